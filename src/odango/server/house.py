"""The house: all tables that are live in this process, and the one way by which anything happens at them.

An entry is proposed to the table, written to the log, and only then settled and announced.  So what anybody sees is
always on the disk, and what is refused has never happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import msgspec
import structlog

from odango.core.event import Event
from odango.core.step import Seat
from odango.server.attendant import Attendant
from odango.server.identity import Doorkeeper
from odango.server.limits import Limits
from odango.server.live import Act, Live, change, change_by, may_watch, now
from odango.server.metrics import Metrics
from odango.server.presence import Presences
from odango.server.reel import Reels
from odango.server.settings import Settings
from odango.server.sight import happening, info_if_changed, recall, snapshot
from odango.server.wire import Ack, ChatLine, Snapshot
from odango.store.rows import ChatRow, Player
from odango.store.store import Store, Taken
from odango.table.denied import Denied
from odango.table.entry import Card, Entry, Kind
from odango.table.table import BadLog, Plan, Table
from odango.text import one_line

IDLE = 600.0
"""Seconds after which a table that nobody looks at is put away."""
IDLE_ENDED = 30.0
"""The same, where the game is over."""

log = structlog.get_logger()


class Stale(Denied):
    """The choice answers a question that is not asked any more."""

    def __init__(self, view: Snapshot) -> None:
        super().__init__("stale")
        self.view = view


class House:
    """Everything that can be done with tables."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, limits: Limits | None) -> None:
        self.store = store
        self.door = Doorkeeper(store)
        self.limits = limits
        self.settings = settings
        self.metrics = metrics
        self.tables: dict[str, Live] = {}
        self.attendant = Attendant(self)
        self.reels = Reels()
        self.presences = Presences(self)
        self.nudge: Callable[[str, int, int], None] = lambda _table, _number, _chat: None
        """Tells other processes that a table went on."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening and finding ------------------------------------------------------------------------------------------

    async def open(self, card: Card, acts: Iterable[Act]) -> Live:
        """A new table at which these things have happened already, all of them or nothing."""
        table = Table(card)
        entries = []
        for act in acts:
            plan = table.propose(*act, card.opened_at)
            table.settle(plan)
            entries.append(plan.entry)
        await self.store.open_table(card, entries, change(table))
        live = self.tables[card.id] = Live(table)
        live.used = time.monotonic()
        self.metrics.opened.labels(card.game).inc()
        self.attendant.follow(live)
        return live

    async def live(self, table: str) -> Live:
        """The table, from memory or from its log; Denied if there is none."""
        live = self.tables.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load(table))
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> Live:
        card = await self.store.card(name)
        if card is None:
            raise Denied("no-table")
        table = Table(card)
        for number, entry in enumerate(await self.store.log(name)):
            table.take(entry)
            if number % 32 == 31:
                await asyncio.sleep(0)
        live = Live(table)
        live.chat = (await self.store.chat_numbers([name])).get(name, 0)
        self.tables[name] = live
        self.attendant.follow(live)
        return live

    # --- what happens -------------------------------------------------------------------------------------------------

    async def act(self, live: Live, wish: Callable[[Table], Act]) -> Plan:
        """Do something at a table.  `wish` is asked again when somebody in another process was quicker."""
        async with live.lock:
            await self._make_sure(live)
            while True:
                plan = live.table.propose(*wish(live.table), now())
                if await self._written(live, plan):
                    break
        return plan

    async def choose(self, live: Live, player: str, number: int, text: str) -> Ack:
        """A person answers what their seat is asked, having seen everything up to `number`."""
        async with live.lock:
            await self._make_sure(live)
            while True:
                table = live.table
                if number > table.number:
                    await self.catch_up(live)
                seat = table.seat_of(player)
                if seat is None:
                    raise Denied("not-seated")
                if table.question_of(seat, number) is None:
                    earlier = await self.store.choice_after(table.card.id, seat, number)
                    if earlier is not None and earlier.text == text and earlier.player == player:
                        return Ack(number=earlier.number, repeated=True)
                    if number != table.number:
                        raise Stale(snapshot(table, seat))
                plan = table.propose(Kind.CHOICE, seat, player, text, now())
                if await self._written(live, plan):
                    return Ack(number=plan.entry.number, repeated=False)

    async def _written(self, live: Live, plan: Plan) -> bool:
        """Write the entry down, then let it count.  False if another process wrote that number first."""
        table = live.table
        began = time.perf_counter()
        try:
            await self.store.append(table.card.id, plan.entry, change_by(table, plan))
        except Taken:
            await self.catch_up(live)
            return False
        except BaseException:
            # It may have been written all the same.
            live.unsure = True
            raise
        self.metrics.commit.observe(time.perf_counter() - began)
        table.settle(plan)
        self.nudge(table.card.id, table.number, 0)
        self.announce(live, plan.entry, plan.told)
        self.attendant.follow(live)
        return True

    async def _make_sure(self, live: Live) -> None:
        if live.unsure:
            await self.catch_up(live)
            live.unsure = False

    async def catch_up(self, live: Live) -> None:
        """Read what other processes have written.  Holds for a table whose lock is held."""
        table = live.table
        try:
            for entry in await self.store.log(table.card.id, after=table.number):
                told = table.take(entry)
                self.announce(live, entry, told)
        except BadLog:
            self.tables.pop(table.card.id, None)
            raise
        self.attendant.follow(live, late=True)

    async def refresh(self, name: str, number: int, chat: int) -> None:
        """Another process says that a table has come to `number`, and that something was said, unless `chat` is 0."""
        live = self.tables.get(name)
        if live is None:
            return
        if live.table.number < number:
            async with live.lock:
                if live.table.number < number:
                    await self.catch_up(live)
        if chat > live.chat:
            await self._spread(live)

    async def missed(self, live: Live, player: str | None, after: int) -> list[bytes]:
        """Everything after a number, as told to a player."""
        table = live.table
        if after >= table.number:
            return []
        entries = await self.store.log(table.card.id, until=table.number)
        events = await asyncio.to_thread(recall, table.card, entries, table.seat_of(player), after)
        return [msgspec.json.encode(event) for event in events]

    # --- telling ------------------------------------------------------------------------------------------------------

    def announce(self, live: Live, entry: Entry, told: list[Event]) -> None:
        """Tell everyone who watches, each what they may know."""
        table = live.table
        if entry.kind == Kind.CHOICE:
            self.metrics.choices_of[table.card.game].inc()
        if not live.watchers:
            return
        info = info_if_changed(table, entry)
        messages: dict[Seat | None, bytes] = {}
        for watcher in live.watchers[:]:
            seat = table.seat_of(watcher.player)
            if seat is None and not may_watch(table):
                live.watchers.remove(watcher)
                watcher.dismiss()
                continue
            message = messages.get(seat)
            if message is None:
                message = messages[seat] = msgspec.json.encode(happening(table, entry, told, seat, info))
            watcher.push(message)
        if entry.kind != Kind.CHOICE:
            # Whoever sits down no longer only watches.
            self.presences.update(live)

    def broadcast(self, live: Live, message: bytes) -> None:
        """Tell everyone who watches the same."""
        for watcher in live.watchers[:]:
            watcher.push(message)

    def disown(self, token: str) -> None:
        """A token is worthless now: whoever came with it has to go."""
        for live in self.tables.values():
            gone = [watcher for watcher in live.watchers if watcher.token == token]
            for watcher in gone:
                live.watchers.remove(watcher)
                watcher.dismiss()
            if gone:
                self.presences.update(live)

    def look(self, live: Live, player: str | None) -> bytes:
        """The whole view, as bytes."""
        return msgspec.json.encode(snapshot(live.table, live.table.seat_of(player)))

    # --- talking ------------------------------------------------------------------------------------------------------

    async def say(self, live: Live, player: Player, text: str) -> ChatLine:
        """Somebody says something to the table."""
        if player.id in live.table.banned:
            raise Denied("asked-to-leave")
        if self.limits is not None and not self.limits.chat.take(player.id):
            raise Denied("too-fast")
        said = one_line(text)
        if not said:
            raise Denied("nothing-said")
        row = await self.store.say(live.table.card.id, player.id, player.name, said, now())
        self.nudge(live.table.card.id, live.table.number, row.number)
        await self._spread(live)
        return _spoken(row)

    async def chat(self, live: Live, after: int) -> list[ChatLine]:
        return [_spoken(row) for row in await self.store.chat(live.table.card.id, after)]

    async def _spread(self, live: Live) -> None:
        """Tell the watchers what they have not heard yet, here or in another process, each line once and in order."""
        for spoken in await self.chat(live, live.chat):
            if spoken.chat > live.chat:
                live.chat = spoken.chat
                self.broadcast(live, msgspec.json.encode(spoken))

    # --- coming and going ---------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """After a start: go on where bots are to move."""
        self.spawn(self._wake())
        self.spawn(self._tidy())

    async def _wake(self) -> None:
        for name in await self.store.playing():
            try:
                await self.live(name)
            except (Denied, BadLog) as error:
                log.warning("table cannot go on", why=str(error))

    async def _tidy(self) -> None:
        """Tables at which nothing happens are put away; their log has them."""
        while True:
            await asyncio.sleep(IDLE_ENDED / 2)
            now = time.monotonic()
            for name, live in list(self.tables.items()):
                idle = IDLE if live.table.running else IDLE_ENDED
                if not (live.watchers or live.busy or live.lock.locked() or now < live.used + idle):
                    del self.tables[name]

    async def close(self) -> None:
        """Let go of everything that nobody was promised."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.attendant.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this beside everything else, and complain aloud if it breaks."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())


def _spoken(row: ChatRow) -> ChatLine:
    return ChatLine(chat=row.number, player=row.player, name=row.name, at=row.at, text=row.text)
