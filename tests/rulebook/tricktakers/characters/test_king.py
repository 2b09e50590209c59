"""The King: set-up, points, the final battle, his privilege, and two players."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.cards import card
from odango.games.tricktakers.setup import Setup
from rule import rule
from rulebook.tricktakers.table import (
    FOR_TWO,
    account,
    asked,
    go,
    held,
    lines,
    plain,
    round_with,
    say,
    selecting,
    setting_up,
    table,
    texts,
)

HANDS = {"king": "r1 r2 b3 g4 k5", "resistance": "r6 r7 r8 b1 b2", "hermit": "b4 b5 b6 b7 b8"}


@rule("tricktakers#king")
def test_the_king_takes_his_rare_and_discards_a_card() -> None:
    """Any of the six; then he has five cards."""
    state = setting_up(HANDS)
    assert (asked(state).kind, asked(state).seat) == ("discard", 0)
    assert held(state, "king") == "r1 r2 b3 g4 k5 king-rare"
    assert texts(state) == [f"discard {name}" for name in held(state, "king").split()]
    say(state, "king", "discard b3")

    assert held(state, "king") == "r1 r2 g4 k5 king-rare"
    assert [(one.seat, one.known) for one in state.discards] == [(0, False)]
    assert len(state.deck) == 25


@rule("tricktakers#king")
def test_t65_the_king_may_discard_his_rare() -> None:
    """It goes back to the box, and everyone sees it."""
    state = setting_up(HANDS)
    say(state, "king", "discard king-rare")

    assert held(state, "king") == "r1 r2 b3 g4 k5"
    assert (card("king-rare") in state.box, state.discards) == (True, [])


@rule("tricktakers#king", "tricktakers#strength")
@pytest.mark.parametrize(("first", "winner"), [("king", 0), ("resistance", 1)])
def test_his_rare_is_as_strong_as_any_rare(first: str, winner: int) -> None:
    """Of two Rares the first played wins, whosever it is."""
    state = table({"king": "king-rare r1", "resistance": "rare r2", "hermit": "k9 r3"}, leader=first)
    order = {"king": ["king-rare", "rare", "k9"], "resistance": ["rare", "k9", "king-rare"]}
    plain(state, *order[first])

    assert state.tricks[0].winner == winner


@rule("tricktakers#king", "tricktakers#must-follow")
def test_his_rare_may_be_played_though_he_could_follow() -> None:
    """It has no colour."""
    state = table({"resistance": "r5 r1", "king": "r2 b3 king-rare", "hermit": "r6 r7"})
    plain(state, "r5")

    assert texts(state) == ["r2", "king-rare"]


@rule("tricktakers#king")
@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 20), (2, 50), (3, 80), (4, 120)])
def test_the_kings_points_by_tricks(wins: int, points: int) -> None:
    state = round_with("king", wins)

    assert lines(state, 0) == [("tricks", points)]
    assert account(state, 0).after == 30 + points


@rule("tricktakers#king", "tricktakers#end-of-game")
@pytest.mark.parametrize("in_round", [1, 3])
def test_five_tricks_win_the_king_the_game(in_round: int) -> None:
    state = round_with("king", 5, in_round=in_round)

    assert (state.ended, state.victor, state.victory) == (True, 0, "character")


@rule("tricktakers#king")
@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 40), (2, 100), (3, 160), (4, 240)])
def test_in_the_final_round_his_points_count_twice(wins: int, points: int) -> None:
    """Three tricks are 160.  Said in two lines of the account."""
    state = round_with("king", wins, in_round=3)

    assert lines(state, 0) == [("tricks", points // 2), ("king-final", points // 2)]
    assert account(state, 0).after == 30 + points


@rule("tricktakers#king")
def test_in_the_final_round_only_his_own_points_are_doubled() -> None:
    """Not a task's."""
    state = round_with("king", 1, in_round=3, tasks={"king": [3]})

    assert lines(state, 0) == [("tricks", 20), ("king-final", 20), ("task-missed", -10)]


@rule("tricktakers#king", "tricktakers#selecting-a-character")
def test_next_round_he_chooses_first_whatever_he_has() -> None:
    """Crowns and points do not matter."""
    state = selecting(["hermit", "king", "berserker"], points=[0, 200, 30], crowns=[0, 1, 0])

    assert state.choosers == (1, 0, 2)
    assert asked(state).seat == 1


@rule("tricktakers#king", "tricktakers#selecting-a-character")
def test_next_round_he_may_not_be_king_again() -> None:
    """Somebody else may; and the round after that he may."""
    state = selecting(["hermit", "king", "berserker"])
    assert (asked(state).seat, "king" in texts(state)) == (1, False)
    go(state, "hermit")
    assert "king" in texts(state)
    later = selecting(["hermit", "gambler", "berserker"], in_round=3)

    assert "king" in texts(later)


@rule("tricktakers#two-players", "tricktakers#king")
@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 20), (2, 50), (3, 80), (4, 120), (5, 50)])
def test_for_two_five_tricks_are_fifty_and_not_the_game(wins: int, points: int) -> None:
    state = round_with("king", wins, setup=FOR_TWO)

    assert lines(state, 0) == [("tricks", points)]
    assert not state.ended


@rule("tricktakers#two-players", "tricktakers#king")
def test_for_two_the_last_round_counts_twice_as_well() -> None:
    state = round_with("king", 5, setup=FOR_TWO, in_round=4)

    assert lines(state, 0) == [("tricks", 50), ("king-final", 50)]
    assert state.victory == "points"


@rule("tricktakers#two-players", "tricktakers#king")
@pytest.mark.parametrize(("in_round", "first"), [(2, 1), (3, 0), (4, 1)])
def test_for_two_he_does_not_choose_first(in_round: int, first: int) -> None:
    """The first player does in rounds 1 and 3, the other in 2 and 4, whoever was King."""
    for last in (["king", "hermit"], ["hermit", "king"]):
        state = selecting(last, setup=Setup(), in_round=in_round)
        assert state.choosers[0] == first
