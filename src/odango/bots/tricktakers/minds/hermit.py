"""The Hermit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import TableMind
from odango.bots.tricktakers.odds import Chance
from odango.games.tricktakers.cards import FACE, FLAG, RARE, Card
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.strength import BEATS_RARE, Play
from odango.games.tricktakers.view import Player

DRAWS: Final = 12.0
"""What drawing a card before every play makes of a hand, in points."""


class HermitMind(TableMind):
    """Wins no trick at all, or at least three; one or two cost points."""

    name = "hermit"
    will = 0.4
    usual_wins = 0.7
    usual_worth = 45.0

    @classmethod
    def eagerness(cls, player: Player) -> float:
        return 0.3 if player.wins == 0 else 0.7

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
        hand = self.without(card)
        mind = type(self)(self.table)
        mind.__dict__["odds"] = self.odds
        return max(
            mind.rate_play(mind.lay(played // 16, 0), False, [one for one in _less(hand, played // 16)])
            for played in self.playable(hand)
        )

    def chance(self, card: Card, hand: Sequence[Card]) -> Chance:
        chance = super().chance(card, hand)
        return Chance(0.15, 0.02) if FACE[card].kind == FLAG else chance

    def appeal(self) -> float:
        return super().appeal() + DRAWS


def _less(hand: Sequence[Card], card: Card) -> list[Card]:
    left = list(hand)
    left.remove(card)
    return left
