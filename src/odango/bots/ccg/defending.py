"""Other players' turns: defences, Power from hand, hitting back; and challenges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.bots.ccg.choosing import power_in
from odango.bots.ccg.prospect import chances, counterblow, mean, protection, shield
from odango.bots.ccg.table import Table
from odango.bots.ccg.using import best_person
from odango.bots.ccg.using_rare import left
from odango.bots.ccg.weighing import VICTORY
from odango.bots.ccg.worth import fighter
from odango.core.step import Decision
from odango.games.ccg.asking import PASS, unpack, verb_of
from odango.games.ccg.attack.damage import KNIGHT_ARMOR, damage
from odango.games.ccg.attack.defending import DEFENCE, EVENT, WEAR
from odango.games.ccg.attack.hitting_back import Blow, HitBack
from odango.games.ccg.attack.wounds import NOT, YES, Divide, Victim
from odango.games.ccg.cards import CARDS, ICON
from odango.games.ccg.challenge.challenge import LOST, REPLAY_COSTS
from odango.games.ccg.data import FREE, Defence
from odango.games.ccg.facts import Attack
from odango.games.ccg.pieces import health, the
from odango.games.ccg.power.power import affords, counted

Question = Decision[Any]
LEAVE: Final = 0
STOPPING: Final = frozenset({"prevent", "hold", "sleep", "thread"})
"""Defences that keep the target from hitting back, too."""
IDLE: Final = frozenset({"spy", "foresee", "prophetic", "swap-item", "gather-persons"})
"""Defences that change nothing of an attack."""
COVER: Final = {"whats-that": 10, "negative-energy-shield": 30}


class Peril:
    """The attack under way, as its target's player sees it."""

    def __init__(self, t: Table, attack: Attack) -> None:
        self.t = t
        self.attack = attack
        self.target = the(t.state, attack.target)
        self.damage = damage(t.state, attack)
        self.left = health(self.target) - self.target.damage

    @property
    def falls(self) -> bool:
        """Whether the target would be defeated now."""
        return self.damage >= self.left

    @property
    def stake(self) -> float:
        """What its fall would cost."""
        points = CARDS[self.target.card].points
        return VICTORY if points >= self.t.needed_by(self.attack.seat) else float(points)

    def fells(self, more: int = 0) -> float:
        """The chance that the hit-back defeats the last Scout or Knight of the attacking player."""
        state, attack = self.t.state, self.attack
        if attack.combined or len(state.allies[attack.seat]) > 1:
            return 0.0
        piece = the(state, attack.members[0].uid)
        room = left(piece) + protection(state, piece, combined=False)
        open_ = 1 - shield(state, attack)
        return open_ * sum(c for c, amount in counterblow(state, attack, self.target) if amount + more >= room)


def defend(t: Table, asked: Question, options: Sequence[int]) -> int:
    """One thing after the other, as long as it does more good than harm."""
    attack = t.state.attack
    if attack is None:
        return LEAVE
    peril = Peril(t, attack)
    best = max(options, key=lambda choice: _rate(peril, choice))
    return best if _rate(peril, best) > 0 or LEAVE not in options else LEAVE


def _rate(peril: Peril, choice: int) -> float:
    verb, (number,) = verb_of(choice), unpack(choice, 1)
    if choice == LEAVE:
        return 0.0
    if verb == DEFENCE:
        return own_defence(peril, CARDS[peril.target.card].defences[number])
    if verb == WEAR:
        return armour(peril)
    return event(peril, CARDS[number].name) if verb == EVENT else 0.0


def own_defence(peril: Peril, defence: Defence) -> float:
    """What one of the target's own defences is worth now."""
    fells = peril.fells()
    free = defence.cost == FREE
    if defence.does in IDLE:
        return 0.01 if free else -1.0
    if defence.does in STOPPING:
        if fells > 0.6:
            return -1.0
        return 3.0 if peril.falls or free else 1.0 if peril.damage >= 20 else -1.0
    match defence.does:
        case "avoid":
            return 3.1 if peril.falls or free else 1.0 if peril.damage >= 20 else -1.0
        case "unpredictable":
            return 2.5 if peril.falls and fells < 0.6 else -1.0
        case "crazy":
            return 2.5 if peril.falls else -1.0
        case "reduce" | "armor":
            saves = peril.falls and peril.damage - defence.amount < peril.left
            return 2.0 if free or saves else 0.5 if not peril.falls and peril.damage >= 30 else -1.0
        case "heal":
            saves = peril.falls and peril.damage < peril.left + defence.amount
            return 2.0 if free or saves else 0.5 if peril.target.damage >= defence.amount else -1.0
        case "drain" | "drain-all" | "drain-team":
            return 4.0 if fells < 0.6 else -1.0
        case "summon":
            return 2.0 if peril.falls else -1.0
        case "rob" | "lose":
            return 0.8
        case "clear-persons":
            theirs, own = peril.t.state.pie[peril.attack.seat], peril.t.friends
            return 0.8 if len(theirs) > len(own) else -1.0
    return 0.7


