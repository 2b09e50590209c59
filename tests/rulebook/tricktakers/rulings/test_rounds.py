"""Rulings on rounds: modes and characters in use, who chooses and leads, set-up, Black Crowns, discards."""

from __future__ import annotations

import pytest

from odango.core.engine import run
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import BERSERKER_OTHERS, PLAYING_CARDS, card
from odango.games.tricktakers.roster import BASIC, EVERYONE, character
from odango.games.tricktakers.rounds import NextRound
from odango.games.tricktakers.selecting import FirstLead
from odango.games.tricktakers.setup import Setup, in_use
from rule import rule
from rulebook.tricktakers.table import (
    ALL_STAR,
    EIGHT,
    asked,
    asks,
    cannot,
    five_each,
    go,
    held,
    seat_of,
    selecting,
    setting_up,
    table,
    told,
    until_play,
)

TWO = Setup(mode="draft")


@rule("tricktakers#spending-black-crowns", "tricktakers#gambler")
def test_t21_black_crowns_are_offered_after_every_part_of_one_s_own_set_up() -> None:
    """The Gambler may wait for the bid, and is asked again after the stake; never in another's set-up."""
    state = setting_up(five_each("gambler", "hermit", "ruler"), in_round=3, black_crowns=[1, 0, 1])

    assert until_play(state, crown="keep") == [
        *asks("gambler", "exchange crown bid crown stake crown"),
        *asks("ruler", "task task crown"),
    ]


@rule("tricktakers#the-first-lead")
def test_t23_where_all_have_a_crown_the_fewest_points_lead() -> None:
    """And at equal points the better priority before."""
    hands = five_each("collector", "hermit", "resistance")
    fewest = setting_up(hands, in_round=3, crowns=[1, 1, 1], points=[90, 50, 70])
    equal = setting_up(hands, in_round=3, crowns=[1, 1, 1], points=[50, 50, 50], last=["ruler", "hermit", "berserker"])

    assert (fewest.leader, equal.leader) == (1, 1)


@rule("tricktakers#selecting-a-character")
@pytest.mark.parametrize("mode", ["basic", "shuffle", "all_star"])
def test_t24_the_order_of_choosing_is_the_same_in_every_mode(mode: str) -> None:
    """King, then without a Crown, then with one: fewest points alone do not go first."""
    setup = Setup(mode=mode)  # type: ignore[arg-type]
    state = selecting(["hermit", "gambler", "king"], setup=setup, points=[0, 50, 90], crowns=[1, 0, 0])

    assert state.choosers == (2, 1, 0)


def shown_after(shown: tuple[int, ...], seed: int) -> set[int]:
    """What lies there for three players in the round after these were shown, out of eight."""
    state = selecting(
        ["king", "gambler", "hermit"], setup=Setup(mode="shuffle", characters=EIGHT), in_round=1, seed=seed
    )
    state.pending.clear()
    state.agenda.clear()
    state.offered = shown
    state.characters = [character(name) for name in ("king", "gambler", "hermit")]
    state.do(NextRound())
    run(state)
    return set(state.offered)


@rule("tricktakers#selecting-a-character")
def test_t25_of_too_many_unseen_characters_lot_decides() -> None:
    """Five were not shown and four have room: always four of the five, and each of them is left out at times."""
    eight = tuple(map(character, EIGHT))
    shown, unseen = eight[:3], set(eight[3:])
    found = [shown_after(shown, seed) for seed in range(60)]

    assert all(some < unseen and len(some) == 4 for some in found)
    assert {one for some in found for one in unseen - some} == unseen
    assert all(shown_after(eight[:4], seed) == set(eight[4:]) for seed in range(10))


@rule("tricktakers#two-players", "tricktakers#the-first-lead")
def test_t33_after_a_draft_for_two_the_better_priority_leads() -> None:
    """The Hermit before the Ruler, who has fewer points."""
    state = table({"ruler": "r1", "hermit": "b1"}, setup=TWO, points=[0, 90])
    state.pending.clear()
    state.do(FirstLead())
    run(state)

    assert state.leader == 1


