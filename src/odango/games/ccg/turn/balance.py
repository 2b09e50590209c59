"""Steps 7 and 8: discard what one likes, then hold exactly five cards."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Seat, Step
from odango.games.ccg.asking import PASS, AskCard, Said
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import Kind
from odango.games.ccg.piles.drawing import discard, draw
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_words
from odango.text import Line, Name, line

HAND = 5


def hand_limit(state: Ccg, seat: Seat) -> int:
    """How many cards a player holds at the end of a turn."""
    return max([HAND, *(rule_of(piece.card).hand_limit for piece in state.pie[seat])])


class Trimming(Step[Ccg]):
    """Whoever holds cards is asked what to discard; then the hand is filled up."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        if state.ended or state.out[self.seat]:
            return
        if state.hands[self.seat]:
            state.do(Trim(self.seat), Balance(self.seat))
        else:
            state.do(Balance(self.seat))


class Trim(AskCard):
    """Discard a card, or be done.  Who holds too many must go on."""

    __slots__ = ()

    kind = "trim"
    rule = "discard"
    thing = "hand"

    def cards(self, state: Ccg) -> list[Kind]:
        return state.hands[self.seat]

    def options(self, state: Ccg) -> list[int]:
        found = sorted(set(self.cards(state)))
        return found if len(state.hands[self.seat]) > hand_limit(state, self.seat) else [*found, PASS]

    def picked(self, state: Ccg, card: Kind) -> None:
        discard(state, self.seat, [card])
        if state.events is not None:
            state.tell(Public(line("ccg-discarded", who=Name(self.seat), cards=card_words([card]))))
        if state.hands[self.seat]:
            state.do(Trim(self.seat))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("done", line("ccg-label-trim-done"))
        said = super().say(state, choice)
        return said._replace(text=said.text.replace("trim", "discard"))

    def ask(self, state: Ccg) -> Line:
        over = len(state.hands[self.seat]) - hand_limit(state, self.seat)
        return line("ccg-ask-trim-over", count=over) if over > 0 else line("ccg-ask-trim")

    def refuse(self, state: Ccg, choice: int) -> IllegalChoice:
        over = len(state.hands[self.seat]) - hand_limit(state, self.seat)
        if choice == PASS and over > 0:
            return IllegalChoice("balance", line("ccg-refused-too-many", count=over))
        return super().refuse(state, choice)


class Balance(Step[Ccg]):
    """Draw until the hand is full."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        drawn = draw(state, self.seat, hand_limit(state, self.seat) - len(state.hands[self.seat]))
        if drawn and state.events is not None:
            state.tell(Public(line("ccg-balanced", who=Name(self.seat), count=drawn)))
