"""The engine: one loop.  Carry out steps until somebody is asked or nothing is left to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odango.core.refusal import IllegalChoice
from odango.text import Name, line

if TYPE_CHECKING:
    from odango.core.state import State
    from odango.core.step import Seat

__all__ = ["END_RULE", "IllegalChoice", "choose", "over", "run"]

END_RULE = "end-of-game"
"""The heading every rules page has for how the game ends; a choice after the end is refused with it."""


def run(state: State) -> None:
    """Carry out steps until someone is asked or the game is over."""
    agenda = state.agenda
    pending = state.pending
    while agenda and not pending:
        agenda.pop().run(state)


def choose(state: State, seat: Seat, choice: int) -> None:
    """Answer for a seat, then run on.

    When several are asked together the answer is kept until all are in; then all take effect in the order of the seats,
    so that it never matters who answered first.
    """
    pending = state.pending
    decision = state.decision_of(seat)
    if decision is None:
        raise _out_of_turn(state)
    if not decision.allows(state, choice):
        raise decision.refuse(state, choice)
    pending.remove(decision)
    if pending or state.answers:
        state.answers.append((decision, choice))
        if pending:
            return
        answers = sorted(state.answers, key=lambda answer: answer[0].seat)
        state.answers = []
        for asked, answer in answers:
            asked.chosen(state, answer)
    else:
        decision.chosen(state, choice)
    run(state)


def over(state: State) -> bool:
    """Whether the game has ended.  Holds for a state that has been run."""
    return not state.pending


def _out_of_turn(state: State) -> IllegalChoice:
    if over(state):
        return IllegalChoice(END_RULE, line("refused-game-over"))
    asked = state.pending[0]
    return IllegalChoice(asked.rule, line("refused-not-your-turn", who=Name(asked.seat)))
