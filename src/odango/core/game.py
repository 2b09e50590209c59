"""What the rest of the house may ask of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct

from odango.core.state import State
from odango.core.step import Seat, Step

if TYPE_CHECKING:
    from collections.abc import Mapping

    from odango.core.rng import Rng
    from odango.core.view import Result, View
    from odango.text import Line

S = TypeVar("S", bound=State)
Options = TypeVar("Options")


class BadSetup(ValueError):
    """These options cannot be played; the message says why."""


class Sequel(Struct, frozen=True, kw_only=True):
    """What the same people play after a game, each on the seat they had."""

    game: str
    """Its name in `odango.games.GAMES`; it must be for as many."""
    setup: Any
    """Its options: that game's Setup, or plain values for those that differ from the usual ones."""
    brought: tuple[str, ...] = ()
    """What each seat brings, as that game's `bring` reads it; an empty text brings nothing.  Hidden until the start."""
    pools: tuple[str, ...] = ()
    """All that each seat may bring from, as that game's `check_pool` reads it; without any, all may bring anything."""


class Orders(Protocol):
    """Standing orders: what a player would answer to some question, said in advance.

    An order is no part of the game.  Whoever puts questions to the player keeps it and asks it first, so nobody else
    can see it or work it out.
    """

    def parse(self, text: str, view: Any) -> Any:
        """The order that is written so, or a Line that says what is wrong with it."""

    def answer(self, order: Any, view: Any) -> int | None:
        """What the order says to the question of this view; None if it does not say."""

    def describe(self, order: Any, view: Any) -> Line:
        """The order as a sentence to the one who gave it."""


class Game(Generic[S, Options]):
    """A game.  One object of it stands in `odango.games.GAMES`; it holds no state of its own."""

    name: ClassVar[str]
    """The name in commands, files and addresses."""
    title: ClassVar[str]
    """The name as people know it."""
    seats: ClassVar[range]
    """How many may play."""
    rules_version: ClassVar[int]
    """Goes up when the same choices may lead elsewhere; replays say which they were played by."""
    Setup: type[Options]
    """The options: a frozen msgspec.Struct, every field with a default."""
    State: type[S]
    steps: Mapping[str, type[Step[Any]]]
    """Every kind of step, by name, so that a saved agenda can be loaded."""
    facts: Mapping[str, type[Any]]
    """Every kind of frozen struct a state field may hold, by name, for the same reason."""
    SHOWN: ClassVar[frozenset[str]]
    """Fields of the state that a view shows, wholly or in part, to somebody."""
    HIDDEN: ClassVar[frozenset[str]]
    """Fields of the state that no view ever shows."""

    stays_secret: ClassVar[bool] = False
    """Whether what was hidden stays so when the game is over: everyone looks at it again with their own eyes alone."""
    orders: ClassVar[Orders | None] = None
    """The standing orders that can be given in this game, if any."""

    def check(self, setup: Options, seats: int) -> None:
        """Raise BadSetup if these options cannot be played by so many."""
        raise NotImplementedError

    def advice(self, setup: Options, seats: int) -> list[Line]:
        """What players should know before they agree to such a game, though it can be played."""
        return []

    def read_option(self, name: str, text: str) -> Any:
        """What a file of this text sets an option to; a string is read further as if it had been typed.

        BadSetup says what cannot be read, and on which line.
        """
        return text.strip()

    def option_text(self, name: str) -> str | None:
        """The usual value of an option as such a file, for people to begin with; None if it has no text."""
        return None

    def bring(self, setup: Options, seat: Seat, seats: int, text: str) -> Options:
        """The options once this seat has brought what the text says, such as a deck of its own.

        BadSetup says why it cannot be played, in words to whoever brought it.  Whether it can must not depend on what
        other seats brought: that is a secret until the game begins.  The options hold what was brought in the form in
        which two texts that mean the same are the same.  Asked of options that `check` has passed, with a seat of those
        that play and a text that is not empty; a game to which nothing can be brought refuses everything.
        """
        raise BadSetup(f"Nothing can be brought to {self.title}.")

    def check_pool(self, text: str, pool: str) -> None:
        """Raise BadSetup if what somebody would bring is not all in their pool.  `bring` has taken the text."""
        raise BadSetup(f"Nothing can be brought to {self.title}.")

    def sequel(self, setup: Options, state: S, seats: int) -> Sequel | None:
        """What these people play next, asked of a game that has ended by its rules; None: the same once more."""
        return None

    def start(self, setup: Options, seats: int, rng: Rng) -> S:
        """A new game, run to the first decision.  Its events tell of the set-up; drop them for a simulation."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> View:
        """What this seat sees; None is a spectator."""
        raise NotImplementedError

    def imagine(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """A full state that this seat cannot tell from the true one.

        What the seat cannot know is sorted, then dealt anew with `rng`, so the answer depends on nothing else.  What it
        does know, has seen or can conclude with certainty holds in every imagined state.
        """
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def components(self, state: S) -> Mapping[str, int]:
        """Every piece of the game and how many of it there are, wherever they lie.  Never changes in a game."""
        raise NotImplementedError

    def bound(self, setup: Options, seats: int) -> int:
        """No game with these options takes more decisions than this."""
        raise NotImplementedError

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}.")
