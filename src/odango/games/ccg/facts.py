"""Small records that a state holds."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from odango.core.step import Seat
from odango.games.ccg.cards import Kind

Uid = int
"""The number of a card in play, given when it comes into play."""
NONE: Final = -1
Power = tuple[int, int, int]
"""How many Body, Mind and Soul."""
NO_POWER: Final[Power] = (0, 0, 0)

# What holds of a card for the rest of the turn, as bits of `marks`.
ACTED: Final = 1
"""It has attacked, joined a combined attack or forfeited its action."""
RESTED: Final = 2
"""It has rejuvenated."""
ATTACKED: Final = 4
"""It has been the target of an attack."""
PARALYSED: Final = 8
"""It cannot hit back."""
CONFUSED: Final = 16
"""Its defences do not work."""
ARMORED: Final = 32
"""Its Knight Armor is in use."""
ARMED: Final = 64
"""Its Negaverse Sword is in use."""
WELL_RESTED: Final = 256
"""It may both rejuvenate and attack."""
SUMMONED: Final = 512
"""A Villain may replace it though it has just come."""
SACRIFICED: Final = 1024
"""It has given itself up."""
AIMED: Final = 2048
"""It is aimed at; the bits above are for the Items it wears."""


class Piece(Struct, frozen=True):
    """A card in play with all that lies on and under it."""

    uid: Uid
    card: Kind
    damage: int = 0
    power: Power = NO_POWER
    worn: tuple[Kind, ...] = ()
    """Items attached to it."""
    under: tuple[Kind, ...] = ()
    """The lower Levels beneath it, lowest first."""
    came: int = 0
    """The turn of its owner in which it came, counted from 1; 0 if it lay there from the start."""
    marks: int = 0
    uses: int = 0
    """How often a Person was used this turn."""
    idle: int = 0
    """The turn of its owner in which it may not attack."""
    asleep: int = 0
    """The turn of its owner in which it may neither attack nor rejuvenate."""
    thorns: tuple[Uid, ...] = ()
    """Monsters whose thorns are in it."""
    hurt: Seat = NONE
    """Who damaged it last."""
    face_down: bool = False
    """In the Basic game: its owner alone knows what it is."""

    def marked(self, mark: int) -> bool:
        return bool(self.marks & mark)

    @property
    def powers(self) -> int:
        return sum(self.power)


class Entry(Struct, frozen=True):
    """A line of a damage account: what changes the damage, and by how much."""

    what: str
    amount: int
    card: Kind = NONE


class Member(Struct, frozen=True):
    """Who takes part in an attack."""

    uid: Uid
    spent: int = 0
    """How much Power it gives to a combined attack."""


class Attack(Struct, frozen=True):
    """The attack under way."""

    seat: Seat
    """Whose attack it is."""
    members: tuple[Member, ...]
    """One, or several who combine."""
    defender: Seat
    target: Uid
    move: int = NONE
    """Which of the attacks on the card; NONE for a combined attack."""
    energy: int = 0
    """The damage of a combined attack before anything changes it."""
    bonuses: tuple[Entry, ...] = ()
    """What the attacking player has added."""
    cuts: tuple[Entry, ...] = ()
    """What the target's side has taken off."""
    cap: int = NONE
    """It can do no more than this."""
    times: int = 1
    """What the damage is multiplied by."""
    parried: int = 0
    """How much Power from hand was discarded against it."""
    avoided: bool = False
    prevented: bool = False
    shielded: bool = False
    """The target will not hit back."""
    counter: tuple[Entry, ...] = ()
    """What is added to the hit-back."""
    helpers: tuple[Uid, ...] = ()
    """Other Monsters that strike with the target."""
    used: tuple[int, ...] = ()
    """How often each defence of the target was used."""
    cards_phase: bool = False
    """Whether cards have been played in defence, so that the target's own defences are past."""
    done: int = 0
    """The damage it did in the end."""

    @property
    def combined(self) -> bool:
        return self.move == NONE


class Contest(Struct, frozen=True):
    """A challenge under way."""

    owner: Seat
    other: Seat
    card: Kind
    """The card it is about; NONE for who begins."""
    about: Uid
    """The card in play that the outcome concerns, if it is another than the attack's."""
    rounds: int
    """How many rounds it goes over."""
    all_needed: bool = False
    """Whether nothing but winning all of them does anything, so that a lost one ends it."""
    round: int = 1
    wins: int = 0
    ties: int = 0
    """In a row, in this round."""
    thrown: tuple[int, int] = (NONE, NONE)
    """What the two have shown, the owner's first."""
    outcome: int = NONE
    """Of this round: 0 the owner lost, 1 won, 2 a tie that counts."""


class Score(Struct, frozen=True):
    """A card that was defeated, for the end page."""

    seat: Seat
    """Who scored."""
    owner: Seat
    card: Kind
    points: int
