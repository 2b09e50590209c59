"""Pointing at things in the Sailor Moon CCG: what they mean, and why they cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from odango.core.engine import IllegalChoice, choose
from odango.core.view import offer, why_not
from odango.games.ccg.asking import PASS, pack
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.facts import SUMMONED
from odango.games.ccg.pieces import change, mark
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.acting import ATTACK
from odango.games.ccg.turn.playing import ONTO, PLAY
from odango.text import Line
from places import PACKAGE
from rule import rule
from rulebook.ccg.asking import answer, asked, pass_once, who
from rulebook.ccg.attacks import TIARA, attack
from rulebook.ccg.looking import piece
from rulebook.ccg.table import MARS, MERCURY, MOON, PAIR, table

REASONS = {
    "step", "defense", "villain-round", "villain", "one-of-each", "level", "event", "where", "first-turn", "beaten",
    "acted", "held", "power", "attacked", "target", "too-many",
}  # fmt: skip


def refused(state: Ccg, choice: int) -> tuple[str, str]:
    """The rule and the reason for whoever is asked, as headings and keys."""
    with pytest.raises(IllegalChoice) as no:
        choose(state, asked(state).seat, choice)
    return no.value.rule, key(no.value.line)


def key(line: Line) -> str:
    return line.key.removeprefix("ccg-refused-")


def why(state: Ccg, *refs: str) -> tuple[str, str] | None:
    """The same for things pointed at; None if an option concerns all of them."""
    no = why_not(state, asked(state).seat, refs)
    return None if no is None else (no.rule, key(no.line))


def held(name: str) -> str:
    return f"hand:{NUMBER[name]}"


def lying(state: Ccg, name: str) -> str:
    return f"piece:{piece(state, name).uid}"


def playing(hand: str, **told: Any) -> Ccg:
    """Step 2, with these in hand and Sailor Moon in play, unless something else is told."""
    return table(**{"allies": [MOON], "hands": [hand], "step": 2, **told})


def attacking(state: Ccg, scout: str, move: str, target: str) -> int:
    found = piece(state, scout)
    moves = [attack.name for attack in CARDS[found.card].attacks]
    return pack(ATTACK, found.uid, moves.index(move), piece(state, target).uid)


@rule("ccg#card-text")
def test_every_reason_is_known_here() -> None:
    """The catalogue has these and no others, and each has its test below."""
    words = (PACKAGE / "locale" / "en" / "ccg" / "game.ftl").read_text("utf-8")
    found = {line.split(" ")[0].removeprefix("ccg-refused-") for line in words.splitlines() if "ccg-refused-" in line}

    assert found == REASONS
    assert all(f"test_{reason.replace('-', '_')}" in globals() for reason in REASONS)


@rule("ccg#new-cards")
def test_step() -> None:
    """Once a card was used, Power and Monsters of the hand are late; so are Villains on what waited."""
    state = playing("soul titus zoycite", enemies=["morga"], pie=["love-letter"], allies=[f"{MOON} /20"])
    answer(state, 0, "use love-letter", f"heal {MOON}")

    for name in ("soul-power", "titus", "zoycite"):
        assert why(state, held(name)) == ("new-cards", "step")
    assert refused(state, pack(ONTO, NUMBER["zoycite"], piece(state, "morga").uid)) == ("new-cards", "step")


@rule("ccg#defense-events")
def test_defense() -> None:
    """A Defense Event in one's own turn."""
    state = playing("run-away")

    assert why(state, held("run-away")) == ("defense-events", "defense")
    assert refused(state, pack(PLAY, NUMBER["run-away"])) == ("defense-events", "defense")


@rule("ccg#villains")
def test_villain_round() -> None:
    """A Villain before everyone has had a turn, also on a summoned Monster."""
    state = playing("zoycite", enemies=["titus"], turns=[2, 0])
    mark(state, piece(state, "titus").uid, SUMMONED)

    assert why(state, held("zoycite")) == ("villains", "villain-round")


@rule("ccg#villains")
@pytest.mark.parametrize("enemies", ["", "faraion", "titus new", "jedite"])
def test_villain(enemies: str) -> None:
    """A Villain without a Monster of its kind that has waited."""
    state = playing("zoycite", enemies=[enemies])

    assert why(state, held("zoycite")) == ("villains", "villain")
    for found in state.enemies[0]:
        assert why(state, held("zoycite"), f"piece:{found.uid}") == ("villains", "villain")


@rule("ccg#villains", "ccg#persons-and-items", "ccg#scouts-and-knights")
def test_one_of_each() -> None:
    """A second Villain, Person or Scout of the same name."""
    state = playing(f"zoycite luna {MOON}", enemies=["titus, zoycite"], pie=["luna"])

    assert why(state, held("zoycite")) == ("villains", "one-of-each")
    assert why(state, held("luna")) == ("persons-and-items", "one-of-each")
    assert why(state, held(MOON)) == ("scouts-and-knights", "one-of-each")


@rule("ccg#scouts-and-knights")
def test_level() -> None:
    """A higher Level without the one below."""
    state = playing("sailor-moon-level-3 sailor-mars-level-2")

    assert why(state, held("sailor-moon-level-3")) == ("scouts-and-knights", "level")
    assert refused(state, pack(PLAY, NUMBER["sailor-mars-level-2"])) == ("scouts-and-knights", "level")
    assert refused(state, pack(ONTO, NUMBER["sailor-moon-level-3"], piece(state, MOON).uid)) == (
        "scouts-and-knights",
        "level",
    )


@rule("ccg#events")
def test_event() -> None:
    """An Event that has nothing to do."""
    state = playing("baby-sitting damage-transfer")

    assert why(state, held("baby-sitting")) == ("events", "event")
    assert why(state, held("damage-transfer")) == ("events", "event")


