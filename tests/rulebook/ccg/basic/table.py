"""Words to build situations of the Basic game of the Sailor Moon CCG with, and to play them, one flip at a time.

What is asked and told is the same as in the other games: see `asking` and `telling`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odango.core.engine import choose, run
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.ccg import GAME
from odango.games.ccg.basic.flipping import BasicFlip
from odango.games.ccg.cards import CARDS, NUMBER, Kind
from odango.games.ccg.facts import Piece
from odango.games.ccg.pieces import change, enter, the
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from rulebook.ccg.asking import answer
from rulebook.ccg.table import MERCURY, MOON, cards

BASIC = Setup(rules="basic")
TIARA = f"attack {MOON} moon-tiara-magic"
"""How Sailor Moon attacks for 30; the target comes next."""


def names(kinds: Sequence[Kind]) -> str:
    """Cards by name, Power in full: it is a card like others here."""
    return " ".join(CARDS[kind].name for kind in kinds)


def table(
    allies: Sequence[str] = (f"{MOON} +2", f"{MERCURY} +2"),
    enemies: Sequence[str] = ("titus, morga", "kyurene, papion"),
    *,
    gone: Sequence[str] = ("", ""),
    setup: Setup = BASIC,
    seed: int = 1,
) -> Ccg:
    """A game past its opening, about to be flipped.  What lies in front of each is told by name, parted by commas:

    `titus -20` has 20 damage, `?titus` lies face down, `sailor-moon-level-1 +3` has three Power, all Body.
    """
    state = GAME.start(setup, 2, Rng(seed))
    state.pending.clear()
    state.agenda.clear()
    for seat in range(2):
        for told in (*allies[seat].split(","), *enemies[seat].split(",")):
            _lay(state, seat, told.split())
        state.gone[seat] = cards(gone[seat])
        for card in state.gone[seat]:
            _out_of_deck(state, seat, card)
        state.openings[seat] = (state.allies[seat][0].card,)
        state.rng.shuffle(state.decks[seat])
    state.points = [len(state.gone[1]), len(state.gone[0])]
    return state


def _lay(state: Ccg, seat: Seat, told: list[str]) -> None:
    name, *marks = told
    card = NUMBER[name.removeprefix("?")]
    fields: dict[str, Any] = {"face_down": name.startswith("?")}
    for mark in marks:
        if mark.startswith("+"):
            fields["power"] = (int(mark), 0, 0)
        else:
            fields["damage"] = -int(mark)
    _out_of_deck(state, seat, card)
    enter(state, seat, card, **fields)


def _out_of_deck(state: Ccg, seat: Seat, card: Kind) -> None:
    """Monsters of other decks are welcome, too."""
    if card in state.decks[seat]:
        state.decks[seat].remove(card)
        state.seen[seat].pop()


def flip(state: Ccg, first: str, second: str) -> None:
    """One flip and no more: these are on top of the two decks, the topmost first."""
    for seat, told in enumerate((first, second)):
        for card in reversed(cards(told)):
            _out_of_deck(state, seat, card)
            state.decks[seat].append(card)
            state.seen[seat].append(0)
    BasicFlip().run(state)
    state.agenda.remove(BasicFlip())
    run(state)


def throw(state: Ccg, mine: str, theirs: str, owner: Seat = 0) -> None:
    """Both show a hand, the owner of the challenge the first."""
    answer(state, owner, mine)
    answer(state, 1 - owner, theirs)


def ally(state: Ccg, seat: Seat, place: int = 0) -> Piece:
    return state.allies[seat][place]


def enemy(state: Ccg, seat: Seat, place: int = 0) -> Piece:
    return state.enemies[seat][place]


def down(piece: Piece) -> str:
    """How a Monster that lies face down is written."""
    return f"face-down.{piece.uid}"


def powered(state: Ccg, seat: Seat, *powers: int) -> None:
    """One's Scouts and Knights have these Power cards: Body, Mind and Soul of the first, and so on."""
    for piece, at in zip(state.allies[seat], range(0, len(powers), 3), strict=True):
        change(state, piece.uid, power=powers[at : at + 3])
        assert the(state, piece.uid).powers


def at_random(setup: Setup, seed: int) -> list[Ccg]:
    """Every position of a game at random, from the first question to the end."""
    state = GAME.start(setup, 2, Rng(seed))
    chance = Rng(seed + 50)
    found = [state.clone()]
    while state.pending:
        decision = state.pending[chance.below(len(state.pending))]
        options = decision.options(state)
        choose(state, decision.seat, options[chance.below(len(options))])
        found.append(state.clone())
    return found
