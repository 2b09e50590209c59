"""The house at an open door: headers, origins, sizes, limits, cookies, names, errors, and people who do not listen."""

from __future__ import annotations

import json
import socket
import time
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from server.running import Person, Running
from waiting import PATIENCE

FRIEND = "https://games.example"
STRANGE = "https://evil.example"
PROBLEM = "application/problem+json"
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that holds people back, and knows one other site."""
    store = f"sqlite:{tmp_path_factory.mktemp('strict') / 'odango.db'}"
    with Running(store, "--bot-pace", "0", "--origin", FRIEND) as server:
        yield server


_addresses = iter(f"198.51.{upper}.{lower}" for upper in range(256) for lower in range(1, 255))


class From(Person):
    """Somebody at an address of their own, as a reverse proxy tells it."""

    def __init__(self, url: str, name: str | None = None, *, address: str | None = None) -> None:
        super().__init__(url)
        self.address = address or next(_addresses)
        self.http.headers["X-Forwarded-For"] = self.address
        if name is not None:
            self.id = self.post("/api/guests", name=name)["id"]
            self.headers = {"Cookie": f"odango={self.http.cookies['odango']}"}
        self.headers = {**self.headers, "X-Forwarded-For": self.address}


def on(server: Running, table: str, person: Person | None = None, **more: Any) -> ClientConnection:
    headers = {} if person is None else person.headers
    line: ClientConnection = connect(
        f"{server.socket_url}/api/tables/{table}/socket", additional_headers={**headers, **more.pop("headers", {})},
        proxy=None, open_timeout=PATIENCE, close_timeout=1, compression=None, **more,
    )  # fmt: skip
    return line


def hear(line: ClientConnection) -> Any:
    return json.loads(line.recv(timeout=PATIENCE))


def problem(response: httpx.Response, status: int) -> dict[str, Any]:
    """The refusal: in the one format, with a sentence, without a word about our insides."""
    assert response.status_code == status, (response.status_code, response.text[:500])
    assert response.headers["content-type"] == PROBLEM
    said: dict[str, Any] = response.json()
    assert said["status"] == status
    assert said["title"]
    assert said["code"]
    assert said["detail"]
    for word in ("Traceback", "<html", "<!DOCTYPE", "site-packages", "litestar", "msgspec", ".py", "sqlalchemy"):
        assert word not in response.text
    return said


# --- headers ----------------------------------------------------------------------------------------------------------


def guarded(response: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert response.headers.get_list(name) == [value], (response.request.url, name)
    [policy] = response.headers.get_list("content-security-policy")
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] in ("'self'", "'none'")
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"
    assert rules["form-action"] in ("'self'", "'none'")
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "http:" not in policy
    assert "server" not in response.headers
    assert "x-powered-by" not in response.headers


def test_every_answer_is_guarded(house: Running) -> None:
    """Good answers and refusals of every kind carry the same headers, once each, and no word about the software."""
    ami = Person(house.url, "Ami")
    http = ami.http
    answers = {
        200: [
            http.get(p)
            for p in ("/api/health", "/api/games", "/api/tables", "/api/me", "/metrics", "/api/openapi.json")
        ],
        201: [http.post("/api/guests", json={"name": "Ami"}), http.post("/api/tables", json={"game": "dice"})],
        400: [http.post("/api/guests", content=b"{"), http.post("/api/guests", json={"name": ""})],
        401: [httpx.get(f"{house.url}/api/me", trust_env=False, timeout=PATIENCE)],
        403: [http.post("/api/tables", json={"game": "dice"}, headers={"Origin": STRANGE})],
        404: [http.get("/nothing.txt"), http.get("/api/tables/nothing"), http.get("/api/games/nothing")],
        405: [http.delete("/api/games"), http.post("/api/health"), http.put("/api/tables")],
        413: [http.post("/api/guests", content=b"x" * 70_000)],
    }
    for status, responses in answers.items():
        for response in responses:
            assert response.status_code == status, (response.request.url, response.text)
            guarded(response)
    guarded(http.head("/api/health"))
    guarded(http.options("/api/tables"))


def test_too_fast_is_guarded_too(strict: Running) -> None:
    """Also what is refused before anything looks at it."""
    guest = From(strict.url)
    while (response := guest.http.get("/api/games/none")).status_code != 429:
        pass

    guarded(response)
    problem(response, 429)


# --- origins ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    "origin", [STRANGE, "null", "http://127.0.0.1", "http://localhost:1", FRIEND + ".evil.example"]
)
def test_other_sites_may_not_change_anything(strict: Running, method: str, origin: str) -> None:
    """A page of another site cannot make a visitor's browser do things here."""
    ami = From(strict.url)
    path = {"PATCH": "/api/me", "PUT": "/api/tables/none/order"}.get(method, "/api/tables/none/seat")
    body: dict[str, Any] | None = None if method == "DELETE" else {}
    response = ami.http.request(method, path, headers={"Origin": origin}, json=body)

    assert problem(response, 403)["code"] == "other-origin"


