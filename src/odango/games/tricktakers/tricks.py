"""The tricks of a round: whose turn it is, who takes the cards, and who leads next."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.tricktakers.cards import NO_COLOUR
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.ending import EndRound, finish
from odango.games.tricktakers.facts import Trick
from odango.games.tricktakers.following import fails
from odango.games.tricktakers.hands import shown_by
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import lead_colour, winner
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
    """The others take notice of what was played, if anything was."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Tricktakers) -> None:
        if state.plays and state.plays[-1].seat == self.seat:
            for other in range(state.seats):
                if other != self.seat:
                    character_of(state, other).saw(state, other, state.plays[-1])


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
        claims = [(seat, character_of(state, seat).claimed(state, seat)) for seat in range(state.seats)]
        claimed = {at: seat for seat, at in claims if at >= 0 and seat != taker}
        trick = Trick(plays, place, state.kakumei, next(iter(claimed), -1))
        for at, play in enumerate(plays):
            seat = claimed.get(at, taker)
            state.taken[seat] = (*state.taken[seat], play.card, *play.more)
        state.tricks.append(trick)
        state.wins[taker] += 1
        state.leader = taker
        state.plays = ()
        state.kakumei = False
        if state.events is not None:
            _tell(state, trick, claimed)
        character = character_of(state, taker)
        character.won(state, taker, trick)
        for seat in range(state.seats):
            character_of(state, seat).trick_over(state, seat, trick)
        if character.wins_at_once(state, taker, trick):
            finish(state, taker, "character")


def _turn_up(state: Tricktakers) -> None:
    """Everyone sees the cards that were played face down, and what they tell of their player's hand."""
    for at, play in enumerate(state.plays):
        if play.hidden:
            lead = lead_colour(state.plays[:at])
            failed = lead if fails(play.card, lead) else NO_COLOUR
            state.limits = shown_by(state, play.seat, play.card, failed)
            if state.events is not None:
                state.tell(Public(line("tricktakers-turned-up", who=Name(play.seat), card=card_word(play.card))))
    state.plays = tuple(replace(play, known=True) if not play.known else play for play in state.plays)


def _tell(state: Tricktakers, trick: Trick, claimed: dict[int, int]) -> None:
    key = "tricktakers-took-kakumei" if trick.kakumei else "tricktakers-took"
    state.tell(Public(line(key, who=Name(trick.winner), face=face_word(trick.card.face))))
    for at, seat in claimed.items():
        card = card_word(trick.plays[at].card)
        state.tell(Public(line("tricktakers-claimed", who=Name(seat), card=card)))
