"""Players that weigh every choice: one steady, one sharp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from odango.bots.bluff.outlook import Outlook
from odango.bots.bluff.table import areas_after, as_bluff, seat_of
from odango.bots.bluff.thought import Temper, Thought
from odango.bots.bot import Bot, Imagination
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.core.state import State
from odango.core.view import Question, View
from odango.core.words import NO, YES
from odango.games.bluff.view import BluffView


class WeighingBot(Bot):
    """Chooses what leaves the best chance to win, as far as its temper lets it."""

    temper: ClassVar[Temper]

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        seen = as_bluff(view)
        match question.kind:
            case "start":
                return Thought(seen, self.temper, rng, starting=True).start()
            case "pass-on":
                return Thought(seen, self.temper, rng).pass_on()
            case "respond":
                return Thought(seen, self.temper, rng).respond(question.options)
            case "may":
                return accept(seen, imagine(rng))
            case kind:
                return best_action(seen, kind, question.options)[0]


class SteadyBot(WeighingBot):
    """Remembers what was said and what was true, and mostly does what it thinks best."""

    level = "steady"
    temper = Temper(honesty_trust=6, answers_trust=9, doubt_answer=0.016, doubt_pass=0.032, suspicion=0)


class SharpBot(WeighingBot):
    """Hardly ever wavers, is slower to judge people, and knows that tiles are aimed."""

    level = "sharp"
    temper = Temper(honesty_trust=15, answers_trust=30, doubt_answer=0.001, doubt_pass=0.001, suspicion=1)


def best_action(view: BluffView, kind: str, options: Sequence[int]) -> tuple[int, float]:
    """The tiles to pick for a villain, and by how much that improves the chance to win."""
    me = seat_of(view)
    outlook = Outlook(view, me, starting=True)
    returned = int(kind == "return-tile")
    chances = [outlook.after_action(areas_after(view, me, kind, choice), returned) for choice in options]
    best = max(chances)
    return options[chances.index(best)], best - outlook.after_action({}, 0)


def accept(view: BluffView, world: State) -> int:
    """Whether to carry out a villain's action: yes, unless all it can do is harm.

    What there will be to pick lies open to all, so any imagined world shows it.
    """
    me = seat_of(view)
    choose(world, me, YES)
    asked = world.decision_of(me)
    if asked is None or asked.kind == "start":
        return YES
    return YES if best_action(view, asked.kind, asked.options(world))[1] >= 0 else NO
