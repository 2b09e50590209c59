"""A Strategist's traps: what each catches, and how often."""

from __future__ import annotations

from typing import Final

from odango.games.tricktakers.cards import BLACK, NUMBER, Colour
from odango.games.tricktakers.characters.strategist import HIGH, LOW, OF_BLACK, OF_FOLLOWING, OF_WINNER
from odango.games.tricktakers.strength import Play

OFTEN: Final = {LOW: 0.55, HIGH: 0.3, OF_BLACK: 0.25, OF_WINNER: 0.5, OF_FOLLOWING: 0.4}
"""How likely each of the others pays; for the winner's trap, if the Strategist wins every other time."""


def caught_by(trap: int, play: Play, lead: Colour) -> bool:
    """Whether a trap catches this card, where `lead` is the colour to follow."""
    face = play.face
    if trap == OF_FOLLOWING:
        return face.kind != NUMBER or face.colour != lead
    if face.kind != NUMBER:
        return False
    return {LOW: face.value <= 6, HIGH: 7 <= face.value <= 9, OF_BLACK: face.colour == BLACK}.get(trap, False)
