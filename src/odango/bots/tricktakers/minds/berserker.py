"""The Berserker."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import TableMind
from odango.bots.tricktakers.odds import Chance
from odango.bots.tricktakers.worth import WIN
from odango.core.step import Seat
from odango.games.tricktakers.cards import FACE, FLAG, Card
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.view import Player

MOST: Final = 4
"""One trick more costs points."""

LEADING: Final = {2: 0.95, 3: 0.8, 4: 0.7, 5: 0.6}
"""How often a strong card has to be led, by seats."""


class BerserkerMind(TableMind):
    """Takes two to four tricks, never all five; in the final round perhaps none, which wins the game."""

    name = "berserker"
    will = 0.75
    usual_wins = 1.7
    by_hand = False

    @classmethod
    def eagerness(cls, player: Player) -> float:
        return 0.2 if player.wins >= MOST else cls.will

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        wins = world.wins[seat]
        return wins < MOST and not (world.final and wins <= (1 if world.two else 0))

    def points(self, wins: int) -> float:
        if self.table.final and wins <= (1 if self.table.two else 0):
            return WIN
        return super().points(wins)

    def chance(self, card: Card, hand: Sequence[Card]) -> Chance:
        """Who holds such cards leads most of the time, so that few of them can be lost."""
        chance = super().chance(card, hand)
        if FACE[card].kind == FLAG:
            return chance
        return Chance(chance.most, max(chance.least, LEADING[self.table.seats] * self.odds.led(card)))
