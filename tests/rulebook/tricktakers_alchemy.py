"""Words to play the Alchemist with."""

from __future__ import annotations

from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers_table import go, say, texts

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
