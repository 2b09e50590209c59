"""Rulings T-40 to T-62: where our sources leave a gap, what tables may agree on, and what we met while building it.

Some of them are pinned where the rest of their rule is: T-42, T-52 and T-53 with the round, T-54 and T-55 with
choosing, T-49 and T-63 with the end.
"""

from __future__ import annotations

import pytest

from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import BERSERKER_OTHERS, NAMES, PLAYING_CARDS, card
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.roster import BASIC, EVERYONE
from odango.games.tricktakers.setup import Setup, in_use
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import (
    ALL_STAR,
    asked,
    cannot,
    five_each,
    go,
    held,
    lines,
    seat_of,
    setting_up,
    table,
    taken,
    task,
    texts,
    told,
)

HANDS = five_each("king", "hermit", "collector")


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
    assert [points for what, points in lines(state, 0) if what.startswith("task")] == [-10, -10]


@rule("tricktakers#ruler", "tricktakers#two-players")
def test_t40_or_the_other_for_tasks_done() -> None:
    """With the switch 40 and 30 are what the other gets for doing them, and the Ruler gets 20 for both."""
    state = ruled_two("opponent_for_successes", ("take-red", "avoid-green"), "r1")

    assert [points for what, points in lines(state, 0) if what.startswith("task")] == [40, 30]
    assert ("all-tasks", 20) in lines(state, 1)
    assert not [what for what, _ in lines(state, 1) if what.endswith("share")]
    missed = ruled_two("opponent_for_successes", ("take-green", "avoid-red"), "r1")
    assert [points for what, points in lines(missed, 0) if what.startswith("task")] == [-10, -10]
    assert not [what for what, _ in lines(missed, 1) if what.endswith("share")]


@rule("tricktakers#ruler", "tricktakers#two-players")
def test_t40_done_tasks_bring_the_ruler_of_two_nothing() -> None:
    """The other gets 20 and 10 as at any table; the Ruler only the 20 for both."""
    state = ruled_two("ruler_for_failures", ("take-red", "avoid-green"), "r1")

    assert [points for what, points in lines(state, 0) if what.startswith("task")] == [20, 10]
    assert ("all-tasks", 20) in lines(state, 1)
    assert not [what for what, _ in lines(state, 1) if what.endswith("share")]


@rule("tricktakers#the-cards", "tricktakers#king")
def test_t41_exclusive_cards_are_discarded_openly() -> None:
    """The King's Rare goes to the box, not to the discards, and everyone hears of it; other cards nobody sees."""
    state = setting_up(HANDS, in_round=3, black_crowns=[1, 0, 0])
    go(state, "discard r1", "discard r2 king-rare")
    view = GAME.view(state, 1)

    assert card("king-rare") in view.box
    assert [found.card for found in view.discards] == [-1, -1]
    assert "king discards King’s Rare." in told(state, "hermit")
    assert "king discards a card." in told(state, "hermit")


@rule("tricktakers#ruler")
@pytest.mark.parametrize("lead", ["r", "b", "g", "k"])
def test_t43_the_ruler_may_turn_a_card_to_any_colour_every_time(lead: str) -> None:
    """Four tokens, one a colour, and they come back: in two tricks running the same colour."""
    other = "g" if lead != "g" else "b"
    state = table({"king": f"{lead}8 {lead}9", "ruler": f"{other}1 {other}2 {lead}3", "hermit": f"{lead}4 {lead}5"})
    for first, second, third in ((9, 1, 4), (8, 2, 5)):
        go(state, f"{lead}{first}", f"{other}{second} lead", "no draw", f"{lead}{third}")

    assert [trick.plays[1].face.colour for trick in state.tricks] == ["rbgk".index(lead)] * 2


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


@rule("tricktakers#adventurer", "tricktakers#collector")
def test_t45_a_card_face_down_may_be_reserved() -> None:
    """Unseen; the Collector gets whatever it is."""
    people = {"king": "b1 r2", "adventurer": "b9 r8", "collector": "b2 b3", "hermit": "b8 r1"}
    state = equipped(people, "potion sword", stock="gold")
    go(state, "b1", "use potion", "b9 down", "b2")
    assert "reserve B" in texts(state)
    label = next(option for option in asked(state).options(state) if asked(state).write(state, option) == "reserve B")
    assert asked(state).label(state, label).key == "tricktakers-label-reserve-down"
    assert GAME.view(state, seat_of(state, "collector")).plays[1].card == -1
    go(state, "reserve B", "no draw", "b8")

    assert state.tricks[-1].winner == 1
    assert taken(state, "collector") == {"b9"}
    assert "collector reserves the card adventurer played face down." in told(state)


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


