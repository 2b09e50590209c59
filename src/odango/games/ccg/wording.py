"""Cards, moves and cards in play as the catalogue and the notation call them."""

from __future__ import annotations

from collections.abc import Iterable

from odango.games.ccg.cards import CARDS, Kind, card_key
from odango.games.ccg.facts import NONE, Uid
from odango.games.ccg.pieces import find, owner_of, zone_for
from odango.games.ccg.state import Ccg
from odango.text import Phrase, Phrases, Word


def card_word(kind: Kind) -> Word:
    return Word("ccg-nothing" if kind == NONE else card_key(kind))


def card_words(kinds: Iterable[Kind]) -> Phrases:
    return Phrases(tuple(Phrase(card_key(kind)) for kind in kinds))


def move_word(move: str) -> Word:
    return Word(f"ccg-move-{move}")


def piece_word(state: Ccg, uid: Uid) -> Word | Phrase:
    """A card in play; of several alike in front of one player it says which."""
    piece = find(state, uid)
    if piece is None:
        return Word("ccg-nothing")
    seat = owner_of(state, uid)
    if piece.face_down:
        return Phrase("ccg-face-down", {"number": state.enemies[seat].index(piece) + 1})
    alike = [
        other.uid for other in zone_for(state, piece.card)[seat] if other.card == piece.card and not other.face_down
    ]
    if len(alike) == 1:
        return card_word(piece.card)
    return Phrase("ccg-one-of-several", {"card": card_word(piece.card), "number": alike.index(uid) + 1})


def write_piece(state: Ccg, uid: Uid) -> str:
    """A card in play in notation: its name and number."""
    piece = find(state, uid)
    return f"{'face-down' if piece is None or piece.face_down else CARDS[piece.card].name}.{uid}"
