"""Words that are the same at the tables of all games: what is asked, what is refused and why, games at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import pytest

from odango.core.engine import IllegalChoice, choose
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.state import State
from odango.core.step import Decision, Seat
from odango.core.view import offer, why_not

S = TypeVar("S", bound=State)

NO_PART = "That has no part in what you are asked now."
NOT_TOGETHER = "These do not go together here."
NO_OPTION = "That is not one of the choices here."


def question(state: State, seat: Seat | None = None) -> Decision[Any]:
    """What this seat is asked; or the only one who is asked, if none is named."""
    assert seat is not None or len(state.pending) == 1, "not just one is asked: say which seat"
    decision = state.pending[0] if seat is None else state.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked"
    return decision


def asked_for(state: State) -> str:
    """What the only one who is asked is asked for."""
    return question(state).kind


def texts(state: State, seat: Seat | None = None) -> list[str]:
    """All that may be chosen, as notation writes it."""
    decision = question(state, seat)
    return [decision.write(state, choice) for choice in decision.options(state)]


def refused(state: State, choice: int, seat: Seat | None = None) -> tuple[str, str]:
    """The rule and the sentence with which this choice is refused; the state must be as it was."""
    before = state.clone()
    events = list(state.events or ())
    with pytest.raises(IllegalChoice) as refusal:
        choose(state, question(state).seat if seat is None else seat, choice)
    assert state == before
    assert (state.events or []) == events
    return refusal.value.rule, refusal.value.reason


def why(state: State, *refs: str, seat: Seat | None = None) -> tuple[str, str] | None:
    """The same for things pointed at; None if an option concerns all of them."""
    no = why_not(state, question(state).seat if seat is None else seat, refs)
    return None if no is None else (no.rule, no.reason)


def refs_of(state: State, text: str, seat: Seat | None = None) -> tuple[str, ...]:
    """What the option that is written so concerns."""
    (found,) = [option.refs for option in offer(state, question(state, seat).seat) if option.text == text]
    return found


def imagined(game: Game[S, Any], state: S, seat: Seat | None, times: int) -> list[S]:
    """So many states this seat holds possible, each checked to look the same from there."""
    view = game.view(state, seat)
    worlds = [game.imagine(state, seat, Rng(number)) for number in range(times)]
    assert all(game.view(world, seat) == view for world in worlds)
    return worlds


def playing_at_random(
    game: Game[S, Any],
    setup: Any,
    seats: int,
    seed: int,
    narrowed: Callable[[S, Decision[Any], Sequence[int]], Sequence[int]] | None = None,
) -> Iterator[S]:
    """Every position of a game in which everybody chooses at random, of all options or of those `narrowed` to."""
    state = game.start(setup, seats, Rng(seed))
    state.events = None
    chance = Rng(seed + 1)
    yield state
    while state.pending:
        decision = state.pending[0]
        options: Sequence[int] = decision.options(state)
        if narrowed is not None:
            options = narrowed(state, decision, options)
        choose(state, decision.seat, options[chance.below(len(options))])
        yield state
