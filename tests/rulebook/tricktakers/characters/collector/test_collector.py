"""The Collector: reservation, collecting, points, and never a crown."""

from __future__ import annotations

import pytest

from odango.games.tricktakers.cards import NAMES, card
from odango.games.tricktakers.characters.collector import CollectorSheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import (
    ALL_STAR,
    FOR_TWO,
    account,
    cards,
    lines,
    plain,
    say,
    seen_by,
    table,
    taken,
    texts,
    who_is_asked,
)

SECOND = {"king": "r5 b1", "collector": "r2 b2", "ruler": "r8 b3"}


def collected(names: str, setup: Setup = ALL_STAR, points: int = 30) -> Tricktakers:
    """The end of a round in which the Collector has got all these cards; the King takes the last trick."""
    hands = {"collector": "flag", "king": "rare", "ruler": "rare"}
    if setup is FOR_TWO:
        del hands["ruler"]
    state = table(hands, trick=5, setup=setup, points=[points, 30, 30][: len(hands)])
    state.taken[0] = tuple(cards(names))
    plain(state, *hands.values())
    return state


@rule("tricktakers#collector")
def test_after_playing_the_collector_may_reserve_a_card_of_the_trick() -> None:
    """Any that lies there, the own too, or none; cards still to come cannot be reserved."""
    state = table(SECOND)
    plain(state, "r5")
    say(state, "collector", "r2")
    assert (who_is_asked(state), texts(state)) == (
        ("collector", "reserve"),
        ["reserve nothing", "reserve A", "reserve B"],
    )
    say(state, "collector", "reserve A")

    assert state.sheets[1] == CollectorSheet(0)


@rule("tricktakers#collector")
def test_the_reservation_lies_open_and_is_over_with_the_trick() -> None:
    state = table(SECOND)
    plain(state, "r5")
    say(state, "collector", "r2", "reserve A")
    assert {seen_by(state, who).players[1].sheet for who in ("king", "collector", None)} == {CollectorSheet(0)}
    plain(state, "r8")

    assert state.sheets[1] == CollectorSheet()


@rule("tricktakers#collector")
def test_leading_the_collector_may_reserve_only_the_own_card() -> None:
    """And gets it back though another takes the trick."""
    state = table({"collector": "r2 b2", "king": "r5 b1", "ruler": "r8 b3"})
    say(state, "collector", "r2")
    assert texts(state) == ["reserve nothing", "reserve A"]
    say(state, "collector", "reserve A")
    plain(state, "r5", "r8")

    assert (taken(state, "collector"), taken(state, "ruler")) == ({"r2"}, {"r5", "r8"})


@rule("tricktakers#collector")
def test_if_another_wins_the_collector_gets_that_card_and_the_winner_does_not() -> None:
    """The win is the winner's all the same, and the lead."""
    state = table(SECOND)
    plain(state, "r5")
    say(state, "collector", "r2", "reserve A")
    plain(state, "r8")

    assert (taken(state, "collector"), taken(state, "ruler"), taken(state, "king")) == ({"r5"}, {"r2", "r8"}, set())
    assert (state.wins, state.leader) == ([0, 0, 1], 2)
    assert state.tricks[0].claimed == (card("r5"),)


@rule("tricktakers#collector")
def test_the_winning_card_itself_may_be_reserved() -> None:
    state = table({"king": "r5 b1", "ruler": "r8 b3", "collector": "r2 b2"})
    plain(state, "r5", "r8")
    say(state, "collector", "r2", "reserve B")

    assert (taken(state, "collector"), taken(state, "ruler")) == ({"r8"}, {"r5", "r2"})
    assert state.leader == 1


@rule("tricktakers#collector")
def test_if_the_collector_wins_all_cards_are_the_collectors() -> None:
    """Whatever was reserved."""
    for reservation in ("reserve nothing", "reserve A", "reserve B"):
        state = table({**SECOND, "collector": "r9 b2"})
        plain(state, "r5")
        say(state, "collector", "r9", reservation)
        plain(state, "r8")
        assert (taken(state, "collector"), state.tricks[0].claimed) == ({"r5", "r8", "r9"}, ())


@rule("tricktakers#collector")
def test_without_a_reservation_the_winner_takes_all() -> None:
    state = table(SECOND)
    plain(state, "r5", "r2", "r8")

    assert (taken(state, "collector"), taken(state, "ruler")) == (set(), {"r2", "r5", "r8"})


