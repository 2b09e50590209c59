"""Power from hand for another try at a challenge, where the table plays so."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import PASS, Ask, Said, write_power
from odango.games.ccg.facts import NONE, Power
from odango.games.ccg.power.paying import discard_power, hand_power, power_line
from odango.games.ccg.power.power import any_power, ways_to_pay
from odango.games.ccg.state import Ccg
from odango.text import Name, line

REPLAY_COSTS: Final = 3


class OfferReplay(Step[Ccg]):
    """Who holds enough cards is asked, whatever they are: the table sees how many, not which."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        contest = state.contest
        if contest is not None and contest.outcome != NONE and len(state.hands[self.seat]) >= REPLAY_COSTS:
            state.ask(Replay(self.seat))


class Replay(Ask):
    """Discard three Power from hand to play the round again.  A choice is the place among the ways to pay."""

    __slots__ = ()

    kind = "replay"
    rule = "replaying-a-challenge"

    def _ways(self, state: Ccg) -> tuple[Power, ...]:
        return ways_to_pay(hand_power(state, self.seat), any_power(REPLAY_COSTS))

    def options(self, state: Ccg) -> list[int]:
        return [PASS, *range(len(self._ways(state)))]

    def chosen(self, state: Ccg, choice: int) -> None:
        contest = state.contest
        if choice == PASS or contest is None:
            return
        if state.events is not None:
            way = self._ways(state)[choice]
            state.tell(Public(power_line("ccg-replayed", way, who=Name(self.seat))))
        discard_power(state, self.seat, self._ways(state)[choice])
        state.contest = replace(contest, outcome=NONE, ties=0)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-no-replay"))
        way = self._ways(state)[choice]
        return Said(f"replay {write_power(way)}", power_line("ccg-label-replay", way), (ref("way", choice),))
