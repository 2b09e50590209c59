"""Every vector of the shared data, played on a real table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from odango.core.engine import over
from odango.games.bluff import GAME
from odango.games.bluff.facts import Challenged, Drew
from odango.games.bluff.round import CLAIMS, LOOK, PASSES
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import CHARACTERS, VILLAINS, is_villain, tile
from places import FIGURES
from rule import rule
from rulebook.any_game import asked_for
from rulebook.bluff import table as on_table
from rulebook.bluff.table import (
    area,
    asked,
    chooses,
    collects,
    defeated,
    holder,
    looks,
    passes,
    passes_on,
    says,
    table,
    told,
    winners,
)

TEXT = (FIGURES / "truth_or_bluff.json").read_text("utf-8")
VECTORS: list[dict[str, Any]] = json.loads(TEXT)["test_vectors"]


def walk(state: Bluff, name: str, chain: list[dict[str, str]]) -> None:
    """The tile goes from hand to hand."""
    passes(state, chain[0]["from"], name, to=chain[0]["to"], claim=chain[0]["claim"])
    for link in chain[1:]:
        assert link["from"] == asked(state)
        looks(state)
        passes_on(state, to=link["to"], claim=link["claim"])


def challenge(vector: dict[str, Any]) -> None:
    chain, name, expect = vector["chain"], vector["tile"], vector["expect"]
    state = table(seats=5, holders={chain[0]["from"]: [name, "sailor-venus"]}, bag=["sailor-moon"])
    walk(state, name, chain)
    token = None if expect["token_to"] is None else 1
    says(state, vector["declaration"], token=token, drawn="sailor-moon" if name == "jadeite" else None)
    settled = state.history[0]
    assert isinstance(settled, Challenged)
    true_claim = chain[-1]["claim"] == name
    acted = ["draw_bonus_tile" for fact in state.history if type(fact) is Drew]

    assert expect["receiver_correct"] == (settled.said_truth == true_claim)
    assert expect["collector"] == on_table.PEOPLE[settled.collector]
    assert [name] == area(state, expect["collector"])
    assert [expect["token_to"]] * (token or 0) == on_table.people(
        seat for seat, values in enumerate(state.tokens) for _ in values
    )
    assert (expect["next_starter"], "start") == (asked(state), asked_for(state))
    assert acted == ([] if expect["bonus_action"] is None else [expect["bonus_action"]])


def legal(vector: dict[str, Any]) -> None:
    expect = vector["expect"]
    if "claims" in expect:
        claims(expect["claims"])
        return
    chain = vector["chain"]
    assert vector["players"] == list(on_table.PEOPLE[: len(vector["players"])])
    state = table(seats=len(vector["players"]), holders={chain[0]["from"]: ["sailor-jupiter"]})
    walk(state, "sailor-jupiter", chain)
    assert vector["actor"] == asked(state)
    options = state.pending[0].options(state)
    reached: list[str] = []
    if LOOK in options:
        looks(state)
        ways = state.pending[0].options(state)
        reached = on_table.people(sorted({way // CLAIMS for way in ways}))

    assert expect["may_challenge"] == ({0, 1} <= set(options))
    assert expect["may_look_and_pass_to"] == reached


def claims(expected: list[str]) -> None:
    for name in ("sailor-jupiter", "white-sailor-jupiter", "queen-beryl"):
        state = table(holders={"Molly": [name]})
        starting = {choice % PASSES % CLAIMS for choice in state.pending[0].options(state)}
        passes(state, "Molly", name, to="Maxfield", claim="sailor-mars")
        looks(state)
        passing_on = {way % CLAIMS for way in state.pending[0].options(state)}

        assert expected == [CHARACTERS[claim] for claim in sorted(starting)]
        assert expected == [CHARACTERS[claim] for claim in sorted(passing_on)]


def face(piece: str) -> str:
    """The tile as the game names it: set-06 is the white one."""
    name = piece[len("set-00-") :] if piece.startswith("set-") else piece
    return f"white-{name}" if piece.startswith("set-06-") else name


def ending(vector: dict[str, Any]) -> None:
    """All but the last tile lie there; the last is collected in a challenge."""
    *before, last = map(face, vector["in_play"])
    state = table(seats=5, ending=vector["ending"], holders={"Molly": [last, "sailor-moon"]}, face_up={"Molly": before})
    collects(state, "Molly", last, to="Andrew", token=None if is_villain(tile(last)) else 1)

    assert sorted([*before, last]) == sorted(area(state, "Molly"))
    assert vector["expect"] == over(state)
    assert (vector["ending"] if vector["expect"] else "") == state.cause


def final(vector: dict[str, Any]) -> None:
    """The defeated player collects a fourth tile of a kind; the others own what the vector says."""
    rows = dict(zip(on_table.PEOPLE, vector["players"], strict=False))
    names = {row["name"]: who for who, row in rows.items()}
    loser, other, *_ = sorted(rows, key=lambda who: not rows[who]["defeated"])
    spare = ["sailor-venus", "sailor-mars", "sailor-pluto"]
    held = {who: [spare[i]] * row["holder"] for i, (who, row) in enumerate(rows.items())}
    villains = iter(VILLAINS)
    shown = {who: [next(villains) for _ in range(row["villains"])] for who, row in rows.items()}
    held[loser].append("sailor-moon")
    shown[loser].extend(["sailor-moon"] * 3)
    state = table(
        seats=len(rows),
        setup=Setup(token_before_end_check=False),
        starter=loser,
        holders=held,
        face_up=shown,
        tokens={who: tuple(row["tokens"]) for who, row in rows.items()},
    )
    collects(state, loser, "sailor-moon", to=other)
    result = GAME.result(state)
    assert result is not None

    assert [loser] == defeated(state)
    assert [names[name] for name in vector["expect_winners"]] == winners(state)
    assert [row["holder"] for row in rows.values()] == [len(tiles) for tiles in state.holders]
    assert [sum(row["tokens"]) for row in rows.values()] == list(result.points)


def jadeite_vector(vector: dict[str, Any]) -> None:
    before, expect = vector["before"], vector["expect"]
    state = table(holders={"Molly": ["jadeite"]}, bag=["sailor-mars", "sailor-venus"][: before["bag"]])
    collects(state, "Molly", "jadeite", to="Andrew", drawn="sailor-venus" if before["bag"] else None)

    assert expect["holder"] == len(holder(state, "Molly"))
    assert expect.get("bag", 0) == len(state.bag)
    assert expect["game_over"] == over(state)
    assert (["Molly"] if expect.get("defeated") == "collector" else []) == defeated(state)


def third_villain(vector: dict[str, Any]) -> None:
    before, expect = vector["before"], vector["expect"]
    villains = ["queen-beryl", "nephrite"][: before["villains_before"]]
    state = table(ending=before["ending"], holders={"Molly": ["zoycite", "sailor-mars"]}, face_up={"Molly": villains})
    collects(state, "Molly", "zoycite", to="Andrew")

    assert expect["game_over"] == over(state)
    assert {"collector": ["Molly"]}[expect["defeated"]] == defeated(state)
    assert [*villains, "zoycite"] == area(state, "Molly")
    assert state.bag == []


def beryl_moves_the_fourth(vector: dict[str, Any]) -> None:
    expect = vector["expect"]
    state = table(
        holders={"Molly": ["queen-beryl", "sailor-mars"]},
        face_up={"Molly": ["sailor-moon"], "Serena": ["sailor-moon"] * 3},
    )
    collects(state, "Molly", "queen-beryl", to="Andrew")
    chooses(state, "Molly", "move sailor-moon from A to D")

    assert expect["game_over"] == over(state)
    assert {"receiver of the moved tile": ["Serena"]}[expect["defeated"]] == defeated(state)


def kunzite_alone(vector: dict[str, Any]) -> None:
    state = table(holders={"Molly": ["kunzite", "sailor-mars"]})
    collects(state, "Molly", "kunzite", to="Andrew")

    assert vector["expect"] == {"action": "skipped"}
    assert told(state, None)[-1] == "Kunzite has nothing to act on."
    assert (asked(state), asked_for(state)) == ("Molly", "start")
    assert area(state, "Molly") == ["kunzite"]


def nephrite_ends_for_two(vector: dict[str, Any]) -> None:
    state = table(
        holders={"Molly": ["nephrite", "sailor-mars"]},
        face_up={
            "Molly": ["sailor-moon"] * 3 + ["sailor-venus"],
            "Serena": ["sailor-venus"] * 3 + ["sailor-moon"],
        },
        tokens={"Molly": (3, 3), "Serena": (3, 3, 3), "Maxfield": (1,), "Andrew": (2,)},
    )
    collects(state, "Molly", "nephrite", to="Andrew")
    chooses(state, "Molly", "swap sailor-venus with D for sailor-moon")
    who = {"collector": "Molly", "other player": "Serena"}

    assert [who[name] for name in vector["expect"]["defeated"]] == defeated(state)
    assert winners(state) == ["Andrew"]


ACTIONS: dict[str, Callable[[dict[str, Any]], None]] = {
    "TB-X1": jadeite_vector,
    "TB-X2": jadeite_vector,
    "TB-X3": third_villain,
    "TB-X4": beryl_moves_the_fourth,
    "TB-X5": kunzite_alone,
    "TB-X6": nephrite_ends_for_two,
}


def villain_action(vector: dict[str, Any]) -> None:
    ACTIONS[vector["id"]](vector)


KINDS: dict[str, Callable[[dict[str, Any]], None]] = {
    "challenge": challenge,
    "legal": legal,
    "ending": ending,
    "final": final,
    "villain_action": villain_action,
}


@rule("bluff#challenge", "bluff#look-and-pass", "bluff#endings", "bluff#winning", "bluff#villain-actions")
@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_vector(vector: dict[str, Any]) -> None:
    """What the vector expects happens when its situation is played; a kind or an action unknown here is a failure."""
    assert vector["kind"] in KINDS
    assert vector["kind"] != "villain_action" or vector["id"] in ACTIONS

    KINDS[vector["kind"]](vector)


@rule("bluff#challenge", "bluff#endings", "bluff#winning", "bluff#villain-actions")
def test_no_vector_of_the_file_is_left_out() -> None:
    """As many vectors are run as the file names, counted without reading it as data, and no two share a name."""
    ran = []
    for vector in VECTORS:
        KINDS[vector["kind"]](vector)
        ran.append(vector["id"])

    assert TEXT.count('"TB-') == len(ran) == len(set(ran)) == 36
    assert {vector["kind"] for vector in VECTORS} == set(KINDS)
