"""A hand that lies open, and a Thief."""

from __future__ import annotations

from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import card
from odango.games.tricktakers.characters.phantom_thief import ThiefSheet
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.adventure import equipped
from rulebook.tricktakers.table import say

THIEF, ADVENTURER, KING = range(3)


def opened() -> Tricktakers:
    """The Adventurer has opened its hand and is the Thief's partner; the Thief has offered a card."""
    hands = {"phantom-thief": "b2 b3 b4", "adventurer": "g5 g6 k9", "king": "r1 r2 r3"}
    sheets = {"phantom-thief": ThiefSheet((-1, 3, 0), 0)}
    state = equipped(hands, "fairy map", sheets=sheets, leader="adventurer")
    say(state, "adventurer", "use fairy", "g5")
    say(state, "king", "r1")
    say(state, "phantom-thief", "offer b2")
    return state


@rule("tricktakers#phantom-thief", "tricktakers#adventurer")
def test_t70_a_card_out_of_an_open_hand_is_seen_to_go() -> None:
    """Everyone knows that the Thief has it, and where; what came for it only the two know."""
    state = opened()
    say(state, "adventurer", "give k9")

    assert GAME.view(state, KING).players[ADVENTURER].shown == (card("g6"),)
    for seed in range(20):
        world = GAME.imagine(state, KING, Rng(seed))
        assert card("k9") in world.hands[THIEF]
    assert {GAME.imagine(state, KING, Rng(seed)).hands[ADVENTURER][0] for seed in range(20)} != {card("b2")}


@rule("tricktakers#phantom-thief", "tricktakers#adventurer")
def test_a_refusal_leaves_the_open_hand_as_it_is() -> None:
    state = opened()
    say(state, "adventurer", "refuse")

    assert GAME.view(state, KING).players[ADVENTURER].shown == (card("g6"), card("k9"))
