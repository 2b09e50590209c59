"""What is played after a game: the same once more, or what the game says comes next."""

from __future__ import annotations

from secrets import token_bytes

import msgspec

from odango.bots import levels, usual_level
from odango.bots.names import bot_name
from odango.core.game import Sequel
from odango.games import GAMES
from odango.server.live import Act, now
from odango.table.denied import Denied
from odango.table.entry import Card, Kind, Phase
from odango.table.table import Table


def next_table(table: Table) -> tuple[Card, list[Act]]:
    """The next table of the same people, and what has happened there already.

    The same game begins at once, if everyone is there, with what each of them brought.  Another one waits for the
    host's word, so that everyone may look at what was laid down for them, and change it.
    """
    sequel = sequel_of(table)
    card = msgspec.structs.replace(
        table.card, id=table.card.rematch_id, key=token_bytes(32), opened_at=now(), previous=table.card.id
    )
    if sequel is None:
        brought = _brought([place.brought if place else "" for place in table.places])
        return card, _possible(card, [*_same_people(table, card.game), *brought, (Kind.START, None, None, "")])
    game = GAMES[sequel.game]
    card = msgspec.structs.replace(
        card,
        game=sequel.game,
        rules=game.rules_version,
        setup=msgspec.json.encode(msgspec.convert(msgspec.to_builtins(sequel.setup), game.Setup)).decode(),
        start_when_full=False,
        pools=msgspec.json.encode(sequel.pools).decode() if sequel.pools else None,
    )
    return card, _possible(card, [*_same_people(table, card.game), *_brought(sequel.brought)])


def sequel_of(table: Table) -> Sequel | None:
    """What comes after the game of this table, if it was played to its end and something does."""
    if table.phase != Phase.OVER:
        return None
    found = table.game.sequel(table.setup, table.state, table.card.seats)
    return found if found is not None and table.card.seats in GAMES[found.game].seats else None


def _same_people(table: Table, game: str) -> list[Act]:
    """Everyone who is still there sits down where they sat, and bots on the seats that bots played."""
    acts: list[Act] = []
    names = table.names()
    for player in table.line:
        seat = table.seat_of(player)
        place = None if seat is None else table.places[seat]
        if place is not None:
            acts.append((Kind.SIT, seat, player, place.name))
    for seat, place in enumerate(table.places):
        if place is not None and place.bot is not None:
            if place.player is not None:
                names.append(bot_name(names))
            level = place.bot if place.bot in levels(game) else usual_level(game)
            acts.append((Kind.BOT, seat, table.line[0], f"{level} {names[-1] if place.player else place.name}"))
    return acts


def _brought(things: list[str] | tuple[str, ...]) -> list[Act]:
    """The house lays down what each seat brings."""
    return [(Kind.BRING, seat, None, text) for seat, text in enumerate(things) if text]


def _possible(card: Card, acts: list[Act]) -> list[Act]:
    """Those acts that can happen: nothing is laid down that is of no use, and no game begins with empty seats."""
    table = Table(card)
    done: list[Act] = []
    for act in acts:
        try:
            table.settle(table.propose(*act, card.opened_at))
        except Denied:
            if act[0] not in (Kind.BRING, Kind.START):
                raise
        else:
            done.append(act)
    return done
