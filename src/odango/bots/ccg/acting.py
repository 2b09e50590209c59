"""Step 5: who attacks whom, who rests, and what is added to an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.bots.ccg.aiming import Aim, aim
from odango.bots.ccg.prospect import counterblow, guard, protection
from odango.bots.ccg.table import Table
from odango.bots.ccg.using_rare import halves
from odango.bots.ccg.weighing import CRITICAL, plan, rest_value, reward
from odango.core.step import Decision
from odango.games.ccg.asking import pack, unpack, verb_of
from odango.games.ccg.attack.bout import BOOST, TRAIN
from odango.games.ccg.attack.damage import damage
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.facts import Entry, Uid
from odango.games.ccg.pieces import health, the
from odango.games.ccg.turn.acting import ATTACK, COMBINE, FORFEIT, REST

Question = Decision[Any]
DONE: Final = 0
JOIN: Final = 5
SPLIT: Final = NUMBER["split-attack"]


def act(t: Table, asked: Question, options: Sequence[int]) -> int:
    """What is worth most; nothing, if nothing is worth anything."""
    singles = {choice: aim(t, *unpack(choice, 3)) for choice in options if verb_of(choice) == ATTACK}
    alone: dict[Uid, float] = {}
    for found in singles.values():
        alone[found.uid] = max(alone.get(found.uid, 0.0), found.worth)
    return max(options, key=lambda choice: rate(t, choice, singles, alone))


def rate(t: Table, choice: int, singles: dict[int, Aim], alone: dict[Uid, float]) -> float:
    """What an action is worth; a combined attack has to make up for what its members could do alone."""
    if choice == DONE:
        return 0.0
    match verb_of(choice):
        case value if value == ATTACK:
            return singles[choice].worth
        case value if value == REST:
            return rest_value(t, *unpack(choice, 2))
        case value if value == FORFEIT:
            enemy = the(t.state, unpack(choice, 2)[1])
            return reward(t, CARDS[enemy.card].points) if t.setup.forfeit_scores else -1.0
        case value if value == COMBINE:
            found = plan(t, unpack(choice, 1)[0])
            if found is None:
                return -1.0
            others = [alone.get(uid, 0.0) for uid, _ in found.members]
            return found.worth - sum(others) + max(others)
    return -1.0


def combine(t: Table, asked: Question, options: Sequence[int]) -> int:
    """As it was planned; if nothing was, with as little as there can be."""
    attack = t.state.attack
    found = None if attack is None else plan(t, attack.target)
    joined = () if attack is None else tuple(member.uid for member in attack.members)
    if found is not None:
        for uid, count in found.members:
            if uid not in joined and pack(JOIN, uid, count) in options:
                return pack(JOIN, uid, count)
    return DONE if DONE in options else options[0]


def boost(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Whatever is free at once; an Item, if it may make the difference."""
    attack = t.state.attack
    if attack is None:
        return DONE
    target = the(t.state, attack.target)
    missing = health(target) - target.damage + guard(t.state, attack, target).less - damage(t.state, attack)
    for choice in options:
        verb = verb_of(choice)
        if choice == DONE:
            continue
        if verb == BOOST and the(t.state, unpack(choice, 1)[0]).card == SPLIT:
            if not attack.combined and halves(t, aim(t, attack.members[0].uid, attack.move, attack.target)):
                return choice
        elif verb == BOOST:
            if 0 < missing <= 30 or (missing > 0 and missing % 30 <= 10 and CARDS[target.card].points > 2):
                return choice
        elif verb == TRAIN or missing > 0:
            return choice
    return DONE


def follow(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Keep the target from hitting back, where that would hurt."""
    attack = t.state.attack
    if attack is None:
        return options[-1]
    piece = the(t.state, attack.members[0].uid)
    target = the(t.state, attack.target)
    off = protection(t.state, piece, attack.combined)
    most = max((amount for _, amount in counterblow(t.state, attack, target)), default=0) - off
    left = health(piece) - piece.damage
    return options[0] if most >= 30 or (most > 0 and left - most < CRITICAL) else options[-1]


def redirect(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The new target of an attack that turns elsewhere."""
    attack = t.state.attack
    if attack is None or attack.combined:
        return max(options, key=lambda uid: CARDS[the(t.state, uid).card].points)
    member = attack.members[0].uid
    return max(options, key=lambda uid: aim(t, member, attack.move, uid).worth)


def with_bonus(t: Table, amount: int) -> int:
    """What the attack under way would do with so much more."""
    attack = t.state.attack
    return 0 if attack is None else damage(t.state, replace(attack, bonuses=(*attack.bonuses, Entry("card", amount))))
