"""Which Power a deck should have: as its Scouts and Knights need, and some for its Monsters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from odango.games.ccg.cards import CARDS, FIGHTERS, ICON, TYPES, Kind, is_power

FOR_FIGHTERS: Final = 3.0
FOR_ENEMIES: Final = 0.5
"""Scouts and Knights need Power to do anything; Monsters and Villains can do with little."""
A_HANDFUL: Final = 4
"""Less of a type is not drawn when it is needed."""


def need(cards: Mapping[Kind, int]) -> list[float]:
    """How much of each type the cards of a deck ask for."""
    found = [0.0] * len(TYPES)
    for kind, count in cards.items():
        row = CARDS[kind]
        if row.kind in FIGHTERS:
            dearest = max((move.cost for move in row.attacks), key=sum)
            found[ICON[kind]] += FOR_FIGHTERS * count * (1 + dearest[3])
            for icon in range(len(TYPES)):
                found[icon] += FOR_FIGHTERS * count * dearest[icon]
        else:
            costs = [*(move.cost for move in row.attacks), *(defence.cost for defence in row.defences)]
            for icon in range(len(TYPES)):
                found[icon] += FOR_ENEMIES * count * sum(cost[icon] for cost in costs)
    return found


def split_power(cards: Mapping[Kind, int], total: int, asked: Mapping[Kind, int]) -> Counter[Kind]:
    """So many Power cards by need: every type that a Scout or Knight uses, others only if it is worth while.

    As many of each type as was asked for, at least.
    """
    wanted = need(cards)
    used = {ICON[kind] for kind, count in cards.items() if count and CARDS[kind].kind in FIGHTERS}
    least = Counter({icon: asked.get(icon, 0) for icon in range(len(TYPES))})
    for icon in used:
        least[icon] = max(least[icon], 1)
    for icon in range(len(TYPES)):
        if icon not in used and wanted[icon] * total < A_HANDFUL * sum(wanted):
            wanted[icon] = 0.0
    found = Counter(least)
    while found.total() < total:
        # Who is furthest behind what it needs gets the next one.
        found[max(range(len(TYPES)), key=lambda icon: wanted[icon] / (found[icon] + 0.5))] += 1
    return Counter({icon: count for icon, count in found.items() if count and is_power(icon)})
