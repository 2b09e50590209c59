"""What a Collector's cards may become: how near they are to combinations, and how many will come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from odango.games.tricktakers.cards import COLOURS, FACE, HIGHEST, RARE, Card, number
from odango.games.tricktakers.data import DATA

BY_COUNT: Final = (
    0.0, 0.0, -10.0, -4.0, 2.0, 7.0, 22.0, 30.0, 41.0, 59.0, 74.0, 87.0, 100.0, 107.0, 118.0, 126.0, 134.0, 141.0,
    148.0, 154.0, 160.0, 164.0, 168.0, 172.0, 175.0, 178.0,
)  # fmt: skip
"""What the best combinations of so many cards drawn at random are worth on average."""
WILD: Final = 12.0
"""What a Rare among the cards adds."""


class Shape(NamedTuple):
    """A combination of certain cards."""

    points: float
    cards: tuple[Card, ...]


def _shapes() -> list[Shape]:
    points = {row.id: float(row.points) for row in DATA.combinations if isinstance(row.points, int)}
    colours, values = range(len(COLOURS)), range(1, HIGHEST)
    found = []
    for size in (3, 5):
        for colour in colours:
            for start in range(1, HIGHEST - size + 1):
                run = tuple(number(colour, start + i) for i in range(size))
                found.append(Shape(points[f"straight-flush{size}"], run))
    for value in values:
        same = [number(colour, value) for colour in colours]
        for size in (3, 4):
            found += [Shape(points[f"kind{size}"], some) for some in combinations(same, size)]
    return found


SHAPES: Final = _shapes()
"""Those worth waiting for; runs of mixed colours and plain colours come by themselves."""


def fit(
    taken: Sequence[Card], own: Sequence[Card], own_chance: float, other: Sequence[Card], other_chance: float
) -> float:
    """What the three best combinations promise: each by how likely its cards will all be there.

    `taken` are there, the `own` hand's and all `other` cards come with some chance; a Rare counts by itself.
    """
    there = [0.0] * len(FACE)
    for card in other:
        there[card] = other_chance
    for card in own:
        there[card] = own_chance
    wild = 0
    for card in taken:
        there[card] = 1.0
        wild += FACE[card].kind == RARE
    hopes = []
    for shape in SHAPES:
        chance = shape.points
        for card in shape.cards:
            chance *= there[card]
        if chance > 1.0:
            hopes.append((chance, shape.cards))
    hopes.sort(reverse=True)
    value, used, made = 0.0, set[Card](), 0
    for chance, cards in hopes:
        if used.isdisjoint(cards):
            value += chance
            used.update(cards)
            made += 1
            if made == DATA.collector.most:
                break
    return value + WILD * wild


def by_count(cards: float) -> float:
    """The same between whole numbers of cards."""
    whole = min(int(cards), len(BY_COUNT) - 2)
    part = min(1.0, cards - whole)
    return BY_COUNT[whole] * (1 - part) + BY_COUNT[whole + 1] * part
