"""The whole application inside the test's own process: the house within reach, every byte it sends countable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from typing import Any

import httpx
import msgspec
from litestar import Litestar

from odango.games import GAMES
from odango.server.app import make_app
from odango.server.gate import Gate
from odango.server.house import House
from odango.server.live import Act, Live, now
from odango.server.settings import Settings
from odango.table.entry import Card, Kind
from waiting import PATIENCE

KEY = bytes(range(32))


class Socket:
    """A socket as a client has it.  `heard` is everything that came, in the order it came."""

    def __init__(self, gate: Gate, path: str, headers: dict[str, str]) -> None:
        route, _, query = path.partition("?")
        pairs = {"host": "house", **headers}
        self._scope = {
            "type": "websocket", "path": route, "raw_path": route.encode(), "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in pairs.items()],
            "scheme": "ws", "http_version": "1.1", "client": ("127.0.0.1", 1), "server": ("house", 80),
            "root_path": "", "subprotocols": [], "asgi": {"version": "3.0"}, "extensions": {},
        }  # fmt: skip
        self._gate = gate
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._pings = 0
        self.closed: int | None = None
        """The code it was closed with; before it was accepted this is a 403."""

    async def open(self) -> bool:
        """Whether the house let us in."""

        async def send(message: Any) -> None:
            self._out.put_nowait(message)

        self._task = asyncio.create_task(self._gate(self._scope, self._in.get, send))
        self._in.put_nowait({"type": "websocket.connect"})
        first = await asyncio.wait_for(self._out.get(), PATIENCE)
        if first["type"] == "websocket.close":
            self.closed = first["code"]
        return bool(first["type"] == "websocket.accept")

    def send(self, **message: Any) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode(), "bytes": None})

    async def next(self) -> bytes | None:
        """The next message; None when the house has closed the socket."""
        message = await asyncio.wait_for(self._out.get(), PATIENCE)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return None
        return str(message["text"]).encode()

    async def heard(self) -> list[bytes]:
        """All that came until now, the pong to a ping last.  Shorter if the socket was closed."""
        self._pings += 1
        name = f"ping {self._pings}"
        self.send(type="ping", id=name)
        messages = []
        while (message := await self.next()) is not None:
            messages.append(message)
            if name.encode() in message:
                break
        return messages

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            await asyncio.wait_for(self._task, PATIENCE)


class Visitor:
    """Somebody who talks to the house: a guest with a cookie, a program with a token, or, without a name, nobody."""

    def __init__(self, gate: Gate, headers: dict[str, str] | None = None) -> None:
        self._gate = gate
        self.headers = headers or {}
        """What it takes to be this person."""
        self.id = ""
        self.name = ""
        app: Any = gate
        self._http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url="http://house", timeout=PATIENCE, trust_env=False,
            # Compressed, the size of an answer would depend on the table's id, which is another one every time.
            headers={"accept-encoding": "identity"},
        )  # fmt: skip

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        # Who one is, `headers` says; a cookie that comes with an answer is not kept.
        self._http.cookies.clear()
        return await self._http.request(method, path, json=body, headers=self.headers)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    def socket(self, table: str, query: str = "") -> Socket:
        return Socket(self._gate, f"/api/tables/{table}/socket{query}", self.headers)


class Inside:
    """A house that is open, and its door."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        assert isinstance(gate.app, Litestar)
        self.app: Litestar = gate.app
        self.house: House = gate.app.state.house
        self.nobody = Visitor(gate)

    async def guest(self, name: str, *, program: bool = False) -> Visitor:
        """A new person."""
        answer = await Visitor(self.gate).ask("POST", "/api/guests", {"name": name, "token": program})
        assert answer.status_code == 201, answer.text
        secret = answer.json()["token"] if program else answer.cookies["odango"]
        visitor = Visitor(
            self.gate, {"authorization": f"Bearer {secret}"} if program else {"cookie": f"odango={secret}"}
        )
        visitor.id, visitor.name = answer.json()["id"], name
        return visitor

    def as_(self, headers: dict[str, str]) -> Visitor:
        """Whoever sends these headers."""
        return Visitor(self.gate, headers)

    async def table(self, card: Card, sitting: Iterable[Visitor], *more: Act) -> Live:
        """A table at which these people sit, the first as host, and the rest has happened already."""
        acts: list[Act] = [(Kind.SIT, seat, person.id, person.name) for seat, person in enumerate(sitting)]
        return await self.house.open(card, [*acts, *more])


def a_card(game: str, seats: int, setup: Any = None, **more: Any) -> Card:
    """A card for a table with an id of its own."""
    rules = GAMES[game]
    usual: dict[str, Any] = {
        "id": token_urlsafe(16),
        "rules": rules.rules_version,
        "setup": msgspec.json.encode(rules.Setup() if setup is None else setup).decode(),
        "public": True,
        "spectators": True,
        "start_when_full": False,
        "key": KEY,
        "opened_at": now(),
    }
    return Card(game=game, seats=seats, **{**usual, **more})


@asynccontextmanager
async def inside(store: str, **settings: Any) -> AsyncIterator[Inside]:
    """The application from start to end.  Nobody is held back, bots and orders are in a hurry."""
    usual: dict[str, Any] = {"limits": False, "bot_pace": 0.0, "order_pace": (0.0, 0.0)}
    gate = make_app(Settings(store=store, **{**usual, **settings}))
    to_app: asyncio.Queue[Any] = asyncio.Queue()
    from_app: asyncio.Queue[Any] = asyncio.Queue()
    lifespan: Any = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}

    async def send(message: Any) -> None:
        from_app.put_nowait(message)

    running = asyncio.create_task(gate(lifespan, to_app.get, send))
    to_app.put_nowait({"type": "lifespan.startup"})
    started = await asyncio.wait_for(from_app.get(), PATIENCE)
    assert started["type"] == "lifespan.startup.complete", started
    try:
        yield Inside(gate)
    finally:
        to_app.put_nowait({"type": "lifespan.shutdown"})
        await asyncio.wait_for(running, PATIENCE)
