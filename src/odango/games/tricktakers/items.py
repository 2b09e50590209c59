"""The Adventurer's fifteen items, one class each.

An item is used before its owner plays a card.  Some do their work at once, others change the card that is played.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.tricktakers.cards import FACE, FLAG, HIGHEST, NUMBER, Card, Face
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.hands import draw, exchange, lose_sight, may_discard, may_draw
from odango.games.tricktakers.picking import DiscardOne, PickCards
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import BEATS_RARE, WINS_TIES, Play, recoloured
from odango.games.tricktakers.ways import (
    AS_FLAG,
    AS_IT_IS,
    AS_LEAD,
    AS_TEN,
    BEATING_RARE,
    FACE_DOWN,
    MINUS,
    PLUS,
    WINNING_TIES,
    Way,
)
from odango.games.tricktakers.wording import card_words
from odango.text import Name, line

RULE: Final = "adventurer"
GOLD: Final = 30
SWING: Final = 5


class Item:
    """What all have in common: it can be used on any turn of its owner, and the card is played as usual."""

    id: ClassVar[str]

    def usable(self, state: Tricktakers, seat: Seat) -> bool:
        return True

    def use(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        """What happens at once, and what is to be decided before a card is played."""
        return ()

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        """How a card can be played with it."""
        return (AS_IT_IS,) if follows else ()

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        """What the card counts as with it."""
        return play


class WithNumber(Item):
    """An item for a number card: it needs one in hand."""

    def usable(self, state: Tricktakers, seat: Seat) -> bool:
        return any(FACE[card].kind == NUMBER for card in state.hands[seat])


class Map(Item):
    """Map of Destiny: discard any cards, at least one, and draw as many."""

    id = "map"

    def usable(self, state: Tricktakers, seat: Seat) -> bool:
        return bool(may_discard(state, seat))

    def use(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return (ReadMap(seat),)


class Potion(Item):
    """Potion of Invisibility: the card is played face down, following as usual, and turned up when all have played.

    Not when leading, but for two players.
    """

    id = "potion"

    def usable(self, state: Tricktakers, seat: Seat) -> bool:
        return bool(state.plays) or state.two

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        return (FACE_DOWN,) if follows else ()

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        known = play.card in state.shown[play.seat]
        return Play(play.seat, play.card, play.face, play.marks, hidden=True, known=known)


class Boots(Item):
    """Timid Boots: play after all others.  When leading, the next player leads."""

    id = "boots"

    def use(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        state.order = (*state.order[1:], seat)
        if not state.plays:
            state.leader = state.order[0]
        return ()


class Sword(WithNumber):
    """Miracle Sword: the number counts 5 more or 5 less, but never less than 1 or more than 9."""

    id = "sword"

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        return (PLUS, MINUS) if follows and FACE[card].kind == NUMBER else ()

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        value = play.face.value + (SWING if way == PLUS else -SWING)
        face = Face(NUMBER, play.face.colour, min(max(value, 1), HIGHEST - 1))
        return Play(play.seat, play.card, face, play.marks)


class Wand(WithNumber):
    """Ruler's Wand: the number counts as a card of the lead colour, and need not follow.  Leading, nothing changes."""

    id = "wand"

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        return (AS_LEAD,) if FACE[card].kind == NUMBER else ()

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        return recoloured(play, state.lead)


class Axe(WithNumber):
    """Berserker Axe: the number counts as a 10, which loses to the 1 of its colour."""

    id = "axe"

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        return (AS_TEN,) if follows and FACE[card].kind == NUMBER else ()

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        return Play(play.seat, play.card, Face(NUMBER, play.face.colour, HIGHEST), play.marks)


class Book(Item):
    """Hermit's Book of Secrets: draw a card, then discard one."""

    id = "book"

    def usable(self, state: Tricktakers, seat: Seat) -> bool:
        return may_draw(state)

    def use(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        draw(state, seat, 1)
        return (DiscardOne(seat, RULE),)


class Fairy(Item):
    """Fairy Mischief: the hand lies open from now on; cards drawn later are hidden.  Not in the fifth trick."""

    id = "fairy"

    def usable(self, state: Tricktakers, seat: Seat) -> bool:
        return state.trick < DATA.rounds.tricks

    def use(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        state.shown[seat] = state.hands[seat][:]
        for card in state.hands[seat]:
            lose_sight(state, seat, card)
        if state.events is not None:
            state.tell(Public(line("tricktakers-hand-open", who=Name(seat), cards=card_words(state.hands[seat]))))
        return ()


class Orb(Item):
    """White Orb: the card, whichever it is, counts as a White Flag and need not follow."""

    id = "orb"

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        return (AS_FLAG,)

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        return Play(play.seat, play.card, Face(FLAG))


class Castle(Item):
    """A Visit to the Castle: all equipped items count as used, and every piece of equipment gets a new one."""

    id = "castle"


class Wing(Item):
    """Proactive Wing: among equal cards this one wins, whoever came first."""

    id = "wing"

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        return (WINNING_TIES,) if follows else ()

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        return Play(play.seat, play.card, play.face, play.marks | WINS_TIES)


class Gold(Item):
    """Discovered Golds: 30 points at once."""

    id = "gold"

    def use(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        state.pay(seat, "gold", GOLD)
        return ()


class Crystal(Item):
    """Crystal: cannot be used.  Unused it is worth 20, and 30 on equipment won by a trick."""

    id = "crystal"

    def usable(self, state: Tricktakers, seat: Seat) -> bool:
        return False


class Doll(Item):
    """Dragon Doll: the card beats every Rare of the trick, if there is one."""

    id = "doll"

    def ways(self, card: Card, follows: bool) -> tuple[Way, ...]:
        return (BEATING_RARE,) if follows else ()

    def lay(self, state: Tricktakers, play: Play, way: Way) -> Play:
        return Play(play.seat, play.card, play.face, play.marks | BEATS_RARE)


class RockCrystal(Crystal):
    """Rock Crystal: cannot be used.  Unused it is worth 30, and 50 on equipment won by a trick."""

    id = "rock-crystal"


_BY_ID: Final = {
    item.id: item
    for item in (
        Map(), Potion(), Boots(), Sword(), Wand(), Axe(), Book(), Fairy(), Orb(), Castle(), Wing(), Gold(), Crystal(),
        Doll(), RockCrystal(),
    )
}  # fmt: skip
ITEMS: Final[tuple[Item, ...]] = tuple(_BY_ID[row.id] for row in DATA.items)
"""An item is its place in this list, which is the data's."""
CASTLE: Final = ITEMS.index(_BY_ID["castle"])
FIRST_CHOICES: Final = tuple(
    tuple(i for i, row in enumerate(DATA.items) if row.group == group) for group in ("helpful", "risky")
)
"""What may lie on the first and on the second piece of equipment at the start."""


def unused(item: int, place: int) -> int:
    """Points for an item that was not used: by the equipment it lies on, of which the first two are initial."""
    row = DATA.items[item]
    return row.unused_initial if place < len(FIRST_CHOICES) else row.unused_new


class ReadMap(PickCards):
    """Discard any number of cards, at least one, and draw as many."""

    __slots__ = ()

    kind = "map"
    rule = RULE
    what = "map"

    def allows(self, state: Tricktakers, choice: int) -> bool:
        return choice != 0 and super().allows(state, choice)

    def picked(self, state: Tricktakers, cards: list[Card]) -> None:
        exchange(state, self.seat, cards)
