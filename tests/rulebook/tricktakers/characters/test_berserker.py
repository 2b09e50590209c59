"""The Berserker: a deck of his own, the card that only a 1 beats, and a last round without a trick."""

from __future__ import annotations

from collections import Counter

import pytest

from odango.games.tricktakers.cards import BERSERKER_CARD, BERSERKER_OTHERS, NAMES, OWNER
from odango.games.tricktakers.setup import Setup
from rule import rule
from rulebook.tricktakers.table import (
    FOR_TWO,
    account,
    asked,
    cannot,
    held,
    lines,
    plain,
    refused,
    round_with,
    say,
    setting_up,
    table,
    texts,
    who_is_asked,
)

HANDS = {"berserker": "r1 r2 b3 g4 k5", "resistance": "r6 r7 r8 b1 b2", "ruler": "b4 b5 b6 b7 b8"}
LEFTOVERS = Setup(mode="all_star", berserker_redraw="leftovers")


@rule("tricktakers#berserker")
def test_the_berserker_discards_the_hand_face_down() -> None:
    state = setting_up(HANDS)

    assert [(NAMES[one.card], one.seat, one.known) for one in state.discards] == [
        (name, 0, False) for name in HANDS["berserker"].split()
    ]


@rule("tricktakers#berserker")
def test_the_berserker_takes_his_card_and_four_of_six_at_random() -> None:
    """All fifteen hands there can be come up; the two left over stay hidden in his stock."""
    found = Counter[str]()
    for seed in range(300):
        state = setting_up(HANDS, seed=seed)
        hand, stock = state.hands[0], state.stocks[0]
        assert hand.count(BERSERKER_CARD) == 1
        assert sorted([*hand, *stock]) == sorted([BERSERKER_CARD, *BERSERKER_OTHERS])
        assert (len(hand), len(stock)) == (5, 2)
        found[held(state, "berserker")] += 1

    assert len(found) == 15
    assert min(found.values()) >= 7


@rule("tricktakers#berserker", "tricktakers#the-cards")
def test_his_other_cards_are_a_ten_of_every_colour_a_rare_and_a_white_flag() -> None:
    names = [NAMES[one] for one in BERSERKER_OTHERS]

    assert names == ["r10", "b10", "g10", "k10", "berserker-rare", "berserker-flag"]
    assert {OWNER[one] for one in (BERSERKER_CARD, *BERSERKER_OTHERS)} == {"berserker"}


@rule("tricktakers#berserker", "tricktakers#strength")
def test_the_berserker_card_beats_everything_but_a_one() -> None:
    """Rare, the Hermit's White Flag and black; in any order."""
    hands = {"king": "r9 r2", "ruler": "rare b9", "hermit": "flag b8", "berserker": "berserker r10", "gambler": "k9 b7"}
    state = table(hands)
    plain(state, "r9", "rare", "flag", "berserker", "k9")

    assert state.tricks[0].winner == 3


@rule("tricktakers#berserker", "tricktakers#strength")
@pytest.mark.parametrize("one", ["r1", "b1", "g1", "k1"])
def test_the_berserker_card_loses_to_every_one(one: str) -> None:
    state = table({"berserker": "berserker r10", "king": f"{one} r9", "ruler": "rare b9"})
    plain(state, "berserker", one, "rare")

    assert state.tricks[0].winner == 1


@rule("tricktakers#berserker", "tricktakers#strength")
def test_of_several_ones_the_first_beats_the_berserker_card() -> None:
    """A black 1 is no stronger than a red one then; also when a 1 came before the Berserker card."""
    after = table({"king": "rare b2", "berserker": "berserker r10", "ruler": "r1 b9", "hermit": "k1 b8"})
    plain(after, "rare", "berserker", "r1", "k1")
    before = table({"king": "b1 b2", "berserker": "berserker r10", "ruler": "r1 r9", "hermit": "k1 k8"})
    plain(before, "b1", "berserker", "r1", "k1")

    assert (after.tricks[0].winner, before.tricks[0].winner) == (2, 0)


@rule("tricktakers#berserker", "tricktakers#strength")
def test_a_ten_loses_to_the_one_of_its_colour_alone() -> None:
    """And beats its 9."""
    hands = {"king": "r9 r2", "berserker": "r10 b10", "ruler": "r1 b9", "hermit": "b1 b8", "gambler": "g1 b7"}
    state = table(hands)
    plain(state, "r9", "r10", "r1", "b1", "g1")
    other = table({**hands, "ruler": "b9 b3"})
    plain(other, "r9", "r10", "b9", "b1", "g1")

    assert (state.tricks[0].winner, other.tricks[0].winner) == (2, 1)


