"""What has been played could have been played in every imagined world."""

from __future__ import annotations

import pytest

from laws.worlds import positions
from odango.core.rng import Rng
from odango.core.step import Seat
from odango.games.masquerade import GAME
from odango.games.masquerade.cards import NO_PLANET, PLANET, Card
from odango.games.masquerade.facts import Play
from odango.games.masquerade.following import legal
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.state import Masquerade
from rule import rule


def past(state: Masquerade) -> list[tuple[Play, int]]:
    """Every play so far with the planet that ruled when it was made."""
    found = []
    for plays in (*(trick.plays for trick in state.tricks), state.plays):
        ruling = NO_PLANET
        for play in plays:
            found.append((play, ruling))
            if play.named != NO_PLANET:
                ruling = play.named
            elif ruling == NO_PLANET:
                ruling = PLANET[play.card]
    return found


def unlawful(world: Masquerade) -> list[tuple[Seat, Card]]:
    """Plays that the rules would not have allowed, had these been the hands."""
    hands = [hand[:] for hand in world.hands]
    wrong = []
    for play, ruling in reversed(past(world)):
        hands[play.seat].append(play.card)
        if play.card not in legal(hands[play.seat], ruling, world.setup):
            wrong.append((play.seat, play.card))
    return wrong


@rule("masquerade#following")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("setup", [Setup(), Setup(betrayal_ignores_follow=True, deal="equal")])
def test_the_past_was_legal_in_every_imagined_world(seats: int, setup: Setup) -> None:
    """Nobody holds in imagination what would have bound them; to all eyes, a spectator's too."""
    tried = 0
    for seed in range(3):
        for state in positions(GAME, setup, seats, seed, every=9):
            assert not unlawful(state)
            for seat in (*range(seats), None):
                assert not unlawful(GAME.imagine(state, seat, Rng(seed)))
                tried += 1
    assert tried > 100


@rule("masquerade#following")
def test_hands_dealt_without_regard_to_the_past_would_be_found_out() -> None:
    """The check above can fail: cards swapped between hands contradict the past sooner or later."""
    for state in positions(GAME, Setup(), 4, 1, every=5):
        world = state.clone()
        world.hands = world.hands[1:] + world.hands[:1]
        if unlawful(world):
            return
    pytest.fail("nothing was found")
