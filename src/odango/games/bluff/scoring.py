"""Who wins: the defeated never do; the others compare tokens, then break ties."""

from __future__ import annotations

from odango.core.view import Result
from odango.games.bluff.facts import Challenged
from odango.games.bluff.outcome import why
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import is_villain


def rank(defeated: bool, tokens: tuple[int, ...], tiles_left: int, villains: int) -> tuple[bool, int, int, int, int]:
    """Compares higher for the better player: points, then tiles left, then number of tokens, then fewer villains."""
    return (not defeated, sum(tokens), tiles_left, len(tokens), -villains)


def places(ranks: list[tuple[bool, int, int, int, int]]) -> tuple[int, ...]:
    """1 for the best rank; equal ranks share a place."""
    return tuple(1 + sum(other > mine for other in ranks) for mine in ranks)


def result(state: Bluff) -> Result | None:
    if not state.cause:
        return None
    if state.setup.villain_tiles_for_tie_break == "face_up_at_end":
        villains = [sum(map(is_villain, area)) for area in state.face_up]
    else:
        taken = [fact.collector for fact in state.history if type(fact) is Challenged and is_villain(fact.tile)]
        villains = [taken.count(seat) for seat in range(state.seats)]
    ranks = [
        rank(seat in state.defeated, state.tokens[seat], len(state.holders[seat]), villains[seat])
        for seat in range(state.seats)
    ]
    return Result(places(ranks), tuple(float(sum(values)) for values in state.tokens), why(state))
