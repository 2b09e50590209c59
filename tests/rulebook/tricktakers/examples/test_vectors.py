"""Every vector of the shared data: tricks by the pure function and on a real table, the Alchemist's, then scores.

Those about procedures are in `test_procedures`, the Thief's in `phantom_thief/test_theft`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest

from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import BERSERKER, COLOURS, FACE, FLAG, NAMES, NO_COLOUR, RARE, Face, card
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.circle import complete, elements, value
from odango.games.tricktakers.figures import CELLS, figures
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import BEATS_RARE, RED_AS_BLACK, SHIELDED, WINS_TIES, Play, winner
from places import figures_of
from project.rule_matrix import names_of_tests
from rule import rule
from rulebook.tricktakers.adventure import equipped, items
from rulebook.tricktakers.alchemy import forging
from rulebook.tricktakers.summoning import with_beasts
from rulebook.tricktakers.table import FOR_TWO, account, asked, go, lines, seat_of, table, texts

VECTORS: dict[str, list[dict[str, Any]]] = figures_of("tricktakers")["test_vectors"]
TRICKS = [*VECTORS["trick"], *VECTORS["kakumei"]]
MARKS = {"h": BEATS_RARE, "d": BEATS_RARE, "w": WINS_TIES, "s": RED_AS_BLACK, "m": SHIELDED}
COLOURLESS = {"R": RARE, "F": FLAG, "X": BERSERKER}
ELSEWHERE = {"characters/phantom_thief/test_theft": ("S10", "S11", "S12")}
"""Vectors of the Thief are beside its other tests."""
BELOW = {"r10:m": ("summoner", "r3", "maru")}
"""A 10 that MIRIA shields is a beast in front, on this card."""
THREE = ("alchemist-r3", "alchemist-r4", "alchemist-r5")
"""Played on a Red 2 they are another."""
PLAIN = ("ruler", "king", "gambler", "collector", "adventurer", "hermit")
"""Who plays what anybody may play; not the Resistance, who is needed for Kakumei."""


def face(text: str) -> tuple[Face, int]:
    """What a vector's card counts as, and its marks."""
    name, _, mark = text.partition(":")
    marks = MARKS[mark] if mark else 0
    if name in COLOURLESS:
        return Face(COLOURLESS[name], NO_COLOUR), marks
    return Face(0, "rbgk".index(name[0]), int(name[1:])), marks


@rule("tricktakers#strength", "tricktakers#resistance")
@pytest.mark.parametrize("vector", TRICKS, ids=[vector["id"] for vector in TRICKS])
def test_strength_vector(vector: dict[str, Any]) -> None:
    """The strongest card, or under Kakumei the weakest, is where the vector says."""
    plays = []
    for seat, text in enumerate(vector["plays"]):
        what, marks = face(text)
        number = what.colour * 10 + what.value - 1 if what.kind == 0 else card("rare")
        plays.append(Play(seat, number, what, marks))

    assert winner(plays, kakumei=vector["id"].startswith("K")) == vector["winner"]


def dealt(vector: dict[str, Any]) -> list[tuple[str, str]]:
    """Who plays which card: whoever must, and others for the rest."""
    found: list[tuple[str, str] | None] = [None] * len(vector["plays"])
    rares = iter(("rare", "rare", "king-rare"))
    wanted = {"F:h": ("hermit", "flag"), "X": ("berserker", "berserker"), "R:w": ("adventurer", "rare")}
    owners = {":d": "adventurer", ":s": "samurai"}
    for at, text in enumerate(vector["plays"]):
        if vector["id"] == "T28" and at == 1:
            found[at] = ("alchemist", " ".join(THREE))
        elif text in wanted:
            found[at] = wanted[text]
        elif text in BELOW:
            found[at] = BELOW[text][:2]
        elif text[-2:] in owners:
            found[at] = (owners[text[-2:]], text[:-2])
        elif text.endswith("10"):
            found[at] = ("berserker", text)
    names = ["flag" if text == "F" else text for text in vector["plays"]]
    names = [next(rares) if text == "R" else text for text in names]
    free = [at for at, one in enumerate(found) if one is None]
    if vector["id"].startswith("K"):
        declares = vector["winner"] if vector["winner"] in free else free[-1]
        found[declares] = ("resistance", names[declares])
        free.remove(declares)
    for at in free:
        taken = {one[0] for one in found if one}
        others = [who for who in PLAIN if who not in taken and (who != "king" or "king-rare" not in names)]
        found[at] = ("king" if names[at] == "king-rare" else others[0], names[at])
    return [one for one in found if one is not None]