@rule("tricktakers#collector")
def test_a_card_can_be_reserved_in_every_trick() -> None:
    """So five are collected without a single win."""
    hands = {"collector": "r1 r2 r3 r4 r5", "resistance": "k9 k8 k7 k6 k5", "ruler": "g1 g2 g3 g4 g5"}
    state = table(hands)
    for trick in range(5):
        own = f"r{trick + 1}"
        if trick == 0:
            say(state, "collector", own, "reserve A")
            plain(state, "k9", "g1")
        else:
            plain(state, f"k{9 - trick}", f"g{trick + 1}")
            say(state, "collector", own, "reserve A")

    assert account(state, 0).wins == 0
    assert lines(state, 0) == [("combination", 100)]


@rule("tricktakers#collector", "tricktakers#adventurer")
def test_behind_boots_the_collector_leads_and_may_reserve_only_the_own_card() -> None:
    """Who leads is who plays first."""
    state = equipped({"adventurer": "r1 r3", "collector": "r2 b2", "king": "r8 b3"}, "boots gold")
    say(state, "adventurer", "use boots")
    say(state, "collector", "r2")

    assert texts(state) == ["reserve nothing", "reserve B"]


@rule("tricktakers#collector")
def test_cards_count_for_the_account_as_printed() -> None:
    """A 5 that the Sword made a 9 is collected as a 5."""
    state = equipped({"adventurer": "r5", "king": "k9", "collector": "g9"}, "sword gold", trick=5)
    state.taken[2] = tuple(cards("r3 r4"))
    say(state, "adventurer", "use sword", "r5 plus")
    plain(state, "k9")
    say(state, "collector", "g9", "reserve A")

    assert lines(state, 2) == [("combination", 50)]


@rule("tricktakers#collector")
@pytest.mark.parametrize(
    ("names", "found"),
    [
        ("r1 r2 r3 b9 g1", [("combination", 50), ("unused-cards", -10)]),
        ("r1 r2 r3 b9", [("combination", 50)]),
        ("r1 b5", [("unused-cards", -10)]),
        ("r4 b4 g4 k4 r7 r8 rare", [("combination", 80), ("combination", 50)]),
        ("", []),
    ],
)
def test_combinations_are_paid_and_unused_cards_cost(names: str, found: list[tuple[str, int]]) -> None:
    state = collected(names, points=50)

    assert sorted(lines(state, 0)) == sorted(found)
    assert account(state, 0).after == 50 + sum(points for _, points in found)


@rule("tricktakers#collector", "tricktakers#end-of-game")
def test_a_run_of_nine_wins_the_collector_the_game() -> None:
    state = collected("b1 b2 b3 b4 b5 b6 b7 b8 b9 r1")

    assert (state.victor, state.victory) == (0, "character")


@rule("tricktakers#two-players", "tricktakers#collector")
def test_for_two_there_is_no_run_of_nine() -> None:
    """It counts as the runs it is made of."""
    state = collected("b1 b2 b3 b4 b5 b6 b7 b8 b9", setup=FOR_TWO)

    assert not state.ended
    assert sum(points for _, points in lines(state, 0)) == 150


@rule("tricktakers#collector", "tricktakers#crowns")
@pytest.mark.parametrize(("wins", "crowns"), [([4, 0, 0], [0, 0, 0]), ([2, 1, 1], [0, 0, 0]), ([0, 2, 2], [0, 1, 0])])
def test_the_collector_never_gets_a_crown_and_keeps_others_from_it(wins: list[int], crowns: list[int]) -> None:
    """With most tricks, nobody has it; with as many as another, they are not alone.  The King wins the last one."""
    state = table({"collector": "g9", "king": "k9", "resistance": "k8"}, trick=5, wins=wins)
    plain(state, "g9", "k9", "k8")

    assert state.crowns == crowns


@rule("tricktakers#collector", "tricktakers#crowns")
def test_the_collector_never_gets_a_black_crown() -> None:
    """And does not use one up."""
    hands = {"collector": "g9", "king": "g1", "berserker": "k8", "resistance": "g2", "ruler": "g3"}
    state = table(hands, trick=5, wins=[0, 0, 4, 0, 0])
    plain(state, "g9", "g1", "k8", "g2", "g3")

    assert state.black_crowns == [0, 1, 0, 1, 0]


@rule("tricktakers#collector")
def test_what_could_be_made_so_far_is_told_to_the_collector_alone() -> None:
    """While the round lasts; whose cards went where, everyone saw."""
    state = table({"collector": "r9 r3", "king": "r1 b1", "ruler": "r2 b3"})
    plain(state, "r9", "r1", "r2")
    own = seen_by(state, "collector").players[0].collection

    assert own is not None
    assert [NAMES[one] for one in own.combinations[0].cards] == ["r1", "r2", "r9"]
    assert {seen_by(state, who).players[0].collection for who in ("king", "ruler", None)} == {None}
