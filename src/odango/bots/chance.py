"""Mixing: a player who always does what seems best can be read."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from odango.core.rng import Rng

FINE = 1 << 24


def fraction(rng: Rng) -> float:
    """A number from 0 up to 1."""
    return rng.below(FINE) / FINE


def pick(weights: Sequence[float], rng: Rng) -> int:
    """A place, as likely as its weight."""
    place = fraction(rng) * sum(weights)
    for i, weight in enumerate(weights):
        place -= weight
        if place < 0:
            return i
    return max(range(len(weights)), key=weights.__getitem__)


def lean(values: Sequence[float], doubt: float, rng: Rng) -> int:
    """A place, the likelier the greater its value; a lead of `doubt` makes it 2.7 times as likely."""
    best = max(values)
    return pick([exp((value - best) / doubt) for value in values], rng)
