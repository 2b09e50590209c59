"""Who knows what of predictions, of cards that went home and of those that were given.

Views of every seat and of a spectator, and what each of them holds possible.
"""

from __future__ import annotations

from collections import Counter

import pytest

from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import RED, card
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from odango.games.tricktakers.hands import printed_colour
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import cards, five_each, go, say, seen_by, setting_up, table, told, worlds
from rulebook.tricktakers.travel import before, change, lawful, places, rewind

# Predictions


@rule("tricktakers#time-traveler")
def test_predictions_are_known_to_the_time_traveler_alone() -> None:
    """In every world others imagine they may be any three; in the Time Traveler's own they are what they are."""
    state = setting_up(five_each("time-traveler", "hermit", "ruler"))
    say(state, "time-traveler", "predict ruler", "predict time-traveler", "predict hermit")
    lawful(state)

    assert seen_by(state, "time-traveler").players[0].own_stock == tuple(state.stocks[0])
    for who in ("hermit", "ruler", None):
        player = seen_by(state, who).players[0]
        assert (player.own_stock, player.stock) == (None, 3)
        assert not any("ruler" in line.lower() for line in told(state, who))
        found = Counter(tuple(world.stocks[0]) for world in worlds(state, who, 300))
        assert len(found) == 6
        assert min(found.values()) > 25
    assert {tuple(world.stocks[0]) for world in worlds(state, "time-traveler")} == {tuple(state.stocks[0])}


@rule("tricktakers#time-traveler")
def test_a_prediction_being_made_shows_nothing() -> None:
    """Nor which are left, after the first of the three."""
    state = setting_up(five_each("time-traveler", "hermit", "ruler"))
    other = state.clone()
    say(state, "time-traveler", "predict ruler")
    say(other, "time-traveler", "predict hermit")
    lawful(state)

    for seat in (1, 2, None):
        assert GAME.view(state, seat) == GAME.view(other, seat)


@rule("tricktakers#time-traveler")
def test_predictions_that_are_shown_are_known_to_all() -> None:
    state = table(
        {"king": "r1 r2", "time-traveler": "b1 b2", "ruler": "g1 g2"},
        in_round=3,
        stock={"time-traveler": [13, 0, 11]},
        sheets={"time-traveler": TimeTravelerSheet(2, (13, 0, 11))},
    )
    lawful(state)

    for who in ("king", "ruler", None):
        sheet = seen_by(state, who).players[1].sheet
        assert isinstance(sheet, TimeTravelerSheet)
        assert sheet.shown == (13, 0, 11)
        assert {tuple(world.stocks[1]) for world in worlds(state, who, 20)} == {(13, 0, 11)}


# Rewind


@rule("tricktakers#time-traveler")
def test_cards_that_went_home_are_known_to_be_there_until_they_are_seen_again() -> None:
    """In every hand imagined, by everyone; after it is played, the rest of the hand can be anything."""
    state = before("king", "r1 r2 r3", deck="g9 k9")
    go(state, "r1")
    rewind(state)
    lawful(state)
    for who in ("time-traveler", "ruler", None):
        assert places(state, who, "r1") == {"hand 0"}
        assert len(places(state, who, "r2")) > 1
    go(state, "r1")

    assert state.sightings == ()


@rule("tricktakers#time-traveler")
def test_what_the_traveler_draws_and_discards_nobody_else_knows() -> None:
    state = before("king", "r1 r2 r3", deck="g9 k9")
    go(state, "r1")
    rewind(state)

    assert [one.card for one in seen_by(state, "time-traveler").discards] == [card("g9"), card("k9")]
    for who in ("king", "ruler", None):
        assert [one.card for one in seen_by(state, who).discards] == [-1, -1]
        assert len(places(state, who, "g9")) > 1


