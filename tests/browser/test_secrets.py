"""What a browser is sent and shows, compared afterwards with what was true."""

from __future__ import annotations

import json
from typing import Any

from browser.conftest import Meet
from browser.person import Person, play

Frames = dict[int, dict[str, Any]]


def frames(somebody: Person, table: str, eyes: str) -> Frames:
    """Every position of a finished game as these eyes may see it, by the number of what led to it."""
    found: Frames = {}
    while True:
        some = somebody.ask("GET", f"/api/tables/{table}/frames?eyes={eyes}&first={len(found)}&count=60")
        if not some:
            return found
        found |= {frame["number"]: frame for frame in some}


def views(somebody: Person) -> Frames:
    """Every position this browser was sent."""
    found: Frames = {}
    for text in somebody.received:
        message = json.loads(text)
        if isinstance(message, dict) and message.get("view") and "number" in message:
            found[message["number"]] = message
    return found


def hidden(view: dict[str, Any]) -> list[Any]:
    """What must be empty in the eyes of somebody who has no seat, as long as the game goes on."""
    return [
        view["holder"],
        view["question"],
        view["under_way"] and view["under_way"]["tile"] is not None,
        [player["token_values"] for player in view["players"] if player["token_values"] is not None],
    ]


def test_who_watches_and_who_plays_learn_nothing_more(person: Meet) -> None:
    ami, rei, eve = person("Ami", "laptop"), person("Rei", "phone"), person("Eve", "laptop")
    table = ami.open_table("bluff", seats=3)
    rei.sit(table)
    rei.go(f"/t/{table}")
    eve.go(f"/t/{table}")
    eve.until(lambda: "phase" in eve.table, "the table is there")
    ami.start(table, "gentle")
    seen = 0

    def look() -> bool:
        nonlocal seen
        if seen < 12 and eve.page.locator(".tile.is-down").count():
            seen += 1
            assert eve.page.locator('[data-ref^="holder:"]').count() == 0
            assert ami.page.locator("[data-area='1'] .is-down, [data-area='2'] .is-down").count() == 0
            marks = "(all) => all.map((e) => e.outerHTML).filter((h) => /data-(ref|suit|white|kind)/.test(h))"
            for somebody in (ami, rei, eve):
                assert somebody.page.locator(".tile.is-down").evaluate_all(marks) == []
        return False

    play([ami, rei], 11, way="list", until=look)
    assert seen > 3
    eve.until(lambda: eve.over, "Eve sees the end")

    open_frames = frames(ami, table, "open")
    for somebody, eyes in ((ami, "0"), (rei, "1"), (eve, "spectator")):
        told, truth = views(somebody), frames(ami, table, eyes)
        compared = [number for number in told if number in truth]
        assert len(compared) > 10
        for number in compared:
            assert told[number]["view"] == truth[number]["view"], (somebody.name, number)
    for number, message in views(eve).items():
        if message["view"]["result"] is None:
            assert not any(hidden(message["view"])), number
            assert message.get("options", []) == []
    # And this would have been there to be found.
    held = [view["holder"] for frame in open_frames.values() for view in frame["views"]]
    assert any(held)
    secret = [move["text"] for move in ami.ask("GET", f"/api/tables/{table}/reel")["moves"] if move["asked"] == "start"]
    assert secret
    for text in secret:
        assert not [came for came in eve.received if f'"{text}"' in came]
