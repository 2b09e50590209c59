"""What the table decides together.

A bot plays on for somebody who left, or who keeps everyone waiting: more than half of the others must agree.
The game is abandoned, or played again by the same people: all must agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from odango.bots import levels
from odango.core.step import Seat
from odango.table.denied import Denied
from odango.table.entry import Phase
from odango.text import Name, seat_letter

if TYPE_CHECKING:
    from odango.table.table import Table

PATIENCE = 60_000
"""How long, in milliseconds, somebody may keep the table waiting before the others may vote for a bot."""

ABANDON = "abandon"
REMATCH = "rematch"
BOT = "bot"


class Motion(Struct, frozen=True):
    """What is voted on."""

    motion: str
    seat: Seat | None = None
    """Whose seat a bot would play."""
    level: str | None = None

    def write(self, yes: bool) -> str:
        """A vote on it as an entry's text: `bot B steady yes`, `abandon no`."""
        about = [] if self.seat is None else [seat_letter(self.seat), self.level or ""]
        return " ".join([self.motion, *about, "yes" if yes else "no"])


def read(text: str) -> tuple[Motion, bool]:
    """The vote that is written so."""
    match text.split(" "):
        case [("abandon" | "rematch") as motion, ("yes" | "no") as word]:
            return Motion(motion), word == "yes"
        case ["bot", letter, level, ("yes" | "no") as word] if len(letter) == 1:
            return Motion(BOT, ord(letter) - ord("A"), level), word == "yes"
    raise Denied("no-such-vote", text=text)


class Ballot(Struct):
    """A motion and who voted how, by seat."""

    motion: Motion
    votes: dict[Seat, bool] = field(default_factory=dict)

    def voters(self, table: Table) -> list[Seat]:
        return [
            seat
            for seat, place in enumerate(table.places)
            if place is not None and place.present and seat != self.motion.seat
        ]

    def needed(self, table: Table) -> int:
        everyone = len(self.voters(table))
        return everyone // 2 + 1 if self.motion.motion == BOT else everyone


def check(table: Table, motion: Motion, at: int) -> None:
    """Denied if the table cannot vote on this now."""
    if motion.motion == REMATCH:
        if table.phase not in (Phase.OVER, Phase.ABANDONED) or table.next is not None:
            raise Denied("no-rematch-now")
        return
    if table.phase != Phase.PLAYING:
        raise Denied("not-playing")
    if motion.motion == BOT:
        place = table.places[motion.seat] if motion.seat is not None and motion.seat < len(table.places) else None
        if place is None or place.player is None or place.bot is not None:
            raise Denied("nobody-to-replace")
        if motion.level not in levels(table.card.game):
            raise Denied("no-such-level", level=motion.level or "", there=", ".join(levels(table.card.game)))
        late = motion.seat in table.asked() and at - table.waiting_since > PATIENCE
        if not (place.left or late):
            raise Denied("still-here", who=Name(motion.seat or 0))


def cast(table: Table, seat: Seat, motion: Motion, yes: bool) -> None:
    """A vote.  A later one of the same seat replaces it."""
    ballot = next((ballot for ballot in table.ballots if ballot.motion == motion), None)
    if ballot is None:
        ballot = Ballot(motion)
        table.ballots.append(ballot)
    ballot.votes[seat] = yes


def drop(table: Table, seat: Seat) -> None:
    """Whoever plays that seat is there after all: no more voting on a bot in their place."""
    table.ballots = [ballot for ballot in table.ballots if ballot.motion.seat != seat]


def count(table: Table) -> None:
    """Carry out what is agreed and drop what cannot be agreed any more."""
    for ballot in table.ballots[:]:
        voters = ballot.voters(table)
        yes = sum(ballot.votes.get(seat) is True for seat in voters)
        no = sum(ballot.votes.get(seat) is False for seat in voters)
        needed = ballot.needed(table)
        if voters and yes >= needed:
            _carry_out(table, ballot.motion)
        if ballot in table.ballots and len(voters) - no < max(needed, 1):
            table.ballots.remove(ballot)
    # On a game that is over there is nothing left to vote on but another one.
    if table.phase != Phase.PLAYING:
        table.ballots = [ballot for ballot in table.ballots if ballot.motion.motion == REMATCH]


def _carry_out(table: Table, motion: Motion) -> None:
    table.ballots = [
        ballot for ballot in table.ballots if (ballot.motion.motion, ballot.motion.seat) != (motion.motion, motion.seat)
    ]
    match motion.motion:
        case "abandon":
            table.phase = Phase.ABANDONED
        case "rematch":
            table.rematch_agreed = True
        case _:
            place = table.places[motion.seat or 0]
            if place is not None:
                place.bot = motion.level
                place.left = True
                if place.player in table.line:
                    table.line.remove(place.player)
