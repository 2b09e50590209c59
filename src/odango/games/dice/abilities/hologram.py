"""King's Hologram."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Step
from odango.core.things import Thing, pointed_at, ref
from odango.core.words import PickOne
from odango.games.dice.abilities.base import Ability, spend
from odango.games.dice.dice import lay, row_of, throw
from odango.games.dice.state import Fighter, Match, Trophy
from odango.text import Line, Name, line


class KingsHologram(Ability):
    """On your turn, before you attack, take back a die you lost this round and roll it into the fight.

    Its captor loses the points for it, unless it is captured again.  In a tag-team only the fighter in the fight takes
    back, and only what that fighter lost.
    """

    name = "kings-hologram"

    def before_attack(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        if match.uses[source] < 1 or not lost_by(match, me):
            return []
        return [TakeBack(match.seat_of(me), me, source)]


def lost_by(match: Match, me: Fighter) -> list[int]:
    """The sizes of the dice this fighter has lost this round, each once."""
    return sorted({trophy.size for trophy in match.captured[1 - me % 2] if trophy.fighter == me})


class TakeBack(PickOne[Match]):
    """Which lost die.  A choice is its size."""

    __slots__ = ("me", "source")

    kind = "take-back"
    rule = "kings-hologram"

    def __init__(self, seat: int, me: Fighter, source: Fighter) -> None:
        super().__init__(seat)
        self.me: Fighter = me
        self.source: Fighter = source

    def items(self, match: Match) -> list[int]:
        return lost_by(match, self.me)

    def picked(self, match: Match, item: int) -> None:
        spend(match, self.source)
        pile = list(match.captured[1 - self.me % 2])
        pile.remove(Trophy(item, self.me))
        match.captured[1 - self.me % 2] = tuple(pile)
        lay(match, self.me, throw(match, item))
        if match.events is not None:
            match.tell(Public(line("dice-joined", who=Name(self.seat), die=f"d{item}", dice=row_of(match, self.me))))

    def write(self, match: Match, choice: int) -> str:
        return f"recover d{choice}"

    def ask(self, match: Match) -> Line:
        return line("dice-ask-take-back")

    def label(self, match: Match, choice: int) -> Line:
        return line("dice-label-take-back", die=f"d{choice}")

    def refs(self, match: Match, choice: int) -> tuple[str, ...]:
        return (ref("captured", 1 - self.me % 2, choice),)

    def refuse(self, match: Match, choice: int) -> IllegalChoice:
        if any(choice == trophy.size for pile in match.captured for trophy in pile):
            return IllegalChoice(self.rule, line("dice-refused-not-lost"))
        return super().refuse(match, choice)

    def means(self, match: Match, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("captured", (side, size))] if side != self.me % 2:
                return size
        return None

    def refuse_things(self, match: Match, refs: Sequence[str]) -> IllegalChoice:
        if any(thing.kind == "captured" and thing.numbers[0] == self.me % 2 for thing in pointed_at(refs)):
            return IllegalChoice(self.rule, line("dice-refused-not-lost"))
        return super().refuse_things(match, refs)
