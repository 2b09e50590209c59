"""The Ninja: the second card, when it counts and as what, and the Black Crown for two tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from odango.games.tricktakers.cards import NO_COLOUR, card
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.last_trick import about_to_take
from rulebook.tricktakers.table import (
    ALL_STAR,
    FOR_TWO,
    account,
    cannot,
    cards,
    go,
    held,
    lines,
    say,
    table,
    taken,
    task,
    texts,
    told,
    who_is_asked,
)


def shadow(hand: str, *, king: str = "r5 b5 g5", ruler: str = "r6 b6 g6", deck: str = "g9", **more: Any) -> Tricktakers:
    """The Ninja leads; King and Ruler follow."""
    return table({"ninja": hand, "king": king, "ruler": ruler}, deck=deck, **more)


# Laying the second card down


@rule("tricktakers#ninja")
def test_a_second_card_is_laid_face_down_and_one_is_drawn() -> None:
    """After the first card, on the same turn; it lies beside the trick, and others see none of it."""
    state = shadow("r1 r2 k3")
    say(state, "ninja", "r1")
    assert who_is_asked(state) == ("ninja", "clone")
    say(state, "ninja", "second r2")

    assert held(state, "ninja") == "g9 k3"
    assert state.aside == [cards("r2"), [], []]
    assert [play.card for play in state.plays] == cards("r1")
    assert who_is_asked(state) == ("king", "play")
    assert not any("Red 2" in line for line in told(state, "king"))


@rule("tricktakers#ninja")
def test_no_second_card_need_be_laid_and_then_none_is_drawn() -> None:
    state = shadow("r1 r2 k3")
    say(state, "ninja", "r1", "no second card")
    assert held(state, "ninja") == "r2 k3"
    go(state, "r5", "r6")

    assert state.trick == 2


@rule("tricktakers#ninja", "tricktakers#must-follow")
def test_p13_the_second_card_must_follow_ones_own_lead() -> None:
    """Red was led and there is another red card: that one, or a card without a colour."""
    state = shadow("r2 r7 b1 k1 rare")
    say(state, "ninja", "r2")

    assert texts(state) == ["no second card", "second r7", "second rare"]
    cannot(state, "ninja", "second k1")


@rule("tricktakers#ninja", "tricktakers#must-follow")
def test_p14_without_the_lead_colour_any_second_card_will_do() -> None:
    """Green was led, and no green is left."""
    state = shadow("g3 r7 k1", ruler="r6 b6 b7", king="r5 b5 g5")
    say(state, "ninja", "g3")

    assert texts(state) == ["no second card", "second r7", "second k1"]


@rule("tricktakers#ninja", "tricktakers#must-follow")
def test_p15_a_second_card_sets_no_colour() -> None:
    """A White Flag was led, with the Black 1 face down: the next player may play anything, and sets the colour."""
    state = shadow("flag k1 k3", king="r5 b5 k5")
    say(state, "ninja", "flag", "second k1")
    assert state.lead == NO_COLOUR
    assert texts(state) == ["r5", "b5", "k5"]
    go(state, "b5", "b6", "flip")

    assert state.tricks[0].winner == 0, "the Black 1 beats blue"


@rule("tricktakers#ninja", "tricktakers#must-follow")
def test_both_cards_follow_what_another_has_led() -> None:
    """Blue was led: first one blue card, then the other."""
    state = shadow("b1 b2 k3", leader="ruler")
    say(state, "ruler", "b6")
    assert texts(state) == ["b1", "b2"]
    say(state, "ninja", "b1")

    assert texts(state) == ["no second card", "second b2"]


@rule("tricktakers#ninja")
@pytest.mark.parametrize("trick", [1, 2, 3, 4])
def test_with_cards_in_hand_one_of_them_is_laid_down(trick: int) -> None:
    state = shadow("r1 r2", trick=trick)
    say(state, "ninja", "r1")

    assert texts(state) == ["no second card", "second r2"]


@rule("tricktakers#ninja")
@pytest.mark.parametrize(("answer", "wins"), [("flip", 2), ("no flip", 1)])
def test_in_the_fifth_trick_it_is_the_top_card_of_the_deck(answer: str, wins: int) -> None:
    """The Ninja looks at it, and it lies face down; it may be turned up or discarded.  Nothing is drawn for it."""
    state = shadow("r1", king="r5", ruler="r6", deck="k9 g8", trick=5, wins=[1, 2, 1])
    say(state, "ninja", "r1")
    assert texts(state) == ["no look", "look"]
    say(state, "ninja", "look")
    assert (state.aside[0], held(state, "ninja")) == (cards("k9"), "")
    assert any("Black 9" in line for line in told(state, "ninja"))
    assert not any("Black 9" in line for line in told(state, "king"))
    go(state, "r5", "r6", answer)

    assert account(state, 0).wins == wins


@rule("tricktakers#ninja")
def test_in_the_fifth_trick_one_need_not_look() -> None:
    state = shadow("r1", king="r5", ruler="r6", deck="k9 g8", trick=5, wins=[1, 2, 1])
    go(state, "r1", "no look", "r5", "r6")

    assert account(state, 0).wins == 1


# Turning it up


@rule("tricktakers#ninja")
def test_when_everyone_has_played_it_is_turned_up_or_discarded() -> None:
    """Not before: it is asked when the last card lies there."""
    state = shadow("r1 r9 k3")
    go(state, "r1", "second r9", "r5")
    assert who_is_asked(state) == ("ruler", "play")
    go(state, "r6")
    assert (who_is_asked(state), texts(state)) == (("ninja", "flip"), ["no flip", "flip"])
    discarded = state.clone()
    go(discarded, "no flip")
    go(state, "flip")

    assert (state.tricks[0].winner, discarded.tricks[0].winner) == (0, 2)
    assert taken(state, "ninja") == {"r1", "r9", "r5", "r6"}
    assert discarded.taken[2] == tuple(card(name) for name in ("r1", "r5", "r6"))
    assert [(one.seat, one.card) for one in discarded.discards] == [(0, card("r9"))]


@rule("tricktakers#ninja")
@pytest.mark.parametrize(("first", "second"), [("r9", "r1"), ("r1", "r9")])
def test_the_better_of_the_two_counts(first: str, second: str) -> None:
    """Whichever of them wins, the Ninja has won one trick, and leads."""
    state = shadow(f"{first} {second} k3")
    go(state, first, f"second {second}", "r5", "r6", "flip")

    assert (state.wins, state.leader) == ([1, 0, 0], 0)


@rule("tricktakers#ninja", "tricktakers#strength")
def test_t27_the_second_card_comes_after_all_others() -> None:
    """Of two Rares the other player's was first, though the Ninja laid his down before it."""
    state = shadow("r9 rare k3", king="rare b5 g5")
    go(state, "r9", "second rare", "rare", "r6", "flip")

    assert state.tricks[0].winner == 1
    assert [play.seat for play in state.tricks[0].plays] == [0, 1, 2, 0]


