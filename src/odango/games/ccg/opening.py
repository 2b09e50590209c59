"""Setting up: everyone chooses in secret what to begin with, all is turned up together, and hands are drawn."""

from __future__ import annotations

from typing import Any

from odango.core.event import Public
from odango.core.step import Seat, Step, Together
from odango.core.things import ref
from odango.games.ccg.asking import Ask, Said, pack, unpack
from odango.games.ccg.cards import CARDS, NUMBER, Kind
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.deck.legality import openers, small_monsters
from odango.games.ccg.facts import NONE
from odango.games.ccg.pieces import enter
from odango.games.ccg.piles.drawing import draw, shuffle_deck, take_from_deck
from odango.games.ccg.setup import decks
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.balance import hand_limit
from odango.games.ccg.turn.turn import NextTurn
from odango.games.ccg.wording import card_word, card_words
from odango.text import Name, line


def friend_of(state: Ccg, seat: Seat, fighter: Kind) -> Kind:
    """The Person or Item that a Scout or Knight brings, if the deck has it; NONE if not."""
    friend = NUMBER[CARDS[fighter].starts_with]
    owned = friend in decks(state.setup, state.seats)[seat]
    return friend if owned and state.setup.on(state.setup.starting_pie) else NONE


class Opening(Step[Ccg]):
    """Everyone is asked together."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        state.do(Together(tuple(Open(seat) for seat in range(state.seats))), TurnUp())


class Open(Ask):
    """The Scout or Knight, the Monster, and whether the friend comes along.  A choice packs the three."""

    __slots__ = ()

    kind = "open"
    rule = "opening"

    def options(self, state: Ccg) -> list[int]:
        cards = decks(state.setup, state.seats)[self.seat]
        return [
            pack(0, fighter, monster, along)
            for fighter in openers(cards)
            for along in ((1, 0) if friend_of(state, self.seat, fighter) != NONE else (0,))
            for monster in small_monsters(cards)
        ]

    def chosen(self, state: Ccg, choice: int) -> None:
        fighter, monster, along = unpack(choice, 3)
        friend = (friend_of(state, self.seat, fighter),) if along else ()
        state.openings[self.seat] = (fighter, monster, *friend)

    def say(self, state: Ccg, choice: int) -> Said:
        fighter, monster, along = unpack(choice, 3)
        friend = friend_of(state, self.seat, fighter)
        names = [CARDS[kind].name for kind in (fighter, monster, *((friend,) if along else ()))]
        words = {"card": card_word(fighter), "monster": card_word(monster)}
        words |= {"friend": card_word(friend)} if along else {}
        key = "ccg-label-open-with" if along else "ccg-label-open"
        things = [ref("card", fighter), ref("card", monster), *([ref("card", friend)] if along else [])]
        return Said(f"open {' '.join(names)}", line(key, **words), tuple(things))


class TurnUp(Step[Ccg]):
    """All is turned up together, and hands are drawn."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        for seat in range(state.seats):
            for card in state.openings[seat]:
                take_from_deck(state, seat, card)
                enter(state, seat, card)
            if state.events is not None:
                state.tell(Public(line("ccg-opened", who=Name(seat), cards=card_words(state.openings[seat]))))
            shuffle_deck(state, seat)
            draw(state, seat, hand_limit(state, seat))
        state.stage = "turns"
        duel: Step[Any] = Challenge(0, 1, NONE, ((Begin(1),), (Begin(0),)))
        state.do(duel if state.seats == 2 else Begin(NONE), NextTurn())


class Begin(Step[Ccg]):
    """Who begins: who won at Jan-Ken-Pon, or by lot where more than two play (S-26)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        state.starter = state.rng.below(state.seats) if self.seat == NONE else self.seat
        if state.events is not None:
            state.tell(Public(line("ccg-begins", who=Name(state.starter))))
