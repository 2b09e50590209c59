"""Measuring the bots of Dice Challenge over all pairings of characters.

    python -m odango.bots.dice.measure levels sharp steady --seeds 1
    python -m odango.bots.dice.measure characters steady --seeds 2

Every pairing of characters is fought with seats and characters exchanged on the same seed, so neither the stronger
character nor the seat can flatter a level.  The matches of one pairing and seed are one sample.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations, combinations_with_replacement
from time import process_time
from typing import NamedTuple

import msgspec

from odango.bots import Bot, bot
from odango.bots.arena import Interval, interval, play
from odango.games.dice import GAME
from odango.games.dice.characters import CHARACTERS, NAMES
from odango.games.dice.setup import Setup


class Bout(NamedTuple):
    """Two characters and a seed."""

    one: int
    two: int
    seed: int


class Fought(NamedTuple):
    """What the matches of a bout came to."""

    bout: Bout
    share: float
    """The part of its matches that the challenger, or the first character, won."""
    decisions: int
    seconds: float


def seat_0_wins(one: int, two: int, players: tuple[Bot, Bot], seed: int) -> tuple[bool, int]:
    """Whether seat 0 wins, with character `one` against `two`; and after how many decisions."""
    setup = msgspec.convert({"line_up": (NAMES[one], NAMES[two]), "same_character": True}, Setup)
    outcome = play(GAME, setup, players, seed)
    return 0 in outcome.winners, outcome.decisions


def fight(challenger: Bot, field: Bot, bout: Bout) -> Fought:
    """Each bot has each character in each seat once: four matches, or two where both characters are the same."""
    begun = process_time()
    won = fought = decisions = 0
    for one, two in dict.fromkeys([(bout.one, bout.two), (bout.two, bout.one)]):
        for home in (True, False):
            first, asked = seat_0_wins(one, two, (challenger, field) if home else (field, challenger), bout.seed)
            won += first == home
            fought += 1
            decisions += asked
    return Fought(bout, won / fought, decisions, process_time() - begun)


def compare(player: Bot, bout: Bout) -> Fought:
    """Each character has each seat once, both played by the same bot."""
    begun = process_time()
    home, asked = seat_0_wins(bout.one, bout.two, (player, player), bout.seed)
    away, more = seat_0_wins(bout.two, bout.one, (player, player), bout.seed)
    return Fought(bout, (home + (not away)) / 2, asked + more, process_time() - begun)


def bouts(pairs: Iterable[tuple[int, int]], seeds: int, first: int) -> list[Bout]:
    return [Bout(one, two, first + i * seeds + j) for i, (one, two) in enumerate(pairs) for j in range(seeds)]


def levels_table(found: list[Fought]) -> Iterator[str]:
    share = interval([fought.share for fought in found])
    decisions, seconds = sum(f.decisions for f in found), sum(f.seconds for f in found)
    yield f"{len(found)} samples, share of matches won {percent(share)}"
    yield f"{decisions} decisions, {1000 * seconds / decisions:.2f} ms of processor time a decision"


def characters_table(found: list[Fought]) -> Iterator[str]:
    shares: dict[int, list[float]] = {number: [] for number in range(len(CHARACTERS))}
    for fought in found:
        shares[fought.bout.one].append(fought.share)
        shares[fought.bout.two].append(1 - fought.share)
    rows = {number: interval(share) for number, share in shares.items()}
    yield "| character | matches | won |"
    yield "|---|---|---|"
    for number in sorted(rows, key=lambda number: -rows[number].mean):
        yield f"| {NAMES[number]} | {2 * len(shares[number])} | {percent(rows[number])} |"


def percent(found: Interval) -> str:
    return f"{100 * found.mean:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots of Dice Challenge over all pairings of characters.")
    parser.add_argument("what", choices=("levels", "characters"))
    parser.add_argument("level", nargs="+", help="challenger and field; or the one level that plays all characters")
    parser.add_argument("--seeds", type=int, default=1, help="how many seeds a pairing")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    everyone = range(len(CHARACTERS))
    with ProcessPoolExecutor(given.workers) as pool:
        if given.what == "levels":
            challenger, field = (bot("dice", level) for level in given.level)
            todo = bouts(combinations_with_replacement(everyone, 2), given.seeds, given.first)
            lines = levels_table(list(pool.map(partial(fight, challenger, field), todo, chunksize=4)))
        else:
            (player,) = (bot("dice", level) for level in given.level)
            todo = bouts(combinations(everyone, 2), given.seeds, given.first)
            lines = characters_table(list(pool.map(partial(compare, player), todo, chunksize=4)))
        for line in lines:
            print(line)  # noqa: T201


if __name__ == "__main__":
    main()
