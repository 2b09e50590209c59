"""PostgreSQL: a few connections that commit groups beside each other; other processes may serve the same tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import msgspec
from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from odango.store.errors import errors_told, one_is_guilty
from odango.store.migrations import migrate
from odango.store.rows import LogRow
from odango.store.writer import Commit, Job, do_also, rows_of

LANES = 4
READERS = 4
MIGRATION_LOCK = 0x0DA460
"""Any number that nobody else locks in this database."""

INSERT_LOG = """
    INSERT INTO log ("table", number, kind, seat, player, text, chance, at, asked)
    SELECT r->>0, (r->>1)::integer, r->>2, (r->>3)::integer, r->>4, r->>5, r->>6, (r->>7)::bigint, r->>8
    FROM jsonb_array_elements($1::text::jsonb) AS r
"""

T = TypeVar("T")


class PostgresDatabase:
    """A server that many processes write to."""

    shared = True

    def __init__(self, url: URL) -> None:
        # Errors go to logs; what was to be written may be secret.
        engine = partial(create_async_engine, url, max_overflow=0, hide_parameters=True)
        self._writing = engine(pool_size=LANES)
        self._reading = engine(pool_size=READERS, isolation_level="AUTOCOMMIT", pool_pre_ping=True)
        self._lanes = [Lane(self._writing) for _ in range(LANES)]
        self.lanes: Sequence[Commit] = [lane.commit for lane in self._lanes]

    @classmethod
    async def open(cls, url: URL) -> PostgresDatabase:
        database = cls(url)
        try:
            with errors_told():
                async with database._writing.begin() as connection:
                    await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                    await connection.run_sync(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, query: Callable[[Connection], T]) -> T:
        with errors_told():
            async with self._reading.connect() as connection:
                return await connection.run_sync(query)

    async def close(self) -> None:
        for lane in self._lanes:
            await lane.drop()
        await self._writing.dispose()
        await self._reading.dispose()


class Lane:
    """A connection that is kept, and replaced when it breaks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None

    async def commit(self, jobs: list[Job]) -> list[Any]:
        try:
            return await self._write(jobs)
        except Exception as error:
            if not one_is_guilty(error):
                await self.drop()
            raise

    async def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def _write(self, jobs: list[Job]) -> list[Any]:
        connection = await self._connected()
        rows = rows_of(jobs)
        if all(job.also is None for job in jobs):
            # Outside BEGIN … COMMIT a statement is a transaction of its own: one way to the server and back.
            await self._insert(rows)
            return [None] * len(jobs)
        async with connection.begin():
            results = await connection.run_sync(do_also, jobs)
            await self._insert(rows)
        return results

    async def _connected(self) -> AsyncConnection:
        if self._connection is not None and self._driver.is_closed():
            # The server went away while nothing was to be written; perhaps it is back.
            await self.drop()
        if self._connection is None:
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
        return self._connection

    async def _insert(self, rows: list[LogRow]) -> None:
        """Straight through the driver: what SQLAlchemy adds costs the event loop more than a small group."""
        try:
            await self._driver.execute(INSERT_LOG, msgspec.json.encode(rows).decode())
        except asyncpg.InterfaceError as error:
            raise ConnectionError(str(error)) from error
