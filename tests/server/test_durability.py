"""What was acknowledged is on the disk: through power cuts, through a polite stop, and counted once."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from odango.store.store import Store
from seeds import proof, seed_for
from server.evidence import assert_kept_word, assert_whole, stories
from server.players import (
    A_MOMENT,
    Ack,
    Caller,
    Choice,
    HttpPlayer,
    Ledger,
    News,
    SocketPlayer,
    View,
    all_at_once,
    choose,
    guests,
    next_message,
    open_table,
    socket_to,
)
from server.running import Running
from waiting import LONGEST, PATIENCE

pytestmark = pytest.mark.anyio

GAMES_PLAYED = proof(short=24, long=200)
AT_ONCE = proof(short=24, long=40)
KILLS = proof(short=3, long=11)
FEWEST_KILLS = proof(short=2, long=10)
MANY_KILLS = 10
BETWEEN_KILLS = proof(short=250, long=800)
"""Choices that are acknowledged between two power cuts, at most."""


def running(folder: Path) -> Running:
    return Running(f"sqlite:{folder / 'odango.db'}", "--no-limits", "--bot-pace", "0")


# --- two hundred games and a server that is killed again and again ----------------------------------------------------


class PowerCuts:
    """Kills the server at moments that chance picks, and starts it again on the same store.

    Moments are counted in choices that were acknowledged, and not in seconds: so they are spread over the games,
    however quick the machine is.
    """

    def __init__(self, server: Running, ledger: Ledger, chance: random.Random) -> None:
        self.server = server
        self.ledger = ledger
        self.chance = chance
        self.count = 0
        self._restarting = asyncio.Lock()

    async def go_on(self) -> None:
        while self.count < KILLS:
            await self.ledger.has_grown_to(len(self.ledger.acknowledged) + self.chance.randint(1, BETWEEN_KILLS))
            # Somewhere in the middle of what the server does next, and not always at the same point of it.
            await asyncio.sleep(self.chance.uniform(0, 0.05))
            async with self._restarting:
                await asyncio.to_thread(kill_with_everything, self.server)
                self.count += 1
                await asyncio.to_thread(self.server.start)

    async def stop(self, cuts: asyncio.Task[None]) -> None:
        async with self._restarting:
            cuts.cancel()


def kill_with_everything(server: Running) -> None:
    """Kill the server.  The processes that think for its bots must not outlive it."""
    assert server.process is not None
    helpers = psutil.Process(server.process.pid).children(recursive=True)
    server.kill()
    wait_until_gone(helpers)


def wait_until_gone(processes: list[psutil.Process]) -> None:
    give_up = time.monotonic() + PATIENCE
    while lingering := [process for process in processes if alive(process)]:
        if time.monotonic() > give_up:
            for process in lingering:
                process.kill()
            raise AssertionError(f"still there: {lingering}")
        time.sleep(A_MOMENT)


def alive(process: psutil.Process) -> bool:
    """Whether it runs.  In a container nobody may care for the dead: a zombie does not."""
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


async def people_and_bots(game: str, level: str, people: list[Caller], number: int, ledger: Ledger) -> str:
    """One person among the server's own bots, by turns over a socket and over HTTP."""
    table = await open_table(people[:1], game, bots=level)
    player = HttpPlayer if number % 20 < 4 else SocketPlayer
    await player(people[0], table, 0, ledger, number).play()
    return table


async def people_alone(game: str, people: list[Caller], number: int, ledger: Ledger, **wishes: Any) -> str:
    """All seats are people's; now and then one of them has nothing but HTTP."""
    table = await open_table(people, game, **wishes)
    async with asyncio.TaskGroup() as group:
        for seat, person in enumerate(people):
            player = HttpPlayer if seat == 1 and number % 20 < 4 else SocketPlayer
            group.create_task(player(person, table, seat, ledger, number * 8 + seat).play())
    return table


