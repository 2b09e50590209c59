"""The client: first with the server's part played by the test, then with a real server."""

from __future__ import annotations

import asyncio
import inspect
import re
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from odango.client import AsyncOdango, AsyncTable, AsyncTurn, Odango, OdangoError, Table, Turn
from odango.client.errors import error_of
from odango.client.faces import TableFace, id_of
from odango.client.flow import (
    Answer,
    Broken,
    Clock,
    Connect,
    Effect,
    Flow,
    HangUp,
    Home,
    Patience,
    Receive,
    Request,
    Send,
    Wait,
    request,
)
from odango.client.messages import Chat, Event
from odango.client.session import Session
from odango.client.talk import ANSWER_WITHIN, Talk
from odango.core.replay import check
from odango.core.replay import read as read_replay
from odango.games import GAMES
from odango.games.bluff.view import BluffView
from places import DOCS, ROOT
from server.running import Running

PROGRAMS = DOCS / "programs.md"
README = ROOT / "README.md"

T = TypeVar("T")

SILENCE = None
"""Nothing comes, for as long as anybody waits."""
CUT = Broken("the line broke")
GONE = Broken("connection refused", sent=False)


def info(phase: str = "playing", **more: Any) -> dict[str, Any]:
    seats = [{"name": "Robo", "player": "p1", "bot": None, "left": False}, {"name": "Ami", "player": "p2"}]
    return {"id": "t1", "game": "bluff", "phase": phase, "seats": seats, **more}


def option(text: str) -> dict[str, Any]:
    return {"choice": 1, "text": text, "label": {"key": "may-no"}}


def view(number: int, *options: str, phase: str = "playing", seat: int | None = 0, **more: Any) -> dict[str, Any]:
    return {
        "type": "view",
        "number": number,
        "table": info(phase),
        "seat": seat,
        "view": {"result": None},
        "ask": {"key": "may-ask", "args": {"what": "x"}} if options else None,
        "options": [option(text) for text in options],
        **more,
    }


def event(number: int, *options: str, **more: Any) -> dict[str, Any]:
    told = {"key": "bluff-looked", "args": {"who": {"type": "name", "seat": 1}}}
    seen = {"view": {"result": None}, "ask": None, "options": [option(text) for text in options]}
    return {"type": "event", "number": number, "kind": "choice", "seat": 1, "at": 5, "lines": [told], **seen, **more}


def past(number: int) -> dict[str, Any]:
    """An event as part of a log, without what could be seen then."""
    return {key: value for key, value in event(number).items() if key not in ("view", "ask", "options")}


def ack(number: int, name: str = "1", *, repeated: bool = False) -> dict[str, Any]:
    return {"type": "ack", "number": number, "repeated": repeated, "id": name}


def refused(code: str, name: str | None = "1", **more: Any) -> dict[str, Any]:
    return {"type": "refused", "code": code, "reason": "No.", "id": name, **more}


class Server:
    """Plays the server's part: one list of frames a line, in the order the lines are opened; and answers over HTTP.

    A number among the frames is so many seconds in which nothing happens.
    """

    def __init__(self, *lines: Sequence[Any] | Broken, answers: Sequence[Answer | Broken] = ()) -> None:
        self.lines = deque(lines)
        self.answers = deque(answers)
        self.frames: deque[Any] = deque()
        self.time = 0.0
        self.opened: list[str] = []
        self.asked: list[str] = []
        self.sent: list[Any] = []
        self.waits: list[float] = []

    def run(self, flow: Flow[T]) -> T:
        try:
            effect = next(flow)
            while True:
                came = self.perform(effect)
                effect = flow.throw(came) if isinstance(came, Broken) else flow.send(came)
        except StopIteration as end:
            value: T = end.value
            return value

    def perform(self, effect: Effect) -> Any:
        match effect:
            case Request(method, path):
                self.asked.append(f"{method} {path}")
                return self.answers.popleft()
            case Connect(path):
                self.opened.append(path)
                line = self.lines.popleft()
                if isinstance(line, Broken):
                    return line
                self.frames = deque(line)
            case Send(data):
                self.sent.append(msgspec.json.decode(data))
            case Receive(within):
                frame = self.frames.popleft()
                if isinstance(frame, float):
                    self.time += frame
                    frame = self.frames.popleft()
                if frame is SILENCE:
                    assert within is not None, "would wait for ever"
                    self.time += within
                return frame if frame is SILENCE or isinstance(frame, Broken) else msgspec.json.encode(frame)
            case Wait(seconds):
                self.waits.append(seconds)
                self.time += seconds
            case Clock():
                return self.time
            case HangUp():
                self.frames = deque()
        return None


