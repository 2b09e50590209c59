"""Masquerade Battle in the middle of a game."""

from __future__ import annotations

from typing import Final

from odango.core.state import State
from odango.core.step import Seat
from odango.games.masquerade.cards import TEAM_OF, Card, Planet, Team
from odango.games.masquerade.facts import Bid, Play, Trick
from odango.games.masquerade.setup import Setup

NOBODY: Final = -1
NO_CARD: Final = -1


class Masquerade(State):
    """The table.  Hands are kept sorted."""

    __slots__ = (
        "bids",
        "ended",
        "hands",
        "identities",
        "leader",
        "named",
        "opener",
        "piles",
        "plays",
        "royal",
        "ruling",
        "setup",
        "spare",
        "target",
        "tricks",
        "undealt",
        "unmasked",
        "voids",
    )

    setup: Setup
    identities: list[int]
    """The Team Card of each seat."""
    spare: int
    """The Team Card nobody got; NO_CARD at an even table."""
    unmasked: Seat
    """Whose Team Card the royal player turned up."""
    hands: list[list[Card]]
    undealt: list[Card]
    """Put away unseen, where everyone gets as many; sorted."""
    opener: Seat
    """Who opens the auction."""
    bids: tuple[Bid, ...]
    royal: Seat
    """Who won the auction; NOBODY until then."""
    named: Team
    """The team of the winning bid, and so of the royal card: Princess Serenity or Queen Metalia."""
    target: int
    """The number of the winning bid."""
    leader: Seat
    ruling: Planet
    plays: tuple[Play, ...]
    """The trick on the table."""
    tricks: list[Trick]
    piles: list[int]
    """How many Characters lie in each pile: seat times 2 plus team."""
    voids: list[int]
    """What everyone knows of each seat's hand: bit p is set when they failed to follow planet p."""
    ended: bool

    @property
    def seats(self) -> int:
        return len(self.hands)

    def team(self, seat: Seat) -> Team:
        return TEAM_OF[self.identities[seat]]

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % len(self.hands)

    @property
    def standing(self) -> Bid | None:
        """The bid to beat."""
        return next((bid for bid in reversed(self.bids) if bid.number), None)

    def clone(self) -> Masquerade:
        twin = Masquerade.__new__(Masquerade)
        twin.copy_core(self)
        twin.setup = self.setup
        twin.identities = self.identities[:]
        twin.spare = self.spare
        twin.unmasked = self.unmasked
        twin.hands = [hand[:] for hand in self.hands]
        twin.undealt = self.undealt[:]
        twin.opener = self.opener
        twin.bids = self.bids
        twin.royal = self.royal
        twin.named = self.named
        twin.target = self.target
        twin.leader = self.leader
        twin.ruling = self.ruling
        twin.plays = self.plays
        twin.tricks = self.tricks[:]
        twin.piles = self.piles[:]
        twin.voids = self.voids[:]
        twin.ended = self.ended
        return twin
