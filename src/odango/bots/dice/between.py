"""What is decided between rounds: who fights, and which dice a side that lost takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.dice.race import GONE, WORTH, strength
from odango.bots.dice.value import USE_OF
from odango.core.rng import Rng
from odango.games.dice.characters import NAMES
from odango.games.dice.reserve import DECLINE, REMOVE
from odango.games.dice.state import Match

WON: Final = {
    "neo-queen-serenity": 69,
    "kunzite": 62,
    "droids": 62,
    "king-endymion": 60,
    "sailor-chibi-moon": 56,
    "wiseman": 52,
    "luna-and-artemis": 51,
    "esmeraude": 50,
    "princess-serenity": 50,
    "saphir": 50,
    "sailor-mars": 49,
    "tuxedo-mask": 49,
    "prince-dimande": 49,
    "queen-beryl": 48,
    "nephrite": 48,
    "sailor-moon": 48,
    "sailor-jupiter": 45,
    "rubeus": 45,
    "sailor-venus": 45,
    "sailor-mercury": 44,
    "queen-serenity": 44,
    "jadeite": 44,
    "zoisite": 42,
    "black-lady": 38,
}
"""How many matches of a hundred each character won among steady players: `measure characters steady --seeds 16`."""
WAYWARD: Final = 6
"""One of so many of the best characters is chosen, so that not every match is the same."""


def character(options: Sequence[int], rng: Rng) -> int:
    """One of the best that can be had."""
    best = sorted(options, key=lambda number: -WON[NAMES[number]])
    return best[rng.below(min(WAYWARD, len(best)))]


def nominate(match: Match, options: Sequence[int]) -> int:
    """The strongest who may fight, with all the ability has left."""
    return max(options, key=lambda f: strength(match, f) + match.uses[f] * USE_OF[match.characters[f]])


def after_loss(options: Sequence[int]) -> int:
    """Whatever shifts the odds of the next round most."""

    def gain(option: int) -> float:
        if option == DECLINE:
            return 0.0
        size = option & 31
        return GONE[size] if option & REMOVE else WORTH[size]

    return max(options, key=gain)
