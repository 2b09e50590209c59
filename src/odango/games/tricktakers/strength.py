"""Who wins a trick: a pure function of what the cards on the table count as.

Every change a character or an item makes to a card has been made already (see Play); here cards are only compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from odango.core.step import Seat
from odango.games.tricktakers.cards import BERSERKER, BLACK, EL, FLAG, NO_COLOUR, NUMBER, RARE, RED, Card, Colour, Face

BEATS_RARE: Final = 1
"""A Hermit's White Flag, or a card with the Dragon Doll: above every Rare, if there is one in the trick."""
WINS_TIES: Final = 2
"""The Proactive Wing: of equal cards this one wins, though it came later."""
RED_AS_BLACK: Final = 4
"""The Samurai's: its red counts as black while no White Flag lies there."""
SHIELDED: Final = 8
"""MIRIA in the rear: this 10 does not lose to the 1 of its colour."""


INNATE: Final = {EL: BEATS_RARE}
"""What holds of a card, whoever plays it."""


class Play(Struct, frozen=True, gc=False):
    """A card on the table and what it counts as."""

    seat: Seat
    card: Card
    face: Face
    marks: int = 0
    """What else holds of it: BEATS_RARE, WINS_TIES …, added up."""
    hidden: bool = False
    """Laid face down: it is turned up when everyone has played, and sets no colour."""
    more: tuple[Card, ...] = ()
    """Other cards that lie with it and count as one with it: below a beast, or the rest of an alchemist's three."""
    known: bool = True
    """Whether everyone knows the card: all that lie open, and those face down that were seen before."""


def recoloured(play: Play, colour: Colour) -> Play:
    """A number as one of that colour; where there is no colour, as it is."""
    if colour == NO_COLOUR:
        return play
    return Play(play.seat, play.card, Face(NUMBER, colour, play.face.value), play.marks)


def lead_colour(plays: Sequence[Play]) -> Colour:
    """The colour to follow: of the first number that was played face up."""
    for play in plays:
        if play.face.kind == NUMBER and not play.hidden:
            return play.face.colour
    return NO_COLOUR


def winner(plays: Sequence[Play], *, kakumei: bool = False) -> int:
    """The place of the strongest card.  Of equal ones the first, but for one that wins ties."""
    lead = lead_colour(plays)
    keys = [_upside_down(play.face) if kakumei else _key(play, plays, lead) for play in plays]
    best = max(keys)
    equal = [place for place, key in enumerate(keys) if key == best]
    return next((place for place in equal if plays[place].marks & WINS_TIES), equal[0])


def _upside_down(face: Face) -> tuple[int, int]:
    """Kakumei: the weakest wins, and nothing makes a card stronger.

    White Flag, then low numbers of the three colours, then low black ones, then Rare, then Berserker.
    """
    if face.kind == NUMBER:
        return (3 if face.colour == BLACK else 4), -face.value
    return {FLAG: 5, RARE: 2, BERSERKER: 1}[face.kind], 0


def _key(play: Play, plays: Sequence[Play], lead: Colour) -> tuple[int, int]:
    """How strong a card is, the usual way round.

    A 1 when the Berserker is there; the Berserker; what beats a Rare when one is there; Rare; black; the lead colour;
    other colours; White Flag.
    """
    kinds = {other.face.kind for other in plays}
    face = play.face
    if face.kind == NUMBER and face.value == 1 and BERSERKER in kinds:
        return 9, 0
    if face.kind == BERSERKER:
        return 8, 0
    if play.marks & BEATS_RARE and RARE in kinds:
        return 7, 0
    if face.kind == RARE:
        return 6, 0
    if face.kind == FLAG:
        return 2, 0
    colour = strong_colour(play, FLAG in kinds)
    tier = 5 if colour == BLACK else 4 if colour == lead else 3
    return tier, _rank(play, colour, plays, FLAG in kinds)


def strong_colour(play: Play, flag: bool) -> Colour:
    """The colour a number fights in."""
    if play.marks & RED_AS_BLACK and play.face.colour == RED and not flag:
        return BLACK
    return play.face.colour


def _rank(play: Play, colour: Colour, plays: Sequence[Play], flag: bool) -> int:
    """Its value; but a 1 beats an open 10 of its colour, and a shielded 10 stays above both."""
    same = [other for other in plays if other.face.kind == NUMBER and strong_colour(other, flag) == colour]
    ten = any(other.face.value == 10 and not other.marks & SHIELDED for other in same)
    one = any(other.face.value == 1 for other in same)
    value = play.face.value
    if value == 1 and ten:
        return 11
    if value == 10 and play.marks & SHIELDED and ten and one:
        return 12
    return value
