"""A table from the first guest to the replay, over HTTP alone."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from odango.cli import main
from odango.core.replay import check, read
from odango.games import GAMES
from odango.server.command import store_of
from server.running import Person, Running


def test_two_people_play_a_match_over_http(house: Running) -> None:
    """They sit down, the table starts when full, every choice is acknowledged, and the replay verifies."""
    ami, rei = Person(house.url, "Ami"), Person(house.url, "Rei", program=True)
    opened = ami.post("/api/tables", game="dice")
    table = opened["table"]["id"]
    rei.post(f"/api/tables/{table}/seat")
    people = [ami, rei]
    choices = 0
    while True:
        seen = ami.get(f"/api/tables/{table}")
        if seen["table"]["phase"] == "over":
            break
        if seen["view"] is not None:
            ack = people[seen["view"]["asked"][0]["seat"]].choose_first(table)
            assert ack["repeated"] is False
            choices += 1

    replay = read(ami.get(f"/api/tables/{table}/replay"))
    assert check(replay, GAMES)
    assert len(replay.moves) == choices
    assert replay.commitment == opened["table"]["commitment"]
    assert seen["table"]["seed"] == replay.seed.removeprefix("secret ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "{taken}"], "Cannot listen at 127.0.0.1, port {taken}: "),
        (["--port", "99999"], "port must be 0-65535"),
        (
            ["--port", "0", "--store", "mysql://x"],
            "The store cannot be opened: a store is sqlite:PATH or postgresql://",
        ),
        (["--port", "0", "--store", "{folder}"], "The store cannot be opened: "),
        (["--port", "0", "--store", "postgresql://nobody@127.0.0.1:{taken}/x"], "The store cannot be opened: "),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    options: list[str], said: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Before anything is served, and without a stack trace."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0)
        here = {"taken": listening.getsockname()[1], "folder": tmp_path}
        usual = ["--store", str(tmp_path / "odango.db")]
        if "postgresql" in str(options):
            # Nobody listens there any more.
            listening.close()
        status = main(["serve", *usual, *(option.format(**here) for option in options)])
    told = capfd.readouterr()

    assert status == 1
    assert said.format(**here) in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_a_server_says_where_it_is_and_leaves_with_status_0(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "odango.db"))
    with server:
        assert server.said.read_text() == f"Odango serves at {server.url}. Ctrl-C stops it.\n"
        assert not server.log.read_text()
        assert (tmp_path / "odango.db").exists()

        assert server.stop() == 0


def test_a_store_is_said_as_a_path_as_a_url_or_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ODANGO_STORE", raising=False)
    assert store_of("") == ""
    assert store_of("games/odango.db") == "sqlite:games/odango.db"
    assert store_of("postgresql://here/odango") == "postgresql://here/odango"
    monkeypatch.setenv("ODANGO_STORE", "postgresql://there/odango")

    assert store_of("") == "postgresql://there/odango"
    assert store_of("other.db") == "sqlite:other.db"
