"""The flows of one table: keep a line to it, wait to be asked, answer."""

from __future__ import annotations

import msgspec

from odango.client.errors import OdangoError
from odango.client.flow import Broken, Clock, Connect, Flow, HangUp, Home, Patience, Receive, Send, Wait, fetch, request
from odango.client.messages import Ack, Chat, Event, Happening, Refused
from odango.client.session import Session

ANSWER_WITHIN = 20.0
"""Seconds without an answer after which the line counts as broken."""
STEADY = 10.0
"""A line that held so many seconds was a good one: the next break is a new one."""
TOO_FAST = 4429
TOO_MUCH = 1013
FOR_GOOD = {1009: "too-large", 4401: "unauthorized", 4403: "forbidden", 4404: "not-found"}
"""Codes of closing after which connecting again does not help."""
OVERTAKEN = frozenset({"stale", "not-your-turn", "not-playing"})
"""Refusals that mean that the table went on in the meantime."""


class Talk:
    """A session on a line that may break at any time."""

    def __init__(self, home: Home, table: str) -> None:
        self.home = home
        self.session = Session(table)
        self._patience = home.new_patience()
        self._slowness = home.new_patience()
        self._since = 0.0

    def step(self) -> Flow[None]:
        """Sends what there is to send and takes in one message, on a new line if need be."""
        session = self.session
        if not session.online:
            yield from self._connect()
        data = yield from self._exchange()
        if isinstance(data, Broken):
            yield from self._broke(data)
            return
        before = session.number, session.pending
        self._feed(data)
        if before != (session.number, session.pending):
            self._patience.reset()
        if not session.too_fast:
            self._slowness.reset()
        if session.missed:
            yield from self._recount()

    def _exchange(self) -> Flow[bytes | Broken]:
        session = self.session
        waiting = session.pending is not None or not session.synced
        try:
            if session.too_fast:
                yield from self._slow_down()
            while session.outbox:
                yield Send(msgspec.json.encode(session.outbox[0]))
                session.outbox.popleft()
            data: bytes | None = yield Receive(ANSWER_WITHIN if waiting else None)
        except Broken as broken:
            return broken
        return Broken("it does not answer", silent=ANSWER_WITHIN) if data is None else data

    def look(self) -> Flow[None]:
        """Brings everything up to date."""
        self.session.look()
        while not self.session.synced:
            yield from self.step()

    def await_question(self, unanswered: int | None) -> Flow[bool]:
        """Waits until there is a question; False when the table is done.

        A question that was left `unanswered` at that number is asked again only when something has happened.
        """
        session = self.session
        while True:
            if session.synced:
                if session.over:
                    yield from self._finish()
                    return False
                if not session.seated:
                    raise OdangoError("not-seated", "You do not sit at this table now.")
                if session.asked and session.number != unanswered:
                    return True
            yield from self.step()

    def await_event(self) -> Flow[Event | Chat | None]:
        """The next thing that is told; None when the table is done."""
        session = self.session
        while not session.heard:
            if session.synced and session.over:
                yield from self._finish()
                break
            yield from self.step()
        return session.heard.popleft() if session.heard else None

    def choose(self, number: int, text: str) -> Flow[bool]:
        """Answers; False if the table went on in the meantime and the answer did not count."""
        session = self.session
        session.choose(number, text)
        while session.pending is not None:
            yield from self.step()
        match session.verdict:
            case Refused(code=code) as refused:
                if code not in OVERTAKEN:
                    raise OdangoError(code, refused.reason, rule=refused.rule)
                if refused.view is None:
                    yield from self.look()
        return isinstance(session.verdict, Ack)

    def _connect(self) -> Flow[None]:
        while (broken := (yield from self._try_to_connect())) is not None:
            yield from self._wait_for_server(broken)
        self._since = yield Clock()
        self.session.connected()

    def _try_to_connect(self) -> Flow[Broken | None]:
        try:
            yield Connect(self.session.path)
        except Broken as broken:
            return broken
        return None

    def _broke(self, broken: Broken) -> Flow[None]:
        self.session.online = False
        self.session.resuming = broken.code != TOO_MUCH
        yield HangUp()
        if broken.code in FOR_GOOD:
            raise OdangoError(FOR_GOOD[broken.code], broken.reason)
        if (yield Clock()) - broken.silent - self._since > STEADY:
            self._patience.reset()
        yield from self._wait_for_server(broken)

    def _wait_for_server(self, broken: Broken) -> Flow[None]:
        least = Patience.LONGEST / 2 if broken.code == TOO_FAST else 0.0
        if broken.answer is not None:
            least = broken.answer.retry_after
            if broken.answer.status < 500:
                # A handshake is refused without a word.  The table itself says why, or that it was only too fast.
                yield from request(self.home, "GET", f"/api/tables/{self.session.table}")
        delay = self._patience.wait((yield Clock()), least)
        if delay is None:
            self._patience.reset()
            raise self.home.unreachable(broken.reason)
        yield Wait(delay)

    def _recount(self) -> Flow[None]:
        log = f"/api/tables/{self.session.table}/log?after={self.session.told or 0}"
        self.session.recount((yield from fetch(self.home, list[Happening], "GET", log)))

    def _finish(self) -> Flow[None]:
        # A view of the end may come before the events that led to it.
        if (self.session.told or 0) < self.session.number:
            yield from self._recount()
        # Nobody waits for anything here; whoever does later, to play again, gets a new line.
        self.session.online = False
        yield HangUp()

    def _slow_down(self) -> Flow[None]:
        delay = self._slowness.wait((yield Clock()))
        if delay is None:
            raise OdangoError("too-fast", "The server wants us to be slower, and slower was not slow enough.")
        self.session.too_fast = False
        yield Wait(delay)

    def _feed(self, data: bytes) -> None:
        try:
            self.session.feed(data)
        except msgspec.DecodeError as error:
            raise OdangoError("unreadable", f"The server sent what cannot be read: {error}") from error
