"""What a person types at a question of Dice Challenge, and how the choices are set out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from odango.core.refusal import IllegalChoice
from odango.core.view import Option
from odango.games.dice.attacks import MOST_DICE, decode, encode, is_power
from odango.games.dice.characters import CHARACTERS
from odango.games.dice.dice import places_in, shown
from odango.games.dice.state import Fighter, value_of
from odango.games.dice.turn import PASS, TAG, USE
from odango.games.dice.view import DiceView
from odango.terminal.dice.board import team
from odango.terminal.entry import narrow, words_of
from odango.terminal.face import Words
from odango.terminal.screen import flow, prose
from odango.text import line

ATTACKS: Final = frozenset({"turn", "attack-another"})
ONE_DIE: Final = frozenset({"pick-dice", "roll-one-more"})
"""Questions that are answered by the place of a die."""
MANY: Final = 40
"""So many attacks of a kind are set out; more are left to the full list."""
FEW: Final = 12
"""More changes of dice than this are set out by fighter instead of being listed."""
_ATTACK: Final = re.compile(r"(?:(p|power|s|skill)\b)?\s*([+d\d,\s]+?)\s*>\s*(\d{1,3})", re.IGNORECASE)
_PLACE: Final = re.compile(r"(?:pick|again|die)?\s*(\d{1,3})", re.IGNORECASE)


def read(view: DiceView, text: str) -> int | None:
    """The choice these words name, allowed or not; None if they are to be looked for among the options."""
    kind = view.question.kind if view.question else ""
    text = text.strip()
    if kind in ONE_DIE:
        place = _PLACE.fullmatch(text)
        return int(place[1]) if place else None
    if kind not in ATTACKS:
        return None
    if text.casefold() == "pass":
        return PASS
    attack = _ATTACK.fullmatch(text)
    if attack:
        return _attack(attack[1] or "", re.split(r"[,\s+]+", attack[2].strip(" ,+\t")), int(attack[3]))
    return _other(view, words_of(text)) if kind == "turn" else None


def _attack(kind: str, used: list[str], target: int) -> int | None:
    """`0`, `2` and `d6` on a target; IllegalChoice if no attack can look so."""
    places = [int(word) for word in used if word.isdecimal()]
    droids = [int(word[1:]) for word in used if re.fullmatch(r"[dD]\d{1,3}", word)]
    if len(places) + len(droids) < len(used) or len({*places}) < len(places):
        return None
    if droids and (len(droids) > 1 or not places or droids[0] not in {4, 6, 8, 10, 12}):
        raise IllegalChoice("droid-dice", line("dice-refused-droid"))
    if max([*places, target]) >= MOST_DICE:
        raise IllegalChoice("your-turn", line("dice-refused-no-such-die"))
    choice = encode(sum(1 << place for place in places), target, droids[0] if droids else 0)
    wanted = kind[:1].casefold()
    if wanted and wanted != ("p" if is_power(decode(choice)) else "s"):
        power = wanted == "p"
        key = "terminal-dice-power-is" if power else "terminal-dice-skill-is"
        raise IllegalChoice("power-attack" if power else "skill-attack", line(key))
    return choice


def _other(view: DiceView, words: list[str]) -> int | None:
    """Tagging in a team mate, or using an ability, said in full; whether it is possible is not looked at."""
    verb = words[0] if words else ""
    if verb not in {"tag", "use"} or len(words) < 2:
        return None
    mates = [fighter for fighter in team(view, view.turn) if fighter != view.active[view.turn] or verb == "use"]
    first = TAG if verb == "tag" else USE
    named = [Option(first + f, f"{verb} {_notation(view, f, verb)}", line("pick-done"), ()) for f in mates]
    found = narrow(named, words, [])
    return found[0].choice if len(found) == 1 else None


def _notation(view: DiceView, fighter: Fighter, verb: str) -> str:
    row = CHARACTERS[view.fighters[fighter].character]
    return row.id if verb == "tag" else f"{row.ability} of {row.id}"


def set_out(view: DiceView, options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """The choices in the game's own way; nothing where a numbered list does."""
    kind = view.question.kind if view.question else ""
    if kind in ATTACKS:
        return _attacks_set_out(view, options, words, width)
    if kind in ONE_DIE:
        mine = view.fighters[view.active[view.turn]].dice
        dice = [Text(words("terminal-dice-place", place=o.choice, die=shown(mine[o.choice]))) for o in _dice(options)]
        rest = [Text(option.text, "bold") for option in options if option.choice < 0]
        return flow([*dice, *rest], width, 2, "   ")
    if kind == "after-loss" and len(options) > FEW:
        return _changes_set_out(options, words, width)
    return characters(options, words, width) if kind == "character" else []


