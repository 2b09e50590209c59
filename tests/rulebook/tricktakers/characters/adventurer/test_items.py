"""The fifteen items: what each does, when it may be used, and what it does to following."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.cards import FACE, card
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from rule import rule
from rulebook.tricktakers.adventure import LEADING, equipment, equipped, items, second, trick_with
from rulebook.tricktakers.table import cannot, cards, held, plain, refused, say, texts, who_is_asked

# Map, Book, Fairy, Castle, Golds, Crystals: what they do at once


@rule("tricktakers#adventurer")
def test_the_map_discards_any_cards_and_draws_as_many() -> None:
    """At least one; then a card is played, a new one perhaps."""
    state = equipped({"adventurer": "r1 r2 b3", "king": "b1 b2", "ruler": "g1 g2"}, "map sword", deck="k8 k9")
    say(state, "adventurer", "use map")
    assert (who_is_asked(state), len(texts(state))) == (("adventurer", "map"), 7)
    cannot(state, "adventurer", "keep")
    say(state, "adventurer", "discard r1 b3")

    assert held(state, "adventurer") == "r2 k8 k9"
    assert texts(state) == ["r2", "k8", "k9"]


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_after_the_map_one_has_to_follow_with_what_was_drawn() -> None:
    state = equipped(second("g3 r2 k1"), "map sword", deck="r9")
    plain(state, "r5")
    say(state, "adventurer", "use map", "discard r2")

    assert texts(state) == ["r9"]


@rule("tricktakers#adventurer")
def test_the_book_draws_a_card_and_then_discards_one() -> None:
    """Be it the same."""
    state = equipped(LEADING, "book sword", deck="k9")
    say(state, "adventurer", "use book")
    assert (who_is_asked(state), texts(state)) == (
        ("adventurer", "discard"),
        ["discard r5", "discard r6", "discard k9"],
    )
    say(state, "adventurer", "discard r5")

    assert (held(state, "adventurer"), texts(state)) == ("r6 k9", ["r6", "k9"])


@rule("tricktakers#adventurer")
def test_the_book_is_of_no_use_where_nothing_can_be_drawn() -> None:
    state = equipped(LEADING, "book map")
    assert "use book" in texts(state)
    state.deck = []

    assert texts(state) == ["no item", "use map"]


@rule("tricktakers#adventurer")
def test_the_fairy_lays_the_hand_open() -> None:
    """All that is held now; a card is then played of it."""
    state = equipped(LEADING, "fairy sword")
    say(state, "adventurer", "use fairy")
    assert state.shown[0] == cards("r5 r6")
    plain(state, "r5")

    assert state.shown[0] == cards("r6")


@rule("tricktakers#adventurer")
@pytest.mark.parametrize(("trick", "offered"), [(1, True), (4, True), (5, False)])
def test_the_fairy_may_not_be_used_in_the_fifth_trick(trick: int, offered: bool) -> None:
    state = equipped({"adventurer": "r5", "king": "b1", "ruler": "g1"}, "fairy map", trick=trick)

    assert ("use fairy" in texts(state)) == offered


@rule("tricktakers#adventurer")
def test_the_castle_uses_up_all_items_and_brings_as_many_new_ones() -> None:
    """With Castle, Boots and Orb three new ones come, and none of the old does anything."""
    state = equipped(LEADING, "castle boots orb", stock="gold book wing")
    say(state, "adventurer", "use castle")

    assert equipment(state) == "gold book wing"
    assert sorted(state.sheet(0, AdventurerSheet).used) == sorted(items("castle boots orb"))
    assert state.order[0] == 0
    assert (who_is_asked(state), texts(state)) == (("adventurer", "play"), ["r5", "r6"])


@rule("tricktakers#adventurer")
def test_the_golds_are_thirty_points_at_once() -> None:
    state = equipped(LEADING, "gold sword")
    say(state, "adventurer", "use gold")

    assert state.points == [60, 30, 30]
    assert [(entry.what, entry.points, entry.paid) for entry in state.ledger[0]] == [("gold", 30, True)]


@rule("tricktakers#adventurer")
@pytest.mark.parametrize("name", ["crystal", "rock-crystal"])
def test_crystals_cannot_be_used(name: str) -> None:
    state = equipped(LEADING, f"{name} map")

    assert texts(state) == ["no item", "use map"]


# Sword, Axe, Wand, Orb, Wing, Doll: what they make of a card


@rule("tricktakers#adventurer")
@pytest.mark.parametrize(
    ("name", "minus", "plus"), [("r5", 1, 9), ("r1", 1, 6), ("r3", 1, 8), ("r6", 1, 9), ("r9", 4, 9), ("r7", 2, 9)]
)
def test_the_sword_makes_a_number_five_more_or_less_within_one_and_nine(name: str, minus: int, plus: int) -> None:
    for way, value in (("minus", minus), ("plus", plus)):
        state = equipped({**LEADING, "adventurer": f"{name} g9"}, "sword gold")
        say(state, "adventurer", "use sword", f"{name} {way}")
        assert (state.plays[0].face.value, state.plays[0].face.colour) == (value, 0)
        assert state.plays[0].card == card(name)


@rule("tricktakers#adventurer", "tricktakers#must-follow")
@pytest.mark.parametrize(("item", "ways"), [("sword", ["plus", "minus"]), ("axe", ["ten"])])
def test_sword_and_axe_want_a_number_that_follows(item: str, ways: list[str]) -> None:
    """Cards without a colour cannot be played with them."""
    state = equipped(second("r6 b7 rare"), f"{item} gold")
    plain(state, "r5")
    say(state, "adventurer", f"use {item}")
    assert texts(state) == [f"r6 {way}" for way in ways]
    assert "cannot be played with the" in refused(state, "adventurer", f"card:{card('rare')}")


@rule("tricktakers#adventurer")
@pytest.mark.parametrize("item", ["sword", "wand", "axe"])
def test_sword_wand_and_axe_cannot_be_used_without_a_number(item: str) -> None:
    state = equipped(second("rare flag"), f"{item} gold")
    plain(state, "r5")

    assert texts(state) == ["no item", "use gold"]


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_a_number_made_a_one_beats_the_berserker_card_and_its_colours_ten() -> None:
    """By the Sword."""
    berserker = trick_with("sword", berserker="berserker", adventurer="r6 minus", king="rare")
    ten = trick_with("sword", berserker="r10", adventurer="r6 minus", king="r9")

    assert (berserker.tricks[0].winner, ten.tricks[0].winner) == (1, 1)


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_a_one_made_something_else_is_no_one_any_more() -> None:
    """By Sword or Axe: it does not beat the Berserker card."""
    for item, way in (("sword", "plus"), ("axe", "ten")):
        state = trick_with(item, berserker="berserker", adventurer=f"r1 {way}", king="rare")
        assert state.tricks[0].winner == 0


@rule("tricktakers#adventurer", "tricktakers#strength")
@pytest.mark.parametrize(("third", "winner"), [("r9", 1), ("b1", 1), ("r1", 2)])
def test_the_axe_makes_a_ten_that_loses_to_the_one_of_its_colour(third: str, winner: int) -> None:
    state = trick_with("axe", king="r5", adventurer="r6 ten", ruler=third)

    assert state.tricks[0].plays[1].face.value == 10
    assert state.tricks[0].winner == winner


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_the_wand_makes_a_number_the_lead_colour_and_need_not_follow() -> None:
    """Black 5 is led: Red 9 counts as Black 9, though k1 is in hand."""
    state = equipped(second("r9 k1 rare", lead="k5"), "wand gold")
    plain(state, "k5")
    say(state, "adventurer", "use wand")
    assert texts(state) == ["r9 lead", "k1 lead"]
    say(state, "adventurer", "r9 lead")
    assert state.plays[1].face == FACE[card("k9")]
    plain(state, "b9")

    assert state.tricks[0].winner == 1
    assert card("r9") in state.taken[1]


@rule("tricktakers#adventurer")
def test_the_wand_changes_nothing_when_leading_or_without_a_lead_colour() -> None:
    """It may be used all the same."""
    leading = equipped(LEADING, "wand gold")
    say(leading, "adventurer", "use wand", "r5 lead")
    after_flag = equipped(second("r9 k1", lead="flag"), "wand gold")
    plain(after_flag, "flag")
    say(after_flag, "adventurer", "use wand", "r9 lead")

    assert leading.plays[0].face == FACE[card("r5")]
    assert (after_flag.plays[1].face, after_flag.lead) == (FACE[card("r9")], 0)


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_the_orb_makes_any_card_a_white_flag_and_need_not_follow() -> None:
    """A Rare too; the trick is lost."""
    state = equipped(second("r6 b7 rare"), "orb gold")
    plain(state, "r5")
    say(state, "adventurer", "use orb")
    assert texts(state) == ["r6 flag", "b7 flag", "rare flag"]
    say(state, "adventurer", "rare flag")
    assert state.plays[1].face == FACE[card("flag")]
    plain(state, "b9")

    assert state.tricks[0].winner == 0
    assert card("rare") in state.taken[0]


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_a_card_led_as_a_white_flag_sets_no_colour() -> None:
    state = equipped(LEADING, "orb gold")
    say(state, "adventurer", "use orb", "r5 flag")

    assert state.lead == -1


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_with_the_wing_ones_card_wins_every_tie() -> None:
    """Played later or earlier; the second of two Rares wins."""
    later = trick_with("wing", king="rare", adventurer="rare ties", ruler="b9")
    first = trick_with("wing", adventurer="rare ties", king="rare", ruler="g1")

    assert (later.tricks[0].winner, first.tricks[0].winner) == (1, 0)


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_the_wing_makes_nothing_stronger_and_has_to_follow() -> None:
    state = equipped(second("r4 b7"), "wing gold")
    plain(state, "r5")
    say(state, "adventurer", "use wing")
    assert texts(state) == ["r4 ties"]
    say(state, "adventurer", "r4 ties")
    plain(state, "b9")

    assert state.tricks[0].winner == 0


@rule("tricktakers#adventurer", "tricktakers#resistance")
def test_the_wing_wins_ties_under_kakumei_too() -> None:
    state = trick_with("wing", resistance="r2 kakumei", adventurer="b2 ties", ruler="g2")

    assert state.tricks[0].winner == 1


@rule("tricktakers#adventurer", "tricktakers#strength")
@pytest.mark.parametrize("third", ["b9", "king-rare"])
def test_with_the_doll_a_card_beats_a_rare(third: str) -> None:
    """Earlier or later ones, whatever the card is; it has to follow."""
    state = equipped({"ruler": "r5 g1", "adventurer": "r1 b7", "king": f"{third} g2", "hermit": "rare g3"}, "doll gold")
    plain(state, "r5")
    say(state, "adventurer", "use doll")
    assert texts(state) == ["r1 doll"]
    say(state, "adventurer", "r1 doll")
    plain(state, third, "rare")

    assert state.tricks[0].winner == 1


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_without_a_rare_the_doll_does_nothing() -> None:
    """Though it may be used."""
    state = trick_with("doll", king="r5", adventurer="r1 doll", ruler="b9")

    assert state.tricks[0].winner == 0


@rule("tricktakers#adventurer", "tricktakers#resistance")
def test_the_doll_is_off_under_kakumei() -> None:
    """The Rare is the weakest there already; the card counts as what it is."""
    state = trick_with("doll", resistance="r2 kakumei", adventurer="r9 doll", ruler="rare")

    assert state.tricks[0].winner == 0


@rule("tricktakers#adventurer", "tricktakers#strength")
@pytest.mark.parametrize("first", ["adventurer", "hermit"])
def test_doll_and_hermits_flag_are_equal_so_the_first_wins(first: str) -> None:
    hands = {"adventurer": "r9 g1", "hermit": "flag g2", "king": "king-rare g3"}
    state = equipped(hands, "doll gold", leader=first)
    if first == "adventurer":
        say(state, "adventurer", "use doll", "r9 doll")
        plain(state, "flag", "king-rare")
    else:
        plain(state, "flag", "king-rare")
        say(state, "adventurer", "use doll", "r9 doll")

    assert state.tricks[0].winner == (0 if first == "adventurer" else 1)


@rule("tricktakers#adventurer")
@pytest.mark.parametrize(
    ("use", "play"),
    [
        *[("sword", "r5 plus"), ("axe", "r5 ten"), ("wand", "r5 lead"), ("orb", "r5 flag"), ("wing", "r5 ties")],
        *[("doll", "r5 doll"), ("gold", "r5"), ("fairy", "r5"), ("castle", "r5")],
    ],
)
def test_every_used_item_is_replaced_on_the_same_equipment(use: str, play: str) -> None:
    """In the third place here; and the effect is over with the card."""
    three = {"adventurer": "r5 r6 r7", "king": "b1 b2 b3", "ruler": "g1 g2 g3"}
    state = equipped(three, f"map boots {use}", stock="crystal rock-crystal potion book")
    say(state, "adventurer", f"use {use}", play)
    now = "crystal rock-crystal potion" if use == "castle" else "map boots crystal"
    assert equipment(state) == now
    assert state.sheet(0, AdventurerSheet).using == -1
    state.leader = 0
    plain(state, "b1", "g1")
    if state.order[0] != 0:
        plain(state, *(["b2", "g2"] if state.order[0] == 1 else ["g2"]))
    say(state, "adventurer", "no item")

    assert texts(state) == ["r6", "r7"]
