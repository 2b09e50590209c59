"""The OpenAPI document and the server say the same: schemathesis asks everything the document allows, and the rest."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from seeds import SEED
from server.running import Person, Running
from waiting import PATIENCE

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
"""Of each kind for each operation: so many that all of it takes half a minute."""

DECK = "name: Mine; 55 soul-power; 4 titus; 1 sailor-moon-level-1"

Findings = dict[str, list[str]]


@pytest.fixture(scope="module")
def document(house: Running) -> Any:
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json", wait_for_schema=10)


@pytest.fixture(scope="module")
def operations(document: Any) -> list[Any]:
    found = [result.ok() for result in document.get_all_operations()]
    assert len(found) > 25
    return found


@pytest.fixture
def session() -> Iterator[requests.Session]:
    """No cookies are kept: who asks is said with every request."""
    with requests.Session() as fresh:
        fresh.trust_env = False
        fresh.cookies.set_policy(NoCookies())
        yield fresh


class NoCookies(DefaultCookiePolicy):
    def set_ok(self, *_: Any) -> bool:
        return False


class World:
    """Two people, and a table in every phase."""

    def __init__(self, url: str) -> None:
        self.ami = Person(url, "Ami", program=True)
        self.rei = Person(url, "Rei", program=True)
        self.makoto = Person(url, "Makoto", program=True)
        self.over = self.ami.post("/api/tables", game="dice", bots="random")["table"]["id"]
        self.until(self.over, "over")
        self.fresh()

    def fresh(self) -> None:
        """Tables at which nothing has happened yet; the old ones may be in any state by now."""
        ami, rei = self.ami, self.rei
        self.open = ami.post("/api/tables", game="dice", start_when_full=False, public=True)["table"]["id"]
        ami.post(f"/api/tables/{self.open}/bots", level="random", seat=1)
        self.free = rei.post("/api/tables", game="bluff", start_when_full=False, public=True)["table"]["id"]
        self.bluff = ami.post("/api/tables", game="bluff", seats=3)["table"]["id"]
        rei.post(f"/api/tables/{self.bluff}/seat")
        self.makoto.post(f"/api/tables/{self.bluff}/seat")
        self.dice = ami.post("/api/tables", game="dice", public=True)["table"]["id"]
        rei.post(f"/api/tables/{self.dice}/seat")
        self.until(self.bluff, "playing")
        self.until(self.dice, "playing")
        self.unseen = rei.post("/api/tables", game="dice", spectators=False, bots="random")["table"]["id"]
        self.left = ami.post("/api/tables", game="dice", bots="random")["table"]["id"]
        ami.delete(f"/api/tables/{self.left}/seat")
        self.given_up = ami.post("/api/tables", game="dice", bots="random")["table"]["id"]
        ami.post(f"/api/tables/{self.given_up}/votes", motion="abandon")
        self.closed = ami.post("/api/tables", game="dice", start_when_full=False)["table"]["id"]
        ami.delete(f"/api/tables/{self.closed}/seat")
        self.token = ami.post("/api/tokens", label="another")["id"]
        for deck in ami.get("/api/decks"):
            ami.http.delete(f"/api/decks/{deck['deck']}")
        self.deck = ami.post("/api/decks", text=DECK)["deck"]
        self.brought = ami.post("/api/tables", game="ccg", start_when_full=False)["table"]["id"]

    @property
    def tables(self) -> list[str]:
        running = [self.open, self.free, self.bluff, self.dice, self.unseen, self.left, self.brought]
        return [*running, self.given_up, self.closed, self.over]

    def until(self, table: str, phase: str) -> None:
        """Until the table has come there, in a game against bots by choosing."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seen = self.ami.get(f"/api/tables/{table}")
            if seen["table"]["phase"] == phase:
                return
            if seen["options"]:
                self.ami.choose_first(table)
        raise AssertionError(f"the table is not {phase}")

    def choice(self, table: str) -> tuple[Person, dict[str, Any]]:
        """Somebody who is asked, and a good answer."""
        for person in (self.ami, self.rei, self.makoto):
            seen = person.get(f"/api/tables/{table}")
            if seen["options"]:
                return person, {"number": seen["number"], "text": seen["options"][0]["text"]}
        raise AssertionError("nobody is asked")


@pytest.fixture(scope="module")
def world(house: Running) -> World:
    return World(house.url)


def asked(case: Any, session: requests.Session, headers: dict[str, str], findings: Findings) -> int:
    """Send it, and note where the answer is not as the document says; the status."""
    response = case.call(session=session, headers=headers, timeout=PATIENCE)
    judge(case, response, findings)
    return int(response.status_code)


