"""What a seat, or a spectator, is sent.  Everything that leaves the house for a player is built here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from odango.core.event import Event
from odango.core.rng import SecureRng
from odango.core.step import Seat
from odango.core.view import offer_encoded, why_not
from odango.server.wire import Happening, Motion, SeatInfo, Snapshot, TableInfo, Why
from odango.table.deeds import DEEDS
from odango.table.denied import Denied
from odango.table.entry import Card, Entry, Kind, Phase
from odango.table.table import Table
from odango.text import Line

SECRET_KEPT = (Phase.OPEN, Phase.PLAYING)
"""While a table is in these, the seed of its dice is nobody's business."""


def table_info(table: Table) -> TableInfo:
    """What everyone may know of the table."""
    card = table.card
    return TableInfo(
        id=card.id,
        game=card.game,
        rules=card.rules,
        setup=msgspec.to_builtins(table.setup),
        seats=[
            SeatInfo(name=None, player=None, bot=None, left=False, brought=False)
            if place is None
            else SeatInfo(
                name=place.name, player=place.player, bot=place.bot, left=place.left, brought=bool(place.brought)
            )
            for place in table.places
        ],
        host=table.host,
        phase=table.phase,
        public=card.public,
        spectators=card.spectators,
        start_when_full=card.start_when_full,
        number=table.number,
        opened_at=card.opened_at,
        commitment=SecureRng(card.seed).commitment,
        seed=None if table.phase in SECRET_KEPT or table.game.stays_secret else card.seed.hex(),
        motions=[
            Motion(
                motion=ballot.motion.motion,  # type: ignore[arg-type]
                seat=ballot.motion.seat,
                level=ballot.motion.level,
                yes=sorted(seat for seat, yes in ballot.votes.items() if yes),
                no=sorted(seat for seat, yes in ballot.votes.items() if not yes),
                needed=ballot.needed(table),
            )
            for ballot in table.ballots
        ],
        previous=card.previous,
        next=table.next,
        advice=table.game.advice(table.setup, card.seats) if table.phase == Phase.OPEN else [],
    )


def sight(table: Table, seat: Seat | None) -> tuple[Any, Line | None, Any]:
    """The view, the question and the options of a seat; None is a spectator."""
    state = table.state
    if state is None:
        return None, None, []
    view = table.game.view(state, seat)
    decision = None if seat is None else state.decision_of(seat)
    if seat is None or decision is None or view.question is None or table.phase != Phase.PLAYING:
        return view, None, []
    return view, decision.ask(state), offer_encoded(state, seat, view.question.options)


def why(table: Table, seat: Seat | None, refs: Sequence[str]) -> Why:
    """Whether this seat can choose something now that concerns all these things, and why not."""
    if seat is None:
        raise Denied("not-seated")
    if table.state is None or table.phase != Phase.PLAYING:
        raise Denied("not-playing")
    no = why_not(table.state, seat, refs)
    if no is None:
        return Why(possible=True, rule=None, line=None)
    return Why(possible=False, rule=no.rule, line=no.line)


def snapshot(table: Table, seat: Seat | None) -> Snapshot:
    """The whole table, as this seat may see it."""
    view, ask, options = sight(table, seat)
    return Snapshot(number=table.number, table=table_info(table), seat=seat, view=view, ask=ask, options=options)


def lines_of(table: Table, entry: Entry, told: list[Event], seat: Seat | None) -> list[Line]:
    """What a seat is told of an entry."""
    said = DEEDS[entry.kind].tell(table, entry)
    lines = [event.face(seat) for event in told]
    return lines if said is None else [said, *lines]


def happening(
    table: Table, entry: Entry, told: list[Event], seat: Seat | None, info: TableInfo | UnsetType
) -> Happening:
    """An entry as news to a seat: what happened, and what the seat sees now."""
    view, ask, options = sight(table, seat)
    return Happening(
        number=entry.number,
        kind=Kind(entry.kind),
        seat=entry.seat,
        at=entry.at,
        lines=lines_of(table, entry, told, seat),
        table=info,
        view=view,
        ask=ask,
        options=options,
    )


def remembered(table: Table, entry: Entry, told: list[Event], seat: Seat | None) -> Happening:
    """An entry as part of a log: what happened, without what could be seen then."""
    return Happening(
        number=entry.number, kind=Kind(entry.kind), seat=entry.seat, at=entry.at,
        lines=lines_of(table, entry, told, seat),
    )  # fmt: skip


def info_if_changed(table: Table, entry: Entry) -> TableInfo | UnsetType:
    """The table's own part of the news, where an entry touched more than the game."""
    return UNSET if entry.kind == Kind.CHOICE and table.phase == Phase.PLAYING else table_info(table)


def recall(card: Card, entries: list[Entry], seat: int | None, after: int) -> list[Happening]:
    """The log played through once more, as told to a seat."""
    table = Table(card)
    happened = ((entry, table.take(entry)) for entry in entries)
    return [remembered(table, entry, told, seat) for entry, told in happened if entry.number > after]
