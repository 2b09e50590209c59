"""The socket of a table: the whole view, then everything as it happens."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from odango.core.engine import IllegalChoice
from odango.server.house import House, Stale
from odango.server.identity import token_of
from odango.server.limits import Limits
from odango.server.line import LINE, Line
from odango.server.live import Live
from odango.server.routes.common import TableId, house_of, table_for
from odango.server.wire import Choose, FromClient, Look, Ping, Pong, Refused, Say
from odango.store.errors import Failed
from odango.store.rows import Player
from odango.table.denied import Denied

BACKLOG = 500
"""Messages that may wait for somebody who reads slowly.  With more they are sent away, and may come back."""
PATIENCE = 100
"""Messages that may come too fast before the socket is closed."""
TRUST = 10.0
"""Seconds for which a token is taken to be what it was."""
TOO_FAST = 4429
NOT_FOR_YOU = 4403
TRY_AGAIN = 1013

decoder = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode


class Connection:
    """One open socket: a watcher of its table, and the messages that wait to be sent."""

    __slots__ = ("_waiting", "closing", "goodbye", "line", "most", "outbox", "player", "socket", "token")

    def __init__(self, socket: WebSocket[Any, Any, Any], player: str | None, goodbye: float) -> None:
        self.socket = socket
        self.player = player
        self.goodbye = goodbye
        """Seconds for telling somebody why they are sent away."""
        self.token = token_of(socket)
        extensions: Any = socket.scope.get("extensions") or {}
        self.line: Line | None = extensions.get(LINE)
        self.outbox: list[bytes] = []
        self.most = BACKLOG
        """So many may wait."""
        self.closing: int | None = None
        """The code to close with, once it is decided."""
        self._waiting: asyncio.Future[None] | None = None

    def push(self, message: bytes) -> None:
        if self.closing is not None:
            return
        self.outbox.append(message)
        if len(self.outbox) > self.most:
            self.outbox.clear()
            self.close(TRY_AGAIN)
        self._wake()

    def begin_with(self, messages: list[bytes]) -> None:
        """What was missed is sent first, however much it is."""
        self.outbox.extend(messages)
        self.most += len(messages)

    def dismiss(self) -> None:
        self.close(NOT_FOR_YOU)

    def close(self, code: int) -> None:
        """Say goodbye, and do not wait long for an answer."""
        if self.closing is None:
            self.closing = code
            self._wake()
            asyncio.get_running_loop().call_later(self.goodbye, self._hang_up)

    def _hang_up(self) -> None:
        line = self.line
        if line is not None:
            line.abort()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def send_all(self) -> None:
        """Send what there is to send, until the socket is closed."""
        send = self.socket.send
        loop = asyncio.get_running_loop()
        while True:
            while self.outbox and self.closing is None:
                if self.line is None:
                    await send({"type": "websocket.send", "bytes": None, "text": self.outbox.pop(0).decode()})
                else:
                    await self.line.write(self.outbox)
            if self.closing is not None:
                await send({"type": "websocket.close", "code": self.closing, "reason": ""})
                return
            self._waiting = loop.create_future()
            await self._waiting


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: TableId) -> None:
    house = house_of(socket)
    try:
        player = await house.door.identify(socket)
        name = None if player is None else player.id
        live = await table_for(house, table, name)
        after = _number(socket.query_params.get("after"))
    except Denied:
        # Before it is accepted, closing a socket answers the handshake with 403.
        await socket.send({"type": "websocket.close", "code": NOT_FOR_YOU, "reason": ""})
        return
    await socket.accept()
    connection = Connection(socket, name, goodbye=house.settings.ping)
    sender = asyncio.create_task(connection.send_all())
    house.metrics.sockets.inc()
    try:
        await _welcome(house, live, connection, after)
        await _listen(house, live, connection, player)
    except Failed:
        connection.close(TRY_AGAIN)
    finally:
        if connection in live.watchers:
            live.watchers.remove(connection)
            house.presences.go(live, connection)
        house.metrics.sockets.dec()
        if connection.closing is None:
            sender.cancel()
        # What it fails of is that the other side has gone, which is why we are here.
        with suppress(asyncio.CancelledError, Exception):
            await asyncio.wait_for(sender, connection.goodbye)


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise Denied("malformed", why="after is a number")
    return int(text)


async def _welcome(house: House, live: Live, connection: Connection, after: int | None) -> None:
    """What was missed, then the whole view.  Nothing may happen in between, so the table is held."""
    async with live.lock:
        if after is not None:
            if after > live.table.number:
                # They saw more in another process.
                await house.catch_up(live)
            connection.begin_with(await house.missed(live, connection.player, after))
        connection.push(house.look(live, connection.player))
        live.watchers.append(connection)
        house.presences.come(live, connection)


async def _listen(house: House, live: Live, connection: Connection, player: Player | None) -> None:
    bucket = None if house.limits is None else Limits.socket()
    too_fast = 0
    checked = time.monotonic()
    receive = connection.socket.receive
    while connection.closing is None:
        message = await receive()
        if message["type"] != "websocket.receive" or connection.closing is not None:
            return
        if bucket is not None and not bucket.take():
            too_fast += 1
            connection.push(_refusal(house, Denied("too-fast"), None))
            if too_fast > PATIENCE:
                connection.close(TOO_FAST)
            continue
        if house.store.shared and connection.token is not None and time.monotonic() > checked + TRUST:
            # Another process may have been told that the token is worthless.
            try:
                await house.door.identify(connection.socket, anew=True)
            except Denied:
                connection.dismiss()
                continue
            checked = time.monotonic()
        try:
            text = message.get("text")
            wish = decoder.decode(message.get("bytes") or b"" if text is None else text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            connection.push(_refusal(house, Denied("malformed", why=str(error)), None))
            continue
        await _answer(house, live, connection, player, wish)


async def _answer(
    house: House, live: Live, connection: Connection, player: Player | None, wish: Choose | Ping | Look | Say
) -> None:
    try:
        match wish:
            case Choose():
                ack = await house.choose(live, _known(player).id, wish.number, wish.text)
                connection.push(encode(msgspec.structs.replace(ack, id=wish.id) if wish.id else ack))
            case Ping():
                connection.push(encode(Pong(number=live.table.number, id=wish.id)))
            case Look():
                connection.push(house.look(live, connection.player))
            case Say():
                await house.say(live, _known(player), wish.text)
    except (Denied, IllegalChoice) as error:
        connection.push(_refusal(house, error, getattr(wish, "id", None)))
    except Failed:
        connection.push(_refusal(house, Denied("not-saved"), getattr(wish, "id", None)))


def _known(player: Player | None) -> Player:
    if player is None:
        raise Denied("who")
    return player


def _refusal(house: House, error: Denied | IllegalChoice, name: str | None) -> bytes:
    code = error.code if isinstance(error, Denied) else "illegal"
    house.metrics.refused.labels(code).inc()
    return encode(
        Refused(
            code=code,
            reason=error.reason,
            rule=error.rule if isinstance(error, IllegalChoice) else None,
            line=error.line,
            id=name,
            view=error.view if isinstance(error, Stale) else None,
        )
    )


HANDLERS = [table_socket]
