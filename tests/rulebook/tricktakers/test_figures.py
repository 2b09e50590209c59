"""Figures that are ours since no rulebook tells them, and rows with which a table plays with others."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from odango.core.game import BadSetup
from odango.games.tricktakers import GAME, roster
from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.figures import CELLS, HOUSE, MOST_ROWS, Costs, figures
from odango.games.tricktakers.setup import Setup
from rule import rule
from rulebook.tricktakers.summoning import with_beasts
from rulebook.tricktakers.table import EIGHT, go, lines, plain, played, round_with, say, table, texts

OURS = figures(HOUSE)


def playing(*rows: str) -> Setup:
    return Setup(mode="all_star", figures=rows)


# Ours


@rule("tricktakers#summoner")
def test_what_beasts_cost_with_us() -> None:
    """Summon, command and front; five MP at most."""
    assert dict(zip(("el", "miria", "maru", "guru", "nemu", "oko"), OURS.beasts, strict=True)) == {
        "el": Costs(4, 0, 1),
        "miria": Costs(3, 0, 1),
        "maru": Costs(1, 1, 1),
        "guru": Costs(1, 1, 1),
        "nemu": Costs(1, 1, 1),
        "oko": Costs(1, 1, 2),
    }
    assert OURS.most_mp == 5


@rule("tricktakers#alchemist")
def test_where_formations_lie_with_us() -> None:
    """Two triangles, two rows, a column of five and the hexagon around, on nine cells."""
    assert {one.id: (set(one.cells), one.points) for one in OURS.formations} == {
        "purple-triangle": ({"T", "LL", "LR"}, 10),
        "pink-triangle": ({"B", "UL", "UR"}, 10),
        "upper-row": ({"UL", "a", "UR"}, 30),
        "lower-row": ({"LL", "b", "LR"}, 30),
        "column": ({"T", "a", "C", "b", "B"}, 80),
        "hexagon": ({"T", "UR", "LR", "B", "LL", "UL"}, 0),
    }
    assert len(CELLS) == 9
    assert OURS.hexagon_for_two == 50


@rule("tricktakers#two-players")
def test_points_for_two_with_us() -> None:
    """As for more, but five tricks are 50 points, the Samurai's four 150."""
    assert dict(OURS.tables_for_two) == {
        "strategist": (50, 30, -50, 50, 80, 50),
        "summoner": (-20, 20, 40, 70, 100, 50),
        "ninja": (70, -20, 70, -20, 140, 50),
        "samurai": (0, 30, 80, 120, 150, -100),
        "phantom-thief": (0, -20, 0, -50, 100, 50),
    }


@rule("tricktakers#end-of-game")
def test_who_wins_by_points_with_us() -> None:
    assert OURS.points_win == set(roster.EXPANSION)


# Rows


@rule("tricktakers#summoner", "tricktakers#alchemist", "tricktakers#two-players")
@pytest.mark.parametrize(
    ("row", "field"),
    [
        ("summon el 2", "beasts"),
        ("command oko 2", "beasts"),
        ("front miria 0", "beasts"),
        ("most-mp 9", "most_mp"),
        ("formation column 100 T a C b B", "formations"),
        ("two-players ninja 0 0 0 0 0 0", "tables_for_two"),
        ("two-players hexagon 100", "hexagon_for_two"),
        ("points-win ninja samurai", "points_win"),
        ("points-win", "points_win"),
    ],
)
def test_a_row_changes_one_figure_and_no_other(row: str, field: str) -> None:
    new, old = asdict(figures((row,))), asdict(OURS)

    assert {name for name in old if new[name] != old[name]} == {field}


@rule("tricktakers#summoner")
def test_rows_change_what_they_name() -> None:
    found = figures(("summon el 2", "front el 3", "command guru 2", "points-win ninja king", "summon el 1"))

    assert found.beasts[0] == Costs(1, 0, 3), "of two rows about the same the later holds"
    assert found.beasts[3] == Costs(1, 2, 1)
    assert found.points_win == {roster.character("ninja"), roster.character("king")}
    assert figures(()) == OURS


