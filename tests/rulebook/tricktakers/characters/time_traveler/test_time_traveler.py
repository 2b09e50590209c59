"""The Time Traveler: predictions, the two tokens, naming the leader, and two players."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.characters.phantom_thief import APART, BLACK_CROWN, CROWN, ThiefSheet
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from odango.games.tricktakers.roster import character
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.table import (
    FOR_TWO,
    account,
    cannot,
    five_each,
    go,
    go_until,
    held,
    lines,
    say,
    seat_of,
    setting_up,
    table,
    texts,
    told,
    who_is_asked,
)

HANDS = five_each("time-traveler", "king", "hermit")
FIVE = {"king": "k9", "resistance": "r1", "time-traveler": "r2", "hermit": "r3", "ruler": "r4"}


def tokens(state: Tricktakers) -> int:
    return state.sheet(seat_of(state, "time-traveler"), TimeTravelerSheet).tokens


def predicted(*names: str) -> dict[str, list[int]]:
    """Predictions for the Crown, then for two Black Crowns."""
    return {"time-traveler": [character(name) for name in names]}


def last_trick(wins: list[int], *names: str, in_round: int = 1, shown: bool = False) -> Tricktakers:
    """Five players; the King is about to win the last trick.  These were predicted, and perhaps shown."""
    stock = predicted(*names)
    sheet = TimeTravelerSheet(0, tuple(stock["time-traveler"]) if shown else ())
    state = table(FIVE, in_round=in_round, trick=5, wins=wins, stock=stock, sheets={"time-traveler": sheet})
    go(state, "k9", "r1", "r2", "no draw", "r3", "r4")
    return state


# Predicting


@rule("tricktakers#time-traveler")
def test_one_is_predicted_for_the_crown_and_two_for_black_crowns() -> None:
    """Three questions, every character of the table once, its own too; none can be left blank."""
    state = setting_up({**HANDS, "ruler": "k1 k2 k3 k4 k5"})
    say(state, "king", "discard b1")
    assert who_is_asked(state) == ("time-traveler", "predict")
    every = ["predict king", "predict hermit", "predict time-traveler", "predict ruler"]
    assert texts(state) == every
    say(state, "time-traveler", "predict time-traveler")
    assert texts(state) == ["predict king", "predict hermit", "predict ruler"]
    say(state, "time-traveler", "predict king")
    assert texts(state) == ["predict hermit", "predict ruler"]
    say(state, "time-traveler", "predict hermit")

    assert who_is_asked(state) == ("ruler", "task")
    assert state.stocks[0] == [character(name) for name in ("time-traveler", "king", "hermit")]


@rule("tricktakers#time-traveler")
def test_characters_nobody_plays_cannot_be_predicted() -> None:
    state = setting_up(HANDS)
    say(state, "king", "discard b1")

    cannot(state, "time-traveler", "predict gambler")


@rule("tricktakers#time-traveler", "tricktakers#priority")
def test_p21_the_order_of_set_up() -> None:
    """Gambler, Time Traveler, Ruler, Phantom Thief: who predicts has seen the bid, who writes letters the tasks."""
    state = setting_up(five_each("phantom-thief", "ruler", "time-traveler", "gambler"))
    found = go_until(state, lambda now: now.trick > 0)

    assert list(dict.fromkeys(who for who, _ in found)) == ["gambler", "time-traveler", "ruler", "phantom-thief"]


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize(
    ("names", "hits"),
    [
        (
            ("king", "resistance", "time-traveler"),
            ["predicted-crown", "predicted-black-crown", "predicted-black-crown"],
        ),
        (("king", "time-traveler", "ruler"), ["predicted-crown", "predicted-black-crown"]),
        (("hermit", "king", "time-traveler"), ["predicted-black-crown"]),
        (("resistance", "king", "hermit"), []),
    ],
)
def test_every_prediction_that_comes_true_is_fifty_points(names: tuple[str, ...], hits: list[str]) -> None:
    """The King alone has most tricks; Resistance and Time Traveler have none.  One's own character can be predicted."""
    state = last_trick([2, 0, 0, 1, 1], *names)

    assert (state.crowns, state.black_crowns) == ([1, 0, 0, 0, 0], [0, 1, 1, 0, 0])
    assert lines(state, 2) == [(hit, 50) for hit in hits]


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize("name", ["king", "resistance", "time-traveler", "hermit", "ruler"])
def test_a_crown_nobody_gets_was_predicted_by_nobody(name: str) -> None:
    """King and Hermit have two each: no Crown, so no prediction of it comes true."""
    others = [other for other in FIVE if other != name][:2]
    state = last_trick([1, 0, 0, 2, 1], name, *others)

    assert state.crowns == [0, 0, 0, 0, 0]
    assert "predicted-crown" not in dict(lines(state, 2))


