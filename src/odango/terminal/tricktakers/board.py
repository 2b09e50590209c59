"""A table of TRICKTAKERs in letters: who sits there as whom, the trick, and one's own cards."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from odango.core.step import Seat
from odango.games.tricktakers.cards import COLOURS, NO_COLOUR
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.roster import NOT_YET
from odango.games.tricktakers.tasks import TASKS
from odango.games.tricktakers.view import TricktakersView
from odango.games.tricktakers.wording import character_word, colour_word, task_key
from odango.terminal.face import Words, cut
from odango.terminal.screen import flow, prose
from odango.terminal.tricktakers.account import account
from odango.terminal.tricktakers.pieces import character_name, in_short, laid, marks, short, tint, tint_of, worth
from odango.terminal.tricktakers.sheets import circle, lying_there, sheet, trap
from odango.text import Name, Names, seat_letter

_NAME, _CHARACTER, _POINTS, _CROWNS, _BLACK, _TRICKS, _CARDS = 16, 17, 7, 7, 6, 7, 6
"""The widths of the board's columns."""
_ROOMY = 72
"""In a narrower window names are cut, and characters stand without their codes."""
_INDENT = 6
_MODERATE = 24
"""What is said of cards stands in a column, but not behind three cards or a beast on one."""


def header(view: TricktakersView, words: Words, width: int) -> list[Text]:
    """What is going on, and how many cards there are to draw."""
    parts = [words("terminal-tricktakers-title")]
    if view.round:
        parts.append(words("terminal-tricktakers-round", number=view.round, all=view.rounds))
    if view.phase == "tricks":
        parts.append(words("terminal-tricktakers-trick", number=view.trick, all=DATA.rounds.tricks))
    else:
        parts.append(words(f"terminal-tricktakers-{view.phase}"))
    asked = tuple(dict.fromkeys(asked.seat for asked in view.asked))
    if asked:
        parts.append(words("terminal-tricktakers-turn", who=Names(asked), count=len(asked)))
    left = "".join(f"── {part} " for part in parts)
    deck = words("terminal-tricktakers-deck", count=view.deck)
    right = f" {deck} ──" if view.round else "──"
    room = width - cell_len(left) - cell_len(right)
    if room < 0:
        return prose(f"{left}{deck}", width, "bold", 3)
    return [Text(left + "─" * room + right, "bold")]


# --- the seats --------------------------------------------------------------------------------------------------------


def columns(view: TricktakersView, words: Words, width: int) -> Text:
    name, character = _widths(width)
    crowns = [("crowns", _CROWNS), ("black", _BLACK)] if _crowned(view) else []
    cells = [("points", _POINTS), *crowns, ("tricks", _TRICKS), ("cards", _CARDS)]
    start = set_cell_size(words("terminal-tricktakers-seat"), name + 2)
    as_whom = set_cell_size(words("terminal-tricktakers-as-whom"), character)
    numbers = "".join(f"{words(f'terminal-tricktakers-{key}'):>{wide}}" for key, wide in cells)
    return Text(f"  {start} {as_whom}{numbers}", "dim")


def _widths(width: int) -> tuple[int, int]:
    """Room for a name, and for a character."""
    return (_NAME, _CHARACTER) if width >= _ROOMY else (_NAME - 5, _CHARACTER - 6)


def _crowned(view: TricktakersView) -> bool:
    """Two players have no crowns."""
    return len(view.players) > 2


