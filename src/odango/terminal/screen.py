"""Where words go: the two streams, with or without colour, and the catalogue that has all the words."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper

from rich.console import Console, RenderableType
from rich.text import Text

from odango.text import Arg, Catalogue, Line, english, line

WIDEST = 100
"""Longer lines are hard to read, however wide the window."""
LONGEST = 900
"""So much of a text is quoted in a sentence."""
NARROWEST = 60
"""Boards are not squeezed further than this."""


class Problem(Exception):
    """Something the person has to be told instead of what was asked for; the command ends with `status`."""

    def __init__(self, said: Line, status: int = 2) -> None:
        super().__init__(said)
        self.line = said
        self.status = status


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more: `main` ends quietly."""
        raise BrokenPipeError


class Screen:
    """What a command prints on: answers to `out`, troubles and progress to `err`."""

    def __init__(self, colour: bool = True, catalogue: Catalogue | None = None) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.out = _console(sys.stdout.isatty(), colour, stderr=False)
        self.err = _console(sys.stderr.isatty(), colour, stderr=True)
        self.catalogue = catalogue or english()
        self.names: list[str] = []
        """The players by seat, as sentences call them."""

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.out.width, WIDEST))

    def words(self, key: str, **args: Arg) -> str:
        """A message of the catalogue."""
        return self.sentence(line(key, **args))

    def sentence(self, said: Line) -> str:
        args = {key: _short(arg) for key, arg in said.args.items()}
        return printable(self.catalogue.say(Line(said.key, args), self.names))

    def say(self, key: str, style: str = "", **args: Arg) -> None:
        self.show(Text(self.words(key, **args), style))

    def note(self, key: str, **args: Arg) -> None:
        """Something with a file or a command in it, never broken, so that it can be copied."""
        self.out.print(Text(self.words(key, **args)), soft_wrap=True)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.out.print(thing, width=min(self.out.width, WIDEST))

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that are already as long as they should be."""
        for text in lines:
            self.out.print(text, soft_wrap=True)

    def gap(self) -> None:
        self.out.print()

    def complain(self, said: Line) -> None:
        self.err.print(Text(self.sentence(said)), soft_wrap=True)


def _short(arg: Arg) -> Arg:
    """Nobody reads more than this of what they typed themselves, and the catalogue refuses it."""
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


def printable(text: str) -> str:
    """Nothing that could move the cursor: names and notation may come from a stranger's file."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


def _console(terminal: bool, colour: bool, *, stderr: bool) -> Console:
    plain = not colour or bool(os.environ.get("NO_COLOR")) or not terminal
    return _Console(
        stderr=stderr,
        color_system=None if plain else "auto",
        # Elsewhere than on a terminal a line has 80 places, whatever window the command was started from.
        width=None if terminal else 80,
        highlight=False,
        markup=False,
        emoji=False,
    )


def flow(units: Iterable[Text], width: int, indent: int = 0, gap: str = " ") -> list[Text]:
    """Set units one after another and go to a new line, indented, where one does not fit; none is broken."""
    lines: list[Text] = []
    for unit in units:
        if lines and lines[-1].cell_len + len(gap) + unit.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], gap, unit)
        else:
            lines.append(Text.assemble(" " * indent if lines else "", unit))
    return lines


def prose(text: str, width: int, style: str = "", indent: int = 0) -> list[Text]:
    """A sentence as lines of at most `width`."""
    return flow([Text(word, style) for word in text.split()], width, indent)
