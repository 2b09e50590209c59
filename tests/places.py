"""Where the things are that tests read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
ROOT = TESTS.parent
DOCS = ROOT / "docs"
WEB = ROOT / "web"
FAILED = ROOT / "build" / "failed"
"""Pictures and games of tests that failed."""
PACKAGE = ROOT / "src" / "odango"
FIGURES = ROOT.parent / "shared" / "data"
"""What the games' pieces are, from outside: tests compare with it, the product never reads it."""


def figures_of(name: str) -> Any:
    """One file of them."""
    return json.loads((FIGURES / f"{name}.json").read_text("utf-8"))
