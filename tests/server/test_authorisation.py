"""Who may do what: every endpoint and the socket, for everyone, at tables of every kind; and whose seat is whose.

The matrix is checked against the application itself: an endpoint without a row fails.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from laws.worlds import random_choice
from odango.core.engine import choose, over
from odango.core.rng import Rng, SecureRng
from odango.games import GAMES
from odango.games.dice.setup import Setup
from odango.server.live import Act, Live
from odango.server.routes import common
from odango.table import deeds
from odango.table.entry import Kind, Phase
from server.inside import Inside, Visitor, a_card, inside

pytestmark = pytest.mark.anyio

SEATS = 3
SECRETLY = Setup(choose="secret", abilities=False, rounds_to_win=1)
"""Everyone is asked at once, so that every seat may choose."""
BEGIN: Act = (Kind.START, None, None, "")

# --- the matrix -------------------------------------------------------------------------------------------------------

WITHOUT_A_TABLE = """
                                    nobody  anybody known
GET     /api/health                   200       200
GET     /metrics                      200       200
GET     /api/openapi.json             200       200
GET     /api/games                    200       200
GET     /api/games/{game}             200       200
GET     /api/games/{game}/rules       200       200
POST    /api/guests                   201       201
GET     /api/me                       401       200
GET     /api/visitor                  200       200
PATCH   /api/me                       401       200
GET     /api/tokens                   401       200
POST    /api/tokens                   401       201
DELETE  /api/tokens/{token}           401       404
GET     /api/tables                   200       200
POST    /api/tables                   401       201
GET     /api/tables/mine              401       200
POST    /api/replays/reel             200       200
POST    /api/replays/frames           200       200
POST    /api/replays/beliefs          200       200
POST    /api/decks/check              200       200
POST    /api/decks/hand               200       200
POST    /api/decks/suggest            200       200
POST    /api/decks/boosters           200       200
GET     /api/decks                    401       200
POST    /api/decks                    401       201
GET     /api/decks/{deck}             200       200
PUT     /api/decks/{deck}             401       404
DELETE  /api/decks/{deck}             401       404
"""
"""The token to be deleted is another's, and so is the deck to be changed or put away."""

AT_A_TABLE = """
                    public open       private open      watched           unwatched         finished
                    nob out sit host  nob out sit host  nob out sit host  nob out sit host  nob out sit host
GET                 200 200 200 200   200 200 200 200   200 200 200 200   403 403 200 200   200 200 200 200
POST    seat        401 201 409 409   401 201 409 409   401 409 409 409   401 403 409 409   401 409 409 409
DELETE  seat        401 403 200 200   401 403 200 200   401 403 200 200   401 403 200 200   401 403 200 200
POST    bots        401 403 403 201   401 403 403 201   401 409 409 409   401 403 409 409   401 409 409 409
DELETE  seats/{seat} 401 403 403 200  401 403 403 200   401 409 409 409   401 403 409 409   401 409 409 409
POST    start       401 403 403 201   401 403 403 201   401 409 409 409   401 403 409 409   401 409 409 409
POST    choices     401 403 409 409   401 403 409 409   401 403 201 201   401 403 201 201   401 403 409 409
GET     why         401 403 409 409   401 403 409 409   401 403 200 200   401 403 200 200   401 403 409 409
POST    votes       401 403 409 409   401 403 409 409   401 403 201 201   401 403 201 201   401 403 409 409
GET     log         200 200 200 200   200 200 200 200   200 200 200 200   403 403 200 200   200 200 200 200
GET     chat        200 200 200 200   200 200 200 200   200 200 200 200   403 403 200 200   200 200 200 200
POST    chat        401 201 201 201   401 201 201 201   401 201 201 201   401 403 201 201   401 201 201 201
PUT     order       401 403 409 409   401 403 409 409   401 403 200 200   401 403 200 200   401 403 409 409
PUT     bring       401 403 200 200   401 403 200 200   401 403 409 409   401 403 409 409   401 403 409 409
GET     bring       401 403 200 200   401 403 200 200   401 403 200 200   401 403 200 200   401 403 200 200
GET     replay      409 409 409 409   409 409 409 409   409 409 409 409   403 403 409 409   200 200 200 200
GET     reel        409 409 409 409   409 409 409 409   409 409 409 409   403 403 409 409   200 200 200 200
GET     frames      409 409 409 409   409 409 409 409   409 409 409 409   403 403 409 409   200 200 200 200
GET     beliefs     409 409 409 409   409 409 409 409   409 409 409 409   403 403 409 409   200 200 200 200
SOCKET  socket      101 101 101 101   101 101 101 101   101 101 101 101   403 403 101 101   101 101 101 101
"""
"""`out` is everyone without a seat here, who all get the same: a spectator, a player of another table, its host."""

