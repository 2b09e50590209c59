"""A game that another one follows: its rematch opens that one, with what everyone brings laid down and hidden."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from laws.worlds import random_choice
from odango.core.game import Sequel
from odango.core.rng import Rng
from odango.games import GAMES
from odango.games.ccg.setup import Setup as CcgSetup
from odango.games.dice.game import DiceChallenge
from odango.games.dice.setup import Setup
from odango.server.house import House
from odango.server.live import Live
from odango.table.entry import Kind, Phase
from server.inside import Inside, Visitor, a_card, inside
from waiting import PATIENCE

pytestmark = pytest.mark.anyio

MINE = "name: Moonlight; 55 soul-power; 4 titus; 1 sailor-moon-level-1"
ALSO_MINE = "name: Moonlight; 56 soul-power; 3 titus; 1 sailor-moon-level-1"
YOURS = "name: Firelight; 55 body-power; 4 titus; 1 sailor-mars-level-1"
POOLS = ("4 titus; 1 sailor-moon-level-1", "4 titus; 1 sailor-mars-level-1")
SHORT = Setup(abilities=False, rounds_to_win=1)


class Prelude(DiceChallenge):
    """A duel of dice after which the Sailor Moon CCG is played."""

    name = "prelude"
    title = "Prelude"
    following: Sequel | None = Sequel(game="ccg", setup=CcgSetup(goal=5), brought=(MINE, YOURS), pools=POOLS)

    def sequel(self, setup: Any, state: Any, seats: int) -> Sequel | None:
        return self.following


@pytest.fixture(autouse=True)
def prelude(monkeypatch: pytest.MonkeyPatch) -> Prelude:
    game = Prelude()
    monkeypatch.setitem(GAMES, "prelude", game)
    return game


@pytest.fixture
async def here(store_url: str) -> AsyncIterator[Inside]:
    async with inside(store_url, bot_pace=600.0) as opened:
        yield opened


async def play_out(house: House, live: Live) -> None:
    """At random, to the end."""
    rng, table = Rng(1), live.table
    while table.phase == Phase.PLAYING:
        seat, choice = random_choice(table.state, rng)
        text = table.state.decision_of(seat).write(table.state, choice)
        place = table.places[seat]
        assert place is not None
        player = None if place.bot else place.player
        await house.act(live, lambda _, act=(Kind.CHOICE, seat, player, text): act)  # type: ignore[misc]


async def followed(here: Inside, people: list[Visitor], *more: Any) -> Live:
    """The table that the rematch opens after a game of these people."""
    live = await here.table(a_card("prelude", 2, SHORT), people, *more, (Kind.START, None, None, ""))
    await play_out(here.house, live)
    for who in people:
        assert (await who.ask("POST", f"/api/tables/{live.table.card.id}/votes", {"motion": "rematch"})).is_success
    async with asyncio.timeout(PATIENCE):
        while live.table.next is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return await here.house.live(live.table.next)


async def two(here: Inside) -> tuple[Visitor, Visitor]:
    return await here.guest("Ami"), await here.guest("Rei")


def path(live: Live) -> str:
    return f"/api/tables/{live.table.card.id}"


async def test_a_rematch_opens_what_comes_next(here: Inside) -> None:
    """The same people on the same seats, with what they bring laid down; it begins on the host's word."""
    ami, rei = await two(here)
    live = await followed(here, [ami, rei])
    seen = await ami.get(path(live))

    assert (seen["table"]["game"], seen["table"]["phase"]) == ("ccg", "open")
    assert seen["table"]["setup"]["goal"] == 5
    assert seen["table"]["setup"]["lists"] == []
    assert [(seat["name"], seat["brought"]) for seat in seen["table"]["seats"]] == [("Ami", True), ("Rei", True)]
    assert await ami.get(f"{path(live)}/bring") == {"text": MINE, "pool": POOLS[0]}
    assert await rei.get(f"{path(live)}/bring") == {"text": YOURS, "pool": POOLS[1]}
    begun = (await ami.ask("POST", f"{path(live)}/start", {})).json()
    assert begun["table"]["setup"]["lists"] == [MINE, YOURS]


async def test_before_the_start_each_knows_only_their_own(here: Inside) -> None:
    """By no road does anything of a deck or a pool reach another."""
    ami, rei = await two(here)
    live = await followed(here, [ami, rei])
    roads = ("", "/log", "/bring", "/replay", "/reel", "/frames", "/chat")
    for who, secrets in ((ami, ("mars", "Firelight")), (rei, ("moon-level", "Moonlight")), (here.nobody, ("titus",))):
        socket = who.socket(live.table.card.id, "?after=0")
        assert await socket.open()
        texts = [message.decode() for message in await socket.heard()]
        await socket.close()
        texts += [(await who.ask("GET", f"{path(live)}{road}")).text for road in roads]
        texts += [(await who.ask("GET", f"/api/tables{road}")).text for road in ("", "/mine")]

        assert not [text for text in texts for secret in secrets if secret in text]


