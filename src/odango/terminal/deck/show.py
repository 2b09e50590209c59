"""`odango deck show` and `check`: a deck with its counts, its Power, and all there is to say of it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.deck.legality import hints, remarks
from odango.games.ccg.deck.lists import DeckList, by_kind
from odango.terminal.ccg.pieces import card_name
from odango.terminal.ccg.sheets import figures_of
from odango.terminal.deck.curve import drawn_curve, drawn_icons
from odango.terminal.deck.files import Named, speaking
from odango.terminal.screen import Screen, prose
from odango.text import Line


def show_deck(screen: Screen, found: Named) -> int:
    """The list with counts, the power curve and the icons, then what is wrong, of no use, or to be advised."""
    deck, words = found.deck, speaking(screen)
    title = deck.name or screen.words("terminal-deck-nameless")
    screen.say("terminal-deck-title", "bold", name=title, count=len(deck.cards))
    for kind, cards in by_kind(deck).items():
        screen.gap()
        count = sum(deck.counts[card] for card in cards)
        screen.say("terminal-deck-kind", "bold", kind=words(f"terminal-ccg-kind-{kind}"), count=count)
        screen.lines(line for card in cards for line in row(screen, deck, card))
    for drawn in (drawn_curve(deck.cards, words), drawn_icons(deck.cards, words)):
        screen.gap()
        screen.lines(drawn)
    screen.gap()
    return judge(screen, found)


def row(screen: Screen, deck: DeckList, kind: Kind) -> list[Text]:
    words = speaking(screen)
    told = figures_of(CARDS[kind], words)
    more = f" · {' · '.join(told)}" if told else ""
    text = prose(f"{card_name(kind, words)}{more}", screen.width - 6)
    count = f"  {deck.counts[kind]:>2} "
    return [Text.assemble(" " * len(count) if place else count, part) for place, part in enumerate(text)]


def judge(screen: Screen, found: Named) -> int:
    """What keeps it from the table, what can never be of use, and advice; 1 if it may not be played."""
    faults = found.faults()
    cards = found.deck.cards
    # What may be played is as large as it is to be; what may not will grow.
    advice = hints(cards) if faults else hints(cards, len(cards))
    told = [("fault", faults), ("remark", remarks(cards)), ("hint", advice)]
    for what, lines in told:
        listed(screen, what, lines)
    screen.say("terminal-deck-refuses" if faults else "terminal-deck-plays", "bold red" if faults else "bold green")
    return 1 if faults else 0


def listed(screen: Screen, what: str, lines: Iterable[Line]) -> None:
    for said in lines:
        screen.lines(prose(screen.words(f"terminal-deck-{what}", said=screen.sentence(said)), screen.width, indent=2))
