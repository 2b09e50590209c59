"""How many more tiles an area can take.

The life of an area is the mean number of random tiles until the Ending is met: 0 when it is met already.  An Ending's
own `short` counts the tiles that are missing; life also knows how likely they are to come.  Two Moons and two Mars are
as short of four-same as two Moons alone, but will not last as long.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from odango.games.bluff.endings import character_counts
from odango.games.bluff.tiles import FIRST_VILLAIN, GUARDIANS, SPACE_TIME, WHITE, Tile, is_villain, is_white

LONG: Final = 40.0
"""The life of an area that can hardly meet the Ending any more; no game lasts longer."""

Counts = tuple[int, ...]
Life = Callable[[Sequence[Tile], Counts, Counts], float]
"""Life of an area, given the numbers on the characters and how many tiles of each kind are in the game."""


@cache
def _until_groups(groups: int, size: int, counts: Counts) -> float:
    """Until so many characters have so many tiles each.  `counts` are sorted and end at `size`."""
    if counts.count(size) >= groups:
        return 0.0
    # A tile of a full character changes nothing, so the wait for another kind of tile is a mean of 8 / (others).
    others = [place for place, count in enumerate(counts) if count < size]
    after = 0.0
    for place in others:
        grown = sorted((*counts[:place], counts[place] + 1, *counts[place + 1 :]))
        after += _until_groups(groups, size, tuple(grown))
    return (WHITE + after) / len(others)


def _groups(groups: int, size: int) -> Life:
    def life(area: Sequence[Tile], _numbers: Counts, _contents: Counts) -> float:
        counts = [min(size, count) for count in character_counts(list(area))]
        return _until_groups(groups, size, tuple(sorted(counts)))

    return life


def _all_of(characters: Counts) -> Life:
    def life(area: Sequence[Tile], _numbers: Counts, _contents: Counts) -> float:
        counts = character_counts(list(area))
        missing = sum(counts[character] == 0 for character in characters)
        return sum(WHITE / left for left in range(1, missing + 1))

    return life


def _white(area: Sequence[Tile], _numbers: Counts, contents: Counts) -> float:
    return _rare(4 - sum(map(is_white, area)), sum(contents[WHITE:FIRST_VILLAIN]), sum(contents))


def _villains(area: Sequence[Tile], _numbers: Counts, contents: Counts) -> float:
    return _rare(3 - sum(map(is_villain, area)), sum(contents[FIRST_VILLAIN:]), sum(contents))


def _rare(missing: int, such: int, tiles: int) -> float:
    if missing <= 0:
        return 0.0
    return min(LONG, missing * tiles / such) if such else LONG


@cache
def _until_total(short: int, numbers: Counts) -> float:
    if short <= 0:
        return 0.0
    return 1 + sum(_until_total(short - number, numbers) for number in numbers) / len(numbers)


def _total(area: Sequence[Tile], numbers: Counts, _contents: Counts) -> float:
    counts = character_counts(list(area))
    return _until_total(36 - sum(map(int.__mul__, counts, numbers)), numbers)


LIVES: Final[dict[str, Life]] = {
    "four-same": _groups(1, 4),
    "six-different": _groups(6, 1),
    "three-and-three": _groups(2, 3),
    "two-two-two": _groups(3, 2),
    "four-white": _white,
    "space-time": _all_of(SPACE_TIME),
    "guardians": _all_of(GUARDIANS),
    "three-villains": _villains,
    "total-36": _total,
}


def minds_white(ending: str) -> bool:
    """Whether a white tile is another thing than a coloured one under this Ending."""
    return LIVES[ending] is _white
