"""The Ruler: handing out tasks, playing any number as the lead colour, and points."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.cards import FACE, card
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.table import (
    ALL_STAR,
    FOR_TWO,
    account,
    asked,
    cannot,
    cards,
    for_tasks,
    lines,
    plain,
    say,
    seat_of,
    seen_by,
    setting_up,
    table,
    taken,
    task,
    texts,
    told,
    who_is_asked,
)

HANDS = {
    "resistance": "r6 r7 r8 b1 b2",
    "ruler": "b4 b5 b6 b7 b8",
    "berserker": "r1 r2 b3 g4 k5",
    "hermit": "g1 g2 g3 g5 g6",
}
SIX = [f"task {name}" for name in ("take-red", "take-blue", "take-green", "avoid-red", "avoid-blue", "avoid-green")]
REWARDED = Setup(mode="draft", tasks_for_two="opponent_for_successes")


@rule("tricktakers#ruler")
def test_when_the_others_are_set_up_the_ruler_gives_each_of_them_a_task() -> None:
    """One after another round the table, the Berserker's set-up comes before; and each of the six is there once."""
    state = setting_up(HANDS)
    assert seat_of(state, "ruler") == asked(state).seat == 1
    assert len(state.hands[2]) == 5
    assert texts(state) == SIX
    say(state, "ruler", "task take-red")
    assert texts(state) == [text for text in SIX if text != "task take-red"]
    say(state, "ruler", "task avoid-red", "task take-blue")

    assert state.tasks == [(task("take-blue"),), (), (task("take-red"),), (task("avoid-red"),)]
    assert asked(state).kind != "task"


@rule("tricktakers#ruler")
def test_the_ruler_sets_up_last_of_the_eight() -> None:
    """King and Adventurer are asked before."""
    hands = {"ruler": "b4 b5 b6 b7 b8", "adventurer": "r1 r2 b3 g4 k5", "king": "r6 r7 r8 b1 b2"}
    state = setting_up(hands)
    order = []
    for answer in ("discard r6", "equip map", "equip sword", "task take-red", "task avoid-red"):
        order.append(who_is_asked(state))
        say(state, order[-1][0], answer)

    assert order == [("king", "discard"), *[("adventurer", "equip")] * 2, *[("ruler", "task")] * 2]


@rule("tricktakers#ruler")
def test_tasks_lie_open() -> None:
    state = table({"ruler": "r1 r2", "king": "b1 b2", "hermit": "g1 g2"}, tasks={"king": [3], "hermit": [0]})
    for who in ("ruler", "king", "hermit", None):
        assert [[one.task for one in player.tasks] for player in seen_by(state, who).players] == [[], [3], [0]]


@rule("tricktakers#ruler")
def test_by_a_variant_there_are_ten_more_tasks() -> None:
    state = setting_up(HANDS, setup=Setup(mode="all_star", extra_tasks=True))

    assert texts(state)[:6] == SIX
    assert len(texts(state)) == 16


# Playing as the lead colour


@rule("tricktakers#ruler", "tricktakers#must-follow")
def test_any_number_may_be_played_as_the_lead_colour_though_one_could_follow() -> None:
    """Black is led: with k1 in hand b8 may be played, but as black only."""
    state = table({"king": "k5 k6", "ruler": "b8 k1 rare", "hermit": "r1 r2"})
    plain(state, "k5")
    assert texts(state) == ["b8 lead", "k1", "rare"]
    cannot(state, "ruler", "b8")
    say(state, "ruler", "b8 lead")

    assert state.plays[1].face == FACE[card("k8")]


@rule("tricktakers#ruler", "tricktakers#must-follow")
def test_if_one_cannot_follow_the_change_is_free() -> None:
    """As it is or as the lead colour."""
    state = table({"king": "r5 r6", "ruler": "b8 k1 flag", "hermit": "r1 r2"})
    plain(state, "r5")

    assert texts(state) == ["b8", "b8 lead", "k1", "k1 lead", "flag"]


