"""What can be looked up at a table of the Sailor Moon CCG: what a card says, who has defeated what, piles and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.text import Text

from odango.core.step import Seat
from odango.games.ccg.cards import CARDS, ICON, NUMBER, PIE, TYPES, Kind, is_enemy, is_fighter, is_power
from odango.games.ccg.data import Attack, Card, Defence
from odango.games.ccg.facts import NONE
from odango.games.ccg.pieces import cards_of as parts_of
from odango.games.ccg.setup import decks
from odango.games.ccg.view import CcgView
from odango.games.ccg.wording import card_word
from odango.terminal.ccg.pieces import card_name, counted_names, in_order, price, zones
from odango.terminal.entry import words_of
from odango.terminal.face import Words
from odango.terminal.screen import flow, prose
from odango.text import Name

_INDENT: Final = "    "
RARITIES: Final = {"C": "common", "U": "uncommon", "R": "rare", "F": "foil"}


def sheet(kind: Kind, words: Words, width: int) -> list[Text]:
    """A card: what it is, its figures, its attacks and defences, and what it does, in our words."""
    card = CARDS[kind]
    lines = prose(" · ".join([card_name(kind, words), *_what(card, kind, words)]), width, "bold", 2)
    told = [Text.assemble("  ", text) for text in prose(" · ".join(figures_of(card, words)), width - 2)]
    for how, moves in (("attack", card.attacks), ("defence", card.defences)):
        for move in moves:
            told += _move(card, how, move, words, width)
    if card.kind in PIE:
        title = words(f"ccg-ability-{card.name}") if words.has(f"ccg-ability-{card.name}") else ""
        head = " · ".join([*([title] if title else []), *_asks(card.cost, card.challenge, "costs", words)])
        told += [Text(f"  {head}")] if head else []
        told += _text(f"ccg-effect-{card.name}", words, width)
    return [*lines, *told]


def _what(card: Card, kind: Kind, words: Words) -> list[str]:
    """The kind of card, its family or side, Level and type."""
    found = [words(f"terminal-ccg-kind-{card.kind}")]
    if card.family or card.side:
        found.append(words(f"terminal-ccg-of-{card.family or card.side}"))
    if card.replaces:
        found.append(words("terminal-ccg-replaces", what=_replaced(card.replaces, words)))
    if is_fighter(kind) or is_power(kind):
        found.append(words(f"terminal-ccg-{TYPES[ICON[kind]]}"))
    rarity = words(f"terminal-ccg-rarity-{RARITIES[card.rarity]}")
    return [*found, words("terminal-ccg-number", number=card.number, rarity=rarity)]


def _replaced(what: str, words: Words) -> str:
    if what in NUMBER:
        return card_name(NUMBER[what], words)
    side = what.removesuffix("-villain")
    return words(f"terminal-ccg-a-{side}") if side == what else words(f"terminal-ccg-villain-{side}")


def figures_of(card: Card, words: Words) -> list[str]:
    found = [words("terminal-ccg-health", health=card.health)] if card.health else []
    if is_enemy(card.number - 1):
        found.append(words("terminal-ccg-victory-points", count=card.points))
    if card.strong or card.weak:
        sides = {"strong": words(f"terminal-ccg-{card.strong}"), "weak": words(f"terminal-ccg-{card.weak}")}
        found.append(words("terminal-ccg-strong-weak", **sides))
    if card.starts_with:
        found.append(words("terminal-ccg-brings", card=card_word(NUMBER[card.starts_with])))
    return found


def _asks(cost: tuple[int, int, int, int], challenge: int, verb: str, words: Words) -> list[str]:
    """What something costs, and whether a challenge goes with it."""
    found = [words(f"terminal-ccg-{verb}", price=price(cost, words))] if any(cost) else []
    return [*found, *([words("terminal-ccg-rounds", count=challenge)] if challenge else [])]


def _move(card: Card, how: str, move: Attack | Defence, words: Words, width: int) -> list[Text]:
    """An attack or a defence: a Scout or Knight must have the Power, a Monster or Villain gives it up."""
    # What an attack does besides its figure its words tell; one that has no figure does nothing else.
    damage = [words("terminal-ccg-damage", damage=move.damage)] if isinstance(move, Attack) and move.damage else []
    verb = "needs" if card.kind in ("scout", "knight") and how == "attack" else "costs"
    told = [words(f"terminal-ccg-{how}-named", name=words(f"ccg-move-{move.name}")), *damage]
    told += _asks(move.cost, move.challenge, verb, words)
    return [
        *(Text.assemble("  ", text) for text in prose(" · ".join(told), width - 2, "", 2)),
        *_text(f"ccg-effect-{card.name}-{move.name}", words, width),
    ]


def _text(key: str, words: Words, width: int) -> list[Text]:
    if not words.has(key):
        return []
    return [Text.assemble(_INDENT, text) for text in prose(words(key), width - len(_INDENT))]


# --- looking for a card -----------------------------------------------------------------------------------------------


def named(text: str, words: Words) -> list[Kind]:
    """The cards these words can mean: each begins a word of the name or title, or the name is the whole."""
    typed = words_of(text.replace("-", " "))
    found = []
    for kind, card in enumerate(CARDS):
        title = card_name(kind, words).casefold()
        parts = [*card.name.split("-"), *words_of(title.replace("-", " "))]
        if " ".join(typed) in (title, card.name.replace("-", " ")):
            return [kind]
        if typed and all(any(part.startswith(word) for part in parts) for word in typed):
            found.append(kind)
    return found


def card_called(text: str, words: Words, width: int) -> list[Text]:
    """What one card says; of a few that may be meant, which."""
    found = named(text, words)
    if len(found) == 1:
        return sheet(found[0], words, width)
    if not found:
        return prose(words("terminal-ccg-no-such-card", text=text[:40]), width)
    return _listed(words("terminal-ccg-which-card"), counted_names(found, words), width)


def _listed(title: str, names: list[str], width: int) -> list[Text]:
    """A title, and names with dots between."""
    units = [Text(f"{name} ·") for name in names[:-1]] + [Text(name) for name in names[-1:]]
    return flow([Text(title, "bold"), *units], width, 2)


# --- the commands -----------------------------------------------------------------------------------------------------


def hand(view: CcgView, words: Words, width: int) -> list[Text]:
    """What your cards say."""
    if not view.hand:
        return prose(words("terminal-ccg-no-hand"), width)
    return [text for kind in dict.fromkeys(view.hand) for text in sheet(kind, words, width)]


def table(view: CcgView, words: Words, width: int) -> list[Text]:
    """What all cards in play say, each once."""
    shown = dict.fromkeys(
        kind
        for seat in range(len(view.players))
        for zone in zones(view, seat)
        for piece in zone
        for kind in (piece.card, *piece.worn)
        if kind != NONE
    )
    if not shown:
        return prose(words("terminal-ccg-nothing-in-play"), width)
    return [text for kind in shown for text in sheet(kind, words, width)]


def piles(view: CcgView, words: Words, width: int) -> list[Text]:
    """Everyone's discards, the topmost first, and what is out of the game."""
    lines = []
    for seat, player in enumerate(view.players):
        for key, cards in (("discards", player.discards[::-1]), ("gone", player.gone)):
            if cards:
                title = words(f"terminal-ccg-pile-{key}", who=Name(seat), count=len(cards))
                lines += _listed(title, counted_names(cards, words), width)
    return lines or prose(words("terminal-ccg-no-piles"), width)


