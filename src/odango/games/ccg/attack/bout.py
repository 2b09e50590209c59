"""An attack from its declaration to the end.  Combined attacks go the same way, with a challenge before the damage.

After the declaration the attacking player may add to it; then the target's side defends; then damage is done; then the
target hits back.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Step
from odango.core.things import ref
from odango.games.ccg.asking import PASS, Ask, Said, pack, piece_ref, unpack, verb_of, write_power
from odango.games.ccg.attack.damage import PARRY, account, damage
from odango.games.ccg.attack.telling import damage_line
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.facts import Attack, Entry, Power, Uid
from odango.games.ccg.pieces import find, hurt, the
from odango.games.ccg.power.paying import discard_piece, discard_power, hand_power, power_line
from odango.games.ccg.power.power import affords, any_power, counted, ways_to_pay
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word, write_piece
from odango.text import Line, Name, line

TRAIN: Final = 1
BOOST: Final = 2
FRIEND: Final = 3
DONE: Final = 0
TRAINING: Final = NUMBER["combat-training"]


def going(state: Ccg) -> Attack | None:
    """The attack under way, if nothing has put an end to it."""
    attack = state.attack
    if attack is None or attack.prevented or find(state, attack.target) is None or not present(state, attack):
        return None
    return attack


def present(state: Ccg, attack: Attack) -> list[Uid]:
    """Who of the attackers is still in play."""
    return [member.uid for member in attack.members if find(state, member.uid) is not None]


class Boosting(Step[Ccg]):
    """What the attacking player has to add to the attack, one thing after the other."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is not None and len(Boost(attack.seat).options(state)) > 1:
            state.ask(Boost(attack.seat))


class Boost(Ask):
    """Add something to one's attack before it is defended against."""

    __slots__ = ()

    kind = "boost"
    rule = "selecting-an-attack"

    def options(self, state: Ccg) -> list[int]:
        attack = state.attack
        if attack is None:
            return [DONE]
        # Who was taunted attacks in another's turn, and has not trained.
        found = [pack(TRAIN)] if state.trained and attack.seat == state.turn else []
        used = [entry.card for entry in attack.bonuses]
        for piece in state.pie[self.seat]:
            rule = rule_of(piece.card)
            if rule.boosts(state, attack):
                found.append(pack(BOOST, piece.uid))
            if rule.combined_bonus and attack.combined and piece.card not in used:
                found.append(pack(FRIEND, piece.uid))
        return [*found, DONE]

    def chosen(self, state: Ccg, choice: int) -> None:
        attack = state.attack
        if choice == DONE or attack is None:
            return
        state.do(Boosting())
        verb = verb_of(choice)
        if verb == TRAIN:
            state.trained -= 1
            add_bonus(state, Entry("card", CARDS[TRAINING].amount, TRAINING))
            return
        (uid,) = unpack(choice, 1)
        piece = find(state, uid)
        if piece is None:
            return
        if verb == FRIEND:
            add_bonus(state, Entry("friend", rule_of(piece.card).combined_bonus, piece.card))
            return
        if state.events is not None:
            state.tell(Public(line("ccg-used", who=Name(self.seat), card=card_word(piece.card))))
        state.do(*rule_of(piece.card).boost(state, attack))
        discard_piece(state, uid)

    def say(self, state: Ccg, choice: int) -> Said:
        verb = verb_of(choice)
        if verb == TRAIN:
            return Said("train", line("ccg-label-boost", card=card_word(TRAINING)), (ref("act", TRAIN),))
        if choice == DONE:
            return Said("done", line("ccg-label-boost-done"))
        (uid,) = unpack(choice, 1)
        text = f"{'ask' if verb == FRIEND else 'use'} {write_piece(state, uid)}"
        return Said(text, line("ccg-label-boost", card=piece_word(state, uid)), (piece_ref(uid),))


def add_bonus(state: Ccg, entry: Entry) -> None:
    attack = state.attack
    if attack is not None:
        state.attack = replace(attack, bonuses=(*attack.bonuses, entry))
        if state.events is not None:
            state.tell(Public(line("ccg-bonus", card=card_word(entry.card), amount=entry.amount)))


class AddBonus(Step[Ccg]):
    """A card adds to the attack."""

    __slots__ = ("amount", "card")

    def __init__(self, card: int, amount: int) -> None:
        self.amount: int = amount
        self.card: int = card

    def run(self, state: Ccg) -> None:
        add_bonus(state, Entry("card", self.amount, self.card))


