"""The turn: draw, play and use cards, act, defeat, discard, balance."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, AskCard, Said
from odango.games.ccg.attack.damage import KNIGHT_ARMOR
from odango.games.ccg.attack.hitting_back import SWORD
from odango.games.ccg.attack.wounds import Wound
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.ending import stop
from odango.games.ccg.facts import ARMED, ARMORED, Piece
from odango.games.ccg.pieces import find, owner_of, zones_of
from odango.games.ccg.piles.drawing import draw, everybody, less, take_in_hand, to_bottom, top
from odango.games.ccg.power.paying import discard_piece
from odango.games.ccg.state import NOBODY, Ccg
from odango.games.ccg.turn.acting import Acting
from odango.games.ccg.turn.balance import Trimming
from odango.games.ccg.turn.defeat import Defeats
from odango.games.ccg.turn.playing import Playing
from odango.games.ccg.wording import card_word
from odango.text import Name, line

DRAW: Final = 0
TWO: Final = 1
DISCARD: Final = 2


class NextTurn(Step[Ccg]):
    """The next player's turn, clockwise; somebody may have to miss it.  After the last round the game is over."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        if state.ended:
            return
        extra = state.extra > 0 and not state.out[state.turn]
        if state.turn == NOBODY:
            seat = state.starter
        elif extra:
            state.extra -= 1
            seat = state.turn
        else:
            state.extra = 0
            seat = state.after(state.turn)
        limit = state.setup.round_limit
        last = all(state.turns[other] >= limit for other in state.living())
        # Extra turns come on top, but not without end (S-50).
        if (last and not extra) or state.turns[seat] >= 2 * limit:
            stop(state, "limit")
            return
        state.turn = seat
        state.turns[seat] += 1
        state.trained = 0
        state.step = 1
        if state.skips[seat]:
            state.skips[seat] = False
            # It counts as had: who would not have drawn in it draws in the next (S-67).
            state.no_draw[seat] = 0
            if state.events is not None:
                state.tell(Public(line("ccg-skipped", who=Name(seat))))
            state.do(self)
            return
        if state.events is not None:
            state.tell(Public(line("ccg-turn", who=Name(seat))))
        state.do(
            Thorns(seat), StartDraw(seat), SetStep(2), Playing(seat), SetStep(5), Acting(seat), SetStep(6), Defeats(),
            SetStep(7), Trimming(seat), EndTurn(), self,
        )  # fmt: skip


class SetStep(Step[Ccg]):
    """The turn goes on to its next step."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number: int = number

    def run(self, state: Ccg) -> None:
        state.step = self.number


class Thorns(Step[Ccg]):
    """Thorns hurt at the start of a turn, as long as their Monster is in play."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        for piece in state.allies[self.seat]:
            for uid in piece.thorns:
                monster = find(state, uid)
                # A Villain that has taken its place has no thorns.
                thorns = () if monster is None else CARDS[monster.card].attacks
                state.do(*[Wound(piece.uid, move.thorn, owner_of(state, uid)) for move in thorns if move.thorn])


class StartDraw(Step[Ccg]):
    """Step 1: draw a card.  Friends may change how."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        seat = self.seat
        if state.no_draw[seat]:
            state.no_draw[seat] = 0
            if state.events is not None:
                state.tell(Public(line("ccg-no-draw", who=Name(seat))))
            return
        ways = draw_ways(state, seat)
        if len(ways) > 1:
            state.ask(Draw(seat))
        else:
            draw_so(state, seat, ways[0])


def draw_ways(state: Ccg, seat: Seat) -> list[int]:
    """The ways in which a player may draw now (S-29)."""
    friends = [rule_of(piece.card) for piece in state.pie[seat]]
    usual = TWO if any(friend.draws_two for friend in friends) else DRAW
    takes = any(friend.draws_discard for friend in friends) and bool(state.discards[seat])
    return [usual, DISCARD] if takes else [usual]


class Draw(Ask):
    """From the deck, or the topmost discard?"""

    __slots__ = ()

    kind = "draw"
    rule = "draw"

    def options(self, state: Ccg) -> list[int]:
        return draw_ways(state, self.seat)

    def chosen(self, state: Ccg, choice: int) -> None:
        draw_so(state, self.seat, choice)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == DISCARD:
            card = state.discards[self.seat][-1]
            return Said("take", line("ccg-label-take", card=card_word(card)), (ref("pile", self.seat, 1),))
        text, key = ("draw", "ccg-label-draw") if choice == DRAW else ("draw two", "ccg-label-draw-two")
        return Said(text, line(key), (ref("pile", self.seat, 0),))


def draw_so(state: Ccg, seat: Seat, way: int) -> None:
    if way == DISCARD:
        card = state.discards[seat].pop()
        take_in_hand(state, seat, card, everybody(state))
        if state.events is not None:
            state.tell(Public(line("ccg-took", who=Name(seat), card=card_word(card))))
    elif way == DRAW:
        count = draw(state, seat, 1)
        if state.events is not None:
            state.tell(Public(line("ccg-drew", who=Name(seat), count=count)))
    else:
        draw_two(state, seat)


def draw_two(state: Ccg, seat: Seat) -> None:
    """Two cards are drawn, of which one will go to the bottom.  Whoever knew them loses track of which is which."""
    found = [card for card in (top(state, seat), top(state, seat)) if card is not None]
    for card, _ in found:
        take_in_hand(state, seat, card)
    if state.events is not None:
        state.tell(Public(line("ccg-drew", who=Name(seat), count=len(found))))
    if len(found) == 2:
        state.drawn[seat] = tuple(sorted(card for card, _ in found))
        state.ask(KeepOne(seat))


class KeepOne(AskCard):
    """Which of the two cards drawn is kept; the other goes to the bottom of the deck."""

    __slots__ = ()

    kind = "keep"
    rule = "draw"
    thing = "hand"

    def cards(self, state: Ccg) -> list[Kind]:
        return list(state.drawn[self.seat])

    def picked(self, state: Ccg, card: Kind) -> None:
        (other,) = less(state.drawn[self.seat], card)
        state.drawn[self.seat] = ()
        to_bottom(state, self.seat, other)

    def seen(self, choice: int) -> int:
        return 0


class EndTurn(Step[Ccg]):
    """What held for this turn is over; what was worn and used is discarded, and Events that waited in vain."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        for zone in zones_of(state):
            for seat, pieces in enumerate(zone):
                zone[seat] = tuple(_rested(state, seat, piece) for piece in pieces)
        for piece in [piece for pieces in state.pie for piece in pieces if rule_of(piece.card).waits]:
            discard_piece(state, piece.uid)


def _rested(state: Ccg, seat: Seat, piece: Piece) -> Piece:
    if not piece.marks and not piece.uses:
        return piece
    worn = piece.worn
    for item, use in ((KNIGHT_ARMOR, ARMORED), (SWORD, ARMED)):
        if piece.marked(use) and item in worn:
            worn = less(worn, item)
            state.discards[seat].append(item)
    return replace(piece, marks=0, uses=0, worn=worn)
