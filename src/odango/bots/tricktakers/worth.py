"""What a number of tricks is worth besides a character's own points: crowns, and tasks from the Ruler."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from odango.bots.tricktakers.table import Table
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.tasks import TASKS

WIN: Final = 400.0
"""The game won, in points."""
CROWN: Final = (70.0, 50.0, 0.0)
BLACK_CROWN: Final = (25.0, 10.0, 0.0)
SECOND_BLACK_CROWN: Final = (0.0, 90.0, 0.0)
"""What a first Crown, and a first or second Black Crown is worth, by round; in the last they come too late."""
SHARED: Final = 0.8
"""There may be no Black Crown left for this seat."""


@cache
def sole_most(others: tuple[int, ...], left: int, wins: int) -> float:
    """The chance to have most tricks alone with so many, when the others have these and share `left` by chance."""
    if left < 0:
        return 0.0
    found = 0
    for takers in product(range(len(others)), repeat=left):
        then = list(others)
        for taker in takers:
            then[taker] += 1
        found += max(then) < wins
    return float(found / len(others) ** left)


def crowns(table: Table, wins: int, counted: int, *, may_wear: bool, black: bool) -> float:
    """What Crown and Black Crown are worth to a seat that has won so many tricks in the end, and so earns the one,
    the other, or none.
    """
    if table.two:
        return 0.0
    value = SHARED * black_crown_worth(table) if black else 0.0
    if counted and may_wear:
        left = table.tricks_left - (wins - table.wins)
        others = tuple(sorted(table.view.players[seat].wins for seat in table.others))
        value += crown_worth(table) * sole_most(others, left, counted)
    return value


def crown_worth(table: Table) -> float:
    """What a Crown is worth to this seat now: the second wins the game."""
    second = table.player.crowns + 1 >= DATA.rounds.crowns_to_win
    return WIN if second else CROWN[_round(table)]


def black_crown_worth(table: Table) -> float:
    """What a Black Crown is worth: the third wins the game, and a second one makes it possible."""
    had = table.player.black_crowns
    if had + 1 >= DATA.rounds.black_crowns_to_win:
        return WIN
    return (SECOND_BLACK_CROWN if had else BLACK_CROWN)[_round(table)]


def _round(table: Table) -> int:
    return min(max(table.view.round, 1), len(CROWN)) - 1


_BY_WINS: Final = {"win-none": 0, "win-one": 1, "win-two": 2}
COLOURED: Final = 1 - 0.72
"""A trick has no card of some colour less often the more play; to the power of the seats."""


def tasks(table: Table, wins: int) -> float:
    """What the tasks this seat was given bring with so many tricks in the end."""
    value = 0.0
    for given in table.player.tasks:
        row = TASKS[given.task]
        gain = row.reward - row.penalty
        value += gain * _chance(table, row.id, wins, given.settled)
    return value


def _chance(table: Table, task: str, wins: int, settled: bool | None) -> float:
    """How likely a task is fulfilled."""
    if settled is not None:
        return float(settled)
    if task in _BY_WINS:
        return float(wins == _BY_WINS[task])
    if task == "gain-black-crown":
        return SHARED * (wins == 0)
    if task == "gain-crown":
        others = tuple(sorted(table.view.players[seat].wins for seat in table.others))
        return sole_most(others, table.tricks_left - (wins - table.wins), wins)
    without = (1 - COLOURED) ** (table.seats * max(0, wins - table.wins))
    if task.startswith("take-"):
        return 1 - without
    if task in ("avoid-red", "avoid-blue", "avoid-green"):
        return without
    return 0.0
