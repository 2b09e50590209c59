"""The table as every bot sees it: what it holds, what is out, who has still to play."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from odango.core.step import Seat
from odango.core.view import View
from odango.games.tricktakers.cards import BERSERKER, EXCLUSIVE, FACE, NUMBER, OWNER, Card
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.roster import NAMES, Character
from odango.games.tricktakers.setup import playing_cards
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.view import Player, TricktakersView

Held = tuple[tuple[Card, float], ...]
"""Cards somebody may hold, each with how likely."""


def as_tricktakers(view: View) -> TricktakersView:
    if not isinstance(view, TricktakersView):
        raise TypeError("this bot plays TRICKTAKERs only")
    return view


class Table:
    """A view and what follows from it at once; perhaps as it would be with another character.

    Or as it is for another seat, as far as this one can see.
    """

    def __init__(self, view: TricktakersView, character: Character | None = None, seat: Seat | None = None) -> None:
        if view.seat is None:
            raise ValueError("a spectator is not asked")
        self.view = view
        self.me: Seat = view.seat if seat is None else seat
        self.player: Player = view.players[self.me]
        self.seats = len(view.players)
        self.two = self.seats == 2
        self.final = view.final
        self.character: Character = self.player.character if character is None else character
        self.hand: list[Card] = list(self.player.hand or ())
        self.wins = self.player.wins
        self.lead = view.lead
        self.kakumei = view.kakumei

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """The other seats, clockwise."""
        return tuple((self.me + i) % self.seats for i in range(1, self.seats))

    @property
    def tricks_left(self) -> int:
        """Tricks still to come, the one on the table among them."""
        return DATA.rounds.tricks - max(0, self.view.trick - 1)

    @cached_property
    def to_play(self) -> tuple[Seat, ...]:
        """Whose card in this trick is not known: who plays after this seat, and whose lies face down."""
        down = [play.seat for play in self.view.plays if play.face is None]
        return (*down, *(seat for seat in self.view.order if seat != self.me))

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """The cards of the trick that this seat knows."""
        return tuple(
            Play(play.seat, play.card, play.face, play.marks, play.hidden)
            for play in self.view.plays
            if play.face is not None
        )

    @cached_property
    def unseen(self) -> list[Card]:
        """Every playing card this seat does not see: in other hands, in the deck, or discarded."""
        view = self.view
        seen = Counter(self.player.hand or ())
        for seat, player in enumerate(view.players):
            seen.update(player.taken)
            if seat != self.me:
                seen.update(player.shown)
        seen.update(play.card for play in view.plays if play.face is not None)
        seen.update(discard.card for discard in view.discards if discard.card >= 0)
        left = []
        for card in playing_cards(view.setup.small_deck, self.seats):
            if seen[card]:
                seen[card] -= 1
            else:
                left.append(card)
        return left

    @cached_property
    def held(self) -> dict[Seat, Held]:
        """What every other seat may hold."""
        return {seat: self._held(seat) for seat in self.others}

    def _held(self, seat: Seat) -> Held:
        player = self.view.players[seat]
        own = self._exclusive(seat)
        hidden = max(0.0, player.cards - len(player.shown) - sum(chance for _, chance in own))
        may = [card for card in self.unseen if FACE[card].kind != NUMBER or FACE[card].colour not in player.voids]
        chance = min(1.0, hidden / len(may)) if may else 0.0
        return (*own, *((card, 1.0) for card in player.shown), *((card, chance) for card in may))

    def _exclusive(self, seat: Seat) -> list[tuple[Card, float]]:
        """Cards of the character's own that are still about: in hand, but for as many as it keeps in stock.

        The first of them, the Berserker card, is never in stock.
        """
        view, player = self.view, self.view.players[seat]
        name = NAMES[player.character] if player.character >= 0 else ""
        gone = {*view.box, *(card for other in view.players for card in other.taken)}
        gone.update(play.card for play in view.plays)
        gone.update(player.shown)
        own = [card for card in EXCLUSIVE if OWNER[card] == name and card not in gone]
        kept = [card for card in own if FACE[card].kind == BERSERKER]
        rest = [card for card in own if card not in kept]
        in_hand = max(0, min(len(rest) - player.stock, player.cards - len(kept))) if rest else 0
        return [(card, 1.0) for card in kept] + [(card, in_hand / len(rest)) for card in rest]
