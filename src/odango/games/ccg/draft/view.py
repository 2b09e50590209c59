"""What a seat sees of a draft: the pack in hand, its own picks and the packs it held; of others, how far they are."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from odango.core.step import Seat
from odango.core.view import Result, View, answered, asked, own_answers, question
from odango.games.ccg.cards import Kind
from odango.games.ccg.deck.lists import DeckList, code
from odango.games.ccg.draft.building import Built, built, suggestions
from odango.games.ccg.draft.imagine import sightings
from odango.games.ccg.draft.setup import Setup
from odango.games.ccg.draft.state import NONE, Draft
from odango.text import line

SHOWN: Final = frozenset(Draft.__slots__) | {"answers", "pending"}
HIDDEN: Final = frozenset({"agenda", "events", "rng"})


class Sight(Struct, frozen=True):
    """A pack as this seat held it."""

    pick: int
    """The pick of the round, from 0."""
    cards: tuple[Kind, ...]
    """All that was in it then, sorted."""
    took: Kind
    """What this seat took; -1 as long as it has not."""


class DraftView(View, frozen=True, kw_only=True, tag_field="game", tag="draft"):
    """A draft as one seat sees it."""

    setup: Setup
    stage: str
    round: int
    """The pack that is being passed, from 0."""
    pick: int
    """How many cards everyone has taken in this round."""
    direction: int
    """1 if packs go to the left, to the next seat; -1 if to the right."""
    pack: tuple[Kind, ...]
    """The pack in this seat's hand."""
    missing: tuple[Kind, ...]
    """What has been taken out of it since this seat last held it, its own pick left out."""
    sights: tuple[Sight, ...]
    """The packs of this round as this seat held them, the one in hand last."""
    picked: tuple[Kind, ...]
    """All that this seat has taken, in order."""
    suggested: tuple[Built, ...]
    """The decks that can be chosen, best first, while decks are built."""
    deck: Built | None
    """The deck this seat has registered."""
    pool: str
    """What this seat may build with, kit included, as the code of a list; empty until its deck is registered."""
    list: str
    """The registered deck as the code of a list."""


def view(state: Draft, seat: Seat | None) -> DraftView:
    seen = () if seat is None else sights(state, seat)
    picked = () if seat is None else state.picked(seat)
    deck = None if seat is None or state.openers[seat] == NONE else registered(state, seat)
    return DraftView(
        seat=seat,
        asked=asked(state),
        answered=answered(state),
        own_answers=own_answers(state, seat),
        question=question(state, seat),
        result=result(state),
        setup=state.setup,
        stage=state.stage,
        round=state.round,
        pick=state.pick,
        direction=state.direction(state.round),
        pack=() if seat is None or state.stage != "picking" else state.in_hand(seat),
        missing=missing(seen, state.seats) if state.stage == "picking" else (),
        sights=seen,
        picked=picked,
        suggested=tuple(suggestions(picked)) if seat is not None and state.stage == "building" else (),
        deck=deck,
        pool="" if deck is None else pool_code(picked, deck),
        list="" if deck is None else deck_code(deck),
    )


def sights(state: Draft, seat: Seat) -> tuple[Sight, ...]:
    """What this seat has seen in the round that is on."""
    if not state.setup.passes:
        return ()
    found = []
    for pack, taken in enumerate(state.taken[-1]):
        for pick in sightings(state, seat, state.round, pack, taken, state.packs[pack]):
            took = taken[pick] if pick < len(taken) else NONE
            found.append(Sight(pick, tuple(sorted((*taken[pick:], *state.packs[pack]))), took))
    return tuple(sorted(found, key=lambda sight: sight.pick))


def missing(seen: tuple[Sight, ...], seats: int) -> tuple[Kind, ...]:
    """Others took this out of the pack in hand since it was here."""
    if len(seen) <= seats:
        return ()
    before, now = seen[-1 - seats], seen[-1]
    return tuple(kind for kind in before.cards if kind not in now.cards and kind != before.took)


def result(state: Draft) -> Result | None:
    """Nobody wins a draft: all share the first place."""
    if state.stage != "done":
        return None
    return Result((1,) * state.seats, (0.0,) * state.seats, line("draft-ended"))


def registered(state: Draft, seat: Seat) -> Built:
    """The deck a seat has chosen."""
    return built(tuple(sorted(state.picked(seat))), state.openers[seat])


def pool_code(picked: tuple[Kind, ...], deck: Built) -> str:
    return code(DeckList("", tuple(sorted((*picked, *deck.kit.cards)))))


def deck_code(deck: Built) -> str:
    return code(DeckList("", deck.cards))
