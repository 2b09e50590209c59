"""How likely a card takes a trick, by what is unseen and who plays after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from odango.bots.tricktakers.beasts import rivals
from odango.bots.tricktakers.table import Table
from odango.core.step import Seat
from odango.games.tricktakers.cards import (
    BERSERKER,
    BLACK,
    FACE,
    FLAG,
    NO_COLOUR,
    NUMBER,
    RARE,
    RED,
    Card,
    Face,
)
from odango.games.tricktakers.strength import (
    BEATS_RARE,
    RED_AS_BLACK,
    SHIELDED,
    Play,
    lead_colour,
    strong_colour,
    winner,
)

LEADS: Final = {2: 0.7, 3: 0.6, 4: 0.6, 5: 0.6}
"""How likely one who wants to win with a card will once lead in time to play it first, by seats."""
FORCED: Final = {2: 0.65, 3: 0.55, 4: 0.5, 5: 0.45}
"""How likely one who does not want to win with a card has to play it where it counts."""
ANY_TIME: Final = 0.4
"""So much of the danger to a Rare goes away because its moment can be chosen."""
LATER: Final = 0.6
"""How much is left of the hands when a card is played later on."""
UNWILLING: Final = 0.45
"""So often one who could beat a card does so without wanting to: nothing else may be played."""
DODGES: Final = 0.8
"""So often a Rare wins though it should not."""
ABOVE: Final = {10: 0.35, 9: 0.6, 8: 0.8, 7: 0.92}
"""How likely three of an Alchemist's six cards come above a value; nearly always above any lower one."""
ONLY_THREE: Final = 0.5
"""How much less likely without a choice, in the last trick."""


WILD_MARKS: Final[dict[str, dict[Card, int]]] = {
    "hermit": {card: BEATS_RARE for card, face in enumerate(FACE) if face.kind == FLAG},
    "samurai": {card: RED_AS_BLACK for card, face in enumerate(FACE) if face.colour == RED},
}
"""What holds of cards in the hands of these characters."""


class Chance(NamedTuple):
    """How likely a card takes a trick: if it is meant to, and if it is meant not to."""

    most: float
    least: float


