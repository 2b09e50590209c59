"""What imagining has in common, whatever the game."""

from odango.core.rng import Rng
from odango.core.state import State
from odango.core.step import Seat


def imagine_answers(world: State, seat: Seat | None, rng: Rng) -> None:
    """Imagine anew what others have answered in secret.  Call it last: their options follow from what they hold.

    The true answers are put away first, since what somebody may answer can follow from their other answers.
    """
    given = world.answers
    world.answers = [(decision, choice) for decision, choice in given if decision.seat == seat]
    for decision, _ in given:
        if decision.seat != seat:
            options = decision.options(world)
            world.answers.append((decision, options[rng.below(len(options))]))
    order = [decision for decision, _ in given]
    world.answers.sort(key=lambda answer: order.index(answer[0]))
