"""What a Person, Item or Event can do, moment by moment; and which card does what.

A card overrides the moments it has something to say about.  Everything else is neutral.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from odango.core.step import Seat, Step
from odango.games.ccg.cards import CARDS, NUMBER, Kind
from odango.games.ccg.facts import Attack, Contest, Piece
from odango.games.ccg.state import Ccg

Steps = list[Step[Any]]


class Rule:
    """A PIE card, doing nothing."""

    worn: ClassVar[bool] = False
    """An Item that is attached to a fighter and lies there until it is used."""
    limited: ClassVar[bool] = False
    """A Person that prints a limit of once a turn."""
    lends_power: ClassVar[int] = 0
    """Power that every own Scout and Knight counts as having more, of its own type."""
    hand_limit: ClassVar[int] = 0
    """The number of cards its owner holds at the end of a turn; 0: no change."""
    bonus: ClassVar[int] = 0
    """What every attack of its owner does more."""
    keeps_power: ClassVar[bool] = False
    """Whether it protects its owner's Power from Monsters and Villains."""
    heal_bonus: ClassVar[int] = 0
    """What every Power card heals more when one rejuvenates."""
    draws_two: ClassVar[bool] = False
    """At the start of a turn: draw two, keep one."""
    draws_discard: ClassVar[bool] = False
    """At the start of a turn: the topmost discard may be taken instead."""
    combined_bonus: ClassVar[int] = 0
    """What a combined attack of its owner may do more."""
    copies: ClassVar[bool] = False
    """An Item that copies others."""
    waits: ClassVar[bool] = False
    """An Event that lies in the PIE Zone until it acts in an attack of this turn, and is spent with the turn (S-51)."""
    room: ClassVar[int] = 99
    """How much Power can be attached to it."""

    def wearers(self, state: Ccg, seat: Seat) -> list[Piece]:
        """Whom a worn Item may be attached to."""
        return []

    def playable(self, state: Ccg, seat: Seat) -> bool:
        """Whether an Event can be played now."""
        return True

    def played(self, state: Ccg, seat: Seat) -> Steps:
        """What an Event does."""
        return []

    def usable(self, state: Ccg, seat: Seat) -> bool:
        """Whether a Person or Item can be used in Step 3."""
        return False

    def used(self, state: Ccg, seat: Seat) -> Steps:
        """What its use does."""
        return []

    def boosts(self, state: Ccg, attack: Attack) -> bool:
        """Whether an Item can be used in this attack, before the defence."""
        return False

    def boost(self, state: Ccg, attack: Attack) -> Steps:
        return []

    def follows(self, state: Ccg, attack: Attack) -> bool:
        """Whether an Item can be used once the attack was made, before the target hits back."""
        return False

    def follow(self, state: Ccg, attack: Attack) -> Steps:
        return []

    def defends(self, state: Ccg, attack: Attack) -> bool:
        """Whether a Defense Event can be played in this attack."""
        return False

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        return []

    def saves(self, state: Ccg, contest: Contest) -> bool:
        """Whether a Defense Event can be played before a challenge of its player, to have it played again."""
        return False

    def inspires(self, state: Ccg, piece: Piece) -> bool:
        """Whether an Item in play can be spent before a challenge of its player, to have a lost one played again."""
        return False

    def counters(self, state: Ccg, attack: Attack) -> bool:
        """Whether a Defense Event can be played just before the target hits back."""
        return False

    def counter(self, state: Ccg, attack: Attack) -> Steps:
        return []

    def outlasts(self, state: Ccg, attack: Attack) -> bool:
        """Whether a Defense Event can be played once the target has survived the attack."""
        return False

    def outlast(self, state: Ccg, attack: Attack) -> Steps:
        return []

    def repeats(self, state: Ccg, attack: Attack) -> bool:
        """Whether an Event that waits can have the attacker attack once more, now that the attack is over."""
        return False

    def repeat(self, state: Ccg, attack: Attack, move: int) -> Steps:
        """Attack once more, with this attack."""
        return []

    def worth(self, state: Ccg, seat: Seat, piece: Piece) -> int:
        """The points a defeated card of this player still brings if this Defense Event is played; all: it cannot be."""
        return CARDS[piece.card].points

    def copied(self, state: Ccg, seat: Seat) -> Steps:
        """What a copy of this Item does now; nothing if it can do nothing."""
        return self.used(state, seat) if self.usable(state, seat) else []


NEUTRAL: Final = Rule()
BOOK: Final[dict[Kind, Rule]] = {}


def rule_of(kind: Kind) -> Rule:
    return BOOK.get(kind, NEUTRAL)


def may_hold(state: Ccg, seat: Seat, fits: Callable[[Rule], bool]) -> bool:
    """Whether somebody may hold such a card, for all that everyone knows.

    Deck lists lie open and what is not in hand or deck lies open too, so hand and deck together are public (S-34).
    """
    if not state.hands[seat]:
        return False
    return any(fits(BOOK[kind]) for kind in {*state.hands[seat], *state.decks[seat]} if kind in BOOK)


def write_in_book(**rules: Rule) -> None:
    """Say what cards do; a card is named with underscores."""
    for name, rule in rules.items():
        BOOK[NUMBER[name.replace("_", "-")]] = rule
