"""The Alchemist's elements and the magic circle.  What it is worth is in `test_forging`."""

from __future__ import annotations

from itertools import combinations

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.circle import complete
from odango.games.tricktakers.figures import CELLS, figures
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.alchemy import own, without_elements
from rulebook.tricktakers.summoning import with_beasts
from rulebook.tricktakers.table import FOR_TWO, cannot, plain, played, say, seat_of, seen_by, table, texts, who_is_asked


def cells(state: Tricktakers) -> tuple[str, ...]:
    return state.sheet(seat_of(state, "alchemist"), AlchemistSheet).cells


def elements(state: Tricktakers) -> int:
    """How many elements are to be placed now, wherever."""
    before = len(cells(state))
    return len(cells(without_elements(state))) - before


# Elements


@rule("tricktakers#alchemist")
@pytest.mark.parametrize(
    ("lead", "three", "count"),
    [
        ("r2", "r3 r4 r5", 3),
        ("r2", "r3 r5 b4", 2),
        ("r7", "r3 r5 b4", 1),
        ("r7", "r3 b3 g3", 1),
        ("r9", "r3 b3 g3", 2),
        ("r7", "r1 r3 r5", 1),
        ("r7", "r1 b2 g3", 1),
        ("r7", "r1 r2 b5", 0),
        ("r8", "r1 r2 b5", 1),
    ],
)
def test_what_brings_elements(lead: str, three: str, count: int) -> None:
    """The leading value, three of a kind, of a colour, in a row: one each, several at once."""
    state = table({"king": f"{lead} g1", "alchemist": own(three), "hermit": "k9 g2"})
    plain(state, lead)
    say(state, "alchemist", three)

    assert elements(state) == count


@rule("tricktakers#alchemist")
@pytest.mark.parametrize(("three", "count"), [("r1 r2 r4", 1), ("r1 b2 g3", 1), ("r1 r2 b4", 0), ("r3 r4 r5", 2)])
def test_leading_there_is_no_value_to_match(three: str, count: int) -> None:
    """The others count as ever."""
    state = table({"alchemist": own(three), "king": "k9 g1", "hermit": "k8 g2"})
    say(state, "alchemist", f"{three} red")

    assert elements(state) == count


@rule("tricktakers#alchemist")
@pytest.mark.parametrize("lead", ["rare", "flag"])
def test_a_card_without_a_number_cannot_be_matched(lead: str) -> None:
    """Not even by the number that came after it and set the colour."""
    hands = {"king": f"{lead} g1", "ruler": "r8 g3", "alchemist": own("r1 r2 b5"), "hermit": "k8 g2"}
    state = table(hands)
    plain(state, lead, "r8")
    say(state, "alchemist", "r1 r2 b5")

    assert elements(state) == 0


@rule("tricktakers#alchemist", "tricktakers#adventurer", "tricktakers#two-players")
def test_a_lead_face_down_cannot_be_matched() -> None:
    """At a table of two the Adventurer may lead with the Potion: a colour is named, and no value is known."""
    state = equipped({"adventurer": "r8 g1", "alchemist": own("r1 r2 b5")}, "potion gold", setup=FOR_TWO)
    say(state, "adventurer", "use potion", "r8 down")
    assert texts(state) == ["r1 r2 b5 red", "r1 r2 b5 blue"]
    say(state, "alchemist", "r1 r2 b5 red")

    assert cells(state) == ()
    assert state.tricks[0].winner == 0, "the hidden Red 8 came first"


@rule("tricktakers#alchemist", "tricktakers#adventurer", "tricktakers#summoner")
def test_the_leading_value_is_what_the_card_counts_as() -> None:
    """A 4 that the Sword made a 9; a 3 below a beast that is a 10."""
    state = equipped({"adventurer": "r4 g1", "alchemist": own("r4 b4 r1"), "king": "k9 g2"}, "map sword")
    say(state, "adventurer", "use sword", "r4 plus")
    say(state, "alchemist", "r1 r4 b4")
    assert elements(state) == 1
    hands = {"summoner": "r3 g1", "alchemist": own("r4 b5 r1"), "king": "k9 g2"}
    state = table(hands, sheets=with_beasts("maru"))
    played(state, summoner="go on, r3, front maru", alchemist="r1 r4 b5")

    assert elements(state) == 1


