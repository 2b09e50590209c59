"""The Alchemist: its own deck, and three cards played as one.

Elements are in `test_circle`, forging in `test_forging`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import ALCHEMIST_DECK, NAMES, card
from rule import rule
from rulebook.tricktakers.alchemy import DEALT, own, three, without_elements
from rulebook.tricktakers.table import (
    cannot,
    go,
    plain,
    refused,
    say,
    setting_up,
    table,
    taken,
    task,
    texts,
    who_is_asked,
)

# The deck


@rule("tricktakers#alchemist")
def test_the_hand_is_discarded_and_six_cards_of_its_own_deck_are_drawn() -> None:
    """Red, blue and green from 1 to 5: six of these fifteen by lot, nine in the deck, the playing cards face down."""
    seen = set()
    for seed in range(12):
        state = setting_up(DEALT, seed=seed)
        assert (len(state.hands[0]), len(state.stocks[0])) == (6, 9)
        assert sorted(state.hands[0] + state.stocks[0]) == sorted(ALCHEMIST_DECK)
        assert [NAMES[discard.card] for discard in state.discards] == ["k1", "k2", "k3", "k4", "k5"]
        assert not any(discard.known for discard in state.discards)
        seen.add(tuple(state.hands[0]))

    assert len(seen) == 12
    assert {NAMES[one] for one in ALCHEMIST_DECK} == {f"alchemist-{c}{v}" for c in "rbg" for v in range(1, 6)}


@rule("tricktakers#alchemist")
def test_three_are_played_and_three_drawn_until_the_deck_is_used_up() -> None:
    """Six in hand for four tricks, three for the fifth; all fifteen are played."""
    state = setting_up({**DEALT, "resistance": "rare rare b3 b4 b5"})
    sizes, gone = [], Counter[int]()
    for _ in range(5):
        while who_is_asked(state)[1] != "three":
            go(state, "no draw" if who_is_asked(state)[1] == "dexterity" else texts(state)[0])
        sizes.append((len(state.hands[0]), len(state.stocks[0])))
        go(state, texts(state)[0])
        play = state.plays[-1]
        gone.update((play.card, *play.more))
        without_elements(state)

    assert sizes == [(6, 9), (6, 6), (6, 3), (6, 0), (3, 0)]
    assert gone == Counter(ALCHEMIST_DECK)


@rule("tricktakers#alchemist")
def test_three_are_drawn_after_playing_and_elements_are_placed_before() -> None:
    """Never more than six are in hand."""
    state = table({"king": "r9 g1", "alchemist": own("r1 r2 r3 b4 b5 g1"), "hermit": "r8 g2"})
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 r3")
    assert (who_is_asked(state), len(state.hands[1])) == (("alchemist", "element"), 3)
    without_elements(state)

    assert len(state.hands[1]) == 6
    assert {NAMES[one] for one in state.hands[1]} >= {"alchemist-g5", "alchemist-g4", "alchemist-g3"}, "from the top"


# Following


@rule("tricktakers#alchemist", "tricktakers#must-follow")
def test_at_least_one_of_the_lead_colour_if_there_is_one_in_hand() -> None:
    """Red was led: every three with a red card, and no other; all are red then."""
    state = table({"king": "r9 g1", "alchemist": own("r1 r2 b3 b4 g4 g5"), "hermit": "r8 g2"})
    plain(state, "r9")

    assert len(texts(state)) == 20 - 4
    assert all("r" in text for text in texts(state))
    cannot(state, "alchemist", "b3 b4 g4")
    refs = [f"card:{card(own(name))}" for name in ("b3", "b4", "g4")]
    assert "red" in refused(state, "alchemist", *refs).lower()
    three(state, "r2 b3 g4")
    face = state.plays[1].face
    assert (face.colour, face.value) == (0, 9)


@rule("tricktakers#alchemist", "tricktakers#must-follow")
def test_without_the_lead_colour_any_three_follow_all_the_same() -> None:
    """The rulebook's example: two green cards and a blue one, 12 together, on red are a Red 2."""
    state = table({"king": "r9 g1", "alchemist": own("g3 g5 b4 b1 b2 g1"), "hermit": "r8 g2"})
    plain(state, "r9")
    assert len(texts(state)) == 20
    three(state, "b4 g3 g5")

    assert (state.plays[1].face.colour, state.plays[1].face.value) == (0, 2)


