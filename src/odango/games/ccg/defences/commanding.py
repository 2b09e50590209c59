"""Defences that have other Monsters strike with the target."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.ccg.asking import AskPiece
from odango.games.ccg.cards import CARDS
from odango.games.ccg.data import Defence
from odango.games.ccg.defences.base import OUTCOMES, Outcomes, Steps
from odango.games.ccg.facts import Attack, Uid
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import piece_word
from odango.text import Name, line


class Command(Step[Ccg]):
    """These strike too, when the target hits back."""

    __slots__ = ("uids",)

    def __init__(self, uids: tuple[Uid, ...]) -> None:
        self.uids: tuple[Uid, ...] = uids

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is not None:
            state.attack = replace(attack, helpers=(*attack.helpers, *self.uids))
            if state.events is not None:
                for uid in self.uids:
                    state.tell(Public(line("ccg-helps", who=Name(attack.defender), card=piece_word(state, uid))))


def others(state: Ccg, attack: Attack, family: str = "") -> list[Uid]:
    """The other Monsters of the target's player, of this family if one is named."""
    return [
        piece.uid
        for piece in state.enemies[attack.defender]
        if piece.uid not in (attack.target, *attack.helpers)
        and CARDS[piece.card].kind == "monster"
        and (not family or CARDS[piece.card].family == family)
    ]


class WhichHelper(AskPiece):
    """Which other Monster strikes too."""

    __slots__ = ()

    kind = "helper"
    rule = "defence"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def candidates(self, state: Ccg) -> list[Uid]:
        return [] if state.attack is None else others(state, state.attack)

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(Command((uid,)))


class VineTrap(Outcomes):
    """One other Monster strikes too."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(others(state, attack))

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (WhichHelper(attack.defender),)


class CommandYoma(Outcomes):
    """All one's Yoma strike too."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(others(state, attack, "yoma"))

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (Command(tuple(others(state, attack, "yoma"))),)


OUTCOMES["vine-trap"] = VineTrap()
OUTCOMES["command-yoma"] = CommandYoma()
