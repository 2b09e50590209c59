"""Asking the house why something on the board cannot be chosen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from odango.server.live import Live
from odango.table.entry import Kind
from server.inside import Inside, Visitor, a_card, inside

pytestmark = pytest.mark.anyio


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", bot_pace=600.0) as opened:
        yield opened


class Sitting:
    """A table of Truth or Bluff at which somebody starts the first round."""

    def __init__(self, live: Live, people: list[Visitor]) -> None:
        self.live = live
        self.starter = live.table.state.pending[0].seat
        self.me = people[self.starter]
        self.other = people[self.starter - 1]
        self.path = f"/api/tables/{live.table.card.id}"

    async def why(self, *refs: str, who: Visitor | None = None) -> Any:
        query = "&".join(f"refs={thing}" for thing in refs)
        return await (who or self.me).get(f"{self.path}/why?{query}")


@pytest.fixture
async def sitting(here: Inside) -> Sitting:
    people = [await here.guest(f"Guest {seat}") for seat in range(3)]
    return Sitting(await here.table(a_card("bluff", 3), people, (Kind.START, None, None, "")), people)


async def test_every_option_is_possible_and_so_is_every_part_of_it(sitting: Sitting) -> None:
    """As the options that are sent say; and nothing said is no reason against anything."""
    options = (await sitting.me.get(sitting.path))["options"]
    possible = {"possible": True, "rule": None, "line": None}

    assert all(option["refs"] for option in options)
    for option in options[::50]:
        assert await sitting.why(*option["refs"]) == possible
        assert await sitting.why(option["refs"][0]) == possible
    assert await sitting.why() == possible


async def test_why_not_is_told_with_its_rule(sitting: Sitting) -> None:
    assert await sitting.why(f"seat:{sitting.starter}") == {
        "possible": False,
        "rule": "passing",
        "line": {"key": "bluff-refused-yourself", "args": {}},
    }


async def test_who_is_not_asked_is_told_who_is(sitting: Sitting) -> None:
    """Whatever is pointed at."""
    name = {"type": "name", "seat": sitting.starter}
    for refs in ([], ["seat:0"], ["nothing"]):
        assert await sitting.why(*refs, who=sitting.other) == {
            "possible": False,
            "rule": "passing",
            "line": {"key": "refused-not-your-turn", "args": {"who": name}},
        }


@pytest.mark.parametrize("thing", ["%00", "%ff", "seat:%D9%A3", "die:0:1", "a", ":", "seat:99999999999"])
async def test_names_that_nothing_has(sitting: Sitting, thing: str) -> None:
    answer = await sitting.why(thing)

    assert (answer["possible"], answer["rule"], answer["line"]["key"]) == (False, "passing", "refused-no-part")


@pytest.mark.parametrize("query", ["refs=", "refs=" + "x" * 41, "&".join(["refs=seat:1"] * 33)])
async def test_too_much_cannot_be_read(sitting: Sitting, query: str) -> None:
    answer = await sitting.me.ask("GET", f"{sitting.path}/why?{query}")

    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_asking_changes_nothing(sitting: Sitting) -> None:
    number, state = sitting.live.table.number, sitting.live.table.state.clone()
    await sitting.why("seat:0", "holder:3")

    assert sitting.live.table.number == number
    assert sitting.live.table.state == state
