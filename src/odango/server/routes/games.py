"""What there is to play, and by which rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from odango.bots import levels
from odango.games import GAMES
from odango.server.problems import spec
from odango.table.denied import Denied
from odango.text.rulebook import rules


class GameInfo(Struct, frozen=True):
    """A game."""

    name: str
    title: str
    seats: list[int]
    """How many may play."""
    rules: int
    """The version of its rules."""
    levels: list[str]
    """Its bots, weakest first."""
    setup: dict[str, Any]
    """Its options as they usually are."""
    schema: dict[str, Any]
    """JSON schema of the options."""
    texts: dict[str, str]
    """Options that people may bring as a text: their usual value so written, to begin with."""


class Rule(Struct, frozen=True):
    """One heading of a rules page."""

    id: str
    title: str
    text: str
    """Markdown."""


@cache
def info(name: str) -> GameInfo:
    game = GAMES[name]
    schemas, definitions = msgspec.json.schema_components([game.Setup], ref_template="#/$defs/{name}")
    setup = definitions.pop(game.Setup.__name__) if definitions else schemas[0]
    return GameInfo(
        name=name,
        title=game.title,
        seats=list(game.seats),
        rules=game.rules_version,
        levels=levels(name),
        setup=msgspec.to_builtins(game.Setup()),
        schema={**setup, **({"$defs": definitions} if definitions else {})},
        texts={
            option: text for option in game.Setup.__struct_fields__ if (text := game.option_text(option)) is not None
        },
    )


def known(name: str) -> str:
    """The name of a game, if it is one."""
    if name not in GAMES:
        raise Denied("no-game", game=name, there=", ".join(GAMES))
    return name


@get("/api/games", tags=["games"], summary="All games", sync_to_thread=False, responses=spec())
def all_games() -> list[GameInfo]:
    return [info(name) for name in GAMES]


@get("/api/games/{game:str}", tags=["games"], summary="One game", sync_to_thread=False, responses=spec(404))
def one_game(game: FromPath[str]) -> GameInfo:
    return info(known(game))


@get("/api/games/{game:str}/rules", tags=["games"], summary="Its rules", sync_to_thread=False, responses=spec(404))
def rules_of(game: FromPath[str]) -> list[Rule]:
    return [Rule(name, title, text) for name, (title, text) in rules(known(game)).items()]


HANDLERS = [all_games, one_game, rules_of]
