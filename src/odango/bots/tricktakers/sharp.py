"""A sharp player of TRICKTAKERs: tries what promises most out in imagined worlds, to the end of the round."""

from __future__ import annotations

from typing import Final

from odango.bots.bot import Imagination
from odango.bots.tricktakers.minds import Mind
from odango.bots.tricktakers.playout import Ending, play_on
from odango.bots.tricktakers.steady import SteadyBot, mind_of
from odango.bots.tricktakers.table import as_tricktakers
from odango.bots.tricktakers.worth import black_crown_worth, crown_worth
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.tricktakers.state import Tricktakers

CANDIDATES: Final = 3
"""So many choices are tried, those that promise most at a glance."""
GLANCE: Final = {2: 6.0, 3: 12.0, 4: 12.0, 5: 12.0}
"""What a glance says counts as much as so many worlds, by seats: the more play, the less a world tells."""
THOUGHTS: Final = {"play": 1000, "item": 500, "three": 500, "front": 300, "clone": 300}
"""What is tried out, and how many decisions are thought through for one choice, all worlds together: this, not a
clock, bounds the time.  The rest is chosen as steadily as before.

What belongs to one turn with a card gets less.
"""


class SharpBot(SteadyBot):
    """Chooses characters and sets up like the steady one; plays what does best over many imagined hands."""

    level = "sharp"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if question.kind not in THOUGHTS or len(question.options) == 1:
            return super().choose(view, question, imagine, rng, budget)
        mind = mind_of(as_tricktakers(view))
        rate = mind.rating(question.kind)
        glance = {option: rate(option) for option in question.options}
        return best(mind, glance, imagine, rng, budget, THOUGHTS[question.kind])


def best(mind: Mind, glance: dict[int, float], imagine: Imagination, rng: Rng, budget: int, thoughts: int) -> int:
    """Try all in the same worlds; drop the worse half now and then, so that close choices are tried most."""
    table = mind.table
    field = sorted(glance, key=glance.__getitem__, reverse=True)[:CANDIDATES]
    trust = GLANCE[table.seats]
    hopes = {option: trust * glance[option] for option in field}
    counts = dict.fromkeys(field, trust)
    crowns = (0.0, 0.0) if table.two else (crown_worth(table), black_crown_worth(table))
    left, worlds = thoughts, 0
    while left > 0 and worlds < budget and len(field) > 1:
        world: Tricktakers = imagine(rng)
        worlds += 1
        ending = Ending(world, mind.me, *crowns)
        for option in field:
            value, steps = play_on(world, option, ending)
            hopes[option] += value
            counts[option] += 1
            left -= steps
        if left < thoughts / 2 and len(field) > 2:
            field = sorted(field, key=lambda option: hopes[option] / counts[option], reverse=True)[:2]
    return max(field, key=lambda option: hopes[option] / counts[option])
