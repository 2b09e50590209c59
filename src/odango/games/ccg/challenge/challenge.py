"""Challenges: Jan-Ken-Pon, chosen in secret and shown together.

Ties are played again unless the card says what a tie does.  Some cards, spent before it, have a lost one played again.
Where the table plays so, three Power from hand force a replay, as often as somebody can pay.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step, Together
from odango.core.things import ref
from odango.games.ccg.asking import Ask, AskPiece, Said
from odango.games.ccg.book.answering import AnswerFromHand
from odango.games.ccg.book.rule import Rule, may_hold, rule_of
from odango.games.ccg.cards import Kind
from odango.games.ccg.challenge.replaying import REPLAY_COSTS, OfferReplay
from odango.games.ccg.facts import NO_POWER, NONE, Contest, Uid
from odango.games.ccg.pieces import cards_of, change, the
from odango.games.ccg.power.paying import discard_piece
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word
from odango.text import Line, Name, Word, line

__all__ = ["HANDS", "LOST", "MOST_TIES", "REPLAY_COSTS", "TIED", "WON", "Challenge", "judged"]

Steps = tuple[Step[Any], ...]

HANDS: Final = ("rock", "paper", "scissors")
LOST: Final = 0
WON: Final = 1
TIED: Final = 2
MOST_TIES: Final = 10
"""After so many ties in a row a lot decides, so that every game ends (S-27)."""


def judged(mine: int, theirs: int) -> int:
    """Rock beats scissors, scissors beat paper, paper beats rock."""
    return (TIED, WON, LOST)[(mine - theirs) % 3]


class Challenge(Step[Ccg]):
    """The owner of a card plays somebody over so many rounds; what follows goes by the number of rounds won."""

    __slots__ = ("about", "card", "other", "outcomes", "owner", "tie")

    def __init__(
        self,
        owner: Seat,
        other: Seat,
        card: Kind,
        outcomes: tuple[Steps, ...],
        tie: Steps = (),
        about: Uid = NONE,
    ) -> None:
        self.about: Uid = about
        """The card in play that is at stake."""
        self.card: Kind = card
        self.other: Seat = other
        self.outcomes: tuple[Steps, ...] = outcomes
        """What happens after no win, one win …; one more than there are rounds."""
        self.owner: Seat = owner
        self.tie: Steps = tie
        """What a tie does, if it is not played again."""

    def run(self, state: Ccg) -> None:
        *short, _ = self.outcomes
        contest = Contest(self.owner, self.other, self.card, self.about, len(short), all_needed=len(set(short)) == 1)
        state.contest = contest
        if state.events is not None:
            names = {"who": Name(self.owner), "whom": Name(self.other)}
            about = {"card": card_word(self.card)} if self.card != NONE else {}
            state.tell(Public(line("ccg-challenge" if about else "ccg-challenge-first", **names, **about)))
        state.do(next_round(contest, bool(self.tie)), Settle(self.outcomes, self.tie))


Chances = tuple[tuple[Seat, bool], ...]
"""Who may have the round played again for a card, and whether they are asked; or who may still play such a card, and
whether from hand."""


def next_round(contest: Contest, tie_counts: bool) -> Brace:
    """A round and all that comes before it; before the first turn there is nothing to be spent."""
    asked: Chances = ((contest.owner, False), (contest.other, False), (contest.owner, True))
    return Brace(() if contest.card == NONE else asked, (), tie_counts)


class Brace(Step[Ccg]):
    """Before a round: whoever has something that may have it played again is asked, one after the other."""

    __slots__ = ("chances", "left", "tie_counts")

    def __init__(self, left: Chances, chances: Chances, tie_counts: bool) -> None:
        self.chances: Chances = chances
        self.left: Chances = left
        self.tie_counts: bool = tie_counts

    def run(self, state: Ccg) -> None:
        contest = state.contest
        if contest is None:
            return
        if not self.left:
            state.do(Show(), Judge(self.tie_counts, self.chances))
            return
        (seat, from_hand), *left = self.left
        rest = Brace(tuple(left), self.chances, self.tie_counts)
        if from_hand and may_hold(state, seat, lambda rule: rule.saves(state, contest)):
            state.ask(SaveFromHand(seat, rest))
        elif not from_hand and inspiring(state, seat):
            state.ask(Inspire(seat, rest))
        else:
            state.do(rest)

    def saved(self, seat: Seat, asked: bool) -> Brace:
        """The same with one more chance."""
        return Brace(self.left, (*self.chances, (seat, asked)), self.tie_counts)


def inspiring(state: Ccg, seat: Seat) -> list[Uid]:
    """What a player could spend before a challenge."""
    return [piece.uid for piece in state.pie[seat] if rule_of(piece.card).inspires(state, piece)]


class Inspire(AskPiece):
    """Spend an Item, so that the challenge is played again if it is lost?"""

    __slots__ = ("rest",)

    kind = "inspire"
    rule = "challenge"
    optional = True

    def __init__(self, seat: Seat, rest: Brace) -> None:
        super().__init__(seat)
        self.rest: Brace = rest

    def candidates(self, state: Ccg) -> list[Uid]:
        return inspiring(state, self.seat)

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(self.rest.saved(self.seat, asked=False))
        *paid, _ = cards_of(the(state, uid))
        change(state, uid, power=NO_POWER)
        # The Item is discarded first, then the Power it asks for.
        discard_piece(state, uid)
        state.discards[self.seat] += paid

    def passed(self, state: Ccg) -> None:
        state.do(self.rest)


class SaveFromHand(AnswerFromHand):
    """Play a Defense Event before the challenge, so that it can be played again?"""

    __slots__ = ("rest",)

    kind = "save"
    rule = "defense-events"

    def __init__(self, seat: Seat, rest: Brace) -> None:
        super().__init__(seat)
        self.rest: Brace = rest

    def fits(self, state: Ccg, rule: Rule) -> bool:
        return state.contest is not None and rule.saves(state, state.contest)

    def played(self, state: Ccg, card: Kind) -> None:
        state.do(self.rest.saved(self.seat, asked=True))

    def passed(self, state: Ccg) -> None:
        state.do(self.rest)


class Show(Step[Ccg]):
    """Both choose a hand, and show them together."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        contest = state.contest
        if contest is not None:
            state.do(Together((Throw(contest.owner), Throw(contest.other))))


