"""A whole convention in simulated time: players come, challenge one another, refuse, play real matches, and drop out.

Everything follows from the seed.  Matches overlap: each is played when both characters are revealed, and its result is
brought to the desk when as many seconds have gone by as its decisions take.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from msgspec import Struct

from odango.bots.arena import play
from odango.bots.bot import Bot, RandomBot
from odango.core.rng import Rng
from odango.games.dice import GAME
from odango.games.dice.characters import NAMES
from odango.games.dice.tournament import Tournament
from odango.games.dice.tournament_facts import Player

Watch = Callable[[Tournament], None]
"""Called after everything that happens."""


class Pace(Struct, frozen=True):
    """How fast a convention lives, in seconds, and how its people are; shares are in hundredths."""

    decision: int = 12
    """What one decision of a match takes."""
    idle: int = 600
    """The longest anybody waits between looking for opponents."""
    answer: int = 60
    """The longest an answer takes."""
    refusing: int = 20
    withdrawing: int = 5
    abandoning: int = 2
    doubling: int = 10
    """Who would fight the same character."""
    late: int = 30
    """Who comes after the beginning, at any time until the end."""


class Convention(Struct, frozen=True):
    """What it came to."""

    tournament: Tournament
    matches: int
    """Played to the end."""
    decisions: int
    most_at_once: int
    """How many matches were under way at the busiest moment."""


class _Simulation:
    """The people, and what they are about to do."""

    def __init__(self, tournament: Tournament, bots: list[Bot], pace: Pace, rng: Rng, watch: Watch) -> None:
        self.tournament = tournament
        self.bots = bots
        self.pace = pace
        self.rng = rng
        self.watch = watch
        self.due: list[tuple[int, int, Callable[[int], None]]] = []
        self.planned = 0
        self.matches = self.decisions = self.most_at_once = 0

    def plan(self, at: int, act: Callable[[int], None]) -> None:
        heappush(self.due, (at, self.planned, act))
        self.planned += 1

    def chance(self, hundredths: int) -> bool:
        return self.rng.below(100) < hundredths

    def run(self) -> None:
        while self.due and not self.tournament.over:
            at, _, act = heappop(self.due)
            self.tournament.tick(at)
            act(at)
            self.watch(self.tournament)
            self.most_at_once = max(self.most_at_once, len(self.tournament.bouts))

    def arrive(self, at: int) -> None:
        if not self.tournament.time_is_over(at):
            player = self.tournament.join(at, f"Player {len(self.tournament.entrants) + 1}")
            self.idle(at, player)

    def idle(self, at: int, player: Player) -> None:
        self.plan(at + 1 + self.rng.below(self.pace.idle), lambda then: self.look_around(then, player))

    def look_around(self, at: int, player: Player) -> None:
        """Challenge somebody, anybody, and sooner or later look around again."""
        tournament = self.tournament
        if tournament.time_is_over(at) or not tournament.entrants[player].tokens:
            return
        self.idle(at, player)
        asked = {frozenset((offer.player, offer.other)) for offer in tournament.challenges.values()}
        others = [
            other
            for other, entrant in enumerate(tournament.entrants)
            if other != player and entrant.tokens and frozenset((player, other)) not in asked
        ]
        if tournament.bout_of(player) is None and others:
            number = tournament.challenge(at, player, others[self.rng.below(len(others))])
            self.plan(at + 1 + self.rng.below(self.pace.answer), lambda then: self.reply(then, number))

    def reply(self, at: int, number: int) -> None:
        tournament = self.tournament
        offer = tournament.challenges.get(number)
        if offer is None:
            return
        busy = any(tournament.bout_of(player) is not None for player in (offer.player, offer.other))
        if self.chance(self.pace.withdrawing):
            tournament.withdraw(at, number, offer.player)
        elif busy or self.chance(self.pace.refusing):
            tournament.refuse(at, number, offer.other)
        else:
            tournament.accept(at, number, offer.other)
            self.choose(at, number)

    def choose(self, at: int, number: int) -> None:
        """Both choose in secret until they have different characters, or both like fighting a double."""
        tournament = self.tournament
        players = tournament.bouts[number].players
        while tournament.bouts[number].line_up is None:
            for player in players:
                name = NAMES[self.rng.below(len(NAMES))]
                tournament.choose(at, number, player, name, self.chance(self.pace.doubling))
                self.watch(tournament)
        bots = [self.bots[player % len(self.bots)] for player in players]
        outcome = play(GAME, tournament.setup(number), bots, self.rng.below(1 << 31))
        winner = players[outcome.winners[0]]
        takes = outcome.decisions * self.pace.decision
        if self.chance(self.pace.abandoning):
            self.plan(at + takes // 2, lambda then: tournament.abandon(then, number))
        else:
            self.plan(at + takes, lambda then: self.report(then, number, winner, outcome.decisions))

    def report(self, at: int, number: int, winner: Player, decisions: int) -> None:
        self.tournament.finish(at, number, winner)
        self.matches += 1
        self.decisions += decisions


def simulate_convention(
    players: int = 200,
    hours: int = 3,
    tokens_each: int = 5,
    bots: list[Bot] | None = None,
    seed: int = 0,
    pace: Pace | None = None,
    watch: Watch | None = None,
) -> Convention:
    """A convention from the opening until its time is over, or one player has everything.  Bots repeat as needed."""
    pace = pace or Pace()
    rng = Rng(seed)
    tournament = Tournament(ends=hours * 3600, tokens_each=tokens_each)
    crowd = _Simulation(tournament, bots or [RandomBot()], pace, rng, watch or (lambda _: None))
    for _ in range(players):
        crowd.plan(rng.below(tournament.ends) if crowd.chance(pace.late) else 0, crowd.arrive)
    crowd.plan(tournament.ends, tournament.tick)
    crowd.run()
    return Convention(tournament, crowd.matches, crowd.decisions, crowd.most_at_once)