@rule("tricktakers#ruler")
def test_there_is_no_change_when_leading() -> None:
    state = table({"ruler": "b8 k1 flag", "king": "r5 r6", "hermit": "r1 r2"})

    assert texts(state) == ["b8", "k1", "flag"]


@rule("tricktakers#ruler")
def test_there_is_no_change_without_a_lead_colour() -> None:
    """A White Flag or a Rare was led."""
    for lead in ("flag", "rare"):
        state = table({"king": f"{lead} r6", "ruler": "b8 k1", "hermit": "r1 r2"})
        plain(state, lead)
        assert texts(state) == ["b8", "k1"]


@rule("tricktakers#ruler")
def test_a_card_of_the_lead_colour_has_nothing_to_change() -> None:
    state = table({"king": "r5 r6", "ruler": "r8 r9", "hermit": "r1 r2"})
    plain(state, "r5")

    assert texts(state) == ["r8", "r9"]


@rule("tricktakers#ruler", "tricktakers#strength")
def test_it_is_as_strong_as_a_card_of_that_colour_and_taken_as_printed() -> None:
    """Blue 8 as Black 8 takes the trick from Black 5; it is a blue card among those taken."""
    state = table({"king": "k5 k6", "ruler": "b8 k1", "hermit": "r1 r2"})
    plain(state, "k5", "b8 lead", "r1")

    assert state.tricks[0].winner == 1
    assert taken(state, "ruler") == {"k5", "b8", "r1"}


@rule("tricktakers#ruler", "tricktakers#strength")
def test_a_one_played_as_the_lead_colour_beats_its_ten() -> None:
    """Blue 1 as Red 1 under the Red 10."""
    state = table({"berserker": "r10 b10", "ruler": "b1 k2", "hermit": "r9 r2"})
    plain(state, "r10", "b1 lead", "r9")

    assert state.tricks[0].winner == 1


@rule("tricktakers#ruler", "tricktakers#resistance")
def test_under_kakumei_it_counts_as_the_lead_colour_too() -> None:
    """Black 1 as Red 1 is above every black one."""
    state = table({"resistance": "r5 r6", "ruler": "k1 k2", "king": "b1 k3"})
    plain(state, "r5 kakumei", "k1 lead", "b1")

    assert state.tricks[0].winner == 1


# Points


def ended(
    tasks: dict[str, list[str]], ruler: str = "g1", wins: tuple[int, ...] = (0, 2, 2), ruler_took: str = "",
    king_took: str = "", in_round: int = 1, setup: Setup = ALL_STAR,
) -> Tricktakers:  # fmt: skip
    """The last trick of a round in which the Ruler leads this card and the King takes it with a Rare, or does not."""
    hands = {"ruler": ruler, "king": "king-rare", "berserker": "berserker-flag"}
    if setup.mode == "draft":
        del hands["berserker"]
    state = table(
        hands,
        trick=5,
        wins=wins[: len(hands)],
        in_round=in_round,
        tasks={who: [task(name) for name in names] for who, names in tasks.items()},
        setup=setup,
    )
    state.taken[0] = tuple(cards(ruler_took))
    state.taken[1] = tuple(cards(king_took))
    plain(state, *hands.values())
    return state


@rule("tricktakers#ruler")
@pytest.mark.parametrize(
    ("king", "berserker", "expected"),
    [
        ("take-green", "avoid-red", [("share", 20), ("share", 10), ("all-tasks", 10)]),
        ("take-green", "take-red", [("share", 20)]),
        ("take-red", "avoid-red", [("share", 10)]),
        ("take-red", "take-blue", []),
    ],
)
def test_the_ruler_gets_as_much_as_each_player_and_ten_if_all_were_done(
    king: str, berserker: str, expected: list[tuple[str, int]]
) -> None:
    """Nothing is lost by those missed."""
    state = ended({"king": [king], "berserker": [berserker]})

    assert lines(state, 0) == expected


