"""Pointing at things in Truth or Bluff: what they mean, and why they cannot be chosen."""

from __future__ import annotations

import pytest

from odango.core.view import offer, why_not
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import CHARACTERS, tile
from rule import rule
from rulebook.any_game import NO_PART, refs_of, why
from rulebook.bluff.table import collects, looks, passes, passes_on, seat_of, table


def holder(name: str) -> str:
    return f"holder:{tile(name)}"


def up(who: str, name: str) -> str:
    return f"up:{seat_of(who)}:{tile(name)}"


def seat(who: str) -> str:
    return f"seat:{seat_of(who)}"


def claim(name: str) -> str:
    return f"claim:{CHARACTERS.index(name)}"


@rule("bluff#passing")
def test_what_starting_a_round_concerns() -> None:
    """The tile, the receiver and the claim; each alone is possible."""
    state = table(holders={"Molly": ["sailor-moon", "zoycite"]})
    things = (holder("zoycite"), seat("Andrew"), claim("sailor-mars"))

    assert refs_of(state, "zoycite to C as sailor-mars") == things
    assert [why(state, thing) for thing in things] == [None] * 3
    assert why(state, *things) is None
    assert why(state) is None


@rule("bluff#passing")
def test_why_a_round_cannot_be_started_so() -> None:
    """To oneself, with a tile one does not hold or that lies face up; alone or with the rest said."""
    state = table(holders={"Molly": ["sailor-moon"]}, face_up={"Molly": ["sailor-mars"]})
    yourself = ("passing", "You cannot pass the tile to yourself.")
    no_tile = ("passing", "You have no Sailor Venus in your holder.")
    rest = (seat("Andrew"), claim("sailor-mars"))

    assert why(state, seat("Molly")) == yourself
    assert why(state, holder("sailor-moon"), seat("Molly")) == yourself
    assert why(state, holder("sailor-moon"), seat("Molly"), claim("sailor-moon")) == yourself
    assert why(state, holder("sailor-venus")) == no_tile
    assert why(state, holder("sailor-venus"), *rest) == no_tile
    assert why(state, up("Molly", "sailor-mars")) == (
        "passing",
        "Only tiles from a holder are passed; those face up stay where they lie.",
    )
    assert why(state, seat("Andrew"), seat("Maxfield")) == ("passing", "These do not go together here.")


@rule("bluff#look-and-pass")
def test_why_a_tile_cannot_be_passed_on_so() -> None:
    """Not to who has had it, not to oneself, and only the tile that was looked at."""
    state = table(holders={"Molly": ["sailor-moon"]})
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-mars")
    looks(state)
    had = ("look-and-pass", "A has already had this tile in this round.")

    assert refs_of(state, "to C as sailor-moon") == (seat("Andrew"), claim("sailor-moon"))
    assert why(state, seat("Molly")) == had
    assert why(state, seat("Molly"), claim("sailor-moon")) == had
    assert why(state, seat("Maxfield")) == ("passing", "You cannot pass the tile to yourself.")
    assert why(state, holder("sailor-mercury")) == (
        "look-and-pass",
        "Pass on the tile you have looked at, not one from your holder.",
    )


@rule("bluff#receiving", "bluff#look-and-pass")
def test_pointing_before_answering() -> None:
    """Truth, bluff and look concern nothing on the board; who points at somebody is told to answer first."""
    state = table(seats=3, holders={"Molly": ["sailor-moon"]})
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-mars")

    assert [option.refs for option in offer(state, seat_of("Maxfield"))] == [()] * 3
    assert why(state, seat("Andrew")) == ("receiving", "Say truth or bluff, or look at the tile first.")
    looks(state)
    passes_on(state, to="Andrew", claim="sailor-mars")
    assert why(state, seat("Molly")) == (
        "look-and-pass",
        "Everyone else has had this tile, so you must say truth or bluff.",
    )


def acting(villain: str, setup: Setup | None = None) -> Bluff:
    """Molly has just collected this villain."""
    state = table(
        setup=setup or Setup(),
        holders={"Molly": [villain, "sailor-pluto"]},
        face_up={"Molly": ["sailor-mars"], "Andrew": ["sailor-moon"]},
    )
    collects(state, "Molly", villain, to="Maxfield")
    return state