@rule("tricktakers#ninja", "tricktakers#adventurer")
def test_timid_boots_come_before_the_second_card() -> None:
    """The Adventurer plays last of all, and then the Ninja's second card: of two Rares the Adventurer's wins."""
    hands = {"adventurer": "rare r2", "ninja": "r9 rare", "king": "r5 b5"}
    state = equipped(hands, "boots axe", stock="gold orb")
    go(state, "use boots", "r9", "second rare", "r5")
    assert who_is_asked(state) == ("adventurer", "play")
    go(state, "rare", "flip")

    assert [play.seat for play in state.tricks[0].plays] == [1, 2, 0, 1]
    assert state.tricks[0].winner == 0


@rule("tricktakers#ninja", "tricktakers#strength")
def test_a_second_card_of_another_colour_is_only_a_card_of_another_colour() -> None:
    """It sets no colour, though the first number that was played openly does."""
    state = shadow("flag b9 k3", king="r5 b5 g5", ruler="r6 b6 g6")
    go(state, "flag", "second b9", "r5", "r6", "flip")

    assert state.tricks[0].winner == 2


@rule("tricktakers#ninja", "tricktakers#resistance")
def test_under_kakumei_the_lower_of_the_two_counts() -> None:
    state = table({"resistance": "r5 r8", "ninja": "r9 r1 k3", "king": "r4 b5"}, deck="g9")
    go(state, "r5 kakumei", "r9", "second r1", "r4", "flip")

    assert state.tricks[0].winner == 1


@rule("tricktakers#ninja", "tricktakers#hermit")
def test_a_second_card_counts_for_whatever_is_looked_at_in_the_trick() -> None:
    """Turned up, a Rare makes the Hermit's White Flag strong; discarded it does nothing."""
    for answer, winner in (("flip", 1), ("no flip", 0)):
        state = table({"ninja": "r9 rare k3", "hermit": "flag b5", "king": "r5 g5"}, deck="g9")
        go(state, "r9", "second rare", "no draw", "flag", "r5", answer)
        assert state.tricks[0].winner == winner


