"""Tables as the lobby and their players list them."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from odango.store.rows import Change, Listed, Sitting, numbers_of
from odango.store.schema import log, seats, tables
from odango.table.entry import Card, Phase

CARD = [tables.c[field] for field in Card.__struct_fields__]
RUNNING = (Phase.OPEN, Phase.PLAYING)
BEGUN = (Phase.PLAYING, Phase.OVER, Phase.ABANDONED)


def _of_last_entry(column: Column[Any], without: Any) -> ColumnElement[Any]:
    """Looked up by key for each table that is given; a join would tempt planners to walk through whole logs."""
    last = select(column).where(log.c.table == tables.c.id).order_by(log.c.number.desc()).limit(1)
    return func.coalesce(last.scalar_subquery(), without)


CHANGED_AT = _of_last_entry(log.c.at, tables.c.opened_at)
LAST_ENTRY = (_of_last_entry(log.c.number, 0), _of_last_entry(log.c.asked, ""), CHANGED_AT)
LISTED: Select[Any] = select(*CARD, tables.c.phase, tables.c.next, *LAST_ENTRY)
NEWEST_FIRST = (tables.c.opened_at.desc(), tables.c.id)
RUNNING_FIRST = (
    case((tables.c.phase == Phase.PLAYING, 0), (tables.c.phase == Phase.OPEN, 1), else_=2),
    CHANGED_AT.desc(),
    tables.c.id,
)


# Built once: putting a statement together takes longer than carrying it out.
NEW_STANDING = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(
        phase=func.coalesce(bindparam("new_phase", type_=Text), tables.c.phase),
        next=func.coalesce(bindparam("new_next", type_=Text), tables.c.next),
    )
)
NOBODY_SITS = delete(seats).where(seats.c.table == bindparam("of"))
NEW_TABLE = insert(tables)
NEW_SEATS = insert(seats)


def card_of(row: Row[Any]) -> Card:
    return Card(**dict(zip(Card.__struct_fields__, row, strict=False)))


def listed(connection: Connection, which: Select[Any]) -> list[Listed]:
    """The tables that a selection from LISTED gives, with all who sit there."""
    found = connection.execute(which).all()
    sitting: defaultdict[str, list[Sitting]] = defaultdict(list)
    columns = (seats.c.table, *(seats.c[field] for field in Sitting.__struct_fields__))
    chosen = select(*columns).where(seats.c.table.in_([row[0] for row in found])).order_by(seats.c.seat)
    for table, *fields in connection.execute(chosen) if found else ():
        sitting[table].append(Sitting(*fields))
    return [_listed(row, sitting[row[0]]) for row in found]


def _listed(row: Row[Any], sitting: list[Sitting]) -> Listed:
    phase, following, number, asked, changed_at = row[len(CARD) :]
    return Listed(card_of(row), Phase(phase), sitting, number, numbers_of(asked), changed_at, following)


def in_lobby(limit: int) -> Select[Any]:
    return LISTED.where(tables.c.public, tables.c.phase.in_(RUNNING)).order_by(*NEWEST_FIRST).limit(limit)


def where_sits(player: str, limit: int) -> Select[Any]:
    mine = select(seats.c.table).where(seats.c.player == player)
    return LISTED.where(tables.c.id.in_(mine)).order_by(*RUNNING_FIRST).limit(limit)


def played_with(player: str) -> Select[tuple[str]]:
    """Who has sat with the player at a table at which a game began.

    All of them: told whom one means, planners look up everything those have played instead.
    """
    mine, theirs = seats.alias("mine"), seats.alias("theirs")
    return (
        select(theirs.c.player)
        .join_from(mine, theirs, theirs.c.table == mine.c.table)
        .join(tables, tables.c.id == mine.c.table)
        .where(mine.c.player == player, theirs.c.player != player)
        .where(tables.c.phase.in_(BEGUN))
        .distinct()
    )


def with_bots() -> Select[tuple[str]]:
    """Tables at which a bot may have to move."""
    bots = select(seats.c.table).where(seats.c.bot.is_not(None))
    return select(tables.c.id).where(tables.c.phase == Phase.PLAYING, tables.c.id.in_(bots)).order_by(*NEWEST_FIRST)


def write_table(connection: Connection, card: Card, change: Change) -> None:
    fields = {field: getattr(card, field) for field in Card.__struct_fields__}
    connection.execute(NEW_TABLE, {**fields, "phase": change.phase or Phase.OPEN, "next": change.next})
    _write_seats(connection, card.id, change.sitting or [])


def write_change(connection: Connection, table: str, change: Change) -> None:
    connection.execute(NEW_STANDING, {"of": table, "new_phase": change.phase, "new_next": change.next})
    if change.sitting is not None:
        connection.execute(NOBODY_SITS, {"of": table})
        _write_seats(connection, table, change.sitting)


def _write_seats(connection: Connection, table: str, sitting: list[Sitting]) -> None:
    rows = [{"table": table, **{field: getattr(one, field) for field in Sitting.__struct_fields__}} for one in sitting]
    if rows:
        connection.execute(NEW_SEATS, rows)
