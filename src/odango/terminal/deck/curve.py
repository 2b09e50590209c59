"""A deck in figures: how much Power its cards ask for, and of which types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from odango.games.ccg.cards import CARDS, TYPES, Kind, is_power
from odango.games.ccg.data import Card, Cost
from odango.terminal.face import Words

LONGEST_BAR: Final = 30
BLOCK: Final = "█"
COLOURS: Final = ("green", "blue", "red")


def costs(card: Card) -> Iterator[Cost]:
    """All that a card can be asked Power for, and what is free: its attacks, its defences, its own use."""
    yield from (move.cost for move in card.attacks)
    yield from (defence.cost for defence in card.defences)
    if any(card.cost):
        yield card.cost


def power_curve(cards: Iterable[Kind]) -> list[int]:
    """How many attacks, defences and uses there are at each amount of Power, from none upwards."""
    found = Counter(sum(cost) for kind in cards for cost in costs(CARDS[kind]))
    return [found[amount] for amount in range(max(found, default=-1) + 1)]


def icons(cards: Sequence[Kind]) -> list[tuple[int, int]]:
    """For every type: how many Power cards there are of it, and how many cards ask for it."""
    asked = Counter(
        icon for kind in cards for icon in range(len(TYPES)) if any(cost[icon] for cost in costs(CARDS[kind]))
    )
    have = Counter(kind for kind in cards if is_power(kind))
    return [(have[icon], asked[icon]) for icon in range(len(TYPES))]


def bars(rows: Sequence[tuple[str, int, str]], style: Sequence[str] = ()) -> list[Text]:
    """Bars, each with a title before it and its number and more words behind it."""
    wide = max((len(title) for title, _, _ in rows), default=0)
    most = max((count for _, count, _ in rows), default=0)
    scale = min(1.0, LONGEST_BAR / most) if most else 1.0
    lines = []
    for place, (title, count, more) in enumerate(rows):
        # What there is one of is never too little to be seen.
        bar = BLOCK * max(round(count * scale), 1 if count else 0)
        colour = style[place] if place < len(style) else "magenta"
        lines.append(Text.assemble(f"  {title:>{wide}} ", (bar, colour), f" {count}" if bar else f"{count}", more))
    return lines


def drawn_curve(cards: Sequence[Kind], words: Words) -> list[Text]:
    rows = [(str(amount), count, "") for amount, count in enumerate(power_curve(cards))]
    return [Text(words("terminal-deck-curve"), "bold"), *bars(rows)] if rows else []


def drawn_icons(cards: Sequence[Kind], words: Words) -> list[Text]:
    rows = [
        (words(f"terminal-ccg-{TYPES[icon]}"), have, f" · {words('terminal-deck-asked', count=asked)}")
        for icon, (have, asked) in enumerate(icons(cards))
    ]
    return [Text(words("terminal-deck-icons"), "bold"), *bars(rows, COLOURS)]
