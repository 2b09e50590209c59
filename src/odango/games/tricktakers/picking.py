"""Questions about the cards in one's own hand: which to discard, which to exchange."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.core.words import NO, YES
from odango.games.tricktakers.cards import NAMES, Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.hands import discard, exchange, may_discard
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.games.tricktakers.wording import card_word, card_words
from odango.text import Line, Name, line


def things(hand: Sequence[Card], mask: int) -> tuple[str, ...]:
    """The names of the cards in hand whose bit is set; the second of two equal ones has a 1 behind its number."""
    return tuple(
        ref("card", card, 1) if i and hand[i - 1] == card else ref("card", card)
        for i, card in enumerate(hand)
        if mask >> i & 1
    )


def mask_of(hand: Sequence[Card], refs: Sequence[str]) -> int | None:
    """The other way round; None if something else is pointed at."""
    names = {name: i for i in range(len(hand)) for name in things(hand, 1 << i)}
    places = [names.get(ref(thing.kind, *thing.numbers)) for thing in pointed_at(refs)]
    return None if None in places else sum(1 << place for place in places if place is not None)


class PickCards(Decision[Tricktakers]):
    """Some cards of one's hand, or none.  A choice has bit i set for the card at place i of the sorted hand."""

    __slots__ = ()

    what: ClassVar[str]
    """In the catalogue's keys."""

    def most(self, state: Tricktakers) -> int:
        return len(state.hands[self.seat])

    def picked(self, state: Tricktakers, cards: list[Card]) -> None:
        """Carry it out, if any were picked."""
        raise NotImplementedError

    def options(self, state: Tricktakers) -> list[int]:
        return [mask for mask in range(1 << len(state.hands[self.seat])) if self.allows(state, mask)]

    def allows(self, state: Tricktakers, choice: int) -> bool:
        hand = state.hands[self.seat]
        if not 0 <= choice < 1 << len(hand) or choice.bit_count() > self.most(state):
            return False
        # Of equal cards the first is taken first, so that no two options mean the same.
        doubles = any(hand[i] == hand[i - 1] and choice >> i - 1 & 3 == 2 for i in range(1, len(hand)))
        return not doubles and set(self._cards(state, choice)) <= set(may_discard(state, self.seat))

    def _cards(self, state: Tricktakers, choice: int) -> list[Card]:
        return [card for i, card in enumerate(state.hands[self.seat]) if choice >> i & 1]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice:
            self.picked(state, self._cards(state, choice))

    def seen(self, choice: int) -> int:
        return choice.bit_count()

    def write(self, state: Tricktakers, choice: int) -> str:
        return " ".join(["discard", *(NAMES[card] for card in self._cards(state, choice))]) if choice else "keep"

    def ask(self, state: Tricktakers) -> Line:
        return line(f"tricktakers-ask-{self.what}")

    def label(self, state: Tricktakers, choice: int) -> Line:
        if not choice:
            return line(f"tricktakers-label-{self.what}-none")
        return line(f"tricktakers-label-{self.what}", cards=card_words(self._cards(state, choice)))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return things(state.hands[self.seat], choice)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        return mask_of(state.hands[self.seat], refs)

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        if 0 <= choice < 1 << len(state.hands[self.seat]):
            for card in set(self._cards(state, choice)).difference(may_discard(state, self.seat)):
                return IllegalChoice(self.rule, line("tricktakers-refused-keeps", card=card_word(card)))
            if choice.bit_count() > self.most(state):
                return IllegalChoice(self.rule, line("tricktakers-refused-too-many", most=self.most(state)))
        return super().refuse(state, choice)


class DiscardOne(Decision[Tricktakers]):
    """Discard a card of one's hand.  A choice is the card."""

    __slots__ = ("barred", "rule")

    kind = "discard"
    rule: str

    def __init__(self, seat: Seat, rule: str, barred: Card = NOTHING) -> None:
        super().__init__(seat)
        self.rule: str = rule
        self.barred: Card = barred
        """A card that may not be the one."""

    def options(self, state: Tricktakers) -> list[int]:
        return [card for card in may_discard(state, self.seat) if card != self.barred]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        discard(state, self.seat, [choice])

    def seen(self, choice: int) -> int:
        return 0

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"discard {NAMES[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-discard")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-discard", card=card_word(choice))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("card", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("card", (card,)) | Thing("card", (card, 1))]:
                return card
        return None

    def refuse(self, state: Tricktakers, choice: int) -> IllegalChoice:
        if choice in state.hands[self.seat]:
            return IllegalChoice(self.rule, line("tricktakers-refused-keeps", card=card_word(choice)))
        return super().refuse(state, choice)


class SpendCrown(PickCards):
    """In the final round a Black Crown may go back to the box: discard any number of cards and draw as many.

    With another one, once more.
    """

    __slots__ = ()

    kind = "crown"
    rule = "spending-black-crowns"
    what = "crown"

    def most(self, state: Tricktakers) -> int:
        return character_of(state, self.seat).renews_at_most(state, self.seat)

    def picked(self, state: Tricktakers, cards: list[Card]) -> None:
        state.black_crowns[self.seat] -= 1
        if state.events is not None:
            state.tell(Public(line("tricktakers-spent-crown", who=Name(self.seat), count=len(cards))))
        state.do(OfferCrown(self.seat))
        character_of(state, self.seat).renew(state, self.seat, cards)


class OfferCrown(Step[Tricktakers]):
    """The moments of one's own set-up at which a Black Crown may be spent: after each part of it (T-21)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        question = SpendCrown(self.seat)
        if state.final and not state.two and state.black_crowns[self.seat] and question.most(state):
            state.ask(question)


class YesOrNo(Decision[Tricktakers]):
    """Something that may be done or left."""

    __slots__ = ()

    plain = True

    def options(self, state: Tricktakers) -> list[int]:
        return [NO, YES]

    def write(self, state: Tricktakers, choice: int) -> str:
        return self.kind if choice == YES else f"no {self.kind}"

    def ask(self, state: Tricktakers) -> Line:
        return line(f"tricktakers-ask-{self.kind}")

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line(f"tricktakers-label-{self.kind}" if choice == YES else f"tricktakers-label-{self.kind}-no")


class OnePart(Step[Tricktakers]):
    """Several questions that are one part of a set-up, so that no Black Crown is offered between them."""

    __slots__ = ("steps",)

    def __init__(self, steps: tuple[Step[Any], ...]) -> None:
        self.steps: tuple[Step[Any], ...] = steps

    def run(self, state: Tricktakers) -> None:
        state.do(*self.steps)


class Exchange(PickCards):
    """Discard any number of cards and draw as many; so often, or less."""

    __slots__ = ("left",)

    kind = "exchange"
    rule = "gambler"
    what = "exchange"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def picked(self, state: Tricktakers, cards: list[Card]) -> None:
        exchange(state, self.seat, cards)
        if self.left > 1:
            state.do(Exchange(self.seat, self.left - 1))
