"""Tables for tests: `seated("dice", "Ami", "steady")` has a person at A and a bot at B."""

from __future__ import annotations

from typing import Any

import msgspec

from odango.bots import levels
from odango.core.rng import Rng
from odango.games import GAMES
from odango.table.entry import Card, Entry, Kind, Phase
from odango.table.table import Plan, Table

MINUTE = 60_000


class Seated:
    """A table with its log, and a clock that goes on by a second with everything that happens."""

    def __init__(self, game: str = "dice", seats: int = 2, *, start_when_full: bool = True, **setup: Any) -> None:
        played = GAMES[game]
        self.card = Card(
            id="table",
            game=game,
            rules=played.rules_version,
            setup=msgspec.json.encode(played.Setup(**setup)).decode(),
            seats=seats,
            public=False,
            spectators=True,
            start_when_full=start_when_full,
            key=bytes(range(32)),
            opened_at=0,
        )
        self.table = Table(self.card)
        self.log: list[Entry] = []
        self.at = 0

    def do(self, kind: Kind, seat: int | None = None, player: str | None = None, text: str = "") -> Plan:
        """Let something happen; raises, and nothing happens, if it may not."""
        self.at += 1000
        plan = self.table.propose(kind, seat, player, text, self.at)
        self.log.append(plan.entry)
        self.table.settle(plan)
        return plan

    def sit(self, *names: str) -> None:
        """People sit down at the first free seats; who is named like a level of bots is one, seated by the host."""
        for name in names:
            seat = self.table.places.index(None)
            if name in levels(self.card.game):
                self.do(Kind.BOT, seat, self.table.line[0], f"{name} Bot{seat}")
            else:
                self.do(Kind.SIT, seat, name.lower(), name)

    def start(self) -> None:
        self.do(Kind.START)

    def option(self, seat: int, which: int = 0) -> str:
        """One of the options of a seat that is asked, as text."""
        decision = self.table.state.decision_of(seat)
        options = decision.options(self.table.state)
        return str(decision.write(self.table.state, options[which % len(options)]))

    def choose(self, which: int = 0) -> Plan:
        """Whoever is asked first answers."""
        seat = self.table.asked()[0]
        place = self.table.places[seat]
        assert place is not None
        return self.do(Kind.CHOICE, seat, None if place.bot else place.player, self.option(seat, which))

    def play_on(self, seed: int = 1) -> None:
        """To the end, at random."""
        chance = Rng(seed)
        while self.table.phase == Phase.PLAYING:
            self.choose(chance.below(1000))

    def vote(self, player: str, text: str) -> Plan:
        return self.do(Kind.VOTE, self.table.seat_of(player), player, text)

    def again(self) -> Table:
        """The same table from its log."""
        table = Table(self.card)
        for entry in self.log:
            table.take(entry)
        return table


def seated(game: str, *names: str, **setup: Any) -> Seated:
    """A table at which these have sat down and the game has begun."""
    table = Seated(game, len(names), **setup)
    table.sit(*names)
    table.start()
    return table


def standing(table: Table) -> dict[str, Any]:
    """Everything there is to a table, to be compared."""
    fields = {name: getattr(table, name) for name in Table.__slots__ if name not in ("places", "game", "ballots")}
    places = [None if p is None else (p.name, p.player, p.bot, p.left, p.brought) for p in table.places]
    return fields | {"places": places, "ballots": [(b.motion, b.votes) for b in table.ballots]}
