"""The Phantom Thief's theft: whom, of what, when, and what it is worth; and the Thief for two players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import FACE, card
from odango.games.tricktakers.characters.phantom_thief import (
    APART,
    BLACK_CROWN,
    CROWN,
    EVEN,
    INVITATION,
    POINTS,
    ThiefSheet,
)
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.setup import Setup, in_use, picks, rounds
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.last_trick import about_to_take
from rulebook.tricktakers.table import FOR_TWO, account, cannot, go, held, lines, say, table, texts, who_is_asked

NONE = -1


def robbed(
    wins: Sequence[int],
    letters: Sequence[int],
    option: int,
    *,
    wolf: bool = False,
    last: str = "leave chip",
    **more: Any,
) -> Tricktakers:
    """Thief, King, Collector, Hermit and Berserker have won so many in all; the Thief wins the last trick, and does
    this to the chip.
    """
    people = {"phantom-thief": "k9", "king": "r1", "collector": "r2", "hermit": "r3", "berserker": "r10"}
    sheets = {"phantom-thief": ThiefSheet(tuple(letters), option, wolf)}
    state = about_to_take("phantom-thief", people, wins, sheets=sheets, **more)
    if INVITATION in letters:
        go(state, "no offer")
    go(state, "k9", "r1", "r2", "reserve nothing")
    go(state, *["no draw", "r3"][: 2 * (len(wins) > 3)], *["r10"][: len(wins) - 4])
    go(state, last)
    return state


FIVE = [1, 2, 1, 1, 0]
NOTICES = [NONE, CROWN, BLACK_CROWN, POINTS, INVITATION]


@rule("tricktakers#phantom-thief")
def test_s10_one_apart_robs_whoever_has_one_more_or_fewer() -> None:
    """One trick, the last, and the chip moved to ±1: the King with two loses his Crown; who has one loses nothing."""
    state = robbed(FIVE, NOTICES, EVEN, last="move chip", black_crowns=[0, 0, 2, 0, 1])

    assert state.crowns == [1, 0, 0, 0, 0]
    assert state.black_crowns[2:] == [2, 0, 2]
    assert all(what not in ("robbed", "stolen") for seat in range(5) for what, _ in lines(state, seat))


@rule("tricktakers#phantom-thief")
def test_s10_nought_robs_whoever_has_as_many() -> None:
    """The chip left where it was: the King keeps his Crown, the two with one trick are robbed."""
    state = robbed(FIVE, NOTICES, EVEN, black_crowns=[0, 0, 2, 0, 0])

    assert state.crowns == [0, 1, 0, 0, 0]
    assert state.black_crowns == [2, 0, 1, 0, 1]
    assert ("robbed", -20) in lines(state, 3), "the Hermit had 30 and lost 10 by his own account"
    assert ("stolen", 20) in lines(state, 0)


@rule("tricktakers#phantom-thief")
def test_s11_wolf_side_up_the_partner_alone_is_robbed_of_what_the_thief_likes() -> None:
    """On ±1, flipped: the King with two keeps his Crown, the partner with none loses a Black Crown."""
    state = robbed(FIVE, NOTICES, APART, last="flip chip", points=[30, 30, 30, 30, 30])
    assert who_is_asked(state) == ("phantom-thief", "loot")
    assert texts(state) == ["steal black crown"], "of what there is: the Berserker has lost all points"
    go(state, "steal black crown")

    assert state.crowns == [0, 1, 0, 0, 0]
    assert state.black_crowns == [2, 0, 0, 0, 0]


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize(
    ("choice", "left"), [("crown", (0, 2, 100)), ("black crown", (1, 1, 100)), ("points", (1, 2, 70))]
)
def test_the_thief_chooses_among_all_a_betrayed_partner_has(choice: str, left: tuple[int, int, int]) -> None:
    """From before or from this round."""
    state = robbed(
        FIVE,
        NOTICES,
        APART,
        last="flip chip",
        crowns=[0, 0, 0, 0, 1],
        black_crowns=[0, 0, 0, 0, 1],
        points=[30, 30, 30, 30, 130],
    )
    assert texts(state) == ["steal crown", "steal black crown", "steal points"]
    go(state, f"steal {choice}")

    assert (state.crowns[4], state.black_crowns[4], account(state, 4).after) == left


@rule("tricktakers#phantom-thief")
def test_a_partner_who_does_not_meet_the_option_is_not_betrayed() -> None:
    """One has none, the Thief one, and the chip lies on 0."""
    state = robbed(FIVE, NOTICES, EVEN, last="flip chip", crowns=[0, 0, 0, 0, 1])

    assert state.crowns == [0, 1, 0, 0, 1]
    assert state.round == 2


@rule("tricktakers#phantom-thief")
def test_a_partner_is_not_robbed_while_the_phantom_side_is_up() -> None:
    """It meets the option, but has no Notice."""
    state = robbed([1, 3, 1, 0], [NONE, CROWN, NONE, INVITATION], APART, crowns=[0, 0, 0, 1])

    assert state.crowns[3] == 1


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize(("points", "stolen"), [(60, 30), (40, 30), (30, 20), (10, 0)])
def test_s12_no_more_points_than_there_are(points: int, stolen: int) -> None:
    """A notice for 30 on a Hermit who has 20 left after the account: 20.  His own trick cost him 10 before."""
    state = robbed([1, 3, 0, 1], [NONE, NONE, NONE, POINTS], EVEN, points=[30, 30, 30, points])
    own = dict(lines(state, 0))

    assert account(state, 3).after == points - 10 - stolen
    assert own.get("stolen", 0) == stolen
    assert account(state, 0).after == 30 - 20 + stolen


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize("letter", [CROWN, BLACK_CROWN])
def test_what_is_not_there_cannot_be_stolen(letter: int) -> None:
    """The Hermit has neither."""
    state = robbed([1, 3, 0, 1], [NONE, NONE, NONE, letter], EVEN)

    assert state.crowns[0] == 0
    assert state.black_crowns[0] == 1, "earned with one trick"
    assert min(state.crowns + state.black_crowns) == 0


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize("letter", [CROWN, BLACK_CROWN])
def test_what_was_won_in_earlier_rounds_can_be_stolen(letter: int) -> None:
    state = robbed([1, 3, 0, 1], [NONE, NONE, NONE, letter], EVEN, crowns=[0, 0, 0, 1], black_crowns=[0, 0, 0, 1])

    assert (state.crowns[3], state.black_crowns[3]) == ((0, 1) if letter == CROWN else (1, 0))


@rule("tricktakers#phantom-thief")
@pytest.mark.parametrize(("thief", "other"), [(1, 3), (3, 1)])
def test_two_apart_is_neither(thief: int, other: int) -> None:
    for option in (EVEN, APART):
        state = robbed([thief, other, 0, 1], [NONE, CROWN, NONE, NONE], option, crowns=[0, 1, 0, 0], in_round=2)
        assert state.crowns[1] >= 1


@rule("tricktakers#phantom-thief", "tricktakers#end-of-game")
def test_a_second_crown_that_is_stolen_wins_nothing() -> None:
    """The King earns his second, but it is gone before anyone looks; the Thief has one and the game goes on."""
    state = robbed([1, 2, 1, 1], [NONE, CROWN, NONE, NONE], APART, crowns=[0, 1, 0, 0])

    assert (state.ended, state.crowns) == (False, [1, 1, 0, 0])


@rule("tricktakers#phantom-thief", "tricktakers#end-of-game")
def test_a_thief_who_steals_a_second_crown_wins() -> None:
    state = robbed([1, 2, 1, 1], [NONE, CROWN, NONE, NONE], APART, crowns=[1, 0, 0, 0])

    assert (state.ended, state.victor, state.victory) == (True, 0, "crowns")


@rule("tricktakers#phantom-thief", "tricktakers#end-of-game")
def test_a_third_black_crown_that_is_stolen_wins_nothing() -> None:
    state = robbed([1, 2, 2, 0], [NONE, NONE, NONE, BLACK_CROWN], APART, black_crowns=[0, 0, 0, 2])

    assert not state.ended
    assert state.black_crowns == [2, 0, 0, 2]


@rule("tricktakers#phantom-thief", "tricktakers#end-of-game")
def test_stolen_points_count_when_the_last_round_is_decided() -> None:
    """The Hermit would have had most."""
    state = robbed([1, 1, 2, 1], [NONE, NONE, NONE, POINTS], EVEN, points=[100, 0, 0, 120], in_round=3)

    assert (state.ended, state.victor, state.victory) == (True, 0, "points")
    assert state.points[0] == 100 - 20 + 30


@rule("tricktakers#phantom-thief", "tricktakers#end-of-game")
def test_a_characters_own_victory_comes_before_the_theft() -> None:
    """The Berserker without a trick in the last round wins the game; nothing is stolen any more."""
    state = robbed(FIVE, NOTICES, APART, in_round=3, crowns=[0, 1, 0, 0, 0])

    assert (state.victor, state.victory) == (4, "character")
    assert state.crowns == [0, 1, 0, 0, 0]


@rule("tricktakers#phantom-thief", "tricktakers#alchemist")
def test_what_was_just_forged_can_be_stolen() -> None:
    """The Alchemist forges a Crown for a Black Crown first; then the Thief takes it."""
    state = table(
        {"phantom-thief": "k9", "alchemist": "alchemist-r1 alchemist-r2 alchemist-b4", "king": "r1"},
        trick=5,
        wins=[0, 1, 3],
        black_crowns=[0, 1, 0],
        sheets={
            "phantom-thief": ThiefSheet((NONE, CROWN, NONE), EVEN),
            "alchemist": AlchemistSheet(("T", "UR", "LR", "B", "LL", "UL")),
        },
        stock={"alchemist": []},
    )
    go(state, "k9", "r1 r2 b4", "r1", "leave chip")
    assert who_is_asked(state) == ("alchemist", "forge")
    go(state, "forge crown")

    assert state.crowns == [1, 0, 1]


@rule("tricktakers#phantom-thief", "tricktakers#resistance")
@pytest.mark.parametrize(("option", "stolen"), [(EVEN, False), (APART, True)])
def test_a_kakumei_trick_alone_counts_as_none_for_the_theft(option: int, stolen: bool) -> None:
    """The Resistance won one trick, by Kakumei; the Thief one: they are one apart."""
    sheets = {
        "phantom-thief": ThiefSheet((NONE, POINTS, NONE), option),
        "resistance": ResistanceSheet(0, won_with=(FACE[card("r2")],)),
    }
    state = table({"phantom-thief": "k9", "resistance": "r1", "king": "r3"}, trick=5, wins=[0, 1, 3], sheets=sheets)
    go(state, "k9", "r1", "r3", "leave chip")

    assert (("robbed", -30) in lines(state, 1)) is stolen


@rule("tricktakers#phantom-thief")
def test_several_are_robbed_at_once() -> None:
    """Everyone with a Notice who meets the option."""
    state = robbed([1, 2, 2, 0], [NONE, CROWN, POINTS, BLACK_CROWN], APART, crowns=[0, 1, 0, 0], points=[50] * 4)

    assert state.crowns == [1, 0, 0, 0]
    assert state.black_crowns[3] == 0
    assert ("stolen", 30) in lines(state, 0)


# Two players


def for_two(wins: Sequence[int], option: int, **more: Any) -> Tricktakers:
    """The King wins the last of five tricks."""
    sheets = {"phantom-thief": ThiefSheet((NONE, INVITATION), option)}
    state = about_to_take("king", {"phantom-thief": "r1", "king": "k9"}, wins, setup=FOR_TWO, sheets=sheets, **more)
    go(state, "k9", "r1")
    return state


@rule("tricktakers#phantom-thief", "tricktakers#two-players")
@pytest.mark.parametrize(
    ("wins", "option", "stolen"),
    [
        ([3, 2], EVEN, True),
        ([3, 2], APART, False),
        ([2, 3], APART, True),
        ([2, 3], EVEN, False),
        ([1, 4], EVEN, False),
        ([1, 4], APART, False),
    ],
)
def test_p23_for_two_the_sheet_says_one_fewer_or_one_more(wins: list[int], option: int, stolen: bool) -> None:
    """With three tricks the other has one fewer, with two one more; 30 points are stolen."""
    state = for_two(wins, option, points=[100, 100])

    assert (("stolen", 30) in lines(state, 0)) is stolen
    assert (("robbed", -30) in lines(state, 1)) is stolen
    assert all(what != "partner" for what, _ in lines(state, 1))


@rule("tricktakers#phantom-thief", "tricktakers#two-players")
def test_for_two_the_chip_is_moved_never_flipped_and_no_letters_are_given() -> None:
    sheet = ThiefSheet((NONE, INVITATION), EVEN)
    state = table({"phantom-thief": "k9 k8", "king": "r1 r2"}, setup=FOR_TWO, sheets={"phantom-thief": sheet})
    go(state, "no offer", "k9", "r1")
    assert texts(state) == ["leave chip", "move chip"]
    cannot(state, "phantom-thief", "flip chip")
    go(state, "move chip")

    assert state.sheet(0, ThiefSheet).option == APART


@rule("tricktakers#phantom-thief", "tricktakers#two-players")
def test_for_two_a_card_is_laid_down_and_one_drawn_from_the_others_hand() -> None:
    """Unseen: the other is not asked, and then has the card that was laid down."""
    drawn = set()
    for seed in range(12):
        sheet = ThiefSheet((NONE, INVITATION), EVEN)
        hands = {"phantom-thief": "k9 k8", "king": "r1 r2"}
        state = table(hands, setup=FOR_TWO, sheets={"phantom-thief": sheet}, seed=seed)
        say(state, "phantom-thief", "offer k8")
        assert who_is_asked(state) == ("phantom-thief", "play")
        assert "k8" in held(state, "king").split()
        assert len(state.hands[0]) == len(state.hands[1]) == 2
        drawn.add(held(state, "phantom-thief"))

    assert drawn == {"r1 k9", "r2 k9"}


@rule("tricktakers#phantom-thief", "tricktakers#two-players", "tricktakers#draft")
def test_p19_fifteen_characters_for_two_are_seven_rounds() -> None:
    """Seven each, and one is left over."""
    setup = Setup(mode="draft")

    assert (len(in_use(setup)), picks(setup, 2), rounds(setup, 2)) == (15, 7, 7)
