"""What the terminal shows of a game, as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from odango.bots import RandomBot, ask
from odango.core.engine import choose
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.state import State
from odango.core.view import offer
from odango.terminal.faces import face
from odango.text import english

S = TypeVar("S", bound=State)


class Shown(Generic[S]):
    """One game at the terminal, among people of these names."""

    def __init__(self, game: Game[S, Any], names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self.face = face(game.name)

    def positions(self, seats: int, setup: Any, seed: int, every: int) -> Iterator[S]:
        """The states of a random game, one in so many, and its last."""
        state = self.game.start(setup, seats, Rng(seed))
        chance = Rng(seed + 1)
        moves = 0
        while state.pending:
            if moves % every == 0:
                yield state
            moves += 1
            seat = state.pending[0].seat
            choose(state, seat, ask(RandomBot(), self.game, state, seat, chance))
        yield state

    def everything(self, state: S, seat: int | None, names: list[str], width: int = 80) -> list[str]:
        """The board, the choices, and all that can be looked up."""
        view = self.game.view(state, seat)
        lines = self.face.opening(view, names, english(), width) + self.face.board(view, names, english(), width)
        if seat is not None and view.question is not None:
            lines += self.face.choices(view, offer(state, seat), names, english(), width)
        for command, _ in self.face.looks:
            lines += self.face.look(view, command, names, english(), width)
        return [text.plain for text in lines]

    def drawn(self, state: S, seat: int | None = 0) -> str:
        """The board."""
        lines = self.face.board(self.game.view(state, seat), self.names[: state.seats], english(), 80)
        return "\n".join(text.plain.rstrip() for text in lines)

    def looked_up(self, state: S, command: str, seat: int | None = 0) -> str:
        lines = self.face.look(self.game.view(state, seat), command, self.names[: state.seats], english(), 80)
        return "\n".join(text.plain for text in lines)

    def set_out(self, state: S, seat: int = 0) -> str:
        """The choices."""
        view = self.game.view(state, seat)
        lines = self.face.choices(view, offer(state, seat), self.names[: state.seats], english(), 80)
        return "\n".join(text.plain for text in lines)
