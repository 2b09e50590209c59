"""Change the past: what is taken, what is given, what stays done; both settings, and the eight characters of old."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.collector import CollectorSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.tasks import settled
from rule import rule
from rulebook.tricktakers.adventure import equipment, equipped, items
from rulebook.tricktakers.table import cannot, go, held, lines, say, table, taken, task, texts, who_is_asked
from rulebook.tricktakers.travel import BOTH, COUNTED, before, change, everywhere


def won(who: str = "king", hand: str = "r1 r2 r3", card_played: str = "r1", **more: Any) -> Tricktakers:
    """The Time Traveler has just won the first trick with a Rare: b1 and b2 are left, and g1 was played to it too."""
    more.setdefault("traveler", "rare b1 b2")
    state = before(who, hand, **more)
    go(state, *card_played.split(", "), "no rewind", "rare", "g1")
    return state


# What is taken and given


@rule("tricktakers#time-traveler")
@BOTH
def test_all_cards_of_the_trick_come_into_hand_and_everyone_is_given_one(setup: Setup) -> None:
    """Of the trick or of one's own hand; the next player clockwise first.  Then the leader is named."""
    state = won(setup=setup)
    assert texts(state) == ["no change", "change"]
    say(state, "time-traveler", "change")
    assert held(state, "time-traveler") == "r1 b1 b2 g1 rare"
    assert taken(state, "time-traveler") == set()
    assert texts(state) == ["give r1", "give b1", "give b2", "give g1", "give rare"]
    say(state, "time-traveler", "give b1")
    assert held(state, "ruler") == "b1 g2 g3"
    say(state, "time-traveler", "give rare")
    assert held(state, "king") == "r2 r3 rare"
    assert texts(state) == ["leader A", "leader B", "leader C"]
    say(state, "time-traveler", "leader C")

    assert held(state, "time-traveler") == "r1 b2 g1"
    assert who_is_asked(state) == ("ruler", "play")


@rule("tricktakers#time-traveler")
def test_nothing_is_changed_by_who_does_not_want_to() -> None:
    state = won()
    say(state, "time-traveler", "no change")

    assert taken(state, "time-traveler") == {"r1", "rare", "g1"}
    assert (state.wins, state.trick, who_is_asked(state)) == ([0, 1, 0], 2, ("time-traveler", "rewind"))


@rule("tricktakers#time-traveler")
def test_the_trick_is_played_again_and_nobody_has_won_it() -> None:
    """As we read it: the same trick, hands as large as before it.  Five tricks are won in the end."""
    state = won()
    change(state, "g1", "r1", leader="A")

    assert (state.trick, state.tricks, state.wins) == (1, [], [0, 0, 0])
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert state.taken == [(), (), ()]
    go(state, "r1", "no rewind", "b1", "g1")
    assert (state.trick, state.wins) == (2, [1, 0, 0])


@rule("tricktakers#time-traveler")
def test_by_the_other_setting_the_trick_counts_and_a_card_is_left_over() -> None:
    """The win stays, the next trick begins, and everyone has one card more than tricks are left."""
    state = won(setup=COUNTED)
    change(state, "g1", "r1", leader="A")

    assert (state.trick, len(state.tricks), state.wins) == (2, 1, [0, 1, 0])
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert state.taken == [(), (), ()], "no pile is left of it"


@rule("tricktakers#time-traveler")
def test_by_the_other_setting_a_round_ends_after_five_tricks_all_the_same() -> None:
    """Changed in the fourth: the fifth is the last, and the card left over is not played."""
    state = won(setup=COUNTED, trick=4, stock={"time-traveler": [0, 13, 11]})
    change(state, "g1", "r1", leader="A")
    go(state, "r1", "no rewind", "b1", "g1")

    assert state.round == 2
    assert [one.wins for one in state.accounts[0]] == [1, 1, 0]


@rule("tricktakers#time-traveler")
def test_the_leader_that_is_named_leads_the_trick_played_again() -> None:
    """Not who won it, nor who led it."""
    state = won()
    change(state, "g1", "r1", leader="C")
    go(state, "g2")

    assert state.leader == 2
    assert state.plays[0].seat == 2
    assert who_is_asked(state) == ("king", "play")


@rule("tricktakers#time-traveler")
def test_the_past_can_be_changed_twice_in_one_trick() -> None:
    """The trick played again is won again."""
    state = won()
    change(state, "g1", "r1", leader="A")
    go(state, "r1", "no rewind", "rare", "g1")
    assert texts(state) == ["no change", "change"]
    change(state, "g1", "r1", leader="A")

    assert state.sheet(1, TimeTravelerSheet).tokens == 0
    go(state, "r1", "rare", "g1")
    assert (state.wins, state.trick) == ([0, 1, 0], 2)


# The characters of the base game


