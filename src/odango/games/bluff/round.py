"""A round: a tile is passed with a claim, looked at and passed on, or challenged; somebody collects it."""

from __future__ import annotations

from functools import cache
from typing import Final

from odango.core.event import Public, Secret
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.games.bluff.endings import EMPTY_HOLDER
from odango.games.bluff.facts import Challenged, Pass
from odango.games.bluff.outcome import CheckEndings, DrawToken, finish, kinds_in, word
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import (
    CHARACTER_OF,
    CHARACTERS,
    KINDS,
    NAMES,
    NO_TILE,
    is_villain,
)
from odango.games.bluff.villains import Act
from odango.text import Line, Name, Names, line, seat_letter

TARGETS: Final = 8
CLAIMS: Final = len(CHARACTERS)
PASSES: Final = TARGETS * CLAIMS
"""A way to pass is a number below this: receiver times 8 plus claim.  With a tile: tile times 64 plus that."""


class StartRound(Step[Bluff]):
    """The collector of the last tile starts.  Who has to and holds no tile is defeated: that Ending is always on."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Bluff) -> None:
        state.starter = self.seat
        if state.holders[self.seat]:
            state.do(PassFirst(self.seat))
        else:
            finish(state, EMPTY_HOLDER, [self.seat])


class _Passing(Decision[Bluff]):
    """Slide the tile to somebody who has not had it and say what it is: any of the eight, true or not."""

    __slots__ = ()

    def ways(self, state: Bluff) -> list[int]:
        return [seat * CLAIMS + claim for seat in state.fresh_seats() for claim in range(CLAIMS)]

    def hand_over(self, state: Bluff, way: int) -> None:
        handed = Pass(self.seat, way // CLAIMS, way % CLAIMS)
        state.passes = (*state.passes, handed)
        state.looked = False
        if state.events is not None:
            who, to, claim = Name(self.seat), Name(handed.receiver), word(handed.claim)
            inside = line("bluff-passed-seen", who=who, to=to, claim=claim, tile=word(state.tile))
            state.tell(Secret(state.knowers(), inside, line("bluff-passed", who=who, to=to, claim=claim)))
        state.do(Respond(handed.receiver))

    def write_way(self, way: int) -> str:
        return f"to {seat_letter(way // CLAIMS)} as {CHARACTERS[way % CLAIMS]}"

    def refuse_way(self, state: Bluff, way: int) -> IllegalChoice | None:
        """The reason, if the receiver is one who may not get the tile."""
        seat = way // CLAIMS
        if seat == self.seat:
            return IllegalChoice("passing", line("bluff-refused-yourself"))
        if seat < state.seats and seat not in state.fresh_seats():
            return IllegalChoice("look-and-pass", line("bluff-refused-had-it", who=Name(seat)))
        return None


@cache
def ways_to_others(me: Seat, seats: int) -> tuple[int, ...]:
    """All ways to pass a tile that nobody else has had."""
    return tuple(way for way in range(seats * CLAIMS) if way // CLAIMS != me)


class PassFirst(_Passing):
    """The starter picks a tile from the holder, an opponent and a claim."""

    __slots__ = ()

    kind = "start"
    rule = "passing"

    def options(self, state: Bluff) -> list[int]:
        ways = ways_to_others(self.seat, len(state.holders))
        return [tile + way for tile in [kind * PASSES for kind in kinds_in(state.holders[self.seat])] for way in ways]

    def allows(self, state: Bluff, choice: int) -> bool:
        seat = choice % PASSES // CLAIMS
        return seat != self.seat and seat < state.seats and choice // PASSES in state.holders[self.seat]

    def chosen(self, state: Bluff, choice: int) -> None:
        state.tile = choice // PASSES
        state.holders[self.seat].remove(state.tile)
        self.hand_over(state, choice % PASSES)

    def write(self, state: Bluff, choice: int) -> str:
        return f"{NAMES[choice // PASSES]} {self.write_way(choice % PASSES)}"

    def ask(self, state: Bluff) -> Line:
        return line("bluff-ask-start")

    def label(self, state: Bluff, choice: int) -> Line:
        way = choice % PASSES
        return line("bluff-label-start", tile=word(choice // PASSES), to=Name(way // CLAIMS), claim=word(way % CLAIMS))

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        if not 0 <= choice < KINDS * PASSES:
            return super().refuse(state, choice)
        if choice // PASSES not in state.holders[self.seat]:
            return IllegalChoice(self.rule, line("bluff-refused-no-such-tile", tile=word(choice // PASSES)))
        return self.refuse_way(state, choice % PASSES) or super().refuse(state, choice)


class PassOn(_Passing):
    """Who has looked passes the tile on, with any claim: the old one again or a new one."""

    __slots__ = ()

    kind = "pass-on"
    rule = "look-and-pass"

    def options(self, state: Bluff) -> list[int]:
        return self.ways(state)

    def chosen(self, state: Bluff, choice: int) -> None:
        self.hand_over(state, choice)

    def write(self, state: Bluff, choice: int) -> str:
        return self.write_way(choice)

    def ask(self, state: Bluff) -> Line:
        return line("bluff-ask-pass-on", tile=word(state.tile))

    def label(self, state: Bluff, choice: int) -> Line:
        return line("bluff-label-pass-on", to=Name(choice // CLAIMS), claim=word(choice % CLAIMS))

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        refused = self.refuse_way(state, choice) if 0 <= choice < PASSES else None
        return refused or super().refuse(state, choice)


TRUTH: Final = 0
BLUFF: Final = 1
LOOK: Final = 2
_ANSWERS: Final = ("truth", "bluff", "look")


class Respond(Decision[Bluff]):
    """The receiver challenges unseen, saying truth or bluff, or looks and passes on while someone has not had it."""

    __slots__ = ()

    kind = "respond"
    rule = "receiving"

    def options(self, state: Bluff) -> list[int]:
        return [TRUTH, BLUFF, LOOK] if len(state.passes) < state.seats - 1 else [TRUTH, BLUFF]

    def chosen(self, state: Bluff, choice: int) -> None:
        if choice == LOOK:
            state.looked = True
            if state.events is not None:
                inside = line("bluff-looked-seen", who=Name(self.seat), tile=word(state.tile))
                state.tell(Secret(state.knowers(), inside, line("bluff-looked", who=Name(self.seat))))
            state.do(PassOn(self.seat))
        else:
            if state.events is not None:
                state.tell(Public(line(f"bluff-said-{_ANSWERS[choice]}", who=Name(self.seat))))
            state.do(Challenge(choice == TRUTH))

    def write(self, state: Bluff, choice: int) -> str:
        return _ANSWERS[choice]

    def ask(self, state: Bluff) -> Line:
        handed = state.passes[-1]
        return line("bluff-ask-respond", who=Name(handed.giver), claim=word(handed.claim))

    def label(self, state: Bluff, choice: int) -> Line:
        if choice == LOOK:
            return line("bluff-label-look", to=Names(tuple(state.fresh_seats())))
        return line(f"bluff-label-{_ANSWERS[choice]}")

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        if choice == LOOK:
            return IllegalChoice("look-and-pass", line("bluff-refused-last-receiver"))
        return super().refuse(state, choice)


class Challenge(Step[Bluff]):
    """The tile is turned up.

    A character goes to whoever was wrong: to the passer if the receiver judged rightly, else to the receiver; the other
    draws a token.  A villain, never truly named, goes the other way: to a receiver who said bluff, else to the passer.
    """

    __slots__ = ("said_truth",)

    def __init__(self, said_truth: bool) -> None:
        self.said_truth: bool = said_truth

    def run(self, state: Bluff) -> None:
        handed = state.passes[-1]
        tile = state.tile
        receiver_right = self.said_truth == (handed.claim == CHARACTER_OF[tile])
        winner, loser = (handed.receiver, handed.giver) if receiver_right else (handed.giver, handed.receiver)
        collector = winner if is_villain(tile) else loser
        self._collect(state, collector)
        if is_villain(tile):
            to_draw = {"none": None, "correct_player": winner, "non_collector": loser}[state.setup.villain_round_token]
        else:
            to_draw = winner
        token: list[Step[Bluff]] = [] if to_draw is None else [DrawToken(to_draw)]
        check: list[Step[Bluff]] = [CheckEndings(collector)]
        outcome = [*token, *check] if state.setup.token_before_end_check else [*check, *token]
        if is_villain(tile):
            act: list[Step[Bluff]] = [Act(collector, tile)]
            if state.setup.end_check_before_villain_action:
                outcome = [*outcome, *act, *check]
            elif state.setup.token_before_end_check:
                outcome = [*token, *act, *check]
            else:
                outcome = [*act, *check, *token]
        state.do(*outcome, StartRound(collector))

    def _collect(self, state: Bluff, collector: Seat) -> None:
        tile = state.tile
        state.face_up[collector].append(tile)
        state.history.append(Challenged(state.passes, self.said_truth, tile, collector))
        if state.events is not None:
            state.tell(Public(line("bluff-collected", who=Name(collector), tile=word(tile))))
        state.tile = NO_TILE
        state.passes = ()
        state.looked = False
