"""A round: deal, choose characters, set them up, five tricks, the account."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.tricktakers.cards import EXCLUSIVE
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Sheet
from odango.games.tricktakers.hands import put_off, receive
from odango.games.tricktakers.picking import DiscardOne, OfferCrown
from odango.games.tricktakers.selecting import FirstLead, offer
from odango.games.tricktakers.setup import playing_cards
from odango.games.tricktakers.state import NOBODY, NOTHING, Tricktakers
from odango.games.tricktakers.tricks import NextTrick
from odango.games.tricktakers.wording import card_word
from odango.text import Name, line


class NextRound(Step[Tricktakers]):
    """Shuffle all playing cards, deal five to everyone, and let them choose."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        state.round += 1
        clear(state)
        deal(state)
        if state.events is not None:
            state.tell(Public(line("tricktakers-round", round=state.round, rounds=state.rounds)))
        state.do(SetUp(), FirstLead(), NextTrick(), NextRound())
        offer(state)


def clear(state: Tricktakers) -> None:
    """What a round begins with."""
    seats = state.seats
    state.hands = [[] for _ in range(seats)]
    state.shown = [[] for _ in range(seats)]
    state.deck = list(playing_cards(state.setup.small_deck, seats))
    state.discards = []
    state.box = list(EXCLUSIVE)
    state.stocks = [[] for _ in range(seats)]
    state.sheets = [Sheet()] * seats
    state.tasks = [()] * seats
    state.trick = 0
    state.leader = NOBODY
    state.order = ()
    state.plays = ()
    state.kakumei = False
    state.last_trick = tuple(state.tricks[-1:])
    state.tricks = []
    state.wins = [0] * seats
    state.taken = [()] * seats
    state.ledger = [()] * seats
    state.limits = ()
    state.sightings = ()
    state.loose = ()
    state.kept = [NOTHING] * seats
    state.aside = [[] for _ in range(seats)]
    state.fresh = [0] * seats
    state.returned = []


def deal(state: Tricktakers) -> None:
    state.rng.shuffle(state.deck)
    for seat in range(state.seats):
        state.hands[seat] = sorted(state.deck.pop() for _ in range(DATA.rounds.hand))


class SetUp(Step[Tricktakers]):
    """Everyone sets up, best priority first, so that the others see it before it is their turn."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        state.do(*(Ready(seat) for seat in state.by_priority()))


class TakeOver(Step[Tricktakers]):
    """The card carried over from the round before comes into hand, where it stays until it is played, and another is
    discarded for it.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        card, state.carried[self.seat] = state.carried[self.seat], NOTHING
        state.box.remove(card)
        receive(state, self.seat, [card])
        if state.events is not None:
            state.tell(Public(line("tricktakers-takes-over", who=Name(self.seat), card=card_word(card))))
        if character_of(state, self.seat).bans(card):
            put_off(state, self.seat)
        else:
            state.kept[self.seat] = card
        state.ask(DiscardOne(self.seat, "strategist", state.kept[self.seat]))


def take_over(state: Tricktakers, seat: Seat) -> list[Step[Tricktakers]]:
    return [TakeOver(seat)] if state.carried[seat] != NOTHING else []


class Ready(Step[Tricktakers]):
    """One character's set-up; after every part of it a Black Crown may be spent in the final round."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        character = character_of(state, self.seat)
        state.sheets[self.seat] = character.sheet(state, self.seat)
        crown = OfferCrown(self.seat)
        steps = (*character.ready(state, self.seat), *take_over(state, self.seat))
        state.do(*[each for step in steps for each in (step, crown)] or [crown])
