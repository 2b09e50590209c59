"""What a seat sees of Truth or Bluff.

Every field of the state is listed here as shown or hidden; a law fails until a new one is.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from odango.core.step import Seat
from odango.core.view import View, answered, asked, own_answers, question
from odango.games.bluff.facts import Drew, Fact, Pass
from odango.games.bluff.scoring import result
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import NO_TILE, Tile

SHOWN: Final = frozenset(
    {
        "answers",  # who has answered
        "cause",
        "chose_itself",
        "contents",
        "defeated",
        "ending",
        "face_up",
        "draws",
        "history",  # a tile drawn by Jadeite only to its drawer
        "holders",  # one's own tiles; how many the others have
        "looked",
        "passes",
        "pending",  # who is asked; the options to that seat alone
        "set_aside",  # how many
        "setup",
        "starter",
        "tile",  # to those who have seen it
        "token_bag",  # how many
        "tokens",  # one's own values; how many the others have; all when the game is over
        "bag",  # how many
    }
)
HIDDEN: Final = frozenset({"agenda", "events", "rng"})


class UnderWay(Struct, frozen=True, gc=False):
    """The tile that is travelling."""

    passes: tuple[Pass, ...]
    looked: bool
    """Whether the present receiver has looked."""
    seen_by: tuple[Seat, ...]
    tile: Tile | None
    """What it is, if you have seen it."""


class Player(Struct, frozen=True, gc=False):
    """What is to be seen of a seat."""

    tiles: int
    """How many tiles stand in the holder."""
    face_up: tuple[Tile, ...]
    tokens: int
    """How many tokens."""
    token_values: tuple[int, ...] | None
    """Their values: your own, and everyone's when the game is over."""


class BluffView(View, frozen=True, kw_only=True, tag_field="game", tag="bluff"):
    """Truth or Bluff as one seat sees it."""

    setup: Setup
    ending: str
    contents: tuple[int, ...]
    """How many tiles of each kind are in this game."""
    players: tuple[Player, ...]
    holder: tuple[Tile, ...]
    """Your tiles; a spectator has none."""
    bag: int
    set_aside: int
    token_bag: int
    starter: Seat
    under_way: UnderWay | None
    history: tuple[Fact, ...]
    chose_itself: tuple[Tile, ...]
    defeated: tuple[Seat, ...]
    cause: str


def view(state: Bluff, seat: Seat | None) -> BluffView:
    ended = bool(state.cause)
    return BluffView(
        seat=seat,
        asked=asked(state),
        answered=answered(state),
        own_answers=own_answers(state, seat),
        question=question(state, seat),
        result=result(state),
        setup=state.setup,
        ending=state.ending,
        contents=state.contents,
        players=tuple(
            [
                Player(len(holder), tuple(area), len(tokens), tokens if ended or other == seat else None)
                for other, (holder, area, tokens) in enumerate(
                    zip(state.holders, state.face_up, state.tokens, strict=True)
                )
            ]
        ),
        holder=() if seat is None else tuple(state.holders[seat]),
        bag=len(state.bag),
        set_aside=len(state.set_aside),
        token_bag=sum(state.token_bag),
        starter=state.starter,
        under_way=_under_way(state, seat),
        history=_history(state, seat),
        chose_itself=state.chose_itself,
        defeated=state.defeated,
        cause=state.cause,
    )


def _under_way(state: Bluff, seat: Seat | None) -> UnderWay | None:
    if state.tile == NO_TILE:
        return None
    return UnderWay(
        state.passes,
        state.looked,
        state.knowers(),
        state.tile if state.knows_tile(seat) else None,
    )


def _history(state: Bluff, seat: Seat | None) -> tuple[Fact, ...]:
    """What has happened; a drawn tile is known to its drawer alone."""
    if state.draws == 0:
        return tuple(state.history)
    return tuple(
        Drew(fact.seat, None, fact.left) if type(fact) is Drew and fact.seat != seat else fact for fact in state.history
    )
