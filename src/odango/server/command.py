"""`odango serve` and what it was told."""

from __future__ import annotations

import argparse

from odango.server.serve import serve
from odango.server.settings import Settings


def run(asked: argparse.Namespace) -> int:
    return serve(
        Settings(
            host=asked.host,
            port=asked.port,
            store=asked.store if ":" in asked.store or not asked.store else f"sqlite:{asked.store}",
            origins=tuple(asked.origin),
            bot_workers=asked.bot_workers,
            bot_pace=asked.bot_pace,
            limits=not asked.no_limits,
            log_level=asked.log_level,
        )
    )
