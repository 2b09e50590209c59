"""Turning over cards: which two, in which order they are carried out, and what two of the same type do instead."""

from __future__ import annotations

from typing import Any, Final

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.ccg.asking import AskCard, AskPiece
from odango.games.ccg.basic.actions import BasicChallenge, BasicEvent, BasicPlace, BasicPower
from odango.games.ccg.basic.attacking import BasicAttacking
from odango.games.ccg.basic.ending import ITEM_DRAWS, LIMIT, MOST_DRAWN, end, flips
from odango.games.ccg.cards import Kind, basic_type
from odango.games.ccg.facts import NONE, Uid
from odango.games.ccg.pieces import change, lose_power, the
from odango.games.ccg.piles.drawing import top
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, card_words, piece_word
from odango.text import Name, line

ORDER: Final = ("item", "villain", "monster", "person", "event", "power", "scout")
"""Who acts first, by what they turned over (S-85)."""
TO_HEAL: Final = 2
"""So many attached Power cards heal a Scout or Knight altogether."""


def turn_over(state: Ccg, seat: Seat) -> Kind | None:
    """The top card of a deck, made anew from the discards if need be; None if there is no card at all.

    Who has seen all of a deck knows what else was in it: the Monsters that were laid face down, if not which is which.
    """
    if not state.decks[seat]:
        laid = [*(piece.card for piece in state.enemies[seat]), *state.gone[seat]]
        state.openings[seat] = (*state.openings[seat][:1], *sorted(laid))
    found = top(state, seat)
    return None if found is None else found[0]


def counting(state: Ccg, seat: Seat) -> Kind:
    """The card of this flip that counts for a player; NONE if there is none."""
    return state.flipped[seat][-1] if state.flipped[seat] else NONE


def type_of(card: Kind) -> str:
    return "" if card == NONE else basic_type(card)


class BasicFlip(Step[Ccg]):
    """Both turn over their top cards and lay them on their discards; and so on until the game ends."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        if state.turns[0] >= flips(state.setup):
            end(state, LIMIT)
            return
        for seat in range(state.seats):
            state.turns[seat] += 1
            card = turn_over(state, seat)
            state.flipped[seat] = () if card is None else (card,)
            state.discards[seat] += state.flipped[seat]
        if state.events is not None:
            first, second = (card_word(counting(state, seat)) for seat in range(state.seats))
            state.tell(Public(line("ccg-basic-flipped", who=Name(0), card=first, whom=Name(1), other=second)))
        state.do(BasicCompare(), self)


class BasicCompare(Step[Ccg]):
    """Two of the same type heal.  Else an Item comes first, since it may become anything; then both act in order."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        types = [type_of(counting(state, seat)) for seat in range(state.seats)]
        if types[0] and types[0] == types[1]:
            if state.events is not None:
                state.tell(Public(line("ccg-basic-same")))
            state.do(*[BasicHealing(seat) for seat in range(state.seats)])
        elif "item" in types and len(state.flipped[types.index("item")]) <= MOST_DRAWN:
            state.do(BasicItem(types.index("item")), self)
        else:
            acting = sorted((ORDER.index(kind), seat) for seat, kind in enumerate(types) if kind)
            state.do(*[action(state, seat) for _, seat in acting])


def action(state: Ccg, seat: Seat) -> Step[Any]:
    """What a card lets its player do."""
    card = counting(state, seat)
    match basic_type(card):
        case "villain":
            return BasicAttacking(seat, 2)
        case "monster":
            return BasicAttacking(seat, 1)
        case "person":
            return BasicChallenge(seat, card)
        case "event":
            return BasicEvent(seat, card)
        case "power":
            return BasicPower(seat, card)
        case "item":
            return BasicNoMore(seat)
    return BasicPlace(seat, card)


class BasicItem(Step[Ccg]):
    """Draw two more cards, whoever likes it or not, and use one of them.  Both are discarded."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        # Both are drawn before they are discarded, lest one of them is shuffled back for the other.
        found = [turn_over(state, self.seat) for _ in range(ITEM_DRAWS)]
        drawn = tuple(card for card in found if card is not None)
        state.discards[self.seat] += drawn
        if state.events is not None:
            state.tell(Public(line("ccg-basic-drew", who=Name(self.seat), cards=card_words(drawn))))
        state.flipped[self.seat] = (*state.flipped[self.seat], *drawn)
        if len({*drawn}) > 1:
            state.ask(BasicUse(self.seat))


class BasicNoMore(Step[Ccg]):
    """One Item too many: it does nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        if state.events is not None:
            card = card_word(counting(state, self.seat))
            state.tell(Public(line("ccg-basic-no-more", who=Name(self.seat), card=card)))


class BasicUse(AskCard):
    """Which of the two cards to use."""

    __slots__ = ()

    kind = "basic-item"
    rule = "basic-item"

    def cards(self, state: Ccg) -> list[Kind]:
        return list(state.flipped[self.seat][-ITEM_DRAWS:])

    def picked(self, state: Ccg, card: Kind) -> None:
        *before, first, second = state.flipped[self.seat]
        state.flipped[self.seat] = (*before, second, first) if card == first else (*before, first, second)
        if state.events is not None:
            state.tell(Public(line("ccg-basic-used", who=Name(self.seat), card=card_word(card))))


class BasicHealing(Step[Ccg]):
    """As long as somebody of the player can be healed."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        question = BasicHeal(self.seat)
        if question.candidates(state):
            state.ask(question)


class BasicHeal(AskPiece):
    """Which Scout or Knight gives two of its Power to be healed altogether."""

    __slots__ = ()

    kind = "basic-heal"
    rule = "basic-same-type"
    optional = True

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.allies[self.seat] if piece.damage and piece.powers >= TO_HEAL]

    def picked(self, state: Ccg, uid: Uid) -> None:
        # Which two is all the same here: of one type as far as there are, then of the next.
        body, mind, _ = the(state, uid).power
        given = min(body, TO_HEAL)
        also = min(mind, TO_HEAL - given)
        lose_power(state, uid, (given, also, TO_HEAL - given - also))
        change(state, uid, damage=0)
        if state.events is not None:
            state.tell(Public(line("ccg-basic-healed", who=Name(self.seat), card=piece_word(state, uid))))
        state.do(BasicHealing(self.seat))
