"""The Alchemist's magic circle: where elements lie, and what formations they make.  Pure functions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from odango.games.tricktakers.cards import BLACK, FACE, NO_COLOUR, NUMBER, Card, Colour
from odango.games.tricktakers.figures import Formation

HEXAGON: Final = "hexagon"


def complete(cells: Collection[str], formations: Sequence[Formation]) -> list[Formation]:
    """The formations that elements on these cells complete."""
    return [one for one in formations if set(one.cells) <= set(cells)]


def value(cards: Sequence[Card]) -> int:
    """The sum; above 10 only its last digit."""
    total = sum(worth(card) for card in cards)
    return total if total <= 10 else total % 10


def worth(card: Card) -> int:
    """What a card adds up to in the Alchemist's hand; cards without a number are worth nothing."""
    return FACE[card].value if FACE[card].kind == NUMBER else 0


def tint(card: Card) -> Colour:
    """The colour a card has in the Alchemist's hand: black cards have none there, nor have those without a number."""
    face = FACE[card]
    return face.colour if face.kind == NUMBER and face.colour != BLACK else NO_COLOUR


def elements(cards: Sequence[Card], led: int | None) -> list[str]:
    """What three cards bring as they are played; `led` is the leading number, if there is one to match."""
    found = []
    if led is not None and value(cards) == led:
        found.append("alpha")
    if all(tint(card) != NO_COLOUR for card in cards):
        values = sorted(map(worth, cards))
        if len(set(values)) == 1:
            found.append("beta")
        if len({tint(card) for card in cards}) == 1:
            found.append("gamma")
        if values == list(range(values[0], values[0] + len(values))):
            found.append("delta")
    return found
