"""The Strategist: its own Black 7, five Traps in an order of its own, the Tactical card and its points.

What Traps catch is in `test_traps`, what is carried over into the next round in `test_carried`.
"""

from __future__ import annotations

import pytest

from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.strategist import TRAPS, StrategistSheet
from rule import rule
from rulebook.tricktakers.characters.strategist.trapping import SEVEN, sheet
from rulebook.tricktakers.table import (
    FOR_TWO,
    cannot,
    go,
    held,
    lines,
    plain,
    refused,
    round_with,
    say,
    seen_by,
    setting_up,
    table,
    texts,
    told,
    who_is_asked,
    worlds,
)

# Set-up


@rule("tricktakers#strategist")
def test_the_strategist_takes_its_black_7_and_discards_a_different_card() -> None:
    """Six cards for a moment; the Black 7 itself is not among those that may go."""
    state = setting_up({"king": "b1 b2 b3 b4 b5", "strategist": "r1 r2 r3 r4 k7", "hermit": "g1 g2 g3 g4 g5"})
    say(state, "king", "discard b1")
    assert who_is_asked(state) == ("strategist", "discard")
    assert texts(state) == ["discard r1", "discard r2", "discard r3", "discard r4", "discard k7"]
    cannot(state, "strategist", f"discard {SEVEN}")
    assert "Black 7" in refused(state, "strategist", f"card:{card(SEVEN)}")
    say(state, "strategist", "discard k7")

    assert held(state, "strategist") == f"r1 r2 r3 r4 {SEVEN}"
    assert state.box.count(card(SEVEN)) == 1, "the other of its two lies in the box"


@rule("tricktakers#strategist", "tricktakers#spending-black-crowns")
def test_for_a_black_crown_even_the_black_7_may_go() -> None:
    """It need not be a different card then; only one that was carried over has to be played."""
    hands = {"strategist": "r1 r2 r3 r4 r5", "resistance": "g1 g2 g3 g4 g5", "hermit": "b1 b2 b3 b4 b5"}
    state = setting_up(hands, in_round=3, black_crowns=[1, 0, 0], deck="b9")
    say(state, "strategist", "discard r1")
    assert who_is_asked(state) == ("strategist", "crown"), "before the Traps as well as after"
    say(state, "strategist", f"discard {SEVEN}")

    assert held(state, "strategist") == "r2 r3 r4 r5 b9"
    assert who_is_asked(state) == ("strategist", "trap")


@rule("tricktakers#strategist", "tricktakers#strength", "tricktakers#must-follow")
@pytest.mark.parametrize(("lead", "winner"), [("k6", 1), ("k7", 0), ("k8", 0), ("r9", 1)])
def test_its_black_7_is_a_black_7(lead: str, winner: int) -> None:
    """As strong as one: above Black 6, below Black 8, after an equal one; and black follows with it."""
    state = table({"king": f"{lead} g1", "strategist": f"{SEVEN} g2", "hermit": "g3 g4"})
    say(state, "king", lead)
    assert (texts(state) == ["g2 tactical", SEVEN]) == lead.startswith("k")
    say(state, "strategist", SEVEN)
    plain(state, "g3")

    assert state.tricks[0].winner == winner


@rule("tricktakers#strategist")
def test_traps_are_stacked_in_any_order_and_one_is_turned_up_at_the_start_of_each_trick() -> None:
    """Four are chosen, each once, the first trick's first; the fifth is what remains."""
    state = setting_up({"strategist": "k1 k2 k3 k4 k5", "resistance": "g1 g2 g3 g4 g5", "hermit": "b1 b2 b3 b4 b5"})
    say(state, "strategist", "discard k1")
    assert texts(state) == [f"trap {name}" for name in TRAPS]
    say(state, "strategist", "trap follow")
    cannot(state, "strategist", "trap follow")
    say(state, "strategist", "trap winner", "trap low", "trap high")
    found = []
    for lead, other, third in (
        (SEVEN, "g1", "b1"), ("k5", "g2", "b2"), ("k4", "g3", "b3"), ("k3", "g4", "b4"), ("k2", "g5", "b5"),
    ):  # fmt: skip
        assert state.plays == (), "before the leader plays"
        found.append(TRAPS[sheet(state).trap])
        assert [TRAPS[trap] for trap in sheet(state).past] == found[:-1]
        assert seen_by(state, None).players[0].sheet == sheet(state), "all see it"
        plain(state, lead, other, third)

    assert found == ["follow", "winner", "low", "high", "black"]


@rule("tricktakers#strategist")
def test_only_the_strategist_knows_which_trap_comes_next() -> None:
    """To the others every order of those to come is as likely; those turned up they know."""
    state = setting_up({"strategist": "k1 k2 k3 k4 k5", "resistance": "g1 g2 g3 g4 g5", "hermit": "b1 b2 b3 b4 b5"})
    say(state, "strategist", "discard k1", "trap follow", "trap winner")
    for who in ("resistance", None):
        assert seen_by(state, who).players[0].own_stock is None
        assert {len(world.stocks[0]) for world in worlds(state, who)} == {2}
        assert len({tuple(world.stocks[0]) for world in worlds(state, who, 300)}) == 20
    say(state, "strategist", "trap low", "trap high")
    coming = [TRAPS.index(name) for name in ("black", "high", "low", "winner")]
    assert seen_by(state, "strategist").players[0].own_stock == tuple(coming)
    assert {tuple(world.stocks[0]) for world in worlds(state, "strategist")} == {tuple(coming)}
    for who in ("resistance", "hermit", None):
        assert seen_by(state, who).players[0].own_stock is None
        orders = {tuple(world.stocks[0]) for world in worlds(state, who, 400)}
        assert len(orders) == 24
        assert all(TRAPS.index("follow") not in order for order in orders)
    assert not any("trap" in line.lower() and "high" in line.lower() for line in told(state, "hermit"))


