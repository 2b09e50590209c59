"""Recorded games still play, come to the same end and read the same."""

import pytest

from golden.playthrough import FOLDER, cases, record, transcript
from odango.core import replay as replays
from odango.games import GAMES


@pytest.mark.parametrize("name", cases())
def test_a_recorded_game_still_plays(name: str) -> None:
    """The file is legal to the last choice and follows from its seed."""
    text = (FOLDER / f"{name}.replay").read_text("utf-8")

    assert replays.check(replays.read(text), GAMES)


@pytest.mark.parametrize("name", cases())
def test_the_same_game_is_recorded_today(name: str) -> None:
    assert record(name) == (FOLDER / f"{name}.replay").read_text("utf-8")


@pytest.mark.parametrize("name", cases())
def test_a_recorded_game_reads_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.replay").read_text("utf-8")

    assert transcript(text) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_golden_file_is_left_behind() -> None:
    expected = {f"{name}{end}" for name in cases() for end in (".replay", ".txt")}

    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".replay", ".txt")} == expected
