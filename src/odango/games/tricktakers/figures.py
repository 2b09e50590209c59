"""Figures that neither rulebook nor cards tell us, so that they are ours, and how a table plays with others.

A table that knows better gives rows, each a few words: `summon el 4`, `command oko 1`, `front miria 1`, `most-mp 5`,
`formation column 80 T a C b B`, `two-players ninja 70 -20 70 -20 140 50`, `two-players hexagon 50`, `points-win ninja
samurai`.  What no row names stays ours.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from odango.core.game import BadSetup
from odango.games.tricktakers import roster
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.roster import EVERYONE, Character, is_expansion

HOUSE: Final = "house"
Rows = Literal["house"] | tuple[str, ...]
CELLS: Final = ("T", "UL", "a", "UR", "C", "LL", "b", "LR", "B")
"""The cells of the magic circle, from the top."""
MOST_ROWS: Final = 50
MOST_MP: Final = 9
MOST_POINTS: Final = 500


class Costs(Struct, frozen=True):
    """What a beast costs in MP."""

    summon: int
    command: int
    """0: it takes no commands."""
    front: int
    """On a card that is not of its own kind."""


class Formation(Struct, frozen=True):
    """Cells of the magic circle that together are worth something."""

    id: str
    cells: tuple[str, ...]
    points: int


class Figures(Struct, frozen=True):
    """All of them."""

    beasts: tuple[Costs, ...]
    most_mp: int
    formations: tuple[Formation, ...]
    tables_for_two: tuple[tuple[str, tuple[int, ...]], ...]
    """Points by tricks won at a table of two, of each character whose card for two is not known."""
    hexagon_for_two: int
    points_win: frozenset[Character]
    """The characters that can win the game by points."""


def _house() -> Figures:
    return Figures(
        beasts=tuple(Costs(row.summon, row.command, row.front) for row in DATA.beasts),
        most_mp=DATA.summoner.most_mp,
        formations=tuple(Formation(row.id, row.cells, row.points) for row in DATA.formations),
        tables_for_two=tuple(
            (row.character, tuple(points for points in row.two_players if isinstance(points, int)))
            for row in DATA.tables
            if row.two_players_source == HOUSE
        ),
        hexagon_for_two=DATA.alchemist.two_players_hexagon,
        points_win=frozenset(character for character in EVERYONE if is_expansion(character)),
    )


@lru_cache(maxsize=64)
def figures(rows: Rows) -> Figures:
    """The figures of a game; BadSetup for a row that cannot be read."""
    found = _house()
    if rows == HOUSE:
        return found
    if len(rows) > MOST_ROWS:
        raise BadSetup(f"figures has more than {MOST_ROWS} rows.")
    for row in rows:
        found = _changed(found, row)
    return found


def read(text: str) -> tuple[str, ...]:
    """The rows that are written so, one a line; what follows a # does not count.  BadSetup says what cannot be read."""
    rows = [row.partition("#")[0].strip() for row in text.splitlines()]
    found = tuple(row for row in rows if row)
    figures(found)
    return found


def write() -> str:
    """Our figures as such a text, for people to begin with."""
    house = _house()
    names = [row.id for row in DATA.beasts]
    rows = [f"summon {name} {costs.summon}" for name, costs in zip(names, house.beasts, strict=True)]
    rows += [
        f"command {name} {costs.command}" for name, costs in zip(names, house.beasts, strict=True) if costs.command
    ]
    rows += [f"front {name} {costs.front}" for name, costs in zip(names, house.beasts, strict=True)]
    rows += [f"most-mp {house.most_mp}"]
    rows += [" ".join(["formation", one.id, str(one.points), *one.cells]) for one in house.formations]
    rows += [" ".join(["two-players", name, *map(str, points)]) for name, points in house.tables_for_two]
    rows += [f"two-players hexagon {house.hexagon_for_two}"]
    rows += [" ".join(["points-win", *(roster.NAMES[one] for one in sorted(house.points_win))])]
    return "".join(f"{row}\n" for row in rows)


def _changed(now: Figures, row: str) -> Figures:
    match row.split():
        case ["summon" | "command" | "front" as what, beast, mp]:
            return _beast(now, row, what, beast, _number(row, mp, least=0, most=MOST_MP))
        case ["most-mp", mp]:
            return replace(now, most_mp=_number(row, mp, least=DATA.summoner.mp, most=MOST_MP))
        case ["formation", name, points, *cells]:
            return _formation(now, row, name, _points(row, points), tuple(cells))
        case ["two-players", "hexagon", points]:
            return replace(now, hexagon_for_two=_points(row, points))
        case ["two-players", name, *points]:
            return _table(now, row, name, tuple(_points(row, one) for one in points))
        case ["points-win", *names]:
            return replace(now, points_win=frozenset(_character(row, name) for name in names))
    raise _unreadable(row, "it begins with none of the words that name a figure, or has too few or too many")


def _beast(now: Figures, row: str, what: str, beast: str, mp: int) -> Figures:
    names = [one.id for one in DATA.beasts]
    if beast not in names:
        raise _unreadable(row, f"there is no beast {beast}; there are {', '.join(names)}")
    place = names.index(beast)
    if what == "command" and not (mp and DATA.beasts[place].command):
        raise _unreadable(row, "a command costs at least 1, and el and miria take none")
    changed = replace(now.beasts[place], **{what: mp})
    return replace(now, beasts=(*now.beasts[:place], changed, *now.beasts[place + 1 :]))


def _formation(now: Figures, row: str, name: str, points: int, cells: tuple[str, ...]) -> Figures:
    names = [one.id for one in now.formations]
    if name not in names:
        raise _unreadable(row, f"there is no formation {name}; there are {', '.join(names)}")
    if not cells or len(set(cells)) < len(cells) or not set(cells) <= set(CELLS):
        raise _unreadable(row, f"cells are some of {' '.join(CELLS)}, each once")
    changed = Formation(name, cells, points)
    return replace(now, formations=tuple(changed if one.id == name else one for one in now.formations))


def _table(now: Figures, row: str, name: str, points: tuple[int, ...]) -> Figures:
    names = [one for one, _ in now.tables_for_two]
    if name not in names:
        raise _unreadable(row, f"no points for two players are ours for {name}, only for {', '.join(names)}")
    if len(points) != DATA.rounds.tricks + 1:
        raise _unreadable(row, f"it needs points for 0 to {DATA.rounds.tricks} tricks")
    tables = tuple((one, points if one == name else old) for one, old in now.tables_for_two)
    return replace(now, tables_for_two=tables)


def _character(row: str, name: str) -> Character:
    if name not in roster.NAMES:
        raise _unreadable(row, f"there is no character {name}")
    return roster.NAMES.index(name)


def _number(row: str, text: str, *, least: int, most: int) -> int:
    if text.removeprefix("-").isdecimal() and least <= int(text) <= most:
        return int(text)
    raise _unreadable(row, f"{text} is not a whole number from {least} to {most}")


def _points(row: str, text: str) -> int:
    points = _number(row, text, least=-MOST_POINTS, most=MOST_POINTS)
    if points % 10:
        raise _unreadable(row, f"{text} is not a multiple of 10")
    return points


def _unreadable(row: str, why: str) -> BadSetup:
    return BadSetup(f"figures cannot be read at “{row[:60]}”: {why}.")
