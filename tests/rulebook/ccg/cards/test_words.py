"""The words for the cards: titles as printed, and what each card does in our own words."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from odango.text import Line, english
from places import PACKAGE
from rule import rule
from rulebook.ccg.figures import CARDS, DECKS, ENDLESS, ROWS, Row, moves

WORDS = (PACKAGE / "locale" / "en" / "ccg" / "cards.ftl").read_text("utf-8")
PIE = ("person", "item", "event", "defense-event")
PARTICULAR = ("win", "loss", "paid", "other", "splash", "thorn")
"""Figures of an attack that its words tell, besides the printed damage."""


def effects(cards: list[Row]) -> dict[str, Row]:
    """What has an effect in words, by key: PIE cards, defences, and attacks that do more than damage."""
    found = {f"ccg-effect-{card['name']}": card for card in cards if card["kind"] in PIE}
    for card in cards:
        for move in moves(card):
            if "does" in move or {*PARTICULAR, "mirror", "shields"} & set(move):
                found[f"ccg-effect-{card['name']}-{move['name']}"] = move
    return found


def titles() -> dict[str, str]:
    """What is called by its title, by key."""
    found = {f"ccg-card-{card['name']}": card["title"] for card in CARDS}
    found |= {f"ccg-ability-{card['name']}": card["ability"] for card in CARDS if "ability" in card}
    return found | {f"ccg-move-{move['name']}": move["title"] for card in CARDS for move in moves(card)}


def say(key: str) -> str:
    return english().say(Line(key))


@rule("ccg#card-text")
def test_everything_has_its_words_and_no_word_is_without_a_card() -> None:
    """Cards, moves, abilities, effects and decks are in the catalogue's file of cards, and nothing else is."""
    keys = [entry.id.name for entry in parse(WORDS).body if isinstance(entry, fluent.Message)]
    expected = {*titles(), *effects(CARDS), *(f"ccg-deck-{name.replace('_', '-')}" for name in DECKS)}

    assert len(keys) == len(set(keys))
    assert set(keys) == expected
    assert len({say(f"ccg-deck-{name.replace('_', '-')}") for name in DECKS}) == 8
    assert not [entry for entry in parse(WORDS).body if isinstance(entry, fluent.Junk)]


@rule("ccg#card-text")
def test_titles_are_as_printed() -> None:
    """With typographic apostrophes; a move's title is the same on every card that has it."""
    named = {move["name"]: move["title"] for card in CARDS for move in moves(card)}

    assert {key: say(key) for key in titles()} == {key: title.replace("'", "’") for key, title in titles().items()}
    assert all(move["title"] == named[move["name"]] for card in CARDS for move in moves(card))
    assert "'" not in WORDS


@rule("ccg#card-text", "ccg#challenge")
@pytest.mark.parametrize("key", effects(CARDS))
def test_effect_in_words(key: str) -> None:
    """It tells the figures our data have, says what a win does where there is a challenge, and is in our own words."""
    thing, text = effects(CARDS)[key], say(key)
    figures = {thing[name] for name in ("amount", *PARTICULAR) if thing.get(name, 0) in range(10, ENDLESS)}
    told = {row["effect"] for row in ROWS}
    told |= {move["effect"] for row in ROWS for move in [*(row["attacks"] or []), *(row["defenses"] or [])]}

    assert figures <= {int(number) for number in re.findall(r"\d+", text)}
    assert ("challenge" in thing) == bool(re.search(r"\b(?:Win|wins?):", text))
    assert text.endswith(".")
    assert text not in told
