"""What everybody at the table can see, as evidence of teams.

Every open act becomes marks.  A mark speaks either for a team of the seat that acted ("took a trick for the Guardians")
or for two seats being mates ("cancelled that seat's winning card").  How loudly each kind speaks is data: `weights.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from odango.core.step import Seat
from odango.games.masquerade.cards import (
    BETRAYAL,
    CHARACTER,
    KIND,
    NO_PLANET,
    PILE,
    PLANET,
    POWERS,
    STRONGEST,
    SUPPORT,
    TRANSFORMATION,
    TUXEDO_MASK,
    Planet,
)
from odango.games.masquerade.facts import Play, Trick
from odango.games.masquerade.setup import Setup
from odango.games.masquerade.strength import NOBODY, resolve
from odango.games.masquerade.view import MasqueradeView

ALONE: Final = -1
SPEAKS_FOR: Final = (1, -1)
"""The sign of a mark that speaks for the Sailor Guardians, and for the Dark Kingdom."""
HIGH: Final = 6
LOW: Final = 3
"""From 6 up a led power may well win; up to 3 it hardly can."""


class Mark(NamedTuple):
    """One thing somebody did."""

    kind: str
    seat: Seat
    other: Seat
    """With whom it makes mates or enemies; ALONE where it speaks for a team."""
    sign: float
    """Above 0 for the Guardians, below for the Dark Kingdom; 1 where there is another seat."""


def marks(view: MasqueradeView) -> Iterator[Mark]:
    """All evidence in a view, the oldest first."""
    yield from _of_auction(view)
    for trick in view.tricks:
        yield from of_trick(trick, view.setup)
    if view.plays:
        yield from of_plays(view.plays, view.setup, len(view.players))


def _of_auction(view: MasqueradeView) -> Iterator[Mark]:
    """What the bids named, a seat's last one apart; and whom the royal player turned up."""
    last = {bid.seat: bid for bid in view.bids if bid.number}
    for bid in view.bids:
        if bid.number:
            kind = "bid-early" if last[bid.seat] is not bid else "crown" if bid.seat == view.royal else "bid-last"
            yield Mark(kind, bid.seat, ALONE, SPEAKS_FOR[bid.team])
    if view.unmasked not in (NOBODY, view.royal):
        yield Mark("unmask", view.royal, view.unmasked, 1)


@lru_cache(maxsize=4096)
def of_trick(trick: Trick, setup: Setup) -> tuple[Mark, ...]:
    """The evidence of a trick that is over.  Kept, for it is asked for again with every later view."""
    return (*of_plays(trick.plays, setup, len(trick.plays)), *_of_collecting(trick, setup))


def declared(plays: Sequence[Play]) -> list[int]:
    """The sides as they were said, before any Betrayal."""
    sides = [play.side for play in plays]
    for play in plays:
        for place in play.turned:
            sides[place] = 1 - sides[place]
    return sides


@lru_cache(maxsize=1024)
def of_plays(plays: tuple[Play, ...], setup: Setup, seats: int) -> tuple[Mark, ...]:
    found: list[Mark] = []
    sides = declared(plays)
    table: list[Play] = []
    ruling, led, pile = NO_PLANET, NOBODY, NOBODY
    for place, play in enumerate(plays):
        table.append(Play(play.seat, play.card, sides[place]))
        for turned in play.turned:
            table[turned] = Play(table[turned].seat, table[turned].card, 1 - table[turned].side)
        ruling = rules_after(play, ruling)
        # What a first card does is plain, and this is done often.
        now = resolve(table, ruling, setup).place if place else _alone(play)
        found += of_last(table, ruling, setup, seats, led, pile, now)
        led, pile = now, pile_of(table[now]) if now != NOBODY else NOBODY
    return tuple(found)


def of_last(
    table: Sequence[Play], ruling: Planet, setup: Setup, seats: int, led: int, pile: int, now: int
) -> list[Mark]:
    """The evidence of the last card: the one at place `led` was winning into that pile, now the one at `now` is."""
    play = table[-1]
    found: list[Mark] = []
    if len(table) == 1:
        found += _lead(play)
    elif now == len(table) - 1:
        found += _takes(table, ruling, setup, last=len(table) == seats)
    elif KIND[play.card] == CHARACTER:
        found += _throws(play)
    if led != NOBODY:
        found += _does_to_leader(table, led, pile, now, pile_of(table[now]) if now != NOBODY else NOBODY)
    return found


