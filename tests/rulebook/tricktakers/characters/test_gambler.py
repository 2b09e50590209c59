"""The Gambler: gift, exchanges, bid and stake, what comes of them, and two players."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.characters.gambler import GamblerSheet
from rule import rule
from rulebook.tricktakers.table import (
    FOR_TWO,
    account,
    asked,
    cannot,
    held,
    lines,
    round_with,
    say,
    setting_up,
    texts,
    who_is_asked,
)

HANDS = {"gambler": "r1 r2 b3 g4 k5", "resistance": "r6 r7 r8 b1 b2", "hermit": "b4 b5 b6 b7 b8"}


def foretold(bid: int, wins: int, stake: int = 0, in_round: int = 1) -> list[tuple[str, int]]:
    """The lines of a Gambler who has said this, staked this and won so many."""
    return lines(round_with("gambler", wins, in_round=in_round, sheets={"gambler": GamblerSheet(bid, stake)}), 0)


@rule("tricktakers#gambler")
def test_the_gambler_gets_twenty_points_at_once() -> None:
    """Before anything else; the account of the round will say so."""
    state = setting_up(HANDS)

    assert state.points == [50, 30, 30]
    assert [(entry.what, entry.points, entry.paid) for entry in state.ledger[0]] == [("gambler-gift", 20, True)]
    assert who_is_asked(state) == ("gambler", "exchange")


@rule("tricktakers#gambler")
def test_cards_are_exchanged_up_to_twice() -> None:
    """Five for five, then two for two; then comes the bid."""
    state = setting_up(HANDS, deck="k1 k2 k3 k4 rare flag g9")
    say(state, "gambler", "discard r1 r2 b3 g4 k5")
    assert held(state, "gambler") == "k1 k2 k3 k4 rare"
    say(state, "gambler", "discard k1 rare")

    assert held(state, "gambler") == "g9 k2 k3 k4 flag"
    assert who_is_asked(state) == ("gambler", "bid")
    assert len(state.discards) == 7


@rule("tricktakers#gambler")
def test_no_exchange_need_be_made() -> None:
    """Who keeps all cards is asked no second time; who exchanges once may keep them then."""
    none, once = setting_up(HANDS), setting_up(HANDS, deck="k9")
    say(none, "gambler", "keep")
    say(once, "gambler", "discard r1", "keep")

    assert (held(none, "gambler"), held(once, "gambler")) == ("r1 r2 b3 g4 k5", "r2 b3 g4 k5 k9")
    assert who_is_asked(none) == who_is_asked(once) == ("gambler", "bid")


@rule("tricktakers#gambler")
def test_the_bid_is_none_to_four_and_open() -> None:
    """It stands on the sheet for all to see."""
    state = setting_up(HANDS)
    say(state, "gambler", "keep")
    assert texts(state) == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    say(state, "gambler", "bid 2")

    assert state.sheet(0, GamblerSheet).bid == 2


@rule("tricktakers#gambler")
@pytest.mark.parametrize(
    ("in_round", "points", "most"), [(1, 30, 50), (1, 200, 50), (2, 10, 30), (2, 0, 20), (3, 200, 100), (3, 40, 60)]
)
def test_the_stake_is_at_most_fifty_a_hundred_in_the_final_round_and_what_one_has(
    in_round: int, points: int, most: int
) -> None:
    """The gift may be staked; in tens."""
    state = setting_up(HANDS, in_round=in_round, points=[points, 30, 30])
    say(state, "gambler", "keep", "bid 1")

    assert texts(state) == [f"stake {stake}" for stake in range(0, most + 1, 10)]


@rule("tricktakers#gambler")
def test_what_is_staked_is_set_aside() -> None:
    """Off the points at once, and on the sheet for all to see; staking is not compulsory."""
    state = setting_up(HANDS)
    nothing = setting_up(HANDS)
    say(state, "gambler", "keep", "bid 1", "stake 40")
    say(nothing, "gambler", "keep", "bid 1", "stake 0")

    assert (state.points[0], state.sheet(0, GamblerSheet)) == (10, GamblerSheet(1, 40))
    assert (nothing.points[0], nothing.sheet(0, GamblerSheet)) == (50, GamblerSheet(1, 0))
    assert [entry.what for entry in nothing.ledger[0]] == ["gambler-gift"]


@rule("tricktakers#gambler", "tricktakers#spending-black-crowns")
def test_in_the_final_round_a_black_crown_exchanges_once_more() -> None:
    """A third exchange beside the Gambler's two."""
    state = setting_up(HANDS, in_round=3, black_crowns=[1, 0, 0], deck="k1 k2 k3")
    say(state, "gambler", "discard r1", "discard r2")
    assert who_is_asked(state) == ("gambler", "crown")
    say(state, "gambler", "discard b3")

    assert held(state, "gambler") == "g4 k1 k2 k3 k5"
    assert state.black_crowns[0] == 0
    assert asked(state).kind == "bid"


