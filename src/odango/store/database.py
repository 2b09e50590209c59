"""Which database a URL means, and what the store needs of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import URL, Connection, make_url

from odango.store.writer import Commit

T = TypeVar("T")


class Database(Protocol):
    """Reads and writes on connections of SQLAlchemy; how threads or sockets are used is its own affair."""

    shared: bool
    """Whether other processes may write, too."""
    lanes: Sequence[Commit]
    """Each commits one group at a time; they work beside each other."""

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query that changes nothing.  Its statements may see different moments."""
        ...

    async def close(self) -> None: ...


async def open_database(url: str) -> Database:
    """Open the database, with its schema brought up to date.  A SQLite file is made if it is not there."""
    # A server uses one of the two; the other one's driver need not be loaded.
    path = sqlite_path(url)
    if path is not None:
        from odango.store.sqlite import SqliteDatabase  # noqa: PLC0415

        return await SqliteDatabase.open(path)
    parsed = postgres_url(url)
    from odango.store.postgres import PostgresDatabase  # noqa: PLC0415

    return await PostgresDatabase.open(parsed)


def sqlite_path(url: str) -> Path | None:
    """The file of `sqlite:PATH` or of any usual `sqlite:///PATH`; None if the URL means another database."""
    scheme, _, rest = url.partition(":")
    if scheme.partition("+")[0] != "sqlite":
        return None
    path = rest.removeprefix("///") if rest.startswith("///") else rest
    if path in ("", ":memory:") or path.startswith("//"):
        raise ValueError("a SQLite store needs a file: sqlite:PATH")
    return Path(path).expanduser()


def postgres_url(url: str) -> URL:
    """Any usual spelling of a PostgreSQL URL as SQLAlchemy and asyncpg want it."""
    scheme = url.partition(":")[0].partition("+")[0]
    if scheme not in ("postgres", "postgresql"):
        # The rest of the URL may hold a password.
        raise ValueError(f"a store is sqlite:PATH or postgresql://…, not {scheme!r}")
    parsed = make_url(url).set(drivername="postgresql+asyncpg")
    if "sslmode" in parsed.query:
        mode = str(parsed.query["sslmode"])
        parsed = parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return parsed
