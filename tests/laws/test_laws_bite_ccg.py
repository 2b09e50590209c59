"""Hands, decks and face-down Monsters of the Sailor Moon CCG: every way to give one away planted here is caught."""

from __future__ import annotations

import pytest

from laws import laws, planted
from laws.deck_pairs import what_is_known_is_true
from laws.laws import LawBroken
from laws.planted import Law, Leak, compare_deals, leaking
from odango.core.engine import choose
from odango.core.event import Event, Public
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.ccg.game import CcgGame
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_words
from odango.text import Name, line

SHORT = Setup(rules="advanced", round_limit=5)
FLIPS = Setup(rules="basic", round_limit=3)


def first_breach(game: Game[Ccg, Setup], law: Law, setup: Setup = SHORT, seats: int = 3, games: int = 6) -> str:
    return planted.first_breach(game, law, setup, seats, games, every=9)


LEAKS: dict[str, Leak[Ccg]] = {
    "a card of another's hand": lambda state, seat: state.hands[state.after(seat or 0)][:1],
    "the top of one's own deck": lambda state, seat: state.decks[seat or 0][-1:],
    "the bottom of another's deck": lambda state, seat: state.decks[state.after(seat or 0)][:1],
    "how much the one who is asked could do": lambda state, _: [len(asked.options(state)) for asked in state.pending],
    "who holds Power": lambda state, _: [sum(card < 3 for card in hand) for hand in state.hands],
    "the two cards another has drawn": lambda state, _: state.drawn,
    "what others know": lambda state, _: state.known,
    "who looked where in a deck": lambda state, _: state.seen,
    "the generator's state": lambda state, _: state.rng.memory(),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaking_view_is_caught(leak: str) -> None:
    assert "view(imagine) == view" in first_breach(leaking(CcgGame(), LEAKS[leak]), laws.imagined_looks_the_same)


def test_a_monster_that_shows_through_its_back_is_caught() -> None:
    leaky = leaking(CcgGame(), lambda state, _: [piece.card for pieces in state.enemies for piece in pieces])

    assert "view(imagine) == view" in first_breach(leaky, laws.imagined_looks_the_same, FLIPS, seats=2)


def test_showing_once_more_what_is_open_is_no_leak() -> None:
    harmless = leaking(CcgGame(), lambda state, _: ([len(hand) for hand in state.hands], state.discards, state.gone))

    assert not first_breach(harmless, laws.imagined_looks_the_same, games=3)


class KeepsHands(CcgGame):
    """Imagines other decks, but the true hands."""

    def imagine(self, state: Ccg, seat: Seat | None, rng: Rng) -> Ccg:
        world = super().imagine(state, seat, rng)
        world.hands = [hand[:] for hand in state.hands]
        world.decks = [sorted(deck) for deck in state.decks]
        return world


class KeepsDecks(CcgGame):
    """Imagines what hands could hold, but leaves every deck as it truly lies."""

    def imagine(self, state: Ccg, seat: Seat | None, rng: Rng) -> Ccg:
        world = super().imagine(state, seat, rng)
        world.decks = [deck[:] for deck in state.decks]
        return world


class ForgetsToSort(CcgGame):
    """Shuffles a deck from where its cards truly lie."""

    def imagine(self, state: Ccg, seat: Seat | None, rng: Rng) -> Ccg:
        world = super().imagine(state, seat, rng.clone())
        world.decks = [deck[:] for deck in state.decks]
        for deck in world.decks:
            rng.shuffle(deck)
        return world


@pytest.mark.parametrize("game", [KeepsHands(), KeepsDecks(), ForgetsToSort()])
def test_an_imagination_that_peeks_is_caught(game: CcgGame) -> None:
    with pytest.raises(LawBroken, match="other deals are imagined alike"):
        compare_deals(game, SHORT, 3)


def test_the_honest_game_is_not_accused() -> None:
    assert compare_deals(CcgGame(), SHORT, 3) > 10


class ForgetsWhatWasSeen(CcgGame):
    """Deals cards anew that this seat has been shown."""

    def imagine(self, state: Ccg, seat: Seat | None, rng: Rng) -> Ccg:
        blank = state.clone()
        blank.known = [[()] * state.seats for _ in range(state.seats + 1)]
        return super().imagine(blank, seat, rng)


def test_an_imagination_that_forgets_is_caught() -> None:
    assert "view(imagine) == view" in first_breach(ForgetsWhatWasSeen(), laws.imagined_looks_the_same)


def test_knowing_what_is_not_so_is_caught() -> None:
    state = CcgGame().start(SHORT, 3, Rng(1))
    what_is_known_is_true(state)
    state.known[0][1] = (0,)

    with pytest.raises(LawBroken, match="what is known is true"):
        what_is_known_is_true(state)


def test_a_sentence_that_names_a_card_drawn_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells, with every draw, what was drawn."""
    tell = Ccg.tell

    def blabs(state: Ccg, event: Event) -> None:
        tell(state, event)
        if state.turn >= 0 and state.hands[state.turn]:
            hand = state.hands[state.turn]
            tell(state, Public(line("ccg-discarded", who=Name(state.turn), cards=card_words(hand[-1:]))))

    assert not first_breach(CcgGame(), laws.events_tell_no_more_than_views, games=2)
    monkeypatch.setattr(Ccg, "tell", blabs)
    assert "told the same" in first_breach(CcgGame(), laws.events_tell_no_more_than_views)


def test_a_watcher_who_knows_a_hand_that_others_do_not_is_caught() -> None:
    """True or not, it is nobody's to know."""
    state = CcgGame().start(Setup(), 3, Rng(1))
    while not state.hands[1]:
        decision = state.pending[0]
        choose(state, decision.seat, decision.options(state)[0])
    what_is_known_is_true(state)
    state.known[-1][1] = (state.hands[1][0],)

    with pytest.raises(LawBroken, match="who watches knows no more"):
        what_is_known_is_true(state)