def talk(patience: float = 60.0) -> Talk:
    home = Home("http://127.0.0.1:8000", patience)
    home.met = True
    return Talk(home, "t1")


def met() -> Home:
    return talk().home


def test_the_first_view_tells_whether_one_is_asked() -> None:
    server, mine = Server([view(4, "truth", "bluff")]), talk()

    assert server.run(mine.await_question(None))
    assert [option.text for option in mine.session.options] == ["truth", "bluff"]
    assert server.opened == ["/api/tables/t1/socket"]


def test_a_choice_goes_out_with_the_number_it_was_made_at_and_counts_once_acknowledged() -> None:
    server, mine = Server([view(4, "truth"), ack(5), event(5), event(6, "pass")]), talk()
    server.run(mine.await_question(None))

    assert server.run(mine.choose(4, "truth"))
    assert server.sent == [{"type": "choose", "number": 4, "text": "truth", "id": "1"}]


def test_after_an_ack_one_is_not_asked_again_until_its_event_has_come() -> None:
    """The ack may come first: the old question must not be taken for a new one."""
    server, mine = Server([view(4, "truth"), ack(5), event(5), event(6, "pass")]), talk()
    server.run(mine.choose(4, "truth"))

    assert not mine.session.asked
    assert server.run(mine.await_question(None))
    assert mine.session.number == 6


def test_a_question_left_unanswered_is_asked_again_only_when_something_has_happened() -> None:
    server, mine = Server([view(4, "truth"), event(5, "truth")]), talk()
    server.run(mine.await_question(None))
    server.run(mine.await_question(unanswered=4))

    assert mine.session.number == 5


def test_a_broken_line_is_resumed_after_what_was_told_and_the_choice_sent_again_as_it_was() -> None:
    lines = [view(4, "truth"), CUT], GONE, GONE, [past(5), past(6), view(6), ack(5, repeated=True)]
    server, mine = Server(*lines), talk()

    assert server.run(mine.choose(4, "truth"))
    assert server.opened[-1] == "/api/tables/t1/socket?after=4"
    assert len(server.opened) == 4
    assert server.sent[0] == server.sent[1]
    assert [event.number for event in mine.session.heard if isinstance(event, Event)] == [5, 6]


def test_while_catching_up_the_old_options_do_not_count() -> None:
    """Past events carry no options: only the view after them says what is asked now."""
    server, mine = Server([view(4, "truth"), CUT], [past(5), view(5, "pass")]), talk()
    server.run(mine.await_question(None))
    server.run(mine.step())
    server.run(mine.step())

    assert mine.session.number == 5
    assert not mine.session.asked
    assert server.run(mine.await_question(None))
    assert mine.session.options[0].text == "pass"


def test_waiting_grows_and_differs_and_ends() -> None:
    server, mine = Server([view(4), CUT], *[GONE] * 50), talk(patience=60.0)
    with pytest.raises(OdangoError, match="connection refused") as caught:
        server.run(mine.await_question(None))

    assert caught.value.code == "unreachable"
    assert 30 < server.time <= 60
    for tries, waited in enumerate(server.waits):
        assert 0.5 <= waited / min(Patience.LONGEST, Patience.FIRST * 2**tries) <= 1


def test_a_server_that_hangs_up_at_once_each_time_is_not_hammered() -> None:
    """That a line can be opened is no progress."""
    server, mine = Server(*[[CUT]] * 50), talk()
    with pytest.raises(OdangoError):
        server.run(mine.await_question(None))

    assert len(server.opened) < 20