@rule("bluff#villain-actions")
@pytest.mark.parametrize(
    ("villain", "called"),
    [("queen-beryl", "Queen Beryl"), ("zoycite", "Zoycite"), ("nephrite", "Nephrite"), ("kunzite", "Kunzite")],
)
def test_why_a_villain_cannot_pick_that(villain: str, called: str) -> None:
    """Neither its own tile nor one in a holder."""
    state = acting(villain)

    assert why(state, up("Molly", "sailor-mars")) is None
    assert why(state, up("Molly", villain)) == (
        "villain-actions",
        f"{called} cannot pick the tile that was just collected.",
    )
    assert why(state, holder("sailor-pluto")) == ("villain-actions", f"{called} picks only tiles that lie face up.")
    assert why(state, up("Serena", "sailor-mars")) in (
        ("villain-actions", NO_PART),
        ("villain-actions", f"{called} picks only among your own face-up tiles."),
    )


@rule("bluff#villain-actions")
def test_why_queen_beryl_cannot_move_that() -> None:
    """A tile, and to whom: not itself, and not to where it lies."""
    state = acting("queen-beryl")

    assert refs_of(state, "move sailor-moon from C to B") == (up("Andrew", "sailor-moon"), seat("Maxfield"))
    assert why(state, up("Andrew", "sailor-moon"), seat("Andrew")) == (
        "villain-actions",
        "That tile lies before C already.",
    )
    assert why(state, up("Molly", "queen-beryl"), seat("Andrew")) == (
        "villain-actions",
        "Queen Beryl cannot pick the tile that was just collected.",
    )


@rule("bluff#villain-actions")
def test_queen_beryl_who_may_pick_herself_still_moves() -> None:
    """Where the table lets her, the reason is where the tile lies, not whose it is."""
    state = acting("queen-beryl", Setup(villain_action_may_target_itself=True))

    assert why(state, up("Molly", "queen-beryl")) is None
    assert why(state, up("Molly", "queen-beryl"), seat("Molly")) == (
        "villain-actions",
        "That tile lies before A already.",
    )


@rule("bluff#villain-actions")
def test_why_nephrite_cannot_swap_those() -> None:
    """One of one's own for one of another's: not two of one's own."""
    state = acting("nephrite")
    state.face_up[0].append(tile("sailor-venus"))

    assert refs_of(state, "swap sailor-mars with C for sailor-moon") == (
        up("Molly", "sailor-mars"),
        up("Andrew", "sailor-moon"),
    )
    assert why(state, up("Molly", "sailor-mars"), up("Molly", "sailor-venus")) == (
        "villain-actions",
        "Nephrite swaps one of your face-up tiles for one of somebody else’s.",
    )
    assert why(state, up("Molly", "nephrite"), up("Andrew", "sailor-moon")) == (
        "villain-actions",
        "Nephrite cannot pick the tile that was just collected.",
    )


@rule("bluff#villain-actions")
@pytest.mark.parametrize(
    ("villain", "called", "verb"), [("zoycite", "Zoycite", "discard"), ("kunzite", "Kunzite", "return")]
)
def test_why_it_must_be_ones_own_tile(villain: str, called: str, verb: str) -> None:
    state = acting(villain)

    assert refs_of(state, f"{verb} sailor-mars") == (up("Molly", "sailor-mars"),)
    assert why(state, up("Andrew", "sailor-moon")) == (
        "villain-actions",
        f"{called} picks only among your own face-up tiles.",
    )


def test_who_is_not_asked_is_told_who_is() -> None:
    state = table()
    no = why_not(state, seat_of("Andrew"), [seat("Molly")])

    assert no is not None
    assert (no.rule, no.reason) == ("passing", "It is not your turn: A is asked.")


def test_what_is_no_thing_has_no_part() -> None:
    """Names that nothing has, written by whatever sends them."""
    state = table()

    for name in ("", "seat", "seat:", "seat:x", "seat:-1", "seat:01", "seat:9999", "SEAT:1", "die:0:1", "a" * 40):
        assert why(state, name) == ("passing", NO_PART), name
