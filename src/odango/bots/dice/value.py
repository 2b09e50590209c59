"""What a round in the middle is worth to whoever is to move.

The weights were fitted to rounds that bots fought, so they speak of what
happened, not of what somebody believes.  Sizes and points are taken relative to the dice still on the table: half of a
kept die and the whole of a captured one make three halves of its size that change sides when it is taken.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, NamedTuple

from odango.bots.dice.reach import Reach, largest_taken, reach, within_reach
from odango.games.dice.characters import CHARACTERS
from odango.games.dice.scoring import halves
from odango.games.dice.setup import TAG_TEAM
from odango.games.dice.state import Die, Fighter, Match, Side


class Weights(NamedTuple):
    """What counts in a round, as it adds to the logarithm of the odds.  Differences are mine less theirs."""

    to_move: float
    standing: float
    """Where the lead lies between losing and taking every die still on the table, from -1 to 1."""
    standing_odds: float
    """The same as odds."""
    take: float
    """The largest die I can take."""
    mine_open: float
    """All of mine that they can take."""
    theirs_open: float
    sizes: float
    share_of_dice: float
    more_dice: float
    highest: float
    """The highest value shown."""
    shown: float
    """All values shown by the two in the fight."""
    fullness: float
    """How much of what they could show they do."""
    last_die: float
    droids_waiting: float
    mates_shown: float
    """All values shown by those on the sidelines."""


ALONE: Final = Weights(-0.49, 1.63, 0.49, 3.26, -1.8, 3.94, 4.98, -8.61, 1.93, -1.39, 1.18, 1.11, -1.25, 1.33, 0.0)
TOGETHER: Final = Weights(0.0, 1.33, 0.76, 3.73, -2.07, 3.09, 4.05, 0.01, 0.29, -0.48, 1.08, 0.2, -0.03, 2.34, 0.83)
"""In a tag-team, where a lost fighter is not yet a lost round."""
USES: Final = {
    "planet-power": 1.07,
    "masked-defender": 0.83,
    "command-centre": 0.1,
    "dark-kingdom": 0.08,
    "legendary-silver-crystal": 1.45,
    "kings-hologram": 2.2,
}
"""What a use that is left is worth in the round that is being fought."""
POOLED: Final = 0.5
"""How much of that it is worth in a tag-team."""
USE_OF: Final = tuple(USES.get(row.ability, 0.0) for row in CHARACTERS)


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def lead(match: Match, side: Side) -> int:
    """By how many half points this side is ahead in the round."""
    return halves(match, side) - halves(match, 1 - side)


def droids_waiting(match: Match, fighter: Fighter) -> tuple[int, ...]:
    """Droid Dice this fighter may still bring in."""
    return match.droids[fighter] if match.setup.abilities else ()


def side_reach(match: Match, side: Side) -> Reach:
    """What this side's fighter can take."""
    me = match.active[side]
    return reach(match.dice[me], droids_waiting(match, me))


def uses_left(match: Match, side: Side) -> float:
    """What this side may still do with its abilities, as it counts in a round."""
    return sum(match.uses[f] * USE_OF[match.characters[f]] for f in match.sources(match.active[side]))


def size_sum(row: tuple[Die, ...]) -> int:
    return sum(thrown >> 5 for thrown in row)


def value_sum(row: tuple[Die, ...]) -> int:
    return sum(thrown & 31 for thrown in row)


def round_chance(match: Match, me: Side) -> float:
    """How likely the side that is to move wins the round."""
    other = 1 - me
    teams = match.mode == TAG_TEAM
    weights = TOGETHER if teams else ALONE
    mine, theirs = match.dice[match.active[me]], match.dice[match.active[other]]
    all_mine = sum((match.dice[f] for f in match.team(me)), ()) if teams else mine
    all_theirs = sum((match.dice[f] for f in match.team(other)), ()) if teams else theirs
    ahead = lead(match, me)
    if not mine or not theirs:
        return 0.5 if ahead == 0 else float(ahead > 0)
    my_size, their_size = size_sum(all_mine), size_sum(all_theirs)
    all_size = my_size + their_size
    standing = min(max((ahead + 3 * their_size) / (3 * all_size), 0.03), 0.97)
    my_sum, their_sum = value_sum(mine), value_sum(theirs)
    my_reach, their_reach = side_reach(match, me), side_reach(match, other)
    my_dice, their_dice = len(all_mine), len(all_theirs)
    waiting = sum(droids_waiting(match, match.active[me])) - sum(droids_waiting(match, match.active[other]))
    mates = (value_sum(all_mine) - my_sum) - (value_sum(all_theirs) - their_sum) if teams else 0
    uses = uses_left(match, me) - uses_left(match, other)
    return logistic(
        weights.to_move
        + weights.standing * (2 * standing - 1)
        + weights.standing_odds * log(standing / (1 - standing))
        + weights.take * largest_taken(theirs, my_reach) / all_size
        + weights.mine_open * within_reach(mine, their_reach) / all_size
        + weights.theirs_open * within_reach(theirs, my_reach) / all_size
        + weights.sizes * (my_size - their_size) / all_size
        + weights.share_of_dice * (my_dice - their_dice) / (my_dice + their_dice)
        + weights.more_dice * (my_dice - their_dice)
        + weights.highest * (max(thrown & 31 for thrown in mine) - max(thrown & 31 for thrown in theirs)) / 20
        + weights.shown * (my_sum - their_sum) / 20
        + weights.fullness * (my_sum / size_sum(mine) - their_sum / size_sum(theirs))
        + weights.last_die * ((my_dice == 1) - (their_dice == 1))
        + weights.droids_waiting * waiting / all_size
        + weights.mates_shown * mates / 20
        + (POOLED * uses if teams else uses)
    )
