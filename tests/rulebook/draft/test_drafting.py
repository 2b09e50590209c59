"""Drafts and sealed packs: opening, picking, passing, the kit, building, and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.engine import IllegalChoice, choose, over
from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.ccg import GAME as CCG
from odango.games.ccg.cards import CARDS, NUMBER, is_power
from odango.games.ccg.deck import legality
from odango.games.ccg.deck.boosters import OF_RARITY, possible
from odango.games.ccg.deck.lists import read
from odango.games.ccg.draft import GAME
from odango.games.ccg.draft.building import OPENERS, built, suggestions
from odango.games.ccg.draft.setup import Setup
from odango.games.ccg.wording import card_word
from rule import rule
from rulebook.draft.table import at_random, building, first, one_pick, opened, play_on

# --- packs ------------------------------------------------------------------------------------------------------------


@rule("draft#boosters")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everyone_opens_a_booster(seats: int) -> None:
    """Eleven cards that can be together in one pack, a different one for each."""
    state = opened(seats)

    assert len(set(state.packs)) == seats
    assert all(len(pack) == 11 and possible(pack) for pack in state.packs)


@rule("draft#format")
def test_so_many_can_draft() -> None:
    """Two to eight."""
    with pytest.raises(BadSetup, match="2 to 8"):
        GAME.check(Setup(), 9)


@rule("draft#format", "draft#picking")
def test_s111_packs_go_left_then_right() -> None:
    """What seat 0 leaves in the first round comes to seat 1; in the second round to the last seat."""
    state = opened(4)
    before = [state.in_hand(seat) for seat in range(4)]
    one_pick(state)
    assert [state.in_hand(seat) for seat in (1, 2, 3, 0)] == [pack[1:] for pack in before]

    play_on(state, until=lambda now: now.round == 1)
    before = [state.in_hand(seat) for seat in range(4)]
    one_pick(state)
    assert [state.in_hand(seat) for seat in (3, 0, 1, 2)] == [pack[1:] for pack in before]


@rule("draft#format")
@pytest.mark.parametrize("packs", [3, 8])
def test_s111_sealed_packs_are_kept(packs: int) -> None:
    """Everyone has all cards of so many boosters, and is asked for a deck at once."""
    state = opened(3, format="sealed", packs=packs)

    assert [decision.kind for decision in state.pending] == ["build"] * 3
    for seat in range(3):
        picked = state.picked(seat)
        assert len(picked) == 11 * packs
        assert all(possible(picked[i : i + 11]) for i in range(0, 11 * packs, 11))


# --- picking ----------------------------------------------------------------------------------------------------------


@rule("draft#picking")
def test_all_pick_together() -> None:
    """Nothing moves until the last has picked; then everyone has the card they took."""
    state = opened(3)
    packs = state.packs[:]
    choose(state, 2, packs[2][4])
    choose(state, 0, packs[0][7])
    assert state.packs == packs

    choose(state, 1, packs[1][0])
    assert [state.picked(seat) for seat in range(3)] == [(packs[0][7],), (packs[1][0],), (packs[2][4],)]


@rule("draft#picking")
def test_only_what_is_in_the_pack_can_be_taken() -> None:
    """A card of another's pack is refused by name, and a number that is no card too."""
    state = opened(2)
    other = next(kind for kind in state.packs[1] if kind not in state.packs[0])
    with pytest.raises(IllegalChoice, match="is not in the pack in your hand"):
        choose(state, 0, other)
    with pytest.raises(IllegalChoice, match="not one of the choices"):
        choose(state, 0, 4000)


@rule("draft#picking")
def test_s115_the_last_card_is_nobodys_choice() -> None:
    """Ten questions a pack: after the tenth everyone has eleven cards, and the next pack is open."""
    state = opened(3)
    for _ in range(10):
        one_pick(state)

    assert [len(state.picked(seat)) for seat in range(3)] == [11] * 3
    assert (state.round, state.pick) == (1, 0)
    assert all(len(pack) == 11 for pack in state.packs)


@rule("draft#picking")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_of_every_pack_ends_with_somebody(seats: int) -> None:
    state = play_on(opened(seats, packs=3), at_random(seats), until=building)
    taken = Counter(kind for packs in state.taken for pack in packs for kind in pack)

    assert Counter(kind for seat in range(seats) for kind in state.picked(seat)) == taken
    assert taken.total() == 33 * seats


# --- kit and building -------------------------------------------------------------------------------------------------


@rule("draft#the-kit")
@pytest.mark.parametrize("opener", OPENERS)
def test_s113_every_pool_makes_a_playable_deck(opener: int) -> None:
    """Even a pool without Scouts and Monsters: Items and Events of three packs, or nothing but Power."""
    friends = tuple(kind for kind in OF_RARITY["C"] if CARDS[kind].kind in ("item", "event"))
    for pool in ((), (0,) * 33, tuple(sorted(friends * 3))):
        deck = built(pool, opener)

        assert not legality.faults(deck.cards, "it")
        assert {opener, NUMBER[CARDS[opener].starts_with], deck.kit.monster} <= set(deck.cards)
        assert CARDS[deck.kit.monster].points == 1