def seat_lines(view: TricktakersView, seat: Seat, words: Words, width: int) -> list[Text]:
    """One player: the character, points, crowns, tricks, cards, and below what else lies open."""
    player = view.players[seat]
    turn = any(asked.seat == seat for asked in view.asked)
    wide, room = _widths(width)
    name = words("terminal-tricktakers-you", name=words.names[seat]) if seat == view.seat else words.names[seat]
    character = character_name(player.character, words)
    if width < _ROOMY and player.character != NOT_YET:
        character = cut(words(character_word(player.character).key), room)
    line = Text()
    line.append("▸ " if turn else "  ", "bold")
    line.append(f"{seat_letter(seat)} {set_cell_size(name, wide)} ", "bold" if turn or seat == view.seat else "")
    crowns = f"{player.crowns:>{_CROWNS}}{player.black_crowns:>{_BLACK}}" if _crowned(view) else ""
    line.append(set_cell_size(character, room))
    line.append(f"{player.points:>{_POINTS}}{crowns}{player.wins:>{_TRICKS}}{player.cards:>{_CARDS}}")
    known = prose(" · ".join(_known(view, seat, words)), width - _INDENT, "dim")
    drawn = circle(view, seat, words, width - _INDENT) if view.phase in ("setup", "tricks") else []
    return [line, *(Text.assemble(" " * _INDENT, text) for text in (*known, *drawn))]


def _known(view: TricktakersView, seat: Seat, words: Words) -> list[str]:
    """What everyone knows of a seat beyond numbers, and of your own collection what only you do."""
    player = view.players[seat]
    if view.phase == "over" and len(view.accounts) == view.round:
        # The account tells what became of it.
        return []
    found = [*sheet(view, seat, words), *lying_there(view, seat, words)]
    for task in player.tasks:
        how = {True: "done", False: "missed", None: "open"}[task.settled]
        found.append(words(f"terminal-tricktakers-task-{how}", task=words(task_key(TASKS[task.task].id))))
    if player.shown:
        found.append(words("terminal-tricktakers-shown", cards=in_short(player.shown)))
    if player.voids and view.phase == "tricks":
        colours = ", ".join(words(colour_word(colour).key) for colour in player.voids)
        found.append(words("terminal-tricktakers-voids", colours=colours))
    cares = bool(player.tasks) or CHARACTERS[player.character] in ("collector", "ruler")
    if player.taken and view.phase == "tricks" and cares:
        found.append(words("terminal-tricktakers-taken", cards=in_short(sorted(player.taken))))
    if player.collection is not None and player.taken:
        best = "wins" if player.collection.wins else "points"
        found.append(words(f"terminal-tricktakers-collection-{best}", points=player.collection.points))
    if player.drafted and view.phase in ("draft", "selection"):
        names = ", ".join(words(character_word(character).key) for character in player.drafted)
        key = "drafted" if view.phase == "draft" else "still"
        found.append(words(f"terminal-tricktakers-{key}", characters=names))
    if view.phase == "selection" and seat in view.answered:
        found.append(words("terminal-tricktakers-answered"))
    return found


# --- choosing ---------------------------------------------------------------------------------------------------------


def selection(view: TricktakersView, words: Words, width: int) -> list[Text]:
    """The account of the round before, the characters that lie open, whose they are, and who chooses next."""
    lines = last_account(view, words, width) if view.phase == "selection" else []
    offered = view.offered if view.phase == "draft" or len(view.players) > 2 else view.in_use
    if view.phase == "selection" and view.setup.mode == "draft":
        own = view.players[view.seat].drafted if view.seat is not None else ()
        offered = own if view.seat not in view.answered else ()
    if offered:
        lines.append(Text(words("terminal-tricktakers-offered"), "bold"))
    names = [character_name(character, words) for character in offered]
    wide = max(map(cell_len, names), default=0)
    for character, name in zip(offered, names, strict=True):
        owner = next((seat for seat, player in enumerate(view.players) if player.character == character), None)
        start = f"  {set_cell_size(name, wide)}  "
        note = "" if owner is None else words("terminal-tricktakers-taken-by", who=Name(owner))
        said = prose(note or worth(character, view, words), width - cell_len(start), "dim" if note else "")
        lines += [Text.assemble(start if i == 0 else " " * cell_len(start), text) for i, text in enumerate(said)]
    if len(view.choosers) > 1:
        order = ", ".join(words.names[seat] for seat in view.choosers)
        lines += prose(words("terminal-tricktakers-order", order=order), width, "", 2)
    return lines


