"""Rulings about matches and tables: D-17 to D-19, D-21, D-25, D-29 to D-35.  See docs/rulings/dice.md."""

from __future__ import annotations

import re

import pytest

from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.dice import GAME
from odango.games.dice.characters import NAMES
from odango.games.dice.setup import Setup, mode_of, rounds_to_win, team_size
from rule import rule
from rulebook.any_game import texts
from rulebook.dice.table import (
    SINGLE,
    TAG,
    asked,
    begins_round,
    chooses,
    duel,
    lost_round,
    opening,
    playing_at_random,
    row,
    scene,
    told,
    values,
    with_line_up,
)

NOTATION = re.compile(
    r"pass|power \d>\d+|skill [\d,]+(,\+d\d+)?>\d+|use [a-z-]+|pick \d+|roll|again \d+|keep|reroll [a-z-]+|leave"
    r"|lend d\d+|recover d\d+|shield|let|yes|no|decline|(convert|steal|remove) d\d+ of [a-z-]+"
)


@rule("dice#reserve-dice", "dice#starting-rolls")
def test_d17_the_loser_chooses_before_anybody_rolls() -> None:
    """Nothing lies on the table while the loser decides; then both sides roll."""
    match = lost_round("saphir", "kunzite")
    before = [row(match, fighter) for fighter in (0, 1)]
    chooses(match, "decline", rolls=[1, 2, 3, 4, 5, 6, 7, 8])

    assert before == [[], []]
    assert (values(match, 0), values(match, 1)) == ([1, 2, 3, 4], [5, 6, 7, 8])


@rule("dice#your-turn")
@pytest.mark.parametrize("names", [("sailor-moon", "queen-beryl"), ("luna-and-artemis", "tuxedo-mask")])
def test_d18_nobody_concedes(names: tuple[str, str]) -> None:
    """In whole matches nothing is ever offered but what the rules page tells of."""
    for seed in range(5):
        for match in playing_at_random(with_line_up(Setup(), names), 2, seed):
            for decision in match.pending:
                written = [decision.write(match, choice) for choice in decision.options(match)]

                assert all(NOTATION.fullmatch(text) for text in written)


@rule("dice#choosing-characters")
def test_d19_the_same_character_on_both_sides() -> None:
    """By agreement; each has dice, reserve and uses of its own, and notation tells them apart."""
    match = duel("kunzite", "kunzite", mine=[(20, 20)], theirs=[(8, 1), (20, 20)])
    chooses(match, "power 0>0", rolls=[1])
    chooses(match, "again 0", rolls=[2])
    lost = lost_round("saphir", "saphir")

    assert match.uses == [2, 3]
    assert "remove d6 of saphir-2" in texts(lost)
    assert "convert d8 of saphir-1" in texts(lost)


@rule("dice#choosing-characters")
def test_d19_not_without_agreement() -> None:
    """By default a character fights once."""
    match = GAME.start(Setup(), 2, Rng(0))
    choose(match, 0, NAMES.index("kunzite"))

    assert "kunzite" not in texts(match)


@rule("dice#scoring")
def test_d21_points_are_counted_in_halves() -> None:
    """Whole numbers throughout: a kept d1 is one half."""
    match = duel("droids", "kunzite", mine=[(1, 1)], theirs=[(8, 1)])
    chooses(match, "power 0>0")

    assert match.history[-1].halves == (17, 0)
    assert all(isinstance(half, int) for half in match.history[-1].halves)


@rule("dice#choosing-characters")
def test_d25_after_three_clashes_chance_decides() -> None:
    """Twice they choose anew; the third time everyone who clashed draws."""
    match = GAME.start(Setup(choose="secret"), 2, Rng(3))
    for times in range(3):
        assert [decision.kind for decision in match.pending] == ["character", "character"]
        assert match.clashes == times
        for seat in (0, 1):
            choose(match, seat, NAMES.index("kunzite"))

    assert match.characters[0] != match.characters[1]
    assert -1 not in match.characters
    assert match.pending[0].kind in ("turn", "foresee")


