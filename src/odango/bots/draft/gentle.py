"""A gentle drafter: takes what is good by itself, sees no plan in it, and now and then takes what it likes."""

from __future__ import annotations

from typing import Final

from odango.bots.bot import Imagination
from odango.bots.draft.picking import worth
from odango.bots.draft.steady import SteadyBot
from odango.core.rng import Rng
from odango.core.view import Question, View

ASTRAY: Final = 4
"""Of so many picks it makes one without thinking."""


class GentleBot(SteadyBot):
    """Picks like a beginner who knows a good card when it comes."""

    level = "gentle"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if question.kind == "build":
            return super().choose(view, question, imagine, rng, budget)
        if not rng.below(ASTRAY):
            return question.options[rng.below(len(question.options))]
        return max(question.options, key=lambda card: (worth(card, ()), -card))
