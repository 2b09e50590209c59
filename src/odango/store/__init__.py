"""The durable log: SQLite with no configuration, PostgreSQL by URL."""

from odango.store.errors import Failed, Taken, Unknown
from odango.store.rows import Change, ChatRow, Deck, Listed, Player, Sitting, Token
from odango.store.store import Store

__all__ = ["Change", "ChatRow", "Deck", "Failed", "Listed", "Player", "Sitting", "Store", "Taken", "Token", "Unknown"]
