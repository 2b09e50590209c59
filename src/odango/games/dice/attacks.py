"""Which attacks there are: pure functions of the dice on the table.

An attack is a number: the dice used (a mask of places), the target's place, and which Droid Die joins in, if any.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from odango.games.dice.state import Die, value_of

MOST_DICE: Final = 12
"""More dice a fighter never has: four, and one for each of at most eight lost rounds."""
_TARGET: Final = MOST_DICE
_DROID: Final = _TARGET + 4
BEYOND: Final = 1 << _DROID + 3
"""Above every attack."""
Attack = tuple[int, int, int]
"""The mask of the dice used, the place of the target, and 0 or the size of the Droid Die brought in."""


def encode(mask: int, target: int, droid: int = 0) -> int:
    return mask | target << _TARGET | (droid // 2) - (droid > 0) << _DROID


def decode(choice: int) -> Attack:
    joining = choice >> _DROID
    return choice & (1 << _TARGET) - 1, choice >> _TARGET & 15, 2 * joining + 2 if joining else 0


def is_power(attack: Attack) -> bool:
    """One die by itself is a Power Attack; everything else is a Skill Attack."""
    mask, _, droid = attack
    return droid == 0 and mask & (mask - 1) == 0


def subsets(values: list[int], at_most: int) -> dict[int, list[int]]:
    """For every sum up to `at_most`, the masks of the dice that make it.  The empty mask makes 0."""
    found: dict[int, list[int]] = {0: [0]}
    for place, value in enumerate(values):
        bit = 1 << place
        for total in sorted(found, reverse=True):
            higher = total + value
            if higher <= at_most:
                found.setdefault(higher, []).extend([mask | bit for mask in found[total]])
    return found


def attacks(
    mine: tuple[Die, ...], theirs: tuple[Die, ...], shielded: int = -1, droids: tuple[int, ...] = ()
) -> list[int]:
    """Every legal attack with these dice on those; a shielded die is no target.

    Power: one die that shows at least as much.  Skill: two or more that show exactly as much together; a Droid Die may
    be one of them, at its highest value, if another die is.
    """
    values = list(map(value_of, mine))
    targets = [(place, value_of(one)) for place, one in enumerate(theirs) if place != shielded]
    if not targets:
        return []
    sums = subsets(values, max(value for _, value in targets))
    found: list[int] = []
    for place, value in targets:
        aim = encode(0, place)
        found += [1 << i | aim for i, own in enumerate(values) if own >= value]
        found += [mask | aim for mask in sums.get(value, ()) if mask & (mask - 1)]
        for droid in droids:
            found += [encode(mask, place, droid) for mask in sums.get(value - droid, ()) if mask]
    return found


def is_legal(
    attack: Attack, mine: tuple[Die, ...], theirs: tuple[Die, ...], shielded: int = -1, droids: tuple[int, ...] = ()
) -> bool:
    """Whether this attack is among `attacks`, without listing them."""
    mask, target, droid = attack
    if not 0 < mask < 1 << len(mine) or target >= len(theirs) or target == shielded:
        return False
    if droid and droid not in droids:
        return False
    total = droid
    for place, one in enumerate(mine):
        if mask >> place & 1:
            total += value_of(one)
    wanted = value_of(theirs[target])
    return total >= wanted if is_power(attack) else total == wanted


def can_attack(mine: tuple[Die, ...], theirs: tuple[Die, ...], shielded: int = -1) -> bool:
    """Whether there is a Power or Skill Attack with the dice in play; sums are looked for only if no die is enough."""
    targets = [value_of(one) for place, one in enumerate(theirs) if place != shielded]
    if not targets or not mine:
        return False
    return max(map(value_of, mine)) >= min(targets) or bool(attacks(mine, theirs, shielded))


_WRITTEN: Final = re.compile(r"(?:power|skill) ((?:\d\d?,)*\d\d?)(?:,\+d(\d\d?))?>(\d\d?)", re.ASCII)


def read(text: str) -> int | None:
    """The attack that `write` writes so; None for any other text."""
    found = _WRITTEN.fullmatch(text)
    if found is None:
        return None
    places = {int(place) for place in found[1].split(",")}
    choice = encode(sum(1 << place for place in places), int(found[3]), int(found[2] or 0))
    # Writing it again catches all that is no attack: too many dice, a place said twice, a die that is no Droid Die.
    return choice if 0 < choice < BEYOND and write(decode(choice)) == text else None


@lru_cache(1 << 16)
def write(attack: Attack) -> str:
    """`power 0>2`, `skill 0,2>1`, `skill 0,+d6>1`."""
    mask, target, droid = attack
    used = [str(place) for place in range(mask.bit_length()) if mask >> place & 1]
    joined = [f"+d{droid}"] if droid else []
    return f"{'power' if is_power(attack) else 'skill'} {','.join([*used, *joined])}>{target}"
