"""Finding the rule that somebody means."""

from __future__ import annotations

from difflib import get_close_matches

from msgspec import Struct

from odango.text import rulebook


class Rule(Struct, frozen=True):
    """A heading of the rules page and what stands under it."""

    name: str
    title: str
    text: str


def known(game: str) -> list[Rule]:
    """All rules of a game; none if its page is not at hand."""
    try:
        return [Rule(name, title, text) for name, (title, text) in rulebook.rules(game).items()]
    except FileNotFoundError:
        return []


def find(rules: list[Rule], word: str) -> Rule | None:
    """The rule of that name, or whose name begins with it, has it in it, or looks like it."""
    wanted = rulebook.slug(word)
    names = [rule.name for rule in rules]
    tries = (
        [name for name in names if name == wanted],
        [name for name in names if name.startswith(wanted)],
        [name for name in names if wanted in name],
        get_close_matches(wanted, names, 1),
    )
    found = next((matches[0] for matches in tries if wanted and matches), None)
    return next((rule for rule in rules if rule.name == found), None)
