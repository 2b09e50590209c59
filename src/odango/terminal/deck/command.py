"""`odango deck`: cards, decks of one's own and boosters of the Sailor Moon CCG."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable
from urllib.parse import quote, urlencode

from rich.text import Text

from odango.bots import ask, bot, usual_level
from odango.bots.ccg.building import NoDeckError, build
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.deck.boosters import open_booster
from odango.games.ccg.deck.decks import STARTERS
from odango.games.ccg.deck.lists import DeckList, code, write
from odango.games.ccg.setup import Setup
from odango.terminal import saves
from odango.terminal.ccg.pieces import counted_names
from odango.terminal.deck.cards import show_cards
from odango.terminal.deck.change import change
from odango.terminal.deck.files import (
    STANDARD_INPUT,
    Named,
    card_called,
    deck_called,
    playable,
    pool_of,
    readable,
    speaking,
)
from odango.terminal.deck.show import judge, show_deck
from odango.terminal.play import Wanted, play
from odango.terminal.screen import Problem, Screen, flow
from odango.text import line

NEXT = 5
"""Cards shown after a starting hand."""
MOST_PACKS = 36
TRIED = "ccg-deck"
"""The name of the file that a game with a deck is kept in, so that it puts no other game aside."""


def run_deck(screen: Screen, asked: argparse.Namespace) -> int:
    """Carry out `odango deck ACTION`; the exit status."""
    match asked.action:
        case "cards":
            show_cards(screen, asked)
        case "show":
            show_deck(screen, deck_called(asked.deck))
        case "check":
            return judge(screen, deck_called(asked.deck))
        case "export":
            export(screen, readable(asked.deck).deck, asked)
        case "change":
            change(screen, asked)
        case "suggest":
            suggest(screen, asked)
        case "hand":
            hand(screen, playable(asked.deck), chance(asked.seed))
        case "try":
            return try_out(screen, asked)
        case "boosters":
            boosters(screen, asked.packs, chance(asked.seed))
    return 0


def chance(seed: int | None) -> Rng:
    return Rng(secrets.randbits(64) if seed is None else seed)


def plain(screen: Screen, text: str) -> None:
    """A list, as it is, so that it can go into a file."""
    screen.out.print(Text(text), soft_wrap=True, end="")


def export(screen: Screen, deck: DeckList, asked: argparse.Namespace) -> None:
    """The list, as it is written, in one line, or as a link to the deck builder of a house."""
    if asked.link is not None:
        plain(screen, f"{asked.link.rstrip('/')}/decks?{urlencode({'list': code(deck)}, quote_via=quote)}\n")
    else:
        plain(screen, f"{code(deck)}\n" if asked.one_line else write(deck))


def suggest(screen: Screen, asked: argparse.Namespace) -> None:
    """A deck that the house builds, as a list."""
    around = [card_called(title) for title in asked.around]
    pool = pool_of(asked.pool)
    missing = [kind for kind in around if not pool.get(kind)]
    if missing:
        raise Problem(line("terminal-deck-not-in-pool", card=CARDS[missing[0]].title), 1)
    try:
        deck = build(pool, chance(asked.seed), around)
    except NoDeckError as error:
        raise Problem(line("terminal-deck-poor-pool"), 1) from error
    plain(screen, write(DeckList("", deck)))


def hand(screen: Screen, found: Named, rng: Rng) -> None:
    """What a bot would begin with, a starting hand, and the cards after it."""
    state = GAME.start(pair(found, found), 2, rng)
    opener = bot(GAME.name, usual_level(GAME.name))
    for seat in range(2):
        choose(state, seat, ask(opener, GAME, state, seat, rng))
    show_pile(screen, "opening", state.openings[0])
    show_pile(screen, "hand", state.hands[0])
    show_pile(screen, "next", state.decks[0][: -NEXT - 1 : -1])


def show_pile(screen: Screen, what: str, cards: Iterable[Kind]) -> None:
    names = counted_names(list(cards), speaking(screen))
    units = [Text(f"{name} ·") for name in names[:-1]] + [Text(name) for name in names[-1:]]
    screen.lines(flow([Text(screen.words(f"terminal-deck-{what}"), "bold"), *units], screen.width, 2))


def pair(mine: Named, theirs: Named) -> Setup:
    """The options of a game with these two decks."""
    names = tuple(found.ready_made or STARTERS[0] for found in (mine, theirs))
    lists = tuple("" if found.ready_made else code(found.deck) for found in (mine, theirs))
    return Setup(decks=names, lists=lists)


def try_out(screen: Screen, asked: argparse.Namespace) -> int:
    """A game at once, against a bot with another deck or with the same."""
    if STANDARD_INPUT in (asked.deck, asked.against):
        raise Problem(line("terminal-deck-typed"))
    mine = playable(asked.deck)
    theirs = mine if asked.against is None else playable(asked.against)
    file = saves.usual_file(TRIED)
    wanted = Wanted(2, asked.level, asked.name, asked.seed, new=True, file=file, setup=pair(mine, theirs))
    return play(screen, GAME, wanted)


def boosters(screen: Screen, packs: int, rng: Rng) -> None:
    """Boosters, opened: a list with a remark before every pack, so that it can be built from."""
    if packs > MOST_PACKS:
        raise Problem(line("terminal-deck-many-packs", most=MOST_PACKS))
    for number in range(1, packs + 1):
        plain(screen, f"# {screen.words('terminal-deck-pack', number=number)}\n")
        plain(screen, "".join(f"1 {CARDS[kind].title}\n" for kind in open_booster(rng)))
