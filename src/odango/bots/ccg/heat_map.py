"""A heat map as an SVG picture: colour and number in every cell, readable in light and in dark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

CELL: Final = (74, 44)
LEFT: Final = 240
TOP: Final = 178
RIGHT: Final = 130
BOTTOM: Final = 18
"""Room for names: slanted ones reach to the right of their column."""
LOW: Final = (116, 160, 232)
MIDDLE: Final = (246, 241, 250)
HIGH: Final = (245, 160, 92)
"""Blue loses, orange wins; both light enough for dark figures, and told apart by those who see red and green alike."""
STYLE: Final = """
  text { font: 15px system-ui, sans-serif; }
  .paper { fill: #ffffff; stroke: #d8d2e6; }
  .name { fill: #1d1633; }
  .figure { fill: #1d1633; font-weight: 600; text-anchor: middle; }
  .same { fill: #ebe6f3; }
  .dash { fill: #6b6282; text-anchor: middle; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #17122a; stroke: #3a3158; }
    .name { fill: #f1edf9; }
    .same { fill: #2a2244; }
    .dash { fill: #b4abc9; }
  }
"""


def colour(share: float) -> str:
    """From blue at 0 over nearly white at one half to orange at 1."""
    share = min(1.0, max(0.0, share))
    one, two, way = (LOW, MIDDLE, 2 * share) if share < 0.5 else (MIDDLE, HIGH, 2 * share - 1)
    return "#" + "".join(f"{round(a + (b - a) * way):02x}" for a, b in zip(one, two, strict=True))


def heat_map(names: Sequence[str], shares: Sequence[Sequence[float]]) -> str:
    """What the one of each row gets against the one of each column, in percent; nobody meets themselves."""
    wide, high = CELL
    width, height = LEFT + wide * len(names) + RIGHT, TOP + high * len(names) + BOTTOM
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title">',
        '<title id="title">Share of victories in percent: the deck of the row against the deck of the column</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="14"/>',
        *labels(names),
        *(part for row, values in enumerate(shares) for part in cells(names, row, values)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def labels(names: Sequence[str]) -> Iterator[str]:
    wide, high = CELL
    for place, name in enumerate(names):
        middle = TOP + high * place + high / 2
        yield f'<text class="name" x="{LEFT - 12}" y="{middle + 5:g}" text-anchor="end">{escape(name)}</text>'
        x, y = LEFT + wide * place + wide / 2, TOP - 10
        yield f'<text class="name" x="{x:g}" y="{y}" transform="rotate(-40 {x:g} {y})">{escape(name)}</text>'


def cells(names: Sequence[str], row: int, values: Sequence[float]) -> Iterator[str]:
    wide, high = CELL
    for column, share in enumerate(values):
        x, y = LEFT + wide * column, TOP + high * row
        box = f'x="{x + 1}" y="{y + 1}" width="{wide - 2}" height="{high - 2}" rx="6"'
        at = f'x="{x + wide / 2:g}" y="{y + high / 2 + 5:g}"'
        if row == column:
            yield f'<g><rect class="same" {box}/><text class="dash" {at}>–</text></g>'
        else:
            about = escape(f"{names[row]} against {names[column]}: {100 * share:.0f} %")
            yield (
                f'<g><title>{about}</title><rect fill="{colour(share)}" {box}/>'
                f'<text class="figure" {at}>{100 * share:.0f}</text></g>'
            )