class Throw(Ask):
    """Rock, paper or scissors."""

    __slots__ = ()

    kind = "throw"
    rule = "challenge"

    def options(self, state: Ccg) -> list[int]:
        return [0, 1, 2]

    def chosen(self, state: Ccg, choice: int) -> None:
        contest = state.contest
        if contest is not None:
            mine, theirs = contest.thrown
            thrown = (choice, theirs) if self.seat == contest.owner else (mine, choice)
            state.contest = replace(contest, thrown=thrown)

    def say(self, state: Ccg, choice: int) -> Said:
        return Said(HANDS[choice], line(f"ccg-label-{HANDS[choice]}"), (ref("sign", choice),))

    def ask(self, state: Ccg) -> Line:
        contest = state.contest
        if contest is None or contest.card == NONE:
            return line("ccg-ask-throw-first")
        other = contest.other if self.seat == contest.owner else contest.owner
        return line("ccg-ask-throw", card=card_word(contest.card), whom=Name(other))


class Judge(Step[Ccg]):
    """Who has won the round."""

    __slots__ = ("chances", "tie_counts")

    def __init__(self, tie_counts: bool, chances: Chances = ()) -> None:
        self.chances: Chances = chances
        self.tie_counts: bool = tie_counts

    def run(self, state: Ccg) -> None:
        contest = state.contest
        if contest is None:
            return
        mine, theirs = contest.thrown
        outcome = judged(mine, theirs)
        if state.events is not None:
            owner, other = (Word(f"ccg-{HANDS[hand]}") for hand in contest.thrown)
            state.tell(
                Public(line("ccg-thrown", who=Name(contest.owner), hand=owner, whom=Name(contest.other), other=other))
            )
        if outcome == TIED and not self.tie_counts:
            if contest.ties + 1 < MOST_TIES:
                state.contest = replace(contest, ties=contest.ties + 1)
                state.do(Show(), self)
                return
            outcome = state.rng.below(2)
            if state.events is not None:
                winner = contest.owner if outcome == WON else contest.other
                state.tell(Public(line("ccg-lot", who=Name(winner))))
        state.contest = contest = replace(contest, outcome=outcome)
        at = next((i for i, chance in enumerate(self.chances) if unlucky(contest, chance)), NONE)
        if at == NONE:
            close_round(state, self.tie_counts, self.chances)
            return
        (seat, asked), left = self.chances[at], self.chances[:at] + self.chances[at + 1 :]
        if asked:
            state.ask(Repeat(seat, left, self.tie_counts))
        else:
            play_again(state, seat, self.tie_counts, left)


