"""Who knows what in the Sailor Moon CCG: hands and decks as a seat sees and imagines them, and what it is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odango.core.rng import Rng
from odango.core.step import Seat
from odango.core.view import packet
from odango.games.ccg import GAME
from odango.games.ccg.state import Ccg
from rulebook.ccg.asking import answer
from rulebook.ccg.attacks import throw
from rulebook.ccg.table import MARS, names, table


def known(state: Ccg, seat: Seat | None, owner: Seat) -> str:
    """What this seat knows to be in a hand."""
    return names(GAME.view(state, seat).players[owner].known)


def top(state: Ccg, seat: Seat | None, owner: Seat) -> list[str]:
    """What this seat knows of a deck from the top down; a dash for what it does not know."""
    return ["-" if card < 0 else names([card]) for card in GAME.view(state, seat).players[owner].top]


def bottom(state: Ccg, seat: Seat | None, owner: Seat) -> str:
    """What it knows of the bottom, lowest first."""
    return names(GAME.view(state, seat).players[owner].bottom)


def worlds(state: Ccg, seat: Seat | None, count: int = 60) -> list[Ccg]:
    """What this seat imagines, so many times over; each looks to it like the true one."""
    found = [GAME.imagine(state, seat, Rng(seed)) for seed in range(count)]
    for world in found:
        assert packet(GAME, world, seat) == packet(GAME, state, seat)
        assert GAME.components(world) == GAME.components(state)
    return found


def packets(states: Iterable[Ccg], seat: Seat | None) -> set[bytes]:
    """All that this seat is sent in these states: a single packet if it cannot tell them apart."""
    return {packet(GAME, state, seat) for state in states}


def haruna(hands: Sequence[str], decks: Sequence[str] = (), *, won: bool = True) -> Ccg:
    """Seat 0 has used Ms. Haruna on the hand of seat 1, and won or lost the challenge for it."""
    state = table([MARS], pie=["ms-haruna"], hands=hands, decks=decks, step=2)
    answer(state, 0, "use ms-haruna", "see B")
    throw(state, owner_wins=won)
    return state
