"""Truth or Bluff in the middle of a game."""

from __future__ import annotations

from odango.core.state import State
from odango.core.step import Seat
from odango.games.bluff.facts import Fact, Pass
from odango.games.bluff.setup import Setup
from odango.games.bluff.tiles import Tile

NOBODY = -1


class Bluff(State):
    """The table.  Holders are kept sorted; face-up tiles lie in the order they were collected."""

    __slots__ = (
        "bag",
        "cause",
        "chose_itself",
        "contents",
        "defeated",
        "draws",
        "ending",
        "face_up",
        "history",
        "holders",
        "looked",
        "passes",
        "set_aside",
        "setup",
        "starter",
        "tile",
        "token_bag",
        "tokens",
    )

    setup: Setup
    ending: str
    """The second Ending; the empty holder always counts."""
    contents: tuple[int, ...]
    """How many tiles of each kind are in this game; public."""
    holders: list[list[Tile]]
    face_up: list[list[Tile]]
    tokens: list[tuple[int, ...]]
    """The values each seat has drawn."""
    bag: list[Tile]
    """In no order: a draw takes a random one."""
    set_aside: list[Tile]
    """Tiles that did not go in; kept only where Jadeite draws from them (B-01)."""
    token_bag: list[int]
    """How many tokens are left of value 1, 2 and 3."""
    starter: Seat
    tile: Tile
    """The tile under way, or NO_TILE."""
    passes: tuple[Pass, ...]
    """How the tile under way has travelled."""
    looked: bool
    """Whether the present receiver has looked, and so must pass it on."""
    history: list[Fact]
    draws: int
    """How many of them are draws by Jadeite, the only ones that are not seen alike by all."""
    chose_itself: tuple[Tile, ...]
    """Villains that have used their one chance to pick themselves (B-04)."""
    defeated: tuple[Seat, ...]
    cause: str
    """The Ending that was met, or empty while the game goes on."""

    @property
    def seats(self) -> int:
        return len(self.holders)

    @property
    def receiver(self) -> Seat:
        return self.passes[-1].receiver

    @property
    def passer(self) -> Seat:
        return self.passes[-1].giver

    def knows_tile(self, seat: Seat | None) -> bool:
        """Whether there is a tile under way and this seat has seen it."""
        return seat in self.knowers()

    def knowers(self) -> tuple[Seat, ...]:
        """Who has seen the tile under way: the starter, and everyone who looked."""
        givers = [handed.giver for handed in self.passes]
        if self.looked:
            givers.append(self.passes[-1].receiver)
        return tuple(givers)

    def fresh_seats(self) -> list[Seat]:
        """Who has not had the tile under way in this round."""
        had = [self.starter]
        for handed in self.passes:
            had.append(handed.receiver)  # noqa: PERF401 - on the hottest path, and compiled code likes it plain
        return [seat for seat in range(len(self.holders)) if seat not in had]

    def clone(self) -> Bluff:
        twin = Bluff.__new__(Bluff)
        twin.copy_core(self)
        twin.setup = self.setup
        twin.ending = self.ending
        twin.contents = self.contents
        twin.holders = [tiles[:] for tiles in self.holders]
        twin.face_up = [tiles[:] for tiles in self.face_up]
        twin.tokens = self.tokens[:]
        twin.bag = self.bag[:]
        twin.set_aside = self.set_aside[:]
        twin.token_bag = self.token_bag[:]
        twin.starter = self.starter
        twin.tile = self.tile
        twin.passes = self.passes
        twin.looked = self.looked
        twin.history = self.history[:]
        twin.draws = self.draws
        twin.chose_itself = self.chose_itself
        twin.defeated = self.defeated
        twin.cause = self.cause
        return twin
