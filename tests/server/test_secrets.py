"""What is secret stays in the house: the seed until the end, the table's key for ever, everyone's cookies and tokens.

Looked for in all that anybody is sent during whole games, in the server's own log at its most talkative, and in the
bytes of the database file.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from base64 import b64encode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from laws.worlds import random_choice
from odango.core.engine import choose, over
from odango.core.replay import check, read
from odango.core.rng import Rng, SecureRng
from odango.games import GAMES
from odango.games.bluff import tiles
from odango.games.dice import characters
from odango.games.dice.setup import Setup as DiceSetup
from odango.server import sight as sights
from odango.server.live import Act, Live
from odango.table.entry import Entry, Kind, Phase
from odango.text import line
from server.inside import Inside, Socket, Visitor, a_card, inside
from server.running import Person, Running
from waiting import PATIENCE

DECK = "name: Moonlight; 55 soul-power; 4 titus; 1 sailor-moon-level-1"
NEVER_NAMED = {"chance", "secret", "secret_hash", "rng", "agenda", "memory", "password_hash"}
"""No message has a field of such a name."""


# --- what is looked for -----------------------------------------------------------------------------------------------


def traces(secret: bytes) -> list[str]:
    """Every part of a secret, eight bytes long or more, as it might be written: hex, base64, numbers."""
    found = [secret[i : i + 8].hex() for i in range(len(secret) - 7)]
    for encode in (b64encode, urlsafe_b64encode):
        for start in range(3):
            text = encode(secret[start : start + (len(secret) - start) // 3 * 3]).decode()
            found += [text[i : i + 10] for i in range(len(text) - 9)]
    for glue in (",", ", ", " "):
        found += [glue.join(map(str, secret[i : i + 8])) for i in range(len(secret) - 7)]
    return found


def runs(chance: Iterable[int], length: int = 6) -> list[str]:
    """Every run of chance results, as it might be written."""
    fell = list(chance)
    return [
        glue.join(map(str, fell[i : i + length])) for i in range(len(fell) - length + 1) for glue in (",", ", ", " ")
    ]


def secret_half(secret: str) -> str:
    return secret.partition(".")[2]


def found_in(wanted: Iterable[str], texts: Iterable[str]) -> set[str]:
    whole = "\n".join(texts)
    return {text for text in wanted if text in whole or text.upper() in whole}


def names_in(value: Any) -> set[str]:
    """All names of fields, however deep."""
    if isinstance(value, dict):
        return set(value) | {name for part in value.values() for name in names_in(part)}
    return {name for part in value for name in names_in(part)} if isinstance(value, list) else set()


@pytest.mark.parametrize(
    "written",
    [
        lambda key: key.hex(),
        lambda key: key.hex().upper(),
        lambda key: key[5:21].hex(),
        lambda key: b64encode(key).decode(),
        lambda key: b64encode(key[7:]).decode(),
        lambda key: urlsafe_b64encode(key[8:24]).decode(),
        lambda key: msgspec.json.encode({"key": key}).decode(),
        lambda key: msgspec.json.encode(list(key)).decode(),
        str,
    ],
)
def test_a_key_is_found_however_it_is_written(written: Callable[[bytes], str]) -> None:
    """The search itself can find; what it finds nothing in holds nothing."""
    key = sha256(b"some key").digest()

    found = found_in([*traces(key), str(key)], [f'{{"table": "{written(key)}"}}'])
    assert found
    assert not found_in(traces(key), [sha256(b"another").hexdigest()])


# --- whole games ------------------------------------------------------------------------------------------------------


class Listener:
    """Somebody at a table who keeps everything that comes, over HTTP and on a socket."""

    def __init__(self, who: Visitor, table: str) -> None:
        self.who = who
        self.path = f"/api/tables/{table}"
        self.kept: list[str] = []
        self._socket: Socket = who.socket(table)

    async def open(self) -> None:
        assert await self._socket.open()

    async def ask(self, method: str, path: str = "", body: Any = None) -> httpx.Response:
        answer = await self.who.ask(method, path if path.startswith("/") else f"{self.path}/{path}".rstrip("/"), body)
        self.kept += [repr(answer.headers.multi_items()), answer.text]
        return answer

    async def look_everywhere(self) -> None:
        for path in ("", "log", "chat", "/api/tables", "/api/tables/mine", "/api/me", "/api/tokens", "/metrics"):
            await self.ask("GET", path)
        for thing in ("seat:0", "holder:3", "up:0:16", "die:0:0", "character:3"):
            await self.ask("GET", f"why?refs={thing}")
        refused = await self.ask("GET", "replay")
        assert refused.status_code == 409
        assert refused.json()["code"] == "not-over"

    async def listen(self) -> None:
        self.kept += [message.decode() for message in await self._socket.heard()]

    async def close(self) -> None:
        await self._socket.close()


async def play(here: Inside, live: Live, players: list[Listener], everyone: list[Listener], seed: int) -> list[Entry]:
    """Play until one choice before the end; then `finish` it.  The log of what happened, chance included."""
    rng, number = Rng(seed), 0
    while True:
        state = live.table.state
        seat, choice = random_choice(state, rng)
        text = state.decision_of(seat).write(state, choice)
        last = state.clone()
        choose(last, seat, choice)
        if over(last):
            return await here.house.store.log(live.table.card.id)
        if number % 12 == 0:
            for listener in everyone:
                await listener.look_everywhere()
                await listener.listen()
            # Refusals are kept, too.
            await players[seat].ask("POST", "choices", {"number": live.table.number, "text": "no such thing"})
            await players[seat - 1].ask("POST", "choices", {"number": 1, "text": text})
        answer = await players[seat].ask("POST", "choices", {"number": live.table.number, "text": text})
        assert answer.status_code == 201, answer.text
        number += 1


async def overheard(here: Inside, name: str, seats: int, setup: Any) -> tuple[Live, list[str], list[str], list[Entry]]:
    """A game until just before its end: the table, all that was kept, all secrets of people, the log."""
    people = [await here.guest(f"Player {seat}", program=seat == 1) for seat in range(seats)]
    spectator = await here.guest("Watcher")
    card = a_card(name, seats, setup, key=sha256(name.encode()).digest())
    live = await here.table(card, people, (Kind.START, None, None, ""))
    players = [Listener(who, card.id) for who in people]
    everyone = [*players, Listener(spectator, card.id), Listener(here.nobody, card.id)]
    for listener in everyone:
        await listener.open()
        if listener.who is not here.nobody:
            await listener.who.ask("POST", "/api/tokens", {"label": "bot"})
    await players[0].ask("POST", "chat", {"text": "Hello"})
    entries = await play(here, live, players, everyone, seed=seats)
    for listener in everyone:
        await listener.listen()
        await listener.close()
    secrets = [next(iter(who.headers.values())).partition(".")[2] for who in (*people, spectator)]
    return live, [text for listener in everyone for text in listener.kept], secrets, entries


def given_away(live: Live, kept: list[str], secrets: list[str], entries: list[Entry]) -> set[str]:
    """What of all that is secret was sent."""
    card = live.table.card
    wanted = [*traces(card.key), *traces(card.seed), *secrets]
    if card.game == "bluff":
        # Dice lie open on the table; tiles and tokens do not.
        wanted += [run for entry in entries for run in runs(entry.chance)]
    fields = {name for text in kept if text[:1] in "[{" for name in names_in(_json(text))}
    return found_in(wanted, kept) | (fields & NEVER_NAMED)


def _json(text: str) -> Any:
    # The list of headers and the page of metrics look like JSON at first sight only.
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None


GAMES_TO_HEAR = [("bluff", 3, None), ("bluff", 5, None), ("dice", 2, None), ("dice", 4, DiceSetup(choose="secret"))]


@pytest.mark.anyio
@pytest.mark.parametrize(("name", "seats", "setup"), GAMES_TO_HEAR)
async def test_nothing_secret_is_sent_before_the_end(tmp_path: Path, name: str, seats: int, setup: Any) -> None:
    """To a seat, a spectator or nobody in a whole game: neither key nor seed nor chance, nobody's cookie or token.

    The seed is null and the replay refused until the end.  Then the seed is what was committed to, the replay
    verifies, and the key from which the rematch's link follows is still not shown.
    """
    async with inside(f"sqlite:{tmp_path / 'odango.db'}") as here:
        live, kept, secrets, entries = await overheard(here, name, seats, setup)
        card = live.table.card
        seeds = {_json(text)["table"]["seed"] for text in kept if text.startswith('{"type":"view"')}

        assert len(kept) > 100
        assert any(entry.chance for entry in entries)
        assert seeds == {None}
        assert not given_away(live, kept, secrets, entries)
        committed = (await here.nobody.get(f"/api/tables/{card.id}"))["table"]["commitment"]
        await finish(here, live, seats)
        seen = await here.nobody.ask("GET", f"/api/tables/{card.id}")
        shown = seen.json()["table"]
        replay = await here.nobody.ask("GET", f"/api/tables/{card.id}/replay")
        assert shown["phase"] == Phase.OVER
        assert sha256(bytes.fromhex(shown["seed"])).hexdigest() == committed == shown["commitment"]
        assert check(read(replay.text), GAMES)
        assert read(replay.text).seed == f"secret {shown['seed']}"
        assert not found_in(traces(card.key), [seen.text, replay.text])


async def finish(here: Inside, live: Live, seats: int) -> None:
    """Choices until the game is over, in whoever's name."""
    rng = Rng(seats)
    while live.table.phase == Phase.PLAYING:
        seat, choice = random_choice(live.table.state, rng)
        place = live.table.places[seat]
        assert place is not None
        act: Act = (Kind.CHOICE, seat, place.player, live.table.state.decision_of(seat).write(live.table.state, choice))
        await here.house.act(live, lambda _, act=act: act)  # type: ignore[misc]


