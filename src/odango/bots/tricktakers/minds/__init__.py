"""How each character is played.  This is the only list of them."""

from odango.bots.tricktakers.minds.adventurer import AdventurerMind
from odango.bots.tricktakers.minds.alchemist import AlchemistMind
from odango.bots.tricktakers.minds.base import Mind
from odango.bots.tricktakers.minds.berserker import BerserkerMind
from odango.bots.tricktakers.minds.cast import MINDS
from odango.bots.tricktakers.minds.collector import CollectorMind
from odango.bots.tricktakers.minds.gambler import GamblerMind
from odango.bots.tricktakers.minds.hermit import HermitMind
from odango.bots.tricktakers.minds.king import KingMind
from odango.bots.tricktakers.minds.ninja import NinjaMind
from odango.bots.tricktakers.minds.phantom_thief import PhantomThiefMind
from odango.bots.tricktakers.minds.resistance import ResistanceMind
from odango.bots.tricktakers.minds.ruler import RulerMind
from odango.bots.tricktakers.minds.samurai import SamuraiMind
from odango.bots.tricktakers.minds.strategist import StrategistMind
from odango.bots.tricktakers.minds.summoner import SummonerMind
from odango.bots.tricktakers.minds.time_traveler import TimeTravelerMind
from odango.games.tricktakers import roster

for _mind in (
    KingMind,
    StrategistMind,
    GamblerMind,
    SummonerMind,
    NinjaMind,
    ResistanceMind,
    AdventurerMind,
    AlchemistMind,
    SamuraiMind,
    HermitMind,
    CollectorMind,
    TimeTravelerMind,
    BerserkerMind,
    RulerMind,
    PhantomThiefMind,
):
    MINDS[roster.character(_mind.name)] = _mind

__all__ = ["MINDS", "Mind"]
