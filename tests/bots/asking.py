"""Asking bots: at whole games and at single questions, and looking at what they are given to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from odango.bots import Bot, Imagination, ask
from odango.bots.bot import BUDGET
from odango.core.engine import choose
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.state import State
from odango.core.view import Question, View

S = TypeVar("S", bound=State)

FEW = 2
"""Worlds enough for a test, where only legality is asked."""


def every(bots: Sequence[Bot]) -> pytest.MarkDecorator:
    """A test is for each of these as its `player`."""
    return pytest.mark.parametrize("player", bots, ids=lambda one: one.level)


def whole_game(game: Game[S, Any], players: Sequence[Bot], setup: Any, seed: int, until: int = 10_000) -> S:
    """Play, or only so many decisions."""
    state = game.start(setup, len(players), Rng(seed))
    state.events = None
    chances = [Rng(seed + 1 + seat) for seat in range(len(players))]
    while state.pending and until:
        seat = state.pending[0].seat
        choose(state, seat, ask(players[seat], game, state, seat, chances[seat], FEW))
        until -= 1
    return state


def chosen(game: Game[S, Any], player: Bot, state: S, seed: int = 1) -> str:
    """What the bot answers to the question that is asked, in notation."""
    [decision] = state.pending
    return decision.write(state, ask(player, game, state, decision.seat, Rng(seed)))


def same_choice(game: Game[S, Any], player: Bot, state: S, imagining: Rng, own: int = 7, budget: int = BUDGET) -> int:
    """What the bot chooses with this chance of its `own`: the same again, and the same on an imagined table.

    So nothing but the view and its chance is looked at, and nothing is changed.
    """
    seat = state.pending[0].seat
    before = state.clone()
    other = game.imagine(state, seat, imagining)
    choice = ask(player, game, state, seat, Rng(own), budget)

    assert choice == ask(player, game, state, seat, Rng(own), budget)
    assert choice == ask(player, game, other, seat, Rng(own), budget)
    assert state == before
    return choice


class Watched(Bot):
    """Lets another bot choose, and looks at everything it is given and all it answers.

    That is views of this kind, and no more worlds than its budget, or than `worlds`.
    """

    level = "watched"

    def __init__(self, inside: Bot, view: type[View], *, budget: int | None = None, worlds: int | None = None) -> None:
        self.inside = inside
        self.view = view
        self.budget = budget
        self.worlds = worlds
        self.kinds: set[str] = set()
        """What it was asked."""

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        budget = budget if self.budget is None else self.budget
        worlds: list[State] = []

        def counted(chance: Rng) -> Any:
            worlds.append(imagine(chance))
            return worlds[-1]

        choice = self.inside.choose(view, question, counted, rng, budget)
        self.kinds.add(question.kind)
        assert type(view) is self.view
        assert not holds_state(view)
        assert choice in question.options
        assert len(worlds) <= (budget if self.worlds is None else self.worlds)
        return choice


def holds_state(thing: object) -> bool:
    """Whether a state can be reached from here."""
    if isinstance(thing, tuple):
        return any(map(holds_state, thing))
    if hasattr(thing, "__struct_fields__"):
        return any(holds_state(getattr(thing, name)) for name in thing.__struct_fields__)
    return isinstance(thing, State)
