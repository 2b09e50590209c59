"""How loudly each kind of act speaks, in half natural logarithms of the odds.

Fitted, not thought up: `python -m odango.bots.masquerade.fit` fits them again and prints this table.
"""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "bid-early": 0.014,
    "bid-last": 0.557,
    "crown": 1.044,
    "unmask": 0.234,
    "lead-high": 0.668,
    "lead-middle": 0.0,
    "lead-low": 0.0,
    "lead-card": -0.542,
    "lead-special": 0.56,
    "take": 0.0,
    "take-either": 0.157,
    "take-last": 0.728,
    "take-last-either": 1.622,
    "take-card": -0.023,
    "take-special": 0.015,
    "throw-side": 0.017,
    "throw-card": -0.166,
    "feed": 0.007,
    "feed-mate": 0.092,
    "starve": -0.044,
    "starve-mate": -0.185,
    "beat": 0.0,
    "beat-mate": -0.045,
    "cancel": 0.0,
    "cancel-mate": -0.289,
    "unseat": -0.072,
    "unseat-mate": -0.117,
    "seat": 0.044,
    "turn": 0.0,
    "turn-mate": -0.534,
    "give": 0.017,
    "give-mate": 0.943,
    "given": 0.0,
    "choose-pile": 2.314,
}
