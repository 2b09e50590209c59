"""Standing orders of the Sailor Moon CCG, as a person gives them."""

from __future__ import annotations

from typing import ClassVar

from odango.core.game import Orders
from odango.games.ccg import orders as ccg
from odango.terminal.orders import StandingOrders


class CcgOrders(StandingOrders):
    """How long to let others' attacks happen."""

    orders: ClassVar[Orders] = ccg
    usual = ccg.ASK
    commands = (
        ("order attack", "order-attack"),
        ("order turn", "order-turn"),
        ("order fall", "order-fall"),
        ("order ask", "order-ask"),
        ("order", "order"),
    )

    def obeyed(self, choice: int) -> str:
        return "terminal-ccg-order-passes"
