"""The shape of a defence."""

from __future__ import annotations

from typing import Any, Final

from odango.core.step import Step
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.data import Defence
from odango.games.ccg.facts import Attack
from odango.games.ccg.pieces import the
from odango.games.ccg.state import Ccg

Steps = tuple[Step[Any], ...]


class Outcomes:
    """A defence that does one thing, after a won challenge if it has one."""

    def __init__(self, *steps: Step[Any]) -> None:
        self._steps: Steps = steps

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return True

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        """What it does."""
        return self._steps

    def steps(self, state: Ccg, attack: Attack, defence: Defence) -> tuple[Steps, ...]:
        """What happens after no win, one win, two …"""
        return ((),) * max(1, defence.challenge) + (self.act(state, attack, defence),)

    def tie(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        """What a tie does, if it is not played again."""
        return ()

    def start(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        """All of it, once it has been paid for: its challenge, if it has one, and what follows."""
        outcomes = self.steps(state, attack, defence)
        if not defence.challenge:
            return outcomes[-1]
        card = the(state, attack.target).card
        return (Challenge(attack.defender, attack.seat, card, outcomes, self.tie(state, attack, defence)),)


OUTCOMES: Final[dict[str, Outcomes]] = {}
"""By the name that the rows use."""
