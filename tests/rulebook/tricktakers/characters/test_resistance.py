"""The Resistance: Kakumei and what winning by it brings."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.cards import FACE, card
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from rule import rule
from rulebook.tricktakers.table import FOR_THREE, FOR_TWO, account, cannot, lines, plain, round_with, say, table, texts


@rule("tricktakers#resistance")
def test_kakumei_is_declared_with_a_card_that_is_played() -> None:
    """Every card can be played plainly or with the declaration, also when leading."""
    state = table({"resistance": "r5 b2", "king": "r6 b3", "hermit": "r7 b4"})
    assert texts(state) == ["r5", "r5 kakumei", "b2", "b2 kakumei"]
    say(state, "resistance", "r5 kakumei")

    assert state.kakumei
    assert state.plays[0].face == FACE[card("r5")]


@rule("tricktakers#resistance")
def test_kakumei_is_declared_once_a_round() -> None:
    """It is spent though another won; the next trick goes the usual way again."""
    state = table({"resistance": "r5 b2", "king": "r3 b3", "hermit": "r7 b4"})
    plain(state, "r5 kakumei", "r3", "r7")
    assert (state.tricks[0].winner, state.tricks[0].kakumei) == (1, True)
    assert not state.kakumei
    plain(state, "b3", "b4")
    assert texts(state) == ["b2"]
    cannot(state, "resistance", "b2 kakumei")
    plain(state, "b2")

    assert (state.tricks[1].winner, state.tricks[1].kakumei) == (2, False)


@rule("tricktakers#resistance")
def test_cards_already_played_are_judged_upside_down_too() -> None:
    """The nine led and the Rare lose to what came before and after."""
    state = table({"king": "r9 b1", "hermit": "r2 b2", "resistance": "r3 b3", "ruler": "rare b4"})
    plain(state, "r9", "r2", "r3 kakumei", "rare")

    assert state.tricks[0].winner == 1


@rule("tricktakers#resistance", "tricktakers#must-follow")
def test_under_kakumei_one_still_has_to_follow() -> None:
    """The declarer and those after."""
    state = table({"king": "r9 b1", "resistance": "r8 b3", "hermit": "r5 b2"})
    plain(state, "r9")
    assert texts(state) == ["r8", "r8 kakumei"]
    say(state, "resistance", "r8 kakumei")
    say(state, "hermit", "no draw")

    assert texts(state) == ["r5"]


@rule("tricktakers#resistance", "tricktakers#strength")
def test_of_equal_cards_the_first_wins_under_kakumei() -> None:
    state = table({"king": "r2 b1", "resistance": "b2 b3", "hermit": "g2 b4"})
    plain(state, "r2", "b2 kakumei", "g2")

    assert state.tricks[0].winner == 0


def kakumei_won_with(name: str) -> list[tuple[str, int]]:
    """The Resistance declares in the fifth trick and wins with this card, its only trick."""
    state = table({"resistance": name, "king": "rare", "hermit": "rare"}, trick=5, wins=[0, 2, 2])
    plain(state, f"{name} kakumei", "rare", "rare")
    return lines(state, 0)


@rule("tricktakers#resistance")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        *[("flag", 30), ("r1", 50), ("b2", 50), ("g3", 50), ("r4", 80), ("b5", 80), ("g6", 80)],
        *[("r7", 100), ("b8", 100), ("g9", 100)],
    ],
)
def test_what_a_kakumei_trick_pays(name: str, points: int) -> None:
    assert kakumei_won_with(name) == [("kakumei", points)]


@rule("tricktakers#resistance", "tricktakers#end-of-game")
@pytest.mark.parametrize("name", ["k1", "k9"])
def test_a_kakumei_trick_won_with_black_wins_the_game_at_once(name: str) -> None:
    """In the middle of the round: nothing is accounted and nobody plays on."""
    state = table({"resistance": f"{name} r1", "king": "rare r2", "hermit": "rare r3"})
    plain(state, f"{name} kakumei", "rare", "rare")

    assert (state.ended, state.victor, state.victory) == (True, 0, "character")
    assert (state.trick, state.accounts, state.pending) == (1, [], [])


@rule("tricktakers#resistance")
def test_a_black_card_that_does_not_win_the_kakumei_trick_wins_nothing() -> None:
    """Red is above black then; and another who wins the Resistance's Kakumei with black wins a trick only."""
    red = table({"resistance": "k1 r1", "king": "r9 r2", "hermit": "rare r3"})
    plain(red, "k1 kakumei", "r9", "rare")
    black = table({"resistance": "rare r1", "king": "k9 r2", "hermit": "rare r3"})
    plain(black, "rare kakumei", "k9", "rare")

    assert (red.tricks[0].winner, red.ended) == (1, False)
    assert (black.tricks[0].winner, black.ended) == (1, False)


@rule("tricktakers#resistance")
def test_black_without_kakumei_wins_a_trick_only() -> None:
    state = table({"resistance": "k9 r1", "king": "r2 r3", "hermit": "r4 r5"})
    plain(state, "k9", "r2", "r4")

    assert (state.wins, state.ended) == ([1, 0, 0], False)


@rule("tricktakers#resistance")
def test_a_kakumei_trick_won_with_a_rare_or_the_berserker_pays_nothing() -> None:
    """Only where nothing weaker was played."""
    state = table({"resistance": "rare", "king": "king-rare", "hermit": "rare"}, trick=5, wins=[0, 2, 2])
    plain(state, "rare kakumei", "king-rare", "rare")

    assert lines(state, 0) == [("kakumei", 0)]


@rule("tricktakers#resistance")
@pytest.mark.parametrize("wins", [0, 1, 3, 5])
def test_other_tricks_pay_nothing_before_the_final_round(wins: int) -> None:
    """Five tricks do not win the game either."""
    state = round_with("resistance", wins)

    assert lines(state, 0) == []
    assert not state.ended


