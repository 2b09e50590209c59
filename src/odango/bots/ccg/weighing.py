"""What actions are worth: attacks, combined attacks, resting, giving up an action.  Counted in Victory Points."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from odango.bots.ccg.prospect import Prospect, counterblow, guard, mean, prospect, protection, single
from odango.bots.ccg.table import Table, strike
from odango.bots.ccg.worth import fighter
from odango.games.ccg.attack.damage import damage, standing_bonuses
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS
from odango.games.ccg.facts import Attack, Member, Piece, Uid
from odango.games.ccg.pieces import health, owner_of, the
from odango.games.ccg.turn.acting import fuel, heals_each, may_join

VICTORY: Final = 12.0
"""The game itself, in points."""
PAIN: Final = 0.01
"""What a point of damage to a Scout or Knight costs."""
PROGRESS: Final = 0.6
"""What damage to a card is worth, as a share of its points, before it falls."""
BURNT: Final = 0.12
"""Power that a defence has cost the other."""
SPENT: Final = 0.15
"""Power of one's own that is discarded."""
DARE: Final = 0.85
"""Who has no time left risks this part of what there is to lose."""
CRITICAL: Final = 50
"""Who can take no more than this is in danger."""


def reward(t: Table, points: int) -> float:
    """What points are worth to me: the last ones are the game."""
    return VICTORY if points >= t.need else float(points)


def pain(t: Table) -> float:
    """Damage hurts less the less time is left to heal and strike again."""
    return PAIN * (1 - 0.7 * t.urgency)


def loss(t: Table, piece: Piece) -> float:
    """What it costs to lose a Scout or Knight."""
    return (VICTORY if t.alone() else fighter(piece)) * (1 - DARE * t.urgency)


def value(t: Table, found: Prospect, attacker: Piece, target: Piece) -> float:
    """What a single attack is worth."""
    points = CARDS[target.card].points
    hurt = found.harm * pain(t) + found.deadly * loss(t, attacker)
    if found.kills:
        gain = found.lands * reward(t, points)
        if points >= t.need and t.alone():
            gain *= 1 - found.deadly
        return gain + BURNT * found.burns - hurt
    left = health(target) - target.damage
    gain = found.lands * min(1.0, found.damage / left) * points * PROGRESS if left > 0 else 0.0
    return gain + BURNT * found.burns - hurt


def attack_value(t: Table, uid: Uid, move: int, aim: Uid, extra: int = 0) -> float:
    attacker, target = the(t.state, uid), the(t.state, aim)
    return value(t, prospect(t.state, single(t.state, t.me, attacker, move, target), extra), attacker, target)


def rest_value(t: Table, uid: Uid, count: int) -> float:
    """What it is worth to rejuvenate with so much Power: damage that is gone, less Power that attacks need."""
    piece = the(t.state, uid)
    left = health(piece) - piece.damage
    healed = min(piece.damage, count * heals_each(t.state, t.me))
    urgent = min(healed, max(0, CRITICAL - left))
    needed = sorted((sum(move.cost) for move in CARDS[piece.card].attacks), reverse=True)
    after = piece.powers - count
    lost = sum(0.1 for cost in needed if piece.powers >= cost > after)
    return pain(t) * (0.6 * healed + 0.9 * urgent) - 0.04 * count - lost


class Plan(NamedTuple):
    """A combined attack."""

    members: tuple[tuple[Uid, int], ...]
    """Who gives how much Power."""
    worth: float


def plan(t: Table, aim: Uid) -> Plan | None:
    """The cheapest combined attack that defeats a target, if there is one."""
    state = t.state
    target = the(state, aim)
    joining = sorted((ally for ally in t.allies if may_join(state, t.me, ally)), key=strike, reverse=True)
    if len(joining) < 2:
        return None
    bare = Attack(t.me, tuple(Member(ally.uid, 1) for ally in joining[:2]), owner_of(state, aim), aim)
    bare = replace(bare, bonuses=standing_bonuses(state, bare))
    extra = sum(rule_of(friend.card).combined_bonus for friend in t.friends)
    met = guard(state, bare, target)
    missing = health(target) - target.damage + met.less - extra - damage(state, bare)
    pledged = {ally.uid: 1 for ally in joining[:2]}
    missing -= sum(strike(ally) for ally in joining[:2])
    for ally in joining:
        while missing > 0 and pledged.get(ally.uid, 0) < fuel(state, t.me, ally):
            pledged[ally.uid] = pledged.get(ally.uid, 0) + 1
            missing -= strike(ally)
    if missing > 0:
        return None
    blow = mean(counterblow(state, bare, target)) * met.back
    strongest = max(health(ally) - ally.damage + protection(state, ally, combined=True) for ally in joining[:2])
    hurt = blow * pain(t) + (loss(t, joining[0]) / 2 if blow >= strongest + 20 else 0.0)
    worth = 0.5 * met.lands * reward(t, CARDS[target.card].points) - SPENT * sum(pledged.values()) - hurt
    return Plan(tuple(pledged.items()), worth)
