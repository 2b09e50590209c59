"""Putting anew what a seat cannot know: hands, the draw deck, what others have discarded or laid face down.

What can be concluded from failing to follow holds in every imagined world, and so does what the seat knows of cards
that were shuffled into the deck again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from odango.core.imagine import imagine_answers
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.tricktakers.cards import FACE, OWNER, Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.dealing_anew import Group, settle
from odango.games.tricktakers.facts import GOES_ON, Limit
from odango.games.tricktakers.following import bound, fails, follows
from odango.games.tricktakers.hands import printed_colour
from odango.games.tricktakers.roster import NOT_YET
from odango.games.tricktakers.setup import playing_cards
from odango.games.tricktakers.state import NOBODY, NOTHING, Tricktakers
from odango.games.tricktakers.strength import Play, lead_colour

HAND: Final = 0
PLAY: Final = 1
PILE: Final = 2
DECK: Final = 3


class Slot(NamedTuple):
    """A card that the seat does not see."""

    where: int
    seat: Seat
    """Whose it is or was; NOBODY's lie in the deck."""
    place: int
    """In the trick or in the discard pile."""


def imagine(state: Tricktakers, seat: Seat | None, rng: Rng) -> Tricktakers:
    world = state.clone()
    for other in range(world.seats):
        if world.characters[other] != NOT_YET:
            character_of(world, other).imagine(world, other, seat, rng)
    _imagine_cards(world, seat, rng)
    world.returned = [one if one.known or one.seat == seat else replace(one, card=NOTHING) for one in world.returned]
    imagine_answers(world, seat, rng)
    world.rng = rng.clone()
    return world


def _imagine_cards(world: Tricktakers, seat: Seat | None, rng: Rng) -> None:
    slots = _slots(world, seat)
    cards = unseen(world, seat)
    rng.shuffle(cards)
    groups = _groups(world, seat, slots, cards)
    if groups:
        settle(cards, groups, rng)
    _put(world, seat, slots, cards, rng)


def _sees_hand(world: Tricktakers, seat: Seat | None, other: Seat) -> bool:
    return other == seat or world.ended


def _slots(world: Tricktakers, seat: Seat | None) -> list[Slot]:
    found = []
    for other in range(world.seats):
        if not _sees_hand(world, seat, other):
            found += [Slot(HAND, other, i) for i in range(len(_hidden_cards(world, other)))]
    found += [Slot(PLAY, play.seat, at) for at, play in enumerate(world.plays) if not play.known and play.seat != seat]
    for place, discard in enumerate(world.discards):
        if not discard.known and discard.seat != seat:
            found.append(Slot(PILE, discard.seat, place))
    return found + [Slot(DECK, NOBODY, i) for i in range(len(world.deck))]


def _hidden_cards(world: Tricktakers, seat: Seat) -> list[Card]:
    """The playing cards of a hand that do not lie open."""
    left = [card for card in world.hands[seat] if not OWNER[card]]
    for card in world.shown[seat]:
        if card in left:
            left.remove(card)
    return left


def unseen(world: Tricktakers, seat: Seat | None) -> list[Card]:
    """All playing cards this seat does not see, sorted."""
    seen: Counter[Card] = Counter()
    for other in range(world.seats):
        seen.update(world.hands[other] if _sees_hand(world, seat, other) else world.shown[other])
        seen.update(world.taken[other])
    seen.update(play.card for play in world.plays if play.known or play.seat == seat)
    seen.update(discard.card for discard in world.discards if discard.known or discard.seat == seat)
    left = []
    for card in playing_cards(world.setup.small_deck, world.seats):
        if seen[card]:
            seen[card] -= 1
        else:
            left.append(card)
    return left


