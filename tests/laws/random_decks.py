"""Random games of the Sailor Moon CCG with any decks whatever that may be played, at two to four seats.

`make randomdecks` plays 20,000 of them, all options of the game as chance has it, and stops at the first law broken.
Chance plays; in every third game with a steady player beside it, who gets further.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_type_hints

from laws import many
from laws.any_deck import any_deck, listed
from laws.deck_pairs import ROUNDS, lawful
from laws.worlds import random_choice, values_of
from odango.bots.ccg.steady import decide
from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.deck.legality import basic_monsters
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg

CHANGED: Final = 4
"""One option in so many is another than usual."""
STEADY: Final = 3
"""In one game of so many the first player is a steady one."""


def dealt(number: int) -> Setup:
    """Another setup for every number."""
    rng = Rng(number)
    seats = 2 + number % 3
    decks = [any_deck(rng) for _ in range(seats)]
    rules = ["standard", "advanced"]
    if seats == 2 and all(map(fit_for_basic, decks)):
        rules.append("basic")
    options = {"rules": rules[rng.below(len(rules))], **switches(rng)}
    return Setup(lists=tuple(map(listed, decks)), round_limit=ROUNDS, **options)


def switches(rng: Rng) -> dict[str, Any]:
    """Some options other than usual."""
    found = {}
    for name, kind in get_type_hints(Setup).items():
        values = values_of(kind)
        if name not in ("rules", "decks") and values and not rng.below(CHANGED):
            found[name] = values[rng.below(len(values))]
    return found


def fit_for_basic(deck: tuple[Kind, ...]) -> bool:
    return len({kind for kind in deck if CARDS[kind].kind == "monster"}) >= basic_monsters(len(deck))


def play(setup: Setup, seed: int) -> Iterator[Ccg]:
    """The state at every decision, and at the end.  Not copies."""
    rng = Rng(seed)
    state = GAME.start(setup, len(setup.lists), Rng(seed + 1))
    while not over(state):
        yield state
        seat, choice = random_choice(state, rng)
        asked = state.decision_of(seat)
        if seat == 0 and asked is not None and seed // 3 % STEADY == 0:
            choice = decide(state, asked, asked.options(state), rng)
        choose(state, seat, choice)
    yield state


def keeps_the_laws(number: int) -> int:
    setup = dealt(number)
    return lawful(number, setup, play(setup, number))


if __name__ == "__main__":
    many.play_many(keeps_the_laws)
