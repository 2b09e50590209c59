"""The sixteen tasks: when each is fulfilled, missed, and settled while the round still goes on."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.tasks import TASKS, settled
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import lines, plain, say, seen_by, table, task

REWARDS = {
    "take-red": 20, "take-blue": 20, "take-green": 20, "avoid-red": 10, "avoid-blue": 10, "avoid-green": 10,
    "gain-crown": 30, "avoid-lead": 30, "gain-black-crown": 20, "win-none": 20, "win-one": 20, "win-two": 20,
    "win-with-rare": 10, "take-black": 10, "take-one": 10, "take-ten": 10,
}  # fmt: skip


def last_trick(name: str, plays: str, wins: tuple[int, int, int] = (1, 2, 1), leads: str = "king") -> Tricktakers:
    """The King has this task; King, Berserker and Ruler play these cards in the fifth trick, the leader first."""
    seats = ["king", "berserker", "ruler"]
    first = seats.index(leads)
    order = seats[first:] + seats[:first]
    held = dict(zip(order, plays.split(), strict=True))
    state = table({who: held[who] for who in seats}, trick=5, wins=wins, leader=leads, tasks={"king": [task(name)]})
    plain(state, *plays.split())
    return state


def paid(state: Tricktakers) -> tuple[str, int]:
    [found] = [line for line in lines(state, 0) if line[0].startswith("task")]
    return found


DONE = [
    ("take-red", "k9 r1 b2", (1, 2, 1), "king"),
    ("take-blue", "k9 b1 g2", (1, 2, 1), "king"),
    ("take-green", "k9 b1 g2", (1, 2, 1), "king"),
    ("take-red", "r9 b1 g2", (1, 2, 1), "king"),
    ("avoid-red", "k9 b1 g2", (1, 2, 1), "king"),
    ("avoid-red", "r1 r9 g2", (1, 2, 1), "king"),
    ("avoid-blue", "k9 r1 g2", (1, 2, 1), "king"),
    ("avoid-green", "k9 r1 b2", (1, 2, 1), "king"),
    ("gain-crown", "k9 r1 b2", (2, 1, 1), "king"),
    ("avoid-lead", "r9 g1 b2", (1, 2, 1), "ruler"),
    ("avoid-lead", "r9 rare b2", (1, 2, 1), "ruler"),
    ("avoid-lead", "flag rare king-rare", (1, 2, 1), "king"),
    ("gain-black-crown", "r1 r9 b2", (0, 3, 1), "king"),
    ("win-none", "r1 r9 b2", (0, 3, 1), "king"),
    ("win-one", "r1 r9 b2", (1, 2, 1), "king"),
    ("win-one", "k9 r9 b2", (0, 3, 1), "king"),
    ("win-two", "k9 r9 b2", (1, 2, 1), "king"),
    ("win-with-rare", "rare r9 b2", (1, 2, 1), "king"),
    ("win-with-rare", "king-rare rare b2", (1, 2, 1), "king"),
    ("take-black", "rare b1 k2", (1, 2, 1), "king"),
    ("take-black", "k1 b1 g2", (1, 2, 1), "king"),
    ("take-one", "k9 b1 g2", (1, 2, 1), "king"),
    ("take-one", "k1 b3 g2", (1, 2, 1), "king"),
    ("take-ten", "k9 b10 g2", (1, 2, 1), "king"),
]
MISSED = [
    ("take-red", "k9 b1 g2", (1, 2, 1), "king"),
    ("take-red", "r1 r9 g2", (1, 2, 1), "king"),
    ("take-blue", "k9 r1 g2", (1, 2, 1), "king"),
    ("take-green", "k9 r1 b2", (1, 2, 1), "king"),
    ("avoid-red", "k9 r1 b2", (1, 2, 1), "king"),
    ("avoid-red", "r9 b1 b2", (1, 2, 1), "king"),
    ("avoid-blue", "k9 b1 g2", (1, 2, 1), "king"),
    ("avoid-green", "k9 b1 g2", (1, 2, 1), "king"),
    ("gain-crown", "k9 r1 b2", (1, 2, 1), "king"),
    ("gain-crown", "r1 r9 b2", (1, 2, 1), "king"),
    ("avoid-lead", "r9 g1 b2", (1, 2, 1), "king"),
    ("avoid-lead", "r9 r1 b2", (1, 2, 1), "ruler"),
    ("avoid-lead", "flag r1 b2", (1, 2, 1), "ruler"),
    ("gain-black-crown", "r1 r9 b2", (1, 2, 1), "king"),
    ("win-none", "r1 r9 b2", (1, 2, 1), "king"),
    ("win-one", "k9 r9 b2", (1, 2, 1), "king"),
    ("win-one", "r1 r9 b2", (0, 3, 1), "king"),
    ("win-two", "r1 r9 b2", (1, 2, 1), "king"),
    ("win-two", "k9 r9 b2", (2, 1, 1), "king"),
    ("win-with-rare", "k9 r9 b2", (1, 2, 1), "king"),
    ("win-with-rare", "king-rare berserker b2", (1, 2, 1), "king"),
    ("take-black", "r9 b1 k2", (1, 2, 1), "king"),
    ("take-one", "k9 b3 g2", (1, 2, 1), "king"),
    ("take-ten", "k9 b1 g2", (1, 2, 1), "king"),
]


@rule("tricktakers#ruler")
@pytest.mark.parametrize(("name", "plays", "wins", "leads"), DONE)
def test_a_task_done(name: str, plays: str, wins: tuple[int, int, int], leads: str) -> None:
    assert paid(last_trick(name, plays, wins, leads)) == ("task-done", REWARDS[name])


@rule("tricktakers#ruler")
@pytest.mark.parametrize(("name", "plays", "wins", "leads"), MISSED)
def test_a_task_missed_costs_ten(name: str, plays: str, wins: tuple[int, int, int], leads: str) -> None:
    assert paid(last_trick(name, plays, wins, leads)) == ("task-missed", -10)


@rule("tricktakers#ruler")
def test_every_task_was_tried_both_ways() -> None:
    names = {row.id for row in TASKS}

    assert {row[0] for row in DONE} == {row[0] for row in MISSED} == names == {*REWARDS}
    assert [row.extra for row in DATA.tasks] == [False] * 6 + [True] * 10


def two_tricks(name: str, first: str, second: str) -> list[bool | None]:
    """How the King's task stands before, between and after two tricks; King, Berserker and Ruler play, King first."""
    one, two = first.split(), second.split()
    hands = {who: f"{one[i]} {two[i]} g{i + 7}" for i, who in enumerate(("king", "berserker", "ruler"))}
    state = table(hands, trick=3, tasks={"king": [task(name)]})
    found = [settled(task(name), state, 0)]
    for cards in (one, two):
        first_seat = state.order[0]
        plain(state, *(cards[(first_seat + i) % 3] for i in range(3)))
        found.append(settled(task(name), state, 0))
    seen = {seen_by(state, who).players[0].tasks for who in ("king", "ruler", None)}
    assert [(one.task, one.settled) for tasks in seen for one in tasks] == [(task(name), found[-1])]
    return found


