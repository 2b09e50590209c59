"""A round: the dice, starting rolls, who begins, turns and passes, the end, and the score."""

from __future__ import annotations

import pytest

from odango.core.engine import over
from odango.core.rng import Rng
from odango.games.dice.dice import throw
from odango.games.dice.state import size_of, value_of
from odango.games.dice.turn import PASS
from rule import rule
from rulebook.any_game import refused, texts
from rulebook.dice.table import (
    asked,
    chooses,
    duel,
    last_score,
    legal_attacks,
    lost_round,
    opening,
    pile,
    row,
    scene,
    told,
    values,
)


@rule("dice#the-dice")
def test_a_die_shows_1_to_its_size() -> None:
    """Every value of every size is rolled sooner or later, and no other."""
    match = scene(("luna-and-artemis", "droids"))
    match.rng = Rng(1)
    for size in (1, 2, 4, 6, 8, 10, 12, 20):
        thrown = [throw(match, size) for _ in range(400)]

        assert {size_of(one) for one in thrown} == {size}
        assert {value_of(one) for one in thrown} == set(range(1, size + 1))


@rule("dice#the-dice")
def test_dice_lie_smallest_first() -> None:
    """Each fighter's dice lie in the order of their sizes, which is how notation counts them."""
    match = opening("sailor-moon", "droids", rolls=[8, 7, 10, 20, 1, 2])

    assert row(match, 0) == [(8, 8), (8, 7), (10, 10), (20, 20)]
    assert row(match, 1) == [(1, 1), (2, 2)]


@rule("dice#starting-rolls")
@pytest.mark.parametrize(
    ("mercury", "kunzite", "first"),
    [
        ((1, 8, 8, 12), (2, 2, 2, 2), 0),
        ((2, 2, 2, 2), (8, 10, 20, 1), 1),
        ((3, 3, 8, 12), (8, 10, 3, 4), 0),
        ((4, 4, 5, 9), (4, 5, 4, 8), 1),
    ],
)
def test_the_lowest_die_begins(mercury: tuple[int, ...], kunzite: tuple[int, ...], first: int) -> None:
    """Sizes and places do not matter; equal lowest dice cancel, and the next lowest decide."""
    match = opening("sailor-mercury", "kunzite", rolls=[*mercury, *kunzite])

    assert asked(match) == (first, "turn")


@rule("dice#starting-rolls")
def test_no_die_is_lower_than_any_die() -> None:
    """Mars rolls 1, 2, 4, 8, the Droids 1, 2: the Droids begin."""
    match = opening("sailor-mars", "droids", rolls=[1, 2, 4, 8, 1, 2])

    assert asked(match) == (1, "turn")
    assert told(match)[-1] == "James rolled lowest and begins."


@rule("dice#starting-rolls")
def test_equal_rolls_are_rolled_again() -> None:
    """The same numbers on both sides, on whichever dice: everybody rolls everything again."""
    rolls = [4, 5, 6, 7, 7, 6, 5, 4]
    match = opening("sailor-mercury", "kunzite", rolls=[*rolls, 1, 2, 3, 4, 5, 6, 7, 8])

    assert values(match, 0) == [1, 2, 3, 4]
    assert asked(match) == (0, "turn")
    assert "The rolls are equal, so everyone rolls again." in told(match)


@rule("dice#your-turn")
def test_sides_alternate() -> None:
    """After an attack it is the other side's turn, which has one die less."""
    match = duel("wiseman", "saphir", mine=[(12, 5), (20, 6)], theirs=[(6, 5), (10, 9)])
    chooses(match, "power 0>0", rolls=[8])
    second = asked(match), texts(match)
    chooses(match, "power 0>0", rolls=[1])

    assert second == ((1, "turn"), ["power 0>0", "power 0>1"])
    assert asked(match) == (0, "turn")
    assert (pile(match, 0), pile(match, 1)) == ([6], [12])


@rule("dice#your-turn", "dice#passing")
@pytest.mark.parametrize("seed", range(30))
def test_who_can_attack_must(seed: int) -> None:
    """All attacks are offered and no pass, or a pass and nothing else."""
    chance = Rng(seed)
    sizes = [(6, 10, 12, 12), (4, 4, 12, 20)]
    rows = [[(size, chance.roll(size)) for size in side[chance.below(4) :]] for side in sizes]
    match = duel("saphir", "rubeus", mine=rows[0], theirs=rows[1])

    assert sorted(texts(match)) == (legal_attacks(rows[0], rows[1]) or ["pass"])


