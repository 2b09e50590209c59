"""The Strategist's Traps: whom they catch, what is paid, and who gets it."""

from __future__ import annotations

from typing import Any

import pytest

from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.strategist import TRAPS, StrategistSheet
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.characters.strategist.trapping import sheet
from rulebook.tricktakers.summoning import with_beasts
from rulebook.tricktakers.table import cards, go, lines, plain, played, say, table, texts, who_is_asked


def stacked(first: str, trick: int = 1) -> dict[str, list[int]]:
    """Traps with this one on top, as many as there are tricks to come."""
    others = [trap for trap in range(len(TRAPS)) if TRAPS[trap] != first]
    return {"strategist": [*others[: 5 - trick], TRAPS.index(first)]}


def trapped(trap: str, hands: dict[str, str], **more: Any) -> Tricktakers:
    """A trick in which this trap lies open."""
    return table(hands, stock=stacked(trap), **more)


# Who is caught


@rule("tricktakers#strategist")
@pytest.mark.parametrize(
    ("trap", "caught", "free"),
    [
        ("low", "r1 r6 b3 k6", "r7 r9 k7 rare flag"),
        ("high", "r7 r9 k8 b7", "r6 r1 k6 rare flag"),
        ("black", "k1 k9", "r1 r9 b9 rare flag"),
        ("winner", "", "r1 r9 b9 k1 rare flag"),
        ("follow", "b1 k9 rare flag", "r1 r9"),
    ],
)
def test_what_each_trap_catches(trap: str, caught: str, free: str) -> None:
    """Red is led; who is caught pays 10 into the pool as soon as the card lies there."""
    for names, pays in ((caught, 10), (free, 0)):
        for name in names.split():
            lead = "r3" if name != "r3" else "r4"
            state = trapped(trap, {"hermit": f"{lead} g8", "king": f"{name} g1", "strategist": "g2 g3"})
            say(state, "hermit", "no draw", lead)
            pool = sheet(state).pool
            say(state, "king", name)

            assert state.points[1] == 30 - pays, (trap, name)
            assert sheet(state).pool - pool == pays


@rule("tricktakers#strategist")
@pytest.mark.parametrize(("trap", "pays"), [("low", 0), ("high", 0), ("follow", 0), ("black", 10)])
def test_a_ten_escapes_both_traps_of_numbers(trap: str, pays: int) -> None:
    """Low ends with 6, high with 9; as a black card the Black 10 is caught."""
    state = trapped(trap, {"berserker": "k10 r10", "king": "g1 g4", "strategist": "g2 g3"})
    say(state, "berserker", "k10")

    assert state.points[0] == 30 - pays


@rule("tricktakers#strategist")
@pytest.mark.parametrize(("lead", "pays"), [("r5", 0), ("k5", 0), ("rare", 10), ("flag", 10)])
def test_a_leader_without_a_colour_does_not_follow(lead: str, pays: int) -> None:
    """Whoever leads a number follows it; a Rare or White Flag pays even when it is led."""
    state = trapped("follow", {"king": f"{lead} g1", "ruler": "g4 g5", "strategist": "g2 g3"})
    say(state, "king", lead)
    assert state.points[0] == 30 - pays
    say(state, "ruler", "g4")

    assert state.points[1] == (30 if pays else 20), "after a card without a colour the next number sets it"


@rule("tricktakers#strategist")
@pytest.mark.parametrize(
    ("trap", "name"), [("low", "r1"), ("high", "r8"), ("black", "k2"), ("winner", "rare"), ("follow", "flag")]
)
def test_the_strategist_is_never_caught(trap: str, name: str) -> None:
    state = trapped(trap, {"strategist": f"{name} g1", "king": "g2 g3", "hermit": "g4 g5"}, points=[30, 0, 0])
    say(state, "strategist", name)
    plain(state, "g2", "g4")

    assert state.points[0] == 30
    assert sheet(state).pool == 0


@rule("tricktakers#strategist", "tricktakers#ninja")
def test_nobody_pays_twice_in_a_trick() -> None:
    """Both cards of a Ninja are low: 10, not 20."""
    state = trapped("low", {"ninja": "r3 r4 r5", "king": "g2 g3 g4", "strategist": "g7 g5 g6"}, deck="k9")
    played(state, ninja="r3, second r4", king="g2", strategist="g7")
    assert sheet(state).pool == 20
    say(state, "ninja", "flip")

    assert state.points[:2] == [20, 20]