@rule("tricktakers#summoner")
@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("", "none of the words"),
        ("summon", "none of the words"),
        ("summon el", "none of the words"),
        ("summon el 1 2", "none of the words"),
        ("tame el 1", "none of the words"),
        ("summon rex 1", "there is no beast rex"),
        ("summon el ten", "not a whole number from 0 to 9"),
        ("summon el 10", "not a whole number from 0 to 9"),
        ("summon el -1", "not a whole number from 0 to 9"),
        ("summon el 1.5", "not a whole number"),
        ("command el 1", "el and miria take none"),
        ("command miria 1", "el and miria take none"),
        ("command maru 0", "costs at least 1"),
        ("most-mp 4", "from 5 to 9"),
        ("most-mp 10", "from 5 to 9"),
        ("formation star 10 T", "there is no formation star"),
        ("formation column 10", "cells are some of"),
        ("formation column 10 T T", "each once"),
        ("formation column 10 T X", "cells are some of"),
        ("formation column 15 T", "not a multiple of 10"),
        ("formation column 510 T", "from -500 to 500"),
        ("two-players king 0 0 0 0 0 0", "ours for king"),
        ("two-players alchemist 0 0 0 0 0 0", "ours for alchemist"),
        ("two-players ninja 0 0 0 0 0", "points for 0 to 5 tricks"),
        ("two-players ninja 0 0 0 0 0 0 0", "points for 0 to 5 tricks"),
        ("two-players hexagon 5", "not a multiple of 10"),
        ("points-win ninja wizard", "there is no character wizard"),
    ],
)
def test_a_row_that_cannot_be_read_is_refused_with_the_reason(row: str, why: str) -> None:
    """Before the game begins."""
    with pytest.raises(BadSetup, match="figures cannot be read at") as refusal:
        GAME.check(playing(row), 3)

    assert why in str(refusal.value)


@rule("tricktakers#summoner")
def test_there_is_an_end_to_rows() -> None:
    """And a long one is not repeated in full."""
    GAME.check(playing(*["summon el 1"] * MOST_ROWS), 3)
    with pytest.raises(BadSetup, match="more than 50 rows"):
        GAME.check(playing(*["summon el 1"] * (MOST_ROWS + 1)), 3)
    with pytest.raises(BadSetup) as refusal:
        GAME.check(playing("x" * 5000), 3)

    assert len(str(refusal.value)) < 300


# On a table


@rule("tricktakers#summoner")
def test_other_costs_are_played_with() -> None:
    """EL for 2, MARU's command for 2, MIRIA's front on a number for nothing."""
    setup = playing("summon el 2", "summon miria 1", "command maru 2", "front miria 0", "front el 3", "most-mp 7")
    hands = {"summoner": "r1 b2", "king": "b4 b5", "ruler": "g7 g8"}
    state = table(hands, setup=setup, sheets=with_beasts("maru"), deck="k9")
    command = state.clone()
    say(command, "summoner", "command maru", "discard r1")
    assert command.sheet(0, SummonerSheet).mp == 3
    say(state, "summoner", "summon el")
    assert state.sheet(0, SummonerSheet).mp == 3
    full = table(hands, setup=setup, sheets={"summoner": SummonerSheet(6)})
    played(full, summoner="summon miria, go on, r1, front miria", king="b4", ruler="g7")
    assert (full.tricks[0].winner, full.sheet(0, SummonerSheet).mp) == (0, 6), "1 spent, 1 won, of seven at most"


@rule("tricktakers#alchemist")
def test_other_formations_are_played_with() -> None:
    """A column of three for 60; a hexagon that two cells complete."""
    setup = playing("formation column 60 a C b", "formation hexagon 0 T B", "formation pink-triangle 0 T")
    hands = {"king": "r9", "alchemist": "alchemist-r1 alchemist-r2 alchemist-b5", "ruler": "g2"}
    sheets = {"alchemist": AlchemistSheet(("a", "C", "b", "T", "B"))}
    state = table(hands, setup=setup, trick=5, wins=[2, 1, 1], sheets=sheets)
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 b5")
    plain(state, "g2")

    assert lines(state, 1) == [("formation", 60)], "and nothing for what is worth nothing"
    assert texts(state) == ["forge nothing", "forge black crown"]
    go(state, "forge black crown")
    assert state.points[1] == 30 + 60 - 50


@rule("tricktakers#two-players")
def test_other_points_for_two_are_played_with() -> None:
    rows = ("two-players summoner 10 20 30 40 50 60", "two-players hexagon 100")
    setup = Setup(mode="draft", characters=EIGHT, figures=rows)
    assert lines(round_with("summoner", 5, setup=setup), 0) == [("tricks", 60)]
    hands = {"king": "r9", "alchemist": "alchemist-r1 alchemist-r2 alchemist-b5"}
    sheets = {"alchemist": AlchemistSheet(("T", "UL", "UR", "LL", "LR", "B"))}
    state = table(hands, setup=setup, trick=5, wins=[3, 1], sheets=sheets)
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 b5")

    assert lines(state, 1)[-1] == ("hexagon", 100)
    more = playing(rows[0])
    assert lines(round_with("summoner", 4, setup=more), 0) == [("tricks", 100)], "at three the card's own"


@rule("tricktakers#end-of-game")
@pytest.mark.parametrize(("row", "victory"), [("points-win summoner", "character"), ("points-win ninja", "points")])
def test_other_characters_win_by_points(row: str, victory: str) -> None:
    state = round_with("summoner", 1, in_round=3, setup=playing(row), points=[400, 0, 0])

    assert (state.victor, state.victory) == (0, victory)
