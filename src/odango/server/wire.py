"""What goes over the wire.  These types are the API: the OpenAPI document and the clients' types come from here."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_type_hints

from msgspec import UNSET, Meta, Struct, UnsetType

from odango.core.step import Seat
from odango.core.view import Option
from odango.games import GAMES
from odango.table.entry import Kind, Phase
from odango.text import Line

if TYPE_CHECKING:
    GameView: TypeAlias = Any
else:
    GameView = reduce(or_, (get_type_hints(game.view)["return"] for game in GAMES.values()), None)
"""The view of one of the games; which one, `table.game` says.  The OpenAPI document spells them all out."""

Name = Annotated[str, Meta(min_length=1, max_length=200, description="Cleaned: one line, at most 24 characters.")]
Identifier = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=25)]
Notation = Annotated[str, Meta(min_length=1, max_length=400)]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A place at the table."""

    name: str | None
    """Who sits there; null where nobody does."""
    player: str | None
    """The person's public id."""
    bot: str | None
    """The level of the bot that plays here: for itself, or for a person who left."""
    left: bool
    """Whether the person got up in the middle of the game; the seat is kept."""
    brought: bool
    """Whether something was brought to this seat; what, stands in `setup` once the game has begun."""


class Motion(Struct, frozen=True, kw_only=True):
    """Something the table is voting on."""

    motion: Literal["abandon", "rematch", "bot"]
    seat: Seat | None
    """Whose seat a bot would play."""
    level: str | None
    yes: list[Seat]
    no: list[Seat]
    needed: int
    """How many must agree."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody at the table, and who only watches, may know about it."""

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    """Once the game has begun, with what everyone brought."""
    seats: list[SeatInfo]
    host: Seat | None
    phase: Phase
    public: bool
    spectators: bool
    start_when_full: bool
    number: int
    """Of the last thing that happened."""
    opened_at: int
    commitment: str
    """SHA-256 of the secret seed of the dice."""
    seed: str | None
    """The seed itself, in hexadecimal, once the game has ended."""
    motions: list[Motion]
    previous: str | None
    next: str | None
    """The rematch."""
    advice: list[Line] = []
    """Before the game: what to think of in these options."""


class Snapshot(Struct, frozen=True, kw_only=True, tag="view"):
    """The whole table as one seat, or a spectator, may see it."""

    number: int
    table: TableInfo
    seat: Seat | None
    """Yours; null for a spectator."""
    view: GameView
    """Null before the game has begun."""
    ask: Line | None
    """What you are asked."""
    options: list[Option]
    """All that you may answer."""


class Happening(Struct, frozen=True, kw_only=True, tag="event", omit_defaults=True):
    """Something happened.  Numbers follow each other without gaps; after a gap ask for the whole view."""

    number: int
    kind: Kind
    seat: Seat | None
    at: int
    lines: list[Line]
    """What is told of it, to you."""
    table: TableInfo | UnsetType = UNSET
    """When more than the game changed."""
    view: GameView | UnsetType = UNSET
    """As in a whole view; in a list of past events it is left out."""
    ask: Line | UnsetType | None = UNSET
    options: list[Option] | UnsetType = UNSET


class ChatLine(Struct, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something.  Counted on its own, from 1."""

    chat: int
    player: str
    name: str
    at: int
    text: str


class Ack(Struct, frozen=True, kw_only=True, tag="ack"):
    """Your choice is in the log, and on the disk."""

    number: int
    repeated: bool
    """It was there already: this is the same answer once more."""
    id: str | None = None
    """As you sent it."""


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """No, and why not.  Nothing has changed."""

    code: str
    """stale, not-your-turn, illegal, malformed, too-fast, not-seated …"""
    reason: str
    """In a sentence."""
    rule: str | None = None
    """The heading of the rules page, where the rules forbid it."""
    line: Line | None = None
    """The reason for a catalogue, where there is one."""
    id: str | None = None
    view: Snapshot | None = None
    """The whole view, when yours was stale."""


class Why(Struct, frozen=True, kw_only=True):
    """Whether things on the board can be chosen now, and why not."""

    possible: bool
    """Some option concerns all of them."""
    rule: str | None
    """The heading of the rules page that forbids it."""
    line: Line | None
    """The reason for a catalogue."""


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    number: int
    """Of the last thing that happened, so that a gap is noticed."""
    id: str | None = None


class Presence(Struct, frozen=True, kw_only=True, tag="presence"):
    """Who is at the table now.  Comes after the first view, and whenever it changes."""

    seats: list[Seat]
    """Those whose person has the table open; bots have none."""
    watching: int
    """How many look on who do not sit there."""


class Choose(Struct, frozen=True, kw_only=True, tag="choose", forbid_unknown_fields=True):
    """Answer what you are asked."""

    number: Number
    """Of the last thing you saw."""
    text: Notation
    """One of the options, as its `text` says."""
    id: Identifier | None = None
    """Given back with the answer."""


class Ping(Struct, frozen=True, kw_only=True, tag="ping", forbid_unknown_fields=True):
    id: Identifier | None = None


class Look(Struct, frozen=True, kw_only=True, tag="look", forbid_unknown_fields=True):
    """Send me the whole view."""


class Say(Struct, frozen=True, kw_only=True, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: Identifier | None = None


FromClient = Choose | Ping | Look | Say
ToClient = Snapshot | Happening | ChatLine | Ack | Refused | Pong | Presence
