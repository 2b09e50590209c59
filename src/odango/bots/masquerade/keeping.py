"""What a card in hand is worth keeping for, in Characters it may yet bring."""

from __future__ import annotations

from typing import Final

from odango.games.masquerade.cards import (
    ACTION,
    BETRAYAL,
    CHARACTER,
    KIND,
    MOON,
    PILE,
    PLANET,
    POWERS,
    STRONGEST,
    TRANSFORMATION,
    TUXEDO_MASK,
    Card,
    Team,
)

MOON_CHARACTER: Final = 1.6
OTHER_CHARACTER: Final = 1.0
"""An 8 of one's own side; lower powers are worth less, and fast."""
OTHER_SIDE: Final = 0.9
"""What a power of the other side is worth next to one of the own: it takes tricks away from those who want them.  That
much, and what one throws away hardly tells whose side one is on.
"""
ACTIONS: Final = (1.8, 0.9)
SUPPORTS: Final = (2.2, 1.4)
"""One for the own team, and one for the other, which only takes a trick away."""
SPECIALS: Final = {TRANSFORMATION: 0.6, BETRAYAL: 0.8, TUXEDO_MASK: 3.0}
SOON: Final = 3
"""From so many tricks before the end on, less and less is worth keeping."""


def keeps(card: Card, team: Team, tricks_left: int) -> float:
    """What is lost by playing this card now rather than later."""
    return worth(card, team) * min(1.0, (tricks_left - 1) / SOON)


def worth(card: Card, team: Team, other_side: float = OTHER_SIDE) -> float:
    kind = KIND[card]
    if kind == CHARACTER:
        own, other = POWERS[card][team] / STRONGEST, POWERS[card][1 - team] / STRONGEST
        top = MOON_CHARACTER if PLANET[card] == MOON else OTHER_CHARACTER
        return top * max(own * own, other_side * other * other)
    if kind in SPECIALS:
        return SPECIALS[kind]
    return (ACTIONS if kind == ACTION else SUPPORTS)[PILE[card] == 1 - team]
