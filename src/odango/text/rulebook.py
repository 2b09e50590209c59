"""The rules pages: docs/rules/<game>.md, one heading a rule, shipped inside the package."""

import re
from functools import cache
from importlib import resources
from pathlib import Path

HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def slug(title: str) -> str:
    """The id of a heading: `Look and pass` is cited as look-and-pass."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


@cache
def page(game: str) -> str:
    """The whole page as Markdown."""
    packaged = resources.files("odango") / "rules" / f"{game}.md"
    if packaged.is_file():
        return packaged.read_text("utf-8")
    # In a source checkout the pages stand where people write them.
    return (Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md").read_text("utf-8")


@cache
def rules(game: str) -> dict[str, tuple[str, str]]:
    """Every rule of the page in order: its id, then its heading and its text."""
    parts = HEADING.split(page(game))[1:]
    return {slug(title): (title.strip(), text.strip()) for title, text in zip(parts[::2], parts[1::2], strict=True)}
