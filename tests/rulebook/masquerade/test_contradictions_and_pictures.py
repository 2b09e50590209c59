"""Where the rulebook contradicts itself, C-01 to C-13, and what its lost pictures would tell, H-01 to H-10."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.core.rng import Rng
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import (
    DATA,
    DK,
    HOUSE_DECK,
    KIND,
    NAMES,
    PILE,
    PLANET,
    PLANETS,
    POWERS,
    SG,
    SPECIALS,
    card,
    team_pack,
)
from odango.games.masquerade.scoring import counted, score
from odango.games.masquerade.setup import Setup, hand_sizes
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.masquerade.table import asked, auction, filled, last, playable, says, table, told, took, trick, winners

LAST_TRICK = ("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG")
"""Usagi takes three for the Guardians, whose pile counts for her and Rei."""


@rule("masquerade#scoring")
def test_c01_at_least_the_bid_meets_it() -> None:
    """Three cards meet a bid of three; with the switch there have to be more."""
    exactly = trick(*LAST_TRICK, more=0, bid=3, named="DK")
    other = trick(*LAST_TRICK, more=0, bid=3, named="DK", setup=Setup(bid_test="more_than"))
    above = trick(*LAST_TRICK, more=0, bid=2, named="DK", setup=Setup(bid_test="more_than"))

    assert (winners(exactly), winners(other), winners(above)) == (["Usagi", "Rei"], ["Ami"], ["Usagi", "Rei"])


@rule("masquerade#scoring")
def test_c02_a_tie_goes_to_the_royal_team() -> None:
    """As many as the best of the others is enough; one fewer is not."""
    tie = trick(*LAST_TRICK, more=0, bid=1, named="DK", piles={"Ami": (0, 3)})
    behind = trick(*LAST_TRICK, more=0, bid=1, named="DK", piles={"Ami": (0, 4)})

    assert (winners(tie), winners(behind)) == (["Usagi", "Rei"], ["Ami"])


@rule("masquerade#unmasking")
def test_c03_exactly_one_team_card_is_turned_up() -> None:
    """Anybody's, one's own among them; nothing else is offered, and then the first card is led."""
    state = auction()
    says(state, "1 SG", "pass", "pass")
    assert (asked(state), asked_for(state), texts(state)) == ("Usagi", "unmask", ["unmask A", "unmask B", "unmask C"])
    says(state, "unmask A")

    assert (asked(state), asked_for(state), state.unmasked) == ("Usagi", "play", 0)


@rule("masquerade#end-of-game")
def test_c04_one_empty_hand_is_enough_to_end_it() -> None:
    """Ami and Rei could play on; with a card left to everybody the game goes on."""
    rest = {"Ami": ["mars-2-7", "venus-1-8"], "Rei": ["mars-3-6", "venus-2-7"]}
    ended = table({"Usagi": ["mars-8-1"], **rest})
    going_on = table({"Usagi": ["mars-8-1", "venus-3-6"], **rest})
    for state in (ended, going_on):
        says(state, *LAST_TRICK)

    assert (ended.ended, going_on.ended) == (True, False)


@rule("masquerade#scoring", "masquerade#the-aim")
def test_c05_most_cards_alone_do_not_win() -> None:
    """The royal team has the best collector by far, but missed the bid."""
    state = trick(*LAST_TRICK, more=0, bid=30, named="DK", piles={"Usagi": (20, 0)})

    assert counted(state).totals == (23, 0, 0)
    assert winners(state) == ["Ami"]


@rule("masquerade#scoring")
def test_c06_the_example_with_59_cards_is_counted() -> None:
    """The rulebook's own numbers add up to one card too many; the count does not mind."""
    found = score([10, 13, 12, 14, 10], [SG, SG, SG, DK, DK], 0, SG, 12, Setup())

    assert (found.totals, found.winning_team) == ((15, 13, 12, 14, 10), SG)


