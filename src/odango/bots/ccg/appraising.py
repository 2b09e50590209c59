"""What cards are worth before there is a table: to whoever builds a deck, or picks from a booster."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from statistics import fmean
from typing import Final

from odango.bots.ccg.table import Foe
from odango.bots.ccg.worth import FIGURES, LITTLE, price_for
from odango.games.ccg.cards import CARDS, ENEMIES, FIGHTERS, Kind, is_power
from odango.games.ccg.deck.legality import paid_with

GOAL: Final = 4
BLOWS: Final = ((30, 50), (50, 80), (70, 110))
"""The damage that Scouts of the first three Levels do as a rule, and what they can take."""
DEAR: Final = 150.0
"""What a point of a good Monster costs whoever attacks it."""
A_FEW: Final = (1, 1, 0)
"""The Power that a Monster or Villain may be hoped to have, if the deck has any that it can use."""
NO_POWER: Final = (0, 0, 0)


@cache
def dearness(card: Kind, powered: bool) -> float:
    """What a point of a Monster or Villain costs on average, from a Scout of any type and of several Levels."""
    power = A_FEW if powered else NO_POWER
    return fmean(price_for([Foe(icon, *blow, GOAL) for icon in range(3)], (), card, power=power) for blow in BLOWS)


def enemy_worth(card: Kind, types: Collection[int]) -> float:
    """How good a Monster or Villain is in a deck with Power of these types: about 1 if it is a good one."""
    wants = paid_with(CARDS[card])
    free = not wants and any(sum(defence.cost) for defence in CARDS[card].defences)
    return dearness(card, free or any(icon in types for icon in wants)) / DEAR


@cache
def fighter_worth(card: Kind) -> float:
    """How good a Scout or Knight is: what it can take, and what its attacks do for the Power they need."""
    row = CARDS[card]
    return row.health / 50 + max(move.damage / (sum(move.cost) + 2) for move in row.attacks) / 8


def card_worth(card: Kind, types: Collection[int] = (0, 1, 2)) -> float:
    """How good a card is in general, whatever it is; Power is free and worth nothing."""
    row = CARDS[card]
    if is_power(card):
        return 0.0
    if row.kind in FIGHTERS:
        return fighter_worth(card) / 2
    if row.kind in ENEMIES:
        return enemy_worth(card, types)
    return FIGURES.get(card, LITTLE)
