"""Questions that several Persons, Items and Events ask: which card, which player."""

from __future__ import annotations

from typing import Any

from odango.core.step import Seat, Step
from odango.games.ccg.asking import Ask, AskPiece, Said
from odango.games.ccg.cards import CARDS, Kind, card_key
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.defences.softening import Heal
from odango.games.ccg.facts import ATTACKED, Attack, Uid
from odango.games.ccg.pieces import mark, owner_of
from odango.games.ccg.piles.searching import seat_ref
from odango.games.ccg.power.paying import discard_piece
from odango.games.ccg.state import Ccg
from odango.text import Line, Name, Word, line, seat_letter


class Mark(Step[Ccg]):
    """Something holds of a card for the rest of the turn."""

    __slots__ = ("marks", "uid")

    def __init__(self, uid: Uid, marks: int) -> None:
        self.marks: int = marks
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        mark(state, self.uid, self.marks)


class DiscardPiece(Step[Ccg]):
    """A card in play is discarded."""

    __slots__ = ("uid",)

    def __init__(self, uid: Uid) -> None:
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        discard_piece(state, self.uid)


class ChoosePiece(AskPiece):
    """Which card in play does it concern?  Asked for a card, which is named in the question."""

    __slots__ = ("card",)

    rule = "card-text"

    def __init__(self, seat: Seat, card: Kind) -> None:
        super().__init__(seat)
        self.card: Kind = card

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-choose", card=Word(card_key(self.card)))


class HealFighter(ChoosePiece):
    """Which Scout or Knight is healed?"""

    __slots__ = ("amount",)

    kind = "heal"

    def __init__(self, seat: Seat, card: Kind, amount: int) -> None:
        super().__init__(seat, card)
        self.amount: int = amount

    def candidates(self, state: Ccg) -> list[Uid]:
        return wounded(state, self.seat)

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(Heal(uid, self.amount))


def wounded(state: Ccg, seat: Seat) -> list[Uid]:
    """Own Scouts and Knights with damage on them."""
    return [piece.uid for piece in state.allies[seat] if piece.damage]


def monsters(state: Ccg, seats: list[Seat]) -> list[Uid]:
    """Monsters, not Villains, of these players."""
    return [piece.uid for seat in seats for piece in state.enemies[seat] if CARDS[piece.card].kind == "monster"]


def persons(state: Ccg, seats: list[Seat]) -> list[Uid]:
    return [piece.uid for seat in seats for piece in state.pie[seat] if CARDS[piece.card].kind == "person"]


def elsewhere(state: Ccg, attack: Attack) -> list[Uid]:
    """What else could be attacked: not who strikes with the target (S-94)."""
    return [
        piece.uid
        for other in state.neighbours(attack.seat)
        for piece in state.enemies[other]
        if not piece.marked(ATTACKED)
        and piece.uid not in attack.helpers
        and not (attack.combined and any(defence.does == "safe" for defence in CARDS[piece.card].defences))
    ]


def rival(state: Ccg, seat: Seat, uid: Uid) -> Seat:
    """Who plays a challenge about a card: its player; about one's own, the next player clockwise (S-30)."""
    owner = owner_of(state, uid)
    return state.after(seat) if owner in (seat, -1) else owner


def contest(state: Ccg, seat: Seat, card: Kind, about: Uid, *won: Step[Any]) -> None:
    """A challenge with whoever has a card in play; if it is won, these steps."""
    rounds = max(1, CARDS[card].challenge)
    lost: tuple[Step[Any], ...] = ()
    state.do(Challenge(seat, rival(state, seat, about), card, (*(lost,) * rounds, won), about=about))


class ChooseSeat(Ask):
    """Which opponent does it concern?"""

    __slots__ = ("card",)

    rule = "card-text"

    def __init__(self, seat: Seat, card: Kind) -> None:
        super().__init__(seat)
        self.card: Kind = card

    def seats(self, state: Ccg) -> list[Seat]:
        return state.opponents(self.seat)

    def picked(self, state: Ccg, seat: Seat) -> None:
        raise NotImplementedError

    def options(self, state: Ccg) -> list[int]:
        return self.seats(state)

    def chosen(self, state: Ccg, choice: int) -> None:
        self.picked(state, choice)

    def say(self, state: Ccg, choice: int) -> Said:
        text = f"{self.kind} {seat_letter(choice)}"
        return Said(text, line("ccg-label-seat", whom=Name(choice)), (seat_ref(choice),))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-choose-seat", card=Word(card_key(self.card)))