KINDS = ("public open", "private open", "watched", "unwatched", "finished")
OUTSIDERS = ("a spectator", "another player", "another host")
ROLES = ("nobody", *OUTSIDERS, "a seat holder", "the host")
PREFIX = "/api/tables/{table}"


def rows(table: str) -> list[tuple[str, str, list[int]]]:
    """Method, path and statuses of each row."""
    found = []
    for row in table.splitlines():
        method, *rest = row.split() or [""]
        if method in {"GET", "POST", "PATCH", "PUT", "DELETE", "SOCKET"}:
            path = "" if rest[0].isdecimal() else rest.pop(0)
            found.append((method, path, [int(status) for status in rest]))
    return found


def matrix() -> dict[tuple[str, str], list[int]]:
    """Every row by method and whole path."""
    at_tables = {(method, f"{PREFIX}/{path}".rstrip("/")): row for method, path, row in rows(AT_A_TABLE)}
    return {(method, path): row for method, path, row in rows(WITHOUT_A_TABLE)} | at_tables


def statuses(row: list[int], kind: str) -> dict[str, int]:
    nobody, outsider, seated, host = row[4 * KINDS.index(kind) :][:4]
    return {"nobody": nobody, **dict.fromkeys(OUTSIDERS, outsider), "a seat holder": seated, "the host": host}


def endpoints(here: Inside, document: Any) -> set[tuple[str, str]]:
    """Everything that can be asked: what the document says, and what the application has besides."""
    documented = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    routed = set()
    for route in here.app.routes:
        path = re.sub(r":\w+\}", "}", route.path)
        methods = getattr(route, "methods", None) or {"SOCKET"}
        routed |= {(method, path) for method in methods if method not in {"OPTIONS", "HEAD"}}
    return documented | routed


