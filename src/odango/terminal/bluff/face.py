"""The face of Truth or Bluff: its board."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from odango.core.step import Seat
from odango.core.view import View
from odango.games.bluff.endings import EMPTY_HOLDER, ENDINGS
from odango.games.bluff.facts import Challenged
from odango.games.bluff.round import LOOK, PASSES
from odango.games.bluff.setup import RANDOM_VILLAINS, Setup, villains_in
from odango.games.bluff.tiles import CHARACTERS, FIRST_VILLAIN, HOUSE_NUMBERS, KINDS, WHITE, Tile, is_villain
from odango.games.bluff.view import BluffView, UnderWay
from odango.terminal.bluff.tiles import drawn, heap
from odango.terminal.face import Face, Words
from odango.terminal.screen import flow, prose
from odango.text import Catalogue, Name, Names, Word, seat_letter

_CHOICES = {
    "start": range(KINDS * PASSES),
    "pass-on": range(PASSES),
    "respond": range(LOOK + 1),
    "move-tile": range(8 * KINDS * 8),
    "swap-tiles": range(KINDS * 8 * KINDS),
    "bag-tile": range(KINDS),
    "return-tile": range(KINDS),
}
_NAME, _TILES, _TOKENS, _TO_GO = 15, 5, 6, 5
"""The widths of the board's columns; face-up tiles have the rest."""


