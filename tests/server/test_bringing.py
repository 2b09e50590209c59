"""Decks that people bring to a table: over HTTP, after a restart, and what nobody else may learn before the start."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from odango.client import AsyncOdango, Odango
from odango.core.replay import check, read
from odango.games import GAMES
from odango.server import sight as sights
from odango.server.live import Live
from odango.server.routes import tables as routes
from odango.server.wire import Happening, TableInfo
from odango.table.entry import Entry, Kind, Phase
from odango.table.table import Table
from odango.text import line
from server.inside import Inside, Socket, Visitor, a_card, inside
from server.running import Running
from waiting import PATIENCE

pytestmark = pytest.mark.anyio

MINE = "name: Moonlight; 55 soul-power; 4 titus; 1 sailor-moon-level-1"
YOURS = "name: Firelight; 55 body-power; 4 titus; 1 sailor-mars-level-1"
TELLING = re.compile(r"moonlight|firelight|titus|soul-power|body-power|level-1", re.IGNORECASE)
"""What gives either of them away."""


@pytest.fixture
async def here(store_url: str) -> AsyncIterator[Inside]:
    async with inside(store_url, bot_pace=600.0) as opened:
        yield opened


async def brings(who: Visitor, live: Live, text: str, seat: int | None = None) -> Any:
    return await who.ask("PUT", f"/api/tables/{live.table.card.id}/bring", {"text": text, "seat": seat})


async def test_a_deck_is_brought_and_played(here: Inside) -> None:
    """The seats say that; once the game has begun, the options say what."""
    ami, rei = await here.guest("Ami"), await here.guest("Rei")
    live = await here.table(a_card("ccg", 2), [ami, rei])
    answer = (await brings(ami, live, MINE)).json()
    path = f"/api/tables/{live.table.card.id}"

    assert [seat["brought"] for seat in answer["table"]["seats"]] == [True, False]
    assert answer["table"]["setup"]["lists"] == []
    assert await ami.get(f"{path}/bring") == {"text": MINE, "pool": None}
    assert await rei.get(f"{path}/bring") == {"text": "", "pool": None}
    begun = (await ami.ask("POST", f"{path}/start", {})).json()
    assert begun["table"]["setup"]["lists"] == [MINE, ""]
    for who in (rei, here.nobody):
        seen = await who.get(path)
        assert seen["table"]["setup"]["lists"] == [MINE, ""]
        assert seen["view"]["players"][0]["deck_title"] == "Moonlight"


async def test_a_restart_finds_what_was_brought(store_url: str) -> None:
    """Before the start and after it: the table is its log."""
    async with inside(store_url, bot_pace=600.0) as here:
        ami, rei = await here.guest("Ami"), await here.guest("Rei")
        live = await here.table(a_card("ccg", 2), [ami, rei])
        await brings(rei, live, YOURS)
    path = f"/api/tables/{live.table.card.id}"
    async with inside(store_url, bot_pace=600.0) as here:
        again = here.as_(rei.headers)
        assert (await again.get(f"{path}/bring"))["text"] == YOURS
        seen = (await here.as_(ami.headers).ask("POST", f"{path}/start", {})).json()
    async with inside(store_url, bot_pace=600.0) as here:
        after = await here.as_(ami.headers).get(path)

    assert seen["table"]["setup"]["lists"] == ["", YOURS]
    assert after["table"]["setup"] == seen["table"]["setup"]
    assert after["view"] == seen["view"]


async def test_a_replay_has_the_decks(here: Inside) -> None:
    """File and film are played again with them."""
    ami, rei = await here.guest("Ami"), await here.guest("Rei")
    live = await here.table(a_card("ccg", 2), [ami, rei])
    path = f"/api/tables/{live.table.card.id}"
    await brings(ami, live, MINE)
    await ami.ask("POST", f"{path}/start", {})
    for who in (ami, rei):
        await who.ask("POST", f"{path}/votes", {"motion": "abandon"})
    replay = read((await ami.ask("GET", f"{path}/replay")).text)
    reel = await ami.get(f"{path}/reel")

    assert replay.setup["lists"] == [MINE, ""]
    assert check(replay, GAMES)
    assert reel["check"]["legal"]
    assert reel["table"]["setup"]["lists"] == [MINE, ""]


async def test_a_deck_is_kept_for_the_rematch(here: Inside) -> None:
    ami, rei = await here.guest("Ami"), await here.guest("Rei")
    live = await here.table(a_card("ccg", 2), [ami, rei])
    path = f"/api/tables/{live.table.card.id}"
    await brings(ami, live, MINE)
    await ami.ask("POST", f"{path}/start", {})
    for motion in ("abandon", "rematch"):
        for who in (ami, rei):
            await who.ask("POST", f"{path}/votes", {"motion": motion})
    async with asyncio.timeout(PATIENCE):
        while live.table.next is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    seen = await ami.get(f"/api/tables/{live.table.next}")

    assert seen["table"]["phase"] == Phase.PLAYING
    assert seen["table"]["setup"]["lists"] == [MINE, ""]


async def test_what_is_refused(here: Inside) -> None:
    """With a reason, as a problem, and nothing has changed."""
    ami, rei = await here.guest("Ami"), await here.guest("Rei")
    live = await here.table(a_card("ccg", 3), [ami, rei], (Kind.BOT, 2, ami.id, "gentle Luna"))
    stranger = await here.guest("Stranger")
    number = live.table.number
    found = [
        (answer.status_code, answer.json()["code"])
        for answer in [
            await brings(ami, live, "4 titus"),
            await brings(ami, live, "a card that is none"),
            await brings(ami, live, f"{MINE}; name: \0"),
            await brings(ami, live, "x" * 12_001),
            await brings(ami, live, MINE, 1),
            await brings(rei, live, MINE, 2),
            await brings(ami, live, MINE, 26),
            await brings(ami, live, MINE, 9),
            await brings(stranger, live, MINE),
            await brings(stranger, live, MINE, 0),
            await brings(here.nobody, live, MINE),
        ]
    ]

    assert found == [
        (400, "cannot-bring"),
        (400, "cannot-bring"),
        (400, "malformed"),
        (400, "malformed"),
        (403, "not-your-seat"),
        (403, "host-only"),
        (400, "malformed"),
        (400, "no-such-seat"),
        (403, "not-seated"),
        (403, "not-seated"),
        (401, "who"),
    ]
    assert live.table.number == number
    assert (await brings(ami, live, MINE, 2)).status_code == 200


async def test_bringing_again_and_again_is_held_back(tmp_path: Path) -> None:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", limits=True) as here:
        ami = await here.guest("Ami")
        live = await here.table(a_card("ccg", 2), [ami])
        found = {(await brings(ami, live, "")).status_code for _ in range(50)}

    assert found == {200, 429}


# --- what others may learn --------------------------------------------------------------------------------------------


class Around:
    """Everything that anybody but the one who brings is sent of a table."""

    TIMES = re.compile(rb'"(at|opened_at|changed_at)":\d+')

    def __init__(self, here: Inside, live: Live, who: dict[str, Visitor]) -> None:
        self.here = here
        self.table = live.table.card.id
        self.who = who
        self.sockets: dict[str, Socket] = {}
        self.sent: list[tuple[str, bytes]] = []

    async def open(self) -> None:
        for name, who in self.who.items():
            self.sockets[name] = who.socket(self.table)
            assert await self.sockets[name].open()

    def add(self, why: str, raw: bytes) -> None:
        self.sent.append((why, self.TIMES.sub(rb'"\1":0', raw).replace(self.table.encode(), b"*")))

    async def look(self, when: str) -> None:
        """All roads: sockets, resumed ones, views, logs, lists, chat, replays, refusals."""
        path = f"/api/tables/{self.table}"
        for name, who in self.who.items():
            for message in await self.sockets[name].heard():
                self.add(f"{when}: socket of {name}", message)
            resumed = who.socket(self.table, "?after=0")
            assert await resumed.open()
            for message in await resumed.heard():
                self.add(f"{when}: resumed socket of {name}", message)
            await resumed.close()
            for road in ("", "/log", "/chat", "/bring", "/replay", "/reel", "/frames", "/why", "/beliefs"):
                answer = await who.ask("GET", f"{path}{road}")
                self.add(f"{when}: {road or 'view'} of {name}", repr(sorted(answer.headers.items())).encode())
                self.add(f"{when}: {road or 'view'} of {name}", answer.content)
            for road in ("/api/tables", "/api/tables/mine", "/api/decks"):
                self.add(f"{when}: {road} of {name}", (await who.ask("GET", road)).content)
            for body in ({"text": MINE, "seat": 0}, {"text": "", "seat": 0}):
                refused = await who.ask("PUT", f"{path}/bring", body)
                assert refused.status_code in (401, 403, 409)
                self.add(f"{when}: refusal to {name}", refused.content)

    async def close(self) -> None:
        for socket in self.sockets.values():
            await socket.close()


async def around(here: Inside, ami: Visitor, others: dict[str, Visitor], text: str) -> list[tuple[str, bytes]]:
    """What the others get from a table at which one brings this, replaces it, and gets up and comes back."""
    live = await here.table(a_card("ccg", 3, id="always-the-same"), [ami, others["a seat"]])
    seen = Around(here, live, others)
    await seen.open()
    for when, wish in (("brought", text), ("taken back", ""), ("brought again", text)):
        assert (await brings(ami, live, wish)).status_code == 200
        await seen.look(when)
    here.house.tables.pop(live.table.card.id)
    seen.sockets.clear()
    await seen.open()
    await seen.look("after a restart")
    live = await here.house.live(live.table.card.id)
    assert (await ami.ask("DELETE", f"/api/tables/{live.table.card.id}/seat")).status_code == 200
    await seen.look("after getting up")
    await seen.close()
    return seen.sent


async def in_two_worlds(folder: Path) -> tuple[list[tuple[str, bytes]], list[tuple[str, bytes]]]:
    """The same happens in two houses, but for the deck that is brought."""
    worlds = []
    for number, text in enumerate((MINE, YOURS)):
        async with inside(f"sqlite:{folder / f'{number}.db'}", bot_pace=600.0) as here:
            ami = await here.guest("Ami")
            others = {"a seat": await here.guest("Rei"), "a spectator": await here.guest("Makoto")}
            sent = await around(here, ami, {**others, "nobody": here.nobody}, text)
            people = [ami.id.encode(), *(other.id.encode() for other in others.values())]
            for person, blot in zip(people, (b"<ami>", b"<rei>", b"<makoto>"), strict=True):
                sent = [(why, raw.replace(person, blot)) for why, raw in sent]
            worlds.append(sent)
    return worlds[0], worlds[1]


def given_away(one: list[tuple[str, bytes]], two: list[tuple[str, bytes]]) -> set[str]:
    """By which roads something of a deck got out, or the worlds can be told apart."""
    told = {why for why, raw in [*one, *two] if TELLING.search(raw.decode())}
    return told | {a[0] for a, b in zip(one, two, strict=True) if a != b}


async def test_before_the_start_nobody_can_tell_what_was_brought(tmp_path: Path) -> None:
    """Two decks of the same size send everybody else the same bytes, by every road, and none names a card."""
    one, two = await in_two_worlds(tmp_path)

    assert len(one) > 100
    assert not given_away(one, two)


def leak_in_the_setup(patch: pytest.MonkeyPatch) -> None:
    usual = sights.table_info

    def told(table: Table) -> TableInfo:
        place = table.places[0]
        return msgspec.structs.replace(usual(table), setup={"lists": [place.brought if place else ""]})

    patch.setattr(sights, "table_info", told)


def leak_in_the_log(patch: pytest.MonkeyPatch) -> None:
    usual = sights.remembered

    def told(table: Table, entry: Entry, *rest: Any) -> Happening:
        event = usual(table, entry, *rest)
        return msgspec.structs.replace(event, lines=[*event.lines, line("x", text=entry.text)])

    patch.setattr(sights, "remembered", told)


def leak_to_whoever_asks(patch: pytest.MonkeyPatch) -> None:
    def told(table: Table, _player: Any) -> tuple[str, None]:
        place = table.places[0]
        return place.brought if place else "", None

    patch.setattr(routes, "own_things", told)


@pytest.mark.parametrize("plant", [leak_in_the_setup, leak_in_the_log, leak_to_whoever_asks])
async def test_a_deck_that_gets_out_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any) -> None:
    plant(monkeypatch)
    one, two = await in_two_worlds(tmp_path)

    assert given_away(one, two)


# --- programs ---------------------------------------------------------------------------------------------------------


def test_a_program_brings_a_deck(house: Running) -> None:
    with Odango(house.url, name="Ami") as odango:
        table = odango.open("ccg", start_when_full=False)
        table.bring(MINE)
        assert [seat.brought for seat in table.info.seats] == [True, False]
        table.add_bots("gentle")
        table.bring(YOURS, seat=1)
        table.bring("")
        table.start()
        assert table.info.setup["lists"] == ["", YOURS]


async def test_a_program_brings_a_deck_without_waiting(house: Running) -> None:
    async with AsyncOdango(house.url, name="Ami") as odango:
        table = await odango.open("ccg", start_when_full=False)
        await table.bring(MINE)
        await table.start("gentle")
        assert table.info.setup["lists"] == [MINE, ""]
