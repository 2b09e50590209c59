"""Standing orders for other players' turns: let attacks happen until something is worth a thought.

The rules ask whenever the table can see that an answer is possible, whatever the order; the order only passes.  It
stays with whoever puts the question to the player, and is no part of the game: nobody can see it or work it out.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from odango.core.step import Seat
from odango.games.ccg.asking import PASS
from odango.games.ccg.attack.damage import total
from odango.games.ccg.attack.defending import PASS as NO_DEFENCE
from odango.games.ccg.facts import NONE, Uid
from odango.games.ccg.pieces import health
from odango.games.ccg.view import CcgView
from odango.text import Line, line

PASSES: Final = {
    "defend": NO_DEFENCE,
    "parry": PASS,
    "inspire": PASS,
    "save": PASS,
    "replay": PASS,
    "strengthen": PASS,
    "outlast": PASS,
    "belittle": PASS,
}
"""The questions an order can answer, and what passing is called there.  Whether a card that was spent for another round
of a challenge is to bring it (`repeat`) is always asked."""


class Order(Struct, frozen=True):
    """For how long a player passes."""

    kind: Literal["ask", "attack", "turn", "fall"]
    turns: int = 0
    """How many turns the player had begun when it was given: `turn` is until the next."""
    turn: Seat = NONE
    begun: int = 0
    target: Uid = NONE
    """Whose turn it was, which of theirs, and who was attacked: `attack` is for that attack alone."""


ASK: Final = Order("ask")
"""The default: asked each time."""


def parse(text: str, view: CcgView) -> Order | Line:
    """The order that is written so: `attack`, `turn`, `fall` or `ask`; or a sentence that says what is wrong."""
    if view.seat is None:
        return line("ccg-order-nobody")
    match text.casefold().split():
        case ["ask"]:
            return ASK
        case ["fall"]:
            return Order("fall")
        case ["turn"]:
            return Order("turn", turns=view.players[view.seat].turns)
        case ["attack"]:
            if view.attack is None:
                return line("ccg-order-no-attack")
            return Order("attack", 0, view.turn, view.players[view.turn].turns, view.attack.target)
    return line("ccg-order-unknown", text=" ".join(text.split()))


def answer(order: Order, view: CcgView) -> int | None:
    """To pass, as long as the order holds and the question is one of another player's turn; None otherwise."""
    asked = view.question
    if asked is None or asked.kind not in PASSES or view.seat == view.turn or not holds(order, view):
        return None
    return PASSES[asked.kind] if PASSES[asked.kind] in asked.options else None


def holds(order: Order, view: CcgView) -> bool:
    """Whether the order says anything now."""
    match order.kind:
        case "turn":
            return view.seat is not None and view.players[view.seat].turns == order.turns
        case "attack":
            attack = view.attack
            now = None if attack is None else (view.turn, view.players[view.turn].turns, attack.target)
            return now == (order.turn, order.begun, order.target)
        case "fall":
            return stands(view)
    return False


def stands(view: CcgView) -> bool:
    """Whether the seat's card under attack would survive, as the table sees it now."""
    attack = view.attack
    if attack is None or attack.defender != view.seat:
        return False
    enemies = view.players[attack.defender].enemies
    left = [health(piece) - piece.damage for piece in enemies if piece.uid == attack.target]
    return bool(left) and total(view.account) < left[0]


def describe(order: Order, view: CcgView) -> Line:
    """The order as a sentence to the one who gave it."""
    # Until something is about to fall stands for good; the others lapse.
    return line(f"ccg-order-{order.kind if order.kind == 'fall' or holds(order, view) else 'ask'}")
