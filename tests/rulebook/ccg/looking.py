"""What is so in a situation of the Sailor Moon CCG: damage, Power, where which cards are, and who has won.

A card in play goes by its name alone.  Where that may be one of several, `titus@1` is the one of seat 1, `titus#2` the
second there is, and `titus.4` the one with the number 4.
"""

from __future__ import annotations

import re
from typing import Any

from odango.core.step import Seat
from odango.games.ccg import GAME
from odango.games.ccg.asking import write_power
from odango.games.ccg.cards import CARDS
from odango.games.ccg.facts import Piece
from odango.games.ccg.pieces import everything, owner_of
from odango.games.ccg.state import Ccg
from rulebook.ccg.table import names


def piece(state: Ccg, name: str) -> Piece:
    """The card in play of this name: `titus`, `titus@1`, `titus#2` or `titus.4`."""
    bare = re.split(r"[@#.]", name)[0]
    found = [one for one in everything(state) if CARDS[one.card].name == bare]
    if "@" in name:
        found = [one for one in found if owner_of(state, one.uid) == int(name.partition("@")[2])]
    elif "#" in name:
        found = [found[int(name.partition("#")[2]) - 1]]
    elif "." in name:
        found = [one for one in found if one.uid == int(name.partition(".")[2])]
    assert len(found) == 1, f"{len(found)} cards in play are {name!r}"
    return found[0]


def damage(state: Ccg, *found: str) -> Any:
    """The damage on a card in play; of several, a list."""
    amounts = [piece(state, name).damage for name in found]
    return amounts[0] if len(found) == 1 else amounts


def wounds(state: Ccg, seat: Seat = 0) -> list[int]:
    """The damage on every Scout and Knight of a player."""
    return [one.damage for one in state.allies[seat]]


def power(state: Ccg, name: str) -> str:
    """The Power attached to a card in play: `2 soul 1 body` in the order body, mind, soul; or `nothing`."""
    return write_power(piece(state, name).power)


def in_play(state: Ccg, seat: Seat) -> str:
    """All that a player has in play: Scouts and Knights, Monsters and Villains, Persons and Items."""
    return names([one.card for zone in (state.allies, state.enemies, state.pie) for one in zone[seat]])


def hand(state: Ccg, seat: Seat) -> str:
    return names(state.hands[seat])


def deck(state: Ccg, seat: Seat) -> str:
    """The first lies on top."""
    return names(state.decks[seat][::-1])


def discards(state: Ccg, seat: Seat) -> str:
    """The last lies on top."""
    return names(state.discards[seat])


def gone(state: Ccg, seat: Seat) -> str:
    """What is out of the game."""
    return names(state.gone[seat])


def places(state: Ccg) -> tuple[int, ...] | None:
    """Who came where, seat by seat; None as long as the game goes on."""
    result = GAME.result(state)
    return None if result is None else result.places
