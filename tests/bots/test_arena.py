"""The arena measures what it says: shares, intervals, rotated seats, shared deals."""

from __future__ import annotations

import pytest

from odango.bots import Bot, Imagination, RandomBot, bot
from odango.bots.arena import Contest, Interval, Outcome, arena, interval, play, simulate, student
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.bluff import GAME
from odango.games.bluff.setup import Setup
from odango.games.bluff.view import BluffView

RANDOM = RandomBot()


def contest(share: Interval, seats: int = 4) -> Contest:
    return Contest("bluff", seats, "a", "b", 10, 10 * seats, share, 0.0, 0.0, 0, 0.0)


def test_interval_of_known_numbers() -> None:
    """1 to 5: mean 3, deviation 1.5811, Student's 2.7764 for four degrees of freedom."""
    found = interval([1, 2, 3, 4, 5])

    assert found.mean == 3
    assert found.high - 3 == pytest.approx(2.7764 * 1.58114 / 5**0.5, rel=2e-3)
    assert 3 - found.low == pytest.approx(found.high - 3)


@pytest.mark.parametrize(("freedom", "quantile"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (400, 1.9659)])
def test_student_agrees_with_the_printed_table(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=5e-4)


def test_one_sample_proves_nothing() -> None:
    assert interval([1.0]) == Interval(1.0, 0.0, 1.0)


def test_interval_covers_the_truth_as_often_as_it_says() -> None:
    """Of 2000 intervals around the mean of 40 fair coins, about 95 % hold one half."""
    chance = Rng(1)
    held = 0
    for _ in range(2000):
        found = interval([float(chance.below(2)) for _ in range(40)])
        held += found.low <= 0.5 <= found.high

    assert 1860 < held < 1950


def test_better_means_wholly_above_the_fair_share() -> None:
    assert contest(Interval(0.30, 0.251, 0.35)).better
    assert not contest(Interval(0.30, 0.249, 0.35)).better
    assert contest(Interval(0.30, 0.249, 0.35), seats=5).better


def test_a_shared_victory_is_shared() -> None:
    outcome = Outcome((0, 2), (5.0, 1.0, 5.0), 10)

    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


class Noting(RandomBot):
    """Plays at random and notes what it is first shown of every game it starts."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.first: list[tuple[int, tuple[int, ...]]] = []

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        assert isinstance(view, BluffView)
        assert view.seat is not None
        if not self.seats or self.seats[-1] != view.seat:
            self.seats.append(view.seat)
        if not view.history and question.kind == "start":
            self.first.append((view.seat, view.holder))
        return super().choose(view, question, imagine, rng, budget)


def test_the_challenger_sits_in_every_seat_of_every_deal() -> None:
    challenger = Noting()
    arena(GAME, Setup(), 4, challenger, RANDOM, games=3, seed=7)

    assert challenger.seats == [0, 1, 2, 3] * 3


def test_all_rotations_share_the_deal() -> None:
    """Whoever starts sees the same tiles in all four games of a seed, and another seed deals others."""
    everyone = Noting()
    arena(GAME, Setup(), 4, everyone, everyone, games=2, seed=7)
    deals = [GAME.start(Setup(), 4, Rng(seed)) for seed in (7, 8)]
    expected = [(deal.starter, tuple(deal.holders[deal.starter])) for deal in deals for _ in range(4)]

    assert everyone.first == expected
    assert expected[0] != expected[-1]


def test_a_bot_among_its_likes_wins_exactly_its_share() -> None:
    found = arena(GAME, Setup(), 5, RANDOM, RANDOM, games=5, seed=1)

    assert found.share.mean == pytest.approx(found.fair)
    assert found.points == pytest.approx(found.field_points)
    assert not found.better
    assert found.games == 25


def test_workers_change_nothing_but_the_time() -> None:
    seen: list[int] = []
    alone = arena(GAME, Setup(), 3, bot("bluff", "gentle"), RANDOM, games=10, seed=3, progress=seen.append)
    together = arena(GAME, Setup(), 3, bot("bluff", "gentle"), RANDOM, games=10, seed=3, workers=2)

    assert (alone.share, alone.points, alone.decisions) == (together.share, together.points, together.decisions)
    assert seen == list(range(1, 11))


# --- simulate --------------------------------------------------------------------------------------------------------


def test_simulate_plays_one_game_a_seed() -> None:
    seen: list[int] = []
    bots: list[Bot] = [RANDOM, bot("bluff", "gentle"), RANDOM]
    found = simulate(GAME, Setup(), 3, bots, games=3, seed=5, progress=seen.append)
    outcomes = [play(GAME, Setup(), bots, seed) for seed in (5, 6, 7)]

    assert found.decisions == sum(outcome.decisions for outcome in outcomes)
    assert found.wins == [sum(outcome.share(seat) for outcome in outcomes) for seat in range(3)]
    assert (found.game, found.seats, found.games, found.errors, found.first_error) == ("bluff", 3, 3, 0, "")
    assert seen == [1, 2, 3]


class Cheat(Bot):
    """Chooses what is not offered."""

    level = "cheat"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        return -7


def test_simulate_counts_games_that_break_and_goes_on() -> None:
    found = simulate(GAME, Setup(), 3, [Cheat()] * 3, games=4, seed=9)

    assert found.errors == 4
    assert found.first_error.startswith("seed 9: IllegalChoice: ")
    assert sum(found.wins) == 0


def test_simulate_wants_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="4 seats need as many bots, not 3"):
        simulate(GAME, Setup(), 4, [RANDOM] * 3, games=1, seed=1)


# --- levels are levels -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("challenger", "field", "deals"),
    [("gentle", "random", 30), ("steady", "random", 12), ("steady", "gentle", 30), ("sharp", "steady", 40)],
)
def test_every_level_beats_the_one_below(challenger: str, field: str, deals: int) -> None:
    found = arena(GAME, Setup(), 5, bot("bluff", challenger), bot("bluff", field), deals, seed=1, workers=2)

    assert found.better
