"""Rulings on tricks, A-01 to A-11: what we decided, and what the switch does.  See docs/rulings/masquerade.md."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.masquerade import GAME
from odango.games.masquerade.cards import PLANETS
from odango.games.masquerade.setup import Setup
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.masquerade.table import (
    SCOPES,
    asked,
    filled,
    last,
    leads,
    playable,
    says,
    seen,
    struck,
    table,
    took,
    trick,
)


@rule("masquerade#equal-powers")
@pytest.mark.parametrize("scope", SCOPES)
def test_a01_equal_powers_are_all_struck(scope: Any) -> None:
    """Three fours strike each other: none is left over, as it would be in pairs, and the one wins."""
    state = trick("venus-4-5 SG", "venus-4-6 SG", "venus-5-4 DK", "venus-1-8 SG", setup=Setup(cancel_scope=scope))

    assert struck(state) == ["venus-4-5", "venus-4-6", "venus-5-4"]
    assert took(state) == ("Makoto", "ruling")
    assert filled(state) == {"Makoto": (4, 0)}


@rule("masquerade#equal-powers")
@pytest.mark.parametrize(
    ("scope", "expected"),
    [("live", ("Rei", "ruling")), ("tier", ("Ami", "moon")), ("planet", ("Ami", "moon")), ("table", ("Rei", "ruling"))],
)
def test_a02_the_moon_and_the_ruling_planet_cancel_each_other(scope: Any, expected: tuple[str, str]) -> None:
    """A six of Mars and a six of the Moon strike each other; apart by tier or by planet they do not."""
    state = trick("mars-6-3 SG", "moon-6-3 SG", "mars-2-7 SG", setup=Setup(cancel_scope=scope))

    assert took(state) == expected
    assert struck(state) == (["mars-6-3", "moon-6-3"] if expected[1] == "ruling" else [])


@rule("masquerade#equal-powers", "masquerade#who-takes-a-trick")
@pytest.mark.parametrize(("scope", "expected"), [(scope, "Rei" if scope == "table" else "Usagi") for scope in SCOPES])
def test_a02_another_planet_cancels_nothing_of_the_ruling_one(scope: Any, expected: str) -> None:
    """A six of Venus has no power while Mars rules; only where the whole table cancels it strikes the six of Mars."""
    state = trick("mars-6-3 SG", "venus-6-3 SG", "mars-2-7 SG", setup=Setup(cancel_scope=scope))

    assert took(state) == (expected, "ruling")
    assert struck(state) == (["mars-6-3", "venus-6-3"] if scope == "table" else [])


@rule("masquerade#equal-powers", "masquerade#losers")
def test_a02_where_the_whole_table_cancels_a_loser_may_be_all_that_is_left() -> None:
    """The only card of Mars is struck by one of Venus, and the five of Jupiter wins; by our reading Mars would."""
    cards = ("mars-6-3 SG", "venus-6-3 SG", "jupiter-5-4 SG")

    assert took(trick(*cards, setup=Setup(cancel_scope="table"))) == ("Rei", "loser")
    assert took(trick(*cards)) == ("Usagi", "ruling")


@rule("masquerade#losers")
@pytest.mark.parametrize(("scope", "expected"), [(scope, "Rei" if scope == "planet" else "Minako") for scope in SCOPES])
def test_a03_losers_cancel_each_other_whatever_their_planets(scope: Any, expected: str) -> None:
    """Two sevens of different planets are struck and the two wins; planet by planet both stay, and the first wins."""
    cards = ("moon-5-4 SG", "moon-4-5 DK", "mars-7-2 SG", "jupiter-7-2 SG", "venus-2-7 SG")
    state = trick(*cards, setup=Setup(cancel_scope=scope))

    assert took(state) == (expected, "loser")
    assert struck(state)[2:] == ([] if scope == "planet" else ["mars-7-2", "jupiter-7-2"])


@rule("masquerade#losers")
@pytest.mark.parametrize("scope", SCOPES)
def test_a03_losers_of_one_planet_cancel_each_other_in_any_case(scope: Any) -> None:
    """Two sevens of Mars are struck under every reading."""
    cards = ("moon-5-4 SG", "moon-4-5 DK", "mars-7-2 SG", "mars-2-7 DK", "venus-2-7 SG")

    assert took(trick(*cards, setup=Setup(cancel_scope=scope))) == ("Minako", "loser")


@rule("masquerade#losers", "masquerade#equal-powers")
def test_a03_losers_cancel_each_other_only_when_they_come_to_count() -> None:
    """A one of Mars is left, so nothing is struck; without it the two sixes are, and the five wins."""
    losers = ("venus-6-3 SG", "jupiter-6-3 SG", "mercury-5-4 SG")
    idle = trick("mars-1-8 SG", *losers)
    fighting = trick("transformation-red mars", *losers)

    assert (struck(idle), took(idle)) == ([], ("Usagi", "ruling"))
    assert (struck(fighting), took(fighting)) == (["venus-6-3", "jupiter-6-3"], ("Makoto", "loser"))


@rule("masquerade#losers", "masquerade#draws")
def test_a03_losers_that_all_cancel_leave_a_draw() -> None:
    """Nothing of the named planet was played, and the two Characters are equal: nobody takes the trick."""
    state = trick("transformation-red moon", "mars-7-2 SG", "jupiter-7-2 SG")

    assert took(state) == (None, "draw")
    assert (
        took(trick("transformation-red moon", "mars-7-2 SG", "jupiter-7-2 SG", setup=Setup(cancel_scope="planet")))[0]
        == "Ami"
    )


@rule("masquerade#who-takes-a-trick", "masquerade#action")
def test_a04_an_action_of_the_ruling_planet_beats_the_moon() -> None:
    """Played before or after the Moon card; with the switch the Moon's Characters are above it."""
    after = ("jupiter-8-1 SG", "moon-7-2 SG", "action-jupiter-DK")
    before = ("action-jupiter-DK", "moon-1-8 SG", "jupiter-8-1 SG")
    other = Setup(ruling_action_beats_moon=False)

    assert (took(trick(*after)), took(trick(*before))) == (("Rei", "action"), ("Usagi", "action"))
    assert (took(trick(*after, setup=other)), took(trick(*before, setup=other))) == (("Ami", "moon"), ("Ami", "moon"))


