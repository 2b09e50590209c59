"""How strong a card is on the whole."""

from __future__ import annotations

from typing import Final

from odango.games.tricktakers.cards import BLACK, FACE, FLAG, NUMBER, RARE, Face


def _might(face: Face) -> int:
    if face.kind == NUMBER:
        return face.value + (6 if face.colour == BLACK else 0)
    return 0 if face.kind == FLAG else 20 if face.kind == RARE else 25


MIGHT: Final = tuple(map(_might, FACE))
"""By card."""
