"""What a person asked for on the command line, turned into what the house understands, or told why not."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from odango.bots import Bot, bot, levels
from odango.core.game import BadSetup, Game
from odango.core.rng import Rng, SecureRng
from odango.games import GAMES
from odango.terminal.faces import face
from odango.terminal.screen import Problem
from odango.text import Catalogue, line


def game_called(name: str) -> Game[Any, Any]:
    game = GAMES.get(name)
    if game is None:
        raise _unknown("terminal-no-such-game", name, list(GAMES))
    return game


def bot_called(game: Game[Any, Any], level: str) -> Bot:
    there = levels(game.name)
    if level not in there:
        raise _unknown("terminal-no-such-level", level, there, game=game.title)
    return bot(game.name, level)


def usual_seats(game: Game[Any, Any]) -> int:
    return min(max(face(game.name).usual_seats, game.seats[0]), game.seats[-1])


def setup_for(game: Game[Any, Any], given: Sequence[str], seats: int, catalogue: Catalogue) -> Any:
    """The options of a game from `key=value` words.

    A value is JSON, or a plain string, or a list with commas; or `@` and the name of a file that has it.
    """
    fields = {field.name: field for field in msgspec.structs.fields(game.Setup)}
    chosen: dict[str, Any] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Problem(line("terminal-set-form", given=pair, game=game.title, there=", ".join(fields)))
        if key not in fields:
            raise _unknown("terminal-no-such-option", key, list(fields), game=game.title)
        kind = fields[key].type
        given_so = _in_file(game, key, value[1:]) if value.startswith("@") else value
        chosen[key] = _fitting(given_so, kind)
        if chosen[key] is None:
            allowed = ", ".join(_allowed(kind, catalogue))
            raise Problem(line("terminal-set-value", option=key, value=value, allowed=allowed))
    setup = msgspec.convert(chosen, game.Setup)
    try:
        game.check(setup, seats)
    except BadSetup as error:
        raise Problem(line("terminal-bad-setup", why=str(error))) from error
    return setup


def chance(seed: int | None) -> tuple[Rng, str]:
    """A generator and how a replay writes its seed: of this number, or of a fresh secret."""
    if seed is not None:
        return Rng(seed), f"number {seed}"
    key = secrets.token_bytes(32)
    return SecureRng(key), f"secret {key.hex()}"


def _in_file(game: Game[Any, Any], option: str, name: str) -> Any:
    """What the file says, as the game reads it."""
    file = Path(name).expanduser()
    try:
        # Some editors begin a text with a mark of their own.
        return game.read_option(option, file.read_text("utf-8-sig"))
    except FileNotFoundError as error:
        raise Problem(line("terminal-no-such-file", file=name)) from error
    except OSError as error:
        raise Problem(line("terminal-cannot-read", file=name, why=error.strerror or str(error))) from error
    except UnicodeDecodeError as error:
        raise Problem(line("terminal-file-not-text", file=name)) from error
    except BadSetup as error:
        raise Problem(line("terminal-file-refused", file=name, why=str(error))) from error


def _fitting(value: Any, kind: Any) -> Any:
    """The value as this kind of thing; None if it is none."""
    readings = (_plain(value), [_plain(part) for part in value.split(",")]) if isinstance(value, str) else (value,)
    for reading in readings:
        try:
            return msgspec.convert(reading, kind)
        except msgspec.ValidationError:
            continue
    return None


def _plain(value: str) -> Any:
    try:
        return msgspec.json.decode(value)
    except msgspec.DecodeError:
        return value


def _allowed(kind: Any, catalogue: Catalogue) -> list[str]:
    """What may be given for an option of this type."""
    if kind is bool:
        return ["true", "false"]
    if get_origin(kind) is Literal:
        return [str(value) for value in get_args(kind)]
    if get_origin(kind) in {Union, UnionType}:
        return [allowed for part in get_args(kind) for allowed in _allowed(part, catalogue)]
    if get_origin(kind) is tuple:
        parts = get_args(kind)
        each = " | ".join(_allowed(parts[0], catalogue))
        if parts[-1] is Ellipsis:
            file = [catalogue.say(line("terminal-any-file"))] if parts[0] is str else []
            return [catalogue.say(line("terminal-any-list", each=each)), *file]
        return [catalogue.say(line("terminal-any-of-list", count=len(parts), each=each))]
    return [catalogue.say(line("terminal-a-word" if kind is str else "terminal-a-number"))]


def _unknown(key: str, given: str, there: list[str], **args: str) -> Problem:
    near = get_close_matches(given, there, 1)
    if near:
        return Problem(line(f"{key}-near", given=given, near=near[0], there=", ".join(there), **args))
    return Problem(line(key, given=given, there=", ".join(there), **args))
