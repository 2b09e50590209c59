"""Standing orders for Masked Defender: what a player would answer, said in advance.

The rules ask as long as uses remain, whatever the order; the order only answers.  It stays with whoever puts the
question to the player (a terminal, a table), and is no part of the match: nobody can see it or work it out.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct

from odango.games.dice.abilities.masked_defender import LET, SHIELD
from odango.games.dice.state import size_of
from odango.games.dice.view import DiceView
from odango.text import Line, line

SIZES: Final = (1, 2, 4, 6, 8, 10, 12, 20)
_SIZE: Final = re.compile(r"d?(\d{1,3})")


class Order(Struct, frozen=True):
    """What to do when one of the player's dice is attacked."""

    kind: Literal["ask", "never", "protect"]
    size: int = 0
    """The size of the dice to protect."""
    given: int = 0
    """How many rounds were over when it was given; `never` is for that round alone."""


ASK: Final = Order("ask")
"""The default: every attack is asked about."""


def parse(text: str, view: DiceView) -> Order | Line:
    """The order that is written so: `protect d20`, `never` or `ask`; or a sentence that says what is wrong with it."""
    words = text.casefold().split()
    match words:
        case ["ask"]:
            return ASK
        case ["never"]:
            return Order("never", given=len(view.history))
        case ["protect", word] if (found := _SIZE.fullmatch(word)) is not None:
            size = int(found[1])
            return Order("protect", size) if size in SIZES else line("dice-order-no-such-size", size=f"d{size}")
        case ["protect", *_]:
            return line("dice-order-which-size")
    return line("dice-order-unknown", text=" ".join(words))


def answer(order: Order, view: DiceView) -> int | None:
    """What the order says to the question of this view; None if it does not say, or nothing of the kind is asked."""
    if view.question is None or view.question.kind != "shield" or not holds(order, view):
        return None
    if order.kind == "never":
        return LET
    return SHIELD if size_of(attacked(view)) == order.size else LET


def holds(order: Order, view: DiceView) -> bool:
    """Whether the order says anything now: `never` lapses with its round."""
    return order.kind == "protect" or (order.kind == "never" and order.given == len(view.history))


def attacked(view: DiceView) -> int:
    """The die that is under attack."""
    return view.fighters[view.active[1 - view.turn]].dice[view.attack[1]]


def describe(order: Order, view: DiceView) -> Line:
    """The order as a sentence to the one who gave it."""
    if not holds(order, view):
        return line("dice-order-ask")
    return line("dice-order-never") if order.kind == "never" else line("dice-order-protect", die=f"d{order.size}")
