"""Players who talk to running servers: over a socket or over HTTP alone, and who come back when a server goes away."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from seeds import seed_for
from waiting import PATIENCE

A_MOMENT = 0.05
"""Seconds before somebody looks again."""
A_WHILE = 0.3
"""Seconds before somebody tries again to reach a server that was not there: it needs the machine to start."""
OVER = "over"

GONE = (OSError, ConnectionClosed, InvalidMessage, TimeoutError, EOFError, httpx.TransportError)
"""What a server that goes away looks like from outside."""


# --- what is read of messages: little, so that the players are quicker than the server ------------------------------


class Offer(Struct):
    text: str


class TableBit(Struct):
    id: str
    phase: str


class View(Struct, tag="view"):
    number: int
    table: TableBit
    options: list[Offer]
    seat: int | None = None


class News(Struct, tag="event"):
    number: int
    kind: str
    seat: int | None = None
    table: TableBit | UnsetType = UNSET
    options: list[Offer] | UnsetType = UNSET


class Said(Struct, tag="chat"):
    chat: int
    text: str


class Ack(Struct, tag="ack"):
    number: int
    repeated: bool
    id: str | None = None


class Refused(Struct, tag="refused"):
    code: str
    reason: str
    id: str | None = None
    view: View | None = None


class Pong(Struct, tag="pong"):
    number: int


class There(Struct, tag="presence"):
    """Who is at the table."""

    seats: list[int]
    watching: int


Message = View | News | Said | Ack | Refused | Pong | There
read_message = msgspec.json.Decoder(Message).decode


async def next_message(socket: ClientConnection) -> View | News | Said | Ack | Refused | Pong:
    """The next message, but for those that tell who comes and goes."""
    while True:
        message: Message = read_message(await socket.recv(decode=False))
        if not isinstance(message, There):
            return message


class Choice(Struct, frozen=True, order=True):
    """What was acknowledged."""

    table: str
    number: int
    seat: int
    text: str


class Refusal(Struct, frozen=True):
    """What was sent and refused; `number` is that of the last thing seen."""

    table: str
    number: int
    seat: int
    text: str
    code: str


class Ledger:
    """What the players were promised, and what they went through."""

    def __init__(self) -> None:
        self.acknowledged: list[Choice] = []
        self.refused: list[Refusal] = []
        self.counts: Counter[str] = Counter()
        """Connections, choices sent, resends, repeats, gaps: how many."""
        self._grown = asyncio.Event()

    def acknowledge(self, choice: Choice, *, repeated: bool) -> None:
        self.acknowledged.append(choice)
        self.counts["repeated"] += repeated
        self._grown.set()

    async def has_grown_to(self, size: int) -> None:
        """Return once so many choices have been acknowledged."""
        while len(self.acknowledged) < size:
            self._grown.clear()
            await self._grown.wait()


class Account(Struct, frozen=True):
    """Somebody the server knows."""

    id: str
    headers: dict[str, str]


class Caller:
    """HTTP to one of several servers of the same store; goes on to the next when one is gone."""

    def __init__(self, urls: Sequence[str], account: Account | None = None) -> None:
        self.urls = list(urls)
        self.account = account
        self.http = httpx.AsyncClient(
            trust_env=False, timeout=PATIENCE, headers={} if account is None else account.headers
        )

    async def once(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.http.request(method, f"{self.urls[0]}{path}", json=body)

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                return await self.once(method, path, body)
            except GONE:
                await self.try_elsewhere()

    async def fine(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.call(method, path, body)
        assert response.status_code < 300, (response.status_code, response.text)
        return response.json()

    async def try_elsewhere(self) -> None:
        self.urls.append(self.urls.pop(0))
        await asyncio.sleep(A_WHILE)

    async def close(self) -> None:
        await self.http.aclose()


async def guest(urls: Sequence[str], name: str) -> Caller:
    """Somebody new, as a program."""
    stranger = Caller(urls)
    me = await stranger.fine("POST", "/api/guests", {"name": name, "token": True})
    await stranger.close()
    return Caller(urls, Account(me["id"], {"Authorization": f"Bearer {me['token']}"}))


async def guests(urls: Sequence[str], count: int) -> list[Caller]:
    return [await guest(urls, f"Player {number}") for number in range(count)]


async def open_table(people: Sequence[Caller], game: str, **wishes: Any) -> str:
    """The first opens a table, the others sit down at it in order; its id."""
    view = await people[0].fine("POST", "/api/tables", {"game": game, **wishes})
    table: str = view["table"]["id"]
    for person in people[1:]:
        response = await person.call("POST", f"/api/tables/{table}/seat", {})
        # Asked again because the answer was lost, one may sit there already.
        assert response.status_code < 300 or response.json()["code"] == "sitting-already", response.text
    return table


def socket_to(url: str, table: str, account: Account | None = None, after: int | None = None) -> connect:
    """A socket of a table.  What it says takes no part in any proxy, nor in anybody's patience for pings."""
    query = "" if after is None else f"?after={after}"
    return connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}",
        additional_headers=None if account is None else account.headers,
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        close_timeout=1.0,
    )


