"""The opening of a Basic game: different Monsters face down, a Level 1 Scout or Knight face up, and shuffled decks."""

from __future__ import annotations

from odango.core.event import Public, Secret
from odango.core.step import Seat, Step, Together
from odango.games.ccg.asking import AskCard
from odango.games.ccg.basic.flipping import BasicFlip
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.deck.legality import basic_monsters, openers
from odango.games.ccg.pieces import enter
from odango.games.ccg.piles.drawing import shuffle_deck, take_from_deck
from odango.games.ccg.setup import decks as lists_of
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word
from odango.text import Line, Name, line


def start(state: Ccg) -> None:
    """Put the game on the agenda of a state in which everything still lies in the decks."""
    state.do(BasicMonster(0), BasicMonster(1), BasicScouts(), BasicShuffle(), BasicFlip())


def needed(state: Ccg, seat: Seat) -> int:
    """How many Monsters a player lays face down."""
    return basic_monsters(len(lists_of(state.setup, state.seats)[seat]))


class BasicMonster(AskCard):
    """Which Monster to take out of the deck and lay face down, one after the other, all different.

    The others see that one was laid, not which.
    """

    __slots__ = ()

    kind = "basic-monster"
    rule = "basic-opening"

    def cards(self, state: Ccg) -> list[Kind]:
        laid = {piece.card for piece in state.enemies[self.seat]}
        return [kind for kind in state.decks[self.seat] if CARDS[kind].kind == "monster" and kind not in laid]

    def picked(self, state: Ccg, card: Kind) -> None:
        take_from_deck(state, self.seat, card)
        enter(state, self.seat, card, face_down=True)
        if state.events is not None:
            inside = line("ccg-basic-laid", who=Name(self.seat), card=card_word(card))
            state.tell(Secret((self.seat,), inside, line("ccg-basic-laid-unseen", who=Name(self.seat))))
        if len(state.enemies[self.seat]) < needed(state, self.seat):
            state.do(self)

    def seen(self, choice: int) -> int:
        return 0

    def ask(self, state: Ccg) -> Line:
        left = needed(state, self.seat) - len(state.enemies[self.seat])
        return line("ccg-ask-basic-monster", left=left)


class BasicScouts(Step[Ccg]):
    """Both choose at the same time; who has but one of Level 1 in the deck, which everyone knows, is not asked."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        asked = []
        for seat in range(state.seats):
            found = openers(state.decks[seat])
            if len(found) == 1:
                begin_with(state, seat, found[0])
            else:
                asked.append(BasicScout(seat))
        if asked:
            state.do(Together(tuple(asked)))


class BasicScout(AskCard):
    """Which Level 1 Scout or Knight to begin with."""

    __slots__ = ()

    kind = "basic-scout"
    rule = "basic-opening"

    def cards(self, state: Ccg) -> list[Kind]:
        return openers(state.decks[self.seat])

    def picked(self, state: Ccg, card: Kind) -> None:
        begin_with(state, self.seat, card)


def begin_with(state: Ccg, seat: Seat, card: Kind) -> None:
    take_from_deck(state, seat, card)
    enter(state, seat, card)
    state.openings[seat] = (card,)
    if state.events is not None:
        state.tell(Public(line("ccg-basic-began", who=Name(seat), card=card_word(card))))


class BasicShuffle(Step[Ccg]):
    """The rest of both decks is shuffled."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        for seat in range(state.seats):
            shuffle_deck(state, seat)
