"""Steps: the small things that happen in a game, and the decisions somebody is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from odango.core.refusal import IllegalChoice
from odango.text import Line, line

if TYPE_CHECKING:
    from odango.core.state import State

Seat = int
S = TypeVar("S", bound="State")


_SLOTS: dict[type[Any], tuple[str, ...]] = {}


def slots(kind: type[Any]) -> tuple[str, ...]:
    """The names of what an object of this class holds, base classes first."""
    if kind not in _SLOTS:
        _SLOTS[kind] = tuple(name for base in reversed(kind.__mro__) for name in base.__dict__.get("__slots__", ()))
    return _SLOTS[kind]


class Step(Generic[S]):
    """Something that happens.  Made once, never changed, shared by all clones of a state.

    A step holds numbers and other steps, never references into the state, and never the identity of something hidden:
    it names the place, and the state knows what lies there.  Subclasses list their fields in `__slots__`, take them in
    `__init__` in that order, and are compared by them.
    """

    __slots__ = ()

    def run(self, state: S) -> None:
        """Carry the step out.  It may change the state, tell events and put further steps on the agenda."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in slots(type(self))
        )

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in slots(type(self)))))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(repr(getattr(self, name)) for name in slots(type(self)))})"


_PLAIN_TEXTS: dict[tuple[type[Any], str], int] = {}
"""What texts of plain decisions mean, as far as anybody has used them."""


class Decision(Step[S]):
    """A step that waits until its seat has chosen.

    A choice is an int whose meaning belongs to the decision; at the edges it is text.  `options`, `write`, `read`,
    `ask`, `label`, `refs`, `means`, `why` and `refuse` are questions: they change nothing.
    """

    __slots__ = ("seat",)

    kind: str
    """What is being decided; public.  A bot tells decisions apart by it."""
    rule: str
    """The heading of the rules page it comes from; public."""
    plain: bool = False
    """Whether `write`, `label` and `refs` depend on the choice alone, so that each has to be worked out only once."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: S) -> None:
        state.pending.append(self)

    def options(self, state: S) -> list[int]:
        """All that may be chosen now; never empty."""
        raise NotImplementedError

    def allows(self, state: S, choice: int) -> bool:
        """Whether `choice` is among the options; to be overridden where there is a quicker way to know."""
        return choice in self.options(state)

    def chosen(self, state: S, choice: int) -> None:
        """Carry out a choice that is among the options."""
        raise NotImplementedError

    def seen(self, choice: int) -> int:
        """What the others see of a choice as it is made: two choices with the same number look alike to them.

        The whole choice, unless the decision says otherwise.  Answers given together nobody sees until all are in.
        """
        return choice

    def write(self, state: S, choice: int) -> str:
        """The choice as text: one line, different for every option."""
        raise NotImplementedError

    def read(self, state: S, text: str) -> int:
        """The option that is written so; IllegalChoice if there is none."""
        key = (type(self), text)
        known = _PLAIN_TEXTS.get(key) if self.plain else None
        if known is not None and self.allows(state, known):
            return known
        for choice in self.options(state):
            if self.write(state, choice) == text:
                if self.plain:
                    _PLAIN_TEXTS[key] = choice
                return choice
        raise IllegalChoice(self.rule, line("refused-not-understood", text=text))

    def ask(self, state: S) -> Line:
        """The question, to the one who is asked."""
        raise NotImplementedError

    def label(self, state: S, choice: int) -> Line:
        """The option as a person would say it."""
        raise NotImplementedError

    def refs(self, state: S, choice: int) -> tuple[str, ...]:
        """The things on the board that the option concerns, as this seat sees them; see `core.things`.

        Different things for every option, but for bare answers such as yes, which concern none.
        """
        return ()

    def refuse(self, state: S, choice: int) -> IllegalChoice:
        """Why `choice`, which is not among the options, may not be chosen."""
        return IllegalChoice(self.rule, line("refused-not-an-option"))

    def means(self, state: S, refs: Sequence[str]) -> int | None:
        """The choice that somebody means who points at these things, allowed or not; None if they are no whole choice.

        The things of an option mean that option.
        """
        return None

    def why(self, state: S, refs: Sequence[str]) -> IllegalChoice:
        """Why no option concerns all these things, told from nothing but what this seat sees."""
        meant = self.means(state, refs)
        if meant is not None and not self.allows(state, meant):
            return self.refuse(state, meant)
        return self.refuse_things(state, refs)

    def refuse_things(self, state: S, refs: Sequence[str]) -> IllegalChoice:
        """Why these things, which are no whole choice, are in no option together."""
        used = {thing for choice in self.options(state) for thing in self.refs(state, choice)}
        key = "refused-not-together" if used.issuperset(refs) else "refused-no-part"
        return IllegalChoice(self.rule, line(key))


class Together(Step[Any]):
    """Several seats are asked at once; nobody's answer takes effect, or is seen, until all are in."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: tuple[Decision[Any], ...]) -> None:
        self.decisions: tuple[Decision[Any], ...] = decisions

    def run(self, state: State) -> None:
        state.pending.extend(self.decisions)
