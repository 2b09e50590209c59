"""How a server is run: what `odango serve` can be told."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from odango.home import state_folder


class Settings(Struct, frozen=True, kw_only=True):
    """All of it, with what is usual."""

    host: str = "127.0.0.1"
    port: int = 8000
    store: str = ""
    """A file or a database's URL; empty: the usual file."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, such as https://games.example."""
    bot_workers: int = 1
    """How many processes think for bots."""
    bot_nice: int = 10
    """How far those give way to everything else on the machine: 0 not at all, 19 as far as can be."""
    bot_pace: float = 0.8
    """Seconds a bot waits before it begins to think, so that people can follow."""
    bot_rescue: float = 3.0
    """Seconds after which a bot is helped out whose thinking began in another process."""
    order_pace: tuple[float, float] = (1.0, 3.0)
    """A standing order answers after some time in between, whatever it answers."""
    limits: bool = True
    """Whether anybody is held back who asks too much at once."""
    ping: float = 5.0
    """Seconds after which a line is asked whether it still stands, and after as many more given up; so long, too, does
    whoever is sent away have to hear why.
    """
    log_level: str = "info"
    web: str = ""
    """The folder with the browser's pages; empty: the one in the package."""


def usual_store() -> Path:
    """The file everything is kept in unless one says otherwise."""
    return state_folder() / "odango.db"
