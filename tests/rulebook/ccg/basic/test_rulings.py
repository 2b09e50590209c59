"""The rulings of the Basic game: what its rules leave open, and the switches."""

from __future__ import annotations

import pytest

from odango.core.engine import run
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.ccg import GAME, basic
from odango.games.ccg.basic.flipping import ORDER, BasicFlip
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from rule import rule
from rulebook.ccg.asking import go, texts, who
from rulebook.ccg.basic.table import BASIC, TIARA, ally, at_random, enemy, flip, names, table, throw
from rulebook.ccg.looking import places
from rulebook.ccg.table import MERCURY, MOON, cards
from rulebook.ccg.telling import told

JUPITER = "sailor-jupiter-level-4"
UNPRINTED = {
    "doom-and-gloom-guys": 60,
    "techniclon": 30,
    "dragon": 30,
    "petasos": 30,
    "regalia": 60,
    "black-widow": 0,
    "four-face": 0,
}
"""What they hit back with after an attack of 30."""


def attacked(name: str, setup: Setup) -> Ccg:
    """Sailor Jupiter has attacked this Monster for 30."""
    state = table(allies=(f"{JUPITER} +1, {MOON}", MERCURY), enemies=("titus", f"{name}, papion"), setup=setup)
    flip(state, "fro", "cram-school")
    go(state, f"attack {JUPITER} jupiter-thunder-crash {name}")
    return state


@rule("ccg#basic-attack")
@pytest.mark.parametrize("name", UNPRINTED)
def test_s19_basic_figures_that_are_not_printed(name: str) -> None:
    """As the cards mean it: to the attacker alone, and without a challenge."""
    state = attacked(name, BASIC)

    assert [piece.damage for piece in state.allies[0]] == [UNPRINTED[name], 0]
    assert not state.pending


@rule("ccg#basic-attack")
@pytest.mark.parametrize("name", UNPRINTED)
def test_s19_basic_figures_are_zero_under_the_switch(name: str) -> None:
    """Printed figures are not touched."""
    zero = Setup(rules="basic", basic_unprinted="zero")

    assert [piece.damage for piece in attacked(name, zero).allies[0]] == [0, 0]
    assert ally(attacked("thunderclap", zero), 0).damage == 30


@rule("ccg#basic-attack")
@pytest.mark.parametrize(("attack", "damage"), [("punch", 10), ("left-hook", 30)])
def test_s20_basic_owner_picks_among_two_attacks(attack: str, damage: int) -> None:
    """Without a Soul, and without the challenge for 60."""
    state = attacked("bobo-the-vulture", BASIC)
    assert who(state) == (1, "basic-hit-back")
    assert texts(state) == ["hit back punch", "hit back left-hook"]
    go(state, f"hit back {attack}")

    assert ally(state, 0).damage == damage
    assert not state.pending


@rule("ccg#basic-attack")
@pytest.mark.parametrize("name", ["bobo-the-vulture", "veena", "ninjana"])
def test_s20_basic_first_attack_under_the_switch(name: str) -> None:
    """Nobody is asked."""
    state = attacked(name, Setup(rules="basic", basic_choice="first"))

    assert ally(state, 0).damage == 10
    assert not state.pending


ASKS = {
    "item": ("ofuda-scroll cram-school fro", "mini-computer combat-training papion", "basic-item"),
    "villain": ("zoycite", "jedite", "basic-attack"),
    "monster": ("pox", "bakene", "basic-attack"),
    "person": ("melvin-gurio", "chad-kumada", "basic-person"),
    "event": ("combat-training", "run-away", "basic-event"),
    "power": ("soul-power", "mind-power", "basic-power"),
    "scout": ("sailor-mars-level-1", "sailor-venus-level-1", "basic-place"),
}
"""A card of each type for either seat, and what it asks for."""


@rule("ccg#basic-flip")
@pytest.mark.parametrize("first", ORDER)
@pytest.mark.parametrize("second", ORDER)
def test_s85_basic_order_of_actions(first: str, second: str) -> None:
    """Item, Villain, Monster, Person, Event, Power, Scout or Knight; so an Item's cards are seen before anyone acts."""
    if first == second:
        return
    state = table(enemies=("?titus, morga", "?kyurene, leo-the-lion"), gone=("game-machine-man", "polite-society"))
    flip(state, ASKS[first][0], ASKS[second][1])
    seen: list[tuple[Seat, str]] = []
    while state.pending:
        if len(state.pending) == 2:
            throw(state, "rock", "paper", owner=seen[-1][0])
            continue
        seen.append(who(state))
        go(state, texts(state)[-1] if seen[-1][1] != "basic-person" else "challenge")
    early, late = sorted(((ORDER.index(kind), seat) for seat, kind in enumerate((first, second))))

    assert seen[0] == (early[1], ASKS[ORDER[early[0]]][2])
    assert (late[1], ASKS[ORDER[late[0]]][2]) in seen[1:] or first == "item" or second == "item"


