"""TRICKTAKERs in the middle of a game."""

from __future__ import annotations

from typing import Final, TypeVar

from odango.core.state import State
from odango.core.step import Seat
from odango.games.tricktakers import setup as setups
from odango.games.tricktakers.cards import Card, Colour
from odango.games.tricktakers.facts import Account, Discard, Entry, Limit, Sheet, Sighting, Trick
from odango.games.tricktakers.figures import Figures
from odango.games.tricktakers.roster import NOT_YET, Character
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.strength import Play, lead_colour

NOBODY: Final = -1
NOTHING: Final = -1
K = TypeVar("K", bound=Sheet)


class Tricktakers(State):
    """The table.  Hands are kept sorted."""

    __slots__ = (
        "accounts",
        "aside",
        "black_crowns",
        "box",
        "carried",
        "characters",
        "choosers",
        "crowns",
        "deck",
        "discards",
        "drafted",
        "ended",
        "first",
        "forged",
        "fresh",
        "hands",
        "kakumei",
        "kept",
        "last_characters",
        "last_trick",
        "leader",
        "ledger",
        "limits",
        "loose",
        "offered",
        "order",
        "plays",
        "points",
        "returned",
        "round",
        "setup",
        "sheets",
        "shown",
        "sightings",
        "stocks",
        "taken",
        "tasks",
        "trick",
        "tricks",
        "victor",
        "victory",
        "wins",
    )

    setup: Setup
    round: int
    """From 1; 0 while characters are drafted before the first."""
    first: Seat
    """The first player, found by lot."""
    points: list[int]
    crowns: list[int]
    black_crowns: list[int]

    offered: tuple[Character, ...]
    """The characters that lie face up to be chosen from."""
    choosers: tuple[Seat, ...]
    """Who chooses next, and who after them."""
    drafted: list[tuple[Character, ...]]
    """What each has drafted, or may still use, and has not played yet."""
    characters: list[Character]
    """Who plays whom this round; NOT_YET until chosen."""
    last_characters: list[Character]
    """Who played whom the round before."""

    hands: list[list[Card]]
    shown: list[list[Card]]
    """Those cards of each hand that lie open, sorted."""
    aside: list[list[Card]]
    """Cards a seat has laid face down beside the trick."""
    kept: list[Card]
    """The card each has taken over from the round before and may not discard; NOTHING: none."""
    carried: list[Card]
    """The card each takes over into the next round; NOTHING: none."""
    forged: list[int]
    """How many Crowns and Black Crowns were forged in this game."""
    deck: list[Card]
    """The draw deck, its top last."""
    discards: list[Discard]
    box: list[Card]
    """Exclusive cards that nobody has, sorted."""
    stocks: list[list[int]]
    """What a character keeps face down and draws from: cards or items, by character."""
    sheets: list[Sheet]
    tasks: list[tuple[int, ...]]
    """The tasks the Ruler gave each seat."""

    trick: int
    """From 1; 0 before the first of a round."""
    leader: Seat
    order: tuple[Seat, ...]
    """Who has still to play, in this order."""
    plays: tuple[Play, ...]
    """The trick on the table."""
    kakumei: bool
    """Whether the trick is judged upside down."""
    tricks: list[Trick]
    """Those of this round that are over."""
    last_trick: tuple[Trick, ...]
    """The last one of the round before, if there was one: everyone saw it, though its round is over."""
    wins: list[int]
    taken: list[tuple[Card, ...]]
    """The cards each has taken this round."""

    ledger: list[tuple[Entry, ...]]
    """What was paid during the round."""
    accounts: list[tuple[Account, ...]]
    """What each past round brought everyone."""

    limits: tuple[Limit, ...]
    sightings: tuple[Sighting, ...]
    loose: tuple[Card, ...]
    """Exclusive cards that went from hand to hand face down, so that not everyone knows who holds them."""
    fresh: list[int]
    """How many cards each has drawn, or had from others, since discards were last shuffled into the deck."""
    returned: list[Discard]
    """The discards that were shuffled into the deck then."""

    victor: Seat
    victory: str
    """What the game was won by: character, crowns, black-crowns or points; empty while it goes on."""
    ended: bool

    @property
    def seats(self) -> int:
        return len(self.points)

    @property
    def rounds(self) -> int:
        return setups.rounds(self.setup, self.seats)

    @property
    def figures(self) -> Figures:
        """Figures that are ours, or the table's own."""
        return setups.figures(self.setup)

    @property
    def final(self) -> bool:
        """Whether this is the last round."""
        return self.round == self.rounds

    @property
    def two(self) -> bool:
        """Whether the rules and cards for two players hold."""
        return self.seats == 2

    @property
    def lead(self) -> Colour:
        """The colour to follow."""
        return lead_colour(self.plays)

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def seat_of(self, character: Character) -> Seat:
        """Who plays this character; NOBODY if nobody does."""
        return self.characters.index(character) if character in self.characters else NOBODY

    def sheet(self, seat: Seat, kind: type[K]) -> K:
        """What lies in front of a character that keeps this kind of thing."""
        found = self.sheets[seat]
        if not isinstance(found, kind):
            raise TypeError(f"seat {seat} has no {kind.__name__}")
        return found

    def by_priority(self) -> list[Seat]:
        """The seats, best priority of their characters first."""
        return sorted((seat for seat in range(self.seats) if self.characters[seat] != NOT_YET), key=self.rank)

    def rank(self, seat: Seat) -> int:
        return self.characters[seat]

    def pay(self, seat: Seat, what: str, points: int) -> None:
        """Pay at once, or take; nobody falls below 0.  It will stand in the account of the round."""
        points = max(points, -self.points[seat])
        self.points[seat] += points
        self.ledger[seat] = (*self.ledger[seat], Entry(what, points, paid=True))

    def clone(self) -> Tricktakers:
        twin = Tricktakers.__new__(Tricktakers)
        twin.copy_core(self)
        twin.setup = self.setup
        twin.round = self.round
        twin.first = self.first
        twin.points = self.points[:]
        twin.crowns = self.crowns[:]
        twin.black_crowns = self.black_crowns[:]
        twin.offered = self.offered
        twin.choosers = self.choosers
        twin.drafted = self.drafted[:]
        twin.characters = self.characters[:]
        twin.last_characters = self.last_characters[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.shown = [hand[:] for hand in self.shown]
        twin.aside = [cards[:] for cards in self.aside]
        twin.kept = self.kept[:]
        twin.carried = self.carried[:]
        twin.forged = self.forged[:]
        twin.deck = self.deck[:]
        twin.discards = self.discards[:]
        twin.box = self.box[:]
        twin.stocks = [stock[:] for stock in self.stocks]
        twin.sheets = self.sheets[:]
        twin.tasks = self.tasks[:]
        twin.trick = self.trick
        twin.leader = self.leader
        twin.order = self.order
        twin.plays = self.plays
        twin.kakumei = self.kakumei
        twin.tricks = self.tricks[:]
        twin.last_trick = self.last_trick
        twin.wins = self.wins[:]
        twin.taken = self.taken[:]
        twin.ledger = self.ledger[:]
        twin.accounts = self.accounts[:]
        twin.limits = self.limits
        twin.sightings = self.sightings
        twin.loose = self.loose
        twin.fresh = self.fresh[:]
        twin.returned = self.returned[:]
        twin.victor = self.victor
        twin.victory = self.victory
        twin.ended = self.ended
        return twin
