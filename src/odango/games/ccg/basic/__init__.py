"""The Basic game for two: both turn over their top cards, and what these are says what each may do."""

from __future__ import annotations

from typing import Final

from odango.games.ccg.basic import actions, attacking, flipping, opening
from odango.games.ccg.basic.ending import bound, points, why, winners
from odango.games.ccg.basic.opening import start

__all__ = ["MODULES", "bound", "points", "start", "why", "winners"]

MODULES: Final = (actions, attacking, flipping, opening)
"""Where its steps are."""
