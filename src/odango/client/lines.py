"""The two ways to carry out a flow: one waits, the other awaits.  Nothing is decided here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import ExitStack
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection as AsyncSocket
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection as SyncSocket
from websockets.sync.client import connect as connect_sync

from odango import __version__
from odango.client.flow import Answer, Broken, Clock, Connect, Effect, Flow, HangUp, Receive, Request, Send, Wait

T = TypeVar("T")

TIMEOUT = 20.0
USER_AGENT = f"odango/{__version__}"
# A proxy of the environment is for the wide world; a game at home must not be sent there.
HTTP: dict[str, Any] = {"timeout": TIMEOUT, "trust_env": False, "headers": {"User-Agent": USER_AGENT}}
SOCKET: dict[str, Any] = {
    "proxy": None,
    "user_agent_header": USER_AGENT,
    "open_timeout": TIMEOUT,
    "close_timeout": 2.0,
    "max_size": 2**23,
    # A program that thinks for long must not look like one that has gone.
    "max_queue": 512,
}
NEVER_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol)


class SyncLine:
    """Carries out flows while the caller waits."""

    def __init__(self, http: httpx.Client, busy: set[SyncLine]) -> None:
        self._http = http
        self._busy = busy
        """All lines of the client with a socket, so that it can close them."""
        self._stack = ExitStack()
        self._socket: SyncSocket | None = None

    def run(self, flow: Flow[T]) -> T:
        try:
            effect = next(flow)
            while True:
                came = self._perform(effect)
                effect = flow.throw(came) if isinstance(came, Broken) else flow.send(came)
        except StopIteration as end:
            value: T = end.value
            return value

    def close(self) -> None:
        self._socket = None
        self._busy.discard(self)
        self._stack.close()

    def _perform(self, effect: Effect) -> object:
        try:
            match effect:
                case Request(method, path, body):
                    return _answer_of(self._http.request(method, path, content=body, headers=_about(body)))
                case Connect(path):
                    self.close()
                    socket = connect_sync(_socket_address(self._http, path), **SOCKET, **_who(self._http))
                    self._socket = self._stack.enter_context(socket)
                    self._busy.add(self)
                case Send(data):
                    _there(self._socket).send(data, text=True)
                case Receive(within):
                    return _there(self._socket).recv(within, decode=False)
                case HangUp():
                    self.close()
                case Wait(seconds):
                    time.sleep(seconds)
                case Clock():
                    return time.monotonic()
        except TimeoutError:
            if isinstance(effect, Receive):
                return None
            return Broken("it took too long")
        except (httpx.HTTPError, httpx.InvalidURL, WebSocketException, OSError) as error:
            return _broken(error)
        return None


class AsyncLine:
    """Carries out flows on the running event loop."""

    def __init__(self, http: httpx.AsyncClient, busy: set[AsyncLine]) -> None:
        self._http = http
        self._busy = busy
        """All lines of the client with a socket, so that it can close them."""
        self._socket: AsyncSocket | None = None

    async def run(self, flow: Flow[T]) -> T:
        try:
            effect = next(flow)
            while True:
                came = await self._perform(effect)
                effect = flow.throw(came) if isinstance(came, Broken) else flow.send(came)
        except StopIteration as end:
            value: T = end.value
            return value

    async def close(self) -> None:
        socket, self._socket = self._socket, None
        self._busy.discard(self)
        if socket is not None:
            await socket.close()

    async def _perform(self, effect: Effect) -> object:
        try:
            match effect:
                case Request(method, path, body):
                    return _answer_of(await self._http.request(method, path, content=body, headers=_about(body)))
                case Connect(path):
                    await self.close()
                    address = _socket_address(self._http, path)
                    self._socket = await connect_async(address, **SOCKET, **_who(self._http))
                    self._busy.add(self)
                case Send(data):
                    await _there(self._socket).send(data, text=True)
                case Receive(within):
                    async with asyncio.timeout(within):
                        return await _there(self._socket).recv(decode=False)
                case HangUp():
                    await self.close()
                case Wait(seconds):
                    await asyncio.sleep(seconds)
                case Clock():
                    return time.monotonic()
        except TimeoutError:
            if isinstance(effect, Receive):
                return None
            return Broken("it took too long")
        except (httpx.HTTPError, httpx.InvalidURL, WebSocketException, OSError) as error:
            return _broken(error)
        return None


Socket = TypeVar("Socket", SyncSocket, AsyncSocket)


def _there(socket: Socket | None) -> Socket:
    if socket is None:
        raise ConnectionError("the line was closed")
    return socket


def _about(body: bytes | None) -> dict[str, str]:
    return {} if body is None else {"Content-Type": "application/json"}


def _who(http: httpx.Client | httpx.AsyncClient) -> dict[str, Any]:
    found = http.headers.get("Authorization")
    return {"additional_headers": {"Authorization": found}} if found else {}


def _socket_address(http: httpx.Client | httpx.AsyncClient, path: str) -> str:
    """The same place, by ws or wss."""
    return "ws" + str(http.base_url).rstrip("/").removeprefix("http") + path


def _answer_of(response: httpx.Response) -> Answer:
    return Answer(response.status_code, response.content, _retry_after(response.headers))


def _retry_after(headers: Mapping[str, str]) -> float:
    said = headers.get("Retry-After", "")
    return float(said) if said.isdecimal() else 0.0


def _broken(error: Exception) -> Broken:
    """What a library reports, as the one thing that flows know."""
    match error:
        case ConnectionClosed():
            code = None if error.rcvd is None else error.rcvd.code
            return Broken((error.rcvd and error.rcvd.reason) or "the line broke", code=code)
        case InvalidStatus():
            said = error.response
            answer = Answer(said.status_code, bytes(said.body or b""), _retry_after(said.headers))
            return Broken(f"it answered {said.status_code}", answer=answer)
    return Broken(str(error) or type(error).__name__, sent=not isinstance(error, NEVER_SENT))
