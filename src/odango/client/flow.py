"""How to talk to the server, written once for both clients.

A flow is a generator.  It yields what is to be done on the line and is sent what came of it; `Broken` is thrown into it
where nothing did.  It never waits, reads a clock or touches a socket itself, so tests can play the server's part.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from odango.client.errors import OdangoError, error_of

T = TypeVar("T")


class Request(Struct, frozen=True):
    """Ask over HTTP; an `Answer` comes of it."""

    method: str
    path: str
    body: bytes | None = None


class Connect(Struct, frozen=True):
    """Open a socket there, in place of the one before."""

    path: str


class Send(Struct, frozen=True):
    data: bytes


class Receive(Struct, frozen=True):
    """The next frame; None when none has come in time."""

    within: float | None


class HangUp(Struct, frozen=True):
    """Close the socket, if there is one."""


class Wait(Struct, frozen=True):
    seconds: float


class Clock(Struct, frozen=True):
    """Seconds since whenever."""


Effect = Request | Connect | Send | Receive | HangUp | Wait | Clock
Flow: TypeAlias = Generator[Effect, Any, T]


class Answer(Struct, frozen=True):
    """What the server answered over HTTP, whether it agreed or not."""

    status: int
    body: bytes
    retry_after: float = 0.0


class Broken(Exception):
    """There is no line, or not any more."""

    def __init__(
        self,
        reason: str,
        *,
        sent: bool = True,
        code: int | None = None,
        answer: Answer | None = None,
        silent: float = 0.0,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.sent = sent
        """Whether the server may have had the request."""
        self.code = code
        """With which a socket was closed."""
        self.answer = answer
        """What the server said instead of opening a socket."""
        self.silent = silent
        """How many seconds nothing had come before it was given up."""


class Patience:
    """How long to wait between tries: about twice as long each time, until it has lasted too long altogether."""

    FIRST, LONGEST = 0.25, 10.0

    def __init__(self, total: float) -> None:
        self.total = total
        self._tries = 0
        self._since: float | None = None

    def reset(self) -> None:
        self._tries, self._since = 0, None

    def wait(self, now: float, least: float = 0.0) -> float | None:
        """How many seconds to wait; None when patience is at an end."""
        if self._since is None:
            self._since = now
        step = min(self.LONGEST, self.FIRST * 2**self._tries)
        self._tries += 1
        # Not all who lost the line together come back together.
        delay = max(least, step * random.uniform(0.5, 1.0))
        return None if now + delay - self._since > self.total else delay


class Home:
    """What the flows of one client share: the server they talk to."""

    def __init__(self, address: str, patience: float) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self.met = False
        """Whether the server has ever answered.  Until then a wrong address is likelier than a server that is away."""

    def new_patience(self) -> Patience:
        return Patience(self.patience if self.met else 0.0)

    def unreachable(self, why: str) -> OdangoError:
        return OdangoError("unreachable", f"No answer from {self.address}: {why}")


def request(home: Home, method: str, path: str, body: object = None) -> Flow[bytes]:
    """The body of the answer.  Tries again where that cannot do the same thing twice."""
    data = None if body is None else msgspec.json.encode(body)
    patience = home.new_patience()
    while True:
        least = 0.0
        try:
            answer: Answer = yield Request(method, path, data)
        except Broken as broken:
            error = home.unreachable(broken.reason)
            again = not broken.sent or method != "POST"
        else:
            home.met = True
            if answer.status < 400:
                return answer.body
            error = error_of(answer.status, answer.body)
            again = answer.status in (429, 503) or (answer.status in (502, 504) and method != "POST")
            patience.total, least = home.patience, answer.retry_after
        delay = patience.wait((yield Clock()), least) if again else None
        if delay is None:
            raise error
        yield Wait(delay)


def fetch(home: Home, kind: type[T], method: str, path: str, body: object = None) -> Flow[T]:
    """The answer as one of our types."""
    data = yield from request(home, method, path, body)
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise OdangoError("unreadable", f"{home.address}{path} answered what cannot be read: {error}") from error
