"""Decks that somebody names on the command line: a file with a list, or one of the eight."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from msgspec import Struct

from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.data import DATA
from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, DeckName, cards_of
from odango.games.ccg.deck.legality import LEAST, MOST_ALIKE, faults
from odango.games.ccg.deck.lists import DeckList, bare, read, titles
from odango.games.ccg.setup import HALF
from odango.terminal.face import Words
from odango.terminal.screen import Problem, Screen
from odango.text import Line, Word, english, line

PRECONSTRUCTED: Final[dict[str, DeckName]] = {name: name for name in (*STARTERS, *CHARACTER_DECKS)}
STANDARD_INPUT: Final = "-"


def speaking(screen: Screen) -> Words:
    """The words of the catalogue, where nobody is named."""
    return Words(screen.catalogue, [])


class Named(Struct, frozen=True):
    """A deck, and what of it could not be read."""

    deck: DeckList
    unread: list[Line]
    ready_made: DeckName | None = None
    """Which of the eight it is, if it is one."""

    def faults(self) -> list[Line]:
        """Why it cannot be played.  Half a Starter may be smaller."""
        least = HALF if self.ready_made in STARTERS else LEAST
        return [*self.unread, *faults(self.deck.cards, Word("ccg-this-deck"), least)]


def ready_made(what: str) -> DeckName | None:
    """Which of the eight is meant, if one is; a file of that name comes first."""
    name = PRECONSTRUCTED.get(what.casefold().replace("-", "_").replace(" ", "_"))
    return None if Path(what).exists() else name


def deck_called(what: str) -> Named:
    """The deck of a file (`-` is what is typed in), or one of the eight by name."""
    name = ready_made(what)
    if name is not None:
        title = english().say(line(f"ccg-deck-{name.replace('_', '-')}"))
        return Named(DeckList(title, cards_of(name)), [], name)
    deck, unread = read(text_of(what))
    return Named(deck, unread)


def readable(what: str) -> Named:
    """A deck of which every line is understood, playable or not; a Problem says which is not."""
    found = deck_called(what)
    if found.unread:
        raise Problem(line("terminal-deck-refused", file=what, why=english().say(found.unread[0])), 1)
    return found


def playable(what: str) -> Named:
    """A deck that may be played; a Problem says why it may not."""
    found = deck_called(what)
    wrong = found.faults()
    if wrong:
        raise Problem(line("terminal-deck-refused", file=what, why=english().say(wrong[0])), 1)
    return found


def text_of(what: str) -> str:
    if what == STANDARD_INPUT:
        return sys.stdin.read()
    try:
        # Some editors begin a text with a mark of their own.
        return Path(what).expanduser().read_text("utf-8-sig")
    except FileNotFoundError as error:
        there = ", ".join(sorted(DATA.decks))
        raise Problem(line("terminal-deck-no-such", what=what, there=there)) from error
    except OSError as error:
        raise Problem(line("terminal-cannot-read", file=what, why=error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise Problem(line("terminal-file-not-text", file=what)) from error


def pool_of(what: str | None) -> dict[Kind, int]:
    """What there is to build from: a list, or as many of everything as a deck may have."""
    if what is None:
        return dict.fromkeys(range(len(CARDS)), MOST_ALIKE)
    return readable(what).deck.counts


def card_called(title: str) -> Kind:
    """The card of this title or name; a Problem, with what may be meant, if there is none."""
    kind = titles().get(bare(title), -1)
    if kind >= 0:
        return kind
    near = get_close_matches(bare(title), titles(), n=1, cutoff=0.6)
    if near and titles()[near[0]] >= 0:
        raise Problem(line("terminal-deck-no-card-near", title=title, near=CARDS[titles()[near[0]]].title))
    raise Problem(line("terminal-deck-no-card", title=title))
