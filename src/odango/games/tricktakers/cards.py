"""The playing cards, and the exclusive ones that a character brings along.

A card is an int that says what is on it and where it belongs: colour times 10 plus value less one for numbers, then
cards without a colour.  Exclusive cards look like others but go back to their owner's box, never into the draw deck.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

Card = int
Colour = int

COLOURS: Final = ("red", "blue", "green", "black")
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
NO_COLOUR: Final = -1
HIGHEST: Final = 10
"""A 10 exists only among the Berserker's cards, and as what other cards may become."""

NUMBER: Final = 0
RARE: Final = 1
FLAG: Final = 2
BERSERKER: Final = 3
KINDS: Final = ("number", "rare", "flag", "berserker")


class Face(Struct, frozen=True, gc=False):
    """What a card counts as."""

    kind: int
    colour: Colour = NO_COLOUR
    value: int = 0


class _Printed(Struct, frozen=True):
    name: str
    face: Face
    owner: str = ""
    """The character whose box it goes back to; empty for the draw deck's."""


def number(colour: Colour, value: int) -> Card:
    """The playing card of that colour and value."""
    return colour * HIGHEST + value - 1


def _printed() -> list[_Printed]:
    letters = "rbgk"
    found = [
        _Printed(f"{letters[colour]}{value}", Face(NUMBER, colour, value), "berserker" if value == HIGHEST else "")
        for colour in range(len(COLOURS))
        for value in range(1, HIGHEST + 1)
    ]
    found += [_Printed("rare", Face(RARE)), _Printed("flag", Face(FLAG))]
    found += [_Printed("king-rare", Face(RARE), "king")]
    found += [
        _Printed("berserker", Face(BERSERKER), "berserker"),
        _Printed("berserker-rare", Face(RARE), "berserker"),
        _Printed("berserker-flag", Face(FLAG), "berserker"),
    ]
    found += [
        _Printed("strategist-k7", Face(NUMBER, BLACK, 7), "strategist"),
        _Printed("strategist-rare", Face(RARE), "strategist"),
    ]
    found += [
        _Printed(f"alchemist-{letters[colour]}{value}", Face(NUMBER, colour, value), "alchemist")
        for colour in (RED, BLUE, GREEN)
        for value in range(1, 6)
    ]
    found += [
        _Printed("el", Face(FLAG), "summoner"),
        _Printed("miria", Face(BERSERKER), "summoner"),
        _Printed("maru", Face(NUMBER, RED, HIGHEST), "summoner"),
        _Printed("guru", Face(NUMBER, BLUE, HIGHEST), "summoner"),
        _Printed("nemu", Face(NUMBER, GREEN, HIGHEST), "summoner"),
        _Printed("oko", Face(NUMBER, BLACK, HIGHEST), "summoner"),
    ]
    return found


_CARDS: Final = _printed()
NAMES: Final = tuple(card.name for card in _CARDS)
FACE: Final = tuple(card.face for card in _CARDS)
OWNER: Final = tuple(card.owner for card in _CARDS)


def card(name: str) -> Card:
    """The card of that name."""
    return NAMES.index(name)


RARE_CARD: Final = card("rare")
FLAG_CARD: Final = card("flag")
KING_RARE: Final = card("king-rare")
BERSERKER_CARD: Final = card("berserker")
BERSERKER_OTHERS: Final = (
    *(number(colour, HIGHEST) for colour in range(len(COLOURS))),
    card("berserker-rare"),
    card("berserker-flag"),
)
"""Four of these six go with the Berserker card."""
COPIES: Final = 2
"""Of Rare and of White Flag in the draw deck."""
PLAYING_CARDS: Final = tuple(
    sorted(
        [number(colour, value) for colour in range(len(COLOURS)) for value in range(1, HIGHEST)]
        + [RARE_CARD] * COPIES
        + [FLAG_CARD] * COPIES
    )
)
"""The draw deck: 40 cards."""
STRATEGIST_SEVEN: Final = card("strategist-k7")
STRATEGIST_RARE: Final = card("strategist-rare")
STRATEGIST_CARDS: Final = (STRATEGIST_SEVEN, STRATEGIST_SEVEN, STRATEGIST_RARE)
ALCHEMIST_DECK: Final = tuple(place for place, owner in enumerate(OWNER) if owner == "alchemist")
BEASTS: Final = tuple(place for place, owner in enumerate(OWNER) if owner == "summoner")
EL: Final = card("el")
EXCLUSIVE: Final = tuple(
    sorted((KING_RARE, BERSERKER_CARD, *BERSERKER_OTHERS, *STRATEGIST_CARDS, *ALCHEMIST_DECK, *BEASTS))
)
"""What lies in the box while nobody plays its character."""
