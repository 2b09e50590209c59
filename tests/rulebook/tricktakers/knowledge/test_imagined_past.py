"""What has been played could have been played in every imagined world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from laws import laws
from laws.worlds import random_choice
from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import FACE, NUMBER, OWNER, Card, Colour, number
from odango.games.tricktakers.following import fails
from odango.games.tricktakers.hands import printed_colour
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.ways import EXCUSED
from rule import rule
from rulebook.tricktakers.table import EIGHT

LOST = -1
"""The place of a discard that has been shuffled into the deck."""


class Happened(NamedTuple):
    """Something everyone saw somebody do with their hand."""

    seat: Seat
    what: str
    at: int
    """A play: its place in the trick.  A discard: its place in the pile.  Drawing: how many."""
    trick: int = 0
    lead: Colour = -1
    excused: bool = False


class Past:
    """What a round has been so far, written down while it is played."""

    def __init__(self) -> None:
        self.log: list[Happened] = []

    def choose(self, state: Tricktakers, seat: Seat, choice: int) -> None:
        """Make a choice and write down what came of it."""
        decision = state.decision_of(seat)
        assert decision is not None
        round_, trick, place, lead = state.round, state.trick, len(state.plays), state.lead
        held, pile, returned = state.hands[seat][:], len(state.discards), state.returned
        choose(state, seat, choice)
        if state.round != round_ or state.trick == 0:
            self.log = []
            return
        if decision.kind == "play":
            excused = choice % WIDTH in EXCUSED
            self.log.append(Happened(seat, "play", place, trick, lead, excused))
        gone, new = _less(held, state.hands[seat]), _less(state.hands[seat], held)
        if decision.kind == "map":
            count = choice.bit_count()
            self._discarded(seat, pile, count)
            self.log.append(Happened(seat, "draw", count))
        elif decision.kind == "discard" and not any(OWNER[card] for card in gone):
            self._discarded(seat, pile, 1)
        elif decision.kind in ("dexterity", "item") and new:
            self.log.append(Happened(seat, "draw", len(new)))
        if state.returned is not returned:
            self.log = [one._replace(at=LOST) if one.what == "discard" else one for one in self.log]

    def _discarded(self, seat: Seat, pile: int, count: int) -> None:
        self.log += [Happened(seat, "discard", pile + i) for i in range(count)]

    def unlawful(self, world: Tricktakers) -> list[Happened]:
        """Plays that the rules would not have allowed, had these been the cards.

        Who failed to follow had no card of that colour.  So whatever of it left the hand later, or is there still, was
        drawn in between.
        """
        wrong = []
        for i, play in enumerate(self.log):
            if play.what == "play" and not play.excused and fails(_card(world, play), play.lead):
                later = [one for one in self.log[i + 1 :] if one.seat == play.seat]
                if not _can_be(world, play, later):
                    wrong.append(play)
        return wrong


def _less(some: list[Card], others: list[Card]) -> list[Card]:
    left = some[:]
    for card in others:
        if card in left:
            left.remove(card)
    return left


def _card(world: Tricktakers, one: Happened) -> Card:
    if one.what == "discard":
        return world.discards[one.at].card
    plays = world.tricks[one.trick - 1].plays if one.trick <= len(world.tricks) else world.plays
    return plays[one.at].card


def _can_be(world: Tricktakers, play: Happened, later: list[Happened]) -> bool:
    drawn = had = 0
    for one in later:
        if one.what == "draw":
            drawn += one.at
        elif one.at != LOST:
            had += printed_colour(_card(world, one)) == play.lead
        if had > drawn:
            return False
    return had + sum(printed_colour(card) == play.lead for card in world.hands[play.seat]) <= drawn


def games(setup: Setup, seats: int, seed: int, every: int) -> Iterator[tuple[Tricktakers, Past]]:
    """A random game with its past, at every so many decisions."""
    rng = Rng(seed)
    state, past = GAME.start(setup, seats, Rng(seed + 1)), Past()
    number = 0
    while not over(state):
        past.choose(state, *random_choice(state, rng))
        number += 1
        if number % every == 0:
            yield state, past


MODES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {}) for seats in (2, 3, 4, 5)),
    *((seats, {"mode": "all_star", "characters": EIGHT}) for seats in (3, 4, 5)),
    (2, {"mode": "draft", "characters": EIGHT}),
    (3, {"mode": "all_star", "discards_face_up": True, "small_deck": True, "characters": EIGHT}),
    (4, {"mode": "shuffle", "berserker_redraw": "leftovers", "characters": EIGHT}),
    (5, {"mode": "shuffle", "extra_tasks": True, "characters": EIGHT}),
    (3, {"mode": "all_star", "characters": ("adventurer", "hermit", "ruler")}),
]


@rule("tricktakers#must-follow")
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_the_past_was_legal_in_every_imagined_world(seats: int, options: dict[str, Any]) -> None:
    """Nobody holds, or has discarded, in imagination what would have bound them; to all eyes, a spectator's too."""
    tried = 0
    for seed in range(6):
        for state, past in games(Setup(**options), seats, seed, every=4):
            assert not past.unlawful(state)
            for seat in (*range(seats), None):
                world = GAME.imagine(state, seat, Rng(seed))
                assert not past.unlawful(world)
                assert list(map(len, world.hands)) == list(map(len, state.hands))
                tried += any(one.what == "play" for one in past.log)
    assert tried > 150


