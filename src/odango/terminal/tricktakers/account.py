"""What the rounds of TRICKTAKERs brought, line by line, and what else can be looked up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from odango.games.tricktakers.cards import NUMBER
from odango.games.tricktakers.facts import Account, Trick
from odango.games.tricktakers.strength import lead_colour
from odango.games.tricktakers.view import Played, TricktakersView
from odango.games.tricktakers.wording import character_word, colour_word, entry_line
from odango.terminal.face import Words
from odango.terminal.screen import flow, prose
from odango.terminal.tricktakers.pieces import character_name, laid, signed, worth
from odango.text import seat_letter


def account(number: int, accounts: Sequence[Account], words: Words, width: int) -> list[Text]:
    """A round: everyone's points before and after, and what made the difference."""
    lines = [Text(words("terminal-tricktakers-account", number=number), "bold")]
    for seat, one in enumerate(accounts):
        won = words("tricktakers-sum-won", count=one.wins)
        as_whom = words("terminal-tricktakers-account-of", character=character_word(one.character), tricks=won)
        worn = [
            words(f"tricktakers-sum-{crown}")
            for crown, has in (("crown", one.crown), ("black-crown", one.black_crown))
            if has
        ]
        left = " · ".join([f"  {seat_letter(seat)} {words.names[seat]}, {as_whom}", *worn])
        right = words("terminal-tricktakers-from-to", before=one.before, after=one.after)
        room = width - cell_len(left) - cell_len(right) - 2
        if room >= 0:
            lines.append(Text(f"{left}  {' ' * room}{right}"))
        else:
            told = prose(f"{left.strip()} · {right}", width - 2, indent=2)
            lines += [Text.assemble("  ", text) for text in told]
        lines += [Text.assemble("      ", text) for text in flow(_entries(one, words), width - 6, 0, " · ")]
    return lines


def _entries(one: Account, words: Words) -> list[Text]:
    """What came more than once in the same way, as a payment to a Trap does, is told once."""
    found = []
    for entry, times in Counter(one.entries).items():
        said = entry_line(entry)
        what = words(said.key, **said.args)
        what = words("tricktakers-sum-times", what=what, times=times) if times > 1 else what
        key = "terminal-tricktakers-entry-paid" if entry.paid else "terminal-tricktakers-entry"
        found.append(Text(words(key, what=what, points=signed(entry.points * times))))
    forgiven = one.after - one.before - sum(entry.points for entry in one.entries)
    if forgiven:
        what = words("tricktakers-sum-floor")
        found.append(Text(words("terminal-tricktakers-entry", what=what, points=signed(forgiven))))
    return found or [Text(words("tricktakers-sum-nothing"))]


def accounts(view: TricktakersView, words: Words, width: int) -> list[Text]:
    """All rounds that were counted."""
    if not view.accounts:
        return prose(words("terminal-tricktakers-no-account"), width)
    return [text for number, one in enumerate(view.accounts, 1) for text in account(number, one, words, width)]


def tricks(view: TricktakersView, words: Words, width: int) -> list[Text]:
    """The tricks of this round that are over."""
    if not view.tricks:
        return prose(words("terminal-tricktakers-no-tricks"), width)
    lines = prose(words("terminal-tricktakers-tricks-legend"), width, "dim")
    for number, trick in enumerate(view.tricks, 1):
        lines += _trick(number, trick, words, width)
    return lines


def _trick(number: int, trick: Trick, words: Words, width: int) -> list[Text]:
    lead = lead_colour(trick.plays)
    led = any(play.face.kind == NUMBER and not play.hidden for play in trick.plays)
    colour = words(colour_word(lead).key) if led else words("terminal-tricktakers-nothing")
    key = "terminal-tricktakers-past-kakumei" if trick.kakumei else "terminal-tricktakers-past"
    units = [Text(words(key, number=number, colour=colour), "bold")]
    for place, play in enumerate(trick.plays):
        claimed = any(card in trick.claimed for card in (play.card, *play.more))
        mark = "*" if place == trick.place else "+" if claimed else ""
        # Whatever lay face down was turned up at the end of the trick.
        card = laid(Played(play.seat, play.card, play.face, play.marks, hidden=False, more=play.more), words)
        units.append(Text(f"{mark}{seat_letter(play.seat)} {card}", "bold" if mark == "*" else ""))
    return flow(units, width, 4, "  ")


def cast(view: TricktakersView, words: Words, width: int) -> list[Text]:
    """Every character in use: priority, what it is about, what it is paid."""
    lines = []
    names = {character: character_name(character, words) for character in view.in_use}
    wide = max(map(cell_len, names.values()))
    for character, name in names.items():
        start = f"  {set_cell_size(name, wide)}  "
        brief = words(f"tricktakers-card-{_key(character)}-brief")
        first, *rest = prose(brief, width - cell_len(start))
        pays = prose(worth(character, view, words), width - cell_len(start), "dim")
        lines.append(Text.assemble((start, "bold"), first))
        lines += [Text.assemble(" " * cell_len(start), text) for text in (*rest, *pays)]
    return lines


def _key(character: int) -> str:
    return character_word(character).key.removeprefix("tricktakers-")


LOOKS: Final[dict[str, Callable[[TricktakersView, Words, int], list[Text]]]] = {
    "account": accounts,
    "tricks": tricks,
    "cast": cast,
}
