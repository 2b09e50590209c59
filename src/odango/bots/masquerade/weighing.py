"""What each choice in a trick leaves of the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from odango.bots.masquerade.evidence import pile_of
from odango.bots.masquerade.holding import Threats, fate
from odango.bots.masquerade.keeping import keeps
from odango.bots.masquerade.outlook import Outlook
from odango.bots.masquerade.table import CHARACTER_SHARE, Table, played, with_play
from odango.core.step import Seat
from odango.games.masquerade.cards import (
    BETRAYAL,
    CHARACTERS,
    KIND,
    PILE,
    SUPPORT,
    TUXEDO_MASK,
    Card,
    Planet,
    Team,
    is_character,
)
from odango.games.masquerade.facts import Play
from odango.games.masquerade.strength import NOBODY, resolve

SWING: Final = 4.0
"""A trick brings about so many Characters; a card's worth is measured against that."""


class Weighing:
    """One choice in the middle of a trick."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.me = table.me
        self.team: Team = table.team
        self.threats = Threats(table)

    @cached_property
    def outlook(self) -> Outlook:
        view = self.view
        gone = sum(is_character(play.card) for trick in view.tricks for play in trick.plays)
        left = min(CHARACTERS - gone, CHARACTER_SHARE * self.table.tricks_left * self.table.seats)
        return Outlook(self.table.piles, self.table.guardian, view.royal, view.named, view.target, left)

    @cached_property
    def unit(self) -> float:
        """How much one Character more for one's own side and one less for the other changes the chance."""
        outlook, team = self.outlook, self.team
        own = outlook.chance(team, self._best(team), team, SWING)
        other = outlook.chance(team, self._best(1 - team), 1 - team, SWING)
        return max(0.002, (own - other) / (2 * SWING))

    def _best(self, team: Team) -> Seat:
        """Who probably collects most for a team."""
        return max(range(self.table.seats), key=lambda seat: self.outlook.sums[team][seat])

    # --- who gets it -------------------------------------------------------------------------------------------------

    def goes_to(self, seat: Seat, pile: Team, count: float) -> float:
        """The chance to win once this seat has so many more in that pile."""
        return self.outlook.chance(self.team, seat, pile, count)

    def collects(self, seat: Seat, count: float) -> float:
        """The chance once this seat has taken a trick as it likes: into the pile of the team it is in."""
        guardian = self.table.guardian[seat]
        return guardian * self.goes_to(seat, 0, count) + (1 - guardian) * self.goes_to(seat, 1, count)

    def nobody(self, count: float) -> float:
        return self.outlook.chance(self.team, -1, -1, count)

    def won_by(self, play: Play, count: float) -> float:
        """The chance once this card has won so many Characters."""
        kind = KIND[play.card]
        if kind == TUXEDO_MASK:
            if self.view.setup.tuxedo_pile == "SG":
                return self.goes_to(play.seat, 0, count)
            return self.collects(play.seat, count)
        if kind != SUPPORT:
            return self.goes_to(play.seat, pile_of(play), count)
        if play.seat == self.me:
            return max(self.given(play.card, seat, count) for seat in range(self.table.seats) if seat != self.me)
        return self.given_by(play, count)

    def given(self, card: Card, seat: Seat, count: float) -> float:
        """The chance once I have given a Support's trick to this seat."""
        if PILE[card] >= 0:
            return self.goes_to(seat, PILE[card], count)
        if self.view.setup.naru_pile_chosen_by == "recipient":
            return self.collects(seat, count)
        return self.goes_to(seat, self.team, count)

    def given_by(self, play: Play, count: float) -> float:
        """The chance once somebody else has given it: to the best of their team, if the pile is theirs."""
        found = 0.0
        for team in (0, 1):
            weight = self.table.likely(play.seat, team)
            useful = PILE[play.card] in (-1, team)
            found += weight * (self.goes_to(self._best(team), team, count) if useful else self.nobody(count))
        return found

    # --- choices -----------------------------------------------------------------------------------------------------

    def trick(self, plays: Sequence[Play], ruling: Planet, to_play: Sequence[Seat]) -> float:
        """The chance to win with these cards on the table and these seats to play."""
        count = sum(is_character(play.card) for play in plays) + CHARACTER_SHARE * len(to_play)
        place = resolve(plays, ruling, self.view.setup).place
        if place == NOBODY and not to_play:
            return self.nobody(count)
        leader = plays[place] if place != NOBODY else None
        pile = pile_of(leader) if leader else -1
        found = 0.0
        for seat, chance in fate(leader, pile, ruling, to_play, self.table, self.threats):
            holds = leader is not None and seat == leader.seat
            found += chance * (self.won_by(leader, count) if holds and leader else self.collects(seat, count))
        return found

    def value(self, choice: int) -> float:
        """The chance to win after playing this, less what the card could have done later."""
        play = played(self.me, choice)
        plays, ruling = with_play(self.view.plays, self.view.ruling, play)
        to_play = self.table.to_play
        value = self.trick(plays, ruling, to_play)
        if KIND[play.card] == BETRAYAL:
            singles = [1 << place for place, other in enumerate(plays) if is_character(other.card)]
            value = max([value, *(self.trick(turned(plays, mask), ruling, to_play) for mask in singles)])
        return value - self.unit * keeps(play.card, self.team, self.table.tricks_left)

    def turning(self, mask: int) -> float:
        """The chance to win after a Betrayal turns these."""
        view = self.view
        done = len(view.plays)
        to_play = [(self.me + step) % self.table.seats for step in range(1, self.table.seats - done + 1)]
        return self.trick(turned(view.plays, mask), view.ruling, to_play)


def turned(plays: Sequence[Play], mask: int) -> list[Play]:
    """The trick with the cards at these places turned over."""
    return [
        Play(play.seat, play.card, 1 - play.side, play.named) if mask >> place & 1 else play
        for place, play in enumerate(plays)
    ]
