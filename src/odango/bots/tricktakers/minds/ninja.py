"""The Ninja."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import FRESH, TableMind, less
from odango.bots.tricktakers.odds import Chance
from odango.bots.tricktakers.outlook import hope
from odango.core.step import Seat
from odango.core.words import YES
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.characters.ninja import NONE, second
from odango.games.tricktakers.following import follows
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play, lead_colour, winner

EVEN: Final = 2
"""Tricks come in pairs."""
MORE: Final = {2: 0.3, 3: 0.15, 4: 0.0, 5: 0.0}
"""So much of the chance to lose a trick goes away by a second card, by seats."""
LESS: Final = 0.8
"""And so much is left of the chance to win one by mistake, for cards can be exchanged."""


class NinjaMind(TableMind):
    """Wants an even number of tricks.  Lays down a second card nearly always: it is a second try, or an exchange."""

    name = "ninja"
    will = 0.55
    usual_wins = 1.0

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        """The second of a pair."""
        return world.wins[seat] % EVEN == 1

    @classmethod
    def habit(cls, world: Tricktakers, seat: Seat, kind: str, options: Sequence[int]) -> int:
        match kind:
            case "clone":
                return options[-1]
            case "look":
                return YES
            case "flip":
                joined = (*world.plays, second(seat, world.aside[seat][0]))
                had = world.plays[winner(world.plays, kakumei=world.kakumei)].seat == seat
                has = joined[winner(joined, kakumei=world.kakumei)].seat == seat
                return int(has != had and has == cls.wants(world, seat))
        return super().habit(world, seat, kind, options)

    def wears(self, wins: int) -> bool:
        return wins != EVEN

    def blackens(self, wins: int) -> bool:
        return wins == EVEN

    def chance(self, card: Card, hand: Sequence[Card]) -> Chance:
        """A second card helps either way."""
        return self.doubled(super().chance(card, hand))

    def doubled(self, chance: Chance) -> Chance:
        most, least = chance
        return Chance(most + MORE[self.table.seats] * (1 - most), LESS * least)

    def with_second(self, play: Play, rest: Sequence[Card], clone: Card) -> float:
        """What is to be hoped for with this card, and that one beside it; NONE: none."""
        before = tuple(one for one in self.table.plays if one.seat != self.me)
        plays, wins, to_play = (*before, play), self.table.wins, self.table.to_play
        takes = self.odds.holds(plays, self.table.kakumei, to_play)
        if clone == NONE:
            won, lost = self.later(rest, wins + 1, 0), self.later(rest, wins, 0)
            second_try = 0.0
        else:
            left = less(rest, clone)
            won, lost = self.later(left, wins + 1, 1), self.later(left, wins, 1)
            second_try = self.odds.holds((*plays, second(self.me, clone)), self.table.kakumei, to_play)
        misses = second_try * max(won, lost) + (1 - second_try) * lost
        return takes * (won + self.prize(plays, self.table.kakumei)) + (1 - takes) * misses

    def later(self, hand: Sequence[Card], wins: int, fresh: int) -> float:
        chances = [self.chance(card, hand) for card in hand]
        return hope(chances + [self.doubled(FRESH[self.table.seats])] * fresh, wins, self.worth)

    def rate(self, choice: int) -> float:
        card, way = divmod(choice, WIDTH)
        play = self.lay(card, way)
        return self.best_pair(play, self.without(card)) - self.toll(play)

    def best_pair(self, play: Play, rest: Sequence[Card]) -> float:
        lead = lead_colour((*self.table.plays, play))
        clones = [card for card in dict.fromkeys(rest) if follows(card, rest, lead)]
        return max(self.with_second(play, rest, clone) for clone in (NONE, *clones))

    def ratings(self) -> dict[str, Callable[[int], float]]:
        return {"clone": self.rate_clone, "look": float, "flip": self.rate_flip}

    def rate_clone(self, clone: Card) -> float:
        [own] = [play for play in self.table.plays if play.seat == self.me]
        return self.with_second(own, self.table.hand, clone)

    def rate_flip(self, choice: int) -> float:
        """All cards lie there, so this is the trick."""
        plays, kakumei = self.table.plays, self.table.kakumei
        cost = 0.0
        if choice == YES:
            [card] = self.table.player.aside
            plays = (*plays, second(self.me, card))
            cost = self.toll(plays[-1])
        takes = plays[winner(plays, kakumei=kakumei)].seat == self.me
        wins = self.table.wins + takes
        return self.later(self.table.hand, wins, 0) + (self.prize(plays, kakumei) if takes else 0.0) - cost