@rule("masquerade#who-takes-a-trick", "masquerade#action")
def test_a04_under_the_switch_the_action_still_beats_all_but_a_moon_that_counts() -> None:
    """Moon cards that struck each other do not stop it, and the Moon's own Action is above the Moon."""
    other = Setup(ruling_action_beats_moon=False)
    cancelled = trick("jupiter-8-1 SG", "moon-5-4 SG", "moon-4-5 DK", "action-jupiter-DK", setup=other)
    moon_action = trick("jupiter-8-1 SG", "moon-5-4 SG", "action-jupiter-DK", "action-moon-SG", setup=other)

    assert took(cancelled) == ("Makoto", "action")
    assert took(moon_action) == ("Makoto", "action")
    assert filled(moon_action) == {"Makoto": (2, 0)}


@rule("masquerade#who-takes-a-trick", "masquerade#action")
def test_a05_of_a_ruling_action_and_the_moons_the_first_wins() -> None:
    """In either order; with the switch it is always the Moon's."""
    ruling_first = ("jupiter-8-1 SG", "action-jupiter-DK", "action-moon-SG")
    moon_first = ("jupiter-8-1 SG", "action-moon-SG", "action-jupiter-DK")
    other = Setup(several_actions="moon_action_first")

    assert filled(trick(*ruling_first)) == {"Ami": (0, 1)}
    assert filled(trick(*moon_first)) == {"Ami": (1, 0)}
    assert filled(trick(*ruling_first, setup=other)) == {"Rei": (1, 0)}
    assert filled(trick(*moon_first, setup=other)) == {"Ami": (1, 0)}


@rule("masquerade#action")
def test_a05_of_two_ruling_actions_the_first_wins_under_either_reading() -> None:
    """Example 6 does not depend on the switch."""
    cards = ("mercury-8-1 SG", "action-mercury-DK", "action-mercury-SG")

    for setup in (Setup(), Setup(several_actions="moon_action_first")):
        assert filled(trick(*cards, setup=setup)) == {"Ami": (0, 1)}


