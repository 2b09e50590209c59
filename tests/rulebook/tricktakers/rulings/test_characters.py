"""Rulings on what a character is paid for and may do.

Some are pinned where the rest of their rule is: T-42, T-52 and T-53 with the round, T-54 and T-55 with choosing,
T-49 and T-63 with the end, T-70 with what is known of an open hand.
"""

from __future__ import annotations

import pytest

from odango.core.rng import Rng, ScriptedRng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import NAMES, card
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.combinations import best
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import ITEM, equipment, equipped, items
from rulebook.tricktakers.table import (
    cannot,
    cards,
    five_each,
    for_tasks,
    go,
    held,
    lines,
    seat_of,
    setting_up,
    table,
    task,
    texts,
    told,
)


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


def ruled_two(tasks_for_two: str, tasks: tuple[str, str], king_takes: str) -> Tricktakers:
    """Two players; the King, who has these tasks, takes the last trick with a card of the Ruler's."""
    setup = Setup(mode="draft", tasks_for_two=tasks_for_two)  # type: ignore[arg-type]
    state = table(
        {"king": "k9", "ruler": king_takes},
        setup=setup,
        trick=5,
        wins=[1, 3],
        tasks={"king": [task(name) for name in tasks]},
    )
    go(state, "k9", king_takes)
    return state


@rule("tricktakers#ruler", "tricktakers#two-players")
def test_t40_the_ruler_is_paid_for_tasks_missed() -> None:
    """Green missed, a hard one: 40; red not avoided, an easy one: 30.  The King loses 10 for each."""
    state = ruled_two("ruler_for_failures", ("take-green", "avoid-red"), "r1")

    assert [points for what, points in lines(state, 1) if what == "missed-share"] == [40, 30]
    assert for_tasks(state, 0) == [-10, -10]


@rule("tricktakers#ruler", "tricktakers#two-players")
def test_t40_or_the_other_for_tasks_done() -> None:
    """With the switch 40 and 30 are what the other gets for doing them, and the Ruler gets 20 for both."""
    state = ruled_two("opponent_for_successes", ("take-red", "avoid-green"), "r1")

    assert for_tasks(state, 0) == [40, 30]
    assert ("all-tasks", 20) in lines(state, 1)
    assert not [what for what, _ in lines(state, 1) if what.endswith("share")]
    missed = ruled_two("opponent_for_successes", ("take-green", "avoid-red"), "r1")
    assert for_tasks(missed, 0) == [-10, -10]
    assert not [what for what, _ in lines(missed, 1) if what.endswith("share")]


@rule("tricktakers#ruler", "tricktakers#two-players")
def test_t40_done_tasks_bring_the_ruler_of_two_nothing() -> None:
    """The other gets 20 and 10 as at any table; the Ruler only the 20 for both."""
    state = ruled_two("ruler_for_failures", ("take-red", "avoid-green"), "r1")

    assert for_tasks(state, 0) == [20, 10]
    assert ("all-tasks", 20) in lines(state, 1)
    assert not [what for what, _ in lines(state, 1) if what.endswith("share")]


def adventuring(hand: str, items: str) -> Tricktakers:
    """The Adventurer leads and has these."""
    return equipped({"adventurer": hand, "king": "r8 g1", "collector": "r2 g2"}, items)


@rule("tricktakers#adventurer")
def test_t44_a_map_renews_at_least_one_card() -> None:
    """Whoever uses it discards something; who wants to keep all does not use it."""
    state = adventuring("r6 r7", "map sword")
    go(state, "use map")

    assert texts(state) == ["discard r6", "discard r7", "discard r6 r7"]
    cannot(state, "adventurer", "keep")


@rule("tricktakers#collector")
def test_t46_what_the_collector_has_lies_open() -> None:
    """Everyone saw every card go there; only what can be made of them is shown to the Collector alone."""
    state = table({"king": "b9 r1", "collector": "b2 r2", "hermit": "b8 r3"})
    go(state, "b9", "b2", "reserve A", "no draw", "b8")
    views = [GAME.view(state, seat).players[1] for seat in (0, 1, None)]

    assert [[NAMES[one] for one in seen.taken] for seen in views] == [["b9"]] * 3
    assert [seen.collection is None for seen in views] == [True, False, True]


@rule("tricktakers#ruler")
@pytest.mark.parametrize(
    ("trick", "who", "avoided"),
    [
        (["r9", "g1", "b10"], "king", False),
        (["r9", "g1", "b10"], "berserker", True),
        (["r9", "g1", "r10"], "berserker", False),
        (["r9", "g1 lead", "b10"], "ruler", False),
        (["r9", "g1", "b10"], "ruler", True),
        (["flag", "g1", "b10"], "king", True),
        (["flag", "g1", "b10"], "ruler", False),
        (["flag", "g1", "b10"], "berserker", True),
    ],
)
def test_t47_never_the_lead_colour(trick: list[str], who: str, avoided: bool) -> None:
    """A number that sets the colour is of it, one turned into it too; cards without a colour and other colours not."""
    people = zip(("king", "ruler", "berserker"), trick, strict=True)
    hands = {name: f"{text.split()[0]} {NAMES[card('k1') + seat]}" for seat, (name, text) in enumerate(people)}
    state = table(hands, tasks={who: [task("avoid-lead")]})
    go(state, *trick)

    assert GAME.view(state, None).players[seat_of(state, who)].tasks[0].settled is (None if avoided else False)