def unseen(view: CcgView, seat: Seat) -> Counter[Kind]:
    """The cards of a deck list that you see nowhere."""
    player = view.players[seat]
    left = Counter(decks(view.setup, len(view.players))[seat])
    for zone in zones(view, seat):
        for piece in zone:
            left.subtract(kind for kind in parts_of(piece) if kind != NONE)
    left.subtract((*player.discards, *player.gone, *(view.hand if seat == view.seat else ())))
    return +left


def decks_left(view: CcgView, words: Words, width: int) -> list[Text]:
    """What is still in your deck, and what the others have in hand and deck together: deck lists lie open."""
    lines = []
    for seat in range(len(view.players)):
        left = unseen(view, seat)
        whose = "own" if seat == view.seat else "basic" if view.setup.basic else "other"
        title = words(f"terminal-ccg-left-{whose}", who=Name(seat), count=left.total())
        cards = [kind for kind in sorted(left) for _ in range(left[kind])]
        lines += _listed(title, counted_names(cards, words), width)
        for key, some in (("top", view.players[seat].top), ("bottom", view.players[seat].bottom)):
            if some:
                told = words(f"terminal-ccg-known-{key}", cards=in_order(some, words))
                lines += [Text.assemble("  ", text) for text in prose(told, width - 2)]
    return lines


def scores(view: CcgView, words: Words, width: int) -> list[Text]:
    """Who has defeated what."""
    lines = []
    for seat in range(len(view.players)):
        own = [score for score in view.scores if score.seat == seat]
        if own:
            title = words("terminal-ccg-scored", who=Name(seat))
            told = [
                words("terminal-ccg-score", card=card_word(score.card), whose=Name(score.owner), points=score.points)
                for score in own
            ]
            lines += _listed(title, told, width)
    return lines or prose(words("terminal-ccg-no-scores"), width)


LOOKS: Final[dict[str, Callable[[CcgView, Words, int], list[Text]]]] = {
    "hand": hand,
    "table": table,
    "piles": piles,
    "decks": decks_left,
    "scores": scores,
}
