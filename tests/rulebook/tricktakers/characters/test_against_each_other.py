"""Characters and items against each other in one trick."""

from __future__ import annotations

import pytest

from rule import rule
from rulebook.tricktakers.adventure import equipment, equipped, trick_with
from rulebook.tricktakers.table import account, lines, plain, say, table, taken, task, texts

# Kakumei


@rule("tricktakers#resistance", "tricktakers#berserker", "tricktakers#strength")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("b4 g8 berserker k1", 0),
        ("r7 rare berserker r1", 3),
        ("r6 k4 r10 r1", 3),
        ("r6 k4 r10 k1", 0),
        ("rare rare berserker k9", 3),
        ("rare rare berserker king-rare", 0),
    ],
)
def test_under_kakumei_neither_berserker_nor_tens_lose_to_a_one(cards: str, winner: int) -> None:
    """A black 1 does not top the Berserker card there: it is the low number that wins, or the Rare."""
    first, second, third, fourth = cards.split()
    hands = {"resistance": f"{first} r2", "ruler": f"{second} k2", "berserker": f"{third} g10", "king": f"{fourth} g2"}
    state = table(hands)
    plain(state, f"{first} kakumei", second, third, fourth)

    assert state.tricks[0].winner == winner


@rule("tricktakers#resistance", "tricktakers#adventurer")
def test_kakumei_holds_for_a_card_that_lies_face_down() -> None:
    """Laid down as a high card to win, turned up in a trick that the lowest takes."""
    state = trick_with("potion", king="r5", adventurer="r9 down", resistance="r6 kakumei")

    assert state.tricks[0].winner == 0


@rule("tricktakers#resistance", "tricktakers#adventurer")
@pytest.mark.parametrize(("item", "way", "winner"), [("sword", "minus", 1), ("axe", "ten", 0), ("orb", "flag", 1)])
def test_under_kakumei_cards_count_as_what_items_made_of_them(item: str, way: str, winner: int) -> None:
    """A Sword's 1 and an Orb's White Flag win there; an Axe's 10 does not."""
    state = trick_with(item, resistance="r5 kakumei", adventurer=f"r6 {way}", ruler="r7")

    assert state.tricks[0].winner == winner


@rule("tricktakers#resistance", "tricktakers#collector")
def test_a_card_reserved_in_a_kakumei_trick_is_the_collectors_too() -> None:
    state = table({"resistance": "r5 g1", "collector": "r9 r8", "ruler": "r7 g2"})
    plain(state, "r5 kakumei")
    say(state, "collector", "r9", "reserve A")
    plain(state, "r7")

    assert (taken(state, "collector"), taken(state, "resistance")) == ({"r5"}, {"r7", "r9"})


# Items, the Hermit, the Ruler


@rule("tricktakers#adventurer", "tricktakers#hermit")
def test_a_card_made_a_white_flag_is_not_the_hermits() -> None:
    """It does not beat the Rare."""
    state = trick_with("orb", king="rare", adventurer="r6 flag", hermit="r7")

    assert state.tricks[0].winner == 0


@rule("tricktakers#adventurer", "tricktakers#berserker")
def test_the_berserker_card_is_above_a_doll() -> None:
    state = trick_with("doll", king="rare", adventurer="r6 doll", berserker="berserker")

    assert state.tricks[0].winner == 2


@rule("tricktakers#adventurer", "tricktakers#ruler", "tricktakers#must-follow")
def test_ruler_and_wand_go_by_the_same_lead_colour() -> None:
    """What the Wand made black is followed by nobody: the lead was black before."""
    state = equipped({"king": "k5 g1", "adventurer": "r9 r8", "ruler": "b7 k1"}, "wand gold")
    plain(state, "k5")
    say(state, "adventurer", "use wand", "r9 lead")
    assert texts(state) == ["b7 lead", "k1"]
    plain(state, "b7 lead")

    assert [play.face.colour for play in state.tricks[0].plays] == [3, 3, 3]
    assert state.tricks[0].winner == 1


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_after_a_card_led_as_a_white_flag_the_next_number_sets_the_colour() -> None:
    state = equipped({"adventurer": "r6 r8", "king": "b5 g1", "ruler": "g7 b2"}, "orb gold")
    say(state, "adventurer", "use orb", "r6 flag")
    plain(state, "b5")

    assert texts(state) == ["b2", "g7 lead"]


@rule("tricktakers#collector", "tricktakers#adventurer")
def test_a_reserved_card_is_missing_from_new_equipment_only_as_a_card() -> None:
    """The Adventurer won: the trick is new equipment all the same."""
    state = equipped({"king": "r5 g1", "adventurer": "r9 r8", "collector": "r7 g2"}, "map sword", stock="gold")
    plain(state, "r5", "r9")
    say(state, "collector", "r7", "reserve B")

    assert (taken(state, "collector"), taken(state, "adventurer")) == ({"r9"}, {"r5", "r7"})
    assert state.wins == [0, 1, 0]
    assert equipment(state) == "map sword gold"


@rule("tricktakers#collector", "tricktakers#ruler")
def test_the_collectors_own_task_counts_reserved_cards() -> None:
    """Nothing was won: the reserved Red 5 is taken, and so is no blue card."""
    tasks = {"collector": [task("take-red")], "king": [task("take-blue")]}
    state = table({"ruler": "r5", "collector": "b7", "king": "k9"}, trick=5, wins=[1, 0, 3], tasks=tasks)
    plain(state, "r5")
    say(state, "collector", "b7", "reserve A")
    plain(state, "k9")

    assert ("task-done", 20) in lines(state, 1)
    assert ("task-done", 20) in lines(state, 2)
    assert account(state, 1).wins == 0


@rule("tricktakers#collector", "tricktakers#ruler")
def test_a_blue_card_played_as_black_is_collected_as_blue() -> None:
    state = table({"king": "k5 g1", "ruler": "b8 k1", "collector": "r1 r2"})
    plain(state, "k5", "b8 lead")
    say(state, "collector", "r1", "reserve B")

    assert taken(state, "collector") == {"b8"}
