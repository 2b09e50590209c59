"""The three abilities that work after a lost round; the choice itself is `match.AfterLoss`."""

from odango.games.dice.abilities.base import Ability


class CrystalTokyo(Ability):
    """After a lost round, up to two Reserve Dice become Starting Dice."""

    name = "crystal-tokyo"

    def conversions(self) -> int:
        return 2


class MaleficBlackCrystal(Ability):
    """After a lost round, instead of a Reserve Die of your own, remove a Starting Die of the other side for the match.

    Dice once converted are Starting Dice too.  A side's last Starting Die cannot be removed.
    """

    name = "malefic-black-crystal"

    def removes_a_die(self) -> bool:
        return True


class DeathPhantom(Ability):
    """After a lost round, take a Reserve Die of the other side for the rest of the match."""

    name = "death-phantom"

    def steals_a_die(self) -> bool:
        return True