def armour(peril: Peril) -> float:
    return 1.5 if peril.falls and peril.damage - CARDS[KNIGHT_ARMOR].amount < peril.left else -1.0


def event(peril: Peril, name: str) -> float:
    """What a Defense Event is worth now; most are for saving a card."""
    if name == "more-dark-power":
        return 1.0 if peril.fells(10) > peril.fells() else -1.0
    if name == "lose-powers":
        return 1.25 if peril.falls or peril.attack.combined else 0.4
    if not peril.falls or peril.fells() > 0.6:
        return -1.0
    if name in COVER:
        return 1.4 if COVER[name] < peril.left else -1.0
    match name:
        case "run-away":
            return 1.2 if peril.stake >= 1 else -1.0
        case "green-yoma-from-london":
            return 1.3 if best_person(peril.t) is not None else -1.0
        case "hidden":
            return 1.1
    return 0.2


def parry(t: Table, asked: Question, options: Sequence[int]) -> int:
    """As little Power as saves the target; none, if it cannot be saved or would not fall."""
    attack = t.state.attack
    if attack is None:
        return PASS
    peril = Peril(t, attack)
    if not peril.falls or peril.stake < 1:
        return PASS
    costs = {choice: sum(power_in(asked.write(t.state, choice))) for choice in options if choice != PASS}
    saving = [choice for choice, cost in costs.items() if damage(t.state, replace(attack, parried=cost)) < peril.left]
    least = min(saving, key=costs.__getitem__, default=PASS)
    return least if least == PASS or costs[least] <= 1 + peril.stake else PASS


def hit_back(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The hardest blow; where the attacking player chooses, the softest."""
    attack = t.state.attack
    if attack is None or not isinstance(asked, HitBack):
        return options[0]
    piece = the(t.state, asked.uid)

    def force(choice: int) -> float:
        if choice == NOT:
            return 0.0
        move, paid, sword = unpack(choice, 3)
        found = mean(chances(t.state, attack, piece, Blow(move, bool(paid), bool(sword))))
        return found - (5 if sword else 0)

    return max(options, key=force) if t.mine(asked.uid) else min(options, key=force)


def victim(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Who falls by the blow, or is worth most; of one's own whom it harms least."""
    amount = asked.amount if isinstance(asked, Victim) else 0

    def harm(uid: int) -> float:
        piece = the(t.state, uid)
        return fighter(piece) * (10.0 if amount >= left(piece) else 1.0) + amount / max(1, left(piece))

    return min(options, key=harm) if t.mine(options[0]) else max(options, key=harm)


def divide(t: Table, asked: Question, options: Sequence[int]) -> int:
    """So that nobody falls; if somebody must, then who is worth least takes all."""
    if not isinstance(asked, Divide):
        return options[0]
    first, *others = (the(t.state, uid) for uid in asked.uids)
    tens = asked.amount // 10
    room = max(0, (left(first) - 1) // 10)
    rest = sum(max(0, (left(piece) - 1) // 10) for piece in others)
    if room + rest >= tens:
        share = round(tens * room / (room + rest)) if room + rest else 0
        return min(max(share, tens - rest), room)
    return tens if fighter(first) <= min(map(fighter, others)) else min(room, tens)


def put_on(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Armour is for blows that could be one's last."""
    uid = getattr(asked, "uid", None)
    return YES if uid is None or left(the(t.state, uid)) <= 70 else NOT


def helper(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The other Monster that strikes hardest."""

    def force(uid: int) -> int:
        return max((move.damage for move in CARDS[the(t.state, uid).card].attacks), default=0) if uid != PASS else -1

    return max(options, key=force)


def drain(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Power without which the attack is over, or else of the type that its bearer needs."""
    attack = t.state.attack

    def hurts(choice: int) -> float:
        uid, kind = unpack(choice, 2)
        piece = the(t.state, uid)
        found = float(kind == ICON[piece.card]) + fighter(piece) / 10
        if attack is not None and not attack.combined and attack.members[0].uid == uid:
            cost = CARDS[piece.card].attacks[attack.move].cost
            body, mind, soul = counted(t.state, attack.seat, piece)
            after = (body - (kind == 0), mind - (kind == 1), soul - (kind == 2))
            found += 5.0 * (not affords(after, cost))
        return -found if t.mine(uid) else found

    return max(options, key=hurts)


def replay(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Three Power for another try, where much hangs on it."""
    contest, attack = t.state.contest, t.state.attack
    ways = [choice for choice in options if choice != PASS]
    if contest is None or not ways:
        return PASS
    lost = contest.outcome == (LOST if contest.owner == t.me else 1 - LOST)
    return ways[0] if lost and attack is not None and at_stake(t, attack) >= REPLAY_COSTS * 0.6 else PASS


def at_stake(t: Table, attack: Attack) -> float:
    """What an attack may cost or bring me."""
    peril = Peril(t, attack)
    if attack.defender == t.me:
        return peril.stake if peril.falls else 0.0
    if attack.seat != t.me:
        return 0.0
    points = CARDS[peril.target.card].points
    worth = VICTORY if points >= t.need else float(points)
    return max(worth if peril.falls else 0.0, VICTORY * peril.fells())
