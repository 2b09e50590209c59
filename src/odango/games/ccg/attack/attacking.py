"""The phases of an attack, in their order."""

from __future__ import annotations

from odango.games.ccg.attack.bout import Boosting, CloseAttack, Strike
from odango.games.ccg.attack.defending import Defending
from odango.games.ccg.attack.hitting_back import HittingBack
from odango.games.ccg.attack.windows import Aftermath
from odango.games.ccg.facts import ATTACKED, Attack
from odango.games.ccg.pieces import mark
from odango.games.ccg.state import Ccg


def begin(state: Ccg, attack: Attack) -> None:
    """The attack is declared; everything else follows."""
    state.attack = attack
    mark(state, attack.target, ATTACKED)
    state.do(Boosting(), Defending(), Strike(), HittingBack(), Aftermath(), CloseAttack())
