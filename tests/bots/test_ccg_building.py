"""The house builds decks that may be played and in which everything is of use."""

from __future__ import annotations

from collections import Counter

import pytest

from bots.ccg_choices import EVERYTHING, STEADY
from laws.any_deck import LARGEST, any_deck
from odango.bots import bot
from odango.bots.arena import play
from odango.bots.ccg.building import NoDeckError, build, options
from odango.bots.ccg.splitting import split_power
from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.cards import CARDS, ICON, NUMBER, Kind, is_power
from odango.games.ccg.deck.legality import LEAST, faults, hints, openers, reachable, remarks
from odango.games.ccg.deck.lists import DeckList, code
from odango.games.ccg.setup import Setup


def some(seed: int, count: int) -> Counter[Kind]:
    """A small pool, as boosters may give it; with something to begin with."""
    rng = Rng(seed)
    found = Counter(3 + rng.below(len(CARDS) - 3) for _ in range(count))
    found[NUMBER["sailor-venus-level-1"]] += 1
    found[NUMBER["titus"]] += 1
    return found


def named(*names: str) -> tuple[Kind, ...]:
    return tuple(NUMBER[name] for name in names)


def sound(deck: tuple[Kind, ...]) -> bool:
    return not faults(deck, "it") and not remarks(deck)


@pytest.mark.parametrize("seed", range(20))
def test_builds_a_sound_deck_from_everything(seed: int) -> None:
    """60 cards that may be played, nothing to point out, and nothing the rulebook would advise against."""
    deck = build(EVERYTHING, Rng(seed))

    assert len(deck) == LEAST
    assert sound(deck)
    assert not [hint for hint in hints(deck) if hint.key != "ccg-hint-team"]


@pytest.mark.parametrize("count", [2, 10, 40, 66, 150])
def test_builds_a_sound_deck_from_any_pool(count: int) -> None:
    """However little there is: no more of a card than the pool has, and Power for the rest."""
    for seed in range(40):
        pool = some(seed, count)
        deck = build(pool, Rng(seed))

        assert len(deck) == LEAST
        assert sound(deck)
        assert not Counter(kind for kind in deck if not is_power(kind)) - pool


def test_has_power_for_whoever_is_in_it() -> None:
    """Of every type that a Scout or Knight uses a handful at least, and most of what is used most."""
    for seed in range(20):
        deck = build(some(seed, 66), Rng(seed))
        power = Counter(kind for kind in deck if is_power(kind))
        used = Counter(ICON[kind] for kind in deck if CARDS[kind].level)

        assert 20 <= power.total() <= 30
        assert min(power[icon] for icon in used) >= 3


def test_the_same_chance_gives_the_same_deck() -> None:
    """And another one another deck; in which order the pool is told makes no difference."""
    backwards = dict(reversed(EVERYTHING.items()))

    assert build(EVERYTHING, Rng(5)) == build(backwards, Rng(5))
    assert len({build(EVERYTHING, Rng(seed)) for seed in range(10)}) > 5


def test_a_deck_around_cards_has_them_and_what_they_need() -> None:
    """The Negaforce needs Queen Beryl, she a Villain of the Negaverse, he a Yoma."""
    wanted = named("negaforce", "sailor-mercury-level-4", "moon-star-locket", "moon-star-locket")
    deck = build(EVERYTHING, Rng(1), wanted)

    assert not Counter(wanted) - Counter(deck)
    assert NUMBER["queen-beryl"] in deck
    assert NUMBER["sailor-mercury-level-1"] in deck
    assert sound(deck)
    assert len(deck) == LEAST


def test_what_cannot_come_into_play_is_left_out() -> None:
    """There is no Level 2 in the pool, and but one Locket."""
    pool = {**some(3, 30), **dict.fromkeys(named("sailor-mars-level-1", "moon-star-locket"), 1)}
    pool |= {NUMBER["sailor-mars-level-3"]: 2, NUMBER["sailor-mars-level-2"]: 0}
    deck = build(pool, Rng(1), named("sailor-mars-level-3", "moon-star-locket", "moon-star-locket"))

    assert NUMBER["sailor-mars-level-3"] not in deck
    assert deck.count(NUMBER["moon-star-locket"]) == 1
    assert sound(deck)


def test_a_deck_that_is_there_already_stays_as_it_is() -> None:
    deck = build(EVERYTHING, Rng(2))

    assert build(EVERYTHING, Rng(9), deck) == deck


def test_many_cards_make_a_larger_deck() -> None:
    """All are kept, and Power is added: half as much again, as in a deck of 60."""
    wanted = tuple(kind for kind in range(3, 35) for _ in range(2))
    deck = build(EVERYTHING, Rng(2), wanted)

    assert not Counter(wanted) - Counter(deck)
    assert sum(map(is_power, deck)) >= 20
    assert sound(deck)


@pytest.mark.parametrize("size", [60, 80, 120])
def test_builds_as_large_as_it_is_asked_to(size: int) -> None:
    assert len(build(EVERYTHING, Rng(1), size=size)) == size


def test_says_when_there_is_nothing_to_begin_with() -> None:
    with pytest.raises(NoDeckError, match="no Level 1 Scout or Knight"):
        build({NUMBER["titus"]: 4}, Rng(1))
    with pytest.raises(NoDeckError, match="no Monster of 1 point"):
        build({NUMBER["sailor-moon-level-1"]: 4}, Rng(1))


def test_offers_a_few_different_decks() -> None:
    """Each around somebody else."""
    found = options(EVERYTHING, Rng(1))

    assert 3 <= len(found) <= 4
    assert len(set(found)) == len(found)
    assert all(map(sound, found))
    assert len({frozenset(CARDS[kind].character for kind in openers(deck)) for deck in found}) > 1


def test_power_is_split_by_need() -> None:
    """Two Scouts of Soul and one of Mind."""
    team = {NUMBER["sailor-mars-level-1"]: 2, NUMBER["sailor-mars-level-2"]: 2, NUMBER["sailor-mercury-level-1"]: 2}
    power = split_power(team, 24, {})

    assert power.total() == 24
    assert power[2] > power[1] >= 6
    assert power[0] == 0


def test_bots_win_with_a_deck_of_the_house_against_chance() -> None:
    """A steady player, with a deck built from six boosters' worth of cards against one of the eight."""
    setup = Setup(lists=(code(DeckList("", build(some(7, 66), Rng(7)))), ""), decks=("sailor_moon", "sailor_moon"))
    players = [STEADY, bot("ccg", "random")]

    assert sum(play(GAME, setup, players, seed).share(0) for seed in range(4)) >= 3


def test_any_deck_may_be_played() -> None:
    """And all sorts there are: small and large, much Power and little, Levels that nothing leads to."""
    decks = [any_deck(Rng(seed)) for seed in range(300)]

    assert not any(faults(deck, "it") for deck in decks)
    assert {len(deck) for deck in decks} == set(range(LEAST, LARGEST + 1))
    assert any(set(deck) - reachable(deck) for deck in decks)
    assert min(sum(map(is_power, deck)) for deck in decks) < 5
    assert {kind for deck in decks for kind in deck} == set(range(len(CARDS)))
