"""Who is at a table now: whose sockets are open, in this process and in others.  It is never written down.

Whoever comes is seen at once.  Whoever goes is seen to be gone a moment later: most only load the page again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from odango.core.step import Seat
from odango.server.live import Live, Watcher
from odango.server.wire import Presence

if TYPE_CHECKING:
    from odango.server.house import House

LINGER = 2.0
"""Seconds for which somebody whose line is gone still counts as there."""
BEAT = 4.0
"""Seconds after which a process says again who is at its tables."""
BELIEVED = 10.0
"""Seconds after which what another process said no longer holds: it would have said it again."""


class Ghost(Struct, eq=False):
    """Somebody whose socket was closed just now."""

    player: str | None


class Present(Struct, frozen=True, array_like=True):
    """Who is at a table, in one process: seats whose person has a socket, and how many sockets of others there are."""

    table: str
    seats: list[Seat]
    watching: int


class Heard(Struct, frozen=True):
    """What another process said, and how long it is believed."""

    present: Present
    until: float


class Presences:
    """Keeps count for all tables of the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._elsewhere: dict[str, dict[str, Heard]] = {}
        """By table and process; also of tables that are not live here yet."""
        self.tell: Callable[[str], None] = lambda _table: None
        """Tells other processes that something changed here."""

    def come(self, live: Live, watcher: Watcher) -> None:
        """Somebody has opened a socket, and learns who is there."""
        back = next((ghost for ghost in live.ghosts if ghost.player == watcher.player), None)
        if back is not None:
            live.ghosts.remove(back)
        if not self.update(live):
            watcher.push(msgspec.json.encode(self._all(live)))

    def go(self, live: Live, watcher: Watcher) -> None:
        """A socket was closed."""
        ghost = Ghost(watcher.player)
        live.ghosts.append(ghost)
        asyncio.get_running_loop().call_later(LINGER, self._fade, live, ghost)

    def _fade(self, live: Live, ghost: Ghost) -> None:
        if ghost in live.ghosts:
            live.ghosts.remove(ghost)
            self.update(live)

    def update(self, live: Live) -> bool:
        """Tell everyone at the table, and other processes, if anything changed.  Whether those here were told."""
        here = self.here(live)
        if here != live.present:
            live.present = here
            self.tell(here.table)
        everyone = self._all(live)
        if everyone == live.shown:
            return False
        live.shown = everyone
        self._house.broadcast(live, msgspec.json.encode(everyone))
        return True

    def here(self, live: Live) -> Present:
        """Who is there, as far as this process holds their sockets."""
        table = live.table
        seats: set[Seat] = set()
        watching = 0
        for player in (*(watcher.player for watcher in live.watchers), *(ghost.player for ghost in live.ghosts)):
            seat = table.seat_of(player)
            if seat is None:
                watching += 1
            else:
                seats.add(seat)
        return Present(table.card.id, sorted(seats), watching)

    def _all(self, live: Live) -> Presence:
        here = self.here(live)
        known = [here, *(heard.present for heard in self._elsewhere.get(here.table, {}).values())]
        return Presence(
            seats=sorted({seat for present in known for seat in present.seats}),
            watching=sum(present.watching for present in known),
        )

    # --- other processes ----------------------------------------------------------------------------------------------

    def report(self, tables: Iterable[str]) -> list[Present]:
        """What is to be said of these tables; of one that was put away, that nobody is there."""
        live = self._house.tables
        return [self.here(live[table]) if table in live else Present(table, [], 0) for table in tables]

    def occupied(self) -> list[str]:
        """Tables with somebody there."""
        return [name for name, live in self._house.tables.items() if live.watchers or live.ghosts]

    def hear(self, process: str, said: Iterable[Present]) -> None:
        """Another process says who is at its tables."""
        until = time.monotonic() + BELIEVED
        for present in said:
            processes = self._elsewhere.setdefault(present.table, {})
            if present.seats or present.watching:
                processes[process] = Heard(present, until)
            else:
                processes.pop(process, None)
            self._settled(present.table)

    def forget_old(self) -> None:
        """A process that says nothing any more is gone, and all who were there with it."""
        now = time.monotonic()
        for table, processes in list(self._elsewhere.items()):
            gone = [process for process, heard in processes.items() if heard.until < now]
            for process in gone:
                del processes[process]
            if gone:
                self._settled(table)

    def _settled(self, table: str) -> None:
        if not self._elsewhere[table]:
            del self._elsewhere[table]
        live = self._house.tables.get(table)
        if live is not None:
            self.update(live)
