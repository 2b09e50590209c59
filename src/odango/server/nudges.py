"""Processes that share a database tell each other which tables went on.

A nudge carries no more than a table's id and numbers: whoever gets one reads the log.  So a nudge that is lost delays
news and never loses any; a slow look at the log now and then makes up for it.  Who is at a table stands in no log: that
is said in full, again and again, and holds only for a while.
"""

from __future__ import annotations

import asyncio
import time
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from odango.server.presence import BEAT, Present

if TYPE_CHECKING:
    from odango.server.house import House

CHANNEL = "odango_tables"
GATHER = 0.002
"""Seconds in which nudges are gathered into one message: publishing costs a database connection."""
AT_ONCE = 80
"""As many as safely fit into a PostgreSQL notification."""
LOOK_AGAIN = 2.0
"""Seconds between looks at the log for what nobody told us."""
LATELY = 60.0
"""Somebody who asked so many seconds ago may only have HTTP, and ask again."""

log = structlog.get_logger()


class Nudge(Struct, array_like=True):
    table: str
    number: int
    chat: int


class Bundle(Struct, array_like=True):
    sender: str
    nudges: list[Nudge]
    present: list[Present] = []


class Nudges:
    """Sends and receives for one process."""

    def __init__(self, channels: ChannelsPlugin, house: House) -> None:
        self._channels = channels
        self._house = house
        self._me = token_hex(4)
        self._waiting: dict[str, Nudge] = {}
        self._changed: dict[str, None] = {}
        """Tables at which somebody came or went."""
        self._tasks: list[asyncio.Task[None]] = []
        self._dirty = asyncio.Event()

    def start(self) -> None:
        self._house.nudge = self.send
        self._house.presences.tell = self.tell
        works = (self._publish(), self._receive(), self._look_again(), self._beat())
        self._tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, table: str, number: int, chat: int = 0) -> None:
        waiting = self._waiting.get(table)
        self._waiting[table] = Nudge(table, number, max(chat, waiting.chat if waiting else 0))
        self._dirty.set()

    def tell(self, table: str) -> None:
        """Say who is at this table now."""
        self._changed[table] = None
        self._dirty.set()

    async def _publish(self) -> None:
        while True:
            await self._dirty.wait()
            await asyncio.sleep(GATHER)
            self._dirty.clear()
            nudges, self._waiting = list(self._waiting.values()), {}
            for first in range(0, len(nudges), AT_ONCE):
                await self._send(Bundle(self._me, nudges[first : first + AT_ONCE]))
            present, self._changed = self._house.presences.report(self._changed), {}
            for first in range(0, len(present), AT_ONCE // 2):
                await self._send(Bundle(self._me, [], present[first : first + AT_ONCE // 2]))

    async def _send(self, bundle: Bundle) -> None:
        try:
            await self._channels.wait_published(msgspec.json.encode(bundle), CHANNEL)
        except Exception:
            # The others will look for themselves.
            log.warning("nudge lost", exc_info=True)

    async def _beat(self) -> None:
        presences = self._house.presences
        while True:
            await asyncio.sleep(BEAT)
            presences.forget_old()
            for table in presences.occupied():
                self.tell(table)

    async def _receive(self) -> None:
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                bundle = msgspec.json.decode(data, type=Bundle)
                if bundle.sender != self._me:
                    for nudge in bundle.nudges:
                        self._house.spawn(self._house.refresh(nudge.table, nudge.number, nudge.chat))
                    self._house.presences.hear(bundle.sender, bundle.present)

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            lately = time.monotonic() - LATELY
            watched = [name for name, live in self._house.tables.items() if live.watchers or live.used > lately]
            try:
                store = self._house.store
                said = await store.chat_numbers(watched)
                for name, number in (await store.numbers(watched)).items():
                    await self._house.refresh(name, number, said.get(name, 0))
            except Exception:
                log.warning("could not look at the log", exc_info=True)