def without_a_row(asked: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    return set(asked) - matrix().keys()


# --- people and tables ------------------------------------------------------------------------------------------------


class Town:
    """A house with people in every role, and tables of every kind on demand."""

    def __init__(self, here: Inside, people: dict[str, Visitor], third: Visitor, ended: list[Act]) -> None:
        self.here = here
        self.people = people
        self.third = third
        self._ended = ended

    async def table(self, kind: str) -> Live:
        """Two sit, the first as host; where a game has begun, a third sits, too."""
        card = a_card(
            "dice", SEATS, SECRETLY, public=kind != "private open", spectators=kind not in {"unwatched", "kept"}
        )
        two = [self.people["the host"], self.people["a seat holder"]]
        if "open" in kind:
            return await self.here.table(card, two)
        more = self._ended if kind in {"finished", "kept"} else [BEGIN]
        return await self.here.table(card, [*two, self.third], *more)


def whole_game(players: list[Visitor]) -> list[Act]:
    """A game from beginning to end, as it goes with the usual key."""
    game, rng = GAMES["dice"], Rng(1)
    state = game.start(SECRETLY, SEATS, SecureRng(a_card("dice", SEATS).seed))
    acts: list[Act] = [BEGIN]
    while not over(state):
        seat, choice = random_choice(state, rng)
        decision = state.decision_of(seat)
        acts.append((Kind.CHOICE, seat, players[seat].id, decision.write(state, choice)))
        choose(state, seat, choice)
    return acts


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", bot_pace=600.0) as opened:
        yield opened


@pytest.fixture
async def town(here: Inside) -> Town:
    people = {role: await here.guest(f"Guest {number}") for number, role in enumerate(ROLES[1:])}
    third = await here.guest("Third")
    await here.table(a_card("dice", SEATS), [people["another host"], people["another player"]])
    players = [people["the host"], people["a seat holder"], third]
    return Town(here, {"nobody": here.nobody, **people}, third, whole_game(players))


BODIES: dict[str, Callable[[Live], Any]] = {
    "POST seat": lambda _: {"seat": 2},
    "POST bots": lambda _: {"seat": 2, "level": "steady"},
    "POST start": lambda live: {"bots": "steady"} if live.table.phase == Phase.OPEN else {},
    "POST choices": lambda live: {"number": live.table.number, "text": "sailor-mars"},
    "POST votes": lambda _: {"motion": "abandon"},
    "POST chat": lambda _: {"text": "Hello"},
    "PUT bring": lambda _: {"text": ""},
    "PUT order": lambda _: {"text": "never"},
}
"""What somebody would send who may do it."""


async def status_of(who: Visitor, live: Live, method: str, path: str) -> int:
    """What the house answers."""
    table = live.table.card.id
    if method == "SOCKET":
        socket = who.socket(table)
        if not await socket.open():
            return 403
        await socket.close()
        return 101
    body = BODIES.get(f"{method} {path}")
    where = f"/api/tables/{table}/{path}".rstrip("/").replace("{seat}", "1")
    return (await who.ask(method, where, None if body is None else body(live))).status_code


def type_of(message: bytes) -> str:
    return str(json.loads(message)["type"])


# --- the matrix, tried ------------------------------------------------------------------------------------------------


async def test_every_endpoint_has_a_row_and_every_row_an_endpoint(here: Inside) -> None:
    """So a new endpoint fails here until somebody has decided who may use it."""
    asked = endpoints(here, await here.nobody.get("/api/openapi.json"))

    assert not without_a_row(asked)
    assert not matrix().keys() - asked


async def test_an_endpoint_nobody_decided_about_is_noticed(here: Inside) -> None:
    document = await here.nobody.get("/api/openapi.json")
    document["paths"]["/api/tables/{table}/peek"] = {"get": {}}

    assert without_a_row(endpoints(here, document)) == {("GET", "/api/tables/{table}/peek")}


async def wrong_cells(town: Town, kind: str) -> list[str]:
    """Where the house answers otherwise than the matrix says, or a refusal has changed something."""
    wrong = []
    for method, path, row in rows(AT_A_TABLE):
        assert len(row) == 4 * len(KINDS)
        for role, expected in statuses(row, kind).items():
            live = await town.table(kind)
            before = live.table.number, live.table.places[:]
            status = await status_of(town.people[role], live, method, path)
            after = live.table.number, live.table.places
            if status != expected or (status >= 400 and after != before):
                wrong.append(f"{method} {path}, {kind}, {role}: {status} instead of {expected}")
    return wrong


@pytest.mark.parametrize("kind", KINDS)
async def test_who_may_do_what_at_a_table(town: Town, kind: str) -> None:
    """As the table says, for everyone; and whatever is refused has changed nothing."""
    assert await wrong_cells(town, kind) == []


HOLES: list[tuple[Any, str, Any, str]] = [
    # where,  what,           instead,                                                 at which table it shows
    (common, "may_see",       lambda _table, _player: True,                            "unwatched"),
    (deeds,  "_must_host",    lambda _table, _player: None,                            "private open"),
    (deeds,  "_must_be_open", lambda _table: None,                                     "watched"),
    (deeds,  "_own_place",    lambda table, seat, _player: table.places[seat or 0],    "watched"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "what", "instead", "kind"), HOLES, ids=[hole[1] for hole in HOLES])
async def test_a_door_left_open_is_noticed(
    town: Town, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, instead: Any, kind: str
) -> None:
    """Each check that is taken out shows in the matrix."""
    monkeypatch.setattr(where, what, instead)

    assert await wrong_cells(town, kind)


async def test_who_may_do_what_without_a_table(town: Town) -> None:
    """As the table says; a token can be made worthless by its owner alone."""
    owner = town.third
    token = (await owner.ask("POST", "/api/tokens", {"label": "bot"})).json()["id"]
    finished = (await town.table("finished")).table.card.id
    file = {"text": (await owner.ask("GET", f"/api/tables/{finished}/replay")).text}
    deck = {"text": "name: Mine; 55 soul-power; 4 titus; 1 sailor-moon-level-1"}
    kept = (await owner.ask("POST", "/api/decks", deck)).json()
    bodies = {
        "POST /api/replays/reel": file,
        "POST /api/replays/frames": file,
        "POST /api/replays/beliefs": file,
        "POST /api/guests": {"name": "Ami"},
        "PATCH /api/me": {"name": "Rei"},
        "POST /api/tokens": {"label": "bot"},
        "POST /api/tables": {"game": "dice"},
        "POST /api/decks/check": deck,
        "POST /api/decks/hand": deck,
        "POST /api/decks/suggest": {},
        "POST /api/decks/boosters": {"packs": 1},
        "POST /api/decks": deck,
        "PUT /api/decks/{deck}": deck,
    }
    for method, path, (nobody, known) in rows(WITHOUT_A_TABLE):
        where = path.replace("{game}", "dice").replace("{token}", token).replace("{deck}", kept["deck"])
        for role, who in town.people.items():
            answer = await who.ask(method, where, bodies.get(f"{method} {path}"))

            assert answer.status_code == (nobody if role == "nobody" else known), (method, path, role)
    assert [row["id"] for row in await owner.get("/api/tokens")] == [token]
    assert (await owner.ask("DELETE", f"/api/tokens/{token}")).status_code == 204
    assert await owner.get("/api/decks") == [kept]


async def test_a_finished_table_without_spectators_stays_among_its_players(town: Town) -> None:
    """View, log, chat, replay in all its forms and socket: those who sat there, and nobody else."""
    live = await town.table("kept")
    for role, who in town.people.items():
        sat = role in {"the host", "a seat holder"}
        for method, path in (
            ("GET", ""),
            ("GET", "log"),
            ("GET", "chat"),
            ("GET", "replay"),
            ("GET", "reel"),
            ("GET", "frames"),
            ("GET", "beliefs"),
            ("SOCKET", "socket"),
        ):
            fine = 101 if method == "SOCKET" else 200

            assert await status_of(who, live, method, path) == (fine if sat else 403), (role, path)


# --- whose seat is whose ----------------------------------------------------------------------------------------------


async def refused(who: Visitor, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await who.ask(method, path, body)
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"]


async def test_a_taken_seat_cannot_be_sat_on(town: Town) -> None:
    """Neither by an outsider, nor by somebody who sits elsewhere at the table, and not after the game has begun."""
    live = await town.table("public open")
    path = f"/api/tables/{live.table.card.id}/seat"
    owner = live.table.places[1]

    assert await refused(town.third, "POST", path, {"seat": 1}) == (409, "seat-taken")
    assert await refused(town.people["the host"], "POST", path, {"seat": 1}) == (409, "sitting-already")
    assert await refused(town.third, "POST", path, {"seat": 7}) == (400, "no-such-seat")
    assert live.table.places[1] is owner
    begun = await town.table("watched")
    path = f"/api/tables/{begun.table.card.id}/seat"
    assert await refused(town.people["a spectator"], "POST", path, {"seat": 1}) == (409, "begun")


async def test_a_choice_counts_for_ones_own_seat_alone(town: Town) -> None:
    """Nothing in a request says whose seat it is for: the seat is that of who asks.  Other fields are refused."""
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}/choices"
    number = live.table.number

    assert await refused(town.people["a spectator"], "POST", path, {"number": number, "text": "sailor-mars"}) == (
        403, "not-seated",
    )  # fmt: skip
    smuggled = {"number": number, "text": "sailor-mars", "seat": 1}
    assert (await refused(town.people["the host"], "POST", path, smuggled))[1] == "malformed"
    assert live.table.number == number
    assert (
        await town.people["the host"].ask("POST", path, {"number": number, "text": "sailor-mars"})
    ).status_code == 201
    assert [decision.seat for decision, _ in live.table.state.answers] == [0]


async def test_a_spectator_cannot_choose_on_the_socket(town: Town) -> None:
    live = await town.table("watched")
    number = live.table.number
    for role in ("nobody", *OUTSIDERS):
        socket = town.people[role].socket(live.table.card.id)
        assert await socket.open()
        socket.send(type="choose", number=number, text="sailor-mars")
        *_, answer, _ = await socket.heard()
        await socket.close()

        assert (b'"code":"who"' if role == "nobody" else b'"code":"not-seated"') in answer
    assert live.table.number == number


async def test_a_seat_is_kept_for_who_left_it(town: Town) -> None:
    """Nobody else gets it back, nobody else plays there, whatever they send; its owner does, and it is theirs again."""
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}"
    owner = town.people["a seat holder"]
    assert (await owner.ask("DELETE", f"{path}/seat")).status_code == 200

    for role in OUTSIDERS:
        assert await refused(town.people[role], "POST", f"{path}/seat", {"seat": 1}) == (409, "begun")
        assert await refused(town.people[role], "POST", f"{path}/seat", {}) == (409, "begun")
    assert await refused(town.people["the host"], "POST", f"{path}/seat", {"seat": 1}) == (409, "sitting-already")
    wish = {"number": live.table.number, "text": "sailor-mars"}
    assert await refused(owner, "POST", f"{path}/choices", wish) == (409, "left")
    place = live.table.places[1]
    assert place is not None
    assert (place.player, place.left) == (owner.id, True)
    assert (await owner.ask("POST", f"{path}/seat", {})).status_code == 201
    assert (await owner.ask("POST", f"{path}/choices", {**wish, "number": live.table.number})).status_code == 201


