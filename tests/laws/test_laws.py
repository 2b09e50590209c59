"""Every law, on every game, every number of seats and every setup."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from laws import laws
from laws.worlds import ALL_GAMES, CASES, case_id, play_on, positions, random_choice, setups
from odango.core import replay as replays
from odango.core.engine import choose, over
from odango.core.replay import Record
from odango.core.rng import Rng, SecureRng

case = pytest.mark.parametrize("case", CASES, ids=case_id)

STRIDE = {"ccg": 31, "draft": 53}
"""How many decisions apart positions are taken; a long game gives enough of them."""


def seed_of(case: tuple[str, int, int]) -> int:
    return int(hashlib.sha256(case_id(case).encode()).hexdigest()[:8], 16)


@case
def test_every_position_keeps_the_laws(case: tuple[str, int, int]) -> None:
    """Clone, save, views, imagining, options, events and pieces, at positions all through random games."""
    name, seats, index = case
    game, setup = ALL_GAMES[name], setups(ALL_GAMES[name], seats)[index]
    for seed in range(seed_of(case), seed_of(case) + 2):
        at_start = None
        for state in positions(game, setup, seats, seed, every=STRIDE.get(name, 23)):
            at_start = at_start or game.components(state)
            laws.every_law(game, state, seed)
            laws.pieces_are_conserved(game, state, at_start)


@case
def test_every_decision_keeps_the_quick_laws(case: tuple[str, int, int]) -> None:
    """At every single decision of random games: pieces are conserved, results fit, and the game ends in time."""
    name, seats, index = case
    game, setup = ALL_GAMES[name], setups(ALL_GAMES[name], seats)[index]
    for seed in range(seed_of(case), seed_of(case) + 4):
        rng = Rng(seed)
        state = game.start(setup, seats, Rng(seed + 1))
        pieces = game.components(state)
        decisions = 0
        while not over(state):
            choose(state, *random_choice(state, rng))
            decisions += 1
            laws.law(decisions <= game.bound(setup, seats), "the game ends within its bound", decisions)
            laws.pieces_are_conserved(game, state, pieces)
            laws.result_fits(game, state)
        laws.every_face_can_be_said(state.events, seats)


@case
def test_things_tell_options_apart_at_every_decision(case: tuple[str, int, int]) -> None:
    """All through random games: who points at all the things of an option means that option and no other."""
    name, seats, index = case
    game, setup = ALL_GAMES[name], setups(ALL_GAMES[name], seats)[index]
    for state in positions(game, setup, seats, seed_of(case), every=2):
        laws.things_tell_options_apart(state)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in ALL_GAMES.items() for seats in game.seats])
def test_deals_that_look_alike_are_imagined_alike(name: str, seats: int) -> None:
    """As far as anything is dealt (all of Dice Challenge lies open); every other setup at some number of seats."""
    game = ALL_GAMES[name]
    usual, *others = setups(game, seats)
    compared = sum(laws.other_deals_are_imagined_alike(game, usual, seats, seed) for seed in range(2))
    for setup in others[seats % len(game.seats) :: len(game.seats)]:
        laws.other_deals_are_imagined_alike(game, setup, seats, seats)

    assert compared > 10 or name == "dice"


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_field_is_shown_or_hidden(name: str) -> None:
    laws.fields_are_sorted_out(ALL_GAMES[name])


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in ALL_GAMES.items() for seats in game.seats])
def test_every_int_is_an_option_or_refused(name: str, seats: int) -> None:
    """The whole range of numbers, at a handful of positions that between them ask every kind of question met."""
    game = ALL_GAMES[name]
    kinds: set[str] = set()
    for seed in range(6):
        for state in positions(game, game.Setup(), seats, seed):
            asked = {decision.kind for decision in state.pending}
            if not asked <= kinds:
                kinds |= asked
                laws.options_are_exact(game, state, seed, all_others=True)

    assert kinds


@case
def test_replays_come_to_the_same_end(case: tuple[str, int, int]) -> None:
    """A recorded game reads back, plays again to an equal state, and follows from its seed."""
    name, seats, index = case
    game, setup = ALL_GAMES[name], setups(ALL_GAMES[name], seats)[index]
    key = hashlib.sha256(case_id(case).encode()).digest()
    record = Record(game, setup, seats, SecureRng(key), [f"Player {i}" for i in range(seats)], f"secret {key.hex()}")
    rng = Rng(seed_of(case))
    while not over(record.state):
        record.choose(*random_choice(record.state, rng))
    text = record.replay.write()
    replay = replays.read(text)
    *_, (moves, last) = replays.play(replay, ALL_GAMES)

    assert replay.write() == text
    assert moves == len(record.replay.moves)
    last.rng = record.state.rng
    assert last == record.state
    assert replays.check(replay, ALL_GAMES)


def test_games_do_not_depend_on_the_hash_seed() -> None:
    """The same games under another PYTHONHASHSEED."""
    tests = Path(__file__).parents[1]
    digests = {
        subprocess.run(
            [sys.executable, "-m", "laws.digest_of_games"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(tests)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }

    assert len(digests) == 1
    assert len(digests.pop().strip()) == 64


@pytest.mark.parametrize("seats", ALL_GAMES["toy"].seats)
def test_answers_given_together_may_come_in_any_order(seats: int) -> None:
    """Who answers first makes no difference, and nothing happens before the last answer."""
    game = ALL_GAMES["toy"]
    start = game.start(game.Setup(), seats, Rng(seats))
    choices = [(d.seat, d.options(start)[0]) for d in start.pending]
    forward, backward = start.clone(), start.clone()
    for seat, choice in choices[:-1]:
        choose(forward, seat, choice)
        assert forward.hands == start.hands
    choose(forward, *choices[-1])
    for seat, choice in reversed(choices):
        choose(backward, seat, choice)

    assert forward == backward
    assert play_on(forward, 1) == play_on(backward, 1)