@rule("tricktakers#berserker", "tricktakers#must-follow")
def test_the_berserker_card_is_always_free_and_a_ten_has_to_follow() -> None:
    state = table({"king": "r9 r2", "berserker": "berserker r10 b10 berserker-flag", "ruler": "r1 b9"})
    plain(state, "r9")

    assert texts(state) == ["r10", "berserker", "berserker-flag"]


@rule("tricktakers#berserker")
@pytest.mark.parametrize(("wins", "points"), [(0, -30), (1, -10), (2, 30), (3, 50), (4, 80), (5, -50)])
def test_the_berserkers_points_by_tricks(wins: int, points: int) -> None:
    state = round_with("berserker", wins, points=[60, 30, 30])

    assert lines(state, 0) == [("tricks", points)]
    assert account(state, 0).after == 60 + points


@rule("tricktakers#berserker", "tricktakers#the-aim")
def test_nobody_falls_below_zero() -> None:
    """20 less 50."""
    state = round_with("berserker", 5, points=[20, 30, 30])

    assert account(state, 0).after == 0


@rule("tricktakers#berserker", "tricktakers#end-of-game")
@pytest.mark.parametrize(("in_round", "wins", "won"), [(1, 0, False), (2, 0, False), (3, 0, True), (3, 1, False)])
def test_no_trick_at_all_wins_the_game_in_the_final_round(in_round: int, wins: int, won: bool) -> None:
    state = round_with("berserker", wins, in_round=in_round)

    assert (state.victory == "character") == won


@rule("tricktakers#berserker", "tricktakers#end-of-game")
def test_if_the_king_takes_all_five_at_the_same_time_the_king_wins() -> None:
    """Priority."""
    state = table({"berserker": "r10", "king": "k9", "ruler": "r2"}, in_round=3, trick=5, wins=[0, 4, 0], leader="king")
    plain(state, "k9", "r2", "r10")

    assert (state.victor, state.victory) == (1, "character")


@rule("tricktakers#berserker", "tricktakers#spending-black-crowns")
def test_for_a_black_crown_he_draws_from_the_draw_deck_and_keeps_his_card() -> None:
    """What he discards of his own goes back to the box, for all to see."""
    state = setting_up(HANDS, in_round=3, black_crowns=[1, 0, 0], deck="k1 k2 k3 k4")
    own = [one for one in state.hands[0] if one != BERSERKER_CARD]
    leftover = state.stocks[0][:]
    assert who_is_asked(state) == ("berserker", "crown")
    assert len(texts(state)) == 16
    assert "may not be discarded" in refused(state, "berserker", f"card:{BERSERKER_CARD}")
    say(state, "berserker", " ".join(["discard", *(NAMES[one] for one in own)]))

    assert held(state, "berserker") == "k1 k2 k3 k4 berserker"
    assert [one for one in state.box if one in BERSERKER_OTHERS] == sorted(own)
    assert state.stocks[0] == leftover
    assert len(state.discards) == 5


@rule("tricktakers#berserker", "tricktakers#spending-black-crowns")
def test_by_a_variant_he_draws_from_the_two_cards_left_over() -> None:
    """One or two of them, not more; afterwards nothing is left to draw."""
    state = setting_up(HANDS, in_round=3, black_crowns=[2, 0, 0], setup=LEFTOVERS)
    leftover = state.stocks[0][:]
    own = [one for one in state.hands[0] if one != BERSERKER_CARD]
    assert max(choice.bit_count() for choice in asked(state).options(state)) == 2
    cannot(state, "berserker", " ".join(["discard", *(NAMES[one] for one in own[:3])]))
    say(state, "berserker", f"discard {NAMES[own[0]]} {NAMES[own[1]]}")

    assert state.hands[0] == sorted([*own[2:], *leftover, BERSERKER_CARD])
    assert state.stocks[0] == []
    assert asked(state).kind != "crown"
    assert set(own[:2]) <= set(state.box)


@rule("tricktakers#two-players", "tricktakers#berserker")
@pytest.mark.parametrize(("wins", "points"), [(0, -30), (1, -10), (2, 30), (3, 50), (4, 80), (5, -50)])
def test_for_two_the_points_are_the_same(wins: int, points: int) -> None:
    state = round_with("berserker", wins, setup=FOR_TWO)

    assert lines(state, 0) == [("tricks", points)]


@rule("tricktakers#two-players", "tricktakers#berserker")
@pytest.mark.parametrize(
    ("in_round", "wins", "how"),
    [(2, 0, ""), (2, 1, ""), (4, 0, "character"), (4, 1, "character"), (4, 2, "points")],
)
def test_for_two_one_trick_or_none_wins_the_game_in_the_final_round(in_round: int, wins: int, how: str) -> None:
    state = round_with("berserker", wins, setup=FOR_TWO, in_round=in_round)

    assert state.victory == how
    assert how != "character" or state.victor == 0
