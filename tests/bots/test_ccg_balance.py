"""All decks against each other: figures that add up, a page, and a picture that can be read."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from odango.bots.ccg import balance, measure
from odango.bots.ccg.heat_map import HIGH, LOW, MIDDLE, colour, heat_map
from odango.games.ccg.deck.decks import DeckName
from places import DOCS

SVG = "{http://www.w3.org/2000/svg}"
PAGES = DOCS / "balance"


@pytest.fixture(scope="module")
def found() -> balance.Shares:
    """Two deals of every pair."""
    return balance.duels("steady", 2, 500, 1)


def test_every_pair_is_played_from_both_seats_and_adds_up(found: balance.Shares) -> None:
    assert len(found) == 8 * 7
    for (one, two), values in found.items():
        assert len(values) == 2
        assert [a + b for a, b in zip(values, found[two, one], strict=True)] == [1, 1]


def test_the_table_has_all_decks_the_strongest_first(found: balance.Shares) -> None:
    head, _, *rows = balance.pair_table(found)
    shares = [float(re.findall(r"\| (\d\.\d+) \[", row)[0]) for row in rows]

    assert len(rows) == 8
    assert head.count("|") == rows[0].count("|") == 11
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) / 8 == pytest.approx(0.5, abs=0.01)


def test_the_picture_has_a_colour_and_a_number_in_every_cell(found: balance.Shares) -> None:
    picture = ET.fromstring(balance.picture(found))  # noqa: S314  our own
    figures = [text.text for text in picture.iter(f"{SVG}text") if text.get("class") == "figure"]
    filled = [rect.get("fill") for rect in picture.iter(f"{SVG}rect") if rect.get("fill")]

    assert len(figures) == len(filled) == 56
    assert all(0 <= int(text or "") <= 100 for text in figures)
    assert len([text for text in picture.iter(f"{SVG}text") if text.get("class") == "name"]) == 16


def test_names_cannot_break_the_picture() -> None:
    picture = ET.fromstring(heat_map(["<&>", "B"], [[0.5, 1.0], [0.0, 0.5]]))  # noqa: S314  our own

    assert "<&>" in {text.text for text in picture.iter(f"{SVG}text")}


def luminance(code: str) -> float:
    """As contrast is reckoned on the web."""
    parts = [int(code[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colours_go_from_blue_to_orange_and_bear_dark_figures() -> None:
    """Whatever the share, there is contrast of 4.5 at least."""
    ends = ["#" + "".join(f"{part:02x}" for part in rgb) for rgb in (LOW, MIDDLE, HIGH)]

    assert [colour(0.0), colour(0.5), colour(1.0)] == ends
    assert colour(-1) == colour(0.0)
    for tenth in range(11):
        assert (luminance(colour(tenth / 10)) + 0.05) / (luminance("#1d1633") + 0.05) > 4.5


def test_the_page_is_written_with_its_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the command, with two decks here, as eight take their time."""
    two: tuple[DeckName, ...] = ("sailor_mars", "tuxedo_mask")
    monkeypatch.setattr(measure, "DECKS", two)
    monkeypatch.setattr(balance, "DECKS", two)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["measure", "balance", "steady", "--deals", "2", "--workers", "1", "--write"])
    measure.main()

    page = (tmp_path / "docs" / "balance" / "ccg.md").read_text("utf-8")
    assert capsys.readouterr().out.splitlines() == ["docs/balance/ccg.md", "docs/balance/ccg.svg"]
    assert page.count("\n|---|") == 4
    assert "![What each deck gets against each other one](ccg.svg)" in page
    assert (tmp_path / "docs" / "balance" / "ccg.svg").read_text("utf-8").startswith("<svg ")


def test_the_picture_in_the_documents_shows_the_figures_of_the_page() -> None:
    """Rounded as in the table, a hundredth more or less."""
    page = (PAGES / "ccg.md").read_text("utf-8")
    rows = re.findall(r"^\| \*\*.+", page, re.MULTILINE)
    told = [round(100 * float(cell)) for row in rows for cell in re.findall(r"(?<=\| )(\d\.\d\d) \[", row)]
    picture = ET.fromstring((PAGES / "ccg.svg").read_text("utf-8"))  # noqa: S314  our own
    drawn = [int(text.text or "") for text in picture.iter(f"{SVG}text") if text.get("class") == "figure"]

    assert len(told) == len(drawn) == 56
    assert all(abs(one - two) <= 1 for one, two in zip(told, drawn, strict=True))


def test_a_measure_wants_the_right_number_of_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["measure", "balance", "steady", "random"])
    with pytest.raises(SystemExit, match="2"):
        measure.main()
