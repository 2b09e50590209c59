"""When the cards pay that no preconstructed deck has, and on what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from odango.bots.ccg.aiming import Aim, aims
from odango.bots.ccg.powering import best_move
from odango.bots.ccg.prospect import prospect, single
from odango.bots.ccg.table import Table
from odango.bots.ccg.worth import friend, hits_back, price_of
from odango.games.ccg.cards import CARDS, ICON, NUMBER, Kind
from odango.games.ccg.facts import Piece, Uid
from odango.games.ccg.pie_cards.rare_events import SplitAttack, fallen, prey
from odango.games.ccg.pie_cards.rare_items import bombable, next_levels
from odango.games.ccg.pieces import health, owner_of, the
from odango.games.ccg.power.paying import payers

NOW: Final = 2.4
"""An Event that pays is played before attacks, and after what brings cards."""
USES: Final = 0.5
NOT: Final = -1.0
BOLD: Final = 0.7
"""Things of an opponent that are worth so much together are worth a bomb."""
SPENT: Final = 30
"""Who can take no more than this is soon lost anyway."""
EXERTED: Final = CARDS[NUMBER["on-the-ball"]].amount


def left(piece: Piece) -> int:
    return health(piece) - piece.damage


def half(amount: int) -> int:
    """What each of two targets takes of an attack that is split."""
    return -(-amount // 20) * 10


def owners_price(t: Table, piece: Piece) -> float:
    """What the points of an opponent's card would cost me."""
    return price_of(Table(t.state, owner_of(t.state, piece.uid)), piece)


# --- Events ----------------------------------------------------------------------------------------------------------


def again(t: Table, aim: Aim) -> bool:
    """Whether an attack on a Monster is worth making twice: it falls by the second blow, and not by the first."""
    piece, target = the(t.state, aim.uid), the(t.state, aim.target)
    found = prospect(t.state, single(t.state, t.me, piece, aim.move, target))
    one_blow = found.damage < left(target) <= 2 * found.damage
    survives = left(piece) > EXERTED + found.harm and found.deadly < 0.3
    return CARDS[target.card].kind == "monster" and one_blow and survives and found.lands > 0.4


def on_the_ball(t: Table) -> float:
    return NOW if any(again(t, aim) for aim in aims(t)) else NOT


def halves(t: Table, aim: Aim) -> bool:
    """Whether half an attack is enough for its target, and for another beside it."""
    piece, target = the(t.state, aim.uid), the(t.state, aim.target)
    attack = single(t.state, t.me, piece, aim.move, target)
    if piece.powers < SplitAttack().cost or not SplitAttack().boosts(t.state, attack):
        return False
    blow = half(prospect(t.state, attack).damage)
    falling = [one.uid for one in t.targets if left(one) <= blow]
    return aim.target in falling and len(falling) > 1


def splitting(t: Table) -> float:
    return NOW if any(aim.worth > 0 and halves(t, aim) for aim in aims(t)) else NOT


def provoked(t: Table) -> Uid | None:
    """Whom to taunt: none of my cards would fall to it, and every one of them hurts."""
    found: dict[Uid, float] = {}
    for seat in t.state.opponents(t.me):
        for piece in t.state.allies[seat]:
            foe = t.foe(seat, piece)
            hurts = min((hits_back(CARDS[enemy.card], foe, enemy.power) for enemy in t.enemies), default=0.0)
            if hurts >= 20 and all(left(enemy) > foe.blow for enemy in t.enemies):
                found[piece.uid] = hurts - left(piece) / 10
    return max(found, key=found.__getitem__, default=None)


def weakest(t: Table) -> Piece:
    """Whom I miss least."""
    return min(t.allies, key=lambda ally: (CARDS[ally.card].level, ally.powers, left(ally)))


def resigning(t: Table) -> float:
    """For the last point, or if it is somebody who would soon be lost."""
    if not prey(t.state, t.me) or len(t.allies) < 2:
        return NOT
    scores = t.setup.resignation_scores
    return NOW if scores and (t.need == 1 or left(weakest(t)) <= SPENT) else NOT


EVENTS: Final[dict[str, Callable[[Table], float]]] = {
    "on-the-ball": on_the_ball,
    "split-attack": splitting,
    "taunt": lambda t: 1.5 if provoked(t) is not None else NOT,
    "resignation": resigning,
    "strength-of-the-fallen": lambda t: 2.2 if fallen(t.state, t.me) else NOT,
    "redistribute-power": lambda t: 1.9 if best_move(t) is not None else NOT,
}


def strikes_again(t: Table, uid: Uid, move: int, target: Uid) -> bool:
    """Whether one more attack on the same target is worth the damage it costs: it must bring it down."""
    piece, aimed = the(t.state, uid), the(t.state, target)
    found = prospect(t.state, single(t.state, t.me, piece, move, aimed))
    return found.kills and found.lands > 0.4 and left(piece) > EXERTED


# --- Persons and Items -----------------------------------------------------------------------------------------------


def idle_power(piece: Piece) -> int:
    """Power that is not of the type of its bearer, and pays for no part of an attack that asks for any type."""
    icon = ICON[piece.card]
    other = piece.powers - piece.power[icon]
    return max(0, other - max((move.cost[3] for move in CARDS[piece.card].attacks), default=0))


def converting(t: Table) -> float:
    return USES if any(idle_power(ally) >= 2 and ICON[ally.card] in t.deck for ally in t.allies) else NOT


def rich(t: Table, count: int) -> bool:
    """Whether somebody has so much Power beyond what the dearest attack needs."""
    able = [the(t.state, uid) for uid in payers(t.state, t.me, count)]
    return any(ally.powers >= max(sum(move.cost) for move in CARDS[ally.card].attacks) + count for ally in able)


def bombed(t: Table, uid: Uid, kind: Kind) -> float:
    """What it is worth that a thing of an opponent is gone; a Monster, only if it is too dear to attack."""
    if CARDS[kind].kind != "monster":
        return friend(kind)
    return max(0.0, owners_price(t, the(t.state, uid)) - 60) / 300


def bombing(t: Table) -> float:
    best = 0.0
    for other in t.state.opponents(t.me):
        worth = sorted((bombed(t, *thing) for thing in bombable(t.state, other)), reverse=True)
        best = max(best, sum(worth[:2]))
    return USES if best >= BOLD and rich(t, 2) else NOT


def growing(t: Table) -> list[Uid]:
    """Whose next Level is in the deck, and who has the Power for it; who keeps most first."""
    able = [the(t.state, uid) for uid in payers(t.state, t.me, 2)]
    found = [ally for ally in able if any(level in t.state.decks[t.me] for level in next_levels(ally))]
    return [ally.uid for ally in sorted(found, key=lambda ally: (ally.powers, CARDS[ally.card].level), reverse=True)]


USING: Final[dict[str, Callable[[Table], float]]] = {
    "the-tree-of-life": converting,
    "negamoon-bomb": bombing,
    "imperium-silver-crystal": lambda t: 0.85 if growing(t) else NOT,
}
