"""The Characters of a deck as text, so that whoever knows the printed list can play with it.

One card a line, `moon 1/8`: planet, power for the Sailor Guardians, power for the Dark Kingdom.  Empty lines and what
follows a # do not count.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from odango.core.game import BadSetup
from odango.games.masquerade.cards import CHARACTERS, NAMES, PLANET, PLANETS, POWERS, Card, character

_CARD: Final = re.compile(r"([a-z]+)[\s-]+([1-8])\s*[/-]\s*([1-8])")


def read(text: str) -> tuple[str, ...]:
    """The deck that is written so.  BadSetup says which line is no card, or how many cards there are instead of 58."""
    lines = [(number, row.partition("#")[0].strip()) for number, row in enumerate(text.splitlines(), 1)]
    deck = []
    for number, row in lines:
        if row:
            try:
                deck.append(NAMES[face_of(row)])
            except BadSetup as error:
                raise BadSetup(f"Line {number} of the deck: {error}") from None
    check(deck)
    return tuple(deck)


def write(faces: Iterable[Card]) -> str:
    """The text of a deck; `read` takes it back."""
    return "".join(f"{PLANETS[PLANET[face]]} {POWERS[face][0]}/{POWERS[face][1]}\n" for face in faces)


def face_of(name: str) -> Card:
    """The Character that is called so, `moon-1-8` or `moon 1/8`."""
    found = _CARD.fullmatch(name.strip().casefold())
    if found is None or found[1] not in PLANETS:
        planets = ", ".join(PLANETS)
        raise BadSetup(f"“{name}” is no Character: write a planet ({planets}) and two powers from 1 to 8: moon 1/8.")
    return character(PLANETS.index(found[1]), int(found[2]), int(found[3]))


def check(deck: Iterable[str]) -> None:
    faces = [face_of(name) for name in deck]
    if len(faces) != CHARACTERS:
        raise BadSetup(f"A deck has {CHARACTERS} Characters, not {len(faces)}.")
    missing = [name for planet, name in enumerate(PLANETS) if planet not in Counter(PLANET[face] for face in faces)]
    if missing:
        raise BadSetup(f"A deck has Characters of all five planets; there is none of {', '.join(missing)}.")