# What a card counts as


@rule("tricktakers#strategist", "tricktakers#adventurer")
def test_a_card_face_down_is_caught_when_it_is_turned_up() -> None:
    """Before that nobody knows what it is, and nothing is paid."""
    hands = {"king": "r7 g1", "adventurer": "r2 r3", "ruler": "r8 g4", "strategist": "r9 g3"}
    state = equipped(hands, "potion gold")
    plain(state, "r7")
    say(state, "adventurer", "use potion", "r2 down")
    plain(state, "r8")
    assert (state.points[1], sheet(state).pool) == (30, 0)
    say(state, "strategist", "r9")

    assert state.points == [30, 20, 30, 40], "with the trick the Strategist takes the pool"


@rule("tricktakers#strategist", "tricktakers#adventurer")
@pytest.mark.parametrize(
    ("trap", "item", "way", "pays"),
    [
        ("low", "sword", "plus", 0),
        ("high", "sword", "plus", 10),
        ("low", "axe", "ten", 0),
        ("low", "orb", "flag", 0),
        ("follow", "orb", "flag", 10),
        ("follow", "wand", "lead", 0),
        ("low", "doll", "doll", 10),
    ],
)
def test_what_an_item_makes_of_a_card_is_what_the_trap_sees(trap: str, item: str, way: str, pays: int) -> None:
    name = "b4" if item == "wand" else "r4"
    hands = {"king": "r7 g1", "adventurer": f"{name} g9", "strategist": "r9 g3"}
    state = equipped(hands, f"map {item}")
    state.sheets[2] = StrategistSheet(trap=TRAPS.index(trap))
    plain(state, "r7")
    before = state.points[1]
    say(state, "adventurer", f"use {item}", f"{name} {way}")

    assert before - state.points[1] == pays


@rule("tricktakers#strategist", "tricktakers#ruler")
@pytest.mark.parametrize(
    ("trap", "play", "pays"),
    [
        ("follow", "b8 lead", 0),
        ("follow", "b8", 10),
        ("black", "b8 lead", 10),
        ("black", "b8", 0),
        ("high", "b8 lead", 10),
    ],
)
def test_a_card_the_ruler_plays_as_the_lead_colour_is_of_that_colour(trap: str, play: str, pays: int) -> None:
    """Black is led: it follows then, and it is black."""
    state = trapped(trap, {"king": "k3 g1", "ruler": "b8 g4", "strategist": "g2 g3"})
    plain(state, "k3", play)

    assert state.points[1] == 30 - pays


@rule("tricktakers#strategist", "tricktakers#alchemist")
@pytest.mark.parametrize(
    ("trap", "three", "pays"),
    [
        ("low", "r3 r5 b4", 10),
        ("high", "r2 r3 b4", 10),
        ("low", "r2 r5 b3", 0),
        ("high", "r2 r5 b3", 0),
        ("follow", "b3 b4 r2", 0),
    ],
)
def test_the_alchemists_three_are_caught_by_their_sum(trap: str, three: str, pays: int) -> None:
    """12 is a 2, 9 a 9, and 10 escapes; together they always follow."""
    names = " ".join(f"alchemist-{name}" for name in ("r2", "r3", "r5", "b3", "b4", "g1"))
    state = trapped(trap, {"king": "r7 g1", "alchemist": names, "strategist": "g2 g3"})
    plain(state, "r7")
    before = state.points[1]
    say(state, "alchemist", " ".join(sorted(three.split(), key=lambda name: cards(f"alchemist-{name}"))))
    while who_is_asked(state)[1] == "element":
        go(state, texts(state)[0])

    assert before - state.points[1] == pays


@rule("tricktakers#strategist", "tricktakers#summoner")
@pytest.mark.parametrize(
    ("trap", "front", "pays"),
    [
        ("low", "no beast", 10),
        ("low", "front oko", 0),
        ("black", "front oko", 10),
        ("follow", "front oko", 10),
        ("follow", "front el", 10),
        ("low", "front el", 0),
        ("follow", "no beast", 0),
    ],
)
def test_a_beast_in_front_is_what_the_trap_sees(trap: str, front: str, pays: int) -> None:
    """Red 3 on red, below OKO or EL: Black 10, or a White Flag."""
    hands = {"king": "r7 g1", "summoner": "r3 g4", "strategist": "g2 g3"}
    state = trapped(trap, hands, sheets=with_beasts("el oko"))
    plain(state, "r7", "r3")
    before = state.points[1]
    say(state, "summoner", front)

    assert before - state.points[1] == pays