def _alone(play: Play) -> int:
    """Who is winning when there is only this."""
    return NOBODY if KIND[play.card] in (TRANSFORMATION, BETRAYAL) else 0


def rules_after(play: Play, ruling: Planet) -> Planet:
    """The ruling planet after this play."""
    if play.named != NO_PLANET:
        return play.named
    return PLANET[play.card] if ruling == NO_PLANET else ruling


def pile_of(play: Play) -> int:
    """The pile a winning card wins into; -1 where somebody will choose."""
    return play.side if KIND[play.card] == CHARACTER else PILE[play.card]


def _better_for(play: Play) -> float:
    """How much better a Character is on the Guardians' side than on the other, from 1 to -1."""
    guardians, kingdom = POWERS[play.card]
    return (guardians - kingdom) / (STRONGEST - 1)


def _lead(play: Play) -> Iterator[Mark]:
    if KIND[play.card] == CHARACTER:
        power = POWERS[play.card][play.side]
        height = "high" if power >= HIGH else "low" if power <= LOW else "middle"
        yield Mark(f"lead-{height}", play.seat, ALONE, SPEAKS_FOR[play.side])
        yield Mark("lead-card", play.seat, ALONE, _better_for(play))
    elif PILE[play.card] >= 0:
        yield Mark("lead-special", play.seat, ALONE, SPEAKS_FOR[PILE[play.card]])


def _takes(table: Sequence[Play], ruling: Planet, setup: Setup, *, last: bool) -> Iterator[Mark]:
    """A card that is winning as it comes down; if its other side had won as well, its player had the choice."""
    play = table[-1]
    if KIND[play.card] != CHARACTER:
        if PILE[play.card] >= 0:
            yield Mark("take-special", play.seat, ALONE, SPEAKS_FOR[PILE[play.card]])
        return
    flipped = [*table[:-1], Play(play.seat, play.card, 1 - play.side)]
    either = resolve(flipped, ruling, setup).place == len(table) - 1
    kind = "take-last" if last else "take"
    yield Mark(f"{kind}-either" if either else kind, play.seat, ALONE, SPEAKS_FOR[play.side])
    yield Mark("take-card", play.seat, ALONE, _better_for(play))


def _throws(play: Play) -> Iterator[Mark]:
    """A card that does not win: one keeps what is strong for one's own side, whatever side is shown."""
    yield Mark("throw-side", play.seat, ALONE, SPEAKS_FOR[play.side])
    yield Mark("throw-card", play.seat, ALONE, _better_for(play))


def _does_to_leader(table: Sequence[Play], led: int, pile: int, now: int, pile_now: int) -> Iterator[Mark]:
    """What the last card did to the one that was winning: fed it, starved it, beat it, struck it, turned it."""
    play, whose = table[-1], table[led].seat
    kind = KIND[play.card]
    if now == led:
        act = "feed" if kind == CHARACTER else "starve"
        if pile_now != pile and pile_now >= 0:
            act = "turn"
            pile = pile_now
    elif now == len(table) - 1:
        act = "beat"
    else:
        act = "cancel" if kind == CHARACTER else "unseat"
        if now != NOBODY:
            yield Mark("seat", play.seat, table[now].seat, 1)
    yield Mark(f"{act}-mate", play.seat, whose, 1)
    if pile >= 0:
        yield Mark(act, play.seat, ALONE, SPEAKS_FOR[pile])


def _of_collecting(trick: Trick, setup: Setup) -> Iterator[Mark]:
    """Who was given a trick, and the pile somebody chose for it."""
    if trick.outcome.place == NOBODY:
        return
    won = trick.plays[trick.outcome.place]
    kind = KIND[won.card]
    if kind == SUPPORT:
        yield Mark("give-mate", won.seat, trick.receiver, 1)
        yield Mark("given", trick.receiver, ALONE, SPEAKS_FOR[trick.pile])
        if PILE[won.card] >= 0:
            yield Mark("give", won.seat, ALONE, SPEAKS_FOR[trick.pile])
        else:
            chooser = trick.receiver if setup.naru_pile_chosen_by == "recipient" else won.seat
            yield Mark("choose-pile", chooser, ALONE, SPEAKS_FOR[trick.pile])
    elif kind == TUXEDO_MASK and setup.tuxedo_pile == "winner_chooses":
        yield Mark("choose-pile", won.seat, ALONE, SPEAKS_FOR[trick.pile])