async def test_a_bot_that_plays_for_somebody_gives_the_seat_back_to_them_alone(town: Town) -> None:
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}"
    owner = town.people["a seat holder"]
    await owner.ask("DELETE", f"{path}/seat")
    for voter in (town.people["the host"], town.third):
        await voter.ask("POST", f"{path}/votes", {"motion": "bot", "seat": 1, "level": "steady"})
    place = live.table.places[1]
    assert place is not None
    assert place.bot == "steady"

    assert await refused(town.people["a spectator"], "POST", f"{path}/seat", {"seat": 1}) == (409, "begun")
    assert await refused(town.third, "POST", f"{path}/seat", {"seat": 1}) == (409, "sitting-already")
    assert (await owner.ask("POST", f"{path}/seat", {})).json()["seat"] == 1
    assert place.bot is None


async def test_only_the_host_removes_people_and_only_before_the_game(town: Town) -> None:
    live = await town.table("public open")
    path = f"/api/tables/{live.table.card.id}/seats"
    host, seated = town.people["the host"], town.people["a seat holder"]

    assert await refused(seated, "DELETE", f"{path}/0") == (403, "host-only")
    assert await refused(town.people["another host"], "DELETE", f"{path}/1") == (403, "host-only")
    assert await refused(host, "DELETE", f"{path}/0") == (409, "yourself")
    assert await refused(host, "DELETE", f"{path}/2") == (409, "seat-empty")
    begun = await town.table("watched")
    assert await refused(host, "DELETE", f"/api/tables/{begun.table.card.id}/seats/1") == (409, "begun")


