"""What a round with a character usually brings, whatever the hand.

Rounded from 100 deals among steady players, who have changed a little since; the expansion's characters from 30 and, at
five, 20 deals among all fifteen.  `python -m odango.bots.tricktakers.measure usual` measures it again and prints such a
table.
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
    "strategist": {
        2: Usual(45, 32),
        3: Usual(58, 40, 0.26, 0.23, 0.0, 0.04),
        4: Usual(60, 46, 0.1, 0.44, 0.0, 0.03),
        5: Usual(53, 49, 0.05, 0.34),
    },
    "summoner": {
        2: Usual(71, 70),
        3: Usual(47, 62, 0.57, 0.04, 0.23, 0.12),
        4: Usual(50, 37, 0.36, 0.05, 0.07, 0.07),
        5: Usual(43, 34, 0.31, 0.02, 0.03),
    },
    "ninja": {
        2: Usual(46, 68),
        3: Usual(44, 37, 0.35, 0.13),
        4: Usual(44, 53, 0.09, 0.18),
        5: Usual(59, 32, 0.07, 0.07),
    },
    "alchemist": {
        2: Usual(165, 159),
        3: Usual(115, 78, 0.39, 0.08),
        4: Usual(98, 79, 0.12, 0.27),
        5: Usual(100, 62, 0.05, 0.4),
    },
    "samurai": {
        2: Usual(79, 65),
        3: Usual(49, 38, 0.12, 0.1, 0.13, 0.05),
        4: Usual(48, 31, 0.16, 0.23, 0.03, 0.08),
        5: Usual(38, 25, 0.1, 0.21, 0.05, 0.05),
    },
    "time-traveler": {
        2: Usual(73, 73),
        3: Usual(51, 38, 0.13, 0.48, 0.0, 0.12),
        4: Usual(88, 33, 0.04, 0.72, 0.0, 0.26),
        5: Usual(95, 54, 0.06, 0.66, 0.0, 0.06),
    },
    "phantom-thief": {
        2: Usual(55, 29),
        3: Usual(9, 0, 0.14, 0.23),
        4: Usual(1, 7, 0.09, 0.3, 0.0, 0.04),
        5: Usual(1, 8, 0.08, 0.29),
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
