"""A table in memory, and who watches it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Protocol

from odango.core.step import Seat
from odango.store.rows import Change, Sitting
from odango.table.entry import Kind, Phase
from odango.table.table import Plan, Table

if TYPE_CHECKING:
    from odango.server.presence import Ghost, Present
    from odango.server.wire import Presence

Act = tuple[Kind, Seat | None, str | None, str]
"""What somebody wants to do: kind, seat, player, text."""


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    player: str | None
    token: str | None
    """The id of the token the watcher came with."""

    def push(self, message: bytes) -> None:
        """Send this when you can.  Never waits."""

    def dismiss(self) -> None:
        """You may not look any longer."""


class Live:
    """A table in memory."""

    __slots__ = (
        "busy", "chat", "ghosts", "lock", "orders", "present", "shown", "table", "unsure", "used", "watchers",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held from proposing to settling: one thing happens at a time."""
        self.watchers: list[Watcher] = []
        self.ghosts: list[Ghost] = []
        """Those who watched until a moment ago."""
        self.present: Present | None = None
        """Who is there, as other processes were told last."""
        self.shown: Presence | None = None
        """Who is there, as the watchers were told last."""
        self.busy: set[tuple[Seat, int]] = set()
        """Questions that a bot is thinking about: the seat, and since when it is asked."""
        self.chat = 0
        """The number of the last thing said that the watchers have heard."""
        self.unsure = False
        """Whether something may be in the log that is not settled here: the store broke off in the middle."""
        self.orders: dict[Seat, Any] = {}
        """Standing orders, known to whoever gave them and to the house."""
        self.used = 0.0
        """When anybody last came here."""


def change(table: Table) -> Change:
    """What the lists of tables say of this one."""
    sitting = [
        Sitting(seat=seat, player=place.player, name=place.name, bot=place.bot)
        for seat, place in enumerate(table.places)
        if place is not None
    ]
    return Change(phase=table.phase, sitting=sitting, next=table.next)


def change_by(table: Table, plan: Plan) -> Change | None:
    """What an entry changes in the lists: little, where it changes nothing about who sits there."""
    if plan.entry.kind == Kind.CHOICE:
        return None if plan.state is None or plan.state.pending else Change(phase=Phase.OVER)
    if plan.entry.kind == Kind.START:
        return Change(phase=Phase.PLAYING)
    after = table.copy()
    after.settle(plan)
    return change(after)


def may_watch(table: Table) -> bool:
    """Whether those without a seat may look: while people sit down, whoever has the link; later if they are welcome."""
    return table.card.spectators or table.phase == Phase.OPEN


def may_see(table: Table, player: str | None) -> bool:
    """Whether this player may look."""
    return may_watch(table) or table.seat_of(player) is not None


def now() -> int:
    return time.time_ns() // 1_000_000
