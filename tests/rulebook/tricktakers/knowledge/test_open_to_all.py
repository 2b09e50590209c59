"""What lies open for everybody, and what only for its owner, until the game is over."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from laws.worlds import positions
from odango.core.step import Seat
from odango.games.tricktakers import GAME
from odango.games.tricktakers.setup import Setup
from odango.games.tricktakers.state import Tricktakers
from rule import rule
from rulebook.tricktakers.table import plain, seen_by, table

# What lies open


def open_part(state: Tricktakers, seat: Seat | None) -> dict[str, Any]:
    """A view without what may differ by who looks.

    The own hand, question and answers, discards and collection; what is kept or laid face down; where cards were seen.
    """
    view = msgspec.to_builtins(GAME.view(state, seat))
    for name in ("seat", "question", "own_answers", "discards", "returned", "plays", "sightings"):
        del view[name]
    for player in view["players"]:
        del player["hand"], player["collection"], player["own_stock"], player["aside"]
    assert isinstance(view, dict)
    return view


SETUPS = [
    (2, Setup(mode="draft")), (3, Setup(mode="all_star")), (4, Setup(mode="all_star", extra_tasks=True)), (5, Setup()),
]  # fmt: skip


@rule("tricktakers#a-round")
@pytest.mark.parametrize(("seats", "setup"), SETUPS)
def test_all_see_the_same_but_for_their_own_cards(seats: int, setup: Setup) -> None:
    """Items, bid, stake, reservation, tasks, wins, points and all that was played lie open; hands, the deck, others'
    discards, what lies face down and the Collector's sums do not.
    """
    for seed in range(2):
        for state in positions(GAME, setup, seats, seed, every=3):
            if state.ended:
                continue
            common = open_part(state, None)
            for seat in (*range(seats), None):
                assert open_part(state, seat) == common
                only_own_cards(state, seat)


def only_own_cards(state: Tricktakers, seat: Seat | None) -> None:
    view = GAME.view(state, seat)
    for other, player in enumerate(view.players):
        assert player.hand == (tuple(state.hands[other]) if other == seat else None)
        assert (player.cards, player.stock) == (len(state.hands[other]), len(state.stocks[other]))
        assert player.collection is None or other == seat
    assert view.deck == len(state.deck)
    assert (view.question is not None) == (seat is not None and state.decision_of(seat) is not None)
    for seen, true in ((view.discards, state.discards), (view.returned, state.returned)):
        assert [one.card for one in seen] == [one.card if one.known or one.seat == seat else -1 for one in true]
        assert [one.seat for one in seen] == [one.seat for one in true]
    for played, play in zip(view.plays, state.plays, strict=True):
        shown = play.known or play.seat == seat
        assert (played.card, played.face) == ((play.card, play.face) if shown else (-1, None))
        assert shown or play.hidden


@rule("tricktakers#a-round")
def test_when_the_game_is_over_all_hands_are_shown() -> None:
    """Kakumei won it in the middle of a round."""
    state = table({"resistance": "k9 r1", "king": "rare r2", "ruler": "rare r3"})
    plain(state, "k9 kakumei", "rare", "rare")

    assert [player.hand for player in seen_by(state, None).players] == [tuple(hand) for hand in state.hands]
    assert seen_by(state, None).phase == "over"
