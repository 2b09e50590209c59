"""The end of the game: every way to win, which comes before which, and the places of those who did not."""

from __future__ import annotations

import pytest

from laws.worlds import positions
from odango.core.engine import IllegalChoice, choose
from odango.games.tricktakers import GAME
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.text import english
from rule import rule
from rulebook.tricktakers.last_trick import last_trick
from rulebook.tricktakers.table import ALL_STAR, cards, go, play_out, table, told


def won(state: Tricktakers) -> tuple[int, str]:
    return state.victor, state.victory


@rule("tricktakers#end-of-game", "tricktakers#the-aim")
@pytest.mark.parametrize("who", ["king", "gambler", "hermit", "adventurer"])
@pytest.mark.parametrize("in_round", [1, 3])
def test_five_tricks_win_for_some(who: str, in_round: int) -> None:
    """King, Gambler whatever was bid, Hermit and Adventurer; in any round."""
    other = "king" if who != "king" else "hermit"
    state = last_trick(who, {who: 4, other: 0, "resistance": 0}, in_round=in_round)

    assert won(state) == (0, "character")


@rule("tricktakers#end-of-game")
@pytest.mark.parametrize("who", ["resistance", "berserker", "collector"])
def test_five_tricks_win_nothing_for_others(who: str) -> None:
    """Resistance, Berserker and Collector have other aims."""
    card = "b9" if who == "berserker" else "r9"
    state = table({who: card, "king": "r1", "hermit": "r2"}, in_round=2, trick=5, wins=[4, 0, 0])
    play_out(state)

    assert not state.ended
    assert state.accounts[-1][0].wins == 5


@rule("tricktakers#end-of-game", "tricktakers#gambler")
@pytest.mark.parametrize(("bid", "before", "victory"), [(4, 3, True), (4, 2, False), (3, 3, False), (3, 4, True)])
def test_the_gambler_s_four(bid: int, before: int, victory: bool) -> None:
    """Foretold and won; or five, foretold or not."""
    state = last_trick("gambler", {"gambler": before, "king": 0, "hermit": 0}, sheets={"gambler": GamblerSheet(bid, 0)})

    assert state.ended == victory
    assert not victory or won(state) == (0, "character")


@rule("tricktakers#end-of-game", "tricktakers#berserker")
@pytest.mark.parametrize(("in_round", "tricks", "victory"), [(3, 0, True), (3, 1, False), (2, 0, False), (1, 0, False)])
def test_the_berserker_s_none(in_round: int, tricks: int, victory: bool) -> None:
    """In the final round alone, and with no trick at all."""
    state = last_trick("king", {"king": 1, "hermit": 1, "berserker": tricks}, in_round=in_round)

    assert (won(state) == (2, "character")) == victory


@rule("tricktakers#end-of-game", "tricktakers#ruler")
@pytest.mark.parametrize(
    ("others", "before", "taken", "victory"),
    [
        ("k1 k2", 1, "k5 rare flag", True),
        ("k1 k2", 0, "", False),
        ("k1 r2", 1, "k5 rare flag", False),
        ("k1 k2", 1, "k5 b1 flag", False),
        ("k1 k2", 2, "k5 rare flag", True),
    ],
)
def test_the_ruler_s_two_without_colours(others: str, before: int, taken: str, victory: bool) -> None:
    """Two tricks or more, and among all that was taken no red, blue or green card."""
    one, two = others.split()
    state = table({"ruler": "k9", "king": one, "hermit": two}, in_round=2, trick=5, wins=[before, 2, 0])
    state.taken[0] = tuple(cards(taken))
    go(state, "k9", one, "no draw", two)

    assert (won(state) == (0, "character")) == victory


@rule("tricktakers#end-of-game", "tricktakers#collector")
def test_the_collector_s_run_of_nine() -> None:
    """Nine of one colour in a row; eight are not enough."""
    found = {}
    for name, pile in (("nine", "r1 r2 r3 r4 r5 r6 r7 r8"), ("eight", "r1 r2 r3 r4 r5 r6 r7")):
        state = table({"king": "r9", "collector": "b1", "hermit": "b2"}, in_round=2, trick=5, wins=[2, 1, 1])
        state.taken[1] = tuple(cards(pile))
        go(state, "r9", "b1", "reserve A", "no draw", "b2")
        found[name] = won(state)

    assert found == {"nine": (1, "character"), "eight": (-1, "")}