@rule("tricktakers#two-players", "tricktakers#the-first-lead")
@pytest.mark.parametrize("first", [0, 1])
def test_t33_at_equal_points_the_first_player_says_who_leads(first: int) -> None:
    """In the last round of the basic game."""
    state = table({"king": "r1", "hermit": "b1"}, setup=Setup(), in_round=5, points=[50, 50])
    state.pending.clear()
    state.first = first
    state.do(FirstLead())
    run(state)

    assert (asked(state).seat, asked(state).kind) == (first, "leader")


HANDS = five_each("king", "hermit", "collector")


@rule("tricktakers#the-cards", "tricktakers#king")
def test_t41_exclusive_cards_are_discarded_openly() -> None:
    """The King's Rare goes to the box, not to the discards, and everyone hears of it; other cards nobody sees."""
    state = setting_up(HANDS, in_round=3, black_crowns=[1, 0, 0])
    go(state, "discard r1", "discard r2 king-rare")
    view = GAME.view(state, 1)

    assert card("king-rare") in view.box
    assert [found.card for found in view.discards] == [-1, -1]
    assert "king discards King’s Rare." in told(state, "hermit")
    assert "king discards a card." in told(state, "hermit")


@rule("tricktakers#selecting-a-character")
def test_t50_which_characters_are_in_use() -> None:
    """The five basic ones in the basic mode, all in the others; or those that were named, in any order."""
    assert in_use(Setup()) == BASIC
    assert in_use(ALL_STAR) == in_use(Setup(mode="shuffle")) == in_use(Setup(mode="draft")) == EVERYONE
    assert in_use(Setup(characters=("ruler", "king", "hermit"))) == (0, 9, 13)


@rule("tricktakers#spending-black-crowns", "tricktakers#berserker")
def test_t56_the_berserker_renews_from_the_draw_deck() -> None:
    """Up to four cards, and what comes are playing cards."""
    state = setting_up(
        five_each("berserker", "hermit", "collector"),
        in_round=3,
        black_crowns=[1, 0, 0],
    )
    others = [name for name in held(state, "berserker").split() if name != "berserker"]
    go(state, " ".join(["discard", *others]))

    assert [one for one in state.hands[0] if one != card("berserker")] == sorted(
        one for one in state.hands[0] if one in PLAYING_CARDS
    )
    assert len(state.stocks[0]) == 2


@rule("tricktakers#spending-black-crowns", "tricktakers#berserker")
def test_t56_or_from_what_was_left_over() -> None:
    """By the variant at most two cards, which come from his own deck."""
    state = setting_up(
        five_each("berserker", "hermit", "collector"),
        setup=Setup(mode="all_star", berserker_redraw="leftovers"),
        in_round=3,
        black_crowns=[1, 0, 0],
    )
    left = state.stocks[0][:]
    others = [name for name in held(state, "berserker").split() if name != "berserker"]
    cannot(state, "berserker", " ".join(["discard", *others[:3]]))
    go(state, " ".join(["discard", *others[:2]]))

    assert set(left) < set(state.hands[0])
    assert state.stocks[0] == []
    assert sum(one in BERSERKER_OTHERS for one in state.hands[0]) == 4


@rule("tricktakers#selecting-a-character")
def test_t58_the_mode_is_basic_unless_another_is_chosen() -> None:
    """Five characters to begin with; the other modes are there to be asked for."""
    state = GAME.start(Setup(), 4, Rng(0))

    assert (Setup().mode, state.offered) == ("basic", BASIC)
    assert GAME.start(ALL_STAR, 4, Rng(0)).offered == EVERYONE
    assert len(GAME.start(Setup(mode="shuffle"), 4, Rng(0)).offered) == 5


@rule("tricktakers#the-first-lead", "tricktakers#gambler")
@pytest.mark.parametrize(("stake", "leader"), [(0, "resistance"), (10, "gambler"), (50, "gambler")])
def test_t64_a_stake_does_not_count_when_the_leader_is_found(stake: int, leader: str) -> None:
    """The Gambler has 20 more by then, and less what is set aside: 40, or fewer than the other's 40."""
    hands = five_each("gambler", "resistance", "collector")
    state = setting_up(hands, in_round=2, points=[30, 40, 90], last=["hermit", "collector", "ruler"])
    go(state, "keep", "bid 1", f"stake {stake}")

    assert state.leader == seat_of(state, leader)
