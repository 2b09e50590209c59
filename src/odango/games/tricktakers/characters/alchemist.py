"""The Alchemist."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from odango.core.step import Seat, Step
from odango.games.tricktakers.alchemy import (
    THREE,
    AlchemistSheet,
    Forge,
    PlayThree,
    PutUnder,
    Refill,
    formed,
    has_hexagon,
    place_steps,
    refill,
)
from odango.games.tricktakers.cards import ALCHEMIST_DECK, NAMES, Card
from odango.games.tricktakers.characters.base import Character
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.facts import Awards, Entry, Trick
from odango.games.tricktakers.hands import discard
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play

_DECK: Final = frozenset(ALCHEMIST_DECK)


class Alchemist(Character):
    """Discards the hand and draws six cards of its own deck; plays three at a time as one, and draws three.

    Together they count as a number of the lead colour, their sum, above 10 only its last digit.  At least one must be
    of the lead colour, if there is one in hand.  Leading, it names the colour of one of them, or black for one of each.
    Elements come from the leading value, three of a kind, of a colour, in a row, and from winning; each is put on the
    magic circle for good.  Formations there are points, and the hexagon forges a crown; for two players it is points.
    """

    name = "alchemist"
    advice = "tricktakers-advice-alchemist"

    def sheet(self, state: Tricktakers, seat: Seat) -> AlchemistSheet:
        return AlchemistSheet()

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        discard(state, seat, state.hands[seat][:])
        deck = list(ALCHEMIST_DECK)
        for card in deck:
            state.box.remove(card)
        state.rng.shuffle(deck)
        state.stocks[seat] = deck
        refill(state, seat, DATA.alchemist.hand)
        return ()

    def renew(self, state: Tricktakers, seat: Seat, cards: Sequence[Card]) -> None:
        """What is put back goes under its own deck, in an order of its choice."""
        for card in cards:
            state.hands[seat].remove(card)
        state.aside[seat] = list(cards)
        state.do(*[PutUnder(seat)] * len(cards), Refill(seat, len(cards)))

    def turn(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        return PlayThree(seat), Refill(seat, THREE)

    def won(self, state: Tricktakers, seat: Seat, trick: Trick) -> None:
        state.do(*place_steps(state, seat, 1))

    def home(self, state: Tricktakers, seat: Seat, play: Play) -> None:
        """With six cards in hand already, they go on top of the deck."""
        cards = (play.card, *play.more)
        if len(state.hands[seat]) + len(cards) > DATA.alchemist.hand:
            put_on_top(state, seat, cards, seen=True)
        else:
            super().home(state, seat, play)

    def bundles(self, play: Play) -> tuple[tuple[Card, ...], ...]:
        return tuple((card,) for card in (play.card, *play.more))

    def given_back(self, trick: Trick, seat: Seat) -> int:
        return sum(1 + len(play.more) for play in trick.plays if play.seat == seat)

    def accept(self, state: Tricktakers, seat: Seat, card: Card) -> None:
        """With six cards in hand already, it goes on top of the deck."""
        sheet = state.sheet(seat, AlchemistSheet)
        state.sheets[seat] = replace(sheet, received=sheet.received + 1)
        if len(state.hands[seat]) >= DATA.alchemist.hand:
            put_on_top(state, seat, [card], seen=False)
        else:
            super().accept(state, seat, card)

    def entries(self, state: Tricktakers, seat: Seat, awards: Awards) -> list[Entry]:
        found = [
            Entry("formation", one.points, word=f"tricktakers-formation-{one.id}")
            for one in formed(state, seat)
            if one.points
        ]
        if state.two and has_hexagon(state, seat):
            found.append(Entry("hexagon", state.figures.hexagon_for_two))
        return found

    def aftermath(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        forge = Forge(seat)
        return () if state.two or len(forge.options(state)) < 2 else (forge,)

    def own_deck(self, state: Tricktakers, seat: Seat) -> frozenset[Card]:
        return _DECK if isinstance(state.sheets[seat], AlchemistSheet) else frozenset()

    def foreign(self, state: Tricktakers, seat: Seat) -> int:
        return state.sheet(seat, AlchemistSheet).received

    def hidden_stock(self, state: Tricktakers, seat: Seat, observer: Seat | None) -> range:
        sheet, cards = state.sheets[seat], len(state.stocks[seat])
        if not isinstance(sheet, AlchemistSheet):
            return range(cards)
        top = sheet.top if observer == seat or sheet.top_open else 0
        return range(sheet.bottom if observer == seat else 0, cards - top)

    def pieces(self, state: Tricktakers, seat: Seat) -> Iterable[str]:
        return [NAMES[card] for card in state.stocks[seat]] if seat >= 0 else ()


def put_on_top(state: Tricktakers, seat: Seat, cards: Sequence[Card], *, seen: bool) -> None:
    state.stocks[seat] += cards
    sheet = state.sheet(seat, AlchemistSheet)
    state.sheets[seat] = replace(sheet, top=sheet.top + len(cards), top_open=seen and (sheet.top_open or not sheet.top))
