"""What a bot believes in the course of a game, for whoever wants to look into its head afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from odango.bots.masquerade.belief import suspicions


class Insight(Struct, frozen=True):
    """How to ask a game's best bot what it makes of a view."""

    moment: Callable[[Any], int]
    """How far a game has come, as a view tells it; beliefs are worth telling when it changes."""
    believe: Callable[[Any], tuple[float, ...]]
    """Of every seat, how likely it belongs to the first team, by what this view's seat knows."""


INSIGHTS: dict[str, Insight] = {"masquerade": Insight(moment=lambda view: len(view.tricks), believe=suspicions)}
"""Games whose bots believe something about the others."""