class Strike(Step[Ccg]):
    """The defence is over.  An attack whose Power is gone is over too; a combined attack is decided by a challenge."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is None:
            return
        if not attack.combined and not still_powered(state, attack):
            state.attack = replace(attack, prevented=True)
            if state.events is not None:
                state.tell(Public(line("ccg-out-of-power", card=piece_word(state, attack.members[0].uid))))
        elif attack.combined and not attack.avoided:
            first = the(state, present(state, attack)[0])
            state.do(Challenge(attack.seat, attack.defender, first.card, ((Fail(),), (Parrying(), Deliver()))))
        else:
            state.do(Parrying(), Deliver())


def still_powered(state: Ccg, attack: Attack) -> bool:
    """Whether the attacker has the Power its attack needs."""
    piece = find(state, attack.members[0].uid)
    if piece is None:
        return False
    return affords(counted(state, attack.seat, piece), CARDS[piece.card].attacks[attack.move].cost)


class Fail(Step[Ccg]):
    """A combined attack that lost its challenge does nothing; the target hits back all the same."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        if state.attack is not None:
            state.attack = replace(state.attack, avoided=True)
        if state.events is not None:
            state.tell(Public(line("ccg-combined-failed")))


class Parrying(Step[Ccg]):
    """Against damage that is coming, the defender may discard Power from hand.  Whoever holds cards is asked."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is None or not state.setup.on(state.setup.power_reduces_damage, advanced_only=True):
            return
        if state.hands[attack.defender] and damage(state, attack) > 0:
            state.ask(Parry(attack.defender))


class Parry(Ask):
    """Discard Power from hand, 10 damage less for each.  A choice packs how many of each type."""

    __slots__ = ()

    kind = "parry"
    rule = "power-from-hand"

    def _ways(self, state: Ccg) -> list[Power]:
        held = hand_power(state, self.seat)
        return [
            way for count in range(1, self._most(state, sum(held)) + 1) for way in ways_to_pay(held, any_power(count))
        ]

    def _most(self, state: Ccg, held: int) -> int:
        """How much Power there is any sense in: until no damage is left.  What is halved later takes twice as much."""
        attack = state.attack
        counts = () if attack is None else range(1, held + 1)
        return next((n for n in counts if attack and not damage(state, replace(attack, parried=n))), len(counts))

    def options(self, state: Ccg) -> list[int]:
        return [PASS, *range(len(self._ways(state)))]

    def chosen(self, state: Ccg, choice: int) -> None:
        attack = state.attack
        if choice == PASS or attack is None:
            return
        way = self._ways(state)[choice]
        if state.events is not None:
            state.tell(Public(power_line("ccg-parried", way, who=Name(self.seat), amount=PARRY * sum(way))))
        discard_power(state, self.seat, way)
        state.attack = replace(attack, parried=sum(way))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-no-parry"))
        way = self._ways(state)[choice]
        label = power_line("ccg-label-parry", way, amount=PARRY * sum(way))
        return Said(f"parry {write_power(way)}", label, (ref("way", choice),))


class Deliver(Step[Ccg]):
    """Damage is put on the target."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is None:
            return
        done = damage(state, attack)
        state.attack = replace(attack, done=done)
        if state.events is not None:
            state.tell(Public(account_line(state, attack, done)))
        hurt(state, attack.target, done, attack.seat)


def account_line(state: Ccg, attack: Attack, done: int) -> Line:
    """What the attack did, in a sentence."""
    total = the(state, attack.target).damage + done
    base = "energy" if attack.combined else "printed"
    return damage_line(state, attack.target, done, total, account(state, attack), base)


class CloseAttack(Step[Ccg]):
    __slots__ = ()

    def run(self, state: Ccg) -> None:
        state.attack = None


class Prevent(Step[Ccg]):
    """The attack is over at once: nothing is done to either side."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        if state.attack is not None:
            state.attack = replace(state.attack, prevented=True)
        if state.events is not None:
            state.tell(Public(line("ccg-prevented")))


class Avoid(Step[Ccg]):
    """The attack does no damage, but the target hits back."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        if state.attack is not None:
            state.attack = replace(state.attack, avoided=True)
        if state.events is not None:
            state.tell(Public(line("ccg-avoided")))
