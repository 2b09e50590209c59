"""Rulings T-02 to T-39, numbered as the doubts we collected about the rulebook.  See docs/rulings/tricktakers.md."""

from __future__ import annotations

import pytest

from odango.core.engine import run
from odango.core.rng import Rng, ScriptedRng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import NO_COLOUR
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.combinations import best
from odango.games.tricktakers.roster import character
from odango.games.tricktakers.rounds import NextRound
from odango.games.tricktakers.selecting import FirstLead
from odango.games.tricktakers.setup import Setup
from rule import rule
from rulebook.tricktakers.adventure import ITEM, equipment, equipped, items
from rulebook.tricktakers.table import (
    EIGHT,
    asked,
    cannot,
    cards,
    five_each,
    go,
    held,
    lines,
    selecting,
    setting_up,
    table,
    texts,
    until_play,
)

TWO = Setup(mode="draft")


@rule("tricktakers#resistance")
def test_t02_kakumei_lasts_one_trick() -> None:
    """The next trick goes to the strongest again, and it cannot be declared a second time."""
    state = table({"resistance": "r1 r9", "king": "r2 r3", "gambler": "r4 r5"})
    go(state, "r1 kakumei", "r2", "r4")
    assert state.tricks[-1].kakumei
    assert not state.kakumei
    assert texts(state) == ["r9"]
    go(state, "r9", "r3", "r5")

    assert [trick.place for trick in state.tricks] == [0, 0]
    assert [trick.kakumei for trick in state.tricks] == [True, False]


@rule("tricktakers#hermit")
@pytest.mark.parametrize(("third", "paid"), [("berserker", 0), ("r10", 30)])
def test_t03_a_flag_that_loses_after_all_pays_nothing(third: str, paid: int) -> None:
    """It beat the Rare, but the Berserker card beats it; a 10 does not."""
    state = table({"king": "king-rare b1", "hermit": "flag b2", "berserker": f"{third} b10"})
    go(state, "king-rare", "no draw", "flag", third)

    assert sum(entry.points for entry in state.ledger[1]) == paid
    assert state.points[1] == 30 + paid


@rule("tricktakers#strength")
@pytest.mark.parametrize(
    ("hands", "place"),
    [
        ({"king": "r1", "berserker": "berserker", "gambler": "k1"}, 0),
        ({"king": "r9", "gambler": "b1", "berserker": "berserker"}, 1),
        ({"berserker": "berserker", "king": "k9", "gambler": "g1"}, 2),
    ],
)
def test_t04_every_1_beats_the_berserker(hands: dict[str, str], place: int) -> None:
    """Played before it or after, of the lead colour or not; of several the first, though another is black."""
    state = table(hands, in_round=3, trick=5, sheets={"gambler": GamblerSheet(0, 0)})
    go(state, *hands.values())

    assert state.tricks[-1].place == place


@rule("tricktakers#adventurer", "tricktakers#strength")
def test_t05_the_wing_wins_ties_both_ways() -> None:
    """Its Rare beats an earlier one and a later one; without it the first wins."""
    later = equipped({"king": "rare b1", "adventurer": "rare b2", "gambler": "b3 b4"}, "crystal wing")
    go(later, "rare", "use wing", "rare ties", "b3")
    earlier = equipped({"king": "b1 b5", "adventurer": "rare b2", "gambler": "rare b4"}, "crystal wing")
    go(earlier, "b1", "use wing", "rare ties", "rare")
    without = equipped({"king": "rare b1", "adventurer": "rare b2", "gambler": "b3 b4"}, "crystal wing")
    go(without, "rare", "no item", "rare", "b3")

    assert [state.tricks[-1].place for state in (later, earlier, without)] == [1, 1, 0]


@rule("tricktakers#adventurer", "tricktakers#resistance")
def test_t05_the_wing_wins_ties_under_kakumei_too() -> None:
    """Two White Flags: the second, which has the Wing."""
    state = equipped({"resistance": "flag b1", "adventurer": "flag b2", "gambler": "b3 b4"}, "crystal wing")
    go(state, "flag kakumei", "use wing", "flag ties", "b3")

    assert state.tricks[-1].place == 1


