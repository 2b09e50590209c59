"""What a hand may come to: the best way through its cards, each played to win or to lose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from odango.bots.tricktakers.odds import Chance


def hope(cards: Iterable[Chance], wins: int, worth: Sequence[float]) -> float:
    """What is to be expected with these cards to play and so many tricks won; `worth` is by tricks won in the end.

    The cards that leave most choice are played last, so that what has happened till then can be made the best of.  Of
    more cards than there are tricks the strongest are kept, or the weakest.
    """
    values, there = list(worth), sorted(cards)
    room = len(values) - 1 - wins
    if len(there) > room:
        return max(hope(there[:room], wins, worth), hope(there[len(there) - room :], wins, worth))
    for most, least in sorted(there, key=lambda chance: chance.least - chance.most):
        values = [
            max(most * won + (1 - most) * lost, least * won + (1 - least) * lost) for lost, won in pairwise(values)
        ]
    return values[wins]
