"""What bots are called: flavours of dango."""

from collections.abc import Iterable

FLAVOURS = ("Anko", "Goma", "Kinako", "Matcha", "Mitarashi", "Sakura", "Yomogi", "Kurumi", "Zunda", "Ichigo")
"""One more than a full table needs, for a person who is called like one of them."""


def bot_name(taken: Iterable[str]) -> str:
    """A name that nobody at the table has."""
    others = {name.casefold() for name in taken}
    return next(flavour for flavour in FLAVOURS if flavour.casefold() not in others)
