"""`odango serve` and what it was told."""

from __future__ import annotations

import argparse
import os

from odango.server.serve import serve
from odango.server.settings import Settings


def run(asked: argparse.Namespace) -> int:
    return serve(
        Settings(
            host=asked.host,
            port=asked.port,
            store=store_of(asked.store),
            origins=tuple(asked.origin),
            bot_workers=asked.bot_workers,
            bot_nice=asked.bot_nice,
            bot_pace=asked.bot_pace,
            ping=asked.ping,
            limits=not asked.no_limits,
            log_level=asked.log_level,
        )
    )


def store_of(asked: str) -> str:
    """The store as a URL; empty for the usual file.

    A URL may hold a password, which others on the machine could read off the command line: the environment keeps it.
    """
    where = asked or os.environ.get("ODANGO_STORE", "")
    return where if ":" in where or not where else f"sqlite:{where}"
