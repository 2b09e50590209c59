"""What people do at a table, over HTTP and the socket of a real server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from odango.core.replay import check, read
from odango.games import GAMES
from server.running import Person, Running
from waiting import PATIENCE


@pytest.fixture
def ami(house: Running) -> Person:
    return Person(house.url, "Ami")


@pytest.fixture
def rei(house: Running) -> Person:
    return Person(house.url, "Rei", program=True)


def until(happens: Callable[[], Any]) -> Any:
    """What it gives, once that is anything."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        if found := happens():
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen")


def socket(house: Running, who: Person, table: str, after: int | None = None) -> ClientConnection:
    query = "" if after is None else f"?after={after}"
    return connect(
        f"{house.socket_url}/api/tables/{table}/socket{query}", additional_headers=who.headers, proxy=None,
        max_size=None,
    )  # fmt: skip


def hear(line: ClientConnection) -> Any:
    """The next message, but for those that tell who comes and goes."""
    while (message := json.loads(line.recv(timeout=PATIENCE)))["type"] == "presence":
        pass
    return message


def play_out(who: Person, table: str) -> Any:
    """Answer whenever asked, until the game is over; the last view."""
    while True:
        seen = who.get(f"/api/tables/{table}")
        if seen["table"]["phase"] != "playing":
            return seen
        if seen["options"]:
            who.choose_first(table)


def test_a_person_plays_a_game_against_bots(ami: Person) -> None:
    """Play now: one request, and the bots have sat down and the game has begun."""
    for game, seats, level in (("bluff", 4, "gentle"), ("dice", 2, "steady")):
        opened = ami.post("/api/tables", game=game, seats=seats, bots=level)
        assert opened["table"]["phase"] == "playing"
        assert [seat["bot"] for seat in opened["table"]["seats"]] == [None, *[level] * (seats - 1)]
        end = play_out(ami, opened["table"]["id"])

        assert end["view"]["result"]["places"]
        replay = read(ami.get(f"/api/tables/{opened['table']['id']}/replay"))
        assert check(replay, GAMES)
        assert all(player.endswith(f"[{level}]") for player in replay.players[1:])


