"""Dice Challenge in the middle of a match.

A fighter is not a seat: fighter f fights for side f % 2 and belongs to seat owners[f].  All of it is public, but for
characters chosen in secret until all are.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from odango.core.state import State
from odango.core.step import Seat
from odango.games.dice.characters import CHARACTERS, Character
from odango.games.dice.setup import TAG_TEAM, Setup

Fighter = int
Side = int
Die = int
"""A die on the table: its size and the value it shows, as size x 32 + value."""

NONE: Final = -1


def die(size: int, value: int) -> Die:
    return size << 5 | value


def size_of(thrown: Die) -> int:
    return thrown >> 5


def value_of(thrown: Die) -> int:
    return thrown & 31


class Trophy(Struct, frozen=True):
    """A captured die."""

    size: int
    fighter: Fighter
    """Who lost it."""


class RoundScore(Struct, frozen=True):
    """How a round ended.  Points are counted in halves, so that they are whole numbers (D-21)."""

    fighters: tuple[Fighter, ...]
    halves: tuple[int, int]
    winner: Side
    """NONE for a tie, which is fought again."""


class Match(State):
    """The table."""

    __slots__ = (
        "active",
        "attack",
        "captured",
        "characters",
        "clashes",
        "defended",
        "dice",
        "droids",
        "extra_turn",
        "foreseen",
        "history",
        "lent",
        "loser",
        "mode",
        "owners",
        "picked",
        "removed",
        "reserve",
        "rounds_to_win",
        "setup",
        "shielded",
        "starting",
        "tagged",
        "tokens",
        "turn",
        "uses",
    )

    setup: Setup
    mode: str
    owners: tuple[Seat, ...]
    rounds_to_win: int
    characters: list[int]
    starting: list[tuple[int, ...]]
    """The sizes each fighter starts a round with."""
    reserve: list[tuple[int, ...]]
    uses: list[int]
    """How often each fighter's ability may still be used; 0 for one that works all the time."""
    dice: list[tuple[Die, ...]]
    """What lies on the table, each fighter's dice smallest first."""
    lent: list[tuple[int, ...]]
    """Reserve Dice on the table for this round only."""
    droids: list[tuple[int, ...]]
    """Droid Dice not yet brought in this round."""
    removed: list[tuple[int, ...]]
    """Starting Dice taken out of the match."""
    captured: list[tuple[Trophy, ...]]
    """Each side's victory pile."""
    active: list[Fighter]
    """Who fights for each side, or NONE."""
    turn: Side
    attack: tuple[int, int, int]
    """The attack that is being carried out; see `attacks`."""
    picked: int
    """The dice that have been picked to be rolled again, as a mask."""
    shielded: int
    """Which of the defender's dice cannot be targeted this turn, or NONE."""
    defended: bool
    """Whether a die has been shielded this turn."""
    extra_turn: bool
    """Whether the turn that is ending will be followed by another of the same side."""
    foreseen: tuple[Fighter, ...]
    """Whose Crystal Ball has been left alone since the last starting roll."""
    tagged: list[bool]
    """Whether each side's last turn was a withdrawal."""
    tokens: list[int]
    """Rounds each side has won."""
    loser: Side
    """Who lost the last round, or NONE."""
    clashes: int
    """How often characters chosen in secret were the same."""
    history: list[RoundScore]

    @property
    def seats(self) -> int:
        return max(self.owners) + 1

    def character(self, fighter: Fighter) -> Character:
        return CHARACTERS[self.characters[fighter]]

    def seat_of(self, fighter: Fighter) -> Seat:
        return self.owners[fighter]

    def called(self, fighter: Fighter) -> str:
        """How notation names a fighter: by character, and by number too where a character fights more than once."""
        name = self.character(fighter).id
        return name if self.characters.count(self.characters[fighter]) == 1 else f"{name}-{fighter + 1}"

    def team(self, side: Side) -> list[Fighter]:
        return list(range(side, len(self.owners), 2))

    def captain(self, side: Side) -> Seat:
        """Who decides for a team: the first of its people (D-23)."""
        return side

    @property
    def attacker(self) -> Fighter:
        return self.active[self.turn]

    @property
    def defender(self) -> Fighter:
        return self.active[1 - self.turn]

    def sources(self, fighter: Fighter) -> list[Fighter]:
        """Whose abilities this fighter may use: its own, and in a tag-team those of the whole team."""
        if not self.setup.abilities:
            return []
        return self.team(fighter % 2) if self.mode == TAG_TEAM else [fighter]

    def waiting(self, side: Side) -> list[Fighter]:
        """Who could be tagged in: team mates on the sidelines with dice left."""
        return [f for f in self.team(side) if f != self.active[side] and self.dice[f]]

    def clone(self) -> Match:
        twin = Match.__new__(Match)
        twin.copy_core(self)
        twin.setup = self.setup
        twin.mode = self.mode
        twin.owners = self.owners
        twin.rounds_to_win = self.rounds_to_win
        twin.characters = self.characters[:]
        twin.starting = self.starting[:]
        twin.reserve = self.reserve[:]
        twin.uses = self.uses[:]
        twin.dice = self.dice[:]
        twin.lent = self.lent[:]
        twin.droids = self.droids[:]
        twin.removed = self.removed[:]
        twin.captured = self.captured[:]
        twin.active = self.active[:]
        twin.turn = self.turn
        twin.attack = self.attack
        twin.picked = self.picked
        twin.shielded = self.shielded
        twin.defended = self.defended
        twin.extra_turn = self.extra_turn
        twin.foreseen = self.foreseen
        twin.tagged = self.tagged[:]
        twin.tokens = self.tokens[:]
        twin.loser = self.loser
        twin.clashes = self.clashes
        twin.history = self.history[:]
        return twin
