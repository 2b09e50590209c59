"""A table of the Sailor Moon CCG in letters: what everyone has in play, and one's own hand."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from odango.core.step import Seat
from odango.games.ccg.asking import unpack, verb_of
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.facts import NONE, Piece
from odango.games.ccg.state import NOBODY
from odango.games.ccg.turn.playing import ONTO, PLAY
from odango.games.ccg.view import CcgView
from odango.terminal.ccg.pieces import counted_names, in_order, notes, piece_name, power
from odango.terminal.face import Words, cut
from odango.terminal.screen import flow, prose
from odango.text import Name, Names, seat_letter

_ZONE, _NUMBER, _NAME, _DAMAGE, _POWER = 8, 3, 25, 8, 8
"""The widths of the board's columns."""
_INDENT: Final = _ZONE + 4
_ROOMY: Final = 72
"""In a narrower window names are cut."""
_EVENT: Final = 3
"""The verb of a Defense Event in a question for a defence."""


def header(view: CcgView, words: Words, width: int) -> list[Text]:
    """Whose turn it is, which step, who is asked, and what wins."""
    parts = [words("terminal-ccg-title"), *_now(view, words)]
    asked = tuple(dict.fromkeys(asked.seat for asked in view.asked))
    if asked and asked != (view.turn,):
        parts.append(words("terminal-ccg-asked", who=Names(asked), count=len(asked)))
    key = "terminal-ccg-goal-basic" if view.setup.basic else "terminal-ccg-goal"
    right = f" {words(key, points=view.setup.goal)} ──"
    # Where room is scarce, people know what they play.
    for some in (parts, parts[1:]):
        left = "".join(f"── {part} " for part in some)
        room = width - cell_len(left) - cell_len(right)
        if room >= 0:
            return [Text(left + "─" * room + right, "bold")]
    return prose(f"{left}──{right}", width, "bold", 3)


def _now(view: CcgView, words: Words) -> list[str]:
    if view.result is not None:
        return [words("terminal-ccg-over")]
    if view.setup.basic:
        return [words("terminal-ccg-flip", number=view.players[0].turns)] if view.players[0].turns else []
    if view.turn == NOBODY:
        return [words("terminal-ccg-opening")]
    turn = words("terminal-ccg-turn", who=Name(view.turn), number=view.players[view.turn].turns)
    return [turn, words(f"terminal-ccg-step-{view.step}")]


# --- the seats --------------------------------------------------------------------------------------------------------


def seat_lines(view: CcgView, seat: Seat, words: Words, width: int) -> list[Text]:
    """One player: the deck, points and piles; then the three zones, and what holds of the player."""
    player = view.players[seat]
    name = words("terminal-ccg-you", name=words.names[seat]) if seat == view.seat else words.names[seat]
    deck = words(f"ccg-deck-{player.deck_name.replace('_', '-')}")
    left = f"{'▸' if seat == view.turn else ' '} {seat_letter(seat)} {name} · {deck}"
    right = " · ".join(_figures(view, seat, words))
    room = width - cell_len(left) - cell_len(right)
    style = "bold" if seat in (view.turn, view.seat) else ""
    lines = [Text(f"{left}{' ' * room}{right}", style)] if room > 1 else prose(f"{left} · {right}", width, style, 4)
    for key, zone in (("allies", player.allies), ("enemies", player.enemies)):
        for place, piece in enumerate(zone):
            label = words(f"terminal-ccg-{key}") if place == 0 else ""
            lines += _piece_lines(view, seat, piece, label, words, width)
    if player.pie:
        told = [Text(_pie(view, seat, piece, words)) for piece in player.pie]
        label = set_cell_size("  " + words("terminal-ccg-pie"), _INDENT)
        lines += _beside(label, flow(told, width - _INDENT, 0, " · "))
    known = prose(" · ".join(_known(view, seat, words)), width - _INDENT, "dim")
    return [*lines, *_beside(" " * _INDENT, known)]


def _beside(label: str, texts: list[Text]) -> list[Text]:
    """A label with a column of text beside it."""
    return [Text.assemble(label if i == 0 else " " * cell_len(label), text) for i, text in enumerate(texts)]


def _figures(view: CcgView, seat: Seat, words: Words) -> list[str]:
    """Points, and how many cards lie where."""
    player = view.players[seat]
    points = words(f"terminal-ccg-points{'-basic' if view.setup.basic else ''}", count=player.points)
    if player.out:
        return [points, words("terminal-ccg-out")]
    hand = {} if view.setup.basic else {"hand": player.hand}
    piles = {**hand, "deck": player.deck, "discards": len(player.discards)}
    return [points, *(words(f"terminal-ccg-{key}", count=count) for key, count in piles.items())]


