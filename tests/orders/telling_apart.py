"""Whether anybody can tell a standing order from answers by hand: random games, played both ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odango.core.engine import choose
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.step import Decision
from odango.core.view import packet

Speaks = Callable[[Any, Rng], int | None]
"""What an order answers to a view, with some chance to give it anew; None if it leaves the choice to the player."""
Answers = list[int]
Packets = list[tuple[bytes, ...]]


def times_obeyed(
    game: Game[Any, Any],
    setup: Any,
    seats: int,
    seed: int,
    asks: Callable[[Decision[Any]], bool],
    order: Callable[[], Speaks],
) -> int:
    """How often an order of A spoke in a random game.  Answers by hand look the same to everyone else to the byte.

    `asks` says to which questions of A the order may answer; `order` gives it, once for each of the two games.
    """
    others = (None, *range(1, seats))

    def played(by_hand: Answers | None) -> tuple[Answers, Packets, int]:
        """A answers by the order, or by hand; A's answers, what the others saw, and how often the order spoke."""
        state = game.start(setup, seats, Rng(seed))
        chance, speaks = Rng(seed + 1000), order()
        answers: Answers = []
        seen: Packets = []
        obeyed = 0
        while state.pending:
            told = tuple(str(event.face(seat)).encode() for event in state.events or [] for seat in others)
            state.events = []
            seen.append((*(packet(game, state, seat) for seat in others), *told))
            decision = state.pending[0]
            options = decision.options(state)
            choice = options[chance.below(len(options))]
            if decision.seat == 0 and asks(decision):
                ordered = speaks(game.view(state, 0), chance)
                if by_hand is not None:
                    choice = by_hand[len(answers)]
                elif ordered is not None:
                    choice = ordered
                    obeyed += 1
                answers.append(choice)
            choose(state, decision.seat, choice)
        seen.append(tuple(packet(game, state, seat) for seat in others))
        return answers, seen, obeyed

    answers, seen, obeyed = played(None)
    same_answers, seen_by_hand, _ = played(answers)

    assert same_answers == answers
    assert seen_by_hand == seen
    return obeyed
