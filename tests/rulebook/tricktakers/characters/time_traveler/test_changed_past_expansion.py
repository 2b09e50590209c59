"""Change the past against the other characters of the expansion: who gets how many cards, and what they count as."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import BLACK, RED, card
from odango.games.tricktakers.characters.phantom_thief import EVEN, INVITATION, ThiefSheet
from odango.games.tricktakers.characters.samurai import SamuraiSheet
from odango.games.tricktakers.characters.strategist import HIGH, StrategistSheet
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.table import cannot, cards, go, held, say, table, texts, who_is_asked
from rulebook.tricktakers.travel import BOTH, COUNTED, before, change, everywhere

# Strategist


@rule("tricktakers#time-traveler", "tricktakers#strategist")
def test_what_a_trap_has_cost_stays_paid_and_the_same_trap_catches_again() -> None:
    """The trick is played again under the trap it had."""
    state = table(
        {"king": "r9 r2", "time-traveler": "rare b2", "strategist": "g1 g2"}, stock={"strategist": [4, 3, 2, 0, HIGH]}
    )
    go(state, "r9", "no rewind", "rare", "g1")
    assert (state.points, state.sheet(2, StrategistSheet).pool) == ([20, 30, 30], 10)
    change(state, "g1", "r9", leader="A")
    assert (state.points[0], state.sheet(2, StrategistSheet).pool) == (20, 10)
    assert state.sheet(2, StrategistSheet).trap == HIGH
    go(state, "r9")

    assert (state.points[0], state.sheet(2, StrategistSheet).pool) == (10, 20)


@rule("tricktakers#time-traveler", "tricktakers#strategist")
def test_by_the_other_setting_the_next_trap_is_turned_up() -> None:
    """The trick counts, so the next one begins."""
    state = table(
        {"king": "r9 r2", "time-traveler": "rare b2", "strategist": "g1 g2"},
        stock={"strategist": [4, 3, 2, 0, HIGH]},
        setup=COUNTED,
    )
    go(state, "r9", "no rewind", "rare", "g1")
    change(state, "g1", "r9", leader="A")

    assert (state.sheet(2, StrategistSheet).trap, state.sheet(2, StrategistSheet).past) == (0, (HIGH,))


@rule("tricktakers#time-traveler", "tricktakers#strategist")
def test_the_strategists_seven_can_be_given_to_anyone() -> None:
    """It is a Black 7 with them too; the Tactical card stays used."""
    state = table({"king": "r9 r2", "strategist": "r1 strategist-k7", "time-traveler": "rare b2"})
    go(state, "r9", "strategist-k7 tactical", "no rewind", "rare")
    change(state, "strategist-k7", "r9", leader="A")

    assert held(state, "king") == "r2 strategist-k7"
    assert not state.sheet(1, StrategistSheet).tactical
    go(state, "strategist-k7")
    assert (state.plays[0].face.colour, state.plays[0].face.value) == (BLACK, 7)


# Summoner


def fronted(beast: str, below: str, **more: Any) -> Tricktakers:
    """The Summoner led this beast on top of that card, and the Time Traveler has won with the Black 1."""
    sheets = {"summoner": SummonerSheet(5, (), tuple(cards(beast)))}
    more = {"traveler": "k1 b1 b2", "ruler": "g4 g5 g6", **more}
    state = before("summoner", f"{below} r7 r8", sheets=sheets, **more)
    go(state, "go on", below, f"front {beast}", "no rewind", "k1", "g4")
    return state


@rule("tricktakers#time-traveler", "tricktakers#summoner")
@BOTH
def test_the_summoner_with_a_beast_gets_one_card_and_the_traveler_discards_one(setup: Setup) -> None:
    """Two of its cards were in the trick; the hands are as large as before it."""
    state = fronted("oko", "k3", setup=setup)
    say(state, "time-traveler", "change")
    assert held(state, "time-traveler") == "b1 b2 g4 k1 k3 oko"
    say(state, "time-traveler", "give g4", "give k3")
    assert texts(state) == ["discard b1", "discard b2", "discard k1", "discard oko"]
    say(state, "time-traveler", "discard b1", "leader A")

    assert [len(hand) for hand in state.hands] == [3, 3, 3]


@rule("tricktakers#time-traveler", "tricktakers#summoner")
def test_a_beast_given_back_is_in_the_summoners_hand_and_not_on_the_sheet() -> None:
    """It is played as a card, its front counting."""
    state = fronted("oko", "k3")
    change(state, "g4", "oko", discards="b1", leader="A")

    sheet = state.sheet(0, SummonerSheet)
    assert (sheet.waiting, sheet.rear, sheet.mp) == ((), (), 5)
    assert held(state, "summoner") == "r7 r8 oko"
    go(state, "go on", "oko")
    assert (state.plays[0].face.colour, state.plays[0].face.value, state.plays[0].more) == (BLACK, 10, ())


@rule("tricktakers#time-traveler", "tricktakers#summoner")
@pytest.mark.parametrize(
    ("beast", "below", "beats"),
    [("miria", "flag", "rare"), ("oko", "k3", "k9"), ("el", "flag", "rare")],
)
def test_a_beast_given_to_another_counts_as_its_front(beast: str, below: str, beats: str) -> None:
    """MIRIA as the Berserker, EL as a Hermit's White Flag that beats a Rare, OKO as a black 10."""
    state = table(
        {"summoner": f"{below} r7 r8", "time-traveler": f"k1 b2 {beats}", "ruler": "g4 g5 g6"},
        sheets={"summoner": SummonerSheet(5, (), tuple(cards(beast)))},
    )
    go(state, "go on", below, f"front {beast}", "no rewind", "k1", "g4")
    assert state.wins == [0, 1, 0]
    change(state, beast, "g4", discards="k1", leader="B")
    go(state, "no rewind", beats, beast, "go on", "r7")

    assert state.tricks[0].winner == 2


