"""Group commit: whatever waits is written in one transaction, and meanwhile the next group gathers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from operator import itemgetter
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection

from odango.store.errors import one_is_guilty, told
from odango.store.rows import LogRow

LARGEST_GROUP = 1000
"""More would make the first one wait for the last."""


class Job(Struct, frozen=True):
    """What is written in one piece, wholly or not at all."""

    key: str
    """The table or the player it concerns.  Jobs of one key are written in the order in which they came."""
    rows: tuple[LogRow, ...] = ()
    """Rows of the log."""
    also: Callable[[Connection], Any] | None = None
    """All else; its result is the job's.  Runs before the rows are written."""


Commit: TypeAlias = Callable[[list[Job]], Awaitable[list[Any]]]
"""Writes all jobs in one transaction and gives their results once it is durable, or writes none and raises."""


def rows_of(jobs: list[Job]) -> list[LogRow]:
    """All rows of the log in these jobs.

    Sorted, because two processes that insert the same keys in different orders would wait for each other.
    """
    return sorted([row for job in jobs for row in job.rows], key=itemgetter(0, 1))


def do_also(connection: Connection, jobs: list[Job]) -> list[Any]:
    """Do all but the rows of the log, key by key for the reason above; results come in the order of the jobs."""
    results: list[Any] = [None] * len(jobs)
    for place in sorted(range(len(jobs)), key=lambda place: jobs[place].key):
        also = jobs[place].also
        if also is not None:
            results[place] = also(connection)
    return results


class Writer:
    """One queue of jobs and the task that writes them, group by group."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: deque[tuple[Job, asyncio.Future[Any]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="odango store writer")

    async def write(self, job: Job) -> Any:
        """Give the job's result once it is durable, or raise why it is not written."""
        if self._closing:
            raise RuntimeError("the store is closed")
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """Finish everything that waits."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._wake.clear()
                await self._wake.wait()
            group = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_GROUP))]
            # Whoever was cancelled in the queue has given up: nothing of theirs is written.
            await self._write([(job, future) for job, future in group if not future.cancelled()])

    async def _write(self, group: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        if not group:
            return
        try:
            results = await self._commit([job for job, _ in group])
        except Exception as error:  # noqa: BLE001
            # It is the callers' to handle; the writer lives on.
            if len(group) > 1 and one_is_guilty(error):
                for one in group:
                    await self._write([one])
                return
            for _, future in group:
                if not future.done():
                    future.set_exception(told(error))
            return
        for (_, future), result in zip(group, results, strict=True):
            if not future.done():
                future.set_result(result)
