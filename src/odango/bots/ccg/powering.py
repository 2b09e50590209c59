"""Where Power goes: first where it lets somebody attack, then where it lets a Monster or Villain defend itself."""

from __future__ import annotations

from typing import Final

from odango.bots.ccg.prospect import lends
from odango.bots.ccg.table import Table
from odango.bots.ccg.worth import CERTAIN, FOR_POWER, price_of
from odango.games.ccg.cards import CARDS, ICON, NUMBER, TYPES, Kind
from odango.games.ccg.data import Attack, Cost
from odango.games.ccg.facts import Piece, Power, Uid
from odango.games.ccg.pieces import the
from odango.games.ccg.power.power import affords

RESERVE: Final = 2
"""Power beyond what attacks need, to rejuvenate with."""
MOST_ON_A_MONSTER: Final = 4
LOCKET: Final = NUMBER["moon-star-locket"]
IN_STORE: Final = 0.4
"""What Power is worth to an Item that keeps it for later."""
WORTH_MOVING: Final = 1.0


def plus(power: Power, kind: Kind) -> Power:
    body, mind, soul = power
    return (body + (kind == 0), mind + (kind == 1), soul + (kind == 2))


def short_of(power: Power, cost: Cost) -> int:
    """How many Power cards are missing."""
    typed = [max(0, needed - have) for needed, have in zip(cost, power, strict=False)]
    spare = sum(max(0, have - needed) for needed, have in zip(cost, power, strict=False))
    return sum(typed) + max(0, cost[3] - spare)


def moves_ahead(t: Table, piece: Piece) -> list[Attack]:
    """The attacks of a Scout or Knight, and of its next Level if that is at hand."""
    row = CARDS[piece.card]
    ahead = [
        CARDS[card]
        for card in set(t.hand)
        if CARDS[card].character == row.character and CARDS[card].level == row.level + 1
    ]
    return [move for card in (row, *ahead) for move in card.attacks]


def for_fighter(t: Table, piece: Piece, kind: Kind) -> float:
    """What one more Power of a type does for a Scout or Knight."""
    lent = lends(t.state, t.me)
    power = piece.power
    for _ in range(lent):
        power = plus(power, ICON[piece.card])
    more = plus(power, kind)
    now = max((move.damage for move in CARDS[piece.card].attacks if affords(power, move.cost)), default=0)
    best = 0.0
    for move in moves_ahead(t, piece):
        short = short_of(power, move.cost)
        if move.damage > now and short_of(more, move.cost) < short:
            best = max(best, 3.0 + (move.damage - now) / 20 / short + (2.0 if now == 0 else 0.0))
    if best:
        return best
    if kind != ICON[piece.card]:
        return 0.0
    needed = max((sum(move.cost) for move in CARDS[piece.card].attacks), default=0)
    reserve = RESERVE + (2 if len(t.allies) > 1 else 0)
    return 2.0 if piece.powers < needed + reserve else 0.3


def for_enemy(t: Table, piece: Piece, kind: Kind) -> float:
    """What one more Power of a type does for a Monster or Villain."""
    row = CARDS[piece.card]
    more = plus(piece.power, kind)
    if piece.powers >= MOST_ON_A_MONSTER:
        return 0.05
    best = 0.0
    for defence in row.defences:
        useful = short_of(more, defence.cost) < short_of(piece.power, defence.cost)
        again = affords(piece.power, defence.cost) and any(defence.cost) and fits(kind, defence.cost)
        if useful or again:
            worth = FOR_POWER.get(defence.does, 0.05) * (1.0 if defence.challenge else CERTAIN) / sum(defence.cost)
            best = max(best, worth * (0.6 if again else 1.0))
    for move in row.attacks:
        if sum(move.cost) and short_of(more, move.cost) < short_of(piece.power, move.cost):
            free = max((other.damage for other in row.attacks if not sum(other.cost) or other.paid), default=0)
            worth = max(move.damage, move.paid, move.win, 40 * bool(move.mirror)) - free
            best = max(best, worth / 40 / sum(move.cost))
    return best * min(2.0, 0.8 + price_of(t, piece) / 200)


def fits(kind: Kind, cost: Cost) -> bool:
    """Whether a Power of this type can pay for any of it."""
    return bool(cost[kind] or cost[3])


def attach(t: Table, kind: Kind, piece: Piece) -> float:
    """What it is worth to attach a Power card to one of my cards in play."""
    if piece in t.allies:
        return for_fighter(t, piece, kind)
    if piece in t.enemies:
        return for_enemy(t, piece, kind)
    return IN_STORE if piece.card == LOCKET and not piece.powers else 0.0


def moved(t: Table, source: Uid, to: Uid, kind: Kind) -> float:
    """What it is worth to move a Power card from one of my cards in play to another."""
    giver = the(t.state, source)
    kept = 3.0 if giver in t.allies and kind == ICON[giver.card] else 0.5
    return attach(t, kind, the(t.state, to)) - kept


def best_move(t: Table) -> tuple[Uid, Uid, Kind] | None:
    """The Power card to move, and where; None if all is where it should be."""
    pieces = (*t.allies, *t.enemies)
    ways = [
        (source.uid, to.uid, kind)
        for source in pieces
        for to in pieces
        if source.uid != to.uid
        for kind in range(len(TYPES))
        if source.power[kind]
    ]
    best = max(ways, key=lambda way: moved(t, *way), default=None)
    return best if best is not None and moved(t, *best) > WORTH_MOVING else None
