"""How likely a team wins, from the piles and from who is probably in which team.

A team is as good as its best collector, so what counts is a soft maximum over the piles of its own side; a seat counts
in a team as far as one believes that it belongs there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from odango.core.step import Seat
from odango.games.masquerade.cards import ROYAL_BONUS, TEAMS, Team

SOFTNESS: Final = 3.0
"""How many Characters behind the best collector another one counts 2.7 times less."""
DOUBT: Final = 0.5
DOUBT_TO_COME: Final = 0.35
"""How far the end may lie from what one expects, in Characters: so much, and so much times the root of those left."""
GROWTH: Final = {3: 0.24, 4: 0.18, 5: 0.14, 6: 0.13, 7: 0.12, 8: 0.13, 9: 0.12}
"""The part of the Characters still out that the best of a team will have got in the end, by seats."""


class Outlook:
    """The chance of one team as things stand, and after more is collected."""

    def __init__(
        self,
        piles: Sequence[Sequence[int]],
        guardian: Sequence[float],
        royal: Seat,
        named: Team,
        target: int,
        left: float,
    ) -> None:
        self.royal = royal
        self.target = target
        self.left = left
        self.growth = GROWTH[len(piles)]
        self.in_team = (tuple(guardian), tuple(1 - chance for chance in guardian))
        self.counts = [[float(pile[team]) for pile in piles] for team in range(len(TEAMS))]
        if royal >= 0:
            # A royal player of the named team has five more; of the other team, that pile is worth nothing.
            self.counts[named][royal] += ROYAL_BONUS
        self.sums = [
            [
                chance * exp(count / SOFTNESS)
                for chance, count in zip(self.in_team[team], self.counts[team], strict=True)
            ]
            for team in range(len(TEAMS))
        ]
        self.totals = [sum(terms) for terms in self.sums]
        self.known: dict[tuple[Seat, Team, float], tuple[float, float]] = {}

    def best(self, team: Team, seat: Seat = -1, more: float = 0.0) -> float:
        """What the best collector of a team has, if this seat puts so many more into that pile."""
        total = self.totals[team]
        if seat >= 0:
            total += self.sums[team][seat] * (exp(more / SOFTNESS) - 1)
        return SOFTNESS * log(total + 1e-9)

    def chance(self, team: Team, seat: Seat = -1, pile: Team = -1, more: float = 0.0) -> float:
        """The chance of this team to win, once that seat has so many more in that pile (-1: nobody has)."""
        key = (seat, pile, more)
        if key not in self.known:
            best = [self.best(of, seat, more) if of == pile else self.best(of) for of in range(len(TEAMS))]
            self.known[key] = self.royal_wins(best[0], best[1], more), self.royal_wins(best[1], best[0], more)
        if_guardians, if_kingdom = self.known[key]
        is_royal = self.in_team[team][self.royal]
        mine, theirs = (if_guardians, if_kingdom) if team == 0 else (if_kingdom, if_guardians)
        return is_royal * mine + (1 - is_royal) * (1 - theirs)

    def royal_wins(self, royal: float, other: float, taken: float) -> float:
        """The chance of a royal team whose best has so many, against others whose best has so many."""
        left = max(0.0, self.left - taken)
        doubt = DOUBT + DOUBT_TO_COME * sqrt(left)
        meets = royal + self.growth * left - self.target + 0.5
        ahead = royal - other + 0.5
        return _logistic(meets / doubt) * _logistic(ahead / doubt)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-min(30.0, max(-30.0, x))))
