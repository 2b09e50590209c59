"""A game in the middle: plain, mutable, cheap to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from odango.core.step import Decision, Seat, Step, slots

if TYPE_CHECKING:
    from odango.core.event import Event
    from odango.core.rng import Rng


class State:
    """What every game's state has.  A game adds its own fields in `__slots__` and copies them in `clone`.

    Fields hold ints, strings, frozen structs, and lists and tuples of these; cards are ints into static tables.
    """

    __slots__ = ("agenda", "answers", "events", "pending", "rng")

    rng: Rng
    agenda: list[Step[Any]]
    """What is still to do, the next step last."""
    pending: list[Decision[Any]]
    """Who is asked: usually one, several when asked together, none when the game is over."""
    answers: list[tuple[Decision[Any], int]]
    """Answers of seats asked together, kept under the table until the last one is in."""
    events: list[Event] | None
    """What has been told since somebody last collected it; None where nobody listens.  Not part of the position."""

    def __init__(self) -> None:
        self.agenda = []
        self.pending = []
        self.answers = []
        self.events = None

    @property
    def seats(self) -> int:
        raise NotImplementedError

    def do(self, *steps: Step[Any]) -> None:
        """Do these next, in the order written, before anything else on the agenda."""
        self.agenda.extend(reversed(steps))

    def ask(self, decision: Decision[Any]) -> None:
        """Ask this at once.  For the last act of a step: the agenda waits until it is answered."""
        self.pending.append(decision)

    def tell(self, event: Event) -> None:
        """Add an event.  Callers guard with `if state.events is not None`, so that simulations build no sentences."""
        if self.events is not None:
            self.events.append(event)

    def clone(self) -> Self:
        """An independent copy that tells no events.  By hand, field by field: this is the hottest path of a search."""
        raise NotImplementedError

    def copy_core(self, other: State) -> None:
        """The part of `clone` that is the same for every game."""
        self.rng = other.rng.clone()
        self.agenda = other.agenda[:]
        self.pending = other.pending[:]
        self.answers = other.answers[:]
        self.events = None

    def decision_of(self, seat: Seat) -> Decision[Any] | None:
        """What this seat is asked, if anything."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in slots(type(self)) if name != "events"
        )

    __hash__ = None  # type: ignore[assignment]