@rule("dice#single-combat", "dice#tag-team", "dice#the-aim")
def test_d29_the_standard_game_by_number_of_people() -> None:
    """A duel for two, Single Combat for more; `mode` asks for another."""
    assert [mode_of(Setup(), seats) for seats in (2, 3, 8)] == ["duel", "single_combat", "single_combat"]
    assert mode_of(Setup(mode="tag_team"), 2) == mode_of(Setup(mode="tag_team"), 8) == "tag_team"
    assert mode_of(Setup(mode="single_combat"), 2) == "single_combat"


@rule("dice#single-combat", "dice#tag-team")
def test_d30_fighters_a_side() -> None:
    """As few as give everybody one, and two at least; `team_size` may ask for more."""
    assert [team_size(SINGLE, seats) for seats in range(2, 9)] == [2, 2, 2, 3, 3, 4, 4]
    assert team_size(Setup(), 2) == 1
    assert team_size(Setup(mode="tag_team", team_size=4), 2) == 4


@rule("dice#choosing-characters")
def test_d31_how_characters_are_found() -> None:
    """One after the other; with `choose` by chance, or together in secret."""
    openly = GAME.start(Setup(), 2, Rng(0))
    drawn = GAME.start(Setup(choose="random"), 2, Rng(0))
    secretly = GAME.start(Setup(choose="secret"), 2, Rng(0))

    assert [decision.seat for decision in openly.pending] == [0]
    assert -1 not in drawn.characters
    assert [decision.seat for decision in secretly.pending] == [0, 1]


@rule("dice#choosing-characters")
def test_d32_a_line_up_goes_before_choosing() -> None:
    """Named fighters fight, whatever `choose` says; left empty, everybody chooses."""
    match = opening("saphir", "droids", rolls=[6, 10, 12, 12, 1, 2], setup=Setup(choose="secret"))

    assert [NAMES[number] for number in match.characters] == ["saphir", "droids"]
    assert asked(GAME.start(Setup(), 2, Rng(0))) == (0, "character")


@rule("dice#abilities")
def test_d33_plain_dice() -> None:
    """With `abilities` off nobody has any, not even one that works all the time; by default everybody has."""
    plain = duel("droids", "tuxedo-mask", mine=[(1, 1)], theirs=[(6, 1), (6, 5)], setup=Setup(abilities=False))
    usual = duel("droids", "tuxedo-mask", mine=[(1, 1)], theirs=[(6, 1), (6, 5)])
    offered = texts(plain), texts(usual)
    chooses(plain, "power 0>0", rolls=[1])
    chooses(usual, "power 0>0")

    assert offered == (["power 0>0"], ["power 0>0", "skill 0,+d4>1"])
    assert asked(plain) == (1, "turn")
    assert asked(usual) == (1, "shield")


@rule("dice#end-of-game", "dice#single-combat")
def test_d34_how_many_rounds() -> None:
    """Three; for Single Combat teams two more than fighters a side; or what `rounds_to_win` says."""
    usual = [rounds_to_win(setup, 2) for setup in (Setup(), TAG, SINGLE)]
    sizes = [rounds_to_win(SINGLE, seats) for seats in (4, 6, 8)]

    assert usual == [3, 3, 4]
    assert sizes == [4, 5, 6]
    assert rounds_to_win(Setup(mode="single_combat", rounds_to_win=2), 8) == 2


@rule("dice#starting-rolls")
@pytest.mark.parametrize("first", [0, 1])
def test_d35_rolls_that_can_only_be_equal(first: int) -> None:
    """Both sides have a lone d1: rolling on would never end, so chance says who begins."""
    match = scene(("luna-and-artemis", "droids"), starting={0: (1,), 1: (1,)})
    begins_round(match, rolls=[1, 1, first])

    assert asked(match) == (first, "turn")
    assert told(match)[-1].startswith("The rolls can only be equal; chance lets")
