"""Rulings on auction, deal and what is open, A-12 to A-25; our own, M-01 to M-10.  See docs/rulings/masquerade.md."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from odango.core.engine import IllegalChoice
from odango.core.rng import Rng
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import PLANETS, TEAM_OF
from odango.games.masquerade.scoring import counted
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import NO_CARD
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.masquerade.table import (
    asked,
    auction,
    filled,
    last,
    leads,
    played_out,
    playing_at_random,
    says,
    seen,
    struck,
    table,
    took,
    trick,
    winners,
)

UNFORCED = Setup(opening_bid_forced=False)


@rule("masquerade#auction")
def test_a12_the_opener_has_to_bid() -> None:
    """One or more; with the switch they may pass, and the next one then may open or pass too."""
    state = auction()
    assert texts(state)[:2] == ["1 SG", "1 DK"]
    other = auction(setup=UNFORCED)
    assert texts(other)[:3] == ["pass", "1 SG", "1 DK"]
    says(other, "pass")
    assert (asked(other), texts(other)[:2]) == ("Ami", ["pass", "1 SG"])
    says(other, "2 DK", "pass", "pass")

    assert (asked(other), asked_for(other), other.target) == ("Ami", "unmask", 2)


@rule("masquerade#auction")
def test_m01_where_nobody_opens_the_opener_has_to_in_the_end() -> None:
    """All have passed: Usagi is asked again and cannot pass; then the others may still bid more."""
    state = auction(setup=UNFORCED)
    says(state, "pass", "pass", "pass")
    assert (asked(state), texts(state)[0]) == ("Usagi", "1 SG")
    with pytest.raises(IllegalChoice):
        says(state, "pass")
    says(state, "1 SG")
    assert (asked(state), texts(state)[:2]) == ("Ami", ["pass", "2 SG"])
    says(state, "2 DK", "pass", "pass")

    assert (asked(state), asked_for(state), state.target, state.named) == ("Ami", "unmask", 2, 1)


@rule("masquerade#auction")
def test_m01_where_nobody_opens_and_a_pass_is_final_the_opener_is_royal() -> None:
    """Everybody else is out already."""
    state = auction(setup=replace(UNFORCED, pass_is_final=True))
    says(state, "pass", "pass", "pass", "7 DK")

    assert (asked(state), asked_for(state), state.target) == ("Usagi", "unmask", 7)


@rule("masquerade#auction")
def test_a13_who_has_passed_may_bid_again() -> None:
    """Ami passes, Rei bids, Ami is asked once more; with the switch she is not."""
    state = auction(4)
    other = auction(4, setup=Setup(pass_is_final=True))
    for game in (state, other):
        says(game, "3 SG", "pass", "4 DK", "pass", "pass")

    assert (asked(state), asked_for(state)) == ("Ami", "bid")
    assert (asked(other), asked_for(other)) == ("Rei", "unmask")
    says(state, "5 SG", "pass", "pass", "pass")
    assert (asked(state), asked_for(state), state.target) == ("Ami", "unmask", 5)


@rule("masquerade#auction")
def test_a13_a_final_pass_leaves_the_others_to_bid_on() -> None:
    """Two go on against each other, over the head of the one who is out."""
    state = auction(setup=Setup(pass_is_final=True))
    said = []
    for text in ("1 SG", "pass", "2 SG", "3 DK", "4 DK", "pass"):
        said.append(asked(state))
        says(state, text)

    assert said == ["Usagi", "Ami", "Rei", "Usagi", "Rei", "Usagi"]
    assert (asked(state), asked_for(state), state.target) == ("Rei", "unmask", 4)


@rule("masquerade#auction")
def test_a14_the_lowest_and_the_highest_bid() -> None:
    """1 and 58 for either team; or what the table agreed on."""
    assert texts(auction()) == [f"{number} {team}" for number in range(1, 59) for team in ("SG", "DK")]
    assert texts(auction(setup=Setup(bid_min=9, bid_max=11))) == ["9 SG", "9 DK", "10 SG", "10 DK", "11 SG", "11 DK"]


@rule("masquerade#auction")
@pytest.mark.parametrize(("setup", "text"), [(Setup(), "58 DK"), (Setup(bid_max=12), "12 DK")])
def test_m02_the_highest_bid_ends_the_auction_at_once(setup: Setup, text: str) -> None:
    """Nobody could bid more, so nobody is asked; one below it, they are."""
    state = auction(4, setup=setup)
    below = auction(4, setup=setup)
    says(state, "3 SG", text)
    says(below, "3 SG", f"{int(text.split(maxsplit=1)[0]) - 1} SG")

    assert (asked(state), asked_for(state)) == ("Ami", "unmask")
    assert (asked(below), texts(below)) == ("Rei", ["pass", text.replace("DK", "SG"), text])


@rule("masquerade#the-deal", "masquerade#end-of-game")
@pytest.mark.parametrize(("seats", "each", "away"), [(4, 19, 2), (5, 15, 3), (6, 13, 0), (8, 9, 6)])
def test_a15_all_cards_are_dealt_or_as_many_to_everyone(seats: int, each: int, away: int) -> None:
    """What is over goes to the first, and stays unplayed; or nobody gets it.  Tricks are as many in either case."""
    state = GAME.start(Setup(), seats, Rng(3))
    equal = GAME.start(Setup(deal="equal"), seats, Rng(3))

    assert sorted(map(len, state.hands)) == [each] * (seats - away) + [each + 1] * away
    assert (list(map(len, equal.hands)), len(equal.undealt)) == ([each] * seats, away)
    assert sum(map(len, played_out(Setup(), seats, 3).hands)) == away
    assert len(played_out(Setup(), seats, 3).tricks) == len(played_out(Setup(deal="equal"), seats, 3).tricks) == each


@rule("masquerade#teams")
def test_a16_nine_players_use_every_team_card() -> None:
    """Five Guardians against four, always, and none to spare."""
    for seed in range(20):
        state = GAME.start(Setup(), 9, Rng(seed))
        assert Counter(TEAM_OF[identity] for identity in state.identities) == {0: 5, 1: 4}
        assert state.spare == NO_CARD


@rule("masquerade#piles", "masquerade#who-knows-what")
def test_a17_how_many_cards_lie_in_the_piles_is_open() -> None:
    """To everyone; with the switch one sees only one's own, and a spectator none, until the game is over."""
    cards = ("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG")
    for who in ("Usagi", "Ami", None):
        assert [player.piles for player in seen(trick(*cards), who).players] == [(3, 0), (0, 0), (0, 0)]
    closed = trick(*cards, setup=Setup(pile_counts_public=False))
    ended = trick(*cards, setup=Setup(pile_counts_public=False), more=0)

    assert [player.piles for player in seen(closed, "Usagi").players] == [(3, 0), None, None]
    assert [player.piles for player in seen(closed, "Ami").players] == [None, (0, 0), None]
    assert [player.piles for player in seen(closed, None).players] == [None] * 3
    assert [player.piles for player in seen(ended, None).players] == [(3, 0), (0, 0), (0, 0)]


