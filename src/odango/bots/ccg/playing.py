"""Steps 1 to 4, 7 and 8: what to draw, play, use, keep and discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.bots.ccg.powering import attach
from odango.bots.ccg.table import Table
from odango.bots.ccg.using import NOT, event, use, wearing
from odango.bots.ccg.worth import friend, in_hand, price, price_of
from odango.core.step import Decision
from odango.games.ccg.asking import PASS, unpack, verb_of
from odango.games.ccg.cards import CARDS, ICON, NUMBER, Kind, is_power
from odango.games.ccg.data import DATA, FREE
from odango.games.ccg.facts import Piece, Uid
from odango.games.ccg.pieces import beaten, the
from odango.games.ccg.setup import OWN, deck_names
from odango.games.ccg.turn.playing import DONE, ONTO, USE
from odango.games.ccg.turn.turn import DISCARD

Question = Decision[Any]

BARS: Final = (0.0, 100.0, 150.0, 200.0, 300.0)
"""What a point of one more Monster must cost whoever attacks it, by how many cards I have in play."""
WORTH_A_DRAW: Final = 0.3
"""A card in hand that is worth less gives way to one from the deck."""


def opening(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The deck's own suggestion, with the friend that belongs to it; else who has most to grow on, and what lasts."""
    name = deck_names(t.setup, t.state.seats)[t.me]
    suggested = () if name == OWN else tuple(NUMBER[card] for card in DATA.decks[name].opening)

    def fit(choice: int) -> tuple[int, float, int, int]:
        first, second, along = unpack(choice, 3)
        return (first in suggested) + (second in suggested), prospects(t, first) + lasting(second), along, -choice

    return max(options, key=fit)


def prospects(t: Table, fighter: Kind) -> float:
    """How well the deck goes with a Scout or Knight: its Health, its higher Levels and Power of its type."""
    row = CARDS[fighter]
    levels = {CARDS[card].level for card in t.deck if CARDS[card].character == row.character}
    return row.health / 100 + len(levels) + t.deck.count(ICON[fighter]) / 10


def lasting(monster: Kind) -> float:
    """How good a Monster is to begin with."""
    row = CARDS[monster]
    return row.health / 100 + max((move.damage for move in row.attacks if move.cost == FREE), default=0) / 100


def draw(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The topmost discard, if it is better than most cards are."""
    pile = t.state.discards[t.me]
    wanted = DISCARD in options and pile and in_hand(t, pile[-1]) >= 0.34
    return DISCARD if wanted else options[0]


def keep(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: in_hand(t, card))


def keep_attached(t: Table, asked: Question, options: Sequence[int]) -> int:
    return DONE


def play(t: Table, asked: Question, options: Sequence[int]) -> int:
    """What is worth most, as long as anything is worth playing."""
    return max(options, key=lambda choice: rate(t, choice))


def rate(t: Table, choice: int) -> float:
    """What comes first is rated highest: cards that bring cards, then those that act this turn, then use."""
    if choice == DONE:
        return 0.0
    verb = verb_of(choice)
    if verb == USE:
        (uid,) = unpack(choice, 1)
        return min(0.9, use(t, the(t.state, uid)))
    card, uid = unpack(choice, 2)
    return onto(t, card, uid) if verb == ONTO else alone(t, card)


def alone(t: Table, card: Kind) -> float:
    """A card played by itself."""
    match CARDS[card].kind:
        case "scout" | "knight":
            return 9.0
        case "person":
            return 7.0 + friend(card)
        case "item":
            return 6.0 + friend(card)
        case "monster":
            return monster(t, card)
        case "event":
            return event(t, card)
    return NOT


def onto(t: Table, card: Kind, uid: Uid) -> float:
    """A card played onto one in play."""
    row, piece = CARDS[card], the(t.state, uid)
    if is_power(card):
        worth = attach(t, card, piece)
        return 2.0 + worth if worth > 0.1 else NOT
    if row.kind == "villain":
        return villain(t, card, piece)
    if row.kind == "item":
        return wearing(t, card, piece)
    return 8.0


def monster(t: Table, card: Kind) -> float:
    """One more Monster: few, and such that their points are dear.  Without any, others give up actions for points."""
    there = sum(not beaten(piece) for piece in t.enemies)
    cost = price(t, card)
    bar = BARS[min(there, len(BARS) - 1)] * (1 - t.urgency)
    return 5.0 + cost / 10_000 if cost >= bar else NOT


def villain(t: Table, card: Kind, piece: Piece) -> float:
    """A Villain whose points are dearer than those of what he replaces; but one Monster is kept to rejuvenate by."""
    gain = price(t, card, power=piece.power) - price_of(t, piece)
    last = CARDS[piece.card].kind == "monster" and t.monsters == 1
    return 4.0 + gain / 10_000 if gain > (40.0 if last else 0.0) else NOT


def trim(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Let go of what is worth less than a draw."""
    cards = [card for card in options if card != PASS]
    least = min(cards, key=lambda card: held(t, card))
    if PASS not in options:
        return least
    return least if held(t, least) < WORTH_A_DRAW else PASS


def held(t: Table, card: Kind) -> float:
    """What a card is worth that was not played: Monsters were not because they are no good."""
    if CARDS[card].kind == "monster" and t.enemies:
        return 0.05 if len(t.enemies) > 1 else price(t, card) / 400
    if is_power(card):
        return 0.1
    return in_hand(t, card)


def discard(t: Table, asked: Question, options: Sequence[int]) -> int:
    return min(options, key=lambda card: in_hand(t, card) if card != PASS else 99.0)


def topmost(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: in_hand(t, card) if card != PASS else -1.0)
