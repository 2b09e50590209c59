"""A deck as a list that people write: `4 Titus`, a card to a line.

Titles are understood as printed or as the rulebook lists them, by any case and with or without punctuation, and so are
the names that notation uses.  A line may also be ended by `;`, so that a whole deck fits into one.  `name:` gives the
deck a name; `#` begins a remark.
"""

from __future__ import annotations

import re
from collections import Counter
from difflib import get_close_matches
from functools import cache
from typing import Final

from msgspec import Struct

from odango.games.ccg.cards import CARDS, NUMBER, TYPES, Kind
from odango.text import Line, line, one_line

LONGEST: Final = 12_000
"""Letters of a list; far more than any deck needs."""
MOST: Final = 250
"""Cards of a deck.  The rulebook knows no limit; a table has to (S-100)."""
LONGEST_NAME: Final = 40
MOST_GUESSES: Final = 10
"""For so many cards that nobody knows it is looked which may be meant; that takes its time."""
KINDS: Final = ("scout", "knight", "monster", "villain", "person", "item", "event", "defense-event", "power")
"""The order in which a list is written."""
_PART: Final = re.compile(r"(?:(\d{1,4})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,4}))?")
_NAME: Final = re.compile(r"name\s*:\s*(.*)", re.IGNORECASE)


class DeckList(Struct, frozen=True):
    """A deck somebody has put together, playable or not."""

    name: str
    """As its owner calls it; may be empty."""
    cards: tuple[Kind, ...]
    """Sorted."""

    @property
    def counts(self) -> dict[Kind, int]:
        return dict(Counter(self.cards))


def bare(title: str) -> str:
    """A title without what people write in different ways."""
    return " ".join(re.sub(r"[^a-z0-9]+", " ", title.casefold().replace("&", " and ").replace("'", "")).split())


@cache
def titles() -> dict[str, Kind]:
    """All that a card may be called."""
    found = {
        bare(called): kind for kind, card in enumerate(CARDS) for called in (card.listed_as, card.title, card.name)
    }
    return {**found, **{name: kind for kind, name in enumerate(TYPES)}, "": -1}


def read(text: str) -> tuple[DeckList, list[Line]]:
    """The deck that is written so, and what of it could not be read, line by line."""
    if len(text) > LONGEST:
        return DeckList("", ()), [line("ccg-list-long", most=LONGEST)]
    name = ""
    counts: Counter[Kind] = Counter()
    faults: list[Line] = []
    parts = [(number, part) for number, row in enumerate(text.splitlines(), start=1) for part in row.split(";")]
    for number, part in parts:
        told = one_line(part.partition("#")[0])
        titled = _NAME.fullmatch(told)
        if titled is not None:
            name = one_name(titled[1])
        elif told:
            found = _PART.fullmatch(told)
            kind = -1 if found is None else titles().get(bare(found[2]), -1)
            if found is None or kind < 0:
                faults.append(unknown(number, told if found is None else found[2], guess=len(faults) < MOST_GUESSES))
            else:
                counts[kind] += int(found[1] or found[3] or 1)
    if counts.total() > MOST:
        return DeckList(name, ()), [*faults, line("ccg-list-many", count=counts.total(), most=MOST)]
    return DeckList(name, tuple(sorted(counts.elements()))), faults


def one_name(text: str) -> str:
    """A name that fits on one line of a list."""
    return one_line(text.replace(";", " ").replace("#", " "))[:LONGEST_NAME].strip()


def unknown(number: int, title: str, *, guess: bool) -> Line:
    """No card is called so; perhaps one nearly is."""
    near = get_close_matches(bare(title[:60]), titles(), n=1, cutoff=0.7) if guess else []
    if near:
        return line("ccg-list-unknown-near", number=number, title=title[:60], near=CARDS[titles()[near[0]]].title)
    return line("ccg-list-unknown", number=number, title=title[:60])


def by_kind(deck: DeckList) -> dict[str, list[Kind]]:
    """The different cards of a deck, kind by kind in the order of a list; Levels from the lowest up."""
    different = sorted(deck.counts, key=lambda kind: (CARDS[kind].level, kind))
    return {what: found for what in KINDS if (found := [kind for kind in different if CARDS[kind].kind == what])}


def write(deck: DeckList) -> str:
    """The list, for people to keep and to pass on; `read` understands it."""
    counts = deck.counts
    found = [f"name: {deck.name}"] if deck.name else []
    for what, kinds in by_kind(deck).items():
        found += [f"\n# {what} ({sum(counts[kind] for kind in kinds)})"]
        found += [f"{counts[kind]} {CARDS[kind].title}" for kind in kinds]
    return "\n".join(found).strip() + "\n"


def code(deck: DeckList) -> str:
    """The list in one line, as setups, logs and links have it: the same deck always in the same letters."""
    parts = [f"name: {deck.name}"] if deck.name else []
    parts += [f"{count} {CARDS[kind].name}" for kind, count in sorted(deck.counts.items())]
    return "; ".join(parts)


def deck_of(cards: dict[str, int], name: str = "") -> DeckList:
    """The deck with so many of each card, by name."""
    return DeckList(name, tuple(sorted(NUMBER[card] for card, count in cards.items() for _ in range(count))))
