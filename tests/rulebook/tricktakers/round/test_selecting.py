"""Choosing characters at a table of three to five: who when, which lie there, and who leads then."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from odango.core.engine import run
from odango.core.game import BadSetup
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.roster import BASIC, EVERYONE, CharacterName, character
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.rounds import NextRound
from odango.games.tricktakers.selecting import choosing_order
from odango.games.tricktakers.setup import Setup, in_use
from odango.games.tricktakers.state import Tricktakers
from odango.text import english
from rule import rule
from rulebook.tricktakers.table import (
    ALL_STAR,
    EIGHT,
    FOR_TWO,
    asked,
    five_each,
    go,
    selecting,
    setting_up,
    texts,
    until_play,
)

SHUFFLE = Setup(mode="shuffle")
SEVEN: tuple[CharacterName, ...] = ("king", "gambler", "resistance", "adventurer", "hermit", "collector", "berserker")


def names(characters: Sequence[int]) -> list[str]:
    return [CHARACTERS[one] for one in characters]


def chosen(state: Tricktakers, *answers: str) -> list[int]:
    """Who answered, one after another."""
    seats = []
    for text in answers:
        seats.append(asked(state).seat)
        go(state, text)
    return seats


@rule("tricktakers#selecting-a-character", "tricktakers#a-round")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_round_1_goes_clockwise_from_a_first_player(seats: int) -> None:
    """Found by lot, so everybody is it once; each takes one of those that are left."""
    firsts = set()
    for seed in range(40):
        state = GAME.start(Setup(), seats, Rng(seed))
        first = state.first
        firsts.add(first)
        picks = ["berserker", "king", "hermit", "resistance", "gambler"][:seats]
        assert chosen(state, *picks) == [(first + step) % seats for step in range(seats)]
        assert [CHARACTERS[state.characters[(first + step) % seats]] for step in range(seats)] == picks

    assert firsts == set(range(seats))


@rule("tricktakers#selecting-a-character")
def test_a_taken_character_is_gone() -> None:
    """Nobody chooses what another has."""
    state = GAME.start(Setup(), 4, Rng(1))
    go(state, "king")
    assert texts(state) == ["gambler", "resistance", "hermit", "berserker"]
    go(state, "hermit")

    assert texts(state) == ["gambler", "resistance", "berserker"]
    assert names(state.offered) == ["king", "gambler", "resistance", "hermit", "berserker"]


@rule("tricktakers#selecting-a-character")
@pytest.mark.parametrize(
    ("last", "points", "crowns", "expected"),
    [
        # Fewest points first.
        (["gambler", "hermit", "resistance"], [50, 30, 40], [0, 0, 0], (1, 2, 0)),
        # Whoever has a Crown comes after all who have none.
        (["gambler", "hermit", "resistance"], [50, 30, 40], [0, 1, 0], (2, 0, 1)),
        # Among those with a Crown, too, the fewest points first.
        (["gambler", "hermit", "resistance", "berserker"], [50, 30, 40, 90], [1, 1, 0, 0], (2, 3, 1, 0)),
        # Equal points: the better priority of the last character, with and without a Crown.
        (["berserker", "hermit", "resistance"], [40, 40, 40], [0, 0, 0], (2, 1, 0)),
        (["berserker", "hermit", "resistance"], [40, 40, 40], [1, 1, 1], (2, 1, 0)),
        (["ruler", "collector", "adventurer"], [40, 40, 40], [0, 0, 0], (2, 1, 0)),
        # Who was King goes first, with a Crown and with most points.
        (["berserker", "hermit", "king"], [10, 20, 200], [0, 0, 1], (2, 0, 1)),
        (["king", "hermit", "resistance"], [0, 0, 0], [0, 0, 0], (0, 2, 1)),
    ],
)
def test_later_rounds(last: list[str], points: list[int], crowns: list[int], expected: tuple[int, ...]) -> None:
    """The King first, then who has no Crown, then who has one; fewest points, then priority."""
    for in_round in (2, 3):
        assert selecting(last, points=points, crowns=crowns, in_round=in_round).choosers == expected


@rule("tricktakers#selecting-a-character")
def test_black_crowns_do_not_matter() -> None:
    """Somebody with two of them chooses as if without, and leads so too."""
    state = selecting(["gambler", "hermit", "resistance"], points=[50, 30, 40])
    state.black_crowns = [0, 2, 1]

    assert choosing_order(state) == state.choosers == (1, 2, 0)


@rule("tricktakers#selecting-a-character")
def test_the_order_is_kept_when_choosing() -> None:
    """Nobody is asked out of turn, and then set-up begins."""
    state = selecting(["gambler", "hermit", "resistance"], points=[50, 30, 40])

    assert chosen(state, "hermit", "adventurer", "collector") == [1, 2, 0]
    assert names(state.characters) == ["collector", "hermit", "adventurer"]
    assert asked(state).kind == "equip"


@rule("tricktakers#selecting-a-character", "tricktakers#king")
def test_the_king_may_not_be_king_again() -> None:
    """Who was King chooses first among all others; a round later they may be King again."""
    state = selecting(["king", "hermit", "resistance"], setup=Setup())
    assert texts(state) == ["gambler", "resistance", "hermit", "berserker"]
    go(state, "hermit", "king", "gambler")
    assert names(state.characters) == ["hermit", "gambler", "king"]
    third = selecting(["hermit", "king", "resistance"], setup=Setup(), in_round=3, points=[0, 0, 0])

    assert third.choosers[0] == 1
    go(third, "gambler")
    assert "king" in texts(third)


@rule("tricktakers#selecting-a-character")
def test_any_other_character_may_be_repeated() -> None:
    """Each may take what they had."""
    last = ["gambler", "hermit", "berserker"]
    state = selecting(last, points=[0, 10, 20])
    chosen(state, *last)

    assert names(state.characters) == names(state.last_characters) == last


@rule("tricktakers#selecting-a-character")
def test_the_basic_mode_shows_the_same_five_every_round() -> None:
    """Or those that were named."""
    named = Setup(characters=("ruler", "king", "collector", "hermit"))

    assert in_use(Setup()) == BASIC
    assert [selecting(["gambler"] * 3, setup=Setup(), in_round=number).offered for number in (1, 2, 3)] == [BASIC] * 3
    assert names(GAME.start(named, 3, Rng(0)).offered) == ["king", "hermit", "collector", "ruler"]


@rule("tricktakers#selecting-a-character")
def test_all_star_shows_all_in_use_every_round() -> None:
    """All eight, or those that were named."""
    some = Setup(mode="all_star", characters=SEVEN)

    assert in_use(ALL_STAR) == EVERYONE
    for number in (1, 2, 3):
        assert selecting(["hermit"] * 3, in_round=number).offered == EVERYONE
        assert sorted(names(selecting(["hermit"] * 3, setup=some, in_round=number).offered)) == sorted(SEVEN)


def shuffled(shown: Sequence[str], last: Sequence[str], setup: Setup, seed: int) -> set[str]:
    """What lies there in round 2 after this was shown in round 1."""
    state = selecting(last, setup=setup, in_round=1, seed=seed)
    state.pending.clear()
    state.agenda.clear()
    state.offered = tuple(sorted(map(character, shown)))
    state.characters = [character(name) for name in last]
    state.do(NextRound())
    run(state)
    return set(names(state.offered))


@rule("tricktakers#selecting-a-character")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_shuffle_shows_one_more_than_players(seats: int) -> None:
    """By lot in the first round: each of the eight comes to lie there, and to be missing."""
    shown = [set(GAME.start(SHUFFLE, seats, Rng(seed)).offered) for seed in range(60)]

    assert {len(some) for some in shown} == {seats + 1}
    assert set.union(*shown) == set(EVERYONE)
    assert not set.intersection(*shown)


@rule("tricktakers#selecting-a-character")
def test_shuffle_brings_the_unseen_first() -> None:
    """Four players, six in use: the one not shown lies there again, the other places are filled by lot."""
    setup = Setup(mode="shuffle", characters=SEVEN[:6])
    shown, last = SEVEN[:5], ["king", "gambler", "resistance", "adventurer"]
    found = [shuffled(shown, last, setup, seed) for seed in range(60)]

    assert all("collector" in some and len(some) == 5 for some in found)
    assert {frozenset(set(shown) - some) for some in found} == {frozenset({name}) for name in shown}


@rule("tricktakers#selecting-a-character")
def test_t55_by_a_variant_the_unselected_one_comes_first_as_well() -> None:
    """The Hermit, whom nobody chose, is always there; without the switch only sometimes."""
    setup = Setup(mode="shuffle", characters=SEVEN[:6], unselected_first=True)
    plain = Setup(mode="shuffle", characters=SEVEN[:6])
    shown, last = SEVEN[:5], ["king", "gambler", "resistance", "adventurer"]

    assert all({"hermit", "collector"} <= shuffled(shown, last, setup, seed) for seed in range(60))
    assert not all("hermit" in shuffled(shown, last, plain, seed) for seed in range(60))
    missing = {frozenset(set(shown) - shuffled(shown, last, setup, seed)) for seed in range(60)}
    assert missing == {frozenset({name}) for name in last}


@rule("tricktakers#selecting-a-character", "tricktakers#king")
def test_in_shuffle_the_last_king_has_something_to_choose() -> None:
    """Though the King lies there: one more is shown than players."""
    for seed in range(20):
        state = selecting(["king", "hermit", "resistance"], setup=SHUFFLE, seed=seed)
        assert asked(state).seat == 0
        assert "king" not in texts(state)
        assert len(texts(state)) >= 3


@rule("tricktakers#the-first-lead")
def test_in_round_1_the_first_to_choose_leads() -> None:
    """Whatever the others chose."""
    state = GAME.start(ALL_STAR, 3, Rng(5))
    first = state.first
    go(state, "hermit", "collector", "resistance")

    assert (state.leader, asked(state).seat, asked(state).kind) == (first, first, "dexterity")


HANDS = five_each("collector", "hermit", "resistance")


@rule("tricktakers#the-first-lead")
@pytest.mark.parametrize(
    ("points", "crowns", "last", "leader"),
    [
        ([50, 30, 40], [0, 0, 0], ("hermit", "gambler", "ruler"), 1),
        ([50, 30, 40], [0, 1, 0], ("hermit", "gambler", "ruler"), 2),
        ([40, 40, 40], [0, 0, 0], ("hermit", "gambler", "ruler"), 1),
        ([40, 40, 40], [0, 0, 0], ("king", "gambler", "ruler"), 0),
        ([90, 40, 40], [0, 0, 0], ("king", "ruler", "berserker"), 2),
        ([50, 30, 40], [1, 1, 1], ("hermit", "gambler", "ruler"), 1),
    ],
)
def test_t54_later_who_is_behind_leads(
    points: list[int], crowns: list[int], last: tuple[str, ...], leader: int
) -> None:
    """No Crown, fewest points, then the last character's priority; not the present one's, and no King's privilege."""
    for in_round in (2, 3):
        state = setting_up(HANDS, points=points, crowns=crowns, last=last, in_round=in_round)
        assert state.leader == leader
        assert asked(state).seat == leader