def test_our_own_pages_friends_and_programs_may(strict: Running) -> None:
    """Our own origin, the one the server was told of, and no origin at all are welcome; reading is free for all."""
    for origin in ({"Origin": strict.url}, {"Origin": FRIEND}, {}):
        made = From(strict.url).http.post("/api/guests", json={"name": "Ami"}, headers=origin)
        assert made.status_code == 201, origin
    read = From(strict.url).http.get("/api/games", headers={"Origin": STRANGE})
    assert read.status_code == 200
    assert "access-control-allow-origin" not in read.headers


def test_sockets_ask_where_a_page_is_from(strict: Running) -> None:
    """A foreign page gets no socket; our own, a friend's and a program do."""
    ami = From(strict.url, "Ami")
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    for origin in (STRANGE, "null"):
        with pytest.raises(InvalidStatus) as refused:
            on(strict, table, ami, origin=origin)
        assert refused.value.response.status_code == 403
    for good in (strict.url, FRIEND, None):
        with on(strict, table, ami, origin=good) as line:
            assert json.loads(line.recv(timeout=PATIENCE))["seat"] == 0


# --- sizes and odd requests -------------------------------------------------------------------------------------------


def test_bodies_have_a_limit(house: Running) -> None:
    """What is too large is refused whether or not it says so beforehand; what just fits is read."""
    http = Person(house.url).http
    problem(http.post("/api/guests", content=b"x" * (64 * 1024 + 1)), 413)

    def dripping() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    with suppress(httpx.WriteError, httpx.RemoteProtocolError):
        problem(http.post("/api/guests", content=dripping()), 413)
    padded = json.dumps({"name": "Ami"}).encode().ljust(64 * 1024)
    assert http.post("/api/guests", content=padded).status_code == 201


BODIES: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "application/json"),
    "half of it": (b'{"name": "A', "application/json"),
    "not JSON": (b"name=Ami", "application/json"),
    "a list": (b"[]", "application/json"),
    "null": (b"null", "application/json"),
    "not UTF-8": (b'{"name": "\xff\xfe"}', "application/json"),
    "UTF-16": ('{"name": "Ami"}'.encode("utf-16"), "application/json"),
    "half a surrogate": (b'{"name": "\\ud800"}', "application/json"),
    "NUL": (b'{"name": "\\u0000"}', "application/json"),
    "NUL itself": (b'{"name": "\0"}', "application/json"),
    "deep": (b"[" * 30_000, "application/json"),
    "deep in a field": (b'{"name": ' + b'{"a":' * 10_000, "application/json"),
    "a huge number": (b'{"name": ' + b"9" * 30_000 + b"}", "application/json"),
    "not a number": (b'{"name": NaN}', "application/json"),
    "an unknown field": (b'{"name": "Ami", "admin": true}', "application/json"),
    "a form": (b"name=Ami", "application/x-www-form-urlencoded"),
    "parts": (b"--x\r\n\r\n--x--", "multipart/form-data; boundary=x"),
    "parts without a boundary": (b"--x", "multipart/form-data"),
    "XML": (b"<name>Ami</name>", "application/xml"),
    "MessagePack": (b"\x81\xa4name\xc1", "application/x-msgpack"),
    "a type that is none": (b"{}", "/;;;"),
    "an unknown charset": (b"{}", "application/json; charset=klingon"),
}


@pytest.mark.parametrize("what", BODIES)
def test_bodies_that_cannot_be_read(house: Running, what: str) -> None:
    """Whatever the body is: a refusal with a sentence, and never our mistake."""
    content, media = BODIES[what]
    ami = Person(house.url, "Ami")
    paths = ("/api/guests", "/api/tokens", "/api/tables", "/api/tables/none/choices", "/api/tables/none/chat")
    for path in paths:
        response = ami.http.post(path, content=content, headers={"Content-Type": media})
        assert response.status_code in (400, 404, 413, 415), (path, response.status_code, response.text)
        problem(response, response.status_code)


