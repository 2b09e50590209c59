"""The special cards, one after the other, and several of them in one trick."""

from __future__ import annotations

import pytest

from odango.games.masquerade.cards import PLANETS
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.masquerade.table import (
    asked,
    filled,
    last,
    leads,
    piles_of,
    playable,
    says,
    struck,
    table,
    told,
    took,
    trick,
)


@rule("masquerade#support", "masquerade#piles")
@pytest.mark.parametrize(("name", "pile"), [("queen-beryl", (0, 2)), ("luna", (2, 0)), ("artemis", (2, 0))])
def test_a_support_gives_into_the_pile_printed_on_it(name: str, pile: tuple[int, int]) -> None:
    """Whatever team giver and receiver are in; the giver leads next and keeps nothing."""
    for to, who in (("A", "Usagi"), ("C", "Rei")):
        state = trick("mars-8-1 SG", f"support-{name}", "moon-8-1 DK")
        assert (asked(state), asked_for(state), took(state)) == ("Ami", "give", ("Ami", "support"))
        says(state, f"to {to}")

        assert filled(state) == {who: pile}
        assert leads(state) == "Ami"


@rule("masquerade#support", "masquerade#piles")
@pytest.mark.parametrize(("chosen", "pile"), [("SG", (2, 0)), ("DK", (0, 2))])
def test_naru_gives_into_either_pile(chosen: str, pile: tuple[int, int]) -> None:
    """The receiver says into which of their piles; the giver leads."""
    state = trick("mars-8-1 SG", "support-naru", "moon-8-1 DK")
    says(state, "to C")
    assert (asked(state), asked_for(state), texts(state)) == ("Rei", "pile", ["SG", "DK"])
    says(state, chosen)

    assert filled(state) == {"Rei": pile}
    assert leads(state) == "Ami"


@rule("masquerade#support")
def test_the_first_of_several_supports_wins() -> None:
    """Supports do not cancel, and neither the Moon's Action nor anything else but Tuxedo Mask is above them."""
    state = trick("mars-8-1 SG", "action-moon-SG", "support-naru", "support-queen-beryl", "action-mars-DK")

    assert took(state) == ("Rei", "support")


@rule("masquerade#support", "masquerade#the-ruling-planet")
@pytest.mark.parametrize("planet", PLANETS)
def test_a_led_support_names_any_planet(planet: str) -> None:
    """All five can be named, and then it rules; played later it names nothing."""
    hands = {"Usagi": ["support-luna"], "Ami": ["support-naru", f"{planet}-2-7"], "Rei": ["mars-1-8"]}
    state = table(hands)
    assert texts(state) == [f"support-luna {name}" for name in PLANETS]
    says(state, f"support-luna {planet}")

    assert PLANETS[state.ruling] == planet
    assert "support-naru" in texts(state)
    assert told(state)[-1].startswith("Usagi leads Luna (Support) and names ")


@rule("masquerade#tuxedo-mask", "masquerade#piles")
@pytest.mark.parametrize(("chosen", "pile"), [("SG", (1, 0)), ("DK", (0, 1))])
def test_tuxedo_mask_wins_before_and_after_everything(chosen: str, pile: tuple[int, int]) -> None:
    """First or last in the trick, against Supports and Actions; its player chooses a pile, keeps all and leads."""
    for cards, winner in (
        (["tuxedo-mask venus", "support-luna", "action-venus-SG", "moon-8-1 SG"], "Usagi"),
        (["support-luna venus", "action-venus-SG", "moon-8-1 SG", "tuxedo-mask"], "Makoto"),
    ):
        state = trick(*cards)
        assert took(state) == (winner, "tuxedo")
        assert (asked(state), asked_for(state)) == (winner, "pile")
        says(state, chosen)

        assert filled(state) == {winner: pile}
        assert leads(state) == winner


@rule("masquerade#tuxedo-mask", "masquerade#the-ruling-planet")
@pytest.mark.parametrize("planet", PLANETS)
def test_a_led_tuxedo_mask_names_any_planet(planet: str) -> None:
    """The others have to follow what was named, though they cannot win."""
    hands = {"Usagi": ["tuxedo-mask"], "Ami": [f"{planet}-2-7", "betrayal-moon-stick"], "Rei": ["mars-1-8"]}
    state = table(hands)
    assert texts(state) == [f"tuxedo-mask {name}" for name in PLANETS]
    says(state, f"tuxedo-mask {planet}")

    assert playable(state) == {f"{planet}-2-7"}


