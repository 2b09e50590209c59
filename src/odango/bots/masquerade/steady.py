"""A steady player of Masquerade Battle: counts cards, watches who helps whom, and plays for the team."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.bot import Bot, Imagination
from odango.bots.masquerade import bidding
from odango.bots.masquerade.table import Table, as_masquerade
from odango.bots.masquerade.weighing import Weighing
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.masquerade.auction import PASS
from odango.games.masquerade.cards import is_character
from odango.games.masquerade.strength import resolve

OPENS_BELOW: Final = 3
"""An auction is opened so much below what the hand is worth: others may have better."""
ALIKE: Final = 0.002
"""Choices whose chances differ by less are all the same to it, and it takes any, so that they tell nothing."""


class SteadyBot(Bot):
    """Does what leaves its team the best chance, as far as it can see."""

    level = "steady"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        options = question.options
        if len(options) == 1:
            return options[0]
        table = Table(as_masquerade(view))
        if question.kind == "bid":
            return bid(table, options, rng)
        if question.kind == "unmask":
            return unmask(table)
        weighing = Weighing(table)
        values = [rate(weighing, question.kind, option) for option in options]
        enough = max(values) - ALIKE
        good = [option for option, value in zip(options, values, strict=True) if value >= enough]
        return good[rng.below(len(good))]


def bid(table: Table, options: Sequence[int], rng: Rng) -> int:
    """Go on as far as the hand is good for."""
    good_for = int(bidding.expected(table.hand, table.team, table.seats))
    lowest = min(option for option in options if option != PASS) // 2
    if lowest > good_for and PASS in options:
        return PASS
    first = not any(said.number for said in table.view.bids)
    number = max(lowest, good_for - OPENS_BELOW) if first else lowest
    number = min(number, max(options) // 2)
    return number * 2 + bidding.names(table.team, number, good_for, rng)


def unmask(table: Table) -> int:
    """Whoever is hardest to place.  One's own card says less than a stranger's, and to mates and enemies alike."""
    others = [seat for seat in range(table.seats) if seat != table.me]
    return min(others, key=lambda seat: abs(table.guardian[seat] - 0.5))


def rate(weighing: Weighing, kind: str, option: int) -> float:
    """The chance to win that a choice leaves."""
    match kind:
        case "play":
            return weighing.value(option)
        case "turn":
            return weighing.turning(option)
        case "give":
            view = weighing.view
            won = view.plays[resolve(view.plays, view.ruling, view.setup).place]
            return weighing.given(won.card, option, float(sum(is_character(play.card) for play in view.plays)))
    # Into which pile: of one's own team, for whomever it is; one gives to mates.
    return float(option == weighing.team)
