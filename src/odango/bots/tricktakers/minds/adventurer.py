"""The Adventurer."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from odango.bots.tricktakers.minds.base import TableMind, less
from odango.core.step import Seat
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.following import follows
from odango.games.tricktakers.items import GOLD, ITEMS, unused
from odango.games.tricktakers.state import Tricktakers

FIRST: Final = {"map": 3.0, "boots": 2.0, "axe": 3.0, "sword": 2.0}
"""What to start with."""
AT_ONCE: Final = {"gold": float(GOLD), "boots": 6.0, "book": 5.0, "fairy": -3.0, "potion": 1.0}
"""What using an item brings besides what it makes of the card played, in points."""
LATER: Final = 0.6
"""So much of the worth of getting rid of a bad item counts while there are turns enough for all of them."""
STILL: Final = -6.0
"""A bad item costs no more than this while there is a turn to use it on."""
NEW: Final = 5.0
"""A trick brings an item, worth so much on average."""


class AdventurerMind(TableMind):
    """Takes tricks, uses bad items up before the end, and good ones where they make something of a trick."""

    name = "adventurer"
    will = 0.7
    usual_wins = 1.1

    @classmethod
    def habit(cls, world: Tricktakers, seat: Seat, kind: str, options: Sequence[int]) -> int:  # noqa: ARG003
        """Uses the worst item."""
        if kind != "item":
            return options[0]
        return min(options, key=lambda choice: DATA.items[choice - 1].unused_new if choice else 0)

    def points(self, wins: int) -> float:
        return super().points(wins) + NEW * wins

    @property
    def equipment(self) -> tuple[int, ...]:
        sheet = self.table.player.sheet
        return sheet.equipment if isinstance(sheet, AdventurerSheet) else ()

    def rate_equip(self, item: int) -> float:
        return FIRST.get(DATA.items[item].id, 0.0)

    def rate_item(self, choice: int) -> float:
        """What the best card makes of the trick, with this item or none; and what a new item in its place is worth."""
        hand = self.table.hand
        if not choice:
            return self.best_play(hand)
        item = choice - 1
        name = DATA.items[item].id
        value = self.swap(item) + AT_ONCE.get(name, 0.0)
        if name == "map":
            value += self.best_exchange() - self.future(hand, self.table.wins)
        return value + self.best_with(item)

    def best_with(self, item: int) -> float:
        """What the best card makes of this trick with the item."""
        hand, lead = self.table.hand, self.table.lead
        rates = [
            self.rate_play(self.lay(card, way), False, less(hand, card))
            for card in dict.fromkeys(hand)
            for way in ITEMS[item].ways(card, follows(card, hand, lead))
        ]
        # An item that fits no card that may be played cannot be used, so that there is always one.
        return max(rates)

    def best_exchange(self) -> float:
        return max(self.rate_exchange(mask) for mask in range(1, 1 << len(self.table.hand)))

    def swap(self, item: int) -> float:
        """What it is worth that another item comes instead of this one, or of all for a visit to the Castle."""
        equipment = self.equipment
        places = range(len(equipment)) if DATA.items[item].id == "castle" else [equipment.index(item)]
        return sum(self.renewed(place) - self.remaining(place) for place in places)

    def remaining(self, place: int) -> float:
        """What the item on this equipment is worth if it is not used on this turn."""
        value = float(unused(self.equipment[place], place))
        bad = sum(unused(one, at) < 0 for at, one in enumerate(self.equipment))
        return value * LATER if value < 0 and bad < self.table.tricks_left else value

    def renewed(self, place: int) -> float:
        """What a new item there is worth on average."""
        sheet = self.table.player.sheet
        gone = (*self.equipment, *(sheet.used if isinstance(sheet, AdventurerSheet) else ()))
        worths = [float(unused(one, place)) for one in range(len(ITEMS)) if one not in gone]
        last = self.table.tricks_left == 1
        return fmean(worth if last else max(worth, STILL) for worth in worths) if worths else 0.0
