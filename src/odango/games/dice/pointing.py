"""What somebody means who points at fighters or dice, and why such dice cannot attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.core.refusal import IllegalChoice
from odango.core.things import Thing, pointed_at
from odango.games.dice.attacks import MOST_DICE, decode, encode
from odango.games.dice.state import NONE, Fighter, Match, value_of
from odango.text import line

DROIDS: Final = range(4, 13, 2)
OUTSIDE: Final = ("captured", "reserve", "starting")
"""Dice that lie elsewhere."""


def fighter_meant(match: Match, refs: Sequence[str]) -> Fighter | None:
    """The one fighter pointed at."""
    match pointed_at(refs):
        case [Thing("fighter", (fighter,))] if fighter < len(match.owners):
            return fighter
    return None


def place_meant(match: Match, owner: Fighter, refs: Sequence[str]) -> int | None:
    """The place of the one die pointed at, if it is this fighter's."""
    match pointed_at(refs):
        case [Thing("die", (fighter, place))] if fighter == owner and place < len(match.dice[owner]):
            return place
    return None


def attack_meant(match: Match, refs: Sequence[str]) -> int | None:
    """The attack with these dice on that one, legal or not; None if an attacker or a single target is missing."""
    mask, target, droid = 0, NONE, 0
    for thing in pointed_at(refs):
        match thing:
            case Thing("die", (fighter, place)) if fighter == match.attacker and place < MOST_DICE:
                mask |= 1 << place
            case Thing("die", (fighter, place)) if fighter == match.defender and place < MOST_DICE and target == NONE:
                target = place
            case Thing("droid", (size,)) if size in DROIDS and not droid:
                droid = size
            case _:
                return None
    return encode(mask, target, droid) if target != NONE and (mask or droid) else None


def refuse_dice(match: Match, refs: Sequence[str], legal: Sequence[int]) -> IllegalChoice | None:
    """Why none of these legal attacks has all of these dice, which are no whole attack; None if it is not the dice."""
    own: list[int] = []
    targets: list[int] = []
    droids: list[int] = []
    for thing in pointed_at(refs):
        match thing:
            case Thing("die", (fighter, place)) if fighter in match.active:
                if place >= len(match.dice[fighter]):
                    return IllegalChoice("your-turn", line("dice-refused-no-such-die"))
                (own if fighter == match.attacker else targets).append(place)
            case Thing("droid", (size,)):
                droids.append(size)
            case Thing(kind, _) if kind == "die" or kind in OUTSIDE:
                return IllegalChoice("your-turn", line("dice-refused-not-in-fight"))
            case _:
                return None
    if droids and (len(droids) > 1 or droids[0] not in {decode(attack)[2] for attack in legal}):
        return IllegalChoice("droid-dice", line("dice-refused-droid"))
    if len(targets) > 1:
        return IllegalChoice("your-turn", line("dice-refused-two-targets"))
    if targets:
        return _refuse_target(match, targets[0])
    total = sum([value_of(match.dice[match.attacker][place]) for place in own]) + sum(droids)
    key = "dice-refused-no-target" if len(own) + len(droids) == 1 else "dice-refused-no-target-together"
    return IllegalChoice("your-turn", line(key, mine=total))


def _refuse_target(match: Match, target: int) -> IllegalChoice:
    if target == match.shielded:
        return IllegalChoice("masked-defender", line("dice-refused-shielded"))
    wanted = value_of(match.dice[match.defender][target])
    return IllegalChoice("your-turn", line("dice-refused-out-of-reach", theirs=wanted))