@rule("tricktakers#time-traveler", "tricktakers#king")
@pytest.mark.parametrize(
    ("to", "given"),
    [(2, ("king-rare", "b1")), (0, ("g4", "king-rare")), (1, ("g4", "b1"))],
    ids=["ruler", "king", "own"],
)
def test_the_kings_rare_can_be_given_to_anyone_or_kept(to: int, given: tuple[str, str]) -> None:
    """Whoever has it plays it as a Rare."""
    state = before("king", "king-rare r2 r3", traveler="berserker b1 b2", ruler="g4 g5 g6")
    go(state, "king-rare", "no rewind", "berserker", "g4")
    change(state, *given, leader="ABC"[to])
    assert everywhere(state, card("king-rare")) == f"hand {to}"
    go(state, *(["no rewind"] if to == 1 else []), "king-rare")

    assert everywhere(state, card("king-rare")) == "trick"


@rule("tricktakers#time-traveler", "tricktakers#gambler")
@BOTH
def test_the_gamblers_stake_and_bid_stay(setup: Setup) -> None:
    """The bid is of tricks that count in the end."""
    state = won("gambler", sheets={"gambler": GamblerSheet(1, 50)}, points=[0, 30, 30], setup=setup)
    change(state, "g1", "r1")

    assert state.sheets[0] == GamblerSheet(1, 50)
    assert (held(state, "gambler"), state.points[0]) == ("r1 r2 r3", 0)


@rule("tricktakers#time-traveler", "tricktakers#resistance")
@BOTH
def test_kakumei_stays_spent(setup: Setup) -> None:
    """Declared in the trick that is changed: the Resistance cannot declare it again this round."""
    state = before("resistance", "r9 r2 r3", traveler="g9 b1 b2", setup=setup)
    go(state, "r9 kakumei", "no rewind", "b1", "g1")
    assert state.wins == [0, 1, 0], "the lowest wins, the first of two ones"
    change(state, "g1", "r9", leader="A")

    assert not state.kakumei
    assert state.sheet(0, ResistanceSheet) == ResistanceSheet(left=0)
    cannot(state, "resistance", "r2 kakumei")
    go(state, "r9", "no rewind", "b1", "g1")
    assert state.tricks[-1].winner == 0, "and the trick is judged the usual way round"


@rule("tricktakers#time-traveler", "tricktakers#hermit")
def test_the_hermits_exchange_stays() -> None:
    state = won("hermit", card_played="draw, discard r2, r1", deck="g9")
    change(state, "g1", "r1")

    assert held(state, "hermit") == "r1 r3 g9"
    assert card("r2") in [one.card for one in state.discards]
    assert who_is_asked(state) == ("hermit", "dexterity")


@rule("tricktakers#time-traveler", "tricktakers#hermit")
def test_a_white_flag_that_goes_to_the_hermit_beats_a_rare() -> None:
    """It is the Hermit's when he plays it, wherever it came from."""
    state = before("hermit", "r1 r2 r3", traveler="rare flag b2", points=[30, 30, 30])
    go(state, "no draw", "r1", "no rewind", "rare", "g1")
    change(state, "g1", "flag", leader="B")
    go(state, "no rewind", "rare", "g1", "no draw", "flag")

    assert (state.wins, state.points[0]) == ([1, 0, 0], 60)


@rule("tricktakers#time-traveler", "tricktakers#berserker")
@pytest.mark.parametrize(("name", "beaten_by"), [("berserker", "k1"), ("r10", "rare")])
@pytest.mark.parametrize("to", ["ruler", "berserker"])
def test_the_berserkers_cards_can_be_given_to_anyone(name: str, beaten_by: str, to: str) -> None:
    """The Berserker card and 10s: whoever has them plays them for what they are."""
    state = before("berserker", f"{name} g10 b10", traveler=f"{beaten_by} r9 b2", ruler="g4 g5 g6")
    go(state, name, "no rewind", beaten_by, "g4")
    assert state.wins == [0, 1, 0]
    change(state, *((name, "g4") if to == "ruler" else ("g4", name)), leader="C" if to == "ruler" else "A")
    go(state, name)
    assert state.plays[0].face.value == (10 if name == "r10" else 0)
    go(state, *(["g10", "no rewind", "r9"] if to == "ruler" else ["no rewind", "r9", "g4"]))

    assert state.tricks[0].winner == (2 if to == "ruler" else 0)


@rule("tricktakers#time-traveler", "tricktakers#berserker")
def test_another_than_the_berserker_may_discard_the_berserker_card() -> None:
    """It goes back to its box; only the Berserker has to keep it."""
    state = before("berserker", "berserker g10 b10", traveler="k1 b1 b2", deck="g9 k9")
    go(state, "berserker", "no rewind", "k1", "g1")
    change(state, "g1", "k1", leader="B")
    say(state, "time-traveler", "rewind", "discard berserker", "discard g9", "leader A")

    assert everywhere(state, card("berserker")) == "box"


