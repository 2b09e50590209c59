"""What an Alchemist's three cards count as, what elements they bring, and what those make on the magic circle.

Pure functions.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from odango.games.tricktakers.cards import BLACK, BLUE, COLOURS, FACE, GREEN, NO_COLOUR, NUMBER, RED, Card, Colour
from odango.games.tricktakers.figures import Formation
from odango.games.tricktakers.strength import Play

HEXAGON: Final = "hexagon"
OWN_COLOURS: Final = (RED, BLUE, GREEN)
AS_LED: Final = len(COLOURS)
"""No colour to name: the lead colour's."""


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


def led(plays: Sequence[Play]) -> int | None:
    """The value of the leading card, if it is a number played by another."""
    first = plays[0] if plays else None
    return first.face.value if first is not None and first.face.kind == NUMBER and not first.hidden else None


def colours(lead: Colour, cards: Sequence[Card]) -> list[Colour]:
    """Which colour can be named for these three: none where there is one to follow."""
    if lead != NO_COLOUR:
        return [AS_LED]
    found = sorted({tint(card) for card in cards} - {NO_COLOUR})
    if len(found) == len(OWN_COLOURS):
        found.append(BLACK)
    return found or list(OWN_COLOURS)
