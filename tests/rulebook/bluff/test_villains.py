"""The six villains: what each does for its collector, and when it cannot."""

from __future__ import annotations

import pytest

from odango.core.words import NO, YES
from odango.games.bluff import GAME
from odango.games.bluff.facts import Bagged, Drew, Returned
from odango.games.bluff.setup import Setup
from odango.games.bluff.tiles import KINDS, VILLAINS, tile
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.bluff.table import (
    ALL_TOKENS,
    area,
    asked,
    chooses,
    collects,
    holder,
    names,
    passes,
    refused,
    says,
    seat_of,
    table,
    tokens_of,
    told,
)


@rule("bluff#villains", "bluff#challenge")
@pytest.mark.parametrize(("answer", "collector"), [("bluff", "Maxfield"), ("truth", "Molly")])
def test_a_villain_goes_to_who_was_right(answer: str, collector: str) -> None:
    """A receiver who says bluff collects it; who says truth leaves it to the passer.  Nobody draws a token."""
    state = table(holders={"Molly": ["kunzite", "sailor-moon"]})
    passes(state, "Molly", "kunzite", to="Maxfield", claim="sailor-moon")
    says(state, answer)

    assert area(state, collector) == ["kunzite"]
    assert state.tokens == [()] * 4
    assert (asked(state), asked_for(state)) == (collector, "start")


@rule("bluff#villain-actions")
def test_queen_beryl() -> None:
    """Her collector moves any other face-up tile from its owner to anybody else; then starts."""
    state = table(
        seats=3,
        holders={"Molly": ["queen-beryl", "sailor-pluto"]},
        face_up={"Molly": ["sailor-mars"], "Andrew": ["zoycite"]},
    )
    collects(state, "Molly", "queen-beryl", to="Maxfield")
    offered = texts(state)
    chooses(state, "Molly", "move zoycite from C to B")

    assert offered == [
        "move sailor-mars from A to B",
        "move sailor-mars from A to C",
        "move zoycite from C to A",
        "move zoycite from C to B",
    ]
    assert [area(state, who) for who in ("Molly", "Maxfield", "Andrew")] == [
        ["sailor-mars", "queen-beryl"],
        ["zoycite"],
        [],
    ]
    assert told(state, None)[-1] == "Molly moves Zoycite from Andrew to Maxfield."
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#villain-actions")
def test_jadeite() -> None:
    """Its collector draws a random tile from the bag into the holder."""
    state = table(holders={"Molly": ["jadeite", "sailor-pluto"]}, bag=["sailor-mars", "sailor-venus", "zoycite"])
    collects(state, "Molly", "jadeite", to="Maxfield", drawn="sailor-venus")

    assert holder(state, "Molly") == ["sailor-venus", "sailor-pluto"]
    assert names(state.bag) == ["sailor-mars", "zoycite"]
    assert state.history[-1] == Drew(seat_of("Molly"), tile("sailor-venus"), 2)
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#villain-actions")
def test_zoycite() -> None:
    """Its collector puts one of their own other face-up tiles into the bag, where it may be drawn again."""
    state = table(
        holders={"Molly": ["zoycite", "jadeite"]},
        face_up={"Molly": ["sailor-mars", "sailor-venus"], "Andrew": ["sailor-pluto"]},
        bag=["sailor-moon"],
    )
    collects(state, "Molly", "zoycite", to="Maxfield")
    offered = texts(state)
    chooses(state, "Molly", "discard sailor-venus")

    assert offered == ["discard sailor-mars", "discard sailor-venus"]
    assert area(state, "Molly") == ["sailor-mars", "zoycite"]
    assert names(state.bag) == ["sailor-moon", "sailor-venus"]
    assert state.history[-1] == Bagged(seat_of("Molly"), tile("sailor-venus"))
    assert told(state, None)[-1] == "Molly puts Sailor Venus into the bag."
    collects(state, "Molly", "jadeite", to="Maxfield", drawn="sailor-venus")
    assert holder(state, "Molly") == ["sailor-venus"]


@rule("bluff#villain-actions")
def test_nephrite() -> None:
    """Its collector swaps one of their own other face-up tiles for one of another player's."""
    state = table(
        holders={"Molly": ["nephrite", "sailor-pluto"]},
        face_up={
            "Molly": ["sailor-mars"],
            "Andrew": ["sailor-venus", "sailor-venus", "kunzite"],
            "Serena": ["sailor-moon"],
        },
    )
    collects(state, "Molly", "nephrite", to="Maxfield")
    offered = texts(state)
    chooses(state, "Molly", "swap sailor-mars with C for kunzite")

    assert offered == [
        "swap sailor-mars with C for sailor-venus",
        "swap sailor-mars with C for kunzite",
        "swap sailor-mars with D for sailor-moon",
    ]
    assert area(state, "Molly") == ["nephrite", "kunzite"]
    assert area(state, "Andrew") == ["sailor-venus", "sailor-venus", "sailor-mars"]
    assert told(state, None)[-1] == "Molly swaps Sailor Mars for Andrew’s Kunzite."
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#villain-actions")
def test_kunzite() -> None:
    """Its collector takes one of their own other face-up tiles back into the holder, and may pass it again."""
    state = table(holders={"Molly": ["kunzite"]}, face_up={"Molly": ["sailor-mars", "sailor-venus"]})
    collects(state, "Molly", "kunzite", to="Maxfield")
    offered = texts(state)
    chooses(state, "Molly", "return sailor-mars")

    assert offered == ["return sailor-mars", "return sailor-venus"]
    assert area(state, "Molly") == ["sailor-venus", "kunzite"]
    assert holder(state, "Molly") == ["sailor-mars"]
    assert state.history[-1] == Returned(seat_of("Molly"), tile("sailor-mars"))
    assert told(state, None)[-1] == "Molly puts Sailor Mars back into the holder."
    assert "sailor-mars to B as sailor-moon" in texts(state)


