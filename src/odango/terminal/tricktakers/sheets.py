"""What characters of TRICKTAKERs keep in front of them, in words, and the Alchemist's magic circle drawn in letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from odango.core.step import Seat
from odango.games.tricktakers.alchemy import AlchemistSheet
from odango.games.tricktakers.cards import Card
from odango.games.tricktakers.characters.adventurer import AdventurerSheet
from odango.games.tricktakers.characters.collector import CollectorSheet
from odango.games.tricktakers.characters.gambler import GamblerSheet
from odango.games.tricktakers.characters.phantom_thief import EVEN, LETTERS, ThiefSheet
from odango.games.tricktakers.characters.resistance import ResistanceSheet
from odango.games.tricktakers.characters.samurai import SamuraiSheet
from odango.games.tricktakers.characters.strategist import StrategistSheet, trap_word
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.characters.time_traveler import TimeTravelerSheet
from odango.games.tricktakers.circle import HEXAGON, complete
from odango.games.tricktakers.items import ITEMS
from odango.games.tricktakers.setup import figures
from odango.games.tricktakers.view import Player, TricktakersView
from odango.games.tricktakers.wording import character_word, item_key
from odango.terminal.face import Words
from odango.terminal.tricktakers.pieces import card_name, face_name, in_short
from odango.text import Name, Names

_ROWS: Final = (("", "T", ""), ("UL", "a", "UR"), ("", "C", ""), ("LL", "b", "LR"), ("", "B", ""))
"""The magic circle, cell by cell."""
_CELL: Final = 5


def sheet(view: TricktakersView, seat: Seat, words: Words) -> list[str]:
    """What the character keeps open, and of your own what only you know."""
    player = view.players[seat]
    match player.sheet:
        case GamblerSheet(bid=bid, stake=stake) if bid >= 0:
            found = [words("terminal-tricktakers-bid", count=bid)]
            return [*found, words("terminal-tricktakers-stake", points=stake)] if stake > 0 else found
        case ResistanceSheet(left=left, won_with=won_with):
            won = [words("terminal-tricktakers-won-with", face=face_name(face, words)) for face in won_with]
            return [words("terminal-tricktakers-kakumei-left", count=left), *won]
        case AdventurerSheet(equipment=equipment, using=using) if equipment:
            items = ", ".join(words(item_key(ITEMS[item].id)) for item in equipment)
            found = [words("terminal-tricktakers-items", items=items)]
            return (
                [*found, words("terminal-tricktakers-using", item=words(item_key(ITEMS[using].id)))]
                if using >= 0
                else found
            )
        case CollectorSheet(reserved=reserved) if 0 <= reserved < len(view.plays):
            return [words("terminal-tricktakers-reserved", who=Name(view.plays[reserved].seat))]
        case StrategistSheet() as traps:
            return _traps(player, traps, words)
        case SummonerSheet(mp=mp, waiting=waiting, rear=rear):
            found = [words("terminal-tricktakers-mp", mp=mp, most=figures(view.setup).most_mp)]
            found += [words("terminal-tricktakers-rear", beasts=_named(rear, words))] if rear else []
            return [*found, words("terminal-tricktakers-waiting", beasts=_named(waiting, words))] if waiting else found
        case AlchemistSheet() as circle:
            return _alchemy(view, player, circle, words)
        case SamuraiSheet(took=took) if took:
            return [words("terminal-tricktakers-took-red", cards=in_short(took))]
        case TimeTravelerSheet(tokens=tokens, shown=shown):
            predicted = shown or player.own_stock or ()
            found = [words("terminal-tricktakers-journeys", count=tokens)]
            whose = "two" if len(view.players) == 2 else "shown" if shown else "predicted"
            return [*found, *_predictions(predicted, whose, words)]
        case ThiefSheet(option=option, wolf=wolf) if option >= 0:
            return [_chip(option, wolf=wolf, two=len(view.players) == 2, words=words)]
    return []


def _named(cards: Iterable[Card], words: Words) -> str:
    return ", ".join(card_name(card, words) for card in cards)


def _traps(player: Player, sheet: StrategistSheet, words: Words) -> list[str]:
    """The trap of the trick stands with the trick."""

    def told(key: str, traps: Sequence[int]) -> list[str]:
        said = "; ".join(words(trap_word(trap).key) for trap in traps)
        return [words(f"terminal-tricktakers-traps-{key}", traps=said)] if traps else []

    # The top of the stack is last.
    to_come = (player.own_stock or ())[::-1]
    tactical = words(f"terminal-tricktakers-tactical-{'ready' if sheet.tactical else 'used'}")
    return [tactical, *told("past", sheet.past), *told("to-come", to_come)]


def _alchemy(view: TricktakersView, player: Player, sheet: AlchemistSheet, words: Words) -> list[str]:
    formed = complete(sheet.cells, figures(view.setup).formations)
    points = sum(one.points for one in formed)
    found = [
        words("terminal-tricktakers-elements", count=len(sheet.cells), points=points),
        words("terminal-tricktakers-own-deck", count=player.stock),
    ]
    stock = player.own_stock or ()
    known = [card for card in reversed(stock[len(stock) - sheet.top :]) if card >= 0] if sheet.top else []
    if known:
        found.append(words("terminal-tricktakers-on-top", cards=in_short(known)))
    if any(view.forged):
        found.append(words("terminal-tricktakers-forged", crowns=view.forged[0], black=view.forged[1]))
    return found


def _predictions(predicted: Sequence[int], whose: str, words: Words) -> list[str]:
    """The Crown's first; for two players it is who takes more tricks, and the other who takes none."""
    if not predicted:
        return []
    crown, *black = (words(character_word(character).key) for character in predicted)
    found = [words(f"terminal-tricktakers-{whose}-crown", character=crown)]
    key = "terminal-tricktakers-two-none" if whose == "two" else "terminal-tricktakers-predicted-black"
    return [*found, words(key, characters=", ".join(black))] if black else found


