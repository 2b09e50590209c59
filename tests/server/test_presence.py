"""Who is at the table now: told to those who may look, in seats and numbers, by one process or by several."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from odango.server import nudges, presence
from odango.server.settings import Settings
from odango.table.entry import Kind
from server.inside import Inside, Socket, Visitor, a_card, inside
from server.running import Person, Running
from waiting import PATIENCE

pytestmark = pytest.mark.anyio

SOON = 0.2
LATER = 5.0
"""Long enough to come back in, also where there is much else to do."""

Linger = Callable[[float], None]


@pytest.fixture(autouse=True)
def linger(monkeypatch: pytest.MonkeyPatch) -> Linger:
    """How long whoever goes from now on still counts as there: a short while, unless somebody says otherwise."""

    def last(seconds: float) -> None:
        monkeypatch.setattr(presence, "LINGER", seconds)

    last(SOON)
    return last


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}") as opened:
        yield opened


class Line:
    """A socket, of which only who is there is read."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    async def told(self) -> list[tuple[list[int], int]]:
        """Everything that was said about who is there since the last time."""
        messages = [msgspec.json.decode(message) for message in await self.socket.heard()]
        there = [message for message in messages if message["type"] == "presence"]
        assert all(message.keys() == {"type", "seats", "watching"} for message in there)
        return [(message["seats"], message["watching"]) for message in there]

    async def becomes(self, *expected: Any) -> float:
        """Wait until exactly this is told, and nothing else on the way; how long it took."""
        began = time.monotonic()
        found: list[Any] = []
        async with asyncio.timeout(PATIENCE):
            while len(found) < len(expected):
                found += await self.told()
                await asyncio.sleep(0.01)
        assert found == list(expected)
        return time.monotonic() - began

    async def comes_to(self, expected: Any) -> None:
        """Wait until this is what was told last."""
        async with asyncio.timeout(PATIENCE):
            while (await self.told())[-1:] != [expected]:
                pass


@asynccontextmanager
async def at(who: Visitor, table: str) -> AsyncIterator[Line]:
    socket = who.socket(table)
    assert await socket.open()
    try:
        yield Line(socket)
    finally:
        await socket.close()


async def a_table(here: Inside, **card: Any) -> tuple[str, list[Visitor]]:
    """Two sit there and one seat is a bot's; the third person has none."""
    people = [await here.guest(f"Player {letter}") for letter in "ABC"]
    bot = (Kind.BOT, 2, people[0].id, "random Bot")
    live = await here.table(a_card("bluff", 3, **card), people[:2], bot)
    return live.table.card.id, people


async def test_coming_is_seen_at_once_and_going_a_moment_later(here: Inside) -> None:
    """After the first view, and then when it changes; a bot is not there, and who watches is only a number."""
    table, (ami, rei, usagi) = await a_table(here)
    async with at(ami, table) as mine:
        first = [msgspec.json.decode(message)["type"] for message in await mine.socket.heard()]
        assert first == ["view", "presence", "pong"]
        async with at(rei, table) as hers:
            assert await hers.told() == [([0, 1], 0)]
            assert await mine.told() == [([0, 1], 0)]
            async with at(usagi, table), at(here.nobody, table) as outside:
                assert await outside.told() == [([0, 1], 2)]
                assert await mine.told() == [([0, 1], 1), ([0, 1], 2)]
            await mine.becomes(([0, 1], 1), ([0, 1], 0))
        assert await mine.becomes(([0], 0)) >= SOON / 2


@pytest.mark.parametrize("seated", [True, False])
async def test_loading_the_page_again_is_not_noticed(here: Inside, linger: Linger, seated: bool) -> None:
    """By nobody else, of those who sit and of those who watch."""
    table, (ami, rei, _) = await a_table(here)
    who, there = (rei, ([0, 1], 0)) if seated else (here.nobody, ([0], 1))
    async with at(ami, table) as mine:
        await mine.told()
        linger(LATER)
        for _ in range(3):
            async with at(who, table) as theirs:
                assert await theirs.told() == [there]
        async with at(who, table):
            assert await mine.told() == [there]
            linger(SOON)
        await mine.becomes(([0], 0))


async def test_somebody_with_two_lines_is_there_once_and_until_the_last(here: Inside) -> None:
    table, (ami, rei, _) = await a_table(here)
    async with at(ami, table) as mine:
        async with at(rei, table):
            async with at(rei, table) as second:
                assert await second.told() == [([0, 1], 0)]
            await asyncio.sleep(2 * SOON)
            assert await mine.told() == [([0], 0), ([0, 1], 0)]
        await mine.becomes(([0], 0))


