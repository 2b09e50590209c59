"""The Samurai: no black cards, red as strong as black, and the red card taken from a trick that was won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.samurai import SamuraiSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.tasks import settled
from rule import rule
from rulebook.tricktakers.last_trick import about_to_take
from rulebook.tricktakers.table import (
    ALL_STAR,
    FOR_TWO,
    cannot,
    cards,
    go,
    held,
    lines,
    say,
    setting_up,
    table,
    taken,
    task,
    texts,
    told,
    who_is_asked,
)

# No black cards


@rule("tricktakers#samurai")
def test_black_cards_are_discarded_at_set_up_and_as_many_drawn() -> None:
    """A black one among those drawn goes too."""
    state = setting_up(
        {"samurai": "r1 k2 k3 g4 rare", "hermit": "b1 b2 b3 b4 b5", "king": "g1 g2 g3 g5 g6"}, deck="b9 k9 b8"
    )
    say(state, "king", "discard g1")

    assert held(state, "samurai") == "r1 b8 b9 g4 rare"
    assert [one.card for one in state.discards if one.seat == 0] == cards("k2 k3 k9")


@rule("tricktakers#samurai")
def test_everyone_knows_that_black_cards_were_discarded_but_not_which() -> None:
    state = setting_up(
        {"samurai": "r1 k2 g3 g4 rare", "hermit": "b1 b2 b3 b4 b5", "ruler": "g1 g2 g7 g5 g6"}, deck="r9"
    )

    assert [(one.seat, one.forced, one.known) for one in state.discards] == [(0, True, False)]
    assert not any("Black 2" in line for line in told(state, "hermit"))


@rule("tricktakers#samurai")
def test_without_black_cards_nothing_is_discarded() -> None:
    state = setting_up({"samurai": "r1 r2 g3 g4 rare", "hermit": "b1 b2 b3 b4 b5", "ruler": "g1 g2 g7 g5 g6"})

    assert (held(state, "samurai"), state.discards) == ("r1 r2 g3 g4 rare", [])


@rule("tricktakers#samurai", "tricktakers#spending-black-crowns")
def test_black_cards_drawn_for_a_black_crown_go_too() -> None:
    """Whenever one arrives it is discarded, and another drawn."""
    hands = {"samurai": "r1 r2 g3 g4 rare", "hermit": "b1 b2 b3 b4 b5", "ruler": "g1 g2 g7 g5 g6"}
    state = setting_up(hands, in_round=3, black_crowns=[1, 0, 0], deck="k9 k8 b9")
    say(state, "samurai", "discard r1")

    assert held(state, "samurai") == "r2 b9 g3 g4 rare"


@rule("tricktakers#samurai", "tricktakers#strategist")
def test_a_black_seven_carried_over_is_not_kept() -> None:
    """The ban is the stricter rule: it goes back to the box, and the Samurai has five cards, as everyone else."""
    state = table({"strategist": "r1", "hermit": "r9", "ruler": "b2"}, trick=5, wins=[1, 2, 1])
    go(state, "r1", "no draw", "r9", "b2", "carry")
    while state.trick == 0:
        wanted = "samurai" if state.pending[0].seat == 0 else "collector"
        go(state, wanted if wanted in texts(state) else texts(state)[0])

    assert card("strategist-k7") in state.box
    assert held(state, "samurai").count("k") == 0
    assert len(state.hands[0]) == 5


# Red as strong as black


@rule("tricktakers#samurai", "tricktakers#strength")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ("r3 r9 k6 g9 r8", 4),
        ("r3 r9 k6 flag r8", 2),
        ("r3 r9 k6 flag rare", 4),
        ("r3 r9 k9 g9 r8", 2),
        ("b3 b9 b6 g9 r2", 4),
        ("k3 b9 b6 g9 r4", 4),
        ("r3 r9 rare g9 r8", 2),
    ],
    ids=["T16", "T17", "T18", "a higher black", "red off suit", "black led", "a rare"],
)
def test_t16_t17_t18_the_samurais_red_counts_as_black(plays: str, winner: int) -> None:
    """Whatever was led; a White Flag in the trick takes it away, but not from a Rare."""
    names = plays.split()
    people = ("king", "resistance", "ruler", "berserker", "samurai")
    state = table(dict(zip(people, names, strict=True)), trick=4)
    go(state, *names)

    assert state.tricks[0].winner == winner


@rule("tricktakers#samurai", "tricktakers#strength")
@pytest.mark.parametrize("order", ["flag r8 k6", "r8 flag k6", "r8 k6 flag"])
def test_a_white_flag_takes_the_strength_whenever_it_is_played(order: str) -> None:
    """It is the finished trick that counts."""
    holder = {"flag": "king", "r8": "samurai", "k6": "ruler"}
    names = order.split()
    state = table({holder[name]: name for name in names}, trick=4)
    go(state, *names)

    assert state.tricks[0].winner == names.index("k6")


@rule("tricktakers#samurai", "tricktakers#strength", "tricktakers#berserker")
@pytest.mark.parametrize("flag", ["berserker-flag", "el"])
def test_any_white_flag_does(flag: str) -> None:
    """The Berserker's too, and EL."""
    state = table({"samurai": "r8", "ruler": "k6", "berserker": flag}, trick=4)
    go(state, "r8", "k6", flag)

    assert state.tricks[0].winner == 1