def show_the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sights, "SECRET_KEPT", ())


def show_the_key_in_part(patch: pytest.MonkeyPatch) -> None:
    honest = sights.table_info
    patch.setattr(
        sights, "table_info",
        lambda table: msgspec.structs.replace(honest(table), previous=b64encode(table.card.key[3:18]).decode()),
    )  # fmt: skip


def show_what_fell(patch: pytest.MonkeyPatch) -> None:
    honest = sights.lines_of
    patch.setattr(
        sights, "lines_of",
        lambda table, entry, told, seat: [
            *honest(table, entry, told, seat), line("house-rematch", fell=" ".join(map(str, entry.chance)))
        ],
    )  # fmt: skip


def show_the_generator(patch: pytest.MonkeyPatch) -> None:
    honest = sights.table_info
    patch.setattr(
        sights, "table_info",
        lambda table: msgspec.structs.replace(honest(table), setup={"rng": table.card.seats}),
    )  # fmt: skip


@pytest.mark.anyio
@pytest.mark.parametrize("leak", [show_the_seed, show_the_key_in_part, show_what_fell, show_the_generator])
async def test_a_secret_that_is_sent_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """The same search, in a house that leaks."""
    leak(monkeypatch)
    async with inside(f"sqlite:{tmp_path / 'odango.db'}") as here:
        assert given_away(*await overheard(here, "bluff", 3, None))


