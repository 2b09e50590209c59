"""Measuring the bots of TRICKTAKERs; what came of it stands in docs/balance/tricktakers.md.

python -m odango.bots.tricktakers.measure characters steady random --seats 4 --deals 200
python -m odango.bots.tricktakers.measure match steady random --seats 4 --deals 60
python -m odango.bots.tricktakers.measure balance steady --seats 4 --deals 400
python -m odango.bots.tricktakers.measure usual steady --seats 4 --deals 100
python -m odango.bots.tricktakers.measure time sharp --seats 4 --deals 3
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple, TypeVar

from odango.bots import bot
from odango.bots.arena import Contest, Interval, arena, interval
from odango.bots.bot import Bot, ask
from odango.bots.tricktakers.balance import standing_table, standings
from odango.bots.tricktakers.trial import alone, compare, setup_for
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.roster import NAMES, Character
from odango.games.tricktakers.setup import Setup

FIRST: Final = 100_000
"""The first seed; what was fitted was fitted on others."""

D = TypeVar("D")


class Row(NamedTuple):
    """A character at a table of so many, in both players' hands."""

    character: str
    seats: int
    deals: int
    gain: Interval
    """What the challenger's round brought more."""
    points: tuple[float, float]
    won: tuple[float, float]
    """Games won by the character; each of the challenger and of the other."""
    finals: int
    final_gain: Interval
    """How many more games were won in the final round, by whatever."""
    final_won: tuple[float, float]


def character_row(levels: tuple[str, str], seats: int, deals: int, first: int, character: Character) -> Row:
    """One character measured over so many first rounds and as many final ones, less those never reached."""
    challenger, field = (bot(GAME.name, level) for level in levels)
    seeds = range(first, first + deals)
    opening = _there(compare(challenger, field, seats, character, seed, final=False) for seed in seeds)
    finals = _there(compare(challenger, field, seats, character, seed, final=True) for seed in seeds)
    return Row(
        NAMES[character],
        seats,
        len(opening),
        interval([deal.challenger.score - deal.other.score for deal in opening]),
        (fmean(deal.challenger.points for deal in opening), fmean(deal.other.points for deal in opening)),
        (fmean(deal.challenger.won for deal in opening), fmean(deal.other.won for deal in opening)),
        len(finals),
        interval([float(deal.challenger.victor) - deal.other.victor for deal in finals]),
        (fmean(deal.challenger.victor for deal in finals), fmean(deal.other.victor for deal in finals)),
    )


def _there(deals: Iterable[D | None]) -> list[D]:
    return [deal for deal in deals if deal is not None]


def characters(
    levels: tuple[str, str], seats: Sequence[int], deals: int, first: int, workers: int, names: Sequence[str] = NAMES
) -> list[Row]:
    jobs = [(count, NAMES.index(name)) for count in seats for name in names]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(partial(_character_job, levels, deals, first), jobs))


def _character_job(levels: tuple[str, str], deals: int, first: int, job: tuple[int, Character]) -> Row:
    return character_row(levels, job[0], deals, first, job[1])


def contest(levels: tuple[str, str], seats: int, deals: int, first: int, workers: int, setup: Setup) -> Contest:
    """Whole games, the challenger in every seat once."""
    challenger, field = (bot(GAME.name, level) for level in levels)
    return arena(GAME, setup, seats, challenger, field, deals, first, workers=workers)


class Timed(NamedTuple):
    """What choices cost, the view and imagining included."""

    choices: int
    mean: float
    slowest: float


def timed(player: Bot, seats: int, games: int, first: int) -> Timed:
    """Processor time, for a machine has other things to do too."""
    took: list[float] = []
    for seed in range(first, first + games):
        state = GAME.start(setup_for(seats), seats, Rng(seed))
        state.events = None
        chance = Rng(seed + 1)
        while state.pending:
            seat = state.pending[0].seat
            begun = process_time()
            choice = ask(player, GAME, state, seat, chance)
            took.append(process_time() - begun)
            choose(state, seat, choice)
    return Timed(len(took), fmean(took), max(took))