@rule("masquerade#losers", "masquerade#action")
def test_a06_an_action_is_the_strongest_loser() -> None:
    """Mars ruled, Venus rules, nobody has it: the Action beats the eight; with the switch the eight beats it."""
    cards = ("action-mars-SG", "mars-8-1 SG", "transformation-red venus", "jupiter-7-2 SG")

    assert took(trick(*cards)) == ("Usagi", "loser_action")
    assert took(trick(*cards, setup=Setup(off_planet_action_in_loser_contest="no_power"))) == ("Ami", "loser")


@rule("masquerade#losers", "masquerade#action")
def test_a06_of_several_such_actions_the_first_wins() -> None:
    """They do not cancel each other either."""
    state = trick("mars-8-1 DK", "action-jupiter-DK", "action-mercury-SG", "transformation-red venus")

    assert took(state) == ("Ami", "loser_action")
    assert filled(state) == {"Ami": (0, 1)}


@rule("masquerade#losers", "masquerade#draws")
def test_a06_an_action_without_power_cannot_win_even_alone() -> None:
    """Only Actions, a Transformation and a Betrayal: the first Action, or with the switch nobody."""
    cards = ("action-mars-SG", "transformation-red venus", "betrayal-moon-stick", "action-jupiter-DK")

    assert took(trick(*cards)) == ("Usagi", "loser_action")
    assert took(trick(*cards, setup=Setup(off_planet_action_in_loser_contest="no_power"))) == (None, "draw")


@rule("masquerade#following", "masquerade#betrayal")
def test_a07_a_betrayal_does_not_escape_following() -> None:
    """Who holds Mars, even if only its Action, has to play it; with the switch a Betrayal may be played instead."""
    for held in ("mars-2-7", "action-mars-SG"):
        hands = {"Usagi": ["mars-8-1"], "Ami": [held, "betrayal-moon-stick", "venus-1-8"], "Rei": ["mars-3-6"]}
        state = table(hands)
        other = table(hands, setup=Setup(betrayal_ignores_follow=True))
        says(state, "mars-8-1 SG")
        says(other, "mars-8-1 SG")

        assert playable(state) == {held}
        assert playable(other) == {held, "betrayal-moon-stick"}


@rule("masquerade#following", "masquerade#who-knows-what")
def test_a07_what_a_betrayal_tells() -> None:
    """That its player holds none of the ruling planet; with the switch it tells nothing."""
    cards = ("mars-8-1 SG", "betrayal-moon-stick", "turn none", "mars-3-6 SG")
    mars = PLANETS.index("mars")

    assert seen(trick(*cards), None).players[1].voids == (mars,)
    assert seen(trick(*cards, setup=Setup(betrayal_ignores_follow=True)), None).players[1].voids == ()


@rule("masquerade#the-ruling-planet", "masquerade#betrayal")
@pytest.mark.parametrize("name", ["betrayal-moon-stick", "betrayal-black-crystal"])
def test_a08_a_led_betrayal_names_the_ruling_planet(name: str) -> None:
    """Any of the five; it turns nothing, and the others have to follow."""
    state = table({"Usagi": [name], "Ami": ["venus-1-8", "mars-8-1"], "Rei": ["mars-3-6"]})
    assert texts(state) == [f"{name} {planet}" for planet in PLANETS]
    says(state, f"{name} venus")

    assert (asked(state), asked_for(state)) == ("Ami", "play")
    assert playable(state) == {"venus-1-8"}


@rule("masquerade#the-ruling-planet", "masquerade#transformation")
def test_a08_a_led_transformation_names_it_under_either_reading() -> None:
    """There is nothing to change yet, so it sets it."""
    for setup in (Setup(), Setup(leader_names_planet_for_any_symbolless_lead=False)):
        state = trick("transformation-green jupiter", "jupiter-1-8 SG", "mars-8-1 SG", setup=setup)
        assert took(state) == ("Ami", "ruling")


SILENT = Setup(leader_names_planet_for_any_symbolless_lead=False)


@rule("masquerade#the-ruling-planet", "masquerade#betrayal")
def test_a08_a_led_betrayal_names_nothing_under_the_switch() -> None:
    """The next card sets the planet: Ami may play anything, on which Rei has to follow."""
    hands = {
        "Usagi": ["betrayal-moon-stick", "mars-1-8"],
        "Ami": ["venus-1-8", "mars-8-1"],
        "Rei": ["venus-3-6", "mars-3-6"],
    }
    state = table(hands, setup=SILENT)
    assert "betrayal-moon-stick" in texts(state)
    assert not [text for text in texts(state) if text.startswith("betrayal-moon-stick ")]
    says(state, "betrayal-moon-stick")
    assert GAME.view(state, None).ruling == -1
    assert playable(state) == {"venus-1-8", "mars-8-1"}
    says(state, "venus-1-8 SG")
    assert playable(state) == {"venus-3-6"}
    says(state, "venus-3-6 DK")

    assert took(state) == ("Rei", "ruling")
    assert all(player.voids == () for player in GAME.view(state, None).players)