@pytest.mark.anyio
async def test_the_link_of_a_rematch_does_not_follow_from_what_is_shown(tmp_path: Path) -> None:
    """Who has the replay of one game, seed and all, cannot find the private table of the next."""
    async with inside(f"sqlite:{tmp_path / 'odango.db'}") as here:
        people = [await here.guest("Ami"), await here.guest("Rei")]
        card = a_card("dice", 2, public=False)
        live = await here.table(card, people, (Kind.START, None, None, ""))
        for motion in ("abandon", "rematch"):
            for who in people:
                voted = await who.ask("POST", f"/api/tables/{card.id}/votes", {"motion": motion})
                assert voted.status_code == 201, voted.text
        for _ in range(3000):
            if live.table.next is not None:
                break
            await asyncio.sleep(0.01)
        shown = (await people[0].get(f"/api/tables/{card.id}"))["table"]
        known = [bytes.fromhex(shown["seed"]), bytes.fromhex(shown["commitment"]), card.id.encode(), b""]
        guesses = {
            digest
            for key in known
            for text in (b"rematch", card.id.encode(), b"")
            for digest in (
                blake2b(text, key=key, digest_size=16).hexdigest(),
                blake2b(key + text, digest_size=16).hexdigest(),
                sha256(key + text).hexdigest()[:32],
            )
        }

        assert len(shown["next"]) >= 22
        assert shown["next"] not in guesses
        assert (await people[0].get(f"/api/tables/{shown['next']}"))["table"]["seed"] is None
        assert shown["next"] not in (await here.nobody.ask("GET", "/api/tables")).text


# --- the file ---------------------------------------------------------------------------------------------------------


def bytes_of(store: Path) -> bytes:
    """The database as it lies on the disk: the file, what is not yet in it, and whatever stands beside it."""
    return b"".join(path.read_bytes() for path in sorted(store.parent.glob(f"{store.name}*")))


