"""Names of the things on the board, by which an option says what it concerns: a kind and numbers, `die:0:2`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

_NAME: Final = re.compile(r"([a-z]{1,20})((?::(?:0|[1-9]\d{0,2})){1,4})", re.ASCII)


class Thing(NamedTuple):
    kind: str
    numbers: tuple[int, ...]


UNKNOWN: Final = Thing("", ())


@cache
def ref(kind: str, *numbers: int) -> str:
    """How a thing is called.  What the numbers count belongs to the game and the kind."""
    return ":".join([kind, *map(str, numbers)])


def pointed_at(refs: Iterable[str]) -> list[Thing]:
    """The things of these names, each once, sorted by kind and numbers.  What is no name at all is UNKNOWN."""
    return sorted({_read(name) for name in refs})


def sole(refs: Iterable[str], kind: str) -> tuple[int, ...] | None:
    """The numbers of the one thing pointed at, if it is one and of this kind."""
    match pointed_at(refs):
        case [Thing(found, numbers)] if found == kind:
            return numbers
    return None


def _read(name: str) -> Thing:
    found = _NAME.fullmatch(name)
    return UNKNOWN if found is None else Thing(found[1], tuple(map(int, found[2][1:].split(":"))))