async def test_who_was_removed_cannot_sit_down_again(town: Town) -> None:
    """On no seat, not by a token of theirs, and not at the same table once another is host."""
    live = await town.table("public open")
    path = f"/api/tables/{live.table.card.id}"
    gone, host = town.people["a seat holder"], town.people["the host"]
    token = (await gone.ask("POST", "/api/tokens", {"label": "bot"})).json()["token"]
    program = town.here.as_({"authorization": f"Bearer {token}"})
    assert (await host.ask("DELETE", f"{path}/seats/1")).status_code == 200

    for who in (gone, program):
        for wish in ({}, {"seat": 1}, {"seat": 2}):
            assert await refused(who, "POST", f"{path}/seat", wish) == (403, "asked-to-leave")
    assert (await town.third.ask("POST", f"{path}/seat", {})).status_code == 201
    assert (await host.ask("DELETE", f"{path}/seat")).status_code == 200
    assert live.table.seat_of(town.third.id) == live.table.host
    assert await refused(gone, "POST", f"{path}/seat", {}) == (403, "asked-to-leave")
    # As after a restart.
    del town.here.house.tables[live.table.card.id]
    assert await refused(gone, "POST", f"{path}/seat", {}) == (403, "asked-to-leave")


async def test_who_has_no_seat_is_shown_out_when_a_table_without_spectators_begins(town: Town) -> None:
    """A socket that was opened while people sat down ends; those who sit stay."""
    card = a_card("dice", 2, SECRETLY, spectators=False)
    host, seated, other = (town.people[role] for role in ("the host", "a seat holder", "a spectator"))
    await town.here.table(card, [host, seated])
    inner, outer = seated.socket(card.id), other.socket(card.id)
    assert await inner.open()
    assert await outer.open()
    await outer.heard()
    assert (await host.ask("POST", f"/api/tables/{card.id}/start", {})).status_code == 201

    assert await outer.next() is None
    assert outer.closed == 4403
    outer.send(type="say", text="Let me in")
    await outer.close()
    heard = [type_of(message) for message in await inner.heard()]
    assert heard == ["view", "presence", "presence", "event", "presence", "pong"]
    assert inner.closed is None
    await inner.close()


