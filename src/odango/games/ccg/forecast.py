"""What an attack does if nothing comes between, from what lies open: for whoever is about to choose one."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from odango.core.view import Question
from odango.games.ccg.asking import PASS, unpack, verb_of
from odango.games.ccg.attack.damage import account, damage, energy, standing_bonuses
from odango.games.ccg.attack.hitting_back import SWORD, blows, strength
from odango.games.ccg.basic.attacking import figure
from odango.games.ccg.cards import CARDS
from odango.games.ccg.facts import Attack, Entry, Member, Uid
from odango.games.ccg.pieces import owner_of, the
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.acting import ATTACK


class Forecast(Struct, frozen=True):
    """An attack that can be chosen now."""

    attacker: Uid
    move: int
    target: Uid
    account: tuple[Entry, ...]
    """What it would do before anybody defends, line by line."""
    back: tuple[int, ...]
    """The least and the most the target could hit back for; nothing if it cannot, or nobody knows what it is."""


def forecasts(state: Ccg, asked: Question | None) -> tuple[Forecast, ...]:
    """What every attack among the options would do."""
    if asked is None or asked.kind not in ("act", "basic-attack"):
        return ()
    if asked.kind == "act":
        return tuple([single(state, *unpack(one, 3)) for one in asked.options if verb_of(one) == ATTACK])
    return tuple([basic(state, *unpack(one, 3)) for one in asked.options if one != PASS])


def single(state: Ccg, uid: Uid, move: int, target: Uid) -> Forecast:
    owner, defender = owner_of(state, uid), owner_of(state, target)
    attack = Attack(owner, (Member(uid),), defender, target, move)
    attack = replace(attack, bonuses=standing_bonuses(state, attack))
    return Forecast(uid, move, target, tuple(account(state, attack)), back(state, attack))


def basic(state: Ccg, uid: Uid, move: int, target: Uid) -> Forecast:
    dealt = CARDS[the(state, uid).card].attacks[move].damage
    aim = the(state, target)
    moves = () if aim.face_down else range(len(CARDS[aim.card].attacks))
    figures = [figure(state.setup, aim.card, index, dealt) for index in moves]
    return Forecast(uid, move, target, (Entry("base", dealt),), ends(figures))


def gathering(state: Ccg, attack: Attack) -> Attack:
    """A combined attack that others may still join, as it would be with those who have."""
    if not attack.combined or attack.energy:
        return attack
    attack = replace(attack, energy=energy(state, attack))
    return replace(attack, bonuses=standing_bonuses(state, attack))


def back(state: Ccg, attack: Attack) -> tuple[int, ...]:
    """The least and the most that may come back, before the victim takes anything off."""
    if attack.shielded:
        return ()
    if not attack.done:
        attack = replace(attack, done=damage(state, attack))
    target = the(state, attack.target)
    figures = []
    for blow in blows(state, attack, target):
        move = CARDS[target.card].attacks[blow.move]
        extra = CARDS[SWORD].amount if blow.sword else 0
        results = (True, False) if move.challenge else (False,)
        figures += [strength(state, attack, target.uid, move, blow.paid, won) + extra for won in results]
    return ends(figures)


def ends(figures: Iterable[int]) -> tuple[int, ...]:
    found = sorted(figures)
    return (found[0], found[-1]) if found else ()
