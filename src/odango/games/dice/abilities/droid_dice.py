"""Droid Dice."""

from odango.games.dice.abilities.base import Ability
from odango.games.dice.state import Fighter, Match


class DroidDice(Ability):
    """One Droid Die a turn may join a Skill Attack at its highest value, together with a die already in the fight.

    It stays until the round ends.  The Droids alone can do this; a team mate in a tag-team cannot.
    """

    name = "droid-dice"

    def joining_dice(self, match: Match, me: Fighter) -> tuple[int, ...]:
        return match.droids[me]
