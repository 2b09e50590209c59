"""Every vector of the shared data about the base game: tricks by the pure function and on a real table, then scores.

Those about procedures are in test_tricktakers_settled.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from odango.games.tricktakers.cards import BERSERKER, COLOURS, FACE, FLAG, NO_COLOUR, RARE, Face, card
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.items import ITEMS
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.strength import BEATS_RARE, RED_AS_BLACK, SHIELDED, WINS_TIES, Play, winner
from rule import rule
from rulebook.tricktakers_table import account, go, lines, seat_of, table

SHARED = Path(__file__).parents[2].parent / "shared" / "data" / "tricktakers.json"
VECTORS: dict[str, list[dict[str, Any]]] = json.loads(SHARED.read_text("utf-8"))["test_vectors"]
TRICKS = [*VECTORS["trick"], *VECTORS["kakumei"]]
MARKS = {"h": BEATS_RARE, "d": BEATS_RARE, "w": WINS_TIES, "s": RED_AS_BLACK, "m": SHIELDED}
COLOURLESS = {"R": RARE, "F": FLAG, "X": BERSERKER}
OF_THE_EXPANSION = {"T16", "T17", "T19", "T20", "T21", "T26", "T28", "T33", "T34", "K10", "K11"}
"""Samurai, MIRIA and the Alchemist are not in the base game."""
REAL = [vector for vector in TRICKS if vector["id"] not in OF_THE_EXPANSION]
ITEM = {item.id: place for place, item in enumerate(ITEMS)}
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
    for at, text in enumerate(vector["plays"]):
        if text in wanted:
            found[at] = wanted[text]
        elif text.endswith(":d"):
            found[at] = ("adventurer", text[:-2])
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


@rule("tricktakers#strength", "tricktakers#resistance", "tricktakers#hermit", "tricktakers#berserker")
@pytest.mark.parametrize("vector", REAL, ids=[vector["id"] for vector in REAL])
def test_vector_on_a_real_table(vector: dict[str, Any]) -> None:
    """The fifth trick of the last round, everybody with one card: the same card wins, and its player takes them all."""
    people = dealt(vector)
    two = len(people) == 2
    item = {":w": "wing", ":d": "doll"}.get(next((text[-2:] for text in vector["plays"] if ":" in text), ""), "gold")
    state = table(
        dict(people),
        setup=Setup(mode="draft" if two else "all_star"),
        in_round=4 if two else 3,
        trick=5,
        sheets={"adventurer": AdventurerSheet((ITEM["map"], ITEM[item])), "gambler": GamblerSheet(0, 0)},
        stock={"adventurer": [ITEM["orb"], ITEM["book"]]},
    )
    for who, name in people:
        if who == "adventurer":
            go(state, f"use {item}" if item != "gold" else "no item")
        way = {"wing": " ties", "doll": " doll"}.get(item, "") if who == "adventurer" else ""
        go(state, *(["no draw"] if who == "hermit" else []), name + way + (" kakumei" if who == "resistance" else ""))
        if who == "collector":
            go(state, "reserve nothing")
    (trick,) = state.tricks
    taker = seat_of(state, people[vector["winner"]][0])

    assert trick.place == vector["winner"]
    assert trick.winner == taker
    assert state.taken[taker] == tuple(card(name) for _, name in people)
    assert state.wins == [int(seat == taker) for seat in range(len(people))]
    assert state.ended


@rule("tricktakers#strength")
def test_no_vector_is_left_out() -> None:
    """Every id once; only what needs a character of the expansion is not played on a table."""
    ids = [vector["id"] for vector in TRICKS]
    marked = {vector["id"] for vector in TRICKS if any(text[-2:] in (":s", ":m") for text in vector["plays"])}

    assert ids == [f"T{number:02}" for number in range(1, 36)] + [f"K{number:02}" for number in range(1, 12)]
    assert marked | {"T28"} == OF_THE_EXPANSION
    assert set(VECTORS) >= {"trick", "kakumei", "score", "procedure"}
    assert all(FACE[card(f"{colour[0] if colour != 'black' else 'k'}1")].value == 1 for colour in COLOURS)


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
    equipment = tuple(ITEM[name] for name in ("rock-crystal", "gold", "crystal", "fairy"))
    state = table(
        {"king": "r9", "ruler": "r1", "adventurer": "r2"},
        in_round=3,
        trick=5,
        wins=[1, 1, 2],
        sheets={"adventurer": AdventurerSheet(equipment)},
    )
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
