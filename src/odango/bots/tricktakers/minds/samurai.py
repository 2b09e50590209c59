"""The Samurai."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import TRICKS, TableMind, less
from odango.bots.tricktakers.odds import Chance
from odango.core.step import Seat
from odango.games.tricktakers.cards import BLACK, FACE, FLAG, NUMBER, Card
from odango.games.tricktakers.characters.samurai import NONE, is_red
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import RED_AS_BLACK
from odango.games.tricktakers.view import Player

ENOUGH: Final = 4
"""So many tricks win the game, and one more costs points."""

LEADING: Final = {2: 1.0, 3: 0.8, 4: 0.7, 5: 0.6}
"""How often a strong card has to be led, by seats."""


class SamuraiMind(TableMind):
    """Leads red, takes red cards out of tricks for weak ones, and stops at four tricks."""

    name = "samurai"
    will = 0.8
    usual_wins = 1.4

    @classmethod
    def eagerness(cls, player: Player) -> float:
        return 0.1 if player.wins >= ENOUGH else cls.will

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        return world.wins[seat] < ENOUGH

    @classmethod
    def habit(cls, world: Tricktakers, seat: Seat, kind: str, options: Sequence[int]) -> int:
        """Takes the highest red, for the weakest card."""
        if kind == "red":
            return options[-1]
        if kind == "discard":
            return min(options, key=lambda card: FACE[card].value + 10 * is_red(card) + 30 * (FACE[card].kind == 1))
        return super().habit(world, seat, kind, options)

    def marks(self, card: Card) -> int:
        return super().marks(card) | (RED_AS_BLACK if is_red(card) else 0)

    def chance(self, card: Card, hand: Sequence[Card]) -> Chance:
        """Who wins leads again, so that strong cards are hard to lose."""
        most, least = super().chance(card, hand)
        if FACE[card].kind == FLAG:
            return Chance(most, least)
        return Chance(most, max(least, LEADING[self.table.seats] * self.odds.led(card, self.marks(card))))

    def with_hand(self, hand: Sequence[Card]) -> float:
        """Black cards are exchanged."""
        kept = [card for card in hand if FACE[card].kind != NUMBER or FACE[card].colour != BLACK]
        return self.future(kept, 0, TRICKS - len(kept))

    def ratings(self) -> dict[str, Callable[[int], float]]:
        return {"red": self.rate_red}

    def rate_red(self, choice: int) -> float:
        """With the red card for the worst of the hand, or without."""
        hand, wins = self.table.hand, self.table.wins
        if choice == NONE:
            return self.future(hand, wins)
        more = [*hand, choice - 1]
        return max(self.future(less(more, card), wins) for card in dict.fromkeys(more))