def test_only_hashes_of_secrets_are_on_the_disk(tmp_path: Path) -> None:
    """Of cookies and tokens, those made worthless included; while the server runs, and after it has stopped."""
    store = tmp_path / "odango.db"
    server = Running(f"sqlite:{store}", "--no-limits")
    with server:
        ami, rei = Person(server.url, "Ami"), Person(server.url, "Rei", program=True)
        dropped = ami.post("/api/tokens", label="old bot")
        assert ami.http.delete(f"/api/tokens/{dropped['id']}").status_code == 204
        kept = ami.post("/api/tokens", label="bot")
        table = ami.post("/api/tables", game="dice")["table"]["id"]
        rei.post(f"/api/tables/{table}/seat")
        assert play_some([ami], table, 1)
        while_running = bytes_of(store)
    secrets = [
        secret_half(ami.headers["Cookie"]),
        secret_half(rei.headers["Authorization"]),
        secret_half(kept["token"]),
        secret_half(dropped["token"]),
    ]

    assert table.encode() in while_running
    for data in (while_running, bytes_of(store)):
        for secret in secrets:
            raw = urlsafe_b64decode(f"{secret}=")
            assert len(raw) == 32
            for trace in (secret.encode(), secret[:16].encode(), secret[-16:].encode(), raw, raw.hex().encode()):
                assert trace not in data
        # The hashes are there, so a secret would have been found.
        assert all(sha256(secret.encode()).digest() in data for secret in secrets[:3])


# --- the server's log -------------------------------------------------------------------------------------------------