@rule("tricktakers#gambler")
@pytest.mark.parametrize(("bid", "points"), [(0, 30), (1, 60), (2, 90), (3, 150)])
@pytest.mark.parametrize("in_round", [1, 3])
def test_points_for_a_bid_that_comes_true(bid: int, points: int, in_round: int) -> None:
    assert foretold(bid, bid, in_round=in_round) == [("gambler-hit", points)]


@rule("tricktakers#gambler", "tricktakers#end-of-game")
def test_a_bid_of_four_that_comes_true_wins_the_game() -> None:
    state = round_with("gambler", 4, sheets={"gambler": GamblerSheet(4, 0)})

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#gambler")
def test_a_stake_on_a_true_bid_comes_back_with_as_much_again() -> None:
    """Two tricks and 50: 140 more, and the stake back."""
    assert foretold(2, 2, stake=50) == [("gambler-hit", 90), ("gambler-stake-back", 50), ("gambler-stake-won", 50)]


@rule("tricktakers#gambler")
@pytest.mark.parametrize("wins", [0, 1, 3, 4])
def test_a_missed_bid_brings_nothing_and_loses_the_stake(wins: int) -> None:
    """Four tricks that were not foretold do not win the game either."""
    assert foretold(2, wins, stake=50) == [("gambler-missed", 0)]


@rule("tricktakers#gambler")
@pytest.mark.parametrize(("bid", "after"), [(1, 30 + 20 + 60 + 40), (2, 30 + 20 - 40)])
def test_the_twenty_stay_the_gamblers_whatever_comes(bid: int, after: int) -> None:
    """From set-up to the account: one trick won, on a bid of one and of two."""
    hands = {"gambler": "k9 g1 g2 g3 g4", "resistance": "b9 g9 g8 g7 g6", "king": "r1 r2 r3 r4 r5"}
    state = setting_up(hands)
    say(state, "king", "discard r5")
    say(state, "gambler", "keep", f"bid {bid}", "stake 40")
    for cards in (
        "k9 b9 r1", "g1 g9 r2", "g8 r3 g2", "g7 r4 g3", "g6 king-rare g4"
    ):  # fmt: skip
        for card in cards.split():
            decision = asked(state)
            who = ["gambler", "resistance", "king"][decision.seat]
            say(state, who, card)

    assert account(state, 0).before == 30
    assert account(state, 0).after == after


@rule("tricktakers#gambler", "tricktakers#end-of-game")
@pytest.mark.parametrize("bid", [0, 3, 4])
def test_five_tricks_win_the_game_whatever_was_said(bid: int) -> None:
    state = round_with("gambler", 5, sheets={"gambler": GamblerSheet(bid, 10)})

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#two-players", "tricktakers#gambler")
def test_for_two_the_bid_is_none_to_five() -> None:
    hands = {"gambler": "r1 r2 b3 g4 k5", "resistance": "r6 r7 r8 b1 b2"}
    state = setting_up(hands, setup=FOR_TWO)
    assert state.points == [50, 30]
    say(state, "gambler", "keep")

    assert texts(state) == [f"bid {bid}" for bid in range(6)]


@rule("tricktakers#two-players", "tricktakers#gambler")
@pytest.mark.parametrize(("bid", "points"), [(0, 90), (1, 60), (2, 90), (3, 120), (4, 150)])
def test_for_two_other_points_for_a_true_bid(bid: int, points: int) -> None:
    """Four do not win the game."""
    state = round_with("gambler", bid, setup=FOR_TWO, sheets={"gambler": GamblerSheet(bid, 10)})

    assert lines(state, 0) == [("gambler-hit", points), ("gambler-stake-back", 10), ("gambler-stake-won", 10)]
    assert not state.ended


@rule("tricktakers#two-players", "tricktakers#gambler")
@pytest.mark.parametrize(
    ("bid", "more"), [(5, [("gambler-stake-back", 20), ("gambler-stake-won", 20)]), (4, [("gambler-missed", 0)])]
)
def test_for_two_five_tricks_are_two_hundred_whatever_was_foretold(bid: int, more: list[tuple[str, int]]) -> None:
    """The stake goes by the bid."""
    state = round_with("gambler", 5, setup=FOR_TWO, sheets={"gambler": GamblerSheet(bid, 20)})

    assert lines(state, 0) == [("gambler-five", 200), *more]
    assert not state.ended


@rule("tricktakers#two-players", "tricktakers#gambler")
@pytest.mark.parametrize(("in_round", "most"), [(1, 50), (4, 100)])
def test_for_two_the_stake_is_as_usual(in_round: int, most: int) -> None:
    hands = {"gambler": "r1 r2 b3 g4 k5", "resistance": "r6 r7 r8 b1 b2"}
    state = setting_up(hands, setup=FOR_TWO, in_round=in_round, points=[300, 30])
    say(state, "gambler", "keep", "bid 1")

    assert texts(state)[-1] == f"stake {most}"
    cannot(state, "gambler", f"stake {most + 10}")
