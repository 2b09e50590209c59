"""Planet Power."""

from __future__ import annotations

from typing import Any

from odango.core.step import Step
from odango.core.words import May
from odango.games.dice.abilities.base import Ability, spend
from odango.games.dice.state import Fighter, Match


class PlanetPower(Ability):
    """After your attack and its re-rolls you may take another turn at once.

    Never after a pass, and never right after knocking a fighter out.  The extra turn is a full one, even if all it can
    be is a pass.
    """

    name = "planet-power"

    def at_end_of_turn(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        if match.uses[source] < 1 or match.extra_turn:
            return []
        return [May(match.seat_of(me), self.name, "dice-may-planet-power", (TakeAnotherTurn(source),))]


class TakeAnotherTurn(Step[Match]):
    __slots__ = ("source",)

    def __init__(self, source: Fighter) -> None:
        self.source: Fighter = source

    def run(self, match: Match) -> None:
        spend(match, self.source)
        match.extra_turn = True
