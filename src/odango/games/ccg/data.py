"""Facts and figures of the 160 cards and the eight decks, read once."""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

from msgspec import Struct, json

Cost = tuple[int, int, int, int]
"""Body, mind, soul, and of any type."""
FREE: Final[Cost] = (0, 0, 0, 0)

Kind = Literal["power", "monster", "villain", "scout", "knight", "person", "item", "event", "defense-event"]


class Attack(Struct, frozen=True):
    """An attack as a card prints it: of a Scout or Knight on its turn, of a Monster or Villain hitting back."""

    name: str
    title: str
    cost: Cost = FREE
    """Attached Power; a Scout or Knight keeps it, a Monster or Villain discards it."""
    challenge: int = 0
    damage: int = 0
    win: int = 0
    """The damage after a won challenge, where it differs."""
    loss: int = 0
    """The damage after a lost one, where the attack has no other."""
    paid: int = 0
    """The damage if the cost is paid, where the attack may be made without."""
    splash: int = 0
    """After a won challenge, damage to everyone of the attacking player."""
    mirror: int = 0
    """So many times the damage of the attack that was just made."""
    other: int = 0
    """Damage to one more of the same player."""
    thorn: int = 0
    """Damage again at the start of every turn of that player."""
    shields: bool = False
    """After a won challenge the target does not hit back."""


class Defence(Struct, frozen=True):
    """A defence as a card prints it."""

    name: str
    title: str
    does: str
    """Which step of `defences` it is."""
    cost: Cost = FREE
    challenge: int = 0
    amount: int = 0
    what: tuple[str, ...] = ()
    repeat: int = 1
    """How often it may be paid for in one attack."""


class Card(Struct, frozen=True):
    """A card."""

    number: int
    name: str
    title: str
    rarity: Literal["C", "U", "R", "F"]
    kind: Kind
    source: str
    listed_as: str = ""
    """The title in the rulebook's list, where it differs from the printed one."""
    health: int = 0
    points: int = 0
    family: str = ""
    side: str = ""
    replaces: str = ""
    strong: str = ""
    weak: str = ""
    icon: str = ""
    character: str = ""
    level: int = 0
    starts_with: str = ""
    attacks: tuple[Attack, ...] = ()
    defences: tuple[Defence, ...] = ()
    ability: str = ""
    challenge: int = 0
    cost: Cost = FREE
    amount: int = 0


class Deck(Struct, frozen=True):
    """A preconstructed deck: how many of which card, and a good opening."""

    cards: dict[str, int]
    opening: tuple[str, str]
    source: str


class Data(Struct, frozen=True):
    sources: dict[str, str]
    cards: tuple[Card, ...]
    decks: dict[str, Deck]


DATA: Final = json.decode((resources.files("odango.games.ccg") / "data.json").read_bytes(), type=Data)