@rule("masquerade#the-cards", "masquerade#action")
def test_c07_planets_go_by_name_and_colour() -> None:
    """Mercury is blue and not Venus; the Dark Kingdom lacks the Moon's Action, not that of Mars."""
    colours = {row.id: row.colour for row in DATA.planets}
    actions = {(PLANETS[PLANET[face]], PILE[face]) for face in SPECIALS if NAMES[face].startswith("action")}

    assert (colours["mercury"], colours["venus"]) == ("blue", "orange")
    assert {(planet, team) for planet in PLANETS for team in (SG, DK)} - actions == {("moon", DK)}


@rule("masquerade#who-takes-a-trick")
def test_c08_the_moon_has_power_whatever_rules() -> None:
    """The weakest Moon card beats an eight of the ruling planet; another planet's eight beats nothing."""
    assert took(trick("mars-8-1 SG", "moon-1-8 SG", "venus-7-2 SG")) == ("Ami", "moon")
    assert took(trick("mars-1-8 SG", "jupiter-8-1 SG", "venus-7-2 SG")) == ("Usagi", "ruling")


@rule("masquerade#following", "masquerade#action")
def test_c09_the_moon_action_may_always_be_played() -> None:
    """Though Mars is in hand; another Action off the planet may not."""
    hands = {"Usagi": ["mars-8-1"], "Ami": ["mars-2-7", "action-moon-SG", "action-venus-SG"], "Rei": ["mars-3-6"]}
    state = table(hands)
    says(state, "mars-8-1 SG")

    assert playable(state) == {"mars-2-7", "action-moon-SG"}


@rule("masquerade#piles", "masquerade#support")
def test_c10_all_cards_are_collected_and_only_characters_count() -> None:
    """Five cards go to Usagi, two of them count."""
    state = trick("mars-8-1 SG", "action-mars-SG", "support-luna", "transformation-red mars", "mars-2-7 SG")
    says(state, "to A")

    assert filled(state) == {"Usagi": (2, 0)}
    assert (len(state.tricks[-1].plays), state.tricks[-1].receiver) == (5, 0)


@rule("masquerade#teams")
def test_c11_teams_are_equal_but_for_nine_players() -> None:
    """As many cards of each in the pack; with nine, five and four."""
    packs = {players: Counter(identity >= 5 for identity in team_pack(players)) for players in GAME.seats}

    assert [players for players, pack in packs.items() if pack[False] != pack[True]] == [9]
    assert packs[9] == {False: 5, True: 4}


@rule("masquerade#betrayal")
def test_c12_betrayal_and_team_change_are_the_same_cards() -> None:
    """There are two of them and no third kind that turns cards."""
    assert [NAMES[face] for face in SPECIALS if KIND[face] == KIND[card("betrayal-moon-stick")]] == [
        "betrayal-moon-stick",
        "betrayal-black-crystal",
    ]
    assert len({KIND[face] for face in SPECIALS}) == 5


@rule("masquerade#losers", "masquerade#action")
def test_c13_an_action_off_the_ruling_planet_does_not_stop_the_losers() -> None:
    """Mars cards cancelled, an Action of Venus was played: somebody wins, and by A-06 it is the Action."""
    cards = ("mars-5-4 SG", "mars-4-5 DK", "action-venus-SG", "jupiter-8-1 SG")

    assert took(trick(*cards)) == ("Rei", "loser_action")
    assert took(trick(*cards, setup=Setup(off_planet_action_in_loser_contest="no_power"))) == ("Makoto", "loser")


@rule("masquerade#the-cards")
def test_h01_characters_by_planet() -> None:
    """Ten of the Moon, twelve of each other planet."""
    counts = Counter(PLANETS[PLANET[face]] for face in HOUSE_DECK)

    assert counts == {"moon": 10, "mercury": 12, "mars": 12, "jupiter": 12, "venus": 12}


@rule("masquerade#the-cards")
def test_h02_the_powers_of_the_house_deck() -> None:
    """No card twice; every number on two cards of a planet at least; plain planets favour nobody; no four against
    four, so that four fours of Venus can meet.
    """
    assert len(set(HOUSE_DECK)) == 58
    for planet, name in enumerate(PLANETS):
        powers = [POWERS[face] for face in HOUSE_DECK if PLANET[face] == planet]
        numbers = Counter(number for pair in powers for number in pair)
        assert set(numbers) == set(range(1, 9))
        assert min(numbers.values()) >= 2
        assert (4, 4) not in powers
        if name != "moon":
            assert sum(sg for sg, _ in powers) == sum(dk for _, dk in powers) == 54
            assert sorted(powers) == sorted((dk, sg) for sg, dk in powers)


