"""A gentle player of the Sailor Moon CCG: knows the rules of thumb, and now and then does something else."""

from __future__ import annotations

from typing import Final

from odango.bots.bot import Imagination
from odango.bots.ccg.steady import SteadyBot
from odango.core.rng import Rng
from odango.core.view import Question, View

ASTRAY: Final = 4
"""Of so many choices it makes one without thinking."""
CONSIDERED: Final = frozenset({"open", "basic-monster", "basic-scout"})
"""How a game begins is thought about by everyone."""


class GentleBot(SteadyBot):
    """Plays like a beginner who has understood the game."""

    level = "gentle"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if question.kind not in CONSIDERED and not rng.below(ASTRAY):
            return question.options[rng.below(len(question.options))]
        return super().choose(view, question, imagine, rng, budget)
