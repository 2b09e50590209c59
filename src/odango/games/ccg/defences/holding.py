"""Defences that keep Scouts and Knights, or their player, from acting later."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.ccg.attack.bout import Prevent, present
from odango.games.ccg.data import Defence
from odango.games.ccg.defences.base import OUTCOMES, Outcomes, Steps
from odango.games.ccg.facts import WELL_RESTED, Attack, Uid
from odango.games.ccg.pieces import change, owner_of, the
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import piece_word
from odango.text import Name, line


def next_turn(state: Ccg, seat: Seat) -> int:
    """The number of the turn in which somebody of this player is held; 0: the next at the table is another's (S-16)."""
    follows = state.turn if state.extra else state.after(state.turn)
    return state.turns[seat] + 1 if state.setup.next_turn == "own" or seat == follows else 0


class Hold(Step[Ccg]):
    """These may not attack in their player's next turn."""

    __slots__ = ("uids",)

    def __init__(self, uids: tuple[Uid, ...]) -> None:
        self.uids: tuple[Uid, ...] = uids

    def run(self, state: Ccg) -> None:
        for uid in self.uids:
            seat = owner_of(state, uid)
            if seat >= 0:
                change(state, uid, idle=next_turn(state, seat))
                if state.events is not None:
                    state.tell(Public(line("ccg-held", card=piece_word(state, uid))))


class Sleep(Step[Ccg]):
    """These neither attack nor rejuvenate, now and in their player's next turn."""

    __slots__ = ("uids",)

    def __init__(self, uids: tuple[Uid, ...]) -> None:
        self.uids: tuple[Uid, ...] = uids

    def run(self, state: Ccg) -> None:
        for uid in self.uids:
            seat = owner_of(state, uid)
            if seat >= 0:
                # A good night's rest is over with it: nobody rejuvenates in their sleep.
                change(state, uid, asleep=next_turn(state, seat), marks=the(state, uid).marks & ~WELL_RESTED)
                if state.events is not None:
                    state.tell(Public(line("ccg-sleeps", card=piece_word(state, uid))))


class HoldTeam(Step[Ccg]):
    """None of a player's Scouts and Knights may attack in the next turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        state.no_attacks[self.seat] = next_turn(state, self.seat)
        if state.events is not None:
            state.tell(Public(line("ccg-team-held", who=Name(self.seat))))


class Sicken(Step[Ccg]):
    """None of a player's Scouts and Knights may rejuvenate in the next turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        state.no_rest[self.seat] = next_turn(state, self.seat)
        if state.events is not None:
            state.tell(Public(line("ccg-sickened", who=Name(self.seat))))


class SkipTurn(Step[Ccg]):
    """A player will miss the next turn, once, however often that was said.

    The attack goes on, or ends, as the table plays it.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        state.skips[self.seat] = True
        if state.events is not None:
            state.tell(Public(line("ccg-will-skip", who=Name(self.seat))))
        if state.setup.time_control == "ends_attack":
            state.do(Prevent())


class Holding(Outcomes):
    """The attack is prevented, and the attackers may not attack next turn."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return Prevent(), Hold(tuple(present(state, attack)))


class PuttingToSleep(Outcomes):
    """The attack is prevented, and the attackers sleep through the next turn too."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return Prevent(), Sleep(tuple(present(state, attack)))


class Thread(Outcomes):
    """One win: the attackers are stopped and held.  Two: their whole team is held."""

    def steps(self, state: Ccg, attack: Attack, defence: Defence) -> tuple[Steps, ...]:
        one: Steps = (Prevent(), Hold(tuple(present(state, attack))))
        return (), one, (*one, HoldTeam(attack.seat))


class Sickness(Outcomes):
    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (Sicken(attack.seat),)


class Skipping(Outcomes):
    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (SkipTurn(attack.seat),)


OUTCOMES["hold"] = Holding()
OUTCOMES["sleep"] = PuttingToSleep()
OUTCOMES["thread"] = Thread()
OUTCOMES["sicken"] = Sickness()
OUTCOMES["skip"] = Skipping()