@rule("tricktakers#time-traveler", "tricktakers#summoner")
def test_a_beast_the_traveler_keeps_or_discards() -> None:
    """Discarded it goes back to its box; it cannot be summoned again."""
    state = fronted("oko", "k3")
    change(state, "g4", "k3", discards="oko", leader="A")

    assert everywhere(state, card("oko")) == "box"
    assert texts(state) == ["go on"]


@rule("tricktakers#time-traveler", "tricktakers#summoner")
def test_a_summoner_without_a_beast_in_front_gets_one_card_and_nothing_is_discarded() -> None:
    """MP that were spent stay spent."""
    state = before("summoner", "k3 r7 r8", traveler="rare b1 b2")
    go(state, "summon maru", "go on", "k3", "no beast", "no rewind", "rare", "g1")
    change(state, "g1", "k3", leader="A")

    assert state.sheet(0, SummonerSheet).mp == 4
    assert state.sheet(0, SummonerSheet).rear == (card("maru"),)
    assert state.discards == []


# Alchemist


ALCHEMIST = "alchemist-r1 alchemist-r2 alchemist-b5 alchemist-b1 alchemist-b2 alchemist-b3"
PLAYED = "r1 r2 b5 red"


def brewed(*, stock: str, hand: str = ALCHEMIST, traveler: str = "rare k9 flag", **more: Any) -> Tricktakers:
    """The Alchemist led red 8, and the Time Traveler has won with a Rare."""
    state = before("alchemist", hand, stock={"alchemist": cards(stock)}, traveler=traveler, **more)
    go(state, PLAYED, "no rewind", "rare", "g1")
    return state


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_the_alchemist_is_given_three() -> None:
    """With six in hand already they go on top of the deck, and are drawn next."""
    state = brewed(stock="alchemist-g1 alchemist-g2 alchemist-g3 alchemist-g4")
    before_gifts = held(state, "alchemist")
    change(state, "g1", "alchemist-r1", "k9", "alchemist-r2", leader="A")

    assert held(state, "alchemist") == before_gifts
    assert state.stocks[0] == [card(name) for name in ("alchemist-g1", "alchemist-r1", "k9", "alchemist-r2")]
    assert held(state, "time-traveler") == "rare flag alchemist-b5"
    go(state, "b1 b2 b3 blue")
    go(state, "element T", "element C")
    assert {card("alchemist-r1"), card("k9"), card("alchemist-r2")} < set(state.hands[0])


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_the_alchemists_three_come_into_hand_where_there_is_room() -> None:
    """The deck was empty: three are left in hand, so there is room for three."""
    state = brewed(stock="")
    change(state, "g1", "k9", "flag", "rare", leader="A")

    assert held(state, "alchemist") == "k9 rare flag alchemist-b1 alchemist-b2 alchemist-b3"
    assert state.stocks[0] == []


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
@pytest.mark.parametrize(
    ("given", "three", "value"),
    [("k9", "k9 b1 b2", 2), ("flag", "flag b1 b2", 3), ("rare", "rare b1 b3", 4)],
)
def test_what_cards_of_others_count_as_with_the_alchemist(given: str, three: str, value: int) -> None:
    """Black is its value without a colour; a White Flag or Rare is 0."""
    state = brewed(stock="")
    change(state, "g1", *[given, *({"k9", "flag", "rare"} - {given})], leader="A")
    go(state, f"{three} blue")

    assert state.plays[0].face.value == value


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_cards_without_a_colour_make_no_formation() -> None:
    """A Black 2 between blue 1 and 3 is no three in a row, and no three of a colour."""
    state = brewed(stock="", traveler="rare k2 flag")
    change(state, "g1", "k2", "flag", "rare", leader="A")
    go(state, "k2 b1 b3 blue")

    assert state.sheet(0, AlchemistSheet).cells == ()
    assert who_is_asked(state) == ("time-traveler", "rewind")


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_black_cards_need_not_be_played_when_black_is_led() -> None:
    """With the Alchemist they have no colour to follow with."""
    state = brewed(stock="", ruler="g1 k4 k5")
    change(state, "g1", "k9", "flag", "rare", leader="C")
    go(state, "k4")

    assert "b1 b2 b3" in texts(state)


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_elements_stay() -> None:
    """Three in a row brought one; it lies where it was put, and the trick is played again."""
    state = before(
        "alchemist",
        "alchemist-r1 alchemist-r2 alchemist-b3",
        stock={"alchemist": []},
        traveler="rare k9 flag",
    )
    go(state, "r1 r2 b3 red", "element T", "no rewind", "rare", "g1")
    change(state, "g1", "alchemist-r1", "alchemist-r2", "alchemist-b3", leader="A")

    assert state.sheet(0, AlchemistSheet).cells == ("T",)
    go(state, "r1 r2 b3 red")
    cannot(state, "alchemist", "element T")