def test_the_host_begins_and_bots_take_the_empty_seats(ami: Person, rei: Person) -> None:
    table = ami.post("/api/tables", game="bluff", seats=4, start_when_full=False, seat=2)["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    begun = ami.post(f"/api/tables/{table}/start", bots="random")

    assert begun["table"]["phase"] == "playing"
    assert [seat["name"] is not None for seat in begun["table"]["seats"]] == [True] * 4
    assert begun["seat"] == begun["table"]["host"] == 2


def test_a_table_that_starts_when_full_does(ami: Person, rei: Person) -> None:
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")

    assert until(lambda: ami.get(f"/api/tables/{table}")["table"]["phase"] == "playing")


def test_a_stale_choice_is_refused_and_a_repeated_one_acknowledged_again(ami: Person, rei: Person) -> None:
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    until(lambda: ami.get(f"/api/tables/{table}")["options"])
    seen = ami.get(f"/api/tables/{table}")
    sent = {"number": seen["number"], "text": seen["options"][0]["text"]}
    first = ami.post(f"/api/tables/{table}/choices", **sent)
    again = ami.post(f"/api/tables/{table}/choices", **sent)
    stale = ami.http.post(f"/api/tables/{table}/choices", json=sent | {"text": seen["options"][1]["text"]})

    assert (first["repeated"], again) == (False, first | {"repeated": True})
    assert stale.status_code == 409
    assert stale.headers["content-type"] == "application/problem+json"
    assert stale.json()["code"] == "stale"
    assert stale.json()["view"]["number"] == first["number"]


def test_a_refusal_names_the_rule(ami: Person) -> None:
    table = ami.post("/api/tables", game="bluff", seats=3, bots="random")["table"]["id"]
    until(lambda: ami.get(f"/api/tables/{table}")["options"])
    seen = ami.get(f"/api/tables/{table}")
    refused = ami.http.post(f"/api/tables/{table}/choices", json={"number": seen["number"], "text": "juggle"}).json()

    assert refused["code"] == "illegal"
    assert refused["rule"]
    assert "juggle" in refused["detail"]
    assert ami.get(f"/api/tables/{table}")["number"] == seen["number"]


def test_a_bot_plays_for_who_left_until_they_come_back(ami: Person, rei: Person) -> None:
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    until(lambda: ami.get(f"/api/tables/{table}")["options"])
    ami.delete(f"/api/tables/{table}/seat")
    voted = rei.post(f"/api/tables/{table}/votes", motion="bot", seat=0)
    assert voted["table"]["seats"][0]["bot"] == "steady"
    assert voted["table"]["host"] == 1
    until(lambda: rei.get(f"/api/tables/{table}")["options"])
    back = ami.post(f"/api/tables/{table}/seat")

    assert back["table"]["seats"][0]["bot"] is None
    assert back["seat"] == 0


def test_people_play_again_at_a_new_table(ami: Person, rei: Person) -> None:
    """Both agree; everyone sits where they sat, the old table leads to the new one, and it has other dice."""
    first = ami.post("/api/tables", game="dice", setup={"rounds_to_win": 1})["table"]
    rei.post(f"/api/tables/{first['id']}/seat")
    until(lambda: ami.get(f"/api/tables/{first['id']}")["options"])
    ami.post(f"/api/tables/{first['id']}/votes", motion="abandon")
    rei.post(f"/api/tables/{first['id']}/votes", motion="abandon")
    ami.post(f"/api/tables/{first['id']}/votes", motion="rematch")
    rei.post(f"/api/tables/{first['id']}/votes", motion="rematch")
    second = until(lambda: ami.get(f"/api/tables/{first['id']}")["table"]["next"])
    table = rei.get(f"/api/tables/{second}")["table"]

    assert table["phase"] == "playing"
    assert table["setup"] == first["setup"]
    assert [seat["player"] for seat in table["seats"]] == [ami.id, rei.id]
    assert table["previous"] == first["id"]
    assert table["commitment"] != first["commitment"]


def test_a_standing_order_answers_for_its_seat(ami: Person, rei: Person) -> None:
    """Masked Defender never shields, though nobody answers by hand."""
    line_up = ["sailor-moon", "tuxedo-mask"]
    table = ami.post("/api/tables", game="dice", setup={"line_up": line_up, "rounds_to_win": 1})["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    until(lambda: ami.get(f"/api/tables/{table}")["view"])
    assert rei.http.put(f"/api/tables/{table}/order", json={"text": "dance"}).json()["code"] == "bad-order"
    told = rei.http.put(f"/api/tables/{table}/order", json={"text": "never"})
    assert told.status_code == 200
    people = [ami, rei]
    while (asked := (seen := ami.get(f"/api/tables/{table}"))["view"]["asked"][0])["kind"] != "shield":
        people[asked["seat"]].choose_first(table)
    until(lambda: ami.get(f"/api/tables/{table}")["number"] > seen["number"])

    answered = ami.get(f"/api/tables/{table}/log", after=seen["number"])[0]
    assert (answered["kind"], answered["seat"]) == ("choice", 1)
    assert ami.get(f"/api/tables/{table}")["view"]["shielded"] == -1


def test_lists_say_where_i_sit_and_whether_i_am_asked(ami: Person, rei: Person) -> None:
    table = ami.post("/api/tables", game="dice", public=True)["table"]["id"]
    assert table in [row["id"] for row in rei.get("/api/tables")]
    rei.post(f"/api/tables/{table}/seat")
    until(lambda: ami.get(f"/api/tables/{table}")["options"])
    mine = {row["id"]: row for row in ami.get("/api/tables/mine")}[table]
    theirs = {row["id"]: row for row in rei.get("/api/tables/mine")}[table]

    assert (mine["seat"], theirs["seat"]) == (0, 1)
    assert mine["asked"] == theirs["asked"] == [0]


def test_tables_that_have_ended_stay_in_my_list(ami: Person) -> None:
    """So that people find their replays; after those that go on."""
    ended = ami.post("/api/tables", game="dice", setup={"rounds_to_win": 1}, bots="random")["table"]["id"]
    play_out(ami, ended)
    waiting = ami.post("/api/tables", game="dice")["table"]["id"]
    rows = [(row["id"], row["phase"], row["seat"], row["asked"]) for row in ami.get("/api/tables/mine")]

    assert rows == [(waiting, "open", 0, []), (ended, "over", 0, [])]


def test_the_lobby_says_whom_i_have_played_with(house: Running, ami: Person, rei: Person) -> None:
    """At a table that began; to me alone, and to strangers nothing."""
    makoto = Person(house.url, "Makoto")

    def familiar(who: Person, table: str) -> list[int]:
        found: list[int] = {row["id"]: row for row in who.get("/api/tables")}[table]["familiar"]
        return found

    table = rei.post("/api/tables", game="bluff", seats=4, public=True, seat=2)["table"]["id"]
    makoto.post(f"/api/tables/{table}/seat", seat=0)
    assert familiar(ami, table) == []
    before = ami.post("/api/tables", game="dice")["table"]["id"]
    assert familiar(ami, table) == []
    rei.post(f"/api/tables/{before}/seat")
    until(lambda: ami.get(f"/api/tables/{before}")["view"])

    assert familiar(ami, table) == [2]
    assert familiar(makoto, table) == familiar(rei, table) == familiar(Person(house.url), table) == []


def test_chat_is_heard_by_everyone_who_watches(house: Running, ami: Person, rei: Person) -> None:
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    with socket(house, ami, table) as line:
        hear(line)
        rei.post(f"/api/tables/{table}/chat", text="Hello\n  there")
        spoken = hear(line)

    assert (spoken["type"], spoken["name"], spoken["text"], spoken["chat"]) == ("chat", "Rei", "Hello there", 1)
    assert [said["text"] for said in ami.get(f"/api/tables/{table}/chat")] == ["Hello there"]


def test_a_socket_begins_with_the_whole_view_and_goes_on_with_events(house: Running, ami: Person, rei: Person) -> None:
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    with socket(house, ami, table) as line:
        first = hear(line)
        rei.post(f"/api/tables/{table}/seat")
        sat, began = hear(line), hear(line)
        line.send(json.dumps({"type": "ping", "id": "p"}))
        pong = hear(line)
        text = began["options"][0]["text"]
        line.send(json.dumps({"type": "choose", "number": began["number"], "text": text, "id": "c"}))
        event, ack = hear(line), hear(line)
        line.send(json.dumps({"type": "look"}))
        view = hear(line)

    assert (first["type"], first["number"], first["seat"]) == ("view", 1, 0)
    assert [(sat["kind"], sat["number"]), (began["kind"], began["number"])] == [("sit", 2), ("start", 3)]
    assert (pong["type"], pong["number"], pong["id"]) == ("pong", 3, "p")
    assert (event["type"], event["number"], event["kind"]) == ("event", 4, "choice")
    assert (ack["type"], ack["number"], ack["id"]) == ("ack", 4, "c")
    assert (view["type"], view["number"], view["view"]) == ("view", 4, event["view"])


def test_a_socket_resumes_after_a_number(house: Running, ami: Person, rei: Person) -> None:
    """What was missed comes first, told as it was told then; then the whole view."""
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    with socket(house, ami, table) as line:
        hear(line)
        rei.post(f"/api/tables/{table}/seat")
        told = [hear(line), hear(line)]
    ami.choose_first(table)
    with socket(house, ami, table, after=1) as line:
        again = [hear(line) for _ in range(4)]

    assert [message["type"] for message in again] == ["event", "event", "event", "view"]
    assert [message["number"] for message in again] == [2, 3, 4, 4]
    for then, now in zip(told, again, strict=False):
        assert (then["kind"], then["lines"], then["at"]) == (now["kind"], now["lines"], now["at"])
        assert "view" not in now
    assert [event["number"] for event in ami.get(f"/api/tables/{table}/log", after=2)] == [3, 4]


def test_a_name_is_told_apart_from_another_of_the_same(house: Running, ami: Person) -> None:
    twin = Person(house.url, "Ami")
    table = ami.post("/api/tables", game="dice")["table"]["id"]

    assert [seat["name"] for seat in twin.post(f"/api/tables/{table}/seat")["table"]["seats"]] == ["Ami", "Ami 2"]


def test_a_setup_that_cannot_be_played_is_refused_in_a_sentence(ami: Person) -> None:
    for wish in (
        {"game": "bluff", "seats": 2},
        {"game": "bluff", "setup": {"ending": "nonsense"}},
        {"game": "bluff", "setup": {"no_such_option": 1}},
        {"game": "dice", "seats": 2, "seat": 2},
        {"game": "dice", "bots": "godlike"},
    ):
        refused = ami.http.post("/api/tables", json=wish)
        assert refused.status_code == 400, wish
        assert refused.json()["detail"]
    assert ami.http.post("/api/tables", json={"game": "chess"}).status_code == 404


@pytest.mark.parametrize("road", ["log", "chat"])
def test_a_number_that_no_table_comes_to_is_refused(ami: Person, road: str) -> None:
    table = ami.post("/api/tables", game="dice")["table"]["id"]
    for after in (-1, 2**31, 10**30):
        answer = ami.http.get(f"/api/tables/{table}/{road}?after={after}")

        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
