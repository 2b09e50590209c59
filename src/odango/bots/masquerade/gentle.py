"""A gentle player of Masquerade Battle: plays its own cards for its own side and trusts nobody in particular."""

from __future__ import annotations

from collections.abc import Sequence

from odango.bots.bot import Bot, Imagination
from odango.bots.masquerade import bidding
from odango.bots.masquerade.evidence import pile_of
from odango.bots.masquerade.keeping import worth
from odango.bots.masquerade.table import Table, as_masquerade, played, with_play
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.masquerade.auction import PASS
from odango.games.masquerade.cards import KIND, SUPPORT, TUXEDO_MASK
from odango.games.masquerade.strength import resolve

CAREFUL = 3
"""It bids so much less than its hand may be good for."""


class GentleBot(Bot):
    """Simple rules that a beginner finds sensible: win for your own side if you can, else throw away the least."""

    level = "gentle"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        options = question.options
        table = Table(as_masquerade(view))
        match question.kind:
            case "bid":
                return _bid(table, options, rng)
            case "play":
                return _play(table, options, rng)
            case "pile" if table.team in options:
                return table.team
            case "turn":
                return 0
            case _:
                return options[rng.below(len(options))]


def _bid(table: Table, options: Sequence[int], rng: Rng) -> int:
    """One more than the last, as long as the hand is good for it."""
    lowest = min(option for option in options if option != PASS) // 2
    good_for = bidding.expected(table.hand, table.team, table.seats) - CAREFUL
    if PASS in options and lowest > good_for:
        return PASS
    return lowest * 2 + bidding.names(table.team, lowest, good_for, rng)


def _play(table: Table, options: Sequence[int], rng: Rng) -> int:
    """The cheapest card that wins for the own side as things stand; leading, the dearest; else what is worth least."""
    order = list(options)
    rng.shuffle(order)
    cost = {option: worth(played(table.me, option).card, table.team, 1.0) for option in order}
    winning = [option for option in order if _wins(table, option)]
    if winning and not table.view.plays:
        return max(winning, key=cost.__getitem__)
    return min(winning or order, key=cost.__getitem__)


def _wins(table: Table, option: int) -> bool:
    """Whether the card is winning once it is down, and into a pile that helps."""
    play = played(table.me, option)
    plays, ruling = with_play(table.view.plays, table.view.ruling, play)
    if resolve(plays, ruling, table.view.setup).place != len(plays) - 1:
        return False
    return KIND[play.card] == TUXEDO_MASK or (KIND[play.card] != SUPPORT and pile_of(play) == table.team)
