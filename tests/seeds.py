"""The seed of everything that chance decides in tests: `ODANGO_SEED=7 make test` tries other games than usual.

It stands at the end of every run, and with every failure.
"""

from __future__ import annotations

import hashlib
import os

SEED = int(os.environ.get("ODANGO_SEED", "0"))


def seed_for(what: object) -> int:
    """The seed for one thing that is tried: its own, and another for every seed of the run."""
    return int(hashlib.sha256(f"{what} {SEED}".encode() if SEED else str(what).encode()).hexdigest()[:8], 16)


def proof(*, short: int, long: int) -> int:
    """How much of something is tried: a little in `make test`, much in a proof that has a command of its own."""
    return long if os.environ.get("ODANGO_LONG") else short