def turn(who: str, name: str, item: str, *, kakumei: bool) -> tuple[list[str], str]:
    """What somebody answers on a turn to play this card: before it, and the card."""
    if who == "adventurer":
        way = {"wing": " ties", "doll": " doll"}.get(item, "")
        return [f"use {item}" if way else "no item"], name + way
    before = {"hermit": ["no draw"], "summoner": ["go on"]}.get(who, [])
    if who == "alchemist":
        return before, name.replace("alchemist-", "")
    return before, f"{name} kakumei" if kakumei and who == "resistance" else name


def settle(state: Tricktakers) -> None:
    """Answer what is asked beside the trick: elements lie anywhere, nothing is reserved or taken."""
    while state.pending and asked(state).kind in ("element", "reserve", "red"):
        go(state, texts(state)[0])


@rule(
    "tricktakers#strength",
    "tricktakers#resistance",
    "tricktakers#hermit",
    "tricktakers#berserker",
    "tricktakers#samurai",
    "tricktakers#summoner",
    "tricktakers#alchemist",
)
@pytest.mark.parametrize("vector", TRICKS, ids=[vector["id"] for vector in TRICKS])
def test_vector_on_a_real_table(vector: dict[str, Any]) -> None:
    """The fifth trick of the last round, everybody with one card: the same card wins, and its player takes them all."""
    people = dealt(vector)
    two = len(people) == 2
    item = {":w": "wing", ":d": "doll"}.get(next((text[-2:] for text in vector["plays"] if ":" in text), ""), "gold")
    state = table(
        dict(people),
        setup=FOR_TWO if two else Setup(mode="all_star"),
        in_round=4 if two else 3,
        trick=5,
        sheets={
            "adventurer": AdventurerSheet(items(f"map {item}")),
            "gambler": GamblerSheet(0, 0),
            **with_beasts("miria maru"),
        },
        stock={"adventurer": items("orb book")},
    )
    for who, name in people:
        before, play = turn(who, name, item, kakumei=vector["id"].startswith("K"))
        go(state, *before, play)
        if who == "summoner":
            go(state, "front maru")
        settle(state)
    (trick,) = state.tricks
    taker = seat_of(state, people[vector["winner"]][0])
    on_top = {"r3": ["maru", "r3"]} if "summoner" in dict(people) else {}
    names = [one for _, name in people for one in on_top.get(name, name.split())]

    assert trick.place == vector["winner"]
    assert trick.winner == taker
    assert state.taken[taker] == tuple(card(name) for name in names)
    assert state.wins == [int(seat == taker) for seat in range(len(people))]
    assert state.ended


@rule("tricktakers#strength")
def test_no_vector_is_left_out() -> None:
    """Every id once: each of them is played, has a test that bears its name here, or has one where we say."""
    tests = names_of_tests()
    scores = [vector["id"] for vector in VECTORS["score"]]
    named = {"S05": "test_crown_vector", "S06": "test_crown_vector"}

    assert [vector["id"] for vector in TRICKS] == [f"T{i:02}" for i in range(1, 36)] + [
        f"K{i:02}" for i in range(1, 12)
    ]
    assert scores == [f"S{i:02}" for i in range(1, 16)]
    assert set(VECTORS) == {"notation", "trick", "kakumei", "alchemist_value", "magic_circle", "score", "procedure"}
    for number in scores:
        name = named.get(number, f"test_{number.lower()}_")
        assert any(test.startswith(name) for test in tests), number
    for place, numbers in ELSEWHERE.items():
        text = (Path(__file__).parents[1] / f"{place}.py").read_text("utf-8")
        assert all(f"def test_{number.lower()}_" in text for number in numbers)
    assert all(FACE[card(f"{colour[0] if colour != 'black' else 'k'}1")].value == 1 for colour in COLOURS)


# The Alchemist


def own(names: list[str]) -> list[int]:
    return sorted(card(f"alchemist-{name}") for name in names)


