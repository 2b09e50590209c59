"""The cards.  In the rules a card is a number from 0: its printed number less one.  Copies are alike."""

from __future__ import annotations

from typing import Final

from odango.games.ccg.data import DATA, Card

Kind = int
"""A card, whichever copy."""

CARDS: Final[tuple[Card, ...]] = DATA.cards
NUMBER: Final[dict[str, Kind]] = {card.name: kind for kind, card in enumerate(CARDS)}
"""Which card has this name."""

BODY: Final = 0
MIND: Final = 1
SOUL: Final = 2
TYPES: Final = ("body", "mind", "soul")
"""The types of Power; the first three cards are Power of these types."""
ICON: Final = tuple(TYPES.index(card.icon) if card.icon else -1 for card in CARDS)
"""The type of a Scout's or Knight's icon, and of a Power card."""

FIGHTERS: Final = frozenset({"scout", "knight"})
ENEMIES: Final = frozenset({"monster", "villain"})
PIE: Final = frozenset({"person", "item", "event", "defense-event"})
BASIC_TYPES: Final = ("scout", "monster", "villain", "person", "item", "event", "power")
"""The types the Basic game tells apart."""


def card_key(kind: Kind) -> str:
    """What the catalogue calls a card."""
    return f"ccg-card-{CARDS[kind].name}"


def is_power(kind: Kind) -> bool:
    return kind < len(TYPES)


def is_fighter(kind: Kind) -> bool:
    return CARDS[kind].kind in FIGHTERS


def is_enemy(kind: Kind) -> bool:
    return CARDS[kind].kind in ENEMIES


def matches(kind: Kind, what: tuple[str, ...]) -> bool:
    """Whether a card is of one of these kinds or families."""
    card = CARDS[kind]
    return bool({card.kind, card.family, f"level-{card.level}"} & {*what}) or ("pie" in what and card.kind in PIE)


def basic_type(kind: Kind) -> str:
    """What a card counts as in the Basic game."""
    found = CARDS[kind].kind
    return {"knight": "scout", "defense-event": "event"}.get(found, found)