class BluffFace(Face):
    """Who has what, what lies open, and the tile under way."""

    def conceivable(self, kind: str) -> range:
        return _CHOICES.get(kind, range(0))

    def round(self, view: BluffView) -> int:
        return sum(type(fact) is Challenged for fact in view.history) + (view.result is None)

    def opening(self, view: BluffView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        """Which tiles are in the game."""
        words = Words(catalogue, names)
        kinds = [drawn(kind, words, view.contents[kind]) for kind in range(WHITE)]
        white = [Text(word) for word in words("terminal-bluff-in-play-white").split() if view.contents[WHITE]]
        villains = [drawn(kind, words) for kind in range(FIRST_VILLAIN, KINDS) if view.contents[kind]]
        house = view.setup.four_player_villains == Setup().four_player_villains and len(names) == RANDOM_VILLAINS
        if villains_in(view.contents) and house:
            villains.insert(0, Text(words("terminal-bluff-in-play-villains")))
        return flow([Text(words("terminal-bluff-in-play"), "bold"), *kinds, *white, *villains], width, 2)

    def board(self, view: BluffView, names: Sequence[str], catalogue: Catalogue, width: int) -> list[Text]:
        words = Words(catalogue, names)
        return [
            *_header(view, words, self.round(view), width),
            *prose(words("terminal-bluff-endings", ending=Word(f"bluff-ending-{view.ending}")), width, "dim", 2),
            *_numbers(view, words, width),
            *([Text(words("terminal-bluff-set-aside", tiles=view.set_aside), "dim")] if view.set_aside else []),
            _columns(words),
            *(text for seat in range(len(view.players)) for text in _seat(view, seat, words, width)),
            *_warnings(view, words, width),
            *_way(view.under_way, view.seat, words, width),
            *_yours(view, words, width),
        ]

    def standings(self, view: View, names: Sequence[str], catalogue: Catalogue) -> list[Table | Text]:
        result = view.result
        if result is None or not isinstance(view, BluffView):
            return []
        words = Words(catalogue, names)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        everywhere = [f"terminal-column-{key}" for key in ("place", "player", "points")]
        for key in [*everywhere, *(f"terminal-bluff-column-{key}" for key in _TIE_BREAKS)]:
            left = key in {"terminal-column-player", "terminal-bluff-column-values"}
            table.add_column(words(key), justify="left" if left else "right")
        for seat in sorted(range(len(names)), key=lambda seat: (result.places[seat], seat)):
            player = view.players[seat]
            name = words.names[seat]
            table.add_row(
                str(result.places[seat]),
                Text(words("terminal-bluff-defeated", name=name) if seat in view.defeated else name),
                f"{result.points[seat]:g}",
                str(player.tiles),
                str(player.tokens),
                str(_villains(view, seat)),
                " ".join(map(str, player.token_values or ())),
                style="bold" if result.places[seat] == 1 else "",
            )
        return [table, Text(words("terminal-bluff-ties"), "dim")]


_TIE_BREAKS = ("left", "tokens", "villains", "values")


def _villains(view: BluffView, seat: Seat) -> int:
    """The villains that count in a tie."""
    if view.setup.villain_tiles_for_tie_break == "face_up_at_end":
        return sum(map(is_villain, view.players[seat].face_up))
    taken = [fact for fact in view.history if type(fact) is Challenged and is_villain(fact.tile)]
    return sum(fact.collector == seat for fact in taken)


def _header(view: BluffView, words: Words, number: int, width: int) -> list[Text]:
    turn = words("terminal-bluff-turn", who=Name(view.asked[0].seat)) if view.asked else words("terminal-bluff-over")
    bags = words("terminal-bluff-bags", tiles=view.bag, tokens=view.token_bag)
    left = f"── {words('terminal-bluff-title')} ── {words('terminal-bluff-round', number=number)} ── {turn} "
    right = f" {bags} ──"
    room = width - cell_len(left) - cell_len(right)
    if room < 0:
        return [Text(left, "bold"), Text(bags)]
    return [Text(left + "─" * room + right, "bold")]


def _numbers(view: BluffView, words: Words, width: int) -> list[Text]:
    """The numbers on the tiles, where they matter."""
    if view.ending != "total-36":
        return []
    house = "-house" if view.setup.numbers == HOUSE_NUMBERS else ""
    tiles = [
        Text(words("terminal-bluff-number", tile=drawn(kind, words).plain, number=number))
        for kind, number in enumerate(view.setup.numbers)
    ]
    return flow([Text(words(f"terminal-bluff-numbers{house}")), *tiles], width, 2)


def _columns(words: Words) -> Text:
    cells = [
        f"  {_fit(words('terminal-bluff-seat'), _NAME + 2)}",
        f"{words('terminal-bluff-tiles'):>{_TILES}}",
        f"{words('terminal-bluff-tokens'):>{_TOKENS}}",
        f"{words('terminal-bluff-to-go'):>{_TO_GO}}",
        f" {words('terminal-bluff-face-up')}",
    ]
    return Text(" ".join(cells), "dim")


def _seat(view: BluffView, seat: Seat, words: Words, width: int) -> list[Text]:
    """One player's line: who, how many tiles and tokens, how far from the Ending, and what lies face up."""
    player = view.players[seat]
    turn = any(asked.seat == seat for asked in view.asked)
    name = words.names[seat]
    if seat == view.seat:
        name = words("terminal-bluff-you", name=name)
    to_go = ENDINGS[view.ending].short(list(player.face_up), view.setup.numbers)
    short = bool(_would_end(view, seat))
    line = Text()
    line.append("▸ " if turn else "  ", "bold")
    line.append(f"{seat_letter(seat)} {_fit(name, _NAME)}", "bold" if turn or seat == view.seat else "")
    line.append(" ")
    line.append(_number(words, player.tiles, _TILES, warn=player.tiles == 0))
    line.append(f" {player.tokens:>{_TOKENS}} ")
    if seat in view.defeated:
        line.append(f"{words('terminal-bluff-out'):>{_TO_GO}}", _WARN)
    else:
        line.append(_number(words, to_go, _TO_GO, warn=short))
    line.append("  ")
    start = line.cell_len
    tiles = heap(player.face_up, words) or [Text(words("terminal-bluff-nothing"), "dim")]
    first, *rest = flow(tiles, width - start)
    return [line.append(first), *(Text.assemble(" " * start, text) for text in rest)]


_WARN = "bold color(208)"


def _number(words: Words, number: int, width: int, *, warn: bool) -> Text:
    # The exclamation mark stands right of the column, so that the figures stay in line.
    text = words("terminal-bluff-warned", count=number) if warn else f"{number} "
    return Text(text.rjust(width), _WARN if warn else "")


def _fit(name: str, width: int) -> str:
    return set_cell_size(name, width)


def _would_end(view: BluffView, seat: Seat) -> list[Tile]:
    """The tiles that, one more of them face up before this player, would meet the Ending."""
    area = list(view.players[seat].face_up)
    ending = ENDINGS[view.ending]
    numbers = view.setup.numbers
    if view.result is not None or ending.met(area, numbers):
        return []
    kinds = [kind for kind in range(KINDS) if view.contents[kind]]
    return [kind for kind in kinds if ending.met([*area, kind], numbers)]


def _warnings(view: BluffView, words: Words, width: int) -> list[Text]:
    short = []
    for seat in range(len(view.players)):
        kinds = _would_end(view, seat)
        # A white tile does what its character does, unless whiteness itself is what matters.
        faces = list(
            dict.fromkeys(kind % WHITE if kind < FIRST_VILLAIN and kind % WHITE in kinds else kind for kind in kinds)
        )
        if faces:
            tiles = " ".join(drawn(kind, words).plain for kind in faces)
            if len(faces) > 3:
                tiles = words("terminal-bluff-any-tile", count=len(faces))
            short.append(Text(words("terminal-bluff-short-of", who=Name(seat), tiles=tiles), _WARN))
    lines = flow([Text(words("terminal-bluff-one-short"), _WARN), *short], width, 2) if short else []
    empty = tuple(seat for seat, player in enumerate(view.players) if player.tiles == 0)
    if empty and view.cause != EMPTY_HOLDER:
        lines += flow(
            [Text(words("terminal-bluff-empty"), _WARN), *(Text(words.names[seat]) for seat in empty)], width, 2
        )
    return lines


def _way(under_way: UnderWay | None, me: Seat | None, words: Words, width: int) -> list[Text]:
    """How the tile under way has travelled, who has seen it, and what it is if you have."""
    if under_way is None:
        return []
    legs = []
    for number, handed in enumerate(under_way.passes):
        key = "terminal-bluff-handed" if number else "terminal-bluff-handed-first"
        claim = Word(f"terminal-bluff-short-{CHARACTERS[handed.claim]}")
        args = {"to": Name(handed.receiver), "claim": claim}
        legs.append(Text(words(key, **args) if number else words(key, who=Name(handed.giver), **args)))
    lines = flow([Text(words("terminal-bluff-way"), "bold"), *legs], width, 2)
    seen = [Text(word) for word in words("terminal-bluff-seen-by", who=Names(under_way.seen_by)).split()]
    if under_way.tile is not None:
        seen += [Text(words("terminal-bluff-it-is")), drawn(under_way.tile, words)]
    elif me is not None:
        seen += [Text(word) for word in words("terminal-bluff-unseen").split()]
    return [*lines, *(Text.assemble("  ", text) for text in flow(seen, width - 2))]


def _yours(view: BluffView, words: Words, width: int) -> list[Text]:
    """Your holder and your tokens; a spectator has neither."""
    if view.seat is None:
        return []
    label = Text(words("terminal-bluff-holder"), "bold")
    lines = flow([label, *heap(view.holder, words)], width, 2)
    if not view.holder:
        lines = [Text(words("terminal-bluff-holder-empty"), _WARN)]
    values = view.players[view.seat].token_values or ()
    listed = " ".join(map(str, values))
    tokens = words("terminal-bluff-your-tokens", values=listed, points=sum(values))
    return [*lines, *prose(tokens if values else words("terminal-bluff-no-tokens"), width, indent=2)]
