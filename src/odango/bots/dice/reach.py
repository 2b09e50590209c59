"""What dice can take: exact, and quick enough to be asked thousands of times a second."""

from __future__ import annotations

from collections.abc import Iterable

from odango.games.dice.state import Die

Reach = int
"""Which values can be taken, as a mask: bit v is set if a die showing v can."""


def sums(row: Iterable[Die]) -> int:
    """Every sum that some of these dice show together, as a mask; bit 0 is the sum of none."""
    found = 1
    for thrown in row:
        found |= found << (thrown & 31)
    return found


def reach(row: tuple[Die, ...], joining: tuple[int, ...] = ()) -> Reach:
    """What these dice can take: one that shows enough by Power, several by Skill, with a Droid Die of `joining` too."""
    if not row:
        return 0
    together = sums(row)
    found = together
    for droid in joining:
        found |= (together & ~1) << droid
    return found | (2 << max(thrown & 31 for thrown in row)) - 1


def chance_to_be_taken(size: int, by: Reach) -> float:
    """How likely a die of this size is to show a value within reach when it is rolled."""
    return (by & (2 << size) - 2).bit_count() / size


def largest_taken(row: tuple[Die, ...], by: Reach, rolled: int = 0) -> float:
    """The expected size of the largest die within reach; those of the mask `rolled` are about to be rolled.

    A row lies smallest first.  Nothing within reach counts 0.
    """
    expected = 0.0
    still = 1.0
    for place in range(len(row) - 1, -1, -1):
        thrown = row[place]
        if rolled >> place & 1:
            size = thrown >> 5
            chance = (by & (2 << size) - 2).bit_count() / size
            expected += still * chance * size
            still *= 1 - chance
        elif by >> (thrown & 31) & 1:
            return expected + still * (thrown >> 5)
    return expected


def within_reach(row: tuple[Die, ...], by: Reach) -> int:
    """The sizes of all dice within reach, added up."""
    return sum(thrown >> 5 for thrown in row if by >> (thrown & 31) & 1)
