"""An imagined state must have a past: its history is walked back to the deal, step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.rng import Rng
from odango.games.bluff import GAME
from odango.games.bluff.facts import Bagged, Challenged, Drew, Returned
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import ALL_TILES, NO_TILE, TILES_EACH, TOKENS
from rule import rule
from rulebook.bluff.table import playing_at_random, table

Pile = Counter[int]


def take_out(pile: Pile, kind: int | None) -> None:
    """Undo that this tile came here: it must be here."""
    assert kind is not None
    assert pile[kind] > 0
    pile[kind] -= 1


def walk_back(state: Bluff) -> tuple[list[Pile], Pile, Pile]:
    """Holders, bag and tiles set aside as they were dealt, if all that is said to have happened did happen."""
    holders = [Counter(held) for held in state.holders]
    bag = Counter(state.bag)
    aside = Counter(state.set_aside)
    source = bag if state.setup.jadeite_source == "draw_bag" else aside
    if state.tile != NO_TILE:
        holders[state.starter][state.tile] += 1
    for fact in reversed(state.history):
        match fact:
            case Challenged():
                holders[fact.starter][fact.tile] += 1
            case Returned():
                take_out(holders[fact.seat], fact.tile)
            case Bagged():
                take_out(bag, fact.tile)
            case Drew():
                assert source.total() == fact.left
                take_out(holders[fact.seat], fact.tile)
                assert fact.tile is not None
                source[fact.tile] += 1
    return holders, bag, aside


def check_past(state: Bluff) -> None:
    """Walked back, everyone has twelve tiles, and all tiles together are the ones that were put in."""
    holders, bag, aside = walk_back(state)
    together = sum(holders, bag)

    assert [held.total() for held in holders] == [TILES_EACH] * state.seats
    assert bag.total() == sum(state.contents) - TILES_EACH * state.seats
    assert together == Counter({kind: count for kind, count in enumerate(state.contents) if count})
    if state.setup.jadeite_source == "set_aside":
        assert together + aside == Counter(dict(enumerate(ALL_TILES)))


def check_tokens(state: Bluff) -> None:
    there = Counter(value for values in state.tokens for value in values)
    left = Counter(dict(enumerate(state.token_bag, 1)))

    assert +(there + left) == Counter(dict(enumerate(TOKENS, 1)))


SETUPS = {
    "bag": Setup(ending="four-white"),
    "set-aside": Setup(ending="four-white", jadeite_source="set_aside"),
    "itself": Setup(ending="four-white", villain_action_may_target_itself=True),
}


@rule("bluff#who-may-see-what", "bluff#villain-actions")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
@pytest.mark.parametrize("setup", SETUPS.values(), ids=list(SETUPS))
def test_every_imagined_state_has_a_past(setup: Setup, seats: int) -> None:
    """In many random games, for every seat and a spectator: tiles put away or drawn were where they had to be."""
    kinds: Counter[str] = Counter()
    for seed in range(6):
        fond = seed % 2 == 0
        for number, state in enumerate(playing_at_random(setup, seats, 100 * seats + seed, fond_of_villains=fond)):
            if number % 7 == 0 or state.cause:
                check_past(state)
                for seat in (None, *range(seats)):
                    world = GAME.imagine(state, seat, Rng(number))
                    assert GAME.view(world, seat) == GAME.view(state, seat)
                    check_past(world)
                    check_tokens(world)
            last = state
        kinds.update(type(fact).__name__ for fact in last.history)

    # Without these the walk would prove nothing.
    assert {"Challenged", "Returned", "Bagged"} <= set(kinds)
    assert ("Drew" in kinds) != (setup.jadeite_source == "set_aside" and seats == 8)


@rule("bluff#who-may-see-what", "bluff#villain-actions")
def test_the_walk_finds_a_tile_that_was_never_there() -> None:
    """The checker itself: a tile said to have been put back, and not there, is found."""
    state = table(holders={"Molly": ["sailor-moon"]})
    state.history.append(Returned(0, state.holders[1][0]))

    with pytest.raises(AssertionError):
        walk_back(state)
