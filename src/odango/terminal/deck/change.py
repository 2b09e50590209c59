"""`odango deck change`: cards into a deck and out of it, without an editor."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.deck.lists import DeckList, one_name, read, write
from odango.terminal import saves
from odango.terminal.deck.files import STANDARD_INPUT, Named, readable, ready_made
from odango.terminal.deck.show import judge
from odango.terminal.screen import Problem, Screen
from odango.text import english, line


def change(screen: Screen, asked: argparse.Namespace) -> None:
    """Write the deck of a file anew with these cards more and those fewer, and say what is to be said of it."""
    file = Path(asked.file).expanduser()
    if asked.file == STANDARD_INPUT or ready_made(asked.file):
        raise Problem(line("terminal-deck-own-file", what=asked.file))
    if not (asked.add or asked.take or asked.call is not None):
        raise Problem(line("terminal-deck-no-change"))
    old = readable(asked.file).deck if file.exists() else DeckList("", ())
    counts = Counter(old.cards)
    counts.update(cards_told(asked.add))
    for kind, count in cards_told(asked.take).items():
        if count > counts[kind]:
            raise Problem(line("terminal-deck-too-few", card=CARDS[kind].title, count=counts[kind]), 1)
        counts[kind] -= count
    name = old.name if asked.call is None else one_name(asked.call)
    text = write(DeckList(name, tuple(sorted(counts.elements()))))
    found = Named(*read(text))
    if found.unread:
        raise Problem(line("terminal-deck-refused", file=asked.file, why=english().say(found.unread[0])), 1)
    saves.write(file, text)
    screen.say("terminal-deck-changed", file=str(file), count=len(found.deck.cards))
    judge(screen, found)


def cards_told(parts: list[str]) -> Counter[Kind]:
    """Cards as they are written in a list: `2 Luna`, or a title alone."""
    deck, unread = read("\n".join(parts))
    if unread:
        raise Problem(unread[0])
    return Counter(deck.cards)
