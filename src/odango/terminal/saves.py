"""The file a game in the terminal is kept in: written after every choice, all of it or nothing."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from typing import Any

import msgspec

from odango.core.game import Game
from odango.core.replay import BadReplay, Record, Replay, read
from odango.home import state_folder
from odango.terminal.screen import Problem
from odango.text import english, line


def usual_file(game: str) -> Path:
    """Where a game is kept unless the person says otherwise."""
    return state_folder() / f"{game}.replay"


def write(file: Path, text: str) -> None:
    """Replace the file.  Whatever happens meanwhile, it holds the old text or the new, never half of one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as draft:
                draft.write(text)
                draft.flush()
                os.fsync(draft.fileno())
            Path(name).replace(file)
        except BaseException:
            with suppress(FileNotFoundError):
                Path(name).unlink()
            raise
        _settle(file.parent)
    except OSError as error:
        raise Problem(line("terminal-cannot-save", file=str(file), why=_why(error)), 1) from error


def _settle(folder: Path) -> None:
    """Make sure that the new name is on the disk too, where the system lets us."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_text(file: Path) -> str:
    """The file's text; BadReplay names the line that is none."""
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        raise Problem(line("terminal-no-such-file", file=str(file)), 1) from None
    except OSError as error:
        raise Problem(line("terminal-cannot-read", file=str(file), why=_why(error)), 1) from error
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadReplay(data.count(b"\n", 0, error.start) + 1, english().say(line("terminal-not-text"))) from error


def load(file: Path) -> Replay:
    return read(read_text(file))


def resume(game: Game[Any, Any], replay: Replay) -> Record:
    """The game where it was left; BadReplay if it cannot go on."""
    if replay.rules != game.rules_version:
        raise BadReplay(3, f"played by rules {replay.rules}; this version plays rules {game.rules_version}")
    try:
        return Record.resume(game, replay)
    except BadReplay:
        raise
    except (ValueError, msgspec.ValidationError) as error:
        # Only a file with hand-made checks gets here: its options are none of this game.
        raise BadReplay(4, str(error)) from error


def put_aside(file: Path, pattern: str) -> Path:
    """Give the file another name, one that is not taken; nothing is ever overwritten.

    `pattern` is built from the file's name, or its two halves, and a number; `more` is empty the first time.
    """
    for number in count(1):
        more = "" if number == 1 else f"-{number}"
        aside = file.with_name(pattern.format(name=file.name, stem=file.stem, suffix=file.suffix, n=number, more=more))
        try:
            os.link(file, aside)
        except FileExistsError:
            continue
        except OSError:
            # No links on this file system.
            if aside.exists():
                continue
            file.rename(aside)
            return aside
        file.unlink()
        return aside
    raise AssertionError("there are enough numbers")


OLD = "{name}.old{more}"
DAMAGED = "{name}.damaged{more}"
FINISHED = "{stem}-{n}{suffix}"


def _why(error: OSError) -> str:
    return error.strerror or str(error)
