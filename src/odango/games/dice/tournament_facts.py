"""What a tournament is made of, and what a projector may show of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

from odango.games.dice.setup import CharacterName

if TYPE_CHECKING:
    from odango.games.dice.tournament import Tournament

Player = int
"""A player's number, in the order they came."""

What = Literal[
    "joined",
    "challenged",
    "accepted",
    "refused",
    "withdrawn",
    "lapsed",
    "chose",
    "clashed",
    "revealed",
    "won",
    "abandoned",
    "dropped-out",
    "ended",
]


class Fact(Struct, frozen=True):
    """Something that has happened and that everyone may know: of a secret choice, only that it was made."""

    at: int
    what: What
    who: tuple[Player, ...]
    """Whom it concerns: challenger before challenged, winner before loser; at the end, the champions."""
    number: int = 0
    """The challenge or the match it is about, or 0."""
    characters: tuple[CharacterName, ...] = ()
    """Who was revealed, or chosen by both."""


class Entrant(Struct):
    """Somebody who has come."""

    name: str
    tokens: int


class Challenge(Struct, frozen=True):
    """An offer that waits for an answer."""

    player: Player
    other: Player


class Sealed(Struct, frozen=True):
    """A choice nobody else may see until both are in."""

    character: CharacterName
    same: bool
    """Whether the player would also fight the same character."""


class Bout(Struct):
    """A match under way."""

    players: tuple[Player, Player]
    sealed: list[Sealed | None] = field(default_factory=lambda: [None, None])
    line_up: tuple[CharacterName, CharacterName] | None = None
    """The characters, once they are revealed."""


class Row(Struct, frozen=True):
    """A line of the standings."""

    place: int
    name: str
    tokens: int
    playing: bool


class Playing(Struct, frozen=True):
    """A match under way, as everybody sees it."""

    names: tuple[str, str]
    chosen: tuple[bool, bool]
    """Who has chosen a character."""
    line_up: tuple[CharacterName, CharacterName] | None


class Projection(Struct, frozen=True):
    """What hangs on the wall.  Built up from nothing, so that no secret choice can slip in."""

    left: int
    """Seconds to go."""
    over: bool
    standings: tuple[Row, ...]
    champions: tuple[str, ...]
    playing: tuple[Playing, ...]
    offers: tuple[tuple[str, str], ...]
    facts: tuple[Fact, ...]
    """The latest, the oldest of them first."""


def project(tournament: Tournament, at: int, latest: int = 20) -> Projection:
    """The tournament for everyone to see."""
    names = [entrant.name for entrant in tournament.entrants]
    busy = {player for bout in tournament.bouts.values() for player in bout.players}
    return Projection(
        left=max(0, tournament.ends - max(at, tournament.now)),
        over=tournament.over,
        standings=tuple(
            Row(place, names[player], tournament.entrants[player].tokens, player in busy)
            for place, player in tournament.standings()
        ),
        champions=tuple(names[player] for player in tournament.champions()),
        playing=tuple(
            Playing(
                (names[bout.players[0]], names[bout.players[1]]),
                (bool(bout.line_up or bout.sealed[0]), bool(bout.line_up or bout.sealed[1])),
                bout.line_up,
            )
            for bout in tournament.bouts.values()
        ),
        offers=tuple((names[offer.player], names[offer.other]) for offer in tournament.challenges.values()),
        facts=tuple(tournament.facts[-latest:] if latest else ()),
    )
