"""Which cards may be played, and what failing to follow tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from odango.games.masquerade.cards import (
    BETRAYAL,
    KIND,
    MOON,
    NO_PLANET,
    PLANET,
    SUPPORT,
    TRANSFORMATION,
    TUXEDO_MASK,
    Card,
    Planet,
)
from odango.games.masquerade.setup import Setup

FREE_KINDS: Final = frozenset({SUPPORT, TRANSFORMATION, TUXEDO_MASK})
"""Cards without a planet that may be played though one could follow.  Betrayal is not among them (A-07)."""


def legal(hand: Iterable[Card], ruling: Planet, setup: Setup) -> list[Card]:
    """What may be played from a hand.

    While no planet rules, anything.  Whoever holds the ruling planet plays it, or any Moon card, Support,
    Transformation or Tuxedo Mask; whoever holds none of it plays anything.
    """
    held = list(hand)
    if not bound(held, ruling):
        return held
    return [card for card in held if goes_with(card, ruling, setup)]


def bound(hand: Iterable[Card], ruling: Planet) -> bool:
    """Whether somebody with this hand could follow, and so is not free to play anything."""
    return ruling != NO_PLANET and any(PLANET[card] == ruling for card in hand)


def goes_with(card: Card, ruling: Planet, setup: Setup) -> bool:
    """Whether this card may be played under this planet even by somebody who could follow."""
    planet, kind = PLANET[card], KIND[card]
    return (
        planet in (ruling, MOON)
        or kind in FREE_KINDS
        or (kind == BETRAYAL and setup.betrayal_ignores_follow)
    )  # fmt: skip


def shows_void(card: Card, ruling: Planet, setup: Setup) -> bool:
    """Whether playing this card tells the table that its player holds nothing of the ruling planet."""
    return ruling != NO_PLANET and not goes_with(card, ruling, setup)
