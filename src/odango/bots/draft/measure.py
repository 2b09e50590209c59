"""Measuring the drafters: decks drafted by one level against decks drafted by another, in the same hands.

python -m odango.bots.draft.measure steady random --deals 40
python -m odango.bots.draft.measure steady random --picks --deals 40
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import Final, NamedTuple

from odango.bots import bot
from odango.bots.arena import Interval, interval, play
from odango.bots.bot import ask
from odango.bots.draft.steady import best_deck
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.ccg import GAME as CCG
from odango.games.ccg.draft import GAME
from odango.games.ccg.draft.setup import Setup
from odango.games.ccg.setup import Setup as CcgSetup

FIRST: Final = 200_000
"""The first seed; rules of thumb were found on others."""
PLAYER: Final = "steady"
"""Who plays all decks."""


class Case(NamedTuple):
    """What is compared."""

    levels: tuple[str, str]
    seats: int
    setup: Setup
    picks: bool
    """Whether the picks alone differ: then both register what a steady drafter would."""


def drafted(case: Case, turned: bool, seed: int) -> tuple[list[str], list[str]]:
    """The decks of both levels from one draft, in which they sit by turns."""
    state = GAME.start(case.setup, case.seats, Rng(seed))
    state.events = None
    names = [case.levels[(seat + turned) % 2] for seat in range(case.seats)]
    chances = [Rng(seed * 64 + seat) for seat in range(case.seats)]
    while state.pending:
        asked = state.pending[0]
        if case.picks and asked.kind == "build":
            choose(state, asked.seat, best_deck(GAME.view(state, asked.seat)))
        else:
            choose(
                state, asked.seat, ask(bot(GAME.name, names[asked.seat]), GAME, state, asked.seat, chances[asked.seat])
            )
    decks = [GAME.view(state, seat).list for seat in range(case.seats)]
    return decks[turned::2], decks[1 - turned :: 2]


def share(case: Case, seed: int) -> float:
    """The first level's share against the second: one deal, drafted from both sides, its decks played from both."""
    found = []
    for turned in (False, True):
        for pair in zip(*drafted(case, turned, seed), strict=True):
            for seat in (0, 1):
                setup = CcgSetup(lists=pair if seat == 0 else pair[::-1])
                found.append(play(CCG, setup, [bot(CCG.name, PLAYER)] * 2, seed).share(seat))
    return fmean(found)


def measured(case: Case, deals: int, first: int, workers: int) -> Interval:
    with ProcessPoolExecutor(workers) as pool:
        return interval(list(pool.map(partial(share, case), range(first, first + deals), chunksize=4)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m odango.bots.draft.measure")
    parser.add_argument("levels", nargs=2)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seats", type=int, choices=(2, 4, 6, 8), default=4)
    parser.add_argument("--format", choices=("draft", "sealed"), default="draft")
    parser.add_argument("--packs", type=int, choices=range(3, 9), default=5)
    parser.add_argument("--picks", action="store_true", help="let the picks alone differ, not the deck that is chosen")
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    setup = Setup(format=asked.format, packs=asked.packs)
    case = Case((asked.levels[0], asked.levels[1]), asked.seats, setup, asked.picks)
    found = measured(case, asked.deals, asked.first, asked.workers)
    print(f"{asked.levels[0]} against {asked.levels[1]}: {found} of {asked.deals} deals, {asked.seats} seats")  # noqa: T201


if __name__ == "__main__":
    main()
