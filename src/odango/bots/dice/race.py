"""What a match is worth between rounds: a race for tokens in which whoever loses a round grows stronger."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from odango.bots.dice.value import USE_OF, logistic
from odango.games.dice.abilities import ability_of
from odango.games.dice.state import Fighter, Match, Side

WORTH: Final = {1: 1.4, 2: 1.75, 4: 1.52, 6: 1.48, 8: 1.56, 10: 1.58, 12: 1.62, 20: 1.77}
"""What a Starting Die adds to the odds of a round, as a logarithm."""
GONE: Final = {1: 1.3, 2: 1.44, 4: 1.46, 6: 1.48, 8: 1.5, 10: 1.52, 12: 1.55, 20: 2.0}
"""What one less of the other side's Starting Dice adds to them."""
DROIDS: Final = 4.2
"""What the Droid Dice add to them."""
KEPT: Final = 0.7
"""How much a use counts that will be there in the next round, against one in the round that is being fought."""


def worth(sizes: tuple[int, ...]) -> float:
    return sum(WORTH[size] for size in sizes)


def strength(match: Match, fighter: Fighter) -> float:
    """How strong a fighter is at the start of a round, by its dice."""
    droids = match.character(fighter).droid_dice and match.setup.abilities
    return worth(match.starting[fighter]) + (DROIDS if droids else 0.0)


def growth(match: Match, fighter: Fighter) -> float:
    """How much stronger this fighter would be after a lost round."""
    if not match.setup.abilities:
        return max(map(WORTH.__getitem__, match.reserve[fighter]), default=0.0)
    ability = ability_of(match, fighter)
    mine = sorted(map(WORTH.__getitem__, match.reserve[fighter]), reverse=True)
    gains = [sum(mine[: ability.conversions()])]
    if ability.steals_a_die():
        rival = match.active[1 - fighter % 2]
        gains.append(max(map(WORTH.__getitem__, match.reserve[rival]), default=0.0))
    if ability.removes_a_die() and match.uses[fighter] > 0:
        gains.append(max(GONE[size] for size in match.starting[match.active[1 - fighter % 2]]))
    return max(gains)


def side_strength(match: Match, side: Side) -> float:
    """Of a team, the mean: its fighters share the rounds, or the round."""
    team = match.team(side)
    return sum(strength(match, f) + KEPT * match.uses[f] * USE_OF[match.characters[f]] for f in team) / len(team)


def side_growth(match: Match, side: Side) -> float:
    """Of a team, only one fighter grows."""
    team = match.team(side)
    return max(growth(match, f) for f in team) / len(team)


def after_round(match: Match, side: Side, tokens: list[int]) -> tuple[float, float]:
    """How likely this side wins the match if it wins a round that began with these tokens, and if it loses it."""
    mine, theirs = (match.rounds_to_win - tokens[s] for s in (side, 1 - side))
    odds = round(10 * (side_strength(match, side) - side_strength(match, 1 - side)))
    my_growth, their_growth = (round(10 * side_growth(match, s)) for s in (side, 1 - side))
    return (
        race(mine - 1, theirs, odds - their_growth, my_growth, their_growth),
        race(mine, theirs - 1, odds + my_growth, my_growth, their_growth),
    )


@lru_cache(maxsize=1 << 16)
def race(mine: int, theirs: int, odds: int, my_growth: int, their_growth: int) -> float:
    """How likely one side wins the match that needs `mine` more rounds, before the other has won `theirs`.

    `odds` are those of the next round; all three are tenths of a logarithm.
    """
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    chance = logistic(odds / 10)
    won = race(mine - 1, theirs, odds - their_growth, my_growth, their_growth)
    lost = race(mine, theirs - 1, odds + my_growth, my_growth, their_growth)
    return chance * won + (1 - chance) * lost
