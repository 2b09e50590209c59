"""What a seat sees of the Sailor Moon CCG: all that lies open, its own hand, and what it knows of hidden cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from odango.core.step import Seat
from odango.core.view import View, answered, asked, own_answers, question
from odango.games.ccg.asking import Ask
from odango.games.ccg.attack.bout import going
from odango.games.ccg.attack.damage import account
from odango.games.ccg.cards import Kind
from odango.games.ccg.ending import result
from odango.games.ccg.facts import NONE, Attack, Contest, Entry, Piece, Score, Uid
from odango.games.ccg.forecast import Forecast, back, forecasts, gathering
from odango.games.ccg.piles.drawing import known_hand
from odango.games.ccg.power.power import counted
from odango.games.ccg.setup import Setup, deck_names, deck_title
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.balance import hand_limit

SHOWN: Final = frozenset(Ccg.__slots__) - {"next_uid"} | {"answers", "pending"}
HIDDEN: Final = frozenset({"agenda", "events", "next_uid", "rng"})


class PlayerView(Struct, frozen=True):
    """What is to be seen of a player."""

    deck_name: str
    """One of the eight, or `own`."""
    deck_title: str
    """What its owner calls a deck of their own."""
    points: int
    turns: int
    out: bool
    hand_limit: int
    hand: int
    """How many cards."""
    known: tuple[Kind, ...]
    """Cards that this seat knows to be in that hand, at least so many; all of its own."""
    deck: int
    """How many cards."""
    top: tuple[Kind, ...]
    """The deck's cards, topmost first, as far as this seat knows them where they lie; -1 for one it does not know."""
    bottom: tuple[Kind, ...]
    """Known cards from the bottom up, if the bottom one is known."""
    discards: tuple[Kind, ...]
    gone: tuple[Kind, ...]
    opening: tuple[Kind, ...]
    """What they began with, as far as everyone knows."""
    allies: tuple[Piece, ...]
    enemies: tuple[Piece, ...]
    pie: tuple[Piece, ...]
    counted: tuple[tuple[int, int, int], ...]
    """The Power of each ally as its attacks count it."""
    skips: bool
    no_draw: bool
    no_attacks: bool
    """Whether nobody of theirs may attack in the turn that is on or comes next."""
    no_rest: bool


class CcgView(View, frozen=True, kw_only=True, tag_field="game", tag="ccg"):
    """The Sailor Moon CCG as one seat sees it."""

    setup: Setup
    stage: str
    step: int
    turn: Seat
    starter: Seat
    players: tuple[PlayerView, ...]
    hand: tuple[Kind, ...]
    """This seat's own."""
    drawn: tuple[Kind, ...]
    """Of two cards it has drawn, one will go to the bottom of the deck."""
    about: tuple[Uid, ...]
    """The cards in play that questions are about now: whose Power is to pay, say, or which Item is being put on."""
    attack: Attack | None
    account: tuple[Entry, ...]
    """What the attack would do now, line by line."""
    back: tuple[int, ...]
    """The least and the most its target could hit back for; nothing if it cannot."""
    forecasts: tuple[Forecast, ...]
    """What each attack would do that this seat may choose now."""
    contest: Contest | None
    last_contest: Contest | None
    """The challenge before, as it ended."""
    trained: int
    flipped: tuple[tuple[Kind, ...], ...]
    scores: tuple[Score, ...]
    ended: str


def view(state: Ccg, seat: Seat | None) -> CcgView:
    attack = None if state.setup.basic else going(state)
    if attack is not None:
        attack = gathering(state, attack)
    here = question(state, seat)
    return CcgView(
        seat=seat,
        asked=asked(state),
        answered=answered(state),
        own_answers=own_answers(state, seat),
        question=here,
        result=result(state),
        setup=state.setup,
        stage=state.stage,
        step=state.step,
        turn=state.turn,
        starter=state.starter,
        players=tuple(player_view(state, seat, owner) for owner in range(state.seats)),
        hand=() if seat is None else tuple(state.hands[seat]),
        drawn=() if seat is None else state.drawn[seat],
        about=tuple(
            [uid for decision in state.pending if isinstance(decision, Ask) and (uid := decision.about()) != NONE]
        ),
        attack=state.attack,
        account=tuple(account(state, attack)) if attack is not None else (),
        back=back(state, attack) if attack is not None else (),
        forecasts=forecasts(state, here),
        contest=state.contest,
        last_contest=state.last_contest,
        trained=state.trained,
        flipped=tuple(state.flipped),
        scores=tuple(state.scores),
        ended=state.ended,
    )


def player_view(state: Ccg, seat: Seat | None, owner: Seat) -> PlayerView:
    known = tuple(state.hands[owner]) if seat == owner else known_hand(state, seat, owner)
    top, bottom = known_deck(state.decks[owner], state.seen[owner], seat)
    turn = state.turns[owner] + (owner != state.turn)
    return PlayerView(
        deck_name=deck_names(state.setup, state.seats)[owner],
        deck_title=deck_title(state.setup, owner),
        points=state.points[owner],
        turns=state.turns[owner],
        out=state.out[owner],
        hand_limit=hand_limit(state, owner),
        hand=len(state.hands[owner]),
        known=known,
        deck=len(state.decks[owner]),
        top=top,
        bottom=bottom,
        discards=tuple(state.discards[owner]),
        gone=tuple(state.gone[owner]),
        opening=state.openings[owner],
        allies=state.allies[owner],
        enemies=tuple(face(piece, seat == owner) for piece in state.enemies[owner]),
        pie=state.pie[owner],
        counted=tuple(counted(state, owner, piece) for piece in state.allies[owner]),
        skips=state.skips[owner],
        no_draw=bool(state.no_draw[owner]),
        no_attacks=state.no_attacks[owner] == turn,
        no_rest=state.no_rest[owner] == turn,
    )


def face(piece: Piece, own: bool) -> Piece:
    """A card face down is one to its player alone."""
    return replace(piece, card=NONE) if piece.face_down and not own else piece


def known_deck(
    deck: Sequence[Kind], seen: Sequence[int], seat: Seat | None
) -> tuple[tuple[Kind, ...], tuple[Kind, ...]]:
    """What a seat knows of a deck: from the top down to the last known card, and from the bottom up."""
    if seat is None or not any(mask >> seat & 1 for mask in seen):
        return (), ()
    cards = [card if mask >> seat & 1 else NONE for card, mask in zip(deck, seen, strict=True)]
    bottom: list[Kind] = []
    for card in cards:
        if card == NONE:
            break
        bottom.append(card)
    if len(bottom) == len(cards):
        return tuple(reversed(cards)), ()
    rest = cards[len(bottom) :]
    while rest and rest[0] == NONE:
        rest.pop(0)
    return tuple(reversed(rest)), tuple(bottom)