class Odds:
    """What can happen to a card at this table.  `wills` says how eagerly each seat takes a trick it could take."""

    def __init__(self, table: Table, wills: dict[Seat, float]) -> None:
        self.table = table
        self.wills = {seat: UNWILLING + (1 - UNWILLING) * will for seat, will in wills.items()}
        self._led: dict[Card, float] = {}

    def holds(self, plays: Sequence[Play], kakumei: bool, to_play: Sequence[Seat]) -> float:
        """The chance that the last of these cards takes the trick, when these seats have yet to play."""
        last = len(plays) - 1
        return self.holds_at(plays, last, kakumei, to_play) if winner(plays, kakumei=kakumei) == last else 0.0

    def holds_at(
        self, plays: Sequence[Play], place: int, kakumei: bool, to_play: Sequence[Seat], thinned: float = 1.0
    ) -> float:
        """The chance that the card at this place, which is winning, still is when these seats have played."""
        found = 1.0
        if to_play:
            trick = _Trick(plays, place, kakumei)
            for seat in to_play:
                found *= 1 - self.wills[seat] * self._can_beat(seat, trick, thinned)
        return found

    def _can_beat(self, seat: Seat, trick: _Trick, thinned: float) -> float:
        """The chance that a seat has something that beats the best card and may play it."""
        name = self.table.name(seat)
        if name == "alchemist":
            return self._three_beat(seat, trick)
        if thinned == 1.0 and seat in self.table.beside:
            # In this trick, one card of all it may have had.
            thinned /= max(1, self.table.view.players[seat].cards)
        beats = self._holds_better(seat, trick, thinned, WILD_MARKS.get(name, {}))
        if name == "summoner":
            for face, marks, chance in rivals(self.table.view, seat):
                if trick.beaten_by(face, marks):
                    beats = 1 - (1 - beats) * (1 - chance)
        return beats

    def _holds_better(self, seat: Seat, trick: _Trick, thinned: float, own: dict[Card, int]) -> float:
        lead = trick.lead
        no_free = no_lead = no_lead_beater = no_other = 1.0
        for card, now in self.table.held[seat]:
            face, chance = FACE[card], now * thinned
            beats = trick.beaten_by(face, own.get(card, 0))
            if face.kind != NUMBER:
                if beats:
                    no_free *= 1 - chance
            elif face.colour == lead:
                no_lead *= 1 - chance
                if beats:
                    no_lead_beater *= 1 - chance
            elif beats:
                no_other *= 1 - chance
        ruffs = (1.0 if lead == NO_COLOUR else no_lead) * (1 - no_other)
        return 1 - no_free * no_lead_beater * (1 - ruffs)

    def _three_beat(self, seat: Seat, trick: _Trick) -> float:
        """Three cards as one count as the lead colour, so that no other has to fear them."""
        best, lead = trick.best, trick.lead
        if trick.kakumei:
            return 0.4
        if best.face.kind != NUMBER:
            return float(best.face.kind == FLAG)
        if strong_colour(best, trick.flag) != lead:
            return float(best.face.colour != BLACK and not best.marks & RED_AS_BLACK)
        above = ABOVE.get(best.face.value, 0.98)
        return above if self.table.view.players[seat].cards > 3 else above * ONLY_THREE

    def led(self, card: Card, marks: int = 0) -> float:
        """The chance that this card takes a later trick when it is led."""
        if card not in self._led:
            play = Play(self.table.me, card, FACE[card], marks)
            self._led[card] = self.holds_at([play], 0, False, self.table.others, LATER)
        return self._led[card]

    def chance(self, card: Card, hand: Sequence[Card], marks: int = 0) -> Chance:
        """What to expect of a card of this hand in later tricks; `marks` are those it will have."""
        face, seats = FACE[card], self.table.seats
        if face.kind == FLAG:
            return Chance(0.04, 0.0)
        led = self.led(card, marks)
        if face.kind != NUMBER:
            return Chance(led + ANY_TIME * (1 - led), DODGES * led)
        leads = LEADS[seats]
        other_way = self.cannot_follow(hand) if face.colour == BLACK or marks & RED_AS_BLACK else 0.35
        return Chance(led * (leads + (1 - leads) * other_way), led * FORCED[seats])

    def cannot_follow(self, hand: Sequence[Card]) -> float:
        """The chance that a card led by another is of a colour this hand does not have."""
        own = {FACE[card].colour for card in hand if FACE[card].kind == NUMBER and FACE[card].colour != BLACK}
        return (3 - len(own)) / 4 + 0.3


class _Trick:
    """A trick and the card that is winning it."""

    def __init__(self, plays: Sequence[Play], place: int, kakumei: bool) -> None:
        kinds = {play.face.kind for play in plays}
        self.best = plays[place]
        self.lead = lead_colour(plays)
        self.kakumei = kakumei
        self.rare = RARE in kinds
        self.berserker = BERSERKER in kinds
        self.flag = FLAG in kinds
        self.top = 0 if kakumei else self.height(self.best.face, self.best.marks)

    def beaten_by(self, face: Face, marks: int) -> bool:
        if self.kakumei:
            return turned(face) > turned(self.best.face)
        return self.height(face, marks) > self.top or _one_over(face, self.best)

    def height(self, face: Face, marks: int) -> int:
        """How high a card stands in it."""
        if face.kind == NUMBER:
            if self.berserker and face.value == 1:
                return 90
            if marks & BEATS_RARE and self.rare:
                return 70
            black = face.colour == BLACK or (marks & RED_AS_BLACK and face.colour == RED and not self.flag)
            return (50 if black else 40 if face.colour == self.lead else 20) + face.value
        if face.kind == RARE:
            return 60
        if face.kind == FLAG:
            return 70 if marks & BEATS_RARE and self.rare else 10
        return 80


def turned(face: Face) -> int:
    """How high a card stands under Kakumei."""
    if face.kind == NUMBER:
        return (30 if face.colour == BLACK else 45) - face.value
    return 50 if face.kind == FLAG else 10 if face.kind == RARE else 0


def _one_over(face: Face, best: Play) -> bool:
    """A 1 beats the 10 of its colour, and the Berserker card."""
    if face.kind != NUMBER or face.value != 1 or best.marks & SHIELDED:
        return False
    return best.face.kind == BERSERKER or (best.face.value == 10 and best.face.colour == face.colour)