@rule("tricktakers#end-of-game", "tricktakers#resistance")
def test_black_kakumei_ends_the_game_at_once() -> None:
    """In the first trick of the first round; nobody is asked any more, and nothing is given out."""
    state = table({"resistance": "k2 r1", "king": "king-rare r2", "hermit": "rare r3"})
    go(state, "k2 kakumei", "king-rare", "no draw", "rare")

    assert won(state) == (0, "character")
    assert (state.trick, state.pending, state.accounts, state.points) == (1, [], [], [30, 30, 30])
    assert told(state)[-1] == "resistance wins the game as the Resistance, whose own aim is reached in round 1."
    assert [len(hand) for hand in state.hands] == [1, 1, 1]


@rule("tricktakers#end-of-game", "tricktakers#resistance")
def test_black_kakumei_won_by_another_wins_nothing() -> None:
    """The King's Black 1 is lower than the Resistance's Black 2."""
    state = table({"resistance": "k2 r1", "king": "k1 r2", "hermit": "rare r3"})
    go(state, "k2 kakumei", "k1", "no draw", "rare")

    assert not state.ended
    assert state.leader == 1


@rule("tricktakers#end-of-game", "tricktakers#crowns")
def test_two_crowns_win() -> None:
    """At the end of the second round already; points are given out first."""
    state = last_trick("king", {"king": 2, "hermit": 1, "resistance": 1}, crowns=[1, 0, 0])

    assert won(state) == (0, "crowns")
    assert (state.round, len(state.accounts)) == (2, 1)
    assert state.points[0] == 30 + 80
    assert told(state)[-1] == "king wins the game with two Crowns."


@rule("tricktakers#end-of-game", "tricktakers#crowns")
def test_three_black_crowns_win() -> None:
    """The third is given with no trick in the last round."""
    state = last_trick("king", {"king": 1, "hermit": 0, "resistance": 1}, black_crowns=[0, 2, 0], in_round=3)

    assert won(state) == (1, "black-crowns")
    assert told(state)[-1] == "hermit wins the game with three Black Crowns."


@rule("tricktakers#end-of-game", "tricktakers#priority")
def test_of_two_with_three_black_crowns_the_better_priority_wins() -> None:
    """Resistance before Hermit, wherever they sit; points do not matter."""
    state = last_trick(
        "king", {"king": 1, "hermit": 0, "resistance": 0}, black_crowns=[0, 2, 2], in_round=3, points=[30, 300, 30]
    )

    assert won(state) == (2, "black-crowns")


@rule("tricktakers#end-of-game")
def test_a_character_s_victory_comes_before_two_crowns() -> None:
    """The King would get his second Crown with his four tricks, but the Berserker took none in the final round."""
    state = last_trick("king", {"king": 3, "hermit": 1, "berserker": 0}, crowns=[1, 0, 0], in_round=3)

    assert won(state) == (2, "character")
    assert state.crowns == [1, 0, 0]


@rule("tricktakers#end-of-game", "tricktakers#priority")
@pytest.mark.parametrize(
    ("winner", "wins", "victor"),
    [("king", {"berserker": 0, "king": 4, "hermit": 0}, 1), ("hermit", {"berserker": 0, "hermit": 4, "king": 0}, 1)],
)
def test_of_two_characters_victories_the_better_priority_counts(winner: str, wins: dict[str, int], victor: int) -> None:
    """Five tricks and none in the final round: King and Hermit come before the Berserker."""
    assert won(last_trick(winner, wins, in_round=3)) == (victor, "character")


@rule("tricktakers#end-of-game")
def test_two_crowns_come_before_three_black_ones() -> None:
    """Both in the same round, though the one with Black Crowns has the better priority."""
    state = last_trick(
        "hermit", {"king": 0, "hermit": 2, "resistance": 1}, crowns=[0, 1, 0], black_crowns=[2, 0, 0], in_round=3
    )

    assert (state.crowns, state.black_crowns) == ([0, 2, 0], [3, 0, 0])
    assert won(state) == (1, "crowns")


@rule("tricktakers#end-of-game")
def test_black_crowns_come_before_points() -> None:
    """Somebody else has 500."""
    state = last_trick(
        "king", {"king": 1, "hermit": 0, "resistance": 1}, black_crowns=[0, 2, 0], points=[500, 0, 0], in_round=3
    )

    assert won(state) == (1, "black-crowns")


@rule("tricktakers#end-of-game")
@pytest.mark.parametrize("in_round", [1, 2])
def test_points_decide_only_after_the_last_round(in_round: int) -> None:
    """Before, the next round begins."""
    state = last_trick("king", {"king": 1, "hermit": 1, "resistance": 1}, points=[500, 0, 0], in_round=in_round)

    assert not state.ended
    assert state.round == in_round + 1
    assert GAME.result(state) is None