@rule("tricktakers#alchemist", "tricktakers#must-follow")
def test_on_black_any_three_are_black() -> None:
    """There is none in the deck to follow with; a sum of 9 is a Black 9, and takes the trick."""
    state = table({"king": "k8 g1", "alchemist": own("r1 r3 r5 b1 b2 g1"), "hermit": "k2 g2"})
    plain(state, "k8")
    assert len(texts(state)) == 20
    three(state, "r1 r3 r5")
    plain(state, "k2")

    assert state.tricks[0].winner == 1


@rule("tricktakers#alchemist", "tricktakers#must-follow")
@pytest.mark.parametrize(
    ("cards", "colours"),
    [
        ("r3 b4 g5", ["red", "blue", "green", "black"]),
        ("r3 r4 b5", ["red", "blue"]),
        ("r3 r4 r5", ["red"]),
    ],
)
def test_leading_the_colour_of_one_of_the_three_is_named(cards: str, colours: list[str]) -> None:
    """Black only for one of each.  That colour has to be followed."""
    state = table({"alchemist": own("r3 r4 r5 b4 b5 g5"), "king": "g1 r1 b1 k1", "hermit": "r8 g2 b2 k2"})
    assert [text.removeprefix(f"{cards} ") for text in texts(state) if text.startswith(cards)] == colours
    for colour in colours:
        world = three(state.clone(), f"{cards} {colour}")
        assert world.lead == ("red", "blue", "green", "black").index(colour)
        assert world.plays[0].face.value == 2
        assert texts(world) == [{"red": "r1", "blue": "b1", "green": "g1", "black": "k1"}[colour]]
    if "black" not in colours:
        refs = [f"card:{card(own(name))}" for name in cards.split()]
        assert refused(state, "alchemist", *refs, "colour:3")


@rule("tricktakers#alchemist", "tricktakers#must-follow")
@pytest.mark.parametrize("lead", ["rare", "flag"])
def test_after_cards_without_a_colour_the_alchemist_names_one_as_a_leader(lead: str) -> None:
    """It sets the colour for who comes after."""
    state = table({"king": f"{lead} g1", "alchemist": own("r3 b4 g5 r1 r2 b1"), "hermit": "r8 k2"})
    plain(state, lead)
    assert "r3 b4 g5 black" in texts(state)
    three(state, "r3 b4 g5 black")
    go(state, "no draw")

    assert texts(state) == ["k2"]


# What they count as


@rule("tricktakers#alchemist", "tricktakers#strength")
@pytest.mark.parametrize(
    ("cards", "value"),
    [("r1 b1 g1", 3), ("r1 b3 g5", 9), ("r2 b3 g5", 10), ("r2 b4 g5", 1), ("r3 b4 g5", 2), ("r5 b5 g5", 5)],
)
def test_the_sum_counts_and_from_11_on_its_last_digit(cards: str, value: int) -> None:
    state = table({"king": "r9 g1", "alchemist": own(cards), "hermit": "r8 g2"}, trick=5, wins=[2, 1, 1])
    plain(state, "r9")
    say(state, "alchemist", cards)

    assert state.plays[1].face.value == value


@rule("tricktakers#alchemist", "tricktakers#strength")
@pytest.mark.parametrize(
    ("lead", "cards", "last", "winner"),
    [
        ("r9", "r2 b3 g5", "r8", 1),
        ("r9", "r2 b3 g5", "r1", 2),
        ("r9", "r2 b3 g5", "b1", 1),
        ("r10", "r2 b4 g5", "r8", 1),
        ("berserker", "r2 b4 g5 red", "r8", 1),
        ("r2", "r3 b4 g5", "b8", 0),
        ("r9", "r3 b4 g5", "k1", 2),
    ],
)
def test_how_strong_the_three_are(lead: str, cards: str, last: str, winner: int) -> None:
    """10 is a 10, and loses to the 1 of its colour; 11 is a 1, and beats 10 and Berserker; a tie goes to the leader."""
    names = cards.removesuffix(" red")
    state = table({"berserker": f"{lead} g10", "alchemist": own(f"{names} r1 b1 g1"), "king": f"{last} g2"})
    plain(state, lead)
    three(state, cards)
    plain(state, last)

    assert state.tricks[0].winner == winner


