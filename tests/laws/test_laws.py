"""Every law, on every game, every number of seats and every setup."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from laws import every_card, laws, line_ups, random_decks
from laws.worlds import (
    ALL_GAMES,
    CASES,
    SHORT,
    case_id,
    kinds_of_questions,
    play_on,
    positions,
    random_choice,
    setups,
    values_of,
)
from odango.core import replay as replays
from odango.core.engine import choose, over
from odango.core.replay import Record
from odango.core.rng import Rng, SecureRng
from places import TESTS
from seeds import seed_for

case = pytest.mark.parametrize("case", CASES, ids=case_id)

STRIDE = {"ccg": 61, "draft": 61, "tricktakers": 41}
"""How many decisions apart positions are taken; a long game gives enough of them."""
USUAL_STRIDE = 31
SELDOM_ASKED = 400
"""So many games are played at most until everything was asked."""
MORE_GAMES = 3
"""So many more games are played of every case under the quick laws alone."""


@case
def test_every_case_keeps_the_laws(case: tuple[str, int, int]) -> None:
    """One walk through a random game: the quick laws at every decision, all of them at positions on the way."""
    name, seats, index = case
    game, setup = ALL_GAMES[name], setups(ALL_GAMES[name], seats)[index]
    seed = seed_for(case_id(case))
    stride = STRIDE.get(name, USUAL_STRIDE)
    for number, state in enumerate(_walk(game, setup, seats, seed)):
        if number % stride == seed % stride or over(state):
            laws.every_law(game, state, seed)
        elif number % 5 == 0:
            laws.things_tell_options_apart(state)
    for more in range(1, 1 + MORE_GAMES):
        for _ in _walk(game, setup, seats, seed + more, every=3):
            pass


def _walk(game: laws.AnyGame, setup: Any, seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    """A random game, with what must hold at every single decision: results, an end in time, and all pieces.

    What is lost stays lost, so that pieces can also be counted after `every` so many decisions.
    """
    pieces, bound, decisions = None, game.bound(setup, seats), 0
    for decisions, state in enumerate(positions(game, setup, seats, seed)):
        pieces = pieces or game.components(state)
        laws.law(decisions <= bound, "the game ends within its bound", decisions)
        if decisions % every == 0 or over(state):
            laws.pieces_are_conserved(game, state, pieces)
        laws.result_fits(game, state)
        yield state
    laws.every_face_can_be_said(state.events, seats)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_kind_of_question_keeps_the_laws(name: str) -> None:
    """All laws where a kind of question is asked for the first time; there is none that is never asked."""
    game, seed = ALL_GAMES[name], seed_for(name)
    unseen = kinds_of_questions(game)
    assert unseen
    for states in _games_of_all_sorts(name, seed):
        for state in states:
            asked = {type(decision).__name__ for decision in state.pending} & unseen
            if asked:
                unseen -= asked
                laws.every_law(game, state, seed)
        if not unseen:
            return
    raise AssertionError(f"never asked: {sorted(unseen)}")


def _games_of_all_sorts(name: str, seed: int) -> Iterator[Iterator[Any]]:
    """Random games of every case; then of people who get further than chance does."""
    game = ALL_GAMES[name]
    for seats in game.seats:
        for setup in setups(game, seats):
            yield positions(game, setup, seats, seed)
    witness = every_card.Witness()
    for number in range(seed, seed + SELDOM_ASKED):
        if name == "ccg":
            # Prophetic asks only where the table plays it so, and one card has it.
            switches = {**random_decks.switches(Rng(number)), "prophetic": "arrange"}
            setup = msgspec.structs.replace(every_card.dealt(number, witness), **switches)
            yield every_card.play(setup, number, witness)
        elif name == "tricktakers":
            yield line_ups.play(line_ups.mixed(number), number, steady=True)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_switch_is_tried(name: str) -> None:
    """Every value of every option that can be listed is that of some case, at some number of seats."""
    game = ALL_GAMES[name]
    tried = [setup for seats in game.seats for setup in setups(game, seats)]
    for option, kind in get_type_hints(game.Setup).items():
        untried = [value for value in values_of(kind) if value not in {getattr(setup, option) for setup in tried}]
        assert not untried, option


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in ALL_GAMES.items() for seats in game.seats])
def test_deals_that_look_alike_are_imagined_alike(name: str, seats: int) -> None:
    """As far as anything is dealt (all of Dice Challenge lies open); every other setup at some number of seats.

    A long game is played to its end by the fewest.
    """
    game = ALL_GAMES[name]
    usual, *others = setups(game, seats)
    if seats > game.seats[0]:
        usual = msgspec.structs.replace(usual, **SHORT.get(name, {}))
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
    rng = Rng(seed_for(case_id(case)))
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
    digests = {
        subprocess.run(
            [sys.executable, "-m", "laws.digest_of_games"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(TESTS)},
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
