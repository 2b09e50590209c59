"""Boosters: their size, their split by rarity, and what a part of one tells of the rest."""

from __future__ import annotations

from collections import Counter

from odango.core.rng import Rng, ScriptedRng
from odango.games.ccg.cards import CARDS, NUMBER, is_power
from odango.games.ccg.deck.boosters import MOST_POWER, OF_RARITY, complete, open_booster, possible

MANY = 2000


def opened(packs: int = MANY, seed: int = 1) -> list[tuple[int, ...]]:
    rng = Rng(seed)
    return [open_booster(rng) for _ in range(packs)]


def test_a_booster_has_eleven_different_cards() -> None:
    """Sorted, and none of them twice."""
    for pack in opened():
        assert len(pack) == len(set(pack)) == 11
        assert list(pack) == sorted(pack)


def test_s110_a_booster_is_split_by_rarity() -> None:
    """Seven commons, three uncommons, one rare or foil; of Power two at most.  The split is ours."""
    for pack in opened():
        rarities = Counter(CARDS[kind].rarity for kind in pack)

        assert (rarities["C"], rarities["U"], rarities["R"] + rarities["F"]) == (7, 3, 1)
        assert sum(map(is_power, pack)) <= MOST_POWER
        assert possible(pack)


def test_s110_one_rare_in_eight_is_a_foil() -> None:
    """As nearly as 2,000 packs can tell: four standard deviations either way."""
    foils = sum(any(CARDS[kind].rarity == "F" for kind in pack) for pack in opened())

    assert 190 < foils < 310


def test_every_card_is_in_some_booster() -> None:
    found = {kind for pack in opened() for kind in pack}

    assert found == set(range(len(CARDS)))


def test_the_same_seed_opens_the_same_booster() -> None:
    assert opened(50, seed=4) == opened(50, seed=4)
    assert opened(50, seed=4) != opened(50, seed=5)


def test_a_third_power_is_put_back() -> None:
    """The first three commons drawn are Power; the third goes back, and seven others are not touched by it."""
    with ScriptedRng([1, 0, *[0] * 8, *[0] * 3]) as rng:
        pack = complete(rng, ())

    assert [kind for kind in pack if is_power(kind)] == [0, 1]
    assert len(pack) == 11


def test_a_booster_seen_in_part_is_completed_around_it() -> None:
    """What was seen is in it; the rest keeps the split, also where the rare card or both Power are already there."""
    seen = (0, 1, NUMBER["titus"], NUMBER["jedite"], NUMBER["queen-beryl"])
    rng = Rng(3)
    for _ in range(200):
        pack = complete(rng, seen)

        assert set(seen) <= set(pack)
        assert possible(pack)
        assert len(pack) == 11


def test_what_cannot_be_in_one_booster() -> None:
    """Twice a card, two rare ones, four uncommons, three Power, eight commons."""
    assert not possible((5, 5))
    assert not possible((*OF_RARITY["R"][:1], *OF_RARITY["F"][:1]))
    assert not possible(OF_RARITY["U"][:4])
    assert not possible((0, 1, 2))
    assert not possible(OF_RARITY["C"][3:11])
    assert possible(OF_RARITY["C"][3:10])
