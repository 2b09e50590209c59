"""Crystal Ball."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Step
from odango.core.things import ref
from odango.games.dice.abilities.base import Ability, spend
from odango.games.dice.dice import character_word, marked_word, roll_again, row_of
from odango.games.dice.pointing import fighter_meant
from odango.games.dice.state import Fighter, Match
from odango.text import Line, Name, line

LEAVE: Final = -1


class CrystalBall(Ability):
    """Once all have seen the starting rolls, you may have any one fighter roll the whole starting roll again.

    The one who would not start decides first; the window stays open until all who could have left it.
    """

    name = "crystal-ball"

    def at_starting_rolls(self, match: Match, source: Fighter) -> list[Step[Any]]:
        return [Foresee(match.seat_of(source), source)] if match.uses[source] > 0 else []


class Foresee(Decision[Match]):
    """Whose starting roll to roll again, or leave it."""

    __slots__ = ("source",)

    kind = "foresee"
    rule = "crystal-ball"

    def __init__(self, seat: int, source: Fighter) -> None:
        super().__init__(seat)
        self.source: Fighter = source

    def options(self, match: Match) -> list[int]:
        return [LEAVE, *(fighter for fighter, row in enumerate(match.dice) if row)]

    def chosen(self, match: Match, choice: int) -> None:
        if choice == LEAVE:
            match.foreseen = (*match.foreseen, self.source)
            return
        spend(match, self.source)
        match.foreseen = ()
        roll_again(match, choice, (1 << len(match.dice[choice])) - 1)
        if match.events is not None:
            match.tell(Public(line("dice-rolled-again", who=Name(match.seat_of(choice)), dice=row_of(match, choice))))

    def write(self, match: Match, choice: int) -> str:
        return "leave" if choice == LEAVE else f"reroll {match.called(choice)}"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-foresee", left=match.uses[self.source])

    def label(self, match: Match, choice: int) -> Line:
        if choice == LEAVE:
            return line("dice-label-leave")
        who = marked_word(match, choice)
        return line("dice-label-foresee", who=who, owner=Name(match.seat_of(choice)), dice=row_of(match, choice))

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return () if choice == LEAVE else (ref("fighter", choice),)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if 0 <= choice < len(match.owners):
            return IllegalChoice(self.rule, line("dice-refused-no-roll", fighter=character_word(match, choice)))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        return fighter_meant(match, refs)
