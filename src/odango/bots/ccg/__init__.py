"""Bots for the Sailor Moon CCG."""

from odango.bots.bot import Bot
from odango.bots.ccg.steady import SteadyBot

LEVELS: dict[str, Bot] = {bot.level: bot for bot in (SteadyBot(),)}
"""Weakest first."""
