"""The durable log of all tables, and the lists that people look tables up in."""

from __future__ import annotations

from collections.abc import Sequence
from hmac import compare_digest
from typing import Any
from zlib import crc32

from sqlalchemy import Connection, Table, delete, func, insert, select, update

from odango.store import decks, lists
from odango.store.database import Database, open_database
from odango.store.errors import Failed, Taken, Unknown
from odango.store.rows import Change, ChatRow, Deck, Listed, Player, Sitting, Token, entry_of, log_row
from odango.store.schema import chat, log, players, tables, tokens
from odango.store.writer import Job, Writer
from odango.table.entry import Card, Entry, Kind

__all__ = ["Change", "ChatRow", "Deck", "Failed", "Listed", "Player", "Sitting", "Store", "Taken", "Token", "Unknown"]

ENTRY = [log.c[field] for field in Entry.__struct_fields__]
PLAYER = [players.c[field] for field in Player.__struct_fields__]
TOKEN = [tokens.c[field] for field in Token.__struct_fields__]
CHAT = [chat.c[field] for field in ChatRow.__struct_fields__]


class Store:
    """One open database.

    What is written is durable when the call returns.  Taken, Unknown and Failed say why something was not.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writers = [Writer(commit) for commit in database.lanes]
        self._closed = False
        self.shared = database.shared
        """Whether other processes may write, too: then what was read may be old."""

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open `sqlite:PATH` (made if it is not there) or `postgresql://…`, and bring its schema up to date."""
        return cls(await open_database(url))

    async def close(self) -> None:
        """Finish everything that waits to be written, then let go of the database."""
        if self._closed:
            return
        self._closed = True
        for writer in self._writers:
            await writer.close()
        await self._database.close()

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        await self._database.read(lambda connection: connection.execute(select(1)).scalar_one())

    # The log

    async def append(self, table: str, entry: Entry, change: Change | None = None) -> None:
        """Write the entry, and with it what it changes in the lists.  Taken if the table has that number already."""
        also = None if change is None else lambda c: lists.write_change(c, table, change)
        await self._write(Job(table, (log_row(table, entry),), also))

    async def log(self, table: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The table's entries in order: those with a number greater than `after`, up to and with `until`."""
        which = select(*ENTRY).where(log.c.table == table, log.c.number > after).order_by(log.c.number)
        if until is not None:
            which = which.where(log.c.number <= until)
        return await self._database.read(lambda c: [entry_of(row) for row in c.execute(which)])

    async def choice_after(self, table: str, seat: int, number: int) -> Entry | None:
        """The seat's first choice with a greater number."""
        chosen = (log.c.table == table, log.c.number > number, log.c.seat == seat, log.c.kind == Kind.CHOICE)
        which = select(*ENTRY).where(*chosen).order_by(log.c.number).limit(1)
        row = await self._first(which)
        return None if row is None else entry_of(row)

    async def numbers(self, names: Sequence[str]) -> dict[str, int]:
        """The number each of these tables has come to."""
        return await self._last_numbers(log, names)

    # Tables

    async def open_table(self, card: Card, entries: list[Entry], change: Change) -> None:
        """A new table with its first entries; Taken if there is one of that id."""
        rows = tuple(log_row(card.id, entry) for entry in entries)
        await self._write(Job(card.id, rows, lambda c: lists.write_table(c, card, change)))

    async def card(self, table: str) -> Card | None:
        row = await self._first(select(*lists.CARD).where(tables.c.id == table))
        return None if row is None else lists.card_of(row)

    async def listed(self, table: str) -> Listed | None:
        found = await self._listed(lists.LISTED.where(tables.c.id == table))
        return found[0] if found else None

    async def lobby(self, limit: int = 100) -> list[Listed]:
        """Public tables that are open or playing, newest first."""
        return await self._listed(lists.in_lobby(limit))

    async def tables_of(self, player: str, limit: int = 100) -> list[Listed]:
        """Where the player sits: playing, then open, then ended; each by its last change, newest first."""
        return await self._listed(lists.where_sits(player, limit))

    async def played_with(self, player: str) -> set[str]:
        """Everyone the player has played with."""
        return set(await self._database.read(lambda c: list(c.scalars(lists.played_with(player)))))

    async def playing(self) -> list[str]:
        """Tables in the middle of a game at which a bot sits, for a server that starts."""
        return await self._database.read(lambda c: list(c.scalars(lists.with_bots())))

    # Players

    async def add_player(self, id: str, name: str, secret_hash: bytes, at: int) -> None:  # noqa: A002
        row = {"id": id, "name": name, "secret_hash": secret_hash, "created_at": at}
        await self._write(Job(id, also=lambda c: c.execute(insert(players).values(row)).rowcount))

    async def player_by_secret(self, id: str, secret_hash: bytes) -> Player | None:  # noqa: A002
        return await self._player(select(players.c.secret_hash, *PLAYER).where(players.c.id == id), secret_hash)

    async def rename(self, player: str, name: str) -> None:
        new_name = update(players).where(players.c.id == player).values(name=name)
        await self._write(Job(player, also=lambda c: c.execute(new_name).rowcount))

    async def add_token(self, id: str, player: str, label: str, secret_hash: bytes, at: int) -> None:  # noqa: A002
        row = {"id": id, "player": player, "label": label, "secret_hash": secret_hash, "created_at": at}
        await self._write(Job(player, also=lambda c: c.execute(insert(tokens).values(row)).rowcount))

    async def player_by_token(self, id: str, secret_hash: bytes) -> Player | None:  # noqa: A002
        owner = select(tokens.c.secret_hash, *PLAYER).join_from(tokens, players).where(tokens.c.id == id)
        return await self._player(owner, secret_hash)

    async def tokens(self, player: str) -> list[Token]:
        which = select(*TOKEN).where(tokens.c.player == player).order_by(tokens.c.created_at, tokens.c.id)
        return await self._database.read(lambda c: [Token(*row) for row in c.execute(which)])

    async def drop_token(self, player: str, id: str) -> bool:  # noqa: A002
        """Whether the player had that token."""
        gone = delete(tokens).where(tokens.c.id == id, tokens.c.player == player)
        return bool(await self._write(Job(player, also=lambda c: c.execute(gone).rowcount)))

    # Decks

    async def add_deck(self, deck: Deck, most: int) -> bool:
        """Keep a new deck; False if its player keeps so many already."""
        kept: bool = await self._write(Job(deck.player, also=lambda c: decks.write(c, deck, most)))
        return kept

    async def deck(self, id: str) -> Deck | None:  # noqa: A002
        row = await self._first(decks.one(id))
        return None if row is None else Deck(*row)

    async def decks_of(self, player: str) -> list[Deck]:
        """All that the player keeps, the latest change first."""
        return await self._database.read(lambda c: [Deck(*row) for row in c.execute(decks.kept_by(player))])

    async def change_deck(self, deck: Deck) -> bool:
        """Whether its player had that deck to change."""
        return bool(await self._write(Job(deck.player, also=lambda c: decks.change(c, deck))))

    async def drop_deck(self, player: str, id: str) -> bool:  # noqa: A002
        """Whether the player had that deck."""
        return bool(await self._write(Job(player, also=lambda c: decks.drop(c, player, id))))

    # Chat

    async def say(self, table: str, player: str, name: str, text: str, at: int) -> ChatRow:
        """Write down what somebody said, under the next number of this table's chat."""

        def also(connection: Connection) -> ChatRow:
            # Whoever holds the table's row is alone with its chat until the end of the transaction.
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True))
            last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table)).scalar()
            row = ChatRow(table, (last or 0) + 1, player, name, at, text)
            connection.execute(insert(chat).values({field: getattr(row, field) for field in row.__struct_fields__}))
            return row

        said: ChatRow = await self._write(Job(table, also=also))
        return said

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """What was said, in order, from the first number greater than `after`."""
        which = select(*CHAT).where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number).limit(limit)
        return await self._database.read(lambda c: [ChatRow(*row) for row in c.execute(which)])

    async def chat_numbers(self, names: Sequence[str]) -> dict[str, int]:
        """The number the chat of each of these tables has come to; without those where nobody has spoken."""
        return await self._last_numbers(chat, names)

    async def _last_numbers(self, rows: Table, names: Sequence[str]) -> dict[str, int]:
        last = select(rows.c.table, func.max(rows.c.number)).where(rows.c.table.in_(names)).group_by(rows.c.table)
        return await self._database.read(lambda c: {row[0]: row[1] for row in c.execute(last)}) if names else {}

    async def _write(self, job: Job) -> Any:
        # One table's or player's jobs share a lane, and so stay in order.
        return await self._writers[crc32(job.key.encode()) % len(self._writers)].write(job)

    async def _first(self, which: Any) -> Any:
        return await self._database.read(lambda c: c.execute(which).first())

    async def _listed(self, which: Any) -> list[Listed]:
        return await self._database.read(lambda c: lists.listed(c, which))

    async def _player(self, which: Any, secret_hash: bytes) -> Player | None:
        row = await self._first(which)
        return Player(*row[1:]) if row is not None and compare_digest(row[0], secret_hash) else None
