"""A tournament: as many players as come, each with the same number of tokens, challenging one another to duels.

Nothing here knows the time or plays a match: whoever runs the tournament says what the clock shows, in whole seconds,
and who has won.  What is not allowed is refused with a sentence, and then nothing has changed.

When the time is over nothing new begins: offers lapse, and nobody joins any more.  A match that both have agreed to
before may still be finished, and its token counts; the tournament is over once the last of them has ended.
"""

from __future__ import annotations

from msgspec import Struct, field

from odango.core.refusal import IllegalChoice
from odango.games.dice.characters import NAMES
from odango.games.dice.setup import CharacterName, Setup
from odango.games.dice.tournament_facts import Bout, Challenge, Entrant, Fact, Player, Sealed, What
from odango.text import Arg, line


def refused(key: str, **args: Arg) -> IllegalChoice:
    return IllegalChoice("tournaments", line(f"dice-tournament-{key}", **args))


class Tournament(Struct):
    """A tournament under way.  Plain data: `msgspec.to_builtins` writes it, `msgspec.convert` reads it back."""

    ends: int
    """When its duration is over."""
    tokens_each: int = 5
    """What everyone starts with, whenever they come; five to ten is reasonable."""
    now: int = 0
    """The latest time anybody has told; it never runs backwards."""
    entrants: list[Entrant] = field(default_factory=list)
    """Everyone who has come, by player number."""
    challenges: dict[int, Challenge] = field(default_factory=dict)
    """Offers that wait for an answer, by number."""
    bouts: dict[int, Bout] = field(default_factory=dict)
    """Matches under way, by number; that of the offer they came from."""
    offered: int = 0
    """How many challenges there have been."""
    over: bool = False
    facts: list[Fact] = field(default_factory=list)
    """All that has happened, and that everyone may know."""

    def __post_init__(self) -> None:
        if self.tokens_each < 1:
            raise refused("refused-tokens")

    # Questions.

    def standings(self) -> list[tuple[int, Player]]:
        """Place and player, the most tokens first; equal tokens share a place, and stand in the order they came."""
        order = sorted(range(len(self.entrants)), key=lambda player: (-self.entrants[player].tokens, player))
        tokens = [self.entrants[player].tokens for player in order]
        return [(1 + tokens.index(self.entrants[player].tokens), player) for player in order]

    def champions(self) -> tuple[Player, ...]:
        """Whoever has the most tokens once it is over; who has equally many shares the title."""
        return tuple(player for place, player in self.standings() if place == 1) if self.over else ()

    def bout_of(self, player: Player) -> int | None:
        """The match this player is in, if any."""
        return next((number for number, bout in self.bouts.items() if player in bout.players), None)

    def time_is_over(self, at: int) -> bool:
        return max(at, self.now) >= self.ends

    def setup(self, number: int) -> Setup:
        """The match as the rules play it: the first player is seat A."""
        bout = self._bout(number)
        if bout.line_up is None:
            raise refused("refused-not-revealed")
        return Setup(mode="duel", line_up=bout.line_up, same_character=bout.line_up[0] == bout.line_up[1])

    # What happens.

    def tick(self, at: int) -> None:
        """The clock has moved on."""
        self.now = max(at, self.now)
        if self.over or not self.time_is_over(at):
            return
        for number in list(self.challenges):
            self._lapse(number)
        if not self.bouts:
            self._end()

    def join(self, at: int, name: str) -> Player:
        """Somebody comes, at the beginning or later; everyone gets the same number of tokens."""
        name = " ".join(name.split())
        self._still_open(at)
        if not name:
            raise refused("refused-nameless")
        if any(entrant.name.casefold() == name.casefold() for entrant in self.entrants):
            raise refused("refused-name-taken", who=name)
        self.tick(at)
        self.entrants.append(Entrant(name, self.tokens_each))
        player = len(self.entrants) - 1
        self._tell("joined", player)
        return player

    def challenge(self, at: int, player: Player, other: Player) -> int:
        """One player challenges another; the number of the challenge.  Both may be in a match meanwhile."""
        for one in (player, other):
            self._still_in(one)
        self._still_open(at)
        if player == other:
            raise refused("refused-yourself")
        if any({player, other} == {offer.player, offer.other} for offer in self.challenges.values()):
            raise refused("refused-offered-already", who=self._name(player), other=self._name(other))
        self.tick(at)
        self.offered += 1
        self.challenges[self.offered] = Challenge(player, other)
        self._tell("challenged", player, other, number=self.offered)
        return self.offered

    def accept(self, at: int, number: int, player: Player) -> None:
        """The challenged player agrees, and the match begins; both must be free."""
        offer = self._offer_to(at, number, player)
        for one in (player, offer.player):
            if self.bout_of(one) is not None:
                raise refused("refused-busy", who=self._name(one))
        self.tick(at)
        del self.challenges[number]
        self.bouts[number] = Bout((offer.player, offer.other))
        self._tell("accepted", offer.player, offer.other, number=number)

    def refuse(self, at: int, number: int, player: Player) -> None:
        """The challenged player does not want to, for whatever reason; nobody has to say why."""
        offer = self._offer_to(at, number, player)
        self.tick(at)
        del self.challenges[number]
        self._tell("refused", offer.player, offer.other, number=number)

    def withdraw(self, at: int, number: int, player: Player) -> None:
        """Whoever offered a challenge takes it back, while it has no answer."""
        offer = self._offer(at, number)
        if offer.player != player:
            raise refused("refused-not-your-challenge", who=self._name(offer.player))
        self.tick(at)
        del self.challenges[number]
        self._tell("withdrawn", offer.player, offer.other, number=number)

    def choose(self, at: int, number: int, player: Player, character: str, same: bool = False) -> None:
        """Choose a character in secret.  Once both have, both are revealed.

        The same character twice: both choose again, unless both have said beforehand (`same`) that they would fight
        their own double.
        """
        bout = self._bout(number)
        if player not in bout.players:
            raise refused("refused-not-your-match")
        if character not in NAMES:
            raise refused("refused-no-such-character", name=character)
        side = bout.players.index(player)
        if bout.line_up is not None or bout.sealed[side] is not None:
            raise refused("refused-chosen-already")
        self.tick(at)
        name: CharacterName = character  # type: ignore[assignment]
        bout.sealed[side] = Sealed(name, same)
        self._tell("chose", player, number=number)
        mine, theirs = bout.sealed
        if mine is None or theirs is None:
            return
        bout.sealed = [None, None]
        if mine.character == theirs.character and not (mine.same and theirs.same):
            self._tell("clashed", *bout.players, number=number, characters=(mine.character,))
            return
        bout.line_up = (mine.character, theirs.character)
        self._tell("revealed", *bout.players, number=number, characters=bout.line_up)

    def finish(self, at: int, number: int, winner: Player) -> None:
        """The match is won: the loser hands over one token, and is out of the tournament if it was the last."""
        bout = self._bout(number)
        if bout.line_up is None:
            raise refused("refused-not-revealed")
        if winner not in bout.players:
            raise refused("refused-not-in-match", who=self._name(winner))
        self.tick(at)
        loser = bout.players[1 - bout.players.index(winner)]
        del self.bouts[number]
        self.entrants[winner].tokens += 1
        self.entrants[loser].tokens -= 1
        self._tell("won", winner, loser, number=number)
        if not self.entrants[loser].tokens:
            self._drop_out(loser)
        if self.entrants[winner].tokens == self.tokens_each * len(self.entrants):
            self._end()
        self.tick(at)

    def abandon(self, at: int, number: int) -> None:
        """The match is broken off, whatever the reason; no token moves."""
        bout = self._bout(number)
        self.tick(at)
        del self.bouts[number]
        self._tell("abandoned", *bout.players, number=number)
        self.tick(at)

    # How it is done.

    def _drop_out(self, player: Player) -> None:
        self._tell("dropped-out", player)
        for number, offer in list(self.challenges.items()):
            if player in {offer.player, offer.other}:
                self._lapse(number)

    def _lapse(self, number: int) -> None:
        offer = self.challenges.pop(number)
        self._tell("lapsed", offer.player, offer.other, number=number)

    def _end(self) -> None:
        for number in list(self.challenges):
            self._lapse(number)
        self.over = True
        self._tell("ended", *self.champions())

    def _tell(self, what: What, *who: Player, number: int = 0, characters: tuple[CharacterName, ...] = ()) -> None:
        self.facts.append(Fact(self.now, what, who, number, characters))

    def _name(self, player: Player) -> str:
        return self._entrant(player).name

    def _entrant(self, player: Player) -> Entrant:
        if not 0 <= player < len(self.entrants):
            raise refused("refused-no-such-player")
        return self.entrants[player]

    def _still_in(self, player: Player) -> None:
        if not self._entrant(player).tokens:
            raise refused("refused-out", who=self._name(player))

    def _still_open(self, at: int) -> None:
        if self.over or self.time_is_over(at):
            raise refused("refused-over")

    def _offer(self, at: int, number: int) -> Challenge:
        if number not in self.challenges or self.time_is_over(at):
            raise refused("refused-no-such-challenge")
        return self.challenges[number]

    def _offer_to(self, at: int, number: int, player: Player) -> Challenge:
        offer = self._offer(at, number)
        if offer.other != player:
            raise refused("refused-not-challenged", who=self._name(offer.other))
        return offer

    def _bout(self, number: int) -> Bout:
        if number not in self.bouts:
            raise refused("refused-no-such-match")
        return self.bouts[number]
