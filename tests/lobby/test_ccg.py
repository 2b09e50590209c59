"""The options of the Sailor Moon CCG in the lobby: all of them have words, and stand where they belong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, get_args, get_origin

from msgspec.structs import fields

from odango.games.ccg.deck.decks import CHARACTER_DECKS, STARTERS, DeckName
from odango.games.ccg.setup import Passage, Setup
from odango.text import english
from places import WEB
from rule import rule

CLIENT = (WEB / "src" / "games" / "ccg" / "options.ts").read_text("utf-8")
FIELDS = {field.name: field.type for field in fields(Setup)}


def key(*parts: object) -> str:
    return "-".join(["setup-ccg", *(str(part).replace("_", "-") for part in parts)])


def values() -> Iterator[tuple[str, object]]:
    """Every option with every value that is a word or a number of a list."""
    for name, kind in FIELDS.items():
        if get_origin(kind) is Literal:
            yield from ((name, value) for value in get_args(kind))


def listed(name: str) -> list[str]:
    """What a list of the client names."""
    found = re.search(rf"const {name} = \[(.*?)\]", CLIENT, re.DOTALL)
    assert found is not None
    return re.findall(r'"([a-z_]+)"', found[1])


@rule("ccg#readings")
def test_every_option_and_every_value_has_words() -> None:
    missing = [key(name) for name in FIELDS if not english().has(key(name)) or not english().has(key(name, "help"))]
    missing += [
        key(name, value)
        for name, value in values()
        if not english().has(key(name, value)) and not (value in get_args(Passage) and english().has(key(value)))
    ]

    assert not missing
    assert all(english().has(key("decks", deck)) for deck in get_args(DeckName))


@rule("ccg#levels-of-the-rules")
def test_rules_goal_and_decks_come_first_and_the_rest_stands_behind_folds() -> None:
    passages = {name for name, kind in FIELDS.items() if kind == Passage}

    assert set(listed("PASSAGES")) == passages | {"forfeit_scores"}
    assert [name for name in FIELDS if name not in (*listed("PASSAGES"), *listed("READINGS"))] == [
        "rules",
        "goal",
        "decks",
        "lists",
        "round_limit",
    ]
    assert set(listed("READINGS")) <= set(FIELDS)


@rule("ccg#decks")
def test_the_lobby_knows_the_usual_decks() -> None:
    assert tuple(listed("STARTERS")) == STARTERS
    assert tuple(listed("CHARACTER_DECKS")) == CHARACTER_DECKS
