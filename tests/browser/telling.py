"""What browsers were sent, to be compared afterwards with what was true."""

from __future__ import annotations

import json
from typing import Any

from browser.person import Person

LONG_ENOUGH = 18
"""After so many answers of people who stayed at their pages, enough was sent to be compared."""

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


def going_on(somebody: Person, table: str) -> list[dict[str, Any]]:
    """Every view this browser was sent of a game before its end; there are enough of them, as far as the game goes."""
    found = [message["view"] for message in views(somebody).values() if message["view"]["result"] is None]
    assert len(found) > min(15, len(frames(somebody, table, "spectator")) // 2)
    return found


def assert_told_what_they_may_see(table: str, who: dict[str, Person]) -> None:
    """Each of these people, by their eyes, was sent exactly what those eyes may see."""
    for eyes, somebody in who.items():
        told, truth = views(somebody), frames(somebody, table, eyes)
        compared = [number for number in told if number in truth]
        assert len(compared) > min(10, len(truth) // 2)
        for number in compared:
            assert told[number]["view"] == truth[number]["view"], (somebody.name, number)