def _chip(option: int, *, wolf: bool, two: bool, words: Words) -> str:
    names = ("fewer", "more") if two else ("even", "apart")
    key = names[0] if option == EVEN else names[1]
    side = "two" if two else "wolf" if wolf else "phantom"
    return words(f"terminal-tricktakers-chip-{side}", option=words(f"tricktakers-option-{key}"))


def lying_there(view: TricktakersView, seat: Seat, words: Words) -> list[str]:
    """What others put in front of a seat, and cards that are neither in hand nor in the trick."""
    player = view.players[seat]
    found = []
    for other in view.players:
        if isinstance(other.sheet, ThiefSheet) and other.sheet.letters[seat] >= 0 and len(view.players) > 2:
            letter = words(f"tricktakers-letter-{LETTERS[other.sheet.letters[seat]]}")
            found.append(words("terminal-tricktakers-letter", letter=letter))
    if player.aside:
        known = [card for card in player.aside if card >= 0]
        key = "aside-known" if known else "aside"
        found.append(words(f"terminal-tricktakers-{key}", cards=in_short(known), count=len(player.aside)))
    if player.kept >= 0:
        found.append(words("terminal-tricktakers-kept", card=card_name(player.kept, words)))
    if player.carried >= 0:
        found.append(words("terminal-tricktakers-carried", card=card_name(player.carried, words)))
    return found


def trap(view: TricktakersView, words: Words) -> list[str]:
    """The trap of this trick, whom it has caught, and what lies in the pool: it concerns everyone."""
    found = []
    for player in view.players:
        if isinstance(player.sheet, StrategistSheet) and player.sheet.trap >= 0:
            found.append(words("terminal-tricktakers-trap", trap=trap_word(player.sheet.trap)))
            if player.sheet.caught:
                found.append(words("terminal-tricktakers-caught", who=Names(player.sheet.caught)))
            found.append(words("terminal-tricktakers-pool", points=player.sheet.pool))
    return found


def circle(view: TricktakersView, seat: Seat, words: Words, width: int) -> list[Text]:
    """The magic circle, elements in brackets, and beside it, where there is room, what is worth what."""
    sheet = view.players[seat].sheet
    if not isinstance(sheet, AlchemistSheet):
        return []
    done = {one.id for one in complete(sheet.cells, figures(view.setup).formations)}
    beside = []
    for one in figures(view.setup).formations:
        name, cells = words(f"tricktakers-formation-{one.id}"), " ".join(one.cells)
        worth = _worth(view, one.id, one.points, words)
        key = "made" if one.id in done else "open"
        beside.append(words(f"terminal-tricktakers-formation-{key}", name=name, cells=cells, worth=worth))
    rows = ["".join(_cell(cell, sheet.cells) for cell in row) for row in _ROWS]
    rows.append("")
    wide = 3 * _CELL + 2
    room = all(wide + cell_len(text) <= width for text in beside)
    lines = [f"{set_cell_size(row, wide)}{text if room else ''}" for row, text in zip(rows, beside, strict=True)]
    return [Text(line.rstrip()) for line in lines if line.strip()]


def _worth(view: TricktakersView, formation: str, points: int, words: Words) -> str:
    if formation != HEXAGON:
        return str(points)
    if len(view.players) == 2:
        return str(points + figures(view.setup).hexagon_for_two)
    return words("terminal-tricktakers-forging")


def _cell(cell: str, full: Sequence[str]) -> str:
    return (f"[{cell}]" if cell in full else cell).center(_CELL)
