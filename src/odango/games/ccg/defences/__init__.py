"""What the defences of Monsters and Villains do: the rows name a step of these modules."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from odango.games.ccg.data import Defence
from odango.games.ccg.defences import commanding, draining, fetching, holding, robbing, softening, special
from odango.games.ccg.defences.base import OUTCOMES, Steps
from odango.games.ccg.facts import Attack
from odango.games.ccg.state import Ccg

MODULES: Final[tuple[ModuleType, ...]] = (commanding, draining, fetching, holding, robbing, softening, special)


def start(state: Ccg, attack: Attack, defence: Defence) -> Steps:
    """All that a defence does once it has been paid for."""
    return OUTCOMES[defence.does].start(state, attack, defence)


def helps(state: Ccg, attack: Attack, defence: Defence) -> bool:
    """Whether a defence is one to be used in an attack, and has anything to do."""
    return OUTCOMES[defence.does].helps(state, attack, defence)


__all__ = ["MODULES", "helps", "start"]
