"""What people are called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import odango
from odango.bots.names import FLAVOURS, bot_name
from odango.table.names import LONGEST, clean, distinct
from odango.text import english


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ami", "Ami"),
        ("  Ami \n Mizuno\t", "Ami Mizuno"),
        ("水野 亜美", "水野 亜美"),
        ("Zoë", "Zoë"),
        ("A\u202emi", "A mi"),
        ("A\u200bmi", "A mi"),
        ("x" * 100, "x" * LONGEST),
        ("Anko [steady]", "Anko"),
        ("Anko [steady] [sharp]", "Anko"),
        ("Z" + "\u0301" * 40, "Ź\u0301\u0301"),
        ("♥", "♥"),
        ("...", ""),
        ("", ""),
        ("\u0000\u0007", ""),
        ("\u3164", ""),
    ],
)
def test_a_name_is_fit_to_be_shown(given: str, shown: str) -> None:
    assert clean(given) == shown


def test_cleaning_twice_is_cleaning_once() -> None:
    for given in ("Anko [steady]", "Z" + "\u0301" * 9, " a  b ", "[x] [steady]"):
        assert clean(clean(given)) == clean(given)


def test_two_of_the_same_name_are_told_apart() -> None:
    assert distinct("Ami", ["Rei"]) == "Ami"
    assert distinct("Ami", ["ami"]) == "Ami 2"
    assert distinct("Ami", ["Ami", "Ami 2"]) == "Ami 3"
    assert len(distinct("x" * LONGEST, ["x" * LONGEST])) <= LONGEST


def test_bots_have_names_that_nobody_has() -> None:
    names: list[str] = ["anko"]
    for _ in FLAVOURS[1:]:
        names.append(bot_name(names))

    assert len({name.casefold() for name in names}) == len(FLAVOURS)


def test_everything_the_house_denies_is_said_in_a_sentence() -> None:
    """Every code in the source has a message, and every message a code."""
    source = "".join(path.read_text("utf-8") for path in Path(odango.__path__[0]).rglob("*.py"))
    codes = set(re.findall(r'Denied\(\s*"([a-z-]+)"', source)) | {"closed", "stale"}
    catalogue = (Path(odango.__path__[0]) / "locale" / "en" / "house.ftl").read_text("utf-8")

    assert codes == set(re.findall(r"^denied-([a-z-]+) =", catalogue, flags=re.MULTILINE))
    assert all(english().has(f"denied-{code}") for code in codes)
