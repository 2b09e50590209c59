"""The Hermit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import TableMind
from odango.bots.tricktakers.odds import Chance
from odango.core.step import Seat
from odango.games.tricktakers.cards import FACE, FLAG, RARE, Card
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import BEATS_RARE, Play
from odango.games.tricktakers.view import Player

ENOUGH: Final = 3
"""With so many tricks points are gained again."""


class HermitMind(TableMind):
    """Wins no trick at all, or at least three; one or two cost points."""

    name = "hermit"
    will = 0.4
    usual_wins = 0.7

    @classmethod
    def eagerness(cls, player: Player) -> float:
        return 0.3 if player.wins == 0 else 0.7

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        return bool(world.wins[seat]) and world.wins[seat] + len(world.hands[seat]) >= ENOUGH

    def marks(self, card: Card) -> int:
        return BEATS_RARE if FACE[card].kind == FLAG else 0

    def prize(self, plays: Sequence[Play], kakumei: bool) -> float:
        value = super().prize(plays, kakumei)
        over_rare = plays[-1].face.kind == FLAG and any(play.face.kind == RARE for play in plays)
        if over_rare and not kakumei:
            value += DATA.hermit.flag_over_rare_final if self.table.final else DATA.hermit.flag_over_rare
        return value

    def rate_discard(self, card: Card) -> float:
        """By the best that can be played to this trick without the card."""
        return self.best_play(self.without(card))

    def chance(self, card: Card, hand: Sequence[Card]) -> Chance:
        chance = super().chance(card, hand)
        return Chance(0.15, 0.02) if FACE[card].kind == FLAG else chance
