"""Every set of characters at every table from three to five, played at random to the end under the laws."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from laws import laws
from laws.line_ups import (
    BASE,
    SEATS,
    casts,
    every_line_up,
    keeps_the_laws,
    mixed,
    play,
    setup_for,
    what_is_known_is_true,
)
from laws.worlds import positions
from odango.games.tricktakers import GAME
from odango.games.tricktakers.roster import EVERYONE
from rule import rule

SLICES = 8
MIXED = 160
OFTEN = 67
"""All laws are tried at one decision in so many, the quick ones at every."""


@rule("tricktakers#priority")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("part", range(SLICES))
def test_every_cast_keeps_the_laws(seats: int, part: int) -> None:
    """56, 70 and 56 of them: pieces are conserved, results fit, games end in time, and nothing hidden shows."""
    for number, line_up in enumerate(casts(seats)[part::SLICES]):
        keeps_the_laws(line_up, number * SLICES + part, OFTEN)


@rule("tricktakers#priority")
@pytest.mark.parametrize("part", range(SLICES))
def test_mixed_line_ups_of_all_fifteen_keep_the_laws(part: int) -> None:
    """At two to five seats; `make lineups` plays many more."""
    for number in range(part, MIXED, SLICES):
        keeps_the_laws(mixed(number), number, OFTEN)


def test_mixed_line_ups_bring_everyone_to_every_table() -> None:
    for seats in (2, 3, 4, 5):
        there = [mixed(number) for number in range(MIXED) if len(mixed(number)) == seats]
        assert {character for line_up in there for character in line_up} == set(EVERYONE)


def test_there_are_so_many_casts() -> None:
    """Each is there once, and they do not all sit in order of priority."""
    assert [len({frozenset(cast) for cast in casts(seats)}) for seats in SEATS] == [56, 70, 56]
    assert [len(casts(seats)) for seats in SEATS] == [56, 70, 56]
    assert sum(list(cast) != sorted(cast) for cast in casts(4)) > 50
    assert len(every_line_up()) == len(set(every_line_up())) == 8 * 7 * 6 + 8 * 7 * 6 * 5 + 8 * 7 * 6 * 5 * 4


def test_a_line_up_is_played_as_given() -> None:
    """In the first round; other characters come later."""
    line_up = BASE[2:6]
    seen = {tuple(state.characters) for state in play(line_up, 1) if -1 not in state.characters}

    assert line_up in seen
    assert len(seen) > 1


OTHERS = (
    "summon el 0",
    "summon oko 0",
    "command maru 2",
    "front miria 3",
    "most-mp 9",
    "formation hexagon 20 T UR LR B LL UL",
)


@rule("tricktakers#summoner", "tricktakers#alchemist", "tricktakers#time-traveler")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_other_figures_keep_the_laws(seats: int) -> None:
    """Cheap beasts, many MP and a hexagon that is points, with all switches of the expansion the other way."""
    setup = replace(setup_for(seats), figures=OTHERS, past_changed="counted", points_win="four_or_five")
    for seed in range(3):
        pieces = None
        for decisions, state in enumerate(positions(GAME, setup, seats, seed, every=19)):
            pieces = pieces or GAME.components(state)
            laws.every_law(GAME, state, seed)
            laws.pieces_are_conserved(GAME, state, pieces)
            what_is_known_is_true(state)
            assert decisions * 19 <= GAME.bound(setup, seats)
