"""Games of the Sailor Moon CCG under the quick laws until every one of the 160 cards has been played, used where it can
be used, attacked with and attacked.

`make cards` does so with decks of all sorts and players who try things out: what nobody has done yet first, and else
what a steady player would do or what chance has it.  It tells what it never saw, and fails if there is anything.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any, Final

from laws import many
from laws.any_deck import any_deck, listed
from laws.deck_pairs import what_is_known_is_true
from laws.deeds import USED, Deed, deeds, possible
from laws.worlds import random_choice
from odango.bots.ccg.steady import decide
from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.core.step import Decision
from odango.games.ccg import GAME
from odango.games.ccg.asking import unpack, verb_of
from odango.games.ccg.cards import CARDS, Kind, is_power
from odango.games.ccg.deck.legality import fits, paid_with
from odango.games.ccg.pieces import the
from odango.games.ccg.setup import Rules, Setup
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.playing import ONTO

GAMES: Final = 600
"""No more games are played; far fewer are needed."""
WANTED: Final = 8
"""So many cards of which something was not seen yet are in every deck, and all they are played on."""
ROUNDS: Final = 20
SELDOM: Final = 499
"""All laws are tried at one decision in so many; elsewhere they are tried enough."""


class Witness:
    """Who has seen what is done with cards."""

    def __init__(self) -> None:
        self.unseen = possible()

    def see(self, done: set[Deed]) -> None:
        self.unseen -= done

    def missing(self) -> list[str]:
        """What was never seen, in words."""
        return sorted(f"{CARDS[kind].name} was never {deed}" for deed, kind in self.unseen)


def dealt(number: int, witness: Witness) -> Setup:
    """A setup for another game, with cards that were not seen in everything yet."""
    rng = Rng(number)
    seats = 2 + number % 2
    rules: tuple[Rules, ...] = ("standard", "advanced")
    lists = tuple(listed(any_deck(rng, wanted(witness, rng))) for _ in range(seats))
    return Setup(rules=rules[rng.below(2)], lists=lists, goal=6, round_limit=ROUNDS)


def wanted(witness: Witness, rng: Rng) -> tuple[Kind, ...]:
    """Cards of which something is still to be seen, and all they are played on."""
    found = sorted({kind for _, kind in witness.unseen})
    rng.shuffle(found)
    cards = {below for kind in found[:WANTED] for below in ladder(kind, rng)}
    power = {icon for kind in cards for icon in paid_with(CARDS[kind])}
    return tuple(sorted(cards | power))


def ladder(kind: Kind, rng: Rng) -> list[Kind]:
    """A card, what it is played on, what that is played on, and so on."""
    found = [kind]
    while CARDS[found[-1]].level > 1 or CARDS[found[-1]].replaces:
        top = CARDS[found[-1]]
        # Queen Beryl could stand on the Negaforce; but that stands on her.
        below = [k for k, row in enumerate(CARDS) if fits(top, row) and (top.level or row.points < top.points)]
        found.append(below[rng.below(len(below))])
    return found


def play(setup: Setup, seed: int, witness: Witness) -> Iterator[Ccg]:
    """The state at every decision, and at the end.  Not copies."""
    rng = Rng(seed)
    state = GAME.start(setup, len(setup.lists), Rng(seed + 1))
    while not over(state):
        yield state
        asked = state.pending[rng.below(len(state.pending))]
        choice = tried(state, asked, witness, rng)
        witness.see(deeds(state, asked, choice))
        choose(state, asked.seat, choice)
    yield state


def tried(state: Ccg, asked: Decision[Any], witness: Witness, rng: Rng) -> int:
    """What nobody has done yet, if there is such a thing."""
    options = asked.options(state)
    new = [choice for choice in options if deeds(state, asked, choice) & witness.unseen]
    new = new or [choice for choice in options if prepares(state, asked, choice, witness)]
    if new:
        return new[rng.below(len(new))]
    if rng.below(4):
        return decide(state, asked, options, rng)
    return random_choice(state, rng)[1] if len(state.pending) == 1 else options[rng.below(len(options))]


def prepares(state: Ccg, asked: Decision[Any], choice: int, witness: Witness) -> bool:
    """Whether a choice brings Power to a card that was not used yet and needs it for that."""
    if asked.kind != "play" or verb_of(choice) != ONTO:
        return False
    power, uid = unpack(choice, 2)
    piece = the(state, uid)
    if not is_power(power) or (USED, piece.card) not in witness.unseen:
        return False
    return any(piece.powers < sum(defence.cost) for defence in CARDS[piece.card].defences)


def see_everything(games: int, first: int = 0) -> tuple[Witness, int]:
    """Play until everything was seen, or so many games; what was seen, and how many games it took."""
    witness = Witness()
    for number in range(first, first + games):
        if not witness.unseen:
            return witness, number - first
        setup = dealt(number, witness)
        try:
            many.keeps_the_laws(GAME, setup, play(setup, number, witness), number, what_is_known_is_true, often=SELDOM)
        except Exception as error:
            raise RuntimeError(f"broken with number {number}: {setup}") from error
    return witness, games


def main() -> int:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--first", type=int, default=0)
    asked = arguments.parse_args()
    witness, games = see_everything(asked.games, asked.first)
    for text in witness.missing():
        sys.stdout.write(f"{text}\n")
    seen = len(possible()) - len(witness.unseen)
    sys.stdout.write(f"{games} games, {seen} of {len(possible())} deeds seen, all laws hold\n")
    sys.stdout.write(f"never seen: {len(witness.unseen) or 'nothing'}\n")
    return 1 if witness.unseen else 0


if __name__ == "__main__":
    sys.exit(main())
