"""Bots think elsewhere, of worlds they may know, and leave with whoever they think for."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

import psutil
import pytest

from odango.core.engine import choose
from odango.core.rng import Rng, SecureRng
from odango.core.save import dump, load
from odango.games import GAMES
from odango.table import thinking
from odango.table.thinking import Thinker
from waiting import PATIENCE


@pytest.mark.parametrize(
    ("name", "seats", "level"), [("bluff", 4, "sharp"), ("dice", 2, "sharp"), ("dice", 2, "random")]
)
def test_a_bot_chooses_one_of_its_options(name: str, seats: int, level: str) -> None:
    game = GAMES[name]
    state = game.start(game.Setup(), seats, SecureRng(bytes(32)))
    thinker = Thinker()

    async def think() -> None:
        for _ in range(6):
            decision = state.pending[0]
            text = await thinker.think(game, state, decision.seat, level)
            choose(state, decision.seat, decision.read(state, text))

    try:
        asyncio.run(think())
    finally:
        thinker.close()


@pytest.mark.parametrize(("name", "seats"), [("bluff", 4), ("dice", 4)])
def test_no_secret_leaves_for_a_worker(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is handed over is the same for all worlds the seat cannot tell apart, and has nothing of the seed."""
    game = GAMES[name]
    state = game.start(game.Setup(), seats, SecureRng(bytes(range(32))))
    for _ in range(5):
        decision = state.pending[0]
        choose(state, decision.seat, decision.options(state)[-1])
    seat = state.pending[0].seat
    monkeypatch.setattr(thinking, "randbits", lambda _: 7)
    sent: list[bytes] = []
    thinker = Thinker()
    monkeypatch.setattr(thinker, "_started", lambda: None)

    async def hand_over(world: object) -> None:
        loop = asyncio.get_running_loop()

        async def kept(_pool: object, _think: object, *work: bytes) -> str:
            sent.append(work[3])
            return ""

        monkeypatch.setattr(loop, "run_in_executor", kept)
        await thinker.think(game, world, seat, "steady")  # type: ignore[arg-type]

    for world in (state, game.imagine(state, seat, Rng(1)), game.imagine(state, seat, Rng(2))):
        asyncio.run(hand_over(world))

    assert len(set(sent)) == 1
    assert bytes(range(32)).hex() not in sent[0].decode()
    assert game.view(load(game, sent[0]), seat) == game.view(state, seat)
    assert dump(game, state) != sent[0]


def test_the_loop_goes_on_while_bots_think() -> None:
    """Somebody else is served many times while a bot thinks long."""
    game = GAMES["dice"]
    state = game.start(game.Setup(line_up=["sailor-moon", "tuxedo-mask"]), 2, SecureRng(bytes(32)))
    served = 0

    async def serve() -> None:
        nonlocal served
        while True:
            await asyncio.sleep(0.001)
            served += 1

    async def think() -> float:
        thinker = Thinker(budget=800)
        await thinker.think(game, state, state.pending[0].seat, "random")
        before = served
        began = time.monotonic()
        other = asyncio.create_task(serve())
        await asyncio.gather(*(thinker.think(game, state, state.pending[0].seat, "sharp") for _ in range(3)))
        other.cancel()
        thinker.close()
        assert served - before >= 20
        return time.monotonic() - began

    assert asyncio.run(think()) > 0.05


def test_a_worker_that_was_killed_is_replaced() -> None:
    game = GAMES["bluff"]
    state = game.start(game.Setup(), 3, SecureRng(bytes(32)))
    thinker = Thinker()

    async def think_twice() -> None:
        seat = state.pending[0].seat
        await thinker.think(game, state, seat, "random")
        # A process of an earlier test may be on its way out.
        for worker in psutil.Process().children():
            with suppress(psutil.NoSuchProcess, psutil.ZombieProcess):
                if "spawn_main" in " ".join(worker.cmdline()):
                    worker.kill()
        assert await thinker.think(game, state, seat, "random")

    try:
        asyncio.run(think_twice())
    finally:
        thinker.close()


def test_workers_leave_with_a_process_that_is_killed() -> None:
    code = (
        "import asyncio; from odango.table.thinking import Thinker; from odango.games import GAMES;"
        "from odango.core.rng import Rng; game = GAMES['dice']; state = game.start(game.Setup(), 2, Rng(1));"
        "asyncio.run(Thinker().think(game, state, 0, 'random'));"
        "print('ready', flush=True); import time; time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        workers = psutil.Process(process.pid).children(recursive=True)
        assert workers
        os.kill(process.pid, signal.SIGKILL)
    gone, alive = psutil.wait_procs(workers, timeout=PATIENCE)

    assert not alive
    assert gone
