"""Cards of the Sailor Moon CCG as a board names them: Power in letters, what holds of a card in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from odango.core.step import Seat
from odango.games.ccg import facts
from odango.games.ccg.cards import CARDS, ICON, TYPES, Kind, card_key, is_enemy, is_fighter
from odango.games.ccg.data import Cost
from odango.games.ccg.facts import NONE, Piece, Power, Uid
from odango.games.ccg.view import CcgView
from odango.terminal.face import Words

LETTERS: Final = "bms"
"""Body, Mind and Soul."""
_MARKS: Final = {
    facts.ACTED: "acted",
    facts.RESTED: "rested",
    facts.ATTACKED: "attacked",
    facts.PARALYSED: "paralysed",
    facts.CONFUSED: "confused",
    facts.ARMORED: "armored",
    facts.ARMED: "armed",
    facts.WELL_RESTED: "well-rested",
    facts.SUMMONED: "summoned",
}


def card_name(kind: Kind, words: Words) -> str:
    return words("ccg-nothing" if kind == NONE else card_key(kind))


def counted_names(kinds: Iterable[Kind], words: Words) -> list[str]:
    """Each card once, with how many there are."""
    found = Counter(kinds)
    return [
        card_name(kind, words)
        if count == 1
        else words("terminal-ccg-several", card=card_name(kind, words), count=count)
        for kind, count in found.items()
    ]


def in_order(kinds: Iterable[Kind], words: Words) -> str:
    """Cards one after the other, as far as they are known."""
    return "; ".join("?" if kind == NONE else card_name(kind, words) for kind in kinds)


def power(some: Power) -> str:
    """Attached Power: b2 s1."""
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, some, strict=True) if count)


def price(cost: Cost, words: Words) -> str:
    """What something costs, or needs: b2 + 1 of any type."""
    body, mind, soul, any_type = cost
    parts = [power((body, mind, soul))] if body or mind or soul else []
    return " + ".join([*parts, *([words("terminal-ccg-any", count=any_type)] if any_type else [])])


def zones(view: CcgView, seat: Seat) -> tuple[tuple[Piece, ...], ...]:
    player = view.players[seat]
    return (player.allies, player.enemies, player.pie)


def in_play(view: CcgView) -> Iterator[tuple[Seat, Piece]]:
    """All cards in play, with whose they are."""
    for seat in range(len(view.players)):
        for zone in zones(view, seat):
            yield from ((seat, piece) for piece in zone)


def found(view: CcgView, uid: Uid) -> tuple[Seat, Piece] | None:
    return next(((seat, piece) for seat, piece in in_play(view) if piece.uid == uid), None)


def piece_name(view: CcgView, seat: Seat, piece: Piece, words: Words) -> str:
    """A card in play, said as labels say it: of several alike in front of one player, which."""
    if piece.face_down:
        return words("ccg-face-down", number=view.players[seat].enemies.index(piece) + 1)
    alike = [
        other.uid for zone in zones(view, seat) for other in zone if other.card == piece.card and not other.face_down
    ]
    name = card_name(piece.card, words)
    return name if len(alike) < 2 else words("ccg-one-of-several", card=name, number=alike.index(piece.uid) + 1)


def name_of(view: CcgView, uid: Uid, words: Words) -> str:
    """A card in play by its number; nothing, once it is gone."""
    there = found(view, uid)
    return words("ccg-nothing") if there is None else piece_name(view, *there, words)


def notes(view: CcgView, seat: Seat, piece: Piece, words: Words) -> list[str]:
    """What else is to be known of a card in play: its worth, its likes, what it wears, what holds of it."""
    if piece.card == NONE:
        return []
    card, setup = CARDS[piece.card], view.setup
    told = []
    if is_fighter(piece.card) and not setup.basic:
        told.append(words("terminal-ccg-icon", type=LETTERS[ICON[piece.card]]))
    if is_enemy(piece.card) and not setup.basic:
        told.append(words("terminal-ccg-worth", points=card.points))
        if setup.on(setup.strong_and_weak):
            sides = {"strong": card.strong, "weak": card.weak}
            told += [words(f"terminal-ccg-{how}", type=type_[0]) for how, type_ in sides.items() if type_ in TYPES]
    if piece.face_down:
        # Only who laid it is shown which it is.
        told.append(card_name(piece.card, words))
    if piece.damage and piece.damage >= card.health and card.health:
        told.append(words("terminal-ccg-beaten"))
    if piece.worn:
        told.append(words("terminal-ccg-wears", items=", ".join(counted_names(piece.worn, words))))
    told += [words(f"terminal-ccg-mark-{name}") for mark, name in _MARKS.items() if piece.marked(mark)]
    turn = view.players[seat].turns + (seat != view.turn)
    told += [words(f"terminal-ccg-{key}") for key in ("idle", "asleep") if getattr(piece, key) == turn > 0]
    if piece.uses:
        told.append(words("terminal-ccg-used", count=piece.uses))
    if piece.thorns:
        told.append(words("terminal-ccg-thorns", count=len(piece.thorns)))
    return told