@rule("tricktakers#adventurer")
def test_t48_a_hidden_card_from_an_open_hand_is_known() -> None:
    """The Fairy laid the hand open; what is played face down from it everyone can tell, by what is missing."""
    state = adventuring("r1 g9", "potion fairy")
    go(state, "use fairy", "r1", "r8", "r2", "reserve nothing")
    assert GAME.view(state, 1).players[0].shown == (card("g9"),)
    go(state, "g1", "g2", "reserve nothing", "use potion", "g9 down")

    assert state.tricks[-1].plays[-1].known
    assert "adventurer plays Green 9 face down." in told(state, "king")


@rule("tricktakers#resistance")
@pytest.mark.parametrize(("agreed", "seats", "over"), [(False, 3, True), (True, 3, False), (True, 4, True)])
def test_t51_black_kakumei_for_three(agreed: bool, seats: int, over: bool) -> None:
    """Three may agree that it is a Crown and 100 points; four may not, and nobody has to."""
    hands = {"resistance": "k2", "king": "king-rare", "hermit": "rare", "berserker": "berserker"}
    setup = Setup(mode="all_star", resistance_for_three=agreed)
    state = table(dict(list(hands.items())[:seats]), setup=setup, trick=5, wins=[0, 2, 2, 0][:seats])
    go(state, "k2 kakumei", "king-rare", "no draw", "rare", *(["berserker"] if seats == 4 else []))

    assert state.ended == over
    assert (state.crowns[0], state.points[0]) == ((0, 30) if over else (1, 130))


@rule("tricktakers#ruler")
@pytest.mark.parametrize(("extra", "count"), [(False, 6), (True, 16)])
def test_t57_six_tasks_or_sixteen(extra: bool, count: int) -> None:
    """Every task once: the second player's is another one."""
    hands = five_each("ruler", "hermit", "collector")
    state = setting_up(hands, setup=Setup(mode="all_star", extra_tasks=extra))
    assert len(texts(state)) == count
    given = texts(state)[0]
    go(state, given)

    assert len(texts(state)) == count - 1
    assert given not in texts(state)


@rule("tricktakers#ruler", "tricktakers#two-players")
def test_t57_two_players_have_no_tasks_about_crowns() -> None:
    """Nobody could get one."""
    hands = five_each("ruler", "hermit")
    state = setting_up(hands, setup=Setup(mode="draft", extra_tasks=True))

    assert len(texts(state)) == 14
    assert not [text for text in texts(state) if "crown" in text]


@rule("tricktakers#resistance", "tricktakers#ruler")
@pytest.mark.parametrize(("name", "done"), [("win-none", False), ("win-one", True), ("gain-black-crown", True)])
def test_t59_a_kakumei_trick_alone_is_a_trick_for_tasks(name: str, done: bool) -> None:
    """It counts as none for crowns alone."""
    state = table(
        {"resistance": "r1", "king": "r2", "hermit": "r3"},
        setup=Setup(mode="all_star", extra_tasks=True),
        in_round=2,
        trick=5,
        wins=[0, 2, 2],
        sheets={"resistance": ResistanceSheet(1)},
        tasks={"resistance": [task(name)]},
    )
    go(state, "r1 kakumei", "r2", "no draw", "r3")

    assert state.black_crowns[0] == 1
    assert lines(state, 0)[-1][0] == ("task-done" if done else "task-missed")


@rule("tricktakers#king", "tricktakers#ruler")
def test_t60_the_king_gets_his_tricks_twice_and_nothing_else() -> None:
    """A task is worth what it is, in the final round too."""
    state = table(
        {"king": "r9", "hermit": "r1", "gambler": "r2"},
        in_round=3,
        trick=5,
        wins=[0, 2, 2],
        tasks={"king": [task("take-red")]},
    )
    go(state, "r9", "no draw", "r1", "r2")

    assert lines(state, 0) == [("tricks", 20), ("king-final", 20), ("task-done", 20)]


@rule("tricktakers#hermit")
def test_t62_the_hermit_may_discard_what_he_has_just_drawn() -> None:
    """Nothing tells the cards apart."""
    state = table({"king": "r4 b1", "hermit": "r1 k9", "gambler": "r5 b3"}, deck="g7")
    go(state, "r4", "draw")
    assert texts(state) == ["discard r1", "discard g7", "discard k9"]
    go(state, "discard g7")

    assert held(state, "hermit") == "r1 k9"
