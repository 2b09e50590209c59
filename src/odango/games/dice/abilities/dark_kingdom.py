"""Dark Kingdom."""

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

KEEP: Final = -1


class DarkKingdom(Ability):
    """After the attack dice were rolled again, roll any one of them once more; the new result stands.

    Several uses in a turn are allowed, also on the same die.
    """

    name = "dark-kingdom"

    def after_reroll(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        return [RollOneMore(match.seat_of(me), me, source)] if match.uses[source] > 0 else []


class RollOneMore(Decision[Match]):
    """Which attack die to roll once more, or keep them."""

    __slots__ = ("me", "source")

    kind = "roll-one-more"
    rule = "dark-kingdom"

    def __init__(self, seat: int, me: Fighter, source: Fighter) -> None:
        super().__init__(seat)
        self.me: Fighter = me
        self.source: Fighter = source

    def options(self, match: Match) -> list[int]:
        return [KEEP, *places_in(match.attack[0])]

    def chosen(self, match: Match, choice: int) -> None:
        if choice == KEEP:
            return
        spend(match, self.source)
        roll_again(match, self.me, 1 << choice)
        if match.events is not None:
            match.tell(Public(line("dice-rolled-again", who=Name(self.seat), dice=row_of(match, self.me))))
        if match.uses[self.source] > 0:
            match.do(self)

    def write(self, match: Match, choice: int) -> str:
        return "keep" if choice == KEEP else f"again {choice}"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-roll-one-more", left=match.uses[self.source])

    def label(self, match: Match, choice: int) -> Line:
        if choice == KEEP:
            return line("dice-label-keep")
        return line("dice-label-again", place=choice, die=shown(match.dice[self.me][choice]))

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return () if choice == KEEP else (ref("die", self.me, choice),)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if 0 <= choice < len(match.dice[self.me]):
            return IllegalChoice(self.rule, line("dice-refused-not-attacking"))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        return place_meant(match, self.me, refs)

    def refuse_things(self, match: Match, refs: Sequence[str]) -> IllegalChoice:
        if any(thing.kind == "die" and thing.numbers[0] != self.me for thing in pointed_at(refs)):
            return IllegalChoice(self.rule, line("dice-refused-not-attacking"))
        return super().refuse_things(match, refs)
