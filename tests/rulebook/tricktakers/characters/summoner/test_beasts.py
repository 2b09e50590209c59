"""The Summoner's beasts in front: what moving there costs, what they count as, and against other characters."""

from __future__ import annotations

import pytest

from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import card
from odango.games.tricktakers.combinations import best
from rule import rule
from rulebook.tricktakers.summoning import sheet, trick_with_beasts, with_beasts
from rulebook.tricktakers.table import cards, lines, plain, played, say, table, taken, task, texts, who_is_asked

# What it costs


@rule("tricktakers#summoner")
@pytest.mark.parametrize(
    ("beast", "free", "cost"),
    [
        ("maru", "r3", 1),
        ("guru", "b3", 1),
        ("nemu", "g3", 1),
        ("oko", "k3", 2),
        ("el", "flag rare", 1),
        ("miria", "flag rare", 1),
    ],
)
def test_moving_to_the_front_is_free_on_a_card_of_the_beasts_kind(beast: str, free: str, cost: int) -> None:
    """Its colour, or for EL and MIRIA a White Flag or a Rare; on others it costs MP, and without them it cannot."""
    for name in ("r3", "b3", "g3", "k3", "rare", "flag"):
        price = 0 if name in free.split() else cost
        hands = {"summoner": f"{name} r1", "king": "b4 b5", "ruler": "g7 g8"}
        state = table(hands, sheets=with_beasts(beast))
        say(state, "summoner", "go on", name)
        assert texts(state) == ["no beast", f"front {beast}"]
        say(state, "summoner", f"front {beast}")
        assert (sheet(state).mp, sheet(state).rear) == (5 - price, ()), name
        if price:
            poor = table(hands, sheets=with_beasts(beast, price - 1))
            say(poor, "summoner", "go on", name)
            assert who_is_asked(poor) == ("king", "play"), "nothing to ask"


@rule("tricktakers#summoner")
def test_one_beast_goes_to_the_front_and_only_from_the_rear() -> None:
    """Of two that wait there one; what was not summoned cannot; summoned on this turn it can."""
    state = table({"summoner": "r3 r1", "king": "b4 b5", "ruler": "g7 g8"})
    say(state, "summoner", "summon maru", "summon guru", "go on", "r3")
    assert texts(state) == ["no beast", "front maru", "front guru"]
    say(state, "summoner", "front maru")

    assert who_is_asked(state) == ("king", "play")
    assert sheet(state).rear == (card("guru"),)


# What it counts as


@rule("tricktakers#summoner", "tricktakers#must-follow")
def test_colour_and_value_are_the_beasts_and_a_lead_is_of_its_colour() -> None:
    """Red 3 below OKO: a Black 10 was led, and black is to be followed."""
    state = table({"summoner": "r3 r1", "king": "r4 k5", "ruler": "g7 g8"}, sheets=with_beasts("oko"))
    played(state, summoner="go on, r3, front oko")
    face = state.plays[0].face
    assert (face.colour, face.value, state.plays[0].more) == (3, 10, (card("r3"),))

    assert texts(state) == ["k5"]


@rule("tricktakers#summoner", "tricktakers#must-follow")
@pytest.mark.parametrize("beast", ["el", "miria"])
def test_el_and_miria_in_front_lead_no_colour(beast: str) -> None:
    """The next number sets it."""
    state = table({"summoner": "r3 r1", "king": "r4 b5", "ruler": "r7 b8"}, sheets=with_beasts(beast))
    played(state, summoner=f"go on, r3, front {beast}")
    assert texts(state) == ["r4", "b5"]
    say(state, "king", "b5")

    assert [text for text in texts(state) if " " not in text] == ["b8"]


@rule("tricktakers#summoner", "tricktakers#must-follow")
def test_the_card_below_has_to_follow_and_the_beast_has_not() -> None:
    """Red was led: only Red 3 may be played; a blue beast may lie on it, and is off colour."""
    state = table({"king": "r4 g1", "summoner": "r3 b9", "ruler": "r5 g8"}, sheets=with_beasts("guru"))
    say(state, "king", "r4")
    say(state, "summoner", "go on")
    assert texts(state) == ["r3"]
    say(state, "summoner", "r3", "front guru")
    plain(state, "r5")

    assert state.tricks[0].winner == 2, "the Blue 10 does not take a red trick"


