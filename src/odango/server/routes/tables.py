"""Tables over HTTP: finding, opening, sitting, starting, choosing, voting, reading."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from odango.bots import usual_level
from odango.server.house import House
from odango.server.identity import NEEDED
from odango.server.opening import (
    Opening,
    bots_on_free_seats,
    bring_to,
    get_up,
    name_at,
    open_table,
    own_things,
    sit_down,
)
from odango.server.problems import spec
from odango.server.routes.common import Anybody, TableId, TheHouse, You, table_for
from odango.server.sight import recall, snapshot, why
from odango.server.wire import Ack, ChatLine, Happening, Notation, Number, SeatNumber, Snapshot, Why
from odango.store.rows import Listed, Player
from odango.table import votes
from odango.table.denied import Denied
from odango.table.entry import Kind, Phase
from odango.table.table import replay_of
from odango.text import Line

AnySeat = Annotated[int, PathParameter(ge=0, le=25)]
Refs = Annotated[Sequence[Annotated[str, Meta(min_length=1, max_length=40)]], QueryParameter(max_items=32)]
"""Names of things on the board."""
LONGEST = 12_000
"""Letters of what somebody brings."""
After = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="Of the last thing you know.")]
Level = Annotated[str, Meta(min_length=1, max_length=20)]


class Sit(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """The first free one, if you do not say."""


class Bots(Struct, forbid_unknown_fields=True):
    level: Level
    seat: SeatNumber | None = None
    """All free ones, if you do not say."""


class Start(Struct, forbid_unknown_fields=True):
    bots: Level | None = None
    """Bots of this level take the seats that are empty."""


class Choice(Struct, forbid_unknown_fields=True):
    number: Number
    """Of the last thing you saw."""
    text: Notation
    """One of the options, as its `text` says."""


class Vote(Struct, forbid_unknown_fields=True):
    motion: Literal["abandon", "rematch", "bot"]
    yes: bool = True
    seat: SeatNumber | None = None
    """Whose seat a bot shall play."""
    level: Level | None = None
    """How well it shall play; `steady`, if you do not say."""


class Speech(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Order(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=100)]


class Bring(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST)]
    """What you bring, as the game reads it: in the Sailor Moon CCG a deck's list.  Empty: take it back."""
    seat: SeatNumber | None = None
    """Your own, if you do not say; the host may bring to a bot's."""


class Brought(Struct):
    """What lies at your seat."""

    text: str
    """Empty where nothing was brought."""
    pool: str | None
    """What you may bring from, where it is not everything."""


class Sitter(Struct):
    """Who sits at a table in a list."""

    seat: int
    name: str
    bot: str | None
    """The level of a bot."""


class Ordered(Struct):
    line: Line
    """The order as a sentence."""


