"""What the handlers share: the house, who asks, and the table that is asked for."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath

from odango.server.house import House
from odango.server.live import Live, may_see
from odango.store.rows import Player
from odango.table.denied import Denied

TheHouse = NamedDependency[House]
You = NamedDependency[Player]
"""Who asks; a handler that takes this refuses nobodies."""
Anybody = NamedDependency[Player | None]
"""Who asks, or nobody."""
TableId = FromPath[str]
ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


async def provide_house(request: Request[Any, Any, Any]) -> House:
    return house_of(request)


async def provide_player(request: Request[Any, Any, Any]) -> Player:
    """Who asks; refused for nobody."""
    player = await house_of(request).door.identify(request)
    if player is None:
        raise Denied("who")
    return player


async def provide_anybody(request: Request[Any, Any, Any]) -> Player | None:
    """Who asks, or None."""
    return await house_of(request).door.identify(request)


async def table_for(house: House, table: str, player: str | None) -> Live:
    """The table, for somebody who may see it."""
    if not ID.fullmatch(table):
        raise Denied("no-table")
    live = await house.live(table)
    if not may_see(live.table, player):
        raise Denied("no-spectators")
    return live