@rule("tricktakers#summoner", "tricktakers#strength")
@pytest.mark.parametrize(
    ("cards_played", "beast", "winner"),
    [
        ("r9 r3 r8", "maru", 1),
        ("r9 r3 r1", "maru", 2),
        ("r9 r3 k1", "oko", 2),
        ("r9 r3 k9", "oko", 1),
        ("r9 r3 r1", "oko", 1),
        ("r9 r3 rare", "oko", 2),
        ("rare r3 r9", "el", 1),
        ("r2 r3 r9", "el", 2),
        ("rare r3 rare", "miria", 1),
        ("r9 r3 k1", "miria", 2),
        ("b1 r3 r9", "miria", 0),
        ("k9 r3 r9", "miria", 1),
    ],
)
def test_how_strong_beasts_are(cards_played: str, beast: str, winner: int) -> None:
    """10s lose to the 1 of their colour alone; EL beats a Rare and nothing else; MIRIA all but a 1 of any colour."""
    first, second, third = cards_played.split()
    state = trick_with_beasts(beast, king=first, summoner=f"{second} below {beast}", ruler=third)

    assert state.tricks[0].winner == winner


@rule("tricktakers#summoner", "tricktakers#hermit", "tricktakers#strength")
def test_el_and_the_hermits_white_flag_are_equal_and_only_the_hermit_is_paid() -> None:
    """Above a Rare the first of them wins."""
    state = trick_with_beasts("el", king="rare", summoner="r3 below el", hermit="flag")

    assert state.tricks[0].winner == 1
    assert state.points == [30, 30, 30]


@rule("tricktakers#summoner", "tricktakers#berserker", "tricktakers#strength")
def test_of_miria_and_the_berserker_card_the_first_wins() -> None:
    state = trick_with_beasts("miria", berserker="berserker", summoner="rare below miria", king="rare")

    assert state.tricks[0].winner == 0


# MIRIA in the rear


@rule("tricktakers#summoner", "tricktakers#strength")
@pytest.mark.parametrize(("rear", "winner"), [("maru miria", 1), ("maru guru", 2)])
def test_miria_in_the_rear_keeps_tens_from_losing_to_a_1(rear: str, winner: int) -> None:
    """Red 1 does not top MARU while MIRIA watches."""
    state = trick_with_beasts(rear, king="r9", summoner="r3 below maru", ruler="r1")

    assert state.tricks[0].winner == winner


@rule("tricktakers#summoner", "tricktakers#berserker", "tricktakers#strength")
def test_miria_shields_the_summoners_tens_alone() -> None:
    """The Berserker's Red 10 still loses to Red 1; and both of them to the shielded one."""
    hands = {"berserker": "r10 g10", "king": "r1 g1", "summoner": "g4 r3"}
    state = table(hands, sheets=with_beasts("maru miria"))
    plain(state, "r10", "r1", "r3")
    lost = state.clone()
    say(state, "summoner", "front maru")
    assert state.tricks[0].winner == 2
    say(lost, "summoner", "no beast")

    assert lost.tricks[0].winner == 1


@rule("tricktakers#summoner", "tricktakers#strength")
def test_in_front_miria_shields_nothing_any_more() -> None:
    """It went with an earlier trick: MARU loses to Red 1 again.  And MIRIA itself loses to a 1."""
    hands = {"king": "r9 r1 g1", "summoner": "r2 r3 g2", "ruler": "b8 g7 g3"}
    state = table(hands, sheets=with_beasts("maru miria"))
    played(state, king="r9", summoner="go on, r2, front miria", ruler="b8")
    assert state.tricks[0].winner == 1
    played(state, summoner="go on, r3, front maru", ruler="g7", king="r1")

    assert state.tricks[1].winner == 0


