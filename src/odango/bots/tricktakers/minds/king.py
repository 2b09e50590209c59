"""The King."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import TRICKS, TableMind, less
from odango.bots.tricktakers.worth import WIN
from odango.games.tricktakers.cards import KING_RARE, Card

CHOICE: Final = 8.0
"""What it is worth to discard the worst of five cards rather than any."""


class KingMind(TableMind):
    """Takes what he can: every trick is worth more than the one before, in the final round twice as much."""

    name = "king"
    will = 0.8
    usual_wins = 1.6

    def points(self, wins: int) -> float:
        points = super().points(wins)
        return 2 * points if self.table.final and points != WIN else points

    def with_hand(self, hand: Sequence[Card]) -> float:
        """With his Rare for the worst card."""
        if not hand:
            return self.future([KING_RARE], 0, TRICKS - 1) + CHOICE
        return max(self.future([KING_RARE, *less(hand, card)], 0) for card in hand)
