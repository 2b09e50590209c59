"""What all questions of this game have in common.

A choice packs up to four numbers: a verb and what it is about.  Each verb says its own text, label and things.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from odango.core.step import Decision
from odango.core.things import pointed_at, ref
from odango.games.ccg.cards import CARDS, TYPES, Kind
from odango.games.ccg.facts import NONE, Power, Uid
from odango.games.ccg.pieces import owner_of
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word, write_piece
from odango.text import Line, Name, line

_BASE: Final = 1024


def pack(verb: int, *numbers: int) -> int:
    """A choice of a verb and up to three numbers."""
    packed = 0
    for number in reversed(numbers):
        packed = packed * _BASE + number
    return packed * 16 + verb


def unpack(choice: int, count: int) -> tuple[int, ...]:
    """The numbers of a choice, without the verb."""
    choice >>= 4
    found = []
    for _ in range(count):
        found.append(choice % _BASE)
        choice //= _BASE
    return tuple(found)


def verb_of(choice: int) -> int:
    return choice % 16


class Said(NamedTuple):
    """An option in notation, in words, and by the things it concerns."""

    text: str
    label: Line
    refs: tuple[str, ...] = ()


class Ask(Decision[Ccg]):
    """A question of this game.  `say` tells all about one option."""

    __slots__ = ()

    def say(self, state: Ccg, choice: int) -> Said:
        raise NotImplementedError

    def about(self) -> Uid:
        """The card in play that everyone sees the question to be about; NONE if it is about no single one."""
        uid: Uid = getattr(self, "uid", NONE)
        return uid

    def write(self, state: Ccg, choice: int) -> str:
        return self.say(state, choice).text

    def label(self, state: Ccg, choice: int) -> Line:
        return self.say(state, choice).label

    def refs(self, state: Ccg, choice: int) -> tuple[str, ...]:
        return self.say(state, choice).refs

    def ask(self, state: Ccg) -> Line:
        return line(f"ccg-ask-{self.kind}")

    def means(self, state: Ccg, refs: Sequence[str]) -> int | None:
        meant = {ref(thing.kind, *thing.numbers) for thing in pointed_at(refs)}
        for choice in self.options(state):
            if meant and meant == set(self.refs(state, choice)):
                return choice
        return None


class AskPiece(Ask):
    """Which card in play?  A choice is its number; PASS where it may be left."""

    __slots__ = ()

    optional: bool = False

    def candidates(self, state: Ccg) -> list[Uid]:
        raise NotImplementedError

    def picked(self, state: Ccg, uid: Uid) -> None:
        raise NotImplementedError

    def passed(self, state: Ccg) -> None:
        """Nothing was picked."""

    def options(self, state: Ccg) -> list[int]:
        found = self.candidates(state)
        return [*found, PASS] if self.optional or not found else found

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == PASS:
            self.passed(state)
        else:
            self.picked(state, choice)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-pass"))
        owner, card = owner_of(state, choice), piece_word(state, choice)
        own = owner in (self.seat, NONE)
        label = line("ccg-label-piece", card=card) if own else line("ccg-label-piece-of", card=card, whose=Name(owner))
        return Said(f"{self.kind} {write_piece(state, choice)}", label, (piece_ref(choice),))


class AskCard(Ask):
    """Which card of a hand, a deck or a pile?  A choice is the card; PASS where it may be left."""

    __slots__ = ()

    thing: str = "card"
    optional: bool = False

    def cards(self, state: Ccg) -> list[Kind]:
        raise NotImplementedError

    def picked(self, state: Ccg, card: Kind) -> None:
        raise NotImplementedError

    def passed(self, state: Ccg) -> None:
        """Nothing was picked."""

    def options(self, state: Ccg) -> list[int]:
        found = sorted(set(self.cards(state)))
        return [*found, PASS] if self.optional or not found else found

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == PASS:
            self.passed(state)
        else:
            self.picked(state, choice)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-pass"))
        name = CARDS[choice].name
        return Said(f"{self.kind} {name}", line("ccg-label-card", card=card_word(choice)), (ref(self.thing, choice),))


PASS: Final = 1023
"""In a question for one thing: none."""


def piece_ref(uid: Uid) -> str:
    return ref("piece", uid)


def hand_ref(kind: Kind) -> str:
    return ref("hand", kind)


def write_power(power: Power) -> str:
    """Power in notation: 2 body 1 mind."""
    return " ".join(f"{count} {TYPES[kind]}" for kind, count in enumerate(power) if count) or "nothing"
