"""The King."""

from __future__ import annotations

from odango.bots.tricktakers.minds.base import TableMind
from odango.games.tricktakers.cards import KING_RARE


class KingMind(TableMind):
    """Takes what he can: every trick is worth more than the one before, in the final round twice as much."""

    name = "king"
    will = 0.8
    usual_wins = 1.6
    usual_worth = 70.0

    def points(self, wins: int) -> float:
        return super().points(wins) * (2 if self.table.final and super().points(wins) < 200 else 1)

    def appeal(self) -> float:
        """With his Rare for the worst card."""
        hand = self.table.hand
        return max(self.future([KING_RARE, *hand[:i], *hand[i + 1 :]], 0) for i in range(len(hand)))
