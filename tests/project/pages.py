"""What our pages hold, for `test_docs`: places a link can lead to, rulings, and who cites a ruling."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from odango.games import GAMES
from places import DOCS, ROOT

PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
CODE = sorted(path for folder in ("src", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py"))
INDEX = DOCS / "rulings" / "README.md"


def slug(heading: str) -> str:
    """The anchor GitHub makes of a heading: its words without marks, in small letters, a hyphen for every space."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")


@cache
def set_anchors(path: Path) -> list[str]:
    """The anchors somebody has put into a page."""
    return re.findall(r'<a id="([^"]*)"></a>', path.read_text("utf-8"))


@cache
def anchors(path: Path) -> list[str]:
    """Those, and the ones of the headings; a heading that was there before gets a number."""
    text = re.sub(r"^```.*?^```$", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    slugs = [slug(heading) for heading in re.findall(r"^#{1,6} (.+)$", text, flags=re.MULTILINE)]
    before = [slugs[:place].count(anchor) for place, anchor in enumerate(slugs)]
    numbered = [f"{anchor}-{times}" if times else anchor for anchor, times in zip(slugs, before, strict=True)]
    return [*set_anchors(path), *numbered]


class Ruling(NamedTuple):
    game: str
    number: str
    title: str
    text: str
    anchor: str
    """What stands in the line before its heading."""

    @property
    def switch(self) -> str:
        """The option in code letters, or nothing."""
        said = re.search(r"^Switch: (?:none|(`\w+`))$", self.text, flags=re.MULTILINE)
        assert said, f"{self.game} {self.number} names neither one switch nor none"
        return said[1] or ""

    @property
    def row(self) -> str:
        """What the list of all rulings says of it."""
        link = f"[{self.title}]({self.game}.md#{self.number.lower()})"
        return f"| {self.number} | {link} | {self.switch} |".replace("|  |", "| |")


@cache
def rulings(game: str) -> list[Ruling]:
    """All that stands on the page of a game, in order."""
    text = (DOCS / "rulings" / f"{game}.md").read_text("utf-8")
    parts = re.split(r"^(.*)\n## (.+)$", text, flags=re.MULTILINE)[1:]
    found = []
    for anchor, heading, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        number, _, title = heading.partition(" · ")
        found.append(Ruling(game, number, title, body, anchor))
    return found


def rows(game: str) -> list[str]:
    """The rulings of a game in the list of all."""
    _, heading, rest = INDEX.read_text("utf-8").partition(f"\n## [{GAMES[game].title}]({game}.md)\n")
    assert heading, f"{game} is not in the list of rulings"
    return [line for line in rest.partition("\n## ")[0].splitlines() if line.startswith("|")][2:]


def citable(path: Path) -> set[str]:
    """The numbers a file may name: of a game those of its own page, for H-01 is not the same everywhere."""
    named = {*path.relative_to(ROOT).parts, path.stem}
    # A draft and the game it leads to are numbered together.
    games = GAMES.keys() & (named | {"ccg", "draft"} if named & {"ccg", "draft"} else named)
    return {ruling.number for game in games or GAMES for ruling in rulings(game)}


def citations(path: Path) -> set[str]:
    """The numbers of rulings that a file names, as B-05 or, in the name of a test of the game, as b05."""
    text = path.read_text("utf-8")
    # In names other letters are other things: the vectors of TRICKTAKERs have an S as well.
    letters = "".join({number[0].lower() for number in citable(path)})
    tests = re.findall(rf"\bdef test_([{letters}])(\d\d+)_", text) if path.name.startswith("test_") else []
    return {*re.findall(r"\b[A-Z]-\d{2,3}\b", text), *(f"{letter.upper()}-{number}" for letter, number in tests)}
