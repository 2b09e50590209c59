"""What is built and handed on: the package carries the browser's pages, and the locks name no place."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from places import ROOT

LOCK = ROOT / "web" / "package-lock.json"


def hatchling(call: str, into: Path) -> Path:
    """Have the package built as an installer would."""
    code = f"from hatchling.build import {call}; print({call}({str(into)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return into / done.stdout.strip().splitlines()[-1]


def test_a_built_package_carries_pages_words_and_rules(tmp_path: Path) -> None:
    with zipfile.ZipFile(hatchling("build_wheel", tmp_path)) as wheel:
        names = wheel.namelist()
        page = wheel.read("odango/web/index.html").decode()

    words = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "odango" / "locale").rglob("*.ftl")}
    assert {"odango/web/sw.js", "odango/locale/en/house.ftl", "odango/rules/bluff.md"} | words <= set(names)
    scripts = [name for name in names if name.startswith("odango/web/assets/") and f"/{Path(name).name}" in page]
    assert scripts, "the page names a script, and it is there"
    assert not [name for name in names if "node_modules" in name or "made-from" in name]


def test_a_source_archive_can_make_the_pages(tmp_path: Path) -> None:
    with tarfile.open(hatchling("build_sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    for needed in ("web/package-lock.json", "web/.npmrc", "web/src/main.ts", "tools/web.py", "requirements/node.txt"):
        assert needed in names
    assert not [name for name in names if "node_modules" in name or name.startswith("src/odango/web/")]


def test_the_lock_of_the_client_names_no_place() -> None:
    """Where packages come from is the business of whoever builds."""
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]

    assert len(packages) > 50
    assert not [name for name, entry in packages.items() if "resolved" in entry]


def test_the_lock_of_the_client_holds_for_every_kind_of_machine() -> None:
    """For `npm ci` refuses a lock that leaves out what only other machines need; npm writes such locks."""
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}

    assert wanted
    assert not [name for name in wanted if f"node_modules/{name}" not in packages]


@pytest.mark.parametrize("file", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_requirements_are_names_and_versions(file: Path) -> None:
    lines = [text for text in file.read_text("utf-8").splitlines() if text and not text.startswith("#")]

    assert all(text.count("==") == 1 and "://" not in text and "@" not in text for text in lines)


@pytest.mark.parametrize(
    ("said", "good"),
    [("v18.20.1", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.3.0", False), ("v24.0.0", True), ("?", False)],
)
def test_a_node_that_is_too_old_is_not_used(said: str, good: bool, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho '{said}'\n", "utf-8")
    node.chmod(0o755)
    code = f"import web; print(web.suits({str(node)!r}))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)

    assert done.stdout.strip() == str(good)
