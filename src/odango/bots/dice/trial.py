"""One imagined throw of the dice, on which choices are tried out."""

from __future__ import annotations

from typing import Any

from odango.bots.dice import steady
from odango.bots.dice.race import after_round
from odango.bots.dice.value import round_chance
from odango.core.engine import choose, run
from odango.core.step import Decision
from odango.games.dice.state import NONE, Match, Side


class Trial:
    """A world, and the side whose chance to win the match is asked for.  Every choice is tried on the same chance."""

    def __init__(self, world: Match, side: Side) -> None:
        self.world: Match = world
        self.side: Side = side
        self.rounds: int = len(world.history)

    def outlook(self, option: int) -> float:
        """The chance to win the match after this choice, if both sides then play steadily until my next turn."""
        match = self.world.clone()
        answer(match, match.pending[0], option)
        answered = False
        while match.pending and len(match.history) == self.rounds:
            decision = match.pending[0]
            if decision.kind == "turn":
                if answered:
                    return self.midway(match)
                answered = match.turn != self.side
            steadily(match, decision)
        return self.between(match)

    def midway(self, match: Match) -> float:
        """A turn begins: by the dice on the table, and by what either end of the round would mean."""
        chance = round_chance(match, match.turn)
        won, lost = after_round(match, match.turn, match.tokens)
        hope = chance * won + (1 - chance) * lost
        return hope if match.turn == self.side else 1 - hope

    def between(self, match: Match) -> float:
        """The round has ended, and perhaps the match."""
        if not match.pending:
            return float(match.tokens[self.side] >= match.rounds_to_win)
        winner = match.history[-1].winner
        won, lost = after_round(match, self.side, self.world.tokens)
        return (won + lost) / 2 if winner == NONE else won if winner == self.side else lost


def steadily(match: Match, decision: Decision[Any]) -> None:
    options = decision.options(match)
    answer(match, decision, steady.decide(match, decision.kind, decision.seat % 2, options))


def answer(match: Match, decision: Decision[Any], choice: int) -> None:
    """What the engine does with a choice, but for asking once more whether it may be chosen."""
    if len(match.pending) > 1 or match.answers:
        choose(match, decision.seat, choice)
        return
    match.pending.clear()
    decision.chosen(match, choice)
    run(match)
