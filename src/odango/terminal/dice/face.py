"""The face of Dice Challenge."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from odango.core.view import Option, View
from odango.games.dice.characters import CHARACTERS
from odango.games.dice.state import NONE, Side
from odango.games.dice.view import DiceView
from odango.terminal.dice import entry
from odango.terminal.dice.board import attack_line, character_of, history, in_turn, people, side_lines, team
from odango.terminal.dice.orders import DiceOrders
from odango.terminal.face import Face, Words
from odango.terminal.screen import prose
from odango.text import Catalogue, Line, Name, Names, line

_CHOICES = {"character": range(len(CHARACTERS))}

_HINTS = {
    "turn": "attack",
    "attack-another": "attack",
    "shield": "order",
    "character": "character",
    "after-loss": "after-loss",
    **dict.fromkeys(entry.ONE_DIE, "place"),
}


class DiceFace(Face):
    """Two sides, their dice, and the score."""

    usual_seats = 2

    def conceivable(self, kind: str) -> range:
        return _CHOICES.get(kind, range(0))

    def round(self, view: DiceView) -> int:
        ready = all(fighter.starting for fighter in view.fighters)
        return len(view.history) + (view.result is None) if ready else 0

    def opening(self, view: DiceView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """How a match is won, and how to read a die."""
        words = Words(catalogue, names)
        won = words(f"terminal-dice-opening-{view.mode.replace('_', '-')}", count=view.rounds_to_win)
        return [*prose(won, width), *prose(words("terminal-dice-opening"), width, "dim")]

    def board(self, view: DiceView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        words = Words(catalogue, names)
        bottom: Side = 0 if view.seat is None else view.seat % 2
        attack = attack_line(view, words)
        return [
            *_header(view, words, self.round(view), width),
            *side_lines(view, 1 - bottom, words, width),
            *(prose(attack, width, "bold", 2) if attack else []),
            *side_lines(view, bottom, words, width),
            *history(view, bottom, words, width),
        ]

    def read(self, view: DiceView, text: str) -> int | None:
        return entry.read(view, text)

    def choices(
        self, view: DiceView, options: Sequence[Option], names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return entry.set_out(view, options, Words(catalogue, names), width)

    def hint(self, kind: str) -> Line | None:
        key = _HINTS.get(kind)
        return None if key is None else line(f"terminal-dice-hint-{key}")

    def standing(self) -> DiceOrders:
        return DiceOrders()

    def standings(self, view: View, names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        result = view.result
        if result is None or not isinstance(view, DiceView):
            return []
        words = Words(catalogue, names)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("place", "players", "rounds", "fighters"):
            left = key in {"players", "fighters"}
            table.add_column(words(f"terminal-dice-standings-{key}"), justify="left" if left else "right")
        for side in sorted((0, 1), key=lambda side: -view.tokens[side]):
            table.add_row(
                str(result.places[side]),
                Text(words("terminal-dice-side", who=people(view, side))),
                str(view.tokens[side]),
                Text(", ".join(character_of(view, fighter, words) for fighter in team(view, side))),
                style="bold" if result.places[side] == 1 else "",
            )
        return [table]


def _header(view: DiceView, words: Words, number: int, width: int) -> list[Text]:
    attacker = in_turn(view)
    if attacker != NONE:
        turn = words("terminal-dice-turn", who=Name(view.fighters[attacker].owner))
    elif view.asked:
        asked = tuple(sorted({asked.seat for asked in view.asked}))
        turn = words("terminal-dice-choosing", who=Names(asked), count=len(asked))
    else:
        turn = words("terminal-dice-over")
    title = [words("terminal-dice-title"), *([words("terminal-dice-round", number=number)] if number else []), turn]
    left = "".join(f"── {part} " for part in title)
    right = f" {words('terminal-dice-to-win', count=view.rounds_to_win)} ──"
    room = width - cell_len(left) - cell_len(right)
    if room < 0:
        return prose(left + right.strip(), width, "bold", 3)
    return [Text(left + "─" * room + right, "bold")]
