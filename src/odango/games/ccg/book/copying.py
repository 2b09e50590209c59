"""Copying an Item: Luna Ball does, and Wicked Lady."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.pieces import everything
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word
from odango.text import Name, line


def items_to_copy(state: Ccg, seat: Seat, discards: bool) -> list[Kind]:
    """Every Item in play, and in one's own discard pile if that counts; each once."""
    found = {kind for piece in everything(state) for kind in (piece.card, *piece.worn)}
    found |= set(state.discards[seat]) if discards else set()
    return sorted(kind for kind in found if CARDS[kind].kind == "item" and not rule_of(kind).copies)


def copyable(state: Ccg, seat: Seat, discards: bool) -> list[Kind]:
    """Those of them that can be used now, in the way Items are used."""
    return [kind for kind in items_to_copy(state, seat, discards) if rule_of(kind).copied(state, seat)]


def copy_item(state: Ccg, seat: Seat, card: Kind) -> None:
    """Do what an Item does, without using it up."""
    if state.events is not None:
        state.tell(Public(line("ccg-copied", who=Name(seat), card=card_word(card))))
    state.do(*rule_of(card).copied(state, seat))
