"""The Time Traveler."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import permutations
from math import prod
from typing import Final

from odango.bots.tricktakers.foresight import Wins, crown_chance, exactly, spread
from odango.bots.tricktakers.might import MIGHT
from odango.bots.tricktakers.minds.base import TRICKS, Mind, less
from odango.bots.tricktakers.minds.cast import MINDS
from odango.bots.tricktakers.outlook import hope
from odango.bots.tricktakers.usual import USUAL
from odango.bots.tricktakers.worth import SHARED, WIN, sole_most
from odango.core.step import Seat
from odango.core.words import YES
from odango.games.tricktakers.alchemy import THREE
from odango.games.tricktakers.cards import ALCHEMIST_DECK, Card
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.time_traveler import FACTS, TimeTravelerSheet
from odango.games.tricktakers.roster import Character
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play

TOKEN: Final = 4.0
"""What a journey is worth while there are more tricks to come than journeys."""
REDRAW: Final = 3.0
"""What it is worth to draw two cards and discard two."""
GIFT: Final = 0.7
"""What the strength of a card is worth in the hand of one who should win, or should not."""
SURER: Final = 0.4
"""So much of the risk to win a trick by mistake goes away by travelling."""
BLACK_AT: Final = {"ninja": 2, "phantom-thief": 1}
"""With how many tricks these get a Black Crown; the others with none."""
NEVER: Final = "collector"
"""Who gets no crown at all."""


class TimeTravelerMind(Mind):
    """Foretells who takes most tricks and who none, itself among them, and travels when a trick goes wrong."""

    name = "time-traveler"
    will = 0.4
    usual_wins = 0.5

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        return bool(world.stocks[seat]) and world.stocks[seat][0] == world.characters[seat]

    # What was foretold

    @cached_property
    def foretold(self) -> list[Seat]:
        """Of whom: the Crown first."""
        seats = {player.character: seat for seat, player in enumerate(self.view.players)}
        return [seats[character] for character in self.table.player.own_stock or ()]

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """Which share of the tricks to come each will take."""
        players = self.view.players
        return spread([MINDS[one.character].eagerness(one) if one.character >= 0 else 0.6 for one in players])

    def outcome(self, wins: Wins, left: int) -> float:
        """What was foretold of others promises, with these tricks won and so many to come."""
        if self.table.two or len(self.foretold) < 2:
            return 0.0
        hits = [self.comes_true(place, seat, wins, left) for place, seat in enumerate(self.foretold)]
        value = FACTS.hit * sum(hit for hit, seat in zip(hits, self.foretold, strict=True) if seat != self.me)
        sheet = self.table.player.sheet
        shown = isinstance(sheet, TimeTravelerSheet) and sheet.shown
        return value + (WIN * prod(hits) if shown else 0.0)

    def comes_true(self, place: int, seat: Seat, wins: Wins, left: int) -> float:
        if place == 0:
            return crown_chance(wins, left, seat, self.shares)
        wanted = BLACK_AT.get(self.table.name(seat), 0)
        return exactly(wanted - wins[seat], left, self.shares[seat])

    def taken_by(self, seat: Seat) -> float:
        """What was foretold promises when this seat takes the trick."""
        wins = [player.wins for player in self.view.players]
        wins[seat] += 1
        return self.outcome(tuple(wins), self.table.tricks_left - 1)

    # What tricks are worth

    def value_of(self, wins: int) -> float:
        return super().value_of(wins) + self.own_hits(wins)

    def own_hits(self, wins: int) -> float:
        """What was foretold of itself; with two players all of it depends on the own tricks."""
        if not self.foretold:
            return 0.0
        own = self.foretold[0] == self.me
        if self.table.two:
            return self.hits_of_two(wins if own else TRICKS - wins)
        if own:
            others = tuple(sorted(self.view.players[seat].wins for seat in self.table.others))
            return FACTS.hit * sole_most(others, self.table.tricks_left - (wins - self.table.wins), wins)
        return FACTS.hit * SHARED * (self.me in self.foretold and wins == 0)

    @staticmethod
    def hits_of_two(wins: int) -> float:
        """With so many tricks of who was foretold to take more."""
        return float(FACTS.hit * (wins > TRICKS // 2) + FACTS.hit * (wins == TRICKS))

    def prize(self, plays: Sequence[Play], kakumei: bool) -> float:
        return super().prize(plays, kakumei) + self.taken_by(self.me)

    def loss(self, seat: Seat) -> float:
        return super().loss(seat) + self.taken_by(seat)

    # Questions

    def ratings(self) -> dict[str, Callable[[int], float]]:
        return {
            "predict": self.rate_prediction,
            "show": float,
            "rewind": self.rate_rewind,
            "change": self.rate_change,
            "give-back": self.rate_gift,
        }

    def rate_prediction(self, character: Character) -> float:
        """What all predictions promise at best, with this one."""
        hand, players = self.table.hand, self.view.players
        [seat] = [seat for seat, player in enumerate(players) if player.character == character]
        if self.table.two:
            worth = [self.hits_of_two(wins if seat == self.me else TRICKS - wins) for wins in range(TRICKS + 1)]
            return hope([self.chance(card, hand) for card in hand], 0, worth)
        made = [*self.foretold, seat]
        rest = [other for other in range(self.table.seats) if other not in made]
        whole = min(3, self.table.seats)
        return max(
            sum(self.foreseen(place, one) for place, one in enumerate([*made, *some]))
            for some in permutations(rest, whole - len(made))
        )

    def foreseen(self, place: int, seat: Seat) -> float:
        """How likely this seat gets the Crown, or a Black Crown."""
        player = self.view.players[seat]
        name = self.table.name(seat)
        if seat == self.me:
            return self.own_chance(place)
        if isinstance(player.sheet, GamblerSheet) and player.sheet.bid >= 0:
            return 0.2 * player.sheet.bid if place == 0 else 0.7 * (player.sheet.bid == 0)
        if name == NEVER:
            return 0.0
        usual = USUAL[name][self.table.seats]
        return usual.crown if place == 0 else usual.black_crown

    def own_chance(self, place: int) -> float:
        hand = self.table.hand
        chances = [self.chance(card, hand) for card in hand]
        if place:
            none = hope(chances, 0, [1.0, *[0.0] * TRICKS])
            return SHARED * (none + SURER * (1 - none))
        alone = [sole_most((0,) * (self.table.seats - 1), TRICKS - wins, wins) for wins in range(TRICKS + 1)]
        return hope(chances, 0, alone)

    def on_average(self) -> float:
        """What the trick promises when nothing has been played to it."""
        return sum(share * self.taken_by(seat) for seat, share in enumerate(self.shares))

    @property
    def spends(self) -> float:
        """What a journey costs now."""
        sheet = self.table.player.sheet
        tokens = sheet.tokens if isinstance(sheet, TimeTravelerSheet) else 0
        return TOKEN if self.table.tricks_left > tokens else 0.0

    def rate_rewind(self, choice: int) -> float:
        hand = self.table.hand
        if choice != YES:
            return self.best_play(hand)
        return self.on_average() + self.future(hand, self.table.wins) + REDRAW - self.spends

    def rate_change(self, choice: int) -> float:
        """Without the trick just won, or with it."""
        hand, won = self.table.hand, self.table.wins
        wins = [player.wins for player in self.view.players]
        if choice != YES:
            return self.outcome(tuple(wins), self.table.tricks_left - 1) + self.future(hand, won)
        replayed = self.view.setup.past_changed == "replayed"
        lost = won - replayed
        wins[self.me] = lost
        cards = [card for play in self.view.tricks[-1].plays for card in (play.card, *play.more)]
        best = max(self.future([*hand, card], lost) for card in cards) if replayed else self.future(hand, lost)
        return self.outcome(tuple(wins), self.table.tricks_left - (not replayed)) + best - self.spends

    def rate_gift(self, card: Card) -> float:
        """Strong cards to who should win, weak ones to who should not; and what is left is one's own."""
        keeps = self.future(self.without(card), self.table.wins)
        to = self.receiver()
        if to not in self.foretold:
            return keeps
        return keeps + GIFT * MIGHT[card] * (1 if to == self.foretold[0] else -1)

    def receiver(self) -> Seat:
        """Whose turn it is to get a card: the first who is short of one."""
        due = self.table.tricks_left
        for seat in self.table.others:
            player = self.view.players[seat]
            if self.table.name(seat) == "alchemist":
                short = player.cards + player.stock < len(ALCHEMIST_DECK) - THREE * (TRICKS - due)
            else:
                short = player.cards < due
            if short:
                return seat
        return self.table.others[-1]

    def rate_leader(self, seat: Seat) -> float:
        if self.table.two:
            return super().rate_leader(seat)
        hand, wins = self.table.hand, self.table.wins
        value = self.taken_by(seat)
        if seat == self.me and hand:
            rest = less(hand, max(hand, key=MIGHT.__getitem__))
            value += self.future(rest, wins + 1) - self.future(rest, wins)
        return value
