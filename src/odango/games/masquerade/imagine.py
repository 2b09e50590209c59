"""Dealing anew what a seat cannot know: the others' Team Cards and hands, the spare card and what was put away.

Nothing anybody plays proves a team, so unseen Team Cards are dealt at random; with an even table that keeps the number
of team mates exact, with an odd one the spare card leaves it open.  Hands keep their sizes, and nobody gets a card of a
planet they failed to follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.masquerade.cards import NO_PLANET, PLANET, PLANETS, Card, team_pack
from odango.games.masquerade.setup import play_cards
from odango.games.masquerade.state import NO_CARD, Masquerade

PUT_AWAY: Final = -1
"""The place of cards that were not dealt."""
STIRS: Final = 1
"""How often every card may change its place."""


def imagine(state: Masquerade, seat: Seat | None, rng: Rng) -> Masquerade:
    world = state.clone()
    if not world.ended:
        _imagine_teams(world, seat, rng)
        _imagine_hands(world, seat, rng)
    world.rng = rng.clone()
    return world


def _imagine_teams(world: Masquerade, seat: Seat | None, rng: Rng) -> None:
    seen = {other for other in (seat, world.unmasked) if other is not None and other >= 0}
    pool = sorted(set(team_pack(world.seats)) - {world.identities[other] for other in seen})
    rng.shuffle(pool)
    for other in range(world.seats):
        if other not in seen:
            world.identities[other] = pool.pop()
    world.spare = pool.pop() if pool else NO_CARD


def _imagine_hands(world: Masquerade, seat: Seat | None, rng: Rng) -> None:
    sizes = {other: len(hand) for other, hand in enumerate(world.hands) if other != seat}
    sizes[PUT_AWAY] = len(world.undealt)
    pool = unseen(world, seat)
    rng.shuffle(pool)
    voids = {place: world.voids[place] if place >= 0 else 0 for place in sizes}
    dealt = deal(pool, sizes, voids, rng) if any(voids.values()) else _deal_freely(pool, sizes)
    for place, cards in dealt.items():
        cards.sort()
        if place == PUT_AWAY:
            world.undealt = cards
        else:
            world.hands[place] = cards


def unseen(world: Masquerade, seat: Seat | None) -> list[Card]:
    """All cards this seat has not seen, sorted."""
    seen: Counter[Card] = Counter(world.hands[seat] if seat is not None else ())
    seen.update(play.card for play in world.plays)
    for trick in world.tricks:
        seen.update(play.card for play in trick.plays)
    left = []
    for card in play_cards(world.setup):
        if seen[card]:
            seen[card] -= 1
        else:
            left.append(card)
    return left


def _deal_freely(pool: list[Card], sizes: dict[int, int]) -> dict[int, list[Card]]:
    dealt = {}
    start = 0
    for place, size in sizes.items():
        dealt[place] = pool[start : start + size]
        start += size
    return dealt


def deal(pool: list[Card], sizes: dict[int, int], voids: dict[int, int], rng: Rng) -> dict[int, list[Card]]:
    """Deal shuffled cards into hands of these sizes, nobody getting a planet of their voids.

    Cards that fewest may have go first, each into a random free place among those it may lie in.  Where none is free,
    cards already dealt move on, one place each, until one is.  Then random pairs change places where they may, so that
    no possible hands are favoured.
    """
    dealt: dict[int, list[Card]] = {place: [] for place in sizes}
    room = dict(sizes)
    homes = {
        planet: [place for place in sizes if planet == NO_PLANET or not voids[place] >> planet & 1]
        for planet in (NO_PLANET, *range(len(PLANETS)))
    }
    # Sorting is stable: among equals the shuffle decides.
    for card in sorted(pool, key=lambda card: len(homes[PLANET[card]])):
        open_to = homes[PLANET[card]]
        free = sum(room[place] for place in open_to)
        place = _pick(open_to, room, rng.below(free)) if free else _make_room(dealt, room, open_to, homes, rng)
        dealt[place].append(card)
        room[place] -= 1
    return _stirred(dealt, voids, rng)


def _stirred(dealt: dict[int, list[Card]], voids: dict[int, int], rng: Rng) -> dict[int, list[Card]]:
    """Exchange cards at random; whatever the hands were, in the end all that can be are equally likely."""
    places = [place for place, cards in dealt.items() for _ in cards]
    cards = [card for hand in dealt.values() for card in hand]
    # Cards without a planet count as planet -1, which nobody is void in.
    barred = {place: void << 1 for place, void in voids.items()}
    for i in range(STIRS * len(cards)):
        one, two = i % len(cards), rng.below(len(cards))
        mine, theirs = cards[one], cards[two]
        if not (barred[places[two]] >> PLANET[mine] + 1 | barred[places[one]] >> PLANET[theirs] + 1) & 1:
            cards[one], cards[two] = theirs, mine
    found: dict[int, list[Card]] = {place: [] for place in dealt}
    for place, card in zip(places, cards, strict=True):
        found[place].append(card)
    return found


def _pick(places: Iterable[int], room: dict[int, int], nth: int) -> int:
    """The place of the nth free slot."""
    for place in places:
        nth -= room[place]
        if nth < 0:
            return place
    raise ValueError("no such slot")


def _make_room(
    dealt: dict[int, list[Card]], room: dict[int, int], wanted: list[int], homes: dict[int, list[int]], rng: Rng
) -> int:
    """Free a slot in one of the wanted places by moving cards along the shortest chain to a place with room."""
    came_from: dict[int, tuple[int, Card]] = {}
    reached = wanted[:]
    for place in reached:
        cards = dealt[place][:]
        rng.shuffle(cards)
        for card in cards:
            for to in homes[PLANET[card]]:
                if to in reached:
                    continue
                came_from[to] = (place, card)
                reached.append(to)
                if room[to]:
                    return _move_along(dealt, room, came_from, to)
    raise AssertionError("these hands cannot be")


def _move_along(
    dealt: dict[int, list[Card]], room: dict[int, int], came_from: dict[int, tuple[int, Card]], to: int
) -> int:
    room[to] -= 1
    while to in came_from:
        place, card = came_from[to]
        dealt[place].remove(card)
        dealt[to].append(card)
        to = place
    room[to] += 1
    return to
