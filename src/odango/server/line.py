"""uvicorn's WebSocket with a shorter way out.

A move is told to everyone at its table, and that is most of what a server does.  Sent as ASGI has it, every message is
decoded, handed through half a dozen layers, encoded again and written to the network by itself.  Here all that there is
to say to somebody goes out as it is, in one piece: a third less work for a move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WRITE = "odango.write"
"""Under this name the scope's extensions have `Line.write`, where there is such a line."""
TEXT = 0x81
"""The first byte of a message that is text and in one frame (RFC 6455, 5.2)."""


class Line(WebSocketsSansIOProtocol):
    """For sockets without compression."""

    scope: Any

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = self.write

    async def write(self, messages: Iterable[bytes]) -> None:
        """Send these texts, once the other side has read enough of what was sent before."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in messages for part in (head(len(text)), text)]))


def head(size: int) -> bytes:
    """What stands before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    return (
        bytes((TEXT, 126)) + size.to_bytes(2, "big") if size < 1 << 16 else bytes((TEXT, 127)) + size.to_bytes(8, "big")
    )
