"""How the database became what `schema` says, step by step; applied whenever a store is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from odango.store.errors import Failed


def migrate(connection: Connection) -> None:
    """Bring the database up to date within the transaction that the connection is in.

    Nobody else may migrate meanwhile: whoever calls this holds a lock until that transaction ends.
    """
    config = Config()
    # The path of an installation may hold a percent sign, which would be a placeholder here.
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise Failed(f"this database was made by another version of Odango: {error}") from error
