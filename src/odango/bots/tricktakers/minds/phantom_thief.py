"""The Phantom Thief."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import permutations
from typing import Final

from odango.bots.tricktakers.foresight import exactly, spread
from odango.bots.tricktakers.minds.base import TRICKS, TableMind
from odango.bots.tricktakers.minds.cast import MINDS
from odango.bots.tricktakers.outlook import hope
from odango.bots.tricktakers.usual import USUAL
from odango.bots.tricktakers.worth import WIN, black_crown_worth, crown_worth
from odango.core.step import Seat
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.characters.phantom_thief import (
    APART,
    BLACK_CROWN,
    CROWN,
    EVEN,
    FLIP,
    INVITATION,
    LETTERS,
    MOVE,
    PARTNER_WINS,
    POINTS,
    ThiefSheet,
)
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.state import NOTHING, Tricktakers

GUESSED: Final = 0.45
"""How likely one has about as many tricks as the Thief, when letters are given."""
PARTNER: Final = 8.0
"""What it is worth to have a partner to exchange cards with."""
NEEDED: Final = 1
"""So many Black Crowns it has, when one trick is taken for another."""
HURTS: Final = 1.6
"""Points that are stolen count so much: another has lost them."""
GIFT: Final = 0.3
"""What the partner gets for two tricks counts against so much of it."""


class PhantomThiefMind(TableMind):
    """Wins as many tricks as those it can rob, exchanges cards for that, and turns the chip when it pays."""

    name = "phantom-thief"
    will = 0.5
    usual_wins = 0.9

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        return world.wins[seat] in (0, 3)

    # What others have

    @property
    def sheet(self) -> ThiefSheet:
        sheet = self.table.player.sheet
        return sheet if isinstance(sheet, ThiefSheet) else ThiefSheet((NOTHING,) * self.table.seats)

    @cached_property
    def shares(self) -> dict[Seat, float]:
        """Which share of the tricks that it does not take itself each of the others will take."""
        others = self.table.others
        players = [self.view.players[seat] for seat in others]
        return dict(zip(others, spread([MINDS[one.character].eagerness(one) for one in players]), strict=True))

    def likely_wins(self, seat: Seat, wins: int, own: int) -> float:
        """How likely this seat has so many tricks in the end, when the Thief has so many."""
        left = self.over - (own - self.table.wins)
        return exactly(wins - self.view.players[seat].wins, left, self.shares[seat]) if left >= 0 else 0.0

    @property
    def over(self) -> int:
        """How many tricks are not won yet."""
        return TRICKS - sum(player.wins for player in self.view.players)

    def has(self, what: int, seat: Seat, wins: int) -> float:
        """What there is to be had of this seat, if it wins so many tricks."""
        player = self.view.players[seat]
        if what == POINTS:
            return HURTS * min(DATA.thief.points, max(player.points, 20))
        if self.table.two:
            return 0.0
        if what == CROWN:
            gets = 1.0 if player.crowns else {3: 0.8, 4: 1.0, 5: 1.0, 2: 0.4}.get(wins, 0.0)
            return gets * crown_worth(self.table)
        gets = 1.0 if player.black_crowns else 0.8 * (wins == 0)
        return gets * black_crown_worth(self.table)

    def theft(self, own: int, option: int, *, wolf: bool) -> float:
        """What will be stolen with so many tricks and the chip so."""
        value = 0.0
        for seat, letter in enumerate(self.sheet.letters):
            if letter == NOTHING or (self.table.two is False and wolf != (letter == INVITATION)):
                continue
            for wins in self.met(own, option):
                chance = self.likely_wins(seat, wins, own)
                if not chance:
                    continue
                if self.table.two:
                    value += chance * self.has(POINTS, seat, wins)
                elif letter == INVITATION:
                    value += chance * max(self.has(what, seat, wins) for what in (CROWN, BLACK_CROWN, POINTS))
                else:
                    value += chance * self.has(letter, seat, wins)
        return value

    def met(self, own: int, option: int) -> tuple[int, ...]:
        """How many tricks others must have to be robbed."""
        if self.table.two:
            return (own + 1,) if option == APART else (own - 1,)
        return (own,) if option == EVEN else (own - 1, own + 1)

    # What tricks are worth

    def blackens(self, wins: int) -> bool:
        """A first Black Crown is not worth what one trick costs."""
        return wins == 1 and self.table.player.black_crowns >= NEEDED

    def points(self, wins: int) -> float:
        return super().points(wins) - (GIFT * DATA.thief.partner if wins == PARTNER_WINS and self.partner else 0.0)

    @property
    def partner(self) -> bool:
        return not self.table.two and INVITATION in self.sheet.letters

    def with_chip(self, hand: Sequence[Card], wins: int, option: int, *, wolf: bool) -> float:
        """What is to be hoped for with the chip so, until a trick more is won."""
        worth = []
        for own in range(TRICKS + 1):
            now = self.theft(own, option, wolf=wolf)
            if own > wins:
                now = max(self.theft(own, one, wolf=side) for one in (EVEN, APART) for side in (False, True))
            worth.append(super().value_of(own) + now)
        return hope([self.chance(card, hand) for card in hand], wins, worth)

    def value_of(self, wins: int) -> float:
        sheet = self.sheet
        option = sheet.option if sheet.option != NOTHING else EVEN
        options = (EVEN, APART) if wins > self.table.wins or sheet.option == NOTHING else (option,)
        if wins >= TRICKS and not self.table.two:
            return WIN
        return super().value_of(wins) + max(self.theft(wins, one, wolf=sheet.wolf) for one in options)

    # Questions

    def ratings(self) -> dict[str, Callable[[int], float]]:
        return {
            "letter": self.rate_letter,
            "chip": self.rate_chip,
            "turn-chip": self.rate_turn,
            "offer": self.rate_offer,
            "loot": self.rate_loot,
        }

    def rate_letter(self, letter: int) -> float:
        """What is best for all who have none yet, if the first of them gets this one."""
        letters = self.sheet.letters
        first, *later = [seat for seat in self.table.others if letters[seat] == NOTHING]
        left = [one for one in range(len(LETTERS)) if one not in letters and one != letter]
        best = max(
            sum(self.promise(one, seat) for one, seat in zip(some, later, strict=True))
            for some in permutations(left, len(later))
        )
        return self.promise(letter, first) + best

    def promise(self, letter: int, seat: Seat) -> float:
        """What a letter to this seat may bring."""
        player = self.view.players[seat]
        if letter == INVITATION:
            return PARTNER
        usual = USUAL[MINDS[player.character].name][self.table.seats]
        if letter == POINTS:
            return HURTS * GUESSED * min(DATA.thief.points, max(player.points, 20))
        if letter == CROWN:
            return GUESSED * max(usual.crown, float(player.crowns > 0)) * crown_worth(self.table)
        return GUESSED * max(usual.black_crown, float(player.black_crowns > 0)) * black_crown_worth(self.table)

    def rate_chip(self, option: int) -> float:
        return self.with_chip(self.table.hand, self.table.wins, option, wolf=False)

    def rate_turn(self, what: int) -> float:
        sheet = self.sheet
        option = 1 - sheet.option if what == MOVE else sheet.option
        return self.with_chip(self.table.hand, self.table.wins, option, wolf=sheet.wolf != (what == FLIP))

    def rate_offer(self, card: Card) -> float:
        """Another card for this one, one way or the other; or the hand as it is."""
        hand = self.table.hand
        if card < 0:
            return self.future(hand, self.table.wins) + 1.0
        return self.future(self.without(card), self.table.wins, 1)

    def rate_loot(self, what: int) -> float:
        player = self.view.players[self.sheet.letters.index(INVITATION)]
        match what:
            case _ if what == CROWN:
                return crown_worth(self.table)
            case _ if what == BLACK_CROWN:
                return black_crown_worth(self.table)
        return float(min(DATA.thief.points, player.points))
