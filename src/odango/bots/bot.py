"""Who plays a seat without hands.

A bot is given what a person in its seat would have: a view, the question, and an imagination bound to its seat.  It
never holds the state of the game it plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.state import State
from odango.core.step import Seat
from odango.core.view import Question, View

Imagination = Callable[[Rng], Any]
"""Gives a full state that the bot's seat cannot tell from the true one; every call another one."""

BUDGET = 64
"""How many imagined worlds a bot may look into for one choice, unless it is told otherwise."""


class Bot:
    """Chooses for a seat.  Keeps nothing between choices: all it may remember stands in the view."""

    level: ClassVar[str]
    """What people call it: random, gentle, steady, sharp."""

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        """One of `question.options`.

        `rng` is the bot's own chance, never the game's.  `budget` bounds how many worlds it may imagine; it counts
        thoughts rather than time, so that the same game can be played again.
        """
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, each equally likely."""

    level = "random"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        return question.options[rng.below(len(question.options))]


def ask(bot: Bot, game: Game[Any, Any], state: State, seat: Seat, rng: Rng, budget: int = BUDGET) -> int:
    """The bot's choice for this seat, which must be asked.  The one place where a bot and a state come near."""
    view = game.view(state, seat)
    if view.question is None:
        raise ValueError(f"seat {seat} is not asked")
    return bot.choose(view, view.question, lambda chance: game.imagine(state, seat, chance), rng, budget)
