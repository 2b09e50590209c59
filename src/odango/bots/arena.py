"""Where bots are measured.

Strength is a share of victories with an interval around it, never an opinion.  Every deal is played once from each seat
by the challenger, so that neither the seat nor the luck of the deal can flatter it; the deals are the independent
samples, the games of one deal are not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import NormalDist, fmean, stdev
from time import perf_counter
from typing import Any

from msgspec import Struct

from odango.bots.bot import Bot, ask
from odango.core.engine import choose
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.step import Seat

Progress = Callable[[int], None]
"""Called with how many games (of `simulate`) or deals (of `arena`) are done."""

CONFIDENCE = 0.95


class Outcome(Struct, frozen=True):
    """One game played to its end."""

    winners: tuple[Seat, ...]
    points: tuple[float, ...]
    decisions: int

    def share(self, seat: Seat) -> float:
        """The seat's part of the victory; who wins together shares it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(game: Game[Any, Any], setup: Any, bots: Sequence[Bot], seed: int) -> Outcome:
    """Play one game.  The same seed gives the same deal whoever plays, and the same game to the same bots."""
    state = game.start(setup, len(bots), Rng(seed))
    state.events = None
    chances = [_own_chance(seed, seat) for seat in range(len(bots))]
    bound = game.bound(setup, len(bots))
    decisions = 0
    while state.pending:
        seat = state.pending[0].seat
        choose(state, seat, ask(bots[seat], game, state, seat, chances[seat]))
        decisions += 1
        if decisions > bound:
            raise RuntimeError(f"the game goes on after {bound} decisions")
    result = game.result(state)
    if result is None:
        raise RuntimeError("the game stopped without a result")
    return Outcome(result.winners, result.points, decisions)


def _own_chance(seed: int, seat: Seat) -> Rng:
    """A bot's own chance, apart from the game's and from that of every other seat."""
    return Rng(Rng(seed).word + 1 + seat)


class Simulation(Struct, frozen=True):
    """What many games came to."""

    game: str
    seats: int
    games: int
    decisions: int
    seconds: float
    wins: list[float]
    """Victories of each seat; one shared by n winners counts 1/n for each, so that they add up to the games ended."""
    errors: int
    """Games that broke off with an exception."""
    first_error: str = ""
    """The seed of the first of them and what went wrong."""


def simulate(
    game: Game[Any, Any],
    setup: Any,
    seats: int,
    bots_by_seat: Sequence[Bot],
    games: int,
    seed: int,
    progress: Progress | None = None,
) -> Simulation:
    """Play games number `seed`, `seed + 1` and so on, always with the same bot in the same seat."""
    if len(bots_by_seat) != seats:
        raise ValueError(f"{seats} seats need as many bots, not {len(bots_by_seat)}")
    game.check(setup, seats)
    wins = [0.0] * seats
    decisions = errors = 0
    first_error = ""
    begun = perf_counter()
    for i in range(games):
        try:
            outcome = play(game, setup, bots_by_seat, seed + i)
        except Exception as error:  # noqa: BLE001  a sweep counts what breaks and goes on
            errors += 1
            first_error = first_error or f"seed {seed + i}: {type(error).__name__}: {error}"
        else:
            decisions += outcome.decisions
            for seat in outcome.winners:
                wins[seat] += outcome.share(seat)
        if progress is not None:
            progress(i + 1)
    return Simulation(game.name, seats, games, decisions, perf_counter() - begun, wins, errors, first_error)


class Interval(Struct, frozen=True):
    """Where a mean lies, with 95 % confidence."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} [{self.low:.3f}, {self.high:.3f}]"


def interval(samples: Sequence[float]) -> Interval:
    """The mean of independent samples and Student's interval around it.  One sample says nothing: 0 to 1."""
    mean = fmean(samples)
    if len(samples) == 1:
        return Interval(mean, 0.0, 1.0)
    reach = student(len(samples) - 1) * stdev(samples) / sqrt(len(samples))
    return Interval(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """Student's two-sided 95 % quantile, from the normal one by Cornish and Fisher's expansion.

    Good to three digits from five degrees of freedom on, and a contest has hundreds.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


class Contest(Struct, frozen=True):
    """How a challenger fared among others."""

    game: str
    seats: int
    challenger: str
    field: str
    deals: int
    games: int
    """Every deal is played once from each seat."""
    share: Interval
    """The challenger's share of the victories; a victory of n counts 1/n."""
    points: float
    """The challenger's mean points."""
    field_points: float
    """The mean points of the others."""
    decisions: int
    seconds: float

    @property
    def fair(self) -> float:
        """The share of one who plays like everybody else."""
        return 1 / self.seats

    @property
    def better(self) -> bool:
        """Whether the challenger wins more than its share, beyond doubt."""
        return self.share.low > self.fair


class _Deal(Struct, frozen=True):
    share: float
    points: float
    field_points: float
    decisions: int


def arena(
    game: Game[Any, Any],
    setup: Any,
    seats: int,
    challenger: Bot,
    field: Bot,
    games: int,
    seed: int,
    progress: Progress | None = None,
    workers: int = 1,
) -> Contest:
    """Measure `challenger` with `field` in all other seats, over `games` deals, each played once from every seat."""
    game.check(setup, seats)
    deal = partial(_play_deal, game, setup, seats, challenger, field)
    seeds = range(seed, seed + games)
    begun = perf_counter()
    if workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            deals = _collect(pool.map(deal, seeds, chunksize=8), progress)
    else:
        deals = _collect(map(deal, seeds), progress)
    return Contest(
        game=game.name,
        seats=seats,
        challenger=challenger.level,
        field=field.level,
        deals=games,
        games=games * seats,
        share=interval([deal.share for deal in deals]),
        points=fmean(deal.points for deal in deals),
        field_points=fmean(deal.field_points for deal in deals),
        decisions=sum(deal.decisions for deal in deals),
        seconds=perf_counter() - begun,
    )


def _play_deal(game: Game[Any, Any], setup: Any, seats: int, challenger: Bot, field: Bot, seed: int) -> _Deal:
    share = points = all_points = 0.0
    decisions = 0
    for seat in range(seats):
        bots = [field] * seats
        bots[seat] = challenger
        outcome = play(game, setup, bots, seed)
        share += outcome.share(seat)
        points += outcome.points[seat]
        all_points += sum(outcome.points)
        decisions += outcome.decisions
    return _Deal(share / seats, points / seats, (all_points - points) / seats / (seats - 1), decisions)


def _collect(deals: Iterable[_Deal], progress: Progress | None) -> list[_Deal]:
    done = []
    for deal in deals:
        done.append(deal)
        if progress is not None:
            progress(len(done))
    return done