@rule("tricktakers#samurai", "tricktakers#resistance")
def test_k10_kakumei_takes_the_strength() -> None:
    """A plain red 8 beats the Black 6 then, as any colour does; as a black 8 it would lose."""
    state = table({"resistance": "k6", "samurai": "r8", "king": "k7"}, trick=4)
    go(state, "k6 kakumei", "r8", "k7")

    assert state.tricks[0].winner == 1


@rule("tricktakers#samurai")
def test_only_red_cards_are_as_strong_as_black() -> None:
    state = table({"king": "b3", "samurai": "b9", "ruler": "k1"}, trick=4)
    go(state, "b3", "b9", "k1")

    assert state.tricks[0].winner == 2


@rule("tricktakers#samurai")
def test_the_red_of_others_is_red() -> None:
    state = table({"samurai": "b3", "king": "r9", "ruler": "k1"}, trick=4)
    go(state, "b3", "r9", "k1")

    assert state.tricks[0].winner == 2


@rule("tricktakers#samurai", "tricktakers#strength", "tricktakers#berserker")
@pytest.mark.parametrize(
    ("plays", "winner"),
    [
        ({"samurai": "r10", "king": "k1"}, 1),
        ({"king": "r1", "samurai": "r10"}, 1),
        ({"king": "k10", "samurai": "r1"}, 1),
    ],
    ids=["T19", "T20", "T21"],
)
def test_t19_t20_t21_tens_and_ones_on_a_real_table(plays: dict[str, str], winner: int) -> None:
    """Red 10 is a black 10 then: it loses to the Black 1, not to the Red 1; and a Red 1 beats the black 10."""
    state = table({**plays, "ruler": "g2"}, trick=4)
    go(state, *plays.values(), "g2")

    assert state.tricks[0].winner == winner


@rule("tricktakers#samurai", "tricktakers#berserker")
def test_t33_a_one_beats_the_berserker_card_as_ever() -> None:
    state = table({"king": "r9", "berserker": "berserker", "samurai": "b1"}, trick=4)
    go(state, "r9", "berserker", "b1")

    assert state.tricks[0].winner == 2


@rule("tricktakers#samurai", "tricktakers#must-follow")
def test_for_following_red_is_red() -> None:
    """Red must follow red, and need not be played when black is led."""
    state = table({"king": "r3 k3", "samurai": "r4 g2", "ruler": "b1 b2"})
    go(state, "r3")
    assert texts(state) == ["r4"]
    state = table({"king": "k3 r3", "samurai": "r4 g2", "ruler": "b1 b2"})
    go(state, "k3")

    assert texts(state) == ["r4", "g2"]


@rule("tricktakers#samurai", "tricktakers#must-follow")
def test_a_red_lead_of_the_samurai_is_followed_with_red() -> None:
    state = table({"samurai": "r4 g2", "king": "r3 k3", "ruler": "b1 b2"})
    go(state, "r4")

    assert texts(state) == ["r3"]


# Taking a red card


def won(
    samurai: str = "r8 g2 b7", *, king: str = "r9 b5", ruler: str = "r3 b6", plays: str = "r8 r9 r3"
) -> Tricktakers:
    """The Samurai has won a trick with these plays."""
    state = table({"samurai": samurai, "king": king, "ruler": ruler})
    go(state, *plays.split())
    return state


@rule("tricktakers#samurai", "tricktakers#must-follow")
@pytest.mark.parametrize(("fourth", "play"), [("g9", "r8"), ("flag", "rare")])
def test_p16_what_can_be_played_and_what_is_taken(fourth: str, play: str) -> None:
    """Red was led: red cards or the Rare.  Having won, one of the others' red cards; then a card is discarded.

    A White Flag in the trick does not keep the Samurai from taking.
    """
    hands = {"king": "r3 b1", "resistance": "r9 b2", "ruler": "k6 b3", "berserker": f"{fourth} g10"}
    state = table({**hands, "samurai": "r4 r8 b7 g2 rare"})
    go(state, "r3", "r9", "k6", fourth)
    assert texts(state) == ["r4", "r8", "rare"]
    go(state, play)
    assert texts(state) == ["take nothing", "take r3", "take r9"]
    go(state, "take r9")
    assert who_is_asked(state) == ("samurai", "discard")
    go(state, "discard g2")

    assert sorted(held(state, "samurai").split()) == sorted({"r4", "r8", "r9", "b7", "rare"} - {play})


