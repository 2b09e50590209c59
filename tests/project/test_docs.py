"""What is not documented does not exist: commands, options, rules, rulings, make targets and links."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from odango.cli import parser
from odango.games import GAMES
from odango.text.rulebook import page, rules
from places import DOCS, ROOT
from project.pages import CODE, INDEX, PAGES, anchors, citable, citations, rows, rulings, set_anchors, slug
from project.rule_matrix import cited, matrix, names_of_tests, pinned

COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def subcommands() -> dict[str, argparse.ArgumentParser]:
    actions = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(actions[0].choices)


def switches(game: str) -> set[str]:
    return {ruling.switch.strip("`") for ruling in rulings(game) if ruling.switch}


def test_every_command_and_its_options_are_documented() -> None:
    for name, command in subcommands().items():
        section = re.search(rf"^## `odango {name}\b.*?(?=^## |\Z)", COMMANDS, flags=re.MULTILINE | re.DOTALL)
        assert section, f"docs/commands.md has no section on odango {name}"
        for action in command._actions:
            for option in action.option_strings:
                if option.startswith("--") and option != "--help":
                    assert f"`{option}" in section[0], f"odango {name} {option} is not documented"


@pytest.mark.parametrize("name", GAMES)
def test_every_setup_option_is_in_the_rules_and_has_a_ruling(name: str) -> None:
    for option in GAMES[name].Setup.__struct_fields__:
        assert f"`{option}`" in page(name), f"{option} is not told in docs/rules/{name}.md"
        assert option in switches(name), f"{option} is the switch of no ruling in docs/rulings/{name}.md"


@pytest.mark.parametrize("name", GAMES)
def test_every_switch_named_in_a_ruling_exists(name: str) -> None:
    assert switches(name) <= set(GAMES[name].Setup.__struct_fields__)


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_says_doubt_answer_reason_switch_and_test(name: str) -> None:
    tests = names_of_tests()
    assert rulings(name)
    for _, number, _, text, _ in rulings(name):
        for part in ("Doubt: ", "Answer: ", "Why: ", "Switch: ", "Pinned by: "):
            assert f"\n{part}" in text, f"{number} lacks {part!r}"
        names = re.findall(r"`(test_\w+)`", text.partition("Pinned by: ")[2])
        assert names, f"{number} is pinned by no test"
        assert set(names) <= tests, f"{number} names tests that do not exist: {set(names) - tests}"


def test_every_game_has_a_page_of_rulings() -> None:
    assert {path.stem for path in (DOCS / "rulings").glob("*.md") if path != INDEX} == set(GAMES)
    assert sum(len(rulings(name)) for name in GAMES) >= 323


def test_no_number_but_an_h_stands_on_two_pages() -> None:
    times = Counter(ruling.number for name in GAMES for ruling in rulings(name))

    assert not [number for number, pages in times.items() if pages > 1 and not number.startswith("H-")]


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_has_its_address(name: str) -> None:
    """An anchor made of nothing but its number, so that links hold whatever the title becomes."""
    for ruling in rulings(name):
        assert re.fullmatch(r"[A-Z]-\d{2,3}", ruling.number)
        assert ruling.title
        assert ruling.anchor == f'<a id="{ruling.number.lower()}"></a>', f"{ruling.number} has no anchor"
    assert set_anchors(DOCS / "rulings" / f"{name}.md") == [ruling.number.lower() for ruling in rulings(name)]


@pytest.mark.parametrize("name", GAMES)
def test_the_list_of_rulings_says_what_the_pages_say(name: str) -> None:
    """Number, title, address and switch of each, in the same order, and nothing else."""
    assert rows(name) == [ruling.row for ruling in rulings(name)]


def test_the_list_of_rulings_has_no_row_outside_the_games() -> None:
    listed = re.findall(r"^\| [A-Z]-\d+ .*$", INDEX.read_text("utf-8"), flags=re.MULTILINE)

    assert sorted(listed) == sorted(row for name in GAMES for row in rows(name))


@pytest.mark.parametrize("files", [PAGES, CODE], ids=["pages", "code"])
def test_every_ruling_that_is_cited_exists(files: list[Path]) -> None:
    unknown = {name_of(path): citations(path) - citable(path) for path in files}

    assert any(citations(path) for path in files)
    assert not {path: numbers for path, numbers in unknown.items() if numbers}


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_pinned_by_a_test(name: str) -> None:
    tests = pinned()
    unpinned = [heading for heading in rules(name) if not tests.get(f"{name}#{heading}")]

    assert not unpinned


def test_every_rule_a_test_names_exists() -> None:
    known = {f"{name}#{heading}" for name in GAMES for heading in rules(name)}

    assert set(pinned()) <= known


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_the_code_cites_has_a_heading(name: str) -> None:
    places = cited(GAMES[name])

    assert len(places) > 2
    assert set(places) <= set(rules(name))


def test_the_matrix_shows_every_rule() -> None:
    table = matrix()

    assert all(f"{name}#{heading} " in table for name in GAMES for heading in rules(name))


def test_every_make_target_is_documented() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE)
    told = (ROOT / "README.md").read_text("utf-8") + (ROOT / "CONTRIBUTING.md").read_text("utf-8")

    assert targets
    assert not [target for target in targets if f"make {target}" not in told]


def make(folder: Path, *targets: str) -> str:
    """What make prints there, as if called by hand: these tests themselves may be run by make."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(["make", *targets], cwd=folder, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_make_alone_says_what_there_is_and_does_nothing(tmp_path: Path) -> None:
    """A line for every command; no more than the Makefile is needed, and nothing is set up."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    phony = re.search(r"^\.PHONY:((?:.*\\\n)*.*)$", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE)
    printed = make(tmp_path)

    assert phony
    commands = re.findall(r"^make ([a-z]+) +\S", printed, flags=re.MULTILINE)
    assert sorted(commands) == sorted(phony[1].replace("\\\n", "").split())
    assert printed == make(ROOT) == make(ROOT, "help")
    assert [path.name for path in tmp_path.iterdir()] == ["Makefile"]


def test_contributing_tells_the_commands_in_the_words_of_make() -> None:
    """In the same order; what needs more words than a line has them there."""
    table = (ROOT / "CONTRIBUTING.md").read_text("utf-8").replace("`", "")
    told = re.findall(r"^\| make ([a-z]+) \| (.+) \|$", table, flags=re.MULTILINE)
    printed = re.findall(r"^make ([a-z]+) +(\S.*)$", make(ROOT), flags=re.MULTILINE)

    assert [name for name, _ in told] == [name for name, _ in printed]
    assert not [name for (name, more), (_, line) in zip(told, printed, strict=True) if not more.startswith(line)]


@pytest.mark.parametrize("page_path", PAGES, ids=name_of)
def test_links_between_pages_lead_somewhere(page_path: Path) -> None:
    """To a file that is there and, where they name a place on a page, to an anchor or a heading."""
    for target, place in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]*))?[^)]*\)", page_path.read_text("utf-8")):
        if "://" not in target:
            goal = page_path.parent / target if target else page_path
            assert goal.exists(), f"{page_path.name} links to {target}"
            if place:
                assert place in anchors(goal), f"{page_path.name} links to {place} in {target or 'itself'}"


@pytest.mark.parametrize("page_path", PAGES, ids=name_of)
def test_no_anchor_stands_twice_on_a_page(page_path: Path) -> None:
    assert len(anchors(page_path)) == len(set(anchors(page_path)))


def test_places_that_the_code_names_are_there() -> None:
    """As docs/rulings/bluff.md#b-04, in docstrings and comments."""
    named = [
        (path, ROOT / goal, place)
        for path in CODE
        for goal, place in re.findall(r"\b(docs/[\w/.-]+\.md)(?:#([\w-]+))?", path.read_text("utf-8"))
    ]

    assert any(place for _, _, place in named)
    for path, goal, place in named:
        assert goal.exists(), f"{path.name} names {goal}"
        assert not place or place in anchors(goal), f"{path.name} names {place} in {goal}"


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("Hidden information", "hidden-information"),
        ("`odango serve`", "odango-serve"),
        ("[Truth or Bluff](bluff.md)", "truth-or-bluff"),
        ("B-01 · Where Jadeite draws", "b-01--where-jadeite-draws"),
        ("The browser's pages, and *more*", "the-browsers-pages-and-more"),
    ],
)
def test_headings_get_the_anchors_that_github_gives_them(heading: str, anchor: str) -> None:
    assert slug(heading) == anchor


def test_the_package_carries_its_rules_pages() -> None:
    """What people read beside the board travels with a built package."""
    config = (ROOT / "pyproject.toml").read_text("utf-8")

    assert '"docs/rules" = "odango/rules"' in config
    assert {path.stem for path in (ROOT / "docs" / "rules").glob("*.md")} == set(GAMES)


def test_the_python_of_the_readme_runs() -> None:
    """The example plays a game to the end and finds somebody who won."""
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), flags=re.DOTALL)
    # The one that needs a server is run where there is one: tests/server/test_client.py.
    alone = [code for code in examples if "odango.client" not in code]
    told: list[object] = []
    exec(alone[0], {"print": told.append})  # noqa: S102

    assert told
    assert told[0]
