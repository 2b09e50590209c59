"""Rulings on tricks: which card is the strongest, what has to follow, what lies face down."""

from __future__ import annotations

import pytest

from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import NO_COLOUR
from odango.games.tricktakers.characters.gambler import GamblerSheet
from rule import rule
from rulebook.tricktakers.adventure import equipped, trick_with
from rulebook.tricktakers.table import asked, go, seat_of, table, taken, texts, told


@rule("tricktakers#resistance")
def test_t02_kakumei_lasts_one_trick() -> None:
    """The next trick goes to the strongest again, and it cannot be declared a second time."""
    state = table({"resistance": "r1 r9", "king": "r2 r3", "gambler": "r4 r5"})
    go(state, "r1 kakumei", "r2", "r4")
    assert state.tricks[-1].kakumei
    assert not state.kakumei
    assert texts(state) == ["r9"]
    go(state, "r9", "r3", "r5")

    assert [trick.place for trick in state.tricks] == [0, 0]
    assert [trick.kakumei for trick in state.tricks] == [True, False]


@rule("tricktakers#hermit")
@pytest.mark.parametrize(("third", "paid"), [("berserker", 0), ("r10", 30)])
def test_t03_a_flag_that_loses_after_all_pays_nothing(third: str, paid: int) -> None:
    """It beat the Rare, but the Berserker card beats it; a 10 does not."""
    state = table({"king": "king-rare b1", "hermit": "flag b2", "berserker": f"{third} b10"})
    go(state, "king-rare", "no draw", "flag", third)

    assert sum(entry.points for entry in state.ledger[1]) == paid
    assert state.points[1] == 30 + paid


@rule("tricktakers#strength")
@pytest.mark.parametrize(
    ("hands", "place"),
    [
        ({"king": "r1", "berserker": "berserker", "gambler": "k1"}, 0),
        ({"king": "r9", "gambler": "b1", "berserker": "berserker"}, 1),
        ({"berserker": "berserker", "king": "k9", "gambler": "g1"}, 2),
    ],
)
def test_t04_every_1_beats_the_berserker(hands: dict[str, str], place: int) -> None:
    """Played before it or after, of the lead colour or not; of several the first, though another is black."""
    state = table(hands, in_round=3, trick=5, sheets={"gambler": GamblerSheet(0, 0)})
    go(state, *hands.values())

    assert state.tricks[-1].place == place


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_t05_the_wing_wins_ties_both_ways() -> None:
    """Its Rare beats an earlier one and a later one; without it the first wins."""
    later = trick_with("wing", king="rare", adventurer="rare ties", gambler="b3")
    earlier = trick_with("wing", king="b1", adventurer="rare ties", gambler="rare")
    without = equipped({"king": "rare b1", "adventurer": "rare b2", "gambler": "b3 b4"}, "crystal wing")
    go(without, "rare", "no item", "rare", "b3")

    assert [state.tricks[-1].place for state in (later, earlier, without)] == [1, 1, 0]


@rule("tricktakers#adventurer", "tricktakers#resistance")
def test_t05_the_wing_wins_ties_under_kakumei_too() -> None:
    """Two White Flags: the second, which has the Wing."""
    state = trick_with("wing", resistance="flag kakumei", adventurer="flag ties", gambler="b3")

    assert state.tricks[-1].place == 1


@rule("tricktakers#strength", "tricktakers#hermit", "tricktakers#adventurer")
@pytest.mark.parametrize("order", [("hermit", "adventurer"), ("adventurer", "hermit")])
def test_t06_doll_and_hermit_s_flag_are_equal(order: tuple[str, str]) -> None:
    """Both above the Rare: the first played wins."""
    hold = {"hermit": "flag b1", "adventurer": "r5 b2"}
    state = equipped({"king": "rare b3", **{who: hold[who] for who in order}}, "crystal doll")
    go(state, "rare")
    for who in order:
        go(state, *(("no draw", "flag") if who == "hermit" else ("use doll", "r5 doll")))

    assert state.tricks[-1].place == 1


@rule("tricktakers#strength", "tricktakers#hermit", "tricktakers#adventurer")
@pytest.mark.parametrize(("last", "place"), [("king-rare", 0), ("r9", 2)])
def test_t07_a_rare_may_come_later(last: str, place: int) -> None:
    """Hermit's Flag and Doll are judged by the finished trick: with a Rare in it they win, without they are as ever."""
    flag = table({"hermit": "flag b1", "gambler": "r2 b2", "king": f"{last} b3"})
    go(flag, "no draw", "flag", "r2", last)
    doll = equipped({"adventurer": "r5 b1", "gambler": "r2 b2", "king": f"{last} b3"}, "crystal doll")
    go(doll, "use doll", "r5 doll", "r2", last)

    assert [flag.tricks[-1].place, doll.tricks[-1].place] == [place, place]


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_t17_a_card_face_down_sets_no_colour() -> None:
    """After a White Flag the Adventurer hides Red 9: the next player is free, and what is played then leads."""
    hands = {"king": "flag b1", "adventurer": "r9 b2", "gambler": "g2 r1", "hermit": "r8 k1"}
    state = equipped(hands, "crystal potion")
    go(state, "flag", "use potion", "r9 down")
    assert state.lead == NO_COLOUR
    assert texts(state) == ["r1", "g2"]
    go(state, "g2", "no draw", "r8")

    assert state.tricks[-1].place == 2


