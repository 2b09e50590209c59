"""The Resistance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.tricktakers.minds.base import Mind
from odango.bots.tricktakers.odds import turned
from odango.bots.tricktakers.worth import CROWN, WIN
from odango.core.step import Seat
from odango.games.tricktakers.cards import BLACK, FACE, FLAG, NUMBER, Card, Face
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.ways import KAKUMEI

BETTER: Final = 0.85
"""The moment for Kakumei is seldom quite what one hoped for."""
USUALLY: Final = 45.0
"""What Kakumei promises with a hand that is not known."""


class ResistanceMind(Mind):
    """Waits for the trick in which its card lies lowest, and declares Kakumei then."""

    name = "resistance"
    will = 0.45
    usual_wins = 0.9

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:  # noqa: ARG003
        return world.final

    @property
    def left(self) -> int:
        """How often Kakumei can still be declared."""
        sheet = self.table.player.sheet
        if isinstance(sheet, ResistanceSheet):
            return sheet.left
        return DATA.resistance.two_players.times if self.table.two else 1

    @property
    def turned_wins(self) -> int:
        """Kakumei tricks already won."""
        sheet = self.table.player.sheet
        return len(sheet.won_with) if isinstance(sheet, ResistanceSheet) else 0

    def points(self, wins: int) -> float:
        if self.table.final:
            each = DATA.resistance.two_players.final_a_win if self.table.two else DATA.resistance.final_a_win
            return float(each * wins)
        return float(DATA.resistance.two_players.other_win * (wins - self.turned_wins)) if self.table.two else 0.0

    def counted(self, wins: int) -> int:
        return 0 if wins == self.turned_wins else wins

    def reward(self, face: Face) -> float:
        """What a Kakumei trick won with this brings."""
        card, two = DATA.resistance, self.table.two
        if face.kind == FLAG:
            return float(card.two_players.flag if two else card.flag)
        if face.kind != NUMBER:
            return 0.0
        if face.colour == BLACK:
            if two:
                return float(card.two_players.black)
            seizes = self.view.setup.resistance_for_three and self.table.seats == 3
            return card.three_players_black + CROWN[0] if seizes else WIN
        if two:
            return float(card.two_players.colour)
        return float(card.low if face.value <= 3 else card.middle if face.value <= 6 else card.high)

    def prize(self, plays: Sequence[Play], kakumei: bool) -> float:
        value = super().prize(plays, kakumei)
        return value + self.reward(plays[-1].face) if kakumei else value

    def rate(self, choice: int) -> float:
        card, way = divmod(choice, WIDTH)
        left = self.left - (way == KAKUMEI)
        return super().rate(choice) + self.kakumei_hope(self.without(card), left)

    def kakumei_hope(self, hand: Sequence[Card], left: int) -> float:
        """What Kakumei will still bring with this hand: the best cards for it, each in one of the tricks to come."""
        if not left or not hand:
            return 0.0
        hopes = sorted((self.lowest(card, len(hand)) * self.reward(FACE[card]) for card in hand), reverse=True)
        return BETTER * sum(hopes[:left])

    def lowest(self, card: Card, tries: int) -> float:
        """The chance that this card is the lowest in one of so many tricks."""
        unseen, own = self.table.unseen, turned(FACE[card])
        above = sum(turned(FACE[other]) < own for other in unseen) / max(1, len(unseen))
        once = above ** (self.table.seats - 1)
        return 1.0 - float((1 - once) ** tries)

    def with_hand(self, hand: Sequence[Card]) -> float:
        return super().with_hand(hand) + (self.kakumei_hope(hand, self.left) if hand else USUALLY)