def unlucky(contest: Contest, chance: tuple[Seat, bool]) -> bool:
    """Whether somebody who has another chance has lost; who is asked about it also where a tie counts."""
    seat, asked = chance
    lost = LOST if seat == contest.owner else WON
    return contest.outcome == lost or (asked and contest.outcome == TIED)


def play_again(state: Ccg, seat: Seat, tie_counts: bool, left: Chances) -> None:
    """The round is played again for a card that was spent before it."""
    if state.contest is not None:
        state.contest = replace(state.contest, outcome=NONE, ties=0)
        if state.events is not None:
            state.tell(Public(line("ccg-again", who=Name(seat))))
        state.do(Show(), Judge(tie_counts, left))


class Repeat(Ask):
    """Have the challenge played again?"""

    __slots__ = ("left", "tie_counts")

    kind = "repeat"
    rule = "challenge"

    def __init__(self, seat: Seat, left: Chances, tie_counts: bool) -> None:
        super().__init__(seat)
        self.left: Chances = left
        self.tie_counts: bool = tie_counts

    def options(self, state: Ccg) -> list[int]:
        return [0, 1]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice:
            play_again(state, self.seat, self.tie_counts, self.left)
        else:
            close_round(state, self.tie_counts, self.left)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice:
            return Said("again", line("ccg-label-again"))
        return Said("pass", line("ccg-label-no-replay"))


def close_round(state: Ccg, tie_counts: bool, chances: Chances) -> None:
    """Replays for Power are offered, and the round is over."""
    contest = state.contest
    if contest is not None:
        asked = [] if contest.card == NONE else replayers(state, contest.outcome)
        state.do(*[OfferReplay(seat) for seat in asked], CloseRound(tie_counts, chances))


def replayers(state: Ccg, outcome: int) -> list[Seat]:
    """Who may force a replay: the loser first; after a tie that counts, whom the card is played against."""
    contest = state.contest
    if contest is None or not state.setup.on(state.setup.replay_for_power, advanced_only=True):
        return []
    return [contest.owner, contest.other] if outcome == LOST else [contest.other, contest.owner]


class CloseRound(Step[Ccg]):
    """Play the round again, go on to the next, or be done."""

    __slots__ = ("chances", "tie_counts")

    def __init__(self, tie_counts: bool, chances: Chances = ()) -> None:
        self.chances: Chances = chances
        self.tie_counts: bool = tie_counts

    def run(self, state: Ccg) -> None:
        contest = state.contest
        if contest is None:
            return
        if contest.outcome == NONE:
            state.do(Show(), Judge(self.tie_counts, self.chances))
            return
        wins = contest.wins + (contest.outcome == WON)
        decided = contest.outcome == TIED or (contest.outcome == LOST and contest.all_needed)
        if contest.round < contest.rounds and not decided:
            state.contest = replace(contest, wins=wins, round=contest.round + 1, ties=0, outcome=NONE)
            state.do(next_round(state.contest, self.tie_counts))
        else:
            state.contest = replace(contest, wins=wins)


class Settle(Step[Ccg]):
    """What the challenge was about."""

    __slots__ = ("outcomes", "tie")

    def __init__(self, outcomes: tuple[Steps, ...], tie: Steps) -> None:
        self.outcomes: tuple[Steps, ...] = outcomes
        self.tie: Steps = tie

    def run(self, state: Ccg) -> None:
        contest = state.contest
        if contest is None:
            return
        state.contest = None
        state.last_contest = contest
        if contest.outcome == TIED:
            state.do(*self.tie)
            return
        if state.events is not None and contest.card != NONE:
            key = (
                "ccg-challenge-wins"
                if contest.rounds > 1
                else ("ccg-challenge-lost", "ccg-challenge-won")[contest.wins]
            )
            who, card = Name(contest.owner), card_word(contest.card)
            state.tell(Public(line(key, who=who, card=card, wins=contest.wins, rounds=contest.rounds)))
        state.do(*self.outcomes[contest.wins])