@rule("masquerade#piles", "masquerade#who-knows-what")
@pytest.mark.parametrize("public", [True, False])
def test_m06_m07_all_tricks_are_in_every_view(public: bool) -> None:
    """What everybody saw stays in what is sent to a seat, also where counts are hidden; boards then show the last."""
    for state in playing_at_random(Setup(pile_counts_public=public), 4, 4):
        for seat in (0, 3, None):
            assert GAME.view(state, seat).tricks == tuple(state.tricks)


@rule("masquerade#betrayal")
def test_a18_only_characters_can_be_turned() -> None:
    """An Action, a Support and Tuxedo Mask lie on the table; one Character alone is offered."""
    hands = {
        "Usagi": ["action-mars-SG"],
        "Ami": ["support-luna"],
        "Rei": ["mars-8-1"],
        "Makoto": ["tuxedo-mask"],
        "Minako": ["betrayal-moon-stick"],
    }
    state = table(hands)
    says(state, "action-mars-SG", "support-luna", "mars-8-1 SG", "tuxedo-mask", "betrayal-moon-stick")

    assert texts(state) == ["turn none", "turn C"]


@rule("masquerade#scoring")
def test_a19_the_bonus_counts_toward_the_bid_and_against_the_others() -> None:
    """Three cards and five make the bid of eight, and beat seven; a royal card that lies is worth nothing."""
    cards = ("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG")
    honest = trick(*cards, more=0, bid=8, piles={"Ami": (0, 7)})
    lying = trick(*cards, more=0, bid=3, named="DK", piles={"Ami": (0, 7)})

    assert (counted(honest).bonus, counted(honest).totals, winners(honest)) == (5, (8, 7, 0), ["Usagi", "Rei"])
    assert (counted(lying).bonus, counted(lying).totals, winners(lying)) == (0, (3, 7, 0), ["Ami"])


@rule("masquerade#playing-a-card")
def test_a20_a_side_is_said_with_the_card() -> None:
    """A Character is offered on either side and never without; all see it at once, and nobody is asked again."""
    state = table({"Usagi": ["mars-8-1"], "Ami": ["mars-2-7"], "Rei": ["mars-3-6"]})
    assert texts(state) == ["mars-8-1 SG", "mars-8-1 DK"]
    says(state, "mars-8-1 DK")

    assert [seen(state, who).plays[0].side for who in ("Usagi", "Ami", "Rei", None)] == [1] * 4
    assert (asked(state), texts(state)) == ("Ami", ["mars-2-7 SG", "mars-2-7 DK"])


