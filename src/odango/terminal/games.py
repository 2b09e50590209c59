"""`odango games`: what there is to play."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from odango.bots import levels
from odango.core.game import Game
from odango.games import GAMES
from odango.terminal.screen import Screen


def _about(screen: Screen, game: Game[Any, Any]) -> str:
    """One line on what it is; a game that is still being built may have none."""
    key = f"terminal-about-{game.name}"
    return screen.words(key) if screen.catalogue.has(key) else ""


def list_games(screen: Screen) -> None:
    """Every game: its name, how many play it, what it is, and how well its bots play."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("name", "title", "players", "about", "levels"):
        table.add_column(screen.words(f"terminal-column-{key}"), no_wrap=key in {"name", "title", "players"})
    for game in GAMES.values():
        table.add_row(
            Text(game.name, "bold"),
            game.title,
            screen.words("terminal-players-range", least=game.seats[0], most=game.seats[-1]),
            _about(screen, game),
            ", ".join(levels(game.name)),
        )
    screen.show(table)
    screen.gap()
    screen.say("terminal-games-hint", "dim")
