"""The rulebook's own examples of how things go, P01 to P26 of the shared data, each played through real questions.

Those of Ninja, Samurai, Time Traveler and Phantom Thief (P13 to P16, P22, P23) are beside their other tests.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import FLAG, NAMES
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.setup import Setup, draft_order, picks, rounds
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import winner
from places import figures_of
from project.rule_matrix import names_of_tests
from rule import rule
from rulebook.tricktakers.adventure import equipment, equipped, items
from rulebook.tricktakers.summoning import with_beasts
from rulebook.tricktakers.table import (
    EIGHT,
    asked,
    asks,
    five_each,
    go,
    held,
    lines,
    round_four,
    selecting,
    setting_up,
    table,
    taken,
    task,
    texts,
    until_play,
    who_is_asked,
)

VECTORS: list[dict[str, Any]] = figures_of("tricktakers")["test_vectors"]["procedure"]
ELSEWHERE = {
    "characters/test_ninja": ("p13", "p14", "p15"),
    "characters/test_samurai": ("p16",),
    "characters/time_traveler/test_time_traveler": ("p22",),
    "characters/phantom_thief/test_theft": ("p23",),
}


@rule("tricktakers#must-follow")
def test_every_procedure_has_a_test() -> None:
    """Here, or where we say."""
    tests = names_of_tests()
    ids = {vector["id"].lower() for vector in VECTORS}

    assert ids == {f"p{number:02}" for number in range(1, 27)}
    for number in ids:
        assert any(name.startswith(f"test_{number}_") for name in tests), number
    for place, numbers in ELSEWHERE.items():
        text = (Path(__file__).parents[1] / f"{place}.py").read_text("utf-8")
        assert all(f"def test_{number}_" in text for number in numbers)


@rule("tricktakers#must-follow")
def test_p01_who_holds_the_lead_colour_plays_it() -> None:
    """Red was led: of the numbers only the two red ones."""
    state = table({"king": "r4", "gambler": "r2 r7 b5 g9 k1", "hermit": "r1"})
    go(state, "r4")

    assert texts(state) == ["r2", "r7"]


@rule("tricktakers#must-follow", "tricktakers#strength")
def test_p02_without_the_lead_colour_any_card_is_free() -> None:
    """No red in hand: all five may be played; black would win, the others would not."""
    state = table({"king": "r4", "gambler": "b2 b9 g5 g9 k1", "hermit": "r1"})
    go(state, "r4")
    assert texts(state) == ["b2", "b9", "g5", "g9", "k1"]

    for name in texts(state):
        world = state.clone()
        go(world, name)
        assert winner(world.plays) == (1 if name == "k1" else 0)


@rule("tricktakers#must-follow")
@pytest.mark.parametrize("led", ["rare", "flag"])
def test_p03_after_a_card_without_colour_the_next_number_sets_it(led: str) -> None:
    """The second player is free; what is played then binds the third."""
    state = table({"king": led, "gambler": "r1 g5", "ruler": "b1 g2 k2", "resistance": "g1 k5 r9"})
    go(state, led)
    assert texts(state) == ["r1", "g5"]
    go(state, "g5", "g2")

    assert [text for text in texts(state) if " " not in text] == ["g1"]


@rule("tricktakers#hermit", "tricktakers#must-follow")
def test_p04_the_hermit_gets_rid_of_what_would_win() -> None:
    """Red is led: with the Red 9 discarded for a Black 2 the Hermit may win or lose as he likes."""
    state = table({"king": "r4", "hermit": "r9 b7 b8 g4 k1", "ruler": "r1"}, deck="k2")
    go(state, "r4")
    before = state.clone()
    go(before, "no draw")
    assert texts(before) == ["r9"]
    go(state, "draw", "discard r9")
    assert texts(state) == ["b7", "b8", "g4", "k1", "k2"]

    for name in texts(state):
        world = state.clone()
        go(world, name)
        assert winner(world.plays) == (1 if name.startswith("k") else 0)


@rule("tricktakers#spending-black-crowns")
def test_p05_black_crowns_renew_a_hand_in_the_third_round() -> None:
    """Five cards for five; and with a second Black Crown once more."""
    state = setting_up(
        five_each("hermit", "collector", "ruler"),
        in_round=3,
        black_crowns=[2, 0, 0],
        deck="k1 k2 k3 k4 k5 k6",
    )
    go(state, "discard r1 r2 r3 r4 r5")
    assert held(state, "hermit") == "k1 k2 k3 k4 k5"
    assert state.black_crowns == [1, 0, 0]
    assert who_is_asked(state) == ("hermit", "crown")
    go(state, "discard k1")

    assert held(state, "hermit") == "k2 k3 k4 k5 k6"
    assert state.black_crowns == [0, 0, 0]
    assert who_is_asked(state) == ("ruler", "task")


@rule("tricktakers#gambler", "tricktakers#spending-black-crowns")
def test_p06_the_gambler_exchanges_twice_and_a_third_time_for_a_black_crown() -> None:
    """Five, then two; in the last round once more."""
    state = setting_up(
        five_each("gambler", "collector", "hermit"),
        in_round=3,
        black_crowns=[1, 0, 0],
        deck="k1 k2 k3 k4 k5 r6 r7 r8",
    )
    go(state, "discard r1 r2 r3 r4 r5")
    assert (who_is_asked(state), held(state, "gambler")) == (("gambler", "exchange"), "k1 k2 k3 k4 k5")
    go(state, "discard k1 k2")
    assert (who_is_asked(state), held(state, "gambler")) == (("gambler", "crown"), "r6 r7 k3 k4 k5")
    go(state, "discard k3")

    assert (who_is_asked(state), held(state, "gambler")) == (("gambler", "bid"), "r6 r7 r8 k4 k5")


def with_item(item: str, hand: str, lead: str = "k5") -> Tricktakers:
    """The Adventurer uses it when the King has led."""
    state = equipped({"king": lead, "adventurer": hand, "ruler": "b2"}, f"map {item}", trick=5, in_round=3)
    go(state, lead, f"use {item}")
    return state


@rule("tricktakers#adventurer")
def test_p07_the_sword_makes_a_red_5_a_1_or_a_9() -> None:
    """Ten would be too much and nought too little."""
    state = with_item("sword", "r5", lead="r2")
    assert texts(state) == ["r5 plus", "r5 minus"]
    values = []
    for name in texts(state):
        world = state.clone()
        go(world, name)
        values.append((world.plays[-1].face.colour, world.plays[-1].face.value))

    assert values == [(0, 9), (0, 1)]


@rule("tricktakers#adventurer")
def test_p08_the_wand_makes_a_red_9_a_black_9() -> None:
    """Black 5 was led: it counts as Black 9, and wins."""
    state = with_item("wand", "r9 k1")
    assert texts(state) == ["r9 lead", "k1 lead"]
    go(state, "r9 lead")

    assert (state.plays[-1].face.colour, state.plays[-1].face.value) == (3, 9)
    assert winner(state.plays) == 1


@rule("tricktakers#adventurer")
def test_p09_the_orb_makes_a_red_5_a_white_flag() -> None:
    """Though black could be followed."""
    state = with_item("orb", "r5 k1")
    go(state, "r5 flag")

    assert state.plays[-1].face.kind == FLAG
    assert NAMES[state.plays[-1].card] == "r5"


@rule("tricktakers#ruler", "tricktakers#must-follow")
def test_p10_the_ruler_plays_a_blue_8_as_a_black_one() -> None:
    """With Black 1 in hand; it is as strong as Black 8, and whoever takes it takes a blue card."""
    state = table(
        {"king": "k9 r1", "ruler": "b8 k1", "hermit": "k2 r2"},
        tasks={"king": [task("take-blue")], "hermit": [task("avoid-blue")]},
    )
    go(state, "k9")
    assert texts(state) == ["b8 lead", "k1"]
    go(state, "b8 lead")
    assert (state.plays[1].face.colour, state.plays[1].face.value) == (3, 8)
    go(state, "no draw", "k2")

    assert taken(state, "king") == {"k9", "b8", "k2"}
    assert [found.settled for found in GAME.view(state, None).players[0].tasks] == [True]


def fronted(below: str) -> Tricktakers:
    """The Summoner plays this card, and moves OKO onto it."""
    state = table({"summoner": f"{below} g1", "king": "b4 b5", "ruler": "g7 g8"}, sheets=with_beasts("oko"))
    go(state, "go on", below, "front oko")
    return state


@rule("tricktakers#summoner")
def test_p11_oko_on_a_red_card_costs_2_mp() -> None:
    """It is a Black 10 then."""
    state = fronted("r3")

    assert state.sheet(0, SummonerSheet).mp == 5 - 2
    assert (state.plays[0].face.colour, state.plays[0].face.value) == (3, 10)


@rule("tricktakers#summoner")
def test_p12_oko_on_a_black_card_costs_nothing() -> None:
    state = fronted("k3")

    assert state.sheet(0, SummonerSheet).mp == 5
    assert (state.plays[0].face.colour, state.plays[0].face.value) == (3, 10)


@rule("tricktakers#collector", "tricktakers#ruler")
@pytest.mark.parametrize("reserved", ["reserve B", "reserve nothing"])
def test_p17_a_reserved_card_is_not_taken_by_the_winner(reserved: str) -> None:
    """The only red card of the trick went to the Collector: the winner's task to take a red one is still open."""
    state = table(
        {"king": "b9 g1", "gambler": "r1 g2", "collector": "b1 g3", "ruler": "b2 g4"},
        tasks={"king": [task("take-red")]},
    )
    go(state, "b9", "r1", "b1", reserved, "b2")
    open_still = reserved != "reserve nothing"

    assert ("r1" in taken(state, "collector")) == open_still
    assert ("r1" in taken(state, "king")) == (not open_still)
    assert GAME.view(state, 0).players[0].tasks[0].settled == (None if open_still else True)