@rule("tricktakers#the-first-lead")
def test_t54_by_a_variant_who_is_behind_names_the_leader() -> None:
    """Anyone, themselves too; in round 1 the first to choose leads as ever."""
    setup = Setup(mode="all_star", leader_is_named=True)
    state = setting_up(HANDS, setup=setup, points=[50, 30, 40], in_round=2)
    assert (asked(state).seat, asked(state).kind) == (1, "leader")
    assert texts(state) == ["leader A", "leader B", "leader C"]
    go(state, "leader C")
    assert (state.leader, asked(state).seat) == (2, 2)
    first = setting_up(HANDS, setup=setup, in_round=1)

    assert (asked(first).kind, asked(first).seat) == ("play", 0)


@rule("tricktakers#the-first-lead")
def test_black_crowns_do_not_matter_for_the_lead() -> None:
    """Two of them, and fewest points: leads all the same."""
    state = setting_up(HANDS, points=[50, 30, 40], black_crowns=[0, 2, 0], in_round=2)

    assert state.leader == 1


@rule("tricktakers#the-first-lead")
def test_who_takes_a_trick_leads_the_next() -> None:
    """Clockwise from there."""
    state = setting_up({name: hand for name, hand in HANDS.items() if name != "hermit"} | {"gambler": "b1 b2 b3 b4 b5"})
    until_play(state)
    go(state, "r1", "reserve nothing", "g1", "b1")
    taker = state.tricks[-1].winner

    assert asked(state).seat == taker
    assert state.order == tuple((taker + step) % 3 for step in range(3))


