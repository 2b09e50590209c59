"""Rewind against every other character: the cards go home, what happened on the way stays."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.collector import CollectorSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from rule import rule
from rulebook.tricktakers.adventure import equipment, equipped, items
from rulebook.tricktakers.table import cannot, go, held, seat_of, seen_by, table, taken, task, texts, told, who_is_asked
from rulebook.tricktakers.travel import before, rewind

TRAVELER = "b1 b2 b3"


@rule("tricktakers#time-traveler")
def test_everyone_takes_back_the_card_they_played() -> None:
    """Whoever has played has the same hand as before; who has not, and the number of the trick, stay as they are."""
    state = table({"king": "r1 k2 k3", "hermit": "r4 g5 g6", "time-traveler": "b1 b2 b3", "ruler": "g1 g2 g3"})
    go(state, "r1", "no draw", "r4")
    assert [len(hand) for hand in state.hands] == [2, 2, 3, 3]
    rewind(state)

    assert [held(state, who) for who in ("king", "hermit", "ruler")] == ["r1 k2 k3", "r4 g5 g6", "g1 g2 g3"]
    assert (state.plays, state.trick, state.tricks, state.wins) == ((), 1, [], [0, 0, 0, 0])
    assert state.order == (0, 1, 2, 3)


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize(("leader", "who"), [("A", "king"), ("B", "time-traveler"), ("C", "ruler")])
def test_anyone_may_be_named_the_leader(leader: str, who: str) -> None:
    """Oneself too; the others follow clockwise."""
    state = before("king", "r1 k2 k3")
    go(state, "r1")
    rewind(state, leader)

    assert who_is_asked(state)[0] == who
    assert state.order == {"A": (0, 1, 2), "B": (1, 2, 0), "C": (2, 0, 1)}[leader]


@rule("tricktakers#time-traveler")
def test_another_card_can_be_played_when_the_trick_begins_anew() -> None:
    """What was led is forgotten: blue is led now, and whoever has red need not play it."""
    state = before("king", "r1 b9 k3")
    go(state, "r1")
    rewind(state)
    go(state, "b9", "no rewind", "b1", "g1")

    assert state.tricks[0].winner == 0
    assert taken(state, "king") == {"b9", "b1", "g1"}


# Characters that only take back their card


@rule("tricktakers#time-traveler", "tricktakers#king")
def test_the_king_takes_back_his_rare() -> None:
    """Everyone knows that he has it again, and he may play it once more."""
    state = before("king", "king-rare k2 k3")
    go(state, "king-rare")
    rewind(state)

    assert held(state, "king") == "k2 k3 king-rare"
    go(state, "king-rare", "no rewind", "b1", "g1")
    assert taken(state, "king") == {"king-rare", "b1", "g1"}


@rule("tricktakers#time-traveler", "tricktakers#gambler")
def test_the_gamblers_bid_and_stake_stay() -> None:
    state = before("gambler", "r9 k2 k3", sheets={"gambler": GamblerSheet(2, 50)}, points=[0, 30, 30])
    go(state, "r9")
    rewind(state)

    assert state.sheets[0] == GamblerSheet(2, 50)
    assert (held(state, "gambler"), state.points) == ("r9 k2 k3", [0, 30, 30])


@rule("tricktakers#time-traveler", "tricktakers#berserker")
@pytest.mark.parametrize("name", ["berserker", "r10"])
def test_the_berserker_takes_back_what_was_played(name: str) -> None:
    """Into the hand, not the box."""
    state = before("berserker", "berserker r10 g10")
    go(state, name)
    rewind(state)

    assert held(state, "berserker") == "r10 g10 berserker"
    assert card(name) not in state.box


@rule("tricktakers#time-traveler", "tricktakers#ruler")
def test_the_rulers_change_of_colour_is_undone() -> None:
    """Played as red, it comes back as the green card it is; tasks stay as they are."""
    state = table({"king": "r1 k2", "ruler": "g9 g2", "time-traveler": "b1 b2"}, tasks={"king": [task("take-red")]})
    go(state, "r1", "g9 lead")
    rewind(state, "B")

    assert held(state, "ruler") == "g2 g9"
    assert state.tasks[0] == (task("take-red"),)
    go(state, "g9")
    assert state.plays[0].face.colour == 2


# Characters whose deeds stay


@rule("tricktakers#time-traveler", "tricktakers#resistance")
def test_kakumei_is_cancelled_and_can_be_declared_again() -> None:
    """In the trick that begins anew, or in a later one; but once only."""
    state = before("resistance", "g9 r2 r3")
    go(state, "g9 kakumei")
    assert state.kakumei
    rewind(state)

    assert not state.kakumei
    assert state.sheet(0, ResistanceSheet) == ResistanceSheet()
    go(state, "g9", "no rewind", "b1", "g1")
    assert state.tricks[0].winner == 0, "without Kakumei the high card wins"
    go(state, "r2 kakumei", "no rewind", "b2", "g2")
    cannot(state, "resistance", "r3 kakumei")


@rule("tricktakers#time-traveler", "tricktakers#resistance")
def test_kakumei_of_an_earlier_trick_stays_spent() -> None:
    """Only what was declared in the trick that is rewound comes back."""
    state = before("resistance", "r1 r2 r3")
    go(state, "r1 kakumei", "no rewind", "b1", "g1", "r2")
    rewind(state)

    assert state.sheet(0, ResistanceSheet).left == 0
    cannot(state, "resistance", "r2 kakumei")


@rule("tricktakers#time-traveler", "tricktakers#hermit")
def test_the_hermits_exchange_stays_and_another_may_be_made() -> None:
    """The card drawn is in hand, the one discarded is not; on the new turn he may draw again."""
    state = before("hermit", "r1 k2 k3", deck="g9 g8 g7 g6")
    go(state, "draw", "discard k2", "r1")
    rewind(state)

    assert held(state, "hermit") == "r1 g9 k3"
    assert card("k2") in [one.card for one in state.discards]
    assert who_is_asked(state) == ("hermit", "dexterity")
    go(state, "draw")
    assert held(state, "hermit") == "r1 g6 g9 k3"


@rule("tricktakers#time-traveler", "tricktakers#adventurer")
def test_an_item_that_was_used_is_gone_and_a_new_one_may_be_used() -> None:
    """The Axe's 10 is void; what replaced it lies there and can be used at once."""
    hands = {"adventurer": "r5 k2 k3", "time-traveler": TRAVELER, "ruler": "g1 g2 g3"}
    state = equipped(hands, "map axe", stock="gold orb")
    go(state, "use axe", "r5 ten")
    assert state.plays[0].face.value == 10
    rewind(state)

    assert equipment(state) == "map gold"
    assert state.sheet(0, AdventurerSheet).used == items("axe")
    assert held(state, "adventurer") == "r5 k2 k3"
    assert texts(state) == ["no item", "use map", "use gold"]
    go(state, "use gold", "r5")
    assert state.points[0] == 60
    assert state.plays[0].face.value == 5


