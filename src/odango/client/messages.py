"""What goes over the line, as far as a client needs it.

These are the client's own types: what a newer server adds is passed over, and what an older one leaves out has a
default.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

ENDED = frozenset({"over", "abandoned", "closed"})


class Line(Struct, frozen=True):
    """A sentence in no language yet: a key of the catalogue and its arguments."""

    key: str
    args: dict[str, Any] = field(default_factory=dict)


class Option(Struct, frozen=True):
    """One thing you may choose."""

    choice: int
    text: str
    """In notation: this is what is sent."""
    label: Line
    refs: tuple[str, ...] = ()
    """The things on the board it concerns, such as `die:0:2`."""


class Result(Struct, frozen=True):
    """How the game ended."""

    places: tuple[int, ...]
    """The place of each seat, 1 for winners."""
    points: tuple[float, ...]
    why: Line
    teams: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """Their seats."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A place at the table."""

    name: str | None = None
    player: str | None = None
    bot: str | None = None
    left: bool = False
    brought: bool = False
    """Whether something was brought to this seat; what, stands in the setup once the game has begun."""


class Motion(Struct, frozen=True, kw_only=True):
    """Something the table is voting on."""

    motion: str
    seat: int | None = None
    level: str | None = None
    yes: list[int] = field(default_factory=list)
    no: list[int] = field(default_factory=list)
    needed: int = 0


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know about a table."""

    id: str
    game: str
    phase: str
    """open, playing, over, abandoned or closed."""
    seats: list[SeatInfo]
    setup: dict[str, Any] = field(default_factory=dict)
    host: int | None = None
    rules: int = 0
    public: bool = False
    spectators: bool = False
    start_when_full: bool = False
    number: int = 0
    opened_at: int = 0
    commitment: str = ""
    seed: str | None = None
    motions: list[Motion] = field(default_factory=list)
    previous: str | None = None
    next: str | None = None
    """The rematch."""


class Snapshot(Struct, frozen=True, kw_only=True, tag="view"):
    """The whole table as you may see it."""

    number: int
    table: TableInfo
    seat: int | None = None
    view: Any = None
    ask: Line | None = None
    options: list[Option] = field(default_factory=list)


class Happening(Struct, frozen=True, kw_only=True, tag="event"):
    """Something happened; what is left out has not changed."""

    number: int
    kind: str
    seat: int | None = None
    at: int = 0
    lines: list[Line] = field(default_factory=list)
    table: TableInfo | UnsetType = UNSET
    view: Any = UNSET
    ask: Line | UnsetType | None = UNSET
    options: list[Option] | UnsetType = UNSET


class Chat(Struct, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    chat: int
    """Counted on its own, from 1."""
    player: str = ""
    name: str = ""
    at: int = 0
    text: str = ""

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"


class Ack(Struct, frozen=True, kw_only=True, tag="ack"):
    """The choice counts, under this number."""

    number: int
    repeated: bool = False
    id: str | None = None


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """No, and why not."""

    code: str
    reason: str = ""
    rule: str | None = None
    id: str | None = None
    view: Snapshot | None = None


class Pong(Struct, frozen=True, kw_only=True, tag="pong"):
    number: int


class Choose(Struct, frozen=True, kw_only=True, tag="choose"):
    """Answers a question.  Sent again as it was, it counts once."""

    number: int
    text: str
    id: str


class Look(Struct, frozen=True, kw_only=True, tag="look"):
    """Asks for the whole view."""


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened at the table, in words."""

    number: int
    kind: str
    """sit, start, choice, vote …"""
    seat: int | None
    """Whose seat it concerns."""
    at: int
    """Milliseconds since 1970."""
    text: str
    """All that is told of it, to you, in English."""
    lines: tuple[Line, ...]
    """The same for programs."""

    def __str__(self) -> str:
        return self.text


Received = Snapshot | Happening | Chat | Ack | Refused | Pong
Sent = Choose | Look

_decoder: msgspec.json.Decoder[Received] = msgspec.json.Decoder(Received)
_known = frozenset({"view", "event", "chat", "ack", "refused", "pong"})


class _Tagged(Struct):
    type: str = ""


def read(data: str | bytes) -> Received | None:
    """A message of the server; None for a kind that a newer server may send."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError:
        if msgspec.json.decode(data, type=_Tagged).type in _known:
            raise
        return None
