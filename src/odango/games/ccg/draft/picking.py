"""Opening packs, taking a card from the one in hand, and passing it on."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat, Step, Together
from odango.games.ccg.cards import Kind
from odango.games.ccg.deck.boosters import SIZE, open_booster
from odango.games.ccg.draft.asking import WhichCard
from odango.games.ccg.draft.registering import Building
from odango.games.ccg.draft.state import LEFT, Draft
from odango.games.ccg.draft.telling import Each
from odango.games.ccg.wording import card_word, card_words
from odango.text import Line, line


class OpenPacks(Step[Draft]):
    """Everyone opens the next booster; in a draft all look at theirs, in sealed play all is kept."""

    __slots__ = ()

    def run(self, state: Draft) -> None:
        state.packs = [open_booster(state.rng) for _ in range(state.seats)]
        state.taken.append(((),) * state.seats)
        state.pick = 0
        if state.setup.passes:
            if state.events is not None:
                way = "draft-opened-left" if state.direction(state.round) == LEFT else "draft-opened-right"
                state.tell(Public(line(way, number=state.round + 1, of=state.setup.packs)))
            state.do(PickTogether())
            return
        state.taken[-1] = tuple(state.packs)
        state.packs = [()] * state.seats
        state.do(NextPacks())


class NextPacks(Step[Draft]):
    """Another round, as long as there are packs; then decks are built."""

    __slots__ = ()

    def run(self, state: Draft) -> None:
        if len(state.taken) < state.setup.packs:
            state.do(OpenPacks())
            return
        if state.events is not None and not state.setup.passes:
            state.tell(Public(line("draft-opened-sealed", count=state.setup.packs, cards=state.setup.packs * SIZE)))
        state.do(Building())


class PickTogether(Step[Draft]):
    """Everyone takes one card in secret; the last one of a pack is nobody's choice."""

    __slots__ = ()

    def run(self, state: Draft) -> None:
        if state.pick < SIZE - 1:
            state.do(Together(tuple(Pick(seat) for seat in range(state.seats))), PassOn())
            return
        last = tuple(state.in_hand(seat)[0] for seat in range(state.seats))
        for seat, card in enumerate(last):
            take(state, seat, card)
        if state.events is not None:
            inside = tuple(line("draft-last", card=card_word(card)) for card in last)
            state.tell(Each(inside, line("draft-last-outside"), line("draft-last-whole", cards=card_words(last))))
        state.do(NextPacks())


def take(state: Draft, seat: Seat, card: Kind) -> None:
    """Move a card out of the pack in hand to what was taken of it."""
    pack = state.pack_of(seat, state.round, state.pick)
    state.packs[pack] = tuple(kind for kind in state.packs[pack] if kind != card)
    packs = state.taken[-1]
    state.taken[-1] = (*packs[:pack], (*packs[pack], card), *packs[pack + 1 :])


class Pick(WhichCard):
    """One card of the pack in hand."""

    __slots__ = ()

    kind = "pick"
    rule = "picking"
    offers = "draft-label-pick"
    refuses = "draft-not-in-pack"

    def options(self, state: Draft) -> list[int]:
        return list(state.in_hand(self.seat))

    def chosen(self, state: Draft, choice: int) -> None:
        take(state, self.seat, choice)

    def ask(self, state: Draft) -> Line:
        return line("draft-ask-pick", number=state.round + 1, pick=state.pick + 1, left=len(state.in_hand(self.seat)))


class PassOn(Step[Draft]):
    """All have taken a card: what is left goes to the next."""

    __slots__ = ()

    def run(self, state: Draft) -> None:
        if state.events is not None:
            packs = state.taken[-1]
            cards = [packs[state.pack_of(seat, state.round, state.pick)][-1] for seat in range(state.seats)]
            inside = tuple(line("draft-picked", card=card_word(card)) for card in cards)
            outside = line("draft-picked-outside", number=state.round + 1, pick=state.pick + 1)
            state.tell(Each(inside, outside, line("draft-picked-whole", cards=card_words(cards))))
        state.pick += 1
        state.do(PickTogether())
