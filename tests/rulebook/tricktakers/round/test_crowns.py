"""Crowns and Black Crowns: who gets them, who never does, and how many there are."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.text import english
from rule import rule
from rulebook.tricktakers.last_trick import last_trick
from rulebook.tricktakers.table import ALL_STAR, FOR_THREE, account, go, lines, play_out, table


def given(state: Tricktakers) -> tuple[list[int], list[int]]:
    """Crowns and Black Crowns, seat by seat; the account says the same."""
    assert [found.crown for found in state.accounts[-1]] == [count > 0 for count in state.crowns]
    assert [found.black_crown for found in state.accounts[-1]] == [count > 0 for count in state.black_crowns]
    return state.crowns, state.black_crowns


def spoken(state: Tricktakers) -> list[str]:
    """What everyone was told."""
    return [english().say(event.face(None), "ABCDE") for event in state.events or ()]


@rule("tricktakers#crowns")
@pytest.mark.parametrize(
    ("winner", "wins", "crowns"),
    [
        ("king", {"king": 1, "hermit": 1, "gambler": 1, "berserker": 1}, [1, 0, 0, 0]),
        ("hermit", {"king": 1, "hermit": 2, "gambler": 1, "berserker": 0}, [0, 1, 0, 0]),
        ("king", {"king": 1, "hermit": 2, "gambler": 1, "berserker": 0}, [0, 0, 0, 0]),
        ("king", {"king": 0, "hermit": 1, "gambler": 1, "berserker": 1, "resistance": 1}, [0, 0, 0, 0, 0]),
        ("king", {"king": 1, "hermit": 0, "gambler": 2}, [0, 0, 0]),
        ("king", {"king": 3, "hermit": 0, "gambler": 1}, [1, 0, 0]),
    ],
)
def test_the_crown_goes_to_most_tricks_alone(winner: str, wins: dict[str, int], crowns: list[int]) -> None:
    """Whoever shares the lead gets none, and no other does."""
    assert given(last_trick(winner, wins))[0] == crowns


@rule("tricktakers#crowns", "tricktakers#collector")
@pytest.mark.parametrize(
    ("winner", "wins"),
    [
        ("collector", {"king": 1, "collector": 1, "gambler": 1}),
        ("collector", {"king": 2, "collector": 1, "gambler": 1}),
        ("king", {"king": 1, "collector": 2, "gambler": 1}),
    ],
)
def test_where_the_collector_took_most_nobody_gets_the_crown(winner: str, wins: dict[str, int]) -> None:
    """Alone in front, or beside another."""
    assert given(last_trick(winner, wins))[0] == [0, 0, 0]


@rule("tricktakers#crowns", "tricktakers#collector")
def test_a_collector_behind_does_not_matter() -> None:
    """The King has most, and gets it."""
    assert given(last_trick("king", {"king": 2, "collector": 1, "gambler": 1}))[0] == [1, 0, 0]


@rule("tricktakers#crowns", "tricktakers#priority")
@pytest.mark.parametrize(
    ("winner", "wins", "black"),
    [
        ("king", {"king": 3, "hermit": 0, "gambler": 0, "resistance": 0, "berserker": 1}, [0, 0, 1, 1, 0]),
        ("king", {"king": 3, "berserker": 0, "hermit": 0, "gambler": 1}, [0, 1, 1, 0]),
        ("gambler", {"king": 0, "berserker": 0, "hermit": 0, "gambler": 3}, [1, 0, 1, 0]),
        ("king", {"king": 0, "hermit": 2, "gambler": 2}, [0, 0, 0]),
        ("king", {"king": 2, "hermit": 0, "gambler": 2}, [0, 1, 0]),
    ],
)
def test_black_crowns_go_to_at_most_two_by_priority(winner: str, wins: dict[str, int], black: list[int]) -> None:
    """Of those who took no trick; where they sit does not matter."""
    assert given(last_trick(winner, wins))[1] == black


@rule("tricktakers#crowns", "tricktakers#collector")
def test_the_collector_gets_no_black_crown_and_takes_nobody_s_place() -> None:
    """Resistance and Berserker get the two, though the Collector's priority lies between them."""
    state = last_trick("king", {"king": 3, "collector": 0, "resistance": 0, "berserker": 0, "hermit": 1})

    assert given(state)[1] == [0, 0, 1, 1, 0]


@rule("tricktakers#crowns")
def test_crowns_are_told() -> None:
    """Who gets which, and what everyone has then."""
    state = last_trick("king", {"king": 2, "hermit": 0, "gambler": 2})

    assert [line for line in spoken(state) if "Crown" in line] == [
        "A took most tricks and gets the Crown.",
        "B gets a Black Crown.",
    ]


@rule("tricktakers#crowns")
def test_crowns_add_up_over_rounds() -> None:
    """One from before and one now make two, which wins; Black Crowns are counted apart."""
    state = table(
        {"king": "r9", "hermit": "r1", "berserker": "b10"}, in_round=2, trick=5, wins=[2, 1, 0], crowns=[1, 0, 0]
    )
    state.black_crowns = [0, 1, 1]
    go(state, "r9", "no draw", "r1", "b10")

    assert (state.crowns, state.black_crowns) == ([2, 0, 0], [0, 1, 2])
    assert (state.victor, state.victory) == (0, "crowns")


