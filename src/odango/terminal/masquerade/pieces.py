"""Cards, planets and teams of Masquerade Battle as a board names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.games.masquerade.cards import (
    ACTION,
    KIND,
    NAMES,
    NO_PLANET,
    PILE,
    PLANETS,
    POWERS,
    TEAMS,
    Card,
    Planet,
    Team,
    is_character,
)
from odango.games.masquerade.facts import Play
from odango.games.masquerade.wording import card_word, planet_word
from odango.terminal.face import Words
from odango.text import Word, seat_letter

# Colours of middling brightness, readable on black and on white; every planet is named as well.
_COLOURS: Final = {
    "moon": "color(178)",
    "mercury": "color(33)",
    "mars": "color(196)",
    "jupiter": "color(35)",
    "venus": "color(208)",
}


def tint(planet: Planet) -> str:
    """The colour of a planet; none for cards without one."""
    return "" if planet == NO_PLANET else _COLOURS[PLANETS[planet]]


def team_short(team: Team) -> Word:
    return Word(f"terminal-masquerade-{TEAMS[team]}")


def planet_short(planet: Planet) -> Word:
    return Word(f"terminal-masquerade-{PLANETS[planet]}")


def in_full(card: Card, words: Words) -> str:
    """A card where nothing around it says of which planet it is."""
    if KIND[card] == ACTION:
        planet = planet_short(PLANETS.index(NAMES[card].split("-")[1]))
        return words("terminal-masquerade-planet-action", planet=planet, team=team_short(PILE[card]))
    word = card_word(card)
    return words(word.key, **word.args)


def in_row(card: Card, words: Words) -> str:
    """A card in the row of its planet."""
    if is_character(card):
        sg, dk = POWERS[card]
        return words("terminal-masquerade-powers", sg=sg, dk=dk)
    if KIND[card] == ACTION:
        return words("terminal-masquerade-action", team=team_short(PILE[card]))
    return in_full(card, words)


def done_with(play: Play, plays: Sequence[Play], words: Words) -> list[str]:
    """What its player said with a card: the side, the planet named, the cards turned over."""
    if play.side >= 0:
        power = POWERS[play.card][play.side]
        return [words("terminal-masquerade-side", team=team_short(play.side), power=power)]
    said = []
    if play.named != NO_PLANET:
        said.append(words("terminal-masquerade-names", planet=planet_word(play.named)))
    if play.turned:
        letters = " ".join(seat_letter(plays[place].seat) for place in play.turned)
        said.append(words("terminal-masquerade-turned", seats=letters))
    return said