@rule("tricktakers#end-of-game", "tricktakers#priority")
@pytest.mark.parametrize(
    ("points", "victor"), [([0, 300, 100], 1), ([0, 100, 300], 2), ([0, 110, 60], 0), ([0, 140, 100], 2)]
)
def test_most_points_win_and_equal_ones_by_priority(points: list[int], victor: int) -> None:
    """The King's two tricks are worth 100, the Hermit's one costs 10, the Resistance's pays 30; of equals the better
    priority.
    """
    state = last_trick("king", {"king": 1, "hermit": 1, "resistance": 1}, points=points, in_round=3)

    assert won(state) == (victor, "points")
    assert told(state)[-1].endswith(f"wins the game with {state.points[victor]} points.")


@rule("tricktakers#end-of-game")
def test_equal_points_go_to_the_present_character_s_priority() -> None:
    """The Hermit was King before, which does not help."""
    state = table(
        {"hermit": "r9", "resistance": "r1", "king": "r2"}, in_round=3, trick=5, points=[80, 40, 0], wins=[0, 1, 1]
    )
    state.last_characters = [0, 13, 9]
    go(state, "no draw", "r9", "r1", "r2")

    assert state.points == [70, 70, 40]
    assert won(state) == (1, "points")


@rule("tricktakers#end-of-game", "tricktakers#the-aim")
def test_places() -> None:
    """The victor first, whatever the points; the others by points, equal ones by priority."""
    state = last_trick(
        "king", {"king": 1, "hermit": 1, "resistance": 1, "berserker": 0}, points=[30, 200, 170, 0], in_round=3
    )
    result = GAME.result(state)

    assert result is not None
    assert state.victor == 3
    assert state.points == [30, 200, 170, 0]
    assert result.places == (4, 2, 3, 1)
    assert result.points == (30.0, 200.0, 170.0, 0.0)
    assert english().say(result.why, ["A", "B", "C", "D"]).startswith("D wins the game as the Berserker")


@rule("tricktakers#end-of-game", "tricktakers#the-aim")
def test_places_of_equal_losers() -> None:
    """Resistance before Hermit, who both have 70."""
    state = last_trick("king", {"king": 3, "hermit": 0, "resistance": 1}, points=[90, 20, 40], in_round=3)
    result = GAME.result(state)

    assert state.points[1:] == [70, 70]
    assert result is not None
    assert result.places == (1, 3, 2)


@rule("tricktakers#end-of-game")
def test_after_the_end_nothing_can_be_chosen() -> None:
    """It is said that the game is over."""
    state = last_trick("king", {"king": 4, "hermit": 0, "resistance": 0})
    with pytest.raises(IllegalChoice) as refusal:
        choose(state, 0, 0)

    assert refusal.value.rule == "end-of-game"


@rule("tricktakers#end-of-game", "tricktakers#the-aim", "tricktakers#a-round")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_of_three_rounds(seats: int) -> None:
    """Random games: those that last end after three rounds with points, each account going on where the last stopped;
    all points are tens and none below 0.
    """
    ways = set()
    for seed in range(30):
        for state in positions(GAME, ALL_STAR if seed % 2 else Setup(), seats, seed):
            assert all(points >= 0 and points % 10 == 0 for points in state.points)
        ways.add(state.victory)
        for earlier, later in zip(state.accounts, state.accounts[1:], strict=False):
            assert [found.after for found in earlier] == [found.before for found in later]
        if state.victory == "points":
            assert (state.round, len(state.accounts)) == (3, 3)
            assert state.points[state.victor] == max(state.points)
            assert max(state.crowns) < 2
        if state.victory == "crowns":
            assert state.crowns[state.victor] == 2

    assert {"points", "crowns"} <= ways


@rule("tricktakers#end-of-game")
def test_t49_a_character_s_victory_comes_before_the_account() -> None:
    """Nothing is given out any more: points, crowns and so places are those from before."""
    state = table(
        {"king": "r9", "hermit": "r1", "gambler": "r2"}, in_round=2, trick=5, wins=[4, 0, 0], points=[0, 40, 50]
    )
    go(state, "r9", "no draw", "r1", "r2")
    result = GAME.result(state)

    assert result is not None
    assert (state.points, state.crowns, state.black_crowns, state.accounts) == ([0, 40, 50], [0] * 3, [0] * 3, [])
    assert result.places == (1, 3, 2)


@rule("tricktakers#end-of-game")
def test_t63_who_did_not_win_is_placed_by_points() -> None:
    """Then by priority; nobody shares a place."""
    state = table(
        {"hermit": "r1", "king": "r9", "gambler": "r2", "resistance": "r3"},
        in_round=2,
        trick=5,
        wins=[0, 4, 0, 0],
        points=[60, 0, 60, 80],
        leader="king",
    )
    go(state, "r9", "r2", "r3", "no draw", "r1")
    result = GAME.result(state)

    assert result is not None
    assert result.places == (4, 1, 3, 2)
