"""What a seat may see.  A view is built up from nothing, field by field; it is never a state with things taken out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from odango.core.engine import out_of_turn
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat
from odango.text import Line

if TYPE_CHECKING:
    from odango.core.game import Game
    from odango.core.state import State


class Result(Struct, frozen=True):
    """How a game ended: a record, not a number."""

    places: tuple[int, ...]
    """The place of each seat, 1 for winners; who shares a place has the same number."""
    points: tuple[float, ...]
    """The points of each seat, in the game's own terms."""
    why: Line
    """What ended the game."""
    teams: tuple[int, ...] = ()
    """The team of each seat; empty when everyone plays alone."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Asked(Struct, frozen=True, gc=False):
    """Somebody is asked something: what the whole table may know of it."""

    seat: Seat
    kind: str
    rule: str


class Question(Struct, frozen=True, gc=False):
    """What this seat is asked, and all it may answer.  Goes to that seat alone."""

    kind: str
    rule: str
    options: tuple[int, ...]


class View(Struct, frozen=True, kw_only=True):
    """What every view has.  A game's own view adds what there is to see."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    asked: tuple[Asked, ...]
    answered: tuple[Seat, ...]
    """Who has answered a question asked of several together; what they answered is hidden."""
    own_answers: tuple[int, ...]
    """What this seat has answered of them, to itself alone."""
    question: Question | None
    result: Result | None


def asked(state: State) -> tuple[Asked, ...]:
    return tuple([Asked(decision.seat, decision.kind, decision.rule) for decision in state.pending])


def answered(state: State) -> tuple[Seat, ...]:
    # In the order of seats: the order in which answers came in is nobody's business.
    return tuple(sorted([decision.seat for decision, _ in state.answers])) if state.answers else ()


def own_answers(state: State, seat: Seat | None) -> tuple[int, ...]:
    return tuple([choice for decision, choice in state.answers if decision.seat == seat]) if state.answers else ()


def question(state: State, seat: Seat | None) -> Question | None:
    decision = None if seat is None else state.decision_of(seat)
    return None if decision is None else Question(decision.kind, decision.rule, tuple(decision.options(state)))


class Option(Struct, frozen=True):
    """One thing a seat may choose, in notation and as a person would say it."""

    choice: int
    text: str
    label: Line
    refs: tuple[str, ...]
    """The things on the board it concerns; none for a bare answer such as yes."""


def offer(state: State, seat: Seat) -> list[Option]:
    """All that this seat may choose now, ready to be shown."""
    decision = state.decision_of(seat)
    if decision is None:
        return []
    return [_option(decision, state, choice) for choice in decision.options(state)]


def _option(decision: Decision[Any], state: State, choice: int) -> Option:
    text, label = decision.write(state, choice), decision.label(state, choice)
    return Option(choice, text, label, decision.refs(state, choice))


_PLAIN_OPTIONS: dict[tuple[type[Any], int], Raw] = {}


def offer_encoded(state: State, seat: Seat, options: Sequence[int]) -> list[Option] | list[Raw]:
    """What `offer` gives, for whoever knows the options already and only passes them on as JSON."""
    decision = state.decision_of(seat)
    if decision is None:
        return []
    if not decision.plain:
        return [_option(decision, state, choice) for choice in options]
    kind = type(decision)
    found = []
    for choice in options:
        option = _PLAIN_OPTIONS.get((kind, choice))
        if option is None:
            whole = msgspec.json.encode(_option(decision, state, choice))
            option = _PLAIN_OPTIONS[kind, choice] = Raw(whole)
        found.append(option)
    return found


def why_not(state: State, seat: Seat, refs: Sequence[str]) -> IllegalChoice | None:
    """Why this seat can choose nothing now that concerns all these things; None if it can."""
    decision = state.decision_of(seat)
    if decision is None:
        return out_of_turn(state)
    for choice in decision.options(state):
        if set(refs).issubset(decision.refs(state, choice)):
            return None
    return decision.why(state, refs)


def packet(game: Game[Any, Any], state: State, seat: Seat | None) -> bytes:
    """Everything that leaves the house for this seat, as the bytes that are sent."""
    decision = None if seat is None else state.decision_of(seat)
    message = {
        "view": game.view(state, seat),
        "ask": None if decision is None else decision.ask(state),
        "options": [] if seat is None else offer(state, seat),
    }
    return msgspec.json.encode(message)
