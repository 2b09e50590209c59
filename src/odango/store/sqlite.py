"""SQLite: one file, one writing connection for life in a thread of its own, a few reading ones.

Under load the event loop holds the interpreter's lock most of the time, and every call into SQLite gives the lock up
and waits to get it back.  So a group is handed over once, and a group of nothing but log entries is one statement.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import OperationalError

from odango.store.errors import Failed, errors_told, one_is_guilty
from odango.store.migrations import migrate
from odango.store.rows import LOG_COLUMNS, LogRow
from odango.store.writer import Commit, Job, do_also, rows_of

READERS = 2
BUSY_SECONDS = 10
"""How long to wait for another process that writes."""

# The operator ->> would be shorter, but SQLite has it only since 3.38.
AT_ONCE = 1000
"""Rows in one statement: SQLite takes 32,766 values."""
STATEMENTS = 512
"""So many are kept ready; groups come in many sizes."""


@cache
def insert_log(rows: int) -> str:
    """So many rows in one statement: giving up the interpreter's lock for each would cost more than writing it."""
    row = f"({', '.join('?' * len(LOG_COLUMNS))})"
    columns = ", ".join(f'"{column}"' for column in LOG_COLUMNS)
    return f"INSERT INTO log ({columns}) VALUES {', '.join([row] * rows)}"  # noqa: S608


T = TypeVar("T")


class SqliteDatabase:
    """A file that one process writes; WAL, so that reading never waits for writing."""

    shared = False

    def __init__(self, path: Path) -> None:
        # Transactions are begun by hand: the driver's own way knows no BEGIN IMMEDIATE for a read that comes first.
        self._engine = create_engine(
            URL.create("sqlite", database=str(path)),
            isolation_level="AUTOCOMMIT",
            pool_size=READERS + 1,
            max_overflow=0,
            connect_args={"timeout": BUSY_SECONDS, "cached_statements": STATEMENTS},
            # Ids of private tables and what was chosen at them would get into error messages, and so into logs.
            hide_parameters=True,
        )
        event.listen(self._engine, "connect", _prepare)
        self._writer_thread = ThreadPoolExecutor(1, "odango-write")
        self._reader_threads = ThreadPoolExecutor(READERS, "odango-read")
        self._writing: Connection | None = None
        self.lanes: Sequence[Commit] = [self.commit]

    @classmethod
    async def open(cls, path: Path) -> SqliteDatabase:
        with errors_told():
            path.parent.mkdir(parents=True, exist_ok=True)
        database = cls(path)
        try:
            with errors_told():
                await database._in(database._writer_thread, database._set_up)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        with errors_told():
            return await self._in(self._reader_threads, run)

    async def commit(self, jobs: list[Job]) -> list[Any]:
        return await self._in(self._writer_thread, lambda: self._commit(jobs))

    async def close(self) -> None:
        await self._in(self._writer_thread, self._drop_connection)
        self._writer_thread.shutdown()
        self._reader_threads.shutdown()
        self._engine.dispose()

    @staticmethod
    async def _in(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    # All that follows runs in the writer's thread.

    def _set_up(self) -> None:
        mode = self._turn_to_wal()
        if mode != "wal":
            raise Failed(f"SQLite cannot use its write-ahead log here (a folder on the network?): it stays in {mode!r}")
        connection = self._connection()
        self._in_transaction(lambda: migrate(connection))

    def _turn_to_wal(self) -> Any:
        # Of two processes that do this to a new file at once, one may be refused without waiting.
        give_up = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                return self._connection().exec_driver_sql("PRAGMA journal_mode = WAL").scalar()
            except OperationalError as error:
                if "locked" not in str(error) or time.monotonic() > give_up:
                    raise
                time.sleep(0.01)

    def _connection(self) -> Connection:
        if self._writing is None:
            self._writing = self._engine.connect()
        return self._writing

    def _drop_connection(self) -> None:
        if self._writing is not None:
            self._writing.invalidate()
            self._writing.close()
            self._writing = None

    def _commit(self, jobs: list[Job]) -> list[Any]:
        try:
            return self._write(jobs)
        except Exception as error:
            if not one_is_guilty(error):
                # Nobody knows what state the connection is in after a full disk and the like.
                self._drop_connection()
            raise

    def _write(self, jobs: list[Job]) -> list[Any]:
        connection = self._connection()
        rows = rows_of(jobs)
        if len(rows) <= AT_ONCE and all(job.also is None for job in jobs):
            # Outside BEGIN … COMMIT a statement is a transaction of its own.
            self._insert(rows)
            return [None] * len(jobs)

        def work() -> list[Any]:
            results = do_also(connection, jobs)
            for first in range(0, len(rows), AT_ONCE):
                self._insert(rows[first : first + AT_ONCE])
            return results

        return self._in_transaction(work)

    def _insert(self, rows: list[LogRow]) -> None:
        values = [value for row in rows for value in row]
        _driver(self._connection()).execute(insert_log(len(rows)), values)

    def _in_transaction(self, work: Callable[[], T]) -> T:
        driver = _driver(self._connection())
        driver.execute("BEGIN IMMEDIATE")
        try:
            result = work()
            driver.execute("COMMIT")
        except BaseException:
            driver.rollback()
            raise
        return result


def _driver(connection: Connection) -> Any:
    """The connection of the driver itself; what SQLAlchemy adds costs more than a small group."""
    return connection.connection.driver_connection


def _prepare(driver: Any, _: Any) -> None:
    driver.execute("PRAGMA synchronous = FULL")
    driver.execute("PRAGMA foreign_keys = ON")