@rule("tricktakers#time-traveler", "tricktakers#adventurer")
@BOTH
def test_used_items_stay_used(setup: Setup) -> None:
    """What replaced the Axe lies there, and may be used when the trick is played again."""
    hands = {"adventurer": "r5 r2 r3", "time-traveler": "rare b1 b2", "ruler": "g1 g2 g3"}
    state = equipped(hands, "map axe", stock="gold orb", setup=setup)
    go(state, "use axe", "r5 ten", "no rewind", "rare", "g1")
    change(state, "g1", "r5", leader="A")

    assert equipment(state) == "map gold"
    assert state.sheet(0, AdventurerSheet) == AdventurerSheet(items("map gold"), items("axe"))
    assert texts(state) == ["no item", "use map", "use gold"]
    go(state, "no item", "r5")
    assert state.plays[0].face.value == 5


@rule("tricktakers#time-traveler", "tricktakers#collector")
@BOTH
def test_a_reservation_is_void_and_the_card_is_the_travelers_to_give(setup: Setup) -> None:
    """The Collector has taken nothing, so its task to take a card is not done either."""
    state = before("collector", "r1 r2 r3", traveler="rare b1 b2", setup=setup)
    state.tasks[0] = (task("take-red"),)
    go(state, "r1", "reserve A", "no rewind", "rare", "g1")
    assert taken(state, "collector") == {"r1"}
    assert settled(task("take-red"), state, 0) is True
    say(state, "time-traveler", "change")

    assert taken(state, "collector") == set()
    assert settled(task("take-red"), state, 0) is None
    assert state.sheets[0] == CollectorSheet()
    assert held(state, "time-traveler") == "r1 b1 b2 g1 rare"


@rule("tricktakers#time-traveler", "tricktakers#collector")
@pytest.mark.parametrize("first", ["king", "time-traveler"])
def test_a_reserved_rare_comes_back_from_the_collector_and_nobody_else(first: str) -> None:
    """Of the two Rares one was taken in the trick before, and stays where it is."""
    state = table({"king": "r9", "collector": "rare", "time-traveler": "berserker", "ruler": "g4"})
    pile = {"king": 0, "time-traveler": 2}[first]
    state.deck.remove(card("rare"))
    state.taken[pile] = (card("rare"),)
    go(state, "r9", "rare", "reserve B", "no rewind", "berserker", "g4")
    assert taken(state, "collector") == {"rare"}
    say(state, "time-traveler", "change")

    assert taken(state, "collector") == set()
    assert taken(state, first) == {"rare"}


# Tasks


@rule("tricktakers#time-traveler", "tricktakers#ruler")
@BOTH
@pytest.mark.parametrize(
    ("name", "is_done"), [("take-red", True), ("take-blue", None), ("avoid-red", False), ("avoid-blue", None)]
)
def test_a_task_is_judged_by_what_was_won_though_it_is_given_away(
    setup: Setup, name: str, is_done: bool | None
) -> None:
    """To take a card is done the moment the trick is won; not to take one is missed then, and stays so."""
    state = won(setup=setup)
    state.tasks[1] = (task(name),)
    change(state, "g1", "r1")

    assert settled(task(name), state, 1) is is_done


@rule("tricktakers#time-traveler", "tricktakers#ruler")
def test_a_task_done_in_a_changed_trick_is_paid_when_the_round_ends() -> None:
    """The Time Traveler wins no trick in the end; it took the red one all the same."""
    state = won(trick=4, stock={"time-traveler": [13, 0, 11]}, setup=COUNTED)
    state.tasks[1] = (task("take-red"),)
    change(state, "g1", "r1", leader="A")
    go(state, "r3", "no rewind", "b1", "g1")

    assert ("task-done", 20) in lines(state, 1)


@rule("tricktakers#time-traveler", "tricktakers#ruler", "tricktakers#collector")
def test_a_reserved_card_was_not_taken_by_the_traveler() -> None:
    """The only red card was the Collector's for a moment, then nobody's."""
    state = before("collector", "r1 r2 r3", traveler="rare b1 b2")
    state.tasks[1] = (task("take-red"),)
    go(state, "r1", "reserve A", "no rewind", "rare", "g1")
    change(state, "g1", "r1")

    assert settled(task("take-red"), state, 1) is None


@rule("tricktakers#time-traveler", "tricktakers#ruler")
def test_the_rulers_card_played_as_the_lead_colour_is_given_as_it_is_printed() -> None:
    state = before("king", "r1 r2 r3", traveler="rare b1 b2")
    go(state, "r1", "no rewind", "rare", "g1 lead")
    assert state.tricks[0].plays[2].face.colour == 0
    change(state, "b1", "g1", leader="A")
    go(state, "g1")

    assert state.plays[0].face.colour == 2
