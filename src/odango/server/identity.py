"""Who is asking: a guest with a cookie, or a program with a token.  Only hashes of secrets are stored."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.spec import SecurityScheme

from odango.store.rows import Player
from odango.store.store import Store
from odango.table.denied import Denied

ID = re.compile(r"[0-9a-f]{16}")
COOKIE = "odango"
YEAR = 365 * 24 * 3600

SCHEMES: dict[str, Any] = {
    "cookie": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE, description="A guest."),
    "token": SecurityScheme(type="http", scheme="bearer", description="A program."),
}
NEEDED: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]
"""On every handler that has to know who asks."""


def new_secret() -> tuple[str, str, bytes]:
    """An id, the whole secret to hand out, and the hash to keep.

    The secret is 256 random bits, so a plain hash is enough: there is nothing to guess.
    """
    name, secret = token_hex(8), token_urlsafe(32)
    return name, f"{name}.{secret}", _hash(secret)


def _hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def cookie_of(secret: str, *, https: bool) -> Cookie:
    return Cookie(key=COOKIE, value=secret, path="/", httponly=True, samesite="lax", secure=https, max_age=YEAR)


def _authorization(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """That header, read by hand: Litestar would keep a copy of them all for as long as a socket is open."""
    found = (value for name, value in connection.scope["headers"] if name == b"authorization")
    header = next(found, None)
    return None if header is None else header.decode("latin-1")


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The id of the token that came with a request, if one did."""
    header = _authorization(connection)
    return None if header is None else header.partition(" ")[2].strip().partition(".")[0]


async def identify(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Player | None:
    """Who asks; None for nobody.  A token that is not known is refused, a cookie that is not known is only old."""
    header = _authorization(connection)
    if header is not None:
        scheme, _, token = header.partition(" ")
        name, _, secret = token.strip().partition(".")
        known = scheme.lower() == "bearer" and ID.fullmatch(name)
        player = await store.player_by_token(name, _hash(secret)) if known else None
        if player is None:
            raise Denied("who")
        return player
    name, _, secret = connection.cookies.get(COOKIE, "").partition(".")
    return await store.player_by_secret(name, _hash(secret)) if ID.fullmatch(name) else None
