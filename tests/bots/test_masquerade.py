"""The bots of Masquerade Battle play by the rules, know what their seat may know, and read the table as it is."""

from __future__ import annotations

from functools import partial
from math import log
from statistics import fmean
from typing import Any

import pytest

from bots import asking
from bots.asking import FEW, every, same_choice
from odango.bots import BOTS, Bot, RandomBot, ask, bot, levels
from odango.bots.arena import interval
from odango.bots.masquerade import evidence, fit, measure
from odango.bots.masquerade.belief import possible_teams, suspicions
from odango.bots.masquerade.evidence import Mark, declared, marks
from odango.bots.masquerade.weights import WEIGHTS
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import SG, TEAM_OF, card, team_pack
from odango.games.masquerade.facts import Play
from odango.games.masquerade.setup import Setup

ALL = list(BOTS["masquerade"].values())
GENTLE, STEADY = bot("masquerade", "gentle"), bot("masquerade", "steady")
SWITCHES: list[dict[str, Any]] = [
    {"deal": "equal"},
    {"bid_min": 30, "bid_max": 31},
    {"opening_bid_forced": False, "pass_is_final": True},
    {"bid_test": "more_than", "bid_max": 8},
    {"cancel_scope": "tier"},
    {"cancel_scope": "planet"},
    {"cancel_scope": "table"},
    {"ruling_action_beats_moon": False, "several_actions": "moon_action_first"},
    {"off_planet_action_in_loser_contest": "no_power"},
    {"betrayal_ignores_follow": True},
    {"leader_names_planet_for_any_symbolless_lead": False},
    {"leader_after_draw": "next_player"},
    {"tuxedo_pile": "SG", "naru_pile_chosen_by": "giver"},
    {"pile_counts_public": False},
]


every_bot = every(ALL)
whole_game = partial(asking.whole_game, GAME)


# --- whole games -----------------------------------------------------------------------------------------------------


@every_bot
@pytest.mark.parametrize("seats", GAME.seats)
def test_plays_whole_games_at_every_table(player: Bot, seats: int) -> None:
    """Every choice is legal: the engine refuses any other.  And the same seed gives the same game."""
    found = whole_game([player] * seats, Setup(), seed=seats)

    assert found.ended
    assert found.tricks == whole_game([player] * seats, Setup(), seed=seats).tricks


@every_bot
@pytest.mark.parametrize("switches", SWITCHES, ids=",".join)
def test_plays_under_every_switch(player: Bot, switches: dict[str, Any]) -> None:
    """Among random players, who bring every kind of table about."""
    for seed in range(2):
        mixed: list[Bot] = [player, RandomBot(), player, RandomBot(), player]
        assert whole_game(mixed, Setup(**switches), seed).ended


@every_bot
def test_same_table_same_chance_same_choice(player: Bot) -> None:
    """Also on an imagined table: nothing but the view and the bot's own chance is looked at."""
    for until in range(0, 70, 7):
        state = whole_game([RandomBot()] * 5, Setup(), until, until)
        same_choice(GAME, player, state, Rng(until), budget=FEW)


def test_levels_are_listed_weakest_first() -> None:
    assert levels("masquerade") == ["random", "gentle", "steady", "sharp"]


@every_bot
@pytest.mark.parametrize(("seats", "least", "most"), [(3, 8, 30), (4, 6, 26), (5, 5, 23), (6, 4, 21), (9, 3, 18)])
def test_bids_what_a_team_may_collect(player: Bot, seats: int, least: int, most: int) -> None:
    """Who is royal in the end has bid no fancy number."""
    for seed in range(8):
        state = GAME.start(Setup(), seats, Rng(seed))
        while state.royal < 0:
            seat = state.pending[0].seat
            choose(state, seat, ask(player, GAME, state, seat, Rng(seed), FEW))

        assert least <= state.target <= most


# --- strength --------------------------------------------------------------------------------------------------------


def test_steady_beats_gentle_as_a_team() -> None:
    """Every deal twice, either team steady's: it wins far more than half of them."""
    found = interval([measure.team_deal(STEADY, GENTLE, 5, seed).won for seed in range(700, 712)])

    assert found.low > 0.5


def test_steady_is_worth_more_to_its_team_than_a_random_player() -> None:
    """With bids bounded: random players bid far more than can be had, and who is in their team has lost."""
    bounded = Setup(bid_max=12)
    found = interval([measure.seat_deal(STEADY, RandomBot(), 4, seed, bounded).gain for seed in range(16)])

    assert found.low > 0.05


# --- belief ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_certain_of_what_is_seen(seats: int) -> None:
    """The own card and the one turned up; everything when the game is over."""
    state = whole_game([GENTLE] * seats, Setup(), seats, until=30)
    for who in (None, *range(seats)):
        view = GAME.view(state, who)
        believed = suspicions(view)
        for seat, chance in enumerate(believed):
            assert 0 <= chance <= 1
            if seat in (who, state.unmasked):
                assert chance == (state.team(seat) == SG)
            elif view.players[seat].team is None and seats > 4:
                assert 0 < chance < 1
    ended = whole_game([GENTLE] * seats, Setup(), seats)

    assert suspicions(GAME.view(ended, None)) == tuple(float(ended.team(seat) == SG) for seat in range(seats))


