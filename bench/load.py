"""The load for bench/server.py: many tables of players who answer at random, at once or after a while, in one process.

It shares the machine with the server it measures, so it does by hand what it needs of HTTP and of WebSockets and reads
of a message no more than it must.  It is told what to do in lines on standard input and answers each with a line:
`open N`, `connect`, `play WARM_UP SECONDS`.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from array import array
from collections.abc import Awaitable, Iterable
from functools import partial
from typing import Any, TypeVar

import msgspec
import uvloop
from msgspec import Struct

LINES = 16
"""HTTP connections, each with one request at a time."""
AT_ONCE = 64
"""Tables that are opened or connected beside each other."""
GUESTS = 100
"""Guests for each seat; with more tables than that, a guest sits at several."""
GREETING = b"\r\n\r\n"
TEXT, CLOSE, PING = 0x81, 0x88, 0x89

T = TypeVar("T")


class Choice(Struct):
    text: str


class Info(Struct):
    phase: str


class News(Struct):
    """Of a view or an event, what a player at random needs."""

    number: int
    seat: int | None = None
    kind: str = ""
    options: list[Choice] = []
    table: Info | None = None


class Opened(Struct):
    table: Identified


class Identified(Struct):
    id: str


class Guest(Struct):
    token: str


class Report(Struct):
    """What one window of time was like."""

    seconds: float
    moves: int
    games: int
    refused: int
    latencies: list[float]
    """Milliseconds from sending a choice to another seat's event: the median, the 99th percentile, the longest."""
    cpu: float
    """Seconds of processor time that the load itself took."""


decode = msgspec.json.Decoder(News).decode
encode = msgspec.json.encode
clock = time.perf_counter