def last_account(view: TricktakersView, words: Words, width: int) -> list[Text]:
    return account(len(view.accounts), view.accounts[-1], words, width) if view.accounts else []


# --- the trick --------------------------------------------------------------------------------------------------------


def trick(view: TricktakersView, words: Words, width: int) -> list[Text]:
    """What is led, and a line for every card on the table with what it counts as."""
    if view.phase != "tricks":
        return []
    caught = prose(" ".join(trap(view, words)), width)
    if not view.plays:
        return [*caught, Text(words("terminal-tricktakers-empty", who=Name(view.leader)), "bold")]
    lead = view.lead != NO_COLOUR
    led = words(f"terminal-tricktakers-led-{COLOURS[view.lead]}") if lead else words("terminal-tricktakers-no-lead")
    upside = [words("terminal-tricktakers-kakumei")] if view.kakumei else []
    lines = [*caught, *prose(" ".join([led, *upside]), width, f"bold {tint(view.lead)}")]
    cards = [laid(play, words) for play in view.plays]
    wide = max((card for card in map(cell_len, cards) if card <= _MODERATE), default=0)
    done = not view.order
    for place, (play, card) in enumerate(zip(view.plays, cards, strict=True)):
        wins = place == view.winning
        style = "bold" if wins else ""
        start = f"{'  * ' if wins else '    '}{seat_letter(play.seat)} {set_cell_size(words.names[play.seat], _NAME)} "
        said = [Text(text) for text in marks(play, view, words)]
        if wins:
            said.append(Text(words(f"terminal-tricktakers-{'wins' if done else 'leads'}"), "bold"))
        colour = f"{style} {tint_of(play.card)}"
        padded = set_cell_size(card, wide) if said and cell_len(card) <= wide else card
        room = width - cell_len(start)
        whole = [Text(padded, colour)] if cell_len(padded) <= room else prose(card, room, colour)
        first, *rest = flow([*whole, *said], room, 0, "  ")
        lines += [Text.assemble((start, style), first), *(Text.assemble(" " * cell_len(start), text) for text in rest)]
    waiting = [seat for seat in view.order if not any(asked.seat == seat for asked in view.asked)]
    if waiting:
        lines += prose(
            words("terminal-tricktakers-to-come", who=", ".join(words.names[seat] for seat in waiting)), width, "", 4
        )
    return [*lines[:-1], Text.assemble("    ", lines[-1])] if waiting else lines


# --- one's own cards --------------------------------------------------------------------------------------------------


def yours(view: TricktakersView, words: Words, width: int) -> list[Text]:
    """Your character and what it pays, and your hand, with what may be played now in brackets."""
    if view.seat is None or view.phase in ("over", "draft"):
        return []
    me = view.players[view.seat]
    lines = []
    if me.character != NOT_YET:
        pays = worth(me.character, view, words)
        lines += prose(
            words("terminal-tricktakers-yours", character=character_word(me.character), pays=pays), width, "", 2
        )
    hand = me.hand or ()
    if not hand:
        return lines
    playable = may_play(view)
    some = playable is not None and not {*hand} <= playable
    units = [Text(words("terminal-tricktakers-hand", count=len(hand)), "bold")]
    for card in hand:
        bracketed = some and playable is not None and card in playable
        name = short(card, hand)
        units.append(Text(f"[{name}]" if bracketed else f" {name} ", f"bold {tint_of(card)}"))
    key = "terminal-tricktakers-marked" if some else "terminal-tricktakers-letters"
    return lines + flow([*units, Text(words(key), "dim")], width, 2)


def may_play(view: TricktakersView) -> frozenset[int] | None:
    """The cards you may play; None when you are not asked for one."""
    if view.question is None or view.question.kind != "play":
        return None
    return frozenset(choice // WIDTH for choice in view.question.options)