async def test_a_vote_counts_for_ones_own_seat_alone(town: Town) -> None:
    """`seat` names whom a bot would replace, never who votes; nobody votes twice, or on their own replacement."""
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}"
    owner = town.people["a seat holder"]
    await owner.ask("DELETE", f"{path}/seat")
    motion = {"motion": "bot", "seat": 1, "level": "steady"}

    for role in OUTSIDERS:
        assert await refused(town.people[role], "POST", f"{path}/votes", motion) == (403, "not-seated")
    assert await refused(owner, "POST", f"{path}/votes", motion) == (409, "no-vote")
    assert await refused(owner, "POST", f"{path}/votes", {"motion": "abandon"}) == (409, "no-vote")
    for _ in range(3):
        await town.third.ask("POST", f"{path}/votes", motion)
    seen = await town.third.get(path)
    assert [(m["yes"], m["needed"]) for m in seen["table"]["motions"]] == [([2], 2)]
    assert seen["table"]["seats"][1]["bot"] is None


async def test_an_order_is_given_for_ones_own_seat_alone(town: Town) -> None:
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}/order"

    for role in OUTSIDERS:
        assert await refused(town.people[role], "PUT", path, {"text": "never"}) == (403, "not-seated")
    assert (await refused(town.people["the host"], "PUT", path, {"text": "never", "seat": 1}))[1] == "malformed"
    assert (await town.people["the host"].ask("PUT", path, {"text": "never"})).status_code == 200
    assert set(live.orders) == {0}


# --- who one is -------------------------------------------------------------------------------------------------------


def forgeries(secret: str, another: str) -> dict[str, str]:
    """Secrets that are almost right."""
    name, _, key = secret.partition(".")
    other_name, _, other_key = another.partition(".")
    return {
        "another id": f"{other_name}.{key}",
        "another's secret": f"{name}.{other_key}",
        "changed id": f"{'0' if name[0] != '0' else '1'}{name[1:]}.{key}",
        "changed secret": f"{name}.{'A' if key[0] != 'A' else 'B'}{key[1:]}",
        "truncated": secret[:-1],
        "longer": f"{secret}A",
        "other case": f"{name}.{key.swapcase()}",
        "id alone": name,
        "id and dot": f"{name}.",
        "secret alone": key,
        "no id": f".{key}",
        "wild card": f"%.{key}",
        "quote": f"' OR '1'='1.{key}",
        "empty": "",
    }


