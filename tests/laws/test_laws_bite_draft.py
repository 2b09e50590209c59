"""Packs, pools and decks of a draft: every way to give one away planted here is caught."""

from __future__ import annotations

import pytest

from laws import laws, planted
from laws.laws import LawBroken
from laws.planted import Law, Leak, compare_deals, leaking
from odango.core.event import Event, Public
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.ccg.draft.game import DraftGame
from odango.games.ccg.draft.imagine import shuffled
from odango.games.ccg.draft.setup import Setup
from odango.games.ccg.draft.state import Draft
from odango.games.ccg.wording import card_word
from odango.text import line

SHORT = Setup(packs=3)
SEALED = Setup(format="sealed", packs=3)


def first_breach(game: Game[Draft, Setup], law: Law, seats: int = 4, games: int = 4) -> str:
    return planted.first_breach(game, law, SHORT, seats, games, every=5)


def next_to(state: Draft, seat: Seat | None) -> Seat:
    return ((-1 if seat is None else seat) + 1) % state.seats


LEAKS: dict[str, Leak[Draft]] = {
    "the pack in another's hand": lambda state, seat: state.in_hand(next_to(state, seat)),
    "another's picks": lambda state, seat: state.picked(next_to(state, seat)),
    "what was first taken of the pack in hand": lambda state, _: state.taken[-1][0][:1],
    "whether somebody has a foil": lambda state, seat: any(kind > 150 for kind in state.picked(next_to(state, seat))),
    "who has how many different cards": lambda state, _: [len({*state.picked(seat)}) for seat in range(state.seats)],
    "who took what, when all is over": lambda state, _: state.taken if not state.pending else None,
    "around whom others have built": lambda state, _: state.openers,
    "what others have answered": lambda state, _: [choice for _, choice in state.answers],
    "the generator's state": lambda state, _: state.rng.memory(),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaking_view_is_caught(leak: str) -> None:
    assert "view(imagine) == view" in first_breach(leaking(DraftGame(), LEAKS[leak]), laws.imagined_looks_the_same)


def test_showing_once_more_what_is_open_is_no_leak() -> None:
    harmless = leaking(DraftGame(), lambda state, _: (state.round, state.pick, [len(pack) for pack in state.packs]))

    assert not first_breach(harmless, laws.imagined_looks_the_same, games=2)


class KeepsPacks(DraftGame):
    """Imagines who took what, but leaves every pack as it truly lies."""

    def imagine(self, state: Draft, seat: Seat | None, rng: Rng) -> Draft:
        world = super().imagine(state, seat, rng)
        world.packs = state.packs[:]
        world.taken = state.taken[:]
        return world


class KeepsSealed(KeepsPacks):
    """The same where nothing is passed."""


class ForgetsToSort(DraftGame):
    """Shuffles the packs of others from where they truly lie."""

    def imagine(self, state: Draft, seat: Seat | None, rng: Rng) -> Draft:
        world = super().imagine(state, seat, rng.clone())
        if seat is None:
            for pack, cards in enumerate(state.packs):
                world.packs[pack] = tuple(sorted(shuffled(cards, rng)))
        return world


@pytest.mark.parametrize("game", [KeepsPacks(), ForgetsToSort()])
def test_an_imagination_that_peeks_is_caught(game: DraftGame) -> None:
    with pytest.raises(LawBroken, match="other deals are imagined alike"):
        compare_deals(game, SHORT, 3)


def test_an_imagination_that_peeks_into_sealed_packs_is_caught() -> None:
    with pytest.raises(LawBroken, match="other deals are imagined alike"):
        compare_deals(KeepsSealed(), SEALED, 3)


def test_the_honest_game_is_not_accused() -> None:
    assert compare_deals(DraftGame(), SHORT, 3) > 10
    assert compare_deals(DraftGame(), SEALED, 3) > 10


class KeepsWhoTook(DraftGame):
    """Imagines other packs where it must, but of those it has held it knows who took which card."""

    def imagine(self, state: Draft, seat: Seat | None, rng: Rng) -> Draft:
        world = super().imagine(state, seat, rng)
        if seat is not None and state.pick > state.seats:
            own = state.pack_of(seat, state.round, 0)
            packs = list(world.taken[-1])
            packs[own] = state.taken[-1][own][: len(packs[own])]
            world.packs[own] = state.packs[own]
            world.taken[-1] = tuple(packs)
        return world


def test_an_imagination_that_knows_who_took_what_is_caught() -> None:
    """No view shows it; but picks that look alike are to be imagined alike."""
    assert not first_breach(DraftGame(), laws.alike_is_imagined_alike, games=1)
    assert "imagined alike" in first_breach(KeepsWhoTook(), laws.alike_is_imagined_alike, games=20)


class Forgets(DraftGame):
    """Deals packs anew that this seat has held in this round."""

    def imagine(self, state: Draft, seat: Seat | None, rng: Rng) -> Draft:
        return super().imagine(state, None, rng)


def test_an_imagination_that_forgets_is_caught() -> None:
    assert "view(imagine) == view" in first_breach(Forgets(), laws.imagined_looks_the_same)


def test_a_sentence_that_names_a_pick_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells everyone what the first seat took."""
    tell = Draft.tell

    def blabs(state: Draft, event: Event) -> None:
        tell(state, event)
        if state.picked(0):
            tell(state, Public(line("draft-picked", card=card_word(state.picked(0)[-1]))))

    assert not first_breach(DraftGame(), laws.events_tell_no_more_than_views, seats=2, games=2)
    monkeypatch.setattr(Draft, "tell", blabs)
    assert "told the same" in first_breach(DraftGame(), laws.events_tell_no_more_than_views, seats=2)
