"""Opening a table and filling its seats."""

from __future__ import annotations

from secrets import token_bytes, token_urlsafe
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from odango.bots.names import bot_name
from odango.core.game import BadSetup
from odango.games import GAMES
from odango.server.house import House
from odango.server.live import Act, Live, now
from odango.server.wire import SeatNumber
from odango.store.rows import Player
from odango.table.denied import Denied
from odango.table.entry import Card, Kind, Phase
from odango.table.names import distinct
from odango.table.table import Table


class Opening(Struct, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    setup: dict[str, Any] = {}
    """Options that differ from the usual ones."""
    seats: Annotated[int, Meta(ge=1, le=26)] | None = None
    """As few as can play, if you do not say."""
    public: bool = False
    """Whether the lobby lists it; otherwise it is found by its link alone."""
    spectators: bool = True
    start_when_full: bool = True
    """Otherwise it begins on the host's word."""
    seat: SeatNumber = 0
    """Where you sit down."""
    bots: Annotated[str, Meta(max_length=20)] | None = None
    """A level: such bots take all other seats."""


async def open_table(house: House, wish: Opening, player: Player) -> Live:
    """Open it; the player sits down, and bots if wished."""
    game = GAMES.get(wish.game)
    if game is None:
        raise Denied("no-game", game=wish.game, there=", ".join(GAMES))
    seats = game.seats[0] if wish.seats is None else wish.seats
    try:
        setup = msgspec.convert(wish.setup, game.Setup)
        game.check_seats(seats)
        game.check(setup, seats)
    except (BadSetup, msgspec.ValidationError) as error:
        raise Denied("bad-setup", why=str(error)) from error
    unknown = wish.setup.keys() - set(game.Setup.__struct_fields__)
    if unknown:
        raise Denied("no-such-option", given=", ".join(sorted(unknown)))
    if wish.seat >= seats:
        raise Denied("no-such-seat")
    card = Card(
        id=token_urlsafe(16),
        game=game.name,
        rules=game.rules_version,
        setup=msgspec.json.encode(setup).decode(),
        seats=seats,
        public=wish.public,
        spectators=wish.spectators,
        start_when_full=wish.start_when_full,
        key=token_bytes(32),
        opened_at=now(),
    )
    acts: list[Act] = [(Kind.SIT, wish.seat, player.id, player.name)]
    if wish.bots is not None:
        names = [player.name]
        for seat in range(seats):
            if seat != wish.seat:
                names.append(bot_name(names))
                acts.append((Kind.BOT, seat, player.id, f"{wish.bots} {names[-1]}"))
        if wish.start_when_full:
            acts.append((Kind.START, None, None, ""))
    return await house.open(card, acts)


def sit_down(table: Table, player: Player, seat: int | None) -> Act:
    """Sitting down: on that seat, on the first free one, or in the middle of a game back on one's own."""
    own = table.seat_of(player.id)
    if table.phase != Phase.OPEN and own is not None:
        return Kind.RETURN, own, player.id, ""
    if seat is None and own is None and table.phase == Phase.OPEN:
        if table.full:
            raise Denied("table-full")
        seat = table.places.index(None)
    return Kind.SIT, seat, player.id, distinct(player.name, table.names())


def get_up(table: Table, player: Player) -> Act:
    """Standing up: before the game for good, in the middle of it with the seat kept."""
    seat = table.seat_of(player.id)
    return Kind.STAND if table.phase == Phase.OPEN else Kind.LEAVE, seat, player.id, name_at(table, seat)


def bring_to(table: Table, player: Player, seat: int | None, text: str) -> Act:
    """Bringing something to one's own seat, or to another."""
    if "\0" in text:
        raise Denied("malformed", why="U+0000")
    own = table.seat_of(player.id)
    if own is None:
        raise Denied("not-seated")
    return Kind.BRING, own if seat is None else seat, player.id, text


def own_things(table: Table, player: Player) -> tuple[str, str | None]:
    """What a player has brought, and what they may bring from; None: anything."""
    seat = table.seat_of(player.id)
    place = None if seat is None else table.places[seat]
    if seat is None or place is None:
        raise Denied("not-seated")
    return place.brought, table.pools[seat] if table.pools else None


def name_at(table: Table, seat: int | None) -> str:
    place = None if seat is None or seat >= len(table.places) else table.places[seat]
    return "" if place is None else place.name


async def bots_on_free_seats(house: House, live: Live, player: Player, level: str, seat: int | None) -> None:
    """A bot on that seat, or one on every free seat.  Somebody may be quicker: then that seat is theirs."""

    def seat_bot(table: Table) -> Act:
        at = seat
        if at is None:
            if table.full:
                raise Denied("table-full")
            at = table.places.index(None)
        return Kind.BOT, at, player.id, f"{level} {bot_name(table.names())}"

    await house.act(live, seat_bot)
    while seat is None and not live.table.full and live.table.phase == Phase.OPEN:
        await house.act(live, seat_bot)