PATHS = [
    b"/none.txt", b"/api", b"/api/", b"/api/nothing", b"/api/tables/%00", b"/api/tables/%00/log", b"/api/tables/%ff%fe",
    b"/api/tables/%ed%a0%80", b"/api/tables/..%2f..%2fetc%2fpasswd", b"/api/tables/../../etc/passwd",
    b"/api/tables/%F0%9F%98%80/chat", b"/api/tables/a'%20OR%201=1--", b"/api/tables/" + b"a" * 5000,
    b"/api/tables/" + b"%61" * 5000 + b"/log", b"/api/games/%00", b"/api/games/%ff", b"/api/games/" + b"b" * 5000,
    b"/api/games/%7B$who%7D", b"/api/tables/none/log?after=%ff", b"/api/tables/none/log?after=" + b"9" * 5000,
    b"/api/tables/none/log?after=%00&after=1&after", b"/api/tables/none/log?%00=%00", b"/api/tables/%0d%0aX-Evil:1",
    b"//", b"/%2e%2e/", b"/api/tables//log", b"/metrics/x", b"/api/openapi.yaml", b"/x.json", b"/assets", b"/.env",
]  # fmt: skip


def raw(server: Running, request: bytes) -> httpx.Response | None:
    """Exactly these bytes; the answer, or None where the server says nothing that could be read."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(request)
        line.settimeout(PATIENCE)
        data = b""
        while chunk := line.recv(1 << 16):
            data += chunk
    head, found, body = data.partition(b"\r\n\r\n")
    if not found:
        return None
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = [(name, value) for name, _, value in (line.partition(": ") for line in lines)]
    return httpx.Response(
        int(status.split(" ")[1]), headers=headers, content=body, request=httpx.Request("GET", server.url),
    )  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30].decode())
def test_odd_paths(house: Running, path: bytes) -> None:
    """Paths that lead nowhere, or are written to confuse, are not here; the answer is a problem and is guarded."""
    for method in (b"GET", b"POST", b"DELETE"):
        response = raw(
            house, method + b" " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
        )
        assert response is not None
        assert response.status_code in (400, 401, 404, 405), response.status_code
        problem(response, response.status_code)
        guarded(response)
        assert "x-evil" not in response.headers


def test_wrong_methods(house: Running) -> None:
    """405 with what is allowed, also for methods nobody has heard of; those are not counted one by one."""
    http = Person(house.url).http
    for method, path in (
        ("DELETE", "/api/games"),
        ("PUT", "/api/guests"),
        ("GET", "/api/guests"),
        ("TRACE", "/api/me"),
    ):
        response = http.request(method, path)
        problem(response, 405)
        assert response.headers["allow"]
    for number in range(5):
        raw(house, b"BREW%d /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" % number)
    assert "BREW" not in http.get("/metrics").text


CREDENTIALS = [
    {"Authorization": value}
    for value in (
        "",
        "Bearer",
        "Bearer .",
        "Bearer a.b.c",
        "Basic YTpi",
        "Bearer \xff.\xfe",
        "Bearer " + "x" * 5000,
    )
] + [
    {"Cookie": value}
    for value in (
        "odango=",
        "odango=.",
        "odango=a.b",
        "odango=%00.%00",
        "odango=%ff.%ff",
        'odango="a.b"',
        "odango",
        ";;=;",
    )
]


@pytest.mark.parametrize("headers", CREDENTIALS, ids=lambda headers: str(headers)[:40])
def test_odd_credentials(house: Running, headers: dict[str, str]) -> None:
    """Whoever says who they are in a way that cannot be right is nobody."""
    sent = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    problem(httpx.get(f"{house.url}/api/me", headers=sent, trust_env=False, timeout=PATIENCE), 401)


def test_odd_credentials_in_postgres(postgres_url: str) -> None:
    """A database that cannot compare with a NUL character is not asked to."""
    with Running(postgres_url, "--no-limits") as server:
        for headers in ({"Cookie": "odango=%00.%00"}, {"Cookie": "odango=a.%00"}, {"Authorization": "Bearer a.b"}):
            problem(httpx.get(f"{server.url}/api/me", headers=headers, trust_env=False, timeout=PATIENCE), 401)
        ami = Person(server.url, "Ami")
        problem(ami.http.get("/api/tables/%00"), 404)
        problem(ami.http.delete("/api/tokens/%00"), 404)
        table = ami.post("/api/tables", game="dice")["table"]["id"]
        assert ami.post(f"/api/tables/{table}/chat", text="a\0b")["text"] == "a b"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_too_many_requests(strict: Running) -> None:
    """Whoever asks too much at once is asked to wait, and told how long; another address is not."""
    hasty, patient = From(strict.url), From(strict.url)
    statuses = [hasty.http.get("/api/health").status_code for _ in range(250)]
    assert set(statuses) == {200}
    for _ in range(5000):
        response = hasty.http.get("/api/health")
        if response.status_code == 429:
            break
    assert problem(response, 429)["code"] == "too-fast"
    assert int(response.headers["retry-after"]) >= 1
    assert patient.http.get("/api/health").status_code == 200
    time.sleep(int(response.headers["retry-after"]))
    assert hasty.http.get("/api/health").status_code == 200


def limited(person: Person, path: str, body: dict[str, Any], most: int) -> int:
    """How often it was done before it was refused as too fast."""
    for number in range(most + 1):
        response = person.http.post(path, json=body)
        if response.status_code == 429:
            assert problem(response, 429)["code"] == "too-fast"
            assert int(response.headers["retry-after"]) >= 1
            return number
        assert response.status_code == 201, response.text
        person.http.cookies.clear() if path == "/api/guests" else None
        time.sleep(0.01)
    raise AssertionError(f"{most} were too few")


def test_too_many_guests(strict: Running) -> None:
    """An address cannot become any number of people; another still can."""
    assert limited(From(strict.url), "/api/guests", {"name": "Ami"}, 60) >= 20
    assert From(strict.url, "Rei").id


def test_too_many_tables(strict: Running) -> None:
    """A player cannot open any number of tables; another, even at the same address, still can."""
    ami = From(strict.url, "Ami")
    rei = From(strict.url, "Rei", address=ami.address)
    assert limited(ami, "/api/tables", {"game": "dice"}, 60) >= 10
    assert rei.post("/api/tables", game="dice")["seat"] == 0


def test_too_much_talk(strict: Running) -> None:
    """A player cannot flood a table with talk, over HTTP or on the socket; others are heard."""
    ami, rei = From(strict.url, "Ami"), From(strict.url, "Rei")
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    assert limited(ami, f"/api/tables/{table}/chat", {"text": "Hello"}, 100) >= 5
    with on(strict, table, ami) as line:
        line.send('{"type": "say", "text": "on the socket", "id": "s"}')
        assert [hear(line)["type"] for _ in range(2)] == ["view", "presence"]
        refused = hear(line)
        assert (refused["type"], refused["code"], refused["id"]) == ("refused", "too-fast", "s")
    assert rei.post(f"/api/tables/{table}/chat", text="Hello")["text"] == "Hello"


def test_too_much_on_a_socket(strict: Running) -> None:
    """Going on too fast is first refused and then the socket is closed with 4429; others at the table stay."""
    ami, rei = From(strict.url, "Ami"), From(strict.url, "Rei")
    table = ami.post("/api/tables", game="dice", seats=2)["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    with on(strict, table, ami) as hasty, on(strict, table, rei) as patient:
        codes: list[str] = []
        with suppress(ConnectionClosed):
            for _ in range(40):
                for _ in range(10):
                    hasty.send('{"type": "ping"}')
                for _ in range(10):
                    said = json.loads(hasty.recv(timeout=PATIENCE))
                    codes.append(said.get("code", said["type"]))
        with pytest.raises(ConnectionClosed) as closed:
            hasty.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert codes.count("pong") >= 50
        assert codes.count("too-fast") >= 20
        patient.send('{"type": "ping", "id": "p"}')
        while (said := json.loads(patient.recv(timeout=PATIENCE)))["type"] != "pong":
            pass
        assert said["id"] == "p"
    with on(strict, table, ami) as again:
        assert json.loads(again.recv(timeout=PATIENCE))["type"] == "view"


# --- cookies ----------------------------------------------------------------------------------------------------------


def test_the_cookie_is_kept_from_scripts_and_other_sites(house: Running) -> None:
    """HttpOnly, SameSite, for the whole site and no other, and Secure exactly where the line is."""
    for headers, secure in (
        ({}, False),
        ({"X-Forwarded-Proto": "https"}, True),
        ({"X-Forwarded-Proto": "http"}, False),
    ):
        response = Person(house.url).http.post("/api/guests", json={"name": "Ami"}, headers=headers)
        [cookie] = response.headers.get_list("set-cookie")
        value, *rest = (part.strip() for part in cookie.split(";"))
        attributes = {part.partition("=")[0].lower(): part.partition("=")[2].lower() for part in rest}
        assert value.startswith("odango=")
        assert len(value) > 50
        assert "httponly" in attributes
        assert attributes["samesite"] in ("lax", "strict")
        assert attributes["path"] == "/"
        assert "domain" not in attributes
        assert ("secure" in attributes) is secure, headers
        assert value.partition(".")[2] not in response.text


# --- names ------------------------------------------------------------------------------------------------------------

NAMES = {
    "Ami": "Ami",
    "  Ami \t Mizuno\n": "Ami Mizuno",
    "A\0m\x1bi": "A m i",
    "Ami\u202egnol": "Ami gnol",
    "\u2066Ami\u2069": "Ami",
    "A\u200bm\u200di\ufeff": "A m i",
    "Rei [sharp]": "Rei",
    "Rei [sharp] [gentle]": "Rei",
    "Z" + "\u0351" * 20 + "algo": "Z\u0351\u0351algo",
    "x" * 200: "x" * 24,
    "亜美": "亜美",
    "\u0041\u030a": "Å",
    "<b>Ami</b>": "<b>Ami</b>",
}
NO_NAMES = [
    "",
    " ",
    "\0",
    "\u200b\u200b",
    "\u202e",
    "...",
    "[sharp]",
    "\u0301\u0301",
    "\n\t",
    "\u3164",
    "\u2800",
    "\U000e0041",
]


def test_names_are_fit_to_be_shown(house: Running) -> None:
    """One line of visible characters of reasonable length that cannot be taken for a bot's or turn the line around."""
    for given, shown in NAMES.items():
        ami = Person(house.url)
        assert ami.post("/api/guests", name=given)["name"] == shown, given
        assert ami.get("/api/me")["name"] == shown
    for given in (
        "Rei [sharp] ",
        "Rei  [sharp]",
        "Rei [sharp]\u200b",
        "Rei [ sharp]",
        "Rei ［sharp］",
        "Rei [SHARP]",
        "Rei\u00a0[sharp]",
    ):
        name = Person(house.url).post("/api/guests", name=given)["name"]
        plain = unicodedata.normalize("NFKC", name)
        assert not plain.endswith("[sharp]"), (given, name)


