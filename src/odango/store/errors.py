"""What may go wrong with the store, told apart for those who call it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, SQLAlchemyError


class Taken(Exception):
    """Somebody else has written that number, or has that id or seat: read the log and decide again."""


class Unknown(LookupError):
    """A row names a table or a player that the store does not hold."""


class Failed(Exception):
    """The database does not answer or cannot write; its own error is the cause.

    What was to be written may or may not be there, as after a connection that broke during the commit: read again.
    """


UNIQUE = {"SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE", "23505"}
FOREIGN = {"SQLITE_CONSTRAINT_FOREIGNKEY", "23503"}
BAD_DATA, BAD_KEY, ROLLED_BACK = "22", "23", "40"
"""Classes of SQLSTATE: one row is at fault, or the transaction met another one."""

OF_DATABASES = (SQLAlchemyError, sqlite3.Error, OSError)


def told(error: Exception) -> Exception:
    """The error as a caller shall see it: an object of its own for everyone who waits."""
    code = _code(error)
    if code in UNIQUE:
        told: Exception = Taken()
    elif code in FOREIGN:
        told = Unknown()
    elif code or isinstance(error, OF_DATABASES):
        told = Failed(str(error))
    else:
        return error
    told.__cause__ = error
    return told


@contextmanager
def errors_told() -> Iterator[None]:
    """Within this, errors of a database become ours."""
    try:
        yield
    except Exception as error:
        seen = told(error)
        if seen is error:
            raise
        raise seen from error


def one_is_guilty(error: Exception) -> bool:
    """Whether the jobs of a group that failed like this may do better one by one."""
    code = _code(error)
    if code:
        return code.startswith("SQLITE_CONSTRAINT") or code[:2] in {BAD_DATA, BAD_KEY, ROLLED_BACK}
    return not isinstance(error, OF_DATABASES)


def _code(error: Exception) -> str:
    """What SQLite or PostgreSQL calls it; the drivers' errors have one attribute or the other."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(original, "sqlite_errorname", None) or getattr(original, "sqlstate", None) or "")
