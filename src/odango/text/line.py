"""A sentence in no language yet.

The rules never write prose.  They name a message of the catalogue and hand over its arguments; the browser and the
terminal put it into words.
"""

from msgspec import Struct, field


class Name(Struct, frozen=True, tag="name"):
    """The player who sits there."""

    seat: int


class Names(Struct, frozen=True, tag="names"):
    """Several players, listed as the language lists things."""

    seats: tuple[int, ...]


class Word(Struct, frozen=True, tag="word"):
    """Another message of the catalogue: a tile, a card, a suit."""

    key: str


class Words(Struct, frozen=True, tag="words"):
    """Several messages of the catalogue, listed."""

    keys: tuple[str, ...]


class Phrase(Struct, frozen=True, tag="phrase"):
    """Another message of the catalogue with numbers or words of its own: a card by what stands on it."""

    key: str
    args: dict[str, int | Word] = field(default_factory=dict)


class Phrases(Struct, frozen=True, tag="phrases"):
    """Several of them, listed."""

    phrases: tuple[Phrase, ...]


Arg = int | str | Name | Names | Word | Words | Phrase | Phrases


class Line(Struct, frozen=True):
    """A message of the catalogue with its arguments."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


def line(key: str, **args: Arg) -> Line:
    """A line, written as a call."""
    return Line(key, args)


def one_line(text: str) -> str:
    """What somebody typed as one line: nothing that cannot be seen, and no more than one blank at a time."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def seat_letter(seat: int) -> str:
    """How notation names a seat: A, B, C … so that nobody wonders whether counting starts at nought."""
    return chr(ord("A") + seat)
