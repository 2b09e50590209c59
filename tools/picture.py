"""Draws docs/images/terminal.svg: a real position of Truth or Bluff as the terminal shows it."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from odango.bots import ask, bot
from odango.core.engine import choose
from odango.core.rng import Rng
from odango.core.view import offer
from odango.games import GAMES
from odango.terminal.faces import face
from odango.text import english

NAMES = ["Usagi", "Anko", "Goma", "Kinako", "Matcha"]
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" class="rich-terminal" viewBox="0 0 {width} {height}"
 font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="{char_height}">
<style>.{unique_id}-matrix {{ line-height: {line_height}px; font-variant-east-asian: full-width; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
<rect fill="#10142b" x="0" y="0" width="{width}" height="{height}" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def position() -> tuple[Any, list[str]]:
    """A game far enough in to be interesting, where the first player is asked about a tile that somebody has seen."""
    game = GAMES["bluff"]
    steady = bot("bluff", "steady")
    for seed in range(100):
        state = game.start(game.Setup(ending="guardians"), 5, Rng(seed))
        told: list[str] = []
        chances = [Rng(seat) for seat in range(5)]
        while state.pending:
            seat = state.pending[0].seat
            if len(state.history) >= 13 and seat == 0 and len(state.passes) >= 2 and not state.looked:
                return state, told
            choose(state, seat, ask(steady, game, state, seat, chances[seat]))
            told += [english().say(event.face(0), NAMES) for event in state.events or []]
            state.events = []
    raise AssertionError("no such position in a hundred games")


def main() -> None:
    game = GAMES["bluff"]
    state, told = position()
    console = Console(record=True, width=80, file=StringIO(), force_terminal=True, color_system="truecolor")
    for sentence in told[-4:]:
        console.print(Text(sentence))
    console.print()
    for row in face("bluff").board(game.view(state, 0), NAMES, english(), 80):
        console.print(row)
    console.print()
    console.print(Text(english().say(state.pending[0].ask(state), NAMES), "bold"))
    for number, option in enumerate(offer(state, 0), 1):
        label = english().say(option.label, NAMES)
        console.print(Text.assemble(f"  {number}  ", (f"{label:52}", "bold"), (option.text, "dim")))
    console.print(Text("> "))
    target = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
    target.write_text(console.export_svg(title="", code_format=FRAME, unique_id="odango"), "utf-8")


if __name__ == "__main__":
    main()
