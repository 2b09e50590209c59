"""`odango simulate` and `odango arena`: bots among themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from odango.bots import RandomBot, usual_level
from odango.bots.arena import Progress as Report
from odango.bots.arena import arena, simulate
from odango.core.game import Game
from odango.terminal.screen import Screen
from odango.terminal.wishes import bot_called, setup_for, usual_seats
from odango.text import seat_letter

SECONDS_BETWEEN = 10
"""How often progress is told where no bar can be drawn."""
JSON_KEYS = ("game", "seats", "games", "decisions", "seconds", "wins", "errors")


class Wanted(msgspec.Struct, frozen=True):
    """What to play, and how often."""

    seats: int | None
    games: int
    seed: int
    options: tuple[str, ...]
    json: bool


def run_simulation(screen: Screen, game: Game[Any, Any], wanted: Wanted, levels: Sequence[str]) -> int:
    """Play the games; the exit status is 1 if any broke off."""
    seats = usual_seats(game) if wanted.seats is None else wanted.seats
    setup = setup_for(game, wanted.options, seats, screen.catalogue)
    named = levels or [RandomBot.level]
    players = [bot_called(game, named[seat % len(named)]) for seat in range(seats)]
    with _progress(screen, wanted.games, "terminal-progress-games") as report:
        outcome = simulate(game, setup, seats, players, wanted.games, wanted.seed, report)
    if wanted.json:
        found = {key: getattr(outcome, key) for key in JSON_KEYS}
    else:
        found = {}
        seconds = outcome.seconds
        screen.say(
            "terminal-simulated",
            game=game.title,
            seats=seats,
            games=outcome.games,
            decisions=outcome.decisions,
            seconds=f"{seconds:.1f}",
            speed=round(outcome.decisions / seconds) if seconds else 0,
        )
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("seat", "bot", "wins", "share"):
            table.add_column(
                screen.words(f"terminal-column-{key}"), justify="left" if key in {"seat", "bot"} else "right"
            )
        ended = max(1, outcome.games - outcome.errors)
        for seat, wins in enumerate(outcome.wins):
            table.add_row(seat_letter(seat), players[seat].level, f"{wins:.1f}", _share(wins / ended))
        screen.show(table)
    if outcome.errors:
        screen.err.print(Text(screen.words("terminal-errors", count=outcome.errors, first=outcome.first_error)))
    if found:
        _json(screen, found)
    return 1 if outcome.errors else 0


def run_arena(screen: Screen, game: Game[Any, Any], wanted: Wanted, level: str | None, field: str, workers: int) -> int:
    """Measure a bot, and say what that proves."""
    seats = usual_seats(game) if wanted.seats is None else wanted.seats
    setup = setup_for(game, wanted.options, seats, screen.catalogue)
    challenger = bot_called(game, usual_level(game.name) if level is None else level)
    others = bot_called(game, field)
    with _progress(screen, wanted.games, "terminal-progress-deals") as report:
        contest = arena(game, setup, seats, challenger, others, wanted.games, wanted.seed, report, workers)
    if wanted.json:
        verdict = {"fair": contest.fair, "better": contest.better}
        _json(screen, {**msgspec.to_builtins(contest), **verdict})
        return 0
    who = {"bot": contest.challenger, "field": contest.field}
    seconds = f"{contest.seconds:.1f}"
    screen.say("terminal-arena-field", **who, seats=seats, deals=contest.deals, games=contest.games, seconds=seconds)
    share, fair = contest.share, _share(contest.fair)
    low, high = _share(max(0, share.low)), _share(min(1, share.high))
    screen.say("terminal-arena-share", bot=contest.challenger, share=_share(share.mean), low=low, high=high, fair=fair)
    screen.say("terminal-arena-points", **who, points=f"{contest.points:.2f}", others=f"{contest.field_points:.2f}")
    weaker = share.high < contest.fair
    verdict_key = "stronger" if contest.better else "weaker" if weaker else "undecided"
    screen.say(f"terminal-arena-{verdict_key}", "bold", **({} if verdict_key == "undecided" else who))
    return 0


def _share(part: float) -> str:
    return f"{100 * part:.1f} %"


def _json(screen: Screen, found: dict[str, Any]) -> None:
    screen.out.print(Text(msgspec.json.encode(found).decode()), soft_wrap=True)


@contextmanager
def _progress(screen: Screen, everything: int, what: str) -> Iterator[Report]:
    """A bar where one can be drawn, else a line now and then; always beside the answer, never in it."""
    name = screen.words(what)
    if screen.err.is_terminal:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=screen.err, transient=True) as bar:
            task = bar.add_task(name, total=everything)
            yield lambda done: bar.update(task, completed=done)
        return
    last = monotonic()

    def tell(done: int) -> None:
        nonlocal last
        if monotonic() - last >= SECONDS_BETWEEN:
            last = monotonic()
            screen.err.print(Text(screen.words("terminal-progress", done=done, all=everything, what=name)))

    yield tell
