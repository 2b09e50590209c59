"""The cards and decks of the Sailor Moon CCG as we have them, and as the shared data have them."""

from __future__ import annotations

import json
from typing import Any

from places import FIGURES, PACKAGE

Row = dict[str, Any]
"""A card, an attack or a defence, by the names of its fields."""

ROWS: list[Row] = json.loads((FIGURES / "ccg_cards.json").read_text("utf-8"))
OURS: Row = json.loads((PACKAGE / "games" / "ccg" / "data.json").read_text("utf-8"))
CARDS: list[Row] = OURS["cards"]
DECKS: Row = OURS["decks"]
ENDLESS = 99
"""How our data say: as many as there are."""


def moves(card: Row) -> list[Row]:
    """The attacks and defences of a card of ours."""
    return [*card.get("attacks", []), *card.get("defences", [])]