@rule("bluff#villain-actions")
def test_dark_kingdom_clan() -> None:
    """Its collector draws a token."""
    state = table(holders={"Molly": ["dark-kingdom-clan", "sailor-pluto"]})
    collects(state, "Molly", "dark-kingdom-clan", to="Maxfield", token=3)

    assert tokens_of(state, "Molly") == (3,)
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#villain-actions")
@pytest.mark.parametrize("villain", VILLAINS)
def test_a_villain_with_nothing_to_act_on_does_nothing(villain: str) -> None:
    """No other face-up tile, no tile in the bag, no token: all are told, and its collector starts."""
    state = table(holders={"Molly": [villain, "sailor-pluto"]}, tokens={"Serena": ALL_TOKENS})
    collects(state, "Molly", villain, to="Maxfield")

    assert told(state, None)[-1].endswith("has nothing to act on.")
    assert area(state, "Molly") == [villain]
    assert holder(state, "Molly") == ["sailor-pluto"]
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#villain-actions")
@pytest.mark.parametrize("villain", ["zoycite", "kunzite", "nephrite"])
def test_tiles_of_others_do_not_help_a_villain_that_needs_your_own(villain: str) -> None:
    """With no other face-up tile of one's own these three do nothing, whatever lies before the others."""
    state = table(holders={"Molly": [villain, "sailor-pluto"]}, face_up={"Andrew": ["sailor-mars"]})
    collects(state, "Molly", villain, to="Maxfield")

    assert told(state, None)[-1].endswith("has nothing to act on.")
    assert asked_for(state) == "start"


@rule("bluff#villain-actions")
def test_nephrite_needs_a_tile_of_another_player() -> None:
    """One's own face-up tiles alone cannot be swapped."""
    state = table(holders={"Molly": ["nephrite", "sailor-pluto"]}, face_up={"Molly": ["sailor-mars"]})
    collects(state, "Molly", "nephrite", to="Maxfield")

    assert told(state, None)[-1] == "Nephrite has nothing to act on."
    assert area(state, "Molly") == ["sailor-mars", "nephrite"]


@rule("bluff#villain-actions")
@pytest.mark.parametrize(
    ("villain", "choice", "called"),
    [
        ("queen-beryl", (0 * KINDS + tile("queen-beryl")) * 8 + 1, "Queen Beryl"),
        ("zoycite", tile("zoycite"), "Zoycite"),
        ("nephrite", (tile("nephrite") * 8 + 2) * KINDS + tile("sailor-moon"), "Nephrite"),
        ("kunzite", tile("kunzite"), "Kunzite"),
    ],
)
def test_a_villain_picking_itself_is_refused(villain: str, choice: int, called: str) -> None:
    """The tile just collected is not open to its own action; the refusal says so and changes nothing."""
    state = table(
        holders={"Molly": [villain, "sailor-pluto"]}, face_up={"Molly": ["sailor-mars"], "Andrew": ["sailor-moon"]}
    )
    collects(state, "Molly", villain, to="Maxfield")

    assert refused(state, "Molly", choice) == (
        "villain-actions",
        f"{called} cannot pick the tile that was just collected.",
    )


@rule("bluff#villain-actions")
@pytest.mark.parametrize("villain", ["queen-beryl", "zoycite", "nephrite", "kunzite"])
def test_a_tile_that_does_not_lie_there_cannot_be_picked(villain: str) -> None:
    """A choice that names no tile on the table is refused by the same rule."""
    state = table(
        holders={"Molly": [villain, "sailor-pluto"]}, face_up={"Molly": ["sailor-mars"], "Andrew": ["sailor-moon"]}
    )
    collects(state, "Molly", villain, to="Maxfield")

    assert refused(state, "Molly", 10**6) == ("villain-actions", "That is not one of the choices here.")
    assert refused(state, "Molly", -1) == ("villain-actions", "That is not one of the choices here.")


@rule("bluff#villain-actions")
@pytest.mark.parametrize("villain", VILLAINS)
def test_an_action_may_be_declined_where_the_table_agreed_so(villain: str) -> None:
    """With the switch off the collector is asked first; no leaves everything as it is."""
    state = table(
        setup=Setup(villain_action_mandatory_if_possible=False),
        holders={"Molly": [villain, "sailor-pluto"]},
        face_up={"Molly": ["sailor-mars"], "Andrew": ["sailor-moon"]},
        bag=["sailor-venus"],
    )
    collects(state, "Molly", villain, to="Maxfield")
    before = GAME.components(state)
    question, options = asked_for(state), state.pending[0].options(state)
    rule_cited = state.pending[0].rule
    chooses(state, "Molly", "no")

    assert (question, options, rule_cited) == ("may", [NO, YES], "villain-actions")
    assert area(state, "Molly") == ["sailor-mars", villain]
    assert area(state, "Andrew") == ["sailor-moon"]
    assert state.tokens == [()] * 4
    assert GAME.components(state) == before
    assert asked_for(state) == "start"
