"""What a browser is sent and shows, compared afterwards with what was true."""

from __future__ import annotations

from typing import Any

from browser.conftest import Meet
from browser.person import play
from browser.telling import assert_told_what_they_may_see, frames, views


def hidden(view: dict[str, Any]) -> list[Any]:
    """What must be empty in the eyes of somebody who has no seat, as long as the game goes on."""
    return [
        view["holder"],
        view["question"],
        view["under_way"] and view["under_way"]["tile"] is not None,
        [player["token_values"] for player in view["players"] if player["token_values"] is not None],
    ]


# Found and read in one step: between two steps a tile may have been turned over.
MARKED_THOUGH_FACE_DOWN = """
() => [...document.querySelectorAll(".tile.is-down")]
  .map((tile) => tile.outerHTML)
  .filter((html) => /data-(ref|suit|white|kind)/.test(html))
"""


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
            for somebody in (ami, rei, eve):
                assert somebody.page.evaluate(MARKED_THOUGH_FACE_DOWN) == []
        return False

    play([ami, rei], 11, way="list", until=look)
    assert seen > 3
    eve.until(lambda: eve.over, "Eve sees the end")

    open_frames = frames(ami, table, "open")
    assert_told_what_they_may_see(table, {"0": ami, "1": rei, "spectator": eve})
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
