"""Words to play the Summoner with."""

from __future__ import annotations

from odango.games.tricktakers.cards import BEASTS, card
from odango.games.tricktakers.characters.summoner import SummonerSheet
from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers.table import seat_of


def sheet(state: Tricktakers) -> SummonerSheet:
    """The Summoner's."""
    return state.sheet(seat_of(state, "summoner"), SummonerSheet)


def with_beasts(names: str, mp: int = 5) -> dict[str, SummonerSheet]:
    """The Summoner's sheet with these in the rear."""
    there = tuple(card(name) for name in names.split())
    return {"summoner": SummonerSheet(mp, tuple(beast for beast in BEASTS if beast not in there), there)}
