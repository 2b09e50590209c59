"""Who belongs to whom, as far as a careful player can tell.

All ways to deal the Team Cards that a view allows are gone through.  A way is as likely as the cards that deal it,
times how well everybody's acts suit the teams they would then be in.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, perm
from typing import Final

from msgspec import Struct

from odango.bots.masquerade.evidence import ALONE, marks
from odango.bots.masquerade.weights import WEIGHTS
from odango.games.masquerade.cards import DK, SG, TEAM_OF, Team
from odango.games.masquerade.view import MasqueradeView

LOUDEST: Final = 30.0
"""Nothing done at the table is taken for a proof: it never counts for more than this."""


class Teams(Struct, frozen=True):
    """One way the teams may be, and how likely it is."""

    of: tuple[Team, ...]
    chance: float


def suspicions(view: MasqueradeView) -> tuple[float, ...]:
    """For each seat how likely it belongs to the Sailor Guardians, as the seat of this view, or a spectator, sees it.

    Certain where a Team Card is seen: one's own, the one turned up, all when the game is over.
    """
    found = [0.0] * len(view.players)
    for teams in possible_teams(view):
        for seat, team in enumerate(teams.of):
            if team == SG:
                found[seat] += teams.chance
    return tuple(
        _certain(player.team) if player.team is not None else min(1.0, chance)
        for player, chance in zip(view.players, found, strict=True)
    )


def _certain(team: Team) -> float:
    return 1.0 if team == SG else 0.0


def possible_teams(view: MasqueradeView, weights: Mapping[str, float] = WEIGHTS) -> list[Teams]:
    """All ways the teams may be; their chances add up to 1."""
    known = tuple(player.team for player in view.players)
    ways = deals(view.pack, known)
    alone, together = leanings(view, weights)
    loud = [_loudness(signs, alone, together) for _, signs, _ in ways]
    top = max(loud)
    likely = [count * exp(max(-LOUDEST, log - top)) for (_, _, count), log in zip(ways, loud, strict=True)]
    total = sum(likely)
    return [Teams(teams, weight / total) for (teams, _, _), weight in zip(ways, likely, strict=True)]


def leanings(view: MasqueradeView, weights: Mapping[str, float]) -> tuple[list[float], list[tuple[int, int, float]]]:
    """How far each seat leans to the Guardians, and each pair to being mates."""
    seats = len(view.players)
    alone = [0.0] * seats
    pairs: dict[tuple[int, int], float] = {}
    for kind, seat, other, sign in marks(view):
        weight = weights[kind] * sign
        if other == ALONE:
            alone[seat] += weight
        else:
            pair = (seat, other) if seat < other else (other, seat)
            pairs[pair] = pairs.get(pair, 0.0) + weight
    return alone, [(one, two, weight) for (one, two), weight in pairs.items()]


def _loudness(signs: tuple[int, ...], alone: list[float], together: list[tuple[int, int, float]]) -> float:
    found = 0.0
    for sign, lean in zip(signs, alone, strict=True):
        found += sign * lean
    for one, two, weight in together:
        found += weight if signs[one] == signs[two] else -weight
    return found


@cache
def deals(pack: tuple[int, ...], known: tuple[Team | None, ...]) -> list[tuple[tuple[Team, ...], tuple[int, ...], int]]:
    """The teams the pack can deal to these seats: each as teams, as signs (+1 for a Guardian), and in how many ways."""
    seats = len(known)
    guardians = sum(TEAM_OF[card] == SG for card in pack)
    kingdom = len(pack) - guardians
    found = []
    for bits in range(1 << seats):
        teams = tuple(bits >> seat & 1 for seat in range(seats))
        count = perm(guardians, teams.count(SG)) * perm(kingdom, teams.count(DK))
        if count and all(seen is None or seen == team for seen, team in zip(known, teams, strict=True)):
            found.append((teams, tuple(1 - 2 * team for team in teams), count))
    return found
