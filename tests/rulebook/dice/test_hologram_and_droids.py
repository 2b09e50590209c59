"""King's Hologram and Droid Dice, and what holds for all abilities."""

from __future__ import annotations

import pytest

from odango.games.dice.setup import Setup
from odango.games.dice.turn import USE
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import NOT_NOW, asked, chooses, duel, last_score, pile, row

BEFORE = {
    "luna-and-artemis": "command-centre",
    "princess-serenity": "legendary-silver-crystal",
    "king-endymion": "kings-hologram",
}


@rule("dice#kings-hologram")
def test_kings_hologram() -> None:
    """A die lost this round comes back and is rolled; its captor no longer has it."""
    match = duel("king-endymion", "kunzite", mine=[(6, 2)], theirs=[(8, 7), (20, 20)], captured=((), (10, 20, 20)))
    chooses(match, "use kings-hologram")
    offered = texts(match)
    chooses(match, "recover d20", rolls=[7])

    assert offered == ["recover d10", "recover d20"]
    assert row(match, 0) == [(6, 2), (20, 7)]
    assert pile(match, 1) == [10, 20]
    assert match.uses[0] == 0
    assert texts(match) == ["power 1>0"]


@rule("dice#kings-hologram", "dice#scoring")
def test_a_recovered_die_may_be_captured_again() -> None:
    """Then it counts for its captor, once."""
    match = duel(
        "king-endymion", "kunzite", mine=[(6, 1)], theirs=[(20, 20)], captured=((8,), (10, 20, 20)), uses={1: 0}
    )
    chooses(match, "use kings-hologram")
    chooses(match, "recover d20", rolls=[3])
    chooses(match, "pass")
    chooses(match, "power 0>1", rolls=[20])
    chooses(match, "pass")
    chooses(match, "power 0>0")

    assert last_score(match) == (8, 10 + 20 + 20 + 6 + 10)


@rule("dice#kings-hologram")
def test_kings_hologram_needs_a_lost_die() -> None:
    """Nothing lost, nothing to take back; dice of the other side are not his."""
    match = duel("king-endymion", "kunzite", mine=[(6, 6)], theirs=[(8, 1), (8, 8)], captured=((20,), ()))

    assert match.uses[0] == 1
    assert texts(match) == ["power 0>0"]
    assert refused(match, USE) == NOT_NOW


@rule("dice#droid-dice", "dice#re-rolling")
def test_droid_dice() -> None:
    """A Droid Die joins at its highest value, all dice of the attack are rolled again, and it stays in the fight."""
    match = duel("droids", "kunzite", mine=[(1, 1), (2, 2)], theirs=[(8, 7), (20, 20)], uses={1: 0})
    chooses(match, "skill 0,1,+d4>0", rolls=[1, 1, 3])

    assert row(match, 0) == [(1, 1), (2, 1), (4, 3)]
    assert match.droids[0] == (6, 8, 10, 12)
    assert pile(match, 0) == [8]
    assert asked(match) == (1, "turn")


@rule("dice#droid-dice")
def test_a_droid_die_lies_among_the_others_by_size() -> None:
    """Coming in between two dice of the attack, it and those two are rolled again and no other."""
    match = duel("droids", "kunzite", mine=[(1, 1), (4, 4), (8, 5), (10, 9)], theirs=[(20, 12), (20, 20)])
    match.droids[0] = (6, 12)
    chooses(match, "skill 0,2,+d6>0", rolls=[1, 2, 3])

    assert row(match, 0) == [(1, 1), (4, 4), (6, 2), (8, 3), (10, 9)]


@rule("dice#droid-dice", "dice#scoring")
def test_droid_dice_score_and_go_back() -> None:
    """In play they count like any die, waiting they count nothing; the next round begins with d1 and d2 again."""
    match = duel("droids", "kunzite", mine=[(1, 1), (2, 2)], theirs=[(10, 10), (20, 3)], uses={1: 0})
    chooses(match, "skill 1,+d8>0", rolls=[2, 8])
    chooses(match, "power 0>1", rolls=[1])
    chooses(match, "power 0>0")

    assert last_score(match) == (10 + 20 + 0.5 + 4, 2)
    assert match.starting[0] == (1, 2)
    assert match.droids[0] == (4, 6, 8, 10, 12)


@rule("dice#droid-dice", "dice#passing")
def test_droids_need_not_bring_a_droid_die_in() -> None:
    """Where only a Droid Die would make an attack, they may pass; where a die in play is enough, they may not."""
    free = duel("droids", "kunzite", mine=[(1, 1)], theirs=[(20, 5)])
    bound = duel("droids", "kunzite", mine=[(1, 1)], theirs=[(20, 1), (20, 5)])

    assert texts(free) == ["skill 0,+d4>0", "pass"]
    assert texts(bound) == ["power 0>0", "skill 0,+d4>1"]


@rule("dice#abilities")
@pytest.mark.parametrize(("name", "ability"), BEFORE.items())
def test_abilities_before_an_attack_are_for_ones_own_turn(name: str, ability: str) -> None:
    """On the other side's turn the ability is not offered, to either."""
    match = duel(name, "wiseman", mine=[(10, 1)], theirs=[(12, 5)], turn=1, captured=((), (20,)))

    assert asked(match) == (1, "turn")
    assert texts(match) == ["power 0>0"]
    assert refused(match, USE + 0) == NOT_NOW
    assert match.character(0).ability == ability


@rule("dice#abilities")
@pytest.mark.parametrize(("name", "ability"), BEFORE.items())
def test_abilities_are_used_up(name: str, ability: str) -> None:
    """Offered while uses are left, and then no more, though everything else is as it was."""
    fresh = duel(name, "wiseman", mine=[(10, 1)], theirs=[(12, 5)], captured=((), (20,)))
    spent = duel(name, "wiseman", mine=[(10, 1)], theirs=[(12, 5)], captured=((), (20,)), uses={0: 0})

    assert texts(fresh) == ["pass", f"use {ability}"]
    assert texts(spent) == ["pass"]


@rule("dice#abilities")
@pytest.mark.parametrize(("name", "ability"), BEFORE.items())
def test_without_abilities_nothing_is_offered(name: str, ability: str) -> None:
    """`abilities` off: plain dice."""
    match = duel(name, "wiseman", mine=[(10, 1)], theirs=[(12, 5)], captured=((), (20,)), setup=Setup(abilities=False))

    assert texts(match) == ["pass"]
    assert match.uses == [0, 0]
    assert match.character(0).ability == ability


@rule("dice#abilities")
def test_an_ability_of_the_other_side_is_not_mine() -> None:
    """Whoever is in turn cannot use what belongs to the opponent."""
    match = duel("wiseman", "king-endymion", mine=[(20, 20)], theirs=[(6, 1), (6, 6)], captured=((10,), ()))

    assert texts(match) == ["power 0>0", "power 0>1"]
    assert refused(match, USE + 1) == NOT_NOW
