"""Bots for drafts of the Sailor Moon CCG.

`steady` picks what helps the deck that is coming together; `gentle` picks what is good by itself.
"""

from odango.bots.bot import Bot
from odango.bots.draft.gentle import GentleBot
from odango.bots.draft.steady import SteadyBot

LEVELS: dict[str, Bot] = {bot.level: bot for bot in (GentleBot(), SteadyBot())}
"""Weakest first."""
