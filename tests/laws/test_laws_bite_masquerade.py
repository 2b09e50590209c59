"""Hidden teams are the whole game: every way to give one away that is planted here is caught by the laws."""

from __future__ import annotations

import pytest

from laws import laws
from laws.laws import LawBroken
from laws.planted import Leak, compare_deals, first_breach, leaking
from odango.core.event import Event, Public
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.masquerade.game import MasqueradeBattle
from odango.games.masquerade.state import Masquerade
from odango.games.masquerade.wording import identity_word, team_word
from odango.text import Name, line

LEAKS: dict[str, Leak[Masquerade]] = {
    "another's team": lambda state, seat: state.team(state.after(seat or 0)),
    "the spare Team Card": lambda state, _: state.spare,
    "how large the teams are": lambda state, _: sum(state.team(seat) for seat in range(state.seats)),
    "a card of another's hand": lambda state, seat: state.hands[state.after(seat or 0)][:1],
    "who holds Tuxedo Mask": lambda state, _: [hand[-1:] for hand in state.hands],
    "how many cards the next could play": lambda state, _: [len(d.options(state)) for d in state.pending],
    "the generator's state": lambda state, _: state.rng.memory(),
    "who would win": lambda state, _: [state.piles[2 * seat + state.team(seat)] for seat in range(state.seats)],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaking_view_is_caught(leak: str) -> None:
    breach = first_breach(leaking(MasqueradeBattle(), LEAKS[leak]), laws.imagined_looks_the_same)

    assert "view(imagine) == view" in breach


def test_showing_once_more_what_is_open_is_no_leak() -> None:
    harmless = leaking(MasqueradeBattle(), lambda state, _: [len(hand) for hand in state.hands])

    assert not first_breach(harmless, laws.imagined_looks_the_same, games=4)


class KeepsTeams(MasqueradeBattle):
    """Imagines other hands, but the true teams."""

    def imagine(self, state: Masquerade, seat: Seat | None, rng: Rng) -> Masquerade:
        world = super().imagine(state, seat, rng)
        world.identities, world.spare = state.identities[:], state.spare
        return world


class KeepsTheSpare(MasqueradeBattle):
    """Deals Team Cards anew, but for the one that nobody has."""

    def imagine(self, state: Masquerade, seat: Seat | None, rng: Rng) -> Masquerade:
        world = super().imagine(state, seat, rng)
        if world.spare != state.spare and state.spare in world.identities:
            world.identities[world.identities.index(state.spare)] = world.spare
            world.spare = state.spare
        return world


class KeepsHands(MasqueradeBattle):
    """Imagines other teams, but the true cards."""

    def imagine(self, state: Masquerade, seat: Seat | None, rng: Rng) -> Masquerade:
        world = super().imagine(state, seat, rng)
        world.hands, world.undealt = [hand[:] for hand in state.hands], state.undealt[:]
        return world


class ForgetsToSort(MasqueradeBattle):
    """Shuffles unseen cards from where they truly lie."""

    def imagine(self, state: Masquerade, seat: Seat | None, rng: Rng) -> Masquerade:
        world = super().imagine(state, seat, rng.clone())
        others = [other for other in range(state.seats) if other != seat]
        pool = [card for other in others for card in state.hands[other]]
        rng.shuffle(pool)
        for other in others:
            world.hands[other] = sorted(pool.pop() for _ in state.hands[other])
        world.undealt = state.undealt[:]
        return world


@pytest.mark.parametrize("game", [KeepsTeams(), KeepsTheSpare(), KeepsHands(), ForgetsToSort()])
def test_an_imagination_that_peeks_is_caught(game: MasqueradeBattle) -> None:
    with pytest.raises(LawBroken, match="other deals are imagined alike"):
        compare_deals(game, game.Setup(), 5)


def test_the_honest_game_is_not_accused() -> None:
    assert compare_deals(MasqueradeBattle(), MasqueradeBattle.Setup(), 5) > 10


def test_a_sentence_that_names_a_team_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells, with every card, whose team its player is in."""
    tell = Masquerade.tell

    def blabs(state: Masquerade, event: Event) -> None:
        tell(state, event)
        if state.plays and not state.ended:
            who = state.plays[-1].seat
            args = {"identity": identity_word(state.identities[who]), "team": team_word(state.team(who))}
            tell(state, Public(line("masquerade-revealed", who=Name(who), count=0, **args)))

    assert not first_breach(MasqueradeBattle(), laws.events_tell_no_more_than_views, games=2)
    monkeypatch.setattr(Masquerade, "tell", blabs)
    assert "told the same" in first_breach(MasqueradeBattle(), laws.events_tell_no_more_than_views)
