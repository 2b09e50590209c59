"""The end of a Basic game, and why there is one."""

from __future__ import annotations

from typing import Final

from odango.core.event import Public
from odango.core.step import Seat
from odango.games.ccg.challenge.challenge import MOST_TIES
from odango.games.ccg.deck.legality import basic_monsters
from odango.games.ccg.setup import Setup
from odango.games.ccg.setup import decks as lists_of
from odango.games.ccg.state import Ccg
from odango.text import Line, Name, Names, line

MONSTERS: Final = "monsters"
LIMIT: Final = "limit"
FLIPS_A_TURN: Final = 10
"""So many flips count as one turn (S-88)."""
FOR_TWO: Final = 2
ITEM_DRAWS: Final = 2
MOST_DRAWN: Final = 20
"""When so many cards were drawn in one flip an Item does nothing any more (S-98)."""


def flips(setup: Setup) -> int:
    """How often the two turn over cards at most."""
    return setup.round_limit * FLIPS_A_TURN


def end(state: Ccg, how: str) -> None:
    """The game is over at once: nothing that waits is carried out any more."""
    state.ended = how
    state.agenda.clear()
    state.attack = None
    if state.events is not None:
        state.tell(Public(why(state)))


def points(state: Ccg) -> list[int]:
    """How many Monsters of the other each has defeated; one that came back does not count."""
    return [len(state.gone[1 - seat]) for seat in range(FOR_TWO)]


def winners(state: Ccg) -> list[Seat]:
    """Whoever defeated all Monsters of the other; at the limit whoever defeated more, or both."""
    if state.ended == MONSTERS:
        return [seat for seat in range(FOR_TWO) if not state.enemies[1 - seat]]
    found = points(state)
    return [seat for seat in range(FOR_TWO) if found[seat] == max(found)]


def why(state: Ccg) -> Line:
    """What ended the game."""
    first, *others = winners(state)
    found = points(state)
    if state.ended == MONSTERS:
        return line("ccg-basic-ended-monsters", who=Name(first), whose=Name(1 - first))
    told = {"flips": flips(state.setup), "count": found[first]}
    if others:
        return line("ccg-basic-ended-tie", who=Names((first, *others)), **told)
    return line("ccg-basic-ended-limit", who=Name(first), other=found[1 - first], **told)


def bound(setup: Setup) -> int:
    """Both lay their Monsters and choose a Scout.  After a flip the longest there can be is a Person against a Villain:
    one question whether to challenge, a throw of both for every tie, one whom to revive; two attacks with two questions
    each.  Healing takes less: one question for each Scout or Knight of either.  Before that, Items may follow on Items.
    """
    laid = sum(basic_monsters(len(cards)) for cards in lists_of(setup, FOR_TWO))
    each = MOST_DRAWN // ITEM_DRAWS + (1 + 2 * MOST_TIES + 1) + 2 * 2
    return laid + FOR_TWO + flips(setup) * each
