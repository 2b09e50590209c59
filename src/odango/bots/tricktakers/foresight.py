"""Who will get crowns, by what everyone has won and how eager each is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from odango.core.step import Seat

Wins = tuple[int, ...]
REMEMBERED: Final = 30_000
"""So many results are kept, for a server runs long."""


def spread(wills: Sequence[float]) -> tuple[float, ...]:
    """Which share of the tricks each will take, rounded so that few tables have to be thought through."""
    whole = sum(wills)
    return tuple(round(will / whole, 2) for will in wills)


@lru_cache(REMEMBERED)
def crown_chance(wins: Wins, left: int, seat: Seat, shares: tuple[float, ...]) -> float:
    """The chance that this seat has most tricks alone when so many more have been played."""
    if not left:
        return float(wins[seat] == max(wins) and wins.count(max(wins)) == 1)
    found = 0.0
    for taker, share in enumerate(shares):
        then = (*wins[:taker], wins[taker] + 1, *wins[taker + 1 :])
        found += share * crown_chance(then, left - 1, seat, shares)
    return found


def exactly(more: int, left: int, share: float) -> float:
    """The chance to take just so many of the tricks left."""
    return comb(left, more) * share**more * (1 - share) ** (left - more) if 0 <= more <= left else 0.0
