"""Words to play the Alchemist with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers.table import go, say, table, texts

DEALT = {"alchemist": "k1 k2 k3 k4 k5", "resistance": "b1 b2 b3 b4 b5", "hermit": "g1 g2 g3 g4 g5"}


def own(names: str) -> str:
    """Cards of the Alchemist's deck; others are written in full."""
    return " ".join(name if "-" in name or name in ("rare", "flag") else f"alchemist-{name}" for name in names.split())


def without_elements(state: Tricktakers) -> Tricktakers:
    """Elements are put anywhere."""
    while state.pending and state.pending[0].kind == "element":
        go(state, texts(state)[0])
    return state


def three(state: Tricktakers, text: str) -> Tricktakers:
    """The Alchemist plays these."""
    say(state, "alchemist", text)
    return without_elements(state)


def forging(cells: Sequence[str], *, wins: Sequence[int] = (2, 1, 1), **more: Any) -> Tricktakers:
    """The King takes the fifth trick, and the round ends; the Alchemist has elements on these cells."""
    hands = {"king": "r9", "alchemist": own("r1 r2 b5"), "ruler": "g2"}
    state = table(hands, trick=5, wins=wins, sheets={"alchemist": AlchemistSheet(tuple(cells))}, **more)
    go(state, "r9", "r1 r2 b5", "g2")
    return state