class Line(asyncio.Protocol):
    """One HTTP connection that is kept."""

    def __init__(self) -> None:
        self._buffer = b""
        self._answer: asyncio.Future[bytes] | None = None
        self._transport: Any = None
        self.closed = False
        """By the server, after some idle seconds."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, found, body = self._buffer.partition(GREETING)
        if not found or self._answer is None:
            return
        _, _, rest = head.lower().partition(b"content-length: ")
        if len(body) < int(rest.split(b"\r\n", 1)[0]):
            return
        self._buffer = b""
        if head[9:10] != b"2":
            self._answer.set_exception(RuntimeError(f"{head[:12]!r} {body!r}"))
        else:
            self._answer.set_result(body)

    async def post(self, path: str, token: str, body: dict[str, Any]) -> bytes:
        content = encode(body)
        who = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: bench\r\n{who}Content-Length: {len(content)}\r\n"
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(f"{head}Content-Type: application/json\r\n\r\n".encode() + content)
        return await self._answer


class Seat(asyncio.Protocol):
    """One player's socket."""

    __slots__ = ("_buffer", "_greeted", "_outstanding", "_table", "_transport", "number", "open", "seen")

    def __init__(self, table: Table, number: int) -> None:
        self.number = number
        self.seen: News | None = None
        self._table = table
        self._buffer = b""
        self._greeted = False
        self._outstanding = False
        self._transport: Any = None
        self.open = asyncio.get_running_loop().create_future()
        """Done with the first view."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def greet(self, token: str) -> None:
        self._transport.write(
            f"GET /api/tables/{self._table.id}/socket HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer {token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def leave(self) -> None:
        self._transport.write(b"\x88\x82\0\0\0\0\x03\xe8")
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        start, end = 0, len(data)
        if not self._greeted:
            start = data.find(GREETING) + len(GREETING)
            if start < len(GREETING):
                self._buffer = data
                return
            self._greeted = True
            if not data.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(data)
        while end - start >= 2:
            size, at = data[start + 1], start + 2
            if size == 126:
                size, at = int.from_bytes(data[start + 2 : start + 4]), start + 4
            elif size == 127:
                size, at = int.from_bytes(data[start + 2 : start + 10]), start + 10
            if end < at + size:
                break
            self._frame(data[start], data[at : at + size])
            start = at + size
        self._buffer = data[start:]

    def _frame(self, opcode: int, body: bytes) -> None:
        if opcode == PING:
            self._transport.write(bytes((0x8A, 0x80 | len(body), 0, 0, 0, 0)) + body)
        elif opcode == CLOSE:
            if not self._table.ended:
                raise RuntimeError(f"the server closed a socket: {body!r}")
        elif body.startswith((b'{"type":"event"', b'{"type":"view"')):
            self._learn(decode(body))
        elif body.startswith(b'{"type":"refused"'):
            self._table.load.refused += 1
            self._outstanding = False

    def _learn(self, news: News) -> None:
        self.seen = news
        if news.kind:
            if news.kind == "choice":
                self._table.happened(news, self.number)
            if news.seat == self.number:
                self._outstanding = False
            if news.table is not None and news.table.phase == "over":
                self._table.over()
                return
        elif not self.open.done():
            self.open.set_result(None)
        self.choose()

    def choose(self) -> None:
        """Answer, if something is asked that is not answered already."""
        news = self.seen
        if news is None or not news.options or self._outstanding or not self._table.load.playing:
            return
        self._outstanding = True
        if self._table.load.think:
            pause = random.uniform(0, 2 * self._table.load.think)
            asyncio.get_running_loop().call_later(pause, self._answer, news)
        else:
            self._answer(news)

    def _answer(self, news: News) -> None:
        text = encode(random.choice(news.options).text)
        body = b'{"type":"choose","number":%d,"text":%b}' % (news.number, text)
        size = len(body)
        # The key of the mask is nought: what is masked with it looks as it did.
        head = bytes((TEXT, 0x80 | size)) if size < 126 else bytes((TEXT, 0xFE)) + size.to_bytes(2)
        self._table.sent[self.number] = clock()
        self._transport.write(b"%b\0\0\0\0%b" % (head, body))


class Table:
    """A table and those who sit there; when its game is over they open another one."""

    def __init__(self, load: Load, tokens: list[str]) -> None:
        self.load = load
        self.tokens = tokens
        self.id = ""
        self.seats: list[Seat] = []
        self.sent = [0.0] * len(tokens)
        self.ended = False
        self._times: dict[int, float] = {}
        self._last = 0
        self._told = 0

    async def open(self) -> None:
        load = self.load
        wish = {"game": load.game, "seats": len(self.tokens), "setup": load.setup}
        self.id = msgspec.json.decode(await load.post("/api/tables", self.tokens[0], wish), type=Opened).table.id
        for token in self.tokens[1:]:
            await load.post(f"/api/tables/{self.id}/seat", token, {})

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        for number, token in enumerate(self.tokens):
            seat = Seat(self, number)
            await loop.create_connection(partial(itself, seat), "127.0.0.1", self.load.port)
            self.seats.append(seat)
            seat.greet(token)
            await seat.open

    def happened(self, news: News, receiver: int) -> None:
        """A choice has come to a seat: for the first of them it counts, for all but its own it is measured."""
        if news.seat is None:
            return
        if news.number > self._last:
            self._last = news.number
            # Before it hears of this choice the seat cannot have sent the next one.
            self._times[news.number] = self.sent[news.seat]
            self._times.pop(news.number - 16, None)
            self.load.moves += 1
        if receiver != news.seat:
            self.load.latencies.append(clock() - self._times[news.number])

    def over(self) -> None:
        self._told += 1
        if self._told == len(self.seats):
            self.ended = True
            self.load.again(self)


class Load:
    def __init__(self, port: int, game: str, seats: int, setup: dict[str, Any], think: float) -> None:
        self.port = port
        self.think = think
        """Seconds a player thinks, on average."""
        self.game = game
        self.setup = setup
        self.playing = False
        self.moves = self.games = self.refused = 0
        self.latencies = array("d")
        self._seats = seats
        self._lines: asyncio.Queue[Line] = asyncio.Queue()
        self._groups: list[list[str]] = []
        self._tables: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def prepare(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(LINES):
            _, line = await loop.create_connection(Line, "127.0.0.1", self.port)
            self._lines.put_nowait(line)

    async def post(self, path: str, token: str, body: dict[str, Any]) -> bytes:
        line = await self._lines.get()
        if line.closed:
            _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", self.port)
        try:
            return await line.post(path, token, body)
        finally:
            self._lines.put_nowait(line)

    async def open(self, count: int) -> None:
        """So many more tables, at which nobody is connected."""
        self._groups += await few_at_once(self._group() for _ in range(min(count, GUESTS) - len(self._groups)))
        new = [Table(self, self._groups[number % len(self._groups)]) for number in range(count)]
        await few_at_once(table.open() for table in new)
        self._tables += new

    async def connect(self) -> None:
        await few_at_once(table.connect() for table in self._tables if not table.seats)

    async def play(self, warm_up: float, seconds: float) -> Report:
        self.playing = True
        for table in self._tables:
            for seat in table.seats:
                seat.choose()
        await asyncio.sleep(warm_up)
        self.moves = self.games = self.refused = 0
        self.latencies = array("d")
        began, cpu = clock(), time.process_time()
        await asyncio.sleep(seconds)
        took, cpu = clock() - began, time.process_time() - cpu
        found, moves, games, refused = self.latencies, self.moves, self.games, self.refused
        self.latencies = array("d")
        for task in self._tasks:
            if task.done() and task.exception() is not None:
                raise task.exception() or AssertionError
        times = sorted(found)
        shown = [round(times[int((len(times) - 1) * part)] * 1000, 2) for part in (0.5, 0.99, 1)] if times else []
        return Report(took, moves, games, refused, shown, cpu)

    def again(self, table: Table) -> None:
        task = asyncio.create_task(self._again(table))
        self._tasks.add(task)
        task.add_done_callback(lambda task: None if task.exception() else self._tasks.discard(task))

    async def _again(self, old: Table) -> None:
        new = Table(self, old.tokens)
        await new.open()
        await new.connect()
        self.games += 1
        for seat in old.seats:
            seat.leave()

    async def _group(self) -> list[str]:
        """A guest for each seat."""
        wishes = ({"name": f"Guest {seat}", "token": True} for seat in range(self._seats))
        return [msgspec.json.decode(await self.post("/api/guests", "", wish), type=Guest).token for wish in wishes]


def itself(thing: T) -> T:
    return thing


async def few_at_once(work: Iterable[Awaitable[T]]) -> list[T]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(item: Awaitable[T]) -> T:
        async with gate:
            return await item

    return await asyncio.gather(*(one(item) for item in work))


async def main() -> None:
    port, game, seats, setup, think = sys.argv[1:]
    load = Load(int(port), game, int(seats), msgspec.json.decode(setup), float(think))
    await load.prepare()
    loop = asyncio.get_running_loop()
    while order := (await loop.run_in_executor(None, sys.stdin.readline)).split():
        report = None
        match order:
            case ["open", count]:
                await load.open(int(count))
            case ["connect"]:
                await load.connect()
            case ["play", warm_up, seconds]:
                report = await load.play(float(warm_up), float(seconds))
        print(encode(report).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
