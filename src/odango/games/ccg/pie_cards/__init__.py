"""Persons, Items and Events, one small class a card; importing this writes them in the book."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from odango.games.ccg.pie_cards import (
    choosing,
    defense_events,
    events,
    items,
    moving,
    persons,
    rare_events,
    rare_items,
)

MODULES: Final[tuple[ModuleType, ...]] = (
    choosing, defense_events, events, items, moving, persons, rare_events, rare_items,
)  # fmt: skip
"""Where their steps are."""
