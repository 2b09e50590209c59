"""Predictions, traps to come, cards laid beside a trick, offered or passed on: giving one of them away is caught."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from laws import laws, planted
from laws.planted import Law, Leak, leaking
from laws.test_laws_bite_tricktakers import Peeks
from odango.core.game import Game
from odango.core.step import Seat
from odango.games.tricktakers.facts import Sighting
from odango.games.tricktakers.game import TricktakersGame
from odango.games.tricktakers.roster import CharacterName, character
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers

SECRETIVE: tuple[CharacterName, ...] = ("strategist", "ninja", "alchemist", "time-traveler", "phantom-thief")
"""Those who keep something face down or pass cards on."""


def first_breach(game: Game[Tricktakers, Setup], law: Law, games: int = 8) -> str:
    return planted.first_breach(game, law, Setup(mode="all_star", characters=SECRETIVE), 4, games, every=3)


def stock_of(name: str) -> Leak[Tricktakers]:
    """What a character keeps face down."""

    def leak(state: Tricktakers, _: Seat | None) -> Any:
        owner = state.seat_of(character(name))
        return state.stocks[owner][:] if owner >= 0 else ()

    return leak


LEAKS: dict[str, Leak[Tricktakers]] = {
    "the traps to come": stock_of("strategist"),
    "what was predicted": stock_of("time-traveler"),
    "the Alchemist's deck": stock_of("alchemist"),
    "a second card, or one that is offered": lambda state, _: [cards[:] for cards in state.aside],
    "where others have seen cards": lambda state, _: [(one.card, one.seats) for one in state.sightings],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaking_view_is_caught(leak: str) -> None:
    breach = first_breach(leaking(TricktakersGame(), LEAKS[leak]), laws.imagined_looks_the_same)

    assert "view(imagine) == view" in breach


def test_showing_once_more_what_is_open_is_no_leak() -> None:
    def sizes(state: Tricktakers, _: Seat | None) -> list[int]:
        return [len(cards) for cards in (*state.stocks, *state.aside)]

    harmless = leaking(TricktakersGame(), sizes)

    assert not first_breach(harmless, laws.imagined_looks_the_same, games=2)


class KeepsStocks(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        for seat, stock in enumerate(state.stocks):
            if sorted(stock) == sorted(world.stocks[seat]):
                world.stocks[seat] = stock[:]


class KeepsWhatOthersSaw(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.sightings = state.sightings


class KeepsWhereOthersSawIt(Peeks):
    """Without the card: even that somebody has seen one there can be told from what it is."""

    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        hidden = [one for one in state.sightings if one not in world.sightings]
        world.sightings += tuple(
            Sighting(state.hands[one.seats[0]][0], one.seats, 0) for one in hidden if state.hands[one.seats[0]]
        )


class KeepsWhoKnewDiscards(Peeks):
    def keep(self, state: Tricktakers, world: Tricktakers) -> None:
        world.discards = [
            replace(there, card=here.card) if here.also >= 0 else there
            for here, there in zip(state.discards, world.discards, strict=True)
        ]


IMAGINING: tuple[Law, ...] = (
    laws.imagining_knows_no_more,
    laws.imagined_looks_the_same,
    laws.alike_is_imagined_alike,
)
PEEKS = (KeepsStocks, KeepsWhatOthersSaw, KeepsWhereOthersSawIt)


@pytest.mark.parametrize("peeks", PEEKS, ids=lambda kind: kind.__name__)
def test_an_imagination_that_knows_too_much_is_caught(peeks: type[Peeks]) -> None:
    found = [first_breach(peeks(), law) for law in IMAGINING]

    assert any(found)


def test_a_refused_card_is_known_to_two_alone() -> None:
    """The partner discards it; that imagination keeps it for everyone is caught where somebody refused."""
    found = [
        first_breach(KeepsWhoKnewDiscards(), law, games=24)
        for law in (laws.imagining_knows_no_more, laws.imagined_looks_the_same)
    ]

    assert any(found)
