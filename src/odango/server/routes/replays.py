"""Finished games to be looked at again: those of tables, and those that came as a file."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from odango.core.replay import Replay
from odango.core.step import Seat
from odango.server import reel as reels
from odango.server.house import House
from odango.server.live import Live
from odango.server.problems import spec
from odango.server.reel import Belief, Film, Frame, Reel, beliefs_of, encoded, eyes_of, frames_of, reel_of
from odango.server.routes.common import Anybody, TableId, TheHouse, table_for
from odango.server.sight import table_info
from odango.store.rows import Player
from odango.table.denied import Denied
from odango.table.entry import Phase

LARGEST_FILE = 256 * 1024
LARGEST_BODY = 2 * LARGEST_FILE
"""JSON writes some characters longer."""

Eyes = Annotated[
    str,
    QueryParameter(
        pattern="^(open|spectator|[0-9]|1[0-9]|2[0-5])$",
        description="Whose eyes: `open` (everything), `spectator`, or a seat's number.",
    ),
]
First = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="Which move to begin with; 0 is the start.")]
Count = Annotated[int, QueryParameter(ge=1, le=reels.MOST_FRAMES)]


class ReplayFile(Struct, forbid_unknown_fields=True):
    """A game as a file, as `GET /api/tables/{table}/replay` and `odango play` write it."""

    text: Annotated[str, Meta(max_length=LARGEST_FILE)]


async def film_for(house: House, table: str, anybody: Player | None) -> tuple[Live, Film]:
    """The table and its film, for somebody who may see it.  Everyone's secrets are in there: only once it has ended."""
    live = await table_for(house, table, None if anybody is None else anybody.id)
    if live.table.phase not in (Phase.OVER, Phase.ABANDONED):
        raise Denied("not-over")
    name = f"table {table}"
    entries = [] if name in house.reels else await house.store.log(table, until=live.table.number)
    film = await house.reels.get(name, reels.film_of_table, live.table.card, entries)
    return live, reels.without_seed(film) if live.table.game.stays_secret else film


def eyes_for(live: Live, anybody: Player | None, eyes: str) -> Seat | str:
    """Whose eyes are meant.  Where secrets are kept, open ones are one's own, and no others can be borrowed."""
    table = live.table
    found = eyes_of(eyes, table.card.seats)
    if not table.game.stays_secret or found == reels.SPECTATOR:
        return found
    own = table.seat_of(None if anybody is None else anybody.id)
    if found == reels.OPEN:
        return reels.SPECTATOR if own is None else own
    if found != own:
        raise Denied("stays-secret")
    return found


async def film_in(house: House, request: Request[Any, Any, Any], file: ReplayFile) -> tuple[Replay, Film]:
    """What a file says, and its film."""
    replay = reels.read_file(file.text)
    name = f"file {sha256(file.text.encode()).hexdigest()}"
    address = request.client.host if request.client else ""
    if name not in house.reels and house.limits is not None and not house.limits.replays.take(address):
        raise Denied("too-fast")
    return replay, await house.reels.get(name, reels.film_of_file, replay)


@get("/api/tables/{table:str}/reel", tags=["replays"], summary="The whole game in sentences", responses=spec(404, 409))
async def table_reel(table: TableId, anybody: Anybody, house: TheHouse, eyes: Eyes = reels.OPEN) -> Response[Reel]:
    """Once it has ended: every move as these eyes knew it, and whether all was as it should be."""
    live, film = await film_for(house, table, anybody)
    return _json(await encoded(reel_of, film, eyes_for(live, anybody, eyes), table_info(live.table)))


@get("/api/tables/{table:str}/frames", tags=["replays"], summary="What could be seen", responses=spec(404, 409))
async def table_frames(
    table: TableId, anybody: Anybody, house: TheHouse, eyes: Eyes = reels.OPEN, first: First = 0, count: Count = 30
) -> Response[list[Frame]]:
    """The view after each of these moves, from these eyes, once the game has ended."""
    live, film = await film_for(house, table, anybody)
    return _json(await encoded(frames_of, film, eyes_for(live, anybody, eyes), first, count))


@get(
    "/api/tables/{table:str}/beliefs", tags=["replays"], summary="What the best bot believed", responses=spec(404, 409)
)
async def table_beliefs(table: TableId, anybody: Anybody, house: TheHouse) -> Response[list[Belief]]:
    """Once it has ended: whom it would have taken for a team mate, from each seat's knowledge, as the game went on.

    Empty for games without hidden teams.
    """
    live, film = await film_for(house, table, anybody)
    if live.table.game.stays_secret:
        return _json(b"[]")
    return _json(await encoded(beliefs_of, film))


@post(
    "/api/replays/reel", tags=["replays"], summary="A file's game in sentences", responses=spec(), status_code=200,
    request_max_body_size=LARGEST_BODY,
)  # fmt: skip
async def file_reel(
    request: Request[Any, Any, Any], data: JSONBody[ReplayFile], house: TheHouse, eyes: Eyes = reels.OPEN
) -> Response[Reel]:
    """The same of a file.  Nothing is kept."""
    replay, film = await film_in(house, request, data)
    return _json(await encoded(reel_of, film, eyes_of(eyes, film.seats), reels.table_of(replay, film)))


@post(
    "/api/replays/frames", tags=["replays"], summary="What could be seen in it", responses=spec(), status_code=200,
    request_max_body_size=LARGEST_BODY,
)  # fmt: skip
async def file_frames(
    request: Request[Any, Any, Any], data: JSONBody[ReplayFile], house: TheHouse, eyes: Eyes = reels.OPEN,
    first: First = 0, count: Count = 30,
) -> Response[list[Frame]]:  # fmt: skip
    _, film = await film_in(house, request, data)
    return _json(await encoded(frames_of, film, eyes_of(eyes, film.seats), first, count))


@post(
    "/api/replays/beliefs", tags=["replays"], summary="What the best bot believed in it", responses=spec(),
    status_code=200, request_max_body_size=LARGEST_BODY,
)  # fmt: skip
async def file_beliefs(
    request: Request[Any, Any, Any], data: JSONBody[ReplayFile], house: TheHouse
) -> Response[list[Belief]]:
    _, film = await film_in(house, request, data)
    return _json(await encoded(beliefs_of, film))


def _json(body: bytes) -> Response[Any]:
    return Response(body, media_type=MediaType.JSON)


HANDLERS = [table_reel, table_frames, table_beliefs, file_reel, file_frames, file_beliefs]
