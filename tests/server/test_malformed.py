"""Whatever is sent on a socket: nothing breaks, nothing changes, and only what must be closed is closed."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import pytest
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from seeds import seed_for
from server.running import Person, Running
from waiting import PATIENCE

MESSAGES = 50_000
BATCH = 200
"""So many are sent before the answers are read; fewer than the server keeps for a slow reader."""
LIMIT = 16 * 1024
"""The largest message a server takes."""


class Wire:
    """A socket on which anything can be sent."""

    def __init__(self, server: Running, table: str, person: Person) -> None:
        self.protocol = ClientProtocol(parse_uri(f"{server.socket_url}/api/tables/{table}/socket"), max_size=None)
        self.line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.received: list[Frame] = []
        self.sent = 0
        request = self.protocol.connect()
        request.headers.update(Headers(person.headers))
        self.protocol.send_request(request)
        self.line.sendall(b"".join(self.protocol.data_to_send()))
        while not any(isinstance(event, Response) for event in self.events()):
            pass
        assert self.protocol.handshake_exc is None
        assert self.message()["type"] == "view"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def events(self) -> list[Any]:
        data = self.line.recv(1 << 16)
        if data:
            self.protocol.receive_data(data)
        else:
            self.protocol.receive_eof()
        # Answers to pings, and to a goodbye, which the other side need not wait for.
        with suppress(OSError):
            self.line.sendall(b"".join(self.protocol.data_to_send()))
        found = self.protocol.events_received()
        self.received += [event for event in found if isinstance(event, Frame)]
        return found

    def send(self, *frames: Frame) -> None:
        """These frames, masked, however wrong they are."""
        self.line.sendall(masked(list(frames)))

    def message(self) -> Any:
        """The next message that comes, but for those that tell who comes and goes."""
        while True:
            while self.received:
                frame = self.received.pop(0)
                if frame.opcode is Opcode.TEXT:
                    assert frame.fin
                    message = json.loads(bytes(frame.data))
                    if message["type"] != "presence":
                        return message
                    continue
                assert frame.opcode in (Opcode.PING, Opcode.PONG), frame
            self.events()

    def answers(self) -> list[Any]:
        """Everything that came until a ping sent now is answered."""
        name = f"ping {self.sent}"
        self.sent += 1
        self.send(text(json.dumps({"type": "ping", "id": name})))
        found = []
        while (answer := self.message())["type"] != "pong" or answer["id"] != name:
            found.append(answer)
        return found

    def closed(self) -> int:
        """The code with which the other side closes, whatever it says before."""
        while True:
            while self.received:
                frame = self.received.pop(0)
                if frame.opcode is Opcode.CLOSE:
                    return int(Close.parse(frame.data).code)
            if not self.events() and self.protocol.eof_sent:
                raise AssertionError("closed without a word")


def text(said: str | bytes) -> Frame:
    return Frame(Opcode.TEXT, said if isinstance(said, bytes) else said.encode())


def pieces(data: bytes, opcode: Opcode, size: int) -> list[Frame]:
    """One message in several frames, with a ping in the middle."""
    parts = [data[at : at + size] for at in range(0, len(data), size)] or [b""]
    frames = [
        Frame(Opcode.CONT if number else opcode, part, fin=number == len(parts) - 1)
        for number, part in enumerate(parts)
    ]
    return [*frames[:1], Frame(Opcode.PING, b"still there?"), *frames[1:]] if len(frames) > 1 else frames


def masked(frames: list[Frame]) -> bytes:
    return b"".join(frame.serialize(mask=True) for frame in frames)


# --- rubbish ----------------------------------------------------------------------------------------------------------


def random_text(dice: random.Random) -> bytes:
    some = [
        dice.choice(["a", "{", "}", '"', "\\", "\0", "\x7f", "é", "\u202e", "\ufeff", "😀", "\uffff"])
        for _ in range(30)
    ]
    return "".join(some).encode()


def truncated(dice: random.Random) -> bytes:
    whole = b'{"type": "choose", "number": 3, "text": "truth", "id": "a"}'
    return whole[: dice.randrange(len(whole))]


def nested(dice: random.Random) -> bytes:
    depth = dice.choice([10, 200, 2000, 5000])
    return dice.choice([b"[", b'{"type":', b'[{"a":'])[: LIMIT // depth] * depth


def wrong_shape(dice: random.Random) -> bytes:
    shapes: list[Any] = [
        None, True, 0, -1.5, "choose", [], {}, [{"type": "ping"}], {"type": None}, {"type": "sit"}, {"type": []},
        {"type": "view"}, {"type": "choose"}, {"type": "choose", "number": 1}, {"type": "choose", "text": "truth"},
        {"type": "say"}, {"type": "say", "text": ""}, {"type": "say", "text": "\0\u200b\n"}, {"type": "say", "text": 5},
        {"type": "say", "text": "x" * 501}, {"type": "ping", "id": 5}, {"type": "ping", "id": "x" * 65},
        {"type": "ping", "more": 1}, {"type": "look", "table": "x"}, {"Type": "ping"}, {"type": "PING"},
        {"type": "choose", "number": "1", "text": "truth"}, {"type": "choose", "number": 1, "text": ["truth"]},
        {"type": "choose", "number": 1.5, "text": "truth"}, {"type": "choose", "number": True, "text": "truth"},
        {"type": "choose", "number": -1, "text": "truth"}, {"type": "choose", "number": 2**31, "text": "truth"},
        {"type": "choose", "number": 1, "text": ""}, {"type": "choose", "number": 1, "text": "x" * 401},
        {"type": "choose", "number": 1, "text": "x" * 16_000}, {"type": "choose", "number": 1, "text": "a", "seat": 1},
    ]  # fmt: skip
    return json.dumps(dice.choice(shapes)).encode()


def huge_number(dice: random.Random) -> bytes:
    number = dice.choice(
        ["9" * 400, "-" + "9" * 5000, "1e999", "-1e-999", "1" + "0" * 4000 + ".5", "NaN", "Infinity", "0x5"]
    )
    return b'{"type": "choose", "number": %s, "text": "truth"}' % number.encode()


def odd_string(dice: random.Random) -> bytes:
    odd = dice.choice(
        [r"\ud800", r"\udc00\ud800", r"\ud800x", r"\u0000", r"\u202e", r"\x00", r"\u12", "\\", "\x00", "\n"]
    )
    where = dice.choice(
        [
            '{"type": "choose", "number": 99999, "text": "%s", "other": 1}',
            '{"type": "ping", "id": "%s", "%s": 1}',
            '{"type": "say", "text": "%s"',
            '{"%s": "ping"}',
            '{"type": "%s"}',
            '{"type": "choose", "number": 1, "text": "%s"}',
        ]
    )
    return where.replace("%s", odd).encode()


def wrong_choice(dice: random.Random) -> bytes:
    said = dice.choice(
        ["truth", "A", "0", "x" * 400, "😀" * 400, "é\u0301", "pass", "roll", " ", "-1", "99999999999", "d20 d20"]
    )
    number = dice.choice([0, 1, 2, 3, 4, 5, 6, 100, 2**31 - 1])
    wish = {"type": "choose", "number": number, "text": said + "?", "id": dice.choice(["", "a", "\0", "😀", "x" * 64])}
    return json.dumps(wish, ensure_ascii=dice.random() < 0.5).encode()


KINDS: list[Callable[[random.Random], bytes]] = [
    random_text, truncated, nested, wrong_shape, huge_number, odd_string, wrong_choice,
]  # fmt: skip


def rubbish(dice: random.Random) -> list[Frame]:
    """The frames of one message that must be refused, and may be no reason to close."""
    chance = dice.random()
    if chance < 0.1:
        return [Frame(Opcode.BINARY, dice.randbytes(dice.choice([0, 1, 10, 100, 1000])))]
    data = dice.choice(KINDS)(dice)
    if chance < 0.2:
        return pieces(
            data, dice.choice([Opcode.TEXT, Opcode.BINARY]), dice.choice([1, 7, 100]) if len(data) < 200 else 999
        )
    control = [Frame(dice.choice([Opcode.PING, Opcode.PONG]), dice.randbytes(dice.randrange(126)))]
    return [*(control if chance < 0.25 else []), Frame(Opcode.BINARY if chance > 0.9 else Opcode.TEXT, data)]


# --- tables -----------------------------------------------------------------------------------------------------------


WRITTEN = [
    'SELECT * FROM log ORDER BY "table", number',
    'SELECT * FROM chat ORDER BY "table", number',
    "SELECT * FROM tables ORDER BY id",
]


class Scene:
    """A server, three people, and their tables: one open, two in the middle of a game, one over."""

    def __init__(self, server: Running, store: Path) -> None:
        self.server = server
        self.store = store
        self._read = 0
        self.people = [Person(server.url, name) for name in ("Ami", "Rei", "Makoto")]
        ami, rei, makoto = self.people
        self.open = ami.post("/api/tables", game="bluff", public=True)["table"]["id"]
        self.dice = ami.post("/api/tables", game="dice")["table"]["id"]
        rei.post(f"/api/tables/{self.dice}/seat")
        self.bluff = rei.post("/api/tables", game="bluff", seats=3)["table"]["id"]
        ami.post(f"/api/tables/{self.bluff}/seat")
        makoto.post(f"/api/tables/{self.bluff}/seat")
        self.over = ami.post("/api/tables", game="dice", bots="random")["table"]["id"]
        ami.post(f"/api/tables/{self.over}/votes", motion="abandon")
        for _ in range(4):
            for table in (self.dice, self.bluff):
                asked = [person for person in self.people if person.get(f"/api/tables/{table}")["options"]]
                for person in asked[:1]:
                    person.choose_first(table)

    def complaints(self) -> str:
        """What the server has written into its log since this was last asked."""
        whole = self.server.log.read_text()
        new, self._read = whole[self._read :], len(whole)
        return new

    def everything(self) -> list[Any]:
        """All that is written down, and all that anybody sees."""
        with sqlite3.connect(f"file:{self.store}?mode=ro", uri=True) as store:
            written = [store.execute(query).fetchall() for query in WRITTEN]
        store.close()
        tables = (self.open, self.dice, self.bluff, self.over)
        return [written, [person.get(f"/api/tables/{table}") for person in self.people for table in tables]]


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    store = tmp_path_factory.mktemp("malformed") / "odango.db"
    with Running(f"sqlite:{store}", "--no-limits", "--bot-pace", "0") as server:
        yield Scene(server, store)


def test_rubbish_is_refused_and_changes_nothing(scene: Scene) -> None:
    """Tens of thousands of messages that mean nothing or are not allowed: each is refused with a sentence, the socket
    answers on, no table changes, and the server has nothing to complain about.
    """
    before = scene.everything()
    ami, rei, makoto = scene.people
    dice = random.Random(seed_for("rubbish"))
    where = [
        (scene.dice, ami), (scene.dice, rei), (scene.dice, Person(scene.server.url)), (scene.bluff, makoto),
        (scene.bluff, rei), (scene.open, ami), (scene.open, rei), (scene.over, ami),
    ]  # fmt: skip
    wires = [Wire(scene.server, table, person) for table, person in where]
    refused = 0
    while refused < MESSAGES:
        wire = wires[refused // BATCH % len(wires)]
        messages = [rubbish(dice) for _ in range(BATCH)]
        wire.send(*(frame for message in messages for frame in message))
        answers = wire.answers()
        strange = [answer for answer in answers if answer["type"] != "refused" or not answer["reason"]]
        assert not strange
        assert len(answers) == BATCH, [frames for frames in messages if len(frames) == 1][:5]
        refused += len(answers)

    for wire in wires:
        assert wire.answers() == []
        wire.line.close()
    assert scene.everything() == before
    assert scene.server.process is not None
    assert scene.server.process.poll() is None
    assert scene.complaints() == ""


GOOD = b'{"type": "ping"}'
FATAL: dict[str, tuple[int, bytes]] = {
    "too large": (1009, text("x" * (LIMIT + 1)).serialize(mask=True)),
    "too large, good JSON": (1009, text(GOOD + b" " * LIMIT).serialize(mask=True)),
    "too large, binary": (1009, Frame(Opcode.BINARY, bytes(LIMIT + 1)).serialize(mask=True)),
    "too large in pieces": (1009, masked(pieces(b" " * (2 * LIMIT), Opcode.TEXT, 1000))),
    "claims to be immense": (1009, b"\x81\xff" + (2**62).to_bytes(8, "big") + b"mask" + b"x" * 10),
    "not UTF-8": (1007, text(b'{"type": "ping", "id": "\xff"}').serialize(mask=True)),
    "surrogate in UTF-8": (1007, text(b"\xed\xa0\x80").serialize(mask=True)),
    "overlong UTF-8": (1007, text(b"\xc0\x80").serialize(mask=True)),
    "UTF-8 cut short": (1007, text("é".encode()[:1]).serialize(mask=True)),
    "not UTF-8 in pieces": (1007, masked(pieces(b"ab\xffcd", Opcode.TEXT, 1))),
    "not masked": (1002, text(GOOD).serialize(mask=False)),
    "reserved bit": (1002, b"\xc1\x80mask"),
    "unknown opcode": (1002, b"\x83\x80mask"),
    "unknown control frame": (1002, b"\x8b\x80mask"),
    "end of nothing": (1002, Frame(Opcode.CONT, GOOD).serialize(mask=True)),
    "beginning in the middle": (1002, masked([Frame(Opcode.TEXT, GOOD, fin=False), text(GOOD)])),
    "ping in pieces": (1002, b"\x09\x80mask"),
    "ping too long": (1002, b"\x89\xfe\x00\x7emask" + b"x" * 126),
    "close with half a code": (1002, b"\x88\x81mask\x00"),
    "close with no such code": (1002, Frame(Opcode.CLOSE, (999).to_bytes(2, "big")).serialize(mask=True)),
    "close not UTF-8": (1007, Frame(Opcode.CLOSE, (1000).to_bytes(2, "big") + b"\xff").serialize(mask=True)),
}  # fmt: skip


@pytest.mark.parametrize("what", FATAL)
def test_what_cannot_be_a_message_closes_the_socket(scene: Scene, what: str) -> None:
    """With the code the protocol has for it; who else is at the table notices nothing, and nothing changes."""
    code, data = FATAL[what]
    ami, rei, _ = scene.people
    before = scene.everything()
    with Wire(scene.server, scene.dice, ami) as wire, Wire(scene.server, scene.dice, rei) as other:
        assert wire.answers() == []
        wire.line.sendall(data)

        assert wire.closed() == code
        assert other.answers() == []
    assert scene.everything() == before
    assert scene.complaints() == ""


def test_the_largest_message_is_read(scene: Scene) -> None:
    """What is exactly as large as allowed is answered, not closed."""
    with Wire(scene.server, scene.dice, scene.people[0]) as wire:
        wire.send(text(GOOD + b" " * (LIMIT - len(GOOD))))

        assert wire.message()["type"] == "pong"
        assert wire.answers() == []


def test_lines_that_break_off(scene: Scene) -> None:
    """Connections that end in the middle of a handshake, a frame or a message leave nothing behind."""
    before = scene.everything()
    dice = random.Random(seed_for("lines"))
    handshake = f"GET /api/tables/{scene.dice}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n".encode()
    for number in range(60):
        if number % 2:
            with Wire(scene.server, scene.bluff, scene.people[0]) as wire:
                data = masked([frame for _ in range(5) for frame in rubbish(dice)])
                wire.line.sendall(data[: dice.randrange(len(data))])
        else:
            with socket.create_connection(("127.0.0.1", scene.server.port)) as line:
                line.sendall(handshake[: dice.randrange(len(handshake))] if number % 4 else dice.randbytes(500))

    with Wire(scene.server, scene.bluff, scene.people[0]) as wire:
        assert wire.answers() == []
    assert scene.everything() == before
    complaints = scene.complaints()
    assert "Traceback" not in complaints
    assert "exception" not in complaints


def test_metrics_count_sockets_that_are_gone(scene: Scene) -> None:
    """After all that no socket is held open by the server."""
    nobody = Person(scene.server.url)
    end = time.monotonic() + PATIENCE
    while "odango_sockets 0.0" not in (counts := nobody.get("/metrics")):
        assert time.monotonic() < end, counts
        time.sleep(0.1)
