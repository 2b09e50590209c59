"""Building decks: from a pool of cards a sensible one that may be played, and nothing in it that could never be of use.

A few Scouts or Knights that grow, Power of their types, Monsters whose points are dear, Villains whose Monsters are
there, and friends by what they are worth.  Chance has a say, so that not all decks are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from odango.bots.ccg.appraising import card_worth, enemy_worth, fighter_worth
from odango.bots.ccg.splitting import split_power
from odango.bots.ccg.using import FLUTES
from odango.core.rng import Rng
from odango.games.ccg.cards import CARDS, FIGHTERS, ICON, PIE, Kind, is_power
from odango.games.ccg.deck.legality import LEAST, MOST_ALIKE, fits, openers, stands_on

POWER: Final = 24
"""Power cards in 60."""
LEAST_POWER: Final = 20
MONSTERS: Final = 14
VILLAINS: Final = 3
SMALL_MONSTERS: Final = 4
"""Monsters of 1 point, to begin with one and have more."""
ENOUGH_FIGHTERS: Final = 8
MOST_CHARACTERS: Final = 3
LEADER: Final = (3, 3, 2, 2)
"""How many of each Level of who the deck is built around."""
COMPANION: Final = (2, 2, 1, 1)
LATER: Final = (1.0, 0.6, 0.5, 0.4)
"""What a Level counts in a line, as it is seldom reached."""
ANOTHER_TYPE: Final = 0.6
"""Who needs other Power than the rest is worth so much less."""
AT_HOME: Final = 1.15
"""Monsters of the family that the deck's Villains come from are worth so much more."""
FADES: Final = {"monster": 0.92, "villain": 0.6, "person": 0.3, "item": 0.75, "event": 0.7, "defense-event": 0.65}
"""One more of the same card is worth so much less."""
ONCE: Final = frozenset({"person", "villain"})
"""Of these one lies in play, so that two are enough."""
HARDLY: Final = 0.2
"""A card that is worth less is no better than Power."""
FEW_MONSTERS: Final = 3
"""With fewer of a family in the deck its Villains and its flute come too late."""
SEVERAL: Final = 4
"""So many different decks are offered."""


class NoDeckError(ValueError):
    """Nobody can build a deck from this pool: it has no Level 1 Scout or Knight, or no Monster of 1 point."""


def build(pool: Mapping[Kind, int], rng: Rng, around: Sequence[Kind] = (), size: int = LEAST) -> tuple[Kind, ...]:
    """A deck from a pool, sorted; Power is free, whatever the pool has of it.

    All of `around` is in it that the pool has and that can come into play, with what it needs; the deck is larger than
    `size` only if it has to be.  Raises NoDeckError if the pool has nothing to begin a game with.
    """
    return Workbench(pool, rng, around, size).deck()


def options(pool: Mapping[Kind, int], rng: Rng) -> list[tuple[Kind, ...]]:
    """A few different decks, each around another Scout or Knight; the best first."""
    bench = Workbench(pool, rng, (), LEAST)
    leaders = sorted(bench.lines.values(), key=bench.line_worth, reverse=True)[:SEVERAL]
    found = {build(pool, rng, (line[0],)): None for line in leaders}
    return sorted(found, key=deck_worth, reverse=True)


def deck_worth(deck: Sequence[Kind]) -> float:
    """How good the cards of a deck are, all in all."""
    types = {ICON[kind] for kind in deck if is_power(kind)}
    return sum(
        card_worth(kind, types) * FADES.get(CARDS[kind].kind, 0.8) ** copy
        for kind, count in Counter(deck).items()
        for copy in range(count)
    )


