"""What a seat sees of Masquerade Battle.

Every field of the state is listed here as shown or hidden; a law fails until a new one is.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from odango.core.step import Seat
from odango.core.view import View, answered, asked, own_answers, question
from odango.games.masquerade.cards import PLANETS, TEAM_OF, TEAMS, Card, Planet, Team, team_pack
from odango.games.masquerade.facts import Bid, Outcome, Play, Trick
from odango.games.masquerade.scoring import Score, counted, result
from odango.games.masquerade.setup import Setup, tricks_in
from odango.games.masquerade.state import NO_CARD, NOBODY, Masquerade
from odango.games.masquerade.strength import resolve

SHOWN: Final = frozenset(
    {
        "answers",  # who has answered
        "bids",
        "ended",
        "hands",  # one's own; how many the others have; all when the game is over
        "identities",  # one's own, the one turned up; all when the game is over
        "leader",
        "named",
        "opener",
        "pending",  # who is asked; the options to that seat alone
        "piles",  # how many, where the table agreed that counts are open; one's own always
        "plays",
        "royal",
        "ruling",
        "setup",
        "spare",  # that there is one; which, when the game is over
        "target",
        "tricks",
        "undealt",  # how many
        "unmasked",
        "voids",
    }
)
HIDDEN: Final = frozenset({"agenda", "events", "rng"})


class Player(Struct, frozen=True, gc=False):
    """What is to be seen of a seat."""

    cards: int
    """How many are left in hand."""
    hand: tuple[Card, ...] | None
    """Which: your own, and everyone's when the game is over."""
    identity: int | None
    """The Team Card, as far as you may see it."""
    team: Team | None
    piles: tuple[int, int] | None
    """Characters collected for the Sailor Guardians and for the Dark Kingdom, as far as counts are open to you."""
    voids: tuple[Planet, ...]
    """Planets this player has failed to follow, and so holds none of."""


class MasqueradeView(View, frozen=True, kw_only=True, tag_field="game", tag="masquerade"):
    """Masquerade Battle as one seat sees it."""

    setup: Setup
    phase: Literal["auction", "unmasking", "tricks", "over"]
    players: tuple[Player, ...]
    pack: tuple[int, ...]
    """The Team Cards of this game, among them the spare one of an odd table."""
    spare: int | None
    """The Team Card nobody got, when the game is over and there is one."""
    undealt: int
    opener: Seat
    bids: tuple[Bid, ...]
    royal: Seat
    """-1 until the auction is over."""
    named: Team
    target: int
    unmasked: Seat
    leader: Seat
    ruling: Planet
    plays: tuple[Play, ...]
    outcome: Outcome | None
    """Who would take the trick on the table as it is; None while it is empty."""
    tricks: tuple[Trick, ...]
    tricks_in_all: int
    score: Score | None
    """The count, when the game is over."""


def view(state: Masquerade, seat: Seat | None) -> MasqueradeView:
    return MasqueradeView(
        seat=seat,
        asked=asked(state),
        answered=answered(state),
        own_answers=own_answers(state, seat),
        question=question(state, seat),
        result=result(state),
        setup=state.setup,
        phase=_phase(state),
        players=tuple([_player(state, other, seat) for other in range(state.seats)]),
        pack=team_pack(state.seats),
        spare=state.spare if state.ended and state.spare != NO_CARD else None,
        undealt=len(state.undealt),
        opener=state.opener,
        bids=state.bids,
        royal=state.royal,
        named=state.named,
        target=state.target,
        unmasked=state.unmasked,
        leader=state.leader,
        ruling=state.ruling,
        plays=state.plays,
        outcome=resolve(state.plays, state.ruling, state.setup) if state.plays else None,
        tricks=tuple(state.tricks),
        tricks_in_all=tricks_in(state.seats),
        score=counted(state) if state.ended else None,
    )


def _phase(state: Masquerade) -> Literal["auction", "unmasking", "tricks", "over"]:
    if state.ended:
        return "over"
    if state.royal == NOBODY:
        return "auction"
    return "unmasking" if state.unmasked == NOBODY else "tricks"


def _player(state: Masquerade, other: Seat, seat: Seat | None) -> Player:
    own = other == seat or state.ended
    known = own or other == state.unmasked
    counts = own or state.setup.pile_counts_public
    at = other * len(TEAMS)
    return Player(
        cards=len(state.hands[other]),
        hand=tuple(state.hands[other]) if own else None,
        identity=state.identities[other] if known else None,
        team=TEAM_OF[state.identities[other]] if known else None,
        piles=(state.piles[at], state.piles[at + 1]) if counts else None,
        voids=tuple(planet for planet in range(len(PLANETS)) if state.voids[other] >> planet & 1),
    )
