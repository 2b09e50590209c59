"""Decks of the Sailor Moon CCG: checked, tried out, suggested, opened from boosters, and kept."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from odango.games.ccg.deck.lists import LONGEST, DeckList, code, read, write
from odango.games.ccg.setup import Rules
from odango.server.decks import Boosters, Checked, Hand, checked, first_hand, opened, playable, readable, suggested
from odango.server.house import House
from odango.server.identity import NEEDED
from odango.server.live import now
from odango.server.problems import spec
from odango.server.routes.common import ID, Anybody, TheHouse, You
from odango.store.rows import Deck, Player
from odango.table.denied import Denied

MOST = 100
"""Decks that one player may keep."""

ListText = Annotated[str, Meta(max_length=LONGEST, description="A deck as a list, one card to a line or `;` between.")]
DeckId = FromPath[str]


class ToCheck(Struct, forbid_unknown_fields=True):
    text: ListText
    rules: Rules = "standard"
    pool: ListText = ""
    """What there is to build from; Power is free.  Empty: everything."""


class ToTry(Struct, forbid_unknown_fields=True):
    text: ListText


class ToBuild(Struct, forbid_unknown_fields=True):
    pool: ListText = ""
    """Empty: four of every card."""
    text: ListText = ""
    """What is to be in the deck anyway."""


class ToOpen(Struct, forbid_unknown_fields=True):
    packs: Annotated[int, Meta(ge=1, le=8)]


class ToKeep(Struct, forbid_unknown_fields=True):
    text: ListText
    """Its name stands in it, as `name: …`."""


class SavedDeck(Struct, kw_only=True):
    """A deck somebody keeps."""

    deck: str
    """Whoever has it may look at the deck."""
    name: str
    code: str
    text: str
    size: int
    playable: bool
    """By the usual rules."""
    changed_at: int
    mine: bool


def shown(deck: Deck, player: Player | None) -> SavedDeck:
    cards, _ = read(deck.list)
    mine = player is not None and player.id == deck.player
    return SavedDeck(
        deck=deck.id, name=deck.name, code=code(cards), text=write(cards), size=len(cards.cards),
        playable=playable(cards), changed_at=deck.changed_at, mine=mine,
    )  # fmt: skip


def known(deck: str) -> str:
    """The id of a deck, if it can be one."""
    if not ID.fullmatch(deck):
        raise Denied("no-deck")
    return deck


def slowly(house: House, request: Request[Any, Any, Any]) -> None:
    """Building takes its time: nobody may ask for too much of it."""
    address = request.client.host if request.client else ""
    if house.limits is not None and not house.limits.building.take(address):
        raise Denied("too-fast")


def row(deck: str, player: Player, cards: DeckList, house: House) -> Deck:
    if house.limits is not None and not house.limits.decks.take(player.id):
        raise Denied("too-fast")
    return Deck(id=deck, player=player.id, name=cards.name, list=code(cards), changed_at=now())


# --- nothing of this is kept ------------------------------------------------------------------------------------------


@post("/api/decks/check", tags=["decks"], summary="What is to be said of a deck", responses=spec(), status_code=200)
async def check(data: JSONBody[ToCheck]) -> Checked:
    """What cannot be read of it, what keeps it from the table, what can never be of use, and advice."""
    return await asyncio.to_thread(checked, data.text, data.rules, data.pool)


@post("/api/decks/hand", tags=["decks"], summary="A starting hand", responses=spec(), status_code=200)
async def hand(request: Request[Any, Any, Any], data: JSONBody[ToTry], house: TheHouse) -> Hand:
    """A deck that can be played, opened as a bot would, with a hand from it; another one each time."""
    slowly(house, request)
    return await asyncio.to_thread(first_hand, data.text)


@post("/api/decks/suggest", tags=["decks"], summary="A deck by the house", responses=spec(), status_code=200)
async def suggest(request: Request[Any, Any, Any], data: JSONBody[ToBuild], house: TheHouse) -> Checked:
    """Built from a pool, around what you have already; another one each time."""
    slowly(house, request)
    return await asyncio.to_thread(suggested, data.pool, data.text)


@post("/api/decks/boosters", tags=["decks"], summary="Open boosters", responses=spec(), status_code=200)
async def boosters(request: Request[Any, Any, Any], data: JSONBody[ToOpen], house: TheHouse) -> Boosters:
    """For the fun of it, or to build from them alone."""
    slowly(house, request)
    return opened(data.packs)


# --- decks that are kept ----------------------------------------------------------------------------------------------


@get("/api/decks", tags=["decks"], summary="Your decks", security=NEEDED, responses=spec())
async def mine(player: You, house: TheHouse) -> list[SavedDeck]:
    """The latest change first."""
    return [shown(deck, player) for deck in await house.store.decks_of(player.id)]


@post("/api/decks", tags=["decks"], summary="Keep a deck", security=NEEDED, responses=spec(409))
async def keep(data: JSONBody[ToKeep], player: You, house: TheHouse) -> SavedDeck:
    """Whether it can be played or not.  At most 100."""
    deck = row(token_urlsafe(16), player, readable(data.text), house)
    if not await house.store.add_deck(deck, MOST):
        raise Denied("many-decks", most=MOST)
    return shown(deck, player)


@get("/api/decks/{deck:str}", tags=["decks"], summary="A deck", responses=spec(404))
async def look(deck: DeckId, anybody: Anybody, house: TheHouse) -> SavedDeck:
    """Anybody's, for whoever has the link."""
    found = await house.store.deck(known(deck))
    if found is None:
        raise Denied("no-deck")
    return shown(found, anybody)


@put("/api/decks/{deck:str}", tags=["decks"], summary="Change your deck", security=NEEDED, responses=spec(404))
async def change(deck: DeckId, data: JSONBody[ToKeep], player: You, house: TheHouse) -> SavedDeck:
    changed = row(known(deck), player, readable(data.text), house)
    if not await house.store.change_deck(changed):
        raise Denied("no-deck")
    return shown(changed, player)


@delete("/api/decks/{deck:str}", tags=["decks"], summary="Put your deck away", security=NEEDED, responses=spec(404))
async def drop(deck: DeckId, player: You, house: TheHouse) -> None:
    """For good: its link leads nowhere any more."""
    if not await house.store.drop_deck(player.id, known(deck)):
        raise Denied("no-deck")


HANDLERS = [check, hand, suggest, boosters, mine, keep, look, change, drop]
