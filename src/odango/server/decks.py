"""What the house knows of a deck of the Sailor Moon CCG that somebody puts together: nothing here is kept."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbits

from msgspec import Struct

from odango.bots import ask, bot, usual_level
from odango.bots.ccg.building import NoDeckError, build
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.deck import legality
from odango.games.ccg.deck.boosters import open_booster
from odango.games.ccg.deck.legality import LEAST, MOST_ALIKE
from odango.games.ccg.deck.lists import DeckList, code, read, write
from odango.games.ccg.setup import HALF, Rules, Setup, deck_faults
from odango.table.denied import Denied
from odango.text import Line, Word, english

NEXT = 5
"""Cards shown after a starting hand."""
MOST_UNREAD = 30
"""Lines of a list that cannot be read, as many as anybody wants to be told of."""


class Checked(Struct, frozen=True, kw_only=True):
    """A deck, and what is to be said of it."""

    name: str
    cards: list[tuple[int, int]]
    """Which card, and how many of it; in order."""
    size: int
    code: str
    """The list in one line, for links and tables."""
    text: str
    """The list as one would write it."""
    unread: list[Line]
    """What of it could not be read; the first of it."""
    faults: list[Line]
    """Why it cannot be played."""
    remarks: list[Line]
    """What in it can never be of use."""
    hints: list[Line]
    """Advice."""


class Hand(Struct, frozen=True, kw_only=True):
    """A deck tried out."""

    opening: list[int]
    """What it begins with, in play."""
    hand: list[int]
    next: list[int]
    """The cards that would be drawn after it."""


class Boosters(Struct, frozen=True, kw_only=True):
    """Boosters that were opened."""

    packs: list[list[int]]
    pool: str
    """All their cards as a list in one line."""


def checked(text: str, rules: Rules = "standard", pool: str = "") -> Checked:
    """The deck that is written so, judged by these rules; with a pool it may have no more than that."""
    deck, unread = read(text)
    return judged(deck, unread, rules, pool_of(pool) if pool else None)


def judged(deck: DeckList, unread: list[Line], rules: Rules, pool: Mapping[Kind, int] | None) -> Checked:
    this = Word("ccg-this-deck")
    faults = deck_faults(deck.cards, rules, this)
    return Checked(
        name=deck.name,
        cards=sorted(deck.counts.items()),
        size=len(deck.cards),
        code=code(deck),
        text=write(deck),
        unread=unread[:MOST_UNREAD],
        faults=faults if pool is None else [*faults, *legality.beyond(deck.cards, pool, this)],
        remarks=legality.remarks(deck.cards),
        hints=legality.hints(deck.cards, HALF if rules == "basic" else LEAST),
    )


def readable(text: str) -> DeckList:
    """The deck that is written so; Denied if anything of it cannot be read."""
    deck, unread = read(text)
    if unread:
        raise Denied("bad-deck", why=english().say(unread[0]))
    return deck


def playable(deck: DeckList) -> bool:
    """Whether anybody may play it, by the usual rules."""
    return not deck_faults(deck.cards, "standard", deck.name)


def pool_of(text: str) -> dict[Kind, int]:
    """What there is to build from: a list, or without one as many of everything as a deck may have."""
    return readable(text).counts if text else dict.fromkeys(range(len(CARDS)), MOST_ALIKE)


def first_hand(text: str) -> Hand:
    """The deck opened as a bot would, and a starting hand; Denied if it cannot be played."""
    deck = readable(text)
    faults = deck_faults(deck.cards, "standard", Word("ccg-this-deck"))
    if faults:
        raise Denied("bad-deck", why=english().say(faults[0]))
    rng = Rng(randbits(64))
    state = GAME.start(Setup(lists=(code(deck),) * 2), 2, rng)
    opener = bot(GAME.name, usual_level(GAME.name))
    for seat in range(2):
        choose(state, seat, ask(opener, GAME, state, seat, Rng(randbits(64))))
    return Hand(opening=list(state.openings[0]), hand=list(state.hands[0]), next=state.decks[0][: -NEXT - 1 : -1])


def suggested(pool: str, text: str) -> Checked:
    """A deck that the house builds from the pool, around what is there already."""
    around, there = readable(text), pool_of(pool)
    try:
        cards = build(there, Rng(randbits(64)), around.cards)
    except NoDeckError as error:
        raise Denied("poor-pool") from error
    return judged(DeckList(around.name, tuple(sorted(cards))), [], "standard", there if pool else None)


def opened(packs: int) -> Boosters:
    rng = Rng(randbits(64))
    found = [open_booster(rng) for _ in range(packs)]
    pool = DeckList("", tuple(sorted(kind for pack in found for kind in pack)))
    return Boosters(packs=[list(pack) for pack in found], pool=code(pool))
