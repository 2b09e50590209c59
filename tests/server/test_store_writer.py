"""Group commit: nothing is acknowledged before it is committed, and nobody pays for another's mistake."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from odango.store import Change, Failed, Store, Taken, Unknown
from odango.store.writer import Job, Writer
from odango.table.entry import Phase
from server.store_samples import a_card, add_players, an_entry, open_tables, sitting

pytestmark = pytest.mark.anyio


class Gate:
    """A database that commits when it is told to, and remembers the groups."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.open = asyncio.Event()
        self.errors: list[Exception] = []

    async def commit(self, jobs: list[Job]) -> list[Any]:
        self.groups.append([job.key for job in jobs])
        await self.open.wait()
        if self.errors:
            raise self.errors.pop()
        return [f"wrote {job.key}" for job in jobs]


async def until_idle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_nothing_is_acknowledged_before_the_commit_and_the_next_group_gathers_meanwhile() -> None:
    gate = Gate()
    writer = Writer(gate.commit)
    waiting = [asyncio.create_task(writer.write(Job(key))) for key in "a"]
    await until_idle()
    waiting += [asyncio.create_task(writer.write(Job(key))) for key in "bcd"]
    await until_idle()

    assert gate.groups == [["a"]]
    assert not any(task.done() for task in waiting)
    gate.open.set()
    assert await asyncio.gather(*waiting) == ["wrote a", "wrote b", "wrote c", "wrote d"]
    assert gate.groups == [["a"], ["b", "c", "d"]]
    await writer.close()


async def test_who_gives_up_in_the_queue_is_not_written_and_harms_nobody() -> None:
    gate = Gate()
    writer = Writer(gate.commit)
    under_way = asyncio.create_task(writer.write(Job("under way")))
    await until_idle()
    waiting = {key: asyncio.create_task(writer.write(Job(key))) for key in "abc"}
    await until_idle()
    waiting["b"].cancel()
    under_way.cancel()
    await until_idle()
    gate.open.set()

    assert await waiting["a"] == "wrote a"
    assert await waiting["c"] == "wrote c"
    assert gate.groups == [["under way"], ["a", "c"]]
    await writer.close()


async def test_an_error_reaches_everyone_in_the_group_and_the_writer_lives_on() -> None:
    """Each gets an error of their own: one object raised in many places would gather all their traces."""
    gate = Gate()
    gate.open.set()
    gate.errors.append(OSError("the disk is gone"))
    writer = Writer(gate.commit)
    errors = await asyncio.gather(*(writer.write(Job(key)) for key in "ab"), return_exceptions=True)

    assert [type(error) for error in errors] == [Failed, Failed]
    assert errors[0] is not errors[1]
    assert await writer.write(Job("c")) == "wrote c"
    await writer.close()


async def test_close_finishes_what_waits_and_takes_no_more() -> None:
    gate = Gate()
    writer = Writer(gate.commit)
    waiting = [asyncio.create_task(writer.write(Job(key))) for key in "abc"]
    await until_idle()
    closing = asyncio.create_task(writer.close())
    await until_idle()
    with pytest.raises(RuntimeError, match="closed"):
        await writer.write(Job("late"))

    assert not closing.done()
    gate.open.set()
    await closing
    assert all(task.done() for task in waiting)


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.open(store_url)
    yield store
    await store.close()


async def outcome_of_all(*waiting: Any) -> list[type[Any]]:
    return [type(result) for result in await asyncio.gather(*waiting, return_exceptions=True)]


async def test_only_the_guilty_of_a_group_are_refused(store: Store) -> None:
    await open_tables(store, "t", "u")
    await store.append("t", an_entry(5))
    outcome = await outcome_of_all(
        *(store.append("t", an_entry(number)) for number in range(1, 10)),
        store.append("nowhere", an_entry(1)),
        store.append("u", an_entry(2**40)),
        store.append("u", an_entry(1)),
    )

    assert [place for place, result in enumerate(outcome, 1) if result is Taken] == [5]
    assert outcome[9] is Unknown
    assert outcome[11] is type(None)
    assert [entry.number for entry in await store.log("t")] == list(range(1, 10))


async def test_the_first_of_two_in_a_group_gets_the_number(store: Store) -> None:
    await open_tables(store, "t")
    outcome = await outcome_of_all(*(store.append("t", an_entry(1, text=text)) for text in ("first", "second")))

    assert outcome == [type(None), Taken]
    assert await store.log("t") == [an_entry(1, text="first")]


