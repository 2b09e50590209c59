"""Setting up: what goes into the bag, what is dealt, which options can be played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from odango.core.game import BadSetup
from odango.core.rng import Rng, ScriptedRng
from odango.games.bluff import GAME
from odango.games.bluff.endings import ENDINGS
from odango.games.bluff.setup import EndingName, Setup, possible_endings, set_aside
from odango.games.bluff.tiles import ALL_TILES, FIRST_VILLAIN, TOKENS, WHITE
from odango.text import english, line
from rule import rule
from rulebook.bluff.table import names, told, villains_of


def check_table(seats: int, *, coloured: int, white: int, villains: int, left: int) -> None:
    """Start many games of so many and look at what lies where."""
    for seed in range(20):
        state = GAME.start(Setup(), seats, Rng(seed))
        lying = Counter(kind for tiles in (*state.holders, state.bag) for kind in tiles)

        assert state.contents[:WHITE] == (coloured,) * 8
        assert state.contents[WHITE:FIRST_VILLAIN] == (white,) * 8
        assert sum(state.contents[FIRST_VILLAIN:]) == villains
        assert [len(held) for held in state.holders] == [12] * seats
        assert len(state.bag) == left
        assert lying == Counter({kind: count for kind, count in enumerate(state.contents) if count})
        assert state.face_up == [[]] * seats
        assert state.tokens == [()] * seats
        assert state.token_bag == list(TOKENS)
        assert state.pending[0].seat == state.starter
        assert state.pending[0].kind == "start"


@rule("bluff#setting-up")
def test_three_players() -> None:
    """Five coloured sets, neither white tiles nor villains; four tiles are left."""
    check_table(3, coloured=5, white=0, villains=0, left=4)


@rule("bluff#setting-up")
def test_four_players() -> None:
    """The white set and three villains come in."""
    check_table(4, coloured=5, white=1, villains=3, left=3)


@rule("bluff#setting-up")
def test_five_players() -> None:
    """One more set, and all six villains."""
    check_table(5, coloured=6, white=1, villains=6, left=2)


@rule("bluff#setting-up")
def test_six_players() -> None:
    """Two more sets."""
    check_table(6, coloured=8, white=1, villains=6, left=6)


@rule("bluff#setting-up")
def test_seven_players() -> None:
    """One more set."""
    check_table(7, coloured=9, white=1, villains=6, left=2)


@rule("bluff#setting-up")
def test_eight_players() -> None:
    """The last two sets: every tile of the box takes part."""
    check_table(8, coloured=11, white=1, villains=6, left=6)

    assert GAME.start(Setup(), 8, Rng(0)).contents == ALL_TILES


@rule("bluff#setting-up")
def test_chance_of_the_set_up() -> None:
    """Chance picks the Ending, shuffles the bag and picks the starter, and nothing else."""
    unshuffled = range(39, 0, -1)
    with ScriptedRng([6, *unshuffled, 2]) as rng:
        state = GAME.start(Setup(), 3, rng)

    assert state.ending == possible_endings(3)[6]
    assert names(state.holders[0]) == ["sailor-moon"] * 5 + ["sailor-mercury"] * 5 + ["sailor-mars"] * 2
    assert names(state.bag) == ["sailor-pluto"] * 4
    assert state.starter == 2
    assert told(state, None)[0].endswith("and face-up numbers that add up to 36 or more.")
    assert told(state, None)[2:] == ["Andrew starts."]


@rule("bluff#setting-up")
@pytest.mark.parametrize("seats", GAME.seats)
def test_anyone_may_be_drawn_to_start(seats: int) -> None:
    """Over many games every seat starts some."""
    assert {GAME.start(Setup(), seats, Rng(seed)).starter for seed in range(200)} == set(range(seats))


@rule("bluff#setting-up", "bluff#endings")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_ending_is_never_impossible(seats: int) -> None:
    """Every Ending that can be met comes up over many games, and no other."""
    drawn = {GAME.start(Setup(), seats, Rng(seed)).ending for seed in range(300)}

    assert drawn == set(possible_endings(seats))
    assert drawn == set(ENDINGS) - ({"four-white", "three-villains"} if seats == 3 else set())


@rule("bluff#setting-up")
def test_random_villains_of_four() -> None:
    """Any three of the six, over many games all of them; everyone is shown which."""
    trios = set()
    for seed in range(200):
        state = GAME.start(Setup(four_player_villains="random"), 4, Rng(seed))
        trios.add(frozenset(villains_of(state.contents)))
        assert all(GAME.view(state, seat).contents == state.contents for seat in (None, 0, 1, 2, 3))

    assert {len(trio) for trio in trios} == {3}
    assert len(trios) == 20


@rule("bluff#setting-up")
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_random_villains_concern_four_players_only(seats: int) -> None:
    """Other tables have none or all six, whatever that option says."""
    state = GAME.start(Setup(four_player_villains="random"), seats, Rng(1))

    assert len(villains_of(state.contents)) == (0 if seats == 3 else 6)


@rule("bluff#setting-up")
def test_tiles_that_stay_out_are_the_rest_of_the_box() -> None:
    """In and out together make the box, for every number of players."""
    for seats in GAME.seats:
        contents = GAME.start(Setup(), seats, Rng(0)).contents
        out = Counter(set_aside(contents))

        assert tuple(count + out[kind] for kind, count in enumerate(contents)) == ALL_TILES


@rule("bluff#setting-up")
@pytest.mark.parametrize("seats", [0, 2, 9])
def test_too_few_or_too_many_players(seats: int) -> None:
    """Three to eight; the message says so."""
    with pytest.raises(BadSetup) as refusal:
        GAME.start(Setup(), seats, Rng(0))

    assert str(refusal.value) == f"Truth or Bluff is for 3 to 8 players, not {seats}."


@rule("bluff#endings")
@pytest.mark.parametrize("ending", ["four-white", "three-villains"])
def test_an_ending_that_cannot_be_met(ending: EndingName) -> None:
    """Three players have neither white tiles nor villains; four have both."""
    with pytest.raises(BadSetup) as refusal:
        GAME.start(Setup(ending=ending), 3, Rng(0))

    assert str(refusal.value) == f"The ending {ending} cannot be met by 3 players: its tiles are not in the bag."
    assert GAME.start(Setup(ending=ending), 4, Rng(0)).ending == ending


@rule("bluff#setting-up")
def test_a_villain_named_twice() -> None:
    """Three villains are three different ones."""
    with pytest.raises(BadSetup) as refusal:
        GAME.start(Setup(four_player_villains=("kunzite", "jadeite", "kunzite")), 4, Rng(0))

    assert str(refusal.value) == "four_player_villains names a villain twice."


@rule("bluff#the-tiles")
@pytest.mark.parametrize("wrong", [0, -3, 37])
def test_numbers_out_of_bounds(wrong: int) -> None:
    """A number is at least 1 and at most the 36 of the Ending."""
    with pytest.raises(BadSetup) as refusal:
        GAME.start(Setup(numbers=(1, 2, 3, 4, 5, 6, 7, wrong)), 5, Rng(0))

    assert str(refusal.value) == "numbers must lie between 1 and 36."


@rule("bluff#setting-up")
@pytest.mark.parametrize(
    "options",
    [
        {"ending": "five-same"},
        {"ending": "empty-holder"},
        {"four_player_villains": ["kunzite", "jadeite"]},
        {"four_player_villains": ["kunzite", "jadeite", "luna"]},
        {"numbers": [1, 2, 3]},
        {"jadeite_source": "token_bag"},
        {"jadeites_source": "draw_bag"},
    ],
)
def test_options_that_do_not_exist(options: dict[str, Any]) -> None:
    """Unknown names, values and lengths are refused where options are read."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Setup)


@rule("bluff#setting-up", "bluff#endings")
def test_a_late_ending_comes_with_advice() -> None:
    """Four players can meet three villains, but only with all there are: the table is told beforehand (B-09)."""
    advice = [english().say(said) for said in GAME.advice(Setup(ending="three-villains"), 4)]

    assert advice == ["This ending is better with 5 players or more: three villains face up."]
    assert GAME.advice(Setup(ending="three-villains"), 5) == []
    assert GAME.advice(Setup(), 4) == []


@rule("bluff#setting-up", "bluff#who-may-see-what")
def test_everyone_is_told_which_villains_are_in() -> None:
    """Also where chance has picked them (B-08)."""
    for setup, seats, sentence in (
        (Setup(), 3, "There are no villains in this game."),
        (Setup(), 4, "The villains in this game are Queen Beryl, Zoycite, and Nephrite."),
    ):
        assert sentence in told(GAME.start(setup, seats, Rng(1)), None)
    state = GAME.start(Setup(four_player_villains="random"), 4, Rng(2))
    in_play = [english().say(line(f"bluff-{name}")) for name in names(k for k in range(16, 22) if state.contents[k])]

    assert all(name in told(state, None)[1] for name in in_play)
