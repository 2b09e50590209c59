"""The table as every bot sees it: who sits where, who may still be passed the tile, what an action would change."""

from __future__ import annotations

from odango.core.step import Seat
from odango.core.view import View
from odango.games.bluff.tiles import Tile, is_villain
from odango.games.bluff.view import BluffView, UnderWay
from odango.games.bluff.villains import MoveTile, SwapTiles

Areas = dict[Seat, list[Tile]]
"""The face-up tiles of the seats that change."""


def as_bluff(view: View) -> BluffView:
    if not isinstance(view, BluffView):
        raise TypeError("this bot plays Truth or Bluff only")
    return view


def seat_of(view: BluffView) -> Seat:
    """Whose view this is; a bot is never a spectator."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    return view.seat


def tile_under_way(view: BluffView) -> UnderWay:
    if view.under_way is None:
        raise ValueError("no tile is under way")
    return view.under_way


def targets(view: BluffView, me: Seat) -> list[Seat]:
    """Who may be passed the tile next: everyone who has not had it."""
    had = [me, view.starter]
    if view.under_way is not None:
        had.extend(handed.receiver for handed in view.under_way.passes)
    return [seat for seat in range(len(view.players)) if seat not in had]


def token_goes_to(view: BluffView, kind: Tile, collector: Seat, other: Seat) -> Seat | None:
    """Who draws the token of a challenge between these two: who was right, unless it is about a villain (B-02)."""
    if not is_villain(kind):
        return other
    match view.setup.villain_round_token:
        case "correct_player":
            return collector
        case "non_collector":
            return other
        case _:
            return None


def areas_after(view: BluffView, me: Seat, kind: str, choice: int) -> Areas:
    """What lies before whom once this villain's choice is carried out; only the seats that change."""
    areas: Areas = {}

    def take(seat: Seat, picked: Tile) -> None:
        areas[seat] = list(view.players[seat].face_up)
        areas[seat].remove(picked)

    match kind:
        case "move-tile":
            owner, picked, to = MoveTile(me).parts(choice)
            take(owner, picked)
            areas[to] = [*view.players[to].face_up, picked]
        case "swap-tiles":
            mine, owner, theirs = SwapTiles(me).parts(choice)
            take(me, mine)
            take(owner, theirs)
            areas[me].append(theirs)
            areas[owner].append(mine)
        case "bag-tile" | "return-tile":
            take(me, choice)
    return areas
