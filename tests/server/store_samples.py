"""Cards and entries for tests of the store."""

from __future__ import annotations

from typing import Any

from odango.store import Change, Sitting, Store
from odango.table.entry import Card, Entry, Phase


def a_card(table: str = "t", **other: Any) -> Card:
    fields: dict[str, Any] = {
        "game": "bluff",
        "rules": 3,
        "setup": '{"rounds":2}',
        "seats": 4,
        "public": True,
        "spectators": False,
        "start_when_full": True,
        "key": b"\x00\xff secret",
        "opened_at": 1_790_000_000_000,
    }
    return Card(id=table, **{**fields, **other})


def an_entry(number: int, **other: Any) -> Entry:
    fields: dict[str, Any] = {
        "kind": "choice",
        "seat": 1,
        "player": "ami",
        "text": f"tile {number}",
        "chance": (3, 1, 5),
        "at": 1_790_000_000_000 + number,
        "asked": (0, 2),
    }
    return Entry(number=number, **{**fields, **other})


async def open_tables(store: Store, *tables: str) -> None:
    for table in tables:
        await store.open_table(a_card(table), [], Change(Phase.PLAYING))


async def add_players(store: Store, *players: str) -> None:
    for player in players:
        await store.add_player(player, player.title(), player.encode(), 1)


def sitting(*players: str | None) -> list[Sitting]:
    """Everyone on the seats from 0 on; None is a bot."""
    return [
        Sitting(seat, player, player.title() if player else "Luna", None if player else "gentle")
        for seat, player in enumerate(players)
    ]