@rule("tricktakers#selecting-a-character")
def test_p18_two_not_shown_come_first() -> None:
    """Eight characters, five players: six are shown; in the next round the other two and four of the six."""
    setup = Setup(mode="shuffle", characters=EIGHT)
    seen = set()
    for seed in range(20):
        state = GAME.start(setup, 5, Rng(seed))
        first = set(state.offered)
        unseen = set(GAME.view(state, None).in_use) - first
        assert (len(first), len(unseen)) == (6, 2)
        while state.round == 1:
            go(state, texts(state)[0])
        if not state.ended:
            assert unseen < set(state.offered)
            assert len(set(state.offered) & first) == 4
            seen.add(tuple(sorted(first - set(state.offered))))

    assert len(seen) > 5


@rule("tricktakers#two-players", "tricktakers#draft")
def test_p19_an_odd_character_is_left_over() -> None:
    """With fifteen each takes seven, and seven rounds are played; with seven of them, three."""
    fifteen = Setup(mode="draft")
    assert (rounds(fifteen, 2), picks(fifteen, 2)) == (7, 7)
    assert draft_order(2, 7) == (0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1)
    seven = Setup(
        mode="draft", characters=("king", "gambler", "resistance", "adventurer", "hermit", "collector", "ruler")
    )
    assert (rounds(seven, 2), picks(seven, 2)) == (3, 3)
    state = GAME.start(seven, 2, Rng(3))
    for _ in range(6):
        decision = asked(state)
        go(state, decision.write(state, decision.options(state)[0]))

    assert [len(own) for own in state.drafted] == [3, 3]
    assert [CHARACTERS[one] for one in state.offered] == ["ruler"]
    assert state.round == 1


