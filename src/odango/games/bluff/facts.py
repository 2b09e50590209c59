"""What has happened openly, as the state remembers it: who said what, and where known tiles went out of sight.

Players remember these things; a view shows them, and `imagine` may not contradict them.  They hold no cycles, so the
garbage collector need not look at them.
"""

from msgspec import Struct

from odango.core.step import Seat
from odango.games.bluff.tiles import Tile


class Pass(Struct, frozen=True, gc=False):
    """The tile was handed on with these words."""

    giver: Seat
    receiver: Seat
    claim: int
    """The character it was said to be."""


class Challenged(Struct, frozen=True, tag=True, gc=False):
    """A round: the tile's way, what the last receiver said, and what it was."""

    passes: tuple[Pass, ...]
    said_truth: bool
    tile: Tile
    collector: Seat

    @property
    def starter(self) -> Seat:
        return self.passes[0].giver


class Returned(Struct, frozen=True, tag=True, gc=False):
    """Kunzite: a face-up tile went back into its owner's holder, all looking on."""

    seat: Seat
    tile: Tile


class Bagged(Struct, frozen=True, tag=True, gc=False):
    """Zoycite: a face-up tile went into the bag, all looking on."""

    seat: Seat
    tile: Tile


class Drew(Struct, frozen=True, tag=True, gc=False):
    """Jadeite: a tile was drawn into a holder.  Only the drawer knows which; to the others `tile` is None."""

    seat: Seat
    tile: Tile | None
    left: int
    """How many tiles stayed where it was drawn from."""


Fact = Challenged | Returned | Bagged | Drew