def test_patience_begins_anew_when_the_table_goes_on() -> None:
    lines = [[past(number), view(number), CUT] for number in range(5, 60)]
    server, mine = Server([view(4), CUT], *lines, [view(60, "truth")]), talk(patience=3.0)

    assert server.run(mine.await_question(None))


def test_patience_begins_anew_when_a_line_has_held_for_long() -> None:
    """A quiet table whose line breaks every hour is no server that is away."""
    server, mine = Server(*[[view(4), 3600.0, CUT]] * 10, [view(4, "truth")]), talk(patience=3.0)

    assert server.run(mine.await_question(None))


def test_a_choice_without_an_answer_is_sent_again_on_a_new_line() -> None:
    server, mine = Server([view(4, "truth"), SILENCE], [view(4, "truth"), ack(5)]), talk()

    assert server.run(mine.choose(4, "truth"))
    assert server.time >= ANSWER_WITHIN
    assert server.sent[0] == server.sent[1]


def test_a_server_that_never_answers_is_given_up() -> None:
    server, mine = Server(*[[view(4, "truth"), SILENCE]] * 50), talk()
    with pytest.raises(OdangoError, match="does not answer"):
        server.run(mine.choose(4, "truth"))


def test_stale_takes_the_new_view_and_one_is_asked_again() -> None:
    stale = refused("stale", view=view(6, "pass"))
    server, mine = Server([view(4, "truth"), stale, event(5), event(6, "pass")]), talk()

    assert not server.run(mine.choose(4, "truth"))
    assert server.run(mine.await_question(None))
    assert mine.session.number == 6
    server.run(mine.step())
    server.run(mine.step())
    assert [event.number for event in mine.session.heard if isinstance(event, Event)] == [5, 6]


def test_a_choice_overtaken_by_the_end_is_no_error() -> None:
    server = Server(
        [view(4, "truth"), refused("not-playing"), view(5, phase="abandoned")], answers=[Answer(200, b"[]")]
    )
    mine = talk()

    assert not server.run(mine.choose(4, "truth"))
    assert not server.run(mine.await_question(None))


def test_illegal_says_why_by_which_rule_and_one_is_still_asked() -> None:
    server, mine = Server([view(4, "truth"), refused("illegal", rule="claim")]), talk()
    with pytest.raises(OdangoError, match=r"No. \[illegal: claim\]") as caught:
        server.run(mine.choose(4, "nonsense"))

    assert (caught.value.code, caught.value.reason, caught.value.rule) == ("illegal", "No.", "claim")
    assert mine.session.asked


def test_too_fast_waits_and_sends_the_same_again() -> None:
    """Such a refusal comes before the message is read, so without its id."""
    server, mine = Server([view(4, "truth"), refused("too-fast", None), ack(5)]), talk()

    assert server.run(mine.choose(4, "truth"))
    assert server.waits
    assert server.sent[0] == server.sent[1]


def test_too_fast_for_a_look_looks_again() -> None:
    server, mine = Server([view(4), refused("too-fast", None), view(5)]), talk()
    server.run(mine.step())
    server.run(mine.look())

    assert server.sent == [{"type": "look"}, {"type": "look"}]
    assert mine.session.number == 5


def test_a_gap_asks_for_the_whole_view_once_and_the_log_for_what_was_not_told() -> None:
    missing = [past(5), past(6), past(7), past(8)]
    server = Server(
        [view(4), event(7, "old"), event(8, "old"), view(8, "pass")],
        answers=[Answer(200, msgspec.json.encode(missing))],
    )
    mine = talk()

    assert server.run(mine.await_question(None))
    assert server.sent == [{"type": "look"}]
    assert mine.session.options[0].text == "pass"
    assert server.asked == ["GET /api/tables/t1/log?after=4"]
    assert [event.number for event in mine.session.heard if isinstance(event, Event)] == [5, 6, 7, 8]


def test_an_old_view_that_crosses_with_newer_events_is_passed_over() -> None:
    server, mine = Server([view(4), event(5, "truth"), view(4)]), talk()
    server.run(mine.await_question(None))
    server.run(mine.step())

    assert mine.session.asked
    assert mine.session.number == 5