@rule("tricktakers#two-players")
def test_p20_in_round_4_a_choice_must_leave_different_characters() -> None:
    """The other took the Berserker and is left with the Gambler: who has King and Gambler must take the Gambler."""
    state = round_four(("king", "gambler"), ("gambler", "berserker"))
    go(state, "berserker")

    assert texts(state) == ["gambler"]
    cannot_be = asked(state).why(state, ["character:0"])
    assert cannot_be.rule == "selecting-a-character"
    go(state, "gambler")
    assert [CAST[one].name for one in state.characters] == ["gambler", "berserker"]


@rule("tricktakers#a-round", "tricktakers#priority")
def test_p21_set_up_goes_by_priority() -> None:
    """The Gambler is asked before the Adventurer, and the Ruler gives tasks when all others are done."""
    state = setting_up(five_each("ruler", "adventurer", "gambler", "king"))

    assert until_play(state) == [
        *asks("king", "discard"),
        *asks("gambler", "exchange bid stake"),
        *asks("adventurer", "equip equip"),
        *asks("ruler", "task task task"),
    ]


@rule("tricktakers#selecting-a-character")
def test_p24_fewest_points_first_and_equal_ones_by_priority() -> None:
    """A has 80 and was Gambler, B 30, C 80 and was Hermit: B, A, C."""
    state = selecting(["gambler", "resistance", "hermit"], points=[80, 30, 80])

    assert state.choosers == (1, 0, 2)


@rule("tricktakers#adventurer")
def test_p25_the_castle_renews_all_items() -> None:
    """Castle, Boots and Orb are used up, and three new ones are drawn."""
    hands = {"king": "r4", "adventurer": "r5 k1", "ruler": "b2"}
    state = equipped(hands, "castle boots orb", stock="doll wing gold book", wins=[0, 1, 0])
    go(state, "r4", "use castle")

    assert equipment(state) == "doll wing gold"
    assert {*state.sheet(1, AdventurerSheet).used} == {*items("castle boots orb")}
    assert who_is_asked(state) == ("adventurer", "play")


@rule("tricktakers#ruler")
def test_p26_the_ruler_shares_what_tasks_bring() -> None:
    """The King's and the Hermit's are done, the Collector's is not: 20, 10 and 10 less; the Ruler gets 30."""
    state = table(
        {"king": "b9", "hermit": "g1", "collector": "g2", "ruler": "b2"},
        in_round=2,
        trick=5,
        wins=[2, 1, 1, 0],
        tasks={
            "king": [task("take-blue")],
            "hermit": [task("avoid-red")],
            "collector": [task("take-red")],
        },
    )
    go(state, "b9", "no draw", "g1", "g2", "reserve nothing", "b2")

    assert [lines(state, seat)[-1] for seat in range(3)] == [("task-done", 20), ("task-done", 10), ("task-missed", -10)]
    assert lines(state, 3) == [("share", 20), ("share", 10)]
