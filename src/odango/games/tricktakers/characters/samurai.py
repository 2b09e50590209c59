"""The Samurai."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.cards import BLACK, FACE, NAMES, NUMBER, RED, Card
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.facts import Sheet, Trick
from odango.games.tricktakers.hands import put_off, receive, sight, taken_back_by
from odango.games.tricktakers.picking import DiscardOne
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import RED_AS_BLACK, Play
from odango.games.tricktakers.ways import Way
from odango.games.tricktakers.wording import card_word
from odango.text import Line, Name, line

NONE: Final = 0


class SamuraiSheet(Sheet, frozen=True, gc=False, tag="samurai"):
    took: tuple[Card, ...] = ()
    """Red cards of tricks won that went into the hand."""


class Samurai(TableCharacter):
    """Never holds a black card: it is discarded and another drawn, at set-up and whenever one arrives.

    Its red cards are as strong as black ones, but not when a White Flag lies in the trick or under Kakumei.  Winning a
    trick it may take a red card that another played into hand, and then discards one.  Points for tricks; exactly four
    win the game, five cost 100.
    """

    name = "samurai"

    def sheet(self, state: Tricktakers, seat: Seat) -> SamuraiSheet:
        return SamuraiSheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        put_off(state, seat)
        return ()

    def bans(self, card: Card) -> bool:
        return FACE[card].kind == NUMBER and FACE[card].colour == BLACK

    def lay(self, state: Tricktakers, seat: Seat, card: Card, way: Way) -> Play:
        play = super().lay(state, seat, card, way)
        return replace(play, marks=play.marks | RED_AS_BLACK) if is_red(card) else play

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        if reds(state, seat, trick):
            state.do(TakeRed(seat))

    def also_took(self, state: Tricktakers, seat: Seat) -> tuple[Card, ...]:
        return state.sheet(seat, SamuraiSheet).took


def is_red(card: Card) -> bool:
    return FACE[card].kind == NUMBER and FACE[card].colour == RED


def reds(state: Tricktakers, seat: Seat, trick: Trick) -> list[Card]:
    """The red cards others have played to it, but for one that was reserved."""
    played = [card for play in trick.plays if play.seat != seat for card in (play.card, *play.more)]
    return [card for card in dict.fromkeys(played) if is_red(card) and card in state.taken[seat]]


class TakeRed(Decision[Tricktakers]):
    """Take a red card of the trick into hand, or not.  A choice is the card plus one."""

    __slots__ = ()

    kind = "red"
    rule = "samurai"

    def options(self, state: Tricktakers) -> list[int]:
        return [NONE, *(card + 1 for card in reds(state, self.seat, state.tricks[-1]))]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NONE:
            return
        card = choice - 1
        pile = list(state.taken[self.seat])
        pile.remove(card)
        state.taken[self.seat] = tuple(pile)
        sheet = state.sheet(self.seat, SamuraiSheet)
        state.sheets[self.seat] = replace(sheet, took=(*sheet.took, card))
        receive(state, self.seat, [card])
        state.fresh[self.seat] += 1
        sight(state, self.seat, card)
        state.limits = taken_back_by(state, self.seat, card)
        if state.events is not None:
            state.tell(Public(line("tricktakers-took-red", who=Name(self.seat), card=card_word(card))))
        state.do(DiscardOne(self.seat, self.rule))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "take nothing" if choice == NONE else f"take {NAMES[choice - 1]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-red")

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == NONE:
            return line("tricktakers-label-red-none")
        return line("tricktakers-label-red", card=card_word(choice - 1))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return () if choice == NONE else (ref("taken", choice - 1),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        card = sole(refs, "taken")
        return card[0] + 1 if card else None
