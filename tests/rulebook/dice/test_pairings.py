"""Everyone against everyone, the mirror too, at random: what must hold at every decision of every match."""

from __future__ import annotations

from fractions import Fraction

import pytest

from odango.core.engine import choose, over
from odango.core.rng import Rng
from odango.core.step import Decision
from odango.games.dice import GAME
from odango.games.dice.attacks import MOST_DICE, decode
from odango.games.dice.characters import CHARACTERS, NAMES
from odango.games.dice.setup import Setup
from odango.games.dice.state import Match, size_of, value_of
from odango.games.dice.turn import PASS
from rule import rule
from rulebook.dice.table import SINGLE, TAG, with_line_up

MOST_TURNS = 5 * MOST_DICE
"""For each fighter in a round: at the latest every fifth turn captures a die, and a fighter has no more dice."""


def expected_score(before: Match, decision: Decision[Match], choice: int) -> tuple[Fraction, Fraction]:
    """The score of a round that this choice ends: the last target is captured, nothing is rolled any more."""
    mask, target, droid = before.attack if decision.kind == "shield" else decode(choice)
    me = before.turn
    assert mask
    score = [Fraction(sum(trophy.size for trophy in pile)) for pile in before.captured]
    score[me] += size_of(before.dice[before.defender][target])
    kept = [size_of(one) for fighter in before.team(me) for one in before.dice[fighter]]
    score[me] += Fraction(sum(kept) + droid, 2)
    return score[0], score[1]


def holds(match: Match, pieces: dict[str, int]) -> None:
    """What is true at every decision."""
    assert GAME.components(match) == pieces
    assert min(match.uses) >= 0
    assert all(1 <= value_of(one) <= size_of(one) for dice in match.dice for one in dice)
    assert all(list(dice) == sorted(dice, key=size_of) for dice in match.dice)
    assert max(match.tokens) <= match.rounds_to_win
    for fighter, number in enumerate(match.characters):
        assert match.uses[fighter] <= (CHARACTERS[number].uses or 0)


def play(setup: Setup, seats: int, seed: int) -> Match:
    """A whole random match, watched."""
    match = GAME.start(setup, seats, Rng(seed))
    match.events = None
    chance = Rng(seed + 1)
    pieces = dict(GAME.components(match))
    turns = 0
    passed = False
    while not over(match):
        holds(match, pieces)
        decision = match.pending[0]
        options = decision.options(match)
        choice = options[chance.below(len(options))]
        if decision.kind == "turn":
            turns += 1
            passing = choice == PASS
            assert setup.abilities or not (passed and passing), "two forced passes in a row"
            passed = passing
        before = match.clone()
        choose(match, decision.seat, choice)
        if len(match.history) > len(before.history):
            score = expected_score(before, decision, choice)
            told = match.history[-1].halves
            assert score == (Fraction(told[0], 2), Fraction(told[1], 2))
            assert match.history[-1].winner == (-1 if score[0] == score[1] else int(score[1] > score[0]))
            turns, passed = 0, False
        assert turns <= MOST_TURNS * len(match.owners)
    holds(match, pieces)
    return match


@rule("dice#the-aim", "dice#characters", "dice#scoring")
@pytest.mark.parametrize("me", NAMES)
def test_pairings(me: str) -> None:
    """Pieces stay what they were, uses never run below none, scores are exact, and every match ends with a winner."""
    for number, you in enumerate(NAMES):
        for seed in range(3):
            setup = with_line_up(Setup(), (me, you))
            last = play(setup, 2, 100 * number + seed)

            assert max(last.tokens) == 3 > min(last.tokens)
            assert GAME.result(last) is not None


@rule("dice#passing", "dice#abilities")
@pytest.mark.parametrize("me", NAMES)
def test_pairings_without_abilities(me: str) -> None:
    """With plain dice nobody ever has to pass right after the other did: one of them can always attack."""
    for number, you in enumerate(NAMES):
        setup = with_line_up(Setup(abilities=False), (me, you))
        last = play(setup, 2, 100 * number + 50)

        assert max(last.tokens) == 3
        assert last.uses == [0, 0]
        assert last.removed == [(), ()]


@rule("dice#single-combat", "dice#tag-team")
@pytest.mark.parametrize("mode", [SINGLE, TAG], ids=["single-combat", "tag-team"])
@pytest.mark.parametrize("seed", range(12))
def test_random_teams(mode: Setup, seed: int) -> None:
    """The same for teams of two to four, drawn so that everybody fights."""
    order = list(range(len(NAMES)))
    Rng(seed).shuffle(order)
    size = 2 + seed % 3
    for start in range(0, len(order) - 2 * size + 1, 2 * size):
        names = [NAMES[number] for number in order[start : start + 2 * size]]
        setup = with_line_up(Setup(mode=mode.mode, team_size=size), names)  # type: ignore[arg-type]
        last = play(setup, 2 + seed % (2 * size - 1), seed)

        assert max(last.tokens) == last.rounds_to_win == (size + 2 if mode is SINGLE else 3)
