"""The eleven abilities.  This is the only list of them."""

from typing import Final

from odango.games.dice.abilities import (
    after_loss,
    command_centre,
    crystal_ball,
    dark_kingdom,
    droid_dice,
    hologram,
    masked_defender,
    planet_power,
    silver_crystal,
)
from odango.games.dice.abilities.base import Ability
from odango.games.dice.characters import CHARACTERS
from odango.games.dice.state import Fighter, Match

_BY_NAME: Final[dict[str, Ability]] = {
    ability.name: ability
    for ability in (
        planet_power.PlanetPower(),
        masked_defender.MaskedDefender(),
        command_centre.CommandCentre(),
        dark_kingdom.DarkKingdom(),
        crystal_ball.CrystalBall(),
        silver_crystal.LegendarySilverCrystal(),
        hologram.KingsHologram(),
        after_loss.CrystalTokyo(),
        after_loss.MaleficBlackCrystal(),
        after_loss.DeathPhantom(),
        droid_dice.DroidDice(),
    )
}
ABILITIES: Final[tuple[Ability, ...]] = tuple(_BY_NAME[row.ability] for row in CHARACTERS)
"""The ability of each character."""

MODULES: Final = (command_centre, crystal_ball, dark_kingdom, hologram, masked_defender, planet_power, silver_crystal)
"""Where abilities define steps of their own."""


def ability_of(match: Match, source: Fighter) -> Ability:
    return ABILITIES[match.characters[source]]
