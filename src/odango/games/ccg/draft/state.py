"""A draft under way, and which pack is before whom."""

from __future__ import annotations

from typing import Final

from odango.core.state import State
from odango.core.step import Seat
from odango.games.ccg.cards import Kind
from odango.games.ccg.deck.boosters import SIZE
from odango.games.ccg.draft.setup import Setup

NONE: Final = -1
LEFT: Final = 1
RIGHT: Final = -1

Pack = int
"""The pack of a round, by the number of the seat that opened it."""


class Draft(State):
    """The table.  What was taken says by its place who took it, so nothing else has to be written down."""

    __slots__ = ("openers", "packs", "pick", "setup", "stage", "taken")

    setup: Setup
    stage: str
    """picking, building or done."""
    pick: int
    """How many cards everyone has taken in this round."""
    packs: list[tuple[Kind, ...]]
    """Of the round: what is left in each pack, sorted."""
    taken: list[tuple[tuple[Kind, ...], ...]]
    """Round by round, of each pack the cards in the order in which they were taken."""
    openers: list[Kind]
    """The Scout or Knight each has built a deck around; NONE until all have."""

    @property
    def seats(self) -> int:
        return len(self.openers)

    @property
    def round(self) -> int:
        """From 0."""
        return len(self.taken) - 1

    def direction(self, number: int) -> int:
        """To the left in the first round, then by turns."""
        return RIGHT if number % 2 else LEFT

    def holder(self, number: int, pack: Pack, pick: int) -> Seat:
        """Who takes a card as the so manieth of a pack."""
        return (pack + self.direction(number) * pick) % self.seats if self.setup.passes else pack

    def pack_of(self, seat: Seat, number: int, pick: int) -> Pack:
        """Which pack a seat takes its so manieth card from."""
        return (seat - self.direction(number) * pick) % self.seats if self.setup.passes else seat

    def in_hand(self, seat: Seat) -> tuple[Kind, ...]:
        """The pack that is before a seat now."""
        return self.packs[self.pack_of(seat, self.round, self.pick)]

    def picked(self, seat: Seat) -> tuple[Kind, ...]:
        """All that a seat has taken, in order."""
        order = [(number, pick) for number in range(len(self.taken)) for pick in range(SIZE)]
        packs = [(self.taken[number][self.pack_of(seat, number, pick)], pick) for number, pick in order]
        return tuple(pack[pick] for pack, pick in packs if pick < len(pack))

    def clone(self) -> Draft:
        twin = Draft.__new__(Draft)
        twin.copy_core(self)
        twin.setup = self.setup
        twin.stage = self.stage
        twin.pick = self.pick
        twin.packs = self.packs[:]
        twin.taken = self.taken[:]
        twin.openers = self.openers[:]
        return twin
