"""Every method of the store, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from odango.store import Change, ChatRow, Listed, Player, Store, Taken, Token, Unknown
from odango.store.database import postgres_url, sqlite_path
from odango.table.entry import Kind, Phase
from server.store_samples import a_card, add_players, an_entry, open_tables, sitting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.open(store_url)
    yield store
    await store.close()


async def test_an_entry_comes_back_as_it_was_written(store: Store) -> None:
    """Whatever a field holds: nothing, quotes, other scripts, long lists of chance, large times."""
    entries = [
        an_entry(1, kind=Kind.START, seat=None, player=None, text="", chance=(), asked=()),
        an_entry(2, text="sailor-jupiter to C; \"x\" 'y' \\ \n ✨ セーラー 🌙", chance=tuple(range(500)), at=2**52),
        an_entry(3, seat=0, asked=(25,)),
    ]
    await open_tables(store, "t")
    for entry in entries:
        await store.append("t", entry)

    assert await store.log("t") == entries


async def test_the_log_is_given_in_order_and_in_parts(store: Store) -> None:
    await open_tables(store, "t", "other")
    for number in (3, 1, 12, 2):
        await store.append("t", an_entry(number))
    await store.append("other", an_entry(1))

    assert [entry.number for entry in await store.log("t")] == [1, 2, 3, 12]
    assert [entry.number for entry in await store.log("t", after=1)] == [2, 3, 12]
    assert [entry.number for entry in await store.log("t", after=1, until=3)] == [2, 3]
    assert await store.log("t", after=12) == []
    assert await store.log("nowhere") == []


async def test_a_number_is_written_once(store: Store) -> None:
    await open_tables(store, "t")
    await store.append("t", an_entry(1))
    with pytest.raises(Taken):
        await store.append("t", an_entry(1, text="another"))

    assert await store.log("t") == [an_entry(1)]


async def test_an_entry_needs_its_table(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.append("nowhere", an_entry(1))


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800"])
async def test_text_that_no_database_keeps_is_refused(store: Store, text: str) -> None:
    """Cut off or replaced in silence, it would play another game after a restart."""
    await open_tables(store, "t")
    with pytest.raises(ValueError, match=r"U\+0000|surrogates"):
        await store.append("t", an_entry(1, text=text))

    assert await store.log("t") == []


async def test_the_choice_after_a_number(store: Store) -> None:
    """The first choice of that seat, whatever others did and whatever else the seat did."""
    await open_tables(store, "t")
    for entry in (
        an_entry(1, seat=1),
        an_entry(2, seat=0),
        an_entry(3, seat=1, kind=Kind.VOTE),
        an_entry(4, seat=1),
        an_entry(5, seat=1),
    ):
        await store.append("t", entry)

    assert await store.choice_after("t", 1, 1) == an_entry(4, seat=1)
    assert await store.choice_after("t", 1, 0) == an_entry(1, seat=1)
    assert await store.choice_after("t", 1, 5) is None
    assert await store.choice_after("t", 3, 0) is None


async def test_a_table_is_opened_once_with_its_first_entries(store: Store) -> None:
    await add_players(store, "ami")
    change = Change(Phase.OPEN, sitting("ami", None))
    await store.open_table(a_card(), [an_entry(1), an_entry(2)], change)
    with pytest.raises(Taken):
        await store.open_table(a_card(game="dice"), [an_entry(3)], change)

    assert await store.card("t") == a_card()
    assert await store.log("t") == [an_entry(1), an_entry(2)]
    assert await store.listed("t") == Listed(
        a_card(), Phase.OPEN, sitting("ami", None), 2, (0, 2), an_entry(2).at, next=None
    )


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.card("nowhere") is None
    assert await store.listed("nowhere") is None


async def test_a_table_without_entries_is_as_old_as_itself(store: Store) -> None:
    await open_tables(store, "t")

    assert await store.listed("t") == Listed(a_card(), Phase.PLAYING, [], 0, (), a_card().opened_at)


async def test_a_change_is_written_with_its_entry_or_not_at_all(store: Store) -> None:
    await add_players(store, "ami", "rei")
    await store.open_table(a_card(), [an_entry(1)], Change(Phase.OPEN, sitting("ami")))
    await store.append("t", an_entry(2), Change(Phase.PLAYING, sitting("rei", "ami"), "rematch"))
    with pytest.raises(Taken):
        await store.append("t", an_entry(2), Change(Phase.OVER, []))
    with pytest.raises(Unknown):
        await store.append("t", an_entry(3), Change(Phase.OVER, sitting("a stranger")))

    assert await store.listed("t") == Listed(
        a_card(), Phase.PLAYING, sitting("rei", "ami"), 2, (0, 2), an_entry(2).at, "rematch"
    )
    assert len(await store.log("t")) == 2


async def test_a_change_leaves_alone_what_it_does_not_name(store: Store) -> None:
    await add_players(store, "ami")
    await store.open_table(a_card(), [], Change(Phase.OPEN, sitting("ami")))
    await store.append("t", an_entry(1), Change(phase=Phase.PLAYING))
    await store.append("t", an_entry(2), Change(next="rematch"))
    listed = await store.listed("t")

    assert listed is not None
    assert (listed.phase, listed.sitting, listed.next) == (Phase.PLAYING, sitting("ami"), "rematch")


async def test_a_rematch_knows_what_it_repeats(store: Store) -> None:
    await store.open_table(a_card("first"), [], Change())
    await store.open_table(a_card("second", previous="first"), [], Change())

    assert await store.card("second") == a_card("second", previous="first")


async def test_the_lobby_lists_public_tables_that_live_newest_first(store: Store) -> None:
    await add_players(store, "ami", "rei")
    await store.open_table(a_card("old", opened_at=1), [an_entry(1)], Change(Phase.PLAYING, sitting("ami", "rei")))
    await store.open_table(a_card("new", opened_at=3), [], Change(Phase.OPEN, sitting("rei")))
    await store.open_table(a_card("middle", opened_at=2), [], Change(Phase.OPEN, []))
    await store.open_table(a_card("private", opened_at=4, public=False), [], Change(Phase.OPEN))
    for phase in (Phase.OVER, Phase.ABANDONED, Phase.CLOSED):
        await store.open_table(a_card(phase, opened_at=5), [], Change(phase))
    lobby = await store.lobby()

    assert [listed.card.id for listed in lobby] == ["new", "middle", "old"]
    assert [listed.sitting for listed in lobby] == [sitting("rei"), [], sitting("ami", "rei")]
    assert [listed.number for listed in lobby] == [0, 0, 1]
    assert [listed.card.id for listed in await store.lobby(limit=2)] == ["new", "middle"]


async def test_a_players_tables_running_ones_first(store: Store) -> None:
    await add_players(store, "ami", "rei")
    mine = sitting("rei", "ami")
    for phase in (Phase.OVER, Phase.OPEN, Phase.PLAYING):
        await store.open_table(a_card(phase, opened_at=9, public=False), [], Change(phase, mine))
    await store.open_table(a_card("played last", opened_at=1), [an_entry(1, at=99)], Change(Phase.PLAYING, mine))
    await store.open_table(a_card("not mine"), [], Change(Phase.PLAYING, sitting("rei")))

    assert [listed.card.id for listed in await store.tables_of("ami")] == ["played last", "playing", "open", "over"]
    assert [listed.card.id for listed in await store.tables_of("ami", limit=1)] == ["played last"]
    assert await store.tables_of("nobody") == []


async def test_who_has_played_with_whom(store: Store) -> None:
    """Whoever sat at a table where a game began, ended or not; waiting together is not playing together."""
    await add_players(store, "ami", "rei", "makoto", "minako", "usagi", "hotaru")
    for phase, other in (
        (Phase.PLAYING, "rei"), (Phase.OVER, "makoto"), (Phase.ABANDONED, "minako"), (Phase.OPEN, "usagi"),
        (Phase.CLOSED, "hotaru"),
    ):  # fmt: skip
        await store.open_table(a_card(phase), [], Change(phase, sitting("ami", other, None)))
    await store.open_table(a_card("again"), [], Change(Phase.OVER, sitting("ami", "rei")))
    await store.open_table(a_card("without her"), [], Change(Phase.OVER, sitting("usagi", "rei")))

    assert await store.played_with("ami") == {"rei", "makoto", "minako"}
    assert await store.played_with("rei") == {"ami", "usagi"}
    assert await store.played_with("hotaru") == await store.played_with("nobody") == set()


async def test_tables_at_which_a_bot_plays(store: Store) -> None:
    await add_players(store, "ami")
    await store.open_table(a_card("bots"), [], Change(Phase.PLAYING, sitting("ami", None, None)))
    await store.open_table(a_card("people"), [], Change(Phase.PLAYING, sitting("ami")))
    await store.open_table(a_card("not yet"), [], Change(Phase.OPEN, sitting(None)))
    await store.open_table(a_card("no more"), [], Change(Phase.OVER, sitting(None)))

    assert await store.playing() == ["bots"]


async def test_a_player_is_known_by_the_secret(store: Store) -> None:
    await store.add_player("p", "Usagi", b"hash", 5)
    with pytest.raises(Taken):
        await store.add_player("p", "Mamoru", b"other", 6)

    assert await store.player_by_secret("p", b"hash") == Player("p", "Usagi", 5)
    assert await store.player_by_secret("p", b"other") is None
    assert await store.player_by_secret("p", b"") is None
    assert await store.player_by_secret("q", b"hash") is None


async def test_a_player_takes_another_name(store: Store) -> None:
    await add_players(store, "ami", "rei")
    await store.rename("ami", "Mercury")

    assert await store.player_by_secret("ami", b"ami") == Player("ami", "Mercury", 1)
    assert await store.player_by_secret("rei", b"rei") == Player("rei", "Rei", 1)


async def test_tokens(store: Store) -> None:
    """A token speaks for its player until it is dropped, and nobody drops another's."""
    await add_players(store, "ami", "rei")
    await store.add_token("one", "ami", "my bot", b"hash", 5)
    await store.add_token("two", "ami", "another", b"hash2", 6)
    with pytest.raises(Taken):
        await store.add_token("one", "rei", "stolen", b"hash", 7)
    with pytest.raises(Unknown):
        await store.add_token("three", "a stranger", "", b"hash", 7)

    assert await store.tokens("ami") == [Token("one", "ami", "my bot", 5), Token("two", "ami", "another", 6)]
    assert await store.tokens("rei") == []
    assert await store.player_by_token("one", b"hash") == Player("ami", "Ami", 1)
    assert await store.player_by_token("one", b"hash2") is None
    assert await store.player_by_token("none", b"hash") is None
    assert not await store.drop_token("rei", "one")
    assert await store.drop_token("ami", "one")
    assert not await store.drop_token("ami", "one")
    assert await store.player_by_token("one", b"hash") is None