@rule("tricktakers#alchemist", "tricktakers#strategist", "tricktakers#must-follow")
def test_a_carried_black_7_is_a_7_without_a_colour() -> None:
    """It does not follow black, and a colour cannot be named for it; it makes no run and no flush."""
    state = table({"king": "k8 g1", "alchemist": own("r1 r3 r5 b1 b2 strategist-k7"), "hermit": "k2 g2"})
    plain(state, "k8")
    assert len(texts(state)) == 20, "black need not be followed"
    say(state, "alchemist", "strategist-k7 r1 b1")
    assert (state.plays[1].face.colour, state.plays[1].face.value) == (3, 9)
    state = table({"alchemist": own("r5 b1 b2 r1 r2 strategist-k7"), "king": "k8 g1", "hermit": "k2 g2"})
    [seven] = [text for text in texts(state) if {"strategist-k7", "r5", "r1"} <= set(text.split())]
    assert seven.endswith(" red"), "of black nothing is said"


@rule("tricktakers#alchemist", "tricktakers#strategist")
def test_a_carried_rare_is_a_0_without_a_colour() -> None:
    state = table({"king": "r9 g1", "alchemist": own("r1 r3 r5 b1 b2 strategist-rare"), "hermit": "r2 g2"})
    plain(state, "r9")
    [text] = [text for text in texts(state) if {"strategist-rare", "r3", "r5"} <= set(text.split())]
    say(state, "alchemist", text)

    assert (state.plays[1].face.kind, state.plays[1].face.value) == (0, 8)
    assert who_is_asked(state) == ("hermit", "dexterity"), "two reds and it are no flush"


@rule("tricktakers#alchemist", "tricktakers#must-follow")
def test_three_cards_without_a_colour_lead_any_but_black() -> None:
    """There is none among them to name: red, blue or green."""
    state = table({"alchemist": own("strategist-k7 rare flag"), "king": "k8 g1", "hermit": "k2 g2"})

    assert [text.split()[-1] for text in texts(state)] == ["red", "blue", "green"]


# Cards taken


@rule("tricktakers#alchemist", "tricktakers#ruler")
def test_the_winner_takes_all_three_with_their_printed_colours() -> None:
    """Played as red, they are still a blue, a green and a red card to a task."""
    tasks = {"king": [task("take-blue"), task("avoid-green")]}
    state = table({"king": "r9 g1", "alchemist": own("r1 b3 g5 r2 r3 b1"), "ruler": "r8 g2"}, tasks=tasks)
    plain(state, "r9")
    three(state, "r1 b3 g5")
    plain(state, "r8")

    assert state.tricks[0].winner == 0
    assert taken(state, "king") == {"r9", "r8", "alchemist-r1", "alchemist-b3", "alchemist-g5"}
    assert [one.settled for one in GAME.view(state, 0).players[0].tasks] == [True, False]


@rule("tricktakers#alchemist", "tricktakers#collector")
def test_a_collector_reserves_only_one_of_the_three() -> None:
    """Which one is the Collector's choice; the winner takes the two others."""
    state = table({"king": "r9 g1", "alchemist": own("r1 b3 g5 r2 r3 b1"), "collector": "r8 g2", "ruler": "r7 g3"})
    plain(state, "r9")
    three(state, "r1 b3 g5")
    say(state, "collector", "r8")
    assert texts(state) == ["reserve nothing", "reserve A", "reserve B1", "reserve B2", "reserve B3", "reserve C"]
    say(state, "collector", "reserve B2")
    plain(state, "r7")

    assert taken(state, "collector") == {"alchemist-b3"}
    assert taken(state, "king") == {"r9", "r8", "r7", "alchemist-r1", "alchemist-g5"}
