"""What is told to the table.  There is no default: an event is Public or it is Secret."""

from odango.core.step import Seat
from odango.text import Line


class Event:
    """Something the players are told."""

    __slots__ = ()

    def face(self, seat: Seat | None) -> Line:
        """What this seat is told; None is a spectator."""
        raise NotImplementedError

    def whole(self) -> Line:
        """What is told when everything lies open: to the reader of a finished game."""
        raise NotImplementedError


class Public(Event):
    """Everybody is told the same."""

    __slots__ = ("line",)

    def __init__(self, line: Line) -> None:
        self.line = line

    def face(self, seat: Seat | None) -> Line:
        return self.line

    def whole(self) -> Line:
        return self.line


class Secret(Event):
    """Some seats are told `inside`; everyone else, spectators too, is told `outside`."""

    __slots__ = ("inside", "outside", "seats")

    def __init__(self, seats: tuple[Seat, ...], inside: Line, outside: Line) -> None:
        self.seats = seats
        self.inside = inside
        self.outside = outside

    def face(self, seat: Seat | None) -> Line:
        return self.inside if seat in self.seats else self.outside

    def whole(self) -> Line:
        return self.inside
