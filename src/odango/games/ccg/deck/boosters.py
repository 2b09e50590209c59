"""Boosters: eleven cards, unseen until somebody opens them.  How they are split by rarity is ours (S-110)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.rng import Rng
from odango.games.ccg.cards import CARDS, Kind, is_power

COMMONS: Final = 7
UNCOMMONS: Final = 3
RARES: Final = 1
SIZE: Final = COMMONS + UNCOMMONS + RARES
MOST_POWER: Final = 2
"""Power cards in a pack; nobody needs them, so there should not be many."""
FOIL_PACKS: Final = 8
"""In one pack of so many the rare card is a foil."""

OF_RARITY: Final[dict[str, tuple[Kind, ...]]] = {
    rarity: tuple(kind for kind, card in enumerate(CARDS) if card.rarity == rarity) for rarity in "CURF"
}


def open_booster(rng: Rng) -> tuple[Kind, ...]:
    """Eleven different cards, sorted: seven commons, three uncommons, and a rare card or a foil."""
    return complete(rng, ())


def complete(rng: Rng, seen: Sequence[Kind]) -> tuple[Kind, ...]:
    """A booster that holds these cards, sorted; the others as they would be in any that does."""
    rare = [kind for kind in seen if CARDS[kind].rarity in "RF"]
    if not rare:
        rare = some(rng, OF_RARITY["F" if rng.below(FOIL_PACKS) == 0 else "R"], RARES, ())
    commons = some(rng, OF_RARITY["C"], COMMONS, [kind for kind in seen if CARDS[kind].rarity == "C"])
    uncommons = some(rng, OF_RARITY["U"], UNCOMMONS, [kind for kind in seen if CARDS[kind].rarity == "U"])
    return tuple(sorted([*commons, *uncommons, *rare]))


def some(rng: Rng, among: Sequence[Kind], count: int, seen: Sequence[Kind]) -> list[Kind]:
    """So many different cards, those seen among them, with no more Power than a pack may have."""
    found = list(seen)
    rest = [kind for kind in among if kind not in found]
    while len(found) < count:
        kind = rest.pop(rng.below(len(rest)))
        if not is_power(kind) or sum(map(is_power, found)) < MOST_POWER:
            found.append(kind)
    return found


def possible(cards: Sequence[Kind]) -> bool:
    """Whether these cards may have been together in one booster."""
    rarities = [CARDS[kind].rarity for kind in cards]
    return (
        len(set(cards)) == len(cards)
        and rarities.count("C") <= COMMONS
        and rarities.count("U") <= UNCOMMONS
        and rarities.count("R") + rarities.count("F") <= RARES
        and sum(map(is_power, cards)) <= MOST_POWER
    )