async def test_what_is_brought_instead_must_be_in_the_pool(here: Inside) -> None:
    ami, rei = await two(here)
    live = await followed(here, [ami, rei])
    refused = await ami.ask("PUT", f"{path(live)}/bring", {"text": YOURS})

    assert (refused.status_code, refused.json()["detail"]) == (
        400,
        "This deck has 1 of Sailor Mars, Level 1; the pool has 0.",
    )
    assert (await ami.ask("PUT", f"{path(live)}/bring", {"text": ALSO_MINE})).status_code == 200
    assert (await rei.ask("PUT", f"{path(live)}/bring", {"text": ""})).status_code == 200
    refused = await ami.ask("POST", f"{path(live)}/start", {})
    assert (refused.status_code, refused.json()["code"]) == (409, "not-brought")
    assert (await rei.ask("PUT", f"{path(live)}/bring", {"text": YOURS})).status_code == 200
    begun = (await ami.ask("POST", f"{path(live)}/start", {})).json()
    assert begun["table"]["setup"]["lists"] == [ALSO_MINE, YOURS]


async def test_a_bot_brings_what_it_has_and_the_host_cannot_touch_it(here: Inside) -> None:
    ami = await here.guest("Ami")
    live = await followed(here, [ami], (Kind.BOT, 1, ami.id, "random Luna"))
    refused = await ami.ask("PUT", f"{path(live)}/bring", {"text": YOURS, "seat": 1})

    assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
    begun = (await ami.ask("POST", f"{path(live)}/start", {})).json()
    assert begun["table"]["setup"]["lists"] == [MINE, YOURS]


async def test_a_restart_keeps_decks_and_pools(store_url: str) -> None:
    async with inside(store_url, bot_pace=600.0) as here:
        ami, rei = await two(here)
        live = await followed(here, [ami, rei])
    async with inside(store_url, bot_pace=600.0) as here:
        assert await here.as_(rei.headers).get(f"{path(live)}/bring") == {"text": YOURS, "pool": POOLS[1]}
        refused = await here.as_(rei.headers).ask("PUT", f"{path(live)}/bring", {"text": MINE})

    assert refused.status_code == 400


async def test_what_cannot_be_played_is_not_laid_down(prelude: Prelude, here: Inside) -> None:
    """The table opens all the same, and whoever has nothing yet brings something."""
    prelude.following = Sequel(game="ccg", setup={"goal": 6}, brought=("4 titus", YOURS))
    live = await followed(here, list(await two(here)))

    assert [place.brought for place in live.table.places if place is not None] == ["", YOURS]
    assert live.table.setup == CcgSetup(goal=6)
    assert live.table.pools == ()


async def test_without_a_sequel_the_same_is_played_once_more(prelude: Prelude, here: Inside) -> None:
    prelude.following = None
    live = await followed(here, list(await two(here)))

    assert (live.table.card.game, live.table.phase) == ("prelude", Phase.PLAYING)


async def test_a_game_that_was_given_up_has_no_sequel(here: Inside) -> None:
    ami, rei = await two(here)
    live = await here.table(a_card("prelude", 2, SHORT), [ami, rei], (Kind.START, None, None, ""))
    for motion in ("abandon", "rematch"):
        for who in (ami, rei):
            assert (await who.ask("POST", f"{path(live)}/votes", {"motion": motion})).is_success
    async with asyncio.timeout(PATIENCE):
        while live.table.next is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    again = await here.house.live(live.table.next)

    assert again.table.card.game == "prelude"


async def test_the_rematch_of_a_sequel_keeps_its_pools(here: Inside) -> None:
    """The same decks once more, at once; who wants another still builds from the same pool."""
    ami, rei = await two(here)
    live = await followed(here, [ami, rei])
    await ami.ask("POST", f"{path(live)}/start", {})
    for motion in ("abandon", "rematch"):
        for who in (ami, rei):
            await who.ask("POST", f"{path(live)}/votes", {"motion": motion})
    async with asyncio.timeout(PATIENCE):
        while live.table.next is None:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    again = await here.house.live(live.table.next)

    assert again.table.setup.lists == (MINE, YOURS)
    assert msgspec.json.decode(again.table.card.pools or "") == list(POOLS)
