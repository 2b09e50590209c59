"""The engine: the agenda, choices, asking together, and the words abilities are said with."""

from __future__ import annotations

import pytest

from laws.toy import TOY, DrawCard, LayAside, PlayCard, Toy, ToySetup, Trick
from odango.core.engine import IllegalChoice, choose, over, run
from odango.core.event import Public, Secret
from odango.core.rng import Rng
from odango.core.save import BadSave, dump, load, steps_in
from odango.core.step import Together
from odango.core.words import DONE, NO, YES, May
from odango.text import Line, line


def a_toy(seats: int = 2, setup: ToySetup | None = None) -> Toy:
    return TOY.start(setup or ToySetup(), seats, Rng(1))


def resting() -> Toy:
    """A toy with nobody asked and nothing to do."""
    state = a_toy()
    state.pending.clear()
    state.agenda.clear()
    return state


def test_steps_are_done_in_the_order_written_before_all_else() -> None:
    state = resting()
    state.do(Trick())
    state.do(DrawCard(0), DrawCard(1))

    assert state.agenda == [Trick(), DrawCard(1), DrawCard(0)]


def test_run_stops_when_somebody_is_asked() -> None:
    state = resting()
    state.do(DrawCard(0), PlayCard(1), DrawCard(0))
    run(state)

    assert state.pending == [PlayCard(1)]
    assert state.agenda == [DrawCard(0)]
    assert len(state.hands[0]) == 4


def test_a_choice_runs_on_to_the_end() -> None:
    state = resting()
    state.do(PlayCard(1))
    run(state)
    choose(state, 1, state.hands[1][0])

    assert over(state)


def test_steps_are_compared_by_what_they_are() -> None:
    assert DrawCard(1) == DrawCard(1)
    assert DrawCard(1) != DrawCard(2)
    assert PlayCard(1) != DrawCard(1)
    assert hash(May(0, "prize", "toy-draw", (DrawCard(0),))) == hash(May(0, "prize", "toy-draw", (DrawCard(0),)))
    assert repr(LayAside(1, 0, 2)) == "LayAside(1, 0, 2)"


def test_an_illegal_choice_says_the_rule_and_the_reason() -> None:
    state = a_toy()
    before = dump(TOY, state)
    with pytest.raises(IllegalChoice) as refused:
        choose(state, 0, 99)

    assert refused.value.rule == "playing"
    assert refused.value.reason == "That is not one of the choices here."
    assert str(refused.value) == "That is not one of the choices here. [playing]"
    assert dump(TOY, state) == before


def test_choosing_out_of_turn_says_who_is_asked() -> None:
    state = resting()
    state.do(PlayCard(1))
    run(state)
    with pytest.raises(IllegalChoice) as refused:
        choose(state, 0, 0)

    assert refused.value.reason == "It is not your turn: B is asked."


def test_choosing_after_the_end_is_refused() -> None:
    with pytest.raises(IllegalChoice) as refused:
        choose(resting(), 0, 0)

    assert refused.value.rule == "end-of-game"
    assert refused.value.reason == "The game is over."


def test_nobody_answers_twice_when_asked_together() -> None:
    state = a_toy(3)
    choose(state, 0, state.hands[0][0])
    with pytest.raises(IllegalChoice, match="B is asked"):
        choose(state, 0, state.hands[0][1])

    assert [decision.seat for decision in state.pending] == [1, 2]


def test_answers_given_together_stay_hidden_but_to_their_giver() -> None:
    state = a_toy(3)
    choose(state, 1, state.hands[1][2])

    assert TOY.view(state, 0).answered == (1,)
    assert TOY.view(state, 0).own_answers == ()
    assert TOY.view(state, 1).own_answers == (state.hands[1][2],)


def test_may_does_the_steps_or_leaves_them() -> None:
    hands = []
    for choice in (NO, YES):
        state = resting()
        state.do(May(0, "prize", "toy-draw", (DrawCard(0), DrawCard(0))))
        run(state)
        choose(state, 0, choice)
        hands.append(len(state.hands[0]))

    assert hands == [3, 5]


def test_several_are_picked_one_at_a_time_until_done() -> None:
    state = resting()
    state.do(LayAside(0, 1, 2))
    run(state)
    first, second, third = state.hands[0]
    with pytest.raises(IllegalChoice, match="Pick one more first"):
        choose(state, 0, DONE)
    choose(state, 0, second)

    assert state.pending == [LayAside(0, 0, 1)]
    assert state.pending[0].options(state) == [DONE, first, third]
    choose(state, 0, third)
    assert state.pending[0].options(state) == [DONE]
    choose(state, 0, DONE)
    assert over(state)
    assert state.aside == [second, third]


def test_picking_stops_when_nothing_is_left_to_pick() -> None:
    """Even if more should be picked: options are never empty."""
    state = resting()
    state.hands[0] = []
    state.do(LayAside(0, 2, 2))
    run(state)

    assert state.pending[0].options(state) == [DONE]


def test_an_event_is_public_or_has_two_faces() -> None:
    inside, outside = line("toy-drew-seen", card=1), line("toy-drew")
    secret = Secret((2,), inside, outside)

    assert [secret.face(seat) for seat in (0, 1, 2, None)] == [outside, outside, inside, outside]
    assert secret.whole() == inside
    assert Public(outside).face(None) == Public(outside).whole() == Line("toy-drew")


@pytest.mark.parametrize("broken", [b"", b"{}", b'{"game":"toy","rules":1,"state":{}}', b'{"game":"go","rules":1}'])
def test_a_save_that_is_none_is_refused(broken: bytes) -> None:
    with pytest.raises(BadSave):
        load(TOY, broken)


def test_a_save_of_other_rules_is_refused() -> None:
    saved = dump(TOY, a_toy()).replace(b'"rules":1', b'"rules":2')

    with pytest.raises(BadSave, match="rules 2"):
        load(TOY, saved)


def test_a_save_keeps_an_agenda_with_steps_in_steps() -> None:
    state = resting()
    state.do(Together((PlayCard(0), PlayCard(1))), May(1, "prize", "toy-draw", (DrawCard(1), LayAside(1, 0, 2))))
    run(state)

    assert load(TOY, dump(TOY, state)) == state
    assert {"Together", "May"} <= set(steps_in())
