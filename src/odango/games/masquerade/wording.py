"""Cards, teams and planets as the catalogue calls them."""

from __future__ import annotations

from collections.abc import Iterable

from odango.games.masquerade.cards import (
    NAMES,
    PLANET,
    PLANETS,
    POWERS,
    TEAM_CARDS,
    TEAMS,
    Card,
    Planet,
    Team,
    is_character,
)
from odango.text import Phrase, Phrases, Word


def card_word(card: Card) -> Phrase:
    """A card by name; a Character by its planet and both its powers."""
    if is_character(card):
        sg, dk = POWERS[card]
        return Phrase(f"masquerade-character-{PLANETS[PLANET[card]]}", {"sg": sg, "dk": dk})
    return Phrase(f"masquerade-{NAMES[card]}")


def card_words(cards: Iterable[Card]) -> Phrases:
    return Phrases(tuple(map(card_word, cards)))


def planet_word(planet: Planet) -> Word:
    return Word(f"masquerade-planet-{PLANETS[planet]}")


def team_word(team: Team) -> Word:
    return Word(f"masquerade-team-{TEAMS[team]}")


def identity_word(identity: int) -> Word:
    return Word(f"masquerade-identity-{TEAM_CARDS[identity]}")
