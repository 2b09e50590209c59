"""The Resistance."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.step import Seat
from odango.games.tricktakers.cards import BLACK, FLAG, NUMBER, Card, Face
from odango.games.tricktakers.characters.base import Character
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.ways import AS_IT_IS, KAKUMEI, Way


class ResistanceSheet(Sheet, frozen=True, gc=False, tag="resistance"):
    left: int = 1
    """How often Kakumei can still be declared."""
    declared: bool = False
    """Whether it was declared in this trick."""
    won_with: tuple[Face, ...] = ()
    """The cards that won a Kakumei trick for its own player."""


class Resistance(Character):
    """Declares Kakumei with a card it plays, once a round: this trick, cards already played too, goes to the weakest.

    Winning it pays by the winning card: White Flag 30, a 1 to 3 50, a 4 to 6 80, a 7 to 9 100; a black one wins the
    game at once.  In the final round every trick won is worth 30 more.  If it is the only trick won, it counts as none.
    At three players a black one may be agreed to be a Crown and 100 points instead.  For two players: twice a round, 30
    for a Flag, 50 for a colour, 80 for black; every other trick won costs 10, and in the final round each is worth 10.
    """

    name = "resistance"

    def sheet(self, state: Tricktakers, seat: Seat) -> ResistanceSheet:
        return ResistanceSheet(DATA.resistance.two_players.times if state.two else 1)

    def ways(self, state: Tricktakers, seat: Seat, card: Card, follows: bool) -> tuple[Way, ...]:
        if not follows:
            return ()
        return (AS_IT_IS, KAKUMEI) if state.sheet(seat, ResistanceSheet).left else (AS_IT_IS,)

    def played(self, state: Tricktakers, seat: Seat, way: Way) -> None:
        if way == KAKUMEI:
            state.kakumei = True
            sheet = state.sheet(seat, ResistanceSheet)
            state.sheets[seat] = replace(sheet, left=sheet.left - 1, declared=True)

    def rewound(self, state: Tricktakers, seat: Seat) -> None:
        sheet = state.sheet(seat, ResistanceSheet)
        if sheet.declared:
            state.sheets[seat] = replace(sheet, left=sheet.left + 1, declared=False)

    def trick_over(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        state.sheets[seat] = replace(state.sheet(seat, ResistanceSheet), declared=False)

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        if trick.kakumei:
            sheet = state.sheet(seat, ResistanceSheet)
            state.sheets[seat] = replace(sheet, won_with=(*sheet.won_with, trick.card.face))

    def wins_at_once(self, state: Tricktakers, seat: Seat, trick: Trick) -> bool:
        return trick.kakumei and _black(trick.card.face) and not state.two and not _for_three(state)

    def counted(self, state: Tricktakers, seat: Seat) -> int:
        return 0 if state.wins[seat] == len(state.sheet(seat, ResistanceSheet).won_with) else state.wins[seat]

    def seizes_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return _for_three(state) and any(map(_black, state.sheet(seat, ResistanceSheet).won_with))

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        won_with = state.sheet(seat, ResistanceSheet).won_with
        found = [Entry("kakumei", self.reward(state, face)) for face in won_with]
        wins, others = state.wins[seat], state.wins[seat] - len(won_with)
        if state.final and wins:
            each = DATA.resistance.two_players.final_a_win if state.two else DATA.resistance.final_a_win
            found.append(Entry("resistance-final", each * wins, wins))
        elif state.two and others:
            found.append(Entry("resistance-others", DATA.resistance.two_players.other_win * others, others))
        return found

    def reward(self, state: Tricktakers, face: Face) -> int:
        """Points for a Kakumei trick won with this; a 10 counts as the high ones, a Rare or Berserker as nothing."""
        if face.kind == FLAG:
            return DATA.resistance.two_players.flag if state.two else DATA.resistance.flag
        if face.kind != NUMBER:
            return 0
        if state.two:
            return DATA.resistance.two_players.black if _black(face) else DATA.resistance.two_players.colour
        if _black(face):
            return DATA.resistance.three_players_black
        low, middle, high = DATA.resistance.low, DATA.resistance.middle, DATA.resistance.high
        return low if face.value <= 3 else middle if face.value <= 6 else high


def _black(face: Face) -> bool:
    return face.kind == NUMBER and face.colour == BLACK


def _for_three(state: Tricktakers) -> bool:
    return state.setup.resistance_for_three and state.seats == 3