async def test_all_kinds_of_writes_share_a_group(store: Store) -> None:
    """What needs another of the same group comes after it: a seat after its table, its player already known."""
    await add_players(store, "ami", "rei")
    outcome = await outcome_of_all(
        store.open_table(a_card("t"), [an_entry(1)], Change(Phase.OPEN, sitting("ami"))),
        store.append("t", an_entry(2), Change(Phase.PLAYING, sitting("ami", "rei"))),
        store.append("t", an_entry(2), Change(Phase.ABANDONED, [])),
        store.say("t", "ami", "Ami", "one", 1),
        store.say("t", "ami", "Ami", "two", 2),
        store.append("t", an_entry(3)),
        store.add_player("ami", "Nobody", b"", 2),
        store.rename("rei", "Mars"),
        store.add_token("key", "rei", "", b"hash", 1),
    )
    listed = await store.listed("t")
    owner = await store.player_by_token("key", b"hash")

    assert [place for place, result in enumerate(outcome) if result is Taken] == [2, 6]
    assert [entry.number for entry in await store.log("t")] == [1, 2, 3]
    assert [(said.number, said.text) for said in await store.chat("t")] == [(1, "one"), (2, "two")]
    assert listed is not None
    assert (listed.phase, listed.sitting) == (Phase.PLAYING, sitting("ami", "rei"))
    assert owner is not None
    assert owner.name == "Mars"


async def test_a_thousand_at_once(store: Store) -> None:
    """Many tables, ten entries each, all waiting together."""
    tables = [f"table {number}" for number in range(100)]
    await asyncio.gather(*(store.open_table(a_card(table), [], Change()) for table in tables))
    await asyncio.gather(*(store.append(table, an_entry(n)) for n in range(1, 11) for table in tables))

    for table in tables:
        assert [entry.number for entry in await store.log(table)] == list(range(1, 11))


async def test_cancelled_appends_harm_nobody(store: Store) -> None:
    tables = [f"table {number}" for number in range(60)]
    await asyncio.gather(*(store.open_table(a_card(table), [], Change()) for table in tables))
    waiting = [asyncio.create_task(store.append(table, an_entry(1))) for table in tables]
    for place, task in enumerate(waiting):
        await asyncio.sleep(0)
        if place % 3 == 0:
            task.cancel()
    outcome = await outcome_of_all(*waiting)

    assert {result for place, result in enumerate(outcome) if place % 3} == {type(None)}
    for place, table in enumerate(tables):
        assert await store.log(table) == [an_entry(1)] or place % 3 == 0


async def test_two_stores_race_for_the_same_numbers(store_url: str) -> None:
    """Exactly one wins each number, whichever way groups fall."""
    one, other = await Store.open(store_url), await Store.open(store_url)
    tables = [f"table {number}" for number in range(20)]
    await open_tables(one, *tables)
    keys = [(table, number) for number in range(1, 11) for table in tables]
    appends = [
        store.append(table, an_entry(number, text=name))
        for store, name, order in ((one, "one", keys), (other, "other", keys[::-1]))
        for table, number in order
    ]
    outcome = await outcome_of_all(*appends)
    won = [
        {key for key, result in zip(keys, outcome[: len(keys)], strict=True) if result is type(None)},
        {key for key, result in zip(keys[::-1], outcome[len(keys) :], strict=True) if result is type(None)},
    ]
    written = {(table, entry.number): entry.text for table in tables for entry in await one.log(table)}
    await one.close()
    await other.close()

    assert set(outcome) == {type(None), Taken}
    assert won[0] | won[1] == set(keys)
    assert not won[0] & won[1]
    assert written == {**dict.fromkeys(won[0], "one"), **dict.fromkeys(won[1], "other")}


async def test_two_stores_number_one_chat_without_gaps(store_url: str) -> None:
    one, other = await Store.open(store_url), await Store.open(store_url)
    await add_players(one, "ami")
    await open_tables(one, "t", "u")
    said = await asyncio.gather(
        *(store.say(table, "ami", "Ami", "?", 1) for _ in range(30) for store in (one, other) for table in "tu")
    )
    read = await other.chat("t")
    await one.close()
    await other.close()

    assert sorted((row.table, row.number) for row in said) == [(table, n) for table in "tu" for n in range(1, 61)]
    assert [row.number for row in read] == list(range(1, 61))