@rule("tricktakers#time-traveler", "tricktakers#crowns")
def test_a_third_with_no_trick_has_no_black_crown_and_was_not_predicted_right() -> None:
    """Resistance, Hermit and Time Traveler have none; priority leaves the Time Traveler out."""
    state = last_trick([3, 0, 0, 0, 1], "king", "time-traveler", "resistance")

    assert state.black_crowns == [0, 1, 0, 1, 0]
    assert lines(state, 2) == [("predicted-crown", 50), ("predicted-black-crown", 50)]


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize("wins", [0, 1, 2, 3, 4])
def test_tricks_bring_the_time_traveler_nothing(wins: int) -> None:
    """Whatever was taken, only what was foretold counts; here it is nothing."""
    state = table(
        {"time-traveler": "r1", "king": "r9", "hermit": "r2"},
        trick=5,
        wins=[wins, 3 - wins, 1] if wins < 4 else [4, 0, 0],
        sheets={"time-traveler": TimeTravelerSheet(0)},
        stock=predicted("hermit", "king", "hermit"),
    )
    go(state, "r1", "r9", "no draw", "r2")

    assert account(state, 0).wins == wins
    assert lines(state, 0) == ([("predicted-black-crown", 50)] if wins == 4 else [])


@rule("tricktakers#time-traveler", "tricktakers#phantom-thief")
@pytest.mark.parametrize(
    ("letter", "wins", "names", "hits"),
    [
        (CROWN, [2, 0, 2, 0], ("king", "phantom-thief", "ruler"), ["predicted-crown"]),
        (CROWN, [2, 0, 2, 0], ("phantom-thief", "king", "ruler"), []),
        (BLACK_CROWN, [3, 0, 1, 0], ("ruler", "hermit", "king"), ["predicted-black-crown"]),
        (BLACK_CROWN, [3, 0, 1, 0], ("ruler", "phantom-thief", "king"), []),
    ],
)
def test_predictions_are_of_who_earned_a_crown_not_of_who_stole_it(
    letter: int, wins: list[int], names: tuple[str, ...], hits: list[str]
) -> None:
    """The Thief takes it away afterwards: the prediction of its owner came true, that of the Thief did not."""
    victim = 0 if letter == CROWN else 3
    letters = tuple(letter if seat == victim else -1 for seat in range(5))
    state = table(
        {"king": "k9", "time-traveler": "r1", "phantom-thief": "r2", "hermit": "r3", "ruler": "r4"},
        trick=5,
        wins=[*wins, 0],
        sheets={"time-traveler": TimeTravelerSheet(0), "phantom-thief": ThiefSheet(letters, APART)},
        stock=predicted(*names),
    )
    go(state, "k9", "r1", "r2", "no draw", "r3", "r4")
    pile = state.crowns if letter == CROWN else state.black_crowns

    assert (pile[victim], pile[2]) == (0, 1)
    assert lines(state, 1) == [(hit, 50) for hit in hits]


@rule("tricktakers#time-traveler", "tricktakers#alchemist")
def test_predictions_do_not_count_what_is_forged() -> None:
    """The Alchemist forges a Crown; who took most tricks has the round's, and only that prediction comes true."""
    cells = ("T", "UR", "LR", "B", "LL", "UL")
    for guess, paid in (("alchemist", []), ("king", [("predicted-crown", 50)])):
        state = table(
            {"king": "k9", "time-traveler": "r1", "alchemist": "alchemist-r1 alchemist-r2 alchemist-b4"},
            trick=5,
            wins=[2, 1, 1],
            black_crowns=[0, 0, 1],
            sheets={"time-traveler": TimeTravelerSheet(0), "alchemist": AlchemistSheet(cells)},
            stock={
                **predicted(guess, "time-traveler", "king" if guess == "alchemist" else "alchemist"),
                "alchemist": (),
            },
        )
        go(state, "k9", "r1", "r1 r2 b4", "forge crown")
        assert state.crowns == [1, 0, 1]
        assert lines(state, 1) == paid


# Showing them in the final round


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_predictions_can_be_shown_in_the_final_round_alone(in_round: int) -> None:
    state = setting_up(HANDS, in_round=in_round)
    say(state, "king", "discard b1")
    say(state, "time-traveler", "predict king", "predict hermit", "predict time-traveler")

    assert (state.decision_of(0) is not None and who_is_asked(state)[1] == "show") is (in_round == 3)


