"""The Adventurer: equipment, using items, levelling up, and points."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.items import ITEMS
from odango.games.tricktakers.view import AnySheet
from rule import rule
from rulebook.tricktakers.adventure import equipment, equipped, items
from rulebook.tricktakers.table import (
    FOR_TWO,
    account,
    cannot,
    lines,
    plain,
    refused,
    round_with,
    say,
    seen_by,
    setting_up,
    texts,
    who_is_asked,
)

HANDS = {"adventurer": "r1 r2 b3 g4 k5", "resistance": "r6 r7 r8 b1 b2", "ruler": "b4 b5 b6 b7 b8"}
THREE = {"adventurer": "r5 r6 r7", "king": "b1 b2 b3", "ruler": "g1 g2 g3"}


def sheet(view_sheet: AnySheet | None) -> AdventurerSheet:
    assert isinstance(view_sheet, AdventurerSheet)
    return view_sheet


@rule("tricktakers#adventurer")
def test_the_adventurer_chooses_one_of_three_helpful_and_one_of_three_risky_items() -> None:
    """The other thirteen form the deck, in an order nobody knows."""
    orders = set()
    for seed in range(5):
        state = setting_up(HANDS, seed=seed)
        assert texts(state) == ["equip map", "equip potion", "equip boots"]
        say(state, "adventurer", "equip boots")
        assert texts(state) == ["equip sword", "equip wand", "equip axe"]
        say(state, "adventurer", "equip axe")

        assert equipment(state) == "boots axe"
        assert sorted(state.stocks[0]) == [item for item in range(15) if item not in items("boots axe")]
        orders.add(tuple(state.stocks[0]))
    assert len(orders) == 5


@rule("tricktakers#adventurer")
def test_items_lie_open_and_the_deck_does_not() -> None:
    """Everyone sees which are equipped, which were used and how many are left to draw."""
    state = equipped(THREE, "gold sword", stock="map")
    say(state, "adventurer", "use gold")
    for who in ("adventurer", "king", None):
        seen = seen_by(state, who).players[0]
        assert sheet(seen.sheet) == AdventurerSheet(items("map sword"), items("gold"), *items("gold"))
        assert seen.stock == 12


@rule("tricktakers#adventurer")
def test_one_item_may_be_used_on_a_turn_before_playing() -> None:
    """Then a card is played; the new item has to wait for the next turn.  Using none is possible."""
    state = equipped(THREE, "gold map", stock="book orb")
    assert texts(state) == ["no item", "use gold", "use map"]
    say(state, "adventurer", "use gold")
    assert who_is_asked(state) == ("adventurer", "play")
    plain(state, "r5", "b1", "g1")
    assert texts(state) == ["no item", "use book", "use map", "use orb"]
    say(state, "adventurer", "no item")

    assert who_is_asked(state) == ("adventurer", "play")


@rule("tricktakers#adventurer")
@pytest.mark.parametrize(("use", "after"), [("gold", "orb map"), ("map", "gold orb")])
def test_a_new_item_takes_the_place_of_the_used_one(use: str, after: str) -> None:
    """On the same equipment; the other stays where it lies."""
    state = equipped(THREE, "gold map", stock="orb")
    say(state, "adventurer", f"use {use}")

    assert equipment(state) == after


@rule("tricktakers#adventurer")
def test_each_trick_won_becomes_new_equipment_with_an_item_at_once() -> None:
    """The fifth too: its item is counted."""
    state = equipped(THREE, "map sword", stock="orb wing rock-crystal", trick=3, wins=[0, 1, 1])
    for number, expected in ((5, "map sword orb"), (6, "map sword orb wing")):
        plain(state, f"r{number}", f"b{number - 4}", f"g{number - 4}")
        assert equipment(state) == expected
    plain(state, "r7", "b3", "g3")

    words = [entry.word for entry in account(state, 0).entries if entry.what == "item"]
    assert words[-1].endswith("rock-crystal")
    assert lines(state, 0)[-1] == ("item", 50)


@rule("tricktakers#adventurer")
def test_a_trick_that_another_wins_brings_no_equipment() -> None:
    state = equipped({**THREE, "king": "k1 b2 b3"}, "map sword", stock="orb")
    plain(state, "r5", "k1", "g1")

    assert equipment(state) == "map sword"


@rule("tricktakers#adventurer")
def test_an_item_cannot_be_thrown_away_unused() -> None:
    """There is no such choice: what cannot be used is not offered, and one may only pass."""
    state = equipped(THREE, "crystal rock-crystal map")
    assert texts(state) == ["no item", "use map"]
    cannot(state, "adventurer", "use crystal")
    assert "cannot be used now" in refused(state, "adventurer", f"item:{items('crystal')[0]}")
    nothing = equipped(THREE, "crystal rock-crystal")

    assert who_is_asked(nothing) == ("adventurer", "play")


@rule("tricktakers#adventurer")
def test_when_no_item_is_left_to_draw_the_used_ones_are_shuffled() -> None:
    """The one used right now among them."""
    everything = "crystal doll rock-crystal wing castle orb fairy book axe wand sword boots potion"
    found = set()
    for seed in range(20):
        state = equipped(THREE, "gold map", used=everything, seed=seed)
        assert state.stocks[0] == []
        say(state, "adventurer", "use gold")
        assert len(state.stocks[0]) == 13
        assert state.sheet(0, AdventurerSheet).used == ()
        found.add(equipment(state).split()[0])

    assert len(found) > 5
    assert found <= {*everything.split(), "gold"}


@rule("tricktakers#adventurer")
@pytest.mark.parametrize(("wins", "points"), [(0, 20), (1, 10), (2, 20), (3, 40), (4, 60)])
@pytest.mark.parametrize("in_round", [1, 3])
def test_the_adventurers_points_by_tricks(wins: int, points: int, in_round: int) -> None:
    """Then come the items of the new equipment, which are worth ten each here."""
    stock = items("map potion boots book orb castle wing gold")
    state = round_with("adventurer", wins, in_round=in_round, stock={"adventurer": stock})

    assert lines(state, 0) == [("tricks", points), *[("item", 10)] * wins]


@rule("tricktakers#adventurer", "tricktakers#end-of-game")
def test_five_tricks_win_the_adventurer_the_game() -> None:
    state = round_with("adventurer", 5, stock={"adventurer": range(15)})

    assert (state.victor, state.victory) == (0, "character")


UNUSED = {
    "map": (10, 10), "potion": (10, 10), "boots": (10, 10), "sword": (-30, -30), "wand": (-30, -30),
    "axe": (-30, -30), "book": (10, 10), "fairy": (-30, -30), "orb": (10, 10), "castle": (10, 10), "wing": (10, 10),
    "gold": (10, 10), "crystal": (20, 30), "doll": (-50, -50), "rock-crystal": (30, 50),
}  # fmt: skip


@rule("tricktakers#adventurer")
@pytest.mark.parametrize("name", UNUSED)
def test_points_for_an_item_left_unused(name: str) -> None:
    """On one of the first two pieces of equipment, and on one that a trick brought."""
    others = [item.id for item in ITEMS if item.id not in (name, "map", "potion")]
    hands = {"adventurer": "r1", "king": "r2", "ruler": "r3"}
    initial = equipped(hands, f"{name} {'potion' if name == 'map' else 'map'}", trick=5, wins=[1, 2, 1])
    new = equipped(hands, f"{others[0]} {others[1]} {name}", trick=5, wins=[1, 2, 1])
    for state in (initial, new):
        plain(state, "r1", "r2", "r3")

    assert (lines(initial, 0)[1], lines(new, 0)[3]) == (("item", UNUSED[name][0]), ("item", UNUSED[name][1]))
    assert [row.id for row in DATA.items] == list(UNUSED)


@rule("tricktakers#adventurer")
def test_two_tricks_and_four_items() -> None:
    """20 for the tricks, Rock Crystal 30, Golds 10, Crystal on new equipment 30, Fairy 30 less: 60."""
    hands = {"adventurer": "r1", "king": "r2", "ruler": "r3"}
    state = equipped(hands, "rock-crystal gold crystal fairy", trick=5, wins=[2, 1, 1])
    plain(state, "r1", "r2", "r3")

    assert [points for _, points in lines(state, 0)] == [20, 30, 10, 30, -30]
    assert account(state, 0).after == 90


@rule("tricktakers#adventurer", "tricktakers#the-aim")
def test_all_lines_are_added_before_anything_is_cut_off_at_zero() -> None:
    """20 less 50, with 10 points before: nothing is left; less 30 and 30 more is nothing lost."""
    hands = {"adventurer": "r1", "king": "r2", "ruler": "r3"}
    poor = equipped(hands, "doll wand", trick=5, wins=[2, 1, 1], points=[10, 30, 30])
    even = equipped(hands, "rock-crystal wand", trick=5, wins=[2, 1, 1], points=[0, 30, 30])
    for state in (poor, even):
        plain(state, "r1", "r2", "r3")

    assert (account(poor, 0).after, account(even, 0).after) == (0, 20)


@rule("tricktakers#two-players", "tricktakers#adventurer")
@pytest.mark.parametrize(("wins", "points"), [(0, 20), (1, 10), (2, 20), (3, 40), (4, 60), (5, 0)])
def test_for_two_five_tricks_are_nothing(wins: int, points: int) -> None:
    """But their items count."""
    stock = items("map potion boots book orb castle wing gold")
    state = round_with("adventurer", wins, setup=FOR_TWO, stock={"adventurer": stock})

    assert lines(state, 0) == [("tricks", points), *[("item", 10)] * wins]
    assert not state.ended