@rule("tricktakers#strength", "tricktakers#hermit", "tricktakers#adventurer")
@pytest.mark.parametrize("order", [("hermit", "adventurer"), ("adventurer", "hermit")])
def test_t06_doll_and_hermit_s_flag_are_equal(order: tuple[str, str]) -> None:
    """Both above the Rare: the first played wins."""
    hold = {"hermit": "flag b1", "adventurer": "r5 b2"}
    state = equipped({"king": "rare b3", **{who: hold[who] for who in order}}, "crystal doll")
    go(state, "rare")
    for who in order:
        go(state, *(("no draw", "flag") if who == "hermit" else ("use doll", "r5 doll")))

    assert state.tricks[-1].place == 1


@rule("tricktakers#strength", "tricktakers#hermit", "tricktakers#adventurer")
@pytest.mark.parametrize(("last", "place"), [("king-rare", 0), ("r9", 2)])
def test_t07_a_rare_may_come_later(last: str, place: int) -> None:
    """Hermit's Flag and Doll are judged by the finished trick: with a Rare in it they win, without they are as ever."""
    flag = table({"hermit": "flag b1", "gambler": "r2 b2", "king": f"{last} b3"})
    go(flag, "no draw", "flag", "r2", last)
    doll = equipped({"adventurer": "r5 b1", "gambler": "r2 b2", "king": f"{last} b3"}, "crystal doll")
    go(doll, "use doll", "r5 doll", "r2", last)

    assert [flag.tricks[-1].place, doll.tricks[-1].place] == [place, place]


@rule("tricktakers#adventurer", "tricktakers#must-follow")
def test_t17_a_card_face_down_sets_no_colour() -> None:
    """After a White Flag the Adventurer hides Red 9: the next player is free, and what is played then leads."""
    hands = {"king": "flag b1", "adventurer": "r9 b2", "gambler": "g2 r1", "hermit": "r8 k1"}
    state = equipped(hands, "crystal potion")
    go(state, "flag", "use potion", "r9 down")
    assert state.lead == NO_COLOUR
    assert texts(state) == ["r1", "g2"]
    go(state, "g2", "no draw", "r8")

    assert state.tricks[-1].place == 2


@rule("tricktakers#adventurer")
def test_t17_a_card_face_down_keeps_its_place() -> None:
    """Of two Rares the hidden one came first, and wins."""
    state = equipped({"king": "flag b1", "adventurer": "rare b2", "gambler": "rare r1"}, "crystal potion")
    go(state, "flag", "use potion", "rare down", "rare")

    assert state.tricks[-1].place == 1


@rule("tricktakers#spending-black-crowns", "tricktakers#gambler")
def test_t21_black_crowns_are_offered_after_every_part_of_one_s_own_set_up() -> None:
    """The Gambler may wait for the bid, and is asked again after the stake; never in another's set-up."""
    state = setting_up(
        five_each("gambler", "hermit", "ruler"),
        in_round=3,
        black_crowns=[1, 0, 1],
    )

    assert until_play(state, crown="keep") == [
        ("gambler", "exchange"),
        ("gambler", "crown"),
        ("gambler", "bid"),
        ("gambler", "crown"),
        ("gambler", "stake"),
        ("gambler", "crown"),
        ("ruler", "task"),
        ("ruler", "task"),
        ("ruler", "crown"),
    ]


@rule("tricktakers#the-first-lead")
def test_t23_where_all_have_a_crown_the_fewest_points_lead() -> None:
    """And at equal points the better priority before."""
    hands = five_each("collector", "hermit", "resistance")
    fewest = setting_up(hands, in_round=3, crowns=[1, 1, 1], points=[90, 50, 70])
    equal = setting_up(hands, in_round=3, crowns=[1, 1, 1], points=[50, 50, 50], last=["ruler", "hermit", "berserker"])

    assert (fewest.leader, equal.leader) == (1, 1)


@rule("tricktakers#selecting-a-character")
@pytest.mark.parametrize("mode", ["basic", "shuffle", "all_star"])
def test_t24_the_order_of_choosing_is_the_same_in_every_mode(mode: str) -> None:
    """King, then without a Crown, then with one: fewest points alone do not go first."""
    setup = Setup(mode=mode)  # type: ignore[arg-type]
    state = selecting(["hermit", "gambler", "king"], setup=setup, points=[0, 50, 90], crowns=[1, 0, 0])

    assert state.choosers == (2, 1, 0)