@rule("tricktakers#summoner", "tricktakers#resistance", "tricktakers#strength")
@pytest.mark.parametrize(("way", "winner"), [("r1 kakumei", 2), ("r1", 1)])
def test_kakumei_switches_miria_off(way: str, winner: int) -> None:
    """Upside down the 1 is the better card, shield or not."""
    state = trick_with_beasts("maru miria", king="r9", summoner="r3 below maru", resistance=way)

    assert state.tricks[0].winner == winner


@rule("tricktakers#summoner", "tricktakers#resistance", "tricktakers#strength")
@pytest.mark.parametrize(("beast", "winner"), [("el", 1), ("miria", 2), ("oko", 2)])
def test_beasts_under_kakumei_are_what_they_count_as(beast: str, winner: int) -> None:
    """EL the White Flag that wins, MIRIA the Berserker that is last, OKO a Black 10."""
    state = trick_with_beasts(beast, king="r9", summoner=f"r3 below {beast}", resistance="r8 kakumei")

    assert state.tricks[0].winner == winner


@rule("tricktakers#summoner", "tricktakers#samurai", "tricktakers#strength")
def test_el_in_front_is_a_white_flag_to_the_samurai() -> None:
    """His red is plain red then."""
    state = trick_with_beasts("el", king="k3", samurai="r8", summoner="b3 below el")

    assert state.tricks[0].winner == 0


# Cards taken


@rule("tricktakers#summoner", "tricktakers#ruler")
def test_the_winner_takes_the_beast_and_the_card_below() -> None:
    """Both with their printed colours: MARU is a red card, the Blue 3 below a blue one."""
    hands = {"king": "rare g1", "summoner": "b3 g2", "ruler": "g3 g4"}
    tasks = {"king": [task("take-red"), task("take-blue")]}
    state = table(hands, sheets=with_beasts("maru"), tasks=tasks)
    played(state, king="rare", summoner="go on, b3, front maru", ruler="g3")

    assert taken(state, "king") == {"rare", "b3", "maru", "g3"}
    assert [one.settled for one in GAME.view(state, 0).players[0].tasks] == [True, True]


@rule("tricktakers#summoner", "tricktakers#collector")
def test_a_collector_who_reserves_a_beast_gets_the_card_below_too() -> None:
    """Two cards; the winner gets the others."""
    hands = {"king": "r9 g1", "summoner": "r3 g2", "collector": "r5 g3", "ruler": "r6 g4"}
    state = table(hands, sheets=with_beasts("nemu"))
    played(state, king="r9", summoner="go on, r3, front nemu")
    say(state, "collector", "r5")
    assert texts(state) == ["reserve nothing", "reserve A", "reserve B", "reserve C"]
    say(state, "collector", "reserve B")
    plain(state, "r6")

    assert taken(state, "collector") == {"r3", "nemu"}
    assert taken(state, "king") == {"r9", "r5", "r6"}
    assert state.tricks[0].claimed == (card("nemu"), card("r3"))


@rule("tricktakers#summoner", "tricktakers#collector")
def test_beasts_in_a_collection() -> None:
    """The tens are tens of their colour; EL and MIRIA fit nothing, and count as unused."""
    assert best(cards("r8 r9 maru")).points == 50
    assert best(cards("maru guru nemu oko")).points == 80
    assert (best(cards("r8 r9 el")).points, best(cards("el miria")).points) == (-10, -10)


@rule("tricktakers#summoner", "tricktakers#end-of-game")
def test_a_beast_in_the_fifth_trick() -> None:
    """It may decide the round like any card."""
    hands = {"king": "r9", "summoner": "r3", "ruler": "r8"}
    state = table(hands, sheets=with_beasts("maru"), trick=5, in_round=3, wins=[2, 1, 1], points=[0, 100, 0])
    played(state, king="r9", summoner="go on, r3, front maru", ruler="r8")

    assert lines(state, 1) == [("tricks", 40)]
    assert state.ended
