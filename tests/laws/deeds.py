"""What is done with cards in a game of the Sailor Moon CCG: played, used, attacked with, attacked."""

from __future__ import annotations

from typing import Any, Final

from odango.core.step import Decision
from odango.games.ccg.asking import PASS, unpack, verb_of
from odango.games.ccg.attack import bout, defending
from odango.games.ccg.attack.damage import KNIGHT_ARMOR
from odango.games.ccg.attack.hitting_back import SWORD
from odango.games.ccg.book.answering import AnswerFromHand
from odango.games.ccg.book.rule import Rule, rule_of
from odango.games.ccg.cards import CARDS, ENEMIES, FIGHTERS, PIE, Kind
from odango.games.ccg.facts import Uid
from odango.games.ccg.pie_cards.rare_events import Rage
from odango.games.ccg.pieces import the
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn import acting
from odango.games.ccg.turn.playing import USE

PLAYED: Final = "played"
USED: Final = "used"
ATTACKED_WITH: Final = "attacked with"
ATTACKED: Final = "attacked"
Deed = tuple[str, Kind]

BY_THEMSELVES: Final = frozenset({"armor", "safe"})
"""Defences that nobody has to use."""
MOMENTS: Final = ("usable", "boosts", "follows", "inspires", "repeats")
"""At which a Person, Item or Event that lies in play can be used."""


def can_be_used(kind: Kind) -> bool:
    """Whether somebody can choose to use a card in play; the others act by themselves, or do when they are played."""
    row, rule = CARDS[kind], rule_of(kind)
    if row.kind in ENEMIES:
        return any(defence.does not in BY_THEMSELVES for defence in row.defences)
    asks = any(getattr(type(rule), moment) is not getattr(Rule, moment) for moment in MOMENTS)
    return row.kind in PIE and (asks or rule.worn or rule.combined_bonus > 0)


def possible() -> set[Deed]:
    """All that there is to do."""
    found = {(PLAYED, kind) for kind in range(len(CARDS))}
    found |= {(USED, kind) for kind in range(len(CARDS)) if can_be_used(kind)}
    found |= {(ATTACKED_WITH, kind) for kind, row in enumerate(CARDS) if row.kind in FIGHTERS}
    return found | {(ATTACKED, kind) for kind, row in enumerate(CARDS) if row.kind in ENEMIES}


def deeds(state: Ccg, asked: Decision[Any], choice: int) -> set[Deed]:
    """What a choice does with cards."""

    def card(uid: Uid) -> Kind:
        return the(state, uid).card

    numbers = unpack(choice, 3)
    if isinstance(asked, AnswerFromHand):
        return set() if choice == PASS else {(PLAYED, choice)}
    if isinstance(asked, Rage):
        return {(ATTACKED_WITH, card(asked.uid)), (ATTACKED, card(numbers[1]))}
    match asked.kind, verb_of(choice):
        case "open", _:
            return {(PLAYED, numbers[0]), (PLAYED, numbers[1])}
        case "play", verb if choice:
            return {(USED, card(numbers[0]))} if verb == USE else {(PLAYED, numbers[0])} if verb else set()
        case "act", acting.ATTACK:
            return {(ATTACKED_WITH, card(numbers[0])), (ATTACKED, card(numbers[2]))}
        case "act", acting.COMBINE:
            return {(ATTACKED, card(numbers[0]))}
        case "combine", acting.JOIN:
            return {(ATTACKED_WITH, card(numbers[0]))}
    return in_attack(state, asked, choice)


def in_attack(state: Ccg, asked: Decision[Any], choice: int) -> set[Deed]:
    """What a choice does with cards while an attack is under way."""
    first, _, third = unpack(choice, 3)
    match asked.kind, verb_of(choice):
        case "boost", bout.BOOST | bout.FRIEND:
            return {(USED, the(state, first).card)}
        case (("follow" | "strike-again"), 1):
            return {(USED, the(state, first).card)}
        case "inspire", _ if choice != PASS:
            return {(USED, the(state, choice).card)}
        case "armor", _ if choice:
            return {(USED, KNIGHT_ARMOR)}
        case "hit-back", _ if choice and third:
            return {(USED, SWORD)}
        case "defend", defending.DEFENCE if state.attack is not None:
            return {(USED, the(state, state.attack.target).card)}
        case "defend", defending.WEAR:
            return {(USED, KNIGHT_ARMOR)}
        case "defend", defending.EVENT:
            return {(PLAYED, first)}
    return set()