@rule("tricktakers#selecting-a-character", "tricktakers#draft")
@pytest.mark.parametrize(
    ("setup", "seats", "message"),
    [
        (
            Setup(mode="shuffle", characters=SEVEN[:4]),
            4,
            "4 players in the shuffle mode need at least 5 characters, not 4.",
        ),
        (Setup(characters=SEVEN[:3]), 4, "4 players in the basic mode need at least 4 characters, not 3."),
        (
            Setup(mode="all_star", characters=SEVEN[:3]),
            5,
            "5 players in the all_star mode need at least 5 characters, not 3.",
        ),
        (FOR_TWO, 3, "3 players in the draft mode need at least 9 characters, not 8."),
        (FOR_TWO, 5, "5 players in the draft mode need at least 15 characters, not 8."),
        (Setup(characters=("king", "king", "hermit", "ruler")), 3, "characters names one of them twice."),
        (ALL_STAR, 2, "Two players choose in the basic mode or draft; shuffle and all_star are for three to five."),
        (SHUFFLE, 2, "Two players choose in the basic mode or draft; shuffle and all_star are for three to five."),
        (Setup(characters=SEVEN[:4]), 2, "Two players in the basic mode need 5 characters, not 4."),
        (Setup(characters=SEVEN), 2, "Two players in the basic mode need 5 characters, not 7."),
        (Setup(mode="draft", characters=("king",)), 2, "A draft for two needs at least two characters."),
    ],
)
def test_what_cannot_be_played_is_said(setup: Setup, seats: int, message: str) -> None:
    """Before anything is dealt."""
    with pytest.raises(BadSetup) as refusal:
        GAME.start(setup, seats, Rng(0))

    assert str(refusal.value) == message


@rule("tricktakers#the-aim")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    """No more, no fewer."""
    with pytest.raises(BadSetup):
        GAME.check(Setup(), seats)


@rule("tricktakers#two-players")
def test_advice_for_two_with_the_ruler() -> None:
    """Some of the Ruler's figures for two are our reading, and the table is told so; others need no advice."""
    say = english().say

    assert [say(found)[:40] for found in GAME.advice(FOR_TWO, 2)] == ["With two players the Ruler’s card leaves"]
    assert GAME.advice(Setup(), 2) == GAME.advice(Setup(mode="all_star", characters=EIGHT), 4) == []