def judge(case: Any, response: Any, findings: Findings) -> None:
    try:
        case.validate_response(response, checks=CHECKS)
    except BaseExceptionGroup as group:
        for failure in group.exceptions:
            findings[f"{case.operation.label} {response.status_code}"].append(
                f"{failure}\n{case.as_curl_command()}\n{response.text[:500]}"
            )


def report(findings: Findings) -> str:
    return "\n\n".join(f"{where} ({len(found)} times)\n{found[0]}" for where, found in findings.items())


def test_every_operation_does_what_the_document_says(
    document: Any, operations: list[Any], session: requests.Session, world: World
) -> None:
    """Every operation succeeds with a good request, in every phase it is meant for, and answers as documented."""
    world.fresh()
    findings: Findings = defaultdict(list)
    done: set[str] = set()
    ami, rei = world.ami, world.rei

    def good(person: Person, label: str, body: Any = None, **path: Any) -> None:
        method, _, where = label.partition(" ")
        more = {} if body is None else {"body": body, "media_type": "application/json"}
        case = document[where][method].Case(path_parameters=path, **more)
        status = asked(case, session, person.headers, findings)
        assert status < 300, (label, path, body, status)
        done.add(label)

    for label in (
        "/api/health",
        "/metrics",
        "/api/games",
        "/api/me",
        "/api/visitor",
        "/api/tokens",
        "/api/tables",
        "/api/tables/mine",
    ):
        good(ami, f"GET {label}")
    for game in ("dice", "bluff"):
        good(ami, "GET /api/games/{game}", game=game)
        good(ami, "GET /api/games/{game}/rules", game=game)
        good(ami, "POST /api/tables", {"game": game})
    for body in ({"name": "Makoto"}, {"name": "Makoto", "token": True}):
        good(Person(str(ami.http.base_url)), "POST /api/guests", body)
    good(ami, "PATCH /api/me", {"name": "Ami"})
    good(ami, "POST /api/tokens", {"label": "for a bot"})
    good(ami, "DELETE /api/tokens/{token}", token=world.token)
    for what in ("check", "hand", "suggest"):
        good(ami, f"POST /api/decks/{what}", {"text": DECK})
    good(ami, "POST /api/decks/boosters", {"packs": 2})
    good(ami, "GET /api/decks")
    good(ami, "POST /api/decks", {"text": DECK})
    good(rei, "GET /api/decks/{deck}", deck=world.deck)
    good(ami, "PUT /api/decks/{deck}", {"text": "4 titus"}, deck=world.deck)
    good(ami, "DELETE /api/decks/{deck}", deck=world.deck)
    good(ami, "PUT /api/tables/{table}/bring", {"text": DECK}, table=world.brought)
    good(ami, "GET /api/tables/{table}/bring", table=world.brought)
    for table in world.tables:
        person = rei if table == world.unseen else ami
        for read in ("", "/log", "/chat"):
            good(person, f"GET /api/tables/{{table}}{read}", table=table)
        good(person, "POST /api/tables/{table}/chat", {"text": "Hello"}, table=table)
    for table in (world.over, world.given_up):
        for form in ("replay", "reel", "frames", "beliefs"):
            good(ami, f"GET /api/tables/{{table}}/{form}", table=table)
        for form in ("reel", "frames", "beliefs"):
            good(ami, f"POST /api/replays/{form}", {"text": ami.get(f"/api/tables/{table}/replay")})
    for table in (world.bluff, world.dice):
        person, choice = world.choice(table)
        for asks in (person, ami):
            good(asks, "GET /api/tables/{table}/why", table=table)
        good(person, "POST /api/tables/{table}/choices", choice, table=table)
        good(person, "POST /api/tables/{table}/choices", choice, table=table)
        good(rei, "DELETE /api/tables/{table}/seat", table=table)
        for voter in (ami, world.makoto)[: 2 if table == world.bluff else 1]:
            good(voter, "POST /api/tables/{table}/votes", {"motion": "bot", "seat": 1, "level": "steady"}, table=table)
        good(rei, "POST /api/tables/{table}/seat", {}, table=table)
    good(rei, "PUT /api/tables/{table}/order", {"text": "protect d20"}, table=world.dice)
    good(ami, "POST /api/tables/{table}/votes", {"motion": "rematch"}, table=world.given_up)
    good(ami, "DELETE /api/tables/{table}/seats/{seat}", table=world.open, seat=1)
    good(ami, "POST /api/tables/{table}/bots", {"level": "steady"}, table=world.open)
    good(ami, "POST /api/tables/{table}/start", {}, table=world.open)
    good(ami, "POST /api/tables/{table}/seat", {"seat": 1}, table=world.free)
    good(ami, "DELETE /api/tables/{table}/seat", table=world.free)

    assert {operation.label for operation in operations} == done
    assert not findings, report(findings)


