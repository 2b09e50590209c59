"""The damage account of an attack: pure questions, line by line as the rulebook orders them.

Base; what the attacker adds; what the target's side takes off; 10 for every Power discarded from hand; multiplied;
strong or weak last.  It is one sum; only its end is never below nought.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, ICON, NUMBER, TYPES
from odango.games.ccg.facts import ARMORED, CONFUSED, NONE, Attack, Entry, Piece
from odango.games.ccg.pieces import find, the
from odango.games.ccg.state import Ccg

SCOUT_ENERGY: Final = 30
KNIGHT_ENERGY: Final = 20
PARRY: Final = 10
EDGE: Final = 10
"""How much strong or weak makes."""
KNIGHT_ARMOR: Final = NUMBER["knight-armor"]


def base(state: Ccg, attack: Attack) -> int:
    """The printed damage, or the energy of a combined attack."""
    if attack.combined:
        return attack.energy
    attacker = find(state, attack.members[0].uid)
    return CARDS[attacker.card].attacks[attack.move].damage if attacker is not None else 0


def bonuses(state: Ccg, attack: Attack) -> list[Entry]:
    """What the attacking player has added.  Friends help as long as they are in play: defences come first (S-96)."""
    friends = {piece.card for piece in state.pie[attack.seat]}
    return [entry for entry in attack.bonuses if entry.what != "friend" or entry.card in friends]


def with_bonuses(state: Ccg, attack: Attack) -> int:
    return base(state, attack) + total(bonuses(state, attack))


def armor(state: Ccg, piece: Piece, attack: Attack | None) -> list[Entry]:
    """What a card's own armour, and Knight Armor in use, take off any damage to it.

    Where armour has to be declared it is for the target of an attack, among its defences (S-13).
    """
    declared = state.setup.armor == "declared" and attack is not None and piece.uid == attack.target
    own = [] if piece.marked(CONFUSED) or declared else CARDS[piece.card].defences
    found = [Entry("armor", -defence.amount, piece.card) for defence in own if defence.does == "armor"]
    if piece.marked(ARMORED):
        found.append(Entry("knight-armor", -CARDS[KNIGHT_ARMOR].amount, KNIGHT_ARMOR))
    return found


def account(state: Ccg, attack: Attack) -> list[Entry]:
    """All lines of the account; they add up to the damage."""
    found = [Entry("base", base(state, attack)), *bonuses(state, attack)]
    if attack.avoided:
        return [*found, Entry("avoided", -total(found))]
    target = the(state, attack.target)
    found += [*armor(state, target, attack), *attack.cuts]
    if attack.cap != NONE:
        found.append(Entry("cap", min(0, attack.cap - total(found))))
    found.append(Entry("power", -PARRY * attack.parried))
    found.append(Entry("times", total(found) * (attack.times - 1)))
    for entry in attack.bonuses:
        if entry.what == "half":
            found.append(Entry("half", -(-total(found) // 20) * 10 - total(found), entry.card))
    found.append(edge(state, attack, target))
    found.append(Entry("nought", max(0, -total(found))))
    return [entry for entry in found if entry.amount or entry.what == "base"]


def total(entries: Iterable[Entry]) -> int:
    return sum(entry.amount for entry in entries)


def edge(state: Ccg, attack: Attack, target: Piece) -> Entry:
    """A Monster that is strong against the attacker's icon takes 10 less, one that is weak against it 10 more."""
    attacker = find(state, attack.members[0].uid)
    if attack.combined or attacker is None or not state.setup.on(state.setup.strong_and_weak):
        return Entry("strong", 0)
    card, icon = CARDS[target.card], TYPES[ICON[attacker.card]]
    if icon == card.strong:
        return Entry("strong", -EDGE, attacker.card)
    return Entry("weak", EDGE if icon == card.weak else 0, attacker.card)


def damage(state: Ccg, attack: Attack) -> int:
    return total(account(state, attack))


def standing_bonuses(state: Ccg, attack: Attack) -> tuple[Entry, ...]:
    """What friends in play add to every attack of their player."""
    friends = [piece.card for piece in state.pie[attack.seat] if rule_of(piece.card).bonus]
    return tuple(Entry("friend", rule_of(card).bonus, card) for card in friends)


def energy(state: Ccg, attack: Attack) -> int:
    """What the Power of everyone in a combined attack comes to."""
    cards = [(CARDS[the(state, member.uid).card], member.spent) for member in attack.members]
    return sum((SCOUT_ENERGY if card.kind == "scout" else KNIGHT_ENERGY) * spent for card, spent in cards)
