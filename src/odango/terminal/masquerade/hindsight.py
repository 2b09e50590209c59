"""What a careful bot would have believed in a person's place, when the game is over and cannot be spoilt any more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.table import Table
from rich.text import Text

from odango.bots.masquerade.belief import suspicions
from odango.core.step import Seat
from odango.games.masquerade.view import MasqueradeView
from odango.terminal.face import Words
from odango.terminal.masquerade.pieces import team_short

MOMENTS: Final = 5
"""So many looks back, evenly spread over the tricks."""


def trail(views: Iterable[MasqueradeView], words: Words) -> list[Table | Text]:
    """For everyone whose Team Card stayed hidden: how likely they were a Guardian, from early to late."""
    believed: dict[int, tuple[float, ...]] = {}
    hidden: list[Seat] = []
    last = None
    for view in views:
        last = view
        over = len(view.tricks)
        if view.phase == "tricks" and over not in believed and over in _moments(view.tricks_in_all):
            believed[over] = suspicions(view)
            hidden = [seat for seat, player in enumerate(view.players) if player.team is None]
    if last is None or last.result is None or not hidden:
        return []
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(words("terminal-column-player"))
    for over in believed:
        table.add_column(words("terminal-masquerade-after", count=over), justify="right")
    table.add_column(words("terminal-masquerade-column-was"))
    for seat in hidden:
        team = last.players[seat].team
        chances = [words("terminal-masquerade-chance", percent=round(100 * row[seat])) for row in believed.values()]
        was = "" if team is None else words(team_short(team).key)
        table.add_row(Text(words.names[seat]), *chances, was)
    return [Text(words("terminal-masquerade-trail")), table]


def _moments(tricks: int) -> frozenset[int]:
    """After how many tricks: from none to all but the last."""
    return frozenset(round(step * (tricks - 1) / (MOMENTS - 1)) for step in range(MOMENTS))
