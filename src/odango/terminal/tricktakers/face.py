"""The face of TRICKTAKERs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from odango.core.view import Option, View
from odango.games.tricktakers.cards import NAMES
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.figures import CELLS
from odango.games.tricktakers.items import ITEMS
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.roster import NOT_YET
from odango.games.tricktakers.tasks import TASKS
from odango.games.tricktakers.view import TricktakersView
from odango.games.tricktakers.wording import character_word
from odango.terminal.face import Face, Words
from odango.terminal.tricktakers import entry
from odango.terminal.tricktakers.account import LOOKS, cast
from odango.terminal.tricktakers.board import columns, header, last_account, seat_lines, selection, trick, yours
from odango.terminal.tricktakers.pieces import signed
from odango.text import Catalogue, Name

_CHOICES: Final = {
    **dict.fromkeys(("draft", "character", "drafted"), range(len(CHARACTERS))),
    "leader": range(DATA.seats.most),
    "bid": range(DATA.rounds.tricks + 1),
    "stake": range(DATA.gambler.stake_final + 1),
    "equip": range(len(ITEMS)),
    "item": range(len(ITEMS) + 1),
    "task": range(len(TASKS)),
    "dexterity": range(2),
    **dict.fromkeys(("discard", "give-back", "under"), range(len(NAMES))),
    **dict.fromkeys(("offer", "respond", "clone"), range(-1, len(NAMES))),
    "red": range(len(NAMES) + 1),
    "trap": range(len(DATA.traps)),
    "carry": range(2),
    "ritual": range(4 * len(DATA.beasts)),
    "front": range(len(DATA.beasts) + 1),
    "element": range(len(CELLS)),
    "forge": range(3),
    "predict": range(len(CHARACTERS)),
    **dict.fromkeys(("show", "rewind", "change", "look", "flip", "chip"), range(2)),
    "letter": range(len(DATA.thief.letters)),
    **dict.fromkeys(("turn-chip", "loot"), range(3)),
}
"""Cards to play and cards to pick are read by the face itself."""


class TricktakersFace(Face):
    """Seats with their characters, the trick with what the cards count as, and one's own hand."""

    looks = tuple((command, f"tricktakers-{command}") for command in LOOKS)

    def round(self, view: TricktakersView) -> int:
        return view.round

    def conceivable(self, kind: str) -> range:
        return _CHOICES.get(kind, range(0))

    def opening(self, view: TricktakersView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """Which characters are in the game."""
        words = Words(catalogue, names)
        return [Text(words("terminal-tricktakers-cast"), "bold"), *cast(view, words, width)]

    def board(self, view: TricktakersView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        words = Words(catalogue, names)
        # Two players choose nothing before the last round, so they see the account of the round before there.
        told_later = view.phase == "setup" and view.final and len(view.players) == 2
        return [
            *(last_account(view, words, width) if view.phase == "over" or told_later else []),
            *header(view, words, width),
            columns(view, words, width),
            *(text for seat in range(len(view.players)) for text in seat_lines(view, seat, words, width)),
            *(selection(view, words, width) if view.phase in ("draft", "selection") else []),
            *trick(view, words, width),
            *yours(view, words, width),
        ]

    def read(self, view: TricktakersView, text: str) -> int | None:
        return entry.read(view, text)

    def choices(
        self, view: TricktakersView, options: Sequence[Option], names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return entry.set_out(view, options, Words(catalogue, names), width)

    def look(
        self, view: TricktakersView, command: str, names: Sequence[str], catalogue: Catalogue, width: int
    ) -> list[Text]:
        return LOOKS[command](view, Words(catalogue, names), width)

    def standings(self, view: View, names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        """Places, points and crowns, who was whom in every round and what it brought, and why that wins."""
        if view.result is None or not isinstance(view, TricktakersView):
            return []
        words = Words(catalogue, names)
        places = view.result.places
        crowned = len(view.players) > 2
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(words("terminal-column-place"), justify="right")
        table.add_column(words("terminal-column-player"))
        table.add_column(words("terminal-column-points"), justify="right")
        for crown in ("crowns", "black") if crowned else ():
            table.add_column(words(f"terminal-tricktakers-{crown}"), justify="right")
        for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
            player = view.players[seat]
            worn = (str(player.crowns), str(player.black_crowns)) if crowned else ()
            table.add_row(
                str(places[seat]),
                Text(words.names[seat]),
                str(player.points),
                *worn,
                style="bold" if places[seat] == 1 else "",
            )
        rounds = [Text(_round(view, number, words), "dim") for number in range(view.round)]
        return [table, *rounds, Text(words(view.result.why.key, **view.result.why.args))]


def _round(view: TricktakersView, number: int, words: Words) -> str:
    """Who was who in a round, and what it brought; nothing was counted in a round that ended the game at once."""
    found = []
    for seat, player in enumerate(view.players):
        if number < len(view.accounts):
            one = view.accounts[number][seat]
            was = {"character": character_word(one.character), "gain": signed(one.after - one.before)}
            found.append(words("terminal-tricktakers-was", who=Name(seat), **was))
        elif player.character != NOT_YET:
            found.append(
                words("terminal-tricktakers-was-at-the-end", who=Name(seat), character=character_word(player.character))
            )
    return words("terminal-tricktakers-past-round", number=number + 1, told=", ".join(found))
