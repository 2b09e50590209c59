"""Who takes a trick: a pure function of the cards on the table and the ruling planet.

From the top: Tuxedo Mask; the first Support; the first Action of the ruling planet or the Moon; the best Character of
these two, the Moon above the ruling planet, equal powers cancelled; and when nothing of that is left, the strongest
loser: an Action of another planet, else the best Character of the others, equal powers cancelled.  Else nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from odango.games.masquerade.cards import (
    ACTION,
    CHARACTER,
    KIND,
    MOON,
    PLANET,
    POWERS,
    SUPPORT,
    TUXEDO_MASK,
    Planet,
)
from odango.games.masquerade.facts import Outcome, Play
from odango.games.masquerade.setup import Setup

NOBODY: Final = -1


def power(play: Play) -> int:
    """The number on the side that counts."""
    return POWERS[play.card][play.side]


def resolve(plays: Sequence[Play], ruling: Planet, setup: Setup) -> Outcome:
    """Who wins these plays if nothing more is played."""
    kinds = [KIND[play.card] for play in plays]
    characters = [place for place, kind in enumerate(kinds) if kind == CHARACTER]
    live = [place for place in characters if PLANET[plays[place].card] in (ruling, MOON)]
    losers = [place for place in characters if place not in live]
    struck = _struck(plays, live, losers, setup)
    left = [place for place in live if place not in struck]
    moons = [place for place in left if PLANET[plays[place].card] == MOON]

    def won(place: int, by: str) -> Outcome:
        return Outcome(place, by, tuple(sorted(struck)))

    if TUXEDO_MASK in kinds:
        return won(kinds.index(TUXEDO_MASK), "tuxedo")
    if SUPPORT in kinds:
        return won(kinds.index(SUPPORT), "support")
    actions = [place for place, kind in enumerate(kinds) if kind == ACTION]
    in_force = _actions_in_force(plays, actions, ruling, moons, setup)
    if in_force:
        return won(in_force[0], "action")
    if left:
        return won(max(moons or left, key=lambda place: power(plays[place])), "moon" if moons else "ruling")
    if actions and setup.off_planet_action_in_loser_contest == "highest":
        return won(actions[0], "loser_action")
    losers_left = [place for place in losers if place not in struck]
    if losers_left:
        # Of equal ones, which only a rule by planets leaves, the first.
        return won(max(losers_left, key=lambda place: power(plays[place])), "loser")
    return won(NOBODY, "draw")


def _actions_in_force(
    plays: Sequence[Play], actions: Iterable[int], ruling: Planet, moons: Sequence[int], setup: Setup
) -> list[int]:
    """The places of Actions that may win, the winner first: those of the ruling planet and of the Moon (A-04, A-05)."""
    moon_above_ruling = bool(moons) and not setup.ruling_action_beats_moon
    planets = (MOON,) if moon_above_ruling else (ruling, MOON)
    found = [place for place in actions if PLANET[plays[place].card] in planets]
    if setup.several_actions == "moon_action_first":
        found.sort(key=lambda place: PLANET[plays[place].card] != MOON)
    return found


def _struck(plays: Sequence[Play], live: list[int], losers: list[int], setup: Setup) -> set[int]:
    """Equal powers lose all their strength, however many there are (A-01).  Losers cancel when they come to count."""
    if setup.cancel_scope == "table":
        return _equal(plays, live + losers, power)
    by_planet = setup.cancel_scope != "live"
    struck = _equal(plays, live, lambda play: (PLANET[play.card] if by_planet else None, power(play)))
    if len(struck) == len(live):
        apart = setup.cancel_scope == "planet"
        struck |= _equal(plays, losers, lambda play: (PLANET[play.card] if apart else None, power(play)))
    return struck


def _equal(plays: Sequence[Play], places: list[int], key: Callable[[Play], object]) -> set[int]:
    """Those among these places that share their key with another."""
    count = Counter(key(plays[place]) for place in places)
    return {place for place in places if count[key(plays[place])] > 1}
