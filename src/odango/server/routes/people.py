"""Who you are: guests, names, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from odango.server.identity import NEEDED, cookie_of, new_secret
from odango.server.live import now
from odango.server.problems import spec
from odango.server.routes.common import Anybody, TheHouse, You
from odango.server.wire import Name
from odango.store.rows import Token
from odango.table.denied import Denied
from odango.table.names import clean


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name
    token: bool = False
    """For a program: answer with a token instead of a cookie."""


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class NewToken(Struct, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=60)]
    """What it is for, so that you know it again."""


class Me(Struct):
    """You."""

    id: str
    name: str
    token: str | None = None
    """Shown this once."""


class Visitor(Struct):
    """Who came to the door."""

    me: Me | None
    """Nobody the house knows, if it is null."""


class Minted(Struct):
    """A new token."""

    id: str
    label: str
    token: str
    """Shown this once."""


def fit(name: str) -> str:
    cleaned = clean(name)
    if not cleaned:
        raise Denied("no-name")
    return cleaned


@post("/api/guests", tags=["people"], summary="Become a guest", responses=spec())
async def become_guest(request: Request[Any, Any, Any], data: JSONBody[NewGuest], house: TheHouse) -> Response[Me]:
    name = fit(data.name)
    known = None if data.token else await house.door.identify(request)
    if known is not None:
        await house.store.rename(known.id, name)
        house.door.forget(known.id)
        return Response(Me(known.id, name))
    address = request.client.host if request.client else ""
    if house.limits is not None and not house.limits.guests.take(address):
        raise Denied("too-fast")
    player, secret, kept = new_secret()
    at = now()
    await house.store.add_player(player, name, kept, at)
    if data.token:
        token, secret, kept = new_secret()
        await house.store.add_token(token, player, name, kept, at)
        return Response(Me(player, name, secret))
    https = request.url.scheme == "https"
    return Response(Me(player, name), cookies=[cookie_of(secret, https=https)])


@get("/api/me", tags=["people"], summary="Who you are", security=NEEDED, responses=spec())
async def who_am_i(player: You) -> Me:
    return Me(player.id, player.name)


@get("/api/visitor", tags=["people"], summary="Whether you are somebody", responses=spec())
async def visitor(anybody: Anybody) -> Visitor:
    """For a page that does not know yet: to be nobody is no error here."""
    return Visitor(None if anybody is None else Me(anybody.id, anybody.name))


@patch("/api/me", tags=["people"], summary="Another name", security=NEEDED, responses=spec())
async def rename(data: JSONBody[NewName], player: You, house: TheHouse) -> Me:
    """Tables you sit at already keep the name you had."""
    name = fit(data.name)
    await house.store.rename(player.id, name)
    house.door.forget(player.id)
    return Me(player.id, name)


@post("/api/tokens", tags=["people"], summary="A token for a program", security=NEEDED, responses=spec())
async def new_token(data: JSONBody[NewToken], player: You, house: TheHouse) -> Minted:
    label = fit(data.label)
    token, secret, kept = new_secret()
    await house.store.add_token(token, player.id, label, kept, now())
    return Minted(token, label, secret)


@get("/api/tokens", tags=["people"], summary="Your tokens", security=NEEDED, responses=spec())
async def my_tokens(player: You, house: TheHouse) -> list[Token]:
    return await house.store.tokens(player.id)


@delete("/api/tokens/{token:str}", tags=["people"], summary="Make it worthless", security=NEEDED, responses=spec(404))
async def drop_token(token: FromPath[str], player: You, house: TheHouse) -> None:
    if not (token.isalnum() and token.isascii() and await house.store.drop_token(player.id, token)):
        raise Denied("no-token")
    house.door.forget(player.id)
    house.disown(token)


HANDLERS = [become_guest, who_am_i, visitor, rename, new_token, my_tokens, drop_token]