# Phantom Thief


@rule("tricktakers#time-traveler", "tricktakers#phantom-thief")
def test_the_thiefs_exchange_letters_and_chip_stay() -> None:
    sheet = ThiefSheet((-1, 0, INVITATION), EVEN)
    state = before("phantom-thief", "r1 r2 r3", traveler="rare b1 b2", sheets={"phantom-thief": sheet})
    go(state, "offer r1", "give g1", "r2", "no rewind", "rare", "r1")
    change(state, "r1", "r2", leader="A")

    assert state.sheets[0] == sheet
    assert held(state, "phantom-thief") == "r2 r3 g1"
    assert held(state, "ruler") == "r1 g2 g3"
    assert who_is_asked(state) == ("phantom-thief", "offer")


# Ninja


@rule("tricktakers#time-traveler", "tricktakers#ninja")
@BOTH
def test_the_ninja_whose_second_card_was_turned_up_gets_one_card(setup: Setup) -> None:
    """Both were in the trick; the Time Traveler discards one of his own choice."""
    state = before("ninja", "r1 r2 k3", traveler="rare b1 b2", deck="g9", setup=setup)
    go(state, "r1", "second r2", "no rewind", "rare", "g1", "flip")
    assert state.wins == [0, 1, 0]
    say(state, "time-traveler", "change")
    assert held(state, "time-traveler") == "r1 r2 b1 b2 g1 rare"
    say(state, "time-traveler", "give g1", "give r2")
    assert texts(state) == ["discard r1", "discard b1", "discard b2", "discard rare"]
    say(state, "time-traveler", "discard r1", "leader A")

    assert held(state, "ninja") == "r2 g9 k3"
    assert [len(hand) for hand in state.hands] == [3, 3, 3]