class SocketPlayer:
    """Plays one seat at random over a socket, until the game is over.

    When the line breaks it comes back, resumes after the last number it saw, and sends again what was not answered,
    under the same number.
    """

    def __init__(self, person: Caller, table: str, seat: int, ledger: Ledger, seed: int = 0) -> None:
        self.person = person
        self.urls = list(person.urls)
        self.table = table
        self.seat = seat
        self.ledger = ledger
        self.random = random.Random(seed_for(seed))
        self.over = False
        self.seen = 0
        self.heard: list[int] = []
        """Every number of an event, as it came."""
        self.chat: list[str] = []
        self.pending: tuple[int, str] | None = None
        self._settled = 0
        self._options: list[Offer] = []

    async def play(self) -> None:
        while not self.over or self.pending:
            assert self.person.account is not None
            try:
                async with socket_to(self.urls[0], self.table, self.person.account, self.seen) as socket:
                    await self.play_at(socket)
            except GONE:
                self.urls.append(self.urls.pop(0))
                await asyncio.sleep(A_WHILE)

    async def play_at(self, socket: ClientConnection) -> None:
        """Play on one line, until it breaks or the game is over."""
        self.ledger.counts["connections"] += 1
        await self._resume(socket)
        if self.pending is not None:
            self.ledger.counts["resends"] += 1
            await self._send(socket, *self.pending)
        while True:
            await self._go_on(socket)
            if self.over and self.pending is None:
                return
            await self._take(socket, await socket.recv(decode=False))

    async def _resume(self, socket: ClientConnection) -> None:
        """Everything missed, then the whole view: neither more nor less than has been seen, or seen before."""
        while True:
            message = await next_message(socket)
            if isinstance(message, View):
                assert message.number == self.seen, f"seen up to {self.seen}, and now the table is at {message.number}"
                self._look(message)
                return
            assert isinstance(message, News), message
            self._hear(message)

    async def _take(self, socket: ClientConnection, raw: bytes) -> None:
        match read_message(raw):
            case News() as news:
                if not self._hear(news):
                    await socket.send('{"type":"look"}')
            case View() as view:
                self.seen = max(self.seen, view.number)
                self._look(view)
            case Ack() as ack:
                self._acknowledged(ack)
            case Refused() as refused:
                self._refused(refused)
            case Said() as said:
                self.chat.append(said.text)
            case Pong() | There():
                pass

    def _hear(self, news: News) -> bool:
        """Whether nothing was missed or came twice."""
        self.heard.append(news.number)
        if news.number != self.seen + 1:
            self.ledger.counts["gaps"] += 1
            return False
        self.seen = news.number
        if news.options is not UNSET:
            self._options = news.options
        if news.table is not UNSET:
            self.over = news.table.phase == OVER
        return True

    def _look(self, view: View) -> None:
        assert view.seat == self.seat
        self._options = view.options
        self.over = view.table.phase == OVER

    def _acknowledged(self, ack: Ack) -> None:
        assert self.pending is not None
        _, text = self.pending
        self.pending = None
        self._settled = ack.number
        self.ledger.acknowledge(Choice(self.table, ack.number, self.seat, text), repeated=ack.repeated)

    def _refused(self, refused: Refused) -> None:
        assert self.pending is not None, refused
        number, text = self.pending
        self.pending = None
        self.ledger.refused.append(Refusal(self.table, number, self.seat, text, refused.code))

    async def _go_on(self, socket: ClientConnection) -> None:
        """Answer, if there is a question that has not been answered."""
        if self._options and self.pending is None and self.seen >= self._settled:
            text = self.random.choice(self._options).text
            self.pending = (self.seen, text)
            await self._send(socket, self.seen, text)

    async def _send(self, socket: ClientConnection, number: int, text: str) -> None:
        self.ledger.counts["sent"] += 1
        await socket.send(choose(number, text), text=True)


def choose(number: int, text: str, name: str | None = None) -> bytes:
    """The message that answers a question."""
    wish = {"type": "choose", "number": number, "text": text}
    return msgspec.json.encode(wish if name is None else {**wish, "id": name})


class HttpPlayer:
    """Plays one seat at random over HTTP alone: looks, chooses, looks again."""

    def __init__(self, person: Caller, table: str, seat: int, ledger: Ledger, seed: int = 0) -> None:
        self.person = person
        self.path = f"/api/tables/{table}"
        self.table = table
        self.seat = seat
        self.ledger = ledger
        self.random = random.Random(seed_for(seed))

    async def play(self) -> None:
        while True:
            response = await self.person.call("GET", self.path)
            assert response.status_code == 200, response.text
            view = msgspec.json.decode(response.content, type=View)
            if view.table.phase == OVER:
                return
            if view.options:
                await self._choose(view.number, self.random.choice(view.options).text)
            else:
                await asyncio.sleep(A_MOMENT)

    async def _choose(self, number: int, text: str) -> None:
        self.ledger.counts["sent"] += 1
        wish = {"number": number, "text": text}
        try:
            response = await self.person.once("POST", f"{self.path}/choices", wish)
        except GONE:
            self.ledger.counts["resends"] += 1
            response = await self.person.call("POST", f"{self.path}/choices", wish)
        answer = response.json()
        if response.status_code < 300:
            choice = Choice(self.table, answer["number"], self.seat, text)
            self.ledger.acknowledge(choice, repeated=answer["repeated"])
        else:
            self.ledger.refused.append(Refusal(self.table, number, self.seat, text, answer["code"]))


async def all_at_once(games: Sequence[Callable[[], Awaitable[None]]], at_most: int) -> None:
    """Play them all, so many at a time.  The first that fails ends them all."""
    places = asyncio.Semaphore(at_most)

    async def one(game: Callable[[], Awaitable[None]]) -> None:
        async with places:
            await game()

    async with asyncio.TaskGroup() as group:
        for game in games:
            group.create_task(one(game))
