"""Who sits where in the terminal: one person, and bots that are called by flavours of dango.

A replay names the players; a bot's level stands in brackets behind its name, so that a saved game knows who plays how.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from odango.bots.names import FLAVOURS
from odango.core.replay import SIGNED, clean_name, sign
from odango.core.step import Seat
from odango.text import seat_letter

GUEST = "Guest"
LETTERS = 26
"""No table has more seats than there are letters, whatever a file says."""


class Seating(Struct, frozen=True):
    """The names by seat, and the level of each bot; a person has none."""

    names: list[str]
    levels: list[str]

    @property
    def person(self) -> Seat | None:
        """The first seat that no bot plays."""
        return next((seat for seat, level in enumerate(self.levels) if not level), None)

    def players(self) -> list[str]:
        """As a replay writes them."""
        return [sign(name, level) for name, level in zip(self.names, self.levels, strict=True)]


def seat_all(name: str, seats: int, level: str) -> Seating:
    """The person in seat A, bots of this level in all others."""
    person = clean_name(name)[:24].rstrip()
    marked = SIGNED.fullmatch(person)
    person = marked[1] if marked else person
    bots = [flavour for flavour in FLAVOURS if flavour.casefold() != person.casefold()]
    return Seating([person, *bots[: seats - 1]], ["", *[level] * (seats - 1)])


def seating_of(players: Sequence[str], seats: int) -> Seating:
    """Who sits where according to a replay; whoever it does not name is called by the letter."""
    names, levels = [], []
    for seat in range(min(seats, LETTERS)):
        player = clean_name(players[seat]) if seat < len(players) else seat_letter(seat)
        bot = SIGNED.fullmatch(player)
        names.append(bot[1] if bot else player)
        levels.append(bot[2] if bot else "")
    return Seating(names, levels)
