"""The table: a fold over its log."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from odango.core.engine import IllegalChoice, over
from odango.core.event import Event
from odango.core.game import Game
from odango.core.replay import Move, Replay, ending, sign
from odango.core.rng import SecureRng
from odango.core.state import State
from odango.core.step import Decision, Seat
from odango.games import GAMES
from odango.table.deeds import DEEDS
from odango.table.denied import Denied
from odango.table.entry import Card, Entry, Kind, Phase
from odango.table.place import Place
from odango.table.votes import Ballot, count


class BadLog(ValueError):
    """An entry that cannot have happened: the log was damaged, or was written under other rules.

    It says which entry, and nothing of what is in it: that is a secret of the table.
    """


class Plan(Struct):
    """What would happen.  Nothing has yet: the entry is written down first, then the plan is settled."""

    entry: Entry
    state: State | None
    """The game as it would stand; None if the entry does not touch it."""
    told: list[Event]


class Table:
    """One table.  `propose` says what would happen or raises; `settle` lets it count; `take` does both from the log."""

    __slots__ = (
        "asked_at", "ballots", "banned", "card", "game", "line", "next", "number", "phase", "places", "pools",
        "rematch_agreed", "setup", "state", "waiting_since",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        self.card = card
        self.game: Game[Any, Any] = GAMES[card.game]
        if card.rules != self.game.rules_version:
            raise Denied("old-rules", then=card.rules, now=self.game.rules_version)
        self.setup: Any = msgspec.json.decode(card.setup, type=self.game.Setup)
        """The options; once the game has begun, with all that was brought."""
        self.pools = msgspec.json.decode(card.pools or "[]", type=tuple[str, ...])
        """What each seat may bring from; empty where everybody may bring anything."""
        self.number = 0
        self.phase = Phase.OPEN
        self.places: list[Place | None] = [None] * card.seats
        self.line: list[str] = []
        """The people at the table in the order they came; the first is the host."""
        self.banned: set[str] = set()
        """Whom the host has asked to leave."""
        self.state: Any = None
        """The game, once it has begun: always as the log has it, never ahead of it."""
        self.asked_at: dict[Seat, int] = {}
        """Since which number each seat that is asked has been asked."""
        self.waiting_since = 0
        """When the game last went on."""
        self.ballots: list[Ballot] = []
        self.rematch_agreed = False
        self.next: str | None = None

    def copy(self) -> Table:
        """Another table that stands as this one does: to see what an entry would change."""
        twin = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.places = [None if place is None else place.copy() for place in self.places]
        twin.line, twin.banned = self.line[:], self.banned.copy()
        twin.ballots = [Ballot(ballot.motion, ballot.votes.copy()) for ballot in self.ballots]
        return twin

    # --- what one may ask ---------------------------------------------------------------------------------------------

    @property
    def host(self) -> Seat | None:
        return self.seat_of(self.line[0]) if self.line else None

    @property
    def running(self) -> bool:
        """Whether it still matters who sits here."""
        return self.phase in (Phase.OPEN, Phase.PLAYING)

    @property
    def full(self) -> bool:
        return None not in self.places

    def seat_of(self, player: str | None) -> Seat | None:
        """Where this person sits, or sat before leaving in the middle of the game."""
        if player is not None:
            for seat, place in enumerate(self.places):
                if place is not None and place.player == player:
                    return seat
        return None

    def names(self) -> list[str]:
        return [place.name for place in self.places if place is not None]

    def asked(self) -> tuple[Seat, ...]:
        if self.phase != Phase.PLAYING:
            return ()
        return tuple(sorted(decision.seat for decision in self.state.pending))

    def bots_asked(self) -> list[tuple[Seat, str]]:
        """Which bots have to think, and how well."""
        found = []
        for seat in self.asked():
            place = self.places[seat]
            if place is not None and place.bot is not None:
                found.append((seat, place.bot))
        return found

    def question_of(self, seat: Seat, seen: int) -> Decision[Any] | None:
        """What the seat is asked, if whoever saw the table up to `seen` saw that question; None if they did not."""
        asked_at = self.asked_at.get(seat)
        return None if asked_at is None or not asked_at <= seen <= self.number else self.state.decision_of(seat)

    # --- what happens -------------------------------------------------------------------------------------------------

    def propose(self, kind: str, seat: Seat | None, player: str | None, text: str, at: int) -> Plan:
        """What would happen; Denied or IllegalChoice if it may not."""
        deed = DEEDS[Kind(kind)]
        draft = Entry(number=self.number + 1, kind=kind, seat=seat, player=player, text=text, at=at)
        deed.allow(self, draft)
        state, told, chance = deed.play(self, draft)
        asked = self.asked() if state is None else tuple(sorted(decision.seat for decision in state.pending))
        entry = msgspec.structs.replace(draft, chance=chance, asked=asked)
        return Plan(entry, state, told)

    def settle(self, plan: Plan) -> None:
        """It is in the log: let it count."""
        entry = plan.entry
        self.number = entry.number
        DEEDS[entry.kind].happen(self, entry)
        if plan.state is not None:
            self._go_on(plan.state, entry)
        if self.ballots:
            count(self)

    def take(self, entry: Entry) -> list[Event]:
        """An entry of the log.  What it told."""
        try:
            plan = self.propose(entry.kind, entry.seat, entry.player, entry.text, entry.at)
        except (Denied, IllegalChoice, ValueError):
            raise BadLog(f"entry {entry.number} cannot have happened") from None
        if plan.entry != entry:
            other = [field for field in entry.__struct_fields__ if getattr(entry, field) != getattr(plan.entry, field)]
            raise BadLog(f"entry {entry.number} is not what happened: {', '.join(other)}")
        self.settle(plan)
        return plan.told

    def _go_on(self, state: State, entry: Entry) -> None:
        before = self.state.pending if self.state is not None else []
        self.state = state
        self.waiting_since = entry.at
        # Steps are shared by all clones of a state: the same question is the same object.  But whoever has answered is
        # asked anew, even where a step asks itself again.
        still = {id(decision) for decision in before if decision.seat != entry.seat}
        self.asked_at = {
            decision.seat: self.asked_at[decision.seat] if id(decision) in still else entry.number
            for decision in state.pending
        }
        self.phase = Phase.OVER if over(state) else Phase.PLAYING


def replay_of(card: Card, entries: list[Entry]) -> Replay:
    """The game as a file: who sat where when it began, and every choice.  With the seed, so only once it has ended."""
    table = Table(card)
    replay = Replay(card.game, card.rules, msgspec.json.decode(card.setup), card.seats, [])
    source = SecureRng(card.seed)
    for entry in entries:
        table.take(entry)
        if entry.kind == Kind.START:
            replay.setup = msgspec.json.decode(msgspec.json.encode(table.setup))
            replay.players = [sign(place.name, place.bot) for place in table.places if place is not None]
            replay.commitment, replay.seed, replay.deal = source.commitment, f"secret {card.seed.hex()}", entry.chance
        elif entry.kind == Kind.CHOICE and entry.seat is not None:
            replay.moves.append(Move(entry.seat, entry.text, entry.chance))
    if table.state is not None:
        replay.end = ending(table.game, table.state)
    return replay
