"""What is told of picks: to everyone their own, to the reader of a finished game all of them."""

from __future__ import annotations

from odango.core.event import Event
from odango.core.step import Seat
from odango.text import Line


class Each(Event):
    """Every seat is told something of its own; a spectator only that it happened."""

    __slots__ = ("all", "inside", "outside")

    def __init__(self, inside: tuple[Line, ...], outside: Line, whole: Line) -> None:
        self.inside = inside
        self.outside = outside
        self.all = whole

    def face(self, seat: Seat | None) -> Line:
        return self.outside if seat is None else self.inside[seat]

    def whole(self) -> Line:
        return self.all
