"""What was told in the Sailor Moon CCG: in English, or by key, as words may change and what is told does not."""

from __future__ import annotations

from typing import Any

from odango.core.step import Seat
from odango.games.ccg.state import Ccg
from odango.text import Name, Names, english


def told(state: Ccg, seat: Seat | None = None) -> list[str]:
    """What this seat, or a spectator, has been told since the table was laid, in English."""
    return [english().say(event.face(seat)) for event in state.events or ()]


def keys(state: Ccg, seat: Seat | None = None) -> list[str]:
    """The keys of all that this seat, or a spectator, has been told, without the game's name."""
    return [event.face(seat).key.removeprefix("ccg-") for event in state.events or ()]


def said(state: Ccg, key: str, seat: Seat | None = None) -> list[dict[str, Any]]:
    """The seats and numbers of every line of this key, in order."""
    faces = [event.face(seat) for event in state.events or ()]
    return [
        {name: _plain(arg) for name, arg in face.args.items() if isinstance(arg, (int, Name, Names))}
        for face in faces
        if face.key == f"ccg-{key}"
    ]


def _plain(arg: Any) -> Any:
    if isinstance(arg, Name):
        return arg.seat
    return arg.seats if isinstance(arg, Names) else arg
