"""What the terminal shows of a game, as plain text, and what it makes of what is typed."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from odango.bots import RandomBot, ask
from odango.core.engine import choose
from odango.core.game import Game
from odango.core.replay import Record
from odango.core.rng import Rng
from odango.core.state import State
from odango.core.view import offer
from odango.terminal.faces import face
from odango.terminal.prompt import Prompt
from odango.terminal.screen import Screen
from odango.terminal.seating import seat_all
from odango.terminal.table import Table
from odango.text import english

S = TypeVar("S", bound=State)

NAMES = ["Ami", "Anko", "Goma", "Kinako", "Matcha", "Mitarashi", "Sakura", "Yomogi", "Kurumi"]
"""Who sits at the table, as many as any game has seats."""
LONG = ["Wilhelmina van der Aardappel-Zuurkool"] * len(NAMES)
"""The same people, were they called like this."""


class Shown(Generic[S]):
    """One game at the terminal; seat A is the person's, the others are bots'."""

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game
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

    def board(self, state: S, seat: int | None, names: Sequence[str] = NAMES, width: int = 80) -> list[str]:
        lines = self.face.board(self.game.view(state, seat), names[: state.seats], english(), width)
        return [text.plain for text in lines]

    def choices(self, state: S, seat: int | None, names: Sequence[str] = NAMES, width: int = 80) -> list[str]:
        """None where the seat is not asked."""
        view = self.game.view(state, seat)
        if seat is None or view.question is None:
            return []
        lines = self.face.choices(view, offer(state, seat), names[: state.seats], english(), width)
        return [text.plain for text in lines]

    def everything(self, state: S, seat: int | None, names: Sequence[str] = NAMES, width: int = 80) -> list[str]:
        """The board, the choices, and all that can be looked up."""
        view = self.game.view(state, seat)
        lines = [text.plain for text in self.face.opening(view, names[: state.seats], english(), width)]
        lines += self.board(state, seat, names, width) + self.choices(state, seat, names, width)
        for command, _ in self.face.looks:
            looks = self.face.look(view, command, names[: state.seats], english(), width)
            lines += [text.plain for text in looks]
        return lines

    def drawn(self, state: S, seat: int | None = 0) -> str:
        """The board."""
        return "\n".join(text.rstrip() for text in self.board(state, seat))

    def looked_up(self, state: S, command: str, seat: int | None = 0) -> str:
        lines = self.face.look(self.game.view(state, seat), command, NAMES[: state.seats], english(), 80)
        return "\n".join(text.plain for text in lines)

    def set_out(self, state: S, seat: int = 0) -> str:
        """The choices."""
        return "\n".join(self.choices(state, seat))

    def standings(self, state: S, seat: int = 0) -> str:
        """What is told at the end, as it is printed."""
        screen = Screen()
        screen.out.file = printed = io.StringIO()
        screen.show(*self.face.standings(self.game.view(state, seat), NAMES[: state.seats], english()))
        return printed.getvalue()

    # --- what holds of all that is shown ----------------------------------------------------------------------------

    def fits(self, state: S) -> None:
        """No line is longer than the window, whatever people are called."""
        for names, width in ((NAMES, 80), (LONG, 80), (LONG, 60)):
            for seat in (None, 0, state.seats - 1):
                assert max(map(len, self.everything(state, seat, names, width))) <= width

    def hides(self, state: S) -> None:
        """All is the same for any state that a seat cannot tell from the true one."""
        for seat in (None, *range(state.seats)):
            other = self.game.imagine(state, seat, Rng(9))

            assert self.everything(other, seat) == self.everything(state, seat)

    # --- typing -------------------------------------------------------------------------------------------------------

    def table(self, setup: Any, seats: int, seed: int, folder: Path) -> Table:
        """A game that has just begun."""
        seating = seat_all("Ami", seats, "random")
        record = Record(self.game, setup, seats, Rng(seed), seating.players(), f"number {seed}")
        bots: Any = {seat: RandomBot() for seat in range(1, seats)}
        return Table(Screen(), record, seating, 0, bots, folder / f"{self.game.name}.replay")

    def prompt(self, state: Any, folder: Path) -> Prompt:
        """The person's question in this state."""
        table = self.table(state.setup, state.seats, 0, folder)
        table.record.state = state
        return Prompt(table)

    def typed(self, state: S, folder: Path, *texts: str, asked: bool = False) -> str | None:
        """What these lines choose, in notation; where `asked`, once the question has been printed."""
        prompt = self.prompt(state, folder)
        if asked:
            prompt.question()
        choice = answered(prompt, *texts)
        return None if choice is None else prompt.decision.write(state, choice)

    def withstands(self, state: S, folder: Path, words: Iterable[str]) -> None:
        """Whatever of these is typed chooses a legal option or nothing."""
        prompt = self.prompt(state, folder)
        for text in words:
            choice = prompt.answer(text)

            assert choice is None or prompt.decision.allows(state, choice)

    def withstands_all(self, states: Iterable[S], folder: Path, words: Sequence[str]) -> set[str]:
        """The same for the first question of each kind that seat A is asked in these states; which kinds those were."""
        kinds: set[str] = set()
        for state in states:
            decision = state.decision_of(0)
            if decision is not None and decision.kind not in kinds:
                kinds.add(decision.kind)
                self.withstands(state, folder, words)
        return kinds


def answered(prompt: Prompt, *texts: str) -> int | None:
    """What the last of these lines chooses, typed one after another."""
    choice = None
    for text in texts:
        choice = prompt.answer(text)
    return choice
