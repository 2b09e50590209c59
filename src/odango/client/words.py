"""What the server tells, in English."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from odango import text
from odango.client.messages import Event, Happening, Line, TableInfo


def in_words(line: Line, names: Sequence[str]) -> str:
    """The sentence; the key alone where a newer server says something that this catalogue does not have."""
    try:
        return text.english().say(msgspec.convert(msgspec.to_builtins(line), text.Line), names)
    except (KeyError, ValueError):
        return line.key


def names_of(table: TableInfo | None) -> tuple[str, ...]:
    """The players by seat; an empty seat is called by its letter."""
    seats = () if table is None else table.seats
    return tuple(seat.name or text.seat_letter(number) for number, seat in enumerate(seats))


def event_of(happening: Happening, names: Sequence[str]) -> Event:
    return Event(
        number=happening.number,
        kind=happening.kind,
        seat=happening.seat,
        at=happening.at,
        text=" ".join(in_words(line, names) for line in happening.lines),
        lines=tuple(happening.lines),
    )
