"""The Collector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.core.event import Public
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.characters.base import Character
from odango.games.tricktakers.combinations import PAIR, Collection, best
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.games.tricktakers.wording import card_words, combination_key
from odango.text import Line, Name, line, seat_letter

NONE: Final = 0
WIDTH: Final = 8


class CollectorSheet(Sheet, frozen=True, gc=False, tag="collector"):
    reserved: int = NOTHING
    """The place in the trick of the card with the Reservation token; -1: none."""
    bundle: int = 0
    """Which of several cards at that place."""


class Collector(Character):
    """After playing may reserve a card of the trick, and gets it though another wins; the winner does not.

    Points for up to three combinations of the cards collected, less 10 for every two cards in none.  A run of nine in
    one colour wins the game, but not for two players.  Never gets a Crown or a Black Crown.
    """

    name = "collector"

    def sheet(self, state: Tricktakers, seat: Seat) -> CollectorSheet:
        return CollectorSheet()

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return PlayCard(seat), Reserve(seat)

    def claimed(self, state: Tricktakers, seat: Seat) -> tuple[Card, ...]:
        sheet = state.sheet(seat, CollectorSheet)
        return () if sheet.reserved == NOTHING else bundles(state, sheet.reserved)[sheet.bundle]

    def trick_over(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        state.sheets[seat] = CollectorSheet()

    def rewound(self, state: Tricktakers, seat: Seat) -> None:
        state.sheets[seat] = CollectorSheet()

    def may_wear_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return False

    def earns_black_crown(self, state: Tricktakers, seat: Seat) -> bool:
        return False

    def wins_game(self, state: Tricktakers, seat: Seat) -> bool:
        return self.collection(state, seat).wins

    def collection(self, state: Tricktakers, seat: Seat) -> Collection:
        """The best that can be made of what is collected so far."""
        return best(state.taken[seat], winning=not state.two)

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        made = self.collection(state, seat)
        found = [Entry("combination", one.points, word=combination_key(one.id)) for one in made.combinations]
        if made.unused >= PAIR:
            found.append(Entry("unused-cards", made.unused // PAIR * DATA.collector.unused_pair, made.unused))
        return found


def bundles(state: Tricktakers, place: int) -> tuple[tuple[Card, ...], ...]:
    """What can be reserved of the play at this place: a beast with the card below it, but only one of three."""
    play = state.plays[place]
    return character_of(state, play.seat).bundles(play)


class Reserve(Decision[Tricktakers]):
    """Put the Reservation token on a card of the trick, or not.

    A choice is the card's place in the trick plus one, plus 8 times which of several that count as one.
    """

    __slots__ = ()

    kind = "reserve"
    rule = "collector"

    def options(self, state: Tricktakers) -> list[int]:
        places = range(len(state.plays))
        return [NONE, *(WIDTH * i + place + 1 for place in places for i in range(len(bundles(state, place))))]

    def _cards(self, state: Tricktakers, choice: int) -> tuple[Card, ...]:
        which, place = divmod(choice, WIDTH)
        return bundles(state, place - 1)[which]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NONE:
            return
        which, place = divmod(choice, WIDTH)
        state.sheets[self.seat] = CollectorSheet(place - 1, which)
        if state.events is not None:
            play = state.plays[place - 1]
            if not play.known:
                state.tell(Public(line("tricktakers-reserved-down", who=Name(self.seat), whose=Name(play.seat))))
            else:
                cards = card_words(self._cards(state, choice))
                state.tell(Public(line("tricktakers-reserved", who=Name(self.seat), card=cards)))

    def write(self, state: Tricktakers, choice: int) -> str:
        if choice == NONE:
            return "reserve nothing"
        which, place = divmod(choice, WIDTH)
        whose = seat_letter(state.plays[place - 1].seat)
        return f"reserve {whose}" if len(bundles(state, place - 1)) == 1 else f"reserve {whose}{which + 1}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-reserve")

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == NONE:
            return line("tricktakers-label-reserve-none")
        play = state.plays[choice % WIDTH - 1]
        if not play.known:
            return line("tricktakers-label-reserve-down", whose=Name(play.seat))
        cards = card_words(self._cards(state, choice))
        return line("tricktakers-label-reserve", card=cards, whose=Name(play.seat))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        if choice == NONE:
            return ()
        which, place = divmod(choice, WIDTH)
        only = len(bundles(state, place - 1)) == 1
        return (ref("play", place - 1),) if only else (ref("play", place - 1, which),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("play", (place,))] if place < WIDTH - 1:
                return place + 1
            case [Thing("play", (place, which))] if place < WIDTH - 1:
                return which * WIDTH + place + 1
        return None
