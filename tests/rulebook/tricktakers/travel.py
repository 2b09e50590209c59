"""Words to travel in time with: a table with a Time Traveler, Rewind, Change the past; and to ask who knows what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from laws.laws import alike_is_imagined_alike, imagined_looks_the_same, imagining_knows_no_more
from odango.games.tricktakers import GAME
from odango.games.tricktakers.cards import NAMES, Card, card
from odango.games.tricktakers.cast import CAST
from odango.games.tricktakers.facts import Sheet
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rulebook.tricktakers.table import ALL_STAR, say, table, worlds

COUNTED = Setup(mode="all_star", past_changed="counted")
"""A trick that was changed counts all the same."""
BOTH = pytest.mark.parametrize("setup", [ALL_STAR, COUNTED], ids=["replayed", "counted"])
"""Whether it does or not."""


def before(
    who: str,
    hand: str,
    *,
    deck: str = "",
    sheets: Mapping[str, Sheet] | None = None,
    stock: Mapping[str, Sequence[int]] | None = None,
    points: Sequence[int] | None = None,
    trick: int = 1,
    traveler: str = "b1 b2 b3",
    ruler: str = "g1 g2 g3",
    setup: Setup = ALL_STAR,
) -> Tricktakers:
    """`who` leads; the Time Traveler and, last, the Ruler follow."""
    hands = {who: hand, "time-traveler": traveler, "ruler": ruler}
    return table(hands, deck=deck, sheets=sheets, stock=stock, points=points, trick=trick, setup=setup)


def rewind(state: Tricktakers, leader: str = "A") -> None:
    """What is drawn is discarded again."""
    drawn = [NAMES[one] for one in reversed(state.deck[-2:])]
    say(state, "time-traveler", "rewind", *(f"discard {name}" for name in drawn), f"leader {leader}")


def change(state: Tricktakers, *given: str, discards: str = "", leader: str = "A") -> None:
    """These cards are given, the next player's first; others are discarded."""
    gifts = [f"give {name}" for name in given]
    over = [f"discard {name}" for name in discards.split()]
    say(state, "time-traveler", "change", *gifts, *over, f"leader {leader}")


def everywhere(state: Tricktakers, one: Card) -> str:
    """Where a card lies: `hand 0`, `aside 1`, `deck` …; several places are parted by commas."""
    found = [f"hand {seat}" for seat, hand in enumerate(state.hands) if one in hand]
    found += [f"aside {seat}" for seat, laid in enumerate(state.aside) if one in laid]
    found += [f"taken {seat}" for seat, pile in enumerate(state.taken) if one in pile]
    decks = [seat for seat, who in enumerate(state.characters) if CAST[who].name in ("alchemist", "berserker")]
    found += [f"stock {seat}" for seat in decks if one in state.stocks[seat]]
    found += ["discards"] if one in [discard.card for discard in state.discards] else []
    found += ["box"] if one in state.box else []
    found += ["deck"] if one in state.deck else []
    found += ["trick"] if one in [card for play in state.plays for card in (play.card, *play.more)] else []
    return ", ".join(found)


def places(state: Tricktakers, who: str | None, name: str, count: int = 80) -> set[str]:
    """Where somebody holds it possible that this card lies."""
    return {everywhere(world, card(name)) for world in worlds(state, who, count)}


def lawful(state: Tricktakers) -> None:
    """An imagined world looks the same, is imagined the same, and so is one that cannot be told apart."""
    for seed in range(4):
        imagined_looks_the_same(GAME, state, seed)
        imagining_knows_no_more(GAME, state, seed)
        if state.pending:
            alike_is_imagined_alike(GAME, state, seed)