@pytest.mark.parametrize("name", NO_NAMES, ids=ascii)
def test_nothing_is_no_name(house: Running, name: str) -> None:
    """A name that cannot be seen is refused, at the door and later."""
    ami = Person(house.url, "Ami")
    problem(Person(house.url).http.post("/api/guests", json={"name": name}), 400)
    problem(ami.http.patch("/api/me", json={"name": name}), 400)
    assert ami.get("/api/me")["name"] == "Ami"


def test_names_at_a_table_are_distinct(house: Running) -> None:
    """Two who are called the same, or nearly, can be told apart; a bot's name is not taken twice either."""
    people = [Person(house.url, name) for name in ("Ami", "Ami", "AMI", "x" * 24, "x" * 30)]
    table = people[0].post("/api/tables", game="bluff", seats=6, start_when_full=False)["table"]["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/seat")
    people[0].post(f"/api/tables/{table}/bots", level="random")
    names = [seat["name"] for seat in people[0].get(f"/api/tables/{table}")["table"]["seats"]]

    assert len({name.casefold() for name in names}) == len(names) == 6
    assert all(len(name) <= 24 for name in names)


def test_a_name_like_the_bots_is_no_bots_name(house: Running) -> None:
    """Who is called as bots are is numbered, or the bot takes another name: they can be told apart."""
    ami = Person(house.url, "Ami")
    bot = ami.post("/api/tables", game="dice", bots="random")["table"]["seats"][1]["name"]
    twin = Person(house.url, bot)
    names = [seat["name"] for seat in twin.post("/api/tables", game="dice", bots="random")["table"]["seats"]]

    assert len({name.casefold() for name in names}) == 2