@rule("ccg#basic-flip", "ccg#basic-item")
def test_s85_basic_an_item_takes_the_place_of_what_it_became() -> None:
    """A Villain drawn by an Item attacks before the other's Monster, a Power card is attached after it."""
    state = table()
    flip(state, "ofuda-scroll zoycite soul-power", "bakene")
    go(state, "basic-item zoycite")
    assert who(state) == (0, "basic-attack")

    state = table()
    flip(state, "ofuda-scroll zoycite soul-power", "bakene")
    go(state, "basic-item soul-power")
    assert who(state) == (1, "basic-attack")
    go(state, "pass")
    assert who(state) == (0, "basic-power")


@rule("ccg#basic-same-type")
@pytest.mark.parametrize(
    ("first", "second"),
    [("cram-school", "run-away"), ("negative-energy-shield", "cram-school"), ("soul-power", "body-power"),
     ("sailor-mars-level-1", "tuxedo-mask-level-1")],
)  # fmt: skip
def test_s86_basic_types_that_are_the_same(first: str, second: str) -> None:
    """Both may heal, and nothing else happens."""
    state = table(allies=(f"{MOON} +2 -10", f"{MERCURY} +2 -10"), enemies=("?titus", "?kyurene"))
    flip(state, first, second)
    assert who(state) == (0, "basic-heal")
    go(state, f"basic-heal {MOON}")
    assert who(state) == (1, "basic-heal")
    go(state, f"basic-heal {MERCURY}")

    assert [(ally(state, seat).damage, ally(state, seat).powers) for seat in range(2)] == [(0, 0), (0, 0)]
    assert not state.pending


@rule("ccg#basic-attack")
def test_s87_basic_a_beaten_monster_hits_back() -> None:
    """And leaves after it."""
    state = table(enemies=("titus", "ninjana -40, papion"))
    flip(state, "fro", "cram-school")
    go(state, f"{TIARA} ninjana")
    assert (who(state), len(state.enemies[1])) == ((1, "basic-hit-back"), 2)
    go(state, "hit back multiply-and-attack")

    assert ally(state, 0).damage == 40
    assert names(state.gone[1]) == "ninjana"


@rule("ccg#basic-end")
def test_s87_basic_the_last_monster_ends_the_game_at_once() -> None:
    """Its hit-back still counts; the second attack of the Villain and the other's Person do not."""
    state = table(enemies=("titus", "papion -30"), gone=("", "kyurene"))
    flip(state, "zoycite", "chad-kumada")
    go(state, f"{TIARA} papion")

    assert (state.ended, ally(state, 0).damage) == ("monsters", 30)
    assert not state.pending
    assert not state.agenda


def flipped_out(limit: int, gone: tuple[str, str]) -> Ccg:
    """A game whose players do nothing, to its end."""
    state = table(gone=gone, setup=Setup(rules="basic", round_limit=limit))
    state.do(BasicFlip())
    run(state)
    while state.pending:
        if len(state.pending) == 2:
            throw(state, "rock", "paper", owner=state.contest.owner if state.contest else 0)
        else:
            go(state, texts(state)[-1])
    return state


@rule("ccg#basic-end")
@pytest.mark.parametrize("limit", [1, 3])
def test_s88_basic_ten_flips_are_a_turn(limit: int) -> None:
    """After ten times as many flips as the limit says more defeated Monsters win, and equals tie."""
    more = flipped_out(limit, ("fro", "bakene ninjana"))
    equal = flipped_out(limit, ("fro", "bakene"))

    assert more.turns == equal.turns == [10 * limit, 10 * limit]
    assert more.ended == equal.ended == "limit"
    assert basic.points(more) == [2, 1]
    assert (basic.winners(more), basic.winners(equal)) == ([0], [0, 1])
    assert (places(more), places(equal)) == ((1, 2), (1, 1))
    assert told(more)[-1] == f"After {10 * limit} flips A wins, with 2 Monsters defeated against 1."
    assert told(equal)[-1] == f"After {10 * limit} flips A and B have one Monster defeated each: a tie."


