"""Games, setups and positions to try the laws on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from laws.toy import HEADINGS, MESSAGES, TOY
from odango.core import step, words
from odango.core.engine import choose, over
from odango.core.game import BadSetup, Game
from odango.core.rng import Rng
from odango.core.step import Decision
from odango.games import GAMES
from odango.text import Catalogue
from odango.text.rulebook import rules

ALL_GAMES: dict[str, Game[Any, Any]] = {**GAMES, TOY.name: TOY}

WORDS = Catalogue("en")
WORDS.add(MESSAGES)


def headings_of(game: Game[Any, Any]) -> frozenset[str]:
    return HEADINGS if game is TOY else frozenset(rules(game.name))


def values_of(kind: Any) -> list[Any]:
    """All values of an option that can be listed: those of a Literal, and both of a bool."""
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return [value for part in get_args(kind) for value in values_of(part)]
    return []


FURTHER: dict[str, tuple[dict[str, Any], ...]] = {
    "tricktakers": ({"mode": "all_star"}, {"mode": "draft"}, {"mode": "shuffle"}),
}
"""Options without which others of the game change nothing: there is no Ruler, say, in the basic mode."""


SHORT: dict[str, dict[str, Any]] = {"ccg": {"round_limit": 8}, "draft": {"packs": 3}}
"""A game that chance can draw out is played shorter where an option is tried."""
SPREAD = {"ccg", "draft"}
"""A game with so many options that at larger tables only every so many of them are tried."""
TOGETHER: dict[str, tuple[dict[str, Any], ...]] = {
    "draft": ({"format": "sealed", "packs": 3},),
    "ccg": (
        {"rules": "advanced", "round_limit": 8, "decks": ("sailor_mars", "tuxedo_mask"), "goal": 6},
        {"rules": "advanced", "round_limit": 8, "decks": ("sailor_venus", "sailor_jupiter"), "several_defences": "one",
         "free_defences": "mandatory", "armor": "declared", "hit_back_choice": "attacker", "late_events": "phase_5",
         "worn_items": "first_attack", "andrew_combined": "fuel", "person_uses": 3},
        {"rules": "basic", "decks": ("sailor_moon", "sailor_mercury")},
        {"rules": "advanced", "round_limit": 8, "decks": ("tuxedo_mask", "sailor_mercury", "sailor_jupiter")},
    ),
}  # fmt: skip
"""Setups tried as they are."""


@cache
def setups(game: Game[Any, Any], seats: int) -> list[Any]:
    """The default, and every setup that differs from it in one listed option, as far as so many can play it.

    The same again from where further options matter.
    """
    game.check(game.Setup(), seats)
    found: list[Any] = []
    if game.name in SHORT:
        found = [game.Setup(), *(game.Setup(**options) for options in TOGETHER[game.name])]
        found = [setup for setup in found if _can_be_played(game, setup, seats)]
    for options in ({}, *FURTHER.get(game.name, ())):
        base = game.Setup(**options, **SHORT.get(game.name, {}))
        others = [
            msgspec.structs.replace(base, **{name: value})
            for name, kind in get_type_hints(game.Setup).items()
            for value in values_of(kind)
            if name not in options
        ]
        if game.name in SPREAD and seats > game.seats[0]:
            others = others[seats % len(game.seats) :: len(game.seats)]
        found += [setup for setup in (base, *others) if _can_be_played(game, setup, seats)]
    return [setup for i, setup in enumerate(found) if setup not in found[:i]]


def _can_be_played(game: Game[Any, Any], setup: Any, seats: int) -> bool:
    try:
        game.check(setup, seats)
    except BadSetup:
        return False
    return True


CASES = [
    (name, seats, index)
    for name, game in ALL_GAMES.items()
    for seats in game.seats
    for index in range(len(setups(game, seats)))
]
"""Every game, every number of seats, every setup: (name, seats, number of the setup)."""


def case_id(case: tuple[str, int, int]) -> str:
    return "-".join(map(str, case))


def kinds_of_questions(game: Game[Any, Any]) -> set[str]:
    """Every kind of question of a game by the name of its class; what only others are made from is none."""
    asked = [kind for kind in game.steps.values() if issubclass(kind, Decision) and hasattr(kind, "kind")]
    return {
        kind.__name__ for kind in asked
        if kind.__module__ not in (step.__name__, words.__name__)
        and not any(other is not kind and issubclass(other, kind) for other in asked)
    }  # fmt: skip


def random_choice(state: Any, rng: Rng) -> tuple[int, int]:
    """Somebody who is asked, and one of their options."""
    decision = state.pending[rng.below(len(state.pending))]
    options = decision.options(state)
    return decision.seat, options[rng.below(len(options))]


def positions(game: Game[Any, Any], setup: Any, seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    """A random game: its state at every so many decisions, and at the end.  Not copies: do not change them."""
    rng = Rng(seed)
    state = game.start(setup, seats, Rng(seed + 1))
    phase = rng.below(every)
    number = 0
    while not over(state):
        if number % every == phase:
            yield state
        choose(state, *random_choice(state, rng))
        number += 1
    yield state


def play_on(state: Any, seed: int, most: int | None = None) -> list[tuple[int, int]]:
    """Play this very state at random, to the end or for so many decisions at most; what was chosen."""
    rng = Rng(seed)
    chosen: list[tuple[int, int]] = []
    while not over(state) and len(chosen) != most:
        move = random_choice(state, rng)
        choose(state, *move)
        chosen.append(move)
    return chosen
