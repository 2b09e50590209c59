"""The tables of the database as they are now.  `migrations` says how they became so; a test holds both together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("secret_hash", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # For accounts; a guest has neither.
    Column("login", Text, unique=True),
    Column("password_hash", Text),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("secret_hash", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("previous", Text, ForeignKey("tables.id")),
    Column("pools", Text),
    # What follows changes while the table lives.  `next` may be written before that table is opened.
    Column("next", Text),
    Column("phase", Text, nullable=False),
    # For clocks (JSON) and for games over days.
    Column("clock", Text),
    Column("pace", Text),
    Index("ix_tables_phase", "phase", "public", "opened_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("players.id"), index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    sqlite_with_rowid=False,
)

# The rows of a table lie together on the disk, and the key is the lock: nobody writes a number twice.
log = Table(
    "log",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("player", Text),
    Column("text", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("asked", Text, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Decks that people have put together and kept; whoever has the id may look at one.
decks = Table(
    "decks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("list", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)
