"""A steady player of the Sailor Moon CCG: weighs what attacks bring and cost, and looks no further than this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.bots.bot import Bot, Imagination
from odango.bots.ccg import acting, basic, choosing, choosing_rare, defending, playing
from odango.bots.ccg.choosing import Answer
from odango.bots.ccg.table import Table
from odango.core.rng import Rng
from odango.core.step import Decision
from odango.core.view import Question, View
from odango.games.ccg.asking import PASS
from odango.games.ccg.state import Ccg

ANSWERS: Final[dict[str, Answer]] = {
    "open": playing.opening,
    "draw": playing.draw,
    "keep": playing.keep,
    "keep-attached": playing.keep_attached,
    "play": playing.play,
    "trim": playing.trim,
    "discard": playing.discard,
    "topmost": playing.topmost,
    "act": acting.act,
    "combine": acting.combine,
    "boost": acting.boost,
    "follow": acting.follow,
    "redirect": acting.redirect,
    "defend": defending.defend,
    "parry": defending.parry,
    "hit-back": defending.hit_back,
    "victim": defending.victim,
    "divide": defending.divide,
    "armor": defending.put_on,
    "helper": defending.helper,
    "drain": defending.drain,
    "replay": defending.replay,
    **choosing.ANSWERS,
    **choosing_rare.ANSWERS,
    **basic.ANSWERS,
}
LEAVE: Final = 0
"""To most questions that may be left this says so."""


class SteadyBot(Bot):
    """Follows rules of thumb; the one world it imagines shows it what lies open, and what it is asked about."""

    level = "steady"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if len(question.options) == 1:
            return question.options[0]
        world: Ccg = imagine(rng)
        return decide(world, asked_of(world, view), question.options, rng)


def asked_of(world: Ccg, view: View) -> Decision[Any]:
    """What the seat of this view is asked."""
    asked = None if view.seat is None else world.decision_of(view.seat)
    if asked is None:
        raise ValueError("nobody asks this seat")
    return asked


def decide(state: Ccg, asked: Decision[Any], options: Sequence[int], rng: Rng) -> int:
    """The choice of a steady player, who looks at what this seat can see of a state and at nothing else."""
    if len(options) == 1:
        return options[0]
    if asked.kind == "throw":
        return options[rng.below(len(options))]
    answer = ANSWERS.get(asked.kind)
    if answer is None:
        return usual(options)
    return answer(Table(state, asked.seat), asked, options)


def usual(options: Sequence[int]) -> int:
    """Where there is no rule of thumb: to leave it, if it can be left."""
    return PASS if PASS in options else LEAVE if LEAVE in options else options[0]
