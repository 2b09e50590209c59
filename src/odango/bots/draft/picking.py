"""What a card is worth to somebody who has already taken others.

A Level is worth having if those beneath it are there, for the kit has any Level 1; a Villain if its Monsters are; and a
few of a kind are worth more than many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from odango.bots.ccg.appraising import enemy_worth, fighter_worth
from odango.bots.ccg.worth import FIGURES, LITTLE
from odango.games.ccg.cards import CARDS, ICON, Kind, is_power
from odango.games.ccg.deck.legality import fits

ENOUGH: Final = {"monster": 14, "villain": 4, "person": 4, "item": 5, "event": 5, "defense-event": 4}
"""With so many of a kind one more is of little use."""
FADES: Final = {"monster": 0.95, "villain": 0.6, "person": 0.35, "item": 0.75, "event": 0.7, "defense-event": 0.65}
"""The same card once more."""
TOO_MANY: Final = 0.4
GROWTH: Final = (0.0, 0.0, 0.9, 1.3, 1.6)
"""What the next Level is worth besides its figures, by Level."""
LATER: Final = 0.55
"""A Level whose lower ones may still come."""
COMPANION: Final = 1.8
"""Another Scout or Knight of Level 1 beside the kit's: whoever has one alone is soon out of the game."""
COMPANY: Final = 3
"""With so many one more is worth less."""
FRIEND: Final = 0.6
"""Persons, Items and Events beside Monsters: a deck finds room for few."""
ANOTHER_TYPE: Final = 0.5
"""Who needs other Power than the deck has."""
FAMILY: Final = 4
"""So many Monsters carry a Villain."""


def worth(card: Kind, picked: Sequence[Kind]) -> float:
    """How much better a deck out of these cards becomes by one more."""
    row = CARDS[card]
    if is_power(card):
        return 0.0
    if row.level > 1:
        return level_worth(card, picked)
    if row.level == 1:
        return companion_worth(card, picked)
    own = figure(card, main_types(picked))
    if row.kind == "villain":
        own *= standing(card, picked)
    count = sum(CARDS[kind].kind == row.kind for kind in picked)
    own *= FADES[row.kind] ** picked.count(card)
    return own * (TOO_MANY if count >= ENOUGH[row.kind] else 1.0)


def figure(card: Kind, types: Collection[int]) -> float:
    """What a card is worth by itself."""
    if CARDS[card].kind in ("monster", "villain"):
        return enemy_worth(card, types)
    return FIGURES.get(card, LITTLE) * FRIEND


def standing(card: Kind, picked: Sequence[Kind]) -> float:
    """How likely a Villain finds what it may be played on; early in a draft Monsters are still to come."""
    there = sum(fits(CARDS[card], CARDS[kind]) for kind in picked)
    hope = max(0.0, 1 - len(picked) / 30)
    return min(1.0, max(there / FAMILY, 0.7 * hope))


def level_worth(card: Kind, picked: Sequence[Kind]) -> float:
    """A higher Level: best if the deck already grows that way."""
    row = CARDS[card]
    reached = height(row.character, picked)
    found = fighter_worth(card) / 2 + GROWTH[row.level]
    if row.level > reached + 1:
        found *= LATER
    leading = leaders(picked)
    if leading and row.character not in leading:
        found *= 1.0 if ICON[card] in main_types(picked) else ANOTHER_TYPE
    return found * 0.45 ** picked.count(card)


def companion_worth(card: Kind, picked: Sequence[Kind]) -> float:
    """A Level 1: a companion, or one to spare; best of a type of Power that the deck has anyway."""
    found = fighter_worth(card) / 2 * COMPANION
    types = main_types(picked)
    if ICON[card] not in types:
        found *= ANOTHER_TYPE
    company = sum(CARDS[kind].level == 1 and ICON[kind] in types for kind in picked)
    return found * (0.7 if company >= COMPANY else 1.0) * 0.75 ** picked.count(card)


def height(character: str, picked: Sequence[Kind]) -> int:
    """The Level that a character reaches with these cards, the kit's first one included."""
    levels = {CARDS[kind].level for kind in picked if CARDS[kind].character == character}
    found = 1
    while found + 1 in levels:
        found += 1
    return found


def leaders(picked: Sequence[Kind]) -> set[str]:
    """Who has the most higher Levels, as far as anybody has any."""
    counts = Counter(CARDS[kind].character for kind in picked if CARDS[kind].level > 1)
    most = max(counts.values(), default=0)
    return {character for character, count in counts.items() if count == most}


def main_types(picked: Sequence[Kind]) -> set[int]:
    """The types of Power the deck will have: those of who grows; all as long as nobody does."""
    leading = leaders(picked)
    found = {ICON[kind] for kind in picked if CARDS[kind].character in leading and CARDS[kind].level}
    return found or {0, 1, 2}
