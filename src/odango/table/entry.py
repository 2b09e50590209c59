"""What happens at a table, one numbered entry after another.  A table is the fold of its entries."""

from __future__ import annotations

from enum import StrEnum
from hashlib import blake2b

from msgspec import Struct

from odango.core.step import Seat


class Kind(StrEnum):
    """What an entry tells of."""

    SIT = "sit"
    STAND = "stand"
    REMOVE = "remove"
    BOT = "bot"
    BRING = "bring"
    START = "start"
    CHOICE = "choice"
    LEAVE = "leave"
    RETURN = "return"
    VOTE = "vote"
    REMATCH = "rematch"


class Entry(Struct, frozen=True, kw_only=True):
    """One row of the log.  Numbers count from 1 without gaps; (table, number) is the key and the lock."""

    number: int
    kind: str
    seat: Seat | None
    """Whose seat it concerns."""
    player: str | None
    """Who did it; None for a bot or the house."""
    text: str
    """A choice in notation, a name, a level, a vote: what the kind needs said.

    What was brought is a secret of its seat until the game begins.
    """
    chance: tuple[int, ...] = ()
    """What fell by chance until the next one was asked."""
    at: int
    """When, in milliseconds since 1970."""
    asked: tuple[Seat, ...] = ()
    """Who is asked after this, so that a list of tables need not play them through."""


class Phase(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    """People sit down."""
    PLAYING = "playing"
    OVER = "over"
    """The game has ended by its rules."""
    ABANDONED = "abandoned"
    """The players agreed to stop."""
    CLOSED = "closed"
    """Everybody left before it began."""


class Card(Struct, frozen=True, kw_only=True):
    """What was settled when the table was opened and never changes; one row of `tables`."""

    id: str
    """Unguessable: whoever has it may come to the table."""
    game: str
    rules: int
    setup: str
    """The game's options as JSON."""
    seats: int
    public: bool
    """Whether the lobby lists it."""
    spectators: bool
    """Whether people without a seat may watch."""
    start_when_full: bool
    key: bytes
    """What is secret about the table, for ever; its dice and the id of its rematch follow from it."""
    opened_at: int
    previous: str | None = None
    """The table this one is the rematch of."""
    pools: str | None = None
    """What each seat may bring from, as JSON, where the game before says so.  A seat's own is shown to it alone."""

    @property
    def seed(self) -> bytes:
        """The secret of the dice: committed to when the table opens, shown to everyone when the game has ended."""
        return blake2b(b"dice", key=self.key, digest_size=32).digest()

    @property
    def rematch_id(self) -> str:
        """The id of the next table: always the same, so that it is opened once, and not to be worked out by others."""
        return blake2b(b"rematch", key=self.key, digest_size=16).hexdigest()
