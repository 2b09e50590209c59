"""What imagining has in common, whatever the game."""

from odango.core.rng import Rng
from odango.core.state import State
from odango.core.step import Seat


def imagine_answers(world: State, seat: Seat | None, rng: Rng) -> None:
    """Imagine anew what others have answered in secret.  Call it last: their options follow from what they hold."""
    for i, (decision, _) in enumerate(world.answers):
        if decision.seat != seat:
            options = decision.options(world)
            world.answers[i] = (decision, options[rng.below(len(options))])
