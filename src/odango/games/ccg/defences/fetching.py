"""Defences that bring cards of one's own deck into play."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.ccg.asking import AskCard
from odango.games.ccg.cards import CARDS, Kind, matches
from odango.games.ccg.data import Defence
from odango.games.ccg.defences.base import OUTCOMES, Outcomes, Steps
from odango.games.ccg.facts import ATTACKED, Attack, Uid
from odango.games.ccg.pieces import change, find, in_play, mark
from odango.games.ccg.piles.drawing import take_from_deck
from odango.games.ccg.piles.searching import Search, ShuffleDeck, bring
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import piece_word
from odango.text import line


class Fetch(Outcomes):
    """Up to so many cards come from the deck into play."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(state.decks[attack.defender])

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (Search(attack.defender, defence.what, defence.amount),)


class GatherPersons(Step[Ccg]):
    """Every Person of deck and discard pile comes into play, one of each."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        for card, row in enumerate(CARDS):
            if row.kind != "person" or in_play(state, self.seat, card) is not None:
                continue
            if card in state.decks[self.seat]:
                take_from_deck(state, self.seat, card)
                bring(state, self.seat, card)
            elif card in state.discards[self.seat]:
                state.discards[self.seat].remove(card)
                bring(state, self.seat, card)
        state.do(ShuffleDeck(self.seat))


class Gather(Outcomes):
    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (GatherPersons(attack.defender),)


class SummonTarget(AskCard):
    """Which card of the deck comes into play and is attacked instead."""

    __slots__ = ("what",)

    kind = "search"
    rule = "card-text"
    optional = True

    def __init__(self, seat: Seat, what: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.what: tuple[str, ...] = what

    def cards(self, state: Ccg) -> list[Kind]:
        return [card for card in state.decks[self.seat] if matches(card, self.what)]

    def picked(self, state: Ccg, card: Kind) -> None:
        take_from_deck(state, self.seat, card)
        new_target(state, bring(state, self.seat, card), self.seat)


def new_target(state: Ccg, uid: Uid, seat: Seat) -> None:
    """The attack turns to another card, whose defences open anew (S-36).  The first was not attacked (S-72)."""
    attack = state.attack
    if attack is not None:
        spared = find(state, attack.target)
        if spared is not None:
            change(state, attack.target, marks=spared.marks & ~ATTACKED)
        mark(state, uid, ATTACKED)
        state.attack = replace(
            attack, target=uid, defender=seat, used=(), cuts=(), counter=(), helpers=(), cap=-1, times=1,
            cards_phase=False, avoided=False,
        )  # fmt: skip
        if state.events is not None:
            state.tell(Public(line("ccg-new-target", target=piece_word(state, uid))))


class Summon(Outcomes):
    """A card of the deck becomes the target instead of this one."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(state.decks[attack.defender])

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return SummonTarget(attack.defender, defence.what), ShuffleDeck(attack.defender)


OUTCOMES["fetch"] = Fetch()
OUTCOMES["gather-persons"] = Gather()
OUTCOMES["summon"] = Summon()
