"""The face of the Sailor Moon CCG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from odango.core.view import Option, View
from odango.games.ccg.cards import CARDS
from odango.games.ccg.turn.playing import PLAY
from odango.games.ccg.view import CcgView
from odango.terminal.ccg import entry, sheets
from odango.terminal.ccg.board import header, legend, seat_lines, yours
from odango.terminal.ccg.fight import going_on
from odango.terminal.ccg.orders import CcgOrders
from odango.terminal.face import Face, Words
from odango.text import Catalogue, Line, line

_PLAY_CHOICES: Final = range(PLAY, 16 * len(CARDS), 16)
"""Every card by itself, as a question packs it."""
_HINTS: Final = frozenset({"open", "play", "act", "defend", "basic-attack", "basic-monster"})


class CcgFace(Face):
    """Everyone's zones with damage, Power and piles, what is going on, and one's own hand."""

    usual_seats = 2
    looks = tuple((command, f"ccg-{command}") for command in sheets.LOOKS)
    tells = (("card titus", "ccg-card"),)
    numbered = True

    def round(self, view: CcgView) -> int:
        return max(player.turns for player in view.players)

    def conceivable(self, kind: str) -> range:
        return _PLAY_CHOICES if kind == "play" else range(0)

    def opening(self, view: CcgView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """How to read the board."""
        return legend(view, Words(catalogue, names), width)

    def board(self, view: CcgView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        words = Words(catalogue, names)
        # One's own things stand nearest to the question.
        mine = 0 if view.seat is None else view.seat + 1
        seats = [(mine + i) % len(view.players) for i in range(len(view.players))]
        return [
            *header(view, words, width),
            *(text for seat in seats for text in seat_lines(view, seat, words, width)),
            *going_on(view, words, width),
            *yours(view, words, width),
        ]

    def read(self, view: CcgView, text: str) -> int | None:
        return entry.read(view, text)

    def choices(
        self, view: CcgView, options: Sequence[Option], names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return entry.set_out(view, options, Words(catalogue, names), width)

    def hint(self, kind: str) -> Line | None:
        return line("terminal-ccg-hint") if kind in _HINTS else None

    def look(self, view: CcgView, command: str, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        return sheets.LOOKS[command](view, Words(catalogue, names), width)

    def tell(
        self, view: CcgView, command: str, about: str, names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return sheets.card_called(about, Words(catalogue, names), width)

    def standing(self) -> CcgOrders:
        return CcgOrders()

    def standings(self, view: View, names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        """Places and points, who has defeated what, and why that wins."""
        if view.result is None or not isinstance(view, CcgView):
            return []
        words = Words(catalogue, names)
        places = view.result.places
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(words("terminal-column-place"), justify="right")
        table.add_column(words("terminal-column-player"))
        table.add_column(words("terminal-column-points"), justify="right")
        table.add_column(words("terminal-ccg-column-deck"))
        for seat in sorted(range(len(names)), key=lambda seat: (places[seat], seat)):
            player = view.players[seat]
            table.add_row(
                str(places[seat]),
                Text(words.names[seat]),
                str(player.points),
                words(f"ccg-deck-{player.deck_name.replace('_', '-')}"),
                style="bold" if places[seat] == 1 else "",
            )
        told = sheets.scores(view, words, 78) if view.scores else []
        return [table, *told, Text(words(view.result.why.key, **view.result.why.args))]