@rule("tricktakers#ruler")
def test_who_misses_loses_ten_and_who_does_it_is_paid() -> None:
    """King: take a blue card, done.  Hermit: no red one, done.  Collector: take a red one, missed.  Ruler: 30."""
    hands = {"ruler": "b1", "king": "king-rare", "hermit": "g2", "collector": "g3"}
    tasks = {"king": [task("take-blue")], "hermit": [task("avoid-red")], "collector": [task("take-red")]}
    state = table(hands, trick=5, wins=[1, 1, 1, 1], tasks=tasks)
    plain(state, "b1", "king-rare", "g2", "g3")

    assert [line for seat in range(4) for line in lines(state, seat) if "task" in line[0] or line[0] == "share"] == [
        ("share", 20),
        ("share", 10),
        ("task-done", 20),
        ("task-done", 10),
        ("task-missed", -10),
    ]


@rule("tricktakers#ruler")
@pytest.mark.parametrize(("took", "found"), [("k3 r1", [("took-black", 10)]), ("r1 rare", []), ("berserker flag", [])])
def test_ten_for_having_taken_a_black_card(took: str, found: list[tuple[str, int]]) -> None:
    state = ended({"king": ["take-red"]}, wins=(3, 1, 0), ruler_took=f"{took} g5")

    assert lines(state, 0) == found


@rule("tricktakers#ruler")
@pytest.mark.parametrize(("wins", "found"), [(0, []), (1, [("one-trick", 20)]), (2, []), (3, [])])
@pytest.mark.parametrize("in_round", [1, 3])
def test_twenty_for_exactly_one_trick(wins: int, found: list[tuple[str, int]], in_round: int) -> None:
    """The final round changes nothing for the Ruler."""
    state = ended({"king": ["take-red"]}, wins=(wins, 3 - wins, 1), ruler_took="g5", in_round=in_round)

    assert lines(state, 0) == found


@rule("tricktakers#ruler", "tricktakers#end-of-game")
@pytest.mark.parametrize(
    ("wins", "took", "won"),
    [
        (2, "k1 k2 k3", True),
        (2, "k1 rare flag berserker", True),
        (4, "k1 k2 k3", True),
        (1, "k1 k2 k3", False),
        (2, "k1 k2 r3", False),
        (2, "k1 b2 k3", False),
        (3, "g1 k2 k3", False),
    ],
)
def test_two_tricks_or_more_without_red_blue_or_green_win_the_game(wins: int, took: str, won: bool) -> None:
    """Cards without a colour do no harm."""
    state = ended({"king": ["take-red"]}, ruler="g9", wins=(wins, 1, 0), ruler_took=took)

    assert (state.victory == "character", state.victor == 0) == (won, won)


@rule("tricktakers#ruler", "tricktakers#collector")
@pytest.mark.parametrize(("reservation", "won"), [("reserve nothing", False), ("reserve C", True)])
def test_a_card_that_was_reserved_is_not_among_those_the_ruler_took(reservation: str, won: bool) -> None:
    """The only colour in it went to the Collector."""
    state = table({"ruler": "k9", "king": "k1", "collector": "r2"}, trick=5, wins=[1, 2, 1])
    plain(state, "k9", "k1")
    say(state, "collector", "r2", reservation)

    assert (state.victory == "character") == won


@rule("tricktakers#ruler", "tricktakers#collector")
@pytest.mark.parametrize(
    ("king", "collector", "reservation", "found"),
    [
        ("take-red", "take-red", "reserve A", ["task-missed", "task-done"]),
        ("take-red", "take-red", "reserve nothing", ["task-done", "task-missed"]),
        ("avoid-red", "avoid-red", "reserve A", ["task-done", "task-missed"]),
        ("avoid-red", "avoid-red", "reserve nothing", ["task-missed", "task-done"]),
    ],
)
def test_a_reserved_card_is_taken_by_the_collector_and_not_by_the_winner(
    king: str, collector: str, reservation: str, found: list[str]
) -> None:
    """The only red card of a trick the King wins."""
    tasks = {"king": [task(king)], "collector": [task(collector)]}
    state = table({"ruler": "r9", "king": "k1", "collector": "b2"}, trick=5, wins=[1, 2, 1], tasks=tasks)
    plain(state, "r9", "k1")
    say(state, "collector", "b2", reservation)

    assert [what for seat in (1, 2) for what, _ in lines(state, seat) if what.startswith("task")] == found