@rule("masquerade#action")
def test_h03_actions_by_planet_and_team() -> None:
    """Nine, one a planet and team but for the Moon of the Dark Kingdom; whose picture is on it changes nothing."""
    assert [(row.planet, row.team, row.name) for row in DATA.actions if row.team == "DK"] == [
        ("mercury", "DK", "zoisite"),
        ("mars", "DK", "jadeite"),
        ("jupiter", "DK", "nephrite"),
        ("venus", "DK", "kunzite"),
    ]
    assert [row.name for row in DATA.actions if row.team == "SG"] == [f"sailor-{name}" for name in PLANETS]


@rule("masquerade#support")
def test_h04_supports_and_their_piles() -> None:
    """Queen Beryl for the Dark Kingdom, both cats for the Guardians, Naru for either."""
    assert {NAMES[face]: PILE[face] for face in SPECIALS if NAMES[face].startswith("support")} == {
        "support-queen-beryl": DK,
        "support-luna": SG,
        "support-artemis": SG,
        "support-naru": -1,
    }


@rule("masquerade#transformation")
@pytest.mark.parametrize("colour", ["blue", "red", "green", "orange"])
def test_h05_the_colour_of_a_transformation_means_nothing(colour: str) -> None:
    """Each may name Venus after Jupiter, as the green one does in the rulebook's example."""
    state = trick("jupiter-8-1 SG", "venus-5-4 SG", "venus-3-6 SG", f"transformation-{colour} venus")

    assert took(state) == ("Ami", "ruling")


@rule("masquerade#betrayal")
@pytest.mark.parametrize("name", ["moon-stick", "black-crystal"])
def test_h06_both_betrayals_do_the_same(name: str) -> None:
    """Either side may be turned to by either card."""
    to_dk = trick("mars-4-6 SG", f"betrayal-{name}", "turn A", "mars-2-7 SG")
    to_sg = trick("mars-4-6 DK", f"betrayal-{name}", "turn A", "mars-2-7 SG")

    assert (last(to_dk).plays[0].side, last(to_sg).plays[0].side) == (DK, SG)


@rule("masquerade#teams")
def test_h08_names_on_team_cards() -> None:
    """The five Guardians and the four generals; small tables use the first of either."""
    names = [row.id for row in DATA.team_cards]

    assert names[:5] == ["sailor-moon", "sailor-mercury", "sailor-mars", "sailor-jupiter", "sailor-venus"]
    assert names[5:] == ["jadeite", "nephrite", "zoisite", "kunzite"]
    assert [names[identity] for identity in team_pack(3)] == ["sailor-moon", "sailor-mercury", "jadeite", "nephrite"]


@rule("masquerade#the-deal")
def test_h09_the_first_to_be_dealt_to_have_one_more() -> None:
    """Neighbours, beginning left of a dealer who may be anybody."""
    starts = set()
    for seed in range(60):
        sizes = [len(hand) for hand in GAME.start(Setup(), 5, Rng(seed)).hands]
        (first,) = [seat for seat in range(5) if sizes[seat] > sizes[seat - 1]]
        assert sizes[first:] + sizes[:first] == hand_sizes(Setup(), 5) == [16, 16, 16, 15, 15]
        starts.add(first)

    assert starts == set(range(5))


@rule("masquerade#auction", "masquerade#scoring")
def test_the_target_binds_the_hidden_team() -> None:
    """Usagi, a Guardian, bid three as Queen Metalia: the Guardians' three cards meet it, and bring no bonus."""
    state = trick(*LAST_TRICK, more=0, bid=3, named="DK")

    assert (counted(state).bonus, winners(state)) == (0, ["Usagi", "Rei"])
    assert told(state)[-1].startswith("The bid was 3, and the best of the Sailor Guardians has 3")