class Nosy:
    """A server that writes down all it ever writes down, and what must not be among it."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "odango.db"
        self.server = Running(f"sqlite:{self.store}", "--no-limits", "--bot-pace", "0", "--log-level", "debug")
        self.secrets: list[str] = []

    def person(self, name: str, *, program: bool = False) -> Person:
        person = Person(self.server.url, name, program=program)
        header = next(iter(person.headers.values()))
        self.secrets += [secret_half(header), header.rpartition(" ")[2].removeprefix("odango=")]
        return person

    def sql(self, statement: str, *values: str) -> list[Any]:
        with contextlib.closing(sqlite3.connect(self.store, timeout=PATIENCE)) as database, database:
            return list(database.execute(statement, values))


def trouble(server: Running, person: Person, table: str) -> None:
    """Everything one can get wrong at a table, each with a secret near at hand."""
    http, path = person.http, f"/api/tables/{table}"
    seen = http.get(path).json()
    for method, where in (("GET", "/nothing"), ("PUT", "/seat"), ("GET", "/log?after=x"), ("GET", "/replay")):
        http.request(method, f"{path}{where}")
    http.post(f"{path}/choices", content=b"{")
    http.post(f"{path}/choices", content=b"x" * 200_000)
    http.post(f"{path}/choices", json={"number": 0, "text": "zoycite to B as sailor-mars"})
    http.post(f"{path}/choices", json={"number": seen["number"], "text": "zoycite to B as sailor-mars"})
    http.post(f"{path}/chat", json={"text": "my hand is zoycite"})
    http.post(f"{path}/seat", json={}, headers={"Origin": "http://elsewhere.example"})
    for forged in ({"Authorization": f"Bearer {table}.zoycite"}, {"Cookie": "odango=zoycite.sailor-mars"}):
        httpx.get(f"{server.url}{path}", headers=forged, trust_env=False, timeout=PATIENCE)
    for frame in ("{", '{"type":"choose","number":1,"text":"zoycite"}', "x" * 50_000):
        with contextlib.suppress(WebSocketException):
            url = f"{server.socket_url}{path}/socket"
            with connect(url, additional_headers=person.headers, proxy=None) as socket:
                socket.recv(timeout=PATIENCE)
                socket.send(frame)
                socket.recv(timeout=PATIENCE)


def play_some(people: list[Person], table: str, choices: int) -> list[str]:
    """A few choices of whoever is asked, once the game has begun and bots have answered; the texts."""
    texts: list[str] = []
    until = time.monotonic() + PATIENCE
    while len(texts) < choices and time.monotonic() < until:
        for person in people:
            seen = person.get(f"/api/tables/{table}")
            if seen["options"]:
                text = seen["options"][len(texts) % len(seen["options"])]["text"]
                person.post(f"/api/tables/{table}/choices", number=seen["number"], text=text)
                texts.append(text)
        time.sleep(0.02)
    return texts


def after_a_bad_day(folder: Path) -> set[str]:
    """What of all that is secret a server wrote to its log, after play, refusals, a damaged log, a broken database."""
    nosy = Nosy(folder)
    with nosy.server as server:
        ami, rei = nosy.person("Ami"), nosy.person("Rei", program=True)
        minted = ami.post("/api/tokens", label="bot")
        nosy.secrets += [minted["token"], secret_half(minted["token"])]
        opened = ami.post("/api/tables", game="bluff", seats=3, start_when_full=True)["table"]["id"]
        ami.post(f"/api/tables/{opened}/bots", level="gentle", seat=2)
        rei.post(f"/api/tables/{opened}/seat")
        duel = ami.post("/api/tables", game="dice", bots="random")["table"]["id"]
        texts = play_some([ami, rei], opened, 6) + play_some([ami], duel, 2)
        bringing = ami.post("/api/tables", game="ccg", start_when_full=False)["table"]["id"]
        for deck in (DECK, f"{DECK}; 1 zoycite", f"{DECK}; \0"):
            ami.http.put(f"/api/tables/{bringing}/bring", json={"text": deck})
        kept = ami.post("/api/decks", text=DECK)["deck"]
        for person, table in ((ami, opened), (rei, opened), (ami, duel)):
            trouble(server, person, table)
        # Somebody damages the log, and the server comes back to it.
        server.kill()
        nosy.sql("UPDATE log SET chance = '1 2 3' WHERE kind = 'start' AND \"table\" = ?", opened)
        nosy.sql("UPDATE log SET text = 'zoycite' WHERE kind = 'choice' AND \"table\" = ?", duel)
        server.start()
        damaged = [ami.http.get(f"/api/tables/{table}").status_code for table in (opened, duel)]
        # And now the database itself.
        for statement in ("DROP TABLE chat", "DROP TABLE seats", "DROP TABLE decks", "ALTER TABLE log RENAME TO gone"):
            nosy.sql(statement)
        broken = [
            ami.http.get(f"/api/tables/{opened}/log").status_code,
            ami.http.post(f"/api/tables/{duel}/chat", json={"text": "my hand is zoycite"}).status_code,
            rei.http.get("/api/tables/mine").status_code,
            ami.http.put(f"/api/tables/{bringing}/bring", json={"text": DECK}).status_code,
            ami.http.get(f"/api/decks/{kept}").status_code,
            ami.http.post("/api/decks", json={"text": DECK}).status_code,
        ]
        for statement in ("DROP TABLE tokens", "ALTER TABLE players RENAME TO nobody"):
            nosy.sql(statement)
        # The tokens of these two are asked for, since nobody remembers who they are.
        strangers = [Person(server.url), Person(server.url)]
        strangers[0].http.headers["Authorization"] = f"Bearer {minted['token']}"
        strangers[1].http.cookies.set("odango", f"{ami.id}.{secret_half(minted['token'])}")
        broken += [person.http.get("/api/me").status_code for person in strangers]
        keys = [key for (key,) in nosy.sql("SELECT key FROM tables")]
        keys += [a_card("dice", 2, key=key).seed for key in keys]
        log = server.log.read_text()

    assert texts
    assert keys
    assert min(damaged + broken) >= 500
    assert log.count('"event": "request"') > 50
    assert log.count("request failed") >= 5
    assert log.count("table cannot go on") >= 1
    # `look` and the like are words of the code, too, and tell of nothing that is hidden.
    hidden = [*tiles.NAMES, *characters.NAMES, "my hand", *(text for text in texts if " " in text)]
    hidden += ["Moonlight", "titus", kept, bringing]
    wanted = [*nosy.secrets, opened, duel, *(trace for key in keys for trace in traces(key)), *hidden]
    return found_in(wanted, [log])


def test_the_log_of_the_server_holds_no_secret(tmp_path: Path) -> None:
    """At its most talkative: no cookie or token, no id of a private table, no key, nothing chosen, held or said."""
    assert not after_a_bad_day(tmp_path)


def test_a_log_that_tells_too_much_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that writes the values of variables beside its errors gives itself away."""
    plant = tmp_path / "planted"
    plant.mkdir()
    (plant / "sitecustomize.py").write_text(
        "import structlog.processors\nstructlog.processors.format_exc_info = structlog.processors.dict_tracebacks\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(plant), prepend=os.pathsep)

    assert after_a_bad_day(tmp_path)


def test_a_commitment_does_not_give_the_seed_away() -> None:
    """It is a hash of 256 bits, and two tables never share them."""
    one, two = a_card("dice", 2, key=b"1" * 32), a_card("dice", 2, key=b"2" * 32)

    assert len(one.seed) == 32
    assert one.seed not in {one.key, two.seed}
    assert SecureRng(one.seed).commitment == sha256(one.seed).hexdigest()
