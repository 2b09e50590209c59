"""Who wins: the royal team if somebody in it has met the bid and nobody on the other side has more."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from odango.core.event import Public
from odango.core.step import Seat
from odango.core.view import Result
from odango.games.masquerade.cards import ROYAL_BONUS, TEAMS, Team
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.wording import identity_word, team_word
from odango.text import Line, Name, line


class Score(Struct, frozen=True):
    """A game counted."""

    totals: tuple[int, ...]
    """Characters in the pile of each seat's own team, with the royal bonus."""
    bonus: int
    best_royal: int
    """The most anybody in the royal player's team has."""
    best_other: int
    bid_met: bool
    not_behind: bool
    winning_team: Team


def score(own_pile: Sequence[int], teams: Sequence[Team], royal: Seat, named: Team, bid: int, setup: Setup) -> Score:
    """Count.

    Everyone counts the Characters in the pile of their own team; a royal player whose card names the own team adds
    five.  Counts are never added up: the best of the royal team has to meet the bid and to have no fewer than the best
    of the others.
    """
    bonus = ROYAL_BONUS if named == teams[royal] else 0
    totals = tuple(count + (bonus if seat == royal else 0) for seat, count in enumerate(own_pile))
    best = [max((total for total, of in zip(totals, teams, strict=True) if of == team), default=0) for team in (0, 1)]
    best_royal, best_other = best[teams[royal]], best[1 - teams[royal]]
    bid_met = best_royal > bid or (best_royal == bid and setup.bid_test == "at_least")
    not_behind = best_royal >= best_other
    winning_team = teams[royal] if bid_met and not_behind else 1 - teams[royal]
    return Score(totals, bonus, best_royal, best_other, bid_met, not_behind, winning_team)


def counted(state: Masquerade) -> Score:
    teams = [state.team(seat) for seat in range(state.seats)]
    own = [state.piles[seat * len(TEAMS) + team] for seat, team in enumerate(teams)]
    return score(own, teams, state.royal, state.named, state.target, state.setup)


def finish(state: Masquerade) -> None:
    """All Team Cards are turned up, and the game is over."""
    state.ended = True
    if state.events is not None:
        found = counted(state)
        for seat, identity in enumerate(state.identities):
            who, team = Name(seat), team_word(state.team(seat))
            revealed = {"identity": identity_word(identity), "team": team}
            state.tell(Public(line("masquerade-revealed", who=who, count=found.totals[seat], **revealed)))
        if found.bonus:
            state.tell(Public(line("masquerade-bonus", who=Name(state.royal), bonus=found.bonus)))
        state.tell(Public(why(state)))


def result(state: Masquerade) -> Result | None:
    if not state.ended:
        return None
    found = counted(state)
    teams = tuple(state.team(seat) for seat in range(state.seats))
    behind = 1 + teams.count(found.winning_team)
    places = tuple(1 if team == found.winning_team else behind for team in teams)
    return Result(places, tuple(map(float, found.totals)), why(state), teams)


def why(state: Masquerade) -> Line:
    """What decided it, in a sentence."""
    found = counted(state)
    how = "behind" if found.bid_met else "missed"
    if found.bid_met and found.not_behind:
        how = "met"
    return line(
        f"masquerade-ended-{how}",
        team=team_word(found.winning_team),
        royal=team_word(state.team(state.royal)),
        best=found.best_royal,
        other=found.best_other,
        bid=state.target,
    )
