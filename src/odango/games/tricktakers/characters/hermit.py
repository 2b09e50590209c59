"""The Hermit."""

from __future__ import annotations

from typing import Any

from odango.core.event import Public
from odango.core.step import Decision, Seat, Step
from odango.core.words import NO, YES
from odango.games.tricktakers.cards import FACE, FLAG, RARE, Card
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Trick
from odango.games.tricktakers.hands import draw, may_draw
from odango.games.tricktakers.picking import DiscardOne
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import BEATS_RARE, Play
from odango.games.tricktakers.ways import Way
from odango.text import Line, Name, line


class Hermit(TableCharacter):
    """Before playing may draw a card and then discard one.  Points for tricks, few of them best; five win the game.

    The Hermit's White Flag beats a Rare: winning a trick so pays 30 at once, 100 in the final round.
    """

    name = "hermit"

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return (Dexterity(seat), PlayCard(seat)) if may_draw(state) else (PlayCard(seat),)

    def lay(self, state: Tricktakers, seat: Seat, card: Card, way: Way) -> Play:
        face = FACE[card]
        return Play(seat, card, face, BEATS_RARE if face.kind == FLAG else 0)

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        over_rare = trick.card.face.kind == FLAG and any(play.face.kind == RARE for play in trick.plays)
        if over_rare and not trick.kakumei:
            points = DATA.hermit.flag_over_rare_final if state.final else DATA.hermit.flag_over_rare
            state.pay(seat, "hermit-flag", points)
            if state.events is not None:
                state.tell(Public(line("tricktakers-hermit-flag", who=Name(seat), points=points)))


class Dexterity(Decision[Tricktakers]):
    """Whether to draw a card before playing.  Then one is discarded, be it the same."""

    __slots__ = ()

    kind = "dexterity"
    rule = "hermit"
    plain = True

    def options(self, state: Tricktakers) -> list[int]:
        return [NO, YES]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == YES:
            draw(state, self.seat, 1)
            state.do(DiscardOne(self.seat, self.rule))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "draw" if choice == YES else "no draw"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-dexterity")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-dexterity" if choice == YES else "tricktakers-label-dexterity-no")