class Workbench:
    """A deck in the making."""

    def __init__(self, pool: Mapping[Kind, int], rng: Rng, around: Sequence[Kind], size: int) -> None:
        self.size = size
        self.taken: Counter[Kind] = Counter()
        self.room = {
            kind: min(count, MOST_ALIKE) for kind, count in sorted(pool.items()) if count > 0 and not is_power(kind)
        }
        # A tenth more or less for every card: taste.
        self.whim = {kind: 0.9 + rng.below(201) / 1000 for kind in range(len(CARDS))}
        self.lines = {CARDS[kind].character: self.line(kind) for kind in openers([*self.room])}
        self.small = [kind for kind in self.room if CARDS[kind].kind == "monster" and CARDS[kind].points == 1]
        if not self.lines or not self.small:
            raise NoDeckError("no Level 1 Scout or Knight" if not self.lines else "no Monster of 1 point")
        self.asked = Counter(around)

    def deck(self) -> tuple[Kind, ...]:
        for kind, count in sorted(self.asked.items()):
            if not is_power(kind) and kind in self.room and self.support(kind):
                self.take(kind, count - self.taken[kind])
        self.gather_team()
        places = max(0, self.size - self.share(POWER))
        self.gather_monsters(self.share(MONSTERS), places)
        self.gather_villains(self.share(VILLAINS), places)
        self.gather(self.fitting_pie(), places, card_worth, HARDLY)
        self.gather(self.monsters(), places, self.enemy, HARDLY)
        self.gather(self.fitting_pie(), places, card_worth, 0.0)
        power = split_power(self.taken, self.power_wanted(), self.asked)
        return tuple(sorted((self.taken + power).elements()))

    def share(self, of_sixty: int) -> int:
        return -(-of_sixty * self.size // LEAST)

    def power_wanted(self) -> int:
        """What is missing; of a deck that is full already, as much as it asks for, or a third."""
        asked = sum(count for kind, count in self.asked.items() if is_power(kind))
        missing = self.size - self.taken.total()
        return max(missing, asked) if asked else max(missing, min(self.share(LEAST_POWER), self.taken.total() // 2))

    def take(self, kind: Kind, count: int = 1) -> None:
        """So many more of a card, as far as there are."""
        self.taken[kind] += max(0, min(count, self.room[kind] - self.taken[kind]))

    # --- Scouts and Knights ------------------------------------------------------------------------------------------

    def line(self, opener: Kind) -> tuple[Kind, ...]:
        """The Levels of a character that the pool has, from the first on without a gap."""
        found = [opener]
        while True:
            above = [k for k in self.room if CARDS[k].level > 1 and fits(CARDS[k], CARDS[found[-1]])]
            if not above:
                return tuple(found)
            found.append(above[0])

    def line_worth(self, line: tuple[Kind, ...]) -> float:
        worth = [fighter_worth(kind) * later for kind, later in zip(line, LATER, strict=False)]
        return sum(worth) * self.whim[line[0]]

    def gather_team(self) -> None:
        """Whoever was asked for, or the best; and companions, best of the same type."""
        team = [name for name in self.lines if any(CARDS[kind].character == name for kind in self.taken)]
        if not team:
            team = [max(self.lines, key=lambda name: self.line_worth(self.lines[name]))]
        for name in team:
            self.take_line(self.lines[name], LEADER if len(team) == 1 else COMPANION)
        while len(team) < MOST_CHARACTERS and self.count(FIGHTERS) < self.share(ENOUGH_FIGHTERS):
            types = {ICON[self.lines[name][0]] for name in team}
            others = [name for name in self.lines if name not in team]
            if not others:
                return
            team.append(max(others, key=lambda name: self.companionship(self.lines[name], types)))
            self.take_line(self.lines[team[-1]], COMPANION)

    def companionship(self, line: tuple[Kind, ...], types: set[int]) -> float:
        return self.line_worth(line) * (1.0 if ICON[line[0]] in types else ANOTHER_TYPE)

    def take_line(self, line: tuple[Kind, ...], counts: tuple[int, ...]) -> None:
        for kind, count in zip(line, counts, strict=False):
            self.take(kind, count - self.taken[kind])

    # --- Monsters and Villains ---------------------------------------------------------------------------------------

    def support(self, kind: Kind, above: frozenset[Kind] = frozenset()) -> bool:
        """Take what a card is played on, if it needs that; whether it can come into play, and those above with it."""
        row = CARDS[kind]
        if not stands_on(row):
            return True
        below = [lower for lower in self.room if lower not in above and fits(row, CARDS[lower])]
        for lower in sorted(below, key=lambda lower: (self.taken[lower] == 0, -card_worth(lower))):
            if self.support(lower, above | {kind}):
                self.take(lower, 1 if self.taken[lower] == 0 else 0)
                return True
        return False

    def enemy(self, kind: Kind) -> float:
        home = self.home()
        return enemy_worth(kind, self.types()) * (AT_HOME if CARDS[kind].family in home else 1.0)

    def types(self) -> set[int]:
        """The types of Power that the Scouts and Knights use."""
        return {ICON[kind] for kind in self.taken if CARDS[kind].kind in FIGHTERS}

    def home(self) -> set[str]:
        """The families that Villains of the deck come from; if it has none yet, of the best there is in the pool."""
        there = {CARDS[kind].replaces for kind in self.taken if CARDS[kind].kind == "villain"}
        if there:
            return there
        types = self.types()
        families = {CARDS[kind].replaces for kind in self.room if CARDS[kind].kind == "villain"}
        return set(sorted(families, key=lambda family: (-self.family_worth(family, types), family))[:1])

    def family_worth(self, family: str, types: set[int]) -> float:
        """What a family's best Monsters and Villains are worth together."""
        there = [kind for kind in self.room if family in (CARDS[kind].family, CARDS[kind].replaces)]
        best = {
            what: sorted((enemy_worth(kind, types) for kind in there if CARDS[kind].kind == what), reverse=True)
            for what in ("monster", "villain")
        }
        return sum(best["villain"][:2]) + sum(best["monster"][:4]) if best["monster"] else 0.0

    def monsters(self) -> list[Kind]:
        return [kind for kind in self.room if CARDS[kind].kind == "monster"]

    def gather_monsters(self, count: int, places: int) -> None:
        there = sum(self.taken[kind] for kind in self.small)
        begin = self.taken.total() + max(0 if there else 1, self.share(SMALL_MONSTERS) - there)
        self.gather(self.small, min(begin, max(places, self.taken.total() + (not there))), self.enemy, 0.0)
        self.gather(self.monsters(), min(places, self.taken.total() + count - self.count({"monster"})), self.enemy, 0.0)

    def gather_villains(self, count: int, places: int) -> None:
        """Only such as have Monsters enough to stand on, and twice as many Monsters as Villains."""
        while self.count({"villain"}) < min(count, self.count({"monster"}) // 2) and self.taken.total() < places:
            there = [kind for kind in self.room if CARDS[kind].kind == "villain" and self.stands(kind)]
            before = self.taken.total()
            self.gather(there, before + 1, self.enemy, 0.0)
            if self.taken.total() == before:
                return

    def stands(self, kind: Kind) -> bool:
        below = sum(count for lower, count in self.taken.items() if fits(CARDS[kind], CARDS[lower]))
        return below >= (1 if CARDS[kind].replaces not in {CARDS[k].family for k in self.room} else FEW_MONSTERS)

    # --- all the rest ------------------------------------------------------------------------------------------------

    def fitting_pie(self) -> list[Kind]:
        """Persons, Items and Events, but for those that have nothing to do in this deck."""
        families = Counter(CARDS[kind].family for kind in self.taken.elements())
        idle = {name for name, family in FLUTES.items() if families[family] < FEW_MONSTERS}
        if not any(CARDS[kind].kind == "monster" and CARDS[kind].points == 2 for kind in self.taken):
            idle.add("not-so-tough")
        return [kind for kind in self.room if CARDS[kind].kind in PIE and CARDS[kind].name not in idle]

    def gather(self, kinds: Iterable[Kind], until: int, worth: Callable[[Kind], float], least: float) -> None:
        """Take of these cards the best, one after the other, until the deck has so many or none is worth as much."""
        values = {kind: worth(kind) * self.whim[kind] for kind in kinds}

        def value(kind: Kind) -> float:
            return values[kind] * FADES[CARDS[kind].kind] ** self.taken[kind]

        while self.taken.total() < until:
            free = [kind for kind in values if self.taken[kind] < self.most(kind) and value(kind) >= least]
            if not free:
                return
            self.take(max(free, key=value))

    def most(self, kind: Kind) -> int:
        return min(self.room[kind], 2) if CARDS[kind].kind in ONCE else self.room[kind]

    def count(self, what: Iterable[str]) -> int:
        sought = {*what}
        return sum(count for kind, count in self.taken.items() if CARDS[kind].kind in sought)