@rule("dice#passing")
def test_passing_with_an_attack_at_hand_is_refused() -> None:
    """However bad the attack may be."""
    match = duel("saphir", "rubeus", mine=[(6, 1)], theirs=[(4, 1), (20, 20)])

    assert refused(match, PASS) == ("passing", "You may pass only if you cannot attack.")


@rule("dice#passing")
def test_one_may_have_to_pass_again() -> None:
    """The other side takes another turn; as long as nothing can be attacked, the pass is repeated."""
    match = duel("saphir", "rubeus", mine=[(6, 1), (10, 1), (12, 1)], theirs=[(4, 4)])
    chooses(match, "pass")
    chooses(match, "power 0>0", rolls=[4])
    again = texts(match)
    chooses(match, "pass")
    chooses(match, "power 0>0", rolls=[1])

    assert again == ["pass"]
    assert texts(match) == ["power 0>0"]


@rule("dice#re-rolling")
def test_only_attack_dice_are_rolled_again() -> None:
    """Neither what stayed out of the attack nor anything of the other side."""
    match = duel("saphir", "rubeus", mine=[(6, 2), (10, 3), (12, 9)], theirs=[(4, 4), (12, 5), (20, 20)])
    chooses(match, "skill 0,1>1", rolls=[6, 10])

    assert values(match, 0) == [6, 10, 9]
    assert values(match, 1) == [4, 20]


@rule("dice#re-rolling", "dice#end-of-game")
def test_the_last_capture_ends_the_round_at_once() -> None:
    """Nothing is rolled any more, and no ability can be used."""
    match = duel("sailor-mars", "kunzite", mine=[(20, 20)], theirs=[(20, 20)], captured=((8, 10, 20), (4, 6, 12)))
    chooses(match, "power 0>0")

    assert match.tokens == [1, 0]
    assert match.uses == [1, 3]
    assert asked(match) == (1, "after-loss")


@rule("dice#scoring")
def test_points_may_have_halves() -> None:
    """A d1 kept is half a point, exactly; here it decides the round."""
    match = duel("luna-and-artemis", "droids", mine=[(1, 1)], theirs=[(2, 1)], captured=((), (2,)))
    chooses(match, "power 0>0", rolls=[1, 1, 2, 2, 1, 2])

    assert match.history[-1].halves == (5, 4)
    assert last_score(match) == (2.5, 2)
    assert "Karen wins the round, 2.5 to 2." in told(match)


@rule("dice#scoring")
def test_the_higher_score_wins_whoever_is_left() -> None:
    """Kunzite has the last die standing and loses, 48 to 37."""
    match = duel(
        "sailor-mercury", "kunzite", mine=[(4, 1)], theirs=[(10, 4)], turn=1, captured=((8, 20, 20), (8, 8, 12))
    )
    chooses(match, "power 0>0")

    assert last_score(match) == (48, 37)
    assert match.tokens == [1, 0]


@rule("dice#scoring")
def test_values_do_not_score() -> None:
    """The same dice showing other numbers bring the same points."""
    scores = []
    for value in (5, 12):
        match = duel("saphir", "rubeus", mine=[(12, value)], theirs=[(4, 1)])
        chooses(match, "power 0>0")
        scores.append(last_score(match))

    assert scores == [(10, 0), (10, 0)]


@rule("dice#scoring")
def test_a_tie_is_fought_again() -> None:
    """Same Starting Dice, no Reserve Die for anybody, and no token."""
    match = duel("saphir", "rubeus", mine=[(12, 12)], theirs=[(4, 1)], captured=((), (10,)))
    chooses(match, "power 0>0", rolls=[1, 2, 3, 4, 4, 4, 4, 4])

    assert match.history[-1].halves == (20, 20)
    assert match.history[-1].winner == -1
    assert match.tokens == [0, 0]
    assert match.starting == [(6, 10, 12, 12), (4, 4, 12, 12)]
    assert asked(match) == (0, "turn")
    assert "The round is tied at 10 and is fought again." in told(match)


@rule("dice#end-of-game", "dice#the-aim")
def test_three_rounds_win_the_match() -> None:
    """The third token ends it: nobody is asked, and nothing more is rolled or converted."""
    match = lost_round("saphir", "rubeus", tokens=(2, 2))

    assert match.tokens == [2, 3]
    assert over(match)
    assert match.reserve[0] == (8, 8, 10, 12)
