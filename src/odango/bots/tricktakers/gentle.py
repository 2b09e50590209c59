"""A gentle player of TRICKTAKERs: knows the rules of thumb, forgets to look, and changes its mind."""

from __future__ import annotations

from typing import Final

from odango.bots.bot import Bot, Imagination
from odango.bots.tricktakers.steady import decide
from odango.bots.tricktakers.table import as_tricktakers
from odango.core.rng import Rng
from odango.core.view import Question, View

ASTRAY: Final = 3
"""Of so many choices it makes one without thinking."""


class GentleBot(Bot):
    """Plays like a beginner who has understood the game."""

    level = "gentle"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        options = question.options
        if len(options) == 1:
            return options[0]
        if question.kind in ("character", "drafted", "draft", "leader") or not rng.below(ASTRAY):
            return options[rng.below(len(options))]
        return decide(as_tricktakers(view), question.kind, options)
