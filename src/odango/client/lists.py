"""What is read over HTTP alone."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class TableRow(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    seats: int
    phase: str
    setup: dict[str, Any] = field(default_factory=dict)
    sitting: list[dict[str, Any]] = field(default_factory=list)
    """Seat, name, and the level of a bot."""
    number: int = 0
    opened_at: int = 0
    changed_at: int = 0
    asked: list[int] = field(default_factory=list)
    """The seats that are asked."""
    seat: int | None = None
    """Yours."""


class GameInfo(Struct, frozen=True, kw_only=True):
    """What one needs to know to open a table."""

    name: str
    title: str = ""
    seats: list[int] = field(default_factory=list)
    """How many may play."""
    rules: int = 0
    levels: list[str] = field(default_factory=list)
    """Its bots, weakest first."""
    setup: dict[str, Any] = field(default_factory=dict)
    """Its options as they usually are."""
    schema: dict[str, Any] = field(default_factory=dict)
    """JSON schema of the options."""


class Rule(Struct, frozen=True, kw_only=True):
    """One heading of the rules page; refusals cite its id."""

    id: str
    title: str = ""
    text: str = ""
    """Markdown."""


class Me(Struct, frozen=True, kw_only=True):
    """Who you are."""

    id: str
    name: str
    token: str | None = None
    """Of a new guest."""
