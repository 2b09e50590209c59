"""Words to play the Summoner with."""

from __future__ import annotations

from odango.games.tricktakers.cards import BEASTS, card
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers.table import one_left, plain, say, seat_of, table


def sheet(state: Tricktakers) -> SummonerSheet:
    """The Summoner's."""
    return state.sheet(seat_of(state, "summoner"), SummonerSheet)


def with_beasts(names: str, mp: int = 5) -> dict[str, SummonerSheet]:
    """The Summoner's sheet with these in the rear."""
    there = tuple(card(name) for name in names.split())
    return {"summoner": SummonerSheet(mp, tuple(beast for beast in BEASTS if beast not in there), there)}


def trick_with_beasts(rear: str, **plays: str) -> Tricktakers:
    """A whole trick, played in this order, with these beasts in the rear; everyone has another card left.

    `summoner="r3 below maru"`: that beast moves to the front.
    """
    state = table(one_left(plays), sheets=with_beasts(rear))
    for who, play in plays.items():
        name, _, beast = play.partition(" below ")
        plain(state, name)
        if beast:
            say(state, who, f"front {beast}")
    return state