class TableRow(Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    setup: dict[str, Any]
    seats: int
    phase: Phase
    public: bool
    spectators: bool
    sitting: list[Sitter]
    number: int
    opened_at: int
    changed_at: int
    asked: list[int]
    """The seats that are asked."""
    seat: int | None
    """Yours."""
    familiar: list[int]
    """The seats of people you have played with."""


async def rows(house: House, found: list[Listed], player: Player | None) -> list[TableRow]:
    """Tables as somebody is shown them."""
    known = set() if player is None or not found else await house.store.played_with(player.id)
    return [row(listed, player, known) for listed in found]


def row(listed: Listed, player: Player | None, known: Collection[str]) -> TableRow:
    card = listed.card
    own = [s.seat for s in listed.sitting if player is not None and s.player == player.id]
    return TableRow(
        id=card.id,
        game=card.game,
        setup=msgspec.json.decode(card.setup),
        seats=card.seats,
        phase=listed.phase,
        public=card.public,
        spectators=card.spectators,
        sitting=[Sitter(s.seat, s.name, s.bot) for s in listed.sitting],
        number=listed.number,
        opened_at=card.opened_at,
        changed_at=listed.changed_at,
        asked=list(listed.asked),
        seat=own[0] if own else None,
        familiar=[s.seat for s in listed.sitting if s.player in known],
    )


@get("/api/tables", tags=["tables"], summary="The lobby", responses=spec())
async def lobby(anybody: Anybody, house: TheHouse) -> list[TableRow]:
    """Public tables that are open or being played, newest first."""
    return await rows(house, await house.store.lobby(), anybody)


@get("/api/tables/mine", tags=["tables"], summary="Tables you sit at", security=NEEDED, responses=spec())
async def my_tables(player: You, house: TheHouse) -> list[TableRow]:
    """Those being played, then open ones, then ended ones, of which there are replays; the latest first."""
    return await rows(house, await house.store.tables_of(player.id), player)


@post("/api/tables", tags=["tables"], summary="Open a table", security=NEEDED, responses=spec(404))
async def open_(data: JSONBody[Opening], player: You, house: TheHouse) -> Snapshot:
    if house.limits is not None and not house.limits.tables.take(player.id):
        raise Denied("too-fast")
    live = await open_table(house, data, player)
    return snapshot(live.table, live.table.seat_of(player.id))


@get("/api/tables/{table:str}", tags=["tables"], summary="The whole view", responses=spec(404, 409))
async def look(table: TableId, anybody: Anybody, house: TheHouse) -> Snapshot:
    """The table as you may see it: from your seat, or as a spectator."""
    player = None if anybody is None else anybody.id
    live = await table_for(house, table, player)
    return snapshot(live.table, live.table.seat_of(player))


SEATED = spec(404, 409)


@post("/api/tables/{table:str}/seat", tags=["seats"], summary="Sit down", security=NEEDED, responses=SEATED)
async def sit(table: TableId, data: JSONBody[Sit], player: You, house: TheHouse) -> Snapshot:
    """Before the game, on a free seat; in the middle of it, on your own, if you had left it."""
    live = await table_for(house, table, player.id)
    await house.act(live, lambda t: sit_down(t, player, data.seat))
    return snapshot(live.table, live.table.seat_of(player.id))


@delete(
    "/api/tables/{table:str}/seat", tags=["seats"], summary="Stand up", security=NEEDED, responses=SEATED,
    status_code=200,
)  # fmt: skip
async def stand(table: TableId, player: You, house: TheHouse) -> Snapshot:
    """Before the game the seat is free again; in the middle of it the seat is kept for you."""
    live = await table_for(house, table, player.id)
    await house.act(live, lambda t: get_up(t, player))
    return snapshot(live.table, live.table.seat_of(player.id))


@post("/api/tables/{table:str}/bots", tags=["seats"], summary="Seat a bot", security=NEEDED, responses=SEATED)
async def seat_bots(table: TableId, data: JSONBody[Bots], player: You, house: TheHouse) -> Snapshot:
    """The host seats a bot, or bots on all free seats."""
    live = await table_for(house, table, player.id)
    await bots_on_free_seats(house, live, player, data.level, data.seat)
    return snapshot(live.table, live.table.seat_of(player.id))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}", tags=["seats"], summary="Ask somebody to stand up", security=NEEDED,
    responses=SEATED, status_code=200,
)  # fmt: skip
async def remove(table: TableId, seat: AnySeat, player: You, house: TheHouse) -> Snapshot:
    """The host removes a person, who may not sit down here again, or a bot, before the game begins."""
    live = await table_for(house, table, player.id)
    await house.act(live, lambda t: (Kind.REMOVE, seat, player.id, name_at(t, seat)))
    return snapshot(live.table, live.table.seat_of(player.id))


@post("/api/tables/{table:str}/start", tags=["tables"], summary="Begin", security=NEEDED, responses=SEATED)
async def start(table: TableId, data: JSONBody[Start], player: You, house: TheHouse) -> Snapshot:
    """On the host's word."""
    live = await table_for(house, table, player.id)
    filled = data.bots is not None and not live.table.full
    if data.bots is not None and filled:
        await bots_on_free_seats(house, live, player, data.bots, None)
    try:
        await house.act(live, lambda _: (Kind.START, None, player.id, ""))
    except Denied as denied:
        # A table that starts when full may have begun by itself meanwhile, as was wished.
        if not (filled and denied.code == "begun"):
            raise
    return snapshot(live.table, live.table.seat_of(player.id))


@post("/api/tables/{table:str}/choices", tags=["tables"], summary="Choose", security=NEEDED, responses=SEATED)
async def choose(table: TableId, data: JSONBody[Choice], player: You, house: TheHouse) -> Ack:
    """Acknowledged when it is on the disk.  Sent again, it is acknowledged again and counts once."""
    live = await table_for(house, table, player.id)
    return await house.choose(live, player.id, data.number, data.text)


@get("/api/tables/{table:str}/why", tags=["tables"], summary="Why not", security=NEEDED, responses=SEATED)
async def why_not(table: TableId, player: You, house: TheHouse, refs: Refs = ()) -> Why:
    """Whether you can choose something that concerns all these things on the board, and if not, why."""
    live = await table_for(house, table, player.id)
    return why(live.table, live.table.seat_of(player.id), refs)