@rule("tricktakers#samurai")
def test_a_card_that_is_taken_is_in_hand_and_not_in_the_pile() -> None:
    """Everyone is told which it was.  The hand is as large as before."""
    state = won()
    go(state, "take r9", "discard g2")

    assert held(state, "samurai") == "r9 b7"
    assert taken(state, "samurai") == {"r8", "r3"}
    assert state.sheet(0, SamuraiSheet).took == (card("r9"),)
    assert any("Red 9" in line for line in told(state, "ruler")[-3:])


@rule("tricktakers#samurai")
def test_nothing_need_be_taken() -> None:
    """Then nothing is discarded either."""
    state = won()
    go(state, "take nothing")

    assert held(state, "samurai") == "b7 g2"
    assert taken(state, "samurai") == {"r8", "r9", "r3"}
    assert who_is_asked(state) == ("samurai", "play")


@rule("tricktakers#samurai")
def test_the_card_taken_may_be_the_one_discarded() -> None:
    state = won()
    go(state, "take r9")

    assert texts(state) == ["discard r9", "discard b7", "discard g2"]


@rule("tricktakers#samurai")
def test_only_red_cards_that_others_played_can_be_taken() -> None:
    """Not the Samurai's own, and no other colour; where there is none, nothing is asked."""
    state = won(king="g9 b5", ruler="k3 b6", plays="r8 g9 k3")

    assert taken(state, "samurai") == {"r8", "g9", "k3"}
    assert who_is_asked(state) == ("samurai", "play")


@rule("tricktakers#samurai")
def test_who_does_not_win_takes_nothing() -> None:
    state = won(king="rare b5", plays="r8 rare r3")

    assert who_is_asked(state) == ("king", "play")


@rule("tricktakers#samurai", "tricktakers#collector")
def test_a_reserved_red_card_cannot_be_taken() -> None:
    """It went to the Collector."""
    state = table({"king": "r9 b5", "collector": "r3 b6", "samurai": "r8 g2 b7"})
    go(state, "r9", "r3", "reserve A", "r8")

    assert texts(state) == ["take nothing", "take r3"]
    cannot(state, "samurai", "take r9")


@rule("tricktakers#samurai", "tricktakers#ruler")
def test_a_red_card_in_hand_was_taken_for_a_task() -> None:
    """It was part of the trick that was won."""
    for name, done in (("take-red", True), ("avoid-red", False)):
        state = table({"king": "b2 b5", "ruler": "r3 g6", "samurai": "rare g2"}, tasks={"samurai": [task(name)]})
        go(state, "b2", "r3", "rare", "take r3", "discard g2")
        assert settled(task(name), state, 2) is done


@rule("tricktakers#samurai", "tricktakers#alchemist")
def test_one_of_the_alchemists_three_can_be_taken() -> None:
    """A red one; they were played by another."""
    hands = {"alchemist": "alchemist-r1 alchemist-r2 alchemist-b5", "samurai": "r9 g2", "king": "b5 b6"}
    state = table(hands, stock={"alchemist": []})
    go(state, "r1 r2 b5 red", "r9", "b5")

    assert texts(state) == ["take nothing", "take alchemist-r1", "take alchemist-r2"]


# Points


def ended(wins: Sequence[int], *, setup: Setup = ALL_STAR, **more: Any) -> Tricktakers:
    """The King wins the last trick, counted among these."""
    state = about_to_take("king", {"samurai": "r1", "king": "k9", "resistance": "b2"}, wins, setup=setup, **more)
    go(state, "k9", *["b2"][: len(wins) - 2], "r1")
    return state


@rule("tricktakers#samurai")
@pytest.mark.parametrize(("wins", "points"), [([0, 3, 2], 0), ([1, 3, 1], 30), ([2, 2, 1], 80), ([3, 1, 1], 120)])
def test_points_for_tricks(wins: list[int], points: int) -> None:
    assert lines(ended(wins), 0) == [("tricks", points)]


@rule("tricktakers#samurai", "tricktakers#end-of-game")
def test_exactly_four_win_the_game() -> None:
    """When the round is over: the fifth trick went to another."""
    state = ended([4, 1, 0])

    assert (state.ended, state.victor, state.victory) == (True, 0, "character")


@rule("tricktakers#samurai", "tricktakers#end-of-game")
def test_all_five_cost_a_hundred_points() -> None:
    state = table({"samurai": "r9", "king": "b9", "resistance": "b2"}, trick=5, wins=[4, 0, 0], points=[150, 30, 30])
    go(state, "r9", "b9", "b2")

    assert not state.ended
    assert lines(state, 0) == [("tricks", -100)]
    assert state.points[0] == 50


@rule("tricktakers#samurai", "tricktakers#two-players")
def test_four_tricks_are_points_for_two() -> None:
    state = ended([4, 1], setup=FOR_TWO)

    assert lines(state, 0) == [("tricks", 150)]
    assert not state.ended