def shown_after(shown: tuple[int, ...], seed: int) -> set[int]:
    """What lies there for three players in the round after these were shown, out of eight."""
    state = selecting(
        ["king", "gambler", "hermit"], setup=Setup(mode="shuffle", characters=EIGHT), in_round=1, seed=seed
    )
    state.pending.clear()
    state.agenda.clear()
    state.offered = shown
    state.characters = [character(name) for name in ("king", "gambler", "hermit")]
    state.do(NextRound())
    run(state)
    return set(state.offered)


@rule("tricktakers#selecting-a-character")
def test_t25_of_too_many_unseen_characters_lot_decides() -> None:
    """Five were not shown and four have room: always four of the five, and each of them is left out at times."""
    eight = tuple(map(character, EIGHT))
    shown, unseen = eight[:3], set(eight[3:])
    found = [shown_after(shown, seed) for seed in range(60)]

    assert all(some < unseen and len(some) == 4 for some in found)
    assert {one for some in found for one in unseen - some} == unseen
    assert all(shown_after(eight[:4], seed) == set(eight[4:]) for seed in range(10))


@rule("tricktakers#resistance")
@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ({"resistance": "rare", "king": "king-rare", "berserker": "berserker"}, 0),
        ({"resistance": "r9", "king": "king-rare", "berserker": "berserker"}, 100),
        ({"resistance": "flag", "king": "king-rare", "berserker": "berserker"}, 30),
    ],
)
def test_t28_kakumei_won_with_a_rare_pays_nothing(hands: dict[str, str], points: int) -> None:
    """The table knows Flags and numbers only; in the final round the trick is worth its 30 all the same."""
    state = table(hands, in_round=3, trick=5, wins=[0, 2, 2])
    card = hands["resistance"]
    go(state, f"{card} kakumei", "king-rare", "berserker")

    assert lines(state, 0) == [("kakumei", points), ("resistance-final", 30)]


@rule("tricktakers#resistance")
def test_t28_kakumei_won_with_a_10_pays_like_a_9() -> None:
    """Where one comes into the hand of the Resistance."""
    state = table({"resistance": "r10", "king": "king-rare", "hermit": "rare"}, in_round=2, trick=5, wins=[0, 2, 2])
    go(state, "r10 kakumei", "king-rare", "no draw", "rare")

    assert lines(state, 0) == [("kakumei", 100)]


@rule("tricktakers#collector")
def test_t31_tens_can_be_collected() -> None:
    """As a ten of its colour: a run may reach it, and four 10s are four of a kind; the Berserker card fits nothing."""
    assert [one.id for one in best(cards("r8 r9 r10")).combinations] == ["straight-flush3"]
    assert [one.id for one in best(cards("r10 b10 g10 k10")).combinations] == ["kind4"]
    assert [one.id for one in best(cards("r6 r7 r8 r9 r10")).combinations] == ["straight-flush5"]
    assert best(cards("r2 r3 r4 r5 r6 r7 r8 r9 r10")).wins
    assert not best(cards("r10 r1 r2")).wins
    assert [one.id for one in best(cards("r10 r1 r2")).combinations] == ["flush3"]
    assert best(cards("berserker r9 r10")).combinations == ()


@rule("tricktakers#adventurer")
def test_t32_used_items_are_shuffled_when_none_is_left() -> None:
    """The last one was drawn long ago: the Adventurer wins a trick and gets one that was used."""
    hands = {"adventurer": "r9 r8", "king": "r1 r2", "gambler": "r3 r4"}
    state = table(hands, sheets={"adventurer": AdventurerSheet(items("crystal rock-crystal"), used=items("map axe"))})
    state.rng = ScriptedRng([0])
    go(state, "r9", "r1", "r3")

    assert equipment(state) == "crystal rock-crystal map"
    assert (state.sheet(0, AdventurerSheet).used, state.stocks[0]) == ((), [ITEM["axe"]])


@rule("tricktakers#two-players", "tricktakers#the-first-lead")
def test_t33_after_a_draft_for_two_the_better_priority_leads() -> None:
    """The Hermit before the Ruler, who has fewer points."""
    state = table({"ruler": "r1", "hermit": "b1"}, setup=TWO, points=[0, 90])
    state.pending.clear()
    state.do(FirstLead())
    run(state)

    assert state.leader == 1


