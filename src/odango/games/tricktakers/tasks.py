"""The tasks a Ruler hands out.  Six, and ten more by a variant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from odango.core.step import Seat
from odango.games.tricktakers.cards import COLOURS, FACE, NUMBER, RARE, Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import lead_colour
from odango.games.tricktakers.wording import task_key

Test = Callable[[Tricktakers, Seat, Awards], bool]
HARD: Final = 20
"""Tasks that pay so much are hard ones on the Ruler's card for two players; below, they are easy."""


def _all_taken(state: Tricktakers, seat: Seat) -> tuple[Card, ...]:
    return state.taken[seat] + character_of(state, seat).also_took(state, seat)


def _takes(state: Tricktakers, seat: Seat, colour: str) -> bool:
    """Whether a card of this printed colour was taken; one reserved by another was not."""
    wanted = COLOURS.index(colour)
    return any(FACE[card].kind == NUMBER and FACE[card].colour == wanted for card in _all_taken(state, seat))


def _takes_value(state: Tricktakers, seat: Seat, value: int) -> bool:
    return any(FACE[card].kind == NUMBER and FACE[card].value == value for card in _all_taken(state, seat))


def _avoids_lead(state: Tricktakers, seat: Seat) -> bool:
    """Whether no card the seat played counted as the lead colour of its trick; a number that was led always does."""
    return not any(
        play.seat == seat and play.face.kind == NUMBER and play.face.colour == lead_colour(trick.plays)
        for trick in state.tricks
        for play in trick.plays
    )


def _wins_with_rare(state: Tricktakers, seat: Seat) -> bool:
    return any(trick.winner == seat and trick.card.face.kind == RARE for trick in state.tricks)


_DONE: Final[dict[str, Test]] = {
    "take-red": lambda state, seat, _: _takes(state, seat, "red"),
    "take-blue": lambda state, seat, _: _takes(state, seat, "blue"),
    "take-green": lambda state, seat, _: _takes(state, seat, "green"),
    "avoid-red": lambda state, seat, _: not _takes(state, seat, "red"),
    "avoid-blue": lambda state, seat, _: not _takes(state, seat, "blue"),
    "avoid-green": lambda state, seat, _: not _takes(state, seat, "green"),
    "gain-crown": lambda _, seat, awards: awards.crown == seat,
    "avoid-lead": lambda state, seat, _: _avoids_lead(state, seat),
    "gain-black-crown": lambda _, seat, awards: seat in awards.black_crowns,
    "win-none": lambda state, seat, _: state.wins[seat] == 0,
    "win-one": lambda state, seat, _: state.wins[seat] == 1,
    "win-two": lambda state, seat, _: state.wins[seat] == 2,
    "win-with-rare": lambda state, seat, _: _wins_with_rare(state, seat),
    "take-black": lambda state, seat, _: _takes(state, seat, "black"),
    "take-one": lambda state, seat, _: _takes_value(state, seat, 1),
    "take-ten": lambda state, seat, _: _takes_value(state, seat, 10),
}
TASKS: Final = tuple(DATA.tasks)
"""A task is its place in this list."""
_NOBODY: Final = Awards(-1, ())

_SURE_WHEN_DONE: Final = frozenset(row.id for row in TASKS if row.id.startswith(("take-", "win-with-")))
_SURE_WHEN_MISSED: Final = frozenset(row.id for row in TASKS if row.id.startswith("avoid-"))


def available(state: Tricktakers) -> list[int]:
    """Those of this game.  At a table of two there are no crowns to get."""
    crowns = () if not state.two else ("gain-crown", "gain-black-crown")
    return [
        task for task, row in enumerate(TASKS) if row.id not in crowns and (state.setup.extra_tasks or not row.extra)
    ]


def done(task: int, state: Tricktakers, seat: Seat, awards: Awards) -> bool:
    """Whether the task was fulfilled when the round is over."""
    return _DONE[TASKS[task].id](state, seat, awards)


def settled(task: int, state: Tricktakers, seat: Seat) -> bool | None:
    """During the round: whether it is fulfilled or missed for good; None while both can be."""
    row = TASKS[task]
    fulfilled = _DONE[row.id](state, seat, _NOBODY)
    if row.id in _SURE_WHEN_DONE:
        return True if fulfilled else None
    if row.id in _SURE_WHEN_MISSED:
        return None if fulfilled else False
    most = {"win-none": 0, "win-one": 1, "win-two": 2}.get(row.id)
    return False if most is not None and state.wins[seat] > most else None


def entries(state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
    """What its tasks bring or cost the seat that was given them."""
    found = []
    for task in state.tasks[seat]:
        row = TASKS[task]
        word = task_key(row.id)
        if done(task, state, seat, awards):
            found.append(Entry("task-done", _reward(state, task), word=word))
        else:
            found.append(Entry("task-missed", row.penalty, word=word))
    return found


def _reward(state: Tricktakers, task: int) -> int:
    if state.two and state.setup.tasks_for_two == "opponent_for_successes":
        return price_for_two(task)
    return TASKS[task].reward


def price_for_two(task: int) -> int:
    """What is printed for the task on the Ruler's card for two players."""
    card = DATA.ruler.two_players
    return card.failed_hard if TASKS[task].reward >= HARD else card.failed_easy
