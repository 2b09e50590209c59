"""Decks over HTTP: what is said of one, tried out, suggested, opened from boosters, and what people keep."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from odango.games.ccg.cards import CARDS, NUMBER, is_power
from odango.games.ccg.deck.lists import LONGEST, DeckList, read
from odango.server.routes.decks import MOST
from odango.store import Deck, Store
from odango.text import Line, english
from server.inside import Inside, Visitor, inside

pytestmark = pytest.mark.anyio

MINE = "name: Mine; 55 soul-power; 4 titus; 1 sailor-moon-level-1"
TITUS, SAILOR_MOON = NUMBER["titus"], NUMBER["sailor-moon-level-1"]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", bot_pace=600.0) as opened:
        yield opened


async def post(who: Visitor, what: str, **body: Any) -> Any:
    answer = await who.ask("POST", f"/api/decks/{what}".rstrip("/"), body)
    assert answer.is_success, answer.text
    return answer.json()


async def problem(who: Visitor, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
    answer = await who.ask(method, path, body)
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.status_code, answer.json()["code"], answer.json()["detail"]


def said(lines: list[Any]) -> list[str]:
    """As the browser says them."""
    return [english().say(one) for one in msgspec.convert(lines, list[Line])]


# --- said of a deck --------------------------------------------------------------------------------------------------


async def test_a_deck_that_can_be_played(here: Inside) -> None:
    """Counted, written in both ways, and without faults; advice there may be."""
    found = await post(here.nobody, "check", text="# mine\nname: Mine\n4x Titus\nSailor Moon, Level 1\n55 soul power")

    assert found["name"] == "Mine"
    assert found["cards"] == [[NUMBER["soul-power"], 55], [TITUS, 4], [SAILOR_MOON, 1]]
    assert found["size"] == 60
    assert found["code"] == MINE
    assert read(found["text"])[0] == read(MINE)[0]
    assert (found["unread"], found["faults"], found["remarks"]) == ([], [], [])
    assert [hint["key"] for hint in found["hints"]] == ["ccg-hint-power", "ccg-hint-alone"]


async def test_all_that_is_wrong_is_said(here: Inside) -> None:
    """What cannot be read, what keeps it from the table, and what can never come into play; the rest is counted."""
    found = await post(here.nobody, "check", text="5 titus\n3 pikachu\n1 sailor moon, level 2")

    assert said(found["unread"]) == ["Line 2: no card is called “pikachu”."]
    assert said(found["faults"]) == [
        "This deck has 6 cards; a deck needs at least 60.",
        "This deck has 5 of Titus; more than 4 of a card is for Power.",
        "This deck has no Level 1 Scout or Knight to begin with.",
    ]
    assert found["remarks"][0]["key"] == "ccg-deck-stuck-level"
    assert found["size"] == 6


async def test_the_rules_decide(here: Inside) -> None:
    """The Basic game takes 30 cards, and wants different Monsters."""
    half = "1 sailor-moon-level-1; 4 titus; 25 soul-power"
    basic = await post(here.nobody, "check", text=half, rules="basic")
    advanced = await post(here.nobody, "check", text=half, rules="advanced")

    assert said(basic["faults"]) == ["This deck has 1 different Monsters; the Basic game begins with 4."]
    assert said(advanced["faults"]) == ["This deck has 30 cards; a deck needs at least 60."]


async def test_a_pool_is_the_most_there_is(here: Inside) -> None:
    """Power is free."""
    pool = "3 titus; 1 sailor-moon-level-1"
    found = await post(here.nobody, "check", text=MINE, pool=pool)
    enough = await post(here.nobody, "check", text=MINE, pool="4 titus; 1 sailor-moon-level-1")

    assert said(found["faults"]) == ["This deck has 4 of Titus; the pool has 3."]
    assert enough["faults"] == []


async def test_nothing_at_all_is_a_deck_that_cannot_be_played(here: Inside) -> None:
    found = await post(here.nobody, "check", text="")

    assert (found["size"], found["cards"], found["code"]) == (0, [], "")
    assert len(found["faults"]) == 3


@pytest.mark.parametrize(
    "text",
    [
        "a" + " " * (LONGEST - 2) + "b",
        "1 x " * (LONGEST // 4),
        "x\n" * (LONGEST // 2),
        "sailr moon\n" * (LONGEST // 11),
        "9999 titus;" * (LONGEST // 11),
        "#" * LONGEST,
        "\0\u202e\ud7ff" * (LONGEST // 3),
    ],
)
async def test_whatever_is_sent_is_answered_soon_and_briefly(here: Inside, text: str) -> None:
    """However a list is written, nobody can keep the house busy with it or have it repeat all of it."""
    before = time.process_time()
    answer = await here.nobody.ask("POST", "/api/decks/check", {"text": text})

    assert answer.status_code == 200
    # Not by the clock: the machine may have much else to do.
    assert time.process_time() - before < 2
    assert len(answer.content) < 20_000


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("check", {}),
        ("check", {"text": 5}),
        ("check", {"text": "x" * (LONGEST + 1)}),
        ("check", {"text": "", "rules": "other"}),
        ("check", {"text": "", "wish": 1}),
        ("hand", {}),
        ("suggest", {"pool": None}),
        ("boosters", {}),
        ("boosters", {"packs": 0}),
        ("boosters", {"packs": 9}),
        ("boosters", {"packs": "two"}),
        ("", {}),
        ("", {"text": "x" * (LONGEST + 1)}),
    ],
)
async def test_what_cannot_be_meant_is_a_problem(here: Inside, what: str, body: Any) -> None:
    ami = await here.guest("Ami")
    status, named, _ = await problem(ami, "POST", f"/api/decks/{what}".rstrip("/"), body)

    assert (status, named) == (400, "malformed")
    assert await ami.get("/api/decks") == []


async def test_a_pool_that_cannot_be_read_is_a_problem(here: Inside) -> None:
    for what in ("check", "suggest"):
        refused = await problem(here.nobody, "POST", f"/api/decks/{what}", {"text": "", "pool": "1 pikachu"})

        assert refused == (400, "bad-deck", "Line 1: no card is called “pikachu”.")


# --- tried out -------------------------------------------------------------------------------------------------------


async def test_a_starting_hand(here: Inside) -> None:
    """A Scout and a Monster lie in play, then a hand and what would be drawn: all from the deck, no card twice."""
    hands = [await post(here.nobody, "hand", text=MINE) for _ in range(3)]
    for hand in hands:
        assert sorted(hand["opening"]) == sorted([TITUS, SAILOR_MOON])
        assert len(hand["next"]) == 5
        assert len(hand["hand"]) >= 5
        assert not Counter(hand["opening"] + hand["hand"] + hand["next"]) - Counter(read(MINE)[0].cards)


async def test_a_hand_is_another_each_time(here: Inside) -> None:
    deck = (await post(here.nobody, "suggest"))["code"]
    hands = [str(await post(here.nobody, "hand", text=deck)) for _ in range(8)]

    assert len(set(hands)) > 1


async def test_a_deck_that_cannot_be_played_has_no_hand(here: Inside) -> None:
    refused = await problem(here.nobody, "POST", "/api/decks/hand", {"text": "4 titus"})

    assert refused == (400, "bad-deck", "This deck has 4 cards; a deck needs at least 60.")
    unread = await problem(here.nobody, "POST", "/api/decks/hand", {"text": "4 pikachu"})
    assert unread[:2] == (400, "bad-deck")


# --- suggested -------------------------------------------------------------------------------------------------------


async def test_the_house_builds_a_deck(here: Inside) -> None:
    """From everything, around what is there; it can be played, and nothing in it is of no use."""
    found = await post(here.nobody, "suggest", text="name: Fire; 2 sailor-mars-level-1")

    assert (found["faults"], found["remarks"]) == ([], [])
    assert found["name"] == "Fire"
    assert dict(map(tuple, found["cards"]))[NUMBER["sailor-mars-level-1"]] >= 2


async def test_the_house_builds_from_a_pool(here: Inside) -> None:
    pool = "2 sailor-moon-level-1; 4 titus; 3 luna"
    found = await post(here.nobody, "suggest", pool=pool)

    assert found["faults"] == []
    assert not Counter(dict(found["cards"])) - Counter(
        {**read(pool)[0].counts, **{kind: 60 for kind in range(len(CARDS)) if is_power(kind)}}
    )


async def test_from_nothing_no_deck_is_built(here: Inside) -> None:
    status, named, _ = await problem(here.nobody, "POST", "/api/decks/suggest", {"pool": "4 luna"})

    assert (status, named) == (400, "poor-pool")


# --- boosters --------------------------------------------------------------------------------------------------------


async def test_boosters_are_opened(here: Inside) -> None:
    """Eleven cards each, and all of them in the pool."""
    found = await post(here.nobody, "boosters", packs=3)

    assert [len(pack) for pack in found["packs"]] == [11, 11, 11]
    assert read(found["pool"]) == (DeckList("", tuple(sorted(kind for pack in found["packs"] for kind in pack))), [])
    assert (await post(here.nobody, "check", text="", pool=found["pool"]))["faults"]


# --- kept ------------------------------------------------------------------------------------------------------------


async def test_a_deck_is_kept_changed_shared_and_put_away(store_url: str) -> None:
    """Also after a restart; whoever has the link may look, and nobody else may change it."""
    async with inside(store_url, bot_pace=600.0) as here:
        ami, rei = await here.guest("Ami"), await here.guest("Rei")
        kept = await post(ami, "", text="name:  Mine \n4 titus\n1 sailor moon, level 1\n55 soul power")
        where = f"/api/decks/{kept['deck']}"

        assert kept == {
            "deck": kept["deck"], "name": "Mine", "code": MINE, "text": kept["text"], "size": 60, "playable": True,
            "changed_at": kept["changed_at"], "mine": True,
        }  # fmt: skip
        assert read(kept["text"])[0] == read(MINE)[0]
        assert await ami.get("/api/decks") == [kept]
        assert await rei.get("/api/decks") == []
        for who in (rei, here.nobody):
            assert await who.get(where) == {**kept, "mine": False}
        for method, body in (("PUT", {"text": "1 luna"}), ("DELETE", None)):
            assert (await problem(rei, method, where, body))[:2] == (404, "no-deck")
            assert (await problem(here.nobody, method, where, body))[:2] == (401, "who")
        assert await ami.get(where) == kept
    async with inside(store_url, bot_pace=600.0) as here:
        ami = here.as_(ami.headers)
        changed = (await ami.ask("PUT", where, {"text": "name: Less; 1 luna"})).json()
        assert (changed["name"], changed["size"], changed["playable"]) == ("Less", 1, False)
        assert changed["changed_at"] >= kept["changed_at"]
        assert await ami.get(where) == changed
        assert (await ami.ask("DELETE", where)).status_code == 204
        assert (await problem(ami, "GET", where))[:2] == (404, "no-deck")
        assert (await problem(ami, "PUT", where, {"text": "1 luna"}))[:2] == (404, "no-deck")
        assert (await problem(ami, "DELETE", where))[:2] == (404, "no-deck")
        assert await ami.get("/api/decks") == []


async def test_what_cannot_be_read_is_not_kept(here: Inside) -> None:
    """And leaves what was kept as it was."""
    ami = await here.guest("Ami")
    kept = await post(ami, "", text=MINE)
    for method, path in (("POST", "/api/decks"), ("PUT", f"/api/decks/{kept['deck']}")):
        assert (await problem(ami, method, path, {"text": "1 pikachu"}))[:2] == (400, "bad-deck")

    assert await ami.get("/api/decks") == [kept]


async def test_names_are_fit_to_be_shown(here: Inside) -> None:
    """One line of what can be seen, at most 40 letters."""
    ami = await here.guest("Ami")
    kept = await post(ami, "", text="name: \0 a\u202e\tb " + "c" * 100)

    assert kept["name"] == "a b " + "c" * 36


async def test_only_so_many_decks_are_kept(store_url: str) -> None:
    """A hundred for each player, even when several come at once."""
    async with inside(store_url, bot_pace=600.0) as here:
        ami, rei = await here.guest("Ami"), await here.guest("Rei")
        first = await asyncio.gather(*(ami.ask("POST", "/api/decks", {"text": f"name: {n}"}) for n in range(MOST - 3)))
        last = await asyncio.gather(*(ami.ask("POST", "/api/decks", {"text": "1 luna"}) for _ in range(8)))

        assert {answer.status_code for answer in first} == {201}
        assert Counter(answer.status_code for answer in last) == {201: 3, 409: 5}
        assert {answer.json()["code"] for answer in last if answer.status_code == 409} == {"many-decks"}
        decks = await ami.get("/api/decks")
        assert len({deck["deck"] for deck in decks}) == MOST
        assert (await rei.ask("POST", "/api/decks", {"text": "1 luna"})).status_code == 201
        assert (await ami.ask("DELETE", f"/api/decks/{decks[0]['deck']}")).status_code == 204
        assert (await ami.ask("POST", "/api/decks", {"text": "1 luna"})).status_code == 201


@pytest.mark.parametrize("deck", ["nothing", "a.b", "a%00b", "x" * 65, "ä"])
async def test_a_deck_that_is_not_there(here: Inside, deck: str) -> None:
    assert (await problem(here.nobody, "GET", f"/api/decks/{deck}"))[:2] == (404, "no-deck")


@pytest.mark.parametrize(("what", "body"), [("hand", {"text": MINE}), ("suggest", {}), ("boosters", {"packs": 8})])
async def test_what_takes_its_time_is_held_back(tmp_path: Path, what: str, body: Any) -> None:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", limits=True) as here:
        found = {(await here.nobody.ask("POST", f"/api/decks/{what}", body)).status_code for _ in range(45)}

    assert found == {200, 429}


async def test_writing_decks_is_held_back(tmp_path: Path) -> None:
    async with inside(f"sqlite:{tmp_path / 'odango.db'}", limits=True) as here:
        ami = await here.guest("Ami")
        deck = (await post(ami, "", text=MINE))["deck"]
        answers = [await ami.ask("PUT", f"/api/decks/{deck}", {"text": MINE}) for _ in range(160)]

    assert {answer.status_code for answer in answers} == {200, 429}


# --- the store -------------------------------------------------------------------------------------------------------


async def test_two_processes_keep_no_more_than_one_may(postgres_url: str) -> None:
    """Both see the same number of decks, and only one of them writes the last."""
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    await one.add_player("ami", "Ami", b"", 1)
    wishes = [
        (store, Deck(f"{name}{n}", "ami", "", "", n)) for n in range(20) for name, store in (("a", one), ("b", two))
    ]
    kept = await asyncio.gather(*(store.add_deck(deck, 10) for store, deck in wishes))
    decks = await two.decks_of("ami")
    await one.close()
    await two.close()

    assert sum(kept) == len(decks) == 10
