"""The `odango` command, with lines that come through a pipe as if they were typed."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from odango import cli
from odango.core.replay import read

Captured = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

SCRIPT = ["options", "1", "options", "2"] * 400
"""Answers any question sooner or later."""


def typing(monkeypatch: Patch, lines: Iterable[str]) -> None:
    """These lines wait to be read."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{text}\n" for text in lines)))


def odango_with(monkeypatch: Patch, lines: Iterable[str], *argv: str) -> int:
    """The command's status."""
    typing(monkeypatch, lines)
    return cli.main(argv)


def play(monkeypatch: Patch, game: str, lines: Iterable[str], *argv: str) -> int:
    """Ami plays this game against bots that choose at random."""
    return odango_with(monkeypatch, lines, "play", game, "--level", "random", "--name", "Ami", *argv)


def in_many_sittings(monkeypatch: Patch, game: str, finished: Path, *argv: str) -> None:
    """Ami chooses again what stands in this file, and leaves after every choice; `argv` begins the game."""
    for move in [move for move in read(finished.read_text()).moves if move.seat == 0]:
        assert play(monkeypatch, game, [move.text, "quit"], *argv) == 0
        argv = ()


def reads_in_a_pipe(said: str, home: Path) -> None:
    """Eighty columns, whatever the place of the file needs, and no colour."""
    assert max(len(text) for text in said.splitlines() if str(home) not in text) <= 80
    assert "\x1b" not in said
