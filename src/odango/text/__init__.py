"""What is said to people: sentences as a key and its arguments, and the catalogues that put them into a language."""

from odango.text.catalogue import Catalogue, english
from odango.text.line import (
    Arg,
    Line,
    Name,
    Names,
    Phrase,
    Phrases,
    Word,
    Words,
    line,
    one_line,
    seat_letter,
)

__all__ = [
    "Arg",
    "Catalogue",
    "Line",
    "Name",
    "Names",
    "Phrase",
    "Phrases",
    "Word",
    "Words",
    "english",
    "line",
    "one_line",
    "seat_letter",
]
