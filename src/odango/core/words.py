"""Words that abilities of many games are said with."""

from __future__ import annotations

from typing import Any, Generic

from odango.core.refusal import IllegalChoice
from odango.core.state import State
from odango.core.step import Decision, S, Seat, Step
from odango.text import Line, Word, line

NO = 0
YES = 1


class May(Decision[State]):
    """The seat may have these steps done, in this order, or leave it."""

    __slots__ = ("rule", "steps", "what")

    kind = "may"
    rule: str

    def __init__(self, seat: Seat, rule: str, what: str, steps: tuple[Step[Any], ...]) -> None:
        super().__init__(seat)
        self.rule: str = rule
        self.what: str = what
        """The catalogue's key for what would be done."""
        self.steps: tuple[Step[Any], ...] = steps

    def options(self, state: State) -> list[int]:
        return [NO, YES]

    def chosen(self, state: State, choice: int) -> None:
        if choice == YES:
            state.do(*self.steps)

    def write(self, state: State, choice: int) -> str:
        return "yes" if choice == YES else "no"

    def ask(self, state: State) -> Line:
        return line("may-ask", what=Word(self.what))

    def label(self, state: State, choice: int) -> Line:
        return line("may-yes", what=Word(self.what)) if choice == YES else line("may-no")


class PickOne(Decision[S], Generic[S]):
    """Pick one thing; `picked` is carried out with it.  Things are numbers from 0."""

    __slots__ = ()

    def items(self, state: S) -> list[int]:
        """What there is to pick from; never empty."""
        raise NotImplementedError

    def picked(self, state: S, item: int) -> None:
        raise NotImplementedError

    def options(self, state: S) -> list[int]:
        return self.items(state)

    def chosen(self, state: S, choice: int) -> None:
        self.picked(state, choice)


DONE = -1


class PickSeveral(PickOne[S], Generic[S]):
    """Pick things one at a time until DONE; each is carried out as it is picked, so no step remembers a hidden one.

    `least` and `most` say how many more may be picked.  DONE is open once `least` have been.  Subclasses keep this
    constructor, or override `again`.
    """

    __slots__ = ("least", "most")

    def __init__(self, seat: Seat, least: int, most: int) -> None:
        super().__init__(seat)
        self.least: int = least
        self.most: int = most

    def again(self) -> PickSeveral[S]:
        """The same question with one pick fewer to go."""
        return type(self)(self.seat, max(0, self.least - 1), self.most - 1)

    def options(self, state: S) -> list[int]:
        items = self.items(state) if self.most > 0 else []
        return [DONE, *items] if self.least <= 0 or not items else items

    def chosen(self, state: S, choice: int) -> None:
        if choice != DONE:
            state.do(self.again())
            self.picked(state, choice)

    def write(self, state: S, choice: int) -> str:
        return "done" if choice == DONE else self.write_item(state, choice)

    def write_item(self, state: S, item: int) -> str:
        raise NotImplementedError

    def label(self, state: S, choice: int) -> Line:
        return line("pick-done") if choice == DONE else self.label_item(state, choice)

    def label_item(self, state: S, item: int) -> Line:
        raise NotImplementedError

    def refuse(self, state: S, choice: int) -> IllegalChoice:
        if choice == DONE:
            return IllegalChoice(self.rule, line("refused-pick-more", count=self.least))
        return super().refuse(state, choice)