@rule("masquerade#action", "masquerade#piles")
@pytest.mark.parametrize("planet", PLANETS)
@pytest.mark.parametrize("team", ["SG", "DK"])
def test_an_action_is_the_strongest_of_its_planet(planet: str, team: str) -> None:
    """Above an eight of its own planet and of the Moon; the trick goes into its team's pile.  The Moon has one only."""
    if (planet, team) == ("moon", "DK"):
        return
    state = trick(f"{planet}-8-1 SG", f"action-{planet}-{team}", f"{planet}-1-8 DK", "moon-4-8 DK")

    assert took(state) == ("Ami", "action")
    assert filled(state) == {"Ami": (3, 0) if team == "SG" else (0, 3)}
    assert leads(state) == "Ami"


@rule("masquerade#action", "masquerade#the-ruling-planet")
def test_a_led_action_makes_its_planet_rule() -> None:
    """It has no side to say and no planet to name."""
    state = table({"Usagi": ["action-venus-DK"], "Ami": ["venus-1-8", "mars-1-8"], "Rei": ["mars-2-7"]})
    assert texts(state) == ["action-venus-DK"]
    says(state, "action-venus-DK")

    assert PLANETS[state.ruling] == "venus"
    assert playable(state) == {"venus-1-8"}


@rule("masquerade#action", "masquerade#who-takes-a-trick")
def test_an_action_of_another_planet_has_no_power() -> None:
    """A one of the ruling planet is enough to beat it; the Moon's Action has power everywhere."""
    assert took(trick("mars-1-8 SG", "action-venus-SG", "venus-8-1 SG")) == ("Usagi", "ruling")
    assert took(trick("mars-1-8 DK", "action-moon-SG", "mars-2-7 SG")) == ("Ami", "action")


@rule("masquerade#action", "masquerade#transformation")
def test_a_transformation_takes_an_actions_power_and_gives_it_to_another() -> None:
    """Mars ruled, Venus rules at the end: the Venus Action, which was a loser, wins."""
    state = trick("action-mars-SG", "action-venus-DK", "mars-8-1 SG", "transformation-blue venus")

    assert took(state) == ("Ami", "action")
    assert filled(state) == {"Ami": (0, 1)}


@rule("masquerade#transformation", "masquerade#the-ruling-planet")
@pytest.mark.parametrize("colour", ["blue", "red", "green", "orange"])
def test_a_transformation_names_any_planet(colour: str) -> None:
    """Whatever its colour, led or not, also the planet that rules already."""
    card = f"transformation-{colour}"
    leading = table({"Usagi": [card], "Ami": ["mars-1-8"], "Rei": ["mars-2-7"]})
    following = table({"Usagi": ["mars-3-6"], "Ami": [card, "mars-1-8"], "Rei": ["mars-2-7"]})
    says(following, "mars-3-6 SG")

    assert texts(leading) == [f"{card} {name}" for name in PLANETS]
    assert [text for text in texts(following) if text.startswith(card)] == [f"{card} {name}" for name in PLANETS]
    says(following, f"{card} mars")
    assert PLANETS[following.ruling] == "mars"


@rule("masquerade#transformation", "masquerade#following")
def test_who_plays_after_a_transformation_follows_the_new_planet() -> None:
    """Rei holds both and is bound to Venus now; what Usagi led stays where it is."""
    hands = {
        "Usagi": ["mars-8-1", "moon-1-8"],
        "Ami": ["transformation-red", "moon-2-7"],
        "Rei": ["mars-7-2", "venus-1-8", "moon-3-6"],
    }
    state = table(hands)
    says(state, "mars-8-1 SG", "transformation-red venus")
    assert playable(state) == {"venus-1-8", "moon-3-6"}
    says(state, "venus-1-8 SG")

    assert took(state) == ("Rei", "ruling")


@rule("masquerade#transformation")
def test_the_last_of_several_transformations_counts() -> None:
    """Mars, then Venus, then Jupiter, then Mars again; and none of them wins."""
    state = trick(
        "mars-2-7 SG",
        "transformation-red venus",
        "transformation-blue jupiter",
        "venus-8-1 SG",
        "transformation-green mars",
    )
    assert [play.named for play in last(state).plays] == [-1, 4, 3, -1, 2]

    assert took(state) == ("Usagi", "ruling")
    assert PLANETS[last(state).ruling] == "mars"


