"""Which tests pin which rule, and where the rules are cited.  `make rules` prints it; `test_docs` insists on it."""

from __future__ import annotations

import ast
from functools import cache
from typing import Any

from odango.core.engine import END_RULE
from odango.core.game import Game
from odango.core.step import Decision
from odango.games import GAMES
from odango.text.rulebook import rules
from places import ROOT


@cache
def pinned() -> dict[str, list[str]]:
    """Rule id (game#heading) to the names of the tests marked with it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        for arg in mark.args:
                            if isinstance(arg, ast.Constant):
                                found.setdefault(str(arg.value), []).append(node.name)
    return found


@cache
def names_of_tests() -> set[str]:
    """The name of every test function there is."""
    return {
        node.name
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    }


def cited(game: Game[Any, Any]) -> dict[str, list[str]]:
    """Heading to the places in the code that cite it: decisions by their rule, refusals by what they say."""
    found: dict[str, list[str]] = {END_RULE: ["engine.choose"]}
    for name, kind in game.steps.items():
        rule = getattr(kind, "rule", None)
        if issubclass(kind, Decision) and isinstance(rule, str):
            found.setdefault(rule, []).append(name)
    folder = ROOT / "src" / "odango" / "games" / game.name
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalChoice":
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    found.setdefault(str(first.value), []).append(f"{path.name}:{node.lineno}")
    return found


def matrix() -> str:
    """The whole table as text."""
    lines = []
    tests = pinned()
    for game in GAMES.values():
        places = cited(game)
        lines.append(f"{game.title}\n")
        for heading, (title, _) in rules(game.name).items():
            names = tests.get(f"{game.name}#{heading}", [])
            lines.append(f"  {game.name}#{heading} · {title}: {len(names)} tests")
            lines.extend(f"      {name}" for name in names)
            lines.extend(f"      cited by {place}" for place in places.get(heading, []))
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    print(matrix())  # noqa: T201