async def some_game(people: list[Caller], number: int, ledger: Ledger, tables: list[str]) -> None:
    """One of four kinds, by its number."""
    match number % 4:
        case 0:
            table = await people_and_bots("bluff", "gentle", people, number, ledger)
        case 1:
            table = await people_and_bots("dice", "random", people, number, ledger)
        case 2:
            table = await people_alone("bluff", people, number, ledger)
        case _:
            table = await people_alone("dice", people[:2], number, ledger, setup={"rounds_to_win": 1 + number // 4 % 2})
    tables.append(table)


async def test_no_word_is_broken_by_a_server_that_is_killed(tmp_path: Path) -> None:
    """Games go on through several SIGKILLs: every acknowledged choice stands once, every game ends by its rules."""
    server = await asyncio.to_thread(running(tmp_path).start)
    ledger = Ledger()
    chance = random.Random(seed_for("power cuts"))
    cuts = PowerCuts(server, ledger, chance)
    tables: list[str] = []
    try:
        people = await guests([server.url], 12)
        games = [partial(some_game, chance.sample(people, 3), n, ledger, tables) for n in range(GAMES_PLAYED)]
        async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
            cutting = group.create_task(cuts.go_on())
            await all_at_once(games, AT_ONCE)
            await cuts.stop(cutting)
    finally:
        await asyncio.to_thread(server.stop)
    found = await stories(server.store, tables)

    print(f"{cuts.count} kills, {len(ledger.acknowledged)} choices, {dict(ledger.counts)}")  # noqa: T201
    assert cuts.count >= FEWEST_KILLS
    assert ledger.counts["resends"] > 0
    # Whether something was written and not acknowledged yet when the power failed is up to chance; with many cuts it is
    # bound to happen, and the next test sees to it.
    assert ledger.counts["repeated"] > 0 or cuts.count < MANY_KILLS
    assert ledger.counts["gaps"] == 0
    assert len(found) == GAMES_PLAYED
    for story in found.values():
        assert_whole(story)
    assert_kept_word(ledger, found)


# --- one choice and one power cut -------------------------------------------------------------------------------------


async def asked_person(server: Running) -> tuple[Caller, str, View]:
    """Somebody at a table with a bot who is asked something, and what they see."""
    [person] = await guests([server.url], 1)
    table = await open_table([person], "dice", bots="random", setup={"rounds_to_win": 1})
    while True:
        view = msgspec.json.decode((await person.call("GET", f"/api/tables/{table}")).content, type=View)
        if view.options:
            return person, table, view
        await asyncio.sleep(A_MOMENT)


async def answer_to(server: Running, person: Caller, table: str, message: bytes) -> Ack:
    """Come back, send this, and read on until it is answered."""
    async with asyncio.timeout(PATIENCE), socket_to(server.url, table, person.account) as socket:
        await socket.send(message, text=True)
        while True:
            answer = await next_message(socket)
            if not isinstance(answer, View | News):
                assert isinstance(answer, Ack), answer
                return answer


async def test_what_was_written_but_not_answered_counts_once(tmp_path: Path) -> None:
    """The power fails between the disk and the answer: sent again, the choice is acknowledged as a repeat."""
    server = await asyncio.to_thread(running(tmp_path).start)
    try:
        person, table, view = await asked_person(server)
        wish = choose(view.number, view.options[0].text)
        async with asyncio.timeout(PATIENCE), socket_to(server.url, table, person.account) as socket:
            await socket.send(wish, text=True)
            await until_written(server.store, table, view.number + 1)
            server.kill()
        await asyncio.to_thread(server.start)
        again, once_more = [await answer_to(server, person, table, wish) for _ in range(2)]
    finally:
        await asyncio.to_thread(server.stop)
    story = (await stories(server.store, [table]))[table]

    assert again == once_more == Ack(number=view.number + 1, repeated=True)
    assert [entry.number for entry in story.entries] == list(range(1, len(story.entries) + 1))
    assert Choice(table, again.number, 0, view.options[0].text) in story.choices()


async def test_what_was_not_written_is_taken_when_it_is_sent_again(tmp_path: Path) -> None:
    """The power fails before the choice was even read: nothing stands in the log, and sent again it counts."""
    server = await asyncio.to_thread(running(tmp_path).start)
    try:
        person, table, view = await asked_person(server)
        wish = choose(view.number, view.options[0].text)
        async with asyncio.timeout(PATIENCE), socket_to(server.url, table, person.account) as socket:
            assert server.process is not None
            server.process.send_signal(signal.SIGSTOP)
            await socket.send(wish, text=True)
            server.kill()
        before = (await stories(server.store, [table]))[table]
        await asyncio.to_thread(server.start)
        ack = await answer_to(server, person, table, wish)
    finally:
        await asyncio.to_thread(server.stop)
    after = (await stories(server.store, [table]))[table]

    assert len(before.entries) == view.number
    assert ack == Ack(number=view.number + 1, repeated=False)
    assert Choice(table, ack.number, 0, view.options[0].text) in after.choices()


async def until_written(url: str, table: str, number: int) -> None:
    """Return once the log has come to that number; read beside the server."""
    store = await Store.open(url)
    try:
        while not await store.log(table, after=number - 1):  # noqa: ASYNC110
            await asyncio.sleep(A_MOMENT)
    finally:
        await store.close()


# --- a polite stop ----------------------------------------------------------------------------------------------------

SERVICE_RESTART = 1012
NO_GOODBYE = 1006
POLITE = 10.0


async def play_until_sent_away(player: SocketPlayer) -> int | None:
    """Play until the server closes the socket; with which code.  None if the game was over before."""
    assert player.person.account is not None
    async with socket_to(player.urls[0], player.table, player.person.account, 0) as socket:
        try:
            await player.play_at(socket)
        except ConnectionClosed as closed:
            return NO_GOODBYE if closed.rcvd is None else closed.rcvd.code
    return None


@pytest.mark.parametrize("after", [1, 100, 250])
async def test_a_server_told_to_stop_keeps_its_word(tmp_path: Path, after: int) -> None:
    """SIGTERM under way: status 0 within ten seconds, sockets closed with 1012, everything acknowledged is there."""
    server = await asyncio.to_thread(running(tmp_path).start)
    ledger = Ledger()
    try:
        people = await guests([server.url], 3)
        tables = [await open_table(people, "bluff") for _ in range(15)]
        tables += [await open_table(people[:1], "bluff", bots="gentle") for _ in range(5)]
        players = [SocketPlayer(people[s], t, s, ledger, s) for t in tables[:15] for s in range(3)]
        players += [SocketPlayer(people[0], t, 0, ledger) for t in tables[15:]]
        assert server.process is not None
        helpers = psutil.Process(server.process.pid)
        async with asyncio.timeout(LONGEST), asyncio.TaskGroup() as group:
            playing = [group.create_task(play_until_sent_away(player)) for player in players]
            await ledger.has_grown_to(after)
            helpers_there = helpers.children(recursive=True)
            began = time.monotonic()
            status = await asyncio.to_thread(server.stop)
            took = time.monotonic() - began
    finally:
        await asyncio.to_thread(server.stop)
    await asyncio.to_thread(wait_until_gone, helpers_there)
    found = await stories(server.store, tables)
    written = {choice for story in found.values() for choice in story.choices()}

    assert status == 0
    assert took < POLITE
    assert {task.result() for task in playing} - {None} == {SERVICE_RESTART}
    assert len(ledger.acknowledged) >= after
    assert set(ledger.acknowledged) <= written
    for story in found.values():
        assert [entry.number for entry in story.entries] == list(range(1, len(story.entries) + 1))
