"""Fitting again how loudly acts speak: from games of bots, whose Team Cards are known in the end.

    python -m odango.bots.masquerade.fit --levels gentle steady --seats 4 5 6 --games 200

A player's view is taken at some moment of every trick; the weights are those under which the true teams are likeliest,
drawn a little towards 0 and never against common sense.  Prints the table of `weights.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from math import exp, log, sqrt
from typing import Final, NamedTuple

from odango.bots import bot
from odango.bots.masquerade.belief import deals
from odango.bots.masquerade.evidence import ALONE, marks
from odango.bots.masquerade.measure import play
from odango.bots.masquerade.weights import WEIGHTS
from odango.core.rng import Rng
from odango.games.masquerade import GAME
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.view import MasqueradeView

KINDS: Final = tuple(WEIGHTS)
STEP: Final = 0.05
PULL: Final = 0.002
"""How strongly weights are drawn towards 0, so that an act hardly ever seen says hardly anything."""
NEVER_BELOW: Final = frozenset(
    kind
    for kind in KINDS
    if kind.startswith(("bid", "crown", "take", "lead", "feed", "give", "turn", "choose")) and not kind.endswith("card")
) - {"turn-mate"}
NEVER_ABOVE: Final = frozenset(kind for kind in KINDS if kind.startswith(("starve", "beat", "cancel", "unseat")))
"""What a bot does by some habit is no reason to read people against all sense: to show a side never speaks against it,
and to spoil somebody's trick never makes a mate.
"""


class Sample(NamedTuple):
    """A view: under every way the teams may be, what each kind of act adds up to; and which way was true."""

    rows: list[list[tuple[int, float]]]
    truth: int


def sample(view: MasqueradeView, teams: tuple[int, ...]) -> Sample:
    ways = deals(view.pack, tuple(player.team for player in view.players))
    seen = list(marks(view))
    rows = []
    for _, signs, _ in ways:
        row: dict[int, float] = {}
        for kind, seat, other, sign in seen:
            at = KINDS.index(kind)
            row[at] = row.get(at, 0.0) + sign * signs[seat] * (1 if other == ALONE else signs[other])
        rows.append(sorted(row.items()))
    return Sample(rows, [of for of, _, _ in ways].index(teams))


def samples(level: str, seats: int, seed: int) -> list[Sample]:
    """A game, looked at once in every trick by somebody."""
    rng = Rng(seed)
    found: list[Sample] = []
    moments: dict[int, int] = {}

    def watch(state: Masquerade) -> None:
        trick = len(state.tricks)
        moment = moments.setdefault(trick, rng.below(seats))
        if state.royal >= 0 and len(state.plays) == moment and len(state.pending) == 1:
            moments[trick] = -1
            view = GAME.view(state, rng.below(seats))
            found.append(sample(view, tuple(state.team(seat) for seat in range(seats))))

    play([bot("masquerade", level)] * seats, seed, watch)
    return found


def fitted(found: Sequence[Sample], rounds: int, start: Mapping[str, float] = WEIGHTS) -> dict[str, float]:
    """The weights under which the truth is likeliest: Adam's ascent on a hill with a single top."""
    weights = [start[kind] for kind in KINDS]
    drift = [0.0] * len(KINDS)
    shake = [0.0] * len(KINDS)
    for turn in range(1, rounds + 1):
        slope = gradient(found, weights)
        for at in range(len(KINDS)):
            rise = slope[at] - PULL * weights[at]
            drift[at] = 0.9 * drift[at] + 0.1 * rise
            shake[at] = 0.99 * shake[at] + 0.01 * rise * rise
            pace = STEP * min(1.0, 4 * (1 - turn / (rounds + 1)))
            moved = weights[at] + pace * drift[at] / (1 - 0.9**turn) / (sqrt(shake[at] / (1 - 0.99**turn)) + 1e-8)
            weights[at] = sensible(KINDS[at], moved)
    return dict(zip(KINDS, weights, strict=True))


def sensible(kind: str, weight: float) -> float:
    if kind in NEVER_BELOW:
        return max(0.0, weight)
    return min(0.0, weight) if kind in NEVER_ABOVE else weight


def gradient(found: Sequence[Sample], weights: Sequence[float]) -> list[float]:
    """For each kind of act, by how much more it is there in truth than the weights make one expect."""
    slope = [0.0] * len(KINDS)
    for rows, truth in found:
        loud = [sum([weights[at] * count for at, count in row]) for row in rows]
        top = max(loud)
        likely = [exp(one - top) for one in loud]
        total = sum(likely)
        for at, count in rows[truth]:
            slope[at] += count
        for row, weight in zip(rows, likely, strict=True):
            part = weight / total
            if part > 1e-4:
                for at, count in row:
                    slope[at] -= part * count
    return [rise / len(found) for rise in slope]


def loss(found: Sequence[Sample], weights: Mapping[str, float]) -> float:
    """How surprised one is by the truth, in natural logarithms a view."""
    total = 0.0
    for rows, truth in found:
        loud = [sum([weights[KINDS[at]] * count for at, count in row]) for row in rows]
        total += log(sum([exp(one - loud[truth]) for one in loud]))
    return total / len(found)


def table(weights: Mapping[str, float]) -> Iterator[str]:
    yield "WEIGHTS: Final[dict[str, float]] = {"
    for kind, weight in weights.items():
        yield f'    "{kind}": {round(weight, 3) + 0.0},'
    yield "}"


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit how loudly acts speak of teams.")
    parser.add_argument("--levels", nargs="+", default=["gentle", "steady"])
    parser.add_argument("--seats", nargs="+", type=int, default=[4, 5, 6])
    parser.add_argument("--games", type=int, default=100, help="of each level at each table")
    parser.add_argument("--first", type=int, default=500_000, help="the first seed")
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(args)
    found: list[Sample] = []
    seeds = range(given.first, given.first + given.games)
    with ProcessPoolExecutor(given.workers) as pool:
        for level in given.levels:
            for seats in given.seats:
                found += chain.from_iterable(pool.map(partial(samples, level, seats), seeds, chunksize=4))
    for line in table(fitted(found, given.rounds)):
        print(line)  # noqa: T201


if __name__ == "__main__":
    main()
