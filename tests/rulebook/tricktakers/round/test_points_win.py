"""The expansion's own victory: over 350 points after the last round with one of its characters, and a variant of it."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.phantom_thief import ThiefSheet
from odango.games.tricktakers.characters.strategist import StrategistSheet
from odango.games.tricktakers.ending import wins_by_points
from odango.games.tricktakers.roster import EXPANSION
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.table import ALL_STAR, EIGHT, FOR_TWO, plain, say, table

VARIANT = Setup(mode="all_star", points_win="four_or_five")
STRATEGIST = -50
"""What two tricks bring it; the others get nothing in these rounds."""


def totals(points: list[int], setup: Setup = ALL_STAR, *, who: str = "strategist", in_round: int = 3) -> Tricktakers:
    """The round ends so that these are the points of all; the first is the Strategist, or somebody else."""
    begin = [points[0] - STRATEGIST if who == "strategist" else points[0], *points[1:]]
    hands = {who: "b1", "gambler": "r9", "samurai": "g2", "collector": "g3"}
    state = table(
        dict(list(hands.items())[: len(points)]),
        setup=setup,
        in_round=in_round,
        trick=5,
        leader="gambler",
        wins=[2, 1, 0, 1] if len(points) > 3 else [2, 2, 0],
        points=begin,
        stock={"strategist": [3]},
        sheets={"strategist": StrategistSheet(past=(0, 1, 2, 4)), "gambler": GamblerSheet(0, 0)},
    )
    state.points = begin
    plain(state, "r9", *["g2", "g3"][: len(points) - 2], "b1")
    return state


@rule("tricktakers#end-of-game", "tricktakers#strategist")
@pytest.mark.parametrize(("points", "victory"), [(360, "character"), (350, "points"), (340, "points")])
def test_more_than_350_points_after_the_last_round_win_as_a_character(points: int, victory: str) -> None:
    """What the last round brought is counted: 360 are enough, 350 are not."""
    state = totals([points, 0, 0])

    assert state.points == [points, 0, 0]
    assert (state.victor, state.victory) == (0, victory)


@rule("tricktakers#end-of-game", "tricktakers#crowns")
@pytest.mark.parametrize(("points", "victor", "victory"), [(410, 0, "character"), (400, 1, "crowns")])
def test_it_comes_before_two_crowns(points: int, victor: int, victory: str) -> None:
    """The King gets a second Crown with the last trick; against 360 points it does not help."""
    state = table(
        {"strategist": "r1", "king": "r9", "ruler": "g2"},
        in_round=3,
        trick=5,
        leader="king",
        wins=[2, 2, 0],
        points=[points, 0, 0],
        crowns=[0, 1, 0],
        stock={"strategist": [3]},
    )
    plain(state, "r9", "g2", "r1")

    assert (state.victor, state.victory) == (victor, victory)


@rule("tricktakers#end-of-game", "tricktakers#priority")
def test_of_two_who_have_it_the_better_priority_wins() -> None:
    """The Samurai has more, but the Strategist comes first."""
    state = totals([360, 0, 500])

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#end-of-game")
def test_it_holds_for_the_seven_characters_of_the_expansion() -> None:
    """Played in the last round; a character of the base game with as many wins by points only."""
    state = totals([360, 0, 0])
    found = set()
    for character in range(15):
        state.characters[0] = character
        if wins_by_points(state, 0):
            found.add(character)

    assert found == set(EXPANSION)
    assert len(EXPANSION) == 7
    state = totals([500, 0, 0], who="resistance")
    assert state.victory == "points"


@rule("tricktakers#end-of-game")
def test_it_is_looked_at_after_the_last_round_alone() -> None:
    state = totals([500, 0, 0], in_round=2)

    assert not state.ended


@rule("tricktakers#end-of-game", "tricktakers#two-players")
def test_for_two_there_is_no_such_victory() -> None:
    """Most points win anyway; here it is the King who has them."""
    hands = {"summoner": "r1", "king": "r9"}
    state = table(hands, setup=FOR_TWO, in_round=4, trick=5, wins=[2, 2], points=[500, 600])
    plain(state, "r1", "r9")

    assert len(EIGHT) == 8
    assert (state.victor, state.victory) == (1, "points")


@rule("tricktakers#end-of-game")
@pytest.mark.parametrize(
    ("points", "victor", "victory"),
    [
        ([350, 340, 0, 0], 0, "character"),
        ([340, 330, 0, 0], 0, "points"),
        ([300, 150, 140, 120], 0, "character"),
        ([300, 160, 140, 120], 0, "points"),
        ([290, 150, 140, 120], 0, "points"),
        ([350, 500, 0, 0], 0, "character"),
        ([340, 500, 0, 0], 1, "points"),
    ],
)
def test_by_the_variant_350_or_a_lead_of_150_win(points: list[int], victor: int, victory: str) -> None:
    """Exactly 350 are enough, and exactly 150 more than everyone else; by the usual rule neither."""
    state = totals(points, VARIANT)
    assert state.points == points
    usual = totals(points)

    assert (state.victor, state.victory) == (victor, victory)
    assert usual.victory == "points"


@rule("tricktakers#end-of-game")
def test_the_variant_is_for_four_and_five() -> None:
    """At three the usual rule holds: 350 and a great lead are points like others."""
    state = totals([350, 0, 0], VARIANT)

    assert (state.victor, state.victory) == (0, "points")


@rule("tricktakers#end-of-game", "tricktakers#phantom-thief")
@pytest.mark.parametrize(("points", "victory"), [(390, "character"), (380, "points")])
def test_what_the_thief_steals_no_longer_counts(points: int, victory: str) -> None:
    """30 points go before victory is looked at: 360 are left, or 350."""
    state = table(
        {"strategist": "b1", "gambler": "r9", "phantom-thief": "g2"},
        in_round=3,
        trick=5,
        leader="gambler",
        wins=[2, 0, 2],
        points=[points - STRATEGIST, 0, 0],
        stock={"strategist": [3]},
        sheets={"gambler": GamblerSheet(0, 0), "phantom-thief": ThiefSheet((2, 0, -1), 0)},
    )
    plain(state, "r9", "g2", "b1")

    assert state.points[0] == points - 30
    assert (state.victor, state.victory) == (0, victory)


@rule("tricktakers#end-of-game", "tricktakers#alchemist")
@pytest.mark.parametrize(("forged", "victory"), [("forge nothing", "character"), ("forge black crown", "points")])
def test_what_was_spent_on_forging_no_longer_counts(forged: str, victory: str) -> None:
    """The Alchemist has 370, and 220 after a Black Crown of 150."""
    hands = {"gambler": "r9", "alchemist": "alchemist-r1 alchemist-r2 alchemist-b5", "ruler": "g2"}
    state = table(
        hands,
        in_round=3,
        trick=5,
        wins=[1, 2, 1],
        points=[0, 350, 0],
        sheets={"gambler": GamblerSheet(0, 0), "alchemist": AlchemistSheet(("T", "UL", "UR", "LL", "LR", "B"))},
    )
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 b5")
    plain(state, "g2")
    say(state, "alchemist", forged)

    assert (state.victor, state.victory) == (1, victory)
