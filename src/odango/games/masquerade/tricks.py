"""One trick after another, until somebody has no card left."""

from __future__ import annotations

from odango.core.step import Step
from odango.games.masquerade.cards import NO_PLANET
from odango.games.masquerade.collecting import Collect
from odango.games.masquerade.scoring import finish
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.trick import PlayCard


class NextTrick(Step[Masquerade]):
    """The leader plays any card, the others follow clockwise.  An empty hand before that ends the game (C-04)."""

    __slots__ = ()

    def run(self, state: Masquerade) -> None:
        state.ruling = NO_PLANET
        state.plays = ()
        if all(state.hands):
            state.do(Collect(), NextTrick())
            state.ask(PlayCard(state.leader))
        else:
            finish(state)
