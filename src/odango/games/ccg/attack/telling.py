"""Damage in a sentence: how much, and what has changed it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odango.games.ccg.cards import CARDS, ICON
from odango.games.ccg.facts import Entry, Uid
from odango.games.ccg.pieces import the
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word
from odango.text import Line, Phrase, Phrases, Word, line


def damage_line(state: Ccg, uid: Uid, done: int, total: int, entries: Sequence[Entry], base: str) -> Line:
    """What somebody takes and has now; `base` is how the first line of the account is called.

    The account is told only if something has changed the damage; that an attack was avoided has been told already.
    """
    told = [entry for entry in entries if entry.what != "nought"]
    words: dict[str, Any] = {"target": piece_word(state, uid), "damage": done}
    if done:
        words |= {"total": total, "health": CARDS[the(state, uid).card].health}
    key = "ccg-damaged" if done else "ccg-undamaged"
    if len(told) == 1 or told[-1].what == "avoided":
        return line(key, **words)
    return line(f"{key}-so", why=Phrases(tuple(_phrase(entry, base) for entry in told)), **words)


def _phrase(entry: Entry, base: str) -> Phrase:
    args: dict[str, int | Word] = {"amount": abs(entry.amount)}
    if entry.what in ("card", "friend"):
        return Phrase("ccg-because-card", args | {"card": card_word(entry.card)})
    if entry.what in ("strong", "weak"):
        # The type is that of the attacker's icon.
        return Phrase(f"ccg-because-{entry.what}", args | {"type": ICON[entry.card]})
    return Phrase(f"ccg-because-{base if entry.what == 'base' else entry.what}", args)
