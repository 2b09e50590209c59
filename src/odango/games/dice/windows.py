"""Opening an ability's window: the hook is asked at its moment, not before, since one ability may settle another."""

from __future__ import annotations

from typing import Any, Final

from odango.core.step import Step
from odango.games.dice.abilities import ability_of
from odango.games.dice.state import Fighter, Match

BEFORE_ATTACK: Final = 2
WHEN_ATTACKED: Final = 3
AFTER_REROLL: Final = 4
END_OF_TURN: Final = 5


class Window(Step[Match]):
    """The window of one ability, for the fighter `me`."""

    __slots__ = ("me", "source", "window")

    def __init__(self, window: int, me: Fighter, source: Fighter) -> None:
        self.me: Fighter = me
        self.source: Fighter = source
        self.window: int = window

    def run(self, match: Match) -> None:
        match.do(*steps_of(match, self.window, self.me, self.source))


def steps_of(match: Match, window: int, me: Fighter, source: Fighter) -> list[Step[Any]]:
    """What the ability of `source` does for `me` in this window, if anything."""
    ability = ability_of(match, source)
    if window == BEFORE_ATTACK:
        return ability.before_attack(match, me, source)
    if window == WHEN_ATTACKED:
        return ability.when_attacked(match, me, source)
    if window == AFTER_REROLL:
        return ability.after_reroll(match, me, source)
    return ability.at_end_of_turn(match, me, source)


def windows(match: Match, window: int, me: Fighter) -> list[Step[Any]]:
    """This window for every ability the fighter may use."""
    return [Window(window, me, source) for source in match.sources(me)]