@rule("tricktakers#strategist")
def test_its_black_7_is_known_to_be_in_its_hand() -> None:
    """Everyone saw it being taken; the other four are anything."""
    state = setting_up({"strategist": "k1 k2 k3 k4 k5", "resistance": "g1 g2 g3 g4 g5", "hermit": "b1 b2 b3 b4 b5"})
    say(state, "strategist", "discard k1")
    hands = [world.hands[0] for world in worlds(state, "hermit")]

    assert all(card(SEVEN) in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 30


# The Tactical card


@rule("tricktakers#strategist", "tricktakers#must-follow")
def test_the_tactical_card_lets_the_strategist_play_without_following_once_a_round() -> None:
    """Its colour stays what it is: a black card takes a red trick.  The second time red must be followed."""
    state = table({"king": "r5 r6 g1", "strategist": f"r1 r2 {SEVEN}", "hermit": "r8 r9 g3"})
    say(state, "king", "r5")
    assert texts(state) == ["r1", "r2", f"{SEVEN} tactical"]
    say(state, "strategist", f"{SEVEN} tactical")
    assert (state.plays[1].face.colour, sheet(state).tactical) == (3, False)
    plain(state, "r8")
    assert state.tricks[0].winner == 1
    plain(state, "r1")
    state = table(
        {"king": "r5 r6", "strategist": "r1 b2", "hermit": "r8 r9"},
        sheets={"strategist": StrategistSheet(tactical=False)},
    )
    say(state, "king", "r5")
    assert texts(state) == ["r1"]
    cannot(state, "strategist", "b2 tactical")
    assert "red" in refused(state, "strategist", f"card:{card('b2')}").lower()


@rule("tricktakers#strategist", "tricktakers#must-follow")
def test_the_tactical_card_is_not_spent_where_it_is_not_needed() -> None:
    """On a card that follows, has no colour, or when there is nothing to follow with."""
    state = table({"king": "r5 r6", "strategist": "r1 rare", "hermit": "r8 r9"})
    say(state, "king", "r5")
    assert texts(state) == ["r1", "rare"]
    state = table({"king": "r5 r6", "strategist": "b1 k1", "hermit": "r8 r9"})
    say(state, "king", "r5")
    assert texts(state) == ["b1", "k1"]
    say(state, "strategist", "k1")

    assert sheet(state).tactical


@rule("tricktakers#strategist", "tricktakers#must-follow")
@pytest.mark.parametrize(("hand", "play", "known"), [("r1 b2", "b2 tactical", ()), ("g1 b2", "b2", (0,))])
def test_a_card_played_by_the_tactical_card_tells_nothing_of_the_hand(
    hand: str, play: str, known: tuple[int, ...]
) -> None:
    state = table({"king": "r5 r6", "strategist": hand, "hermit": "r8 r9"})
    plain(state, "r5", play)

    assert {seen_by(state, who).players[1].voids for who in ("king", "hermit", None)} == {known}


# The end of a round


@rule("tricktakers#strategist", "tricktakers#crowns")
@pytest.mark.parametrize(("wins", "points"), [(0, 50), (1, 30), (2, -50), (3, 50), (4, 80)])
def test_points_of_the_strategist(wins: int, points: int) -> None:
    """With none or one it could carry a card over instead; with no trick there is a Black Crown either way."""
    state = round_with("strategist", wins, stock={"strategist": [4, 3, 3, 3, 3]}, points=[100, 0, 0])
    if wins < 2:
        assert (who_is_asked(state), texts(state)) == (("strategist", "carry"), ["points", "carry"])
        go(state, "points")

    assert lines(state, 0)[-1] == ("tricks", points)
    assert (state.points[0], state.black_crowns[0], state.carried[0]) == (100 + points, int(wins == 0), -1)


@rule("tricktakers#strategist", "tricktakers#end-of-game")
def test_five_tricks_win_the_game() -> None:
    state = round_with("strategist", 5)

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#strategist", "tricktakers#two-players")
@pytest.mark.parametrize(("wins", "points"), [(2, -50), (5, 50)])
def test_for_two_the_strategist_gets_points_for_five_tricks(wins: int, points: int) -> None:
    """Everything else is as usual: traps catch the other player."""
    state = round_with("strategist", wins, setup=FOR_TWO, points=[100, 0])

    assert not state.ended
    assert lines(state, 0)[-1] == ("tricks", points)
    state = table({"king": "r5 g1", "strategist": "r1 g3"}, setup=FOR_TWO)
    plain(state, "r5", "r1")
    assert (state.points, sheet(state).pool) == ([20, 30], 10)
