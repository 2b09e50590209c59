"""What the tables and turns of both clients have in common: everything that needs no line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from odango.client.messages import Chat, Event, Happening, Line, Option, Result, Snapshot, TableInfo
from odango.client.session import Session
from odango.client.talk import Talk
from odango.client.words import event_of, in_words

Listener = Callable[[Event | Chat], object]


class TableFace:
    """What is known of a table.  It is as new as the last turn, event or call."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk

    @property
    def _session(self) -> Session:
        return self._talk.session

    @property
    def id(self) -> str:
        """Whoever has it may come to the table."""
        return self._session.table

    @property
    def info(self) -> TableInfo:
        info = self._session.info
        if info is None:
            raise RuntimeError("a table is made with its first view")
        return info

    @property
    def seat(self) -> int | None:
        """Yours; None for a spectator."""
        return self._session.seat

    @property
    def seated(self) -> bool:
        """Whether you sit there now: not if you left in the middle of the game and your seat is kept."""
        return self._session.seated

    @property
    def view(self) -> Any:
        """What you see of the game, as the server's JSON; None before it has begun."""
        return self._session.view

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self._session.names

    @property
    def over(self) -> bool:
        return self._session.over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on, and if it was abandoned."""
        return self._session.result

    @property
    def heard(self) -> tuple[Event | Chat, ...]:
        """What happened since the last turn."""
        return tuple(self._session.heard)

    def say(self, what: Option | Line) -> str:
        """In English, with the names of those who sit here."""
        return in_words(what.label if isinstance(what, Option) else what, self.names)

    def begin(self, first: Snapshot) -> None:
        """For the client, which has just opened it: tell everything from the beginning."""
        self._session.opened(first)

    def _events(self, happenings: list[Happening]) -> list[Event]:
        return [event_of(happening, self.names) for happening in happenings]

    def _listen(self, hear: Listener | None) -> None:
        self._session.listener = hear
        if hear is not None:
            for event in self._session.heard:
                hear(event)


class TurnFace:
    """A question to you, and all you may answer."""

    def __init__(self, talk: Talk) -> None:
        session = talk.session
        self._talk = talk
        self.number = session.number
        """Of the last thing that had happened when it was asked."""
        self.seat = session.seat
        """Yours."""
        self.view: Any = session.view
        self.ask = session.ask
        self.options = tuple(session.options)
        self.names = session.names
        self.heard = tuple(session.heard)
        """What happened since the turn before."""
        self.tried = False
        """Whether it was answered, with success or without."""
        session.heard.clear()

    @property
    def question(self) -> str:
        """In English."""
        return "" if self.ask is None else self.say(self.ask)

    def say(self, what: Option | Line) -> str:
        """An option, or any other line, in English."""
        return in_words(what.label if isinstance(what, Option) else what, self.names)


def id_of(link: str) -> str:
    """The id of a table from its link, or from itself."""
    return urlsplit(link).path.rstrip("/").rpartition("/")[2]
