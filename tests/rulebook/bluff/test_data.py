"""The pieces as the game has them, against the shared data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from odango.core.rng import Rng
from odango.games.bluff import GAME, tiles
from odango.games.bluff.endings import EMPTY_HOLDER, ENDINGS
from odango.games.bluff.setup import Setup, possible_endings, tiles_in_play, villains_in
from odango.games.bluff.tiles import ALL_TILES, CHARACTERS, FIRST_VILLAIN, NAMES, WHITE
from odango.games.bluff.villains import VILLAINS
from odango.text import Line, english
from places import figures_of
from rule import rule

SHARED: dict[str, Any] = figures_of("truth_or_bluff")
OURS: dict[str, Any] = json.loads(Path(tiles.__file__).with_name("data.json").read_text("utf-8"))
SOURCES = {"rulebook", "house"}


@rule("bluff#the-tiles")
def test_there_are_96_characters_6_villains_10_endings_and_63_tokens() -> None:
    """The counts of the box, in our data and in the tables made from it."""
    counts = SHARED["counts"]
    sets = sum(row["count"] for row in OURS["sets"])

    assert sets * len(OURS["characters"]) == sum(ALL_TILES[:FIRST_VILLAIN]) == counts["character_tiles"] == 96
    assert len(OURS["villains"]) == sum(ALL_TILES[FIRST_VILLAIN:]) == counts["villain_tiles"] == 6
    assert len(OURS["endings"]) == len(ENDINGS) + 1 == counts["ending_tiles"] == 10
    assert sum(row["count"] for row in OURS["tokens"]) == sum(tiles.TOKENS) == counts["tokens"] == 63
    assert OURS["tiles_each"]["count"] == counts["tiles_per_player"]
    assert OURS["seats"]["most"] == counts["holders"]


@rule("bluff#the-tiles")
def test_characters_have_the_numbers_and_groups_of_the_shared_data() -> None:
    """Same characters in the same order, each with its number and group."""
    ours = [(row["id"], row["number"], row["group"]) for row in OURS["characters"]]

    assert ours == [(row["id"], row["number"], row["group"]) for row in SHARED["characters"]]


@rule("bluff#the-tiles")
def test_every_single_tile_of_the_shared_data_is_in_the_box() -> None:
    """Tile by tile: what is on it, whether it is white, and its number."""
    found = [0] * WHITE * 2
    for piece in SHARED["character_tiles"]:
        character = CHARACTERS.index(piece["character"])
        found[character + WHITE * piece["white"]] += 1
        assert piece["number"] == tiles.HOUSE_NUMBERS[character]

    assert found == list(ALL_TILES[:FIRST_VILLAIN])


@rule("bluff#setting-up")
def test_marks_of_the_sets() -> None:
    """As many sets of either colour carry each mark as in the shared data."""
    ours = sorted((row["from_players"], row["white"], row["count"]) for row in OURS["sets"])
    marks = [(row["min_players"], row["white"]) for row in SHARED["sets"]]

    assert ours == sorted((*mark, marks.count(mark)) for mark in set(marks))


@rule("bluff#setting-up")
def test_marks_of_the_villains() -> None:
    """Same villains, and each with its mark."""
    ours = [(row["id"], row["from_players"]) for row in OURS["villains"]]

    assert ours == [(row["id"], row["min_players"]) for row in SHARED["villain_tiles"]]
    assert {villain.name for villain in VILLAINS.values()} == {name for name, _ in ours}


@rule("bluff#endings")
def test_endings_and_where_they_can_be_met() -> None:
    """Same Endings in the same order, the first always on; the nine others have a class and a smallest table."""
    ours = [(row["id"], row["from_players"], row.get("advised_from_players")) for row in OURS["endings"]]

    assert ours == [
        (row["id"], row.get("usable_from_players", 3), row.get("advised_from_players"))
        for row in SHARED["ending_tiles"]
    ]
    assert [row["id"] for row in SHARED["ending_tiles"] if row["always"]] == [EMPTY_HOLDER]
    assert [row["id"] for row in OURS["endings"][1:]] == list(ENDINGS)


@rule("bluff#tokens")
def test_tokens_by_value() -> None:
    """33 of 1, 21 of 2, 9 of 3."""
    ours = [(row["value"], row["count"]) for row in OURS["tokens"]]

    assert ours == [(row["value"], row["count"]) for row in SHARED["success_tokens"]] == [(1, 33), (2, 21), (3, 9)]


@rule("bluff#setting-up")
@pytest.mark.parametrize("row", SHARED["setup"], ids=[f"{row['players']}-players" for row in SHARED["setup"]])
def test_setup_row(row: dict[str, Any]) -> None:
    """What goes into the bag, what is dealt and what is left, for every number of players."""
    players = row["players"]
    contents = tiles_in_play(Setup(), players, Rng())
    state = GAME.start(Setup(), players, Rng(players))

    assert (contents[WHITE] == 1) == row["white_set"]
    assert contents[0] + contents[WHITE] == row["sets_in_bag"] == 12 - row["sets_unused"]
    assert sum(contents[:FIRST_VILLAIN]) == row["character_tiles"]
    assert villains_in(contents) == row["villains"]
    assert sum(contents) == row["tiles_in_bag"]
    assert sum(len(held) for held in state.holders) == row["dealt"]
    assert len(state.bag) == row["left_in_bag_after_deal"]


@rule("bluff#setting-up")
def test_the_setup_table_has_every_number_of_players() -> None:
    """The shared table speaks of exactly the tables that can be played."""
    assert [row["players"] for row in SHARED["setup"]] == list(GAME.seats) == [3, 4, 5, 6, 7, 8]


@rule("bluff#setting-up")
def test_options_and_their_defaults() -> None:
    """Every switch of the shared data is an option with the same default, and every value of it can be chosen."""
    listed = [
        (row["key"], value) for row in SHARED["options"] if isinstance(row["values"], list) for value in row["values"]
    ]
    chosen = [getattr(msgspec.convert({key: value}, Setup), key) for key, value in listed]
    defaults = json.loads(json.dumps({name: getattr(Setup(), name) for name in Setup.__struct_fields__}))

    assert {row["key"]: row["default"] for row in SHARED["options"]}.items() <= defaults.items()
    assert set(defaults) - {row["key"] for row in SHARED["options"]} == {"ending", "numbers"}
    assert chosen == [value for _, value in listed]


@rule("bluff#the-tiles")
def test_every_row_of_our_data_has_a_source() -> None:
    """Each row says where it comes from, and so does each figure we made up."""
    rows = [OURS["seats"], OURS["tiles_each"]]
    for key in ("characters", "sets", "villains", "endings", "tokens"):
        rows.extend(OURS[key])
    sources = [value for row in rows for key, value in row.items() if key.endswith("source")]

    assert all(row["source"] in SOURCES for row in rows)
    assert set(sources) == SOURCES
    assert all(row["number_source"] == "house" for row in OURS["characters"])
    assert all(row["from_players_source"] == "house" for row in OURS["villains"])
    assert all(row["advised_source"] == "house" for row in OURS["endings"] if "advised_from_players" in row)


@rule("bluff#the-tiles")
def test_names_are_in_the_catalogue() -> None:
    """Every tile and every Ending has a name in English, and the names are those of the shared data."""
    say = english().say
    shared = {row["id"]: row["name"] for row in (*SHARED["characters"], *SHARED["villain_tiles"])}
    shared |= {f"white-{row['id']}": f"white {row['name']}" for row in SHARED["characters"]}

    assert {name: say(Line(f"bluff-{name}")) for name in NAMES} == shared
    assert all(say(Line(f"bluff-ending-{row['id']}")) for row in OURS["endings"])


@rule("bluff#endings")
def test_three_players_leave_out_what_they_cannot_meet() -> None:
    """Endings whose tiles are out with three players are exactly those the shared data marks from four."""
    from_four = {row["id"] for row in SHARED["ending_tiles"] if row.get("usable_from_players") == 4}

    assert set(possible_endings(4)) - set(possible_endings(3)) == from_four == {"four-white", "three-villains"}
