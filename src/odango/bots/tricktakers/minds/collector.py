"""The Collector."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from odango.bots.tricktakers.fitting import by_count, fit
from odango.bots.tricktakers.minds.base import Mind, cards_of
from odango.bots.tricktakers.worth import WIN
from odango.core.step import Seat
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.characters.collector import WIDTH
from odango.games.tricktakers.combinations import best
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.view import Played

FITS: Final = 0.6
"""What cards that fit together promise counts so much beside how many there are."""
OWN: Final = 0.6
"""How likely a card in hand will be collected: it can be reserved when it is played."""
KEEP: Final = 8.0
"""What every card more that the rest of the hand may take is worth."""


class CollectorMind(Mind):
    """Wants many cards that fit together: takes tricks, and reserves the best card of those it loses."""

    name = "collector"
    will = 0.75
    usual_wins = 1.2
    by_hand = False
    may_wear_crown = False

    @classmethod
    def habit(cls, world: Tricktakers, seat: Seat, kind: str, options: Sequence[int]) -> int:  # noqa: ARG003
        """Reserves the own card, which was the last to be played."""
        return options[-1]

    def points(self, wins: int) -> float:
        """Every trick is so many cards more than the one that would have been reserved."""
        cards = len(self.table.player.taken) + self.table.tricks_left
        return by_count(cards + (wins - self.table.wins) * (self.table.seats - 1))

    @cached_property
    def later(self) -> float:
        """How many cards will come after this trick."""
        left = self.table.tricks_left - 1
        return left * (1 + (self.table.seats - 1) / self.table.seats)

    def pile(self, more: Sequence[Card], rest: Sequence[Card], unknown: int = 0) -> float:
        """What the cards collected will be worth in the end, with these, and this hand still to play."""
        taken = (*self.table.player.taken, *more)
        if not rest and not unknown:
            made = best(taken, winning=not self.table.two)
            return WIN if made.wins else float(made.points)
        coming = self.later + unknown
        unseen = self.table.unseen
        fitting = fit(taken, rest, OWN, unseen, min(0.9, coming / (len(unseen) + 1)))
        return by_count(len(taken) + coming) + FITS * fitting

    def rate_play(self, play: Play, kakumei: bool, rest: Sequence[Card]) -> float:
        plays = (*self.table.plays, play)
        kakumei = kakumei or self.table.kakumei
        wins = self.odds.holds(plays, kakumei, self.table.to_play)
        value = 0.0
        if wins:
            won = self.pile([card for one in plays for card in cards_of(one)], rest, len(self.table.to_play))
            value += wins * (won + self.task_gain(plays))
        if wins < 1:
            value += (1 - wins) * max(self.pile(some, rest) for one in plays for some in self.bundles(one))
        value += self.leaves(plays, kakumei, wins)
        return value + KEEP * sum(self.chance(card, rest).most for card in rest) * (self.table.seats - 1)

    def bundles(self, play: Play | Played) -> list[tuple[Card, ...]]:
        """What can be reserved of it: one of an Alchemist's three, else all that lies there."""
        cards = (play.card, *play.more)
        return [(card,) for card in cards] if self.table.name(play.seat) == "alchemist" else [cards]

    def rate_reserve(self, choice: int) -> float:
        hand = self.table.hand
        if not choice:
            return self.pile((), hand)
        which, place = divmod(choice, WIDTH)
        cards = self.bundles(self.view.plays[place - 1])[which]
        return self.pile((), hand, 1) if cards[0] < 0 else self.pile(cards, hand)
