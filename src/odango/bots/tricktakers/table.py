"""The table as every bot sees it: what it holds, what is out, who has still to play."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

from odango.core.step import Seat
from odango.core.view import View
from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import BERSERKER, EXCLUSIVE, FACE, NUMBER, OWNER, Card
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.roster import NAMES, Character
from odango.games.tricktakers.setup import playing_cards
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.view import Player, TricktakersView

Held = tuple[tuple[Card, float], ...]
"""Cards somebody may hold, each with how likely."""

STOCKS_CARDS: Final = ("berserker", "alchemist")
"""Whose stock is of cards of their own; the others keep something else there."""
ON_SHEETS: Final = "summoner"
"""Whose cards of its own are never in hand, unless somebody gave them."""
STILL_THERE: Final = 0.9
"""A card that was seen going into a hand has seldom been discarded since."""


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
        return (*down, *(seat for seat in self.view.order if seat != self.me), *self.beside)

    @cached_property
    def beside(self) -> tuple[Seat, ...]:
        """Who has laid a second card beside the trick, which may join it at the end."""
        return tuple(seat for seat in self.others if self.name(seat) == "ninja" and self.view.players[seat].aside)

    def name(self, seat: Seat) -> str:
        """The character a seat plays; empty until it is chosen."""
        character = self.view.players[seat].character
        return NAMES[character] if character >= 0 else ""

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """The cards of the trick that this seat knows."""
        return tuple(
            Play(play.seat, play.card, play.face, play.marks, play.hidden, play.more)
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
            seen.update(player.aside)
            if seat != self.me:
                seen.update(player.shown)
            if isinstance(player.sheet, AlchemistSheet):
                seen.update(player.own_stock or ())
        seen.update(card for play in view.plays if play.face is not None for card in (play.card, *play.more))
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

    @cached_property
    def sighted(self) -> dict[Seat, dict[Card, float]]:
        """Cards that were seen going into other hands, each with how likely it is still there."""
        view = self.view
        found: dict[Seat, dict[Card, float]] = {seat: {} for seat in self.others}
        away = {*self.unseen, *view.loose}.difference(self.hand)
        for sighting in view.sightings:
            seats = [seat for seat in sighting.seats if seat != self.me]
            if sighting.card in away and seats:
                away.remove(sighting.card)
                for seat in seats:
                    found[seat][sighting.card] = STILL_THERE / len(seats)
        for card in away.intersection(view.loose):
            for seat in self.others:
                found[seat][card] = 1 / len(self.others)
        return found

    def _held(self, seat: Seat) -> Held:
        player = self.view.players[seat]
        own = [*self._exclusive(seat), *self.sighted[seat].items()]
        hidden = max(0.0, player.cards - len(player.shown) - sum(chance for _, chance in own))
        sighted = {card for cards in self.sighted.values() for card in cards}
        may = [
            card
            for card in self.unseen
            if card not in sighted and (FACE[card].kind != NUMBER or FACE[card].colour not in player.voids)
        ]
        chance = min(1.0, hidden / len(may)) if may else 0.0
        return (*own, *((card, 1.0) for card in player.shown), *((card, chance) for card in may))

    def _exclusive(self, seat: Seat) -> list[tuple[Card, float]]:
        """Cards of the character's own that are still about: in hand, but for as many as it keeps in stock.

        The first of them, the Berserker card, is never in stock.  And a card taken over from the round before.
        """
        player, name = self.view.players[seat], self.name(seat)
        left = Counter(EXCLUSIVE)
        left.subtract(self._gone)
        found = [(player.kept, 1.0)] if player.kept >= 0 and left[player.kept] > 0 else []
        if name == ON_SHEETS:
            return found
        left.subtract(other.kept for other in self.view.players if other.kept >= 0)
        left.subtract(player.shown)
        own = [card for card in dict.fromkeys(EXCLUSIVE) if OWNER[card] == name and left[card] > 0]
        kept = [card for card in own if FACE[card].kind == BERSERKER]
        rest = [card for card in own if card not in kept]
        stock = player.stock if name in STOCKS_CARDS else 0
        in_hand = max(0, min(len(rest) - stock, player.cards - len(kept))) if rest else 0
        return found + [(card, 1.0) for card in kept] + [(card, in_hand / len(rest)) for card in rest]

    @cached_property
    def _gone(self) -> list[Card]:
        """Exclusive cards that are in nobody's hand, or of which it is not known in whose."""
        view = self.view
        taken = [card for player in view.players for card in player.taken]
        lying = [card for play in view.plays for card in (play.card, *play.more)]
        return [*view.box, *taken, *lying, *view.loose]
