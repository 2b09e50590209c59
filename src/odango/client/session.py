"""What a client knows of one table.  It is fed what the server sends and says what to send; no line, no clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from odango.client.messages import (
    ENDED,
    Ack,
    Chat,
    Choose,
    Event,
    Happening,
    Line,
    Look,
    Option,
    Received,
    Refused,
    Result,
    Sent,
    Snapshot,
    TableInfo,
    read,
)
from odango.client.words import event_of, names_of

KEPT = 1000
"""So many events are kept for somebody who does not ask for them."""


class Session:
    """One seat's, or a spectator's, side of the talk.

    Whoever holds the line calls `connected` each time there is a new one, sends all of `outbox`, and feeds what comes.
    """

    def __init__(self, table: str) -> None:
        self.table = table
        self.number = 0
        """Of the last thing that is known here."""
        self.told: int | None = None
        """Of the last thing that was put into words.  It lags behind where a view came before its events."""
        self.info: TableInfo | None = None
        self.seat: int | None = None
        self.view: Any = None
        self.ask: Line | None = None
        self.options: Sequence[Option] = ()
        self.heard: deque[Event | Chat] = deque(maxlen=KEPT)
        self.listener: Callable[[Event | Chat], object] | None = None
        """Is told everything at once."""
        self.outbox: deque[Sent] = deque()
        self.online = False
        self.resuming = True
        """Whether to ask for what was missed; not if it is too much to come over the line."""
        self.synced = False
        """Whether a whole view has come since the last time one was due."""
        self.missed = False
        """Whether there are events to be had from the log alone."""
        self.too_fast = False
        """Whether to wait before sending what is in the outbox."""
        self.pending: Choose | None = None
        """The choice that has not been answered yet."""
        self.verdict: Ack | Refused | None = None
        """What became of the last choice."""
        self._counts_from = 0
        self._chosen = 0

    @property
    def path(self) -> str:
        """Where to connect; it resumes after what has been told."""
        after = "" if self.told is None or not self.resuming else f"?after={self.told}"
        return f"/api/tables/{self.table}/socket{after}"

    @property
    def result(self) -> Result | None:
        found = self.view.get("result") if isinstance(self.view, dict) else None
        return None if found is None else msgspec.convert(found, Result)

    @property
    def over(self) -> bool:
        return self.info is not None and (self.info.phase in ENDED or self.result is not None)

    @property
    def seated(self) -> bool:
        """Whether you sit here; somebody who left, or took too long and was voted out, has a seat but does not."""
        mine = None if self.info is None or self.seat is None else self.info.seats[self.seat]
        return mine is not None and not mine.left

    @property
    def asked(self) -> bool:
        """Whether there is a question to answer.  After an ack there is none until its event has come."""
        current = self.synced and self.pending is None and self.number >= self._counts_from
        return current and not self.over and bool(self.options)

    @property
    def names(self) -> tuple[str, ...]:
        return names_of(self.info)

    def opened(self, first: Snapshot) -> None:
        """This is a table of your own: you want to hear of it from the beginning."""
        self._see(first)
        self.told = 0

    def connected(self) -> None:
        """There is a new line: the server will tell what was missed, and a choice without an answer goes out again."""
        self.online = self.resuming = True
        self.synced = self.too_fast = False
        self.outbox.clear()
        if self.pending is not None:
            self.outbox.append(self.pending)

    def choose(self, number: int, text: str) -> None:
        self._chosen += 1
        self.verdict = None
        self.pending = Choose(number=number, text=text, id=str(self._chosen))
        self.outbox.append(self.pending)

    def look(self) -> None:
        """Ask for the whole view; until it has come nothing here is sure."""
        self.synced = False
        if not any(isinstance(message, Look) for message in self.outbox):
            self.outbox.append(Look())

    def feed(self, data: str | bytes) -> None:
        message = read(data)
        if message is not None:
            self._take(message)

    def recount(self, events: Sequence[Happening]) -> None:
        """Tell what the line left out, from the log."""
        self.missed = False
        for event in events:
            if self.told is None or event.number > self.told:
                self._tell(event)
        self.told = max(self.told or 0, self.number)

    def _take(self, message: Received) -> None:
        match message:
            case Snapshot():
                self._see(message)
            case Happening():
                self._hear(message)
            case Chat():
                self._say(message)
            case Ack() if self.pending is not None and message.id in (None, self.pending.id):
                self._counts_from = max(self._counts_from, message.number)
                self.pending, self.verdict = None, message
            case Refused():
                self._refused(message)

    def _see(self, message: Snapshot) -> None:
        # An old view may cross with newer events; the first one on a new line is right whatever was known before.
        if self.synced and message.number < self.number:
            return
        self.synced = True
        self.number, self.info, self.seat = message.number, message.table, message.seat
        self.view, self.ask, self.options = message.view, message.ask, message.options
        if self.told is None:
            self.told = message.number

    def _hear(self, event: Happening) -> None:
        if self.told is None or event.number == self.told + 1:
            self._tell(event)
        elif event.number > self.told + 1:
            self.missed = True
        if event.number == self.number + 1:
            self._apply(event)
        elif event.number > self.number and self.synced:
            self.look()

    def _apply(self, event: Happening) -> None:
        self.number = event.number
        if event.table is not msgspec.UNSET:
            self.info = event.table
        if event.view is not msgspec.UNSET:
            self.view = event.view
        if event.ask is not msgspec.UNSET:
            self.ask = event.ask
        if event.options is not msgspec.UNSET:
            self.options = event.options
        # Events do not say which seat is yours; a whole view does.
        if event.kind in ("sit", "stand", "remove") and event.seat == self.seat and self.synced:
            self.look()

    def _tell(self, event: Happening) -> None:
        self.told = event.number
        names = self.names if event.table is msgspec.UNSET else names_of(event.table)
        self._say(event_of(event, names))

    def _say(self, what: Event | Chat) -> None:
        self.heard.append(what)
        if self.listener is not None:
            self.listener(what)

    def _refused(self, message: Refused) -> None:
        ours = self.pending is not None and message.id in (None, self.pending.id)
        if message.code == "too-fast":
            self.too_fast = True
            if self.pending is not None and ours:
                self.outbox.append(self.pending)
            elif not self.synced:
                self.look()
            return
        if message.view is not None:
            self._see(message.view)
        if ours:
            self.pending, self.verdict = None, message