@rule("ccg#basic-end")
def test_s88_basic_a_game_at_random_ends_by_the_limit_at_the_latest() -> None:
    ends = [at_random(Setup(rules="basic", round_limit=2), seed)[-1] for seed in range(12)]

    assert all(end.turns[0] <= 20 for end in ends)
    assert {"limit"} <= {end.ended for end in ends}


@rule("ccg#basic-game")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("pox", "basic-attack"), ("zoycite", "basic-attack"), ("melvin-gurio", "basic-person"),
     ("cram-school", "basic-event"), ("soul-power", "basic-power"), ("sailor-mars-level-1", "basic-place")],
)  # fmt: skip
def test_s89_basic_actions_may_be_left_undone(card: str, kind: str) -> None:
    """The card stays among the discards, and nothing has changed."""
    state = table(enemies=("titus", "?kyurene"), gone=("fro", ""))
    before = (state.allies[:], state.enemies[:], [pile[:] for pile in state.gone])
    flip(state, card, "run-away")
    while state.pending:
        assert who(state) == (0, kind)
        go(state, "pass")

    assert names(state.discards[0]) == card
    assert before == (state.allies, state.enemies, state.gone)


@rule("ccg#basic-item", "ccg#basic-same-type")
def test_s89_basic_healing_may_be_left_but_items_draw() -> None:
    """Both cards are drawn, and one of them counts, though what it lets one do may be left."""
    state = table(allies=(f"{MOON} +2 -10", MERCURY), enemies=("titus", "?kyurene"))
    flip(state, "fro", "papion")
    go(state, "pass")
    assert (ally(state, 0).damage, ally(state, 0).powers) == (10, 2)
    flip(state, "ofuda-scroll cram-school pox", "chad-kumada")
    assert "pass" not in texts(state)
    go(state, "basic-item cram-school", "pass")

    assert enemy(state, 1).face_down
    assert names(state.discards[0]) == "fro ofuda-scroll cram-school pox"


@rule("ccg#basic-person")
def test_s89_basic_a_won_challenge_may_bring_nobody_back() -> None:
    state = table(gone=("fro", ""))
    flip(state, "melvin-gurio", "run-away")
    go(state, "challenge")
    throw(state, "rock", "scissors")
    go(state, "pass")

    assert (names(state.gone[0]), state.points) == ("fro", [0, 1])


@rule("ccg#basic-opening")
def test_s34_basic_decks_lie_open_but_not_what_was_laid() -> None:
    """Any Monsters of the list may be those that lie face down, as long as none is there twice."""
    state = table(enemies=("?titus, ?morga, ?fro, ?pox", "kyurene"))
    worlds = [GAME.imagine(state, 1, Rng(seed)) for seed in range(60)]
    found = {piece.card for world in worlds for piece in world.enemies[0]}

    assert len(found) == 8
    assert all(len({piece.card for piece in world.enemies[0]}) == 4 for world in worlds)


@rule("ccg#basic-item")
def test_s98_basic_items_come_to_an_end() -> None:
    """Twenty cards are drawn in one flip; then another Item does nothing, and the other's card is carried out."""
    state = table(enemies=("?titus, morga", "kyurene"))
    state.decks[0] = cards("fro knight-armor " * 12 + "ofuda-scroll")
    state.seen[0] = [0] * len(state.decks[0])
    flip(state, "", "cram-school")
    go(state, *["basic-item knight-armor"] * 10)

    assert len(state.flipped[0]) == 21
    assert told(state)[-1] == "A has drawn enough: Knight Armor does nothing."
    assert who(state) == (1, "basic-event")


@rule("ccg#basic-item", "ccg#basic-flip")
def test_s98_basic_an_item_alone_in_the_deck_comes_to_an_end() -> None:
    """It is shuffled back and drawn again, and nobody is asked anything."""
    state = table()
    state.decks[0], state.discards[0], state.seen[0] = cards("ofuda-scroll"), [], [0]
    flip(state, "", "fro")

    assert told(state)[-1] == "A has drawn enough: Ofuda Scroll does nothing."
    assert who(state) == (1, "basic-attack")
    assert names(state.discards[0]) == "ofuda-scroll"