WEAKEST = {"king": "king-rare", "hermit": "rare", "berserker": "berserker", "collector": "rare", "adventurer": "k9"}


def kakumei(
    wins: dict[str, int], card: str, *, setup: Setup = ALL_STAR, in_round: int = 2, crowns: list[int] | None = None
) -> Tricktakers:
    """The Resistance, who leads, wins the last trick under Kakumei with this card."""
    state = table(
        {who: WEAKEST.get(who, card) for who in wins},
        setup=setup,
        in_round=in_round,
        trick=5,
        wins=list(wins.values()),
        crowns=crowns,
    )
    go(state, f"{card} kakumei")
    return play_out(state)


@rule("tricktakers#crowns", "tricktakers#resistance")
def test_a_kakumei_trick_alone_counts_as_none() -> None:
    """One trick, won under Kakumei: a Black Crown, and 50 points for the Green 3."""
    state = kakumei({"resistance": 0, "king": 2, "hermit": 2}, "g3")

    assert given(state) == ([0, 0, 0], [1, 0, 0])
    assert lines(state, 0) == [("kakumei", 50)]
    assert account(state, 0).wins == 1


@rule("tricktakers#crowns", "tricktakers#resistance")
def test_with_another_trick_it_counts() -> None:
    """Two tricks, one of them Kakumei: no Black Crown; with three it is even the Crown."""
    assert given(kakumei({"resistance": 1, "king": 2, "hermit": 1}, "g3")) == ([0, 0, 0], [0, 0, 0])
    assert given(kakumei({"resistance": 2, "king": 1, "hermit": 1}, "g3")) == ([1, 0, 0], [0, 0, 0])


@rule("tricktakers#crowns", "tricktakers#resistance")
def test_a_kakumei_trick_alone_shares_no_lead() -> None:
    """It stands beside nobody's single trick: four others took one each, so nobody is alone in front all the same."""
    state = kakumei({"resistance": 0, "king": 1, "hermit": 1, "collector": 1, "adventurer": 1}, "g3")

    assert given(state) == ([0, 0, 0, 0, 0], [1, 0, 0, 0, 0])


@rule("tricktakers#crowns", "tricktakers#resistance")
def test_the_resistance_takes_its_place_by_priority() -> None:
    """King, Gambler and Resistance without a trick that counts: the first two get Black Crowns."""
    state = table(
        {"hermit": "r9", "king": "r1", "gambler": "r2", "resistance": "r3"},
        in_round=2,
        trick=5,
        wins=[3, 0, 0, 0],
        sheets={"resistance": ResistanceSheet(0), "gambler": GamblerSheet(1, 0)},
    )
    go(state, "no draw", "r9", "r1", "r2", "r3")

    assert given(state)[1] == [0, 1, 1, 0]


@rule("tricktakers#resistance", "tricktakers#crowns")
def test_for_three_black_is_a_crown_and_100() -> None:
    """By the variant: the game goes on, nobody else gets the Crown though the King took four, and a Black Crown comes
    with it.
    """
    state = kakumei({"resistance": 0, "king": 4, "hermit": 0}, "k2", setup=FOR_THREE)

    assert not state.ended
    assert given(state) == ([1, 0, 0], [1, 0, 1])
    assert lines(state, 0) == [("kakumei", 100)]


@rule("tricktakers#resistance", "tricktakers#crowns")
def test_for_three_with_another_trick_there_is_no_black_crown() -> None:
    """Two tricks, the one under Kakumei with black: the Crown alone."""
    state = kakumei({"resistance": 1, "king": 2, "hermit": 1}, "k2", setup=FOR_THREE)

    assert given(state) == ([1, 0, 0], [0, 0, 0])


@rule("tricktakers#resistance", "tricktakers#crowns")
def test_for_three_in_the_final_round() -> None:
    """30 more for each trick, as ever; and a second Crown wins."""
    plain = kakumei({"resistance": 1, "king": 2, "hermit": 1}, "k2", setup=FOR_THREE, in_round=3)
    second = kakumei({"resistance": 1, "king": 2, "hermit": 1}, "k2", setup=FOR_THREE, in_round=2, crowns=[1, 0, 0])

    assert lines(plain, 0) == [("kakumei", 100), ("resistance-final", 60)]
    assert (second.victor, second.victory) == (0, "crowns")


@rule("tricktakers#resistance", "tricktakers#crowns")
def test_for_three_other_cards_pay_as_ever() -> None:
    """A White Flag is worth 30, and the Crown goes to most tricks."""
    state = kakumei({"resistance": 0, "king": 3, "hermit": 1}, "flag", setup=FOR_THREE)

    assert given(state) == ([0, 1, 0], [1, 0, 0])
    assert lines(state, 0) == [("kakumei", 30)]


@rule("tricktakers#resistance", "tricktakers#end-of-game")
@pytest.mark.parametrize(
    ("setup", "wins"),
    [
        (ALL_STAR, {"resistance": 0, "king": 2, "hermit": 2}),
        (FOR_THREE, {"resistance": 0, "king": 2, "hermit": 1, "berserker": 1}),
    ],
    ids=["three-without-the-variant", "four-with-it"],
)
def test_otherwise_black_wins_the_game(setup: Setup, wins: dict[str, int]) -> None:
    """The variant is for three players, and has to be agreed on."""
    state = kakumei(wins, "k2", setup=setup)

    assert (state.ended, state.victor, state.victory) == (True, 0, "character")