@rule("tricktakers#alchemist")
def test_a_trick_won_brings_an_element() -> None:
    """When it is won, after everyone has played; lost tricks bring none."""
    state = table({"king": "r2 g1", "alchemist": own("r1 r2 b5 g1 g2 g4"), "hermit": "r3 g2"})
    plain(state, "r2")
    say(state, "alchemist", "r1 r2 b5")
    assert who_is_asked(state) == ("hermit", "dexterity")
    plain(state, "r3")
    assert who_is_asked(state) == ("alchemist", "element")
    assert elements(state) == 1
    state = table({"king": "r9 g1", "alchemist": own("r1 r2 b5"), "hermit": "r3 g2"})
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 b5")
    plain(state, "r3")

    assert cells(state) == ()


@rule("tricktakers#alchemist", "tricktakers#strategist")
@pytest.mark.parametrize(
    ("three", "count"),
    [
        ("strategist-k7 r5 b1", 0),
        ("strategist-rare r1 r2", 0),
        ("strategist-rare r3 b5", 1),
        ("strategist-k7 r1 g1", 0),
    ],
)
def test_cards_without_a_colour_serve_for_no_three(three: str, count: int) -> None:
    """Neither a run 0-1-2 nor a flush; but their sum may match the lead, here 8."""
    state = table({"king": "r8 g1", "alchemist": own(three), "hermit": "k9 g2"})
    plain(state, "r8")
    say(state, "alchemist", three)

    assert elements(state) == count


# The circle


@rule("tricktakers#alchemist")
def test_an_element_is_placed_at_once_and_for_good() -> None:
    """On any cell that is empty, before anybody else plays; all see it."""
    state = table({"king": "r7 g1", "alchemist": own("r3 b3 g3"), "hermit": "k9 g2"})
    plain(state, "r7")
    say(state, "alchemist", "r3 b3 g3")
    assert texts(state) == [f"element {cell}" for cell in CELLS]
    say(state, "alchemist", "element C")
    assert (cells(state), who_is_asked(state)[0]) == (("C",), "hermit")
    assert {getattr(seen_by(state, who).players[1].sheet, "cells", None) for who in ("king", None)} == {("C",)}
    state = table(
        {"king": "r7 g1", "alchemist": own("r3 b3 g3"), "hermit": "k9 g2"}, sheets={"alchemist": AlchemistSheet(("C",))}
    )
    plain(state, "r7")
    say(state, "alchemist", "r3 b3 g3")

    cannot(state, "alchemist", "element C")
    assert len(texts(state)) == 8


@rule("tricktakers#alchemist")
def test_elements_beyond_nine_are_lost() -> None:
    """Three come, and one cell is free."""
    eight = AlchemistSheet(tuple(cell for cell in CELLS if cell != "C"))
    state = table({"king": "r2 g1", "alchemist": own("r3 r4 r5"), "hermit": "k9 g2"}, sheets={"alchemist": eight})
    plain(state, "r2")
    say(state, "alchemist", "r3 r4 r5")
    assert texts(state) == ["element C"]
    say(state, "alchemist", "element C")

    assert who_is_asked(state)[0] == "hermit"


@rule("tricktakers#alchemist")
def test_the_best_that_so_many_elements_can_make() -> None:
    """Every way to place them: 3 make 30 at most, 5 the column, all nine 160; the hexagon takes six."""
    formations = figures("house").formations
    best = []
    for count in range(10):
        ways = [complete(some, formations) for some in combinations(CELLS, count)]
        best.append(max(sum(one.points for one in made) for made in ways))
        assert (count >= 6) == any(one.id == "hexagon" for made in ways for one in made)

    assert best == [0, 0, 0, 30, 40, 80, 80, 120, 120, 160]
