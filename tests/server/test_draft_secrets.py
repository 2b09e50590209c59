"""A draft that is over: nobody gets to see another's side of it, and the decks go on to the next table unseen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from odango.games import GAMES
from odango.games.ccg.cards import CARDS
from odango.table.entry import Kind
from rule import rule
from server import test_replays
from server.inside import Inside, a_card, inside
from server.test_replays import Evening, all_frames, played

pytestmark = pytest.mark.anyio

NAMES = [f"ccg-card-{card.name}" for card in CARDS]


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    monkeypatch.setitem(test_replays.SETUPS, "draft", GAMES["draft"].Setup(packs=3))
    async with inside(f"sqlite:{tmp_path / 'odango.db'}") as opened:
        yield opened


async def drafted(here: Inside) -> Evening:
    return await played(here, "draft")


@rule("draft#knowledge")
async def test_s114_nobody_replays_a_draft_with_other_eyes(here: Inside) -> None:
    """Open eyes are one's own; another seat's, the file and the seed are refused, whoever asks."""
    evening = await drafted(here)
    path = f"/api/tables/{evening.table}"
    for seat, who in enumerate([*evening.people, here.nobody]):
        own = str(seat) if seat < len(evening.people) else "spectator"
        assert (await who.get(f"{path}/reel"))["eyes"] == own
        assert await who.get(f"{path}/frames") == await who.get(f"{path}/frames?eyes={own}")
        for other in {"0", "1", "2"} - {own}:
            for form in ("reel", "frames"):
                refused = await who.ask("GET", f"{path}/{form}?eyes={other}")
                assert (refused.status_code, refused.json()["code"]) == (403, "stays-secret")
        refused = await who.ask("GET", f"{path}/replay")
        assert (refused.status_code, refused.json()["code"]) == (403, "stays-secret")
        reel = await who.get(f"{path}/reel")
        assert (reel["secret"], reel["check"]["seed"], reel["check"]["draws"], reel["table"]["seed"]) == (
            True, "", 0, None,
        )  # fmt: skip
        assert await who.get(f"{path}/beliefs") == []


@rule("draft#knowledge")
async def test_everyone_sees_again_what_they_saw_of_a_draft(here: Inside) -> None:
    """Views, questions and sentences are those that were sent while it was played, no more and no less."""
    evening = await drafted(here)
    for eyes, heard in evening.heard.items():
        who = here.nobody if eyes == "spectator" else evening.people[int(eyes)]
        reel = await who.get(f"/api/tables/{evening.table}/reel?eyes={eyes}")
        frames = await all_frames(who, evening.table, eyes)

        assert [move["number"] for move in reel["moves"]] == list(heard) == [frame["number"] for frame in frames]
        for move, frame, sent in zip(reel["moves"], frames, heard.values(), strict=True):
            assert move["lines"] == (sent["lines"][1:] if sent["kind"] == "start" else sent["lines"])
            assert move["text"] is None or str(move["seat"]) == eyes
            assert (frame["view"], frame["views"]) == (sent["view"], None)


@rule("draft#knowledge")
async def test_a_spectator_is_never_told_a_card(here: Inside) -> None:
    """Not while it is played, not when it is over, not in the replay."""
    evening = await drafted(here)
    told = [repr(sent) for sent in evening.heard["spectator"].values()]
    told.append(repr(await here.nobody.get(f"/api/tables/{evening.table}/reel")))
    told.append(repr(await all_frames(here.nobody, evening.table, "open")))

    assert not [name for name in NAMES for text in told if name in text]
    assert any(name in repr(evening.heard["0"]) for name in NAMES)


@rule("draft#knowledge")
async def test_an_abandoned_draft_keeps_its_secrets_too(here: Inside) -> None:
    people = [await here.guest(f"Player {letter}") for letter in "ABC"]
    live = await here.table(a_card("draft", 3, GAMES["draft"].Setup()), people, (Kind.START, None, None, ""))
    path = f"/api/tables/{live.table.card.id}"
    for person in people:
        await person.ask("POST", f"{path}/votes", {"motion": "abandon"})
    seen: Any = await here.nobody.get(path)

    assert seen["table"]["phase"] == "abandoned"
    assert seen["table"]["seed"] is None
    assert (await here.nobody.ask("GET", f"{path}/replay")).status_code == 403
    assert (await people[0].get(f"{path}/reel"))["eyes"] == "0"


async def next_table(evening: Evening) -> str:
    """What the attendant opens once all want it."""
    for _ in range(200):
        found = (await evening.people[0].get(f"/api/tables/{evening.table}"))["table"]["next"]
        if found:
            return str(found)
        await asyncio.sleep(0.02)
    raise AssertionError("no table was opened")


@rule("draft#end-of-game")
async def test_the_next_table_has_every_deck_laid_down_unseen(here: Inside) -> None:
    """A rematch of a draft is the game itself; each finds the registered deck there, and others see only that it is."""
    evening = await drafted(here)
    path = f"/api/tables/{evening.table}"
    for person in evening.people:
        voted = await person.ask("POST", f"{path}/votes", {"motion": "rematch"})
        assert voted.status_code in (200, 201), voted.text
    following = await next_table(evening)
    for seat, person in enumerate(evening.people):
        seen = await person.get(f"/api/tables/{following}")
        deck = (await person.get(f"{path}"))["view"]["list"]
        brought = await person.get(f"/api/tables/{following}/bring")

        assert seen["table"]["game"] == "ccg"
        assert [place["brought"] for place in seen["table"]["seats"]] == [True] * 3
        assert deck
        assert deck in repr(brought)
        others = [(await other.get(f"{path}"))["view"]["list"] for other in evening.people if other is not person]
        assert not any(other in repr((seen, brought)) for other in others)
        assert seat == seen["seat"]
