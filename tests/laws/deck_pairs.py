"""Random games of the Sailor Moon CCG with every two decks against each other, at two to four seats.

`make decks` plays 20,000 of them by all three sets of rules, and stops at the first law broken.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product

from laws import laws, many
from laws.worlds import random_choice
from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, DeckName
from odango.games.ccg.setup import Rules, Setup
from odango.games.ccg.state import Ccg

DECKS = (*STARTERS, *CHARACTER_DECKS)
PAIRS = tuple(product(DECKS, DECKS))
ROUNDS = 12
"""Chance alone seldom comes to an end; so many turns are enough to meet everything."""


def dealt(number: int) -> Setup:
    """Another setup for every number: all pairs in turn, a third and a fourth deck beside them, all rules."""
    rng = Rng(number)
    seats = 2 + number % 3
    more: list[DeckName] = [DECKS[rng.below(len(DECKS))] for _ in range(seats - 2)]
    rules: tuple[Rules, ...] = ("standard", "advanced", "basic") if seats == 2 else ("standard", "advanced")
    return Setup(
        rules=rules[rng.below(len(rules))],
        decks=(*PAIRS[number // 3 % len(PAIRS)], *more),
        round_limit=ROUNDS,
    )


def play(setup: Setup, seed: int) -> Iterator[Ccg]:
    """The state at every decision, and at the end.  Not copies."""
    rng = Rng(seed)
    state = GAME.start(setup, len(setup.decks), Rng(seed + 1))
    while not over(state):
        yield state
        choose(state, *random_choice(state, rng))
    yield state


def what_is_known_is_true(state: Ccg) -> None:
    """What is known to be in a hand is in it, and who watches knows no more of it than every other seat does; of two
    cards just drawn both are in hand.
    """
    *seats, watching = state.known
    for seat, owner in product(range(state.seats), repeat=2):
        missing = Counter(state.known[seat][owner]) - Counter(state.hands[owner])
        laws.law(not missing, "what is known is true", (seat, owner, missing))
        told = Counter(watching[owner]) - Counter(state.hands[owner] if seat == owner else seats[seat][owner])
        laws.law(not told, "who watches knows no more than others", (seat, owner, told))
    for owner in range(state.seats):
        missing = Counter(state.drawn[owner]) - Counter(state.hands[owner])
        laws.law(not missing, "what was drawn is in hand", (owner, missing))
        laws.law(len(state.seen[owner]) == len(state.decks[owner]), "every card of a deck is known or not", owner)


def lawful(number: int, setup: Setup, states: Iterator[Ccg]) -> int:
    """How many decisions this game had; where a law is broken, its number and setup are told."""
    try:
        return many.keeps_the_laws(GAME, setup, states, number, what_is_known_is_true)
    except Exception as error:
        raise RuntimeError(f"broken with number {number}: {setup}") from error


def keeps_the_laws(number: int) -> int:
    setup = dealt(number)
    return lawful(number, setup, play(setup, number))


def main() -> None:
    numbers = many.play_many(keeps_the_laws)
    decks = Counter(name for number in numbers for name in dealt(number).decks)
    sys.stdout.write("decks played: " + ", ".join(f"{name} {count}" for name, count in decks.items()) + "\n")


if __name__ == "__main__":
    main()
