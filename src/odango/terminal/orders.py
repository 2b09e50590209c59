"""`order`: answers that a person gives in advance, for games that know standing orders.  See docs/decisions/0007."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text

from odango.core.game import Orders
from odango.terminal.screen import Screen
from odango.terminal.standing import Standing
from odango.text import Line

_COMMAND = "order"


class StandingOrders(Standing):
    """The standing order of one person at one table."""

    orders: ClassVar[Orders]
    usual: ClassVar[Any]
    """The order where none has been given: to be asked."""

    def __init__(self) -> None:
        self.order: Any = self.usual

    def obeyed(self, choice: int) -> str:
        """The message that tells which answer was given."""
        raise NotImplementedError

    def hear(self, screen: Screen, view: Any, text: str) -> bool:
        command, _, rest = text.strip().partition(" ")
        if command.casefold() != _COMMAND:
            return False
        if rest.strip():
            order = self.orders.parse(rest, view)
            if isinstance(order, Line):
                screen.show(Text(screen.sentence(order), "color(208)"))
                return True
            self.order = order
        screen.show(Text(screen.sentence(self.orders.describe(self.order, view))))
        return True

    def answer(self, screen: Screen, view: Any) -> int | None:
        choice = self.orders.answer(self.order, view)
        if choice is not None:
            screen.say(self.obeyed(choice), "dim")
        return choice
