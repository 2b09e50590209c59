"""The tiles of Truth or Bluff in letters: a symbol, a short name and a colour, any of which would do alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from odango.games.bluff.tiles import CHARACTER_OF, CHARACTERS, NAMES, Tile, is_villain, is_white
from odango.terminal.face import Words

# Colours of middling brightness, readable on black and on white.
_MARKS: Final = {
    "sailor-moon": ("☾", "color(178)"),
    "sailor-mercury": ("☿", "color(33)"),
    "sailor-mars": ("♂", "color(196)"),
    "sailor-jupiter": ("♃", "color(35)"),
    "sailor-venus": ("♀", "color(208)"),
    "tuxedo-mask": ("✦", "bold"),
    "sailor-chibi-moon": ("♡", "color(205)"),
    "sailor-pluto": ("♇", "color(134)"),
}
_WHITE: Final = "○"
_VILLAIN: Final = ("◆", "bold color(161)")


def drawn(kind: Tile, words: Words, count: int = 1) -> Text:
    """One kind of tile, and how many of it if there are several."""
    text = Text()
    if is_villain(kind):
        symbol, style = _VILLAIN
        text.append(symbol + words(f"terminal-bluff-short-{NAMES[kind]}"), style)
    else:
        character = CHARACTERS[CHARACTER_OF[kind]]
        symbol, style = _MARKS[character]
        name = words(f"terminal-bluff-short-{character}")
        if is_white(kind):
            text.append(_WHITE + symbol + words("terminal-bluff-white", name=name), f"underline {style}")
        else:
            text.append(symbol + name, style)
    if count > 1:
        text.append(f"×{count}")
    return text


def heap(tiles: Iterable[Tile], words: Words) -> list[Text]:
    """Tiles by kind, each kind once."""
    return [drawn(kind, words, count) for kind, count in sorted(Counter(tiles).items())]
