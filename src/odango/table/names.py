"""What people are called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain, count

from odango.core.replay import SIGNED
from odango.text import one_line

LONGEST = 24
BLANK = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))
"""Characters that count as letters or symbols and show nothing."""
_MARKS = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_PILED_MARKS = re.compile(rf"({_MARKS}{{2}}){_MARKS}+")


def clean(name: str) -> str:
    """A name fit to be shown: one line of visible characters, no towers of accents, never signed like a bot.

    Empty where nothing is left to call somebody by.
    """
    words = _PILED_MARKS.sub(r"\1", one_line(unicodedata.normalize("NFKC", name).translate(BLANK)))
    while signed := SIGNED.fullmatch(f"? {words}"):
        # A level in brackets at the end is how a bot signs.
        words = signed[1].removeprefix("?").strip()
    words = words[:LONGEST].strip()
    return words if any(c.isalnum() or unicodedata.category(c)[0] == "S" for c in words) else ""


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, with a number behind it where somebody at the table has it already."""
    others = {other.casefold() for other in taken}
    numbered = (f"{name[: LONGEST - 3].rstrip()} {number}" for number in count(2))
    return next(candidate for candidate in chain([name], numbered) if candidate.casefold() not in others)
