"""Defences that end or soften the attack, or heal."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Step
from odango.games.ccg.attack.bout import Avoid, Prevent
from odango.games.ccg.data import Defence
from odango.games.ccg.defences.base import OUTCOMES, Outcomes, Steps
from odango.games.ccg.facts import Attack, Entry, Uid
from odango.games.ccg.pieces import heal, the
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import piece_word
from odango.text import line


class Soften(Step[Ccg]):
    """The attack does so much less."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount: int = amount

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is not None:
            entry = Entry("reduced", -self.amount, the(state, attack.target).card)
            state.attack = replace(attack, cuts=(*attack.cuts, entry))
            if state.events is not None:
                state.tell(Public(line("ccg-softened", amount=self.amount)))


class Heal(Step[Ccg]):
    """So much damage is taken off a card."""

    __slots__ = ("amount", "uid")

    def __init__(self, uid: Uid, amount: int) -> None:
        self.amount: int = amount
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        healed = heal(state, self.uid, self.amount)
        if state.events is not None:
            state.tell(Public(line("ccg-healed", card=piece_word(state, self.uid), healed=healed)))


class Softening(Outcomes):
    """Less damage from this attack; or, declared, armour."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (Soften(defence.amount),)


class Healing(Outcomes):
    """Damage off the target itself."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return the(state, attack.target).damage > 0

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (Heal(attack.target, defence.amount),)


class Passive(Outcomes):
    """Nothing to be used: others ask for it."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return False


OUTCOMES["avoid"] = Outcomes(Avoid())
OUTCOMES["prevent"] = Outcomes(Prevent())
OUTCOMES["reduce"] = Softening()
OUTCOMES["armor"] = Softening()
OUTCOMES["heal"] = Healing()
OUTCOMES["safe"] = Passive()
