"""Measuring the bots of Masquerade Battle, where a victory belongs to a team.

    python -m odango.bots.masquerade.measure seat steady gentle --seats 5 --deals 200
    python -m odango.bots.masquerade.measure team steady gentle --seats 5 --deals 200
    python -m odango.bots.masquerade.measure belief steady --seats 5 --deals 200
    python -m odango.bots.masquerade.measure time steady --seats 5 --deals 20

`seat`: every deal is played once with the challenger in each seat among the field, and once with the field alone; what
it gains is the share of games its team wins, less what the same seat wins without it on the same deal.  `team`: all
seats of one team are the challenger's, then all of the other.  `belief`: how far what players believe of one another
is true, trick by trick.  `auction`: what is bid among equals, and how often it is won.  `time`: what a decision costs.
The deals are the samples.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import log
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

from odango.bots import Bot, bot
from odango.bots.arena import interval
from odango.bots.bot import ask
from odango.bots.masquerade.belief import possible_teams, suspicions
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.masquerade import GAME
from odango.games.masquerade.scoring import counted
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import Masquerade

ROLES: Final = ("royal player", "royal team", "other team")
USUAL: Final = Setup()
FEW: Final = 10
Watch = Callable[[Masquerade], None]


class Game(NamedTuple):
    """How a game ended."""

    teams: tuple[int, ...]
    winning: int
    royal: Seat
    bid: int
    best: int
    """What the best of the royal team had."""

    def won(self, seat: Seat) -> bool:
        return self.teams[seat] == self.winning

    def roles(self, seat: Seat) -> list[str]:
        if self.teams[seat] != self.teams[self.royal]:
            return ["other team"]
        return ["royal player", "royal team"] if seat == self.royal else ["royal team"]


def play(bots: list[Bot], seed: int, watch: Watch | None = None, setup: Setup = USUAL) -> Game:
    """The same seed gives the same Team Cards and hands, whoever plays."""
    state = GAME.start(setup, len(bots), Rng(seed))
    state.events = None
    chances = [Rng(Rng(seed).word + 1 + seat) for seat in range(len(bots))]
    while state.pending:
        if watch is not None:
            watch(state)
        seat = state.pending[0].seat
        choose(state, seat, ask(bots[seat], GAME, state, seat, chances[seat]))
    teams = tuple(state.team(seat) for seat in range(len(bots)))
    score = counted(state)
    return Game(teams, score.winning_team, state.royal, state.target, score.best_royal)


class Seated(NamedTuple):
    """One deal with the challenger in each seat once."""

    gain: float
    won: float
    without: float
    by_role: dict[str, list[bool]]
    without_by_role: dict[str, list[bool]]


def seat_deal(challenger: Bot, field: Bot, seats: int, seed: int, setup: Setup = USUAL) -> Seated:
    plain = play([field] * seats, seed, setup=setup)
    by_role: dict[str, list[bool]] = {role: [] for role in ROLES}
    without: dict[str, list[bool]] = {role: [] for role in ROLES}
    won = []
    for seat in range(seats):
        bots = [field] * seats
        bots[seat] = challenger
        game = play(bots, seed, setup=setup)
        won.append(game.won(seat))
        for role in game.roles(seat):
            by_role[role].append(game.won(seat))
        for role in plain.roles(seat):
            without[role].append(plain.won(seat))
    base = fmean(plain.won(seat) for seat in range(seats))
    return Seated(fmean(won) - base, fmean(won), base, by_role, without)


def seat_table(deals: list[Seated]) -> Iterator[str]:
    base = fmean(deal.without for deal in deals)
    yield f"won {interval([deal.won for deal in deals])}, the same seats without it {base:.3f}"
    yield f"gain {interval([deal.gain for deal in deals])}"
    for role in ROLES:
        found = [_with_games(d.by_role[role]) for d in deals if d.by_role[role]]
        plain = [_with_games(d.without_by_role[role]) for d in deals if d.without_by_role[role]]
        if found:
            yield f"as {role}: {_share(found)}; the field there {_share(plain)}"


def _with_games(won: list[bool]) -> tuple[int, int]:
    return sum(won), len(won)


def _share(found: list[tuple[int, int]]) -> str:
    """Victories of games, with an interval over deals: of a ratio, by what each deal lies off it."""
    games = sum(count for _, count in found)
    ratio = sum(won for won, _ in found) / games
    if len(found) < FEW:
        return f"{ratio:.3f} of {games}, too few to say more"
    off = interval([(won - ratio * count) * len(found) / games for won, count in found])
    return f"{ratio:.3f} [{ratio + off.low:.3f}, {ratio + off.high:.3f}] of {games}"


class Teamed(NamedTuple):
    """One deal with either team the challenger's."""

    won: float
    as_royal: tuple[int, int]
    as_other: tuple[int, int]


def team_deal(challenger: Bot, field: Bot, seats: int, seed: int, setup: Setup = USUAL) -> Teamed:
    teams = [GAME.start(setup, seats, Rng(seed)).team(seat) for seat in range(seats)]
    royal, other, won = [0, 0], [0, 0], 0
    for team in (0, 1):
        game = play([challenger if of == team else field for of in teams], seed, setup=setup)
        wins = game.winning == team
        won += wins
        tally = royal if game.teams[game.royal] == team else other
        tally[0] += wins
        tally[1] += 1
    return Teamed(won / 2, (royal[0], royal[1]), (other[0], other[1]))


