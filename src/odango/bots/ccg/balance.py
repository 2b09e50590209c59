"""How the eight decks fare against each other in the hands of equal bots: docs/balance/ccg.md and its heat map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Final

from odango.bots.arena import Interval, interval
from odango.bots.ccg.heat_map import heat_map
from odango.bots.ccg.measure import DECKS, FIRST, deck_table, rows, seat_table, share, time_table
from odango.games.ccg import GAME
from odango.games.ccg.deck.decks import DeckName
from odango.text import english, line

FOLDER: Final = Path("docs") / "balance"
EVEN: Final = 0.5
FEWER: Final = 8
"""The other tables are made from one deal in so many: they play each deck against all."""
Shares = dict[tuple[DeckName, DeckName], list[float]]
"""What the first deck gets against the second, deal by deal."""


def duel(level: str, deals: int, first: int, decks: tuple[DeckName, DeckName]) -> list[float]:
    """What the first of two decks gets, deal by deal; every deal is played from both seats."""
    return [share((level, level), "standard", decks, seed) for seed in range(first, first + deals)]


def duels(level: str, deals: int, first: int, workers: int) -> Shares:
    """All pairs.  A deck against itself is even by the way it is measured, and is not played."""
    couples = list(combinations(DECKS, 2))
    with ProcessPoolExecutor(workers) as pool:
        found = dict(zip(couples, pool.map(partial(duel, level, deals, first), couples), strict=True))
    return found | {(two, one): [1 - value for value in values] for (one, two), values in found.items()}


def overall(found: Shares, deck: DeckName) -> Interval:
    """A deck's share against the seven others; a sample is a deal."""
    return interval(
        [fmean(deal) for deal in zip(*(found[deck, other] for other in DECKS if other != deck), strict=True)]
    )


def titled(deck: DeckName) -> str:
    return english().say(line(f"ccg-deck-{deck.replace('_', '-')}"))


def short(found: Interval) -> str:
    return f"{found.mean:.2f} [{max(0.0, found.low):.2f}, {min(1.0, found.high):.2f}]"


def pair_table(found: Shares) -> Iterator[str]:
    """Who gets how much against whom; the strongest first."""
    order = sorted(DECKS, key=lambda deck: -overall(found, deck).mean)
    yield "| deck | against the seven others | " + " | ".join(map(titled, order)) + " |"
    yield "|---" * (len(order) + 2) + "|"
    for deck in order:
        cells = [short(interval(found[deck, other])) if other != deck else "–" for other in order]
        yield f"| **{titled(deck)}** | {overall(found, deck)} | " + " | ".join(cells) + " |"


def picture(found: Shares) -> str:
    order = sorted(DECKS, key=lambda deck: -overall(found, deck).mean)
    means = [[EVEN if one == two else fmean(found[one, two]) for two in order] for one in order]
    return heat_map([titled(deck) for deck in order], means)


def sure(found: Shares) -> tuple[int, int]:
    """How many of the pairs are uneven beyond doubt, and how many there are."""
    couples = [interval(found[one, two]) for one, two in combinations(DECKS, 2)]
    return sum(one.low > EVEN or one.high < EVEN for one in couples), len(couples)


def page(level: str, deals: int, found: Shares, tables: Sequence[Sequence[str]]) -> str:
    """The page; `tables` are those of decks, seats and time."""
    uneven, couples = sure(found)
    few = max(2, deals // FEWER)
    decks, seats, time = ("\n".join(table) for table in tables)
    pairs = "\n".join(pair_table(found))
    return f"""# How the decks of the Sailor Moon CCG fare, and how strong its bots are

Measured on {datetime.now(UTC):%Y-%m-%d}, rules version {GAME.rules_version}, default options: Standard rules,
4 points, 30 turns. Deals are numbered from {FIRST}; the bots' rules of thumb were found on others.
`python -m odango.bots.ccg.measure balance {level} --deals {deals} --write` measures it all again, and writes this
page and its picture.

Shares are of victories, a shared one shared out; intervals are 95 %, over the deals. Where all deals ended alike an
interval has no width, which does not mean that nothing else can happen.

## The eight decks against each other

Two `{level}` bots play every pair of decks, {deals} deals a pair, each deal from both seats with the same chance.
A deck against itself is even by the way it is measured. Starter halves have 30 cards, the Character Decks 60. This is
how the decks fare in the hands of these bots: who plays better than they do may find other things in a deck.

![What each deck gets against each other one](ccg.svg)

{pairs}

Of {couples} pairs {uneven} are uneven beyond doubt: their interval leaves out one half.

## Against random players

`{level}` with a deck against a random player: with the same deck, with each of the eight in turn, and what the random
player gets with this deck against `{level}` with each of the eight. {few} deals, each from both seats.

{decks}

## At larger tables

One `{level}` bot, once in each seat, among random players. *Fair* is what everyone would get among equals. {few} deals
each.

{seats}

## Time

Only `{level}` bots; seconds of processor time on one core.

{time}
"""


def write(level: str, deals: int, first: int, workers: int, folder: Path = FOLDER) -> Iterator[str]:
    """Measure everything, write the page and the picture; what was written."""
    found = duels(level, deals, first, workers)
    few = max(2, deals // FEWER)
    against: tuple[str, str] = (level, "random")
    tables = [
        list(deck_table(rows(against, "standard", few, first, workers))),
        list(seat_table(against, "standard", few, first, workers)),
        list(time_table(level, few, first)),
    ]
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (("ccg.md", page(level, deals, found, tables)), ("ccg.svg", picture(found))):
        (folder / name).write_text(text, "utf-8")
        yield str(folder / name)
