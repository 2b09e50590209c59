"""Cards and characters of TRICKTAKERs as a board names them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from odango.games.tricktakers.cards import BEASTS, COLOURS, FACE, FLAG, NAMES, NUMBER, Card, Colour, Face
from odango.games.tricktakers.data import DATA, WIN
from odango.games.tricktakers.roster import CODES, NOT_YET, Character
from odango.games.tricktakers.roster import NAMES as CHARACTERS
from odango.games.tricktakers.setup import figures
from odango.games.tricktakers.strength import BEATS_RARE, RED_AS_BLACK, SHIELDED, WINS_TIES
from odango.games.tricktakers.view import Played, TricktakersView
from odango.games.tricktakers.wording import card_word, character_word, face_word
from odango.terminal.face import Words

# Colours of middling brightness, readable on black and on white; black cards and those without a colour have none.
_TINTS: Final = {"red": "color(196)", "blue": "color(33)", "green": "color(35)"}


def tint(colour: Colour) -> str:
    return _TINTS.get(COLOURS[colour], "") if 0 <= colour < len(COLOURS) else ""


def tint_of(card: Card) -> str:
    return tint(FACE[card].colour) if 0 <= card < len(FACE) and FACE[card].kind == NUMBER else ""


def card_name(card: Card, words: Words) -> str:
    word = card_word(card)
    return words(word.key, **word.args)


def face_name(face: Face, words: Words) -> str:
    word = face_word(face)
    return words(word.key, **word.args)


def short(card: Card, among: Iterable[Card] = ()) -> str:
    """A card in notation; the Alchemist's without saying so, unless its like is there too."""
    name = NAMES[card].removeprefix("alchemist-")
    return NAMES[card] if name != NAMES[card] and name in NAMES and NAMES.index(name) in among else name


def in_short(cards: Iterable[Card]) -> str:
    """Cards in notation."""
    return " ".join(map(short, cards))


def laid(play: Played, words: Words) -> str:
    """A card on the table with those that lie with it: what it is, and what it counts as if that is something else."""
    if play.card < 0 or play.face is None:
        return words("terminal-tricktakers-down")
    name = card_name(play.card, words)
    beast = play.card in BEASTS
    if play.more and beast:
        name = words("terminal-tricktakers-on", beast=name, card=card_name(play.more[0], words))
    elif play.more:
        # Whose they are need not be said three times.
        name = ", ".join(face_name(FACE[card], words) for card in (play.card, *play.more))
    if play.face != FACE[play.card] or beast:
        name = words("terminal-tricktakers-as", card=name, face=face_name(play.face, words))
    if play.hidden:
        name = words("terminal-tricktakers-known-down", card=name)
    return name


def marks(play: Played, view: TricktakersView, words: Words) -> list[str]:
    """What else holds of it.  A White Flag and Kakumei make a Samurai's red as weak as any; Kakumei shields no 10."""
    found = {BEATS_RARE: "beats-rare", WINS_TIES: "wins-ties"}
    flag = any(other.face is not None and other.face.kind == FLAG for other in view.plays)
    found |= {RED_AS_BLACK: "red-as-black"} if not (flag or view.kakumei) else {}
    found |= {SHIELDED: "shielded"} if not view.kakumei else {}
    return [words(f"terminal-tricktakers-{name}") for mark, name in found.items() if play.marks & mark]


def character_name(character: Character, words: Words) -> str:
    if character == NOT_YET:
        return words("terminal-tricktakers-nothing")
    return words("terminal-tricktakers-character", code=CODES[character], character=character_word(character))


def signed(points: int, *, plus: bool = True) -> str:
    """With a true minus."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else f"+{points}" if plus and points else str(points)


def worth(character: Character, view: TricktakersView, words: Words) -> str:
    """What the character's card pays, in a row; for those without one, what it is paid for."""
    two, name = len(view.players) == 2, CHARACTERS[character]
    if name == "gambler":
        card = DATA.gambler.two_players if two else DATA.gambler
        row = [*card.bids[: DATA.rounds.tricks], card.five_tricks]
        return words("terminal-tricktakers-pays-bids", row=_row(row, words))
    if name == "resistance":
        return _kakumei(view, words)
    table = next((table for table in DATA.tables if table.character == name), None)
    if table is None:
        return words(f"terminal-tricktakers-pays-{name}")
    row = list(dict(figures(view.setup).tables_for_two).get(name, table.two_players) if two else table.wins)
    if view.final and name == "king":
        row = [points if points == WIN else 2 * points for points in row]
    if view.final and name == "berserker":
        wins = 2 if two else 1
        row[:wins] = [WIN] * wins
    return words("terminal-tricktakers-pays-tricks", row=_row(row, words))


def _kakumei(view: TricktakersView, words: Words) -> str:
    if len(view.players) == 2:
        two = DATA.resistance.two_players
        return words("terminal-tricktakers-pays-kakumei-two", flag=two.flag, colour=two.colour, black=two.black)
    card = DATA.resistance
    mild = view.setup.resistance_for_three and len(view.players) == 3
    black = _points(card.three_players_black if mild else card.black, words)
    values = {"flag": card.flag, "low": card.low, "middle": card.middle, "high": card.high}
    return words("terminal-tricktakers-pays-kakumei", black=black, **values)


def _row(row: Iterable[int | str], words: Words) -> str:
    return " ".join(_points(points, words) for points in row)


def _points(points: int | str, words: Words) -> str:
    return signed(points, plus=False) if isinstance(points, int) else words("terminal-tricktakers-win")
