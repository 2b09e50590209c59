"""Must Follow: which cards may be played to a trick.  Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from odango.games.tricktakers.cards import FACE, NO_COLOUR, NUMBER, Card, Colour


def bound(hand: Sequence[Card], lead: Colour) -> bool:
    """Whether this hand holds a number of the lead colour.  Printed colours count."""
    return lead != NO_COLOUR and any(FACE[card].kind == NUMBER and FACE[card].colour == lead for card in hand)


def follows(card: Card, hand: Sequence[Card], lead: Colour) -> bool:
    """Cards without a colour may be played at any time; numbers must be of the lead colour, if there is one in hand."""
    face = FACE[card]
    return face.kind != NUMBER or face.colour == lead or not bound(hand, lead)


def fails(card: Card, lead: Colour) -> bool:
    """Whether this card, played under no exception, shows that its player holds no lead colour."""
    return lead != NO_COLOUR and FACE[card].kind == NUMBER and FACE[card].colour != lead
