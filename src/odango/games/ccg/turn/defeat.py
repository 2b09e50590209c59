"""Step 6: what has taken as much damage as it has Health is defeated.  Points are scored, and players may be out."""

from __future__ import annotations

from typing import Any

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.ccg.book.answering import AnswerFromHand
from odango.games.ccg.book.rule import Rule, may_hold, rule_of
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.ending import stop
from odango.games.ccg.facts import NONE, Piece, Score, Uid
from odango.games.ccg.pieces import beaten, cards_of, own, owner_of, retire, the
from odango.games.ccg.power.paying import order_later
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word
from odango.text import Line, Name, line


class Defeats(Step[Ccg]):
    """Monsters and Villains first, then Scouts and Knights; then who is out, and who has won."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        steps: list[Step[Any]] = []
        for seat in state.living():
            steps += [Fall(piece.uid) for piece in state.enemies[seat] if beaten(piece)]
            steps.append(FallOf(seat))
        state.do(*steps, Outcome(), *order_later(state, state.living()))


class Fall(Step[Ccg]):
    """A Monster or Villain is defeated.  Its player may hold a card that makes it worth less."""

    __slots__ = ("uid",)

    def __init__(self, uid: Uid) -> None:
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        piece, seat = the(state, self.uid), owner_of(state, self.uid)
        if scorer_of(state, seat, piece) not in (NONE, seat) and may_hold(
            state, seat, lambda rule: rule.worth(state, seat, piece) < CARDS[piece.card].points
        ):
            state.ask(Belittle(seat, self.uid))
        else:
            fall(state, seat, piece, CARDS[piece.card].points)


class Belittle(AnswerFromHand):
    """Play a Defense Event, so that a defeated card brings fewer points?"""

    __slots__ = ("uid",)

    kind = "belittle"
    rule = "defeat"

    def __init__(self, seat: Seat, uid: Uid) -> None:
        super().__init__(seat)
        self.uid: Uid = uid

    def fits(self, state: Ccg, rule: Rule) -> bool:
        piece = the(state, self.uid)
        return rule.worth(state, self.seat, piece) < CARDS[piece.card].points

    def played(self, state: Ccg, card: Kind) -> None:
        piece = the(state, self.uid)
        fall(state, self.seat, piece, rule_of(card).worth(state, self.seat, piece))

    def passed(self, state: Ccg) -> None:
        piece = the(state, self.uid)
        fall(state, self.seat, piece, CARDS[piece.card].points)

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-belittle", card=piece_word(state, self.uid))


def fall(state: Ccg, owner: Seat, piece: Piece, points: int) -> None:
    """A Monster or Villain leaves the game for so many points."""
    score(state, owner, piece, points)
    retire(state, piece.uid)


class FallOf(Step[Ccg]):
    """Scouts and Knights of a player are defeated."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        for piece in state.allies[self.seat]:
            if beaten(piece):
                if state.events is not None:
                    state.tell(Public(line("ccg-fell", who=Name(self.seat), card=card_word(piece.card))))
                retire(state, piece.uid)


class Outcome(Step[Ccg]):
    """All that was defeated is gone: who is out, and is it over?"""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        living = state.living()
        fallen = [seat for seat in living if not state.allies[seat]]
        if fallen == living:
            # They stay where they are: who was out before has no part in their tie (S-54).
            stop(state, "nobody")
            return
        for seat in fallen:
            eliminate(state, seat)
        settle(state)


def scorer_of(state: Ccg, owner: Seat, piece: Piece) -> Seat:
    """Who gets the points of a defeated card: for one's own only where forfeiting brings them; NONE for nobody."""
    return NONE if piece.hurt == owner and not state.setup.forfeit_scores else piece.hurt


def score(state: Ccg, owner: Seat, piece: Piece, points: int) -> None:
    """Whoever defeated a card has its points."""
    scorer = scorer_of(state, owner, piece)
    if scorer == NONE:
        points = 0
    else:
        state.points[scorer] += points
    state.scores.append(Score(piece.hurt, owner, piece.card, points))
    if state.events is not None:
        own = piece.hurt in (NONE, owner)
        words = {"who": Name(owner)} if own else {"who": Name(piece.hurt), "whom": Name(owner)}
        key = "ccg-defeated-own" if own else "ccg-defeated"
        state.tell(Public(line(key, card=card_word(piece.card), points=points, **words)))


def eliminate(state: Ccg, seat: Seat) -> None:
    """Who has no Scout or Knight left is out, and all their cards leave the game (S-35)."""
    state.out[seat] = True
    for piece in list(own(state, seat)):
        state.gone[seat] += cards_of(piece)
    state.allies[seat] = state.enemies[seat] = state.pie[seat] = ()
    state.gone[seat] += sorted(state.hands[seat] + state.decks[seat]) + state.discards[seat]
    state.hands[seat], state.decks[seat], state.discards[seat], state.seen[seat] = [], [], [], []
    for known in state.known:
        known[seat] = ()
    if state.events is not None:
        state.tell(Public(line("ccg-out", who=Name(seat))))


def settle(state: Ccg) -> None:
    """Whether the game is over: a goal is reached, or one player is left."""
    living = state.living()
    if any(state.points[seat] >= state.setup.goal for seat in living):
        stop(state, "goal")
    elif len(living) == 1:
        stop(state, "last")
