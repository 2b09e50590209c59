"""`odango play`: a person against bots, saved after every choice."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.text import Text

from odango.bots import levels, usual_level
from odango.core.game import Game
from odango.core.replay import BadReplay, Record, Replay
from odango.core.replay import play as again
from odango.core.step import Seat
from odango.games import GAMES
from odango.terminal import saves
from odango.terminal.asides import Quit
from odango.terminal.prompt import Prompt
from odango.terminal.screen import Problem, Screen
from odango.terminal.seating import GUEST, Seating, seat_all, seating_of
from odango.terminal.table import Table
from odango.terminal.wishes import bot_called, chance, setup_for, usual_seats
from odango.text import Name, Names, line, seat_letter

INTERRUPTED = 130
RECENT = 6
"""So many sentences remind a person of where the game was left."""


class Wanted(Struct, frozen=True):
    """What the person asked for; None where they did not."""

    seats: int | None = None
    level: str | None = None
    name: str | None = None
    seed: int | None = None
    options: tuple[str, ...] = ()
    new: bool = False
    file: Path | None = None
    setup: Any = None
    """All options, where they are not told in words."""

    def for_a_new_game(self) -> list[str]:
        """The wishes that only a new game can fulfil."""
        flags = {"--seats": self.seats, "--level": self.level, "--name": self.name, "--seed": self.seed}
        return [*(flag for flag, value in flags.items() if value is not None), *(["--set"] if self.options else [])]


def play(screen: Screen, game: Game[Any, Any], wanted: Wanted) -> int:
    """Play until the game is over or the person leaves; the exit status."""
    file = wanted.file or saves.usual_file(game.name)
    level = usual_level(game.name) if wanted.level is None else wanted.level
    bot_called(game, level)
    seats = usual_seats(game) if wanted.seats is None else wanted.seats
    setup = wanted.setup or setup_for(game, wanted.options, seats, screen.catalogue)
    table = _saved(screen, game, wanted, file)
    if table is None:
        rng, seed = chance(wanted.seed)
        seating = seat_all(GUEST if wanted.name is None else wanted.name, seats, level)
        record = Record(game, setup, seats, rng, seating.players(), seed)
        table = _table(screen, record, seating, file)
        table.save()
        _welcome(table, level, named=wanted.name is not None)
    else:
        _welcome_back(table, wanted)
    return _to_the_end(table)


def _saved(screen: Screen, game: Game[Any, Any], wanted: Wanted, file: Path) -> Table | None:
    """The game that waits in the file, if the person wants it and it can go on.  Nothing is deleted."""
    if not file.exists():
        return None
    try:
        replay = saves.load(file)
        if replay.game != game.name and not wanted.new:
            raise Problem(line("terminal-other-game", file=str(file), game=replay.game))
        if replay.end:
            # A game that was over before its file was given its last name.
            screen.note("terminal-finished", file=str(saves.put_aside(file, saves.FINISHED)))
            return None
        if wanted.new:
            screen.note("terminal-kept-old", file=str(saves.put_aside(file, saves.OLD)))
            return None
        record = saves.resume(game, replay)
        return _table(screen, record, _seating(game, replay), file)
    except BadReplay as error:
        screen.note("terminal-damaged", file=str(file), why=str(error))
        screen.note("terminal-damaged-kept", file=str(saves.put_aside(file, saves.DAMAGED)))
        screen.gap()
        return None


def _seating(game: Game[Any, Any], replay: Replay) -> Seating:
    """Who sat there; a seat that nobody, or no bot we know, plays is given to a usual one."""
    seating = seating_of(replay.players, replay.seats)
    me = seating.person or 0
    there = levels(game.name)
    playing = [level if level in there else usual_level(game.name) for level in seating.levels]
    playing[me] = ""
    return Seating(seating.names, playing)


def _table(screen: Screen, record: Record, seating: Seating, file: Path) -> Table:
    bots = {seat: bot_called(record.game, level) for seat, level in enumerate(seating.levels) if level}
    return Table(screen, record, seating, seating.person or 0, bots, file)


def _welcome(table: Table, level: str, *, named: bool) -> None:
    screen, me = table.screen, table.me
    seats = len(table.seating.names)
    title, letter = table.game.title, seat_letter(me)
    screen.say("terminal-welcome", "bold", game=title, seats=seats, who=Name(me), letter=letter, level=level)
    if not named:
        screen.say("terminal-welcome-name", "dim")
    screen.say("terminal-welcome-help", "dim")
    for advice in table.game.advice(table.state.setup, seats):
        screen.show(Text(screen.sentence(advice)))
    screen.lines(table.face.opening(table.view(), table.seating.names, screen.catalogue, screen.width))
    screen.gap()
    _tell(table)


def _welcome_back(table: Table, wanted: Wanted) -> None:
    screen = table.screen
    screen.say("terminal-resumed", "bold", file=str(table.file), count=len(table.record.replay.moves))
    wishes = wanted.for_a_new_game()
    if wishes:
        screen.say("terminal-resumed-options", options=", ".join(wishes))
    told = table.hear()
    if told:
        screen.gap()
        screen.say("terminal-recently", "dim")
        screen.show(*(Text(sentence) for sentence in told[-RECENT:]))


def _to_the_end(table: Table) -> int:
    try:
        while table.state.pending:
            seat = table.state.pending[0].seat
            table.choose(seat, _choice(table, seat))
            _tell(table)
    except (Quit, EOFError, KeyboardInterrupt) as leaving:
        table.save()
        table.screen.gap()
        table.screen.note("terminal-saved", file=str(table.file))
        table.screen.note("terminal-go-on", command=table.command())
        return INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
    _farewell(table)
    return 0


def _choice(table: Table, seat: Seat) -> int:
    if seat != table.me:
        return table.bots_choice(seat)
    ordered = table.standing.answer(table.screen, table.view())
    if ordered is not None:
        return ordered
    table.screen.gap()
    table.show_board()
    table.screen.gap()
    choice = Prompt(table).ask()
    table.screen.gap()
    return choice


def _tell(table: Table) -> None:
    """What came of one choice, as one paragraph."""
    told = table.hear()
    if told:
        table.screen.show(Text(" ".join(told)))


def _farewell(table: Table) -> None:
    """How it ended, and where the game can be read again."""
    screen = table.screen
    result = table.game.result(table.state)
    if result is None:
        return
    kept = saves.put_aside(table.file, saves.FINISHED)
    screen.gap()
    table.show_board()
    screen.gap()
    won = line("result-win", who=Names(result.winners), count=len(result.winners))
    screen.show(Text(screen.sentence(won), "bold"))
    screen.gap()
    screen.show(*table.face.standings(table.view(), table.seating.names, screen.catalogue))
    seen = (table.game.view(state, table.me) for _, state in again(table.record.replay, GAMES))
    hindsight = table.face.hindsight(seen, table.seating.names, screen.catalogue)
    if hindsight:
        screen.gap()
        screen.show(*hindsight)
    screen.gap()
    screen.note("terminal-finished", file=str(kept))
    screen.note("terminal-replay-with", command=shlex.join(["odango", "replay", str(kept)]))
    screen.note("terminal-check-with", command=shlex.join(["odango", "replay", str(kept), "--check"]))