# Two players


@rule("tricktakers#two-players", "tricktakers#ruler")
def test_for_two_the_other_gets_two_different_tasks() -> None:
    state = setting_up({"ruler": "b4 b5 b6 b7 b8", "resistance": "r6 r7 r8 b1 b2"}, setup=FOR_TWO)
    assert texts(state) == SIX
    say(state, "ruler", "task take-red")
    assert texts(state) == SIX[1:]
    say(state, "ruler", "task avoid-red")

    assert state.tasks[1] == (task("take-red"), task("avoid-red"))
    assert asked(state).kind == "play"


@rule("tricktakers#two-players", "tricktakers#ruler")
@pytest.mark.parametrize(
    ("given", "ruler", "king"),
    [
        (["take-green", "avoid-red"], [("all-tasks", 20)], [20, 10]),
        (["take-red", "avoid-red"], [("missed-share", 40)], [-10, 10]),
        (["take-green", "avoid-green"], [("missed-share", 30)], [20, -10]),
        (["take-red", "avoid-green"], [("missed-share", 40), ("missed-share", 30)], [-10, -10]),
    ],
)
def test_for_two_the_ruler_gets_thirty_or_forty_for_those_missed(
    given: list[str], ruler: list[tuple[str, int]], king: list[int]
) -> None:
    """Nothing for those done, but 20 if both were; the other gets and loses as usual."""
    state = ended({"king": given}, setup=FOR_TWO)

    assert lines(state, 0) == ruler
    assert for_tasks(state, 1) == king


@rule("tricktakers#two-players", "tricktakers#ruler")
@pytest.mark.parametrize(
    ("given", "ruler", "king"),
    [
        (["take-green", "avoid-red"], [("all-tasks", 20)], [40, 30]),
        (["take-red", "avoid-green"], [], [-10, -10]),
        (["take-red", "avoid-red"], [], [-10, 30]),
    ],
)
def test_for_two_by_the_other_reading_the_opponent_is_paid_so_much(
    given: list[str], ruler: list[tuple[str, int]], king: list[int]
) -> None:
    """`tasks_for_two`: 30 or 40 for each done, and nothing for the Ruler for those missed."""
    state = ended({"king": given}, setup=REWARDED)

    assert lines(state, 0) == ruler
    assert for_tasks(state, 1) == king


@rule("tricktakers#two-players", "tricktakers#ruler")
@pytest.mark.parametrize(
    ("wins", "took", "found"),
    [
        (1, "k1 r1", [("took-black", 20), ("one-trick", 20)]),
        (2, "k1 k2 k3 k4", [("took-black", 20), ("spotless", 50)]),
        (2, "rare flag", [("spotless", 50)]),
        (2, "k1 r2", [("took-black", 20)]),
        (0, "", []),
    ],
)
def test_for_two_the_rulers_own_points(wins: int, took: str, found: list[tuple[str, int]]) -> None:
    """Twenty for black, twenty for exactly one trick, and fifty instead of the game."""
    state = ended({"king": ["take-red", "take-blue"]}, wins=(wins, 4 - wins), ruler_took=took, setup=REWARDED)

    assert lines(state, 0) == found
    assert not state.ended
    assert account(state, 0).after == 30 + sum(points for _, points in found)


@rule("tricktakers#ruler")
def test_the_table_is_told_who_got_which_task() -> None:
    state = setting_up(HANDS)
    say(state, "ruler", "task take-red")

    assert told(state)[-1] == told(state, "hermit")[-1]
    assert "berserker" in told(state)[-1]
