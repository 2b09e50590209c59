"""Rewind against the other characters of the expansion: what goes home, and what stays."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.phantom_thief import EVEN, INVITATION, ThiefSheet
from odango.games.tricktakers.characters.strategist import HIGH, StrategistSheet
from odango.games.tricktakers.characters.summoner import SummonerSheet
from rule import rule
from rulebook.tricktakers.table import cannot, cards, go, held, seen_by, table, texts, who_is_asked
from rulebook.tricktakers.travel import before, rewind


@rule("tricktakers#time-traveler", "tricktakers#strategist")
def test_what_a_trap_has_cost_stays_paid_and_the_trap_catches_again() -> None:
    """Same trick, same trap: the King pays for his 9 twice, and the pool holds both payments."""
    state = table(
        {"king": "r9 r2", "time-traveler": "b1 b2", "strategist": "g1 g2"},
        stock={"strategist": [4, 3, 2, 0, HIGH]},
    )
    go(state, "r9")
    assert (state.points[0], state.sheet(2, StrategistSheet).pool) == (20, 10)
    rewind(state)
    assert (state.points[0], state.sheet(2, StrategistSheet).pool) == (20, 10)
    assert state.sheet(2, StrategistSheet).trap == HIGH
    go(state, "r9")

    assert (state.points[0], state.sheet(2, StrategistSheet).pool) == (10, 20)
    assert len(state.stocks[2]) == 4, "no further trap is turned up"


@rule("tricktakers#time-traveler", "tricktakers#strategist")
def test_a_tactical_card_that_was_used_stays_used() -> None:
    """What happened during the trick is not undone."""
    state = table({"king": "r9 r2", "strategist": "r1 k2", "time-traveler": "b1 b2"})
    go(state, "r9", "k2 tactical")
    rewind(state)

    assert not state.sheet(1, StrategistSheet).tactical
    assert held(state, "strategist") == "r1 k2"
    go(state, "r9")
    assert texts(state) == ["r1"]


@rule("tricktakers#time-traveler", "tricktakers#summoner")
def test_a_beast_in_front_goes_back_to_the_rear_and_its_mp_are_spent() -> None:
    """OKO on a red card costs 2; back in the rear, it costs 2 again, for which there are none left."""
    state = before("summoner", "r3 k2 g5", sheets={"summoner": SummonerSheet(4)})
    go(state, "summon oko", "go on", "r3", "front oko")
    assert state.sheet(0, SummonerSheet).mp == 1
    rewind(state)

    sheet = state.sheet(0, SummonerSheet)
    assert (sheet.mp, sheet.rear, card("oko") in sheet.waiting) == (1, tuple(cards("oko")), False)
    assert held(state, "summoner") == "r3 g5 k2"
    go(state, "go on", "r3")
    assert who_is_asked(state) == ("time-traveler", "rewind"), "too dear to be moved to the front again"


@rule("tricktakers#time-traveler", "tricktakers#summoner")
def test_a_beast_back_in_the_rear_can_be_moved_to_the_front_of_another_card() -> None:
    """On a card of its colour that is free."""
    state = before("summoner", "r3 k2 g5", sheets={"summoner": SummonerSheet(4)})
    go(state, "summon oko", "go on", "r3", "front oko")
    rewind(state)
    go(state, "go on", "k2", "front oko")

    assert state.sheet(0, SummonerSheet).mp == 1
    assert [(play.card, play.more) for play in state.plays] == [(card("oko"), (card("k2"),))]


@rule("tricktakers#time-traveler", "tricktakers#summoner")
def test_mp_and_exchanges_of_a_command_stay_as_they_are() -> None:
    """A card was exchanged with MARU: neither the MP nor the card come back.  EL's MP of the turn stays too."""
    sheets = {"summoner": SummonerSheet(2, tuple(cards("maru guru nemu oko")), tuple(cards("el")))}
    state = before("summoner", "r3 k2 g5", deck="k9 g9 g8", sheets=sheets)
    go(state, "summon maru", "command maru", "discard g5", "go on", "k2")
    assert state.sheet(0, SummonerSheet).mp == 1
    rewind(state)

    assert state.sheet(0, SummonerSheet).mp == 1
    assert held(state, "summoner") == "r3 k2 k9"


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_the_alchemists_three_go_on_top_of_the_deck_when_six_are_in_hand() -> None:
    """Three were drawn already, so there is no room.  They are the next to be drawn."""
    hand = "alchemist-r1 alchemist-r2 alchemist-r4 alchemist-b1 alchemist-b2 alchemist-b3"
    deck = cards("alchemist-g1 alchemist-g2 alchemist-g3 alchemist-g4")
    state = before("alchemist", hand, stock={"alchemist": deck})
    go(state, "r1 r2 r4 red")
    go(state, "element T")
    assert len(state.hands[0]) == 6
    after = held(state, "alchemist")
    rewind(state)

    assert held(state, "alchemist") == after
    assert sorted(state.stocks[0][-3:]) == cards("alchemist-r1 alchemist-r2 alchemist-r4")
    go(state, "b1 b2 g4 blue")
    assert set(cards("alchemist-r1 alchemist-r2 alchemist-r4")) <= set(state.hands[0])


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_the_alchemists_three_go_home_when_there_is_room() -> None:
    """The deck is empty, as before the fifth trick: nothing was drawn for them."""
    state = before("alchemist", "alchemist-r1 alchemist-r2 alchemist-b4", stock={"alchemist": []}, trick=5)
    go(state, "r1 r2 b4 red")
    assert held(state, "alchemist") == ""
    rewind(state)

    assert held(state, "alchemist") == "alchemist-r1 alchemist-r2 alchemist-b4"
    assert state.stocks[0] == []


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_elements_stay_and_more_can_be_had() -> None:
    """Three of a colour bring one each time they are played."""
    state = before("alchemist", "alchemist-r1 alchemist-r2 alchemist-r4", stock={"alchemist": []}, trick=5)
    go(state, "r1 r2 r4 red", "element T")
    rewind(state)
    assert state.sheet(0, AlchemistSheet).cells == ("T",)
    go(state, "r1 r2 r4 red")

    assert who_is_asked(state) == ("alchemist", "element")
    cannot(state, "alchemist", "element T")
    go(state, "element C")
    assert state.sheet(0, AlchemistSheet).cells == ("T", "C")


