"""The King."""

from __future__ import annotations

from typing import Any

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.tricktakers.cards import KING_RARE
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.facts import Awards, Entry
from odango.games.tricktakers.hands import receive
from odango.games.tricktakers.picking import DiscardOne
from odango.games.tricktakers.state import Tricktakers
from odango.text import Name, line


class King(TableCharacter):
    """Takes his own Rare into hand and discards a card.  Points for tricks, twice as many in the final round;
    five tricks win the game.  Next round he chooses first, but not the King; for two players he has no such privilege.
    """

    name = "king"
    chooses_first = True

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        state.box.remove(KING_RARE)
        receive(state, seat, [KING_RARE])
        if state.events is not None:
            state.tell(Public(line("tricktakers-took-king-rare", who=Name(seat))))
        return (DiscardOne(seat, self.name),)

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        found = super().entries(state, seat, awards)
        if state.final:
            found += [Entry("king-final", entry.points) for entry in found]
        return found
