"""Cards in play: finding them, and the verbs that change them.  But for the Basic game they all lie open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec.structs import replace

from odango.core.step import Seat
from odango.games.ccg.cards import CARDS, NUMBER, Kind, is_enemy, is_fighter
from odango.games.ccg.facts import NONE, Piece, Power, Uid
from odango.games.ccg.state import Ccg

_MOST_UIDS: Final = 1000
CHAD: Final = NUMBER["chad-kumada"]


def zones_of(state: Ccg) -> tuple[list[tuple[Piece, ...]], ...]:
    return (state.allies, state.enemies, state.pie)


def everything(state: Ccg) -> Iterator[Piece]:
    """All cards in play."""
    for zone in zones_of(state):
        for pieces in zone:
            yield from pieces


def find(state: Ccg, uid: Uid) -> Piece | None:
    """The card in play with this number, if it still is."""
    for zone in zones_of(state):
        for pieces in zone:
            for piece in pieces:
                if piece.uid == uid:
                    return piece
    return None


def the(state: Ccg, uid: Uid) -> Piece:
    """The card in play with this number, which must be."""
    piece = find(state, uid)
    if piece is None:
        raise LookupError(f"nothing in play has the number {uid}")
    return piece


def owner_of(state: Ccg, uid: Uid) -> Seat:
    """Whose card it is; NONE if it is not in play."""
    for zone in zones_of(state):
        for seat, pieces in enumerate(zone):
            for piece in pieces:
                if piece.uid == uid:
                    return seat
    return NONE


def own(state: Ccg, seat: Seat) -> Iterator[Piece]:
    """All that a player has in play."""
    for zone in zones_of(state):
        yield from zone[seat]


def zone_for(state: Ccg, kind: Kind) -> list[tuple[Piece, ...]]:
    """Where a card of this kind lies when it is in play."""
    return state.allies if is_fighter(kind) else state.enemies if is_enemy(kind) else state.pie


def in_play(state: Ccg, seat: Seat, kind: Kind) -> Piece | None:
    """The first card of this kind that a player has in play."""
    for piece in zone_for(state, kind)[seat]:
        if piece.card == kind:
            return piece
    return None


def health(piece: Piece) -> int:
    return CARDS[piece.card].health


def beaten(piece: Piece) -> bool:
    """Whether its damage has reached its Health."""
    return piece.damage >= health(piece)


def enter(state: Ccg, seat: Seat, kind: Kind, **fields: Any) -> Uid:
    """A card comes into play."""
    uid = state.next_uid
    while find(state, uid) is not None:
        uid = (uid + 1) % _MOST_UIDS
    state.next_uid = (uid + 1) % _MOST_UIDS
    zone = zone_for(state, kind)
    zone[seat] = (*zone[seat], Piece(uid, kind, came=state.turns[seat], **fields))
    return uid


def change(state: Ccg, uid: Uid, **fields: Any) -> None:
    """Change something about a card in play; nothing happens if it is gone."""
    for zone in zones_of(state):
        for seat, pieces in enumerate(zone):
            for i, piece in enumerate(pieces):
                if piece.uid == uid:
                    zone[seat] = (*pieces[:i], replace(piece, **fields), *pieces[i + 1 :])
                    return


def mark(state: Ccg, uid: Uid, marks: int) -> None:
    piece = find(state, uid)
    if piece is not None:
        change(state, uid, marks=piece.marks | marks)


def hurt(state: Ccg, uid: Uid, damage: int, by: Seat) -> None:
    """Put damage on a card."""
    piece = find(state, uid)
    if piece is not None and damage > 0:
        change(state, uid, damage=piece.damage + damage, hurt=by)


def heal(state: Ccg, uid: Uid, amount: int) -> int:
    """Take damage off a card; how much there was to take."""
    piece = find(state, uid)
    if piece is None:
        return 0
    healed = min(piece.damage, amount)
    change(state, uid, damage=piece.damage - healed)
    return healed


def cards_of(piece: Piece) -> list[Kind]:
    """All the cards of it, the attached ones first, itself last."""
    power = [kind for kind, count in enumerate(piece.power) for _ in range(count)]
    return [*power, *piece.worn, *piece.under, piece.card]


def take_away(state: Ccg, uid: Uid) -> Piece | None:
    """Take a card out of play, to nowhere; the caller puts its cards somewhere."""
    for zone in zones_of(state):
        for seat, pieces in enumerate(zone):
            for i, piece in enumerate(pieces):
                if piece.uid == uid:
                    zone[seat] = pieces[:i] + pieces[i + 1 :]
                    return piece
    return None


def retire(state: Ccg, uid: Uid) -> None:
    """A card leaves the game, and what is attached to it goes to the discard pile (S-76)."""
    seat = owner_of(state, uid)
    piece = take_away(state, uid)
    if piece is not None:
        state.gone[seat] += [*piece.under, piece.card]
        state.discards[seat] += cards_of(replace(piece, under=()))[:-1]


def lose_power(state: Ccg, uid: Uid, power: Power) -> None:
    """Attached Power goes to its owner's discard pile."""
    piece = find(state, uid)
    if piece is None:
        return
    left = tuple(have - lost for have, lost in zip(piece.power, power, strict=True))
    state.discards[owner_of(state, uid)] += [kind for kind, count in enumerate(power) for _ in range(count)]
    change(state, uid, power=left)


def gain_power(state: Ccg, uid: Uid, power: Power) -> None:
    piece = the(state, uid)
    change(state, uid, power=tuple(have + more for have, more in zip(piece.power, power, strict=True)))


def one_power(kind: Kind) -> Power:
    """A single Power card."""
    return (int(kind == 0), int(kind == 1), int(kind == 2))


def uids(pieces: Iterable[Piece]) -> list[Uid]:
    return [piece.uid for piece in pieces]
