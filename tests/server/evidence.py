"""What the log must say after people were told something: read from the store itself, past the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from msgspec import Struct

from odango.core.replay import check
from odango.games import GAMES
from odango.store.store import Store
from odango.table.entry import Card, Entry, Kind
from odango.table.table import replay_of
from places import FAILED, ROOT
from server.players import Choice, Ledger


class Story(Struct):
    """One table as the store has it."""

    card: Card
    entries: list[Entry]

    def choices(self, *, of_people: bool = True) -> list[Choice]:
        """Who chose what; bots' choices only if asked for."""
        return [
            Choice(self.card.id, entry.number, entry.seat, entry.text)
            for entry in self.entries
            if entry.kind == Kind.CHOICE and entry.seat is not None and (entry.player is not None or not of_people)
        ]


def last_games(url: str) -> str:
    """The games last begun at a SQLite store, each as a file that plays it again; where the files are."""
    path = url.removeprefix("sqlite:")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        rows = database.execute("SELECT id FROM tables ORDER BY opened_at DESC LIMIT 4").fetchall()
    FAILED.mkdir(parents=True, exist_ok=True)
    told = []
    # In a thread of its own: whoever has failed may have a loop that runs.
    with ThreadPoolExecutor(1) as apart:
        found = apart.submit(lambda: asyncio.run(stories(url, [table for (table,) in rows]))).result()
    for table, story in found.items():
        file = FAILED / f"{table}.replay"
        file.write_text(replay_of(story.card, story.entries).write(), "utf-8")
        told.append(f"{story.card.game}, {len(story.entries)} entries: {file.relative_to(ROOT)}")
    return "\n".join(told)


async def stories(url: str, tables: Iterable[str]) -> dict[str, Story]:
    store = await Store.open(url)
    try:
        found = {}
        for table in tables:
            card = await store.card(table)
            assert card is not None
            found[table] = Story(card, await store.log(table))
        return found
    finally:
        await store.close()


def assert_whole(story: Story) -> None:
    """Numbers 1 to n without a gap; every entry follows by the rules from those before it; the game came to its end.

    A choice that was applied twice would stand twice, or would leave a state from which the next one does not follow.
    """
    assert [entry.number for entry in story.entries] == list(range(1, len(story.entries) + 1))
    replay = replay_of(story.card, story.entries)
    assert replay.end
    assert check(replay, GAMES)


def assert_kept_word(ledger: Ledger, found: dict[str, Story]) -> None:
    """Every acknowledged choice stands in the log, exactly once, and so does no other; what was refused does not."""
    promised = set(ledger.acknowledged)
    kept = [choice for story in found.values() for choice in story.choices()]

    assert len(promised) == len(ledger.acknowledged)
    assert len(set(kept)) == len(kept)
    assert sorted(promised.difference(kept)) == []
    assert sorted(set(kept) - promised) == []
    for refusal in ledger.refused:
        later = [c for c in found[refusal.table].choices() if c.seat == refusal.seat and c.number > refusal.number]
        assert not later or later[0].text != refusal.text, refusal
