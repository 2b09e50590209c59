"""What an ability can change.  Six windows, each named by its moment; every hook does nothing by default.

`me` is the fighter who is in the fight, `source` the fighter whose ability it is: the same one, except in a tag-team.
"""

from __future__ import annotations

from typing import Any

from odango.core.event import Public
from odango.core.step import Step
from odango.games.dice.state import Fighter, Match
from odango.text import Name, Word, line


class Ability:
    """A special ability.  The steps a hook returns are done at that moment; none means that it cannot be used."""

    name: str

    def at_starting_rolls(self, match: Match, source: Fighter) -> list[Step[Any]]:
        """Window 1: all have seen the starting rolls; nobody has had a turn."""
        return []

    def before_attack(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        """Window 2: it is my turn; what I may do before attacking, or nothing if I may not."""
        return []

    def when_attacked(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        """Window 3: attackers and target are named, nothing is rolled yet; I am the one attacked."""
        return []

    def after_reroll(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        """Window 4: I have attacked and rolled the attack dice again."""
        return []

    def at_end_of_turn(self, match: Match, me: Fighter, source: Fighter) -> list[Step[Any]]:
        """Window 5: my attack is over and I have not knocked anybody out."""
        return []

    def conversions(self) -> int:
        """Window 6: how many Reserve Dice may become Starting Dice after a loss."""
        return 1

    def removes_a_die(self) -> bool:
        """Window 6: whether, instead of that, a Starting Die of the other side may be removed."""
        return False

    def steals_a_die(self) -> bool:
        """Window 6: whether a Reserve Die of the other side may be taken."""
        return False

    def joining_dice(self, match: Match, me: Fighter) -> tuple[int, ...]:
        """Dice outside the fight that may join a Skill Attack at their highest value."""
        return ()


def spend(match: Match, source: Fighter) -> None:
    """Use the ability up once."""
    match.uses[source] -= 1
    if match.events is not None:
        row = match.character(source)
        ability = Word(f"dice-{row.ability}")
        told = line("dice-used", who=Name(match.seat_of(source)), ability=ability, left=match.uses[source])
        match.tell(Public(told))