@rule("masquerade#the-ruling-planet", "masquerade#transformation")
@pytest.mark.parametrize("first", ["support-luna", "tuxedo-mask", "transformation-red", "betrayal-moon-stick"])
def test_a21_the_moon_may_be_named(first: str) -> None:
    """By any card that names a planet; then who holds Moon cards has to play one."""
    state = table({"Usagi": [first], "Ami": ["moon-1-8", "mars-8-1"], "Rei": ["mars-3-6"]})
    says(state, f"{first} moon")

    assert PLANETS[state.ruling] == "moon"
    assert texts(state) == ["moon-1-8 SG", "moon-1-8 DK"]


@rule("masquerade#support")
def test_a22_a_support_may_give_to_anyone_but_its_player() -> None:
    """To friends, foes and the royal player."""
    state = trick("mars-8-1 SG", "support-luna", "mars-2-7 SG", "mars-3-6 SG")

    assert (asked(state), texts(state)) == ("Ami", ["to A", "to C", "to D"])


@rule("masquerade#transformation", "masquerade#betrayal")
def test_a23_several_transformations_and_betrayals_work_in_order() -> None:
    """The first Betrayal turns Usagi's card, the second turns it back, and the later planet rules."""
    state = trick(
        "mars-8-1 SG",
        "transformation-red venus",
        "betrayal-moon-stick",
        "turn A",
        "transformation-blue mars",
        "betrayal-black-crystal",
        "turn A",
    )

    assert [play.side for play in last(state).plays] == [0, -1, -1, -1, -1]
    assert PLANETS[last(state).ruling] == "mars"
    assert took(state) == ("Usagi", "ruling")
    assert filled(state) == {"Usagi": (1, 0)}


@rule("masquerade#equal-powers", "masquerade#who-takes-a-trick")
def test_a24_a_struck_moon_card_protects_nothing() -> None:
    """Two twos of the Moon are out; the one of the ruling planet wins, not a loser, and it is no draw."""
    state = trick("mars-1-8 SG", "moon-2-7 SG", "moon-7-2 DK", "venus-8-1 SG")

    assert struck(state) == ["moon-2-7", "moon-7-2"]
    assert took(state) == ("Usagi", "ruling")


@rule("masquerade#who-knows-what")
def test_a25_nobody_is_asked_to_say_anything_but_a_bid() -> None:
    """In whole games nothing else is asked than these six things: no room for talk."""
    kinds = {
        decision.kind
        for seed in range(6)
        for state in playing_at_random(Setup(), 5, seed)
        for decision in state.pending
    }

    assert kinds == {"bid", "unmask", "play", "turn", "give", "pile"}


@rule("masquerade#losers")
def test_m03_of_equal_losers_that_do_not_cancel_the_first_wins() -> None:
    """Planet by planet two sevens of different planets both stay: as among Actions and Supports, the first played."""
    planets = Setup(cancel_scope="planet")

    for cards in (("mars-7-2 SG", "jupiter-7-2 SG"), ("jupiter-7-2 SG", "mars-7-2 SG")):
        assert took(trick("transformation-red moon", *cards, "venus-2-7 SG", setup=planets)) == ("Ami", "loser")


@rule("masquerade#betrayal")
def test_m05_a_betrayal_that_meets_no_character_asks_nothing() -> None:
    """After an Action and a Transformation the next player is asked for a card."""
    hands = {
        "Usagi": ["action-mars-SG"],
        "Ami": ["transformation-red"],
        "Rei": ["betrayal-moon-stick"],
        "Makoto": ["mars-8-1"],
    }
    state = table(hands)
    says(state, "action-mars-SG", "transformation-red mars", "betrayal-moon-stick")

    assert (asked(state), asked_for(state)) == ("Makoto", "play")
    assert last(state).plays[-1].turned == ()


@rule("masquerade#support", "masquerade#tuxedo-mask")
def test_m09_a_trick_without_characters_is_collected_like_any_other() -> None:
    """A Support is given away, Tuxedo Mask's pile is chosen; nobody's count changes, and the winner leads."""
    given = trick("transformation-red mars", "support-luna", "betrayal-moon-stick")
    masked = trick("transformation-red mars", "tuxedo-mask", "betrayal-moon-stick")
    assert (asked_for(given), asked_for(masked)) == ("give", "pile")
    says(given, "to A")
    says(masked, "SG")

    assert filled(given) == filled(masked) == {}
    assert (leads(given), leads(masked)) == ("Ami", "Ami")
    assert [found.receiver for found in (*given.tricks, *masked.tricks)] == [0, 1]


@rule("masquerade#scoring")
def test_m10_a_whole_team_shares_a_place() -> None:
    """All winners are first; the others share the place after them, whatever they collected."""
    state = trick("mars-8-1 SG", "mars-2-7 SG", "mars-3-6 SG", "mars-4-5 SG", more=0, piles={"Ami": (0, 8)})
    result = GAME.result(state)
    assert result is not None

    assert (result.places, result.teams) == ((1, 3, 1, 3), (0, 1, 0, 1))
    assert result.points == (9, 8, 0, 0)
