"""Legendary Silver Crystal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Step
from odango.core.things import Thing, pointed_at, ref
from odango.core.words import PickOne
from odango.games.dice.abilities.base import Ability, spend
from odango.games.dice.dice import lay, row_of, throw, without
from odango.games.dice.state import Fighter, Match
from odango.text import Line, Name, line


class LegendarySilverCrystal(Ability):
    """On your turn, before you attack, roll one of your Reserve Dice into the fight; it goes back after the round.

    Meanwhile it counts like any other die, to you and to whoever captures it.
    """

    name = "legendary-silver-crystal"

    def before_attack(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        if match.uses[source] < 1 or not match.reserve[me]:
            return []
        return [LendDie(match.seat_of(me), me, source)]


class LendDie(PickOne[Match]):
    """Which Reserve Die.  A choice is its size."""

    __slots__ = ("me", "source")

    kind = "lend-die"
    rule = "legendary-silver-crystal"

    def __init__(self, seat: int, me: Fighter, source: Fighter) -> None:
        super().__init__(seat)
        self.me: Fighter = me
        self.source: Fighter = source

    def items(self, match: Match) -> list[int]:
        return list(dict.fromkeys(match.reserve[self.me]))

    def picked(self, match: Match, item: int) -> None:
        spend(match, self.source)
        match.reserve[self.me] = without(match.reserve[self.me], item)
        match.lent[self.me] = (*match.lent[self.me], item)
        lay(match, self.me, throw(match, item))
        if match.events is not None:
            match.tell(Public(line("dice-joined", who=Name(self.seat), die=f"d{item}", dice=row_of(match, self.me))))

    def write(self, match: Match, choice: int) -> str:
        return f"lend d{choice}"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-lend")

    def label(self, match: Match, choice: int) -> Line:
        return line("dice-label-lend", die=f"d{choice}")

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return (ref("reserve", self.me, choice),)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("reserve", (self.me, size))]:
                return size
        return None

    def refuse_things(self, match: Match, refs: Sequence[str]) -> IllegalChoice:
        if any(thing.kind == "reserve" and thing.numbers[0] != self.me for thing in pointed_at(refs)):
            return IllegalChoice(self.rule, line("dice-refused-not-your-reserve"))
        return super().refuse_things(match, refs)
