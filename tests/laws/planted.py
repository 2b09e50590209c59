"""Leaks to plant in a game, and whether a law finds them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeVar

import msgspec

from laws import laws
from laws.laws import LawBroken
from laws.worlds import positions
from odango.core.game import Game
from odango.core.state import State
from odango.core.step import Seat
from odango.core.view import View

S = TypeVar("S", bound=State)
Law = Callable[[Any, Any, int], None]
Leak = Callable[[S, Seat | None], Any]
"""Something of a state, for the view of a seat."""
NEED_A_CHOICE = (laws.events_tell_no_more_than_views, laws.alike_is_imagined_alike)


def leaking(game: Game[S, Any], leak: Leak[S]) -> Game[S, Any]:
    """This game, with views that hold one thing too much."""
    honest = game.view

    def view(state: S, seat: Seat | None) -> Any:
        seen = honest(state, seat)
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return _with_a_leak(type(seen))(**fields, leak=leak(state, seat))

    game.view = view  # type: ignore[method-assign]
    return game


@cache
def _with_a_leak(kind: type[View]) -> Any:
    return msgspec.defstruct(f"Leaky{kind.__name__}", [("leak", Any)], bases=(kind,), frozen=True, kw_only=True)


def first_breach(
    game: Game[S, Any], law: Law, setup: Any = None, seats: int = 5, games: int = 12, every: int = 7
) -> str:
    """What the law says of this game, or nothing if it finds no fault in so many random games."""
    agreed = game.Setup() if setup is None else setup
    return breach_in(game, law, (now for seed in range(games) for now in positions(game, agreed, seats, seed, every)))


def breach_in(game: Game[S, Any], law: Law, found: Iterable[S]) -> str:
    """The same for these positions."""
    for number, state in enumerate(found):
        try:
            if state.pending or law not in NEED_A_CHOICE:
                law(game, state, number)
        except LawBroken as broken:
            return str(broken)
    return ""


def compare_deals(game: Game[S, Any], setup: Any, seats: int) -> int:
    """Deals that look alike are imagined alike; how often that was compared."""
    return sum(laws.other_deals_are_imagined_alike(game, setup, seats, seed) for seed in range(4))