def usual(level: str, seats: int, deals: int, first: int, workers: int, names: Sequence[str]) -> Iterator[str]:
    """The table of `usual.py`, for this many seats."""
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(partial(_usual_job, level, seats, deals, first), map(NAMES.index, names))


def _usual_job(level: str, seats: int, deals: int, first: int, character: Character) -> str:
    player = bot(GAME.name, level)
    opening, finals = (
        _there(alone(player, seats, character, first + i, final=final) for i in range(deals)) for final in (False, True)
    )
    both = opening + finals
    return (
        f"{NAMES[character]}: {seats}: Usual({fmean(r.points for r in opening):.0f}, "
        f"{fmean(r.points for r in finals):.0f}, {fmean(r.crown for r in both):.2f}, "
        f"{fmean(r.black_crown for r in both):.2f}, {fmean(r.won for r in opening):.2f}, "
        f"{fmean(r.won for r in finals):.2f}),"
    )


def character_table(rows: Iterable[Row]) -> Iterator[str]:
    yield "| seats | character | rounds | gain | points | won at once | final rounds | more games won | games won |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for row in rows:
        gain, more = row.gain, row.final_gain
        yield (
            f"| {row.seats} | {row.character} | {row.deals} | {gain.mean:.0f} [{gain.low:.0f}, {gain.high:.0f}] "
            f"| {row.points[0]:.0f} / {row.points[1]:.0f} | {row.won[0]:.2f} / {row.won[1]:.2f} | {row.finals} "
            f"| {more.mean:.2f} [{more.low:.2f}, {more.high:.2f}] | {row.final_won[0]:.2f} / {row.final_won[1]:.2f} |"
        )


def match_table(contests: Iterable[tuple[str, Contest]]) -> Iterator[str]:
    yield "| seats | mode | deals | fair share | won | points | of the others |"
    yield "|---|---|---|---|---|---|---|"
    for mode, found in contests:
        yield (
            f"| {found.seats} | {mode} | {found.deals} | {found.fair:.3f} | {found.share} | {found.points:.0f} "
            f"| {found.field_points:.0f} |"
        )


def lines(given: argparse.Namespace) -> Iterator[str]:
    levels: list[str] = given.level
    pair = (levels[0], levels[-1])
    match given.what:
        case "characters":
            rows = characters(pair, given.seats, given.deals, given.first, given.workers, given.characters)
            yield from character_table(rows)
        case "match":
            setups = [(seats, Setup(mode=given.mode) if given.mode else setup_for(seats)) for seats in given.seats]
            yield from match_table(
                (setup.mode, contest(pair, seats, given.deals, given.first, given.workers, setup))
                for seats, setup in setups
            )
        case "balance":
            yield from standing_table(
                row
                for seats in given.seats
                for row in standings(levels[0], seats, given.deals, given.first, given.workers)
            )
        case "usual":
            for seats in given.seats:
                yield from usual(levels[0], seats, given.deals, given.first, given.workers, given.characters)
        case _:
            yield "| bot | seats | choices | mean | slowest |"
            yield "|---|---|---|---|---|"
            for level in levels:
                for seats in given.seats:
                    took = timed(bot(GAME.name, level), seats, given.deals, given.first)
                    times = f"{1000 * took.mean:.1f} ms | {1000 * took.slowest:.0f} ms"
                    yield f"| {level} | {seats} | {took.choices} | {times} |"


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure the bots of TRICKTAKERs.")
    parser.add_argument("what", choices=("characters", "match", "balance", "usual", "time"))
    parser.add_argument("level", nargs="+", help="challenger and field; or those that play all seats")
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=FIRST, help="the first seed")
    parser.add_argument(
        "--characters", nargs="+", choices=NAMES, default=NAMES, help="which; all unless told otherwise"
    )
    parser.add_argument("--mode", default="", help="all_star, or draft for two, unless told otherwise")
    parser.add_argument("--workers", type=int, default=2)
    for line in lines(parser.parse_args(args)):
        print(line)  # noqa: T201


if __name__ == "__main__":
    main()
