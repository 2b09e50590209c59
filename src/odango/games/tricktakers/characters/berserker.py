"""The Berserker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from odango.core.event import Secret
from odango.core.rng import Rng
from odango.core.step import Seat, Step
from odango.games.tricktakers.cards import BERSERKER_CARD, BERSERKER_OTHERS, FACE, NAMES, Card
from odango.games.tricktakers.characters.base import TableCharacter
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.hands import discard, receive
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.wording import card_words
from odango.text import Name, line


class Berserker(TableCharacter):
    """Discards the hand and takes the Berserker card with four others at random out of its own six.

    Points for tricks; in the final round no trick at all wins the game, for two players one or none.  A Black Crown
    draws from the draw deck as everyone's, or by a variant from the two cards left over; the Berserker card stays.
    """

    name = "berserker"

    def ready(self, state: Tricktakers, seat: Seat) -> tuple[Step[Any], ...]:
        discard(state, seat, state.hands[seat][:])
        pool = list(BERSERKER_OTHERS)
        state.rng.shuffle(pool)
        size = DATA.rounds.hand - 1
        hand = [BERSERKER_CARD, *pool[:size]]
        state.stocks[seat] = sorted(pool[size:])
        for card in (BERSERKER_CARD, *pool):
            state.box.remove(card)
        receive(state, seat, hand)
        if state.events is not None:
            inside = line("tricktakers-berserker-hand", who=Name(seat), cards=card_words(state.hands[seat]))
            outside = line("tricktakers-berserker-hand-unseen", who=Name(seat), count=size)
            state.tell(Secret((seat,), inside, outside))
        return ()

    def keeps(self, card: Card) -> bool:
        return card == BERSERKER_CARD

    def renews_at_most(self, state: Tricktakers, seat: Seat) -> int:
        if state.setup.berserker_redraw == "leftovers":
            return len(state.stocks[seat])
        return super().renews_at_most(state, seat)

    def renew(self, state: Tricktakers, seat: Seat, cards: Sequence[Card]) -> None:
        if state.setup.berserker_redraw != "leftovers":
            super().renew(state, seat, cards)
            return
        discard(state, seat, cards)
        state.rng.shuffle(state.stocks[seat])
        drawn = [state.stocks[seat].pop() for _ in cards]
        state.stocks[seat].sort()
        receive(state, seat, drawn)
        if state.events is not None:
            inside = line("tricktakers-drew", who=Name(seat), cards=card_words(drawn))
            state.tell(Secret((seat,), inside, line("tricktakers-drew-unseen", who=Name(seat), count=len(drawn))))

    def wins_game(self, state: Tricktakers, seat: Seat) -> bool:
        return state.final and state.wins[seat] <= (1 if state.two else 0)

    def pieces(self, state: Tricktakers, seat: Seat) -> Iterable[str]:
        return [NAMES[card] for card in state.stocks[seat]] if seat >= 0 else ()

    def unseen(self, state: Tricktakers, seat: Seat) -> list[Card]:
        return [card for card in (*state.hands[seat], *state.stocks[seat]) if card in BERSERKER_OTHERS]

    def hidden_stock(self, state: Tricktakers, seat: Seat, observer: Seat | None) -> range:
        """Once a card was passed on face down, it may be any of them."""
        loose = observer != seat and any(card in state.loose for card in state.stocks[seat])
        return range(len(state.stocks[seat]) if loose else 0)

    def imagine(self, world: Tricktakers, seat: Seat, observer: Seat | None, rng: Rng) -> None:
        """Which of the six are in hand and which were left over, nobody else knows; but none of a colour that the
        Berserker failed to follow can be in hand, beyond what was seen coming into it since.
        """
        if observer == seat or world.ended or self.hidden_stock(world, seat, observer):
            return
        hand = world.hands[seat]
        seen = [*world.loose, *(one.card for one in world.sightings if one.known_to(observer) and one.seats == (seat,))]
        held = [card for card in hand if card in BERSERKER_OTHERS and card not in seen]
        known = Counter(
            FACE[one.card].colour for one in world.sightings if one.known_to(observer) and one.seats == (seat,)
        )
        none_of = {limit.colour for limit in world.limits if limit.seat == seat and limit.most <= known[limit.colour]}
        pool = sorted(held + world.stocks[seat])
        rng.shuffle(pool)
        # Sorting is stable: those that can be in hand come first, in the order of the shuffle.
        pool.sort(key=lambda card: FACE[card].colour in none_of)
        for card in held:
            hand.remove(card)
        hand += pool[: len(held)]
        hand.sort()
        world.stocks[seat] = sorted(pool[len(held) :])
