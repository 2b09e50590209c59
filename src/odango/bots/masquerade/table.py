"""The table as every bot sees it: what it holds, what is out, what lies in the piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from odango.bots.masquerade.belief import suspicions
from odango.bots.masquerade.evidence import rules_after
from odango.core.step import Seat
from odango.core.view import View
from odango.games.masquerade.cards import NO_PLANET, SG, TEAMS, Card, Planet, Team, is_character
from odango.games.masquerade.facts import Play
from odango.games.masquerade.setup import play_cards
from odango.games.masquerade.trick import NAMING, ON_SIDE, WAYS
from odango.games.masquerade.view import MasqueradeView

CHARACTER_SHARE: Final = 58 / 78
"""So many of all cards are Characters; of a card not yet played one expects as much."""


def as_masquerade(view: View) -> MasqueradeView:
    if not isinstance(view, MasqueradeView):
        raise TypeError("this bot plays Masquerade Battle only")
    return view


def played(seat: Seat, choice: int) -> Play:
    """What lies on the table after this choice of a card."""
    card, way = divmod(choice, WAYS)
    side = way - ON_SIDE if way >= ON_SIDE else -1
    return Play(seat, card, side, way - NAMING if NAMING <= way < ON_SIDE else NO_PLANET)


def with_play(plays: Sequence[Play], ruling: Planet, play: Play) -> tuple[list[Play], Planet]:
    """The trick and its ruling planet once this is played."""
    return [*plays, play], rules_after(play, ruling)


class Table:
    """A view and what follows from it at once."""

    def __init__(self, view: MasqueradeView) -> None:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        self.view = view
        self.me: Seat = view.seat
        self.seats = len(view.players)
        self.hand: tuple[Card, ...] = view.players[self.me].hand or ()
        team = view.players[self.me].team
        self.team: Team = SG if team is None else team

    @cached_property
    def guardian(self) -> tuple[float, ...]:
        """How likely each seat is a Guardian."""
        return suspicions(self.view)

    def likely(self, seat: Seat, team: Team) -> float:
        """How likely this seat is in that team."""
        return self.guardian[seat] if team == SG else 1 - self.guardian[seat]

    @cached_property
    def piles(self) -> list[list[int]]:
        """Characters in each seat's two piles; where counts are not open, counted from the tricks one remembers."""
        found = [[0] * len(TEAMS) for _ in range(self.seats)]
        for trick in self.view.tricks:
            if trick.receiver >= 0:
                found[trick.receiver][trick.pile] += sum(is_character(play.card) for play in trick.plays)
        for seat, player in enumerate(self.view.players):
            if player.piles is not None:
                found[seat] = list(player.piles)
        return found

    @cached_property
    def out(self) -> list[Card]:
        """Every card this seat has not seen: in other hands, or put away."""
        seen = Counter(self.hand)
        seen.update(play.card for play in self.view.plays)
        for trick in self.view.tricks:
            seen.update(play.card for play in trick.plays)
        left = Counter(play_cards(self.view.setup))
        left.subtract(seen)
        return [card for card, count in left.items() for _ in range(count)]

    @property
    def tricks_left(self) -> int:
        """Tricks still to come, the one on the table among them."""
        return self.view.tricks_in_all - len(self.view.tricks)

    @property
    def to_play(self) -> list[Seat]:
        """Who plays to this trick after this seat, in order."""
        done = len(self.view.plays) + 1
        return [(self.me + step) % self.seats for step in range(1, self.seats - done + 1)]
