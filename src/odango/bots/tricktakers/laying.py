"""What a card counts as when it is played in some way."""

from __future__ import annotations

from odango.core.step import Seat
from odango.games.tricktakers.cards import FACE, FLAG, HIGHEST, NO_COLOUR, NUMBER, Card, Colour, Face
from odango.games.tricktakers.items import SWING
from odango.games.tricktakers.strength import BEATS_RARE, WINS_TIES, Play
from odango.games.tricktakers.ways import (
    AS_FLAG,
    AS_LEAD,
    AS_TEN,
    BEATING_RARE,
    FACE_DOWN,
    MINUS,
    PLUS,
    WINNING_TIES,
    Way,
)


def laid(seat: Seat, card: Card, way: Way, lead: Colour, marks: int = 0) -> Play:
    """The card on the table; `marks` are those its player's character gives it anyway."""
    face = FACE[card]
    match way:
        case _ if way == AS_LEAD:
            face = face if lead == NO_COLOUR else Face(NUMBER, lead, face.value)
        case _ if way in (PLUS, MINUS):
            value = face.value + (SWING if way == PLUS else -SWING)
            face = Face(NUMBER, face.colour, min(max(value, 1), HIGHEST - 1))
        case _ if way == AS_TEN:
            face = Face(NUMBER, face.colour, HIGHEST)
        case _ if way == AS_FLAG:
            face = Face(FLAG)
        case _ if way == WINNING_TIES:
            marks |= WINS_TIES
        case _ if way == BEATING_RARE:
            marks |= BEATS_RARE
    return Play(seat, card, face, marks, hidden=way == FACE_DOWN)
