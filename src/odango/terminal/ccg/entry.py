"""What a person types at a question of the Sailor Moon CCG, and how long lists of choices are set out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from odango.core.view import Option
from odango.games.ccg.asking import pack
from odango.games.ccg.cards import CARDS
from odango.games.ccg.facts import Piece
from odango.games.ccg.turn.acting import ATTACK
from odango.games.ccg.view import CcgView
from odango.terminal.entry import narrow, words_of
from odango.terminal.face import Words
from odango.terminal.screen import flow, prose
from odango.text import line

FEW: Final = 12
"""More options than this are never listed one by one."""
SOME: Final = 4
"""So many are, even if they go together."""
_LABEL: Final = "ccg-label-"
GROUPS: Final = frozenset(
    {
        "attach", "attack", "basic-attack", "card", "combine", "forfeit", "join", "move-power", "open", "open-with",
        "overpower", "piece", "piece-of", "play", "replace", "rest", "transfer", "use",
    }
)  # fmt: skip
"""Labels that go together: each has words for what its options share, and for what sets them apart."""


def read(view: CcgView, text: str) -> int | None:
    """An attack that these words name and that cannot be made, so that the refusal can say why."""
    if view.question is None or view.question.kind != "act" or view.seat is None:
        return None
    legal = frozenset(view.question.options)
    own = view.players[view.seat].allies
    aims = [piece for player in view.players for piece in player.enemies]
    attacks = [_attack(piece, move, aim) for piece in own for move in range(_moves(piece)) for aim in aims]
    words = words_of(text)
    if narrow([option for option in attacks if option.choice in legal], words, []):
        return None
    found = narrow([option for option in attacks if option.choice not in legal], words, [])
    return found[0].choice if words[:1] == ["attack"] and found else None


def _moves(piece: Piece) -> int:
    return len(CARDS[piece.card].attacks)


def _attack(piece: Piece, move: int, aim: Piece) -> Option:
    name = CARDS[piece.card].attacks[move].name
    text = f"attack {CARDS[piece.card].name}.{piece.uid} {name} {CARDS[aim.card].name}.{aim.uid}"
    return Option(pack(ATTACK, piece.uid, move, aim.uid), text, line("pick-done"), ())


def group_of(option: Option) -> str:
    """Which group an option belongs to; nothing if it stands for itself."""
    name = option.label.key.removeprefix(_LABEL)
    return name if name in GROUPS else ""


def set_out(view: CcgView, options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """The options by number: those that share something stand together.  Nothing where a plain list does."""
    groups: dict[str, list[Text]] = {}
    alone = []
    wide = len(str(len(options)))
    for number, option in enumerate(options, 1):
        group, args = group_of(option), option.label.args
        if group:
            shared = words(f"terminal-ccg-group-{group}", **args)
            own = words(f"terminal-ccg-item-{_item(group, view)}", **args)
            groups.setdefault(shared, []).append(Text.assemble((f"{number}", "bold"), f" {own}"))
        else:
            alone.append((number, words(option.label.key, **args)))
    if len(options) <= SOME or (len(options) <= FEW and not any(len(items) > 1 for items in groups.values())):
        return []
    lines = []
    for shared, items in groups.items():
        *first, last = prose(shared, width - 2, indent=2)
        lines += [Text.assemble("  ", text) for text in (*first, *flow([last, *items], width - 2, 4, "   "))]
    for number, said in alone:
        start, *rest = prose(said, width - wide - 4)
        lines.append(Text.assemble("  ", (f"{number}", "bold"), " ", start))
        lines += [Text.assemble(" " * (wide + 3), text) for text in rest]
    return lines


def _item(group: str, view: CcgView) -> str:
    """With two players nobody need say whose target it is."""
    return f"{group}-of" if group in ("attack", "combine") and len(view.players) > 2 else group
