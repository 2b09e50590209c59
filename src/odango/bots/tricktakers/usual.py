"""What a round with a character usually brings, whatever the hand.

Rounded from 100 deals among steady players, who have changed a little since: `python -m odango.bots.tricktakers.measure
usual` measures it again and prints such a table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from odango.bots.tricktakers.table import Table
from odango.bots.tricktakers.worth import WIN, black_crown_worth, crown_worth


class Usual(NamedTuple):
    """Averages of one round."""

    points: float
    final_points: float
    crown: float = 0.0
    black_crown: float = 0.0
    """How likely it earns them."""
    won: float = 0.0
    final_won: float = 0.0
    """How likely it wins the game by its own victory."""


USUAL: Final[dict[str, dict[int, Usual]]] = {
    "king": {
        2: Usual(76, 145),
        3: Usual(69, 128, 0.54, 0.02, 0.04, 0.04),
        4: Usual(55, 103, 0.38, 0.04),
        5: Usual(51, 66, 0.26, 0.08),
    },
    "gambler": {
        2: Usual(58, 41),
        3: Usual(50, 61, 0.2, 0.15, 0.03, 0.05),
        4: Usual(68, 57, 0.1, 0.3, 0.01),
        5: Usual(73, 40, 0.08, 0.4, 0.0, 0.01),
    },
    "resistance": {
        2: Usual(74, 97),
        3: Usual(43, 74, 0.17, 0.36, 0.1, 0.11),
        4: Usual(49, 66, 0.16, 0.5, 0.04, 0.06),
        5: Usual(36, 48, 0.11, 0.55, 0.02, 0.02),
    },
    "adventurer": {
        2: Usual(92, 87),
        3: Usual(72, 70, 0.28, 0.2, 0.02, 0.01),
        4: Usual(59, 60, 0.17, 0.35),
        5: Usual(60, 47, 0.12, 0.45, 0.0, 0.01),
    },
    "hermit": {
        2: Usual(56, 63),
        3: Usual(39, 53, 0.18, 0.55, 0.01),
        4: Usual(39, 44, 0.03, 0.75, 0.01),
        5: Usual(47, 44, 0.02, 0.7),
    },
    "collector": {2: Usual(50, 46), 3: Usual(60, 58), 4: Usual(73, 67), 5: Usual(78, 58)},
    "berserker": {
        2: Usual(45, 31, 0.0, 0.0, 0.0, 0.26),
        3: Usual(44, 28, 0.63, 0.0, 0.0, 0.14),
        4: Usual(42, 18, 0.5, 0.0, 0.0, 0.27),
        5: Usual(33, 12, 0.37, 0.0, 0.0, 0.45),
    },
    "ruler": {
        2: Usual(69, 66),
        3: Usual(38, 39, 0.1, 0.2),
        4: Usual(51, 45, 0.1, 0.27),
        5: Usual(59, 42, 0.1, 0.22),
    },
}
_ANYBODY: Final = Usual(50, 50, 0.1, 0.2)


def usual_worth(table: Table, name: str, *, may_wear: bool = True, final: bool | None = None) -> float:
    """What a round with this character is worth to this seat on average."""
    usual = USUAL.get(name, {}).get(table.seats, _ANYBODY)
    if table.final if final is None else final:
        value = usual.final_points + WIN * usual.final_won
    else:
        value = usual.points + WIN * usual.won
    if table.two or not may_wear:
        return value
    return value + usual.crown * crown_worth(table) + usual.black_crown * black_crown_worth(table)