@pytest.mark.parametrize("seats", GAME.seats)
def test_as_many_guardians_as_the_pack_deals(seats: int) -> None:
    """An even table knows how many there are; at an odd one the spare card leaves one open."""
    guardians = sum(TEAM_OF[identity] == SG for identity in team_pack(seats))
    kingdom = len(team_pack(seats)) - guardians
    for until in range(0, 50, 10):
        state = whole_game([GENTLE] * seats, Setup(), 3, until)
        for who in (None, 0):
            view = GAME.view(state, who)
            ways = possible_teams(view)
            assert sum(way.chance for way in ways) == pytest.approx(1)
            assert all(way.of.count(SG) <= guardians and seats - way.of.count(SG) <= kingdom for way in ways)
            total = sum(suspicions(view))
            assert seats - kingdom - 1e-9 <= total <= guardians + 1e-9


def test_nothing_done_nothing_believed() -> None:
    """Before the first bid everybody else is as likely as the pack says: of five other cards two are of my team."""
    state = GAME.start(Setup(), 6, Rng(1))
    believed = suspicions(GAME.view(state, 0))
    own = 2 / 5 if state.team(0) == SG else 3 / 5

    assert believed[1:] == pytest.approx([own] * 5)


def test_belief_does_not_depend_on_hidden_things() -> None:
    """Two worlds that a seat cannot tell apart make it believe the same."""
    for until in range(5, 60, 11):
        state = whole_game([STEADY] * 5, Setup(), until, until)
        for who in (None, 0, 3):
            imagined = GAME.imagine(state, who, Rng(until))
            assert suspicions(GAME.view(state, who)) == suspicions(GAME.view(imagined, who))


def test_belief_after_a_game_is_better_than_the_prior() -> None:
    losses: dict[str, list[float]] = {"believed": [], "prior": []}
    for seed in range(6):
        for guess in measure.belief_deal(STEADY, 5, seed):
            if guess.trick >= 10:
                for name, chance in (("believed", guess.believed), ("prior", guess.prior)):
                    losses[name].append(-log(max(1e-9, chance if guess.true else 1 - chance)))

    assert fmean(losses["believed"]) < 0.8 * fmean(losses["prior"])


def test_acts_speak_for_who_did_them() -> None:
    """Taken last with the choice of sides, cancelled, fed: as a player at the table would put it."""
    led = Play(0, card("mars-5-4"), SG)
    struck = Play(1, card("mars-4-5"), 1)
    took = Play(2, card("moon-4-8"), SG)
    found = evidence.of_plays((led, struck, took), Setup(), 3)

    assert Mark("lead-middle", 0, evidence.ALONE, 1) in found
    assert Mark("cancel-mate", 1, 0, 1) in found
    assert Mark("take-last-either", 2, evidence.ALONE, 1) in found


def test_sides_are_read_as_they_were_said() -> None:
    """A Betrayal turns the card, not what its player meant by it."""
    plays = (Play(0, card("mars-8-1"), 1), Play(1, card("betrayal-moon-stick"), turned=(0,)))

    assert declared(plays) == [SG, -1]
    assert Mark("lead-high", 0, evidence.ALONE, 1) in evidence.of_plays(plays, Setup(), 4)


def test_every_kind_of_act_has_its_weight() -> None:
    """In games of random players, who do everything."""
    seen: set[str] = set()
    for seed in range(12):
        state = whole_game([RandomBot()] * 5, Setup(), seed)
        seen |= {mark.kind for mark in marks(GAME.view(state, None))}

    assert seen <= set(WEIGHTS)
    assert set(WEIGHTS) - seen <= {"turn", "turn-mate", "lead-special", "give", "choose-pile", "unmask"}


# --- fitting and measuring -------------------------------------------------------------------------------------------


def test_fit_finds_out_what_speaks() -> None:
    """Started from nothing, the fit makes the truth likelier than chance, on games it has not seen."""
    nothing = dict.fromkeys(WEIGHTS, 0.0)
    found = [one for seed in range(10) for one in fit.samples("gentle", 4, seed)]
    weights = fit.fitted(found, 25, nothing)
    later = [one for seed in range(50, 54) for one in fit.samples("gentle", 4, seed)]

    assert weights["crown"] > 0
    assert fit.loss(later, weights) < 0.8 * fit.loss(later, nothing)
    assert list(fit.table(weights))[1].startswith('    "bid-early": ')


def test_measures_print_their_tables(capsys: pytest.CaptureFixture[str]) -> None:
    for args in (
        ["seat", "gentle", "random"],
        ["team", "gentle", "random"],
        ["belief", "gentle"],
        ["time", "gentle"],
        ["auction", "gentle"],
    ):
        measure.main([*args, "--seats", "3", "--deals", "2", "--workers", "1", "--bid-max", "15"])

    said = capsys.readouterr().out
    assert "gain" in said
    assert "as royal team" in said or "as other team" in said
    assert "| believed |" in said
    assert "ms of processor time" in said
    assert "royal team won" in said


def test_what_a_trick_says_is_kept() -> None:
    """A belief is asked for with every view; tricks that are over are not gone through again."""
    state = whole_game([RandomBot()] * 5, Setup(), 4, until=80)
    suspicions(GAME.view(state, None))
    before = evidence.of_trick.cache_info().misses
    suspicions(GAME.view(state, 2))

    assert len(state.tricks) > 1
    assert evidence.of_trick.cache_info().misses == before


def test_unmasks_whom_it_can_least_place() -> None:
    """Never itself."""
    state = GAME.start(Setup(), 5, Rng(2))
    while state.royal < 0:
        seat = state.pending[0].seat
        choose(state, seat, ask(STEADY, GAME, state, seat, Rng(1)))
    believed = suspicions(GAME.view(state, state.royal))
    whom = ask(STEADY, GAME, state, state.royal, Rng(1))

    assert whom != state.royal
    assert abs(believed[whom] - 0.5) == min(abs(chance - 0.5) for chance in believed)
