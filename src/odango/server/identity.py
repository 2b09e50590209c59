"""Who is asking: a guest with a cookie, or a program with a token.  Only hashes of secrets are stored."""

from __future__ import annotations

import re
import time
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
MEMORY = 10.0
"""Seconds for which somebody is known at the door."""
REMEMBERED = 20_000
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


class Doorkeeper:
    """Knows who asks, and for a moment remembers: most who come were here a second ago."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[tuple[str, str, bytes], tuple[Player, float]] = {}
        self._changes = 0

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any], *, anew: bool = False) -> Player | None:
        """Who asks; None for nobody.  A token that is not known is refused, a cookie that is not known is only old.

        `anew` asks the store, where another process may have written.
        """
        header = _authorization(connection)
        if header is not None:
            scheme, _, token = header.partition(" ")
            known = scheme.lower() == "bearer"
            player = await self._look_up("token", token.strip(), anew=anew) if known else None
            if player is None:
                raise Denied("who")
            return player
        return await self._look_up("cookie", connection.cookies.get(COOKIE, ""), anew=anew)

    def forget(self, player: str) -> None:
        """Something about this player has changed."""
        self._changes += 1
        self._seen = {key: seen for key, seen in self._seen.items() if seen[0].id != player}

    async def _look_up(self, kind: str, credential: str, *, anew: bool) -> Player | None:
        name, _, secret = credential.partition(".")
        if not ID.fullmatch(name):
            return None
        key = (kind, name, _hash(secret))
        found, until = self._seen.get(key, (None, 0.0))
        now = time.monotonic()
        if found is None or now > until or anew:
            changes = self._changes
            ask = self._store.player_by_token if kind == "token" else self._store.player_by_secret
            found = await ask(name, _hash(secret))
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()
            # What was read while somebody changed may be old already.
            if found is not None and changes == self._changes:
                self._seen[key] = (found, now + MEMORY)
        return found
