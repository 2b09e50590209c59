"""The 24 characters: their dice, their reserve, their ability.  Rows of data.json, nothing else."""

from importlib import resources
from typing import Final

from msgspec import Struct, json


class Character(Struct, frozen=True):
    id: str
    ability: str
    uses: int | None
    """How often in a match the ability may be used; None if it works all the time."""
    dice: tuple[int, ...]
    """The sizes of the Starting Dice, smallest first."""
    reserve: tuple[int, ...]
    source: str
    """Where the dice are known from.  Only "rulebook" is sure; see docs/rulings/dice.md#d-00."""
    ability_source: str
    droid_dice: tuple[int, ...] = ()

    @property
    def from_older_set(self) -> bool:
        """Whether the dice are known only from the older set this game descends from; shown wherever they are."""
        return self.source == "2000 set only"


CHARACTERS: Final = tuple(
    json.decode((resources.files("odango") / "games" / "dice" / "data.json").read_bytes(), type=list[Character])
)
NAMES: Final = tuple(row.id for row in CHARACTERS)
NOBODY: Final = -1
"""No character chosen yet."""


def character(name: str) -> int:
    """The number of the character of that name."""
    return NAMES.index(name)
