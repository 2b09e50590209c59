"""What is not documented does not exist: commands, options, rules, rulings, make targets and links."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from odango.cli import parser
from odango.games import GAMES
from odango.text.rulebook import page, rules
from rule_matrix import cited, matrix, names_of_tests, pinned

ROOT = Path(__file__).parents[1]
RULINGS = (ROOT / "docs" / "rulings.md").read_text("utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def subcommands() -> dict[str, argparse.ArgumentParser]:
    actions = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(actions[0].choices)


def rulings() -> list[tuple[str, str]]:
    """Every ruling: its title and its text."""
    parts = re.split(r"^### (.+)$", RULINGS, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def switches() -> set[str]:
    return set(re.findall(r"^Switch: `(\w+)`", RULINGS, flags=re.MULTILINE))


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
        assert option in switches(), f"{option} is the switch of no ruling in docs/rulings.md"


def test_every_switch_named_in_a_ruling_exists() -> None:
    options = {option for game in GAMES.values() for option in game.Setup.__struct_fields__}

    assert switches() <= options


def test_every_ruling_says_doubt_answer_reason_switch_and_test() -> None:
    tests = names_of_tests()
    assert len(rulings()) >= 25
    for title, text in rulings():
        for part in ("Doubt: ", "Answer: ", "Why: ", "Switch: ", "Pinned by: "):
            assert f"\n{part}" in text, f"{title} lacks {part!r}"
        names = re.findall(r"`(test_\w+)`", text.partition("Pinned by: ")[2])
        assert names, f"{title} is pinned by no test"
        assert set(names) <= tests, f"{title} names tests that do not exist: {set(names) - tests}"


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


@pytest.mark.parametrize("page_path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page_path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page_path.read_text("utf-8")):
        if "://" not in target:
            assert (page_path.parent / target).exists(), f"{page_path.name} links to {target}"


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
