"""The Alchemist."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import combinations
from statistics import fmean
from typing import Final

from odango.bots.tricktakers.circles import best_split, bits, count, promise, rounded
from odango.bots.tricktakers.minds.base import Mind
from odango.bots.tricktakers.odds import Chance
from odango.bots.tricktakers.outlook import hope
from odango.bots.tricktakers.worth import black_crown_worth, crown_worth
from odango.core.step import Seat
from odango.games.tricktakers.alchemy import (
    BLACK_CROWN,
    CROWN,
    NOTHING_FORGED,
    WIDTH,
    AlchemistSheet,
)
from odango.games.tricktakers.cards import ALCHEMIST_DECK, NUMBER, Card, Face
from odango.games.tricktakers.circle import AS_LED, elements, led, value
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.figures import figures
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play

EACH: Final = 1.15
"""How many elements a trick not yet thought of brings, by its cards alone."""
BY_LUCK: Final = {2: 0.6, 3: 0.45, 4: 0.4, 5: 0.35}
"""How many more by winning it or by meeting the number led, by seats."""
NEAR: Final = 0.3
"""What is left in hand is worth so many elements for each that it would be now."""
LATER: Final = {2: Chance(0.6, 0.25), 3: Chance(0.42, 0.14), 4: Chance(0.34, 0.1), 5: Chance(0.3, 0.08)}
"""What to expect of three cards in a later trick, by seats."""
SAMPLES: Final = 20
"""So many draws are thought of."""


class AlchemistMind(Mind):
    """Wants elements: as many as the cards give, and a trick now and then; lays them where most can come of them."""

    name = "alchemist"
    will = 0.6
    usual_wins = 0.9
    by_hand = False

    @classmethod
    def habit(cls, world: Tricktakers, seat: Seat, kind: str, options: Sequence[int]) -> int:
        """Three cards for most elements, else the highest; elements from the column on."""
        if kind == "three":
            hand = world.hands[seat]
            number = led(world.plays)

            def gained(choice: int) -> tuple[int, int]:
                cards = _picked(hand, choice)
                return len(elements(cards, number)), value(cards)

            return max(options, key=gained)
        if kind == "element":
            return min(options, key=(0, 5, 1, 6, 2, 7, 3, 8, 4).__getitem__)
        return super().habit(world, seat, kind, options)

    # The circle

    @property
    def sheet(self) -> AlchemistSheet:
        sheet = self.table.player.sheet
        return sheet if isinstance(sheet, AlchemistSheet) else AlchemistSheet()

    @cached_property
    def cells(self) -> int:
        return bits(self.sheet.cells)

    @cached_property
    def hexagon(self) -> int:
        """What forging is worth."""
        if self.table.two:
            return rounded(figures(self.view.setup.figures).hexagon_for_two)
        return rounded(max(self.rate_forge(what) for what in (NOTHING_FORGED, CROWN, BLACK_CROWN)))

    def circle(self, cells: int, mean: float) -> float:
        return promise(self.view.setup.figures, self.hexagon, cells, round(mean, 1))

    def grown(self, more: int, mean: float) -> float:
        """What the circle promises with so many elements more, placed well, and others to come."""
        return max(self.circle(cells, mean) for cells in self._placings(more))

    def _placings(self, more: int) -> set[int]:
        found = {self.cells}
        for _ in range(more):
            found = {cells | 1 << place for cells in found for place in range(9) if not cells >> place & 1} or found
        return found

    @property
    def deck(self) -> list[Card]:
        """The cards still to be drawn, as far as one can know; the order cannot."""
        known = [card for card in self.table.player.own_stock or () if card >= 0]
        seen = {*self.table.hand, *known, *self.view.box, *self.view.loose}
        seen.update(card for player in self.view.players for card in player.taken)
        seen.update(card for play in self.view.plays for card in (play.card, *play.more))
        return known + [card for card in ALCHEMIST_DECK if card not in seen]

    def to_come(self, rest: Sequence[Card]) -> float:
        """How many elements later tricks will bring with these cards left in hand."""
        left = self.table.tricks_left - 1
        luck = BY_LUCK[self.table.seats] * left
        deck = self.deck[: len(ALCHEMIST_DECK)]
        if left == 0:
            return 0.0
        if len(deck) <= 3:
            return best_split([*rest, *deck][:6]) + luck
        draws = list(combinations(deck, 3))
        some = draws[:: max(1, len(draws) // SAMPLES)]
        now = fmean(best_split([*rest, *draw]) for draw in some) if left < 4 else 2 * EACH + NEAR * count(rest)
        return now + EACH * (left - 2) + luck

    # A trick

    def cards_of(self, choice: int) -> list[Card]:
        return _picked(self.table.hand, choice)

    def three(self, choice: int) -> Play:
        cards, named = self.cards_of(choice), choice % WIDTH
        colour = self.table.lead if named == AS_LED else named
        return Play(self.me, cards[0], Face(NUMBER, colour, value(cards)), more=tuple(cards[1:]))

    def future(self, hand: Sequence[Card], wins: int, fresh: int = 0) -> float:
        """Of tricks alone: its cards are not like others."""
        return hope([LATER[self.table.seats]] * self.table.tricks_left, wins, self.worth)

    def rate_three(self, choice: int) -> float:
        play = self.three(choice)
        cards = (play.card, *play.more)
        rest = list(self.table.hand)
        for card in cards:
            rest.remove(card)
        plays, kakumei, wins = (*self.table.plays, play), self.table.kakumei, self.table.wins
        takes = self.odds.holds(plays, kakumei, self.table.to_play)
        gained, mean = len(elements(cards, led(self.table.plays))), self.coming[tuple(rest)]
        later = [LATER[self.table.seats]] * (self.table.tricks_left - 1)
        won = hope(later, wins + 1, self.worth) + self.grown(gained + 1, mean) + self.prize(plays, kakumei)
        lost = hope(later, wins, self.worth) + self.grown(gained, mean)
        return takes * won + (1 - takes) * lost + self.leaves(plays, kakumei, takes) - self.toll(play)

    @cached_property
    def coming(self) -> dict[tuple[Card, ...], float]:
        """How many elements will come, by what is left in hand."""
        hand = self.table.hand
        return {rest: self.to_come(rest) for rest in combinations(hand, max(0, len(hand) - 3))}

    # Questions

    def ratings(self) -> dict[str, Callable[[int], float]]:
        return {
            "three": self.rate_three,
            "element": self.rate_element,
            "forge": self.rate_forge,
            "under": float,
        }

    def rate_element(self, place: int) -> float:
        left = max(0, self.table.tricks_left - 1)
        return self.circle(self.cells | 1 << place, (EACH + BY_LUCK[self.table.seats]) * left)

    def rate_forge(self, what: int) -> float:
        """A Crown is worth more than a Black Crown; for points alone neither is bought, but to win."""
        table, player = self.table, self.table.player
        if table.two or what == NOTHING_FORGED:
            return 0.0
        if what == CROWN:
            if not player.black_crowns or self.view.forged[0] >= DATA.alchemist.crowns:
                return 0.0
            return crown_worth(table) - self.black_crown_had()
        price = DATA.alchemist.black_crown_a_round * self.view.round
        if player.points < price or self.view.forged[1] >= DATA.alchemist.black_crowns:
            return 0.0
        return black_crown_worth(table) - price

    def black_crown_had(self) -> float:
        """What a Black Crown that is there already is worth."""
        return 90.0 if self.table.player.black_crowns + 1 >= DATA.rounds.black_crowns_to_win else 20.0

    def rate_respond(self, card: Card) -> float:
        """Others' cards are of little use."""
        return float(card < 0)

    def rate_exchange(self, mask: int) -> float:
        """Its cards are hardly ever so bad that it would pay for others."""
        return -float(mask.bit_count())


def _picked(hand: Sequence[Card], choice: int) -> list[Card]:
    return [card for i, card in enumerate(hand) if choice // WIDTH >> i & 1]
