"""What was acknowledged stays: after closing, after a kill, after the database failed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from odango.store import Change, Failed, Store
from odango.store.database import postgres_url as parsed_url
from odango.store.sqlite import SqliteDatabase, _driver
from odango.table.entry import Phase
from places import TESTS
from server.store_samples import a_card, add_players, an_entry, open_tables, sitting
from waiting import PATIENCE


@pytest.mark.anyio
async def test_everything_is_there_after_reopening(store_url: str) -> None:
    store = await Store.open(store_url)
    await add_players(store, "ami")
    await store.open_table(a_card(), [an_entry(1)], Change(Phase.OPEN, sitting("ami")))
    await store.append("t", an_entry(2))
    said = await store.say("t", "ami", "Ami", "hello", 1)
    before = await store.listed("t")
    await store.close()
    store = await Store.open(store_url)

    assert await store.log("t") == [an_entry(1), an_entry(2)]
    assert await store.listed("t") == before
    assert await store.chat("t") == [said]
    await store.close()


@pytest.mark.anyio
async def test_close_finishes_what_waits(store_url: str) -> None:
    store = await Store.open(store_url)
    await open_tables(store, "t")
    waiting = [asyncio.create_task(store.append("t", an_entry(number))) for number in range(1, 301)]
    await asyncio.sleep(0)
    await store.close()

    assert all(task.done() and task.exception() is None for task in waiting)
    store = await Store.open(store_url)
    assert len(await store.log("t")) == 300
    await store.close()


APPEND_FOR_EVER = """
import asyncio, sys
from itertools import count
from odango.store import Store
from server.store_samples import an_entry

