"""Which character to choose: for the hand that was dealt, or before any hand is known."""

from __future__ import annotations

from typing import Final

from odango.bots.tricktakers.minds import MINDS, Mind
from odango.bots.tricktakers.table import Table
from odango.bots.tricktakers.usual import usual_worth
from odango.games.tricktakers.roster import Character
from odango.games.tricktakers.view import TricktakersView

LATER: Final = 0.7
"""How far the final round is thought of when a drafted character is played."""


def appeal(view: TricktakersView, character: Character) -> float:
    """What a round with this character promises now."""
    return MINDS.get(character, Mind)(Table(view, character)).appeal()


def drafted(view: TricktakersView, character: Character) -> float:
    """What it promises now, against what it would bring in the final round, for each is played once."""
    value = appeal(view, character)
    if view.final:
        return value
    table, mind = Table(view, character), MINDS.get(character, Mind)
    return value - LATER * usual_worth(table, mind.name, may_wear=mind.may_wear_crown, final=True)


def draft(view: TricktakersView, character: Character) -> float:
    """What it is worth on average, in the round it is best for."""
    table, mind = Table(view, character), MINDS.get(character, Mind)
    return max(usual_worth(table, mind.name, may_wear=mind.may_wear_crown, final=final) for final in (False, True))
