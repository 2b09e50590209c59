"""Measuring the bots of the Sailor Moon CCG; what came of it stands in docs/balance/ccg.md.

python -m odango.bots.ccg.measure decks steady random --deals 40
python -m odango.bots.ccg.measure decks steady random --rules basic --deals 40
python -m odango.bots.ccg.measure seats steady random --deals 40
python -m odango.bots.ccg.measure time steady --deals 20
python -m odango.bots.ccg.measure balance steady --deals 80 --write
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple, get_args

from odango.bots import bot
from odango.bots.arena import Interval, arena, interval, play
from odango.bots.bot import Bot
from odango.games.ccg import GAME
from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, DeckName
from odango.games.ccg.setup import Rules, Setup

FIRST: Final = 100_000
"""The first seed; rules of thumb were found on others."""
DECKS: Final[tuple[DeckName, ...]] = (*STARTERS, *CHARACTER_DECKS)

Levels = tuple[str, str]


class Row(NamedTuple):
    """How one level fares against another with a deck."""

    deck: DeckName
    same: Interval
    """Its share of the games in which both have this deck."""
    all_decks: Interval
    """Its share where the other has each of the eight in turn."""
    back: Interval
    """The share of the other with this deck against its eight."""


def share(levels: Levels, rules: Rules, decks: tuple[DeckName, DeckName], seed: int) -> float:
    """What the first level gets with the first deck from one deal, played from both seats."""
    found = []
    for seat in (0, 1):
        players = [bot(GAME.name, level) for level in (levels if seat == 0 else levels[::-1])]
        setup = Setup(rules=rules, decks=decks if seat == 0 else decks[::-1])
        found.append(play(GAME, setup, players, seed).share(seat))
    return fmean(found)


def row(levels: Levels, rules: Rules, deals: int, first: int, deck: DeckName) -> Row:
    """One deck in the hands of both levels; a sample is a deal, of all eight decks where there are several."""
    seeds = range(first, first + deals)
    same = [share(levels, rules, (deck, deck), seed) for seed in seeds]
    there = [fmean(share(levels, rules, (deck, other), seed) for other in DECKS) for seed in seeds]
    back = [fmean(share(levels[::-1], rules, (deck, other), seed) for other in DECKS) for seed in seeds]
    return Row(deck, interval(same), interval(there), interval(back))


def rows(levels: Levels, rules: Rules, deals: int, first: int, workers: int) -> list[Row]:
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(partial(row, levels, rules, deals, first), DECKS))


class Timed(NamedTuple):
    """How long games take in processor time, for a machine has other things to do too."""

    games: int
    decisions: float
    mean: float
    slowest: float


def timed(player: Bot, setup: Setup, seats: int, games: int, first: int) -> Timed:
    took: list[float] = []
    decisions = 0
    for seed in range(first, first + games):
        begun = process_time()
        decisions += play(GAME, setup, [player] * seats, seed).decisions
        took.append(process_time() - begun)
    return Timed(games, decisions / games, fmean(took), max(took))


def deck_table(found: list[Row]) -> Iterator[str]:
    yield "| deck | same deck | against all eight | all eight against it |"
    yield "|---|---|---|---|"
    for one in found:
        yield f"| `{one.deck}` | {one.same} | {one.all_decks} | {one.back} |"


def seat_table(levels: Levels, rules: Rules, deals: int, first: int, workers: int) -> Iterator[str]:
    yield "| players | deals | share | fair |"
    yield "|---|---|---|---|"
    challenger, field = (bot(GAME.name, level) for level in levels)
    for seats in GAME.seats:
        found = arena(GAME, Setup(rules=rules), seats, challenger, field, deals, first, workers=workers)
        yield f"| {seats} | {deals} | {found.share} | {found.fair:.3f} |"


def time_table(level: str, games: int, first: int) -> Iterator[str]:
    yield "| rules | players | games | choices a game | seconds a game | slowest |"
    yield "|---|---|---|---|---|---|"
    cases: list[tuple[Rules, int]] = [("basic", 2), *(("advanced", seats) for seats in GAME.seats)]
    for rules, seats in cases:
        found = timed(bot(GAME.name, level), Setup(rules=rules), seats, games, first)
        yield (f"| {rules} | {seats} | {games} | {found.decisions:.0f} | {found.mean:.2f} | {found.slowest:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m odango.bots.ccg.measure")
    parser.add_argument("what", choices=("decks", "seats", "time", "balance"))
    parser.add_argument("levels", nargs="+")
    parser.add_argument("--rules", choices=get_args(Rules), default="standard")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=FIRST)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write docs/balance/ccg.md and ccg.svg")
    asked = parser.parse_args()
    if len(asked.levels) != (1 if asked.what in ("time", "balance") else 2):
        parser.error("time and balance take one level, decks and seats two")
    rules: Rules = asked.rules
    match asked.what:
        case "decks":
            lines = deck_table(rows((asked.levels[0], asked.levels[1]), rules, asked.deals, asked.first, asked.workers))
        case "seats":
            lines = seat_table((asked.levels[0], asked.levels[1]), rules, asked.deals, asked.first, asked.workers)
        case "balance":
            # Only here, as it uses the tables above.
            from odango.bots.ccg import balance  # noqa: PLC0415

            level, deals = asked.levels[0], asked.deals
            if asked.write:
                lines = balance.write(level, deals, asked.first, asked.workers)
            else:
                lines = balance.pair_table(balance.duels(level, deals, asked.first, asked.workers))
        case _:
            lines = time_table(asked.levels[0], asked.deals, asked.first)
    for text in lines:
        print(text)  # noqa: T201  a command that prints its table


if __name__ == "__main__":
    main()
