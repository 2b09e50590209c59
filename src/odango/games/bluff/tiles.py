"""The pieces.  A tile is an int that says what is on it; tiles with the same face cannot be told apart.

0-7 are the eight characters, 8-15 the same characters in white, 16-21 the villains.
"""

from importlib import resources
from typing import Final

from msgspec import Struct, json

Tile = int


class _Character(Struct):
    id: str
    group: str
    number: int
    source: str
    number_source: str


class _Set(Struct):
    white: bool
    from_players: int
    count: int
    source: str


class _Villain(Struct):
    id: str
    from_players: int
    source: str
    from_players_source: str


class _Ending(Struct):
    id: str
    from_players: int
    source: str
    advised_from_players: int = 0
    advised_source: str = ""


class _Token(Struct):
    value: int
    count: int
    source: str


class _Seats(Struct):
    least: int
    most: int
    source: str


class _TilesEach(Struct):
    count: int
    source: str


class _Data(Struct):
    seats: _Seats
    tiles_each: _TilesEach
    characters: list[_Character]
    sets: list[_Set]
    villains: list[_Villain]
    endings: list[_Ending]
    tokens: list[_Token]


DATA: Final = json.decode((resources.files("odango") / "games" / "bluff" / "data.json").read_bytes(), type=_Data)

CHARACTERS: Final = tuple(row.id for row in DATA.characters)
VILLAINS: Final = tuple(row.id for row in DATA.villains)
HOUSE_NUMBERS: Final[tuple[int, ...]] = tuple(row.number for row in DATA.characters)
TILES_EACH: Final = DATA.tiles_each.count

WHITE: Final = len(CHARACTERS)
"""Add this to a character for its white tile."""
FIRST_VILLAIN: Final = 2 * len(CHARACTERS)
KINDS: Final = FIRST_VILLAIN + len(VILLAINS)
VILLAIN_TILES: Final = range(FIRST_VILLAIN, KINDS)
NO_TILE: Final = -1

NAMES: Final = (*CHARACTERS, *(f"white-{name}" for name in CHARACTERS), *VILLAINS)
"""Every kind of tile as notation writes it."""
CHARACTER_OF: Final[tuple[int, ...]] = (*range(WHITE), *range(WHITE), *([-1] * len(VILLAINS)))
"""The character on a tile; -1 for a villain."""

GUARDIANS: Final = tuple(i for i, row in enumerate(DATA.characters) if row.group == "guardian")
SPACE_TIME: Final = tuple(i for i, row in enumerate(DATA.characters) if row.group == "space-time")

TOKENS: Final = tuple(row.count for row in DATA.tokens)
"""How many tokens there are of value 1, 2 and 3."""


def tile(name: str) -> Tile:
    """The tile of that name."""
    return NAMES.index(name)


def is_villain(kind: Tile) -> bool:
    return kind >= FIRST_VILLAIN


def is_white(kind: Tile) -> bool:
    return WHITE <= kind < FIRST_VILLAIN


def character_sets(players: int, *, white: bool) -> int:
    """How many sets of eight, white or coloured, carry a mark for so many players or fewer."""
    return sum(row.count for row in DATA.sets if row.white == white and row.from_players <= players)


ALL_TILES: Final = (
    *([character_sets(DATA.seats.most, white=False)] * WHITE),
    *([character_sets(DATA.seats.most, white=True)] * WHITE),
    *([1] * len(VILLAINS)),
)
"""How many tiles of each kind are in the box."""