def _groups(world: Tricktakers, seat: Seat | None, slots: list[Slot], cards: list[Card]) -> list[Group]:
    found = [_limited(world, limit, slots) for limit in world.limits if limit.seat != seat]
    found += [_laid(world, i, slot) for i, slot in enumerate(slots) if slot.where == PLAY]
    back = _known_to_be_back(world, seat, cards)
    if back:
        for other in range(world.seats):
            held = frozenset(i for i, slot in enumerate(slots) if slot.seat == other)
            found.append(Group(held, back.__contains__, world.fresh[other]))
    return found


def _limited(world: Tricktakers, limit: Limit, slots: list[Slot]) -> Group:
    """What a limit says of the slots, once the cards that are seen anyway have been taken off."""
    last = len(world.discards) if limit.last == GOES_ON else limit.last
    inside = {place for place in range(limit.first, last) if world.discards[place].seat == limit.seat}
    counted = {i for i, slot in enumerate(slots) if slot.where == PILE and slot.place in inside}
    hidden = {slots[i].place for i in counted}
    seen = [world.discards[place].card for place in inside - hidden]
    if limit.last == GOES_ON:
        counted |= {i for i, slot in enumerate(slots) if slot.seat == limit.seat and slot.where in (HAND, PLAY)}
        hand = world.hands[limit.seat]
        seen += hand if world.ended else [*world.shown[limit.seat], *(card for card in hand if OWNER[card])]
        seen += [play.card for play in world.plays if play.seat == limit.seat and play.hidden and play.known]
    most = limit.most - sum(printed_colour(card) == limit.colour for card in seen)
    return Group(frozenset(counted), lambda card: printed_colour(card) == limit.colour, most)


def _laid(world: Tricktakers, i: int, slot: Slot) -> Group:
    """A card laid face down is none that lies open, and follows if one that lies open has to be followed with."""
    lead, shown = lead_colour(world.plays[: slot.place]), world.shown[slot.seat]
    must = bound(shown, lead)
    return Group(frozenset({i}), lambda card: card in shown or (must and fails(card, lead)), 0)


def _known_to_be_back(world: Tricktakers, seat: Seat | None, cards: list[Card]) -> frozenset[Card]:
    """The unseen cards of which the seat knows that they were shuffled into the deck: its own discards, and open ones.

    Only what was drawn since can be one of them.  Where an equal card may lie elsewhere, nothing is known.
    """
    back = Counter(discard.card for discard in world.returned if discard.known or discard.seat == seat)
    left = Counter(cards)
    return frozenset(card for card, count in back.items() if 0 < left[card] <= count)


def _put(world: Tricktakers, seat: Seat | None, slots: list[Slot], cards: list[Card], rng: Rng) -> None:
    for other in range(world.seats):
        if not _sees_hand(world, seat, other):
            for card in _hidden_cards(world, other):
                world.hands[other].remove(card)
    plays = list(world.plays)
    deck = []
    for slot, card in zip(slots, cards, strict=True):
        if slot.where == HAND:
            world.hands[slot.seat].append(card)
        elif slot.where == PLAY:
            plays[slot.place] = replace(plays[slot.place], card=card)
        elif slot.where == PILE:
            world.discards[slot.place] = replace(world.discards[slot.place], card=card)
        else:
            deck.append(card)
    world.deck = deck
    for other in range(world.seats):
        world.hands[other].sort()
    for at, play in enumerate(plays):
        if not play.known and play.seat != seat:
            plays[at] = _laid_down(world, plays, at, rng)
    world.plays = tuple(plays)


def _laid_down(world: Tricktakers, plays: Sequence[Play], at: int, rng: Rng) -> Play:
    """A card laid face down was one of the hand that might be played then."""
    play = plays[at]
    hand = world.hands[play.seat]
    hand.append(play.card)
    hand.sort()
    open_cards = Counter(world.shown[play.seat])
    lead = lead_colour(plays[:at])
    may = [card for card in hand if follows(card, hand, lead) and not open_cards[card]]
    card = may[rng.below(len(may))]
    hand.remove(card)
    return replace(play, card=card, face=FACE[card])
