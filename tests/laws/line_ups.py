"""Random games of TRICKTAKERs that begin with a given line-up: who plays whom in the first round, by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from laws import laws
from laws.worlds import random_choice
from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.roster import EVERYONE, Character
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers

LineUp = tuple[Character, ...]
SETUP = Setup(mode="all_star")
SEATS = (3, 4, 5)


def casts(seats: int) -> list[LineUp]:
    """Every set of characters that can sit at such a table, each in some order."""
    found = []
    for number, some in enumerate(combinations(EVERYONE, seats)):
        order = list(some)
        Rng(number).shuffle(order)
        found.append(tuple(order))
    return found


def every_line_up() -> list[LineUp]:
    """All of them in every order of seats, at all tables, mixed: 8736."""
    found = [one for seats in SEATS for one in permutations(EVERYONE, seats)]
    order = list(range(len(found)))
    Rng(len(found)).shuffle(order)
    return [found[place] for place in order]


def play(line_up: Sequence[Character], seed: int) -> Iterator[Tricktakers]:
    """The state at every decision, and at the end; in later rounds everyone chooses at random.  Not copies."""
    rng = Rng(seed)
    state = GAME.start(SETUP, len(line_up), Rng(seed + 1))
    while not over(state):
        yield state
        seat, choice = random_choice(state, rng)
        if state.round == 1 and state.choosers:
            choice = line_up[seat]
        choose(state, seat, choice)
    yield state


def keeps_the_laws(line_up: Sequence[Character], seed: int, often: int) -> None:
    """The quick laws hold at every decision, and all of them at some, one in `often`."""
    seats = len(line_up)
    pieces = None
    for decisions, state in enumerate(play(line_up, seed)):
        pieces = pieces or GAME.components(state)
        laws.law(decisions <= GAME.bound(SETUP, seats), "the game ends within its bound", decisions)
        laws.pieces_are_conserved(GAME, state, pieces)
        laws.result_fits(GAME, state)
        laws.things_tell_options_apart(state)
        if (decisions + seed) % often == 0:
            laws.every_law(GAME, state, seed)
    laws.every_face_can_be_said(state.events or [], seats)
