"""A draft in the terminal: the board, the pack, what can be looked up, and nothing hidden in any of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from odango.games.ccg.draft import GAME
from odango.games.ccg.draft.state import Draft
from odango.text import english
from rule import rule
from rulebook.draft.table import at_random, building, one_pick, opened, play_on
from terminal.piped import Captured, Patch, odango_with
from terminal.shown import NAMES, Shown

SHOWN = Shown(GAME)


def moments(seats: int) -> list[Draft]:
    state = opened(seats, seats, packs=3)
    later = play_on(state.clone(), at_random(1), until=lambda now: now.round == 1 and now.pick == 5)
    decks = play_on(later.clone(), at_random(2), until=building)
    return [state, later, decks, play_on(decks.clone(), at_random(3))]


@pytest.mark.parametrize("seats", [2, 8])
def test_no_line_is_longer_than_the_window(seats: int) -> None:
    for state in moments(seats):
        SHOWN.fits(state)


@rule("draft#knowledge")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_terminal_shows_nothing_hidden(seats: int) -> None:
    """It is the same for any state the seat cannot tell from the true one."""
    for state in moments(seats):
        SHOWN.hides(state)


def test_a_board_tells_pack_pick_direction_and_what_is_missing() -> None:
    state = opened(2)
    one_pick(state)
    one_pick(state)
    board = SHOWN.drawn(state)

    assert "pack 1 of 5, pick 3" in board
    assert "passed to the left" in board
    assert "Taken since you held this pack" in board
    assert "Your pool (2)" in board


def test_the_end_shows_the_deck_as_a_list() -> None:
    state = play_on(opened(2, packs=3), at_random(4))
    view = GAME.view(state, 1)
    told = "\n".join(str(part) for part in SHOWN.face.standings(view, NAMES[:2], english()))

    assert "Nobody wins a draft" in told
    assert "Your deck" in told
    assert view.list.split(";")[0] in told


def test_a_whole_draft_is_played(tmp_path: Path, monkeypatch: Patch, capsys: Captured) -> None:
    """Always the first of what is offered, and a look at all there is to look at on the way."""
    asked = ["card titus", "pool", "packs", "decks", *["1"] * 31]
    wishes = ["--seats", "3", "--set", "packs=3", "--seed", "4", "--name", "Ami", "--save", str(tmp_path / "saved")]
    status = odango_with(monkeypatch, asked, "play", "draft", *wishes)
    told = capsys.readouterr().out

    assert status == 0
    assert "Titus" in told
    assert "Your deck" in told