@rule("tricktakers#adventurer")
def test_t17_a_card_face_down_keeps_its_place() -> None:
    """Of two Rares the hidden one came first, and wins."""
    state = trick_with("potion", king="flag", adventurer="rare down", gambler="rare")

    assert state.tricks[-1].place == 1


@rule("tricktakers#ruler", "tricktakers#adventurer")
def test_t36_cards_without_a_colour_get_none() -> None:
    """Ruler and Wand change numbers only: Rare and White Flag stay what they are."""
    ruler = table({"king": "r4 b1", "ruler": "flag rare b2", "gambler": "r5 b3"})
    go(ruler, "r4")
    wand = equipped({"king": "r4 b1", "adventurer": "flag rare b2", "gambler": "r5 b3"}, "crystal wand")
    go(wand, "r4", "use wand")

    assert texts(ruler) == ["b2", "b2 lead", "rare", "flag"]
    assert texts(wand) == ["b2 lead"]
    none = equipped({"king": "r4 b1", "adventurer": "flag rare", "gambler": "r5 b3"}, "crystal wand")
    go(none, "r4")
    assert texts(none) == ["rare", "flag"]


@rule("tricktakers#ruler", "tricktakers#adventurer")
def test_t36_leading_nothing_changes() -> None:
    """The Ruler has no choice then; the Wand may be used, and the card leads in its own colour."""
    ruler = table({"ruler": "b2 k3", "king": "r4 b1", "gambler": "r5 b3"})
    wand = equipped({"adventurer": "b2 k3", "king": "r4 b1", "gambler": "r5 b3"}, "crystal wand")
    go(wand, "use wand", "b2 lead")

    assert texts(ruler) == ["b2", "k3"]
    assert (wand.plays[0].face.colour, wand.lead) == (1, 1)


@rule("tricktakers#ruler")
@pytest.mark.parametrize("lead", ["r", "b", "g", "k"])
def test_t43_the_ruler_may_turn_a_card_to_any_colour_every_time(lead: str) -> None:
    """Four tokens, one a colour, and they come back: in two tricks running the same colour."""
    other = "g" if lead != "g" else "b"
    state = table({"king": f"{lead}8 {lead}9", "ruler": f"{other}1 {other}2 {lead}3", "hermit": f"{lead}4 {lead}5"})
    for first, second, third in ((9, 1, 4), (8, 2, 5)):
        go(state, f"{lead}{first}", f"{other}{second} lead", "no draw", f"{lead}{third}")

    assert [trick.plays[1].face.colour for trick in state.tricks] == ["rbgk".index(lead)] * 2


@rule("tricktakers#adventurer", "tricktakers#collector")
def test_t45_a_card_face_down_may_be_reserved() -> None:
    """Unseen; the Collector gets whatever it is."""
    people = {"king": "b1 r2", "adventurer": "b9 r8", "collector": "b2 b3", "hermit": "b8 r1"}
    state = equipped(people, "potion sword", stock="gold")
    go(state, "b1", "use potion", "b9 down", "b2")
    assert "reserve B" in texts(state)
    label = next(option for option in asked(state).options(state) if asked(state).write(state, option) == "reserve B")
    assert asked(state).label(state, label).key == "tricktakers-label-reserve-down"
    assert GAME.view(state, seat_of(state, "collector")).plays[1].card == -1
    go(state, "reserve B", "no draw", "b8")

    assert state.tricks[-1].winner == 1
    assert taken(state, "collector") == {"b9"}
    assert "collector reserves the card adventurer played face down." in told(state)


@rule("tricktakers#ruler", "tricktakers#must-follow")
def test_t61_a_ruler_who_could_follow_and_does_not_must_change_the_card() -> None:
    """With red in hand a black card cannot be played as black on red; without it, either way."""
    able = table({"king": "r4 b1", "ruler": "r1 k9", "hermit": "r5 b3"})
    unable = table({"king": "r4 b1", "ruler": "b2 k9", "hermit": "r5 b3"})
    for state in (able, unable):
        go(state, "r4")

    assert texts(able) == ["r1", "k9 lead"]
    assert texts(unable) == ["b2", "b2 lead", "k9", "k9 lead"]
