"""Thousands of random games of one kind, on all cores: the quick laws at every decision, all of them at some."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from laws import laws
from odango.core.game import Game

OFTEN: Final = 197
"""All laws are tried at one decision in so many, the quick ones at every."""
NOW_AND_THEN: Final = 13
"""Whether options can be told apart and what everyone knows is true: at one decision in so many."""
SAID: Final = 8
"""Of one game in so many all that was told is said in words."""


def keeps_the_laws(
    game: Game[Any, Any],
    setup: Any,
    states: Iterable[Any],
    seed: int,
    truth: Callable[[Any], None],
    often: int = OFTEN,
) -> int:
    """The quick laws hold at every state of a game, and all of them at some; how many decisions there were.

    `truth` raises LawBroken if a seat is said to know something that is not so.
    """
    pieces = None
    decisions = 0
    for decisions, state in enumerate(states):
        pieces = pieces or game.components(state)
        bound = game.bound(setup, state.seats)
        laws.law(decisions <= bound, "the game ends within its bound", decisions)
        laws.pieces_are_conserved(game, state, pieces)
        laws.result_fits(game, state)
        if (decisions + seed) % often == 0:
            laws.every_law(game, state, seed)
        if (decisions + seed) % NOW_AND_THEN == 0:
            laws.things_tell_options_apart(state)
            truth(state)
    if seed % SAID == 0:
        laws.every_face_can_be_said(state.events or [], state.seats)
    return decisions


def play_many(one: Callable[[int], int]) -> range:
    """Play the games that the command line asks for, each told by its number; which they were."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--games", type=int, default=20_000)
    arguments.add_argument("--first", type=int, default=0)
    asked = arguments.parse_args()
    numbers = range(asked.first, asked.first + asked.games)
    decisions = 0
    with multiprocessing.Pool() as workers:
        for done, count in enumerate(workers.imap_unordered(one, numbers, chunksize=20), start=1):
            decisions += count
            if done % 1000 == 0:
                sys.stdout.write(f"{done} games, {decisions} decisions, all laws hold\n")
                sys.stdout.flush()
    sys.stdout.write(f"{len(numbers)} games, {decisions} decisions, all laws hold\n")
    return numbers