def test_the_end_ends_it_and_hangs_up() -> None:
    result = {"places": [2, 1], "points": [3, 5.5], "why": {"key": "result-win"}}
    end = event(5, table=info("over"), view={"result": result})
    server, mine = Server([view(4), end]), talk()

    assert not server.run(mine.await_question(None))
    assert mine.session.result is not None
    assert mine.session.result.winners == (1,)
    assert not mine.session.online


def test_whoever_wants_to_know_more_after_the_end_gets_a_new_line() -> None:
    server, mine = Server([view(4, phase="over")], [view(5, phase="over", table=info("over", next="t2"))]), talk()
    server.run(mine.await_question(None))
    server.run(mine.look())

    assert mine.session.info is not None
    assert mine.session.info.next == "t2"


def test_the_end_is_told_to_the_end() -> None:
    """A stale choice may learn of the end before the events that led to it."""
    stale = refused("stale", view=view(6, phase="over"))
    server = Server([view(4, "truth"), stale], answers=[Answer(200, msgspec.json.encode([past(5), past(6)]))])
    mine = talk()
    server.run(mine.choose(4, "truth"))

    assert not server.run(mine.await_question(None))
    assert len(mine.session.heard) == 2


def test_who_does_not_sit_there_is_told_so_instead_of_waiting() -> None:
    server, mine = Server([view(4, seat=None)]), talk()
    with pytest.raises(OdangoError, match="do not sit"):
        server.run(mine.await_question(None))


def test_who_was_voted_out_is_told_so() -> None:
    seats = [{"name": "Robo", "player": "p1", "bot": "gentle", "left": True}, {"name": "Ami"}]
    server, mine = Server([view(4), event(5, "truth", kind="vote", table=info(seats=seats))]), talk()
    with pytest.raises(OdangoError, match="do not sit"):
        server.run(mine.await_question(None))


def test_who_is_asked_to_stand_up_looks_where_they_sit() -> None:
    server, mine = Server([view(4), event(5, kind="remove", seat=0), view(5, seat=None)]), talk()
    with pytest.raises(OdangoError, match="do not sit"):
        server.run(mine.await_question(None))

    assert server.sent == [{"type": "look"}]


def test_some_ways_of_closing_are_for_good() -> None:
    server, mine = Server([view(4), Broken("refused", code=4403)]), talk()
    with pytest.raises(OdangoError) as caught:
        server.run(mine.await_question(None))

    assert caught.value.code == "forbidden"
    assert len(server.opened) == 1


def test_who_is_closed_out_for_haste_waits_longer() -> None:
    server, mine = Server([view(4), Broken("", code=4429)], [view(4, "truth")]), talk()
    server.run(mine.await_question(None))

    assert server.waits == [5.0]


def test_what_is_too_much_to_resume_is_looked_up_in_the_log() -> None:
    log = msgspec.json.encode([past(number) for number in range(5, 1000)])
    lines = [view(4), CUT], [Broken("", code=1013)], [view(998), event(999, "truth")]
    server, mine = Server(*lines, answers=[Answer(200, log)]), talk()

    assert server.run(mine.await_question(None))
    assert server.opened == ["/api/tables/t1/socket", "/api/tables/t1/socket?after=4", "/api/tables/t1/socket"]
    assert len(mine.session.heard) == 995


def test_a_handshake_refused_without_a_word_is_explained_by_the_table() -> None:
    problem = b'{"title": "Not here", "status": 404, "detail": "There is no such table.", "code": "no-table"}'
    server = Server(Broken("403", answer=Answer(403, b"")), answers=[Answer(404, problem)])
    with pytest.raises(OdangoError, match="no such table") as caught:
        server.run(talk().look())

    assert (caught.value.code, caught.value.status) == ("no-table", 404)


def test_a_handshake_refused_for_haste_is_tried_again() -> None:
    server, mine = Server(Broken("403", answer=Answer(403, b"")), [view(4, "x")], answers=[Answer(200, b"{}")]), talk()

    assert server.run(mine.await_question(None))


