"""Every vector of the shared data, played on a real table and asked of the pure functions."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from odango.core.engine import IllegalChoice
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import NAMES, PLANETS, ROYAL_CARDS, TEAMS, card, is_character
from odango.games.masquerade.facts import Play
from odango.games.masquerade.following import legal
from odango.games.masquerade.scoring import counted, score
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.strength import resolve
from odango.text import seat_letter
from places import FIGURES
from rule import rule
from rulebook.any_game import asked_for, texts
from rulebook.masquerade.table import (
    PEOPLE,
    SCOPES,
    asked,
    auction,
    filled,
    last,
    leads,
    planet,
    playable,
    plays,
    says,
    seat_of,
    table,
    trick,
    winners,
)

TEXT = (FIGURES / "masquerade.json").read_text("utf-8")
VECTORS: list[dict[str, Any]] = json.loads(TEXT)["test_vectors"]
EXAMPLES = [vector for vector in VECTORS if vector["id"].startswith("MB-EX")]


def written(vector: dict[str, Any]) -> list[str]:
    """The plays of a trick as notation writes them, and what each Betrayal turns."""
    found: list[str] = []
    down: dict[str, str] = {}
    for play in vector["plays"]:
        how = play.get("side") or play.get("declare")
        found.append(f"{play['card']} {how}" if how else play["card"])
        if play["card"].startswith("betrayal") and any(is_character(card(name)) for name in down.values()):
            turned = [seat_letter(seat_of(who)) for who, name in down.items() if name in play.get("flip", ())]
            found.append(" ".join(["turn", *(turned or ["none"])]))
        down[play["player"]] = play["card"]
    return found


def as_facts(vector: dict[str, Any]) -> list[Play]:
    """The plays at the end of the trick, made without playing them."""
    found: list[Play] = []
    for play in vector["plays"]:
        how = play.get("side") or play.get("declare") or ""
        (fact,) = plays(f"{play['card']} {how}".strip())
        flips = set(map(card, play.get("flip", ())))
        found = [replace(old, side=1 - old.side) if old.card in flips else old for old in found]
        found.append(replace(fact, seat=seat_of(play["player"])))
    return found


def trick_vector(vector: dict[str, Any], setup: Setup) -> None:
    expect = vector["expect"]
    facts = as_facts(vector)
    outcome = resolve(facts, planet(expect["ruling_at_end"]), setup)
    state = trick(*written(vector), leader=vector["plays"][0]["player"], setup=setup)
    trick_so_far = last(state)

    assert expect["winner"] == (None if outcome.place < 0 else PEOPLE[facts[outcome.place].seat])
    assert expect["by"] == outcome.by == trick_so_far.outcome.by
    assert outcome == trick_so_far.outcome
    receiver, pile = collected(state, expect)
    over = state.tricks[-1]
    count = sum(is_character(play.card) for play in over.plays)

    assert expect["winner"] == (None if over.winner < 0 else PEOPLE[over.winner])
    assert expect["ruling_at_end"] == PLANETS[over.ruling]
    assert expect["character_cards"] == count
    assert [(play.seat, play.card, play.side) for play in over.plays] == [
        (fact.seat, fact.card, fact.side) for fact in facts
    ]
    assert filled(state) == ({receiver: (count, 0) if pile == "SG" else (0, count)} if receiver and count else {})
    assert expect["next_leader"] == leads(state)


def collected(state: Masquerade, expect: dict[str, Any]) -> tuple[str | None, str | None]:
    """Give the trick away and choose a pile as far as anybody is asked; who then has it, and where."""
    receiver, pile = expect["winner"], expect["pile"]
    if expect["by"] == "support":
        receiver = "Rei" if receiver != "Rei" else "Ami"
        assert (asked(state), asked_for(state)) == (expect["winner"], "give")
        says(state, f"to {seat_letter(seat_of(receiver))}")
    if pile in ("choice", "recipient_chooses"):
        assert (asked(state), asked_for(state)) == (receiver, "pile")
        assert texts(state) == list(TEAMS)
        pile = "DK"
        says(state, pile)
    return receiver, pile


def follow_vector(vector: dict[str, Any]) -> None:
    hand, expect = vector["hand"], set(vector["expect_legal"])
    ruling = vector["ruling"]
    assert expect == {NAMES[found] for found in legal(map(card, hand), planet(ruling), Setup())}
    lead = next(f"{ruling or 'mars'}-{n}-{9 - n}" for n in (5, 4) if f"{ruling}-{n}-{9 - n}" not in hand)
    hands = {"Usagi": [lead], "Ami": hand, "Rei": ["mercury-1-8"]}
    state = table(hands, leader="Ami" if ruling is None else "Usagi")
    if ruling is not None:
        says(state, f"{lead} SG")

    assert asked(state) == "Ami"
    assert expect == playable(state)


def score_vector(vector: dict[str, Any]) -> None:
    royal, rows, expect = vector["royal"], vector["players"], vector["expect"]
    names = [row["name"] for row in rows]
    teams = [TEAMS.index(row["team"]) for row in rows]
    named = TEAMS.index(royal["card_team"])
    found = score([row["own_pile"] for row in rows], teams, names.index(royal["player"]), named, royal["bid"], Setup())

    assert expect["totals"] == dict(zip(names, found.totals, strict=True))
    assert expect["bonus"] == found.bonus
    assert expect["bid_met"] == found.bid_met
    assert expect["not_behind"] == found.not_behind
    assert expect["winning_team"] == TEAMS[found.winning_team]
    played_to_the_end(vector)


def played_to_the_end(vector: dict[str, Any]) -> None:
    """The same counts lie there when a last trick is drawn, each beside a pile of the wrong team; then all is shown."""
    royal, expect = vector["royal"], vector["expect"]
    rows = {who: row for who in PEOPLE for row in vector["players"] if row["name"] == who}
    # Four players' vectors leave Minako out.
    assert list(rows) == list(PEOPLE[: len(rows)])
    last_cards = ["transformation-red mars", "transformation-blue mars", "transformation-green mars"]
    last_cards += ["transformation-orange mars", "betrayal-moon-stick"]
    state = trick(
        *last_cards[: len(rows)],
        more=0,
        teams={who: row["team"] for who, row in rows.items()},
        bid=royal["bid"],
        named=royal["card_team"],
        piles={
            who: (row["own_pile"], 58) if row["team"] == "SG" else (58, row["own_pile"]) for who, row in rows.items()
        },
    )
    found, result = counted(state), GAME.result(state)

    assert result is not None
    assert expect["totals"] == dict(zip(rows, found.totals, strict=True)) == dict(zip(rows, result.points, strict=True))
    assert winners(state) == [who for who, row in rows.items() if row["team"] == expect["winning_team"]]


def bid_vector(vector: dict[str, Any]) -> None:
    expect = vector["expect"]
    assert vector["order"] == list(PEOPLE[: len(vector["order"])])
    state = auction(len(vector["order"]))
    for number, (who, *bid) in enumerate(vector["bids"]):
        assert (asked(state), asked_for(state)) == (who, "bid")
        text = " ".join(map(str, bid))
        if number == expect.get("illegal_at"):
            assert text not in texts(state)
            with pytest.raises(IllegalChoice):
                says(state, text)
            return
        says(state, text)

    assert expect["royal"] == PEOPLE[state.royal]
    assert expect["card"] == f"royal-{ROYAL_CARDS[state.named]}"
    assert expect["bid"] == state.target
    assert (asked(state), asked_for(state)) == (expect["royal"], "unmask")
    says(state, "unmask A")
    assert leads(state) == expect["royal"]


KINDS: dict[str, Callable[[dict[str, Any]], None]] = {
    "trick": lambda vector: trick_vector(vector, Setup()),
    "follow": follow_vector,
    "score": score_vector,
    "bid": bid_vector,
}


@rule(
    "masquerade#auction",
    "masquerade#following",
    "masquerade#who-takes-a-trick",
    "masquerade#equal-powers",
    "masquerade#losers",
    "masquerade#draws",
    "masquerade#piles",
    "masquerade#scoring",
)
@pytest.mark.parametrize("vector", VECTORS, ids=[vector["id"] for vector in VECTORS])
def test_masquerade_vector(vector: dict[str, Any]) -> None:
    """What the vector expects happens when its situation is played; a kind unknown here is a failure."""
    KINDS[vector["kind"]](vector)


@rule("masquerade#equal-powers", "masquerade#who-takes-a-trick")
@pytest.mark.parametrize("scope", SCOPES)
@pytest.mark.parametrize("vector", EXAMPLES, ids=[vector["id"] for vector in EXAMPLES])
def test_the_examples_hold_whatever_cancels_what(vector: dict[str, Any], scope: Any) -> None:
    """The seven pictures of the rulebook come out alike under all four readings of cancelling."""
    trick_vector(vector, Setup(cancel_scope=scope))


@rule("masquerade#who-takes-a-trick", "masquerade#scoring")
def test_no_masquerade_vector_is_left_out() -> None:
    """As many vectors are run as the file names, counted without reading it as data, and no two share a name."""
    names = [vector["id"] for vector in VECTORS]

    assert TEXT.count('"MB-') == len(names) == len(set(names)) == 39
    assert len(EXAMPLES) == 8
    assert {vector["kind"] for vector in VECTORS} == set(KINDS)
