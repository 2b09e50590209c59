"""The decks that the house builds from a pool, one around every Scout and Knight of Level 1.

Plain and always playable: the kit, what goes with its Scout or Knight, the best of the rest, and Power to go with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from odango.games.ccg.cards import CARDS, ENEMIES, FIGHTERS, ICON, NUMBER, TYPES, Kind, is_power
from odango.games.ccg.data import FREE, Card
from odango.games.ccg.deck.legality import LEAST, MOST_ALIKE, fits, openers, reachable, small_monsters

ALL: Final = tuple(range(len(CARDS)))
OPENERS: Final = tuple(openers(ALL))
"""Any of these may be the kit's Scout or Knight."""
MONSTERS: Final = tuple(small_monsters(ALL))
"""Any of these may be its Monster."""
POWER: Final = 24
"""Power cards in a deck, as in the preconstructed ones."""
MOST: Final[dict[str, int]] = {"monster": 15, "villain": 5, "person": 5, "item": 6, "event": 6, "defense-event": 5}
"""So many of a kind are enough."""
ENOUGH: Final = 11
"""So many Monsters are looked for before anything else."""
FRIENDS: Final[dict[str, float]] = {"person": 0.5, "item": 0.4, "event": 0.35, "defense-event": 0.4}
"""What others are worth beside Monsters."""
ONCE: Final = 2
"""Of what may lie in play once, one to spare is enough."""
SPARE: Final = 1
"""More than once the same Level 1, for when one has fallen."""
TEAM: Final = 3
"""Scouts and Knights of so many characters share a deck's Power."""


class Kit(Struct, frozen=True):
    """What everyone gets besides the packs."""

    opener: Kind
    friend: Kind
    monster: Kind

    @property
    def cards(self) -> tuple[Kind, ...]:
        return (self.opener, self.friend, self.monster)


class Built(Struct, frozen=True):
    """A deck that the house suggests."""

    kit: Kit
    cards: tuple[Kind, ...]
    """Sixty, sorted."""
    worth: float
    """How good the house finds it; only good for comparing."""


def worth(kind: Kind) -> float:
    """How good a card is by its figures: a Monster by what it takes to defeat it, for every point it gives."""
    row = CARDS[kind]
    if is_power(kind):
        return 0.0
    if row.kind in ENEMIES:
        blow = max((move.damage + move.win / 2 for move in row.attacks if move.cost == FREE), default=0)
        free = sum(0.25 for defence in row.defences if defence.cost == FREE)
        paid = sum(0.1 for defence in row.defences if defence.cost != FREE)
        return (row.health + blow) / (60 + 30 * row.points) + free + paid
    if row.kind in FIGHTERS:
        return row.health / 100 + max(move.damage / (sum(move.cost) + 2) for move in row.attacks) / 20
    return FRIENDS[row.kind]


@lru_cache(maxsize=4096)
def built(pool: tuple[Kind, ...], opener: Kind) -> Built:
    """The deck around this Scout or Knight; `pool` is sorted."""
    have = Counter(kind for kind in pool if not is_power(kind))
    monster = max(MONSTERS, key=lambda kind: (worth(kind) + 0.3 * followers(kind, have), -kind))
    kit = Kit(opener, NUMBER[CARDS[opener].starts_with], monster)
    have.update(kit.cards)
    chosen = list(kit.cards)
    chosen += team(opener, have)
    for kind in by_worth(have, chosen):
        if len(chosen) < LEAST - POWER and welcome(kind, chosen):
            chosen.append(kind)
    found = sum(worth(kind) + growth(kind) for kind in chosen)
    return Built(kit, tuple(sorted([*chosen, *power_for(chosen)])), round(found, 3))


def suggestions(pool: Iterable[Kind]) -> list[Built]:
    """A deck around each, the best first."""
    cards = tuple(sorted(pool))
    return sorted((built(cards, opener) for opener in OPENERS), key=lambda deck: (-deck.worth, deck.kit.opener))


def followers(monster: Kind, have: Counter[Kind]) -> int:
    """How many Villains of a pool may be played on this Monster."""
    return sum(fits(CARDS[kind], CARDS[monster]) for kind in have if CARDS[kind].kind == "villain")


def growth(kind: Kind) -> float:
    """A Level that can be reached is what games are won with."""
    return max(0, CARDS[kind].level - 1) * 1.0


def team(opener: Kind, have: Counter[Kind]) -> list[Kind]:
    """The higher Levels of the kit's Scout or Knight, then others of its type and one more, with their Levels."""
    found: list[Kind] = []
    icons = {ICON[opener]}
    characters = {CARDS[opener].character}
    others = [kind for kind in have if CARDS[kind].level == 1 and CARDS[kind].character not in characters]
    others.sort(key=lambda kind: (ICON[kind] != ICON[opener], -len(ladder(kind, have)), -worth(kind), kind))
    for kind in others[: TEAM - 1]:
        if len(icons | {ICON[kind]}) <= 2:
            icons.add(ICON[kind])
            characters.add(CARDS[kind].character)
            found.append(kind)
    again = [kind for kind in (opener, *found) for _ in range(min(SPARE, have[kind] - 1))]
    return [*ladder(opener, have), *(card for kind in found for card in (kind, *ladder(kind, have))), *again]


def ladder(opener: Kind, have: Counter[Kind]) -> list[Kind]:
    """The Levels above this one that can be reached, two of each at most."""
    found: list[Kind] = []
    levels = reachable([opener, *(kind for kind in have if CARDS[kind].character == CARDS[opener].character)])
    for kind in sorted(levels):
        if CARDS[kind].level > 1:
            found += [kind] * min(2, have[kind])
    return found


def by_worth(have: Counter[Kind], chosen: Sequence[Kind]) -> list[Kind]:
    """What is left of a pool in the order in which it is taken: the best Monsters, then the best of all others."""
    left = sorted((have - Counter(chosen)).elements(), key=lambda kind: (-worth(kind), kind))
    monsters = [kind for kind in left if CARDS[kind].kind == "monster"]
    return [*monsters[:ENOUGH], *(kind for kind in left if CARDS[kind].kind != "monster"), *monsters[ENOUGH:]]


def welcome(kind: Kind, chosen: Sequence[Kind]) -> bool:
    """Whether there is room for one more of its kind, and it can come into play."""
    row = CARDS[kind]
    if row.kind in FIGHTERS or chosen.count(kind) >= MOST_ALIKE:
        return False
    if row.kind in ("person", "villain") and chosen.count(kind) >= ONCE:
        return False
    if sum(CARDS[card].kind == row.kind for card in chosen) >= MOST[row.kind]:
        return False
    return not row.replaces or any(fits(row, CARDS[card]) for card in chosen)


def power_for(chosen: Sequence[Kind]) -> list[Kind]:
    """Power to fill the deck, by what its Scouts and Knights need for their attacks."""
    count = LEAST - len(chosen)
    needs = [0.0] * len(TYPES)
    for kind in chosen:
        row = CARDS[kind]
        if row.kind in FIGHTERS:
            needs[ICON[kind]] += wanted(row)
    total = sum(needs)
    found = [int(count * need / total) for need in needs]
    found[needs.index(max(needs))] += count - sum(found)
    return [icon for icon, number in enumerate(found) for _ in range(number)]


def wanted(row: Card) -> float:
    """The Power a Scout or Knight is glad of: that of the dearest attack."""
    return max(sum(move.cost) for move in row.attacks)
