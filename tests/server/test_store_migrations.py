"""The steps to the schema and the schema itself agree, and two processes may start at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from odango.store import Failed, Store
from odango.store.schema import metadata
from server.store_samples import an_entry, open_tables
from waiting import PATIENCE


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


def keys(connection: Connection) -> dict[str, list[str]]:
    """Alembic does not compare primary keys."""
    found = inspect(connection)
    return {name: found.get_pk_constraint(name)["constrained_columns"] for name in metadata.tables}


@pytest.mark.anyio
async def test_migrations_lead_to_the_schema(store_url: str) -> None:
    store = await Store.open(store_url)
    different = await store._database.read(differences)
    found = await store._database.read(keys)
    await store.close()

    assert different == []
    assert found == {name: [column.name for column in table.primary_key] for name, table in metadata.tables.items()}


@pytest.mark.anyio
async def test_a_missing_column_would_be_noticed(store_url: str) -> None:
    """The comparison above can fail."""
    store = await Store.open(store_url)
    await store._database.read(lambda c: c.execute(text("ALTER TABLE tables DROP COLUMN clock")))
    different = await store._database.read(differences)
    await store.close()

    assert [(what, column.name) for what, _, _, column in different] == [("add_column", "clock")]


@pytest.mark.anyio
async def test_sqlite_keeps_the_rows_of_a_table_together(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:{tmp_path / 'odango.db'}")
    clustered = text("SELECT name FROM pragma_table_list WHERE wr ORDER BY name")
    names = await store._database.read(lambda c: list(c.scalars(clustered)))
    await store.close()

    assert names == sorted(
        name for name, table in metadata.tables.items() if table.dialect_options["sqlite"]["with_rowid"] is False
    )
    assert "log" in names


async def versions(url: str) -> list[str]:
    store = await Store.open(url)
    found = await store._database.read(lambda c: list(c.scalars(text("SELECT version_num FROM alembic_version"))))
    await store.close()
    return found


@pytest.mark.anyio
async def test_opening_twice_at_once_migrates_once(store_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(store_url) for _ in range(4)))
    await open_tables(stores[0], "t")
    await stores[1].append("t", an_entry(1))

    assert await stores[2].log("t") == [an_entry(1)]
    for store in stores:
        await store.close()
    assert await versions(store_url) == ["0002"]


@pytest.mark.anyio
async def test_a_database_of_a_later_version_is_refused_and_left_alone(store_url: str) -> None:
    store = await Store.open(store_url)
    later = text("UPDATE alembic_version SET version_num = 'later'")
    await store._database.read(lambda c: c.execute(later))
    await store.close()

    with pytest.raises(Failed, match="another version"):
        await Store.open(store_url)


OPEN = """
import asyncio, sys
from odango.store import Failed, Store

async def main():
    store = await Store.open(sys.argv[1])
    await store.ping()
    await store.close()

asyncio.run(main())
"""


def test_processes_that_start_at_once_migrate_once(store_url: str) -> None:
    processes = [
        subprocess.Popen([sys.executable, "-c", OPEN, store_url], stderr=subprocess.PIPE, text=True) for _ in range(3)
    ]
    for process in processes:
        _, errors = process.communicate(timeout=PATIENCE)

        assert process.returncode == 0, errors
    assert asyncio.run(versions(store_url)) == ["0002"]
