"""How likely the card that is winning still wins when everyone has played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.masquerade.table import Table
from odango.core.step import Seat
from odango.games.masquerade.cards import (
    ACTION,
    CHARACTER,
    KIND,
    MOON,
    PLANET,
    PLANETS,
    POWERS,
    SUPPORT,
    TUXEDO_MASK,
    Card,
    Planet,
)
from odango.games.masquerade.facts import Play

READY: Final = {TUXEDO_MASK: 0.3, SUPPORT: 0.35, ACTION: 0.5}
"""How readily such a card is spent on a trick by who wants to win it."""
READY_MOON: Final = 0.45
READY_RULING: Final = 0.8
READY_TO_CANCEL: Final = 0.4
SPOILING_A_MATE: Final = 0.5
"""How often somebody beats a trick that would go to the own team, next to one that would not: few are sure of mates."""


class Threats:
    """What is out that could beat a card, for each seat that has yet to play."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.out = max(1, len(table.out))
        self.known: dict[tuple[int, int, Planet], list[float]] = {}

    def chance(self, seat: Seat, leader: Play, ruling: Planet) -> float:
        """The chance that this seat, if it wants to, beats or cancels the leader."""
        strength = self.by_planet(leader, ruling)
        player = self.table.view.players[seat]
        against = sum(strength) - sum(strength[planet] for planet in player.voids)
        return float(1 - (1 - min(0.95, against / self.out)) ** player.cards)

    def by_planet(self, leader: Play, ruling: Planet) -> list[float]:
        """How much that could beat the leader is out of each planet; what has none, last."""
        kind = KIND[leader.card]
        power = POWERS[leader.card][leader.side] if kind == CHARACTER else 0
        key = (kind * len(PLANETS) + PLANET[leader.card], power, ruling)
        if key not in self.known:
            found = [0.0] * (len(PLANETS) + 1)
            for card in self.table.out:
                found[PLANET[card]] += beats(card, leader, power, ruling)
            self.known[key] = found
        return self.known[key]


def beats(card: Card, leader: Play, power: int, ruling: Planet) -> float:
    """How much of a threat a card is to the leader: 0 if it is none, less than 1 if one would rather keep it."""
    kind, leading = KIND[card], KIND[leader.card]
    if kind == TUXEDO_MASK:
        return READY[kind]
    if leading == TUXEDO_MASK:
        return 0.0
    if kind == SUPPORT:
        return READY[kind] if leading != SUPPORT else 0.0
    if leading == SUPPORT:
        return 0.0
    if kind == ACTION:
        in_force = PLANET[card] in (ruling, MOON)
        return READY[kind] if in_force and (leading != ACTION or PLANET[leader.card] not in (ruling, MOON)) else 0.0
    if kind != CHARACTER:
        return 0.0
    return _character_beats(card, leader, power, ruling)


def _character_beats(card: Card, leader: Play, power: int, ruling: Planet) -> float:
    planet, leads = PLANET[card], PLANET[leader.card]
    if KIND[leader.card] == ACTION and leads in (ruling, MOON):
        return 0.0
    if planet not in (ruling, MOON):
        return 0.0
    if leads not in (ruling, MOON):
        return READY_MOON if planet == MOON else READY_RULING
    high = max(POWERS[card])
    if planet == MOON and leads != MOON:
        return READY_MOON
    if planet == leads and high > power:
        return READY_MOON if planet == MOON else READY_RULING
    return READY_TO_CANCEL if power in POWERS[card] else 0.0


def fate(
    leader: Play | None,
    pile: int,
    ruling: Planet,
    to_play: Sequence[Seat],
    table: Table,
    threats: Threats,
) -> list[tuple[Seat, float]]:
    """Who will have taken the trick, and how likely: the leader, or whoever comes later and beats it."""
    if leader is None:
        return [(seat, 1 / len(to_play)) for seat in to_play] if to_play else []
    found = []
    still = 1.0
    for seat in to_play:
        wants = 1.0 if pile < 0 else 1 - (1 - SPOILING_A_MATE) * table.likely(seat, pile)
        taken = still * wants * threats.chance(seat, leader, ruling)
        found.append((seat, taken))
        still -= taken
    return [(leader.seat, still), *found]
