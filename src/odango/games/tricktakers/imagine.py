"""Putting anew what a seat cannot know: hands, decks, what others have discarded or laid face down.

What can be concluded from failing to follow holds in every imagined world, and so does what the seat has seen go into a
hand, and what it knows of cards that were shuffled into the deck again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from odango.core.imagine import imagine_answers
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.tricktakers.cards import FACE, NUMBER, OWNER, PLAYING_CARDS, Card
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.dealing_anew import Group, settle
from odango.games.tricktakers.facts import GOES_ON, Limit, Sheet, Sighting
from odango.games.tricktakers.following import bound, fails, follows
from odango.games.tricktakers.hands import printed_colour
from odango.games.tricktakers.offering import offered_to
from odango.games.tricktakers.roster import NOT_YET
from odango.games.tricktakers.state import NOBODY, NOTHING, Tricktakers
from odango.games.tricktakers.strength import Play, lead_colour

Where = Literal["hand", "play", "aside", "pile", "stock", "deck"]
HAND: Final = "hand"
PLAY: Final = "play"
ASIDE: Final = "aside"
PILE: Final = "pile"
STOCK: Final = "stock"
DECK: Final = "deck"


class Slot(NamedTuple):
    """A card that the seat does not see."""

    where: Where
    seat: Seat
    """Whose it is or was; NOBODY's lie in the deck."""
    place: int
    """In the hand, the trick, the discard pile …"""


def imagine(state: Tricktakers, seat: Seat | None, rng: Rng) -> Tricktakers:
    world = state.clone()
    for other in range(world.seats):
        if world.characters[other] != NOT_YET:
            character_of(world, other).imagine(world, other, seat, rng)
    _imagine_cards(world, seat, rng)
    world.returned = [one if one.known_to(seat) else replace(one, card=NOTHING) for one in world.returned]
    # What others alone have seen, this seat can say nothing of.
    world.sightings = tuple(one for one in world.sightings if one.known_to(seat))
    imagine_answers(world, seat, rng)
    world.rng = rng.clone()
    return world


def contradictions(state: Tricktakers, seat: Seat | None) -> list[Group]:
    """What this seat is said to know and is not so: nothing, or what is remembered is wrong."""
    slots = _slots(state, seat)
    cards = [_card_in(state, slot) for slot in slots]
    groups = _groups(state, seat, slots, cards)
    return [group for group in groups if sum(group.of_kind(cards[i]) for i in group.places) > group.most]


def _imagine_cards(world: Tricktakers, seat: Seat | None, rng: Rng) -> None:
    slots = _slots(world, seat)
    cards = unseen(world, slots)
    rng.shuffle(cards)
    _own_cards_first(world, slots, cards)
    groups = _groups(world, seat, slots, cards)
    if groups:
        settle(cards, groups, rng)
    _put(world, seat, slots, cards, rng)


def unseen(world: Tricktakers, slots: list[Slot]) -> list[Card]:
    """The cards that lie there, sorted, so that nothing tells which lies where."""
    return sorted(_card_in(world, slot) for slot in slots)


def _slots(world: Tricktakers, seat: Seat | None) -> list[Slot]:
    """Where cards lie that this seat does not know."""
    found = []
    for other in range(world.seats):
        if other != seat and not world.ended:
            found += [Slot(HAND, other, place) for place in _hidden_places(world, other)]
        if other != seat and not world.ended and other not in offered_to(world, seat):
            found += [Slot(ASIDE, other, place) for place in range(len(world.aside[other]))]
        if world.characters[other] != NOT_YET and not world.ended:
            found += [
                Slot(STOCK, other, place) for place in character_of(world, other).hidden_stock(world, other, seat)
            ]
    found += [Slot(PLAY, play.seat, at) for at, play in enumerate(world.plays) if not play.known and play.seat != seat]
    for place, discard in enumerate(world.discards):
        if not discard.known_to(seat):
            found.append(Slot(PILE, discard.seat, place))
    return found + [Slot(DECK, NOBODY, place) for place in range(len(world.deck))]


def _hidden_places(world: Tricktakers, seat: Seat) -> list[int]:
    """The places of a hand whose cards the others do not know.

    They know what lies open, and exclusive cards, but for those that were passed on face down and a deck of one's own.
    """
    shown = Counter(world.shown[seat])
    found = []
    for place, card in enumerate(world.hands[seat]):
        if shown[card]:
            shown[card] -= 1
        elif not OWNER[card] or card in world.loose or card in own_cards(world, seat):
            found.append(place)
    return found