@rule("draft#building")
@pytest.mark.parametrize("seed", range(12))
def test_a_deck_has_only_what_is_in_pool_and_kit(seed: int) -> None:
    """Sixty cards, all Levels and Villains within reach, at most two types of Power among Scouts, Power enough."""
    state = play_on(opened(4, seed), at_random(seed), until=building)
    for seat in range(4):
        pool = state.picked(seat)
        for deck in suggestions(pool):
            have = Counter(pool) + Counter(deck.kit.cards)
            used = Counter(kind for kind in deck.cards if not is_power(kind))

            assert used <= have
            assert len(deck.cards) == 60
            assert not legality.faults(deck.cards, "it")
            assert not legality.remarks(deck.cards)
            assert 20 <= sum(map(is_power, deck.cards)) <= 30


@rule("draft#format", "draft#building")
def test_s112_three_packs_already_make_a_deck() -> None:
    """With more Power than is good for it, but never mostly Power; from five packs on there is a choice."""
    for packs, most in ((3, 36), (5, 30)):
        for seed in range(10):
            state = play_on(opened(2, seed, packs=packs), at_random(seed), until=building)
            for seat in range(2):
                assert all(sum(map(is_power, deck.cards)) <= most for deck in suggestions(state.picked(seat)))


@rule("draft#building")
def test_the_house_builds_around_every_scout_and_knight_of_level_1() -> None:
    """Eight decks, best first, and levels that were drafted are in them."""
    levels = tuple(NUMBER[f"sailor-mars-level-{level}"] for level in (2, 3))
    decks = suggestions((*levels, *OF_RARITY["C"][20:50]))

    assert sorted(deck.kit.opener for deck in decks) == list(OPENERS)
    assert [deck.worth for deck in decks] == sorted((deck.worth for deck in decks), reverse=True)
    assert decks[0].kit.opener == NUMBER["sailor-mars-level-1"]
    assert set(levels) <= set(decks[0].cards)


@rule("draft#building")
def test_decks_are_chosen_together_and_only_around_openers() -> None:
    state = play_on(opened(3), until=building)
    with pytest.raises(IllegalChoice, match="no Scout or Knight of Level 1"):
        choose(state, 0, NUMBER["titus"])
    choose(state, 0, OPENERS[3])
    assert state.openers == [-1] * 3

    one_pick(state)
    assert state.openers == [OPENERS[3], OPENERS[0], OPENERS[0]]


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("draft#end-of-game")
def test_nobody_wins_a_draft() -> None:
    """Everyone shares the first place."""
    state = play_on(opened(5), first)
    result = GAME.result(state)

    assert over(state)
    assert result is not None
    assert result.places == (1,) * 5


@rule("draft#end-of-game")
@pytest.mark.parametrize("seats", GAME.seats)
def test_two_to_six_go_on_to_play_their_decks(seats: int) -> None:
    """The game follows, with every deck brought and within its owner's pool; seven and eight find no such table."""
    setup = Setup(packs=3)
    state = opened(seats, packs=3)
    assert GAME.sequel(setup, state, seats) is None
    sequel = GAME.sequel(setup, play_on(state, at_random(seats)), seats)
    if seats > 6:
        assert sequel is None
        return
    assert sequel is not None
    assert sequel.game == CCG.name
    brought = CCG.Setup()
    for seat, (text, pool) in enumerate(zip(sequel.brought, sequel.pools, strict=True)):
        CCG.check_pool(text, pool)
        brought = CCG.bring(brought, seat, seats, text)
    CCG.check(brought, seats)
    begun = CCG.start(brought, seats, Rng(seats))

    assert [sorted(deck) for deck in begun.decks] == [list(read(text)[0].cards) for text in sequel.brought]


@rule("draft#end-of-game")
def test_the_same_seed_deals_the_same_packs() -> None:
    assert opened(4, seed=9).packs == opened(4, seed=9).packs
    assert opened(4, seed=9).packs != opened(4, seed=10).packs


@rule("draft#picking")
def test_everyone_is_told_their_own_pick() -> None:
    """And nobody else's: another seat and a spectator hear that all have taken a card."""
    state = opened(2)
    state.events = []
    packs = state.packs[:]
    one_pick(state, lambda _, seat, options: options[seat])
    (told,) = state.events or []

    assert told.face(0).args["card"] == card_word(packs[0][0])
    assert told.face(1).args["card"] == card_word(packs[1][1])
    assert "card" not in told.face(None).args
