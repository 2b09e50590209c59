"""What a person types at a question of Masquerade Battle, and how the choices are set out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from odango.core.refusal import IllegalChoice
from odango.core.view import Option
from odango.games.masquerade.auction import PASS
from odango.games.masquerade.cards import NAMES, PLANETS, TEAMS, is_character
from odango.games.masquerade.trick import WAYS
from odango.games.masquerade.view import MasqueradeView
from odango.terminal.entry import words_of
from odango.terminal.face import Words
from odango.terminal.masquerade.pieces import done_with, in_full
from odango.terminal.screen import flow, prose
from odango.text import line, seat_letter

FEW: Final = 12
"""So many options are listed by number."""
_BID: Final = re.compile(r"(?:bid\s+)?(\d{1,3})\s*(?:for\s+)?(?:the\s+)?([a-z]*)", re.IGNORECASE)
_SIDES: Final = tuple(team.casefold() for team in TEAMS)


def read(view: MasqueradeView, text: str) -> int | None:
    """The choice these words name, allowed or not; None if they are to be looked for among the options."""
    kind = view.question.kind if view.question else ""
    if kind == "bid":
        return _bid(text.strip())
    if kind == "turn":
        return _turned(view, words_of(text))
    if kind == "play":
        _guess_no_action(words_of(text))
    return None


def _bid(text: str) -> int | None:
    """`12 SG`, `12sg` or `bid 12 for dk`; a number alone lacks half of it."""
    found = _BID.fullmatch(text)
    if found is None:
        return None
    team = found[2].casefold()
    meant = [side for side, name in enumerate(_SIDES) if team and name.startswith(team)]
    if len(meant) == 1:
        return int(found[1]) * len(TEAMS) + meant[0]
    if team:
        return None
    raise IllegalChoice("auction", line("terminal-masquerade-which-team", number=int(found[1])))


def _turned(view: MasqueradeView, words: list[str]) -> int | None:
    """`turn B D` in whatever order, and `all` for everything that can be turned."""
    rest = words[1:] if words[:1] == ["turn"] else words
    if rest == ["all"]:
        return sum(1 << place for place, play in enumerate(view.plays) if is_character(play.card))
    places = {seat_letter(play.seat).casefold(): place for place, play in enumerate(view.plays)}
    if rest and all(word in places for word in rest):
        return sum(1 << places[word] for word in dict.fromkeys(rest))
    return None


def _guess_no_action(words: list[str]) -> None:
    """`mars sg` fits an Action to the letter, but may have been meant for a Character: nothing is played by a guess."""
    planet, *side = words or [""]
    if planet in PLANETS and len(side) == 1 and side[0] in _SIDES:
        raise IllegalChoice("playing-a-card", line("terminal-masquerade-which-card", given=" ".join(words)))


def set_out(view: MasqueradeView, options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """The choices in the game's own way; nothing where a numbered list does."""
    kind = view.question.kind if view.question else ""
    if kind == "bid":
        return _bids(options, words, width)
    if len(options) <= FEW:
        return []
    if kind == "turn":
        return _turns(view, words, width)
    return _plays(options, words, width) if kind == "play" else []


def _bids(options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """From the lowest to the highest; all between them go without saying."""
    bids = [option for option in options if option.choice != PASS]
    range_of = {"least": bids[0].choice // len(TEAMS), "most": bids[-1].choice // len(TEAMS)}
    passing = "-or-pass" if len(bids) < len(options) else ""
    said = words(f"terminal-masquerade-type-bid{passing}", example=bids[0].text, **range_of)
    return [Text.assemble("  ", text) for text in prose(said, width - 2)]


def _turns(view: MasqueradeView, words: Words, width: int) -> list[Text]:
    characters = [play for play in view.plays if is_character(play.card)]
    cards = [
        Text(f"{seat_letter(play.seat)} {in_full(play.card, words)} {' '.join(done_with(play, view.plays, words))}")
        for play in characters
    ]
    letters = " ".join(seat_letter(play.seat) for play in characters[-2:])
    said = prose(words("terminal-masquerade-type-turn", example=f"turn {letters}"), width - 2)
    return [Text.assemble("  ", text) for text in (*flow(cards, width - 2, 0, "   "), *said)]


def _plays(options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """How to say it, by a card that is in the hand: a Character if there is one."""
    example = next((option for option in options if is_character(option.choice // WAYS)), options[0])
    planet, *powers = NAMES[example.choice // WAYS].split("-")
    text = example.text
    if is_character(example.choice // WAYS):
        text = f"{planet} {'/'.join(powers)} {text.split()[-1]}"
    said = [words("terminal-masquerade-type-card", example=text)]
    special = next((option for option in options if not is_character(option.choice // WAYS)), None)
    if special is not None and special is not example:
        said.append(words("terminal-masquerade-type-special", example=_short(special)))
    return [Text.assemble("  ", text) for text in prose(" ".join(said), width - 2)]


def _short(option: Option) -> str:
    """`luna` for support-luna; an Action keeps its planet and team."""
    name, *rest = option.text.split()
    kind, *parts = name.split("-")
    return " ".join([*([kind] if kind == "action" else []), *(parts or [kind]), *rest])
