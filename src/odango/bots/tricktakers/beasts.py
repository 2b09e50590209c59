"""Beasts that a Summoner may send to the front, and what that costs."""

from __future__ import annotations

from functools import cache
from typing import Final

from odango.core.step import Seat
from odango.games.tricktakers.cards import BEASTS, FACE, FLAG, NUMBER, RARE, Card, Face
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.figures import Costs, Rows, figures
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.strength import INNATE
from odango.games.tricktakers.view import TricktakersView

WAITS: Final = 0.25
"""So often another brings a beast that it has to summon first, where it would win."""
READY: Final = 0.6
"""And one that is in the rear already."""


@cache
def _costs(rows: Rows) -> dict[Card, Costs]:
    return dict(zip(BEASTS, figures(rows).beasts, strict=True))


def costs(setup: Setup) -> dict[Card, Costs]:
    return _costs(setup.figures)


def front_cost(setup: Setup, beast: Card, below: Card) -> int:
    """What it costs to move a beast onto this card: nothing on one of its own kind."""
    face, under = FACE[beast], FACE[below]
    coloured = face.kind == NUMBER and under.kind == NUMBER and under.colour == face.colour
    plain = face.kind != NUMBER and under.kind in (FLAG, RARE)
    return 0 if coloured or plain else costs(setup)[beast].front


def rivals(view: TricktakersView, seat: Seat) -> list[tuple[Face, int, float]]:
    """The beasts another may bring to this trick: what each counts as, its marks, and how likely."""
    sheet = view.players[seat].sheet
    if not isinstance(sheet, SummonerSheet):
        return []
    price = costs(view.setup)
    found = [(beast, READY) for beast in sheet.rear if price[beast].front <= sheet.mp]
    found += [(beast, WAITS) for beast in sheet.waiting if price[beast].summon + price[beast].front <= sheet.mp]
    return [(FACE[beast], INNATE.get(beast, 0), chance) for beast, chance in found]