@rule("tricktakers#time-traveler", "tricktakers#phantom-thief")
@pytest.mark.parametrize("answer", ["give k9", "refuse"])
def test_the_thiefs_exchange_stays_and_another_may_be_made(answer: str) -> None:
    """The swapped cards stay where they are, a refused one is discarded and the Thief's new card stays."""
    state = table(
        {"phantom-thief": "r1 r2", "ruler": "k8 k9", "time-traveler": "b1 b2"},
        deck="g9 g8 g7",
        sheets={"phantom-thief": ThiefSheet((-1, INVITATION, 0), EVEN)},
    )
    go(state, "offer r1", answer, "r2", "k8 lead" if answer == "refuse" else "r1")
    rewind(state)
    partner = "r1 k8" if answer != "refuse" else "k8 k9"

    assert held(state, "phantom-thief") == ("r2 k9" if answer != "refuse" else "r2 g9")
    assert held(state, "ruler") == partner
    assert who_is_asked(state) == ("phantom-thief", "offer")


@rule("tricktakers#time-traveler", "tricktakers#phantom-thief")
def test_the_thiefs_letters_and_chip_stay() -> None:
    sheet = ThiefSheet((-1, 2, 0), EVEN, wolf=True)
    state = before("phantom-thief", "r1 r2 r3", sheets={"phantom-thief": sheet})
    go(state, "r1")
    rewind(state)

    assert state.sheets[0] == sheet


@rule("tricktakers#time-traveler", "tricktakers#ninja")
def test_the_ninjas_second_card_is_discarded() -> None:
    """The first goes home; the second does not, for a card was drawn for it.  Nobody else learns what it was."""
    state = before("ninja", "r1 r2 k3", deck="g9 g8 g7")
    go(state, "r1", "second r2")
    assert held(state, "ninja") == "g9 k3"
    rewind(state)

    assert held(state, "ninja") == "r1 g9 k3"
    assert state.aside == [[], [], []]
    assert (0, card("r2")) in [(one.seat, one.card) for one in state.discards]
    assert card("r2") not in [one.card for one in seen_by(state, "ruler").discards]
    go(state, "r1")
    assert texts(state) == ["no second card", "second g9", "second k3"], "another may be laid down now"


@rule("tricktakers#time-traveler", "tricktakers#ninja")
def test_a_card_from_the_deck_is_discarded_too() -> None:
    """The fifth trick's second card was the deck's; after Rewind the Ninja may look at the next."""
    state = before("ninja", "r1", deck="g9 g8 g7 g6", trick=5)
    go(state, "r1", "look")
    rewind(state)

    assert held(state, "ninja") == "r1"
    assert card("g9") in [one.card for one in state.discards]
    go(state, "r1", "look")
    assert state.aside[0] == [card("g6")]


@rule("tricktakers#time-traveler", "tricktakers#samurai")
def test_a_red_card_the_samurai_has_taken_stays_taken() -> None:
    """It came with the trick before.  The card played in this one goes home, and counts as black again when played."""
    state = table({"samurai": "r8 r7 g2", "ruler": "r9 b5 b6", "time-traveler": "r1 b2 b3"})
    go(state, "r8", "r9", "no rewind", "r1", "take r9", "discard g2")
    assert held(state, "samurai") == "r7 r9"
    go(state, "r7", "b5")
    rewind(state)

    assert held(state, "samurai") == "r7 r9"
    go(state, "r7", "b5", "no rewind", "b2")
    assert state.wins == [2, 0, 0]
