"""The characters as the game has them, against the shared data and against our own rules page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from odango.games.dice import characters
from odango.games.dice.abilities import ABILITIES
from odango.games.dice.characters import CHARACTERS, NAMES, character
from odango.games.dice.setup import CharacterName
from odango.text import Line, english
from odango.text.rulebook import rules, slug
from places import figures_of
from rule import rule

SHARED: list[dict[str, Any]] = figures_of("dice_characters")
OURS: list[dict[str, Any]] = json.loads(Path(characters.__file__).with_name("data.json").read_text("utf-8"))
GRADES = {
    "R": "rulebook",
    "L": "public list of the 2018 cards",
    "I": "2000 set, reported equal",
    "F": "2000 set, inferred equal",
    "O": "2000 set only",
}
MARKS = {
    "rulebook": "sure",
    "public list of the 2018 cards": "public list",
    "2000 set, reported equal": "older set, reported equal",
    "2000 set, inferred equal": "older set, inferred equal",
    "2000 set only": "*(older set)*",
}
"""What our rules page says of each source."""


def apostrophes(text: str) -> str:
    """Catalogue and data write them differently."""
    return text.replace("’", "'")


@rule("dice#characters")
def test_there_are_24_characters() -> None:
    """The same, in the same order, as in the shared data."""
    assert [row["id"] for row in OURS] == [slug(row["name"]) for row in SHARED]
    assert len(OURS) == len(SHARED) == len(set(NAMES)) == 24


@rule("dice#characters")
@pytest.mark.parametrize("row", SHARED, ids=NAMES)
def test_character(row: dict[str, Any]) -> None:
    """Dice, reserve, ability, uses, Droid Dice and how well they are known."""
    ours = CHARACTERS[character(slug(row["name"]))]

    assert list(ours.dice) == row["starting_dice"]
    assert list(ours.reserve) == row["reserve_dice"]
    assert ours.ability == slug(row["ability"].replace("'", ""))
    assert ours.uses == row["uses"]
    assert list(ours.droid_dice) == row.get("droid_dice", [])
    assert ours.source == GRADES[row["evidence"]]
    assert ours.from_older_set == (row["evidence"] == "O")


@rule("dice#characters", "dice#abilities")
@pytest.mark.parametrize("row", SHARED, ids=NAMES)
def test_names_are_in_the_catalogue(row: dict[str, Any]) -> None:
    """Character and ability are called in English as in the shared data."""
    name = slug(row["name"])
    ability = CHARACTERS[character(name)].ability

    assert english().say(Line(f"dice-{name}")) == row["name"]
    assert apostrophes(english().say(Line(f"dice-{ability}"))) == row["ability"]


@rule("dice#characters")
def test_every_row_has_a_source() -> None:
    """For the dice one of five grades; for ability and uses the rulebook, always."""
    assert {row["source"] for row in OURS} == set(GRADES.values())
    assert {row["ability_source"] for row in OURS} == {"rulebook"}


@rule("dice#characters", "dice#the-dice")
def test_dice_are_listed_smallest_first() -> None:
    """And there are no other sizes than these eight."""
    for row in CHARACTERS:
        for sizes in (row.dice, row.reserve, row.droid_dice):
            assert list(sizes) == sorted(sizes)
            assert set(sizes) <= {1, 2, 4, 6, 8, 10, 12, 20}


@rule("dice#choosing-characters")
def test_every_character_can_be_named_in_a_setup() -> None:
    """The names a line-up takes are those of the rows, in their order."""
    assert get_args(CharacterName) == NAMES


@rule("dice#abilities")
def test_every_ability_belongs_to_somebody() -> None:
    """Eleven abilities, each with a class, a heading of the rules page, and its characters."""
    assert [ability.name for ability in ABILITIES] == [row.ability for row in CHARACTERS]
    assert len({row.ability for row in CHARACTERS}) == 11
    assert {row.ability for row in CHARACTERS} <= set(rules("dice"))


@rule("dice#abilities")
def test_an_ability_has_the_same_uses_whoever_has_it() -> None:
    """None for those that work all the time."""
    uses = {row.ability: row.uses for row in CHARACTERS}

    assert all(uses[row.ability] == row.uses for row in CHARACTERS)
    assert {ability for ability, times in uses.items() if times is None} == {
        "crystal-tokyo",
        "death-phantom",
        "droid-dice",
    }


@rule("dice#characters")
@pytest.mark.parametrize("name", NAMES)
def test_the_rules_page_has_the_character(name: str) -> None:
    """One row of the table each: dice, reserve, ability, uses, and what is known."""
    ours = CHARACTERS[character(name)]
    called, ability = english().say(Line(f"dice-{name}")), english().say(Line(f"dice-{ours.ability}"))
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in rules("dice")["characters"][1].splitlines()]
    (told,) = [cells for cells in rows if cells[:1] == [called]]
    reserve = " ".join(map(str, ours.reserve)) or "–"
    if ours.droid_dice:
        reserve = f"Droid Dice {' '.join(map(str, ours.droid_dice))}"

    assert [apostrophes(cell) for cell in told] == [
        called,
        " ".join(map(str, ours.dice)),
        reserve,
        apostrophes(ability),
        "always" if ours.uses is None else str(ours.uses),
        MARKS[ours.source],
    ]