@rule("tricktakers#selecting-a-character")
def test_t50_which_characters_are_in_use() -> None:
    """The five basic ones in the basic mode, all in the others; or those that were named, in any order."""
    assert in_use(Setup()) == BASIC
    assert in_use(ALL_STAR) == in_use(Setup(mode="shuffle")) == in_use(Setup(mode="draft")) == EVERYONE
    assert in_use(Setup(characters=("ruler", "king", "hermit"))) == (0, 9, 13)


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


@rule("tricktakers#spending-black-crowns", "tricktakers#berserker")
def test_t56_the_berserker_renews_from_the_draw_deck() -> None:
    """Up to four cards, and what comes are playing cards."""
    state = setting_up(
        five_each("berserker", "hermit", "collector"),
        in_round=3,
        black_crowns=[1, 0, 0],
    )
    others = [name for name in held(state, "berserker").split() if name != "berserker"]
    go(state, " ".join(["discard", *others]))

    assert [one for one in state.hands[0] if one != card("berserker")] == sorted(
        one for one in state.hands[0] if one in PLAYING_CARDS
    )
    assert len(state.stocks[0]) == 2


@rule("tricktakers#spending-black-crowns", "tricktakers#berserker")
def test_t56_or_from_what_was_left_over() -> None:
    """By the variant at most two cards, which come from his own deck."""
    state = setting_up(
        five_each("berserker", "hermit", "collector"),
        setup=Setup(mode="all_star", berserker_redraw="leftovers"),
        in_round=3,
        black_crowns=[1, 0, 0],
    )
    left = state.stocks[0][:]
    others = [name for name in held(state, "berserker").split() if name != "berserker"]
    cannot(state, "berserker", " ".join(["discard", *others[:3]]))
    go(state, " ".join(["discard", *others[:2]]))

    assert set(left) < set(state.hands[0])
    assert state.stocks[0] == []
    assert sum(one in BERSERKER_OTHERS for one in state.hands[0]) == 4


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


@rule("tricktakers#selecting-a-character")
def test_t58_the_mode_is_basic_unless_another_is_chosen() -> None:
    """Five characters to begin with; the other modes are there to be asked for."""
    state = GAME.start(Setup(), 4, Rng(0))

    assert (Setup().mode, state.offered) == ("basic", BASIC)
    assert GAME.start(ALL_STAR, 4, Rng(0)).offered == EVERYONE
    assert len(GAME.start(Setup(mode="shuffle"), 4, Rng(0)).offered) == 5


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


@rule("tricktakers#ruler", "tricktakers#must-follow")
def test_t61_a_ruler_who_could_follow_and_does_not_must_change_the_card() -> None:
    """With red in hand a black card cannot be played as black on red; without it, either way."""
    able = table({"king": "r4 b1", "ruler": "r1 k9", "hermit": "r5 b3"})
    unable = table({"king": "r4 b1", "ruler": "b2 k9", "hermit": "r5 b3"})
    for state in (able, unable):
        go(state, "r4")

    assert texts(able) == ["r1", "k9 lead"]
    assert texts(unable) == ["b2", "b2 lead", "k9", "k9 lead"]


@rule("tricktakers#hermit")
def test_t62_the_hermit_may_discard_what_he_has_just_drawn() -> None:
    """Nothing tells the cards apart."""
    state = table({"king": "r4 b1", "hermit": "r1 k9", "gambler": "r5 b3"}, deck="g7")
    go(state, "r4", "draw")
    assert texts(state) == ["discard r1", "discard g7", "discard k9"]
    go(state, "discard g7")

    assert held(state, "hermit") == "r1 k9"


@rule("tricktakers#the-first-lead", "tricktakers#gambler")
@pytest.mark.parametrize(("stake", "leader"), [(0, "resistance"), (10, "gambler"), (50, "gambler")])
def test_t64_a_stake_does_not_count_when_the_leader_is_found(stake: int, leader: str) -> None:
    """The Gambler has 20 more by then, and less what is set aside: 40, or fewer than the other's 40."""
    hands = five_each("gambler", "resistance", "collector")
    state = setting_up(hands, in_round=2, points=[30, 40, 90], last=["hermit", "collector", "ruler"])
    go(state, "keep", "bid 1", f"stake {stake}")

    assert state.leader == seat_of(state, leader)
