"""Any deck whatever that may be played: strange ones too, as nobody sensible would build them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from odango.core.rng import Rng
from odango.games.ccg.cards import CARDS, Kind, is_power
from odango.games.ccg.deck.legality import LEAST, MOST_ALIKE
from odango.games.ccg.deck.lists import DeckList, code

LARGEST: Final = 90
OPENERS: Final = [kind for kind, card in enumerate(CARDS) if card.level == 1]
SMALL: Final = [kind for kind, card in enumerate(CARDS) if card.kind == "monster" and card.points == 1]
FIGHTERS: Final = [kind for kind, card in enumerate(CARDS) if card.level]


def one_of(kinds: list[Kind], rng: Rng) -> Kind:
    return kinds[rng.below(len(kinds))]


def any_deck(rng: Rng, wanted: tuple[Kind, ...] = ()) -> tuple[Kind, ...]:
    """A deck of 60 to 90 cards: what is wanted, something to begin with, and then as chance has it, a few different
    cards or very many; Power none, some, or a great lot.
    """
    size = LEAST + rng.below(LARGEST - LEAST + 1)
    found = Counter({one_of(OPENERS, rng): 1})
    found[one_of(SMALL, rng)] += 1
    for kind in wanted:
        found[kind] = MOST_ALIKE
    if rng.below(2):
        grows(found, one_of(OPENERS, rng), rng)
    power = rng.below(size // 2 + 1)
    types = 1 + rng.below(3)
    most = 1 + rng.below(MOST_ALIKE)
    while found.total() < size - power:
        kind = rng.below(len(CARDS))
        if not is_power(kind):
            found[kind] = min(MOST_ALIKE, found[kind] + 1 + rng.below(most))
    first = rng.below(3)
    while found.total() < size:
        found[(first + rng.below(types)) % 3] += 1
    return tuple(sorted(found.elements()))


def grows(found: Counter[Kind], opener: Kind, rng: Rng) -> None:
    """All Levels of somebody, so that the highest come into play now and then."""
    for kind in FIGHTERS:
        if CARDS[kind].character == CARDS[opener].character:
            found[kind] = min(MOST_ALIKE, found[kind] + 1 + rng.below(MOST_ALIKE))


def listed(deck: tuple[Kind, ...]) -> str:
    """As a setup has it."""
    return code(DeckList("", deck))
