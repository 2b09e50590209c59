"""The Berserker."""

from __future__ import annotations

from odango.bots.tricktakers.minds.base import TableMind
from odango.bots.tricktakers.worth import WIN
from odango.games.tricktakers.view import Player


class BerserkerMind(TableMind):
    """Takes two to four tricks, never all five; in the final round perhaps none, which wins the game."""

    name = "berserker"
    will = 0.75
    usual_wins = 1.7
    usual_worth = 55.0

    @classmethod
    def eagerness(cls, player: Player) -> float:
        return 0.4 if player.wins >= 4 else cls.will

    def points(self, wins: int) -> float:
        if self.table.final and wins <= (1 if self.table.two else 0):
            return WIN
        return super().points(wins)

    def appeal(self) -> float:
        """The hand is thrown away, whatever it is."""
        return self.usual_worth