async def play(store, table):
    for number in count(1):
        await store.append(table, an_entry(number))
        sys.stdout.write(f"{table} {number}\\n")
        sys.stdout.flush()

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, str(table)) for table in range(20)))

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(store_url: str) -> None:
    """A process that is killed in the middle of its appends has lost none that it had told of, and left no gaps."""

    async def prepare() -> None:
        store = await Store.open(store_url)
        await open_tables(store, *map(str, range(20)))
        await store.close()

    async def numbers() -> dict[str, list[int]]:
        store = await Store.open(store_url)
        found = {table: [entry.number for entry in await store.log(table)] for table in map(str, range(20))}
        await store.close()
        return found

    asyncio.run(prepare())
    command = [sys.executable, "-c", APPEND_FOR_EVER, store_url]
    environment = {"PYTHONPATH": str(TESTS)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        acknowledged = [process.stdout.readline() for _ in range(2000)]
        process.kill()
        acknowledged += process.stdout.readlines()
    kept = asyncio.run(numbers())

    assert len(acknowledged) >= 2000
    # The last line may be cut off by the kill.
    for line in (line for line in acknowledged if line.endswith("\n")):
        table, number = line.split()

        assert int(number) in kept[table]
    for found in kept.values():
        assert found == list(range(1, len(found) + 1))


@pytest.mark.anyio
async def test_a_sqlite_file_is_made_with_its_folder_and_is_durable(tmp_path: Path) -> None:
    """Every connection syncs at each commit and checks its references."""
    path = tmp_path / "a new" / "folder" / "games 100%.db"
    store = await Store.open(f"sqlite:{path}")
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

    def pragmas(driver: Any) -> list[Any]:
        return [driver.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    reading = await store._database.read(lambda c: pragmas(_driver(c)))
    writing = await in_writer(store, pragmas)
    await store.close()

    assert path.is_file()
    assert reading == writing == ["wal", 2, 1, 10_000]


async def in_writer(store: Store, work: Callable[[Any], Any]) -> Any:
    """Do something on the connection that writes to SQLite, in its thread."""
    database = store._database
    assert isinstance(database, SqliteDatabase)
    return await database._in(database._writer_thread, lambda: work(_driver(database._connection())))


@pytest.mark.anyio
async def test_a_full_disk_is_told_and_the_store_works_again_afterwards(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:{tmp_path / 'odango.db'}")
    await open_tables(store, "t", "u")
    await in_writer(store, lambda c: c.execute("PRAGMA max_page_count = 1"))
    long_text = "x" * 100_000
    errors = await asyncio.gather(
        store.append("t", an_entry(1, text=long_text)),
        store.append("u", an_entry(1, text=long_text), Change(Phase.OVER)),
        return_exceptions=True,
    )

    assert [type(error) for error in errors] == [Failed, Failed]
    assert "full" in str(errors[0])
    await store.append("t", an_entry(1))
    await store.append("u", an_entry(1), Change(Phase.OVER))
    assert await store.log("t") == [an_entry(1)]
    assert await store.log("u") == [an_entry(1)]
    await store.close()


OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
HANG_UP_ON_WRITERS = text(f"SELECT pg_terminate_backend(pid) {OTHERS}")
WRITERS = text(f"SELECT count(*) {OTHERS}")


@pytest.mark.anyio
async def test_a_broken_connection_is_told_and_the_store_works_again_afterwards(postgres_url: str) -> None:
    """The connections break while their commits are under way."""
    store = await Store.open(postgres_url)
    tables = [f"table {number}" for number in range(20)]
    await open_tables(store, *tables)
    engine = create_async_engine(parsed_url(postgres_url))
    async with engine.begin() as connection:
        await connection.execute(text("LOCK TABLE log IN EXCLUSIVE MODE"))
        plain = [asyncio.create_task(store.append(table, an_entry(1))) for table in tables[:10]]
        mixed = [asyncio.create_task(store.append(table, an_entry(1), Change(Phase.OVER))) for table in tables[10:]]
        # Whoever has not begun yet will wait for the lock, too; nobody can get it.
        async with asyncio.timeout(PATIENCE):
            while not all(task.done() for task in (*plain, *mixed)):
                await connection.execute(HANG_UP_ON_WRITERS)
                await asyncio.sleep(0.02)
        errors = await asyncio.gather(*plain, *mixed, return_exceptions=True)
    await engine.dispose()
    await asyncio.gather(*(store.append(table, an_entry(1, text="again")) for table in tables))

    assert {type(error) for error in errors} == {Failed}
    for table in tables:
        assert await store.log(table) == [an_entry(1, text="again")]
    assert len(await store.lobby()) == 20
    await store.close()


@pytest.mark.anyio
async def test_connections_that_broke_meanwhile_are_replaced_unnoticed(postgres_url: str) -> None:
    """As after a restart of the server in a quiet hour."""
    store = await Store.open(postgres_url)
    tables = [f"table {number}" for number in range(20)]
    await open_tables(store, *tables)
    await store._database.read(lambda c: c.execute(HANG_UP_ON_WRITERS))
    async with asyncio.timeout(PATIENCE):
        while await store._database.read(lambda c: c.execute(WRITERS).scalar_one()):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await asyncio.gather(*(store.append(table, an_entry(1)) for table in tables))

    assert [listed.number for listed in await store.lobby()] == [1] * 20
    await store.close()


@pytest.mark.anyio
@pytest.mark.parametrize("url", ["postgresql://odango@127.0.0.1:1/nothing", "sqlite:/proc/nothing/odango.db"])
async def test_a_database_that_cannot_be_opened(url: str) -> None:
    with pytest.raises(Failed):
        await Store.open(url)


@pytest.mark.anyio
async def test_an_error_does_not_tell_what_was_to_be_written(store_url: str) -> None:
    """It goes to logs, and hashes and keys have no business there."""
    store = await Store.open(store_url)
    await store._database.read(lambda c: c.execute(text("DROP TABLE tokens")))
    await add_players(store, "ami")
    with pytest.raises(Failed) as caught:
        await store.add_token("id", "ami", "label", b"the secret hash", 1)
    await store.close()

    assert "tokens" in str(caught.value)
    assert "secret hash" not in str(caught.value) + str(caught.value.__cause__)
