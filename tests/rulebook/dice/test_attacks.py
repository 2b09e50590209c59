"""Power and Skill Attacks: which there are, how they are written, and why others are refused."""

from __future__ import annotations

from itertools import product

import pytest

from odango.core.rng import Rng
from odango.games.dice.attacks import MOST_DICE, attacks, can_attack, decode, encode, is_legal, is_power, read, write
from odango.games.dice.state import die
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import Row, chooses, duel, legal_attacks, pile, row

SIZES = (1, 2, 4, 6, 8, 10, 12, 20)


def random_row(chance: Rng, most: int) -> list[tuple[int, int]]:
    sizes = sorted(SIZES[chance.below(len(SIZES))] for _ in range(1 + chance.below(most)))
    return [(size, chance.roll(size)) for size in sizes]


def thrown(row: Row) -> tuple[int, ...]:
    return tuple(die(size, value) for size, value in row)


def found(mine: Row, theirs: Row, shielded: int = -1, droids: tuple[int, ...] = ()) -> list[str]:
    return sorted(write(decode(choice)) for choice in attacks(thrown(mine), thrown(theirs), shielded, droids))


@rule("dice#power-attack", "dice#skill-attack")
@pytest.mark.parametrize("seed", range(40))
def test_every_attack_is_found_once(seed: int) -> None:
    """For rows of up to eight dice, what trying every set of dice on every target finds, no more and none twice."""
    chance = Rng(seed)
    for _ in range(25):
        mine, theirs = random_row(chance, 8), random_row(chance, 8)

        assert found(mine, theirs) == legal_attacks(mine, theirs)


@rule("dice#masked-defender", "dice#droid-dice")
@pytest.mark.parametrize("seed", range(40))
def test_every_attack_is_found_with_shields_and_droid_dice(seed: int) -> None:
    """A shielded die is no target; a Droid Die joins at its highest value, with at least one die in play."""
    chance = Rng(seed)
    for _ in range(25):
        mine, theirs = random_row(chance, 7), random_row(chance, 5)
        shielded = chance.below(len(theirs) + 1) - 1
        droids = tuple(size for size in (4, 6, 8, 10, 12) if chance.below(2))

        assert found(mine, theirs, shielded, droids) == legal_attacks(mine, theirs, shielded, droids)
        assert can_attack(thrown(mine), thrown(theirs), shielded) == bool(legal_attacks(mine, theirs, shielded))


@rule("dice#power-attack", "dice#skill-attack", "dice#masked-defender", "dice#droid-dice")
@pytest.mark.parametrize("seed", range(10))
def test_legal_is_what_is_listed(seed: int) -> None:
    """Asked about any attack at all, with dice that are there or not, the quick answer is that of the list."""
    chance = Rng(seed)
    for _ in range(5):
        mine, theirs = thrown(random_row(chance, 5)), thrown(random_row(chance, 4))
        shielded = chance.below(len(theirs) + 1) - 1
        droids = tuple(size for size in (4, 6, 8, 10, 12) if chance.below(2))
        listed = set(attacks(mine, theirs, shielded, droids))
        anything = [encode(mask, at, droid) for mask in range(64) for at in range(6) for droid in (0, 4, 6, 8, 10, 12)]

        assert {choice for choice in anything if is_legal(decode(choice), mine, theirs, shielded, droids)} == listed


@rule("dice#skill-attack")
def test_the_longest_row_there_can_be() -> None:
    """Twelve dice of which all together make the target: the attack with every die is among them."""
    mine = [(12, 1)] * MOST_DICE
    everything = "skill " + ",".join(map(str, range(MOST_DICE))) + ">0"

    assert found(mine, [(20, 12)]) == [everything]
    assert found(mine, [(20, 12)]) == legal_attacks(mine, [(20, 12)])


@rule("dice#power-attack", "dice#skill-attack")
@pytest.mark.parametrize("droid", [0, 4, 6, 8, 10, 12])
def test_an_attack_as_a_number_can_be_read_back(droid: int) -> None:
    """Dice, target and Droid Die come back as they were, and no two attacks share a number."""
    chance = Rng(droid)
    seen = {}
    for _ in range(500):
        attack = (1 + chance.below((1 << MOST_DICE) - 1), chance.below(MOST_DICE), droid)
        number = encode(*attack)
        seen[number] = attack

        assert decode(number) == attack
        assert is_power(attack) == (droid == 0 and attack[0].bit_count() == 1)
    assert len(set(seen.values())) == len(seen)


@rule("dice#power-attack", "dice#skill-attack", "dice#droid-dice")
@pytest.mark.parametrize("seed", range(10))
def test_notation_can_be_read_back(seed: int) -> None:
    """Every attack on offer is written differently and read as itself."""
    chance = Rng(seed)
    match = duel("droids", "kunzite", mine=random_row(chance, 6), theirs=random_row(chance, 4))
    (decision,) = match.pending
    options = decision.options(match)

    assert len(set(texts(match))) == len(options)
    assert [decision.read(match, text) for text in texts(match)] == options


@rule("dice#power-attack")
@pytest.mark.parametrize(("value", "taken"), [(1, True), (2, True), (3, False)])
def test_power_attack(value: int, taken: bool) -> None:
    """A d8 that shows 2 takes a d20 that shows 1 or 2, and not 3; sizes do not matter."""
    assert found([(8, 2)], [(20, value)]) == (["power 0>0"] if taken else [])


