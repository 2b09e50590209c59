"""Standing orders for Masked Defender: what they say, what they answer, and that nobody can tell they were given."""

from __future__ import annotations

from typing import Any

import pytest

from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.dice import GAME
from odango.games.dice.abilities.masked_defender import LET, SHIELD
from odango.games.dice.attacks import encode
from odango.games.dice.orders import ASK, Order, answer, attacked, describe, parse
from odango.games.dice.setup import Setup
from odango.games.dice.state import Match, RoundScore, size_of
from odango.text import Line, english
from orders.telling_apart import Speaks, times_obeyed
from rule import rule

DUEL = Setup(line_up=("tuxedo-mask", "sailor-moon"))


def attacked_match(target: int) -> Match:
    """B attacks one of the dice of Tuxedo Mask (d6, d6, d10, d20), and A is asked."""
    for seed in range(100):
        match = GAME.start(DUEL, 2, Rng(seed))
        choice = encode(1 << 3, target)
        if match.pending[0].seat == 1 and match.pending[0].allows(match, choice):
            choose(match, 1, choice)
            return match
    raise AssertionError("no such match found")


def order(text: str, match: Match) -> Order:
    given = parse(text, GAME.view(match, 0))
    assert isinstance(given, Order)
    return given


@rule("dice#masked-defender")
@pytest.mark.parametrize(
    ("text", "target", "says"), [("d6", 0, SHIELD), ("D20", 3, SHIELD), ("20", 3, SHIELD), ("d20", 0, LET)]
)
def test_protect_shields_that_size_and_no_other(text: str, target: int, says: int) -> None:
    """Any die of the size, wherever it lies; every other attack is let happen."""
    match = attacked_match(target)
    view = GAME.view(match, 0)

    assert answer(order(f"protect {text}", match), view) == says


@rule("dice#masked-defender")
def test_never_lasts_until_the_round_is_over() -> None:
    """In the next round, also of a tie fought again, the player is asked as before."""
    match = attacked_match(0)
    never = order("never", match)

    assert answer(never, GAME.view(match, 0)) == LET
    match.history.append(RoundScore((0, 1), (60, 60), -1))
    assert answer(never, GAME.view(match, 0)) is None
    assert describe(never, GAME.view(match, 0)) == describe(ASK, GAME.view(match, 0))


@rule("dice#masked-defender")
def test_by_default_the_player_is_asked() -> None:
    """So it is again after `ask`."""
    match = attacked_match(0)

    assert order("ask", match) == ASK
    assert answer(ASK, GAME.view(match, 0)) is None


@rule("dice#masked-defender")
def test_an_order_answers_no_other_question_and_nobody_else() -> None:
    """Not a turn, and not in the view of another seat or of a spectator."""
    match = attacked_match(0)
    protect = order("protect d6", match)

    assert answer(protect, GAME.view(match, 1)) is None
    assert answer(protect, GAME.view(match, None)) is None
    choose(match, 0, LET)
    while match.pending[0].kind != "turn" or match.pending[0].seat != 0:
        choose(match, match.pending[0].seat, match.pending[0].options(match)[0])
    assert answer(protect, GAME.view(match, 0)) is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("protect", "by their size"),
        ("protect everything", "by their size"),
        ("protect d6 d8", "by their size"),
        ("protect d7", "There is no d7 in this game"),
        ("always", "“always” is no order."),
        ("", "is no order"),
        ("never ever", "“never ever” is no order."),
    ],
)
@rule("dice#masked-defender")
def test_what_is_no_order_is_told_why(text: str, says: str) -> None:
    """With a sentence, never an exception."""
    said = parse(text, GAME.view(attacked_match(0), 0))

    assert isinstance(said, Line)
    assert says in english().say(said)


@rule("dice#masked-defender")
def test_every_order_can_be_shown_to_its_giver() -> None:
    match = attacked_match(0)
    view = GAME.view(match, 0)

    told = {english().say(describe(order(text, match), view)) for text in ("ask", "never", "protect d6", "protect d20")}
    assert len(told) == 4


def by_order(given: str) -> Speaks:
    """The order is given at the first question; `never`, which ends with the round, now and then anew."""
    standing: Any = None

    def speaks(view: Any, chance: Rng) -> int | None:
        nonlocal standing
        if standing is None or (given == "never" and chance.below(4) == 0):
            standing = parse(given, view)
        said = answer(standing, view)
        assert said is None or given == "never" or (said == SHIELD) == (f"d{size_of(attacked(view))}" in given)
        return said

    return speaks


@pytest.mark.parametrize("given", ["ask", "never", "protect d6", "protect d20"])
@pytest.mark.parametrize(
    ("seats", "setup"),
    [
        (2, DUEL),
        (2, Setup(line_up=("tuxedo-mask", "tuxedo-mask"), same_character=True)),
        (3, Setup(mode="tag_team", line_up=("tuxedo-mask", "jadeite", "droids", "sailor-venus"))),
        (4, Setup(line_up=("tuxedo-mask", "wiseman", "luna-and-artemis", "queen-beryl"))),
    ],
    ids=["duel", "doubles", "tag-team", "single-combat"],
)
@rule("dice#masked-defender")
def test_nobody_can_tell_an_order_from_answers_by_hand(seats: int, setup: Setup, given: str) -> None:
    """Every byte and every sentence for the other seats and for spectators is the same, from beginning to end."""
    obeyed = [
        times_obeyed(GAME, setup, seats, seed, lambda asked: asked.kind == "shield", lambda: by_order(given))
        for seed in range(4)
    ]

    assert any(obeyed) == (given != "ask")