async def test_a_forged_cookie_is_nobody_and_a_forged_token_is_refused(here: Inside) -> None:
    """However little it differs from a true one; a cookie is no token, and a token no cookie."""
    ami, rei = await here.guest("Ami"), await here.guest("Rei")
    cookie, other_cookie = (who.headers["cookie"].removeprefix("odango=") for who in (ami, rei))
    bots = [await here.guest(name, program=True) for name in ("Mako", "Mina")]
    token, other_token = (bot.headers["authorization"].removeprefix("Bearer ") for bot in bots)
    assert (await ami.get("/api/me"))["id"] == ami.id
    assert (await bots[0].get("/api/me"))["id"] == bots[0].id

    for how, forged in {**forgeries(cookie, other_cookie), "a token": token}.items():
        who = here.as_({"cookie": f"odango={forged}"})
        assert (await who.ask("GET", "/api/me")).status_code == 401, how
        assert (await who.ask("GET", "/api/tables")).status_code == 200, how
    for how, forged in {**forgeries(token, other_token), "a cookie": cookie}.items():
        who = here.as_({"authorization": f"Bearer {forged}"})
        for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tokens")):
            assert (await who.ask(method, path, {"label": "x"})).status_code == 401, how
    for scheme in ("Basic", "Token", ""):
        who = here.as_({"authorization": f"{scheme} {token}".strip(), **ami.headers})
        assert (await who.ask("GET", "/api/me")).status_code == 401, scheme


async def test_a_forged_token_is_refused_everywhere(town: Town) -> None:
    """Every endpoint that looks who asks says 401 to a token that is none, and no socket opens."""
    live = await town.table("watched")
    forger = town.here.as_({"authorization": f"Bearer {town.third.id}.{'A' * 43}"})
    number = live.table.number
    for method, path, _ in rows(AT_A_TABLE):
        expected = 403 if method == "SOCKET" else 401

        assert await status_of(forger, live, method, path) == expected, (method, path)
    assert live.table.number == number


async def test_a_token_acts_for_its_player_and_for_nobody_else(town: Town) -> None:
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}"
    for role in ("a seat holder", "a spectator"):
        who = town.people[role]
        token = (await who.ask("POST", "/api/tokens", {"label": "bot"})).json()["token"]
        program = town.here.as_({"authorization": f"Bearer {token}"})

        assert (await program.get("/api/me"))["id"] == who.id
        assert (await program.get(path))["seat"] == (1 if role == "a seat holder" else None)
        # The token wins over whatever cookie comes with it.
        mixed = town.here.as_({**program.headers, **town.people["the host"].headers})
        assert (await mixed.get("/api/me"))["id"] == who.id
    assert await town.people["the host"].get("/api/tokens") == []


