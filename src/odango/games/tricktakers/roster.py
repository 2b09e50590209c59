"""The characters by name, in the order of their priority.  A character is its place in this order."""

from __future__ import annotations

from typing import Final, Literal

from odango.games.tricktakers.data import DATA

CharacterName = Literal[
    "king",
    "strategist",
    "gambler",
    "summoner",
    "ninja",
    "resistance",
    "adventurer",
    "alchemist",
    "samurai",
    "hermit",
    "collector",
    "time-traveler",
    "berserker",
    "ruler",
    "phantom-thief",
]
Character = int

NOT_YET: Final = -1
"""No character chosen."""

NAMES: Final = tuple(row.id for row in DATA.characters)
CODES: Final = tuple(row.code for row in DATA.characters)
"""What is printed on the card: a number for the priority and a letter for the set; lower ones come first."""


def character(name: str) -> Character:
    return NAMES.index(name)


BASIC: Final = tuple(place for place, row in enumerate(DATA.characters) if row.set == "basic")
ADDITIONAL: Final = tuple(place for place, row in enumerate(DATA.characters) if row.set == "additional")
EXPANSION: Final = tuple(place for place, row in enumerate(DATA.characters) if row.set == "expansion")
EVERYONE: Final = tuple(range(len(NAMES)))


def is_expansion(place: Character) -> bool:
    return place in EXPANSION
