"""Persons.  They stay in play; what they let their player do can be done once a turn (S-06)."""

from __future__ import annotations

from typing import Final

from odango.core.event import Public
from odango.core.step import Seat
from odango.games.ccg.asking import AskCard, AskPiece
from odango.games.ccg.book.rule import Rule, Steps, write_in_book
from odango.games.ccg.cards import CARDS, NUMBER, Kind, is_power
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.facts import Uid
from odango.games.ccg.pie_cards.choosing import ChoosePiece, ChooseSeat, DiscardPiece, contest, monsters, persons
from odango.games.ccg.pieces import gain_power, one_power, the
from odango.games.ccg.piles.drawing import take_from_deck
from odango.games.ccg.piles.searching import SeeHand, ShuffleDeck
from odango.games.ccg.power.paying import Pay
from odango.games.ccg.power.power import any_power
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word
from odango.text import Name, line

TO_CONVERT: Final = sum(CARDS[NUMBER["the-tree-of-life"]].cost)
"""So many Power for one of one's choice."""


class Luna(Rule):
    """All your attacks and combined attacks do 10 more."""

    bonus = CARDS[NUMBER["luna"]].amount


class MollyOsaka(Rule):
    """Abilities of Monsters and Villains take no Power from your Scouts and Knights."""

    keeps_power = True


class MelvinGurio(Rule):
    """At the start of your turn draw two cards, keep one, and put the other at the bottom of your deck."""

    draws_two = True


class ChadKumada(Rule):
    """At the start of your turn you may take your topmost discard instead of drawing."""

    draws_discard = True


class Artemis(Rule):
    """You hold six cards instead of five."""

    hand_limit = 6


class AndrewFuruhata(Rule):
    """Every Scout and Knight of yours counts one Power of its own type more."""

    lends_power = 1


class SerenasParents(Rule):
    """Power discarded to rejuvenate heals 10 more each."""

    heal_bonus = CARDS[NUMBER["serenas-parents"]].amount


class Rini(Rule):
    """Your combined attacks do 60 more, if you like."""

    combined_bonus = CARDS[NUMBER["rini"]].amount


class GrandpaHino(Rule):
    """Win a challenge, and any Monster in play is discarded.  About your own, the next player plays it."""

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(monsters(state, state.living()))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [BlastMonster(seat, NUMBER["grandpa-hino"])]


class BlastMonster(ChoosePiece):
    """Which Monster is discarded, if the challenge is won."""

    __slots__ = ()

    kind = "blast"

    def candidates(self, state: Ccg) -> list[Uid]:
        return monsters(state, state.living())

    def picked(self, state: Ccg, uid: Uid) -> None:
        contest(state, self.seat, self.card, uid, DiscardPiece(uid))


class MsHaruna(Rule):
    """Once a turn: win a challenge, and see an opponent's hand."""

    limited = True

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(state.opponents(seat))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [WhoseHand(seat, NUMBER["ms-haruna"])]


class WhoseHand(ChooseSeat):
    """Whose hand to see."""

    __slots__ = ()

    kind = "see"

    def picked(self, state: Ccg, seat: Seat) -> None:
        state.do(Challenge(self.seat, seat, self.card, ((), (SeeHand(self.seat, seat),))))


class SammyTsukino(Rule):
    """Once a turn: win two challenges of two, and an opponent's Person is discarded."""

    limited = True

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(persons(state, state.opponents(seat)))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [AnnoyPerson(seat, NUMBER["sammy-tsukino"])]


class AnnoyPerson(ChoosePiece):
    """Which Person is discarded, if both challenges are won."""

    __slots__ = ()

    kind = "annoy"

    def candidates(self, state: Ccg) -> list[Uid]:
        return persons(state, state.opponents(self.seat))

    def picked(self, state: Ccg, uid: Uid) -> None:
        contest(state, self.seat, self.card, uid, DiscardPiece(uid))


class TreeOfLife(Rule):
    """For every two Power a Scout or Knight discards, it gets a Power card of your choice from your deck."""

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return any(piece.powers >= TO_CONVERT for piece in state.allies[seat]) and bool(state.decks[seat])

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [Converter(seat), ShuffleDeck(seat)]


class Converter(AskPiece):
    """Who converts Power."""

    __slots__ = ()

    kind = "convert"
    rule = "card-text"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.allies[self.seat] if piece.powers >= TO_CONVERT]

    def picked(self, state: Ccg, uid: Uid) -> None:
        more = the(state, uid).powers // TO_CONVERT - 1
        state.do(Pay(uid, any_power(TO_CONVERT), "card-text"), NewPower(self.seat, uid, more))


class NewPower(AskCard):
    """Which Power comes from the deck."""

    __slots__ = ("more", "uid")

    kind = "search"
    rule = "card-text"
    optional = True

    def __init__(self, seat: Seat, uid: Uid, more: int) -> None:
        super().__init__(seat)
        self.more: int = more
        """How often it can still convert: what is new is not converted again."""
        self.uid: Uid = uid

    def cards(self, state: Ccg) -> list[Kind]:
        return [card for card in state.decks[self.seat] if is_power(card)]

    def picked(self, state: Ccg, card: Kind) -> None:
        take_from_deck(state, self.seat, card)
        gain_power(state, self.uid, one_power(card))
        if state.events is not None:
            words = {"card": card_word(card), "to": piece_word(state, self.uid)}
            state.tell(Public(line("ccg-attached", who=Name(self.seat), **words)))
        if self.more:
            state.do(ConvertMore(self.seat, self.uid, self.more))


class ConvertMore(AskPiece):
    """Whether the same Scout or Knight converts two more."""

    __slots__ = ("more", "uid")

    kind = "convert"
    rule = "card-text"
    optional = True

    def __init__(self, seat: Seat, uid: Uid, more: int) -> None:
        super().__init__(seat)
        self.more: int = more
        self.uid: Uid = uid

    def candidates(self, state: Ccg) -> list[Uid]:
        return [self.uid]

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(Pay(uid, any_power(TO_CONVERT), "card-text"), NewPower(self.seat, uid, self.more - 1))


write_in_book(
    luna=Luna(),
    molly_osaka=MollyOsaka(),
    melvin_gurio=MelvinGurio(),
    grandpa_hino=GrandpaHino(),
    chad_kumada=ChadKumada(),
    the_tree_of_life=TreeOfLife(),
    artemis=Artemis(),
    ms_haruna=MsHaruna(),
    andrew_furuhata=AndrewFuruhata(),
    serenas_parents=SerenasParents(),
    sammy_tsukino=SammyTsukino(),
    rini=Rini(),
)
