"""A draft in the terminal: the board, the pack, what can be looked up, and nothing hidden in any of it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from odango import cli
from odango.core.rng import Rng
from odango.games.ccg.draft import GAME
from odango.games.ccg.draft.state import Draft
from odango.terminal.faces import face
from odango.text import english
from rule import rule
from rulebook.draft_table import at_random, building, one_pick, opened, play_on
from shown import Shown

NAMES = ["Ami", "Anko", "Goma", "Kinako", "Matcha", "Mochi", "Sakura", "Zunda"]
LONG = ["Wilhelmina van der Aardappel-Zuurkool"] * 8
FACE = face("draft")
SHOWN = Shown(GAME, NAMES)
everything = SHOWN.everything


def moments(seats: int) -> list[Draft]:
    state = opened(seats, seats, packs=3)
    later = play_on(state.clone(), at_random(1), until=lambda now: now.round == 1 and now.pick == 5)
    decks = play_on(later.clone(), at_random(2), until=building)
    return [state, later, decks, play_on(decks.clone(), at_random(3))]


@pytest.mark.parametrize("seats", [2, 8])
def test_no_line_is_longer_than_the_window(seats: int) -> None:
    for state in moments(seats):
        for names, width in ((NAMES, 80), (LONG, 60)):
            for seat in (None, 0):
                assert max(map(len, everything(state, seat, names[:seats], width))) <= width


@rule("draft#knowledge")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_terminal_shows_nothing_hidden(seats: int) -> None:
    """It is the same for any state the seat cannot tell from the true one."""
    for state in moments(seats):
        for seat in (None, *range(seats)):
            other = GAME.imagine(state, seat, Rng(9))

            assert everything(other, seat, NAMES[:seats]) == everything(state, seat, NAMES[:seats])


def test_a_board_tells_pack_pick_direction_and_what_is_missing() -> None:
    state = opened(2)
    one_pick(state)
    one_pick(state)
    board = "\n".join(text.plain for text in FACE.board(GAME.view(state, 0), NAMES[:2], english(), 80))

    assert "pack 1 of 5, pick 3" in board
    assert "passed to the left" in board
    assert "Taken since you held this pack" in board
    assert "Your pool (2)" in board


def test_the_end_shows_the_deck_as_a_list() -> None:
    state = play_on(opened(2, packs=3), at_random(4))
    view = GAME.view(state, 1)
    told = "\n".join(str(part) for part in FACE.standings(view, NAMES[:2], english()))

    assert "Nobody wins a draft" in told
    assert "Your deck" in told
    assert view.list.split(";")[0] in told


def test_a_whole_draft_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Always the first of what is offered, and a look at all there is to look at on the way."""
    asked = ["card titus", "pool", "packs", "decks", *["1"] * 31]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(asked) + "\n"))
    wishes = ["--seats", "3", "--set", "packs=3", "--seed", "4", "--name", "Ami", "--save", str(tmp_path / "saved")]
    status = cli.main(["play", "draft", *wishes])
    told = capsys.readouterr().out

    assert status == 0
    assert "Titus" in told
    assert "Your deck" in told