def team_table(deals: list[Teamed]) -> Iterator[str]:
    yield f"won {interval([deal.won for deal in deals])}"
    for name, tallies in (("royal", [d.as_royal for d in deals]), ("other", [d.as_other for d in deals])):
        found = [tally for tally in tallies if tally[1]]
        if found:
            yield f"as {name} team: {_share(found)}"


class Guess(NamedTuple):
    """What was believed of a seat after so many tricks, and what was true."""

    trick: int
    believed: float
    prior: float
    true: int
    own: bool
    """Whether a player believed it, rather than a spectator."""


def belief_deal(player: Bot, seats: int, seed: int, setup: Setup = USUAL) -> list[Guess]:
    guesses: list[Guess] = []
    seen: set[int] = set()

    def watch(state: Masquerade) -> None:
        done = len(state.tricks)
        if state.unmasked < 0 or state.plays or done in seen:
            return
        seen.add(done)
        for who in (None, *range(seats)):
            view = GAME.view(state, who)
            believed = suspicions(view)
            prior = possible_teams(view, _SILENT)
            for seat in range(seats):
                if view.players[seat].team is None:
                    before = sum(teams.chance for teams in prior if teams.of[seat] == 0)
                    true = int(state.team(seat) == 0)
                    guesses.append(Guess(done, believed[seat], before, true, who is not None))

    play([player] * seats, seed, watch, setup)
    return guesses


class _Silence(dict[str, float]):
    """Weights under which nothing anybody does says anything."""

    def __missing__(self, key: str) -> float:
        return 0.0


_SILENT: Final = _Silence()


def belief_table(deals: list[list[Guess]]) -> Iterator[str]:
    every = [guess for deal in deals for guess in deal if guess.own]
    yield "| tricks | log-loss | of the prior | Brier | of the prior | sure (> 0.9) | right when sure |"
    yield "|---|---|---|---|---|---|---|"
    for trick in sorted({guess.trick for guess in every}):
        found = [guess for guess in every if guess.trick == trick]
        sure = [g for g in found if max(g.believed, 1 - g.believed) > 0.9]
        right = f"{fmean((g.believed > 0.5) == g.true for g in sure):.2f}" if sure else "–"
        yield (
            f"| {trick} | {fmean(_loss(g.believed, g.true) for g in found):.3f} "
            f"| {fmean(_loss(g.prior, g.true) for g in found):.3f} "
            f"| {fmean((g.believed - g.true) ** 2 for g in found):.3f} "
            f"| {fmean((g.prior - g.true) ** 2 for g in found):.3f} | {len(sure) / len(found):.2f} | {right} |"
        )
    yield ""
    yield "| believed | guesses | mean belief | true |"
    yield "|---|---|---|---|"
    for tenth in range(10):
        found = [guess for guess in every if min(9, int(guess.believed * 10)) == tenth]
        if found:
            said, true = fmean(g.believed for g in found), fmean(g.true for g in found)
            yield f"| {tenth / 10:.1f}–{tenth / 10 + 0.1:.1f} | {len(found)} | {said:.3f} | {true:.3f} |"


def _loss(believed: float, true: int) -> float:
    return -log(max(1e-12, believed if true else 1 - believed))


def auction_deal(player: Bot, seats: int, seed: int, setup: Setup = USUAL) -> Game:
    return play([player] * seats, seed, setup=setup)


def auction_table(games: list[Game]) -> Iterator[str]:
    won = interval([float(game.teams[game.royal] == game.winning) for game in games])
    bids, bests = fmean(game.bid for game in games), fmean(game.best for game in games)
    yield f"royal team won {won}, bid {bids:.1f}, best of the royal team {bests:.1f}"


class Timed(NamedTuple):
    """What the decisions of a game cost, the game's own part included."""

    decisions: int
    seconds: float
    slowest: float


def time_deal(player: Bot, seats: int, seed: int, setup: Setup = USUAL) -> Timed:
    moments: list[float] = []
    play([player] * seats, seed, lambda _: moments.append(process_time()), setup)
    moments.append(process_time())
    took = [after - before for before, after in pairwise(moments)]
    return Timed(len(took), sum(took), max(took))


def time_table(deals: list[Timed]) -> Iterator[str]:
    mean = sum(deal.seconds for deal in deals) / sum(deal.decisions for deal in deals)
    slowest = max(deal.slowest for deal in deals)
    yield f"{1000 * mean:.2f} ms of processor time a decision, {1000 * slowest:.0f} ms the slowest"


_MEASURES: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], Iterable[str]]]]] = {
    "seat": (seat_deal, seat_table),
    "team": (team_deal, team_table),
    "belief": (belief_deal, belief_table),
    "auction": (auction_deal, auction_table),
    "time": (time_deal, time_table),
}


def main(args: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure the bots of Masquerade Battle.")
    parser.add_argument("what", choices=tuple(_MEASURES))
    parser.add_argument("level", nargs="+", help="challenger and field; or the one level that plays all seats")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    parser.add_argument("--bid-max", type=int, default=USUAL.bid_max, help="bounds what random players bid")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(args)
    bots = [bot("masquerade", level) for level in given.level]
    deal, table = _MEASURES[given.what]
    seeds = range(given.first, given.first + given.deals)
    with ProcessPoolExecutor(given.workers) as pool:
        found = list(
            pool.map(partial(deal, *bots, given.seats, setup=Setup(bid_max=given.bid_max)), seeds, chunksize=4)
        )
    for line in table(found):
        print(line)  # noqa: T201


if __name__ == "__main__":
    main()
