"""Databases for tests: a fresh one each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from installing import do_without
from odango.server import presence
from odango.store.database import postgres_url as parsed_url
from server.postgres import NoPostgres, Postgres, running
from server.running import Running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def nobody_fades(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a house inside the test's process whoever has gone is still seen to be there.

    When that ends is the clock's business, and would be told in the middle of whatever is compared.
    """
    monkeypatch.setattr(presence, "LINGER", 3600.0)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One server for all tests of this process; it does not sync, since no test takes the power away."""
    try:
        with running(fsync=False) as server:
            yield server
    except NoPostgres as why:
        do_without(why)


def fresh_database(server: Postgres) -> str:
    """The address of a new, empty database."""
    name = f"test_{uuid4().hex}"

    async def create() -> None:
        engine = create_async_engine(parsed_url(f"{server.url}/postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return f"{server.url}/{name}"


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> str:
    """A fresh, empty database."""
    return fresh_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh, empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'odango.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not mind each other: SQLite, nobody held back, bots in a hurry."""
    store = f"sqlite:{tmp_path_factory.mktemp('house') / 'odango.db'}"
    with Running(store, "--no-limits", "--bot-pace", "0") as server:
        yield server


@pytest.fixture
def house_url(house: Running) -> str:
    return house.url
