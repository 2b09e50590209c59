"""The Gambler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import FRESH, TRICKS, Mind
from odango.bots.tricktakers.outlook import hope
from odango.bots.tricktakers.worth import WIN
from odango.core.step import Seat
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.games.tricktakers.view import Player

LIKELY: Final = 0.55
"""Points are staked on a bid that is at least so likely to come true."""


class GamblerMind(Mind):
    """Foretells what its hand can do and then does just that."""

    name = "gambler"
    usual_wins = 1.2
    by_hand = False

    @classmethod
    def eagerness(cls, player: Player) -> float:
        bid = _bid(player)
        return cls.will if bid == NOTHING else 0.85 if player.wins < bid else 0.25

    @classmethod
    def expected_wins(cls, player: Player, seats: int) -> float:
        bid = _bid(player)
        return super().expected_wins(player, seats) if bid == NOTHING else float(bid)

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        return world.wins[seat] < world.sheet(seat, GamblerSheet).bid

    def reward(self, bid: int, wins: int, stake: float = 0.0) -> float:
        """What so many tricks bring after such a bid."""
        two = self.table.two
        bids = DATA.gambler.two_players.bids if two else DATA.gambler.bids
        value = -stake
        if wins == bid:
            paid = bids[bid]
            value += 2 * stake + (paid if isinstance(paid, int) else WIN)
        if wins == TRICKS:
            value = max(value, float(DATA.gambler.two_players.five_tricks) if two else WIN)
        return value

    def points(self, wins: int) -> float:
        sheet = self.table.player.sheet
        if not isinstance(sheet, GamblerSheet) or sheet.bid == NOTHING:
            return 0.0
        return self.reward(sheet.bid, wins, max(0, sheet.stake))

    def bids(self) -> range:
        return range(len(DATA.gambler.two_players.bids if self.table.two else DATA.gambler.bids))

    def with_bid(self, bid: int, hand: Sequence[Card], fresh: int = 0) -> float:
        """What a hand promises after this bid."""
        chances = [self.chance(card, hand) for card in hand] + [FRESH[self.table.seats]] * fresh
        worth = [extra + self.reward(bid, wins) for wins, extra in enumerate(self.worth)]
        return hope(chances, 0, worth)

    def sure(self, bid: int) -> float:
        """How likely a bid comes true."""
        hand = self.table.hand
        exactly = [float(wins == bid) for wins in range(TRICKS + 1)]
        return hope([self.chance(card, hand) for card in hand], 0, exactly)

    def rate_exchange(self, mask: int) -> float:
        if _bid(self.table.player) != NOTHING:
            return super().rate_exchange(mask)
        return max(self.with_bid(bid, self.kept(mask), mask.bit_count()) for bid in self.bids())

    def rate_bid(self, bid: int) -> float:
        return self.with_bid(bid, self.table.hand)

    def rate_stake(self, stake: int) -> float:
        sure = self.sure(_bid(self.table.player))
        return stake * (sure - LIKELY)


def _bid(player: Player) -> int:
    return player.sheet.bid if isinstance(player.sheet, GamblerSheet) else NOTHING
