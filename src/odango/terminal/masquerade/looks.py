"""What a person may look up during a game of Masquerade Battle: the tricks so far, the auction, the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.text import Text

from odango.games.masquerade.cards import PLANET, PLANETS, is_character
from odango.games.masquerade.facts import Trick
from odango.games.masquerade.setup import characters
from odango.games.masquerade.state import NOBODY
from odango.games.masquerade.view import MasqueradeView
from odango.terminal.face import Words
from odango.terminal.masquerade.board import auction, row
from odango.terminal.masquerade.pieces import done_with, in_full, in_row, planet_short, team_short
from odango.terminal.screen import flow, prose
from odango.text import Name, seat_letter


def tricks(view: MasqueradeView, words: Words, width: int) -> list[Text]:
    """All tricks that are over, or the last one where the table wants to remember the others by itself."""
    if not view.tricks:
        return prose(words("terminal-masquerade-no-tricks"), width)
    whole = view.setup.pile_counts_public or view.phase == "over"
    first = 0 if whole else len(view.tricks) - 1
    lines = prose(words("terminal-masquerade-tricks-legend"), width, "dim")
    if not whole:
        lines += prose(words("terminal-masquerade-last-only"), width, "dim")
    for number, trick in enumerate(view.tricks[first:], first + 1):
        lines += _trick(number, trick, words, width)
    return lines


def _trick(number: int, trick: Trick, words: Words, width: int) -> list[Text]:
    ruling = planet_short(trick.ruling).key if trick.ruling >= 0 else "terminal-masquerade-nothing"
    units = [Text(words("terminal-masquerade-past", number=number, planet=words(ruling)), "bold")]
    for place, play in enumerate(trick.plays):
        mark = "*" if place == trick.outcome.place else "×" if place in trick.outcome.struck else ""
        said = " ".join(
            [f"{mark}{seat_letter(play.seat)}", in_full(play.card, words), *done_with(play, trick.plays, words)]
        )
        units.append(Text(said, "bold" if mark == "*" else ""))
    count = sum(is_character(play.card) for play in trick.plays)
    if trick.receiver == NOBODY:
        units.append(Text(words("terminal-masquerade-went-nowhere", count=count)))
    else:
        to = {"who": Name(trick.receiver), "team": team_short(trick.pile)}
        units.append(Text(words("terminal-masquerade-went", count=count, **to)))
    return flow(units, width, 4, "  ")


def deck(view: MasqueradeView, words: Words, width: int) -> list[Text]:
    """The Characters of this game by planet; where past tricks are open, those that were played are in brackets."""
    whole = view.setup.pile_counts_public or view.phase == "over"
    past = [play.card for trick in view.tricks for play in trick.plays] if whole else []
    gone = Counter([*past, *(play.card for play in view.plays)])
    house = "-house" if view.setup.deck == "house" else ""
    lines = prose(words(f"terminal-masquerade-deck{house}"), width, "bold", 2)
    if gone:
        lines += prose(words("terminal-masquerade-deck-gone"), width, "dim", 2)
    for planet in range(len(PLANETS)):
        cards = []
        for card in characters(view.setup.deck):
            if PLANET[card] == planet:
                text = in_row(card, words)
                cards.append(Text(f"({text})", "dim") if gone[card] else Text(f" {text} "))
                gone[card] -= bool(gone[card])
        lines += row(planet, cards, words, width)
    return lines


LOOKS: Final[dict[str, Callable[[MasqueradeView, Words, int], list[Text]]]] = {
    "tricks": tricks,
    "bids": auction,
    "deck": deck,
}