@rule("tricktakers#ninja", "tricktakers#samurai")
def test_a_second_white_flag_takes_the_samurais_strength_when_it_is_turned_up() -> None:
    for answer, winner in (("flip", 0), ("no flip", 1)):
        state = table({"ninja": "r9 flag k3", "samurai": "r2 r3", "king": "r5 g5"}, deck="g9")
        go(state, "r9", "second flag", "r2", "r5", answer)
        assert state.tricks[0].winner == winner


@rule("tricktakers#ninja", "tricktakers#ruler", "tricktakers#collector")
def test_a_second_card_that_was_discarded_is_taken_by_nobody() -> None:
    """Who has to take a red card does not get it from there."""
    state = table(
        {"ninja": "b1 r9 k3", "king": "b5 g5", "ruler": "b6 g6"}, deck="g9", tasks={"ninja": [task("take-red")]}
    )
    go(state, "b1", "second r9", "b5", "b6", "no flip")

    assert all(card("r9") not in pile for pile in state.taken)


# Points and crowns


def ended(wins: Sequence[int], *, setup: Setup = ALL_STAR, **more: Any) -> Tricktakers:
    """The King wins the last trick, counted among these: of the Ninja, the King, and others."""
    people = {"ninja": "r1", "king": "k9", "ruler": "b2", "hermit": "b3"}
    state = about_to_take("king", people, wins, setup=setup, **more)
    go(state, "k9", *["b2", "no draw", "b3"][: {2: 0, 3: 1, 4: 3}[len(wins)]], "r1", "no look")
    return state


@rule("tricktakers#ninja")
@pytest.mark.parametrize(
    ("wins", "points"),
    [([0, 3, 1, 1], 70), ([1, 2, 1, 1], -20), ([2, 1, 1, 1], 70), ([3, 1, 1, 0], -20), ([4, 1, 0, 0], 140)],
)
def test_points_for_tricks(wins: list[int], points: int) -> None:
    assert lines(ended(wins), 0) == [("tricks", points)]


@rule("tricktakers#ninja", "tricktakers#end-of-game")
def test_five_tricks_win_the_game() -> None:
    state = shadow("k9", king="r5", ruler="r6", trick=5, wins=[4, 0, 0])
    go(state, "k9", "no look", "r5", "r6")

    assert (state.ended, state.victor, state.victory) == (True, 0, "character")


@rule("tricktakers#ninja", "tricktakers#crowns")
@pytest.mark.parametrize(
    ("wins", "black"), [([0, 3, 1, 1], 0), ([1, 2, 1, 1], 0), ([2, 1, 1, 1], 1), ([3, 1, 1, 0], 0)]
)
def test_a_black_crown_for_exactly_two_tricks(wins: list[int], black: int) -> None:
    """Not for none."""
    assert ended(wins).black_crowns[0] == black


@rule("tricktakers#ninja", "tricktakers#crowns")
@pytest.mark.parametrize(("wins", "crowns"), [([2, 1, 1, 1], [0, 0, 0, 0]), ([3, 1, 1, 0], [1, 0, 0, 0])])
def test_with_two_tricks_the_ninja_gets_no_crown_and_nobody_else_does(wins: list[int], crowns: list[int]) -> None:
    """Though it is the most anyone has; with three it gets it."""
    assert ended(wins).crowns == crowns


@rule("tricktakers#ninja", "tricktakers#crowns")
def test_the_ninja_keeps_others_with_two_from_being_alone() -> None:
    state = ended([2, 2, 1, 0])

    assert (state.crowns, state.black_crowns) == ([0, 0, 0, 0], [1, 0, 0, 1])


@rule("tricktakers#ninja", "tricktakers#crowns")
def test_the_ninjas_priority_is_high() -> None:
    """2D: before Hermit and Ruler with none, of whom one goes without."""
    state = ended([2, 3, 0, 0])

    assert state.black_crowns == [1, 0, 0, 1]


@rule("tricktakers#ninja", "tricktakers#two-players")
def test_five_tricks_are_points_for_two() -> None:
    """As for other characters of the expansion whose card for two is not known."""
    state = table({"ninja": "k9", "king": "r5"}, trick=5, wins=[4, 0], setup=FOR_TWO)
    go(state, "k9", "no look", "r5")

    assert lines(state, 0) == [("tricks", 50)]
    assert not state.ended