@rule("tricktakers#two-players", "tricktakers#the-first-lead")
@pytest.mark.parametrize("first", [0, 1])
def test_t33_at_equal_points_the_first_player_says_who_leads(first: int) -> None:
    """In the last round of the basic game."""
    state = table({"king": "r1", "hermit": "b1"}, setup=Setup(), in_round=5, points=[50, 50])
    state.pending.clear()
    state.first = first
    state.do(FirstLead())
    run(state)

    assert (asked(state).seat, asked(state).kind) == (first, "leader")


@rule("tricktakers#gambler", "tricktakers#two-players")
@pytest.mark.parametrize(
    ("bid", "expected"),
    [
        (5, [("gambler-five", 200), ("gambler-stake-back", 20), ("gambler-stake-won", 20)]),
        (3, [("gambler-five", 200), ("gambler-missed", 0)]),
    ],
)
def test_t34_five_tricks_of_the_gambler_for_two(bid: int, expected: list[tuple[str, int]]) -> None:
    """200, whatever was foretold; the stake goes by the bid."""
    state = table(
        {"gambler": "r9", "hermit": "r1"},
        setup=Setup(),
        trick=5,
        wins=[4, 0],
        sheets={"gambler": GamblerSheet(bid, 20)},
    )
    go(state, "r9", "no draw", "r1")

    assert not state.ended
    assert lines(state, 0) == expected


@rule("tricktakers#gambler", "tricktakers#two-players")
def test_t34_only_two_players_bid_five() -> None:
    """The five on the die is for them."""
    two = setting_up(five_each("gambler", "hermit"), setup=Setup())
    go(two, "keep")
    three = setting_up(five_each("gambler", "hermit", "king"))
    go(three, "discard g1", "keep")

    assert texts(two)[-1] == "bid 5"
    assert texts(three)[-1] == "bid 4"


@rule("tricktakers#ruler", "tricktakers#adventurer")
def test_t36_cards_without_a_colour_get_none() -> None:
    """Ruler and Wand change numbers only: Rare and White Flag stay what they are."""
    ruler = table({"king": "r4 b1", "ruler": "flag rare b2", "gambler": "r5 b3"})
    go(ruler, "r4")
    wand = equipped({"king": "r4 b1", "adventurer": "flag rare b2", "gambler": "r5 b3"}, "crystal wand")
    go(wand, "r4", "use wand")

    assert texts(ruler) == ["b2", "b2 lead", "rare", "flag"]
    assert texts(wand) == ["b2 lead"]
    none = equipped({"king": "r4 b1", "adventurer": "flag rare", "gambler": "r5 b3"}, "crystal wand")
    go(none, "r4")
    assert texts(none) == ["rare", "flag"]


@rule("tricktakers#ruler", "tricktakers#adventurer")
def test_t36_leading_nothing_changes() -> None:
    """The Ruler has no choice then; the Wand may be used, and the card leads in its own colour."""
    ruler = table({"ruler": "b2 k3", "king": "r4 b1", "gambler": "r5 b3"})
    wand = equipped({"adventurer": "b2 k3", "king": "r4 b1", "gambler": "r5 b3"}, "crystal wand")
    go(wand, "use wand", "b2 lead")

    assert texts(ruler) == ["b2", "k3"]
    assert (wand.plays[0].face.colour, wand.lead) == (1, 1)


@rule("tricktakers#gambler")
@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_t39_the_gambler_s_20_come_every_time(in_round: int) -> None:
    """At set-up of each round in which somebody is the Gambler, and they can be staked at once."""
    hands = five_each("gambler", "hermit", "collector")
    state = setting_up(hands, in_round=in_round, points=[0, 30, 30])
    assert state.points == [20, 30, 30]
    go(state, "keep", "bid 0")

    assert texts(state) == ["stake 0", "stake 10", "stake 20"]
    assert held(state, "gambler") == "r1 r2 r3 r4 r5"
    cannot(state, "gambler", "stake 30")
    assert GAME.start(Setup(), 3, Rng(0)).points == [30, 30, 30]