def test_what_a_newer_server_adds_is_passed_over() -> None:
    session = Session("t1")
    session.connected()
    session.feed(msgspec.json.encode(view(4, "truth", mood="fine")))
    session.feed(b'{"type": "weather", "rain": true}')
    line = {"key": "never-heard-of", "args": {"who": {"type": "crowd", "size": 3}}}
    session.feed(msgspec.json.encode(event(5, "truth", lines=[line])))

    assert session.asked
    assert [str(event) for event in session.heard] == ["never-heard-of"]


def test_what_cannot_be_read_is_an_error_not_a_guess() -> None:
    server = Server([{"type": "view", "number": "four"}])
    with pytest.raises(OdangoError, match="cannot be read"):
        server.run(talk().look())


def test_events_are_told_in_english_with_the_names_of_the_table() -> None:
    chat = {"type": "chat", "chat": 1, "player": "p2", "name": "Ami", "at": 6, "text": "Hello"}
    server, mine = Server([view(4), event(5), chat]), talk()
    told: list[str] = []
    mine.session.listener = lambda event: told.append(str(event))

    assert isinstance(server.run(mine.await_event()), Event)
    assert isinstance(server.run(mine.await_event()), Chat)
    assert told == ["Ami looks at the tile.", "Ami: Hello"]


def test_a_request_waits_as_long_as_it_is_told() -> None:
    server = Server(answers=[Answer(429, b"", retry_after=7.0), Answer(200, b"fine")])

    assert server.run(request(met(), "POST", "/api/tables", {})) == b"fine"
    assert server.waits == [7.0]


def test_a_request_that_may_have_been_heard_is_not_made_twice() -> None:
    server = Server(answers=[Broken("cut off")])
    with pytest.raises(OdangoError, match="cut off"):
        server.run(request(met(), "POST", "/api/tables", {}))

    server = Server(answers=[GONE, GONE, Answer(200, b"fine")])
    assert server.run(request(met(), "POST", "/api/tables", {})) == b"fine"

    server = Server(answers=[Broken("cut off"), Answer(200, b"fine")])
    assert server.run(request(met(), "GET", "/api/tables")) == b"fine"


def test_a_wrong_address_is_noticed_at_once() -> None:
    server = Server(answers=[GONE])
    with pytest.raises(OdangoError) as caught:
        server.run(request(Home("http://127.0.0.1:1", 60.0), "GET", "/api/games"))

    assert caught.value.code == "unreachable"
    assert server.waits == []


def test_an_error_is_made_from_whatever_was_answered() -> None:
    assert str(error_of(502, b"<html>")) == "The server answered 502. [502]"
    assert error_of(409, b'{"detail": "Not so.", "code": "illegal", "rule": "claim"}').rule == "claim"


def test_a_table_is_found_by_its_id_or_its_link() -> None:
    links = ("x-Y_9", "http://127.0.0.1:8000/table/x-Y_9", "/table/x-Y_9/", "https://h.example/t/x-Y_9?a=b#c")

    assert {id_of(link) for link in links} == {"x-Y_9"}


@pytest.mark.parametrize(("waits", "awaits"), [(Odango, AsyncOdango), (Table, AsyncTable), (Turn, AsyncTurn)])
def test_both_clients_can_do_the_same(waits: type, awaits: type) -> None:
    """Method by method, argument by argument; the one waits where the other awaits."""

    def calls(kind: type) -> dict[str, list[str]]:
        found = inspect.getmembers(kind, inspect.isfunction)
        return {name: [str(p) for p in inspect.signature(f).parameters.values()] for name, f in found if name[0] != "_"}

    assert calls(waits) == calls(awaits)
    needs_no_line = set(dir(TableFace)) | {"say"}
    for name in calls(awaits).keys() - needs_no_line:
        method = getattr(awaits, name)
        assert inspect.iscoroutinefunction(method) or inspect.isasyncgenfunction(method), name


# --- with a real server -----------------------------------------------------------------------------------------------


class Numbers(list[int]):
    """Notes down the numbers of what it hears."""

    def hear(self, event: Event | Chat) -> None:
        if isinstance(event, Event):
            self.append(event.number)


