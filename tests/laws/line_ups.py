"""Random games of TRICKTAKERs that begin with a given line-up: who plays whom in the first round, by seat.

`make lineups` plays 20,000 of them, of all fifteen characters at two to five seats, and stops at the first law broken.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from laws import laws, many
from laws.worlds import random_choice
from odango.bots import BUDGET, ask, bot
from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers import imagine as imagining
from odango.games.tricktakers.roster import ADDITIONAL, BASIC, EVERYONE, NAMES, Character
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers

LineUp = tuple[Character, ...]
BASE = tuple(sorted((*BASIC, *ADDITIONAL)))
"""The eight characters without the expansion."""
SEATS = (3, 4, 5)


def setup_for(seats: int) -> Setup:
    return Setup(mode="draft" if seats == 2 else "all_star")


def casts(seats: int) -> list[LineUp]:
    """Every set of the eight that can sit at such a table, each in some order."""
    found = []
    for number, some in enumerate(combinations(BASE, seats)):
        order = list(some)
        Rng(number).shuffle(order)
        found.append(tuple(order))
    return found


def every_line_up() -> list[LineUp]:
    """All of the eight in every order of seats, at all tables, mixed: 8736."""
    found = [one for seats in SEATS for one in permutations(BASE, seats)]
    order = list(range(len(found)))
    Rng(len(found)).shuffle(order)
    return [found[place] for place in order]


def mixed(number: int) -> LineUp:
    """Some of all fifteen at a table of two to five: another line-up for every number."""
    order = list(EVERYONE)
    Rng(number).shuffle(order)
    return tuple(order[: 2 + number % 4])


def play(line_up: Sequence[Character], seed: int, *, steady: bool = False) -> Iterator[Tricktakers]:
    """The state at every decision, and at the end; in later rounds everyone chooses at random.  Not copies.

    With `steady` players chance decides one time in four only.
    """
    rng = Rng(seed)
    player = bot(GAME.name, "steady")
    state = GAME.start(setup_for(len(line_up)), len(line_up), Rng(seed + 1))
    while not over(state):
        yield state
        seat, choice = random_choice(state, rng)
        asked = state.decision_of(seat)
        if steady and rng.below(4):
            choice = ask(player, GAME, state, seat, rng, BUDGET)
        if asked is not None and asked.kind in ("draft", "drafted", "character") and state.round <= 1:
            choice = line_up[seat] if line_up[seat] in asked.options(state) else choice
        choose(state, seat, choice)
    yield state


def keeps_the_laws(line_up: Sequence[Character], seed: int, often: int = many.OFTEN) -> int:
    """The quick laws hold at every decision, and all of them at some, one in `often`; how many decisions there were."""
    setup = setup_for(len(line_up))
    return many.keeps_the_laws(GAME, setup, play(line_up, seed), seed, what_is_known_is_true, often)


def what_is_known_is_true(state: Tricktakers) -> None:
    """The true deal is one of those that each seat thinks possible."""
    for seat in (*range(state.seats), None):
        wrong = imagining.contradictions(state, seat)
        laws.law(not wrong, "what is known is true", (seat, [(sorted(one.places), one.most) for one in wrong]))


def _one(number: int) -> int:
    try:
        return keeps_the_laws(mixed(number), number)
    except Exception as error:
        raise RuntimeError(f"broken in line-up {mixed(number)} with number {number}") from error


def main() -> None:
    numbers = many.play_many(_one)
    seats = Counter(NAMES[character] for number in numbers for character in mixed(number))
    sys.stdout.write("first rounds played: " + ", ".join(f"{name} {count}" for name, count in seats.items()) + "\n")


if __name__ == "__main__":
    main()
