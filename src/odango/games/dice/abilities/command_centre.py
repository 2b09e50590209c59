"""Command Centre."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Step
from odango.core.things import pointed_at, ref
from odango.games.dice.abilities.base import Ability, spend
from odango.games.dice.dice import places_in, roll_again, row_of, shown
from odango.games.dice.pointing import place_meant
from odango.games.dice.state import Fighter, Match
from odango.text import Line, Name, line

DONE: Final = -1


class CommandCentre(Ability):
    """On your turn, before you attack, roll any number of your dice once more.  Both uses may fall into one turn."""

    name = "command-centre"

    def before_attack(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        return [PickDice(match.seat_of(me), me, source)] if match.uses[source] > 0 else []


class PickDice(Decision[Match]):
    """Pick the dice to roll again, one after another; then all are rolled at once."""

    __slots__ = ("me", "source")

    kind = "pick-dice"
    rule = "command-centre"

    def __init__(self, seat: int, me: Fighter, source: Fighter) -> None:
        super().__init__(seat)
        self.me: Fighter = me
        self.source: Fighter = source

    def options(self, match: Match) -> list[int]:
        left = [place for place in range(len(match.dice[self.me])) if not match.picked >> place & 1]
        return [DONE, *left] if match.picked else left

    def chosen(self, match: Match, choice: int) -> None:
        if choice != DONE:
            match.picked |= 1 << choice
            match.do(self)
            return
        spend(match, self.source)
        roll_again(match, self.me, match.picked)
        match.picked = 0
        if match.events is not None:
            match.tell(Public(line("dice-rolled-again", who=Name(self.seat), dice=row_of(match, self.me))))

    def write(self, match: Match, choice: int) -> str:
        return "roll" if choice == DONE else f"pick {choice}"

    def ask(self, match: Match) -> Line:
        picked = " ".join(shown(match.dice[self.me][place]) for place in places_in(match.picked))
        return line("dice-ask-pick-more", dice=picked) if picked else line("dice-ask-pick")

    def label(self, match: Match, choice: int) -> Line:
        if choice == DONE:
            return line("dice-label-roll")
        return line("dice-label-pick", place=choice, die=shown(match.dice[self.me][choice]))

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return () if choice == DONE else (ref("die", self.me, choice),)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if choice == DONE:
            return IllegalChoice(self.rule, line("dice-refused-pick-one"))
        if choice >= 0 and match.picked >> choice & 1:
            return IllegalChoice(self.rule, line("dice-refused-picked"))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        return place_meant(match, self.me, refs)

    def refuse_things(self, match: Match, refs: Sequence[str]) -> IllegalChoice:
        dice = [thing.numbers for thing in pointed_at(refs) if thing.kind == "die"]
        if any(numbers[0] != self.me for numbers in dice):
            return IllegalChoice(self.rule, line("dice-refused-not-your-die"))
        if len(dice) > 1:
            return IllegalChoice(self.rule, line("dice-refused-one-by-one"))
        return super().refuse_things(match, refs)
