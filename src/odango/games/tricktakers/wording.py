"""Cards, characters, items and tasks as the catalogue calls them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from odango.games.tricktakers.cards import COLOURS, FACE, KINDS, NAMES, NUMBER, OWNER, Card, Colour, Face
from odango.games.tricktakers.facts import Entry
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.roster import Character
from odango.text import Line, Phrase, Phrases, Word, line

_NAMED: Final = ("strategist", "summoner")
"""Whose exclusive numbers have words of their own: a 7 like another, and beasts."""


def face_word(face: Face) -> Phrase:
    """What a card counts as."""
    if face.kind == NUMBER:
        return Phrase(f"tricktakers-{COLOURS[face.colour]}", {"value": face.value})
    return Phrase(f"tricktakers-{KINDS[face.kind]}")


def card_word(card: Card) -> Phrase:
    """A card by what is printed on it; an exclusive one by its owner too where there is another like it, and a beast by
    its name.
    """
    face = FACE[card]
    if OWNER[card] == "alchemist":
        return Phrase(f"tricktakers-alchemist-{COLOURS[face.colour]}", {"value": face.value})
    named = OWNER[card] in _NAMED or (OWNER[card] and face.kind != NUMBER)
    return Phrase(f"tricktakers-{NAMES[card]}") if named else face_word(face)


def card_words(cards: Iterable[Card]) -> Phrases:
    return Phrases(tuple(map(card_word, cards)))


def colour_word(colour: Colour) -> Word:
    return Word(f"tricktakers-colour-{COLOURS[colour]}")


def character_word(character: Character) -> Word:
    return Word(f"tricktakers-{CHARACTERS[character]}")


def item_key(item: str) -> str:
    return f"tricktakers-item-{item}"


def task_key(task: str) -> str:
    return f"tricktakers-task-{task}"


def combination_key(combination: str) -> str:
    return f"tricktakers-combination-{combination}"


def entry_line(entry: Entry) -> Line:
    """A line of an account, without its points."""
    about = {"what": Word(entry.word)} if entry.word else {}
    return line(f"tricktakers-account-{entry.what}", count=entry.count, **about)
