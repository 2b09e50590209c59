"""Rulings on challenges: ties, replays for Power, with whom they are played."""

from __future__ import annotations

import pytest

from odango.core.rng import ScriptedRng
from odango.games.ccg.challenge.challenge import MOST_TIES
from rule import rule
from rulebook.ccg.asking import answer, texts, who
from rulebook.ccg.attacks import attacked, challenged, defend, throw
from rulebook.ccg.looking import damage, discards, hand, in_play, wounds
from rulebook.ccg.table import BYSTANDER, VENUS, table
from rulebook.ccg.telling import said


@rule("ccg#challenge")
@pytest.mark.parametrize("lot", [0, 1])
def test_s27_after_ten_ties_a_lot_decides(lot: int) -> None:
    """Ten equal throws, then chance names the winner."""
    state = challenged()
    state.rng = ScriptedRng([lot])
    for ties in range(MOST_TIES):
        assert said(state, "lot") == [], ties
        throw(state, owner_wins=None)

    assert MOST_TIES == 10
    assert said(state, "lot") == [{"who": 1 if lot else 0}]


@rule("ccg#replaying-a-challenge")
def test_s28_the_loser_is_asked_first_and_then_the_winner() -> None:
    """Three Power are discarded and both throw again; after that the same order anew."""
    state = challenged(hands=["3 soul", "6 soul"], replay_for_power="on")
    throw(state, owner_wins=True)
    assert who(state) == (0, "replay")
    answer(state, 0, "pass")
    assert who(state) == (1, "replay")
    answer(state, 1, "replay 3 soul")
    assert (hand(state, 1), discards(state, 1)) == ("soul soul soul", "soul soul soul")
    throw(state, owner_wins=False)
    assert who(state) == (1, "replay")
    answer(state, 1, "pass")

    assert who(state) == (0, "replay")


@rule("ccg#replaying-a-challenge", "ccg#knowledge")
def test_s28_who_holds_fewer_than_three_cards_is_not_asked() -> None:
    """A hand of two is passed over; one of three without Power is asked, and can only decline."""
    few = challenged(hands=["2 soul", "titus luna pox"], replay_for_power="on")
    throw(few, owner_wins=True)

    assert (who(few), texts(few)) == ((1, "replay"), ["pass"])


@rule("ccg#challenge", "ccg#several-players")
def test_s30_grandpa_hino_against_an_own_monster() -> None:
    """Three seats: the next clockwise throws."""
    state = table(enemies=["", "titus", "jumo"], pie=["", "grandpa-hino"], seats=3, turn=1, step=2)
    answer(state, 1, "use grandpa-hino", "blast titus")
    assert state.contest is not None
    assert (state.contest.owner, state.contest.other) == (1, 2)
    throw(state, owner_wins=True)

    assert in_play(state, 1) == f"{VENUS} grandpa-hino"


@rule("ccg#challenge", "ccg#several-players")
def test_s69_a_challenge_is_played_with_the_owner_of_its_target() -> None:
    """Baby-Sitting: the Person is chosen and its owner throws; for one's own Person the next clockwise does."""
    for person, rival in (("rini", 2), ("luna", 1)):
        state = table(pie=["luna", "artemis", "rini"], hands=["baby-sitting"], step=2)
        answer(state, 0, "play baby-sitting", f"send {person}")
        assert state.contest is not None
        assert (state.contest.owner, state.contest.other) == (0, rival)


@rule("ccg#challenge")
def test_s70_a_decided_second_challenge_is_not_played() -> None:
    """Sammy needs both: the first lost, there is no second.  The Black Widow has something to win in each."""
    state = table(pie=["sammy-tsukino", "rini"], step=3)
    answer(state, 0, "use sammy-tsukino")
    if state.contest is None:
        answer(state, 0, texts(state)[0])
    throw(state, owner_wins=False)

    assert [state.contest, in_play(state, 1)] == [None, f"{BYSTANDER} rini"]

    state = attacked("black-widow")
    defend(state, "sticky-thread-trap")
    throw(state, owner_wins=False)
    assert state.contest is not None
    throw(state, owner_wins=True)

    assert [state.contest, damage(state, "black-widow")] == [None, 0]


@rule("ccg#replaying-a-challenge")
def test_s71_after_a_tie_that_counts_the_attacker_is_asked_first() -> None:
    """Then the Horde's owner; nothing is played again of itself."""
    state = attacked("mud-minion-horde", hands=["3 soul", "3 mind"], rules="advanced")
    defend(state, "unpredictable")
    throw(state, owner_wins=None)
    assert who(state) == (0, "replay")
    answer(state, 0, "pass")
    assert who(state) == (1, "replay")
    answer(state, 1, "replay 3 mind")
    throw(state, owner_wins=None)
    answer(state, 0, "pass")

    assert [in_play(state, 1), wounds(state)] == [BYSTANDER, [0]]
    assert discards(state, 1) == "mind mind mind mud-minion-horde"
