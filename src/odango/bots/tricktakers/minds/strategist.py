"""The Strategist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import TRICKS, TableMind, less
from odango.bots.tricktakers.outlook import hope
from odango.bots.tricktakers.traps import OFTEN
from odango.bots.tricktakers.worth import crown_worth
from odango.core.step import Seat
from odango.games.tricktakers.cards import STRATEGIST_SEVEN, Card
from odango.games.tricktakers.characters.strategist import (
    CARRY,
    HIGH,
    LOW,
    OF_BLACK,
    OF_FOLLOWING,
    OF_WINNER,
    PAYMENT,
    StrategistSheet,
)
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.ways import TACTICAL

ORDER: Final = (LOW, OF_FOLLOWING, OF_BLACK, HIGH, OF_WINNER)
"""What catches most comes first, so that there is something to take; and the trick to take it with is the last."""
STRONG: Final = (OF_WINNER, LOW, OF_FOLLOWING, OF_BLACK, HIGH)
"""With a hand for many tricks, while the others have points."""
MANY: Final = 2.6
"""Such a hand wins so many tricks if it wants to."""
STILL: Final = 0.75
"""So much of what will lie in the pool later on is there when a later trick is won."""
ONCE: Final = 4.0
"""What the Tactical card is worth while it can still be used."""
CARRIED: Final = ((20.0, 0.12), (8.0, 0.05))
"""What the Rare and the Black 7 are worth in the next round: so many points, and so much of a Crown."""


class StrategistMind(TableMind):
    """Lets the pool grow and takes it with one trick, late; or wins three and more."""

    name = "strategist"
    will = 0.55
    usual_wins = 0.9

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        wins = world.wins[seat]
        return wins >= 2 or (wins == 0 and world.trick >= 4 and world.sheet(seat, StrategistSheet).pool > 20)

    @property
    def sheet(self) -> StrategistSheet:
        sheet = self.table.player.sheet
        return sheet if isinstance(sheet, StrategistSheet) else StrategistSheet()

    def payers(self) -> int:
        """How many others can still pay."""
        return sum(self.view.players[seat].points >= PAYMENT for seat in self.table.others)

    def catch(self, trap: int) -> float:
        """What a trap will bring into the pool."""
        return PAYMENT * OFTEN[trap] * self.payers()

    def coming(self) -> float:
        """What the traps of later tricks will bring."""
        return sum(map(self.catch, self.table.player.own_stock or ()))

    def this_trick(self, plays: Sequence[Play], *, wins: bool) -> float:
        """What will be in the pool when this trick is over."""
        trap = self.sheet.trap
        if trap == OF_WINNER:
            return self.sheet.pool + (PAYMENT * self.payers() if wins else 0.0)
        waiting = sum(self.view.players[seat].points >= PAYMENT for seat in self.table.to_play)
        return self.sheet.pool + (PAYMENT * OFTEN[trap] * waiting if trap >= 0 else 0.0)

    def with_pool(self, hand: Sequence[Card], wins: int, pool: float) -> float:
        """What is to be hoped for with so much in the pool, which a trick more would take."""
        extra = STILL * (pool + self.coming())
        worth = [value + (extra if count > wins else 0.0) for count, value in enumerate(self.worth)]
        return hope([self.chance(card, hand) for card in hand], wins, worth)

    def rate_play(self, play: Play, kakumei: bool, rest: Sequence[Card]) -> float:
        plays = (*self.table.plays, play)
        kakumei = kakumei or self.table.kakumei
        takes, wins = self.odds.holds(plays, kakumei, self.table.to_play), self.table.wins
        value = 0.0
        if takes:
            gained = self.this_trick(plays, wins=True)
            value += takes * (self.with_pool(rest, wins + 1, 0.0) + self.prize(plays, kakumei) + gained)
        if takes < 1:
            value += (1 - takes) * self.with_pool(rest, wins, self.this_trick(plays, wins=False))
        return value + self.leaves(plays, kakumei, takes)

    def rate(self, choice: int) -> float:
        return super().rate(choice) - (ONCE if choice % WIDTH == TACTICAL and self.table.tricks_left > 1 else 0.0)

    def with_hand(self, hand: Sequence[Card]) -> float:
        """With the Black 7 for the worst card."""
        if not hand:
            return self.future([STRATEGIST_SEVEN], 0, TRICKS - 1)
        return max(self.future([STRATEGIST_SEVEN, *less(hand, card)], 0) for card in hand)

    def rate_discard(self, card: Card) -> float:
        """What it is worth to keep the others; the pool is for one trick at least."""
        pool = sum(PAYMENT * often * self.payers() for often in OFTEN.values())
        return self.with_pool(self.without(card), self.table.wins, 0.0 if self.table.player.own_stock else pool)

    def ratings(self) -> dict[str, Callable[[int], float]]:
        return {"trap": self.rate_trap, "carry": self.rate_carry}

    def rate_trap(self, trap: int) -> float:
        hand = self.table.hand
        many = sum(self.chance(card, hand).most for card in hand) >= MANY
        return -float((STRONG if many else ORDER).index(trap))

    def rate_carry(self, choice: int) -> float:
        """The card is worth most to who needs a Crown."""
        if choice != CARRY:
            return self.points(self.table.wins)
        points, share = CARRIED[min(1, self.table.wins)]
        return points + (0.0 if self.table.two else share * crown_worth(self.table))
