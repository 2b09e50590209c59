"""The engine: one loop.  Carry out steps until somebody is asked or nothing is left to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odango.core.refusal import IllegalChoice
from odango.text import Name, line

if TYPE_CHECKING:
    from odango.core.state import State
    from odango.core.step import Decision, Seat

__all__ = ["END_RULE", "IllegalChoice", "choose", "out_of_turn", "over", "run"]

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
    decision = pending[0] if pending and pending[0].seat == seat else state.decision_of(seat)
    if decision is None:
        raise out_of_turn(state)
    if not decision.allows(state, choice):
        raise decision.refuse(state, choice)
    if len(pending) == 1 and not state.answers:
        pending.clear()
        decision.chosen(state, choice)
    elif _keep(state, decision, choice):
        return
    agenda = state.agenda
    while agenda and not pending:
        agenda.pop().run(state)


def _keep(state: State, decision: Decision[Any], choice: int) -> bool:
    """Keep an answer of several; carry all out when it was the last.  Whether others are still asked."""
    state.pending.remove(decision)
    state.answers.append((decision, choice))
    if state.pending:
        return True
    answers = sorted(state.answers, key=lambda answer: answer[0].seat)
    state.answers = []
    for asked, answer in answers:
        asked.chosen(state, answer)
    return False


def over(state: State) -> bool:
    """Whether the game has ended.  Holds for a state that has been run."""
    return not state.pending


def out_of_turn(state: State) -> IllegalChoice:
    """Why a seat that is not asked may not choose."""
    if over(state):
        return IllegalChoice(END_RULE, line("refused-game-over"))
    asked = state.pending[0]
    return IllegalChoice(asked.rule, line("refused-not-your-turn", who=Name(asked.seat)))