async def test_who_sits_down_no_longer_only_watches(here: Inside) -> None:
    people = [await here.guest(f"Player {letter}") for letter in "AB"]
    live = await here.table(a_card("bluff", 3), people[:1])
    table = live.table.card.id
    async with at(people[0], table) as mine, at(people[1], table):
        await mine.told()
        assert (await people[1].ask("POST", f"/api/tables/{table}/seat", {"seat": 2})).status_code == 201
        assert await mine.told() == [([0, 2], 0)]
        assert (await people[1].ask("DELETE", f"/api/tables/{table}/seat")).status_code == 200
        assert await mine.told() == [([0], 1)]


async def test_it_is_said_to_nobody_who_may_not_look(here: Inside) -> None:
    """Outside, nothing; and it is nowhere but on sockets: neither in views nor in lists nor in the log."""
    table, (ami, rei, usagi) = await a_table(here, spectators=False)
    live = await here.house.live(table)
    await here.house.act(live, lambda _: (Kind.START, None, None, ""))
    async with at(ami, table) as mine:
        before = [(await rei.ask("GET", f"/api/tables/{table}{path}")).text for path in ("", "/log", "/chat")]
        assert not await usagi.socket(table).open()
        async with at(rei, table):
            await mine.told()
            after = [(await rei.ask("GET", f"/api/tables/{table}{path}")).text for path in ("", "/log", "/chat")]
        assert before == after


async def test_who_is_shown_out_does_not_count(here: Inside) -> None:
    """A table without spectators begins: those who stay learn that nobody watches any more."""
    table, (ami, _, usagi) = await a_table(here, spectators=False)
    async with at(ami, table) as mine, at(usagi, table):
        await mine.told()
        live = await here.house.live(table)
        await here.house.act(live, lambda _: (Kind.START, None, None, ""))
        await mine.becomes(([0], 0))


# --- several processes ------------------------------------------------------------------------------------------------


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nudges, "BEAT", 0.2)
    monkeypatch.setattr(presence, "BELIEVED", 1.0)


@pytest.mark.usefixtures("often")
async def test_several_processes_are_one_table(postgres_url: str, linger: Linger) -> None:
    """Everyone is told the same wherever they are connected; who changes over is not noticed."""
    async with inside(postgres_url) as one, inside(postgres_url) as other:
        table, (ami, rei, usagi) = await a_table(one)
        rei_there, usagi_there = other.as_(rei.headers), other.as_(usagi.headers)
        async with at(ami, table) as mine:
            await mine.becomes(([0], 0))
            async with at(rei_there, table) as hers:
                await mine.becomes(([0, 1], 0))
                # What the other process knows may be a beat old.
                await hers.comes_to(([0, 1], 0))
                async with at(usagi_there, table), at(one.nobody, table):
                    for line in (mine, hers):
                        await line.comes_to(([0, 1], 2))
                for line in (mine, hers):
                    await line.comes_to(([0, 1], 0))
                linger(LATER)
            async with at(rei, table):
                await asyncio.sleep(6 * SOON)
                assert await mine.told() == []
            await mine.becomes(([0], 0))


@pytest.mark.usefixtures("often")
async def test_what_a_dead_process_said_is_forgotten(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says nothing any more, and neither its players nor those who watched there count."""
    async with inside(postgres_url) as one, inside(postgres_url) as other:
        table, (ami, rei, _) = await a_table(one)
        async with at(ami, table) as mine, at(other.as_(rei.headers), table), at(other.nobody, table):
            while ([0, 1], 1) not in await mine.told():
                pass
            monkeypatch.setattr(other.house.presences, "report", lambda _: [])
            await mine.becomes(([0], 0))


# --- broken lines -----------------------------------------------------------------------------------------------------


async def test_a_line_that_breaks_without_a_word_is_noticed(house: Running) -> None:
    """Two pings at the most, which are ten seconds: somebody's phone lost the net."""
    ami, rei = Person(house.url, "Ami"), Person(house.url, "Rei")
    table = ami.post("/api/tables", game="bluff", seats=3)["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    url = f"{house.socket_url}/api/tables/{table}/socket"
    async with (
        asyncio.timeout(PATIENCE),
        connect(url, additional_headers=ami.headers, proxy=None) as mine,
        connect(url, additional_headers=rei.headers, proxy=None, close_timeout=0.1) as hers,
    ):
        while b'"seats":[0,1]' not in await mine.recv(decode=False):
            pass
        hers.transport.pause_reading()
        began = time.monotonic()
        while b'"seats":[0]' not in await mine.recv(decode=False):
            pass
        took = time.monotonic() - began
        hers.transport.abort()

    assert took > Settings().ping / 2
    assert 2 * Settings().ping <= 10
