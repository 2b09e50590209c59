"""Moments in an attack that cards name themselves: before the hit-back, and when all is over."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Step
from odango.core.things import ref
from odango.games.ccg.asking import PASS, Ask, Said, pack, piece_ref, unpack
from odango.games.ccg.attack.bout import going
from odango.games.ccg.book.answering import AnswerFromHand
from odango.games.ccg.book.rule import Rule, may_hold, rule_of
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.pieces import the
from odango.games.ccg.power.paying import discard_piece
from odango.games.ccg.power.power import affords, counted
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, move_word, piece_word, write_piece
from odango.text import Name, line


class BeforeHitBack(Step[Ccg]):
    """Defense Events for the hit-back, where the table plays them in Phase 5 (S-21)."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is None or attack.shielded:
            return
        if may_hold(state, attack.defender, lambda rule: rule.counters(state, attack)):
            state.ask(Strengthen(attack.defender))


class Strengthen(AnswerFromHand):
    """Play a Defense Event before the target hits back?  Any number of them."""

    __slots__ = ()

    kind = "strengthen"
    rule = "defense-events"

    def fits(self, state: Ccg, rule: Rule) -> bool:
        return state.attack is not None and rule.counters(state, state.attack)

    def played(self, state: Ccg, card: Kind) -> None:
        if state.attack is not None:
            state.do(*rule_of(card).counter(state, state.attack), BeforeHitBack())


class Aftermath(Step[Ccg]):
    """The attack is over: the target's side may have an answer to it, then the attacker may go on."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is None:
            return
        state.do(OfferRepeat())
        if may_hold(state, attack.defender, lambda rule: rule.outlasts(state, attack)):
            state.ask(Outlast(attack.defender))


class Outlast(AnswerFromHand):
    """Play a Defense Event, now that the target has survived?"""

    __slots__ = ()

    kind = "outlast"
    rule = "defense-events"

    def fits(self, state: Ccg, rule: Rule) -> bool:
        return state.attack is not None and rule.outlasts(state, state.attack)

    def played(self, state: Ccg, card: Kind) -> None:
        if state.attack is not None:
            state.do(*rule_of(card).outlast(state, state.attack))


class OfferRepeat(Step[Ccg]):
    """An Event that waits may let the attacker strike again."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is not None and len(StrikeAgain(attack.seat).options(state)) > 1:
            state.ask(StrikeAgain(attack.seat))


class StrikeAgain(Ask):
    """Attack the same target once more?  A choice packs the Event and the attack."""

    __slots__ = ()

    kind = "strike-again"
    rule = "events"

    def options(self, state: Ccg) -> list[int]:
        attack = state.attack
        if attack is None:
            return [PASS]
        found = []
        for event in state.pie[self.seat]:
            if rule_of(event.card).repeats(state, attack):
                attacker = the(state, attack.members[0].uid)
                power = counted(state, self.seat, attacker)
                moves = [i for i, move in enumerate(CARDS[attacker.card].attacks) if affords(power, move.cost)]
                found += [pack(1, event.uid, move) for move in moves]
        return [*found, PASS]

    def chosen(self, state: Ccg, choice: int) -> None:
        attack = state.attack
        if choice == PASS or attack is None:
            return
        uid, move = unpack(choice, 2)
        card = the(state, uid).card
        if state.events is not None:
            state.tell(Public(line("ccg-used", who=Name(self.seat), card=card_word(card))))
        state.do(*rule_of(card).repeat(state, attack, move))
        discard_piece(state, uid)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS or state.attack is None:
            return Said("pass", line("ccg-label-pass"))
        uid, move = unpack(choice, 2)
        name = CARDS[the(state, state.attack.members[0].uid).card].attacks[move].name
        label = line("ccg-label-strike-again", card=piece_word(state, uid), attack=move_word(name))
        return Said(f"use {write_piece(state, uid)} {name}", label, (piece_ref(uid), ref("move", move)))