@rule("ccg#power", "ccg#persons-and-items", "ccg#monsters", "ccg#scouts-and-knights", "ccg#events")
def test_where() -> None:
    """Power by itself, Power and Items to another player's card; onto others what is played by itself."""
    state = playing(f"soul knight-armor morga luna {MARS} cram-school", enemies=["titus", "pox"])
    pox = lying(state, "pox")

    assert refused(state, pack(PLAY, NUMBER["soul-power"])) == ("power", "where")
    for name, heading in (
        ("soul-power", "power"),
        ("knight-armor", "persons-and-items"),
        ("luna", "persons-and-items"),
        ("morga", "monsters"),
        (MARS, "scouts-and-knights"),
        ("cram-school", "events"),
    ):
        assert why(state, held(name), pox) == (heading, "where")


@rule("ccg#attack")
def test_first_turn() -> None:
    """Nobody attacks in the first turn."""
    state = table([f"{MOON} + 2 soul /20"], ["titus", "pox"], turns=1)

    assert refused(state, attacking(state, MOON, TIARA, "pox")) == ("attack", "first-turn")


@rule("ccg#defeat")
def test_beaten() -> None:
    """Who has taken as much as their Health."""
    state = table([f"{MOON} + 2 soul /50, {MARS} + 2 soul"], ["", "pox"])

    assert refused(state, attacking(state, MOON, TIARA, "pox")) == ("defeat", "beaten")


@rule("ccg#actions")
def test_acted() -> None:
    """Who has attacked or rejuvenated this turn."""
    state = table([f"{MOON} + 2 soul, {MARS} + 3 soul /20, {MERCURY} + 2 mind"], ["titus", "pierrot, racy"])
    attack(state, MOON, TIARA, "pierrot")
    answer(state, 0, f"rejuvenate {MARS} 1")

    assert refused(state, attacking(state, MOON, TIARA, "racy")) == ("actions", "acted")
    assert refused(state, attacking(state, MARS, "mars-fire-ignite", "racy")) == ("actions", "acted")


@rule("ccg#attack")
def test_held() -> None:
    """Who may not attack this turn: one alone, or the whole team."""
    state = table([f"{MOON} + 2 soul /20, {MARS} + 2 soul"], ["titus", "pox"])
    change(state, piece(state, MOON).uid, idle=3)
    assert refused(state, attacking(state, MOON, TIARA, "pox")) == ("attack", "held")
    state.no_attacks[0] = 3

    assert refused(state, attacking(state, MARS, "mars-fire-ignite", "pox")) == ("attack", "held")


@rule("ccg#selecting-an-attack")
def test_power() -> None:
    """Who has not the Power for it."""
    state = table([f"{MOON} + 2 soul"], ["", "pox"])

    assert refused(state, attacking(state, MOON, "moon-healing-activation", "pox")) == ("selecting-an-attack", "power")


@rule("ccg#attack")
def test_attacked() -> None:
    """What was attacked this turn already."""
    state = table([PAIR], ["", "pierrot, racy"])
    attack(state, MOON, TIARA, "pierrot")

    assert why(state, lying(state, MARS), "move:0", lying(state, "pierrot")) == ("attack", "attacked")
    assert refused(state, attacking(state, MARS, "mars-fire-ignite", "pierrot")) == ("attack", "attacked")


@rule("ccg#several-players")
def test_target() -> None:
    """One's own Monster, one across the table, a neighbour's Scout."""
    state = table([f"{MOON} + 2 soul", MARS], ["titus", "pox", "morga", ""])

    assert why(state, lying(state, "titus"), lying(state, MOON), "move:0") == ("several-players", "target")
    assert refused(state, attacking(state, MOON, TIARA, MARS)) == ("several-players", "target")
    assert refused(state, attacking(state, MOON, TIARA, "titus")) == ("several-players", "target")
    assert refused(state, attacking(state, MOON, TIARA, "morga")) == ("several-players", "target")


@rule("ccg#balance")
def test_too_many() -> None:
    """Who holds more than a full hand is not done."""
    state = table(hands=["7 soul"])
    pass_once(state)

    assert refused(state, PASS) == ("balance", "too-many")


@rule("ccg#turn")
def test_what_is_no_choice_at_all() -> None:
    """Any number, anything that has no part, somebody who is not asked."""
    state = playing("soul")

    assert refused(state, 10**6 + 7) == ("turn", "refused-not-an-option")
    assert why(state, "seat:1") == ("turn", "refused-no-part")
    assert why(state, held("titus")) == ("turn", "refused-not-an-option")
    with pytest.raises(IllegalChoice) as no:
        choose(state, 1, 0)
    assert (no.value.rule, key(no.value.line)) == ("turn", "refused-not-your-turn")


@rule("ccg#turn", "ccg#power")
def test_things_of_an_option_mean_it() -> None:
    """The card of the hand and what it goes onto; half of it is fine so far."""
    state = playing("soul titus", enemies=["morga"])
    refs = {option.text.split(".")[0]: option.refs for option in offer(state, 0)}

    assert refs["play titus"] == (held("titus"),)
    assert refs["play soul-power morga"] == (held("soul-power"), lying(state, "morga"))
    assert why(state, held("soul-power")) is None
    assert why(state, held("soul-power"), lying(state, "morga")) is None
    assert why(state, lying(state, "morga"), held("titus")) == ("monsters", "where")


@rule("ccg#end-of-game")
def test_after_the_end() -> None:
    """Nobody chooses any more."""
    state = table([MARS, f"{MOON} /50"])
    assert who(state) == (0, "pause")
    pass_once(state)

    with pytest.raises(IllegalChoice) as no:
        choose(state, 0, 0)
    assert no.value.rule == "end-of-game"
