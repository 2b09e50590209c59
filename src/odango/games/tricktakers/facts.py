"""What has happened, as the state remembers it.  They hold no cycles, so the garbage collector leaves them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from odango.core.step import Seat
from odango.games.tricktakers.cards import Card, Colour
from odango.games.tricktakers.roster import Character
from odango.games.tricktakers.strength import Play

GOES_ON: Final = -1


class Trick(Struct, frozen=True, gc=False):
    """A trick that is over."""

    plays: tuple[Play, ...]
    """In the order played, the leader's first."""
    place: int
    """The winning card's place in the trick."""
    kakumei: bool
    claimed: tuple[Card, ...] = ()
    """Cards that went to somebody else, who had reserved them."""

    @property
    def winner(self) -> Seat:
        return self.plays[self.place].seat

    @property
    def card(self) -> Play:
        """The card that won."""
        return self.plays[self.place]


class Discard(Struct, frozen=True, gc=False):
    """A card on the discard pile."""

    seat: Seat
    card: Card
    known: bool = False
    """Whether everyone saw which it was."""
    forced: bool = False
    """Whether it had to go, since its character may not hold it; everyone knows that much."""
    also: Seat = -1
    """Somebody else who knows it; -1: nobody."""

    def known_to(self, seat: Seat | None) -> bool:
        return self.known or (seat is not None and seat in (self.seat, self.also))


class Limit(Struct, frozen=True, gc=False):
    """What everyone may conclude from somebody's failing to follow: how many cards of a colour they can hold.

    It counts their hand and what they have discarded since, for both come from the same cards.
    """

    seat: Seat
    colour: Colour
    most: int
    first: int
    """The place in the discard pile from which on it counts."""
    last: int = GOES_ON
    """Where it stops; GOES_ON: it counts the hand too, and what will be discarded."""


class Sighting(Struct, frozen=True, gc=False):
    """A card that was seen on its way into a hand, or in it.

    As long as it is not seen again, it is in the hand of one of these seats, or among what they have discarded since.
    """

    card: Card
    seats: tuple[Seat, ...]
    first: int
    """The place in the discard pile from which on it may lie there."""
    knowers: tuple[Seat, ...] = ()
    """Who knows of it; nobody named: everyone."""

    def known_to(self, seat: Seat | None) -> bool:
        return not self.knowers or seat in self.knowers


class Entry(Struct, frozen=True, gc=False):
    """A line of somebody's account: what for, and how many points."""

    what: str
    """The end of a key of the catalogue."""
    points: int
    count: int = 0
    """A number the sentence needs: tricks, cards, a bid."""
    word: str = ""
    """The catalogue's key for what it is about: an item, a task, a combination."""
    paid: bool = False
    """Whether it was paid during the round already."""


class Account(Struct, frozen=True, gc=False):
    """What a round brought one seat."""

    character: Character
    wins: int
    entries: tuple[Entry, ...]
    crown: bool
    black_crown: bool
    before: int
    """Points when the round began."""
    after: int


class Awards(Struct, frozen=True, gc=False):
    """Who gets the crowns of a round."""

    crown: Seat
    """-1: nobody."""
    black_crowns: tuple[Seat, ...]


class Sheet(Struct, frozen=True, gc=False):
    """What lies open in front of a character.  Characters with something to keep have one of their own kind."""
