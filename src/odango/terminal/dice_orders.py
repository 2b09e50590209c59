"""`order`: what to do about attacks on one's dice, said in advance.  See docs/decisions/0007."""

from __future__ import annotations

from rich.text import Text

from odango.games.dice.orders import ASK, Order, answer, describe, parse
from odango.games.dice.view import DiceView
from odango.terminal.screen import Screen
from odango.terminal.standing import Standing
from odango.text import Line

_COMMAND = "order"


class DiceOrders(Standing):
    """The standing order of one person at one table."""

    commands = (
        ("order protect d20", "order-protect"),
        ("order never", "order-never"),
        ("order ask", "order-ask"),
        ("order", "order"),
    )

    def __init__(self) -> None:
        self.order: Order = ASK

    def hear(self, screen: Screen, view: DiceView, text: str) -> bool:
        command, _, rest = text.strip().partition(" ")
        if command.casefold() != _COMMAND:
            return False
        if rest.strip():
            order = parse(rest, view)
            if isinstance(order, Line):
                screen.show(Text(screen.sentence(order), "color(208)"))
                return True
            self.order = order
        screen.show(Text(screen.sentence(describe(self.order, view))))
        return True

    def answer(self, screen: Screen, view: DiceView) -> int | None:
        choice = answer(self.order, view)
        if choice is not None:
            screen.say("terminal-dice-order-answers" if choice else "terminal-dice-order-lets", "dim")
        return choice