def own_cards(world: Tricktakers, seat: Seat) -> frozenset[Card]:
    """The cards of a character's own deck, which are in its hand or in that deck unless they were given away."""
    if world.characters[seat] == NOT_YET:
        return frozenset()
    return character_of(world, seat).own_deck(world, seat).difference(world.loose)


def _cards_at(world: Tricktakers, slot: Slot) -> list[Card]:
    """The cards among which this one lies, where they lie in a list of their own."""
    match slot.where:
        case "hand":
            return world.hands[slot.seat]
        case "aside":
            return world.aside[slot.seat]
        case "stock":
            return world.stocks[slot.seat]
    return world.deck


def _card_in(world: Tricktakers, slot: Slot) -> Card:
    match slot.where:
        case "play":
            return world.plays[slot.place].card
        case "pile":
            return world.discards[slot.place].card
    return _cards_at(world, slot)[slot.place]


def _region(slots: list[Slot], seat: Seat, *wheres: Where) -> frozenset[int]:
    return frozenset(i for i, slot in enumerate(slots) if slot.seat == seat and slot.where in wheres)


def _own_cards_first(world: Tricktakers, slots: list[Slot], cards: list[Card]) -> None:
    """A good start: cards of a character's own deck lie where they belong."""
    for other in range(world.seats):
        own = own_cards(world, other)
        if own:
            region = sorted(_region(slots, other, HAND, ASIDE, STOCK))
            wrong = [i for i in region if cards[i] not in own]
            strays = [i for i in range(len(cards)) if cards[i] in own and i not in region]
            for here, there in zip(wrong, strays, strict=False):
                cards[here], cards[there] = cards[there], cards[here]


def _groups(world: Tricktakers, seat: Seat | None, slots: list[Slot], cards: list[Card]) -> list[Group]:
    found = [_limited(world, limit, slots) for limit in world.limits if limit.seat != seat]
    found += [_laid(world, i, slot) for i, slot in enumerate(slots) if slot.where == PLAY]
    back = _known_to_be_back(world, seat, cards)
    everywhere = frozenset(range(len(slots)))
    for other in range(world.seats):
        if back:
            held = frozenset(i for i, slot in enumerate(slots) if slot.seat == other)
            found.append(Group(held, back.__contains__, world.fresh[other]))
        if world.characters[other] == NOT_YET:
            continue
        character = character_of(world, other)
        deck = character.own_deck(world, other)
        if deck:
            own = own_cards(world, other)
            region = _region(slots, other, HAND, ASIDE, STOCK)
            found.append(Group(everywhere - region, own.__contains__, 0))
            found.append(Group(region, _none_of(deck), character.foreign(world, other)))
        if character.hidden_stock(world, other, seat):
            stock = _region(slots, other, STOCK)
            found.append(Group(stock, _not_of(character.name), character.foreign(world, other)))
        forced = [i for i in _region(slots, other, PILE) if world.discards[slots[i].place].forced]
        if forced:
            found.append(Group(frozenset(forced), _not(character.bans), 0))
        ready = type(world.sheets[other]) is not Sheet
        if ready and any(map(character.bans, cards)) and other != seat:
            found.append(Group(_region(slots, other, HAND, PLAY, ASIDE), character.bans, 0))
    if any(OWNER[card] for card in cards):
        # They go back to the box, and are never in the deck nor among the discards.
        common = frozenset(i for i, slot in enumerate(slots) if slot.where in (DECK, PILE))
        found.append(Group(common, lambda card: bool(OWNER[card]), 0))
    found += _sighted(world, seat, slots, cards)
    return [group for group in found if group.places]


def _not(test: Callable[[Card], bool]) -> Callable[[Card], bool]:
    return lambda card: not test(card)


def _not_of(name: str) -> Callable[[Card], bool]:
    return lambda card: OWNER[card] != name


def _none_of(cards: frozenset[Card]) -> Callable[[Card], bool]:
    return _not(cards.__contains__)


