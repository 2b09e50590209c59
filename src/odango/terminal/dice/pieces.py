"""Dice in letters.

A die is a box: its place, as notation counts, on top; what it shows inside; its size below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from odango.games.dice.state import Die, size_of, value_of

_BOX: Final = 6
"""A die is so wide, the gap behind it included."""
_PLAIN: Final = ("╭─╮", "│", "╰─╯")
_MARKED: Final = ("╔═╗", "║", "╚═╝")


def sizes(dice: Iterable[int]) -> str:
    return " ".join(f"d{size}" for size in dice)


def heap(dice: Iterable[int]) -> str:
    """Dice by size, each size once."""
    counted = sorted(Counter(dice).items())
    return " ".join(f"d{size}" if count == 1 else f"d{size}×{count}" for size, count in counted)


def boxes(dice: Sequence[Die], marked: int, width: int, indent: int) -> list[Text]:
    """The dice in a row, or in several where they do not fit; those of the mask have a double frame."""
    fit = max(1, (width - indent) // _BOX)
    lines = []
    for start in range(0, len(dice), fit):
        rows = [Text(" " * indent) for _ in range(3)]
        for place, one in enumerate(dice[start : start + fit], start):
            bold = marked >> place & 1
            (lt, h, rt), v, (lb, _, rb) = _MARKED if bold else _PLAIN
            drawn = (
                f"{lt}{place}{h * (3 - len(str(place)))}{rt}",
                f"{v}{value_of(one):^3}{v}",
                f"{lb}d{size_of(one)}{h * (2 - len(str(size_of(one))))}{rb}",
            )
            for row, part in zip(rows, drawn, strict=True):
                row.append(part, "bold" if bold else "").append(" ")
        lines += rows
    for row in lines:
        row.rstrip()
    return lines
