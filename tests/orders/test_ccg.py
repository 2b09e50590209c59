"""Standing orders of the Sailor Moon CCG: for how long they pass, what they leave to ask, and that nobody can tell."""

from __future__ import annotations

from typing import Any

import pytest

from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.orders import ASK, PASSES, Order, answer, describe, parse
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from odango.text import Line, english
from orders.telling_apart import Speaks, times_obeyed
from rule import rule
from rulebook.ccg.asking import end_turn, finish, who
from rulebook.ccg.attacks import attack, attacked, defend

STURDY = "bobo-the-vulture"
"""An attack for 30 does not defeat it."""


def order(text: str, state: Ccg, seat: int = 1) -> Order:
    given = parse(text, GAME.view(state, seat))
    assert isinstance(given, Order)
    return given


def says(given: Order, state: Ccg, seat: int = 1) -> str | None:
    """What the order answers to whoever is asked, in notation."""
    choice = answer(given, GAME.view(state, seat))
    decision = state.decision_of(seat)
    return None if choice is None or decision is None else decision.write(state, choice)


def under_attack(damage: int = 0, **more: Any) -> Ccg:
    """Seat 1 has a card in hand, so it is asked what it does about an attack for 30."""
    return attacked(f"{STURDY} /{damage}", hands=["", "run-away 2 body"], mine="titus", **more)


def test_the_words_of_this_file() -> None:
    assert who(under_attack()) == (1, "defend")


@rule("ccg#defense-events")
def test_attack_passes_for_this_attack_alone() -> None:
    """Every window of it, and none of the next attack, even on another card by the same player in the same turn."""
    both = "sailor-mercury-level-1 + 2 mind"
    state = under_attack(rules="advanced", team=both, others="titus")
    given = order("attack", state)

    assert says(given, state) == "pass"
    defend(state)
    assert who(state) == (1, "parry")
    assert says(given, state) == "pass"
    finish(state)
    attack(state, "sailor-mercury-level-1", "mercury-bubbles-blast", "titus@1")
    assert who(state)[0] == 1
    assert says(given, state) is None


@rule("ccg#defense-events")
def test_turn_passes_until_the_next_own_turn() -> None:
    """And then it is gone: after that turn the player is asked as before."""
    state = under_attack()
    given = order("turn", state)

    assert says(given, state) == "pass"
    defend(state)
    end_turn(state, until=1)
    assert describe(given, GAME.view(state, 1)) == describe(ASK, GAME.view(state, 1))
    end_turn(state, until=0)
    assert answer(given, GAME.view(state, 1)) is None


@rule("ccg#defense-events")
@pytest.mark.parametrize(("damage", "said"), [(0, "pass"), (30, None)])
def test_fall_passes_until_a_card_would_be_defeated(damage: int, said: str | None) -> None:
    state = under_attack(damage)

    assert says(order("fall", state), state) == said


@rule("ccg#defense-events")
def test_by_default_the_player_is_asked() -> None:
    """So it is again after `ask`."""
    state = under_attack()

    assert order("ask", state) == ASK
    assert says(ASK, state) is None


@rule("ccg#defense-events")
def test_an_order_answers_no_question_of_ones_own_turn_and_nobody_else() -> None:
    state = under_attack()
    given = order("turn", state)

    assert answer(given, GAME.view(state, 0)) is None
    assert answer(given, GAME.view(state, None)) is None
    finish(state)
    assert says(order("turn", state, seat=0), state, seat=0) is None


@rule("ccg#defense-events")
@pytest.mark.parametrize(
    ("text", "said"),
    [("always", "“always” is no order."), ("", "is no order"), ("turn turn", "“turn turn” is no order.")],
)
def test_what_is_no_order_is_told_why(text: str, said: str) -> None:
    found = parse(text, GAME.view(under_attack(), 1))

    assert isinstance(found, Line)
    assert said in english().say(found)


@rule("ccg#defense-events")
def test_there_must_be_an_attack_to_let_happen_and_somebody_to_do_so() -> None:
    state = under_attack()
    outside = parse("turn", GAME.view(state, None))
    finish(state)
    over = parse("attack", GAME.view(state, 1))

    assert isinstance(outside, Line)
    assert isinstance(over, Line)


@rule("ccg#defense-events")
def test_every_order_can_be_shown_to_its_giver() -> None:
    state = under_attack()
    view = GAME.view(state, 1)

    assert len({english().say(describe(order(text, state), view)) for text in ("ask", "attack", "turn", "fall")}) == 4


# --- nobody can tell -------------------------------------------------------------------------------------------------


def by_order(given: str) -> Speaks:
    """The order is given anew at every question."""

    def speaks(view: Any, _: Rng) -> int | None:
        standing = parse(given, view)
        return answer(standing, view) if isinstance(standing, Order) else None

    return speaks


@pytest.mark.parametrize("given", ["ask", "attack", "turn", "fall"])
@pytest.mark.parametrize("seats", [2, 4])
@rule("ccg#defense-events")
def test_nobody_can_tell_an_order_from_answers_by_hand(seats: int, given: str) -> None:
    """Every byte and every sentence for the other seats and for spectators is the same, from beginning to end."""
    setup = Setup(rules="advanced", round_limit=10)
    obeyed = [
        times_obeyed(GAME, setup, seats, seed, lambda asked: asked.kind in PASSES, lambda: by_order(given))
        for seed in range(6)
    ]

    assert any(obeyed) == (given != "ask")
