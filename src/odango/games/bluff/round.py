"""A round: a tile is passed with a claim, looked at and passed on, or challenged; somebody collects it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from odango.core.event import Public, Secret
from odango.core.refusal import IllegalChoice
from odango.core.step import Decision, Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.games.bluff.endings import EMPTY_HOLDER
from odango.games.bluff.facts import Challenged, Pass
from odango.games.bluff.outcome import CheckEndings, DrawToken, draw_token, ending_met, finish, word
from odango.games.bluff.setup import Setup
from odango.games.bluff.state import Bluff
from odango.games.bluff.tiles import (
    CHARACTER_OF,
    CHARACTERS,
    KINDS,
    NAMES,
    NO_TILE,
    Tile,
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
        start_round(state, self.seat)


def start_round(state: Bluff, seat: Seat) -> None:
    state.starter = seat
    if state.holders[seat]:
        state.ask(PASS_FIRST[seat])
    else:
        finish(state, EMPTY_HOLDER, [seat])


class _Passing(Decision[Bluff]):
    """Slide the tile to somebody who has not had it and say what it is: any of the eight, true or not."""

    __slots__ = ()

    def hand_over(self, state: Bluff, way: int) -> None:
        handed = Pass(self.seat, way // CLAIMS, way % CLAIMS)
        state.passes = (*state.passes, handed)
        state.looked = False
        if state.events is not None:
            who, to, claim = Name(self.seat), Name(handed.receiver), word(handed.claim)
            inside = line("bluff-passed-seen", who=who, to=to, claim=claim, tile=word(state.tile))
            state.tell(Secret(state.knowers(), inside, line("bluff-passed", who=who, to=to, claim=claim)))
        state.ask(RESPOND[handed.receiver])

    def write_way(self, way: int) -> str:
        return f"to {seat_letter(way // CLAIMS)} as {CHARACTERS[way % CLAIMS]}"

    def refs_of_way(self, way: int) -> tuple[str, ...]:
        return ref("seat", way // CLAIMS), ref("claim", way % CLAIMS)

    def refuse_way(self, state: Bluff, way: int) -> IllegalChoice | None:
        """The reason, if the receiver is one who may not get the tile."""
        seat = way // CLAIMS
        if seat == self.seat:
            return IllegalChoice("passing", line("bluff-refused-yourself"))
        if seat < state.seats and seat not in state.fresh_seats():
            return IllegalChoice("look-and-pass", line("bluff-refused-had-it", who=Name(seat)))
        return None

    def refuse_tile(self, state: Bluff, kind: Tile) -> IllegalChoice | None:
        """The reason, if this is no tile in the holder that may be passed now."""
        raise NotImplementedError

    def refuse_things(self, state: Bluff, refs: Sequence[str]) -> IllegalChoice:
        for thing in pointed_at(refs):
            refused = None
            match thing:
                case Thing("seat", (seat,)):
                    refused = self.refuse_way(state, seat * CLAIMS)
                case Thing("holder", (kind,)) if kind < KINDS:
                    refused = self.refuse_tile(state, kind)
                case Thing("up", _):
                    refused = IllegalChoice("passing", line("bluff-refused-face-up"))
            if refused is not None:
                return refused
        return super().refuse_things(state, refs)


@cache
def ways_to_others(me: Seat, seats: int) -> list[list[int]]:
    """For every kind of tile, all ways to pass it to somebody else.  Made once: it is the longest list there is."""
    ways = [way for way in range(seats * CLAIMS) if way // CLAIMS != me]
    return [[kind * PASSES + way for way in ways] for kind in range(KINDS)]


class PassFirst(_Passing):
    """The starter picks a tile from the holder, an opponent and a claim."""

    __slots__ = ()

    kind = "start"
    rule = "passing"
    plain = True

    def options(self, state: Bluff) -> list[int]:
        ways = ways_to_others(self.seat, len(state.holders))
        found: list[int] = []
        for kind in dict.fromkeys(state.holders[self.seat]):
            found += ways[kind]
        return found

    def allows(self, state: Bluff, choice: int) -> bool:
        seat = choice % PASSES // CLAIMS
        return seat != self.seat and seat < len(state.holders) and choice // PASSES in state.holders[self.seat]

    def chosen(self, state: Bluff, choice: int) -> None:
        state.tile = choice // PASSES
        state.holders[self.seat].remove(state.tile)
        self.hand_over(state, choice % PASSES)

    def seen(self, choice: int) -> int:
        # Whom the tile goes to and what it is called, not what it is.
        return choice % PASSES

    def write(self, state: Bluff, choice: int) -> str:
        return f"{NAMES[choice // PASSES]} {self.write_way(choice % PASSES)}"

    def ask(self, state: Bluff) -> Line:
        return line("bluff-ask-start")

    def label(self, state: Bluff, choice: int) -> Line:
        way = choice % PASSES
        return line("bluff-label-start", tile=word(choice // PASSES), to=Name(way // CLAIMS), claim=word(way % CLAIMS))

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        return ref("holder", choice // PASSES), *self.refs_of_way(choice % PASSES)

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        if not 0 <= choice < KINDS * PASSES:
            return super().refuse(state, choice)
        refused = self.refuse_tile(state, choice // PASSES) or self.refuse_way(state, choice % PASSES)
        return refused or super().refuse(state, choice)

    def refuse_tile(self, state: Bluff, kind: Tile) -> IllegalChoice | None:
        if kind in state.holders[self.seat]:
            return None
        return IllegalChoice(self.rule, line("bluff-refused-no-such-tile", tile=word(kind)))

    def means(self, state: Bluff, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("claim", (claim,)), Thing("holder", (kind,)), Thing("seat", (seat,))] if (
                claim < CLAIMS and kind < KINDS and seat < TARGETS
            ):
                return kind * PASSES + seat * CLAIMS + claim
        return None


class PassOn(_Passing):
    """Who has looked passes the tile on, with any claim: the old one again or a new one."""

    __slots__ = ()

    kind = "pass-on"
    rule = "look-and-pass"
    plain = True

    def options(self, state: Bluff) -> list[int]:
        return [way for seat in state.fresh_seats() for way in range(seat * CLAIMS, (seat + 1) * CLAIMS)]

    def allows(self, state: Bluff, choice: int) -> bool:
        return choice >= 0 and choice // CLAIMS in state.fresh_seats()

    def chosen(self, state: Bluff, choice: int) -> None:
        self.hand_over(state, choice)

    def write(self, state: Bluff, choice: int) -> str:
        return self.write_way(choice)

    def ask(self, state: Bluff) -> Line:
        return line("bluff-ask-pass-on", tile=word(state.tile))

    def label(self, state: Bluff, choice: int) -> Line:
        return line("bluff-label-pass-on", to=Name(choice // CLAIMS), claim=word(choice % CLAIMS))

    def refs(self, state: Bluff, choice: int) -> tuple[str, ...]:
        return self.refs_of_way(choice)

    def refuse(self, state: Bluff, choice: int) -> IllegalChoice:
        refused = self.refuse_way(state, choice) if 0 <= choice < PASSES else None
        return refused or super().refuse(state, choice)

    def refuse_tile(self, state: Bluff, kind: Tile) -> IllegalChoice | None:
        return IllegalChoice(self.rule, line("bluff-refused-from-holder"))

    def means(self, state: Bluff, refs: Sequence[str]) -> int | None:
        match pointed_at(refs):
            case [Thing("claim", (claim,)), Thing("seat", (seat,))] if claim < CLAIMS and seat < TARGETS:
                return seat * CLAIMS + claim
        return None


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
        return [TRUTH, BLUFF, LOOK] if len(state.passes) < len(state.holders) - 1 else [TRUTH, BLUFF]

    def allows(self, state: Bluff, choice: int) -> bool:
        return choice in (TRUTH, BLUFF) or (choice == LOOK and len(state.passes) < len(state.holders) - 1)

    def chosen(self, state: Bluff, choice: int) -> None:
        if choice == LOOK:
            state.looked = True
            if state.events is not None:
                inside = line("bluff-looked-seen", who=Name(self.seat), tile=word(state.tile))
                state.tell(Secret(state.knowers(), inside, line("bluff-looked", who=Name(self.seat))))
            state.ask(PASS_ON[self.seat])
        else:
            if state.events is not None:
                state.tell(Public(line(f"bluff-said-{_ANSWERS[choice]}", who=Name(self.seat))))
            challenge(state, choice == TRUTH)

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

    def refuse_things(self, state: Bluff, refs: Sequence[str]) -> IllegalChoice:
        if self.allows(state, LOOK):
            return IllegalChoice(self.rule, line("bluff-refused-answer-first"))
        return self.refuse(state, LOOK)


# Steps never change, so one of each is enough.
PASS_FIRST: Final = tuple(PassFirst(seat) for seat in range(TARGETS))
PASS_ON: Final = tuple(PassOn(seat) for seat in range(TARGETS))
RESPOND: Final = tuple(Respond(seat) for seat in range(TARGETS))


def challenge(state: Bluff, said_truth: bool) -> None:
    """The tile is turned up.

    A character goes to whoever was wrong: to the passer if the receiver judged rightly, else to the receiver; the other
    draws a token.  A villain, never truly named, goes the other way: to a receiver who said bluff, else to the passer.
    """
    handed = state.passes[-1]
    tile = state.tile
    receiver_right = said_truth == (handed.claim == CHARACTER_OF[tile])
    winner, loser = (handed.receiver, handed.giver) if receiver_right else (handed.giver, handed.receiver)
    if is_villain(tile):
        collect(state, winner, said_truth)
        state.do(*after_villain(state.setup, tile, winner, loser), StartRound(winner))
    else:
        collect(state, loser, said_truth)
        token_first = state.setup.token_before_end_check
        if token_first:
            draw_token(state, winner)
        if not ending_met(state, loser, (loser,)):
            if not token_first:
                draw_token(state, winner)
            start_round(state, loser)


def collect(state: Bluff, collector: Seat, said_truth: bool) -> None:
    """The tile stays face up before its collector."""
    tile = state.tile
    state.face_up[collector].append(tile)
    state.history.append(Challenged(state.passes, said_truth, tile, collector))
    if state.events is not None:
        state.tell(Public(line("bluff-collected", who=Name(collector), tile=word(tile))))
    state.tile = NO_TILE
    state.passes = ()
    state.looked = False


def after_villain(setup: Setup, villain: Tile, collector: Seat, other: Seat) -> list[Step[Bluff]]:
    """Its action, a token where the table agreed on one, and the Endings, in the order the table agreed on."""
    drawer = {"none": None, "correct_player": collector, "non_collector": other}[setup.villain_round_token]
    token: list[Step[Bluff]] = [] if drawer is None else [DrawToken(drawer)]
    act: list[Step[Bluff]] = [Act(collector, villain), CheckEndings(collector, True)]
    if not setup.end_check_before_villain_action:
        return [*token, *act] if setup.token_before_end_check else [*act, *token]
    check = CheckEndings(collector, False)
    return [*token, check, *act] if setup.token_before_end_check else [check, *token, *act]