@rule("masquerade#betrayal", "masquerade#playing-a-card")
def test_a_betrayal_turns_any_characters_on_the_table() -> None:
    """All subsets of the two Characters down are offered, none among them; what is turned shows its other power."""
    hands = {
        "Usagi": ["mars-8-1", "moon-1-8"],
        "Ami": ["mars-6-3", "moon-2-7"],
        "Rei": ["betrayal-moon-stick", "moon-3-6"],
        "Makoto": ["mars-2-7", "moon-4-5"],
    }
    state = table(hands)
    says(state, "mars-8-1 SG", "mars-6-3 SG", "betrayal-moon-stick")
    assert (asked(state), asked_for(state)) == ("Rei", "turn")
    assert sorted(texts(state)) == ["turn A", "turn A B", "turn B", "turn none"]
    says(state, "turn A B", "mars-2-7 SG")

    assert [play.side for play in last(state).plays] == [1, 1, -1, 0]
    assert last(state).plays[2].turned == (0, 1)
    assert took(state) == ("Ami", "ruling")
    assert filled(state) == {"Ami": (0, 3)}


@rule("masquerade#betrayal")
def test_a_betrayal_may_turn_nothing() -> None:
    """Then everything stays, and the table is told so."""
    state = trick("mars-8-1 SG", "mars-6-3 SG", "betrayal-moon-stick", "turn none")

    assert took(state) == ("Usagi", "ruling")
    assert filled(state) == {"Usagi": (2, 0)}
    assert "Rei turns nothing over." in told(state)


@rule("masquerade#betrayal", "masquerade#equal-powers")
def test_a_betrayal_can_make_powers_equal_or_unequal() -> None:
    """What counts is what shows at the end."""
    made = trick("mars-8-1 SG", "mars-1-8 SG", "betrayal-moon-stick", "turn B", "mars-2-7 SG")
    undone = trick("mars-8-1 SG", "mars-1-8 DK", "betrayal-moon-stick", "turn B", "mars-2-7 SG")

    assert (struck(made), took(made)) == (["mars-8-1", "mars-1-8"], ("Makoto", "ruling"))
    assert (struck(undone), took(undone)) == ([], ("Usagi", "ruling"))


@rule("masquerade#betrayal")
def test_another_betrayal_may_turn_cards_back() -> None:
    """Turned twice it is as it was; a card may also be turned by the second one alone."""
    back = trick(
        "mars-8-1 SG",
        "betrayal-moon-stick",
        "turn A",
        "mars-6-3 SG",
        "betrayal-black-crystal",
        "turn A C",
        "mars-2-7 SG",
    )

    assert [play.side for play in last(back).plays] == [0, -1, 1, -1, 0]
    assert [play.turned for play in last(back).plays] == [(), (0,), (), (0, 2), ()]
    assert took(back) == ("Usagi", "ruling")
    assert filled(back) == {"Usagi": (3, 0)}


@rule("masquerade#betrayal")
@pytest.mark.parametrize("name", ["betrayal-moon-stick", "betrayal-black-crystal"])
def test_what_is_played_after_a_betrayal_stays_as_it_is(name: str) -> None:
    """Both Betrayals do the same."""
    state = trick("mars-4-6 SG", name, "turn A", "mars-5-4 SG")

    assert [play.side for play in last(state).plays] == [1, -1, 0]
    assert filled(state) == {"Usagi": (0, 2)}


@rule("masquerade#betrayal", "masquerade#transformation", "masquerade#draws")
def test_betrayals_and_transformations_never_win() -> None:
    """Not even where nothing else is: nobody takes the trick."""
    state = trick("betrayal-moon-stick moon", "transformation-red mars", "betrayal-black-crystal")

    assert took(state) == (None, "draw")
    assert filled(state) == {}
    assert leads(state) == "Usagi"


@rule("masquerade#support", "masquerade#betrayal", "masquerade#transformation", "masquerade#tuxedo-mask")
def test_everything_in_one_trick() -> None:
    """Nine players, one of every kind: Tuxedo Mask takes it, and four Characters count."""
    state = trick(
        "mars-8-1 SG",
        "transformation-orange venus",
        "venus-4-5 DK",
        "betrayal-black-crystal",
        "turn A C",
        "support-artemis",
        "action-venus-DK",
        "tuxedo-mask",
        "venus-8-1 SG",
        "moon-4-8 DK",
    )
    assert (asked(state), asked_for(state)) == ("Motoki", "pile")
    says(state, "DK")

    assert [play.side for play in last(state).plays if play.side >= 0] == [1, 0, 0, 1]
    assert piles_of(state, "Motoki") == (0, 4)
    assert leads(state) == "Motoki"
