"""What an attack promises: whether it lands, what falls, and what comes back."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from odango.core.step import Seat
from odango.games.ccg.attack.damage import KNIGHT_ARMOR, armor, damage, standing_bonuses, total
from odango.games.ccg.attack.defending import can_use, may_wear
from odango.games.ccg.attack.hitting_back import SWORD, Blow, blows, strength
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS
from odango.games.ccg.facts import Attack, Entry, Member, Piece
from odango.games.ccg.pieces import health, owner_of, the
from odango.games.ccg.power.power import affords, counted
from odango.games.ccg.state import Ccg

EVEN: Final = 0.5
"""The chance to win a challenge."""
THIRD: Final = 1 / 3
PEN: Final = "luna-pen"


class Prospect(NamedTuple):
    """An attack as it may go."""

    damage: int
    """What it does if nothing stops it."""
    lands: float
    """The chance that it does so."""
    kills: bool
    """Whether the target falls if it lands."""
    harm: float
    """The damage that comes back, on average."""
    deadly: float
    """The chance that the attacker falls."""
    burns: int
    """Power that the target's player has to spend on a defence."""


class Guard(NamedTuple):
    """What a target can do against an attack."""

    lands: float
    back: float
    """The chance that it comes to a hit-back."""
    less: int
    burns: int
    ruin: float
    """The chance that the attackers are lost."""


OPEN: Final = Guard(1.0, 1.0, 0, 0, 0.0)


def single(state: Ccg, seat: Seat, piece: Piece, move: int, target: Piece) -> Attack:
    """The attack as it is when it has been declared."""
    attack = Attack(seat, (Member(piece.uid),), owner_of(state, target.uid), target.uid, move)
    return replace(attack, bonuses=standing_bonuses(state, attack))


def guard(state: Ccg, attack: Attack, target: Piece) -> Guard:
    """The defences that the target can use and pay for, as far as they hold off damage."""
    lands, back, less, burns, ruin = OPEN
    for index, defence in enumerate(CARDS[target.card].defences):
        if not can_use(state, attack, target, index, defence):
            continue
        fails = 1 - EVEN if defence.challenge else 0.0
        match defence.does:
            case "avoid":
                lands *= fails
            case "prevent" | "hold" | "sleep":
                lands, back = lands * fails, back * fails
            case "thread":
                lands, back = lands * fails * fails, back * fails * fails
            case "unpredictable":
                lands, back = lands * 2 * THIRD, back * 2 * THIRD
            case "crazy":
                lands *= fails
            case "doubt":
                ruin = EVEN * EVEN
            case "reduce":
                less += defence.amount
            case "heal":
                times = min(defence.repeat, target.powers // max(1, sum(defence.cost)))
                less += min(target.damage, defence.amount * times)
            case "summon":
                lands = 0.0
            case "drain" | "drain-all" | "drain-team":
                if drained(state, attack, defence.amount or 99):
                    lands = back = 0.0
            case _:
                continue
        burns += sum(defence.cost)
    return Guard(lands, back, less, burns, ruin)


def drained(state: Ccg, attack: Attack, count: int) -> bool:
    """Whether a single attack is over once the attacker has lost so much Power."""
    if attack.combined:
        return False
    piece = the(state, attack.members[0].uid)
    cost = CARDS[piece.card].attacks[attack.move].cost
    power = counted(state, attack.seat, piece)
    worst = [tuple(have - count * (kind == lost) for kind, have in enumerate(power)) for lost in range(3)]
    return any(piece.power[lost] and not affords(left, cost) for lost, left in enumerate(worst))  # type: ignore[arg-type]


def counterblow(state: Ccg, attack: Attack, target: Piece) -> list[tuple[float, int]]:
    """What the target may hit back with, as chances and damage: the blow that is worst on average."""
    found = [chances(state, attack, target, blow) for blow in blows(state, attack, target)]
    return max(found, key=mean, default=[])


def chances(state: Ccg, attack: Attack, target: Piece, blow: Blow) -> list[tuple[float, int]]:
    """The damage of one blow before the victim takes anything off."""
    move = CARDS[target.card].attacks[blow.move]
    extra = CARDS[SWORD].amount if blow.sword else 0
    won = strength(state, attack, target.uid, move, blow.paid, won=True) + extra
    if not move.challenge:
        return [(1.0, strength(state, attack, target.uid, move, blow.paid, won=False) + extra)]
    lost = strength(state, attack, target.uid, move, blow.paid, won=False) + extra
    return [(EVEN, won), (1 - EVEN, lost)]


def mean(chances: list[tuple[float, int]]) -> float:
    return sum(chance * amount for chance, amount in chances)


def protection(state: Ccg, piece: Piece, combined: bool) -> int:
    """What a Scout or Knight takes off a blow by what it is and wears."""
    own = 0 if combined else -total(entry for entry in armor(state, piece, state.attack) if entry.what == "armor")
    worn = (
        CARDS[KNIGHT_ARMOR].amount
        if may_wear(piece) or any(entry.what == "knight-armor" for entry in armor(state, piece, state.attack))
        else 0
    )
    return own + worn


def shield(state: Ccg, attack: Attack) -> float:
    """The chance that the attacking player keeps the target from hitting back."""
    if attack.shielded or any(CARDS[friend.card].name == PEN for friend in state.pie[attack.seat]):
        return 1.0
    if attack.combined:
        return 0.0
    return EVEN if CARDS[the(state, attack.members[0].uid).card].attacks[attack.move].shields else 0.0


def prospect(state: Ccg, attack: Attack, extra: int = 0) -> Prospect:
    """How a single attack may go, from the table alone; `extra` is what it would do more."""
    target, attacker = the(state, attack.target), the(state, attack.members[0].uid)
    if extra:
        attack = replace(attack, bonuses=(*attack.bonuses, Entry("card", extra)))
    met = guard(state, attack, target)
    worn = CARDS[KNIGHT_ARMOR].amount if may_wear(target) else 0
    done = max(0, damage(state, attack) - met.less - worn)
    off = protection(state, attacker, combined=False)
    left = health(attacker) - attacker.damage
    back = met.back * (1 - shield(state, attack))
    harm = deadly = 0.0
    for chance, amount in counterblow(state, attack, target):
        taken = max(0, amount - off)
        harm += back * chance * taken
        deadly += back * chance * (taken >= left)
    kills = done > 0 and target.damage + done >= health(target)
    return Prospect(done, met.lands, kills, harm, min(1.0, deadly + met.ruin), met.burns)


def attacks_of(state: Ccg, seat: Seat, piece: Piece) -> list[int]:
    """The attacks it has the Power for."""
    power = counted(state, seat, piece)
    return [move for move, attack in enumerate(CARDS[piece.card].attacks) if affords(power, attack.cost)]


def lends(state: Ccg, seat: Seat) -> int:
    return sum(rule_of(friend.card).lends_power for friend in state.pie[seat])