# --- who does not listen ----------------------------------------------------------------------------------------------


WAITING = 500
"""Messages that may wait for somebody who reads slowly."""
LOUD = json.dumps({"type": "say", "text": "😀" * 500}, ensure_ascii=False)
"""Two kilobytes: what nobody reads soon fills what lies between."""


def talk(line: ClientConnection, others: list[ClientConnection], count: int) -> float:
    """Say so much, and see that everybody gets it; the longest that fifty of them took."""
    longest = 0.0
    for _ in range(0, count, 50):
        began = time.monotonic()
        for _ in range(50):
            line.send(LOUD)
        for each in (line, *others):
            for _ in range(50):
                while (said := hear(each)["type"]) == "presence":
                    pass
                assert said == "chat"
        longest = max(longest, time.monotonic() - began)
    return longest


def deaf(server: Running, table: str, person: Person) -> socket.socket:
    """A socket from which nobody reads, and everything between here and there is full of what was sent already."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Cookie: {person.headers['Cookie']}\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    look = Frame(Opcode.TEXT, b'{"type": "look"}').serialize(mask=True)
    for _ in range(WAITING // 50):
        line.sendall(look * 50)
        time.sleep(0.02)
    return line


def a_game(server: Running) -> tuple[str, Person, Person]:
    ami, rei = Person(server.url, "Ami"), Person(server.url, "Rei")
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    while not (seen := ami.http.get(f"/api/tables/{table}")).json()["view"]:
        pass
    # Together with what may wait, more than a kernel buffers: four megabytes.
    assert len(seen.content) * 2 * WAITING > 4 << 20
    return table, ami, rei


def test_somebody_who_does_not_read_hurts_nobody(tmp_path: Path) -> None:
    """While the table goes on, sockets that are never read cost little memory and are forgotten; the others get
    everything, at once.
    """
    with Running(f"sqlite:{tmp_path / 'odango.db'}", "--no-limits") as server:
        table, ami, rei = a_game(server)
        assert server.process is not None
        process = psutil.Process(server.process.pid)
        with on(server, table, ami, ping_interval=None) as line, on(server, table, rei, ping_interval=None) as other:
            for each in (line, other):
                while json.loads(each.recv(timeout=PATIENCE))["type"] != "view":
                    pass
            talk(line, [other], 100)
            before = process.memory_info().rss
            slow = [deaf(server, table, rei) for _ in range(8)]
            longest = talk(line, [other], 4 * WAITING)

            end = time.monotonic() + PATIENCE
            while "\nodango_sockets 2.0\n" not in (counts := ami.http.get("/metrics").text):
                assert time.monotonic() < end, [line for line in counts.splitlines() if "odango_sockets" in line]
                talk(line, [other], 50)
                time.sleep(0.2)
            grown = process.memory_info().rss - before
            for silent in slow:
                silent.close()

        assert longest < 20
        # Eight times all that waited to be read would be more than forty megabytes.
        assert grown < 40_000_000
        assert server.log.read_text() == ""


def test_somebody_who_was_too_slow_is_told_to_come_back(tmp_path: Path) -> None:
    """Whoever reads at last finds the socket closed with 1013, and gets everything by coming back."""
    # A ping without an answer would close it before it is full, and nobody is waited for longer than for that.
    with Running(f"sqlite:{tmp_path / 'odango.db'}", "--no-limits", "--ping", "300") as server:
        table, ami, rei = a_game(server)
        with on(server, table, ami) as line:
            while json.loads(line.recv(timeout=PATIENCE))["type"] != "view":
                pass
            slow = deaf(server, table, rei)
            talk(line, [], 4 * WAITING)
            heard = read_to_the_end(slow)

        assert heard.endswith(b"\x88\x02" + (1013).to_bytes(2, "big"))
        assert len(ami.get(f"/api/tables/{table}/chat", after=1900)) == 100


def read_to_the_end(line: socket.socket) -> bytes:
    """The last that comes, until the other side closes or says nothing more."""
    line.settimeout(PATIENCE)
    heard = b""
    with suppress(TimeoutError, ConnectionResetError):
        while chunk := line.recv(1 << 20):
            heard = heard[-100:] + chunk
    line.close()
    return heard
