"""The Sailor Moon CCG in the middle of a game."""

from __future__ import annotations

from typing import Final

from odango.core.state import State
from odango.core.step import Seat
from odango.games.ccg.cards import Kind
from odango.games.ccg.facts import Attack, Contest, Piece, Score, Uid
from odango.games.ccg.setup import Setup

NOBODY: Final = -1


class Ccg(State):
    """The table.  Hands are kept sorted; a deck's top is its last card."""

    __slots__ = (
        "allies",
        "attack",
        "contest",
        "decks",
        "discards",
        "drawn",
        "ended",
        "enemies",
        "extra",
        "flipped",
        "gone",
        "hands",
        "known",
        "last_contest",
        "next_uid",
        "no_attacks",
        "no_draw",
        "no_rest",
        "openings",
        "out",
        "pie",
        "points",
        "scores",
        "seen",
        "setup",
        "skips",
        "stage",
        "starter",
        "step",
        "trained",
        "turn",
        "turns",
    )

    setup: Setup
    stage: str
    """opening, turns or basic: which part of the game is played."""
    step: int
    """The step of the turn, as the rulebook counts: 1 draw, 2 play, 3 use, 5 act, 6 defeat, 7 discard."""
    turn: Seat
    """Whose turn it is; NOBODY before the first."""
    starter: Seat
    """Who began; NOBODY before that is known."""
    turns: list[int]
    """How many turns each has begun; in the Basic game how many times they have flipped."""
    points: list[int]
    out: list[bool]
    """Who is out of the game."""

    hands: list[list[Kind]]
    known: list[list[tuple[Kind, ...]]]
    """By seat, then by whose hand: cards this seat knows to be in it, at least so many of each, sorted.  After the
    seats come those who watch, who can conclude a hand when a deck has run out."""
    drawn: list[tuple[Kind, ...]]
    """Two cards in hand of which one will go to the bottom of the deck."""
    decks: list[list[Kind]]
    seen: list[list[int]]
    """Who knows each card of a deck where it lies: bit s for seat s."""
    discards: list[list[Kind]]
    gone: list[list[Kind]]
    """Cards that are out of the game."""

    allies: list[tuple[Piece, ...]]
    enemies: list[tuple[Piece, ...]]
    pie: list[tuple[Piece, ...]]
    next_uid: Uid
    openings: list[tuple[Kind, ...]]
    """What each begins with, once all have chosen; in the Basic game as far as everyone knows it: the Scout or Knight,
    and the Monsters laid down once the whole deck has been seen."""

    attack: Attack | None
    contest: Contest | None
    last_contest: Contest | None
    """The challenge before, as it ended: everyone saw it."""
    trained: int
    """How many Combat Trainings wait for an attack of this turn."""
    skips: list[bool]
    """Who will miss the next turn."""
    extra: int
    """How many more turns the one whose turn it is will have."""
    no_draw: list[int]
    """1 for who does not draw at the start of the next turn."""
    no_attacks: list[int]
    """The turn of each in which none of their Scouts and Knights may attack."""
    no_rest: list[int]
    """The turn of each in which none of them may rejuvenate."""

    flipped: list[tuple[Kind, ...]]
    """In the Basic game: what each has turned over this time, the card that counts last."""
    scores: list[Score]
    ended: str
    """Why the game is over: goal, last, nobody, limit or monsters; empty while it goes on."""

    @property
    def seats(self) -> int:
        return len(self.points)

    def living(self) -> list[Seat]:
        """Who is in the game."""
        return [seat for seat in range(self.seats) if not self.out[seat]]

    def opponents(self, seat: Seat) -> list[Seat]:
        """All others in the game, clockwise."""
        others = [(seat + i) % self.seats for i in range(1, self.seats)]
        return [other for other in others if not self.out[other]]

    def after(self, seat: Seat) -> Seat:
        """The next player clockwise who is in the game."""
        others = self.opponents(seat)
        return others[0] if others else seat

    def neighbours(self, seat: Seat) -> list[Seat]:
        """Whose Monsters may be attacked: the players next to one on the left and on the right."""
        others = self.opponents(seat)
        return others if len(others) < 2 else [others[0], others[-1]]

    def clone(self) -> Ccg:
        twin = Ccg.__new__(Ccg)
        twin.copy_core(self)
        twin.setup = self.setup
        twin.stage = self.stage
        twin.step = self.step
        twin.turn = self.turn
        twin.starter = self.starter
        twin.turns = self.turns[:]
        twin.points = self.points[:]
        twin.out = self.out[:]
        twin.hands = [part[:] for part in self.hands]
        twin.known = [part[:] for part in self.known]
        twin.drawn = self.drawn[:]
        twin.decks = [part[:] for part in self.decks]
        twin.seen = [part[:] for part in self.seen]
        twin.discards = [part[:] for part in self.discards]
        twin.gone = [part[:] for part in self.gone]
        twin.allies = self.allies[:]
        twin.enemies = self.enemies[:]
        twin.pie = self.pie[:]
        twin.next_uid = self.next_uid
        twin.openings = self.openings[:]
        twin.attack = self.attack
        twin.contest = self.contest
        twin.last_contest = self.last_contest
        twin.trained = self.trained
        twin.skips = self.skips[:]
        twin.extra = self.extra
        twin.no_draw = self.no_draw[:]
        twin.no_attacks = self.no_attacks[:]
        twin.no_rest = self.no_rest[:]
        twin.flipped = self.flipped[:]
        twin.scores = self.scores[:]
        twin.ended = self.ended
        return twin
