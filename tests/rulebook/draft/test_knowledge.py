"""What a seat knows in a draft, shown and concluded: its packs, its picks, and nothing of anybody else's."""

from __future__ import annotations

import msgspec
import pytest

from odango.core.rng import Rng
from odango.core.view import packet
from odango.games.ccg.cards import CARDS
from odango.games.ccg.deck.boosters import possible
from odango.games.ccg.draft import GAME
from odango.games.ccg.draft.state import Draft
from rule import rule
from rulebook.draft.table import at_random, building, history_seen_by, one_pick, opened, play_on


def moments(seats: int, seed: int, packs: int = 3) -> list[Draft]:
    """A draft at every pick and at its end."""
    state = opened(seats, seed, packs=packs)
    found = [state.clone()]
    picker = at_random(seed)
    while state.pending:
        one_pick(state, picker)
        found.append(state.clone())
    return found


@rule("draft#knowledge")
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_a_seat_has_seen_holds_in_every_world_it_imagines(seats: int) -> None:
    """In every round: the packs as it held them, and what it took; and all packs are packs that can be."""
    for state in moments(seats, seed=seats)[::4]:
        for seat in range(seats):
            world = GAME.imagine(state, seat, Rng(seat + 7))
            assert history_seen_by(world, seat) == history_seen_by(state, seat)
            packs = [pack for packs in world.taken[:-1] for pack in packs]
            packs += [(*taken, *rest) for taken, rest in zip(world.taken[-1], world.packs, strict=True)]
            assert all(len(pack) == 11 and possible(pack) for pack in packs)


@rule("draft#knowledge")
def test_what_others_took_between_is_shuffled_among_them() -> None:
    """Four seats: when the first pack comes back to seat 0, three cards are missing, and any of three may have each."""
    state = opened(4)
    for _ in range(4):
        one_pick(state, at_random(3))
    true = state.taken[-1][0]
    worlds = [GAME.imagine(state, 0, Rng(seed)).taken[-1][0] for seed in range(60)]

    assert {pack[0] for pack in worlds} == {true[0]}
    assert {frozenset(pack[1:4]) for pack in worlds} == {frozenset(true[1:4])}
    assert len({pack[1:4] for pack in worlds}) == 6


@rule("draft#knowledge")
def test_what_was_taken_before_one_saw_a_pack_is_known_by_rarity_alone() -> None:
    """Seat 1 gets the pack of seat 0 without one card; it knows what rarity that one had, and not which it was."""
    state = opened(3)
    one_pick(state, at_random(5))
    true = state.taken[-1][0][0]
    taken = {GAME.imagine(state, 1, Rng(seed)).taken[-1][0][0] for seed in range(80)}

    assert len(taken) > 10
    rare = {"R": "RF", "F": "RF"}
    assert all(CARDS[kind].rarity in rare.get(CARDS[true].rarity, CARDS[true].rarity) for kind in taken)


@rule("draft#knowledge")
def test_what_is_missing_is_shown_when_a_pack_comes_back() -> None:
    """Without one's own pick, and only from the second time on."""
    state = opened(3)
    for _ in range(3):
        assert GAME.view(state, 0).missing == ()
        one_pick(state)
    taken = state.taken[-1][0]

    assert GAME.view(state, 0).missing == tuple(sorted(taken[1:]))
    assert [sight.pick for sight in GAME.view(state, 0).sights] == [0, 1, 2, 3]
    assert GAME.view(state, 0).sights[0].took == taken[0]


@rule("draft#knowledge")
@pytest.mark.parametrize("form", ["draft", "sealed"])
def test_s114_pools_stay_hidden_when_the_draft_is_over(form: str) -> None:
    """At every moment a spectator's bytes name no card at all, and a seat's are the same whatever others hold."""
    state = play_on(opened(3, format=form, packs=3), at_random(2))
    for seat in (0, 1, 2, None):
        other = GAME.imagine(state, seat, Rng(4))
        assert packet(GAME, other, seat) == packet(GAME, state, seat)
    assert other.taken != state.taken

    seen = msgspec.json.decode(packet(GAME, state, None))["view"]
    assert (seen["pack"], seen["picked"], seen["sights"], seen["suggested"]) == ([], [], [], [])
    assert (seen["deck"], seen["pool"], seen["list"]) == (None, "", "")


@rule("draft#knowledge")
def test_the_owner_sees_pool_and_deck() -> None:
    """While decks are built all suggestions, afterwards the one that was registered, and the pool with the kit."""
    state = play_on(opened(3, packs=3), at_random(2), until=building)
    view = GAME.view(state, 1)
    assert (len(view.picked), len(view.suggested), view.deck, view.pool) == (33, 8, None, "")

    one_pick(state, at_random(2))
    view = GAME.view(state, 1)
    assert view.suggested == ()
    assert view.deck is not None
    assert view.deck.kit.opener == state.openers[1]
    assert CARDS[view.deck.kit.monster].name in view.pool
    sequel = GAME.sequel(state.setup, state, 3)
    assert sequel is not None
    assert (sequel.brought[1], sequel.pools[1]) == (view.list, view.pool)
