"""The Ninja."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.core.event import Public, Secret
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.core.words import NO
from odango.games.tricktakers.cards import FACE, NAMES, Card
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.following import follows
from odango.games.tricktakers.hands import (
    discard,
    draw,
    drawn_by,
    lies_down,
    lose_sight,
    may_draw,
    receive,
    reshuffle,
    turned_up_by,
)
from odango.games.tricktakers.picking import YesOrNo
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import INNATE, Play
from odango.games.tricktakers.tricks import notice
from odango.games.tricktakers.wording import card_word
from odango.text import Line, Name, line

NONE: Final = -1


class Ninja(TableCharacter):
    """After playing may lay a second card face down, which has to follow too, and draws one for it.

    In the fifth trick it is the top card of the deck that it looks at and may lay down.  When everyone has played, the
    Ninja turns the second card up, and it joins as the last card of the trick, or discards it.  Points for tricks, even
    numbers best; five win the game.  Gets a Black Crown for exactly two tricks, not for none, and then no Crown.
    """

    name = "ninja"
    lays_beside = True

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return PlayCard(seat), Clone(seat)

    def all_played(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return (Flip(seat),) if state.aside[seat] else ()

    def may_wear_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return state.wins[seat] != 2

    def earns_black_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return state.wins[seat] == 2

    def rewound(self, state: Tricktakers, seat: Seat) -> None:
        drop(state, seat)


def drop(state: Tricktakers, seat: Seat) -> None:
    """The second card is discarded."""
    cards, state.aside[seat] = state.aside[seat], []
    lies_down(state, seat, now=False)
    if cards:
        if state.events is not None:
            state.tell(Public(line("tricktakers-dropped-clone", who=Name(seat))))
        receive(state, seat, cards)
        discard(state, seat, cards)


class Clone(Step[Tricktakers]):
    """With cards in hand, lay one of them down; without, look at the top card of the deck."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        if state.hands[self.seat]:
            state.ask(LayDown(self.seat))
        elif may_draw(state):
            state.ask(LookUp(self.seat))


class LayDown(Decision[Tricktakers]):
    """A second card face down, or none.  A choice is the card."""

    __slots__ = ()

    kind = "clone"
    rule = "ninja"

    def options(self, state: Tricktakers) -> list[int]:
        hand = state.hands[self.seat]
        kept = state.kept[self.seat]
        return [NONE, *(card for card in dict.fromkeys(hand) if card != kept and follows(card, hand, state.lead))]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NONE:
            return
        state.hands[self.seat].remove(choice)
        state.aside[self.seat] = [choice]
        lies_down(state, self.seat, now=True)
        if state.events is not None:
            inside = line("tricktakers-laid-clone", who=Name(self.seat), card=card_word(choice))
            state.tell(Secret((self.seat,), inside, line("tricktakers-laid-clone-unseen", who=Name(self.seat))))
        draw(state, self.seat, 1)

    def seen(self, choice: int) -> int:
        return choice != NONE

    def write(self, state: Tricktakers, choice: int) -> str:
        return "no second card" if choice == NONE else f"second {NAMES[choice]}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-clone")

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == NONE:
            return line("tricktakers-label-clone-none")
        return line("tricktakers-label-clone", card=card_word(choice))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return () if choice == NONE else (ref("card", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("card", (card,)) | Thing("card", (card, 1))]:
                return card
        return None


class LookUp(YesOrNo):
    """Fifth trick: look at the top card of the deck; it lies face down as the second card."""

    __slots__ = ()

    kind = "look"
    rule = "ninja"

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NO:
            return
        if not state.deck:
            reshuffle(state)
        card = state.deck.pop()
        state.fresh[self.seat] += 1
        state.limits = drawn_by(state, self.seat, 1)
        state.aside[self.seat] = [card]
        if state.events is not None:
            inside = line("tricktakers-laid-clone", who=Name(self.seat), card=card_word(card))
            state.tell(Secret((self.seat,), inside, line("tricktakers-laid-clone-unseen", who=Name(self.seat))))


class Flip(YesOrNo):
    """Turn the second card up, so that it joins the trick after all others, or discard it."""

    __slots__ = ()

    kind = "flip"
    rule = "ninja"

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NO:
            drop(state, self.seat)
            return
        [card] = state.aside[self.seat]
        state.aside[self.seat] = []
        play = second(self.seat, card)
        state.limits = turned_up_by(state, self.seat, card)
        state.plays = (*state.plays, play)
        lose_sight(state, self.seat, card)
        if state.events is not None:
            state.tell(Public(line("tricktakers-flipped", who=Name(self.seat), card=card_word(card))))
        notice(state, play)


def second(seat: Seat, card: Card) -> Play:
    """Laid face down, it sets no colour."""
    return Play(seat, card, FACE[card], INNATE.get(card, 0), hidden=True)