@rule("tricktakers#time-traveler", "tricktakers#adventurer")
def test_a_card_under_the_potion_that_went_home_can_be_anything() -> None:
    hands = {"king": "b9 k1 k2", "adventurer": "r5 k3 k4", "time-traveler": "g1 g2 g3"}
    state = equipped(hands, "potion axe", stock="gold orb")
    go(state, "b9", "use potion", "r5 down")
    rewind(state)
    lawful(state)

    assert "deck" in places(state, "king", "r5")
    assert places(state, "adventurer", "b9") == {"hand 0"}


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_the_alchemists_three_on_top_of_the_deck_are_known_to_all() -> None:
    """Everyone saw them played; of the rest of the deck nobody knows the order."""
    hand = "alchemist-r1 alchemist-r2 alchemist-b5 alchemist-b1 alchemist-b2 alchemist-b3"
    state = before("alchemist", hand, stock={"alchemist": cards("alchemist-g1 alchemist-g2 alchemist-g3 alchemist-g4")})
    go(state, "r1 r2 b5 red")
    rewind(state)
    lawful(state)
    top = tuple(state.stocks[0][-3:])

    for who in ("alchemist", "time-traveler", "ruler", None):
        stock = seen_by(state, who).players[0].own_stock
        assert stock == (-1, *top)
        assert {tuple(world.stocks[0][-3:]) for world in worlds(state, who, 30)} == {top}


@rule("tricktakers#time-traveler", "tricktakers#berserker")
def test_a_ten_that_went_home_is_in_the_berserkers_hand() -> None:
    """And not left over; of the others nobody knows."""
    state = before("berserker", "berserker r10 g10 b10 berserker-rare")
    state.stocks[0] = cards("k10 berserker-flag")
    state.box = [one for one in state.box if one not in state.stocks[0]]
    go(state, "r10")
    rewind(state)
    lawful(state)

    for who in ("time-traveler", "ruler", None):
        assert places(state, who, "r10") == {"hand 0"}
        assert places(state, who, "g10") == {"hand 0", "stock 0"}


@rule("tricktakers#time-traveler", "tricktakers#must-follow")
def test_who_had_no_red_and_took_back_a_green_card_still_has_no_red() -> None:
    state = table({"king": "r1 r2", "hermit": "g4 g5", "time-traveler": "b1 b2", "ruler": "g1 g2"})
    go(state, "r1", "no draw", "g4")
    rewind(state)
    lawful(state)

    for world in worlds(state, "ruler"):
        assert all(printed_colour(one) != RED for one in world.hands[1])
        assert card("g4") in world.hands[1]


# Change the past


def changed(*given: str) -> Tricktakers:
    """The Time Traveler has taken r1, g1 and his own Rare, and given these to Ruler and King."""
    state = before("king", "r1 r2 r3", traveler="rare b1 b2")
    go(state, "r1", "no rewind", "rare", "g1")
    say(state, "time-traveler", "change", *(f"give {name}" for name in given))
    return state


@rule("tricktakers#time-traveler")
def test_cards_of_a_trick_that_is_changed_are_in_the_travelers_hand_until_one_is_given() -> None:
    state = changed()
    lawful(state)

    for who in ("king", "ruler", None):
        for name in ("r1", "g1"):
            assert places(state, who, name) == {"hand 1"}


@rule("tricktakers#time-traveler")
def test_a_card_that_is_given_is_known_to_giver_and_receiver() -> None:
    """Both keep it there in every world, and are told; the others are told only that a card was given."""
    state = changed("g1")
    lawful(state)

    for who in ("time-traveler", "ruler"):
        assert places(state, who, "g1") == {"hand 2"}
    assert "Green 1" in told(state, "ruler")[-1]
    assert "Green 1" in told(state, "time-traveler")[-1]
    for other in ("king", None):
        assert "Green" not in told(state, other)[-1]


