"""What needs nobody's word goes on, whatever breaks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from odango.core.state import State
from odango.server.house import House
from odango.server.live import Live
from odango.server.metrics import Metrics
from odango.server.opening import Opening, open_table
from odango.server.settings import Settings
from odango.store.errors import Failed
from odango.store.rows import Player
from odango.store.store import Store
from odango.table.thinking import Thinker
from waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def against_a_bot(folder: Path, **settings: Any) -> tuple[House, Live]:
    """A duel in which a bot chooses first."""
    store = await Store.open(f"sqlite:{folder / 'odango.db'}")
    await store.add_player("ami", "Ami", bytes(32), 0)
    house = House(store, Settings(bot_pace=0, bot_rescue=0.05, **settings), Metrics(), None)
    live = await open_table(house, Opening(game="dice", seat=1, bots="steady"), Player("ami", "Ami", 0))
    return house, live


async def answered(live: Live, number: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while live.table.number == number:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def close(house: House) -> None:
    await house.close()
    await house.store.close()


async def test_a_bot_that_breaks_down_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is told somebody's choice, not left waiting."""
    think = Thinker.think

    async def breaks_down(self: Thinker, game: Any, state: State, seat: int, level: str) -> str:
        if level != "random":
            raise ZeroDivisionError
        return await think(self, game, state, seat, level)

    monkeypatch.setattr(Thinker, "think", breaks_down)
    house, live = await against_a_bot(tmp_path)
    await answered(live, 3)

    assert live.table.asked() == (1,)
    await close(house)


async def test_a_bot_answers_once_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append
    failures = 3

    async def fails_at_first(self: Store, *row: Any) -> None:
        nonlocal failures
        if failures:
            failures -= 1
            raise Failed
        await append(self, *row)

    monkeypatch.setattr(Store, "append", fails_at_first)
    house, live = await against_a_bot(tmp_path)
    await answered(live, 3)

    assert failures == 0
    assert [entry.number for entry in await house.store.log(live.table.card.id)] == [1, 2, 3, 4]
    await close(house)


async def test_what_was_written_though_the_store_broke_off_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer got lost on its way back: the next one to come finds it in the log, and everyone is told once."""
    append = Store.append
    broke = False

    async def writes_and_breaks(self: Store, *row: Any) -> None:
        nonlocal broke
        await append(self, *row)
        if not broke:
            broke = True
            raise Failed

    monkeypatch.setattr(Store, "append", writes_and_breaks)
    house, live = await against_a_bot(tmp_path)
    told: list[bytes] = []

    class Watching:
        player: str | None = "ami"
        token: str | None = None

        def push(self, message: bytes) -> None:
            told.append(message)

        def dismiss(self) -> None:
            raise AssertionError

    live.watchers.append(Watching())
    await answered(live, 3)
    option = live.table.state.decision_of(1)
    text = option.write(live.table.state, option.options(live.table.state)[-1])
    ack = await house.choose(live, "ami", live.table.number, text)

    assert ack.number == 5
    assert [b'"number":4' in told[0], b'"number":5' in told[1]] == [True, True]
    assert [entry.seat for entry in await house.store.log(live.table.card.id, after=3)][:2] == [0, 1]
    await close(house)
