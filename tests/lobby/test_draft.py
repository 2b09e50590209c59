"""The options of a draft in the lobby: all of them have words, and all are said to be ours."""

from __future__ import annotations

import re
from typing import get_args

from msgspec.structs import fields

from odango.games.ccg.draft.setup import Setup
from odango.text import english
from places import WEB
from rule import rule

CLIENT = (WEB / "src" / "games" / "draft" / "options.ts").read_text("utf-8")


@rule("draft#format")
def test_every_option_and_every_value_has_words() -> None:
    for field in fields(Setup):
        assert english().has(f"setup-draft-{field.name}")
        assert english().has(f"setup-draft-{field.name}-help")
        assert all(english().has(f"setup-draft-{field.name}-{value}") for value in get_args(field.type))


@rule("draft#format")
def test_every_option_is_marked_as_ours() -> None:
    """No rulebook tells of drafts."""
    house = re.search(r"house: new Set\(\[(.*?)\]\)", CLIENT)

    assert house is not None
    assert re.findall(r'"(\w+)"', house[1]) == [field.name for field in fields(Setup)]