@rule("tricktakers#time-traveler", "tricktakers#ninja")
def test_the_ninjas_second_card_that_was_not_turned_up_is_discarded() -> None:
    """It was never part of the trick: one card back, and none over."""
    state = before("ninja", "r1 r2 k3", traveler="rare b1 b2", deck="g9")
    go(state, "r1", "second r2", "no rewind", "rare", "g1", "no flip")
    change(state, "g1", "r1", leader="A")

    assert held(state, "ninja") == "r1 g9 k3"
    assert [(one.seat, one.card) for one in state.discards] == [(0, card("r2"))]


# Samurai


@rule("tricktakers#time-traveler", "tricktakers#samurai")
@pytest.mark.parametrize("name", ["k9", "strategist-k7"])
def test_the_samurai_given_a_black_card_discards_it_and_draws(name: str) -> None:
    """And again if the card drawn is black.  Everyone knows that what was discarded was black."""
    state = before("samurai", "r1 r2 r3", traveler=f"rare {name} b2", deck="k2 g9 k8")
    go(state, "r1", "no rewind", "rare", "g1")
    change(state, "g1", name, leader="A")

    assert held(state, "samurai") == "r2 r3 g9"
    assert everywhere(state, card(name)) == ("box" if name.startswith("strategist") else "discards")
    assert everywhere(state, card("k2")) == "discards"
    assert all(one.forced for one in state.discards)


@rule("tricktakers#time-traveler", "tricktakers#samurai", "tricktakers#strength")
@pytest.mark.parametrize(
    ("given", "against", "wins"),
    [("r10", "k1", False), ("r10", "r1", True), ("r1", "k10", True), ("maru", "k9", True), ("maru", "k1", False)],
)
def test_t19_t20_t21_the_samurai_with_a_red_ten(given: str, against: str, wins: bool) -> None:
    """It counts as a black 10: it loses to the Black 1, not to the Red 1; and the Red 1 beats a black 10."""
    state = before("samurai", "r5 r6 r7", traveler=f"rare {given} {against}", ruler="g4 g5 g6")
    go(state, "r5", "no rewind", "rare", "g4")
    change(state, "g4", given, leader="B")
    go(state, "no rewind", against, "g4")
    go(state, given)

    assert state.tricks[0].winner == (0 if wins else 1)


@rule("tricktakers#time-traveler", "tricktakers#samurai")
def test_the_samurais_red_goes_back_as_a_red_card() -> None:
    """What it took into hand in an earlier trick stays taken."""
    state = before("samurai", "r5 r6 r7", traveler="rare b1 b2", sheets={"samurai": SamuraiSheet((card("r9"),))})
    go(state, "r5", "no rewind", "rare", "g1")
    change(state, "r5", "g1", leader="C")
    go(state, "r5")

    assert state.sheets[0] == SamuraiSheet((card("r9"),))
    assert (state.plays[0].face.colour, state.plays[0].marks) == (RED, 0), "with the Ruler it is no more than red"
