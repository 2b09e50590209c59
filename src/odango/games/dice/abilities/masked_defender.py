"""Masked Defender."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Step
from odango.games.dice.abilities.base import Ability, spend
from odango.games.dice.dice import shown
from odango.games.dice.state import Fighter, Match
from odango.text import Line, line

LET: Final = 0
SHIELD: Final = 1


class MaskedDefender(Ability):
    """When one of your dice is attacked you may shield it: the attacker must take another, or lose the turn.

    Asked once a turn, after attackers and target are named and before any roll, as long as uses remain; whether it
    would pay is not looked at, so being asked tells nobody anything.
    """

    name = "masked-defender"

    def when_attacked(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        able = match.uses[source] > 0 and not match.defended
        return [ShieldDie(match.seat_of(me), me, source)] if able else []


class ShieldDie(Decision[Match]):
    """The attacked player lets it happen or shields the die."""

    __slots__ = ("me", "source")

    kind = "shield"
    rule = "masked-defender"

    def __init__(self, seat: int, me: Fighter, source: Fighter) -> None:
        super().__init__(seat)
        self.me: Fighter = me
        self.source: Fighter = source

    def options(self, match: Match) -> list[int]:
        return [LET, SHIELD]

    def chosen(self, match: Match, choice: int) -> None:
        if choice == SHIELD:
            spend(match, self.source)
            match.defended = True
            match.shielded = match.attack[1]
            if match.events is not None:
                match.tell(Public(line("dice-shielded", die=shown(match.dice[self.me][match.shielded]))))

    def write(self, match: Match, choice: int) -> str:
        return "shield" if choice == SHIELD else "let"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-shield", die=shown(match.dice[self.me][match.attack[1]]))

    def label(self, match: Match, choice: int) -> Line:
        return line("dice-label-shield" if choice == SHIELD else "dice-label-let")

    def refuse_things(self, match: Match, refs: Sequence[str]) -> IllegalChoice:
        return IllegalChoice(self.rule, line("dice-refused-shield-first"))
