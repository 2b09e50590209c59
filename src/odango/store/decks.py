"""Decks that players keep."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from odango.store.rows import Deck
from odango.store.schema import decks, players

DECK = [decks.c[field] for field in Deck.__struct_fields__]


def one(deck: str) -> Select[Any]:
    return select(*DECK).where(decks.c.id == deck)


def kept_by(player: str) -> Select[Any]:
    """The latest change first."""
    return select(*DECK).where(decks.c.player == player).order_by(decks.c.changed_at.desc(), decks.c.id)


def write(connection: Connection, deck: Deck, most: int) -> bool:
    """Whether it was written: not if the player keeps so many already."""
    # Whoever holds the player's row is alone with their decks until the end of the transaction.
    connection.execute(select(players.c.id).where(players.c.id == deck.player).with_for_update(key_share=True))
    count = connection.execute(select(func.count()).where(decks.c.player == deck.player)).scalar_one()
    if count >= most:
        return False
    connection.execute(insert(decks).values({field: getattr(deck, field) for field in Deck.__struct_fields__}))
    return True


def change(connection: Connection, deck: Deck) -> bool:
    """Whether the player had it."""
    own = update(decks).where(decks.c.id == deck.id, decks.c.player == deck.player)
    return bool(connection.execute(own.values(name=deck.name, list=deck.list, changed_at=deck.changed_at)).rowcount)


def drop(connection: Connection, player: str, deck: str) -> bool:
    """Whether the player had it."""
    return bool(connection.execute(delete(decks).where(decks.c.id == deck, decks.c.player == player)).rowcount)
