"""The tricks of a round: whose turn it is, who takes the cards, and who leads next."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.ending import EndRound, finish
from odango.games.tricktakers.facts import Trick
from odango.games.tricktakers.hands import lose_sight, turned_up_by
from odango.games.tricktakers.state import NOBODY, Tricktakers
from odango.games.tricktakers.strength import Play, winner
from odango.games.tricktakers.wording import card_word, face_word
from odango.text import Name, line


class NextTrick(Step[Tricktakers]):
    """The leader plays, the others follow clockwise; after the fifth trick the round is over."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        if state.trick == DATA.rounds.tricks:
            state.do(EndRound())
            return
        state.trick += 1
        state.order = tuple((state.leader + i) % state.seats for i in range(state.seats))
        for seat in state.by_priority():
            character_of(state, seat).trick_begins(state, seat)
        state.do(Turns(), AllPlayed(), Judge(), NextTrick())


class TrickAgain(Step[Tricktakers]):
    """The same trick is played anew, from whoever leads it now."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        state.order = tuple((state.leader + i) % state.seats for i in range(state.seats))
        state.do(Turns(), AllPlayed(), Judge())


class Turns(Step[Tricktakers]):
    """One after another, until everyone has played."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        if state.order:
            seat = state.order[0]
            state.do(*character_of(state, seat).turn(state, seat), EndTurn(seat), Turns())


class EndTurn(Step[Tricktakers]):
    """The others take notice of what was played, if it lies open."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        if state.plays and state.plays[-1].seat == self.seat and state.plays[-1].known:
            notice(state, state.plays[-1])


def notice(state: Tricktakers, play: Play) -> None:
    """Everyone else sees a card of the trick, and some have something to say to it."""
    for other in range(state.seats):
        if other != play.seat:
            character_of(state, other).saw(state, other, play)


class AllPlayed(Step[Tricktakers]):
    """Cards played face down are turned up; then whoever has something to do before the trick is judged does it."""

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        _turn_up(state)
        state.do(*(step for seat in state.by_priority() for step in character_of(state, seat).all_played(state, seat)))


class Judge(Step[Tricktakers]):
    """The strongest card takes the trick, and its player leads the next.

    A card that another has reserved goes to that player.
    """

    __slots__ = ()

    def run(self, state: Tricktakers) -> None:
        plays = state.plays
        place = winner(plays, kakumei=state.kakumei)
        taker = plays[place].seat
        claimant, claim = _claim(state, taker)
        trick = Trick(plays, place, state.kakumei, claim)
        cards = [card for play in plays for card in (play.card, *play.more)]
        for card in claim:
            cards.remove(card)
            state.taken[claimant] = (*state.taken[claimant], card)
        state.taken[taker] = (*state.taken[taker], *cards)
        state.tricks.append(trick)
        state.wins[taker] += 1
        state.leader = taker
        state.plays = ()
        state.kakumei = False
        if state.events is not None:
            _tell(state, trick, claimant)
        character = character_of(state, taker)
        character.won(state, taker, trick)
        for seat in range(state.seats):
            character_of(state, seat).trick_over(state, seat, trick)
        if character.wins_at_once(state, taker, trick):
            finish(state, taker, "character")


def _turn_up(state: Tricktakers) -> None:
    """Everyone sees the cards that were played face down, and what they tell of their player's hand."""
    hidden = [at for at, play in enumerate(state.plays) if play.hidden]
    unseen = [at for at in hidden if not state.plays[at].known]
    for at in hidden:
        play = state.plays[at]
        if state.events is not None:
            state.tell(Public(line("tricktakers-turned-up", who=Name(play.seat), card=card_word(play.card))))
    for at in unseen:
        play = replace(state.plays[at], known=True)
        lose_sight(state, play.seat, play.card)
        state.limits = turned_up_by(state, play.seat, play.card)
        state.plays = (*state.plays[:at], play, *state.plays[at + 1 :])
        notice(state, play)


def _claim(state: Tricktakers, taker: Seat) -> tuple[Seat, tuple[Card, ...]]:
    """Who gets cards of the trick though another takes it, and which."""
    for seat in range(state.seats):
        claim = character_of(state, seat).claimed(state, seat)
        if claim and seat != taker:
            return seat, claim
    return NOBODY, ()


def _tell(state: Tricktakers, trick: Trick, claimant: Seat) -> None:
    key = "tricktakers-took-kakumei" if trick.kakumei else "tricktakers-took"
    state.tell(Public(line(key, who=Name(trick.winner), face=face_word(trick.card.face))))
    for card in trick.claimed:
        state.tell(Public(line("tricktakers-claimed", who=Name(claimant), card=card_word(card))))
