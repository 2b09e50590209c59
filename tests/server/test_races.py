"""Many clients answer the same question at the same moment: one of them is taken, and all are told the truth."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Protocol

import msgspec
import pytest
from msgspec import UNSET, Struct
from websockets.asyncio.client import ClientConnection

from seeds import proof, seed_for
from server.evidence import assert_whole, stories
from server.players import (
    OVER,
    Ack,
    Caller,
    Choice,
    News,
    Offer,
    Refused,
    View,
    all_at_once,
    choose,
    guests,
    open_table,
    read_message,
    socket_to,
)
from server.running import Running
from waiting import LONGEST

pytestmark = pytest.mark.anyio

CLIENTS = 8
DIFFERENT = 3
"""So many different answers are given to one question, at most."""
TABLES_AT_ONCE = 6
OPTIONS = ("--no-limits", "--bot-pace", "0")


class Sight:
    """What the clients of one seat know together."""

    def __init__(self) -> None:
        self.number = 0
        self.options: list[Offer] = []
        self.over = False
        self._news = asyncio.Event()

    def update(self, message: View | News) -> None:
        if message.number < self.number or message.options is UNSET:
            return
        self.number = message.number
        self.options = message.options
        if message.table is not UNSET:
            self.over = message.table.phase == OVER
        self._news.set()

    async def has_come_to(self, number: int) -> None:
        while self.number < number:
            self._news.clear()
            await self._news.wait()


class Rival(Protocol):
    """One client of a player."""

    async def choose(self, number: int, text: str) -> Ack | Refused: ...


class Problem(Struct):
    """A refusal over HTTP."""

    code: str
    detail: str
    view: View | None = None


class HttpRival:
    def __init__(self, person: Caller, url: str, table: str) -> None:
        self.http = person.http
        self.path = f"{url}/api/tables/{table}/choices"

    async def choose(self, number: int, text: str) -> Ack | Refused:
        response = await self.http.post(self.path, json={"number": number, "text": text})
        if response.status_code < 300:
            return msgspec.json.decode(response.content, type=Ack)
        problem = msgspec.json.decode(response.content, type=Problem)
        return Refused(problem.code, problem.detail, view=problem.view)


class SocketRival:
    """A socket.  All read what they are sent; only a scout looks at the news."""

    def __init__(self, socket: ClientConnection, sight: Sight | None) -> None:
        self.socket = socket
        self.sight = sight
        self._answer: asyncio.Future[Ack | Refused] | None = None

    async def choose(self, number: int, text: str) -> Ack | Refused:
        self._answer = asyncio.get_running_loop().create_future()
        await self.socket.send(choose(number, text), text=True)
        return await self._answer

    async def listen(self) -> None:
        async for raw in self.socket:
            assert isinstance(raw, str)
            if self.sight is None and raw.startswith(('{"type":"event"', '{"type":"view"')):
                continue
            message = read_message(raw)
            if isinstance(message, Ack | Refused):
                assert self._answer is not None
                self._answer.set_result(message)
            elif self.sight is not None and isinstance(message, View | News):
                self.sight.update(message)


class Contest:
    """One table, one player a seat, many clients a player, spread over the servers of one store."""

    def __init__(
        self, urls: Sequence[str], people: Sequence[Caller], chance: random.Random, tally: Counter[str]
    ) -> None:
        self.urls = urls
        self.people = people
        self.chance = chance
        self.tally = tally
        self.sights = [Sight() for _ in people]
        self.rivals: list[list[Rival]] = [[] for _ in people]
        self.decided: list[Choice] = []
        self.table = ""

    async def play(self, game: str, *, http: int, bots: str | None = None, **setup: object) -> None:
        """From the first question to the end; every question is raced for.  So many clients of each have only HTTP."""
        seats = 3 if game == "bluff" else 2
        self.table = await open_table(self.people, game, setup=setup, bots=bots, seats=seats)
        async with AsyncExitStack() as sockets, asyncio.TaskGroup() as listening:
            tasks = []
            for seat, person in enumerate(self.people):
                for number in range(CLIENTS):
                    url = self.urls[number % len(self.urls)]
                    if number >= CLIENTS - http:
                        self.rivals[seat].append(HttpRival(person, url, self.table))
                        continue
                    socket = await sockets.enter_async_context(socket_to(url, self.table, person.account))
                    rival = SocketRival(socket, self.sights[seat] if number < len(self.urls) else None)
                    self.rivals[seat].append(rival)
                    tasks.append(listening.create_task(rival.listen()))
            await self._race_to_the_end()
            for task in tasks:
                task.cancel()

    async def _race_to_the_end(self) -> None:
        while True:
            number = self.decided[-1].number if self.decided else 1
            for sight in self.sights:
                await sight.has_come_to(number)
            if any(sight.over for sight in self.sights):
                return
            asked = [seat for seat, sight in enumerate(self.sights) if sight.options]
            if asked:
                self.decided.append(await self._race(self.chance.choice(asked)))
            else:
                # It is a bot's turn, or the table has not begun.
                await self.sights[0].has_come_to(self.sights[0].number + 1)

    async def _race(self, seat: int) -> Choice:
        """All clients of a seat answer at once.  Exactly one is taken; whoever said the same hears that it stands."""
        sight = self.sights[seat]
        number = sight.number
        offered = [offer.text for offer in sight.options]
        answers = self.chance.sample(offered, min(DIFFERENT, len(offered)))
        texts = [self.chance.choice(answers) for _ in range(CLIENTS)]
        clients = self.chance.sample(self.rivals[seat], CLIENTS)
        told = await asyncio.gather(*(client.choose(number, text) for client, text in zip(clients, texts, strict=True)))
        taken = [
            Choice(self.table, answer.number, seat, text)
            for answer, text in zip(told, texts, strict=True)
            if isinstance(answer, Ack) and not answer.repeated
        ]
        assert len(taken) == 1, (number, texts, told)
        [winner] = taken
        assert winner.number > number
        for answer, text in zip(told, texts, strict=True):
            if isinstance(answer, Ack):
                assert (answer.number, text) == (winner.number, winner.text)
                self.tally["repeated"] += answer.repeated
            else:
                assert text != winner.text
                assert answer.code == "stale"
                assert answer.view is not None
                assert answer.view.number >= winner.number
                self.tally["stale"] += 1
        self.tally["decisions"] += 1
        return winner


async def assert_one_row_a_decision(store: str, contests: list[Contest]) -> None:
    found = await stories(store, [contest.table for contest in contests])
    for contest in contests:
        assert_whole(found[contest.table])
        assert found[contest.table].choices() == contest.decided


class Kind(Struct):
    """What is played: by so many people, each with so many clients that have nothing but HTTP."""

    game: str
    people: int
    http: int = 0
    bots: str | None = None


async def race(
    store: str, urls: list[str], games: Sequence[Kind], seed: int, enough: int | None = None
) -> Counter[str]:
    """Race through these games; none is begun any more when there have been enough decisions."""
    tally: Counter[str] = Counter()
    people = await guests(urls, 3)
    chance = random.Random(seed)
    contests: list[Contest] = []

    async def play(kind: Kind) -> None:
        if enough is None or tally["decisions"] < enough:
            contest = Contest(urls, people[: kind.people], random.Random(chance.random()), tally)
            contests.append(contest)
            setup = {"choose": "secret"} if kind.game == "dice" else {}
            await contest.play(kind.game, http=kind.http, bots=kind.bots, **setup)

    async with asyncio.timeout(LONGEST):
        await all_at_once([partial(play, kind) for kind in games], TABLES_AT_ONCE)
    await assert_one_row_a_decision(store, contests)
    print(f"{len(contests)} games, {dict(tally)}")  # noqa: T201
    return tally


@pytest.mark.parametrize(("game", "people"), [("bluff", 3), ("dice", 2)])
async def test_eight_clients_race_for_every_choice(tmp_path: Path, game: str, people: int) -> None:
    """So many decisions: each is taken once, repeats are told so, all else is refused as stale."""
    decisions = proof(short=400, long=5000)
    games = [Kind(game, people, http=2 if number % 8 == 0 else 0) for number in range(decisions)]
    with Running(f"sqlite:{tmp_path / 'odango.db'}", *OPTIONS) as server:
        tally = await race(server.store, [server.url], games, seed_for(game), enough=decisions)

    assert tally["decisions"] >= decisions
    assert tally["stale"] > tally["decisions"]
    assert tally["repeated"] > tally["decisions"]


async def test_two_servers_race_on_one_store(store_url: str) -> None:
    """The key of the log is the lock: of two processes that write the same number one succeeds, the other reads on.

    Nobody should run two servers on one SQLite file, but if somebody does, nothing is lost and nothing is doubled.
    """
    games = [Kind("bluff", 3, http=2), Kind("dice", 2)] * proof(short=2, long=4) + [Kind("dice", 1, bots="random")] * 2
    with Running(store_url, *OPTIONS) as one, Running(store_url, *OPTIONS) as other:
        tally = await race(store_url, [one.url, other.url], games, 3)

    assert tally["decisions"] > 100
    assert tally["stale"] > 0
    assert tally["repeated"] > 0
