"""Bots for Masquerade Battle.

`gentle` plays its own cards for its own side; `steady` reads who helps whom (`belief`) and weighs what each choice
leaves of its team's chance; `sharp` tries its cards out in imagined worlds that suit what it believes.
"""

from odango.bots.bot import Bot
from odango.bots.masquerade.gentle import GentleBot
from odango.bots.masquerade.sharp import SharpBot
from odango.bots.masquerade.steady import SteadyBot

LEVELS: dict[str, Bot] = {bot.level: bot for bot in (GentleBot(), SteadyBot(), SharpBot())}
"""Weakest first."""
