"""What the options of a turn promise, in points, with what they risk taken off."""

from __future__ import annotations

from typing import Final

from odango.bots.dice.reach import Reach, largest_taken, reach
from odango.bots.dice.value import droids_waiting, lead, side_reach
from odango.games.dice.attacks import decode
from odango.games.dice.setup import TAG_TEAM
from odango.games.dice.state import Die, Fighter, Match, Side, size_of
from odango.games.dice.turn import PASS, TAG, USE

TAKEN: Final = 1.5
"""Points between two sides that a die's size stands for when it is taken: all of it won, and half of it not kept."""
WORRY: Final = 0.8
"""How much a die that could be lost next weighs, against one that is taken now."""
HOPE: Final = 0.3
"""How much a die weighs that could be taken the turn after."""
LIKELY: Final = 0.8
"""How much of the largest die a better roll is trusted to take."""
WORTH_A_USE: Final = 5.0
"""So many points an ability must promise before a use of it is spent."""
DECIDED: Final = 1000.0
"""More points than any round has."""


class Prospect:
    """One turn of one side.  What several attacks have in common is worked out once."""

    def __init__(self, match: Match, side: Side) -> None:
        self.match: Match = match
        self.side: Side = side
        self.me: Fighter = match.active[side]
        self.other: Fighter = match.active[1 - side]
        self.mine: tuple[Die, ...] = match.dice[self.me]
        self.theirs: tuple[Die, ...] = match.dice[self.other]
        self.now: Reach = side_reach(match, 1 - side)
        self._answers: dict[int, tuple[tuple[Die, ...], Reach]] = {}
        self._hopes: dict[int, Reach] = {}

    def promise(self, option: int) -> float:
        if option == PASS:
            return -self.danger()
        if option >= TAG:
            return self.trade(option - TAG)
        if option >= USE:
            return self.prepare()
        return self.attack(option)

    def attack(self, option: int) -> float:
        """What is taken, less what may be lost in return; an attack that ends the round is worth what it decides."""
        mask, target, droid = decode(option)
        gain = TAKEN * size_of(self.theirs[target])
        left, answer = self.after(target)
        if not left and not (self.match.mode == TAG_TEAM and self.match.waiting(1 - self.side)):
            final = lead(self.match, self.side) + 2 * gain
            return DECIDED if final > 0 else -DECIDED if final < 0 else 0.0
        risk = largest_taken(self.mine, answer, mask)
        hope = largest_taken(left, self.hoped(mask))
        return gain - TAKEN * WORRY * risk + TAKEN * HOPE * hope - droid / 4

    def after(self, target: int) -> tuple[tuple[Die, ...], Reach]:
        """The dice the other side has left without this one, and what they can take."""
        if target not in self._answers:
            left = self.theirs[:target] + self.theirs[target + 1 :]
            self._answers[target] = left, reach(left, droids_waiting(self.match, self.other))
        return self._answers[target]

    def hoped(self, rolled: int) -> Reach:
        """What my dice can take once those of the mask have been rolled, if they fall as they do on average."""
        if rolled not in self._hopes:
            row = [
                (size_of(thrown) + 1) // 2 if rolled >> place & 1 else thrown for place, thrown in enumerate(self.mine)
            ]
            self._hopes[rolled] = reach(tuple(row))
        return self._hopes[rolled]

    def danger(self) -> float:
        """What may be lost as things lie."""
        return TAKEN * WORRY * largest_taken(self.mine, self.now)

    def trade(self, mate: Fighter) -> float:
        """A team mate comes in: what that one may lose, and take the turn after; it costs the turn."""
        row = self.match.dice[mate]
        hope = largest_taken(self.theirs, reach(row))
        return TAKEN * (HOPE * hope - WORRY * largest_taken(row, self.now)) - WORTH_A_USE

    def prepare(self) -> float:
        """An ability before the attack: another die, or other values.  Best where little can be taken as it is."""
        hope = LIKELY * TAKEN * size_of(self.theirs[-1])
        behind = lead(self.match, self.side) < 0
        return hope - LIKELY * self.danger() - (1 if behind else 2) * WORTH_A_USE