def overlay(body: Any, draw: Callable[[Any], Any]) -> Any:
    """Some of the body's fields as they would be in earnest, so that more than the reading of it is reached."""
    earnest: dict[str, list[Any]] = {
        "game": ["dice", "bluff"],
        "level": ["random", "steady"],
        "bots": ["random", "steady"],
        "seat": [0, 1],
        "seats": [2, 3],
        "setup": [{}, {"rounds": 1}],
        "motion": ["abandon", "rematch", "bot"],
        "number": [0, 1, 3, 4, 5],
        "text": [DECK, ""],
        "pool": [DECK, ""],
    }
    return {key: draw(st.sampled_from([value, *earnest.get(key, [])])) for key, value in body.items()}


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["allowed", "not-allowed"])
@pytest.mark.parametrize("who", ["stranger", "player"])
def test_whatever_is_asked_is_answered_as_documented(
    operations: list[Any], session: requests.Session, world: World, who: str, mode: GenerationMode
) -> None:
    """Made-up requests, those the document allows and those it does not, at tables in all phases: never our mistake,
    and every status, content type and body is documented.  Who is not known gets nothing that needs a player.
    """
    known = [world.ami.headers]
    strangers: list[dict[str, str]] = [{}, {"Authorization": "Bearer 0123.abc"}, {"Cookie": "odango=0123.abc"}]
    findings: Findings = defaultdict(list)
    seen: Counter[int] = Counter()

    def ask_all(operation: Any) -> None:
        @seed(SEED)
        @settings(
            database=None,
            deadline=None,
            max_examples=EXAMPLES,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(
            operation.as_strategy(generation_mode=mode),
            st.sampled_from([*world.tables, None]),
            st.sampled_from(known if who == "player" else strangers),
            st.data(),
        )
        def ask(case: Any, table: str | None, headers: dict[str, str], data: st.DataObject) -> None:
            if table is not None and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            if mode is GenerationMode.POSITIVE and isinstance(case.body, dict):
                case.body = overlay(case.body, data.draw)
            status = asked(case, session, headers, findings)
            seen[status] += 1
            if who != "player" and operation.definition.raw.get("security"):
                assert status in (400, 401, 404, 413), (operation.label, status)

        ask()

    for operation in operations:
        if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
            # Nothing can be wrong with a request that has no parts.
            continue
        if operation.method.upper() != "GET":
            world.fresh()
        ask_all(operation)

    assert not findings, report(findings)
    assert seen[400] > 0
    assert (seen[401] > 0) == (who == "stranger")


def test_the_edges_of_everything(document: Any, operations: list[Any], session: requests.Session, world: World) -> None:
    """Smallest and largest values, missing and repeated fields: never our mistake, and always documented."""
    findings: Findings = defaultdict(list)
    seen: Counter[int] = Counter()
    for operation in operations:
        cases = document.iter_coverage_cases(
            operation,
            generation_modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE],
            generation_config=document.config.generation_for(operation=operation, phase="coverage"),
        )
        for number, case in enumerate(cases):
            if "table" in (case.path_parameters or {}) and number % 3:
                case.path_parameters["table"] = world.tables[number % len(world.tables)]
            seen[asked(case, session, world.ami.headers, findings)] += 1

    assert not findings, report(findings)
    assert sum(seen.values()) > 300, seen


def test_an_answer_that_is_not_documented_is_noticed(document: Any, world: World) -> None:
    """The checks bite: a status, a content type and a body that the document does not know are each reported."""
    case = document["/api/me"]["GET"].Case()
    real = world.ami.http.get("/api/me")

    def found(status: int = 200, content: bytes = real.content, media: str = "application/json") -> int:
        findings: Findings = defaultdict(list)
        answer = httpx.Response(status, content=content, headers={"content-type": media}, request=real.request)
        answer.elapsed = real.elapsed
        judge(case, answer, findings)
        return sum(map(len, findings.values()))

    assert not found()
    assert found(status=418)
    assert found(status=500)
    assert found(content=b'{"id": 5}')
    assert found(media="text/html")
