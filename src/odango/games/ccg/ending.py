"""How a game ends, and who has won."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat
from odango.core.view import Result
from odango.games.ccg import basic
from odango.games.ccg.state import Ccg
from odango.text import Names, line


def stop(state: Ccg, why: str) -> None:
    """The game is over at once."""
    state.ended = why
    state.agenda.clear()
    state.attack = None
    state.contest = None
    if state.events is not None:
        state.tell(Public(line(f"ccg-ended-{why}", who=Names(tuple(winners(state))))))


def winners(state: Ccg) -> list[Seat]:
    """Who has won: all who reached the goal together, or the last one left, or who has most points (S-54)."""
    if state.setup.basic:
        return basic.winners(state)
    living = state.living()
    if state.ended == "goal":
        return [seat for seat in living if state.points[seat] >= state.setup.goal]
    if state.ended == "limit":
        most = max(state.points[seat] for seat in living)
        return [seat for seat in living if state.points[seat] == most]
    return living


def result(state: Ccg) -> Result | None:
    """Winners share the first place; behind them those in the game, then those who are out, each by points."""
    if not state.ended:
        return None
    won = winners(state)
    rank = {seat: (seat not in won, state.out[seat], -state.points[seat]) for seat in range(state.seats)}
    for seat in won:
        rank[seat] = (False, False, 0)
    places = tuple(1 + sum(other < rank[seat] for other in rank.values()) for seat in range(state.seats))
    why = basic.why(state) if state.setup.basic else line(f"ccg-ended-{state.ended}", who=Names(tuple(won)))
    return Result(places, tuple(map(float, state.points)), why)
