"""The characters.  This is the only list of them."""

from typing import Final

from odango.games.tricktakers import roster
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.characters import (
    adventurer,
    berserker,
    collector,
    gambler,
    hermit,
    king,
    resistance,
    ruler,
)

MODULES: Final = (adventurer, berserker, collector, gambler, hermit, king, resistance, ruler)
"""Where characters define steps of their own."""
SHEETS: Final = (
    adventurer.AdventurerSheet,
    collector.CollectorSheet,
    gambler.GamblerSheet,
    resistance.ResistanceSheet,
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
):
    CAST[roster.character(_character.name)] = _character