@rule("tricktakers#must-follow")
def test_hands_dealt_without_regard_to_the_past_would_be_found_out() -> None:
    """The check above can fail: other hands, or a colour among the discards that cannot be, contradict the past."""
    found = set()
    for seed in range(8):
        for state, past in games(Setup(mode="all_star", characters=EIGHT), 4, seed, every=2):
            swapped = state.clone()
            swapped.hands = swapped.hands[1:] + swapped.hands[:1]
            found |= {"hands"} if past.unlawful(swapped) else set()
            for colour in range(4):
                coloured = state.clone()
                coloured.discards = [replace(one, card=number(colour, 5)) for one in state.discards]
                found |= {"discards"} if past.unlawful(coloured) else set()
    assert found == {"hands", "discards"}


SPENDERS = Setup(mode="all_star", characters=("gambler", "hermit", "adventurer", "berserker", "king"))


def last_round(seed: int) -> Iterator[tuple[Tricktakers, Past]]:
    """The last round of five who draw much and have two Black Crowns each to spend; every position after discards
    have been shuffled into the deck.
    """
    rng = Rng(seed)
    state, past = GAME.start(SPENDERS, 5, Rng(seed + 1)), Past()
    while not over(state) and state.round < 3:
        past.choose(state, *random_choice(state, rng))
    if over(state):
        return
    state.black_crowns = [2] * 5
    while not over(state):
        past.choose(state, *random_choice(state, rng))
        if state.returned:
            yield state, past


@rule("tricktakers#a-round", "tricktakers#spending-black-crowns")
@pytest.mark.parametrize("first", [0, 4, 8])
def test_discards_that_are_shuffled_again_keep_the_laws(first: int) -> None:
    """Gambler, Hermit, Adventurer and Black Crowns: all laws, and what one knows to be back in the deck is with nobody
    who has not drawn since.
    """
    known = 0
    for seed in range(first, first + 4):
        for at, (state, past) in enumerate(last_round(seed)):
            if at % 12 == 0:
                laws.every_law(GAME, state, seed)
            for seat in (*range(5), None) if at % 4 == 0 else ():
                world = GAME.imagine(state, seat, Rng(at))
                assert not past.unlawful(world)
                known += bool(known_to_be_back(state, seat))
                for other in range(5):
                    if other != seat and not state.fresh[other]:
                        assert not known_to_be_back(state, seat) & {*world.hands[other]}
    assert known > 60


def known_to_be_back(state: Tricktakers, seat: Seat | None) -> set[Card]:
    """Numbers, of which there is one each, that the seat knows to have been shuffled into the deck."""
    cards = (one.card for one in state.returned if one.known or one.seat == seat)
    return {card for card in cards if FACE[card].kind == NUMBER}
