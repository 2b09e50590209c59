"""The Ruler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odango.core.event import Public
from odango.core.step import Decision, Seat, Step
from odango.core.things import ref, sole
from odango.games.tricktakers.cards import BLACK, FACE, NO_COLOUR, NUMBER, Card
from odango.games.tricktakers.characters.base import Character
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry
from odango.games.tricktakers.picking import OnePart
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play, recoloured
from odango.games.tricktakers.tasks import TASKS, available, done, price_for_two
from odango.games.tricktakers.ways import AS_LEAD, Way
from odango.games.tricktakers.wording import task_key
from odango.text import Line, Name, Word, line


class Ruler(Character):
    """Gives every other player a task once they are set up, and may play any number as if it were of the lead colour.

    Gets what each fulfilled task is worth, 10 more if all are, 10 for having taken a black card, 20 for exactly one
    trick.  Two tricks or more without a red, blue or green card win the game.  For two players: two tasks, nothing for
    fulfilled ones but 30 or 40 for each missed, 20 if all are fulfilled, 20 for black, and 50 instead of the game.
    """

    name = "ruler"
    advice_for_two = "tricktakers-advice-two"

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        others = [(seat + i) % state.seats for i in range(1, state.seats)]
        each = DATA.ruler.two_players.tasks if state.two else 1
        return (OnePart(tuple(GiveTask(seat, other) for other in others * each)),)

    def ways(self, state: Tricktakers, seat: Seat, card: Card, follows: bool) -> tuple[Way, ...]:
        face, lead = FACE[card], state.lead
        changes = face.kind == NUMBER and lead not in (NO_COLOUR, face.colour)
        return (*super().ways(state, seat, card, follows), *((AS_LEAD,) if changes else ()))

    def lay(self, state: Tricktakers, seat: Seat, card: Card, way: Way) -> Play:
        play = super().lay(state, seat, card, way)
        return recoloured(play, state.lead) if way == AS_LEAD else play

    def wins_game(self, state: Tricktakers, seat: Seat) -> bool:
        return not state.two and _spotless(state, seat)

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        given = [(other, task) for other in range(state.seats) for task in state.tasks[other]]
        fulfilled = [done(task, state, other, awards) for other, task in given]
        found = []
        for (_, task), success in zip(given, fulfilled, strict=True):
            points = self._share(state, task, success)
            if points:
                found.append(Entry("share" if success else "missed-share", points, word=task_key(TASKS[task].id)))
        card = DATA.ruler.two_players if state.two else DATA.ruler
        if all(fulfilled):
            found.append(Entry("all-tasks", card.all_done))
        if any(FACE[taken].colour == BLACK for taken in state.taken[seat] if FACE[taken].kind == NUMBER):
            found.append(Entry("took-black", card.black))
        if state.wins[seat] == 1:
            found.append(Entry("one-trick", card.one_trick))
        if state.two and _spotless(state, seat):
            found.append(Entry("spotless", DATA.ruler.two_players.spotless))
        return found

    def _share(self, state: Tricktakers, task: int, success: bool) -> int:
        if not state.two:
            return TASKS[task].reward if success else 0
        for_failures = state.setup.tasks_for_two == "ruler_for_failures"
        return price_for_two(task) if for_failures and not success else 0


def _spotless(state: Tricktakers, seat: Seat) -> bool:
    """Two tricks or more, and no red, blue or green card among all that were taken."""
    coloured = any(FACE[card].kind == NUMBER and FACE[card].colour != BLACK for card in state.taken[seat])
    return state.wins[seat] >= 2 and not coloured


class GiveTask(Decision[Tricktakers]):
    """Choose the task for a player."""

    __slots__ = ("to",)

    kind = "task"
    rule = "ruler"

    def __init__(self, seat: Seat, to: Seat) -> None:
        super().__init__(seat)
        self.to: Seat = to

    def options(self, state: Tricktakers) -> list[int]:
        given = {task for tasks in state.tasks for task in tasks}
        return [task for task in available(state) if task not in given]

    def chosen(self, state: Tricktakers, choice: int) -> None:
        state.tasks[self.to] = (*state.tasks[self.to], choice)
        if state.events is not None:
            task = Word(task_key(TASKS[choice].id))
            state.tell(Public(line("tricktakers-gave-task", who=Name(self.seat), to=Name(self.to), task=task)))

    def write(self, state: Tricktakers, choice: int) -> str:
        return f"task {TASKS[choice].id}"

    def ask(self, state: Tricktakers) -> Line:
        return line("tricktakers-ask-task", to=Name(self.to))

    def label(self, state: Tricktakers, choice: int) -> Line:
        return line("tricktakers-label-task", to=Name(self.to), task=Word(task_key(TASKS[choice].id)))

    def refs(self, state: Tricktakers, choice: int) -> tuple[str, ...]:
        return (ref("task", choice),)

    def means(self, state: Tricktakers, refs: Sequence[str]) -> int | None:
        task = sole(refs, "task")
        return task[0] if task else None
