"""A toy game for what no game in the house does yet: seats asked together, May, and picking several.

Everyone plays a card face down, all turn up together, the highest takes the trick.  The winner may draw a card and may
lay up to two cards of the hand aside, face up.  The game ends when somebody has no card to play.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from odango.core import engine
from odango.core.event import Public, Secret
from odango.core.game import Game
from odango.core.imagine import imagine_answers
from odango.core.rng import Rng
from odango.core.save import steps_in
from odango.core.state import State
from odango.core.step import Decision, Seat, Step, Together
from odango.core.things import Thing, pointed_at, ref
from odango.core.view import Result, View, answered, asked, own_answers, question
from odango.core.words import DONE, May, PickSeveral
from odango.text import Line, Name, line, seat_letter

MESSAGES = """
toy-ask-play = Which card do you play?
toy-ask-aside = Which card do you lay aside?
toy-card = The { $card }
toy-draw = draw a card
toy-played = { $who } plays the { $card }.
toy-drew = { $who } draws a card.
toy-drew-seen = { $who } draws the { $card }.
toy-end = The cards are all played.
"""
HEADINGS = frozenset({"playing", "prize", "end-of-game"})


class ToySetup(Struct, frozen=True):
    hand: int = 3
    prize: bool = True


class Toy(State):
    __slots__ = ("aside", "deck", "hands", "played", "setup", "won")

    setup: ToySetup
    deck: list[int]
    hands: list[list[int]]
    played: list[int]
    won: list[list[int]]
    aside: list[int]

    @property
    def seats(self) -> int:
        return len(self.hands)

    def clone(self) -> Toy:
        twin = Toy.__new__(Toy)
        twin.copy_core(self)
        twin.setup = self.setup
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = self.played[:]
        twin.won = [cards[:] for cards in self.won]
        twin.aside = self.aside[:]
        return twin


class Trick(Step[Toy]):
    __slots__ = ()

    def run(self, state: Toy) -> None:
        if all(state.hands):
            state.played = []
            state.do(Together(tuple(PlayCard(seat) for seat in range(state.seats))), TurnUp())


def card_meant(refs: Sequence[str]) -> int | None:
    match pointed_at(refs):
        case [Thing("card", (card,))]:
            return card
    return None


class PlayCard(Decision[Toy]):
    __slots__ = ()

    kind = "play"
    rule = "playing"

    def options(self, state: Toy) -> list[int]:
        return state.hands[self.seat][:]

    def chosen(self, state: Toy, choice: int) -> None:
        state.hands[self.seat].remove(choice)
        state.played.append(choice)
        state.tell(Public(line("toy-played", who=Name(self.seat), card=choice)))

    def write(self, state: Toy, choice: int) -> str:
        return f"play {choice}"

    def ask(self, state: Toy) -> Line:
        return line("toy-ask-play")

    def label(self, state: Toy, choice: int) -> Line:
        return line("toy-card", card=choice)

    def refs(self, state: Toy, choice: int) -> tuple[str, ...]:
        return (ref("card", choice),)

    def means(self, state: Toy, refs: Sequence[str]) -> int | None:
        return card_meant(refs)


class TurnUp(Step[Toy]):
    __slots__ = ()

    def run(self, state: Toy) -> None:
        winner = state.played.index(max(state.played))
        state.won[winner].extend(state.played)
        state.played = []
        prize: list[Step[Any]] = []
        if state.setup.prize:
            draw = [May(winner, "prize", "toy-draw", (DrawCard(winner),))] if state.deck else []
            prize = [*draw, LayAside(winner, 0, 2)]
        state.do(*prize, Trick())


class DrawCard(Step[Toy]):
    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Toy) -> None:
        card = state.deck.pop()
        state.hands[self.seat].append(card)
        state.hands[self.seat].sort()
        who = Name(self.seat)
        state.tell(Secret((self.seat,), line("toy-drew-seen", who=who, card=card), line("toy-drew", who=who)))


class LayAside(PickSeveral[Toy]):
    __slots__ = ()

    kind = "lay-aside"
    rule = "prize"

    def items(self, state: Toy) -> list[int]:
        return state.hands[self.seat][:]

    def picked(self, state: Toy, item: int) -> None:
        state.hands[self.seat].remove(item)
        state.aside.append(item)

    def write_item(self, state: Toy, item: int) -> str:
        return f"aside {item}"

    def ask(self, state: Toy) -> Line:
        return line("toy-ask-aside")

    def label_item(self, state: Toy, item: int) -> Line:
        return line("toy-card", card=item)

    def refs(self, state: Toy, choice: int) -> tuple[str, ...]:
        return () if choice == DONE else (ref("card", choice),)

    def means(self, state: Toy, refs: Sequence[str]) -> int | None:
        return card_meant(refs)


class ToyView(View, frozen=True, kw_only=True):
    hand: tuple[int, ...]
    cards: tuple[int, ...]
    deck: int
    won: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]


class ToyGame(Game[Toy, ToySetup]):
    name = "toy"
    title = "A toy"
    seats = range(2, 5)
    rules_version = 1
    Setup = ToySetup
    State = Toy
    steps: Mapping[str, type[Step[Any]]] = steps_in(sys.modules[__name__])
    facts: Mapping[str, type[Any]] = {}
    SHOWN = frozenset({"aside", "answers", "deck", "hands", "pending", "played", "setup", "won"})
    HIDDEN = frozenset({"agenda", "events", "rng"})

    def check(self, setup: ToySetup, seats: int) -> None:
        self.check_seats(seats)

    def start(self, setup: ToySetup, seats: int, rng: Rng) -> Toy:
        self.check(setup, seats)
        state = Toy()
        state.rng = rng
        state.events = []
        state.setup = setup
        state.deck = list(range(seats * setup.hand + 3))
        rng.shuffle(state.deck)
        state.hands = [sorted(state.deck.pop() for _ in range(setup.hand)) for _ in range(seats)]
        state.played = []
        state.won = [[] for _ in range(seats)]
        state.aside = []
        state.do(Trick())
        engine.run(state)
        return state

    def view(self, state: Toy, seat: Seat | None) -> ToyView:
        return ToyView(
            seat=seat,
            asked=asked(state),
            answered=answered(state),
            own_answers=own_answers(state, seat),
            question=question(state, seat),
            result=self.result(state),
            hand=() if seat is None else tuple(state.hands[seat]),
            cards=tuple(map(len, state.hands)),
            deck=len(state.deck),
            won=tuple(map(tuple, state.won)),
            aside=tuple(state.aside),
        )

    def imagine(self, state: Toy, seat: Seat | None, rng: Rng) -> Toy:
        world = state.clone()
        pool = sorted(
            [*state.deck, *(card for other, hand in enumerate(state.hands) if other != seat for card in hand)]
        )
        rng.shuffle(pool)
        for other, hand in enumerate(state.hands):
            if other != seat:
                world.hands[other] = sorted(pool.pop() for _ in hand)
        world.deck = pool
        imagine_answers(world, seat, rng)
        world.rng = rng.clone()
        return world

    def result(self, state: Toy) -> Result | None:
        if state.pending or state.agenda:
            return None
        points = [len(cards) for cards in state.won]
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        return Result(places, tuple(map(float, points)), line("toy-end"))

    def components(self, state: Toy) -> Mapping[str, int]:
        cards = [*state.deck, *state.played, *state.aside]
        for pile in (*state.hands, *state.won):
            cards.extend(pile)
        return Counter(map(str, cards))

    def bound(self, setup: ToySetup, seats: int) -> int:
        return (setup.hand + 3) * (seats + 4)


TOY = ToyGame()


def card_text(seat: Seat, card: int) -> str:
    """How a move of the toy stands in a replay."""
    return f"{seat_letter(seat)} play {card}"
