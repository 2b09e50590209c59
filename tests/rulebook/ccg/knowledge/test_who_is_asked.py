"""Who is asked must tell nothing: questions open on what everybody sees, and what looks alike is alike to the byte."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from odango.core.rng import Rng
from odango.games.ccg import GAME
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import answer, fits, texts, who
from rulebook.ccg.attacks import attack, attacked, defend
from rulebook.ccg.knowing import haruna, packets
from rulebook.ccg.looking import hand
from rulebook.ccg.table import MARS, MOON, table

Play = Callable[[Ccg], None]


def alike(hands: list[str], decks: list[str], plays: list[Play], rules: str = "standard") -> None:
    """Seat 1 holds one or another of these, the deck has the rest; after each play all others are sent the same."""
    enemies = ["", "vulturos + 1 body"]
    states = [
        table([f"{MARS} + 2 soul"], enemies, hands=["soul", held, ""], decks=["3 body", pile], rules=rules)
        for held, pile in zip(hands, decks, strict=True)
    ]
    for play in plays:
        for state in states:
            play(state)
        for seat in (0, 2, None):
            assert len(packets(states, seat)) == 1, play
            imagined = [GAME.imagine(state, seat, Rng(7)) for state in states]
            assert all(world == imagined[0] for world in imagined)
        assert len(packets(states, 1)) == len(states)


def strike(state: Ccg) -> None:
    attack(state, MARS, "mars-fire-ignite", "vulturos")


@rule("ccg#knowledge", "ccg#defence")
@pytest.mark.parametrize("held", ["soul", "luna", "run-away", "negative-energy-shield hidden", "zoycite titus"])
def test_who_holds_cards_is_asked_for_a_defence(held: str) -> None:
    """Also where nothing of it can be played."""
    state = attacked("vulturos", by=MARS, hands=["", held])

    assert who(state) == (1, "defend")
    assert texts(state)[-1] == "pass"


@rule("ccg#knowledge", "ccg#defence")
def test_who_holds_nothing_and_can_do_nothing_is_not_asked() -> None:
    """That everyone can see."""
    state = attacked("vulturos", by=MARS)

    assert who(state) == (0, "pause")


@rule("ccg#knowledge", "ccg#defense-events")
def test_holding_a_defense_event_or_not_looks_alike() -> None:
    """Before the defence, in it, and when it was declined."""
    alike(
        ["run-away soul", "luna soul", "2 soul"],
        ["luna soul", "run-away soul", "run-away luna"],
        [strike, defend],
    )


@rule("ccg#knowledge", "ccg#power-from-hand")
def test_holding_power_or_not_looks_alike() -> None:
    """Whoever holds cards is asked about Power against damage, in Advanced."""
    alike(
        ["2 soul", "titus luna", "soul luna"],
        ["titus luna", "2 soul", "soul titus"],
        [strike, defend, lambda state: answer(state, 1, "pass")],
        rules="advanced",
    )


@rule("ccg#knowledge", "ccg#turn")
@pytest.mark.parametrize("held", ["titus", "sailor-moon-level-3", "run-away"])
def test_who_holds_cards_is_asked_to_play(held: str) -> None:
    """Though a Level 3 or a Defense Event cannot be played; with an empty hand nobody is asked."""
    assert who(table(hands=[held], step=2)) == (0, "play")
    assert who(table(step=2)) == (0, "pause")


@rule("ccg#knowledge", "ccg#discard")
def test_what_is_asked_of_others_is_seen_and_not_what_they_can_answer() -> None:
    """Kind and rule are open; the options are for the one who is asked."""
    state = attacked("vulturos", by=MARS, hands=["", "run-away"])
    views = {seat: GAME.view(state, seat) for seat in (0, 1, None)}

    assert {(asked.seat, asked.kind, asked.rule) for view in views.values() for asked in view.asked} == {
        (1, "defend", "defence")
    }
    assert [views[seat].question is None for seat in (0, 1, None)] == [True, False, True]


@rule("ccg#knowledge", "ccg#balance")
def test_drawing_is_seen_and_not_what() -> None:
    """Two hands that differ only in what was drawn look alike, until it is played."""
    states = [table(hands=["", "soul"], decks=[pile, "3 body"], step=1) for pile in ("luna titus", "titus luna")]
    for seat in (1, None):
        assert len(packets(states, seat)) == 1
    assert [hand(state, 0) for state in states] == ["luna", "titus"]
    answer(states[0], 0, "play luna")
    answer(states[1], 0, "play titus")

    assert len(packets(states, None)) == 2


@rule("ccg#knowledge")
def test_numbers_of_cards_in_play_tell_nothing() -> None:
    """They are given in the order in which cards come into play, which everyone sees."""
    first = table([MOON], hands=["titus luna"], step=2)
    answer(first, 0, "play titus", "play luna")
    second = table([MOON], hands=["titus luna"], step=2)
    answer(second, 0, "play titus", "play luna")

    assert first.enemies == second.enemies
    assert first.pie == second.pie


@rule("ccg#knowledge", "ccg#card-text")
@pytest.mark.parametrize("pile", ["luna artemis", "titus pox"])
def test_a_search_is_asked_whatever_there_is_to_find(pile: str) -> None:
    """Only the searcher can tell that there is nothing; to take nothing is always allowed."""
    state = table([MOON], hands=["fm-no-10"], decks=[pile], step=2)
    answer(state, 0, "play fm-no-10")

    assert who(state) == (0, "search")
    assert fits(state, 0, "pass")


@rule("ccg#knowledge", "ccg#challenge")
def test_a_hand_shown_after_a_lost_challenge_stays_hidden() -> None:
    """Ms. Haruna loses: nobody has seen anything."""
    state = haruna(["", "titus luna"], won=False)

    assert GAME.view(state, 0).players[1].known == ()


@rule("ccg#knowledge")
def test_imagining_forgets_what_only_others_know() -> None:
    """That somebody has seen a hand is open; what they saw in it is not passed on."""
    state = haruna(["", "titus luna", "soul"], ["", "3 body"])
    world = GAME.imagine(state, 2, Rng(1))

    assert state.known[0][1]
    assert all(seen == () for seat in (0, 1) for seen in world.known[seat])
    assert GAME.imagine(state, 0, Rng(1)).known[0] == state.known[0]