def _dice(options: Sequence[Option]) -> list[Option]:
    return [option for option in options if option.choice >= 0]


def _attacks_set_out(view: DiceView, options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """Power Attacks, Skill Attacks with their sums, and what else there is."""
    mine = view.fighters[view.active[view.turn]].dice
    power: list[Text] = []
    skill: list[Text] = []
    rest: list[Text] = []
    for option in options:
        if option.choice == PASS or option.choice >= USE:
            said = words(option.label.key, **option.label.args)
            rest += flow([Text(f"  {option.text}", "bold"), *(Text(word) for word in f"· {said}".split())], width, 4)
            continue
        mask, _, droid = attack = decode(option.choice)
        _, _, short = option.text.partition(" ")
        if is_power(attack):
            power.append(Text(short))
        else:
            values = [value_of(mine[place]) for place in places_in(mask)] + ([droid] if droid else [])
            total = "+".join(map(str, values))
            skill.append(Text(words("terminal-dice-sum", attack=short, values=total, total=sum(values))))
    lines = []
    for key, units in (("power", power), ("skill", skill)):
        if units:
            more = len(units) - MANY
            label = Text(words(f"terminal-dice-{key}").ljust(6), "bold")
            cut = [Text(words("terminal-dice-more", count=more), "dim")] if more > 0 else []
            lines += flow([label, *units[:MANY], *cut], width - 2, 7, "  ")
    return [*(Text.assemble("  ", text) for text in lines), *rest]


def _changes_set_out(options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """What a whole team may do about a lost round: a line for each fighter and verb."""
    sizes: dict[tuple[str, str], list[str]] = {}
    for option in options:
        verb, _, rest = option.text.partition(" ")
        size, _, fighter = rest.partition(" of ")
        sizes.setdefault((verb, fighter), []).append(size)
    lines = []
    for (verb, fighter), dice in sizes.items():
        said = words("terminal-dice-change", verb=verb, dice=" / ".join(dice), fighter=fighter) if fighter else verb
        lines += [Text.assemble("  ", text) for text in prose(said, width - 2, indent=2)]
    return lines


def characters(options: Sequence[Option], words: Words, width: int) -> list[Text]:
    """Who can be chosen, a line each: dice, reserve, ability and how often it may be used."""
    head = [words(f"terminal-dice-column-{key}") for key in ("character", "dice", "reserve", "ability")]
    lines = _columns(head, width, "dim")
    for option in options:
        row = CHARACTERS[option.choice]
        ability = words(f"dice-{row.ability}")
        if row.uses is not None:
            ability = words("terminal-dice-times", ability=ability, count=row.uses)
        if row.from_older_set:
            ability = words("terminal-dice-older", fighter=ability)
        dice, reserve = (" ".join(map(str, lot)) for lot in (row.dice, row.reserve or row.droid_dice))
        lines += _columns([words(f"dice-{row.id}"), dice, reserve or words("terminal-dice-nothing"), ability], width)
    return lines


def _columns(cells: list[str], width: int, style: str = "") -> list[Text]:
    name, dice, reserve, ability = cells
    return flow([Text(f"{name:<18} {dice:<11} {reserve:<11}", style), Text(ability, style)], width, 4)
