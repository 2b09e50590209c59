"""What a person types at a question of TRICKTAKERs, and how long lists of choices are set out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from odango.core.refusal import IllegalChoice
from odango.core.view import Option
from odango.games.tricktakers.alchemy import WIDTH as THREE_WIDTH
from odango.games.tricktakers.cards import COLOURS, NAMES, NO_COLOUR, Card
from odango.games.tricktakers.circle import AS_LED
from odango.games.tricktakers.figures import CELLS
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.tasks import TASKS
from odango.games.tricktakers.view import TricktakersView
from odango.games.tricktakers.ways import WAYS
from odango.games.tricktakers.wording import card_word
from odango.terminal.entry import words_of
from odango.terminal.face import Words
from odango.terminal.screen import prose
from odango.text import line

PICKING: Final = ("exchange", "crown", "map", "renew")
"""Questions for some cards of the hand."""
ONE_CARD: Final = ("discard", "give-back", "under", "offer", "respond", "clone")
"""Questions for one, whose choice is the card."""
_VERBS: Final = frozenset({"discard", "exchange", "renew", "play", "spend", "give", "under", "offer", "second", "take"})
_NONE: Final = ("keep", "none", "nothing")
FEW: Final = 12
"""So many options are listed by number."""


def read(view: TricktakersView, text: str) -> int | None:
    """The choice these words name, allowed or not; None if they are to be looked for among the options."""
    kind = view.question.kind if view.question else ""
    if kind == "element":
        return _cell(text)
    if kind not in (*PICKING, *ONE_CARD, "play", "red", "three"):
        return None
    words = cards_in(words_of(text))
    if words and words[0] in _VERBS:
        words = words[1:]
    if kind in PICKING:
        return _picked(view, words)
    if kind == "three":
        return _three(view, words)
    if not words or words[0] not in NAMES:
        return None
    card = _card(view, words[0])
    if kind != "play":
        return card + (kind == "red") if len(words) == 1 else None
    if len(words) == 1:
        return _only_way(view, card)
    return card * WIDTH + WAYS.index(words[1]) if len(words) == 2 and words[1] in WAYS else None


def _cell(text: str) -> int | None:
    """A cell of the magic circle; `b` and `B` are two of them."""
    name = text.rsplit(maxsplit=1)[-1] if text.strip() else ""
    name = name if name in CELLS else name.upper()
    return CELLS.index(name) if name in CELLS else None


def _hand(view: TricktakersView) -> tuple[Card, ...]:
    return (view.players[view.seat].hand or ()) if view.seat is not None else ()


def _card(view: TricktakersView, name: str) -> Card:
    """The card of that name; the Alchemist's of that number where it is the only one within reach."""
    card, own = NAMES.index(name), f"alchemist-{name}"
    aside = view.players[view.seat].aside if view.seat is not None else ()
    reach = (*_hand(view), *aside)
    return NAMES.index(own) if card not in reach and own in NAMES and NAMES.index(own) in reach else card


def _three(view: TricktakersView, words: list[str]) -> int | None:
    """Three cards, and where one may be named a colour; without one only if there is just one to name."""
    named = COLOURS.index(words[-1]) if words and words[-1] in COLOURS else None
    mask = _picked(view, words if named is None else words[:-1])
    if not mask:
        return None
    if named is not None:
        return mask * THREE_WIDTH + named
    options = view.question.options if view.question else ()
    colours = [choice for choice in options if choice // THREE_WIDTH == mask]
    return None if len(colours) > 1 else colours[0] if colours else mask * THREE_WIDTH + AS_LED


def cards_in(words: list[str]) -> list[str]:
    """`red 3`, `red3` and `r 3` are `r3`; whatever else is typed stays as it is."""
    letters = dict(zip((*COLOURS, *"rbgk"), "rbgk" * 2, strict=True))
    found: list[str] = []
    for word in words:
        colour, digits = word.rstrip("0123456789"), word[len(word.rstrip("0123456789")) :]
        if not colour and found and found[-1] in letters:
            found[-1] = f"{letters[found[-1]]}{digits}"
        else:
            found.append(f"{letters[colour]}{digits}" if digits and colour in letters else word)
    return found


def _only_way(view: TricktakersView, card: Card) -> int | None:
    """A card without a word more is played as it is; if it can only be played otherwise, the options say how."""
    options = view.question.options if view.question else ()
    ways = [choice for choice in options if choice // WIDTH == card]
    plain = card * WIDTH
    if plain in ways or not ways:
        return plain
    return ways[0] if len(ways) == 1 else None


def _picked(view: TricktakersView, words: list[str]) -> int | None:
    """Which places of the hand are meant; of equal cards the first comes first."""
    hand = _hand(view)
    if len(words) == 1 and words[0] in _NONE:
        return 0
    if words == ["all"]:
        return (1 << len(hand)) - 1
    if not words or any(word not in NAMES for word in words):
        return None
    mask = 0
    for word in words:
        card = _card(view, word)
        place = next((i for i, held in enumerate(hand) if held == card and not mask >> i & 1), None)
        if place is None:
            rule = view.question.rule if view.question else ""
            raise IllegalChoice(rule, line("tricktakers-refused-no-such-card", card=card_word(card)))
        mask |= 1 << place
    return mask


def set_out(view: TricktakersView, options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """The choices in the game's own way; nothing where a numbered list does."""
    kind = view.question.kind if view.question else ""
    if len(options) <= FEW:
        return []
    if kind in PICKING:
        some = [option for option in options if len(option.refs) == 2] or [options[-1]]
        said = words(f"terminal-tricktakers-type-{kind}", example=some[0].text)
        return [Text.assemble("  ", text) for text in prose(said, width - 2)]
    if kind == "three":
        key = "type-three" if view.plays and view.lead != NO_COLOUR else "type-three-lead"
        said = words(f"terminal-tricktakers-{key}", example=options[0].text)
        return [Text.assemble("  ", text) for text in prose(said, width - 2)]
    return _tasks(options, words, width) if kind == "task" else []


def _tasks(options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """Many tasks with what they pay, as many beside each other as there is room for."""
    texts = [
        words("terminal-tricktakers-type-task", task=TASKS[option.choice].id, points=TASKS[option.choice].reward)
        for option in options
    ]
    wide = max(map(cell_len, texts)) + 2
    across = max(1, (width - 2) // wide)
    rows = [texts[i : i + across] for i in range(0, len(texts), across)]
    return [Text("  " + "".join(set_cell_size(text, wide) for text in row).rstrip()) for row in rows]
