"""What the store takes and gives, and how an entry of the log is written as a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from odango.table.entry import Card, Entry, Phase


class Player(Struct, frozen=True):
    id: str
    name: str
    created_at: int


class Token(Struct, frozen=True):
    """A key with which a program plays for a player."""

    id: str
    player: str
    label: str
    created_at: int


class Deck(Struct, frozen=True):
    """A deck that a player keeps."""

    id: str
    """Unguessable: whoever has it may look at the deck."""
    player: str
    name: str
    list: str
    """As the game writes it in one line."""
    changed_at: int


class ChatRow(Struct, frozen=True):
    table: str
    number: int
    player: str
    name: str
    at: int
    text: str


class Sitting(Struct, frozen=True):
    """Who sits on one seat, as the lists of tables show it."""

    seat: int
    player: str | None
    name: str
    bot: str | None


class Listed(Struct, frozen=True):
    """A table in the lobby or among a player's own."""

    card: Card
    phase: Phase
    sitting: list[Sitting]
    number: int
    """Of its last entry; 0 without any."""
    asked: tuple[int, ...]
    changed_at: int
    next: str | None = None
    """The rematch, once there is one."""


class Change(Struct, frozen=True):
    """What an entry changes in the lists; written in the same transaction as the entry."""

    phase: Phase | None = None
    sitting: list[Sitting] | None = None
    """All who sit now; they replace all who sat."""
    next: str | None = None
    """The id of the rematch."""


LogRow: TypeAlias = tuple[str, int, str, int | None, str | None, str, str, int, str]
"""A row of `log`, its values in the order of the columns."""
LOG_COLUMNS = ("table", "number", "kind", "seat", "player", "text", "chance", "at", "asked")


def log_row(table: str, entry: Entry) -> LogRow:
    """An entry as the databases take it in.

    Made while the caller waits, so that what cannot be written never gets among the rows of others.
    """
    player = entry.player
    for text in (table, entry.kind, player or "", entry.text):
        if "\0" in text:
            raise ValueError("no database keeps the character U+0000 in a text")
        text.encode()
    chance, asked = numbers_as_text(entry.chance), numbers_as_text(entry.asked)
    return table, entry.number, entry.kind, entry.seat, player, entry.text, chance, entry.at, asked


def entry_of(row: Sequence[Any]) -> Entry:
    """An entry from the columns of its row, without the table."""
    number, kind, seat, player, text, chance, at, asked = row
    return Entry(
        number=number,
        kind=kind,
        seat=seat,
        player=player,
        text=text,
        chance=numbers_of(chance),
        at=at,
        asked=numbers_of(asked),
    )


def numbers_as_text(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def numbers_of(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
