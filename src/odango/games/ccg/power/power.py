"""What Power a card has, and what it can pay with it."""

from __future__ import annotations

from functools import cache

from odango.core.step import Seat
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import ICON
from odango.games.ccg.data import Cost
from odango.games.ccg.facts import Piece, Power
from odango.games.ccg.state import Ccg


def counted(state: Ccg, seat: Seat, piece: Piece) -> Power:
    """The Power of a Scout or Knight as its attacks count it: what is attached, and what friends lend."""
    icon = ICON[piece.card]
    if icon < 0:
        return piece.power
    lent = sum(rule_of(friend.card).lends_power for friend in state.pie[seat])
    return tuple(count + lent * (kind == icon) for kind, count in enumerate(piece.power))  # type: ignore[return-value]


def affords(power: Power, cost: Cost) -> bool:
    """Whether so much Power is enough."""
    body, mind, soul, any_type = cost
    spare = sum(power) - body - mind - soul
    return power[0] >= body and power[1] >= mind and power[2] >= soul and spare >= any_type


@cache
def ways_to_pay(power: Power, cost: Cost) -> tuple[Power, ...]:
    """All the ways to pay a cost: they differ in what is taken for Power of any type."""
    if not affords(power, cost):
        return ()
    spare = tuple(have - needed for have, needed in zip(power, cost, strict=False))
    return tuple(
        (cost[0] + body, cost[1] + mind, cost[2] + cost[3] - body - mind)
        for body in range(min(spare[0], cost[3]) + 1)
        for mind in range(min(spare[1], cost[3] - body) + 1)
        if cost[3] - body - mind <= spare[2]
    )


def any_power(count: int) -> Cost:
    """So much Power of any type."""
    return (0, 0, 0, count)