@rule("tricktakers#time-traveler", "tricktakers#adventurer")
def test_points_of_an_item_stay() -> None:
    """Discovered Golds were paid; they are not paid back, and not paid again."""
    hands = {"adventurer": "r5 k2 k3", "time-traveler": TRAVELER, "ruler": "g1 g2 g3"}
    state = equipped(hands, "map gold", stock="orb book")
    go(state, "use gold", "r5")
    rewind(state)

    assert state.points[0] == 60
    assert texts(state) == ["no item", "use map", "use orb"]


@rule("tricktakers#time-traveler", "tricktakers#adventurer")
def test_timid_boots_do_not_last_into_the_trick_begun_anew() -> None:
    """The Adventurer was to play last; after Rewind its turn comes in order, and it may use another item."""
    hands = {"adventurer": "r5 k2 k3", "time-traveler": TRAVELER, "ruler": "g1 g2 g3"}
    state = equipped(hands, "boots axe", stock="gold orb")
    go(state, "use boots")
    assert who_is_asked(state) == ("time-traveler", "rewind")
    rewind(state)

    assert state.order == (0, 1, 2)
    assert who_is_asked(state) == ("adventurer", "item")
    assert texts(state) == ["no item", "use gold", "use axe"]


@rule("tricktakers#time-traveler", "tricktakers#adventurer")
def test_a_card_under_the_potion_goes_home_unseen() -> None:
    """Nobody has seen it, and nobody does now."""
    hands = {"king": "b9 k1 k2", "adventurer": "r5 k3 k4", "time-traveler": TRAVELER}
    state = equipped(hands, "potion axe", stock="gold orb")
    go(state, "b9", "use potion", "r5 down")
    rewind(state)

    assert held(state, "adventurer") == "r5 k3 k4"
    assert card("r5") not in [one.card for one in seen_by(state, "king").sightings]
    assert card("b9") in [one.card for one in seen_by(state, "adventurer").sightings]
    assert not any("Red 5" in line for line in told(state, "king"))


@rule("tricktakers#time-traveler", "tricktakers#collector")
def test_a_reservation_is_cancelled() -> None:
    """The token can be put on another card when the trick is played anew."""
    state = table({"king": "r9 k2", "collector": "r4 g5", "time-traveler": "b1 b2", "ruler": "g1 g2"})
    go(state, "r9", "r4", "reserve A")
    assert state.sheet(1, CollectorSheet).reserved == 0
    rewind(state)

    assert state.sheet(1, CollectorSheet) == CollectorSheet()
    go(state, "r9", "r4", "reserve nothing", "no rewind", "b1", "g1")
    assert taken(state, "collector") == set()
    assert taken(state, "king") == {"r9", "r4", "b1", "g1"}


@rule("tricktakers#time-traveler")
def test_two_rewinds_in_one_trick() -> None:
    """Twice in a row, if both tokens are spent on it."""
    state = before("king", "r1 k2 k3")
    go(state, "r1")
    rewind(state)
    go(state, "k2")
    rewind(state)

    assert held(state, "king") == "r1 k2 k3"
    assert state.sheet(1, TimeTravelerSheet).tokens == 0
    go(state, "k3")
    assert who_is_asked(state) == ("time-traveler", "play")


@rule("tricktakers#time-traveler")
def test_whose_turn_comes_after_the_traveler_is_not_asked_to_take_back_anything() -> None:
    """The Ruler had not played yet, and plays once when the trick is played anew."""
    state = before("king", "r1 k2 k3")
    go(state, "r1")
    rewind(state, "C")
    go(state, "g1", "r1", "no rewind", "b1")

    assert [play.seat for play in state.tricks[0].plays] == [
        seat_of(state, who) for who in ("ruler", "king", "time-traveler")
    ]
