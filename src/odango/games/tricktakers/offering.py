"""The Phantom Thief's exchange with its partner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.event import Public, Secret
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.games.tricktakers.cards import BERSERKER_CARD, NAMES, Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.hands import (
    conceal,
    discard,
    draw,
    drawn_by,
    may_discard,
    mix_up,
    move_private,
    pass_on,
    receive,
)
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.wording import card_word
from odango.text import Line, Name, line

NONE: Final = -1


def exchangeable(state: Tricktakers, seat: Seat) -> list[Card]:
    """The Berserker card never is, nor a card that must be played (T-67)."""
    return [card for card in may_discard(state, seat) if card != BERSERKER_CARD]


class Offering(Step[Tricktakers]):
    """Whether the partner has something to give, and the Thief too."""

    __slots__ = ("partner", "seat")

    def __init__(self, seat: Seat, partner: Seat) -> None:
        self.seat: Seat = seat
        self.partner: Seat = partner

    def run(self, state: Tricktakers) -> None:
        if exchangeable(state, self.partner) and exchangeable(state, self.seat):
            state.ask(Offer(self.seat, self.partner))


class _OfCards(Decision[Tricktakers]):
    """A choice is a card in hand, or NONE."""

    __slots__ = ()

    rule = "phantom-thief"

    def options(self, state: Tricktakers) -> list[int]:
        return [NONE, *exchangeable(state, self.seat)]

    def seen(self, choice: int) -> int:
        return choice != NONE

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return () if choice == NONE else (ref("card", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("card", (card,)) | Thing("card", (card, 1))]:
                return card
        return None


class Offer(_OfCards):
    """Offer the partner a card face down, or none."""

    __slots__ = ("to",)

    kind = "offer"

    def __init__(self, seat: Seat, to: Seat) -> None:
        super().__init__(seat)
        self.to: Seat = to

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NONE:
            return
        conceal(state, self.seat)
        state.hands[self.seat].remove(choice)
        state.aside[self.seat] = [choice]
        if state.events is not None:
            who, to = Name(self.seat), Name(self.to)
            inside = line("tricktakers-offered", who=who, to=to, card=card_word(choice))
            knowers = (self.seat,) if state.two else (self.seat, self.to)
            state.tell(Secret(knowers, inside, line("tricktakers-offered-unseen", who=who, to=to)))
        state.do(Blind(self.seat, self.to) if state.two else Respond(self.to, self.seat))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "no offer" if choice == NONE else f"offer {NAMES[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-offer", to=Name(self.to))

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == NONE:
            return line("tricktakers-label-offer-none")
        return line("tricktakers-label-offer", card=card_word(choice))


class Respond(_OfCards):
    """Give the Thief a card for the one offered, or refuse: then it is discarded, and the Thief draws."""

    __slots__ = ("thief",)

    kind = "respond"

    def __init__(self, seat: Seat, thief: Seat) -> None:
        super().__init__(seat)
        self.thief: Seat = thief

    def _offered(self, state: Tricktakers) -> Card:
        return state.aside[self.thief][0]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        offered = self._offered(state)
        state.aside[self.thief] = []
        who, thief = Name(self.seat), Name(self.thief)
        if choice == NONE:
            if state.events is not None:
                state.tell(Public(line("tricktakers-refused-offer", who=who)))
            mix_up(state, self.thief, self.seat)
            move_private(state, self.thief, self.seat, offered)
            state.limits = drawn_by(state, self.seat, 1)
            receive(state, self.seat, [offered])
            state.fresh[self.seat] += 1
            discard(state, self.seat, [offered], also=self.thief)
            draw(state, self.thief, 1)
            return
        swap(state, self.thief, self.seat, offered, choice)
        if state.events is not None:
            inside = line("tricktakers-swapped", who=who, to=thief, card=card_word(choice))
            state.tell(Secret((self.seat, self.thief), inside, line("tricktakers-swapped-unseen", who=who, to=thief)))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "refuse" if choice == NONE else f"give {NAMES[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-respond", who=Name(self.thief), card=card_word(self._offered(state)))

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == NONE:
            return line("tricktakers-label-respond-refuse")
        return line("tricktakers-label-respond", card=card_word(choice))


def offered_to(state: Tricktakers, seat: Seat | None) -> list[Seat]:
    """Who offers this seat a card, which it has looked at."""
    return [one.thief for one in state.pending if isinstance(one, Respond) and one.seat == seat]


class Blind(Step[Tricktakers]):
    """Two players: the Thief draws a card of the other's hand unseen, and hands over the one laid down."""

    __slots__ = ("other", "seat")

    def __init__(self, seat: Seat, other: Seat) -> None:
        self.seat: Seat = seat
        self.other: Seat = other

    def run(self, state: Tricktakers) -> None:
        fit = exchangeable(state, self.other)
        cards = [card for card in state.hands[self.other] if card in fit]
        drawn = cards[state.rng.below(len(cards))]
        [laid] = state.aside[self.seat]
        state.aside[self.seat] = []
        swap(state, self.seat, self.other, laid, drawn)
        if state.events is not None:
            who, whom = Name(self.seat), Name(self.other)
            inside = line("tricktakers-swapped-blind", who=who, whom=whom, card=card_word(drawn), laid=card_word(laid))
            outside = line("tricktakers-swapped-blind-unseen", who=who, whom=whom)
            state.tell(Secret((self.seat, self.other), inside, outside))


def swap(state: Tricktakers, thief: Seat, other: Seat, offered: Card, given: Card) -> None:
    """Both know which two cards changed hands."""
    conceal(state, other)
    state.hands[other].remove(given)
    for seat, card, source in ((other, offered, thief), (thief, given, other)):
        pass_on(state, source, seat, card)
        character_of(state, seat).accept(state, seat, card)
