"""Words to play the Strategist with."""

from __future__ import annotations

from odango.games.tricktakers.characters.strategist import StrategistSheet
from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers.table import seat_of

SEVEN, RARE = "strategist-k7", "strategist-rare"
"""The Strategist's own cards."""


def sheet(state: Tricktakers) -> StrategistSheet:
    """The Strategist's."""
    return state.sheet(seat_of(state, "strategist"), StrategistSheet)
