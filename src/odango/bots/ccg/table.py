"""What one seat has before it.

A table reads a state, an imagined one as a rule; it looks at nothing that its seat cannot see: what lies open, and its
own hand.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from odango.core.step import Seat
from odango.games.ccg.attack.damage import KNIGHT_ENERGY, SCOUT_ENERGY, standing_bonuses, total
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, ICON, Kind
from odango.games.ccg.facts import NONE, Attack, Member, Piece, Uid
from odango.games.ccg.pieces import beaten, health, owner_of
from odango.games.ccg.power.power import counted
from odango.games.ccg.setup import decks
from odango.games.ccg.state import Ccg

SOON: Final = 2
"""So much more Power a Scout or Knight may have by its next turn."""
CALM: Final = 0.35
HURRY: Final = 0.85
"""From this part of the turns on there is some hurry, and from that on there is no time to lose."""


def strike(piece: Piece) -> int:
    """What a Power of this Scout or Knight adds to a combined attack."""
    return SCOUT_ENERGY if CARDS[piece.card].kind == "scout" else KNIGHT_ENERGY


def matching(piece: Piece) -> int:
    """How many Power cards of its own type it has."""
    return piece.power[ICON[piece.card]]


class Foe(NamedTuple):
    """Somebody who may attack my Monsters and Villains."""

    icon: int
    blow: int
    """The damage it can do by its next turn, before strong and weak."""
    left: int
    """How much it can take."""
    need: int
    """How many points its player needs."""


class Team(NamedTuple):
    """Several who may combine their powers against my Monsters and Villains."""

    energy: int
    """The damage of all they may have by their next turn."""
    need: int


class Table:
    """The table from one seat."""

    def __init__(self, state: Ccg, me: Seat) -> None:
        self.state = state
        self.me = me
        self.setup = state.setup
        self.allies = state.allies[me]
        self.enemies = state.enemies[me]
        self.friends = state.pie[me]
        self.hand = state.hands[me]

    @cached_property
    def rivals(self) -> list[Seat]:
        """Who may attack me, and whom I may attack."""
        return self.state.neighbours(self.me)

    @cached_property
    def targets(self) -> list[Piece]:
        return [piece for rival in self.rivals for piece in self.state.enemies[rival]]

    @cached_property
    def monsters(self) -> int:
        """How many Monsters of mine let my Scouts and Knights rejuvenate."""
        return sum(CARDS[piece.card].kind == "monster" and not beaten(piece) for piece in self.enemies)

    @cached_property
    def deck(self) -> tuple[Kind, ...]:
        """All cards of my deck, wherever they are."""
        return decks(self.state.setup, self.state.seats)[self.me]

    @cached_property
    def need(self) -> int:
        """Points that I still need, what falls at the end of this turn counted."""
        return self.needed_by(self.me)

    def needed_by(self, seat: Seat) -> int:
        state = self.state
        fallen = [piece for zone in state.enemies for piece in zone if piece.hurt == seat and beaten(piece)]
        return state.setup.goal - state.points[seat] - sum(CARDS[piece.card].points for piece in fallen)

    @cached_property
    def urgency(self) -> float:
        """How much has to be dared, from 0 to 1: the more, the nearer the last turn, by whoever is not ahead."""
        state = self.state
        passed = state.turns[self.me] / state.setup.round_limit
        others = max((state.points[other] for other in state.opponents(self.me)), default=0)
        if state.points[self.me] > others:
            return 0.0
        return min(1.0, max(0.0, passed - CALM) / (HURRY - CALM))

    @cached_property
    def foes(self) -> list[Foe]:
        return [self.foe(rival, piece) for rival in self.rivals for piece in self.state.allies[rival]]

    def foe(self, seat: Seat, piece: Piece) -> Foe:
        state = self.state
        power = sum(counted(state, seat, piece)) + SOON
        blows = [move.damage for move in CARDS[piece.card].attacks if sum(move.cost) <= power]
        bonus = total(standing_bonuses(state, Attack(seat, (Member(piece.uid),), self.me, NONE)))
        left = health(piece) - piece.damage
        return Foe(ICON[piece.card], max(blows, default=30) + bonus, left, max(1, self.needed_by(seat)))

    @cached_property
    def teams(self) -> list[Team]:
        return [self.team(rival) for rival in self.rivals if len(self.state.allies[rival]) > 1]

    def team(self, seat: Seat) -> Team:
        state = self.state
        able = [(strike(ally), matching(ally)) for ally in state.allies[seat] if matching(ally)]
        more = SOON * max((energy for energy, _ in able), default=0)
        bonus = sum(rule_of(friend.card).combined_bonus + rule_of(friend.card).bonus for friend in state.pie[seat])
        energy = sum(energy * count for energy, count in able) + more + bonus if len(able) > 1 else 0
        return Team(energy, max(1, self.needed_by(seat)))

    def mine(self, uid: Uid) -> bool:
        return owner_of(self.state, uid) == self.me

    def alone(self) -> bool:
        """Whether I have but one Scout or Knight who is not beaten."""
        return sum(not beaten(piece) for piece in self.allies) == 1
