"""The face of Masquerade Battle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from odango.core.view import Option, View
from odango.games.masquerade.auction import Bidding
from odango.games.masquerade.cards import CHARACTERS, DATA, FACES, TEAM_OF, TEAMS
from odango.games.masquerade.trick import WAYS
from odango.games.masquerade.view import MasqueradeView
from odango.games.masquerade.wording import identity_word
from odango.terminal.face import Face, Words
from odango.terminal.masquerade import entry
from odango.terminal.masquerade.board import auction, columns, header, seat_lines, trick, yours
from odango.terminal.masquerade.hindsight import trail
from odango.terminal.masquerade.looks import LOOKS, deck
from odango.terminal.masquerade.pieces import team_short
from odango.text import Catalogue

_CHOICES = {
    Bidding.kind: range(len(TEAMS) * (CHARACTERS + 1)),
    "unmask": range(DATA.seats.most),
    "play": range(FACES * WAYS),
    "give": range(DATA.seats.most),
    "pile": range(len(TEAMS)),
}


class MasqueradeFace(Face):
    """Seats with their piles, the auction or the trick, and one's own cards."""

    usual_seats = 5

    looks = tuple((command, f"masquerade-{command}") for command in LOOKS)

    def conceivable(self, kind: str) -> range:
        return _CHOICES.get(kind, range(0))

    def opening(self, view: MasqueradeView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """Which Characters are in the game."""
        return deck(view, Words(catalogue, names), width)

    def board(self, view: MasqueradeView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        words = Words(catalogue, names)
        return [
            *header(view, words, width),
            columns(words),
            *(text for seat in range(len(view.players)) for text in seat_lines(view, seat, words, width)),
            *(auction(view, words, width) if view.phase == "auction" else []),
            *trick(view, words, width),
            *yours(view, words, width),
        ]

    def read(self, view: MasqueradeView, text: str) -> int | None:
        return entry.read(view, text)

    def choices(
        self, view: MasqueradeView, options: Sequence[Option], names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return entry.set_out(view, options, Words(catalogue, names), width)

    def look(
        self, view: MasqueradeView, command: str, names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return LOOKS[command](view, Words(catalogue, names), width)

    def standings(self, view: View, names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        """Everyone unmasked: both piles, what counts, and why that wins."""
        if view.result is None or not isinstance(view, MasqueradeView) or view.score is None:
            return []
        words = Words(catalogue, names)
        places, score = view.result.places, view.score
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(words("terminal-column-place"), justify="right")
        table.add_column(words("terminal-column-player"))
        table.add_column(words("terminal-masquerade-column-was"))
        for team in range(len(TEAMS)):
            table.add_column(words(f"terminal-masquerade-pile-{TEAMS[team]}"), justify="right")
        for key in ("bonus", "total"):
            table.add_column(words(f"terminal-masquerade-column-{key}"), justify="right")
        for seat in sorted(range(len(names)), key=lambda seat: (places[seat], -score.totals[seat], seat)):
            player = view.players[seat]
            bonus = score.bonus if seat == view.royal else 0
            table.add_row(
                str(places[seat]),
                Text(words.names[seat]),
                _was(player.identity, words),
                *map(str, player.piles or ()),
                words("terminal-masquerade-plus", bonus=bonus) if bonus else "",
                str(score.totals[seat]),
                style="bold" if places[seat] == 1 else "",
            )
        spare = [] if view.spare is None else [words("terminal-masquerade-spare", identity=identity_word(view.spare))]
        return [
            table,
            *(Text(sentence, "dim") for sentence in (words("terminal-masquerade-counting"), *spare)),
            Text(words(view.result.why.key, **view.result.why.args)),
        ]

    def hindsight(self, views: Iterable[Any], names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        """How far a careful bot would have seen through the masks."""
        return trail(views, Words(catalogue, names))


def _was(identity: int | None, words: Words) -> str:
    """The Team Card and its team; everybody's is known in the end."""
    if identity is None:
        return words("terminal-masquerade-nothing")
    team = team_short(TEAM_OF[identity])
    return words("terminal-masquerade-was", identity=identity_word(identity), team=team)
