"""Two servers on one database serve the same tables: to the players they are one."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from odango.store.database import postgres_url as parsed_url
from odango.store.store import Store
from odango.table.entry import Kind
from odango.table.table import Table
from seeds import proof, seed_for
from server.conftest import fresh_database
from server.evidence import Story, assert_kept_word, assert_whole, stories
from server.players import (
    A_MOMENT,
    Caller,
    Ledger,
    News,
    Said,
    SocketPlayer,
    View,
    all_at_once,
    guests,
    next_message,
    open_table,
    socket_to,
)
from server.postgres import Postgres
from server.running import Running
from waiting import LONGEST, PATIENCE

pytestmark = pytest.mark.anyio

GAMES_PLAYED = proof(short=12, long=32)
AT_ONCE = proof(short=12, long=16)


@asynccontextmanager
async def two_servers(store: str) -> AsyncIterator[tuple[Running, Running]]:
    servers = [Running(store, "--no-limits", "--bot-pace", "0") for _ in range(2)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield servers[0], servers[1]
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop)


@pytest.fixture(scope="module")
def shared_pair(postgres_server: Postgres) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database for all tests that do no harm to them."""
    store = fresh_database(postgres_server)
    with (
        Running(store, "--no-limits", "--bot-pace", "0") as one,
        Running(store, "--no-limits", "--bot-pace", "0") as two,
    ):
        yield one, two


def at(person: Caller, urls: Sequence[str]) -> Caller:
    """The same person, connected elsewhere."""
    return Caller(urls, person.account)