@rule("tricktakers#alchemist")
@pytest.mark.parametrize("vector", VECTORS["alchemist_value"], ids=lambda vector: "-".join(vector["cards"]))
def test_alchemist_vector(vector: dict[str, Any]) -> None:
    """What three cards count as and bring, by the pure functions and on a table."""
    three, lead = own(vector["cards"]), vector["lead"]
    spoken = " ".join(NAMES[one].removeprefix("alchemist-") for one in three)
    assert value(three) == vector["value"]
    assert elements(three, int(lead[1:]) if lead else None) == vector["elements"]
    hands = {"king": f"{lead or 'g9'} k9", "alchemist": " ".join(NAMES[one] for one in three), "hermit": "k8 k7"}
    state = table(hands, leader="king" if lead else "alchemist")
    if lead is None:
        assert texts(state) == [f"{spoken} {colour}" for colour in vector["color_choices"]]
        go(state, f"{spoken} black")
    else:
        go(state, lead, spoken)
    face = state.plays[-1].face

    assert (face.value, COLOURS[face.colour]) == (vector["value"], vector.get("color", "black"))
    settle(state)
    seat = seat_of(state, "alchemist")
    assert len(state.sheet(seat, AlchemistSheet).cells) == len(vector["elements"])


@rule("tricktakers#alchemist")
@pytest.mark.parametrize("vector", VECTORS["magic_circle"], ids=lambda vector: str(len(vector["cells"])))
def test_circle_vector(vector: dict[str, Any]) -> None:
    """What the cells are worth when the round is over, and whether they let forge."""
    made = complete(vector["cells"], figures("house").formations)
    assert sum(one.points for one in made) == vector["points"]
    assert any(one.id == "hexagon" for one in made) == vector["hexagon"]
    state = forging(vector["cells"], wins=(1, 2, 1), in_round=2, points=[30, 300, 30])

    assert sum(points for _, points in lines(state, 1)) == vector["points"]
    assert any(decision.kind == "forge" for decision in state.pending) == vector["hexagon"]


# Scores


def expected(number: str) -> dict[str, Any]:
    (found,) = [vector for vector in VECTORS["score"] if vector["id"] == number]
    return found


@rule("tricktakers#king")
def test_s01_king_in_the_final_round() -> None:
    """Three tricks are worth twice 80."""
    state = table({"king": "r9", "ruler": "r1", "hermit": "r2"}, in_round=3, trick=5, wins=[2, 1, 1])
    go(state, "r9", "r1", "no draw", "r2")

    assert lines(state, 0) == [("tricks", 80), ("king-final", 80)]
    assert account(state, 0).after - account(state, 0).before == expected("S01")["points"] == 160


@rule("tricktakers#gambler")
def test_s02_gambler_whose_bid_comes_true() -> None:
    """The bid's 90, the stake back, and as much again; the stake was set aside before."""
    state = table(
        {"gambler": "r9", "resistance": "r1", "hermit": "r2"},
        in_round=3,
        trick=5,
        wins=[1, 2, 1],
        points=[0, 30, 30],
        sheets={"gambler": GamblerSheet(2, 50)},
    )
    go(state, "r9", "r1", "no draw", "r2")

    assert lines(state, 0) == [("gambler-hit", 90), ("gambler-stake-back", 50), ("gambler-stake-won", 50)]
    assert state.points[0] == expected("S02")["points"] + 50


@rule("tricktakers#resistance")
def test_s03_resistance_in_the_final_round() -> None:
    """Kakumei won with a White Flag, and two other tricks: 30 and three times 30."""
    state = table({"resistance": "flag", "ruler": "r1", "hermit": "r2"}, in_round=3, trick=5, wins=[2, 1, 1])
    go(state, "flag kakumei", "r1", "no draw", "r2")

    assert lines(state, 0) == [("kakumei", 30), ("resistance-final", 90)]
    assert account(state, 0).after - 30 == expected("S03")["points"] == 120


@rule("tricktakers#adventurer")
def test_s04_adventurer_with_four_items_left() -> None:
    """Two tricks, two good items, a Crystal on new equipment, and a Fairy that costs 30."""
    hands = {"king": "r9", "ruler": "r1", "adventurer": "r2"}
    state = equipped(hands, "rock-crystal gold crystal fairy", in_round=3, trick=5, wins=[1, 1, 2])
    go(state, "r9", "r1", "no item", "r2")

    assert [points for _, points in lines(state, 2)] == [20, 30, 10, 30, -30]
    assert account(state, 2).after - 30 == expected("S04")["points"] == 60


