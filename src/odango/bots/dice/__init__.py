"""Bots for Dice Challenge.

Everything of this game lies open, so an imagined world is the table with other throws to come.  `steady` goes by rules
of thumb; `sharp` tries its choices out on imagined throws and thinks of the whole match.
"""

from odango.bots.bot import Bot
from odango.bots.dice.sharp import SharpBot
from odango.bots.dice.steady import SteadyBot

LEVELS: dict[str, Bot] = {bot.level: bot for bot in (SteadyBot(), SharpBot())}
"""Weakest first."""
