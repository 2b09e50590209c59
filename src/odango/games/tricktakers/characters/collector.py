"""The Collector."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.core.event import Public
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.characters.base import Character
from odango.games.tricktakers.combinations import PAIR, Collection, best
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry, Sheet, Trick
from odango.games.tricktakers.playing import PlayCard
from odango.games.tricktakers.state import NOTHING, Tricktakers
from odango.games.tricktakers.wording import card_word, combination_key
from odango.text import Line, Name, line, seat_letter

NONE: Final = 0


class CollectorSheet(Sheet, frozen=True, gc=False, tag="collector"):
    reserved: int = NOTHING
    """The place in the trick of the card with the Reservation token; -1: none."""


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

    def claimed(self, state: Tricktakers, seat: Seat) -> int:
        return state.sheet(seat, CollectorSheet).reserved

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


class Reserve(Decision[Tricktakers]):
    """Put the Reservation token on a card of the trick, or not.  A choice is the card's place in the trick plus one."""

    __slots__ = ()

    kind = "reserve"
    rule = "collector"

    def options(self, state: Tricktakers) -> list[int]:
        return [NONE, *range(1, len(state.plays) + 1)]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        if choice == NONE:
            return
        state.sheets[self.seat] = CollectorSheet(choice - 1)
        if state.events is not None:
            play = state.plays[choice - 1]
            if not play.known:
                state.tell(Public(line("tricktakers-reserved-down", who=Name(self.seat), whose=Name(play.seat))))
            else:
                state.tell(Public(line("tricktakers-reserved", who=Name(self.seat), card=card_word(play.card))))

    def write(self, state: Tricktakers, choice: int) -> str:
        return "reserve nothing" if choice == NONE else f"reserve {seat_letter(state.plays[choice - 1].seat)}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-reserve")

    def label(self, state: Tricktakers, choice: int) -> Line:
        if choice == NONE:
            return line("tricktakers-label-reserve-none")
        play = state.plays[choice - 1]
        if not play.known:
            return line("tricktakers-label-reserve-down", whose=Name(play.seat))
        return line("tricktakers-label-reserve", card=card_word(play.card), whose=Name(play.seat))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return () if choice == NONE else (ref("play", choice - 1),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        play = sole(refs, "play")
        return play[0] + 1 if play else None
