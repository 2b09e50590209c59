"""Dealing unseen cards anew so that everything a seat can conclude still holds.  Pure: it knows nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from odango.core.rng import Rng

ASTRAY: Final = 97
"""Every so many tries a step for the worse is taken: it leads out of dead ends."""
PATIENCE: Final = 50_000
"""So many tries always were enough by far; more would mean that what is said to be known cannot be."""


class Group(NamedTuple):
    """Of the cards in these places at most so many can be of some kind."""

    places: frozenset[int]
    of_kind: Callable[[int], bool]
    most: int


class _Table:
    """Cards in places, with how many of its kind every group holds."""

    def __init__(self, cards: list[int], groups: Sequence[Group]) -> None:
        self.cards = cards
        self.groups = groups
        self.counts = [sum(group.of_kind(cards[i]) for i in group.places) for group in groups]

    def over(self, group: int) -> int:
        return max(0, self.counts[group] - self.groups[group].most)

    def trouble(self) -> int:
        return sum(map(self.over, range(len(self.groups))))

    def swap(self, one: int, two: int) -> None:
        mine, theirs = self.cards[one], self.cards[two]
        if mine == theirs:
            return
        self.cards[one], self.cards[two] = theirs, mine
        for i, group in enumerate(self.groups):
            here, there = one in group.places, two in group.places
            if here != there:
                change = group.of_kind(theirs) - group.of_kind(mine)
                self.counts[i] += change if here else -change


def settle(cards: list[int], groups: Sequence[Group], rng: Rng) -> None:
    """Exchange cards until every group holds; then some more at random, so that no possible world is favoured."""
    table = _Table(cards, groups)
    now = table.trouble()
    tries = 0
    while now:
        broken = next(i for i in range(len(groups)) if table.over(i))
        kind = groups[broken].of_kind
        one = _any(sorted(i for i in groups[broken].places if kind(cards[i])), rng)
        two = rng.below(len(cards))
        table.swap(one, two)
        then = table.trouble()
        tries += 1
        if tries > PATIENCE:
            raise AssertionError("these hands cannot be")
        if then <= now or tries % ASTRAY == 0:
            now = then
        else:
            table.swap(one, two)
    for one in range(len(cards)):
        two = rng.below(len(cards))
        table.swap(one, two)
        if table.trouble():
            table.swap(one, two)


def _any(places: list[int], rng: Rng) -> int:
    return places[rng.below(len(places))]