@rule("tricktakers#ruler")
@pytest.mark.parametrize(
    ("name", "first", "second", "expected"),
    [
        ("take-red", "k9 b1 b2", "k8 r1 b3", [None, None, True]),
        ("take-blue", "k9 b1 b2", "k8 r1 b3", [None, True, True]),
        ("take-green", "k9 b1 b2", "k8 r1 b3", [None, None, None]),
        ("take-black", "b9 b1 b2", "k8 r1 b3", [None, None, True]),
        ("take-one", "k9 b3 b2", "k8 r1 b4", [None, None, True]),
        ("take-ten", "k9 b10 b2", "k8 r1 b4", [None, True, True]),
        ("win-with-rare", "k9 b1 b2", "rare r1 b3", [None, None, True]),
        ("avoid-red", "k9 b1 b2", "k8 r1 b3", [None, None, False]),
        ("avoid-blue", "k9 b1 b2", "k8 r1 b3", [None, False, False]),
        ("avoid-green", "k9 b1 b2", "k8 r1 b3", [None, None, None]),
        ("avoid-lead", "rare b1 b2", "k8 r1 b3", [None, None, False]),
        ("win-none", "r1 r9 b2", "r2 k1 b3", [None, None, None]),
        ("win-none", "k9 b1 b2", "k8 r1 b3", [None, False, False]),
        ("win-one", "k9 b1 b2", "k8 r1 b3", [None, None, False]),
        ("win-two", "k9 b1 b2", "k8 r1 b3", [None, None, None]),
        ("gain-crown", "k9 b1 b2", "k8 r1 b3", [None, None, None]),
        ("gain-black-crown", "k9 b1 b2", "k8 r1 b3", [None, None, None]),
    ],
)
def test_what_is_settled_during_the_round(name: str, first: str, second: str, expected: list[bool | None]) -> None:
    """What was taken stays taken; what can still change is open.  All see the same."""
    assert two_tricks(name, first, second) == expected


@rule("tricktakers#ruler")
@pytest.mark.parametrize(
    ("item", "play", "expected"),
    [("wand", "b7 lead", "task-missed"), ("orb", "r6 flag", "task-done"), ("potion", "r6 down", "task-missed")],
)
def test_never_playing_the_lead_colour_goes_by_what_a_card_counts_as(item: str, play: str, expected: str) -> None:
    """The Wand makes it the lead colour, the Orb takes it away; face down it counts when it is turned up."""
    hands = {"king": "r5", "adventurer": play.split(maxsplit=1)[0], "berserker": "b9"}
    state = equipped(hands, f"{item} gold", trick=5, tasks={"adventurer": [task("avoid-lead")]}, wins=[2, 1, 1])
    plain(state, "r5")
    say(state, "adventurer", f"use {item}", play)
    plain(state, "b9")

    assert [what for what, _ in lines(state, 1) if what.startswith("task")] == [expected]


@rule("tricktakers#ruler", "tricktakers#must-follow")
@pytest.mark.parametrize(
    ("item", "play", "name", "expected"),
    [
        ("wand", "b7 lead", "take-blue", "task-done"),
        ("wand", "b7 lead", "avoid-blue", "task-missed"),
        ("axe", "r9 ten", "take-ten", "task-missed"),
        ("sword", "r6 minus", "take-one", "task-missed"),
        ("orb", "r6 flag", "take-red", "task-done"),
    ],
)
def test_what_is_taken_is_taken_as_printed(item: str, play: str, name: str, expected: str) -> None:
    """The Berserker takes it with a Rare."""
    hands = {"king": "k5", "adventurer": play.split(maxsplit=1)[0], "berserker": "berserker-rare"}
    if item in ("axe", "sword"):
        hands["king"] = "flag"
    state = equipped(hands, f"{item} gold", trick=5, tasks={"berserker": [task(name)]}, wins=[2, 1, 1])
    plain(state, hands["king"])
    say(state, "adventurer", f"use {item}", play)
    plain(state, "berserker-rare")

    assert [what for what, _ in lines(state, 2) if what.startswith("task")] == [expected]
