"""Hands, decks, discards and what lies face down: every way to give one away that is planted here is caught."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from laws import laws, planted
from laws.laws import LawBroken
from laws.planted import Law, Leak, breach_in, compare_deals, leaking
from laws.worlds import positions
from odango.core.event import Event, Public
from odango.core.game import Game
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.tricktakers import imagine as imagining
from odango.games.tricktakers import view as views
from odango.games.tricktakers.cards import BERSERKER_OTHERS
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.game import TricktakersGame
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.ways import FACE_DOWN
from odango.games.tricktakers.wording import card_words
from odango.text import Name, line

FIVE = Setup(mode="all_star", characters=("adventurer", "berserker", "gambler", "hermit", "king"))
"""Those who draw, discard and hide most."""
THREE = Setup(mode="all_star", characters=("adventurer", "hermit", "king"))


def first_breach(game: Game[Tricktakers, Setup], law: Law, setup: Setup = FIVE, games: int = 12, every: int = 3) -> str:
    return planted.first_breach(game, law, setup, 3 if setup is THREE else 4, games, every)


def last_rounds(game: Game[Tricktakers, Setup], games: int) -> Iterator[Tricktakers]:
    """Last rounds in which everyone has Black Crowns to spend, so that discards are shuffled into the deck again;
    positions in which this has happened or may be about to.
    """
    for seed in range(games):
        for state in positions(game, FIVE, 5, seed):
            if state.round == 3 and state.choosers:
                state.black_crowns = [2] * 5
            elif state.round == 3 and len(state.deck) < 6:
                yield state


LEAKS: dict[str, Leak[Tricktakers]] = {
    "a card that lies face down": lambda state, _: [play.card for play in state.plays if play.hidden],
    "what a card face down counts as": lambda state, _: [play.face for play in state.plays],
    "who is ahead, face down or not": lambda state, _: [play.seat for play in state.plays if play.face.value > 8],
    "another's discard": lambda state, _: [discard.card for discard in state.discards],
    "a card of another's hand": lambda state, seat: state.hands[state.after(seat or 0)][:1],
    "the top of the deck": lambda state, _: state.deck[-1:],
    "the bottom of the deck": lambda state, _: state.deck[:1],
    "the next item": lambda state, _: [stock[-1:] for stock in state.stocks],
    "how many cards the next could play": lambda state, _: [len(d.options(state)) for d in state.pending],
    "the generator's state": lambda state, _: state.rng.memory(),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaking_view_is_caught(leak: str) -> None:
    breach = first_breach(leaking(TricktakersGame(), LEAKS[leak]), laws.imagined_looks_the_same)

    assert "view(imagine) == view" in breach


def test_showing_a_discard_that_was_shuffled_in_again_is_caught() -> None:
    leaky = leaking(TricktakersGame(), lambda state, _: [discard.card for discard in state.returned])

    assert "view(imagine) == view" in breach_in(leaky, laws.imagined_looks_the_same, last_rounds(leaky, 4))


def test_showing_once_more_what_is_open_is_no_leak() -> None:
    harmless = leaking(TricktakersGame(), lambda state, _: [len(hand) for hand in state.hands] + [len(state.deck)])

    assert not first_breach(harmless, laws.imagined_looks_the_same, games=3)


class Peeks(TricktakersGame):
    """Imagines most things anew, but keeps one as it truly is."""

    def imagine(self, state: Tricktakers, seat: Seat | None, rng: Rng) -> Tricktakers:
        world = super().imagine(state, seat, rng)
        self.keep(state, world)
        return world

    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        raise NotImplementedError


class KeepsHands(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.hands, world.deck = [hand[:] for hand in state.hands], state.deck[:]


class KeepsTheDeck(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.deck = state.deck[:]


class KeepsTheTopOfTheDeck(Peeks):
    """If it is in the imagined deck, it lies on top, where it truly is."""

    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        if state.deck and state.deck[-1] in world.deck:
            world.deck.remove(state.deck[-1])
            world.deck.append(state.deck[-1])


class KeepsItems(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        for seat, character in enumerate(state.characters):
            if character in CAST and CAST[character].name == "adventurer":
                world.stocks[seat] = state.stocks[seat][:]


class KeepsLeftovers(Peeks):
    """What the Berserker did not get is left as it is."""

    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        for seat, stock in enumerate(state.stocks):
            if any(card in BERSERKER_OTHERS for card in state.hands[seat]):
                world.stocks[seat] = stock[:]
                others = [card for card in world.hands[seat] if card not in BERSERKER_OTHERS]
                world.hands[seat] = sorted(others + [card for card in state.hands[seat] if card in BERSERKER_OTHERS])


class KeepsDiscards(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.discards = state.discards[:]


class KeepsWhatWasShuffledIn(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.returned = state.returned[:]


class KeepsWhatLiesFaceDown(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.plays = state.plays


class KeepsTheGenerator(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.rng = state.rng.clone()


PEEPING: list[tuple[type[Peeks], Setup]] = [
    (KeepsHands, FIVE),
    (KeepsTheDeck, THREE),
    (KeepsTheTopOfTheDeck, THREE),
    (KeepsItems, THREE),
    (KeepsLeftovers, FIVE),
    (KeepsDiscards, THREE),
    (KeepsTheGenerator, FIVE),
]


@pytest.mark.parametrize(("game", "setup"), PEEPING)
def test_an_imagination_that_peeks_is_caught(game: type[Peeks], setup: Setup) -> None:
    """Two true states that look alike to a seat are imagined otherwise by it."""
    breach = first_breach(game(), laws.alike_is_imagined_alike, setup, every=1)

    assert "what looks alike is imagined alike" in breach


def test_an_imagination_that_keeps_what_lies_face_down_is_caught() -> None:
    """Tried where the Potion has just been used, and some other card could be laid down as well."""
    game = KeepsWhatLiesFaceDown()
    found = (state for seed in range(30) for state in positions(game, THREE, 3, seed))
    laid = (state for state in found if state.pending and _may_lay_down(state))

    assert "imagined alike" in breach_in(game, laws.alike_is_imagined_alike, laid)


def _may_lay_down(state: Tricktakers) -> bool:
    options = state.pending[0].options(state)
    return len(options) > 1 and any(option % WIDTH == FACE_DOWN for option in options)


def test_an_imagination_that_keeps_what_was_shuffled_in_is_caught() -> None:
    """The honest game is not accused in the same positions."""
    peeks, honest = KeepsWhatWasShuffledIn(), TricktakersGame()

    assert "imagined alike" in breach_in(peeks, laws.alike_is_imagined_alike, last_rounds(peeks, 8))
    assert not breach_in(honest, laws.alike_is_imagined_alike, last_rounds(honest, 2))


@pytest.mark.parametrize("game", [KeepsHands(), KeepsTheDeck(), KeepsTheTopOfTheDeck()])
def test_what_was_hidden_from_the_start_is_caught_too(game: TricktakersGame) -> None:
    with pytest.raises(LawBroken, match="other deals are imagined alike"):
        compare_deals(game, FIVE, 4)


def test_the_honest_game_is_not_accused() -> None:
    assert compare_deals(TricktakersGame(), FIVE, 4) > 10
    assert not first_breach(TricktakersGame(), laws.alike_is_imagined_alike, games=2, every=5)


def test_unseen_cards_that_are_shuffled_from_where_they_lie_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The truth shows through the shuffle if they are not sorted before."""

    def from_where_they_lie(world: Tricktakers, slots: list[imagining.Slot]) -> list[int]:
        return [imagining._card_in(world, slot) for slot in slots]

    monkeypatch.setattr(imagining, "unseen", from_where_they_lie)
    assert first_breach(TricktakersGame(), laws.imagining_knows_no_more)


