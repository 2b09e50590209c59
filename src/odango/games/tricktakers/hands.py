"""Drawing and discarding, and what the table may conclude of hands it does not see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from odango.core.event import Public, Secret
from odango.core.step import Seat
from odango.games.tricktakers.cards import FACE, NO_COLOUR, NUMBER, OWNER, Card, Colour
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.facts import GOES_ON, Discard, Limit, Sighting
from odango.games.tricktakers.following import fails
from odango.games.tricktakers.state import NOBODY, Tricktakers
from odango.games.tricktakers.wording import card_words
from odango.text import Name, line


def draw(state: Tricktakers, seat: Seat, count: int) -> None:
    """Draw from the deck; when it is empty, the discards are shuffled and become the deck."""
    _tell_drawn(state, seat, _drawn(state, seat, count))
    put_off(state, seat)


def _drawn(state: Tricktakers, seat: Seat, count: int) -> list[Card]:
    cards = []
    for _ in range(count):
        if not state.deck:
            reshuffle(state)
        if state.deck:
            cards.append(state.deck.pop())
            state.fresh[seat] += 1
    state.limits = drawn_by(state, seat, len(cards))
    receive(state, seat, cards)
    return cards


def put_off(state: Tricktakers, seat: Seat) -> None:
    """Cards its character may not hold are discarded, and as many drawn, as long as there are others to be had.

    However often it takes, only how many went and came is told: nobody is to know more than stays to be seen.
    """
    character = character_of(state, seat)
    known: list[Card] = []
    unseen: list[Card] = []
    come: list[Card] = []
    while True:
        banned = [card for card in state.hands[seat] if character.bans(card)]
        rest = (*state.deck, *(discard.card for discard in state.discards))
        if not banned or all(map(character.bans, rest)):
            break
        for card in banned:
            (known if _put_down(state, seat, card, forced=True, also=NOBODY) else unseen).append(card)
        come += _drawn(state, seat, len(banned))
    if come:
        _tell_discarded(state, seat, known, unseen)
        _tell_drawn(state, seat, come)


def receive(state: Tricktakers, seat: Seat, cards: Iterable[Card]) -> None:
    state.hands[seat].extend(cards)
    state.hands[seat].sort()


def may_draw(state: Tricktakers) -> bool:
    return bool(state.deck or state.discards)


def reshuffle(state: Tricktakers) -> None:
    state.deck = [discard.card for discard in state.discards]
    state.rng.shuffle(state.deck)
    state.returned = state.discards
    state.discards = []
    state.fresh = [0] * state.seats
    state.limits = tuple(replace(limit, first=0) for limit in state.limits if limit.last == GOES_ON)
    state.sightings = tuple(
        replace(sighting, first=0)
        for sighting in state.sightings
        if not any(discard.seat in sighting.seats and not discard.known for discard in state.returned[sighting.first :])
    )
    if state.events is not None and state.deck:
        state.tell(Public(line("tricktakers-reshuffled", count=len(state.deck))))


def discard(state: Tricktakers, seat: Seat, cards: Sequence[Card], *, also: Seat = NOBODY) -> None:
    """Put cards face down on the discard pile; `also` knows them too.

    Exclusive ones go back to their box, which everyone sees (T-41); so do cards that lay open, and all of them where
    the table agreed to discard face up.
    """
    known: list[Card] = []
    unseen: list[Card] = []
    for card in cards:
        (known if _put_down(state, seat, card, forced=False, also=also) else unseen).append(card)
    _tell_discarded(state, seat, known, unseen)


def _put_down(state: Tricktakers, seat: Seat, card: Card, *, forced: bool, also: Seat) -> bool:
    """Whether everyone sees it."""
    state.hands[seat].remove(card)
    lay_open = card in state.shown[seat]
    if lay_open:
        state.shown[seat].remove(card)
    seen = lay_open or bool(OWNER[card]) or state.setup.discards_face_up
    if seen:
        lose_sight(state, seat, card)
    if OWNER[card]:
        state.box.append(card)
        state.box.sort()
    else:
        state.discards.append(Discard(seat, card, seen, forced, also))
    return seen


def _tell_discarded(state: Tricktakers, seat: Seat, known: Sequence[Card], unseen: Sequence[Card]) -> None:
    if state.events is not None:
        who = Name(seat)
        if known:
            state.tell(Public(line("tricktakers-discarded", who=who, cards=card_words(known))))
        if unseen:
            inside = line("tricktakers-discarded", who=who, cards=card_words(unseen))
            outside = line("tricktakers-discarded-unseen", who=who, count=len(unseen))
            state.tell(Secret((seat,), inside, outside))


def _tell_drawn(state: Tricktakers, seat: Seat, cards: Sequence[Card]) -> None:
    if state.events is not None:
        inside = line("tricktakers-drew", who=Name(seat), cards=card_words(cards))
        state.tell(Secret((seat,), inside, line("tricktakers-drew-unseen", who=Name(seat), count=len(cards))))


def may_discard(state: Tricktakers, seat: Seat) -> list[Card]:
    """The different cards of a hand that may be discarded or given away."""
    keeps = character_of(state, seat).keeps
    return [card for card in dict.fromkeys(state.hands[seat]) if card != state.kept[seat] and not keeps(card)]


def exchange(state: Tricktakers, seat: Seat, cards: Sequence[Card]) -> None:
    """Discard these and draw as many."""
    discard(state, seat, cards)
    draw(state, seat, len(cards))


def leaves_hand(state: Tricktakers, seat: Seat, card: Card, *, unseen: bool = False) -> None:
    """A card is played."""
    state.hands[seat].remove(card)
    if card in state.shown[seat]:
        state.shown[seat].remove(card)
    if not unseen:
        lose_sight(state, seat, card)


def sight(state: Tricktakers, seat: Seat, card: Card, knowers: tuple[Seat, ...] = ()) -> None:
    """Some know that this card is now in that hand; everyone, if nobody is named."""
    state.sightings = (*state.sightings, Sighting(card, (seat,), len(state.discards), knowers))


def pass_on(state: Tricktakers, source: Seat, to: Seat, card: Card) -> None:
    """A card goes from one hand to another face down: only these two know which, unless it lay open before.

    What was known of cards in either hand may now be true of the other; and neither is as well known as before.
    """
    conceal(state, source, card)
    mix_up(state, source, to)
    move_private(state, source, to, card)
    knowers = () if card in state.shown[source] else tuple(sorted((source, to)))
    state.sightings = (*state.sightings, Sighting(card, (to,), len(state.discards), knowers))
    state.limits = drawn_by(state, to, 1)
    state.fresh[to] += 1
    if card in state.shown[source]:
        state.shown[source].remove(card)


def mix_up(state: Tricktakers, one: Seat, two: Seat) -> None:
    """What others knew of cards in either hand may now be true of the other."""
    both = {one, two}
    state.sightings = tuple(
        replace(sighting, seats=tuple(sorted(both.union(sighting.seats))))
        if both.intersection(sighting.seats) and not both.issuperset(sighting.knowers or (-1,))
        else sighting
        for sighting in state.sightings
    )


def conceal(state: Tricktakers, seat: Seat, *also: Card) -> None:
    """A card of this hand goes on face down, and others are not to know which: of all exclusive cards it may be, they
    know from now on only where they were seen last.
    """
    own = character_of(state, seat).unseen(state, seat)
    for card in dict.fromkeys((*also, *may_discard(state, seat), *own)):
        if OWNER[card] and card not in state.loose:
            seen = [one for one in state.sightings if one.card == card and seat in one.seats and not one.knowers]
            if len(seen) < [*also, *state.hands[seat], *state.stocks[seat]].count(card):
                sight(state, seat, card)
            set_loose(state, [card])


def move_private(state: Tricktakers, source: Seat, to: Seat, card: Card) -> None:
    """What these two alone knew of a card is past when it is passed on; others who knew it still do."""
    found = []
    for sighting in state.sightings:
        rest = tuple(seat for seat in sighting.knowers if seat not in (source, to))
        moved = sighting.card == card and sighting.knowers and source in sighting.seats
        if not moved:
            found.append(sighting)
        elif rest:
            found.append(replace(sighting, knowers=rest))
    state.sightings = tuple(found)


def lose_private(state: Tricktakers, seat: Seat, card: Card) -> None:
    """What some alone knew of a card is past when it is passed on."""
    state.sightings = tuple(
        sighting
        for sighting in state.sightings
        if not (sighting.card == card and sighting.knowers and seat in sighting.seats)
    )


def set_loose(state: Tricktakers, cards: Iterable[Card]) -> None:
    """Exclusive cards that are passed on face down: who holds them is no longer known to everyone."""
    new = [card for card in cards if OWNER[card] and card not in state.loose]
    state.loose = tuple(sorted({*state.loose, *new}))


def lose_sight(state: Tricktakers, seat: Seat, card: Card) -> None:
    """The card is seen leaving the hand: what was known of it is past."""
    lose_private(state, seat, card)
    for sighting in state.sightings:
        if sighting.card == card and seat in sighting.seats:
            state.sightings = tuple(other for other in state.sightings if other is not sighting)
            break
    state.loose = tuple(other for other in state.loose if other != card)


def printed_colour(card: Card) -> Colour:
    return FACE[card].colour if FACE[card].kind == NUMBER else NO_COLOUR


def shown_by(state: Tricktakers, seat: Seat, card: Card, failed: Colour) -> tuple[Limit, ...]:
    """What the table knows when this card has been played openly.

    It was one of the few of its colour, if there were few; and if it was no card of the colour that had to be
    followed, though nothing excused it, there is none of that colour left.
    """
    colour = printed_colour(card)
    found = []
    for limit in state.limits:
        live = limit.seat == seat and limit.last == GOES_ON
        if live and limit.colour == failed:
            found += _closed(state, limit)
        elif live and limit.colour == colour:
            found.append(replace(limit, most=limit.most - 1))
        else:
            found.append(limit)
    if failed != NO_COLOUR:
        found.append(Limit(seat, failed, 0, len(state.discards)))
    return tuple(found)


OPEN: Final = 100
"""A limit of so many binds nothing: it only counts what comes into hand while a card lies face down."""


def lies_down(state: Tricktakers, seat: Seat, *, now: bool) -> None:
    """From now on a card of this seat lies face down, which had to follow the lead colour; or it does so no longer."""
    state.limits = tuple(limit for limit in state.limits if limit.seat != seat or limit.most < OPEN)
    if now:
        state.limits = (*state.limits, Limit(seat, state.lead, OPEN, len(state.discards)))


def turned_up_by(state: Tricktakers, seat: Seat, card: Card) -> tuple[Limit, ...]:
    """What the table knows when a card that lay face down is turned up.

    As of any card: but what has come into hand since may be of the colour that it did not follow.
    """
    counting = next((limit for limit in state.limits if limit.seat == seat and limit.most >= OPEN), None)
    lies_down(state, seat, now=False)
    if counting is None or not fails(card, counting.colour):
        return shown_by(state, seat, card, NO_COLOUR)
    *others, none = shown_by(state, seat, card, counting.colour)
    return (*others, replace(none, most=counting.most - OPEN, first=counting.first))


def taken_back_by(state: Tricktakers, seat: Seat, card: Card) -> tuple[Limit, ...]:
    """What the table knows when a card that was played openly goes back into hand."""
    return tuple(
        replace(limit, most=limit.most + 1)
        if limit.seat == seat and limit.last == GOES_ON and limit.colour == printed_colour(card)
        else limit
        for limit in state.limits
    )


def drawn_by(state: Tricktakers, seat: Seat, count: int) -> tuple[Limit, ...]:
    """What the table still knows when somebody has drawn cards it did not see."""
    found = []
    for limit in state.limits:
        if limit.seat == seat and limit.last == GOES_ON:
            found += [*_closed(state, limit), replace(limit, most=limit.most + count)]
        else:
            found.append(limit)
    return tuple(found)


def _closed(state: Tricktakers, limit: Limit) -> list[Limit]:
    """What it says of the discards alone, if it says anything of them."""
    count = sum(discard.seat == limit.seat for discard in state.discards[limit.first :])
    return [replace(limit, last=len(state.discards))] if limit.most < count else []
