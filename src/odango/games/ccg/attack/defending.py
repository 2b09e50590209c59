"""Phase 3: the target's own defences first, then worn Items and Defense Events from hand.

The window opens for what everyone can see: a defence that can be paid, an Item that is worn, or any card in hand.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Step
from odango.core.things import ref
from odango.games.ccg import defences
from odango.games.ccg.asking import Ask, Said, hand_ref, pack, piece_ref, unpack, verb_of
from odango.games.ccg.attack.bout import going
from odango.games.ccg.attack.damage import KNIGHT_ARMOR
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS
from odango.games.ccg.data import FREE, Defence
from odango.games.ccg.facts import ARMORED, CONFUSED, Attack, Piece
from odango.games.ccg.pieces import mark, the
from odango.games.ccg.piles.drawing import leave_hand
from odango.games.ccg.power.paying import Pay
from odango.games.ccg.power.power import affords
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, move_word, piece_word
from odango.text import Line, Name, line

PASS: Final = 0
DEFENCE: Final = 1
WEAR: Final = 2
EVENT: Final = 3


def used(attack: Attack, index: int) -> int:
    """How often the target has used a defence in this attack."""
    return attack.used.count(index)


def can_use(state: Ccg, attack: Attack, target: Piece, index: int, defence: Defence) -> bool:
    """Whether the target may use one of its own defences now."""
    if attack.cards_phase or target.marked(CONFUSED) or used(attack, index) >= defence.repeat:
        return False
    if state.setup.several_defences == "one" and any(other != index for other in attack.used):
        return False
    if defence.does == "armor" and state.setup.armor == "automatic":
        return False
    return affords(target.power, defence.cost) and defences.helps(state, attack, defence)


class Defending(Step[Ccg]):
    """As long as the defender has something to do against the attack, and it goes on."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is None:
            return
        target = the(state, attack.target)
        if state.setup.worn_items == "first_attack" and may_wear(target):
            mark(state, target.uid, ARMORED)
        question = Defend(attack.defender)
        options = question.options(state)
        if options == [PASS] and not state.hands[attack.defender]:
            return
        if len(options) == 1 and options != [PASS]:
            question.chosen(state, options[0])  # mandatory, and nothing to choose (S-11)
        else:
            state.ask(question)


def may_wear(piece: Piece) -> bool:
    """Whether a Knight Armor that it wears can come into use."""
    return KNIGHT_ARMOR in piece.worn and not piece.marked(ARMORED)


class Defend(Ask):
    """What the defender does against an attack."""

    __slots__ = ()

    kind = "defend"
    rule = "defence"

    def options(self, state: Ccg) -> list[int]:
        attack = going(state)
        if attack is None:
            return [PASS]
        target = the(state, attack.target)
        rows = list(enumerate(CARDS[target.card].defences))
        own = [index for index, defence in rows if can_use(state, attack, target, index, defence)]
        found = [pack(DEFENCE, index) for index in own]
        free = [index for index in own if CARDS[target.card].defences[index].cost == FREE]
        if state.setup.free_defences == "mandatory" and free:
            return found
        if may_wear(target):
            found.append(pack(WEAR, target.uid))
        hand = sorted(set(state.hands[self.seat]))
        return [*found, *[pack(EVENT, kind) for kind in hand if rule_of(kind).defends(state, attack)], PASS]

    def chosen(self, state: Ccg, choice: int) -> None:
        attack = state.attack
        if choice == PASS or attack is None:
            return
        state.do(Defending())
        verb, (number,) = verb_of(choice), unpack(choice, 1)
        if verb == DEFENCE:
            self._use(state, attack, number)
            return
        state.attack = attack = replace(attack, cards_phase=True)
        if verb == WEAR:
            mark(state, number, ARMORED)
            if state.events is not None:
                state.tell(Public(line("ccg-armored", card=piece_word(state, number))))
            return
        if state.events is not None:
            state.tell(Public(line("ccg-played-defence", who=Name(self.seat), card=card_word(number))))
        leave_hand(state, self.seat, number)
        state.discards[self.seat].append(number)
        state.do(*rule_of(number).defend(state, attack))

    def _use(self, state: Ccg, attack: Attack, index: int) -> None:
        target = the(state, attack.target)
        defence = CARDS[target.card].defences[index]
        state.attack = replace(attack, used=(*attack.used, index))
        if state.events is not None:
            words = {"card": piece_word(state, target.uid), "defence": move_word(defence.name)}
            state.tell(Public(line("ccg-defends", who=Name(self.seat), **words)))
        state.do(Pay(target.uid, defence.cost, "defence"), *defences.start(state, attack, defence))

    def say(self, state: Ccg, choice: int) -> Said:
        verb, (number,) = verb_of(choice), unpack(choice, 1)
        attack = state.attack
        if choice == PASS or attack is None:
            return Said("pass", line("ccg-label-no-defence"))
        if verb == DEFENCE:
            defence = CARDS[the(state, attack.target).card].defences[number]
            label = line("ccg-label-defence", defence=move_word(defence.name))
            return Said(f"defend {defence.name}", label, (piece_ref(attack.target), ref("move", number)))
        if verb == WEAR:
            label = line("ccg-label-wear", card=piece_word(state, number))
            return Said("armor", label, (piece_ref(number),))
        return Said(f"play {CARDS[number].name}", line("ccg-label-play", card=card_word(number)), (hand_ref(number),))

    def ask(self, state: Ccg) -> Line:
        attack = state.attack
        if attack is None:
            return line("ccg-ask-defend")
        return line("ccg-ask-defend-against", who=Name(attack.seat), target=piece_word(state, attack.target))