class Evening:
    """Many games whose players are connected to different servers."""

    def __init__(self, people: list[Caller], doors: list[list[str]]) -> None:
        self.people = people
        self.doors = doors
        """Where the first, second … player of a table knocks, and where if nobody opens."""
        self.ledger = Ledger()
        self.players: dict[str, list[SocketPlayer]] = {}

    async def play(self, number: int) -> None:
        """By turns bluff and dice, people alone and people with bots."""
        game, people, bots = [("bluff", 3, None), ("dice", 2, None), ("bluff", 2, "gentle"), ("dice", 1, "random")][
            number % 4
        ]
        chance = random.Random(seed_for(number))
        knock = [self.doors[(number // 4 + place) % len(self.doors)] for place in range(people)]
        party = [at(person, urls) for person, urls in zip(chance.sample(self.people, people), knock, strict=True)]
        table = await open_table(party, game)
        if bots is not None:
            # Over the other server than the one at which the table was opened.
            host = at(party[0], party[0].urls[::-1] if len(party[0].urls) > 1 else self.doors[(number // 4 + 1) % 2])
            response = await host.call("POST", f"/api/tables/{table}/start", {"bots": bots})
            # The other server may have begun the game as soon as the table was full.
            assert response.status_code < 300 or response.json()["code"] == "begun", response.text
        players = [SocketPlayer(person, table, seat, self.ledger, number) for seat, person in enumerate(party)]
        self.players[table] = players
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())

    async def play_all(self) -> None:
        games = [partial(self.play, number) for number in range(GAMES_PLAYED)]
        async with asyncio.timeout(LONGEST):
            await all_at_once(games, AT_ONCE)

    def assert_all_heard_all(self, found: dict[str, Story]) -> None:
        """Every player heard every number once and in order."""
        for table, players in self.players.items():
            for player in players:
                assert player.heard == [entry.number for entry in found[table].entries]


async def same_end(urls: Sequence[str], player: SocketPlayer) -> bool:
    """Whether every server shows this player the same end."""
    views = [await at(player.person, [url]).fine("GET", f"/api/tables/{player.table}") for url in urls]
    return all(view == views[0] and view["table"]["phase"] == "over" for view in views)


async def test_players_at_two_servers_play_as_at_one(shared_pair: tuple[Running, Running]) -> None:
    """Every number reaches everyone once and in order, nobody has to ask again, both servers agree."""
    one, other = shared_pair
    evening = Evening(await guests([one.url], 8), [[one.url], [other.url]])
    await evening.play_all()
    players = [player for party in evening.players.values() for player in party]
    agreed = [await same_end([one.url, other.url], player) for player in players]
    found = await stories(one.store, evening.players)

    print(f"{len(evening.ledger.acknowledged)} choices, {dict(evening.ledger.counts)}")  # noqa: T201
    assert len(found) == GAMES_PLAYED
    assert evening.ledger.counts["gaps"] == 0
    assert evening.ledger.counts["connections"] == len(players)
    assert all(agreed)
    for story in found.values():
        assert_whole(story)
    evening.assert_all_heard_all(found)
    assert_kept_word(evening.ledger, found)


async def test_a_server_takes_over_from_one_that_was_killed(postgres_url: str) -> None:
    """One of two is killed in the middle: its players go on at the other, bots too, and nothing is lost or doubled."""
    async with two_servers(postgres_url) as (one, other):
        evening = Evening(await guests([one.url], 8), [[one.url, other.url], [other.url]])
        async with asyncio.TaskGroup() as group:
            group.create_task(evening.play_all())
            await evening.ledger.has_grown_to(GAMES_PLAYED * 8)
            one.kill()
        players = [player for party in evening.players.values() for player in party]
        agreed = [await same_end([other.url], player) for player in players]
    found = await stories(postgres_url, evening.players)

    print(f"{len(evening.ledger.acknowledged)} choices, {dict(evening.ledger.counts)}")  # noqa: T201
    assert len(found) == GAMES_PLAYED
    assert evening.ledger.counts["connections"] > len(players)
    assert evening.ledger.counts["gaps"] == 0
    assert all(agreed)
    for story in found.values():
        assert_whole(story)
    evening.assert_all_heard_all(found)
    assert_kept_word(evening.ledger, found)


async def choose_until_the_bot_is_asked(person: Caller, table: str) -> int:
    """Answer whatever the person is asked; the last number, when it is the bot's turn."""
    while True:
        response = await person.call("GET", f"/api/tables/{table}")
        view = msgspec.json.decode(response.content, type=View)
        assert view.table.phase == "playing"
        if not view.options:
            return view.number
        await person.fine("POST", f"/api/tables/{table}/choices", {"number": view.number, "text": view.options[0].text})


async def test_a_bot_is_rescued_when_its_server_is_killed(postgres_url: str) -> None:
    """A bot that was about to think is helped out by the other server, without anybody's doing; then the game ends."""
    slow = Running(postgres_url, "--no-limits", "--bot-pace", "3600")
    quick = Running(postgres_url, "--no-limits", "--bot-pace", "0")
    ledger = Ledger()
    with quick, slow:
        [person] = await guests([slow.url], 1)
        table = await open_table([person], "dice", start_when_full=False)
        async with asyncio.timeout(LONGEST), socket_to(quick.url, table) as watching:
            await person.fine("POST", f"/api/tables/{table}/start", {"bots": "random"})
            number = await choose_until_the_bot_is_asked(person, table)
            await asyncio.to_thread(slow.kill)
            while True:
                message = await next_message(watching)
                if isinstance(message, News) and message.number > number:
                    break
            rescue = message
            await SocketPlayer(at(person, [quick.url]), table, 0, ledger).play()
    found = await stories(postgres_url, [table])

    assert (rescue.number, rescue.kind, rescue.seat) == (number + 1, Kind.CHOICE, 1)
    assert_whole(found[table])
    assert set(ledger.acknowledged) <= set(found[table].choices())


# --- news -------------------------------------------------------------------------------------------------------------


async def heard_until(last: str, url: str, table: str, watching: asyncio.Event) -> list[str]:
    """Watch a table, say so, and listen to what is said there until that line comes."""
    heard: list[str] = []
    async with asyncio.timeout(PATIENCE), socket_to(url, table) as socket:
        assert isinstance(await next_message(socket), View)
        watching.set()
        while last not in heard:
            message = await next_message(socket)
            if isinstance(message, Said):
                heard.append(message.text)
    return heard


async def test_what_is_said_at_one_server_is_heard_at_the_other(shared_pair: tuple[Running, Running]) -> None:
    """Every line, once and in order, however quickly they follow each other."""
    lines = [f"line {number}" for number in range(40)]
    one, other = shared_pair
    [person] = await guests([one.url], 1)
    table = await open_table([person], "dice")
    ready = [asyncio.Event(), asyncio.Event()]
    async with asyncio.TaskGroup() as group:
        listening = [
            group.create_task(heard_until(lines[-1], server.url, table, event))
            for server, event in zip((one, other), ready, strict=True)
        ]
        for event in ready:
            await event.wait()
        async with socket_to(one.url, table, person.account) as socket:
            for line in lines:
                await socket.send(msgspec.json.encode({"type": "say", "text": line}), text=True)
            heard = await asyncio.gather(*listening)
    kept = await person.fine("GET", f"/api/tables/{table}/chat")

    assert [line["text"] for line in kept] == lines
    assert heard == [lines, lines]


async def test_what_is_said_is_heard_even_if_nobody_tells(shared_pair: tuple[Running, Running]) -> None:
    """A line that no server was nudged about reaches those who watch, as everything else does."""
    one, other = shared_pair
    [person] = await guests([one.url], 1)
    assert person.account is not None
    table = await open_table([person], "dice")
    ready = [asyncio.Event(), asyncio.Event()]
    async with asyncio.TaskGroup() as group:
        listening = [
            group.create_task(heard_until("twice", server.url, table, event))
            for server, event in zip((one, other), ready, strict=True)
        ]
        for event in ready:
            await event.wait()
        store = await Store.open(one.store)
        for line in ("once", "twice"):
            await store.say(table, person.account.id, "Player 0", line, 1)
        await store.close()
        heard = await asyncio.gather(*listening)

    assert heard == [["once", "twice"], ["once", "twice"]]


async def stand_up_in_the_log(url: str, table: str, player: str) -> None:
    """Write an entry past all servers, so that nobody is nudged."""
    store = await Store.open(url)
    try:
        card = await store.card(table)
        assert card is not None
        shown = Table(card)
        for entry in await store.log(table):
            shown.take(entry)
        await store.append(table, shown.propose(Kind.STAND, shown.seat_of(player), player, "Player 1", 1).entry)
    finally:
        await store.close()


async def test_news_arrive_even_if_nobody_tells(shared_pair: tuple[Running, Running]) -> None:
    """An entry that no server was nudged about reaches those who watch, within a few seconds, at every server."""
    one, other = shared_pair
    [host, guest] = await guests([one.url], 2)
    table = await open_table([host, guest], "bluff", seats=3)
    assert guest.account is not None
    async with (
        asyncio.timeout(PATIENCE),
        socket_to(one.url, table) as here,
        socket_to(other.url, table) as there,
    ):
        before = [await next_message(socket) for socket in (here, there)]
        await stand_up_in_the_log(one.store, table, guest.account.id)
        began = time.monotonic()
        news = [await next_message(socket) for socket in (here, there)]
        took = time.monotonic() - began

    print(f"heard after {took:.1f} s")  # noqa: T201
    assert [message.number for message in before if isinstance(message, View)] == [2, 2]
    assert [message.number for message in news if isinstance(message, News)] == [3, 3]


async def test_news_arrive_for_who_only_asks(shared_pair: tuple[Running, Running]) -> None:
    """Somebody without a socket, who looks now and then over HTTP, is not left with an old view."""
    one, other = shared_pair
    [host, guest] = await guests([one.url], 2)
    table = await open_table([host, guest], "bluff", seats=3)
    assert guest.account is not None
    path = f"{other.url}/api/tables/{table}"
    assert (await host.http.get(path)).json()["number"] == 2
    await stand_up_in_the_log(one.store, table, guest.account.id)
    async with asyncio.timeout(PATIENCE):
        while (await host.http.get(path)).json()["number"] == 2:  # noqa: ASYNC110
            await asyncio.sleep(A_MOMENT)

    assert (await host.http.get(path)).json()["table"]["seats"][1]["name"] is None


async def deafen(url: str) -> int:
    """Break every connection that listens for nudges; how many there were."""
    engine = create_async_engine(parsed_url(url), isolation_level="AUTOCOMMIT")
    listening = "FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND datname = current_database()"
    async with engine.connect() as connection:
        broken = len((await connection.execute(text(f"SELECT pg_terminate_backend(pid) {listening}"))).all())
    await engine.dispose()
    return broken


async def test_a_game_goes_on_when_nudges_no_longer_come(postgres_url: str) -> None:
    """The line over which servers tell each other is cut: news come late, but they come, once and in order."""
    async with two_servers(postgres_url) as (one, other):
        people = await guests([one.url], 2)
        table = await open_table(people, "dice", setup={"rounds_to_win": 1, "choose": "random"}, start_when_full=False)
        ledger = Ledger()
        broken = await deafen(postgres_url)
        players = [
            SocketPlayer(at(person, [server.url]), table, seat, ledger)
            for seat, (person, server) in enumerate(zip(people, (one, other), strict=True))
        ]
        async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            await people[0].fine("POST", f"/api/tables/{table}/start", {})
    found = await stories(postgres_url, [table])

    assert broken == 2
    assert ledger.counts["gaps"] == 0
    assert_whole(found[table])
    assert_kept_word(ledger, found)
    for player in players:
        assert player.heard == [entry.number for entry in found[table].entries]