@rule("tricktakers#crowns")
@pytest.mark.parametrize(
    ("number", "wins", "crowned"), [("S05", [1, 1, 1, 1], True), ("S06", [1, 2, 1, 0], False)], ids=["S05", "S06"]
)
def test_crown_vector(number: str, wins: list[int], crowned: bool) -> None:
    """With the fifth trick the King has two: alone in front he gets the Crown, beside another nobody does."""
    hands = {"king": "r9", "resistance": "r1", "hermit": "r2", "berserker": "b10"}
    state = table(hands, in_round=2, trick=5, wins=wins)
    go(state, "r9", "r1", "no draw", "r2", "b10")

    assert expected(number)["crown"] == ("first" if crowned else None)
    assert state.crowns == [int(crowned), 0, 0, 0]
    assert [found.crown for found in state.accounts[-1]] == [crowned, False, False, False]


@rule("tricktakers#crowns", "tricktakers#priority")
def test_s07_three_without_a_trick() -> None:
    """Gambler, Resistance and Hermit took none: the two with better priority get a Black Crown."""
    hands = {"king": "r9", "hermit": "r1", "resistance": "r2", "gambler": "r3"}
    state = table(hands, in_round=2, trick=5, wins=[3, 0, 0, 0], sheets={"gambler": GamblerSheet(1, 0)})
    go(state, "r9", "no draw", "r1", "r2", "r3")

    assert expected("S07")["black_crowns"] == ["2A", "3A"]
    assert state.black_crowns == [0, 0, 1, 1]


@rule("tricktakers#end-of-game", "tricktakers#priority")
def test_s08_king_and_berserker_at_once() -> None:
    """Five tricks and none, in the last round: the King comes before the Berserker."""
    state = table({"berserker": "b10", "king": "r9", "ruler": "r1"}, in_round=3, trick=5, wins=[0, 4, 0], leader="king")
    go(state, "r9", "r1", "b10")

    assert expected("S08")["winner"] == "1A"
    assert (state.victor, state.victory) == (1, "character")


@rule("tricktakers#the-aim")
def test_s09_nobody_falls_below_nothing() -> None:
    """20 points and 50 to lose: 0."""
    state = table({"berserker": "berserker", "king": "r9", "ruler": "r2"}, in_round=2, trick=5, wins=[4, 0, 0])
    state.points[0] = 20
    go(state, "berserker", "r9", "r2")

    assert lines(state, 0) == [("tricks", -50)]
    assert state.points[0] == expected("S09")["total"] == 0


@rule("tricktakers#alchemist")
def test_s13_a_black_crown_forged_in_the_first_round() -> None:
    """The 30 of the start and 20 for the triangles are just enough."""
    state = forging(("T", "UR", "LR", "B", "LL", "UL"), wins=(1, 2, 1))
    go(state, "forge black crown")

    assert state.points[1] == expected("S13")["total"] == 0
    assert state.black_crowns[1] == expected("S13")["black_crowns_gained"] == 1


@rule("tricktakers#alchemist")
def test_s14_a_black_crown_forged_in_the_third() -> None:
    """All nine cells are 160, the Black Crown costs 150."""
    state = forging(CELLS, wins=(1, 2, 1), in_round=3)
    go(state, "forge black crown")
    found = account(state, 1)

    assert found.after - found.before == expected("S14")["net_points"] == 10
    assert state.black_crowns[1] == expected("S14")["black_crowns_gained"] == 1


@rule("tricktakers#end-of-game", "tricktakers#strategist")
@pytest.mark.parametrize(("variant", "victory"), [("four_or_five", "character"), ("standard", "points")])
def test_s15_a_lead_of_150_in_the_variant(variant: Literal["standard", "four_or_five"], victory: str) -> None:
    """300 against 150, 140 and 120 when all is paid; a Crown or two of others would not help them."""
    state = table(
        {"strategist": "b1", "gambler": "r9", "samurai": "g2", "collector": "g3"},
        setup=Setup(mode="all_star", points_win=variant),
        in_round=3,
        trick=5,
        leader="gambler",
        wins=[2, 1, 0, 1],
        points=[350, 150, 140, 120],
        stock={"strategist": [3]},
        sheets={"gambler": GamblerSheet(0, 0)},
    )
    go(state, "r9", "g2", "g3", "reserve nothing", "b1")

    assert state.points == [300, 150, 140, 120]
    assert expected("S15")["winner"] == "Strategist"
    assert (state.victor, state.victory) == (0, victory)
