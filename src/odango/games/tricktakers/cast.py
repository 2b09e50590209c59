"""Which character does what: filled by `odango.games.tricktakers.characters`, which holds the only list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from odango.core.step import Seat
    from odango.games.tricktakers.characters.base import Character
    from odango.games.tricktakers.state import Tricktakers

CAST: Final[dict[int, Character]] = {}


def character_of(state: Tricktakers, seat: Seat) -> Character:
    return CAST[state.characters[seat]]
