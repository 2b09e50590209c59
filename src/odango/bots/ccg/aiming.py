"""All attacks that one could make now, and what each is worth."""

from __future__ import annotations

from typing import NamedTuple

from odango.bots.ccg.prospect import prospect, single
from odango.bots.ccg.table import Table
from odango.bots.ccg.weighing import value
from odango.games.ccg.asking import unpack, verb_of
from odango.games.ccg.facts import Uid
from odango.games.ccg.pieces import the
from odango.games.ccg.turn.acting import ATTACK, Act


class Aim(NamedTuple):
    """An attack of a Scout or Knight."""

    uid: Uid
    move: int
    target: Uid
    worth: float
    harm: float
    freed: float
    """What it would be worth if the target could not hit back."""


def aims(t: Table, extra: int = 0) -> list[Aim]:
    """Every single attack; `extra` is what it would do more."""
    attacks = [choice for choice in Act(t.me).options(t.state) if verb_of(choice) == ATTACK]
    return [aim(t, uid, move, target, extra) for uid, move, target in (unpack(choice, 3) for choice in attacks)]


def aim(t: Table, uid: Uid, move: int, target: Uid, extra: int = 0) -> Aim:
    attacker, aimed = the(t.state, uid), the(t.state, target)
    found = prospect(t.state, single(t.state, t.me, attacker, move, aimed), extra)
    freed = found._replace(harm=0.0, deadly=0.0)
    worth = value(t, found, attacker, aimed)
    return Aim(uid, move, target, worth, found.harm, value(t, freed, attacker, aimed))


def best_aim(t: Table, extra: int = 0) -> Aim | None:
    return max(aims(t, extra), key=lambda found: found.worth, default=None)