def _piece_lines(view: CcgView, seat: Seat, piece: Piece, label: str, words: Words, width: int) -> list[Text]:
    """A card of the Ally or Enemy Zone; what does not fit behind it stands below."""
    wide = _NAME if width >= _ROOMY else _NAME - 8
    damage = "" if piece.card == NONE else f"{piece.damage}/{CARDS[piece.card].health}"
    start = (
        f"  {set_cell_size(label, _ZONE)}{piece.uid:>{_NUMBER}} "
        f"{set_cell_size(cut(piece_name(view, seat, piece, words), wide), wide)}{damage:>{_DAMAGE}} "
        f"{set_cell_size(_lent(view, seat, piece), _POWER)}"
    )
    told = " · ".join(notes(view, seat, piece, words))
    if cell_len(start) + cell_len(told) <= width:
        return [Text((start + told).rstrip())]
    indent = _INDENT + 2
    return [Text(start.rstrip()), *(Text.assemble(" " * indent, text) for text in prose(told, width - indent))]


def _lent(view: CcgView, seat: Seat, piece: Piece) -> str:
    """Attached Power, and what friends lend to it."""
    player = view.players[seat]
    if piece not in player.allies:
        return power(piece.power)
    counts = player.counted[player.allies.index(piece)]
    lent = sum(counts) - piece.powers
    return f"{power(piece.power)}{f'+{lent}' if lent else ''}"


def _pie(view: CcgView, seat: Seat, piece: Piece, words: Words) -> str:
    """A card of the PIE Zone: its number, name, and what lies on it."""
    more = [*([power(piece.power)] if piece.powers else []), *notes(view, seat, piece, words)]
    name = f"{piece.uid} {piece_name(view, seat, piece, words)}"
    return f"{name} ({', '.join(more)})" if more else name


def _known(view: CcgView, seat: Seat, words: Words) -> list[str]:
    """What holds of a player, and what you know of their hidden cards."""
    player = view.players[seat]
    told = [
        words(f"terminal-ccg-{key.replace('_', '-')}")
        for key in ("skips", "no_draw", "no_attacks", "no_rest")
        if getattr(player, key) and not player.out
    ]
    if player.known and seat != view.seat:
        told.append(words("terminal-ccg-known-hand", cards=", ".join(counted_names(player.known, words))))
    if player.top:
        told.append(words("terminal-ccg-known-top", cards=in_order(player.top, words)))
    if seat == view.turn and view.trained:
        told.append(words("terminal-ccg-trained", count=view.trained))
    if seat in view.answered:
        told.append(words("terminal-ccg-answered"))
    return told


# --- one's own cards --------------------------------------------------------------------------------------------------


def yours(view: CcgView, words: Words, width: int) -> list[Text]:
    """Your hand; if something in it has to wait, what may be played now is in brackets."""
    if view.seat is None or view.result is not None or not view.hand:
        return []
    playable = may_play(view)
    some = playable is not None and not {*view.hand} <= playable
    units = [Text(words("terminal-ccg-your-hand", count=len(view.hand)), "bold")]
    for kind in dict.fromkeys(view.hand):
        (name,) = counted_names([kind] * view.hand.count(kind), words)
        units.append(Text(f"[{name}]" if some and playable is not None and kind in playable else name))
    lines = flow([units[0], *_comma(units[1:])], width, 2)
    return lines + ([Text(words("terminal-ccg-marked"), "dim")] if some and playable else [])


def _comma(units: list[Text]) -> list[Text]:
    return [Text.assemble(unit, " ·") for unit in units[:-1]] + units[-1:]


def may_play(view: CcgView) -> frozenset[Kind] | None:
    """The cards of the hand that may be played now; None when you are not asked for one."""
    verbs = {"play": (PLAY, ONTO), "defend": (_EVENT,)}
    if view.question is None or view.question.kind not in verbs:
        return None
    wanted = verbs[view.question.kind]
    return frozenset(unpack(choice, 1)[0] for choice in view.question.options if choice and verb_of(choice) in wanted)


def legend(view: CcgView, words: Words, width: int) -> list[Text]:
    """How to read a line of the board."""
    return prose(words("terminal-ccg-legend-basic" if view.setup.basic else "terminal-ccg-legend"), width, "dim")