@rule("tricktakers#time-traveler")
def test_everyone_sees_predictions_that_are_shown() -> None:
    state = setting_up(HANDS, in_round=3)
    say(state, "king", "discard b1")
    say(state, "time-traveler", "predict king", "predict hermit", "predict time-traveler")
    assert texts(state) == ["no show", "show"]
    say(state, "time-traveler", "show")
    shown = state.sheet(0, TimeTravelerSheet).shown

    assert shown == tuple(state.stocks[0])
    for who in ("king", "hermit", None):
        assert "King" in told(state, who)[-1]
        assert "Hermit" in told(state, who)[-1]


@rule("tricktakers#time-traveler", "tricktakers#end-of-game")
@pytest.mark.parametrize(
    ("names", "shown", "wins"),
    [
        (("king", "resistance", "time-traveler"), True, True),
        (("king", "time-traveler", "resistance"), True, True),
        (("king", "resistance", "time-traveler"), False, False),
        (("king", "resistance", "hermit"), True, False),
        (("hermit", "resistance", "time-traveler"), True, False),
    ],
)
def test_all_three_right_and_shown_win_the_game(names: tuple[str, ...], shown: bool, wins: bool) -> None:
    """The order of the two Black Crowns does not matter.  Not shown, or two right, they are points only."""
    state = last_trick([2, 0, 0, 1, 1], *names, in_round=3, shown=shown)

    assert state.ended
    assert (state.victor == 2 and state.victory == "character") is wins


@rule("tricktakers#time-traveler", "tricktakers#end-of-game")
def test_a_character_of_better_priority_wins_before_the_predictions_do() -> None:
    """The King has all five tricks, as was predicted; his own victory is looked at first."""
    state = last_trick([4, 0, 0, 0, 0], "king", "resistance", "time-traveler", in_round=3, shown=True)

    assert (state.victor, state.victory) == (0, "character")


# Two tokens


def three() -> Tricktakers:
    """The Time Traveler leads; g9 and k9 are the next two cards."""
    return table({"time-traveler": "r9 r2 r3", "king": "r1 b5 b2", "hermit": "r4 g2 g3"}, deck="g9 k9 g8 k8")


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize("ways", ["rewind rewind", "rewind change", "change rewind", "change change"])
def test_p22_any_two_travels_a_round(ways: str) -> None:
    """Two tokens, for either way to travel; when they are spent nothing more is asked."""
    state = three()
    for spent, way in enumerate(ways.split()):
        if way == "rewind":
            drawn = ("g9", "k9") if not spent or ways == "change rewind" else ("g8", "k8")
            go(state, "rewind", *(f"discard {name}" for name in drawn), "leader A")
        else:
            go(state, "no rewind", "r9", "r1", "no draw", "r4", "change", "give r1", "give r4", "leader A")
        assert tokens(state) == 1 - spent
    assert who_is_asked(state) == ("time-traveler", "play")
    go(state, "r9", "r1", "no draw", "r4")

    assert state.wins == [1, 0, 0]
    assert who_is_asked(state) == ("time-traveler", "play")


@rule("tricktakers#time-traveler")
def test_tokens_come_back_with_a_new_round() -> None:
    """The sheet that is laid out at set-up has both."""
    state = setting_up(HANDS, in_round=2)
    say(state, "king", "discard b1")
    say(state, "time-traveler", "predict king", "predict hermit", "predict time-traveler")

    assert tokens(state) == 2


@rule("tricktakers#time-traveler")
def test_rewinding_draws_two_discards_two_and_names_the_leader() -> None:
    """In this order; drawn cards may be kept.  The same trick begins anew with whoever was named."""
    state = three()
    go(state, "no rewind", "r9", "r1", "no draw", "r4")
    say(state, "time-traveler", "no change", "rewind")
    assert held(state, "time-traveler") == "r2 r3 g9 k9"
    assert texts(state) == ["discard r2", "discard r3", "discard g9", "discard k9"]
    say(state, "time-traveler", "discard r2", "discard g9")
    assert texts(state) == ["leader A", "leader B", "leader C"]
    say(state, "time-traveler", "leader B")

    assert held(state, "time-traveler") == "r3 k9"
    assert (state.trick, state.leader, state.plays) == (2, 1, ())
    assert who_is_asked(state) == ("king", "play")
    go(state, "b2", "no draw", "g2")
    assert who_is_asked(state) == ("time-traveler", "rewind")


