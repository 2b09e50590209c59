"""The catalogues: Project Fluent files in odango/locale, shared by browser and terminal.

One folder a language, and in it one a game; what all games share lies above those.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from odango.text.line import Arg, Line, Name, Names, Phrase, Phrases, Word, Words, seat_letter

LONGEST = 900
"""So much of a text is quoted in a sentence; Fluent refuses arguments a little longer than that."""


MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins; it goes on until the next does."""
MENTIONED = re.compile(r"{ *(-?[a-zA-Z][\w-]*) *[.}(]")
"""Another message inside a message."""


def files_in(folder: Traversable) -> Iterator[Traversable]:
    """Every Fluent file of a language, by name."""
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.is_dir():
            yield from files_in(file)
        elif file.name.endswith(".ftl"):
            yield file


class Catalogue:
    """All messages of one language.  A missing message or argument is an error, never a half sentence."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        """Messages nobody has asked for yet, as Fluent: reading all would take a second of every process's start."""
        for file in files_in(resources.files("odango") / "locale" / language):
            self.add(file.read_text("utf-8"))

    def add(self, messages: str) -> None:
        """More messages, as the text of a Fluent file."""
        starts = [*MESSAGE.finditer(messages)]
        ends = [start.start() for start in starts[1:]]
        for start, end in zip(starts, [*ends, len(messages)], strict=True):
            self._unread.setdefault(start[1], messages[start.start() : end])

    def has(self, key: str) -> bool:
        if key in self._unread:
            message = self._unread.pop(key)
            self._bundle.add_resource(FluentResource(message))
            for other in MENTIONED.findall(message):
                self.has(other)
        return bool(self._bundle.has_message(key))

    def say(self, line: Line, names: Sequence[str] = ()) -> str:
        """Put a line into words.  `names` are the players by seat; a seat without a name is called by its letter."""
        pattern = self._bundle.get_message(line.key).value if self.has(line.key) else None
        if pattern is None:
            raise KeyError(f"no message {line.key!r} in the {self.language} catalogue")
        args = {key: self._value(arg, names) for key, arg in line.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {line.key!r}: {errors[0]}")
        return str(text)

    def _value(self, arg: Arg, names: Sequence[str]) -> Any:
        match arg:
            case Name(seat):
                return called(seat, names)
            case Names(seats):
                return format_list([called(seat, names) for seat in seats], locale=self.language)
            case Word(key):
                return self.say(Line(key), names)
            case Words(keys):
                return format_list([self.say(Line(key), names) for key in keys], locale=self.language)
            case Phrase(key, numbers):
                return self.say(Line(key, dict(numbers)), names)
            case Phrases(phrases):
                return format_list([self._value(phrase, names) for phrase in phrases], locale=self.language)
            case str():
                return arg if len(arg) <= LONGEST else f"{arg[:LONGEST]}…"
        return arg


def called(seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else seat_letter(seat)


@cache
def english() -> Catalogue:
    return Catalogue("en")
