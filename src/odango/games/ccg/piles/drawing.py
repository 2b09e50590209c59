"""Decks, hands and discard piles, and who knows what of them.

A deck is shuffled unseen.  A seat may come to know a card where it lies in a deck (by looking, or by putting it there)
or in a hand (by looking, or because it went there openly).  What is known of a hand is a list of cards that are in it
at least: copies are alike, so when one of them is played it counts as one that was known.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from odango.core.event import Public
from odango.core.step import Seat
from odango.games.ccg.cards import Kind
from odango.games.ccg.state import Ccg
from odango.text import Name, line


def everybody(state: Ccg) -> int:
    """The bits of all seats."""
    return (1 << state.seats) - 1


def shuffle_deck(state: Ccg, seat: Seat) -> None:
    """Nobody knows any more where anything lies."""
    state.rng.shuffle(state.decks[seat])
    state.seen[seat] = [0] * len(state.decks[seat])


def top(state: Ccg, seat: Seat) -> tuple[Kind, int] | None:
    """Take the top card of a deck and who knows it.  An empty deck is made anew from the discard pile."""
    if not state.decks[seat]:
        if not state.discards[seat]:
            return None
        # What was left of an open list was the hand: now everyone has been able to conclude it (S-34).
        for other in range(state.seats + 1):
            if other != seat:
                see_hand(state, other, seat)
        state.decks[seat] = state.discards[seat]
        state.discards[seat] = []
        shuffle_deck(state, seat)
        if state.events is not None:
            state.tell(Public(line("ccg-reshuffled", who=Name(seat))))
    return state.decks[seat].pop(), state.seen[seat].pop()


def draw(state: Ccg, seat: Seat, count: int) -> int:
    """Draw cards into the hand; how many there were."""
    for i in range(count):
        card = top(state, seat)
        if card is None:
            return i
        take_in_hand(state, seat, *card)
    return count


def take_in_hand(state: Ccg, seat: Seat, card: Kind, knowers: int = 0) -> None:
    """A card comes into a hand; bit s of `knowers` is set if seat s knows it."""
    insort(state.hands[seat], card)
    for other in range(state.seats):
        if other != seat and knowers >> other & 1:
            state.known[other][seat] = tuple(sorted((*state.known[other][seat], card)))


def leave_hand(state: Ccg, seat: Seat, card: Kind) -> None:
    """A card leaves a hand openly."""
    state.hands[seat].remove(card)
    for known in state.known:
        known[seat] = less(known[seat], card)


def less(cards: tuple[Kind, ...], card: Kind) -> tuple[Kind, ...]:
    """One copy fewer, if there is one."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(state: Ccg, seat: Seat, cards: Iterable[Kind]) -> None:
    """Discard from hand, in this order."""
    for card in cards:
        leave_hand(state, seat, card)
        state.discards[seat].append(card)


def see_hand(state: Ccg, seat: Seat, owner: Seat) -> None:
    """A seat looks at somebody's hand; the number after the last seat is for those who watch."""
    state.known[seat][owner] = tuple(state.hands[owner])


def known_hand(state: Ccg, seat: Seat | None, owner: Seat) -> tuple[Kind, ...]:
    """The cards that a seat, or whoever watches, knows to be in somebody's hand."""
    return state.known[state.seats if seat is None else seat][owner]


def see_top(state: Ccg, seat: Seat, owner: Seat, count: int) -> tuple[Kind, ...]:
    """A seat looks at the top cards of a deck; what they are, topmost first."""
    deck, seen = state.decks[owner], state.seen[owner]
    for place in range(max(0, len(deck) - count), len(deck)):
        seen[place] |= 1 << seat
    return tuple(deck[::-1][:count])


def to_bottom(state: Ccg, seat: Seat, card: Kind) -> None:
    """Out of the hand, unseen, to the bottom of the deck: its owner knows it there."""
    state.hands[seat].remove(card)
    state.decks[seat].insert(0, card)
    state.seen[seat].insert(0, 1 << seat)


def take_from_deck(state: Ccg, seat: Seat, card: Kind) -> None:
    """A card found in the deck is taken out of it, to wherever the caller puts it."""
    at = state.decks[seat].index(card)
    del state.decks[seat][at], state.seen[seat][at]
