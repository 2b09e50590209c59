"""House facts: what the printed pieces would have told, and what we put in their place.  See docs/rulings/bluff.md."""

from __future__ import annotations

import pytest

from odango.core.rng import Rng
from odango.core.view import packet
from odango.games.bluff import GAME
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import HOUSE_NUMBERS, NAMES, is_villain
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.bluff.table import asked, collects, defeated, holder, table, villains_of


def one_more(setup: Setup, last: str) -> Bluff:
    """Molly has three Plutos and a Jupiter, 28 points by house numbers, and collects one more tile."""
    state = table(
        ending="total-36",
        setup=setup,
        holders={"Molly": [last, "sailor-moon"]},
        face_up={"Molly": ["sailor-pluto"] * 3 + ["sailor-jupiter"]},
    )
    collects(state, "Molly", last, to="Andrew", token=None if is_villain(NAMES.index(last)) else 1)
    return state


@rule("bluff#the-tiles", "bluff#endings")
def test_h01_numbers_run_from_1_to_8_and_make_36() -> None:
    """One of each character comes to exactly 36; 28 and 8 do, 28 and 7 do not."""
    assert Setup().numbers == HOUSE_NUMBERS == (1, 2, 3, 4, 5, 6, 7, 8)
    assert sum(HOUSE_NUMBERS) == 36
    assert defeated(one_more(Setup(), "sailor-pluto")) == ["Molly"]
    assert defeated(one_more(Setup(), "sailor-chibi-moon")) == []


@rule("bluff#the-tiles", "bluff#endings")
def test_h01_numbers_may_be_set() -> None:
    """Who owns the printed tiles may enter their numbers: the same tiles then count otherwise."""
    low = Setup(numbers=(1, 1, 1, 1, 1, 1, 1, 1))
    high = Setup(numbers=(1, 2, 3, 4, 5, 6, 8, 8))

    assert defeated(one_more(low, "sailor-pluto")) == []
    assert defeated(one_more(high, "sailor-chibi-moon")) == ["Molly"]


@rule("bluff#the-tiles")
def test_h02_sets_are_equal() -> None:
    """Tiles with the same face are one choice, whichever set they belong to."""
    state = table(holders={"Molly": ["sailor-mars"] * 3})

    assert len(texts(state)) == len(set(texts(state))) == 3 * 8


@rule("bluff#setting-up")
def test_h03_the_villains_of_four_players() -> None:
    """Queen Beryl, Zoycite and Nephrite unless the table names others."""
    usual = GAME.start(Setup(), 4, Rng(1))
    named = GAME.start(Setup(four_player_villains=("kunzite", "jadeite", "dark-kingdom-clan")), 4, Rng(1))

    assert villains_of(usual.contents) == {"queen-beryl", "zoycite", "nephrite"}
    assert villains_of(named.contents) == {"kunzite", "jadeite", "dark-kingdom-clan"}


@rule("bluff#setting-up")
def test_h03_random_villains_of_four_players_are_announced() -> None:
    """Chance picks three, and every view says which."""
    states = [GAME.start(Setup(four_player_villains="random"), 4, Rng(seed)) for seed in range(30)]

    assert all(len(villains_of(state.contents)) == 3 for state in states)
    assert len({frozenset(villains_of(state.contents)) for state in states}) > 5
    assert all(GAME.view(state, seat).contents == state.contents for state in states for seat in (None, 0, 3))


@rule("bluff#villain-actions")
def test_h05_jadeites_tile_goes_into_the_holder() -> None:
    """It may save a collector who had nothing left to start with."""
    state = table(holders={"Molly": ["jadeite"]}, bag=["sailor-pluto"])
    collects(state, "Molly", "jadeite", to="Andrew", drawn="sailor-pluto")

    assert holder(state, "Molly") == ["sailor-pluto"]
    assert (asked(state), asked_for(state)) == ("Molly", "start")


@rule("bluff#who-may-see-what")
def test_h06_backs_and_colours_tell_nothing() -> None:
    """Two tables that differ only in what stands in other holders and in the bag look the same, byte for byte."""
    one = table(
        seats=3,
        holders={"Molly": ["sailor-moon"], "Maxfield": ["white-sailor-mars"], "Andrew": ["kunzite"]},
        bag=["zoycite"],
    )
    two = table(
        seats=3,
        holders={"Molly": ["sailor-moon"], "Maxfield": ["zoycite"], "Andrew": ["white-sailor-mars"]},
        bag=["kunzite"],
    )

    assert one != two
    assert packet(GAME, one, 0) == packet(GAME, two, 0)
    assert packet(GAME, one, None) == packet(GAME, two, None)
    assert packet(GAME, one, 1) != packet(GAME, two, 1)


@rule("bluff#the-tiles", "bluff#endings")
@pytest.mark.parametrize("villain", ["kunzite", "zoycite"])
def test_h07_villains_count_nothing(villain: str) -> None:
    """With 35 on the table a villain does not bring the last point; a Sailor Moon does."""
    thirty_five = Setup(numbers=(1, 2, 3, 11, 5, 6, 7, 8))

    assert defeated(one_more(thirty_five, villain)) == []
    assert defeated(one_more(thirty_five, "sailor-moon")) == ["Molly"]


@rule("bluff#the-tiles", "bluff#endings")
def test_h08_a_number_is_the_same_in_every_set() -> None:
    """A white Sailor Pluto counts as a coloured one."""
    assert defeated(one_more(Setup(), "white-sailor-pluto")) == ["Molly"]
    assert defeated(one_more(Setup(), "white-sailor-chibi-moon")) == []
