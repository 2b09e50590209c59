"""The fifth trick of a round, and all that comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers.adventure import items
from rulebook.tricktakers.table import play_out, table

LOW = {
    "king": "r1", "gambler": "r2", "hermit": "r3", "resistance": "r4", "adventurer": "r5", "ruler": "r6",
    "collector": "r7", "berserker": "b10",
}  # fmt: skip
"""A card for everyone that loses to the Red 9."""


def last_trick(winner: str, wins: dict[str, int], **known: Any) -> Tricktakers:
    """This one leads and takes the last trick, and the round ends; `wins` counts those before, and says who sits there.

    It is the second round if nothing else is `known`; the Gambler has foretold one trick.
    """
    hands = {who: "r9" if who == winner else LOW[who] for who in wins}
    sheets = {"gambler": GamblerSheet(1, 0), "adventurer": AdventurerSheet(items("map sword"))}
    stock = {"adventurer": items("orb castle")}
    options: dict[str, Any] = {"in_round": 2, "leader": winner, "sheets": sheets, "stock": stock} | known
    return play_out(table(hands, trick=5, wins=list(wins.values()), **options))


def about_to_take(who: str, people: dict[str, str], wins: Sequence[int], **more: Any) -> Tricktakers:
    """This one leads the last trick, and will take it: it is among `wins` already.  As many people sit there as there
    are numbers of tricks.
    """
    hands = dict(list(people.items())[: len(wins)])
    before = [count - (name == who) for name, count in zip(hands, wins, strict=True)]
    return table(hands, trick=5, wins=before, leader=who, **more)
