"""Putting anew what a seat cannot know: hands, decks, and the face-down Monsters of the Basic game.

Deck lists lie open, so each player's hidden cards together are known; only where they lie is not.
"""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.imagine import imagine_answers
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.facts import Piece
from odango.games.ccg.piles.drawing import known_hand, less
from odango.games.ccg.state import Ccg


def imagine(state: Ccg, seat: Seat | None, rng: Rng) -> Ccg:
    world = state.clone()
    for owner in range(world.seats):
        _deal(world, seat, owner, rng)
    _forget(world, seat)
    imagine_answers(world, seat, rng)
    world.rng = rng.clone()
    return world


def _deal(world: Ccg, seat: Seat | None, owner: Seat, rng: Rng) -> None:
    """Deal one player's hidden cards anew, but for those this seat knows."""
    own = seat == owner
    hand, deck = world.hands[owner], world.decks[owner]
    places = [i for i, mask in enumerate(world.seen[owner]) if seat is None or not mask >> seat & 1]
    known = tuple(hand) if own else known_hand(world, seat, owner)
    down = [] if own else [piece for piece in world.enemies[owner] if piece.face_down]
    hidden = sorted([*_without(hand, known), *(deck[i] for i in places), *(piece.card for piece in down)])
    if down:
        _lay_face_down(world, owner, down, hidden, rng)
    rng.shuffle(hidden)
    for i in places:
        deck[i] = hidden.pop()
    if own:
        return
    unknown = hidden
    world.hands[owner] = sorted([*known, *unknown])
    if world.drawn[owner]:
        world.drawn[owner] = tuple(sorted(unknown[:2]))


def _without(hand: list[Kind], known: tuple[Kind, ...]) -> tuple[Kind, ...]:
    left = tuple(hand)
    for card in known:
        left = less(left, card)
    return left


def _lay_face_down(world: Ccg, owner: Seat, down: list[Piece], hidden: list[Kind], rng: Rng) -> None:
    """Other Monsters face down, all different and different from those that were turned up; out of `hidden`."""
    shown = {piece.card for piece in world.enemies[owner] if not piece.face_down} | set(world.gone[owner])
    pool = world.openings[owner][1:] or hidden
    kinds = sorted({card for card in pool if CARDS[card].kind == "monster"} - shown)
    rng.shuffle(kinds)
    pieces = {piece.uid: replace(piece, card=card) for piece, card in zip(down, kinds, strict=False)}
    for piece in pieces.values():
        hidden.remove(piece.card)
    world.enemies[owner] = tuple(pieces.get(piece.uid, piece) for piece in world.enemies[owner])


def _forget(world: Ccg, seat: Seat | None) -> None:
    """What others alone know, this seat can say nothing of."""
    for other in range(world.seats + 1):
        if other != (world.seats if seat is None else seat):
            world.known[other] = [()] * world.seats
    bit = 0 if seat is None else 1 << seat
    world.seen = [[mask & bit for mask in masks] for masks in world.seen]