@post("/api/tables/{table:str}/votes", tags=["tables"], summary="Vote", security=NEEDED, responses=SEATED)
async def vote(table: TableId, data: JSONBody[Vote], player: You, house: TheHouse) -> Snapshot:
    live = await table_for(house, table, player.id)
    level = data.level or usual_level(live.table.card.game) if data.motion == votes.BOT else None
    motion = votes.Motion(data.motion, data.seat if data.motion == votes.BOT else None, level)
    if motion.motion == votes.BOT and motion.seat is None:
        raise Denied("nobody-to-replace")
    await house.act(live, lambda t: (Kind.VOTE, t.seat_of(player.id), player.id, motion.write(data.yes)))
    return snapshot(live.table, live.table.seat_of(player.id))


@get("/api/tables/{table:str}/log", tags=["tables"], summary="What happened", responses=spec(404, 409))
async def log(table: TableId, anybody: Anybody, house: TheHouse, after: After = 0) -> list[Happening]:
    """Everything after a number, as you may know it."""
    player = None if anybody is None else anybody.id
    live = await table_for(house, table, player)
    entries = await house.store.log(table)
    return await asyncio.to_thread(recall, live.table.card, entries, live.table.seat_of(player), after)


@get("/api/tables/{table:str}/chat", tags=["tables"], summary="What was said", responses=spec(404, 409))
async def chat(table: TableId, anybody: Anybody, house: TheHouse, after: After = 0) -> list[ChatLine]:
    live = await table_for(house, table, None if anybody is None else anybody.id)
    return await house.chat(live, after)


@post(
    "/api/tables/{table:str}/chat", tags=["tables"], summary="Say something", security=NEEDED,
    responses=SEATED,
)  # fmt: skip
async def say(table: TableId, data: JSONBody[Speech], player: You, house: TheHouse) -> ChatLine:
    live = await table_for(house, table, player.id)
    return await house.say(live, player, data.text)


@put("/api/tables/{table:str}/order", tags=["tables"], summary="A standing order", security=NEEDED, responses=SEATED)
async def order(table: TableId, data: JSONBody[Order], player: You, house: TheHouse) -> Ordered:
    """What you would answer, said in advance, where the game has such orders.  Nobody else can tell."""
    live = await table_for(house, table, player.id)
    return Ordered(house.attendant.order(live, player.id, data.text))


@put("/api/tables/{table:str}/bring", tags=["seats"], summary="Bring something", security=NEEDED, responses=SEATED)
async def bring(table: TableId, data: JSONBody[Bring], player: You, house: TheHouse) -> Snapshot:
    """A deck of your own, where the game has such.  Until the game begins the others know no more than that you did."""
    live = await table_for(house, table, player.id)
    if house.limits is not None and not house.limits.bringing.take(player.id):
        raise Denied("too-fast")
    await house.act(live, lambda t: bring_to(t, player, data.seat, data.text))
    return snapshot(live.table, live.table.seat_of(player.id))


@get("/api/tables/{table:str}/bring", tags=["seats"], summary="What you brought", security=NEEDED, responses=SEATED)
async def what_you_brought(table: TableId, player: You, house: TheHouse) -> Brought:
    """To your own seat, and what you may bring from."""
    live = await table_for(house, table, player.id)
    return Brought(*own_things(live.table, player))


@get(
    "/api/tables/{table:str}/replay", tags=["tables"], summary="The game as a file", media_type=MediaType.TEXT,
    responses=spec(404, 409),
)  # fmt: skip
async def replay(table: TableId, anybody: Anybody, house: TheHouse) -> Response[str]:
    """For `odango replay --check`.  It holds everyone's secrets, so it can be had once the game has ended."""
    live = await table_for(house, table, None if anybody is None else anybody.id)
    if live.table.phase not in (Phase.OVER, Phase.ABANDONED):
        raise Denied("not-over")
    if live.table.game.stays_secret:
        raise Denied("stays-secret")
    entries = await house.store.log(table)
    text = (await asyncio.to_thread(replay_of, live.table.card, entries)).write()
    name = f"{live.table.card.game}.replay"
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = [
    lobby, my_tables, open_, look, sit, stand, seat_bots, remove, start, choose, why_not, vote, log, chat, say, order,
    bring, what_you_brought, replay,
]  # fmt: skip
