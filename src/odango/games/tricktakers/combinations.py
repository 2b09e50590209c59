"""What the Collector makes of the cards collected: the best way is found here, by a pure function."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from msgspec import Struct

from odango.games.tricktakers.cards import COLOURS, FACE, HIGHEST, NUMBER, RARE, Card
from odango.games.tricktakers.data import DATA, WIN

_POINTS: Final = {row.id: row.points for row in DATA.combinations}
WINNING: Final = next(row.id for row in DATA.combinations if row.points == WIN)
PAIR: Final = 2


class Combination(Struct, frozen=True, gc=False):
    id: str
    cards: tuple[Card, ...]
    points: int
    """0 for the one that wins the game."""


class Collection(Struct, frozen=True, gc=False):
    """A pile, made the best of."""

    combinations: tuple[Combination, ...]
    unused: int
    """How many cards are in none of them."""
    points: int
    """What it is worth, unused cards deducted."""
    wins: bool
    """Whether it holds the run of nine that wins the game."""


def best(cards: Iterable[Card], *, winning: bool = True) -> Collection:
    """The best of all ways to make up to three combinations, no card in two of them.

    A Rare stands for any number of any colour, one in a combination at most.  White Flags and the Berserker card fit
    none.  Every two unused cards cost 10.  `winning` says whether a run of nine wins the game.
    """
    return _best(tuple(sorted(cards)), winning)


@lru_cache(maxsize=4096)
def _best(cards: tuple[Card, ...], winning: bool) -> Collection:
    found = sorted(_all(cards), key=lambda entry: -entry[1])
    if winning:
        for name, _, mask in found:
            if name == WINNING:
                return Collection((_made(cards, name, mask),), len(cards) - mask.bit_count(), 0, True)
    found = [entry for entry in found if entry[0] != WINNING]
    picked = _search(found, len(cards))
    made = tuple(_made(cards, name, mask) for name, _, mask in picked)
    unused = len(cards) - sum(len(one.cards) for one in made)
    return Collection(made, unused, _total(picked, len(cards)), False)


_Entry = tuple[str, int, int]
"""A combination's id, its points, and which cards it takes, as bits."""


def _total(picked: Sequence[_Entry], size: int) -> int:
    left = size - sum(mask.bit_count() for _, _, mask in picked)
    return sum(points for _, points, _ in picked) + left // PAIR * DATA.collector.unused_pair


def _search(found: list[_Entry], size: int) -> tuple[_Entry, ...]:
    """Try the dearest first, and stop where even the best that could still come would not be enough.

    A combination is worth its points and what its cards would cost unused, which is at most 10 for every two and one.
    """
    worth = [points + (mask.bit_count() + 1) // PAIR * -DATA.collector.unused_pair for _, points, mask in found]
    order = sorted(range(len(found)), key=lambda i: -worth[i])
    entries = [found[i] for i in order]
    worths = [worth[i] for i in order]
    idle = size // PAIR * DATA.collector.unused_pair
    best_total, best_picked = idle, ()  # type: tuple[int, tuple[_Entry, ...]]

    def go_on(start: int, taken: int, picked: tuple[_Entry, ...], hoped: int) -> None:
        nonlocal best_total, best_picked
        total = _total(picked, size)
        if total > best_total:
            best_total, best_picked = total, picked
        left = DATA.collector.most - len(picked)
        for i in range(start, len(entries) if left else 0):
            if idle + hoped + left * worths[i] <= best_total:
                return
            if not entries[i][2] & taken:
                go_on(i + 1, taken | entries[i][2], (*picked, entries[i]), hoped + worths[i])

    go_on(0, 0, (), 0)
    return best_picked


def _made(cards: tuple[Card, ...], name: str, mask: int) -> Combination:
    points = _POINTS[name]
    chosen = tuple(card for i, card in enumerate(cards) if mask >> i & 1)
    return Combination(name, chosen, points if isinstance(points, int) else 0)


def _all(cards: tuple[Card, ...]) -> list[_Entry]:
    """Every combination these cards can make, told apart by the cards it takes; the dearest of those with the same."""
    found: dict[int, _Entry] = {}
    rares = [1 << i for i, card in enumerate(cards) if FACE[card].kind == RARE][: DATA.collector.most]
    at: dict[tuple[int, int], list[int]] = {}
    for i, card in enumerate(cards):
        if FACE[card].kind == NUMBER:
            at.setdefault((FACE[card].colour, FACE[card].value), []).append(1 << i)
    for name, parts in _shapes(at):
        points = _POINTS[name]
        value = points if isinstance(points, int) else 1000
        for mask in _filled(parts, rares):
            if mask not in found or found[mask][1] < value:
                found[mask] = (name, value, mask)
    return list(found.values())


def _filled(parts: Sequence[Sequence[int]], rares: Sequence[int]) -> Iterator[int]:
    """All ways to take one card for every part, a Rare for one of them perhaps."""
    gaps = [i for i, part in enumerate(parts) if not part]
    if len(gaps) > 1 or (gaps and not rares):
        return
    if not gaps:
        for one in product(*parts):
            if len(set(one)) == len(one):
                yield sum(one)
    for i in gaps or range(len(parts)) if rares else ():
        for one in product(*parts[:i], rares, *parts[i + 1 :]):
            if len(set(one)) == len(one):
                yield sum(one)


def _shapes(at: dict[tuple[int, int], list[int]]) -> Iterator[tuple[str, Sequence[Sequence[int]]]]:
    """The combinations as parts, each with the cards that will do for it."""
    colours, values = range(len(COLOURS)), range(1, HIGHEST + 1)
    for size in (3, 5, 9):
        for colour, start in product(colours, range(1, HIGHEST - size + 2)):
            run = [at.get((colour, start + i), []) for i in range(size)]
            yield f"straight-flush{size}", run
    for start in range(1, HIGHEST - 1):
        yield "straight3", [_of_value(at, start + i) for i in range(3)]
    for value in values:
        same = _of_value(at, value)
        for size in (3, 4):
            for some in combinations(same, size):
                yield f"kind{size}", [[one] for one in some]
            for some in combinations(same, size - 1):
                yield f"kind{size}", [*([one] for one in some), []]
    for colour in colours:
        suit = [one for (other, _), ones in at.items() if other == colour for one in ones]
        for some in combinations(suit, 3):
            yield "flush3", [[one] for one in some]
        for some in combinations(suit, 2):
            yield "flush3", [*([one] for one in some), []]


def _of_value(at: dict[tuple[int, int], list[int]], value: int) -> list[int]:
    return [one for colour in range(len(COLOURS)) for one in at.get((colour, value), [])]
