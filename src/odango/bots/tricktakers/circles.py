"""An Alchemist's magic circle: what elements on it may come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp
from typing import Final

from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.circle import HEXAGON, elements
from odango.games.tricktakers.figures import CELLS, Rows, figures

ALL: Final = (1 << len(CELLS)) - 1
REMEMBERED: Final = 30_000
"""So many results are kept, for a server runs long."""
STEP: Final = 5
"""What the hexagon is worth is rounded to so many points, so that few circles have to be thought through."""


def bits(cells: Iterable[str]) -> int:
    return sum(1 << CELLS.index(cell) for cell in cells)


@cache
def _points(rows: Rows, hexagon: int) -> tuple[int, ...]:
    """What elements on these cells are worth, by their bits."""
    shapes = [(bits(one.cells), one.points + (hexagon if one.id == HEXAGON else 0)) for one in figures(rows).formations]
    return tuple(sum(points for cells, points in shapes if cells & full == cells) for full in range(ALL + 1))


@lru_cache(REMEMBERED)
def reach(rows: Rows, hexagon: int, cells: int, more: int) -> int:
    """The best that so many more elements make of this circle."""
    if not more or cells == ALL:
        return _points(rows, hexagon)[cells]
    return max(
        reach(rows, hexagon, cells | 1 << place, more - 1) for place in range(len(CELLS)) if not cells >> place & 1
    )


@lru_cache(REMEMBERED)
def promise(rows: Rows, hexagon: int, cells: int, mean: float) -> float:
    """The same, when it is not known how many will come, but how many on average."""
    value, chance, left = 0.0, exp(-mean), 1.0
    for more in range(len(CELLS)):
        value += chance * reach(rows, hexagon, cells, more)
        left -= chance
        chance *= mean / (more + 1)
    return value + max(0.0, left) * reach(rows, hexagon, cells, len(CELLS))


def rounded(hexagon: float) -> int:
    return STEP * round(hexagon / STEP)


def count(cards: Sequence[Card], led: int | None = None) -> int:
    """How many elements three cards bring."""
    return len(elements(cards, led)) if len(cards) == 3 else 0


def best_split(cards: Sequence[Card]) -> int:
    """How many elements six cards bring in two tricks."""
    return _best_split(tuple(sorted(cards)))


@lru_cache(REMEMBERED)
def _best_split(cards: tuple[Card, ...]) -> int:
    if len(cards) <= 3:
        return count(cards)
    found = 0
    for places in combinations(range(len(cards)), 3):
        first = [cards[place] for place in places]
        rest = [card for place, card in enumerate(cards) if place not in places]
        found = max(found, count(first) + count(rest))
    return found