@rule("dice#skill-attack")
@pytest.mark.parametrize(("value", "taken"), [(6, False), (7, True), (8, False)])
def test_skill_attack(value: int, taken: bool) -> None:
    """5 and 2 take exactly 7."""
    skill = [text for text in found([(8, 5), (10, 2)], [(20, value)]) if text.startswith("skill")]

    assert skill == (["skill 0,1>0"] if taken else [])


@rule("dice#skill-attack")
def test_one_die_is_never_a_skill_attack() -> None:
    """A single die of the same value makes a Power Attack and nothing else."""
    assert found([(8, 5)], [(20, 5)]) == ["power 0>0"]


@rule("dice#power-attack", "dice#re-rolling")
def test_a_power_attack_captures_and_rolls_again() -> None:
    """The target goes to the victory pile, the attack die and no other is rolled again, and the turn is over."""
    match = duel("kunzite", "wiseman", mine=[(8, 2), (20, 20)], theirs=[(12, 3), (20, 2)], uses={0: 0})
    chooses(match, "power 0>1", rolls=[7])

    assert pile(match, 0) == [20]
    assert row(match, 0) == [(8, 7), (20, 20)]
    assert row(match, 1) == [(12, 3)]
    assert match.turn == 1


@rule("dice#skill-attack", "dice#re-rolling")
def test_a_skill_attack_captures_one_die_and_rolls_all_it_used() -> None:
    """Both 7s could be taken; one is.  Dice are rolled in the order they lie, the one left out keeps its value."""
    match = duel("kunzite", "wiseman", mine=[(8, 5), (10, 9), (10, 2)], theirs=[(12, 7), (20, 7)], uses={0: 0})
    chooses(match, "skill 0,2>1", rolls=[3, 4])

    assert pile(match, 0) == [20]
    assert row(match, 0) == [(8, 3), (10, 9), (10, 4)]
    assert row(match, 1) == [(12, 7)]


@rule("dice#power-attack")
def test_a_power_attack_that_is_too_weak_is_refused() -> None:
    """The refusal names both values."""
    match = duel("kunzite", "wiseman", mine=[(8, 2), (20, 20)], theirs=[(20, 3)])

    assert refused(match, encode(0b01, 0)) == ("power-attack", "Your 2 is less than the 3 you want to take.")


@rule("dice#skill-attack")
def test_a_skill_attack_that_does_not_add_up_is_refused() -> None:
    """Too much is as wrong as too little."""
    match = duel("kunzite", "wiseman", mine=[(8, 2), (10, 6), (20, 20)], theirs=[(20, 7), (20, 9)])

    assert refused(match, encode(0b011, 0)) == ("skill-attack", "The dice show 8 together, not 7.")
    assert refused(match, encode(0b011, 1)) == ("skill-attack", "The dice show 8 together, not 9.")


@rule("dice#your-turn")
def test_dice_that_are_not_there_are_refused() -> None:
    """Neither as attackers nor as a target, and an attack with no die is none."""
    match = duel("kunzite", "wiseman", mine=[(8, 2), (20, 20)], theirs=[(20, 3)])

    for choice in (encode(0b100, 0), encode(0b01, 1), encode(0, 0) | encode(0, 1)):
        assert refused(match, choice) == ("your-turn", "There is no such die on the table.")


@rule("dice#droid-dice")
def test_droid_attacks_on_a_seven() -> None:
    """With a 1 and a 2: 1 + 2 + d4, or 1 + d6.  A Droid Die alone, or at another value, takes nothing."""
    match = duel("droids", "kunzite", mine=[(1, 1), (2, 2)], theirs=[(20, 7)])

    assert texts(match) == ["skill 0,1,+d4>0", "skill 0,+d6>0", "pass"]
    assert refused(match, encode(0b01, 0, 4)) == ("skill-attack", "The dice show 5 together, not 7.")


@rule("dice#droid-dice")
def test_a_droid_die_that_cannot_join_is_refused() -> None:
    """Not without a die in play, not twice in a round, and not for anybody else."""
    droids = duel("droids", "kunzite", mine=[(1, 1), (4, 4)], theirs=[(20, 4), (20, 5)])
    droids.droids[0] = (6, 8, 10, 12)
    mars = duel("sailor-mars", "kunzite", mine=[(4, 1), (6, 6)], theirs=[(20, 5)])
    sentence = ("droid-dice", "That Droid Die cannot join this attack.")

    assert refused(droids, encode(0, 0, 6)) == sentence
    assert refused(droids, encode(0b01, 1, 4)) == sentence
    assert refused(mars, encode(0b01, 0, 4)) == sentence


def test_an_attack_is_read_as_it_is_written() -> None:
    """Every attack there can be, and nothing that only looks like one."""
    for mask in range(1, 1 << MOST_DICE, 7):
        for target, droid in product(range(MOST_DICE), (0, 4, 6, 8, 10, 12)):
            choice = encode(mask, target, droid)
            assert read(write(decode(choice))) == choice
    for text in ("power 0,0>1", "power 0,1>1", "skill 1>2", "skill 2,1>0", "power 00>1", "skill 0,+d20>1", "power 0>99",
                 "skill 0,99>1", "skill +d6>1", "pass", "", "power \u0663>1"):  # fmt: skip
        assert read(text) is None
