"""Who may import whom, and what the rules may not touch."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

from places import PACKAGE

SOURCE = PACKAGE

LAYERS: dict[str, set[str]] = {
    "text": set(),
    "core": {"text"},
    "games": {"text", "core"},
    "bots": {"text", "core", "games"},
    "envs": {"text", "core", "games", "bots"},
    "table": {"text", "core", "games", "bots"},
    "store": {"table"},
    "home": set(),
    "server": {"text", "core", "games", "bots", "table", "store", "home"},
    "client": {"text", "core"},
    "terminal": {"text", "core", "games", "bots", "home"},
    "cli": {"text", "terminal", "server"},
}
"""What each part of the house may import, besides itself."""

THIRD_PARTY: dict[str, set[str]] = {
    "text": {"fluent", "babel", "msgspec"},
    "core": {"msgspec"},
    "games": {"msgspec"},
    "bots": {"msgspec"},
    "table": {"msgspec"},
    "store": {"msgspec", "sqlalchemy", "alembic", "asyncpg"},
    "server": {"msgspec", "litestar", "uvicorn", "structlog", "prometheus_client"},
    "client": {"msgspec", "httpx", "websockets"},
    "terminal": {"msgspec", "rich"},
}

STANDARD_FOR_RULES = {
    "__future__",
    "bisect",
    "collections",
    "difflib",
    "functools",
    "hashlib",
    "importlib",
    "itertools",
    "re",
    "types",
    "typing",
}
"""All the rules need of the standard library: no clock, no files, no other chance than core.rng."""

FILES = sorted(path for path in SOURCE.rglob("*.py") if path.name != "__init__.py" or path.parent != SOURCE)


@cache
def imports(path: Path) -> set[str]:
    """Every module a file imports, with names taken from packages of the house spelled out."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            found.add(module)
            found |= {f"{module}.{alias.name}" for alias in node.names if module.startswith("odango")}
    return found


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def broken(wrong: dict[str, set[str]]) -> dict[str, set[str]]:
    """Files that import what they may not; there must have been some to look at."""
    assert len(wrong) > 100
    return {name: names for name, names in wrong.items() if names}


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


# Each tells of all files that break it, at once.


def test_a_part_imports_only_what_lies_below_it() -> None:
    wrong = {}
    for path in FILES:
        part = part_of(path)
        inside = {name.split(".")[1] for name in imports(path) if name.startswith("odango.")} - {"__version__"}
        wrong[name_of(path)] = inside - LAYERS[part] - {part}

    assert broken(wrong) == {}


def test_libraries_stay_where_they_belong() -> None:
    wrong = {}
    for path in FILES:
        part = part_of(path)
        outside = {name.split(".")[0] for name in imports(path)} - {"odango"}
        standard = STANDARD_FOR_RULES if part in ("core", "games") else sys.stdlib_module_names
        wrong[name_of(path)] = outside - standard - THIRD_PARTY.get(part, set())

    assert broken(wrong) == {}


def test_a_game_never_imports_another() -> None:
    wrong = {}
    for path in FILES:
        if path.is_relative_to(SOURCE / "games") and path.parent.name != "games":
            games = {name.split(".")[2] for name in imports(path) if name.startswith("odango.games.")}
            wrong[name_of(path)] = games - {path.relative_to(SOURCE).parts[1]}

    assert broken(wrong) == {}


def test_files_stay_small_enough_to_read() -> None:
    long = {name_of(path): path.read_text("utf-8").count("\n") for path in FILES}

    assert {name: lines for name, lines in long.items() if lines > 420} == {}


def test_the_product_does_not_read_the_research_notes() -> None:
    for path in [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.json")]:
        assert "../shared" not in path.read_text("utf-8"), path


def test_the_test_would_notice(tmp_path: Path) -> None:
    """An import of either form is seen."""
    file = tmp_path / "bad.py"
    file.write_text("import random\nfrom odango import bots\nfrom odango.games.bluff import tiles\n")

    assert imports(file) >= {"random", "odango.bots", "odango.games.bluff.tiles"}
