"""Dealing anew under constraints: hands are always found, never break one, and none that is possible is left out."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from odango.core.rng import Rng
from odango.games.masquerade import imagine
from odango.games.masquerade.cards import MOON, PLANET, PLANETS, card
from odango.games.masquerade.imagine import PUT_AWAY, deal
from odango.games.masquerade.setup import Setup, play_cards
from rule import rule

MARS, VENUS, JUPITER = (1 << PLANETS.index(name) for name in ("mars", "venus", "jupiter"))
NO_MOON = 1 << MOON


def breaks(cards: list[int], voids: int) -> bool:
    return any(PLANET[face] >= 0 and voids >> PLANET[face] & 1 for face in cards)


def case(chance: Rng) -> tuple[list[int], dict[int, int], dict[int, int]]:
    """Cards, sizes and voids that some hands are known to fit: they are made from such hands.

    In half the cases these hands have few planets each and everything they lack is known, so that hardly any others
    fit.
    """
    pool = list(play_cards(Setup()))
    chance.shuffle(pool)
    pool = pool[: 2 + chance.below(len(pool) - 2)]
    tight = chance.below(2)
    if tight:
        pool.sort(key=lambda face: (PLANET[face], face))
    places = [*range(2 + chance.below(8)), *([PUT_AWAY] if chance.below(2) else [])]
    cuts = sorted(chance.below(len(pool) + 1) for _ in places[1:])
    sizes = [to - start for start, to in zip([0, *cuts], [*cuts, len(pool)], strict=True)]
    voids, at = {}, 0
    for place, size in zip(places, sizes, strict=True):
        held = {PLANET[face] for face in pool[at : at + size]}
        lacking = [planet for planet in range(len(PLANETS)) if planet not in held]
        known = [planet for planet in lacking if tight or chance.below(2)]
        voids[place] = 0 if place == PUT_AWAY else sum(1 << planet for planet in known)
        at += size
    chance.shuffle(pool)
    return pool, dict(zip(places, sizes, strict=True)), voids


@rule("masquerade#who-knows-what")
def test_hands_are_always_found_and_never_break_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """In two thousand cases made from real hands; among them many in which dealt cards have to move on."""
    made_room = 0
    really = imagine._make_room

    def counted(*args: object) -> int:
        nonlocal made_room
        made_room += 1
        return really(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(imagine, "_make_room", counted)
    chance = Rng(11)
    for _ in range(2000):
        pool, sizes, voids = case(chance)
        dealt = deal(pool[:], sizes, voids, chance)

        assert {place: len(cards) for place, cards in dealt.items()} == sizes
        assert Counter(face for cards in dealt.values() for face in cards) == Counter(pool)
        assert not any(breaks(cards, voids[place]) for place, cards in dealt.items())
    assert made_room > 100


@rule("masquerade#who-knows-what")
@pytest.mark.parametrize(
    ("sizes", "voids"),
    [
        ((2, 2, 2), (MARS, VENUS, 0)),
        ((2, 2, 2), (MARS, VENUS, NO_MOON)),
        ((2, 2, 2), (MARS | NO_MOON, VENUS | NO_MOON, 0)),
        ((2, 1, 3), (MARS, 0, VENUS)),
        ((3, 3), (MARS, 0)),
        ((3, 3), (0, JUPITER)),
        ((1, 4, 1), (MARS | VENUS, 0, 0)),
    ],
)
def test_every_possible_hand_occurs(sizes: tuple[int, ...], voids: tuple[int, ...]) -> None:
    """Six cards: all ways to deal them that break nothing come up, no other does, and all about as often."""
    pool = [card(name) for name in ("mars-1-8", "mars-2-7", "venus-1-8", "venus-2-7", "moon-1-8", "support-luna")]
    possible = set()
    for order in permutations(pool):
        at, hands = 0, []
        for size in sizes:
            hands.append(tuple(sorted(order[at : at + size])))
            at += size
        if not any(breaks(list(hand), void) for hand, void in zip(hands, voids, strict=True)):
            possible.add(tuple(hands))
    chance = Rng(3)
    times = 150 * len(possible)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(times):
        chance.shuffle(pool)
        dealt = deal(pool[:], dict(enumerate(sizes)), dict(enumerate(voids)), chance)
        found[tuple(tuple(sorted(cards)) for cards in dealt.values())] += 1

    assert set(found) == possible
    assert min(found.values()) > 150 * 0.6
    assert max(found.values()) < 150 * 1.5


@rule("masquerade#who-knows-what")
def test_what_nobody_may_hold_was_put_away() -> None:
    """Both players failed to follow Mars: its cards lie unseen beside the table, in every world."""
    pool = [card(name) for name in ("mars-1-8", "mars-2-7", "venus-1-8", "venus-2-7", "moon-1-8")]
    for seed in range(50):
        chance = Rng(seed)
        chance.shuffle(pool)
        dealt = deal(pool[:], {0: 1, 1: 1, PUT_AWAY: 3}, {0: MARS, 1: MARS, PUT_AWAY: 0}, chance)

        assert {card("mars-1-8"), card("mars-2-7")} <= set(dealt[PUT_AWAY])


@rule("masquerade#who-knows-what")
def test_hands_that_cannot_be_are_found_out() -> None:
    """Two cards of Mars and one place for them: that would be a mistake of ours, so it does not pass in silence."""
    pool = [card(name) for name in ("mars-1-8", "mars-2-7", "venus-1-8")]

    with pytest.raises(AssertionError, match="these hands cannot be"):
        deal(pool, {0: 2, 1: 1}, {0: MARS, 1: 0}, Rng(0))
