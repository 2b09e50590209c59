"""Decks: the eight lists, and what makes a list playable."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from odango.core.game import BadSetup
from odango.games.ccg.cards import NUMBER, Kind
from odango.games.ccg.data import DATA
from odango.games.ccg.deck.legality import LEAST, basic_faults, faults
from odango.text import english

DeckName = Literal[
    "starter_moon_mars",
    "starter_mercury_venus",
    "sailor_moon",
    "sailor_mercury",
    "sailor_mars",
    "sailor_jupiter",
    "sailor_venus",
    "tuxedo_mask",
]

STARTERS: Final[tuple[DeckName, ...]] = ("starter_moon_mars", "starter_mercury_venus")
CHARACTER_DECKS: Final[tuple[DeckName, ...]] = (
    "sailor_moon",
    "sailor_mercury",
    "sailor_mars",
    "sailor_jupiter",
    "sailor_venus",
    "tuxedo_mask",
)


@cache
def cards_of(name: DeckName) -> tuple[Kind, ...]:
    """The cards of a preconstructed deck, sorted."""
    return tuple(sorted(NUMBER[card] for card, count in DATA.decks[name].cards.items() for _ in range(count)))


def check_deck(cards: tuple[Kind, ...], what: str, least: int = LEAST) -> None:
    """Raise BadSetup if nobody may play such a deck; `what` is how it is called."""
    found = faults(cards, what, least)
    if found:
        raise BadSetup(english().say(found[0]))


def check_basic(cards: tuple[Kind, ...], what: str) -> None:
    """Raise BadSetup if the Basic game cannot be played with it."""
    found = basic_faults(cards, what)
    if found:
        raise BadSetup(english().say(found[0]))