@rule("tricktakers#resistance")
def test_in_the_final_round_every_trick_is_worth_thirty_the_kakumei_trick_too() -> None:
    """Two tricks and one under Kakumei with a White Flag: 30 and three times 30."""
    hands = {"resistance": "k9 k8 flag r1 r2", "hermit": "b9 g9 g8 g7 g6", "king": "r9 r8 r7 r6 r5"}
    state = table(hands, in_round=3)
    for trick in ("k9 b9 r9", "k8 g9 r8"):
        plain(state, *trick.split())
    plain(state, "flag kakumei", "g8", "r7", "r1", "g7", "r6", "r5", "r2", "g6")

    assert lines(state, 0) == [("kakumei", 30), ("resistance-final", 90)]
    assert account(state, 0).after == 30 + 120


@rule("tricktakers#resistance", "tricktakers#crowns")
@pytest.mark.parametrize(("before", "black_crown"), [(0, True), (1, False)])
def test_if_the_kakumei_trick_is_the_only_one_it_counts_as_none(before: int, black_crown: bool) -> None:
    """So there is a Black Crown for it; with another trick won there is none."""
    state = table({"resistance": "r9", "king": "rare", "hermit": "rare"}, trick=5, wins=[before, 2, 2 - before])
    plain(state, "r9 kakumei", "rare", "rare")

    assert (account(state, 0).black_crown, account(state, 0).wins) == (black_crown, before + 1)
    assert state.black_crowns[0] == black_crown


@rule("tricktakers#resistance", "tricktakers#crowns")
def test_a_lone_kakumei_trick_does_not_share_the_lead() -> None:
    """One trick each would be a tie; but the Resistance counts none, so this changes nobody's Crown."""
    state = table({"resistance": "r9", "king": "rare", "hermit": "rare"}, trick=5, wins=[0, 4, 0])
    plain(state, "r9 kakumei", "rare", "rare")

    assert state.crowns == [0, 1, 0]
    assert state.black_crowns == [1, 0, 1]


@rule("tricktakers#resistance", "tricktakers#crowns")
def test_by_a_variant_for_three_black_is_the_crown_and_a_hundred_points() -> None:
    """Nobody else gets a Crown, and with no other trick there is the Black Crown too."""
    hands = {"resistance": "k5", "king": "rare", "hermit": "rare"}
    state = table(hands, trick=5, wins=[0, 4, 0], setup=FOR_THREE)
    plain(state, "k5 kakumei", "rare", "rare")

    assert not state.ended
    assert lines(state, 0) == [("kakumei", 100)]
    assert (state.crowns, state.black_crowns) == ([1, 0, 0], [1, 0, 1])


@rule("tricktakers#resistance")
def test_the_variant_for_three_does_not_hold_at_other_tables() -> None:
    hands = {"resistance": "k5", "king": "rare", "hermit": "rare", "ruler": "king-rare"}
    state = table(hands, trick=5, setup=FOR_THREE)
    plain(state, "k5 kakumei", "rare", "rare", "king-rare")

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#resistance")
def test_whether_kakumei_is_left_lies_open() -> None:
    state = table({"resistance": "r5 b2", "king": "r3 b3", "hermit": "r7 b4"})
    assert state.sheets[0] == ResistanceSheet(1)
    plain(state, "r5 kakumei")

    assert state.sheets[0] == ResistanceSheet(0, declared=True)


@rule("tricktakers#two-players", "tricktakers#resistance")
def test_for_two_kakumei_is_declared_twice() -> None:
    """Then no more."""
    state = table({"resistance": "r1 r2 r3", "hermit": "b1 b2 b3"}, setup=FOR_TWO)
    for name in ("r1", "r2"):
        plain(state, f"{name} kakumei", name.replace("r", "b"))

    assert state.wins == [2, 0]
    assert texts(state) == ["r3"]


@rule("tricktakers#two-players", "tricktakers#resistance")
@pytest.mark.parametrize(("name", "points"), [("flag", 30), ("r1", 50), ("b5", 50), ("g9", 50), ("k1", 80), ("k9", 80)])
def test_for_two_what_a_kakumei_trick_pays(name: str, points: int) -> None:
    """Black does not win the game."""
    state = table({"resistance": name, "king": "rare"}, trick=5, wins=[0, 4], setup=FOR_TWO)
    plain(state, f"{name} kakumei", "rare")

    assert lines(state, 0) == [("kakumei", points)]
    assert not state.ended


@rule("tricktakers#two-players", "tricktakers#resistance")
@pytest.mark.parametrize(
    ("wins", "found"), [(0, []), (1, [("resistance-others", -10)]), (5, [("resistance-others", -50)])]
)
def test_for_two_every_other_trick_costs_ten(wins: int, found: list[tuple[str, int]]) -> None:
    assert lines(round_with("resistance", wins, setup=FOR_TWO), 0) == found


@rule("tricktakers#two-players", "tricktakers#resistance")
@pytest.mark.parametrize(("in_round", "more"), [(1, ("resistance-others", -10)), (4, ("resistance-final", 30))])
def test_for_two_in_the_final_round_every_trick_is_worth_ten_instead(in_round: int, more: tuple[str, int]) -> None:
    """Three tricks, two of them by Kakumei."""
    state = table({"resistance": "r1 r2 k9", "hermit": "b1 b2 b3"}, setup=FOR_TWO, in_round=in_round, trick=3)
    plain(state, "r1 kakumei", "b1", "r2 kakumei", "b2", "k9", "b3")

    assert lines(state, 0) == [("kakumei", 50), ("kakumei", 50), more]
