"""Words to play the Adventurer with: items by name, and tables at which somebody has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.facts import Sheet
from odango.games.tricktakers.items import ITEMS
from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers.table import one_left, plain, say, seat_of, table

ITEM = {item.id: place for place, item in enumerate(ITEMS)}
"""Items by name."""
LEADING = {"adventurer": "r5 r6", "king": "b1 b2", "ruler": "g1 g2"}
"""The Adventurer leads red, which no other has."""


def second(hand: str, lead: str = "r5", third: str = "b9") -> dict[str, str]:
    """The King leads, the Adventurer plays second, the Ruler third."""
    return {"king": f"{lead} g1", "adventurer": hand, "ruler": f"{third} g2"}


def items(names: str) -> tuple[int, ...]:
    """Several of them: `map sword`."""
    return tuple(ITEM[name] for name in names.split())


def equipped(
    hands: Mapping[str, str],
    equipment: str,
    *,
    stock: str = "",
    used: str = "",
    sheets: Mapping[str, Sheet] | None = None,
    **more: Any,
) -> Tricktakers:
    """A table at which the Adventurer has these items, and these will be drawn, the first of them first."""
    sheet = AdventurerSheet(items(equipment), items(used))
    rest = [item for item in range(len(ITEMS)) if item not in items(f"{equipment} {stock} {used}")]
    drawn = [*rest, *reversed(items(stock))]
    return table(hands, sheets={**(sheets or {}), "adventurer": sheet}, stock={"adventurer": drawn}, **more)


def trick_with(item: str, **plays: str) -> Tricktakers:
    """A whole trick, played in this order, in which the Adventurer uses this item; everyone has another card left.

    `trick_with("wing", resistance="r2 kakumei", adventurer="b2 ties", ruler="g2")`
    """
    state = equipped(one_left(plays), f"{item} gold")
    for who, play in plays.items():
        if who == "adventurer":
            say(state, who, f"use {item}", play)
        else:
            plain(state, play)
    return state


def equipment(state: Tricktakers) -> str:
    """The Adventurer's items by name, in order."""
    return " ".join(ITEMS[item].id for item in state.sheet(seat_of(state, "adventurer"), AdventurerSheet).equipment)
