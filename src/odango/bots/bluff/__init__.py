"""Bots for Truth or Bluff.

All go by what a person in their seat could see and remember.  `gentle` follows a few simple rules; `steady` and `sharp`
weigh every choice by the chance to win it leaves, and differ in how surely they do.
"""

from odango.bots.bluff.gentle import GentleBot
from odango.bots.bluff.weighing import SharpBot, SteadyBot
from odango.bots.bot import Bot

LEVELS: dict[str, Bot] = {bot.level: bot for bot in (GentleBot(), SteadyBot(), SharpBot())}
"""Weakest first."""
