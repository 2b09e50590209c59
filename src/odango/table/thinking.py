"""Bots think in processes of their own, so that no table waits for another's thoughts.

What is handed over is not the state but a world imagined for the bot's seat.  Imagining from an imagined world is the
same as imagining from the true one (a law), so the bot plays as well, and no secret of the table leaves it.
"""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from secrets import randbits
from typing import Any

from odango.bots import BUDGET, ask, bot
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.save import dump, load
from odango.core.state import State
from odango.core.step import Seat
from odango.games import GAMES


class Thinker:
    """A few processes that think for all tables; started with the first thought."""

    def __init__(self, workers: int = 1, budget: int = BUDGET, *, nice: int = 10) -> None:
        self._workers = workers
        self._budget = budget
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: Game[Any, Any], state: State, seat: Seat, level: str) -> str:
        """What a bot of that level chooses for the seat, in notation."""
        imagined = dump(game, game.imagine(state, seat, Rng(randbits(64))))
        loop = asyncio.get_running_loop()
        work = (game.name, level, seat, imagined, randbits(64), self._budget)
        try:
            return await loop.run_in_executor(self._started(), _think, *work)
        except BrokenProcessPool:
            # A worker was killed from outside.  Its thoughts are lost, the question is not.
            self.close()
            return await loop.run_in_executor(self._started(), _think, *work)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _settle_in, (self._nice,))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _settle_in(nice: int) -> None:
    """In a new worker: let the tables go first, and do not outlive them, however they end."""
    os.nice(nice)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _think(name: str, level: str, seat: Seat, imagined: bytes, seed: int, budget: int) -> str:
    game = GAMES[name]
    state = load(game, imagined)
    choice = ask(bot(name, level), game, state, seat, Rng(seed), budget)
    return str(state.decision_of(seat).write(state, choice))
