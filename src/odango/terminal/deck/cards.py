"""`odango deck cards`: all 160 cards, searched and filtered."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from odango.games.ccg.cards import CARDS, Kind
from odango.terminal.ccg.pieces import card_name
from odango.terminal.ccg.sheets import RARITIES, sheet
from odango.terminal.deck.files import speaking
from odango.terminal.face import Words
from odango.terminal.screen import Problem, Screen
from odango.text import line

IN_FULL: Final = 12
"""So many cards are shown with all they say; of more only their figures."""
VERY_WIDE: Final = 1000


def show_cards(screen: Screen, asked: argparse.Namespace) -> None:
    """The cards that fit, in full if they are few."""
    found = matching(asked.words, asked.kind, asked.rarity, asked.icon, asked.family, speaking(screen))
    if not found:
        raise Problem(line("terminal-deck-no-match"), 1)
    if len(found) <= IN_FULL:
        for place, kind in enumerate(found):
            if place:
                screen.gap()
            screen.lines(sheet(kind, speaking(screen), screen.width))
    else:
        screen.show(figures(screen, found))
    screen.gap()
    screen.say("terminal-deck-found", "dim", count=len(found), all=len(CARDS))


def matching(
    typed: Sequence[str], kind: str | None, rarity: str | None, icon: str | None, family: str | None, words: Words
) -> list[Kind]:
    """The cards of this kind, rarity, type of Power and family, in whose name or words all of these are found."""
    sought = [word.casefold() for text in typed for word in text.split()]
    found = []
    for number, card in enumerate(CARDS):
        fits = (
            kind in (None, card.kind)
            and rarity in (None, RARITIES[card.rarity])
            and icon in (None, card.icon)
            and family in (None, card.family, card.replaces)
        )
        if fits and all(word in said(number, words) for word in sought):
            found.append(number)
    return found


def said(kind: Kind, words: Words) -> str:
    """All that is told of a card, to search in."""
    told = "\n".join(text.plain for text in sheet(kind, words, VERY_WIDE))
    return f"{CARDS[kind].name}\n{CARDS[kind].title}\n{told}".casefold()


def figures(screen: Screen, kinds: Sequence[Kind]) -> Table:
    """One line a card: number, name, kind, Health, points, type."""
    words = speaking(screen)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("number", "card", "kind", "rarity", "health", "points", "icon"):
        right = key in ("number", "health", "points")
        table.add_column(screen.words(f"terminal-deck-column-{key}"), justify="right" if right else "left")
    for kind in kinds:
        card = CARDS[kind]
        what = words(f"terminal-ccg-of-{card.family}") if card.family else words(f"terminal-ccg-kind-{card.kind}")
        table.add_row(
            str(card.number),
            Text(card_name(kind, words), "bold"),
            what,
            words(f"terminal-ccg-rarity-{RARITIES[card.rarity]}"),
            str(card.health or ""),
            str(card.points or ""),
            words(f"terminal-ccg-{card.icon}") if card.icon else "",
        )
    return table