@rule("tricktakers#time-traveler")
def test_time_is_rewound_on_ones_own_turn_before_playing() -> None:
    """Nobody asks while others play, nor after one's own card."""
    state = table({"king": "r1 b5", "time-traveler": "r9 r2", "hermit": "r4 g2"})
    assert who_is_asked(state) == ("king", "play")
    say(state, "king", "r1")
    assert who_is_asked(state) == ("time-traveler", "rewind")
    say(state, "time-traveler", "no rewind", "r9")

    assert who_is_asked(state) == ("hermit", "dexterity")


@rule("tricktakers#time-traveler")
def test_even_the_fifth_trick_can_be_rewound() -> None:
    """With one card in hand: two are drawn, two discarded."""
    state = table({"king": "r1", "time-traveler": "r9", "hermit": "r4"}, deck="k9 g9", trick=5, wins=[2, 1, 1])
    go(state, "r1", "rewind", "discard r9", "discard g9", "leader B")

    assert held(state, "king") == "r1"
    assert held(state, "time-traveler") == "k9"
    assert (state.trick, who_is_asked(state)) == (5, ("time-traveler", "rewind"))


@rule("tricktakers#time-traveler")
@pytest.mark.parametrize("trick", [1, 2, 3, 4, 5])
def test_the_past_is_not_changed_in_the_fifth_trick(trick: int) -> None:
    state = table(
        {"time-traveler": "r9 r8", "king": "r1 b5", "hermit": "r4 g2"},
        trick=trick,
        stock=predicted("king", "hermit", "time-traveler"),
    )
    go(state, "no rewind", "r9", "r1", "no draw", "r4")

    assert (trick < 5) is (state.decision_of(0) is not None and texts(state) == ["no change", "change"])


@rule("tricktakers#time-traveler")
def test_the_past_is_changed_by_who_has_won_the_trick() -> None:
    """The King wins it: the Time Traveler is not asked."""
    state = table({"time-traveler": "r1 r8", "king": "r9 b5", "hermit": "r4 g2"})
    go(state, "no rewind", "r1", "r9", "no draw", "r4")

    assert (state.trick, who_is_asked(state)) == (2, ("king", "play"))


# Two players


@rule("tricktakers#time-traveler", "tricktakers#two-players")
@pytest.mark.parametrize(
    ("wins", "crown", "hits"),
    [
        ([2, 2], "time-traveler", ["predicted-more-tricks"]),
        ([2, 2], "king", []),
        ([4, 0], "time-traveler", ["predicted-more-tricks", "predicted-no-trick"]),
        ([4, 0], "king", []),
        ([1, 3], "king", ["predicted-more-tricks"]),
    ],
)
def test_for_two_the_markers_are_for_more_tricks_and_for_none(wins: list[int], crown: str, hits: list[str]) -> None:
    """The Time Traveler wins the fifth trick.  Two predictions, one for each player; nobody wins a crown."""
    other = "king" if crown == "time-traveler" else "time-traveler"
    state = table(
        {"time-traveler": "r9", "king": "r1"},
        setup=FOR_TWO,
        trick=5,
        wins=wins,
        sheets={"time-traveler": TimeTravelerSheet(0)},
        stock=predicted(crown, other),
    )
    go(state, "r9", "r1")

    assert lines(state, 0) == [(hit, 50) for hit in hits]
    assert (state.crowns, state.black_crowns) == ([0, 0], [0, 0])


@rule("tricktakers#time-traveler", "tricktakers#two-players")
def test_for_two_two_predictions_are_made_and_never_shown() -> None:
    """Also in the last round: there is no game to win by them."""
    hands = five_each("time-traveler", "king")
    state = setting_up(hands, setup=Setup(mode="draft"), in_round=7)
    say(state, "king", "discard b1")
    assert texts(state) == ["predict king", "predict time-traveler"]
    say(state, "time-traveler", "predict king")
    assert texts(state) == ["predict time-traveler"]
    say(state, "time-traveler", "predict time-traveler")

    assert (state.final, state.trick) == (True, 1)


@rule("tricktakers#time-traveler", "tricktakers#two-players")
def test_for_two_both_can_travel() -> None:
    """The past is changed with one card given back."""
    state = table({"time-traveler": "r9 r2", "king": "r1 b5"}, setup=FOR_TWO)
    go(state, "no rewind", "r9", "r1", "change", "give r2", "leader B")

    assert held(state, "king") == "r2 b5"
    assert held(state, "time-traveler") == "r1 r9"
    assert state.wins == [0, 0]
