"""Standing orders of Dice Challenge, as a person gives them."""

from __future__ import annotations

from typing import ClassVar

from odango.core.game import Orders
from odango.games.dice import orders as dice
from odango.terminal.orders import StandingOrders


class DiceOrders(StandingOrders):
    """What to do about attacks on one's dice."""

    orders: ClassVar[Orders] = dice
    usual = dice.ASK
    commands = (
        ("order protect d20", "order-protect"),
        ("order never", "order-never"),
        ("order ask", "order-ask"),
        ("order", "order"),
    )

    def obeyed(self, choice: int) -> str:
        return "terminal-dice-order-answers" if choice else "terminal-dice-order-lets"