@rule("tricktakers#time-traveler")
def test_others_know_only_that_it_is_with_one_of_the_two() -> None:
    """Each card of the trick may have been the one given, or none of them."""
    state = changed("b1")
    lawful(state)

    for who in ("king", None):
        assert places(state, who, "r1") == {"hand 1", "hand 2"}
        assert places(state, who, "g1") == {"hand 1", "hand 2"}
        assert len(places(state, who, "b1")) > 2


@rule("tricktakers#time-traveler")
def test_whichever_card_is_given_looks_the_same_to_others() -> None:
    """Of the trick or not."""
    views = [GAME.view(changed(name), 0) for name in ("r1", "g1", "rare", "b1", "b2")]

    assert all(view == views[0] for view in views)


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize("given", ["b1", "g1"])
def test_a_receiver_knows_that_the_rest_of_the_trick_is_with_the_others(given: str) -> None:
    """The Ruler was given one card and sees which; r1 is with the Time Traveler, and not in the deck."""
    state = changed(given)

    assert places(state, "ruler", "r1") == {"hand 1"}


@rule("tricktakers#time-traveler")
def test_cards_of_a_changed_trick_are_in_no_deck() -> None:
    """When all are given: with one of the three players, whoever looks."""
    state = changed("b1", "g1")
    lawful(state)

    for who in ("king", "time-traveler", "ruler", None):
        for name in ("r1", "g1"):
            assert places(state, who, name) <= {"hand 0", "hand 1", "hand 2"}


@rule("tricktakers#time-traveler")
def test_a_given_card_that_is_played_is_known_no_longer_to_be_in_hand() -> None:
    state = changed("b1", "g1")
    say(state, "time-traveler", "leader C")
    say(state, "ruler", "b1")
    lawful(state)

    assert all(one.card != card("b1") for one in state.sightings)


@rule("tricktakers#time-traveler", "tricktakers#hermit")
def test_a_given_card_may_have_been_discarded_since() -> None:
    """The Hermit draws and discards unseen: the giver holds both places possible, and no other."""
    state = before("hermit", "r1 r2 r3", traveler="rare b1 b2", deck="k9")
    go(state, "no draw", "r1", "no rewind", "rare", "g1")
    change(state, "g1", "b1", leader="A")
    go(state, "draw", "discard r2")
    lawful(state)

    assert places(state, "time-traveler", "b1", 200) == {"hand 0", "discards"}


@rule("tricktakers#time-traveler", "tricktakers#king")
@pytest.mark.parametrize("to", ["ruler", "own"])
def test_an_exclusive_card_that_was_given_is_never_in_the_deck(to: str) -> None:
    """The King's Rare is with one of those who may have it."""
    state = before("king", "king-rare r2 r3", traveler="berserker b1 b2", ruler="g4 g5 g6")
    go(state, "king-rare", "no rewind", "berserker", "g4")
    change(state, *(("king-rare", "b1") if to == "ruler" else ("g4", "b1")))
    lawful(state)

    for who in ("king", "time-traveler", "ruler", None):
        assert places(state, who, "king-rare") <= {"hand 0", "hand 1", "hand 2"}
    assert places(state, "time-traveler", "king-rare") == {"hand 2" if to == "ruler" else "hand 1"}


@rule("tricktakers#time-traveler", "tricktakers#resistance")
def test_when_the_game_is_over_a_card_that_was_given_is_seen_where_it_is() -> None:
    """A White Flag was given; all hands are shown at the end, and the other White Flag may lie in the deck."""
    state = before("resistance", "k3 r2 r3", traveler="rare flag b2", ruler="k7 k8 k9")
    go(state, "k3", "no rewind", "rare", "k9")
    change(state, "flag", "k3", leader="A")
    go(state, "k3 kakumei", "no rewind", "rare", "k7")
    lawful(state)

    assert (state.ended, state.victor) == (True, 0)
    assert card("flag") in state.deck
    for who in ("resistance", "time-traveler", "ruler", None):
        assert places(state, who, "flag", 10) == {"hand 2, deck"}
