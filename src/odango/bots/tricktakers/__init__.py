"""Bots for TRICKTAKERs.

`steady` has a mind for every character (`minds`) and does what promises most; `gentle` does so most of the time;
`sharp` tries what promises most out in imagined worlds.
"""

from odango.bots.bot import Bot
from odango.bots.tricktakers.gentle import GentleBot
from odango.bots.tricktakers.sharp import SharpBot
from odango.bots.tricktakers.steady import SteadyBot

LEVELS: dict[str, Bot] = {bot.level: bot for bot in (GentleBot(), SteadyBot(), SharpBot())}
"""Weakest first."""
