"""Putting anew what a seat cannot know: packs it has not held, and who took what between two of its turns.

A pack that comes round for the first time lacks what others took before; the rarities of that are known, since every
pack is split alike, and the cards are not.  When it comes round again, what is missing was taken by those between, in
some order.  Whoever never held a pack knows nothing of it.
"""

from __future__ import annotations

from odango.core.imagine import imagine_answers
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.ccg.cards import Kind
from odango.games.ccg.deck.boosters import complete
from odango.games.ccg.draft.building import OPENERS
from odango.games.ccg.draft.state import NONE, Draft, Pack

Cards = tuple[Kind, ...]


def imagine(state: Draft, seat: Seat | None, rng: Rng) -> Draft:
    world = state.clone()
    last = len(state.taken) - 1
    for number, packs in enumerate(state.taken):
        found = []
        for pack, taken in enumerate(packs):
            rest = state.packs[pack] if number == last else ()
            at = sightings(state, seat, number, pack, taken, rest)
            before, after = imagine_pack(taken, rest, at, rng)
            found.append(before)
            if number == last:
                world.packs[pack] = after
        world.taken[number] = tuple(found)
    for other, opener in enumerate(state.openers):
        if other != seat and opener != NONE:
            world.openers[other] = OPENERS[rng.below(len(OPENERS))]
    imagine_answers(world, seat, rng)
    world.rng = rng.clone()
    return world


def sightings(state: Draft, seat: Seat | None, number: int, pack: Pack, taken: Cards, rest: Cards) -> list[int]:
    """At which picks this seat held the pack, and saw what was left of it; the pick that is on included."""
    until = len(taken) + bool(rest)
    return [pick for pick in range(until) if state.holder(number, pack, pick) == seat]


def imagine_pack(taken: Cards, rest: Cards, at: list[int], rng: Rng) -> tuple[Cards, Cards]:
    """The same pack as somebody may imagine it who held it at these picks: what was taken in order, what is left."""
    if not at:
        cards = shuffled(complete(rng, ()), rng)
        return tuple(cards[: len(taken)]), tuple(sorted(cards[len(taken) :]))
    known = (*taken[at[0] :], *rest)
    order = shuffled([card for card in complete(rng, known) if card not in known], rng)
    for i, pick in enumerate(at):
        if pick == len(taken):
            return tuple(order), rest
        order.append(taken[pick])
        if i + 1 < len(at):
            order += shuffled(taken[pick + 1 : at[i + 1]], rng)
    order += shuffled((*taken[at[-1] + 1 :], *rest), rng)
    return tuple(order[: len(taken)]), tuple(sorted(order[len(taken) :]))


def shuffled(cards: Cards | list[Kind], rng: Rng) -> list[Kind]:
    """In another order, whatever it was before."""
    found = sorted(cards)
    rng.shuffle(found)
    return found