async def test_chat_counts_for_each_table(store: Store) -> None:
    await add_players(store, "ami", "rei")
    await open_tables(store, "t", "other")
    first = await store.say("t", "ami", "Ami", "hello 🌙", 5)
    await store.say("other", "ami", "Ami", "elsewhere", 6)
    second = await store.say("t", "rei", "Rei", "hi", 7)
    with pytest.raises(Unknown):
        await store.say("nowhere", "ami", "Ami", "?", 8)

    assert first == ChatRow("t", 1, "ami", "Ami", 5, "hello 🌙")
    assert second == ChatRow("t", 2, "rei", "Rei", 7, "hi")
    assert await store.chat("t") == [first, second]
    assert await store.chat("t", after=1) == [second]
    assert await store.chat("t", limit=1) == [first]
    assert await store.chat("nowhere") == []


async def test_ping(store: Store) -> None:
    await store.ping()


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:games.db", "games.db"),
        ("sqlite:/var/games.db", "/var/games.db"),
        ("sqlite:///games.db", "games.db"),
        ("sqlite:////var/games.db", "/var/games.db"),
        ("sqlite+aiosqlite:///a/b c%.db", "a/b c%.db"),
        ("sqlite+pysqlite:///games.db", "games.db"),
    ],
)
async def test_spellings_of_a_sqlite_url(url: str, path: str) -> None:
    assert sqlite_path(url) == Path(path)


@pytest.mark.parametrize(
    "url",
    [
        "postgres://u:p%40ss@h:5/d?sslmode=require",
        "postgresql://u:p%40ss@h:5/d?sslmode=require",
        "postgresql+psycopg://u:p%40ss@h:5/d?ssl=require",
        "postgresql+asyncpg://u:p%40ss@h:5/d?ssl=require",
    ],
)
async def test_spellings_of_a_postgresql_url(url: str) -> None:
    found = postgres_url(url).render_as_string(hide_password=False)

    assert found == "postgresql+asyncpg://u:p%40ss@h:5/d?ssl=require"


@pytest.mark.parametrize("url", ["mysql://u:secret@h/d", "sqlite:", "sqlite://", "sqlite:///:memory:", "games.db"])
async def test_a_url_that_means_no_store_is_refused_without_showing_a_password(url: str) -> None:
    with pytest.raises(ValueError, match="store") as caught:
        await Store.open(url)

    assert "secret" not in str(caught.value)
