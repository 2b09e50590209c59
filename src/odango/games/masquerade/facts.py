"""What has happened openly, as the state remembers it.  They hold no cycles, so the garbage collector leaves them."""

from __future__ import annotations

from msgspec import Struct

from odango.core.step import Seat
from odango.games.masquerade.cards import NO_PLANET, Card, Planet, Team


class Bid(Struct, frozen=True, gc=False):
    """What somebody said in the auction: a number for a team, or pass."""

    seat: Seat
    number: int
    """0 for a pass."""
    team: Team
    """-1 for a pass."""


class Play(Struct, frozen=True, gc=False):
    """A card on the table."""

    seat: Seat
    card: Card
    side: int = -1
    """The side of a Character that counts now, after any Betrayal so far; -1 for other cards."""
    named: Planet = NO_PLANET
    """The ruling planet its player named with it."""
    turned: tuple[int, ...] = ()
    """A Betrayal: the places in the trick of the cards it turned over."""


class Outcome(Struct, frozen=True, gc=False):
    """Who wins a trick, and by what."""

    place: int
    """The winning card's place in the trick; -1: nobody."""
    by: str
    """tuxedo, support, action, moon, ruling, loser_action, loser or draw."""
    struck: tuple[int, ...]
    """The places of Characters that cancelled each other."""


class Trick(Struct, frozen=True, gc=False):
    """A trick that is over."""

    plays: tuple[Play, ...]
    """In the order played, the leader's first; sides as they were at the end."""
    ruling: Planet
    """The planet that ruled at the end."""
    outcome: Outcome
    receiver: Seat
    """Who got the cards; -1 after a draw."""
    pile: Team
    """Into which pile; -1 after a draw."""

    @property
    def leader(self) -> Seat:
        return self.plays[0].seat

    @property
    def winner(self) -> Seat:
        """Whose card won; -1 after a draw.  With a Support it is not the receiver."""
        return -1 if self.outcome.place < 0 else self.plays[self.outcome.place].seat
