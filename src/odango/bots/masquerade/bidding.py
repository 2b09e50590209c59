"""What a hand is good for, and what to bid on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.masquerade.keeping import worth
from odango.core.rng import Rng
from odango.games.masquerade.cards import ROYAL_BONUS, TEAMS, Card, Team

BASE: Final = {3: 8.0, 4: 6.0, 5: 5.0, 6: 4.0, 7: 4.0, 8: 3.5, 9: 3.0}
"""What the best of a team collects with nothing in hand, by seats; the mates help."""
PER_WORTH: Final = 0.5
"""And how many more with every Character's worth of strong cards."""

STANDS: Final = 2
"""A bid that is less than so much below what one's own hand is good for may well be the last."""


def strength(hand: Sequence[Card], team: Team) -> float:
    return sum(worth(card, team, 0.0) for card in hand)


def expected(hand: Sequence[Card], team: Team, seats: int) -> float:
    """How many Characters a royal player with this hand can count on for the team, the royal bonus included."""
    return BASE[seats] + PER_WORTH * strength(hand, team) + ROYAL_BONUS


def names(team: Team, number: int, good_for: float, rng: Rng) -> Team:
    """The team to name with a bid.  One that is likely to stand says the truth, for the five it brings; one that will
    be raised says nothing.
    """
    return team if number > good_for - STANDS else rng.below(len(TEAMS))
