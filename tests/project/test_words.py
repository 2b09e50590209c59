"""Every word said to people is in the catalogues, nothing else is, and all languages say the same things."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from places import ROOT

SOURCE = ROOT / "src" / "odango"
LOCALE = SOURCE / "locale"
CLIENT = ROOT / "web" / "src"

SPEAKING = {"line", "Line", "Word", "say", "words", "note", "complain"}
"""What takes a key first, in Python; in the client it is `t` and `has`."""
TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`')
SAID = re.compile(r"(?<![\w.$])(?:t|has)\(|\bkey:\s*")
DECLARED = re.compile(r"(?://|<!--|/\*|\*)\s*words:\s*([^\n]*?)\s*(?:-->|\*/|$)", re.MULTILINE)
HOLE = "\N{BULLET}"
"""Stands for the part of a key that is put in when the program runs."""


class Uses:
    """What some sources say."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}
        """Keys that are certainly said, and where."""
        self.literals: set[str] = set()
        """Every text written out, and every field: a key among them is used, in whatever way."""
        self.patterns: set[str] = set()
        """Keys with holes."""

    def python(self, code: str, where: str) -> None:
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.literals.add(node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.literals.add(node.target.id)
            elif isinstance(node, ast.JoinedStr):
                self.patterns.add("".join(str(p.value) if isinstance(p, ast.Constant) else HOLE for p in node.values))
            elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called in SPEAKING and isinstance(node.args[0].value, str):
                    self.keys[node.args[0].value] = where

    def data(self, text: str) -> None:
        self.literals |= set(strings(json.loads(text)))

    def client(self, code: str, where: str) -> None:
        for declared in DECLARED.findall(code):
            self.patterns |= {pattern.replace("*", HOLE) for pattern in re.split(r"[,\s]+", declared) if pattern}
        for text in TEXT.finditer(code):
            self.literals.add(text[1] or text[2] or text[3] or "")
            if "${" in (text[3] or ""):
                self.patterns.add(re.sub(r"\$\{[^}]*\}", HOLE, text[3]))
        for said in SAID.finditer(code):
            for key in texts_of_argument(code[said.end() :]):
                if re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)+", key):
                    self.keys[key] = where

    def unused(self, keys: Iterable[str]) -> list[str]:
        """Those that nobody can say.  What fills a hole must be written out somewhere, too, if in pieces."""
        shapes = [
            re.compile(pattern.replace(HOLE, "(.+)"))
            for pattern in self.patterns
            if re.fullmatch(rf"[a-z0-9{HOLE}-]+", pattern) and "-" in pattern
        ]
        # An option of a game is written with underscores where a key has hyphens.
        known = {literal.replace("_", "-") for literal in self.literals}
        return sorted(
            key for key in keys if key not in self.literals and not any(fills(key, shape, known) for shape in shapes)
        )


def fills(key: str, shape: re.Pattern[str], known: set[str]) -> bool:
    found = shape.fullmatch(key)
    return found is not None and all(made_of(part, known) for part in found.groups())


def made_of(text: str, known: set[str]) -> bool:
    """Whether it is one of these, or some of them with hyphens between."""
    if text in known or text.isdigit():
        return True
    cuts = [place for place, letter in enumerate(text) if letter == "-"]
    return any((text[:cut] in known or text[:cut].isdigit()) and made_of(text[cut + 1 :], known) for cut in cuts)


def strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from strings(item)
        case dict():
            for name, item in value.items():
                yield name
                yield from strings(item)


def texts_of_argument(code: str) -> Iterator[str]:
    """The texts in the first argument of a call that begins here, without those that something is compared with."""
    depth, position = 0, 0
    while position < len(code):
        if text := TEXT.match(code, position):
            if not re.search(r"[=!]==?\s*$", code[:position][-6:]):
                yield text[1] or text[2] or text[3] or ""
            position = text.end()
            continue
        if code[position] in "([{":
            depth += 1
        elif code[position] in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and code[position] in ",;\n"):
            return
        position += 1


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(*files: Path) -> dict[str, set[str]]:
    """Every message and the variables it wants."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name} cannot be read: {entry.content!r}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                wanted = Variables()
                wanted.visit(entry)
                found[entry.id.name] = wanted.names
    return found


def language(folder: Path) -> dict[str, set[str]]:
    return messages(*sorted(folder.rglob("*.ftl")))


@cache
def uses() -> Uses:
    """What all sources say; worked out once, and not by whoever only looks which tests there are."""
    found = Uses()
    for path in SOURCE.rglob("*.py"):
        found.python(path.read_text("utf-8"), str(path.relative_to(ROOT)))
    for path in (SOURCE / "games").rglob("*.json"):
        found.data(path.read_text("utf-8"))
    for path in CLIENT.rglob("*"):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith((".d.ts", ".test.ts")):
            found.client(path.read_text("utf-8"), str(path.relative_to(ROOT)))
    return found


@cache
def english() -> dict[str, set[str]]:
    return language(LOCALE / "en")


def test_every_key_that_is_said_is_in_the_catalogue() -> None:
    missing = {key: where for key, where in uses().keys.items() if key not in english()}

    assert not missing
    assert len(uses().keys) > 300


def test_every_declared_pattern_matches_something() -> None:
    """A comment that declares composed keys is held to it."""
    for path in CLIENT.rglob("*.*"):
        if path.suffix in (".ts", ".svelte"):
            for declared in DECLARED.findall(path.read_text("utf-8")):
                for pattern in re.split(r"[,\s]+", declared):
                    shape = re.compile(re.escape(pattern).replace(r"\*", ".+"))
                    assert any(map(shape.fullmatch, english())), f"{path.name}: no message is like {pattern}"


def test_every_message_is_said_somewhere() -> None:
    assert not uses().unused(english())


@pytest.mark.parametrize("folder", [path for path in LOCALE.iterdir() if path.is_dir()], ids=lambda path: path.name)
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert language(folder) == english()


def test_the_client_is_told_no_words_of_the_terminal() -> None:
    """The browser does not load them."""
    terminal = messages(*(LOCALE / "en").rglob("terminal.ftl"))

    assert not [key for key, where in uses().keys.items() if where.startswith("web") and key in terminal]


def test_the_tests_would_notice(tmp_path: Path) -> None:
    """Planted mistakes of every kind."""
    found = Uses()
    found.python('line("planted-one")\nfind("planted-two")\nline(f"planted-{kind}-end")\nkind = "three"', "a.py")
    found.client('<p>{t(a === "not-this" ? "planted-four" : "planted-five", { b: "nor-this" })}</p>', "b.svelte")
    found.client("// words: level-*\nt(`level-${level}`);\nconst LEVELS = ['steady'];", "c.ts")

    assert set(found.keys) == {"planted-one", "planted-four", "planted-five"}
    assert found.unused(
        ["planted-one", "planted-two", "planted-three-end", "planted-six-end", "planted-six", "level-steady", "level-x"]
    ) == ["level-x", "planted-six", "planted-six-end"]

    (tmp_path / "a.ftl").write_text("one = { $count ->\n    [one] { $who }\n   *[other] all\n }\n", "utf-8")
    assert language(tmp_path) == {"one": {"count", "who"}}
    (tmp_path / "b.ftl").write_text("one = again\n", "utf-8")
    with pytest.raises(AssertionError, match="twice"):
        language(tmp_path)
    (tmp_path / "b.ftl").write_text("two\n", "utf-8")
    with pytest.raises(AssertionError, match="cannot be read"):
        language(tmp_path)