def test_a_sentence_that_names_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells with every discard which card it was."""
    tell = Tricktakers.tell

    def blabs(state: Tricktakers, event: Event) -> None:
        tell(state, event)
        if state.discards and not state.ended:
            last = state.discards[-1]
            tell(state, Public(line("tricktakers-discarded", who=Name(last.seat), cards=card_words([last.card]))))

    assert not first_breach(TricktakersGame(), laws.events_tell_no_more_than_views, games=2)
    monkeypatch.setattr(Tricktakers, "tell", blabs)
    assert "told the same" in first_breach(TricktakersGame(), laws.events_tell_no_more_than_views, THREE, every=1)


def test_a_face_down_card_that_stays_known_after_imagining_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that forgets to cover what lies face down is the same leak as planted above, in the game's own code."""

    def uncovered(state: Tricktakers, at: int, _: Seat | None) -> views.Played:
        play = replace(state.plays[at], known=True)
        return views.Played(play.seat, play.card, play.face, play.marks, play.hidden)

    monkeypatch.setattr(views, "_played", uncovered)
    assert "view(imagine) == view" in first_breach(TricktakersGame(), laws.imagined_looks_the_same)


def test_discards_that_nobody_covers_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "_masked", lambda discards, _: tuple(discards))
    assert "view(imagine) == view" in first_breach(TricktakersGame(), laws.imagined_looks_the_same)
