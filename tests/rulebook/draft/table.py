"""Words for tests of drafts: to play one by any manner of picking, and to work out what a seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.ccg.cards import Kind
from odango.games.ccg.draft import GAME
from odango.games.ccg.draft.setup import Setup
from odango.games.ccg.draft.state import Draft

Picker = Callable[[Draft, Seat, list[int]], int]


def opened(seats: int = 3, seed: int = 1, **options: Any) -> Draft:
    """A draft in which the first packs have just been opened."""
    return GAME.start(Setup(**options), seats, Rng(seed))


def first(_: Draft, __: Seat, options: list[int]) -> int:
    return options[0]


def at_random(seed: int) -> Picker:
    rng = Rng(seed)
    return lambda _, __, options: options[rng.below(len(options))]


def one_pick(state: Draft, picker: Picker = first) -> None:
    """Everyone who is asked answers."""
    for decision in state.pending[:]:
        choose(state, decision.seat, picker(state, decision.seat, decision.options(state)))


def play_on(state: Draft, picker: Picker = first, until: Callable[[Draft], bool] = lambda _: False) -> Draft:
    """Go on until something holds, or to the end."""
    while not over(state) and not until(state):
        one_pick(state, picker)
    return state


def building(state: Draft) -> bool:
    return state.stage == "building"


def history_seen_by(state: Draft, seat: Seat) -> list[tuple[int, int, tuple[Kind, ...], Kind]]:
    """All that a seat has ever seen, by the rules alone: round, pick, the pack it held then and what it took."""
    found = []
    for number, packs in enumerate(state.taken):
        step = -1 if number % 2 else 1
        last = number == len(state.taken) - 1
        for pick in range(11):
            pack = (seat - step * pick) % state.seats
            rest = state.packs[pack] if last else ()
            if pick < len(packs[pack]) + bool(rest):
                took = packs[pack][pick] if pick < len(packs[pack]) else -1
                found.append((number, pick, tuple(sorted((*packs[pack][pick:], *rest))), took))
    return found
