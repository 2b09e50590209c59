"""What makes a deck playable, what in it can never be of use, and advice for whoever builds one.

Faults keep a deck from the table; remarks and hints do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from odango.games.ccg.cards import CARDS, ICON, TYPES, Kind, card_key, is_power
from odango.games.ccg.data import Card
from odango.text import Arg, Line, Word, line

LEAST: Final = 60
"""A deck of one's own has so many cards at least."""
MOST_ALIKE: Final = 4
"""No more of one card, but for Power."""
GOOD_POWER: Final = (20, 30)
"""Power cards that the rulebook recommends, in 60."""


def openers(cards: Sequence[Kind]) -> list[Kind]:
    """The Scouts and Knights a game can begin with, each once."""
    return sorted({kind for kind in cards if CARDS[kind].level == 1})


def small_monsters(cards: Sequence[Kind]) -> list[Kind]:
    """The Monsters a game can begin with, each once."""
    return sorted({kind for kind in cards if CARDS[kind].kind == "monster" and CARDS[kind].points == 1})


def faults(cards: Sequence[Kind], what: Arg, least: int = LEAST) -> list[Line]:
    """Why nobody may play such a deck; `what` is how it is called."""
    counts = Counter(cards)
    found = [] if len(cards) >= least else [line("ccg-deck-small", what=what, count=len(cards), least=least)]
    found += [
        line("ccg-deck-alike", what=what, count=count, card=Word(card_key(kind)), most=MOST_ALIKE)
        for kind, count in sorted(counts.items())
        if count > MOST_ALIKE and not is_power(kind)
    ]
    if not openers(cards):
        found.append(line("ccg-deck-no-opener", what=what))
    if not small_monsters(cards):
        found.append(line("ccg-deck-no-monster", what=what))
    return found


def basic_faults(cards: Sequence[Kind], what: Arg) -> list[Line]:
    """Why the Basic game cannot be played with such a deck: it wants different Monsters."""
    monsters = {kind for kind in cards if CARDS[kind].kind == "monster"}
    needed = basic_monsters(len(cards))
    few = len(monsters) < needed
    return [line("ccg-deck-few-monsters", what=what, count=len(monsters), least=needed)] if few else []


def basic_monsters(size: int) -> int:
    """How many Monsters lie in front of each in the Basic game: four with a deck of 30, six with one of 60."""
    return 4 if size < LEAST else 6


def beyond(cards: Sequence[Kind], pool: Mapping[Kind, int], what: Arg) -> list[Line]:
    """Of which cards a deck has more than there are to build it from; Power is free."""
    return [
        line("ccg-deck-beyond", what=what, count=count, card=Word(card_key(kind)), most=pool.get(kind, 0))
        for kind, count in sorted(Counter(cards).items())
        if count > pool.get(kind, 0) and not is_power(kind)
    ]


# --- what can never come into play -----------------------------------------------------------------------------------


def reachable(cards: Sequence[Kind]) -> set[Kind]:
    """The cards that can come into play, as far as the deck itself has what they are played on."""
    found = {kind for kind in cards if not stands_on(CARDS[kind])}
    while True:
        there = [CARDS[kind] for kind in found]
        more = {kind for kind in cards if kind not in found and any(fits(CARDS[kind], card) for card in there)}
        if not more:
            return found
        found |= more


def stands_on(card: Card) -> bool:
    """Whether a card is only ever played on another: a higher Level, or a Villain."""
    return card.level > 1 or bool(card.replaces)


def fits(card: Card, lower: Card) -> bool:
    """Whether a card can be played on another."""
    if card.level > 1:
        return lower.character == card.character and lower.level == card.level - 1
    if lower.kind == "villain":
        return card.replaces in (f"{lower.side}-villain", lower.name)
    return bool(card.replaces) and card.replaces == lower.family


def remarks(cards: Sequence[Kind]) -> list[Line]:
    """Cards that cannot come into play, and those that nothing in the deck goes with."""
    stuck = sorted(set(cards) - reachable(cards))
    key = {True: "ccg-deck-stuck-level", False: "ccg-deck-stuck-villain"}
    found = [line(key[CARDS[kind].level > 1], card=Word(card_key(kind))) for kind in stuck]
    return [*found, *powerless(cards)]


def powerless(cards: Sequence[Kind]) -> Iterator[Line]:
    """Scouts and Knights without any Power of their type."""
    there = {TYPES[kind] for kind in cards if is_power(kind)}
    for kind in sorted({kind for kind in cards if CARDS[kind].kind in ("scout", "knight")}):
        if TYPES[ICON[kind]] not in there:
            yield line("ccg-deck-powerless", card=Word(card_key(kind)), power=Word(f"ccg-power-{TYPES[ICON[kind]]}"))


# --- advice ----------------------------------------------------------------------------------------------------------


def hints(cards: Sequence[Kind], least: int = LEAST) -> list[Line]:
    """What the rulebook would advise, as far as it concerns this deck, which is to have `least` cards or more."""
    if not cards:
        return []
    return [*power_hints(cards, max(least, len(cards))), *team_hints(cards), *enemy_hints(cards)]


def power_hints(cards: Sequence[Kind], size: int) -> Iterator[Line]:
    """As much Power as a deck of this size needs, and of the types its Scouts and Knights use."""
    power = Counter(kind for kind in cards if is_power(kind))
    low, high = (-(-bound * size // LEAST) for bound in GOOD_POWER)
    if not low <= power.total() <= high:
        yield line("ccg-hint-power", count=power.total(), low=low, high=high)
    used = {ICON[kind] for kind in cards if CARDS[kind].kind in ("scout", "knight")}
    used |= {icon for kind in set(cards) for icon in paid_with(CARDS[kind])}
    for icon in sorted(power):
        if icon not in used:
            yield line("ccg-hint-idle-power", power=Word(f"ccg-power-{TYPES[icon]}"))


def paid_with(card: Card) -> list[int]:
    """The types of Power that a card asks for."""
    costs = [card.cost, *(move.cost for move in card.attacks), *(defence.cost for defence in card.defences)]
    return [icon for icon in range(len(TYPES)) if any(cost[icon] for cost in costs)]


def team_hints(cards: Sequence[Kind]) -> Iterator[Line]:
    """Many Scouts can combine their powers; a few can grow."""
    characters = {CARDS[kind].character for kind in cards if CARDS[kind].level}
    highest = max((CARDS[kind].level for kind in cards), default=0)
    if len(characters) == 1 and highest < 2:
        yield line("ccg-hint-alone")
    elif len(characters) > 3:
        yield line("ccg-hint-team", count=len(characters))


def enemy_hints(cards: Sequence[Kind]) -> Iterator[Line]:
    """Villains need Monsters; of what may lie once in play, one to spare is enough."""
    villains = sum(CARDS[kind].kind == "villain" for kind in cards)
    monsters = sum(CARDS[kind].kind == "monster" for kind in cards)
    if villains and monsters < 2 * villains:
        yield line("ccg-hint-villains", villains=villains, monsters=monsters)
    for kind, count in sorted(Counter(cards).items()):
        if count > 2 and CARDS[kind].kind in ("person", "villain"):
            yield line("ccg-hint-once", count=count, card=Word(card_key(kind)))