async def test_a_dropped_token_is_worthless_at_once(town: Town) -> None:
    """Over HTTP, for a new socket, and on a socket that is open: nothing can be chosen or said with it any more."""
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}"
    owner = town.people["a seat holder"]
    minted = (await owner.ask("POST", "/api/tokens", {"label": "bot"})).json()
    program = town.here.as_({"authorization": f"Bearer {minted['token']}"})
    socket = program.socket(live.table.card.id)
    assert await socket.open()
    assert [type_of(message) for message in await socket.heard()] == ["view", "presence", "pong"]
    kept = owner.socket(live.table.card.id)
    assert await kept.open()
    assert (await owner.ask("DELETE", f"/api/tokens/{minted['id']}")).status_code == 204
    number = live.table.number

    assert (await program.ask("GET", "/api/me")).status_code == 401
    assert (await program.ask("GET", path)).status_code == 401
    wish = {"number": number, "text": "sailor-mars"}
    assert (await program.ask("POST", f"{path}/choices", wish)).status_code == 401
    assert not await program.socket(live.table.card.id).open()
    socket.send(type="choose", **wish)
    socket.send(type="say", text="still here")
    while await socket.next() is not None:
        pass
    # Until the house is done with whatever was sent.
    await socket.close()
    assert socket.closed == 4403
    assert live.table.number == number
    assert await owner.get(f"{path}/chat") == []
    assert [type_of(message) for message in await kept.heard()] == ["view", "presence", "pong"]
    await kept.close()


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        (None, True),
        ("http://house", True),
        ("https://house", True),
        ("http://elsewhere.example", False),
        ("http://house.elsewhere.example", False),
        ("http://elsewhere.example/house", False),
        ("http://house@elsewhere.example", False),
        ("http://house:8080", False),
        ("house", False),
        ("null", False),
    ],
)
async def test_a_page_of_another_site_cannot_act_for_its_visitor(town: Town, origin: str | None, welcome: bool) -> None:
    """A browser sends the cookie along, whatever page asks: what changes something, and sockets, need our own page."""
    live = await town.table("watched")
    path = f"/api/tables/{live.table.card.id}"
    person = town.people["a seat holder"]
    browser = town.here.as_({**person.headers, **({} if origin is None else {"origin": origin})})
    number = live.table.number
    wish = {"number": number, "text": "sailor-mars"}
    socket = browser.socket(live.table.card.id)

    assert await socket.open() == welcome
    assert (await browser.ask("POST", f"{path}/choices", wish)).status_code == (201 if welcome else 403)
    assert (await browser.ask("DELETE", f"{path}/seat")).status_code == (200 if welcome else 403)
    assert live.table.number - number == (2 if welcome else 0)
    await socket.close()


# --- private tables ---------------------------------------------------------------------------------------------------


async def test_a_private_table_is_listed_to_those_who_sit_there_alone(town: Town) -> None:
    """Open, running or over: in no lobby, in no list of anybody else's, not among the metrics."""
    host = town.people["the host"]
    private = [(await host.ask("POST", "/api/tables", {"game": "dice"})).json()["table"]["id"]]
    for more in ([], [BEGIN], whole_game([host, town.people["a seat holder"], town.third])):
        card = a_card("dice", SEATS, SECRETLY, public=False)
        sitting = [host, town.people["a seat holder"], town.third][: SEATS if more else 2]
        private.append((await town.here.table(card, sitting, *more)).table.card.id)
    public = (await town.table("public open")).table.card.id

    for role, who in town.people.items():
        lists = [(await who.ask("GET", path)).text for path in ("/api/tables", "/metrics", "/api/games", "/api/health")]
        mine = (await who.ask("GET", "/api/tables/mine")).text
        assert public in lists[0]
        for table in private:
            assert not any(table in page for page in lists), role
            assert (table in mine) == (role == "the host" or (role == "a seat holder" and table != private[0])), role


async def test_ids_cannot_be_guessed(here: Inside) -> None:
    """At least 128 bits, no two alike, no place in them that stays the same; another's id in other case is no table."""
    ami = await here.guest("Ami")
    ids = [(await ami.ask("POST", "/api/tables", {"game": "dice"})).json()["table"]["id"] for _ in range(64)]

    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22,}", name) for name in ids)
    # 64 draws from 64 signs show 40 different ones; fewer than 20 would be the luck of many lifetimes.
    assert all(len({name[place] for name in ids}) >= 20 for place in range(21))
    for guess in (ids[0].swapcase(), ids[0][:-1], f"{ids[0]}A", f"{ids[0]}%", "%", "*", "null", "..%2Ftables"):
        assert (await ami.ask("GET", f"/api/tables/{guess}")).status_code == 404, guess


async def test_a_new_name_is_known_at_once(here: Inside) -> None:
    """Who was remembered at the door is not remembered by an old name."""
    ami = await here.guest("Ami")
    assert (await ami.get("/api/me"))["name"] == "Ami"
    await ami.ask("PATCH", "/api/me", {"name": "Sailor Mercury"})

    assert (await ami.get("/api/me"))["name"] == "Sailor Mercury"
