"""How the characters fare against each other: whole games of one kind of player, in line-ups by lot.

`python -m odango.bots.tricktakers.measure balance steady` prints the table of docs/balance/tricktakers.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from odango.bots import bot
from odango.bots.arena import Interval, interval
from odango.bots.bot import Bot, ask
from odango.bots.tricktakers.trial import CHOOSING, setup_for
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.games.tricktakers import GAME
from odango.games.tricktakers.roster import EVERYONE, NAMES, Character
from odango.games.tricktakers.state import Tricktakers


class Part(NamedTuple):
    """What a round was to one who took part in it."""

    character: Character
    points: float | None
    """None, where a character's own victory left no account."""
    at_once: bool
    """Whether it won the game by its character."""
    won: bool | None
    """Whether it won the game in this round; None, if the game went on."""


def game(player: Bot, seats: int, seed: int) -> list[Part]:
    """Every part in one game in which characters go by lot, and all else is up to the player."""
    state = GAME.start(setup_for(seats), seats, Rng(seed))
    state.events = None
    lot = Rng(Rng(seed).word + 77)
    chances = [Rng(Rng(seed).word + 1 + seat) for seat in range(seats)]
    found: list[Part] = []
    while state.pending:
        decision, this = state.pending[0], state.round
        characters = state.characters[:]
        if decision.kind in CHOOSING:
            options = decision.options(state)
            choice = options[lot.below(len(options))]
        else:
            choice = ask(player, GAME, state, decision.seat, chances[decision.seat])
        choose(state, decision.seat, choice)
        if state.round != this or state.ended:
            found += _parts(state, this, characters)
    return found


def _parts(state: Tricktakers, number: int, characters: Sequence[Character]) -> Iterator[Part]:
    """The round that is just over."""
    accounted = 0 < number <= len(state.accounts)
    for seat, character in enumerate(characters):
        if character not in EVERYONE:
            continue
        account = state.accounts[number - 1][seat] if accounted else None
        victor = state.victor == seat if state.ended else None
        at_once = bool(victor) and state.victory == "character"
        yield Part(character, None if account is None else float(account.after - account.before), at_once, victor)


class Standing(NamedTuple):
    """How a character fares at a table of so many."""

    character: str
    seats: int
    rounds: int
    points: Interval | None
    at_once: float
    """How often it won the game by itself, of all rounds."""
    deciding: int
    """In how many rounds in which a game was decided it took part."""
    won: Interval | None
    """How often it won them."""


def standings(level: str, seats: int, games: int, first: int, workers: int) -> list[Standing]:
    step = max(1, games // (4 * workers))
    seeds = [range(at, min(at + step, first + games)) for at in range(first, first + games, step)]
    with ProcessPoolExecutor(workers) as pool:
        parts = [part for some in pool.map(partial(_job, level, seats), seeds) for part in some]
    return [_standing(character, seats, [one for one in parts if one.character == character]) for character in EVERYONE]


def _job(level: str, seats: int, seeds: Iterable[int]) -> list[Part]:
    player = bot(GAME.name, level)
    return [part for seed in seeds for part in game(player, seats, seed)]


def _standing(character: Character, seats: int, parts: Sequence[Part]) -> Standing:
    points = [part.points for part in parts if part.points is not None]
    deciding = [float(part.won) for part in parts if part.won is not None]
    return Standing(
        NAMES[character],
        seats,
        len(parts),
        interval(points) if points else None,
        sum(part.at_once for part in parts) / max(1, len(parts)),
        len(deciding),
        interval(deciding) if deciding else None,
    )


def standing_table(rows: Iterable[Standing]) -> Iterator[str]:
    yield "| seats | character | rounds | points of a round | won at once | deciding rounds | won |"
    yield "|---|---|---|---|---|---|---|"
    for row in rows:
        yield (
            f"| {row.seats} | {row.character} | {row.rounds} | {_range(row.points, 0)} | {row.at_once:.3f} "
            f"| {row.deciding} | {_range(row.won, 2)} |"
        )


def _range(found: Interval | None, places: int) -> str:
    return f"{found.mean:.{places}f} [{found.low:.{places}f}, {found.high:.{places}f}]" if found else "–"
