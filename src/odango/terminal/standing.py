"""What a person says in advance, so that a question need not be put every time.

It lives in the terminal that puts the questions: no state, no view of anybody and no file has it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from odango.terminal.screen import Screen


class Standing:
    """Nothing can be said in advance, in most games."""

    commands: ClassVar[tuple[tuple[str, str], ...]] = ()
    """What can be typed, and the message that explains it."""

    def hear(self, screen: Screen, view: Any, text: str) -> bool:
        """Take what was typed for an order, and say what came of it; False if it is none."""
        return False

    def answer(self, screen: Screen, view: Any) -> int | None:
        """The person's answer to the present question, if it was given in advance."""
        return None
