"""Defences that take Power from the attackers.  The attack stops if theirs no longer suffices."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Step
from odango.games.ccg.attack.bout import present
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.data import Defence
from odango.games.ccg.defences.base import OUTCOMES, Outcomes, Steps
from odango.games.ccg.facts import NO_POWER, Attack, Uid
from odango.games.ccg.pieces import change, find, owner_of, the
from odango.games.ccg.power.paying import LosePower, order_later
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_words, piece_word
from odango.text import line


class LoseAllPower(Step[Ccg]):
    """A card loses all its Power: there is nothing to choose."""

    __slots__ = ("uid",)

    def __init__(self, uid: Uid) -> None:
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        piece = find(state, self.uid)
        if piece is None or not piece.powers:
            return
        lost = [kind for kind, count in enumerate(piece.power) for _ in range(count)]
        state.discards[owner_of(state, self.uid)] += lost
        if state.events is not None:
            state.tell(Public(line("ccg-lost-power", card=piece_word(state, self.uid), power=card_words(lost))))
        change(state, self.uid, power=NO_POWER)


class Drain(Outcomes):
    """Every attacker loses Power that the target's player chooses.  A friend may keep all Power safe."""

    def victims(self, state: Ccg, attack: Attack) -> list[Uid]:
        return present(state, attack)

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        kept = any(rule_of(piece.card).keeps_power for piece in state.pie[attack.seat])
        return not kept and any(the(state, uid).powers for uid in self.victims(state, attack))

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        losses = [LosePower(attack.defender, (uid,), defence.amount) for uid in self.victims(state, attack)]
        return *losses, *order_later(state, [attack.seat])


class DrainTeam(Drain):
    """The attacking player loses so many Power cards of any of their Scouts and Knights."""

    def victims(self, state: Ccg, attack: Attack) -> list[Uid]:
        return [piece.uid for piece in state.allies[attack.seat]]

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        loss = LosePower(attack.defender, tuple(self.victims(state, attack)), defence.amount)
        return loss, *order_later(state, [attack.seat])


class DrainAll(Drain):
    """Every attacker loses all Power."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        losses = [LoseAllPower(uid) for uid in self.victims(state, attack)]
        return *losses, *order_later(state, [attack.seat])


OUTCOMES["drain"] = Drain()
OUTCOMES["drain-team"] = DrainTeam()
OUTCOMES["drain-all"] = DrainAll()
