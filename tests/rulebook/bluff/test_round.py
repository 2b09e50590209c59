"""Passing, receiving, looking, challenging: a round of Truth or Bluff."""

from __future__ import annotations

import pytest

from odango.core.engine import over
from odango.games.bluff.round import CLAIMS, LOOK, PASSES
from odango.games.bluff.tiles import CHARACTERS, NAMES
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.bluff.table import (
    ALL_TOKENS,
    PEOPLE,
    area,
    asked,
    first_pass,
    holder,
    looks,
    next_pass,
    passes,
    passes_on,
    refused,
    says,
    seat_of,
    table,
    tokens_of,
    told,
)


@rule("bluff#passing")
def test_a_starter_may_pass_any_tile_to_any_opponent_with_any_claim() -> None:
    """Every kind of tile held, times every opponent, times the eight claims; and nothing else."""
    state = table(seats=5, holders={"Molly": ["sailor-mars", "sailor-mars", "white-sailor-mars", "kunzite"]})
    options = state.pending[0].options(state)
    offered = {(NAMES[o // PASSES], PEOPLE[o % PASSES // CLAIMS], CHARACTERS[o % CLAIMS]) for o in options}

    assert offered == {
        (name, to, claim)
        for name in ("sailor-mars", "white-sailor-mars", "kunzite")
        for to in ("Maxfield", "Andrew", "Serena", "Amy")
        for claim in CHARACTERS
    }
    assert len(options) == len(offered)


@rule("bluff#passing")
def test_a_passed_tile_leaves_the_holder() -> None:
    """One tile of that face is gone from the holder and lies before nobody yet."""
    state = table(holders={"Molly": ["sailor-mars", "sailor-mars", "sailor-venus"]})
    passes(state, "Molly", "sailor-mars", to="Serena", claim="sailor-pluto")

    assert holder(state, "Molly") == ["sailor-mars", "sailor-venus"]
    assert [area(state, who) for who in PEOPLE[:4]] == [[], [], [], []]
    assert asked(state) == "Serena"


@rule("bluff#receiving")
def test_a_receiver_says_truth_or_bluff_or_looks() -> None:
    """Three choices while somebody else has not had the tile."""
    state = table()
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")

    assert (asked(state), asked_for(state)) == ("Maxfield", "respond")
    assert texts(state) == ["truth", "bluff", "look"]


@rule("bluff#receiving", "bluff#endings")
def test_an_empty_holder_does_not_keep_anyone_from_receiving() -> None:
    """A player without tiles receives, looks and passes on; the game goes on."""
    state = table(holders={"Maxfield": []})
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")
    looks(state)
    passes_on(state, to="Andrew", claim="sailor-venus")

    assert asked(state) == "Andrew"
    assert not over(state)


@rule("bluff#challenge", "bluff#tokens")
@pytest.mark.parametrize(
    ("claim", "answer", "collector", "winner"),
    [
        ("sailor-jupiter", "truth", "Molly", "Maxfield"),
        ("sailor-jupiter", "bluff", "Maxfield", "Molly"),
        ("sailor-mars", "bluff", "Molly", "Maxfield"),
        ("sailor-mars", "truth", "Maxfield", "Molly"),
    ],
)
def test_who_loses_a_challenge_collects_and_who_wins_draws(
    claim: str, answer: str, collector: str, winner: str
) -> None:
    """A character goes to the wrong judge or to the passer who was judged rightly; the other draws one token."""
    state = table(holders={"Molly": ["sailor-jupiter", "sailor-moon"]})
    passes(state, "Molly", "sailor-jupiter", to="Maxfield", claim=claim)
    says(state, answer, token=2)

    assert area(state, collector) == ["sailor-jupiter"]
    assert area(state, winner) == []
    assert tokens_of(state, winner) == (2,)
    assert tokens_of(state, collector) == ()
    assert (asked(state), asked_for(state)) == (collector, "start")


@rule("bluff#challenge")
def test_a_white_tile_is_the_character_it_shows() -> None:
    """Calling a white Sailor Mars “Sailor Mars” is the truth."""
    state = table(holders={"Molly": ["white-sailor-mars", "sailor-moon"]})
    passes(state, "Molly", "white-sailor-mars", to="Maxfield", claim="sailor-mars")
    says(state, "truth", token=1)

    assert area(state, "Molly") == ["white-sailor-mars"]
    assert tokens_of(state, "Maxfield") == (1,)


@rule("bluff#challenge", "bluff#look-and-pass")
def test_earlier_hands_are_out_of_it() -> None:
    """Only the last passer and the receiver are concerned, whatever those before them said."""
    state = table(holders={"Molly": ["sailor-jupiter", "sailor-moon"]})
    passes(state, "Molly", "sailor-jupiter", to="Maxfield", claim="sailor-mars")
    looks(state)
    passes_on(state, to="Andrew", claim="sailor-jupiter")
    says(state, "bluff", token=3)

    assert area(state, "Andrew") == ["sailor-jupiter"]
    assert tokens_of(state, "Maxfield") == (3,)
    assert tokens_of(state, "Molly") == ()
    assert asked(state) == "Andrew"


@rule("bluff#look-and-pass")
def test_who_has_looked_must_pass_on() -> None:
    """Only passing is offered: to those who have not had the tile, with any claim."""
    state = table(seats=5)
    passes(state, "Molly", "sailor-moon", to="Amy", claim="sailor-moon")
    looks(state)
    ways = state.pending[0].options(state)

    assert asked_for(state) == "pass-on"
    assert ways == [seat_of(who) * CLAIMS + claim for who in ("Maxfield", "Andrew", "Serena") for claim in range(8)]


@rule("bluff#look-and-pass")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_last_receiver_must_challenge(seats: int) -> None:
    """A tile travels to everybody once; the last one can only say truth or bluff."""
    state = table(seats=seats)
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")
    for who in PEOPLE[2:seats]:
        looks(state)
        passes_on(state, to=who, claim="sailor-pluto")

    assert texts(state) == ["truth", "bluff"]
    assert refused(state, PEOPLE[seats - 1], LOOK) == (
        "look-and-pass",
        "Everyone else has had this tile, so you must say truth or bluff.",
    )


@rule("bluff#passing")
def test_passing_to_yourself_is_refused() -> None:
    """Neither the starter nor one who has looked can keep the tile going to themselves."""
    state = table()
    reason = ("passing", "You cannot pass the tile to yourself.")

    assert refused(state, "Molly", first_pass("sailor-moon", seat_of("Molly"), "sailor-moon")) == reason
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")
    looks(state)
    assert refused(state, "Maxfield", next_pass(seat_of("Maxfield"), "sailor-moon")) == reason


@rule("bluff#look-and-pass")
def test_passing_to_one_who_had_it_is_refused() -> None:
    """Not to the starter, nor to anyone who had the tile in this round."""
    state = table(seats=5)
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")
    looks(state)
    passes_on(state, to="Andrew", claim="sailor-moon")
    looks(state)

    assert refused(state, "Andrew", next_pass(seat_of("Molly"), "sailor-moon")) == (
        "look-and-pass",
        "A has already had this tile in this round.",
    )
    assert refused(state, "Andrew", next_pass(seat_of("Maxfield"), "sailor-mars")) == (
        "look-and-pass",
        "B has already had this tile in this round.",
    )


@rule("bluff#passing")
def test_passing_a_tile_one_does_not_hold_is_refused() -> None:
    """A starter passes what stands in the holder."""
    state = table(holders={"Molly": ["sailor-mars"]}, face_up={"Molly": ["sailor-venus"]})

    assert refused(state, "Molly", first_pass("sailor-venus", 1, "sailor-mars")) == (
        "passing",
        "You have no Sailor Venus in your holder.",
    )


@rule("bluff#passing", "bluff#receiving")
def test_a_choice_that_means_nothing_is_refused() -> None:
    """Numbers outside the notation, and seats where nobody sits, change nothing either."""
    state = table()
    nonsense = ("passing", "That is not one of the choices here.")

    assert refused(state, "Molly", -1) == nonsense
    assert refused(state, "Molly", 10**9) == nonsense
    assert refused(state, "Molly", first_pass("sailor-moon", 4, "sailor-moon")) == nonsense
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")
    assert refused(state, "Maxfield", 3) == ("receiving", "That is not one of the choices here.")


@rule("bluff#receiving")
def test_choosing_out_of_turn_is_refused() -> None:
    """Only who is asked may choose; the refusal says who that is."""
    state = table()

    assert refused(state, "Andrew", 0) == ("passing", "It is not your turn: A is asked.")
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-moon")
    assert refused(state, "Molly", 0) == ("receiving", "It is not your turn: B is asked.")


@rule("bluff#tokens")
def test_an_empty_small_bag_gives_no_token() -> None:
    """The winner goes without; all are told, and the game goes on."""
    state = table(holders={"Molly": ["sailor-mars", "sailor-mars"]}, tokens={"Serena": ALL_TOKENS})
    passes(state, "Molly", "sailor-mars", to="Maxfield", claim="sailor-mars")
    says(state, "truth")

    assert tokens_of(state, "Maxfield") == ()
    assert told(state, None)[-1] == "Maxfield should draw a token, but none is left."
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#tokens")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_drawn_token_leaves_the_small_bag(value: int) -> None:
    """The bag has one fewer of that value."""
    state = table(holders={"Molly": ["sailor-mars", "sailor-mars"]})
    before = list(state.token_bag)
    passes(state, "Molly", "sailor-mars", to="Maxfield", claim="sailor-mars")
    says(state, "truth", token=value)

    assert [old - new for old, new in zip(before, state.token_bag, strict=True)] == [
        int(value == worth) for worth in (1, 2, 3)
    ]
