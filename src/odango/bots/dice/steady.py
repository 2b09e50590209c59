"""A steady player of Dice Challenge: takes what is worth most, and looks at what the other side could take then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.bot import Bot, Imagination
from odango.bots.dice import between
from odango.bots.dice.prospect import TAKEN, WORRY, WORTH_A_USE, Prospect
from odango.bots.dice.reach import largest_taken, reach
from odango.bots.dice.value import side_reach
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.core.words import NO, YES
from odango.games.dice.abilities.masked_defender import LET, SHIELD
from odango.games.dice.state import Fighter, Match, Side, size_of, value_of

LEAVE: Final = -1
"""No more dice, no further roll, no new starting roll: each of these questions has it as an answer."""
LOW: Final = 0.5
"""A die that shows no more than this part of its size is low."""
POOR: Final = 0.4
FINE: Final = 0.72
"""A starting roll that shows less than this part of what it could is poor; one that shows more than that is fine."""


class SteadyBot(Bot):
    """Follows rules of thumb that hold at every table; looks no further than the other side's next turn."""

    level = "steady"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if len(question.options) == 1:
            return question.options[0]
        if question.kind == "character":
            return between.character(question.options, rng)
        return decide(imagine(rng), question.kind, side_of(view), question.options)


def side_of(view: View) -> Side:
    """For whom this seat plays; a bot is never a spectator."""
    if view.seat is None:
        raise ValueError("a spectator is not asked")
    return view.seat % 2


def decide(match: Match, kind: str, side: Side, options: Sequence[int]) -> int:
    """The choice of a steady player of this side; the table is all it looks at."""
    if len(options) == 1:
        return options[0]
    match kind:
        case "turn" | "attack-another":
            return max(options, key=Prospect(match, side).promise)
        case "may":
            return _Steady(match, side).another_turn()
        case "shield":
            return _Steady(match, side).shield()
        case "roll-one-more":
            return _Steady(match, side).roll_one_more(options)
        case "pick-dice":
            return _Steady(match, side).pick_dice(options)
        case "foresee":
            return _Steady(match, side).foresee(options)
        case "step-in":
            return _Steady(match, side).step_in(options)
        case "nominate":
            return between.nominate(match, options)
        case "after-loss":
            return between.after_loss(options)
        case "lend-die" | "take-back":
            return max(options)  # the largest die there is to have
        case _:
            raise ValueError(f"nobody asks {kind!r} in Dice Challenge")


class _Steady:
    """One choice of one side."""

    def __init__(self, match: Match, side: Side) -> None:
        self.match = match
        self.side = side
        self.mine = match.dice[match.active[side]]
        self.theirs = match.dice[match.active[1 - side]]
        self.them = side_reach(match, 1 - side)

    def another_turn(self) -> int:
        """Planet Power: where something large can be taken at once, or something large of one's own is in danger."""
        gain = TAKEN * largest_taken(self.theirs, side_reach(self.match, self.side))
        risk = TAKEN * largest_taken(self.mine, self.them)
        return YES if gain and gain + WORRY * risk >= 4 * WORTH_A_USE else NO

    def shield(self) -> int:
        """Shield the last die, and any that is worth much more than what the attacker can take instead."""
        target = self.match.attack[1]
        rest = self.mine[:target] + self.mine[target + 1 :]
        saved = TAKEN * (size_of(self.mine[target]) - largest_taken(rest, self.them))
        return SHIELD if not rest or saved >= 2 * WORTH_A_USE else LET

    def roll_one_more(self, options: Sequence[int]) -> int:
        """A die that could be taken is rolled once more where that saves enough."""
        now = largest_taken(self.mine, self.them)
        saved = {place: now - largest_taken(self.mine, self.them, 1 << place) for place in options if place != LEAVE}
        best = max(saved, key=saved.__getitem__)
        return best if TAKEN * saved[best] >= WORTH_A_USE else LEAVE

    def pick_dice(self, options: Sequence[int]) -> int:
        """Roll again what shows no more than half its size, one by one; at the least what shows least of its size."""
        shows = {place: value_of(self.mine[place]) / size_of(self.mine[place]) for place in options if place != LEAVE}
        lowest = min(shows, key=shows.__getitem__, default=LEAVE)
        return lowest if LEAVE not in options or (shows and shows[lowest] <= LOW) else LEAVE

    def foresee(self, options: Sequence[int]) -> int:
        """Have one's own starting roll made again if it is poor, or the other side's if it is fine."""
        fighters = [option for option in options if option != LEAVE]
        poorest = min((f for f in fighters if f % 2 == self.side), key=self.fortune)
        finest = max((f for f in fighters if f % 2 != self.side), key=self.fortune)
        if self.fortune(poorest) < POOR:
            return poorest
        return finest if self.fortune(finest) > FINE else LEAVE

    def fortune(self, fighter: Fighter) -> float:
        """How much of what it could show a fighter's row shows."""
        row = self.match.dice[fighter]
        return sum(map(value_of, row)) / sum(map(size_of, row))

    def step_in(self, options: Sequence[int]) -> int:
        """The team mate who can take most and lose least."""
        return max(options, key=self.standing)

    def standing(self, mate: Fighter) -> float:
        row = self.match.dice[mate]
        return largest_taken(self.theirs, reach(row)) - largest_taken(row, self.them)