def _sighted(world: Tricktakers, seat: Seat | None, slots: list[Slot], cards: list[Card]) -> list[Group]:
    """Cards the seat has seen are where they can be: nowhere else, but for equal ones that it has not seen.

    What some alone know is more exact than what everyone knows of the same card.
    """
    counts = Counter(cards)
    known = [one for one in world.sightings if one.known_to(seat) and counts[one.card]]
    found = []
    for card in sorted({sighting.card for sighting in known}):
        private = [one for one in known if one.card == card and one.knowers]
        public = [one for one in known if one.card == card and not one.knowers]
        in_view = _in_view(world, seat, card)
        for sightings, sure in ((private, len(private)), (private + public, max(len(private), len(public)))):
            if sure > in_view and (sightings is private or len(public) > len(private)):
                wide = set().union(*(_places_of(one, slots) for one in sightings))
                outside = frozenset(range(len(slots))) - wide
                found.append(Group(outside, card.__eq__, max(0, counts[card] - sure + in_view)))
    return found


def _in_view(world: Tricktakers, seat: Seat | None, card: Card) -> int:
    """How many such cards the seat sees where one that was sighted can be."""
    found = sum(one.card == card for one in world.discards if one.known_to(seat))
    found += sum(play.card == card for play in world.plays if play.seat == seat and not play.known)
    for other in range(world.seats):
        if other == seat or world.ended:
            found += world.hands[other].count(card)
        if other == seat or world.ended or other in offered_to(world, seat):
            found += world.aside[other].count(card)
        if character_of(world, other).own_deck(world, other):
            hidden = character_of(world, other).hidden_stock(world, other, seat)
            places = enumerate(world.stocks[other])
            found += sum(one == card for place, one in places if place not in hidden or world.ended)
    return found


def _places_of(sighting: Sighting, slots: list[Slot]) -> set[int]:
    return {
        i
        for i, slot in enumerate(slots)
        if slot.seat in sighting.seats
        and (slot.where in (HAND, PLAY, ASIDE, STOCK) or (slot.where == PILE and slot.place >= sighting.first))
    }


def _limited(world: Tricktakers, limit: Limit, slots: list[Slot]) -> Group:
    """What a limit says of the slots, once the cards that are seen anyway have been taken off."""
    last = len(world.discards) if limit.last == GOES_ON else limit.last
    inside = {place for place in range(limit.first, last) if world.discards[place].seat == limit.seat}
    counted = {i for i, slot in enumerate(slots) if slot.where == PILE and slot.place in inside}
    hidden = {slots[i].place for i in counted}
    seen = [world.discards[place].card for place in inside - hidden]
    if limit.last == GOES_ON:
        counted |= _region(slots, limit.seat, HAND, PLAY, ASIDE)
        places = set() if world.ended else set(_hidden_places(world, limit.seat))
        seen += [card for place, card in enumerate(world.hands[limit.seat]) if place not in places]
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
    back = Counter(discard.card for discard in world.returned if discard.known_to(seat))
    return frozenset(card for card in set(cards) if 0 < back[card] == PLAYING_CARDS.count(card))


def _put(world: Tricktakers, seat: Seat | None, slots: list[Slot], cards: list[Card], rng: Rng) -> None:
    plays = list(world.plays)
    for slot, card in zip(slots, cards, strict=True):
        match slot.where:
            case "play":
                plays[slot.place] = replace(plays[slot.place], card=card)
            case "pile":
                world.discards[slot.place] = replace(world.discards[slot.place], card=card)
            case _:
                _cards_at(world, slot)[slot.place] = card
    for other in range(world.seats):
        world.hands[other].sort()
    for at, play in enumerate(plays):
        if not play.known and play.seat != seat:
            plays[at] = _laid_down(world, plays, at, rng)
    world.plays = tuple(plays)
    for other in range(world.seats):
        if other != seat and world.aside[other] and character_of(world, other).lays_beside and not world.ended:
            _laid_beside(world, other, rng)


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


def _laid_beside(world: Tricktakers, seat: Seat, rng: Rng) -> None:
    """A second card had to follow too, but a card was drawn since."""
    [beside] = world.aside[seat]
    lead = world.lead
    if FACE[beside].kind != NUMBER or printed_colour(beside) == lead:
        return
    hand = world.hands[seat]
    fitting = [card for card in hand if not OWNER[card] and printed_colour(card) == lead]
    if len(fitting) > 1:
        card = fitting[rng.below(len(fitting))]
        hand[hand.index(card)] = beside
        hand.sort()
        world.aside[seat] = [card]