@rule("masquerade#the-ruling-planet")
@pytest.mark.parametrize("name", ["support-luna", "tuxedo-mask", "transformation-red"])
def test_a08_after_a_silent_betrayal_a_card_without_a_planet_names_it(name: str) -> None:
    """Whoever comes next stands where a leader stands."""
    hands = {"Usagi": ["betrayal-moon-stick"], "Ami": [name, "mars-8-1"], "Rei": ["venus-3-6", "mars-3-6"]}
    state = table(hands, setup=SILENT)
    says(state, "betrayal-moon-stick")
    assert [text for text in texts(state) if text.startswith(name)] == [f"{name} {planet}" for planet in PLANETS]
    says(state, f"{name} venus")

    assert playable(state) == {"venus-3-6"}


@rule("masquerade#the-ruling-planet")
def test_a08_after_two_silent_betrayals_the_third_card_sets_the_planet() -> None:
    """An Action will do as well as a Character."""
    hands = {
        "Usagi": ["betrayal-moon-stick"],
        "Ami": ["betrayal-black-crystal", "mars-8-1"],
        "Rei": ["action-venus-DK", "mars-3-6"],
        "Makoto": ["venus-3-6", "jupiter-3-6"],
    }
    state = table(hands, setup=SILENT)
    says(state, "betrayal-moon-stick", "betrayal-black-crystal")
    assert (asked(state), playable(state)) == ("Rei", {"action-venus-DK", "mars-3-6"})
    says(state, "action-venus-DK")
    assert playable(state) == {"venus-3-6"}
    says(state, "venus-3-6 SG")

    assert took(state) == ("Rei", "action")
    assert PLANETS[last(state).ruling] == "venus"


@rule("masquerade#draws")
def test_a09_the_same_player_leads_after_a_draw() -> None:
    """With the switch the next one; the cards are out of the game in either case."""
    cards = ("mars-5-4 SG", "mars-4-5 DK", "transformation-red mars")
    state = trick(*cards, leader="Ami")
    other = trick(*cards, leader="Ami", setup=Setup(leader_after_draw="next_player"))

    assert took(state) == took(other) == (None, "draw")
    assert (leads(state), leads(other)) == ("Ami", "Rei")
    assert filled(state) == filled(other) == {}
    assert [(found.receiver, found.pile) for found in state.tricks] == [(-1, -1)]


@rule("masquerade#piles", "masquerade#tuxedo-mask")
def test_a10_who_took_it_with_tuxedo_mask_chooses_the_pile() -> None:
    """With the switch nobody is asked, and it goes to the Guardians'."""
    cards = ("mars-5-4 SG", "tuxedo-mask", "mars-2-7 SG")
    state = trick(*cards)
    other = trick(*cards, setup=Setup(tuxedo_pile="SG"))
    assert (asked(state), asked_for(state), texts(state)) == ("Ami", "pile", ["SG", "DK"])
    says(state, "DK")

    assert filled(state) == {"Ami": (0, 2)}
    assert filled(other) == {"Ami": (2, 0)}
    assert leads(state) == leads(other) == "Ami"


@rule("masquerade#piles", "masquerade#support")
def test_a11_the_receiver_chooses_the_pile_for_naru() -> None:
    """With the switch the giver does; the cards are the receiver's in either case."""
    cards = ("mars-5-4 SG", "support-naru", "mars-2-7 SG")
    state = trick(*cards)
    other = trick(*cards, setup=Setup(naru_pile_chosen_by="giver"))
    says(state, "to C")
    says(other, "to C")
    assert (asked(state), asked(other)) == ("Rei", "Ami")
    says(state, "DK")
    says(other, "DK")

    assert filled(state) == filled(other) == {"Rei": (0, 2)}
    assert leads(state) == leads(other) == "Ami"
