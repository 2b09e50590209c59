"""`odango replay`: a recorded game told in sentences, or checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from odango.core.game import Game
from odango.core.replay import BadReplay, Replay, check, play
from odango.core.step import Seat
from odango.games import GAMES
from odango.terminal import saves
from odango.terminal.face import cut
from odango.terminal.faces import face
from odango.terminal.screen import Problem, Screen, flow
from odango.terminal.seating import Seating, seating_of
from odango.text import Name, Names, line, seat_letter

LONGEST_OPTION = 140
"""So much of an option is told; a whole deck is longer."""


def tell(screen: Screen, file: Path, seat_word: str | None) -> None:
    """Print the game: all of it open, or what one seat could know."""
    replay = _load(file)
    seating = seating_of(replay.players, replay.seats)
    screen.names = seating.names
    seat = None if seat_word is None else _seat(seat_word, seating)
    try:
        told = _told(screen, replay, seat)
    except ValueError as error:
        raise _bad(file, error) from error
    game = GAMES[replay.game]
    _title(screen, game, replay, seating, seat)
    for number, text in told.sentences:
        if number is None:
            screen.gap()
            screen.show(Text(text, "bold"))
        elif not number:
            screen.show(Text(text))
        else:
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(justify="right", width=5)
            grid.add_row(Text(str(number), "dim"), Text(text))
            screen.show(grid)
    screen.gap()
    _ending(screen, game, replay, told.state, seat)


class _Told(msgspec.Struct):
    sentences: list[tuple[int | None, str]]
    """With the number of the move; None for the heading of a round."""
    state: Any


def _told(screen: Screen, replay: Replay, seat: Seat | None) -> _Told:
    sentences: list[tuple[int | None, str]] = []
    round_told = 0
    state: Any = None
    for number, state in play(replay, GAMES):
        game = GAMES[replay.game]
        lines = [event.whole() if seat is None else event.face(seat) for event in state.events or []]
        if state.events:
            state.events.clear()
        sentences.append((number, " ".join(map(screen.sentence, lines))))
        now = face(replay.game).round(game.view(state, None))
        if now > round_told and number < len(replay.moves):
            sentences.append((None, screen.words("terminal-replay-round", number=now)))
            round_told = now
    return _Told(sentences, state)


def _title(screen: Screen, game: Game[Any, Any], replay: Replay, seating: Seating, seat: Seat | None) -> None:
    screen.say("terminal-replay-title", "bold", game=game.title, rules=replay.rules)
    who = []
    for at, (name, level) in enumerate(zip(seating.names, seating.levels, strict=True)):
        key = "terminal-replay-bot" if level else "terminal-replay-player"
        args = {"letter": seat_letter(at), "name": name}
        who.append(Text(screen.words(key, **args, level=level) if level else screen.words(key, **args)))
    screen.lines(flow(who, screen.width, 0, "   "))
    usual = msgspec.json.decode(msgspec.json.encode(game.Setup()))
    changed = [
        f"{key}={cut(msgspec.json.encode(value).decode(), LONGEST_OPTION)}"
        for key, value in replay.setup.items()
        if value != usual.get(key)
    ]
    if changed:
        screen.say("terminal-replay-options", options=", ".join(changed))
    if seat is not None:
        screen.say("terminal-replay-known-to", who=Name(seat))
    screen.gap()


def _ending(screen: Screen, game: Game[Any, Any], replay: Replay, state: Any, seat: Seat | None) -> None:
    result = game.result(state)
    if result is None:
        screen.say("terminal-replay-unfinished", count=len(replay.moves))
        return
    won = line("result-win", who=Names(result.winners), count=len(result.winners))
    screen.show(Text(screen.sentence(won), "bold"))
    screen.gap()
    screen.show(*face(game.name).standings(game.view(state, seat), screen.names, screen.catalogue))


def verify(screen: Screen, file: Path) -> None:
    """Check the file, and say what was checked."""
    replay = _load(file)
    try:
        chance = check(replay, GAMES)
    except ValueError as error:
        raise _bad(file, error) from error
    screen.note(
        "terminal-checked",
        file=str(file),
        choices=screen.words("terminal-checked-choices", count=len(replay.moves)),
        chance=screen.words("terminal-checked-chance" if chance else "terminal-unchecked-chance"),
        result=screen.words("terminal-checked-result" if replay.end else "terminal-checked-unfinished"),
    )


def _load(file: Path) -> Replay:
    try:
        return saves.load(file)
    except ValueError as error:
        raise _bad(file, error) from error


def _bad(file: Path, error: ValueError) -> Problem:
    """What is wrong with the file, and on which line if that is known."""
    if not isinstance(error, BadReplay):
        return Problem(line("terminal-cannot-read", file=str(file), why=str(error)), 1)
    return Problem(line("terminal-bad-replay", file=str(file), number=str(error.line), why=error.why), 1)


def _seat(word: str, seating: Seating) -> Seat:
    """The seat of that letter, or of the player whose name begins so."""
    wanted = word.casefold()
    letters = [seat_letter(seat) for seat in range(len(seating.names))]
    if word.upper() in letters:
        return letters.index(word.upper())
    fitting = [seat for seat, name in enumerate(seating.names) if wanted and name.casefold().startswith(wanted)]
    if len(fitting) != 1:
        there = ", ".join(f"{letter} {name}" for letter, name in zip(letters, seating.names, strict=True))
        raise Problem(line("terminal-no-such-seat", given=word, there=there))
    return fitting[0]
