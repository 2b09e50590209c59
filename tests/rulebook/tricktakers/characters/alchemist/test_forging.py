"""What the Alchemist's magic circle is worth: formations are points, and the hexagon forges a crown."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.characters.phantom_thief import ThiefSheet
from odango.games.tricktakers.figures import CELLS
from rule import rule
from rulebook.tricktakers.alchemy import forging, own
from rulebook.tricktakers.table import FOR_TWO, account, lines, plain, say, seen_by, table, texts

HEXAGON = ("T", "UL", "UR", "LL", "LR", "B")


@rule("tricktakers#alchemist")
def test_formations_are_points_and_tricks_are_not() -> None:
    """A row and a triangle beside cells that complete nothing; two tricks won bring nothing more."""
    state = forging(("UL", "a", "UR", "B", "T"), wins=(1, 2, 1))

    assert lines(state, 1) == [("formation", 10), ("formation", 30)]
    assert [entry.word.removeprefix("tricktakers-formation-") for entry in account(state, 1).entries] == [
        "pink-triangle",
        "upper-row",
    ]


@rule("tricktakers#alchemist")
def test_the_circle_is_empty_in_the_next_round() -> None:
    """Elements stay for one round."""
    state = forging(("T", "LL", "LR"))

    assert (lines(state, 1), state.round) == ([("formation", 10)], 2)
    assert AlchemistSheet().cells == ()


@rule("tricktakers#alchemist", "tricktakers#crowns")
def test_a_crown_is_forged_out_of_the_black_crown_of_this_round() -> None:
    """No trick won: a Black Crown, the hexagon's two triangles, and a Crown for the Black Crown."""
    state = forging(HEXAGON, wins=(3, 0, 1))
    assert texts(state) == ["forge nothing", "forge crown", "forge black crown"]
    say(state, "alchemist", "forge crown")

    assert (state.crowns[1], state.black_crowns[1], state.points[1]) == (1, 0, 50)
    assert state.forged == [1, 0]
    assert seen_by(state, None).forged == (1, 0)


@rule("tricktakers#alchemist", "tricktakers#crowns")
def test_or_out_of_one_of_an_earlier_round() -> None:
    state = forging(HEXAGON, black_crowns=[0, 1, 0], points=[0, 0, 0])
    assert texts(state) == ["forge nothing", "forge crown"], "20 points are too few for a Black Crown"
    say(state, "alchemist", "forge crown")

    assert (state.crowns[1], state.black_crowns[1]) == (1, 0)


@rule("tricktakers#alchemist")
@pytest.mark.parametrize(("in_round", "price"), [(1, 50), (2, 100), (3, 150)])
def test_a_black_crown_costs_50_points_times_the_round(in_round: int, price: int) -> None:
    """The 20 just scored may be used; with ten points less it is not offered, nor asked."""
    rich = forging(HEXAGON, in_round=in_round, points=[0, price - 20, 0])
    assert texts(rich) == ["forge nothing", "forge black crown"]
    say(rich, "alchemist", "forge black crown")
    poor = forging(HEXAGON, in_round=in_round, points=[0, price - 30, 0])

    assert (rich.points[1], rich.black_crowns[1], rich.forged) == (0, 1, [0, 1])
    assert lines(rich, 1)[-1] == ("forged", -price)
    assert account(rich, 1).after == 0
    assert all(decision.kind != "forge" for decision in poor.pending)


@rule("tricktakers#alchemist")
def test_nothing_is_forged_without_the_hexagon_or_without_wanting_to() -> None:
    """Eight cells without one of the six do not do."""
    state = forging(tuple(cell for cell in CELLS if cell != "T"), black_crowns=[0, 1, 0], points=[0, 300, 0])
    assert state.round == 2
    state = forging(HEXAGON, black_crowns=[0, 1, 0], points=[0, 300, 0])
    say(state, "alchemist", "forge nothing")

    assert (state.points[1], state.black_crowns[1], state.forged, state.round) == (320, 1, [0, 0], 2)


@rule("tricktakers#alchemist")
@pytest.mark.parametrize(
    ("forged", "left"),
    [([1, 0], ["black crown"]), ([0, 1], ["crown", "black crown"]), ([0, 2], ["crown"]), ([1, 2], [])],
)
def test_in_a_game_one_crown_and_two_black_crowns_can_be_forged(forged: list[int], left: list[str]) -> None:
    """Whoever was the Alchemist then: the tokens lie ready for the table."""
    hands = {"king": "r9", "alchemist": own("r1 r2 b5"), "ruler": "g2"}
    state = table(
        hands,
        trick=5,
        in_round=2,
        wins=[2, 1, 1],
        black_crowns=[0, 1, 0],
        points=[0, 300, 0],
        sheets={"alchemist": AlchemistSheet(HEXAGON)},
    )
    state.forged = forged
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 b5")
    plain(state, "g2")

    offered = texts(state) if state.round == 2 else []
    assert offered == (["forge nothing", *(f"forge {what}" for what in left)] if left else [])


@rule("tricktakers#alchemist")
def test_one_thing_is_forged_a_round() -> None:
    """Though there would be points for a Black Crown and one for a Crown."""
    state = forging(HEXAGON, black_crowns=[0, 1, 0], points=[0, 300, 0])
    say(state, "alchemist", "forge crown")

    assert (state.round, state.forged) == (2, [1, 0])


@rule("tricktakers#alchemist", "tricktakers#end-of-game")
def test_a_forged_crown_beside_the_rounds_wins_the_game() -> None:
    """Most tricks and a Black Crown from before: two Crowns in one round."""
    state = forging(HEXAGON, wins=(0, 3, 1), black_crowns=[0, 1, 0])
    say(state, "alchemist", "forge crown")

    assert (state.victor, state.victory, state.crowns[1]) == (1, "crowns", 2)


@rule("tricktakers#alchemist", "tricktakers#end-of-game")
def test_a_forged_black_crown_can_be_the_third() -> None:
    state = forging(HEXAGON, wins=(3, 0, 1), black_crowns=[0, 1, 0])
    say(state, "alchemist", "forge black crown")

    assert (state.victor, state.victory, state.black_crowns[1]) == (1, "black-crowns", 3)


@rule("tricktakers#alchemist", "tricktakers#phantom-thief")
def test_forging_comes_before_theft() -> None:
    """The Thief's notice is for a Crown, and takes the one just forged; so it does not count for the Alchemist."""
    hands = {"king": "r9", "alchemist": own("r1 r2 b5"), "phantom-thief": "g2"}
    letters = {"phantom-thief": ThiefSheet((1, 0, -1), 0)}
    state = table(
        hands,
        trick=5,
        wins=[2, 1, 1],
        black_crowns=[0, 1, 0],
        crowns=[0, 1, 0],
        sheets={"alchemist": AlchemistSheet(HEXAGON), **letters},
    )
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 b5")
    plain(state, "g2")
    say(state, "alchemist", "forge crown")

    assert not state.ended
    assert state.crowns[1:] == [1, 1]


@rule("tricktakers#alchemist", "tricktakers#two-players")
def test_for_two_the_hexagon_is_50_points() -> None:
    """And nothing is forged; formations are worth the same."""
    hands = {"king": "r9", "alchemist": own("r1 r2 b5")}
    state = table(hands, setup=FOR_TWO, trick=5, wins=[3, 1], sheets={"alchemist": AlchemistSheet(HEXAGON)})
    plain(state, "r9")
    say(state, "alchemist", "r1 r2 b5")

    assert lines(state, 1) == [("formation", 10), ("formation", 10), ("hexagon", 50)]
    assert state.round == 2
    assert state.forged == [0, 0]
