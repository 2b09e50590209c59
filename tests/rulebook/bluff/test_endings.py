"""The ten Endings, each met in play; who is defeated; and that nothing happens afterwards."""

from __future__ import annotations

from odango.core.engine import over
from odango.games.bluff import GAME
from odango.games.bluff.setup import EndingName, Setup
from odango.text import english
from rule import rule
from rulebook.bluff.table import (
    PEOPLE,
    area,
    chooses,
    collects,
    defeated,
    holder,
    looks,
    passes,
    passes_on,
    refused,
    says,
    table,
    told,
    winners,
)


def collected_last(
    ending: EndingName,
    before: list[str],
    last: str,
    *,
    token: int | None = 1,
    setup: Setup = Setup(),  # noqa: B008
) -> list[str]:
    """Molly has these tiles face up and collects the last one in a challenge: who is defeated then?"""
    state = table(
        seats=5,
        ending=ending,
        setup=setup,
        holders={"Molly": [last, "sailor-moon"]},
        face_up={"Molly": before, "Serena": ["sailor-moon", "sailor-mercury"]},
    )
    assert defeated(state) == []
    collects(state, "Molly", last, to="Andrew", token=token)
    assert state.cause == (ending if over(state) else "")
    return defeated(state)


@rule("bluff#endings")
def test_empty_holder() -> None:
    """Who has to start and holds no tile is defeated, whatever the other Ending."""
    state = table(holders={"Molly": ["sailor-moon"]})
    collects(state, "Molly", "sailor-moon", to="Andrew", token=1)

    assert state.cause == "empty-holder"
    assert defeated(state) == ["Molly"]
    assert told(state, None)[-1] == "Molly is defeated: having to start with an empty holder."


@rule("bluff#endings")
def test_empty_holder_is_harmless_until_one_has_to_start() -> None:
    """The last tile played is no defeat if somebody else collects it."""
    state = table(holders={"Molly": ["sailor-moon"]})
    passes(state, "Molly", "sailor-moon", to="Andrew", claim="sailor-mars")
    says(state, "truth", token=1)

    assert holder(state, "Molly") == []
    assert defeated(state) == []


@rule("bluff#endings")
def test_empty_holder_strikes_a_receiver_too() -> None:
    """A receiver without tiles who judges wrongly collects, must start, and is defeated."""
    state = table(holders={"Andrew": []})
    passes(state, "Molly", "sailor-moon", to="Andrew", claim="sailor-mars")
    says(state, "truth", token=1)

    assert (state.cause, defeated(state)) == ("empty-holder", ["Andrew"])


@rule("bluff#endings")
def test_four_same() -> None:
    """Four tiles of one character, white or coloured; three, and a villain, are not enough."""
    three = ["sailor-mars", "sailor-mars", "white-sailor-mars"]

    assert collected_last("four-same", three, "sailor-mars") == ["Molly"]
    assert collected_last("four-same", three, "sailor-venus") == []
    assert collected_last("four-same", three, "zoycite", token=None) == []


@rule("bluff#endings")
def test_six_different() -> None:
    """Six different characters; a second of one of them is not a sixth."""
    five = ["sailor-moon", "sailor-mercury", "white-sailor-mars", "sailor-jupiter", "sailor-venus"]

    assert collected_last("six-different", five, "sailor-pluto") == ["Molly"]
    assert collected_last("six-different", five, "sailor-mars") == []
    assert collected_last("six-different", five, "zoycite", token=None) == []


@rule("bluff#endings")
def test_three_and_three() -> None:
    """Three each of two characters; six of one are not."""
    five = ["sailor-venus"] * 3 + ["sailor-mercury", "white-sailor-mercury"]

    assert collected_last("three-and-three", five, "sailor-mercury") == ["Molly"]
    assert collected_last("three-and-three", ["sailor-venus"] * 5, "sailor-venus") == []


@rule("bluff#endings")
def test_two_two_two() -> None:
    """Two each of three characters; four and two are not, three and two and two are."""
    five = ["sailor-venus"] * 2 + ["tuxedo-mask"] * 2 + ["sailor-mercury"]

    assert collected_last("two-two-two", five, "white-sailor-mercury") == ["Molly"]
    assert collected_last("two-two-two", ["sailor-venus"] * 4 + ["tuxedo-mask"], "tuxedo-mask") == []
    assert collected_last("two-two-two", [*five, "sailor-venus"], "sailor-mercury") == ["Molly"]


@rule("bluff#endings")
def test_four_white() -> None:
    """Four white tiles, of whatever characters; coloured ones do not count."""
    three = ["white-sailor-moon", "white-tuxedo-mask", "white-sailor-jupiter", "sailor-mars"]

    assert collected_last("four-white", three, "white-sailor-mars") == ["Molly"]
    assert collected_last("four-white", three, "sailor-moon") == []


