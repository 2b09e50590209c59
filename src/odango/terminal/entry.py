"""Understanding typed words.

The options of a decision are written in notation.  Typed words are looked for in it in order: each may be the beginning
of a word, or of a part of a hyphenated one, and a player's name stands for the seat's letter; so `jup C mars` is
`sailor-jupiter to C as sailor-mars`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import groupby

from msgspec import Struct

from odango.core.refusal import IllegalChoice
from odango.core.state import State
from odango.core.step import Decision
from odango.core.view import Option
from odango.text import seat_letter

_BETWEEN = re.compile(r"[\s,:;/\"“”]+")

SURE = 3
"""From so many letters on, a word is taken to mean what it says, even if that is not allowed."""

Where = tuple[int, ...]
"""For each typed word, which token of the notation it was found in."""


def words_of(text: str) -> list[str]:
    """What was typed, word by word."""
    return [word.casefold() for word in _BETWEEN.split(text) if word]


def tokens(option: Option) -> list[str]:
    return option.text.split()


def seat_of(token: str, names: Sequence[str]) -> int | None:
    """The seat a token of notation names, if it names one."""
    return next((seat for seat in range(len(names)) if token == seat_letter(seat)), None)


def narrow(options: Sequence[Option], words: Sequence[str], names: Sequence[str]) -> list[Option]:
    """The options these words can mean.

    Words are taken for the earliest thing they fit, and for the plainer one of two names: `jup` is the tile before it
    is the claim, `moon` is sailor-moon rather than sailor-chibi-moon.
    """
    return _narrow(options, words, names)[1]


def _narrow(options: Sequence[Option], words: Sequence[str], names: Sequence[str]) -> tuple[Where, list[Option]]:
    typed = " ".join(words)
    for option in options:
        if option.text.casefold() == typed:
            return (), [option]
    found: list[tuple[Where, Option]] = []
    for _, group in groupby(sorted(options, key=_length), key=_length):
        alike = list(group)
        same = _same(alike)
        for option in alike:
            where = _find(tokens(option), words, names, same)
            if where is not None:
                found.append((where, option))
    earliest = min((where for where, _ in found), default=())
    kept = {option.choice for option in _plainest([option for where, option in found if where == earliest], earliest)}
    return earliest, [option for option in options if option.choice in kept]


def _length(option: Option) -> int:
    return len(tokens(option))


def _same(alike: Sequence[Option]) -> frozenset[int]:
    """The places where all these options have the same token.  A typed word means one only if it is that token."""
    if len(alike) < 2:
        return frozenset()
    return frozenset(place for place, column in enumerate(zip(*map(tokens, alike), strict=True)) if len({*column}) == 1)


def _find(notation: list[str], words: Sequence[str], names: Sequence[str], same: frozenset[int]) -> Where | None:
    where: list[int] = []
    place, part = 0, 0
    for word in words:
        while place < len(notation):
            token = notation[place]
            if seat_of(token, names) is not None:
                after = 1 if part == 0 and _is_seat(token, word, names, whole=place in same) else None
            elif place in same:
                after = 1 if part == 0 and token.casefold() == word else None
            else:
                after = _in_parts(token.casefold().split("-"), word.split("-"), part)
            if after is not None:
                where.append(place)
                part = after
                break
            place, part = place + 1, 0
        else:
            return None
    return tuple(where)


def _is_seat(token: str, word: str, names: Sequence[str], *, whole: bool) -> bool:
    if seat_of(word.upper(), names) is not None:
        return word.upper() == token
    seat = seat_of(token, names)
    name = "" if seat is None else names[seat].casefold()
    pieces = (name, *name.split())
    return word in pieces if whole else any(piece.startswith(word) for piece in pieces)


def _in_parts(parts: list[str], pieces: list[str], start: int) -> int | None:
    """The part after the ones that these pieces begin, one after the other."""
    at = start
    for piece in pieces:
        while at < len(parts) and not parts[at].startswith(piece):
            at += 1
        if at == len(parts):
            return None
        at += 1
    return at


def _plainest(options: list[Option], where: Where) -> list[Option]:
    """Leave out an option if another says the same with fewer parts where the words were found."""
    groups: dict[tuple[str, ...], list[list[frozenset[str]]]] = {}
    keys = []
    for option in options:
        notation = tokens(option)
        named = [frozenset(notation[place].split("-")) for place in sorted({*where})]
        key = tuple(token for place, token in enumerate(notation) if place not in where)
        groups.setdefault(key, []).append(named)
        keys.append((option, key, named))

    def plainer(one: list[frozenset[str]], other: list[frozenset[str]]) -> bool:
        return one != other and all(a <= b for a, b in zip(one, other, strict=True))

    return [option for option, key, named in keys if not any(plainer(other, named) for other in groups[key])]


class Slot(Struct, frozen=True):
    """The first place where options that are still open differ."""

    before: str
    after: str
    choices: list[str]
    seats: bool
    """Whether it is a player who is looked for."""


def slot(options: Sequence[Option], names: Sequence[str]) -> Slot | None:
    """What has to be said next; None if the options are not built alike."""
    written = [tokens(option) for option in options]
    if len({len(notation) for notation in written}) != 1:
        return None
    columns = list(zip(*written, strict=True))
    differ = [place for place, column in enumerate(columns) if len({*column}) > 1]
    if not differ:
        return None
    at = differ[0]
    later = differ[1] if len(differ) > 1 else len(columns)
    after = [column[0] for column in columns[at + 1 : later]]
    choices = list(dict.fromkeys(columns[at]))
    return Slot(
        " ".join(column[0] for column in columns[:at]),
        " ".join(after) if later == len(columns) else "",
        choices,
        all(seat_of(token, names) is not None for token in choices),
    )


def refusal(
    decision: Decision[State],
    state: State,
    conceivable: Iterable[int],
    words: Sequence[str],
    names: Sequence[str],
    legal: Sequence[Option],
) -> IllegalChoice | None:
    """Why the choice these words mean may not be made; None if they mean a legal one, or nothing at all.

    Where the words leave something unsaid, it is taken to be something legal.
    """
    label = decision.ask(state)
    known = {option.choice for option in legal}
    imaginable = [
        Option(choice, text, label, ())
        for choice in conceivable
        if choice not in known and _at_this_table(text := decision.write(state, choice), names)
    ]
    where, meant = _narrow(imaginable, words, names)
    at, fitting = _narrow(legal, words, names)
    if not meant or (fitting and (at <= where or len(words[0]) < SURE)):
        return None
    usual = [{*column} for column in zip(*map(tokens, legal), strict=False)]

    def strange(option: Option) -> int:
        places = enumerate(tokens(option))
        return sum(place >= len(usual) or token not in usual[place] for place, token in places)

    return decision.refuse(state, min(meant, key=strange).choice)


def _at_this_table(text: str, names: Sequence[str]) -> bool:
    return all(len(token) > 1 or not token.isupper() or seat_of(token, names) is not None for token in text.split())


def nearest(words: Sequence[str], options: Sequence[Option], names: Sequence[str], others: Iterable[str]) -> list[str]:
    """Known words that look like the ones nobody understood."""
    known = {part.casefold() for option in options for token in tokens(option) for part in (token, *token.split("-"))}
    known |= {name.casefold() for name in names} | {*others}
    found = [match for word in words if word not in known for match in _near(word, sorted(known))]
    return list(dict.fromkeys(found))[:3]


def _near(word: str, known: list[str]) -> list[str]:
    return get_close_matches(word[:40], known, 2, 0.6)


def shorthand(option: Option, options: Sequence[Option], names: Sequence[str]) -> str:
    """A short way to type this option."""
    same = _same([other for other in options if _length(other) == _length(option)])
    short = [token.split("-")[-1][:4] for place, token in enumerate(tokens(option)) if place not in same]
    words = words_of(" ".join(short))
    return " ".join(short) if narrow(options, words, names) == [option] else option.text