@rule("tricktakers#strategist", "tricktakers#samurai")
def test_the_samurais_red_is_not_black_to_a_trap() -> None:
    """It is as strong as black, no more."""
    state = trapped("black", {"samurai": "r8 g1", "king": "g2 g3", "strategist": "g4 g5"})
    say(state, "samurai", "r8")

    assert state.points[0] == 30


# Points in the pool


@rule("tricktakers#strategist")
def test_the_pool_grows_until_the_strategist_wins_a_trick() -> None:
    """20 in the first trick, 10 in the second, and 10 of the third too: its own trick's count."""
    state = trapped("low", {"king": "r5 r9 g6", "hermit": "r4 b7 g1", "strategist": "r1 r2 k9"}, trick=1)
    state.stocks[2] = [TRAPS.index(name) for name in ("winner", "follow", "black", "high")]
    plain(state, "r5", "r4", "r1")
    assert (sheet(state).pool, state.points) == (20, [20, 20, 30])
    plain(state, "r9", "b7", "r2")
    assert (sheet(state).pool, state.points) == (40, [10, 10, 30])
    plain(state, "g6", "g1", "k9")

    assert (sheet(state).pool, state.points) == (0, [10, 10, 70])
    assert [(entry.what, entry.points) for entry in state.ledger[2]] == [("strategist-pool", 40)]
    assert [(entry.what, entry.points) for entry in state.ledger[0]] == [("trap", -10), ("trap", -10)]


@rule("tricktakers#strategist")
def test_what_is_left_after_the_fifth_trick_goes_to_the_box() -> None:
    """Nobody gets the 20 points; in the next round the pool is empty."""
    state = table(
        {"king": "r5", "hermit": "r4", "strategist": "r1"},
        trick=5,
        wins=[1, 1, 2],
        stock=stacked("low", 5),
        sheets={"strategist": StrategistSheet(past=(1, 2, 3, 4))},
        points=[100, 100, 100],
    )
    plain(state, "r5", "r4", "r1")

    assert state.round == 2
    assert lines(state, 2) == [("tricks", -50)]
    assert [found.after for found in state.accounts[-1]] == [100 - 10 + 50, 100 - 10 - 10, 100 - 50]


@rule("tricktakers#strategist")
@pytest.mark.parametrize(("name", "points"), [("r9", [20, 20, 70]), ("r1", [30, 30, 30])])
def test_the_winner_trap_makes_all_others_pay_if_the_strategist_wins(name: str, points: list[int]) -> None:
    """10 each, taken at once with what lay there; nothing if another wins."""
    state = trapped(
        "winner",
        {"king": "r5 g1", "hermit": "r4 g2", "strategist": f"{name} g3"},
        sheets={"strategist": StrategistSheet(pool=20)},
    )
    plain(state, "r5", "r4", name)

    assert state.points == points
    assert sheet(state).pool == (0 if name == "r9" else 20)


@rule("tricktakers#strategist", "tricktakers#the-aim")
@pytest.mark.parametrize("trap", ["low", "winner"])
def test_who_has_nothing_pays_nothing(trap: str) -> None:
    """And nothing comes into the pool from there."""
    state = trapped(trap, {"king": "r5 g1", "hermit": "r4 g2", "strategist": "r9 g3"}, points=[0, 20, 30])
    plain(state, "r5", "r4", "r9")

    assert state.points == [0, 10, 40]


@rule("tricktakers#strategist", "tricktakers#gambler")
def test_a_stake_is_out_of_reach_of_traps() -> None:
    """The Gambler has staked all there was: nothing is paid, and the stake comes back whole."""
    state = table(
        {"gambler": "r5", "king": "r9", "strategist": "r1"},
        trick=5,
        in_round=2,
        wins=[1, 2, 1],
        points=[0, 30, 30],
        stock=stacked("low", 5),
        sheets={"gambler": GamblerSheet(1, 50), "strategist": StrategistSheet(past=(1, 2, 3, 4))},
    )
    plain(state, "r5", "r9", "r1")
    say(state, "strategist", "points")

    assert lines(state, 0) == [("gambler-hit", 60), ("gambler-stake-back", 50), ("gambler-stake-won", 50)]
    assert state.points[0] == 160
