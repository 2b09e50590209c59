"""Bots for the Sailor Moon CCG.

`steady` weighs what it can see by rules of thumb; `gentle` does so most of the time.
"""

from odango.bots.bot import Bot
from odango.bots.ccg.gentle import GentleBot
from odango.bots.ccg.steady import SteadyBot

LEVELS: dict[str, Bot] = {bot.level: bot for bot in (GentleBot(), SteadyBot())}
"""Weakest first."""