class Scissors:
    """Passes everything on to a server, and cuts every socket after a while, mostly in the middle of a frame."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cuts = 0
        self.url = ""
        self._lengths = cycle((90_000, 60_000, 150_000))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    def open(self) -> None:
        self._thread.start()
        serving = asyncio.start_server(self._serve, "127.0.0.1", 0)
        server = asyncio.run_coroutine_threadsafe(serving, self._loop).result()
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.read(65_536)
        there, to_there = await asyncio.open_connection("127.0.0.1", self.port)
        to_there.write(asked)
        left = next(self._lengths) if b"/socket" in asked else None
        both = writer.transport, to_there.transport

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter, left: int | None) -> None:
            while data := await source.read(4096):
                sink.write(data if left is None else data[:left])
                left = None if left is None else left - len(data)
                if left is not None and left < 0:
                    self.cuts += 1
                    break
            await sink.drain()
            for transport in both:
                transport.close()

        await asyncio.gather(pump(reader, to_there, None), pump(there, writer, left), return_exceptions=True)


@pytest.fixture
def scissors(house: Running) -> Iterator[Scissors]:
    between = Scissors(house.port)
    between.open()
    yield between
    between.close()


@pytest.mark.parametrize(("page", "number"), [(PROGRAMS, 0), (PROGRAMS, 1), (README, 0)])
def test_the_programs_of_the_pages_play_to_the_end(page: Path, number: int, house_url: str) -> None:
    code = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)[number]
    told: list[object] = []
    exec(code.replace("http://127.0.0.1:8000", house_url), {"print": told.append})  # noqa: S102

    assert told[-1]
    if number == 0:
        assert all(isinstance(event, Event) for event in told[:-1])
        assert "The game begins." in str(told)


def test_lines_that_break_cost_nothing(scissors: Scissors) -> None:
    """Everything is heard once and in order, and every choice counts once, however often the line is cut."""
    numbers = Numbers()
    chosen = 0
    with Odango(scissors.url, name="Robo") as house:
        table = house.open("bluff", seats=4, bots="gentle")
        for turn in table.turns(numbers.hear):
            chosen += turn.choose(turn.options[len(numbers) % len(turn.options)])
        log = table.log()

    assert scissors.cuts
    assert numbers == [event.number for event in log]
    assert chosen == len([event for event in log if event.kind == "choice" and event.seat == 0])


def test_a_server_may_be_killed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """While it is away the client keeps trying; then the game goes on where it was."""
    with Running(f"sqlite:{tmp_path / 'odango.db'}", "--no-limits", "--bot-pace", "0") as server:
        again = threading.Timer(0.5, server.start)
        numbers = Numbers()
        with Odango(server.url) as house:
            table = house.open("bluff", seats=3, bots="gentle")
            for count, turn in enumerate(table.turns(numbers.hear)):
                if count == 4:
                    server.kill()
                    again.start()
                turn.choose(turn.options[0])
            again.join()

            assert table.result is not None
            assert numbers == [event.number for event in table.log()]


def test_what_is_not_allowed_says_by_which_rule_and_is_asked_again(house_url: str) -> None:
    with Odango(house_url) as house:
        table = house.open("dice", seats=2, bots="random")
        turns = table.turns()
        first = next(turns)
        with pytest.raises(OdangoError, match="not one of the choices") as caught:
            first.choose("nonsense")
        again = next(turns)

        assert caught.value.code == "illegal"
        assert caught.value.rule in {rule.id for rule in house.rules("dice")}
        assert again.options == first.options
        assert again.question
        assert again.say(again.options[0])


def test_the_view_can_be_read_as_the_games_own_type(house_url: str) -> None:
    with Odango(house_url) as house:
        turn = next(house.open("bluff", seats=3, bots="gentle").turns())
        view = msgspec.convert(turn.view, BluffView)

        assert view.seat == turn.seat
        assert view.question is not None
        assert list(view.question.options) == [option.choice for option in turn.options]


def test_a_table_from_the_first_seat_to_the_rematch(house_url: str) -> None:
    with Odango(house_url, name="Robo") as robo, Odango(house_url, name="Mika") as mika:
        table = robo.open("bluff", seats=4, public=True, start_when_full=False)
        other = mika.join(f"{house_url}/table/{table.id}", seat=2)
        assert (other.seat, other.names) == (2, ("Robo", "B", "Mika", "D"))
        other.stand()
        other.sit()
        table.add_bots("gentle", seat=3)
        table.remove(3)
        table.start(bots="gentle")
        assert (other.seat, table.info.phase) == (1, "playing")
        assert table.id in [row.id for row in robo.lobby()]
        assert table.id in [row.id for row in mika.mine()]
        other.chat("Hello")
        assert [str(said) for said in table.said()] == ["Mika: Hello"]
        table.vote("abandon")
        other.vote("abandon")
        table.look()
        assert (table.info.phase, table.result, list(table.turns())) == ("abandoned", None, [])
        table.vote("rematch")
        other.vote("rematch")
        while table.info.next is None:
            table.look()

        assert robo.join(table.info.next).info.previous == table.id


def test_a_spectator_hears_everything_to_the_end_and_the_replay_is_true(house_url: str) -> None:
    with Odango(house_url, name="Robo") as robo, Odango(house_url, name="Luna") as luna:
        table = robo.open("bluff", seats=3, bots="gentle")
        watched = luna.watch(table.id)
        for turn in table.turns():
            turn.choose(turn.options[0])
        told = list(watched.events())

        assert watched.seat is None
        assert watched.over
        assert watched.result == table.result
        assert isinstance(told[-1], Event)
        assert told[-1].text == luna.watch(table.id).log()[-1].text
        assert check(read_replay(table.replay()), GAMES)


def test_a_program_with_a_token_is_the_same_one_again(house_url: str) -> None:
    with Odango(house_url, name="Robo") as house:
        me, token = house.me(), house.token
        table = house.open("bluff", seats=3, bots="gentle")
    with Odango(house_url, token=token) as house:
        assert house.me() == me
        assert house.join(table.id).seat == 0


@pytest.mark.parametrize(
    ("code", "status", "call"),
    [
        ("no-table", 404, lambda house: house.watch("nowhere")),
        ("no-game", 404, lambda house: house.open("chess")),
        ("no-such-level", 400, lambda house: house.open("bluff", bots="divine")),
        ("bad-setup", 400, lambda house: house.open("bluff", setup={"gravity": "none"})),
        ("not-over", 409, lambda house: house.open("bluff", bots="gentle").replay()),
        ("yourself", 409, lambda house: house.open("bluff", bots="gentle", start_when_full=False).remove(0)),
    ],
)
def test_a_refusal_is_an_error_with_a_reason(
    code: str, status: int, call: Callable[[Odango], object], house_url: str
) -> None:
    with Odango(house_url) as house, pytest.raises(OdangoError) as caught:
        call(house)

    assert (caught.value.code, caught.value.status) == (code, status)
    assert caught.value.reason


def test_who_may_not_look_is_told_why(house_url: str) -> None:
    with Odango(house_url) as house, Odango(house_url) as other:
        table = house.open("bluff", bots="gentle", spectators=False)
        with pytest.raises(OdangoError, match="spectators") as caught:
            other.watch(table.id)
        with pytest.raises(OdangoError, match="who you are"):
            Odango(house_url, token="not.me").__enter__()  # noqa: S106

    assert (caught.value.code, caught.value.status) == ("no-spectators", 403)


def test_two_programs_on_one_loop_and_one_that_was_cancelled(house_url: str) -> None:
    """A program that is cancelled while it waits leaves its table usable."""

    async def main() -> None:
        async with AsyncOdango(house_url, name="Robo") as robo, AsyncOdango(house_url, name="Mika") as mika:
            table = await robo.open("bluff", seats=3)
            waiting = asyncio.create_task(play(table))
            await asyncio.sleep(0.05)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            other = await mika.join(table.id)
            await table.add_bots("gentle")
            await asyncio.gather(play(table), play(other))

            assert table.result is not None
            assert table.result == other.result
            assert (table.seat, other.seat) == (0, 1)

    async def play(table: AsyncTable) -> None:
        async for turn in table.turns():
            await turn.choose(turn.options[0])

    asyncio.run(main())
