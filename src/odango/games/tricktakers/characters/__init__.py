"""The characters.  This is the only list of them."""

from typing import Final

from odango.games.tricktakers import alchemy, offering, roster
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.characters import (
    adventurer,
    alchemist,
    berserker,
    collector,
    gambler,
    hermit,
    king,
    ninja,
    phantom_thief,
    resistance,
    ruler,
    samurai,
    strategist,
    summoner,
    time_traveler,
)

MODULES: Final = (
    adventurer, alchemist, alchemy, berserker, collector, gambler, hermit, king, ninja, offering, phantom_thief,
    resistance, ruler, samurai, strategist, summoner, time_traveler,
)  # fmt: skip
"""Where characters define steps of their own."""
SHEETS: Final = (
    adventurer.AdventurerSheet,
    collector.CollectorSheet,
    gambler.GamblerSheet,
    resistance.ResistanceSheet,
    alchemy.AlchemistSheet,
    phantom_thief.ThiefSheet,
    samurai.SamuraiSheet,
    strategist.StrategistSheet,
    summoner.SummonerSheet,
    time_traveler.TimeTravelerSheet,
)

for _character in (
    king.King(),
    gambler.Gambler(),
    resistance.Resistance(),
    hermit.Hermit(),
    berserker.Berserker(),
    adventurer.Adventurer(),
    collector.Collector(),
    ruler.Ruler(),
    strategist.Strategist(),
    summoner.Summoner(),
    ninja.Ninja(),
    alchemist.Alchemist(),
    samurai.Samurai(),
    time_traveler.TimeTraveler(),
    phantom_thief.PhantomThief(),
):
    CAST[roster.character(_character.name)] = _character