@rule("bluff#endings")
def test_space_time() -> None:
    """Sailor Moon, Chibi Moon, Tuxedo Mask and Pluto; a guardian does not stand in for one of them."""
    three = ["sailor-moon", "white-sailor-chibi-moon", "tuxedo-mask", "tuxedo-mask"]

    assert collected_last("space-time", three, "sailor-pluto") == ["Molly"]
    assert collected_last("space-time", three, "sailor-mars") == []


@rule("bluff#endings")
def test_guardians() -> None:
    """Mercury, Mars, Jupiter and Venus; Sailor Moon is not one of them."""
    three = ["sailor-mercury", "sailor-mars", "white-sailor-jupiter"]

    assert collected_last("guardians", three, "sailor-venus") == ["Molly"]
    assert collected_last("guardians", three, "sailor-moon") == []


@rule("bluff#endings")
def test_three_villains() -> None:
    """Three villains face up before one player."""
    assert collected_last("three-villains", ["queen-beryl", "kunzite"], "zoycite", token=None) == ["Molly"]
    assert collected_last("three-villains", ["queen-beryl", "sailor-moon"], "zoycite", token=None) == []


@rule("bluff#endings", "bluff#the-tiles")
def test_total_36() -> None:
    """Numbers that come to 36 or more; 35 is not enough, and villains add nothing."""
    twenty_eight = ["sailor-pluto", "white-sailor-pluto", "sailor-pluto", "sailor-jupiter"]

    assert collected_last("total-36", twenty_eight, "sailor-pluto") == ["Molly"]
    assert collected_last("total-36", twenty_eight, "sailor-chibi-moon") == []
    assert collected_last("total-36", [*twenty_eight, "sailor-chibi-moon"], "zoycite", token=None) == []


@rule("bluff#endings")
def test_a_receiver_can_meet_an_ending_as_well() -> None:
    """Whoever collects the tile that completes the set is defeated, not who passed it."""
    state = table(face_up={"Andrew": ["sailor-moon"] * 3, "Molly": ["sailor-moon"] * 2})
    passes(state, "Molly", "sailor-moon", to="Maxfield", claim="sailor-mars")
    looks(state)
    passes_on(state, to="Andrew", claim="sailor-mars")
    says(state, "truth", token=2)

    assert defeated(state) == ["Andrew"]
    assert area(state, "Andrew") == ["sailor-moon"] * 4
    assert winners(state) == ["Maxfield"]


@rule("bluff#end-of-game")
def test_an_ending_met_by_two_players_at_once() -> None:
    """Nephrite fills both sides: two players are defeated, and the sentence names both."""
    state = table(
        ending="guardians",
        holders={"Molly": ["nephrite", "sailor-pluto"]},
        face_up={
            "Molly": ["sailor-mercury", "sailor-mars", "sailor-jupiter", "sailor-jupiter"],
            "Serena": ["sailor-mercury", "sailor-mars", "sailor-venus", "sailor-venus"],
        },
    )
    collects(state, "Molly", "nephrite", to="Maxfield")
    chooses(state, "Molly", "swap sailor-jupiter with D for sailor-venus")

    assert defeated(state) == ["Molly", "Serena"]
    assert told(state, None)[-1] == ("Molly and Serena are defeated: Mercury, Mars, Jupiter and Venus all face up.")
    assert set(winners(state)) == {"Maxfield", "Andrew"}


@rule("bluff#end-of-game")
def test_choosing_after_the_end_is_refused() -> None:
    """Nobody is asked any more, and nothing can be chosen."""
    state = table(holders={"Molly": ["sailor-moon"]})
    collects(state, "Molly", "sailor-moon", to="Andrew", token=1)

    assert state.pending == state.agenda == []
    assert [refused(state, who, 0) for who in PEOPLE[:4]] == [("end-of-game", "The game is over.")] * 4


@rule("bluff#end-of-game")
def test_the_result_says_why_the_game_ended() -> None:
    """There is none while the game goes on; then it names the Ending and the defeated."""
    state = table(holders={"Molly": ["sailor-moon"]}, face_up={"Molly": ["sailor-moon"] * 3})
    before = GAME.result(state)
    collects(state, "Molly", "sailor-moon", to="Andrew", token=1)
    after = GAME.result(state)
    assert after is not None

    assert before is None
    assert english().say(after.why, PEOPLE) == "Molly is defeated: four face-up tiles of one character."


@rule("bluff#endings")
def test_more_than_enough_is_enough() -> None:
    """Numbers that overshoot 36 meet the Ending just as well."""
    thirteens = Setup(numbers=(13,) * 8)

    assert collected_last("total-36", ["sailor-mars"] * 2, "sailor-mars", setup=thirteens) == ["Molly"]
