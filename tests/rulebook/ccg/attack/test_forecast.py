"""What an attack would do is told before it is chosen, line by line, as it then comes to pass."""

from __future__ import annotations

import pytest

from odango.games.ccg import GAME
from odango.games.ccg.attack.damage import total
from odango.games.ccg.forecast import Forecast
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, go, texts, who
from rulebook.ccg.attacks import TIARA, attack, defend
from rulebook.ccg.basic import table as basic
from rulebook.ccg.looking import piece
from rulebook.ccg.table import MERCURY, MOON, table


def told(state: Ccg, target: str, seat: int = 0) -> Forecast:
    """What seat 0 is told of the first attack of Sailor Moon."""
    uid = piece(state, target).uid
    return next(one for one in GAME.view(state, seat).forecasts if one.target == uid and one.move == 0)


def lines(found: Forecast) -> list[tuple[str, int]]:
    return [(entry.what, entry.amount) for entry in found.account]


@rule("ccg#damage")
@pytest.mark.parametrize(
    ("target", "friends", "expected"),
    [
        ("morga", "luna", [("base", 30), ("friend", 10), ("weak", 10)]),
        ("titus", "", [("base", 30), ("strong", -10)]),
        ("leo-the-lion", "", [("base", 30), ("armor", -30)]),
    ],
)
def test_the_account_is_told_and_then_comes_to_pass(target: str, friends: str, expected: list[tuple[str, int]]) -> None:
    state = table([f"{MOON} + 2 soul"], ["", target], [friends], ["", "luna"])
    found = told(state, target)

    assert lines(found) == expected
    attack(state, MOON, TIARA, target)
    assert GAME.view(state, 1).account == found.account
    defend(state)
    assert piece(state, target).damage == total(found.account)


@rule("ccg#damage")
def test_armour_that_has_to_be_declared_is_not_counted_beforehand() -> None:
    state = table([f"{MOON} + 2 soul"], ["", "leo-the-lion"], armor="declared")

    assert lines(told(state, "leo-the-lion")) == [("base", 30)]


@rule("ccg#hit-back")
def test_what_may_come_back_is_what_the_target_has_the_power_for() -> None:
    """Bobo's hook costs a Soul, and its challenge doubles it."""
    bare = table([f"{MOON} + 2 soul"], ["", "bobo-the-vulture"])
    charged = table([f"{MOON} + 2 soul"], ["", "bobo-the-vulture + 1 soul"])

    assert told(bare, "bobo-the-vulture").back == (10, 10)
    assert told(charged, "bobo-the-vulture").back == (10, 60)


@rule("ccg#combined-attack")
def test_a_combined_attack_is_told_as_far_as_it_is_joined() -> None:
    """30 for every Power of a Scout; nothing is told while nobody has joined."""
    state = table([f"{MOON} + 2 soul, {MERCURY} + 2 mind"], ["", "morga"])
    answer(state, 0, "combine morga")

    assert GAME.view(state, 0).account == ()
    answer(state, 0, f"join {MOON} 2")
    assert total(GAME.view(state, 0).account) == 60
    answer(state, 0, f"join {MERCURY} 1")
    assert total(GAME.view(state, 0).account) == 90


@rule("ccg#knowledge")
def test_whoever_does_not_choose_is_told_nothing() -> None:
    state = table([f"{MOON} + 2 soul"], ["", "morga"])

    assert GAME.view(state, 0).forecasts
    assert not GAME.view(state, 1).forecasts
    assert not GAME.view(state, None).forecasts


@rule("ccg#basic-attack")
def test_in_the_basic_game_what_lies_face_down_shows_nothing_but_the_printed_damage() -> None:
    state = basic.table(enemies=("titus", "morga, ?papion"))
    basic.flip(state, "titus", "luna")
    while who(state) != (0, "basic-attack"):
        go(state, texts(state)[-1])
    seen = GAME.view(state, 0).forecasts
    morga, papion = [enemy.uid for enemy in state.enemies[1]]

    assert {one.back for one in seen if one.target == papion} == {()}
    assert all(one.back for one in seen if one.target == morga)
    assert all([entry.what for entry in one.account] == ["base"] for one in seen)
