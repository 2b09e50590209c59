"""A table from the first guest to the replay, over HTTP alone."""

from __future__ import annotations

from odango.core.replay import check, read
from odango.games import GAMES
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
