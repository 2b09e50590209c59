"""Looking through one's own deck, and bringing cards into play from it.  A searched deck is shuffled (S-31)."""

from __future__ import annotations

from typing import Final

from odango.core.event import Public, Secret
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import AskCard
from odango.games.ccg.cards import CARDS, Kind, matches
from odango.games.ccg.facts import SUMMONED, Uid
from odango.games.ccg.pieces import change, enter, in_play, mark, the
from odango.games.ccg.piles.drawing import everybody, see_hand, see_top, shuffle_deck, take_from_deck, take_in_hand
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, card_words
from odango.text import Name, line

INTO_PLAY: Final = "play"
SUMMON: Final = "summon"
TO_HAND: Final = "hand"


def may_come(state: Ccg, seat: Seat, card: Kind) -> bool:
    """Whether a card can be brought into play at all: of a Person or Villain, and of a Scout or Knight, only one."""
    row = CARDS[card]
    if row.kind in ("person", "villain"):
        return in_play(state, seat, card) is None
    if row.kind in ("scout", "knight"):
        return all(CARDS[piece.card].character != row.character for piece in state.allies[seat])
    return True


class Search(Step[Ccg]):
    """Look through one's deck for up to so many cards of these kinds; then shuffle it."""

    __slots__ = ("count", "seat", "to", "what")

    def __init__(self, seat: Seat, what: tuple[str, ...], count: int, to: str = INTO_PLAY) -> None:
        self.count: int = count
        self.seat: Seat = seat
        self.to: str = to
        self.what: tuple[str, ...] = what

    def run(self, state: Ccg) -> None:
        if state.decks[self.seat]:
            state.do(Seek(self.seat, self.what, self.count, self.to), ShuffleDeck(self.seat))


class Seek(AskCard):
    """Which card of one's deck.  It may be left: nobody else can tell what there is to find."""

    __slots__ = ("count", "to", "what")

    kind = "search"
    rule = "card-text"
    optional = True

    def __init__(self, seat: Seat, what: tuple[str, ...], count: int, to: str) -> None:
        super().__init__(seat)
        self.count: int = count
        self.to: str = to
        self.what: tuple[str, ...] = what

    def cards(self, state: Ccg) -> list[Kind]:
        found = {card for card in state.decks[self.seat] if matches(card, self.what)}
        return [card for card in found if self.to == TO_HAND or may_come(state, self.seat, card)]

    def picked(self, state: Ccg, card: Kind) -> None:
        take_from_deck(state, self.seat, card)
        if self.count > 1 and state.decks[self.seat]:
            state.do(Seek(self.seat, self.what, self.count - 1, self.to))
        if self.to == TO_HAND:
            take_in_hand(state, self.seat, card, everybody(state))
            if state.events is not None:
                state.tell(Public(line("ccg-found", who=Name(self.seat), card=card_word(card))))
        else:
            bring(state, self.seat, card, summoned=self.to == SUMMON)

    def passed(self, state: Ccg) -> None:
        if state.events is not None:
            state.tell(Public(line("ccg-found-nothing", who=Name(self.seat))))


def bring(state: Ccg, seat: Seat, card: Kind, summoned: bool = False) -> Uid:
    """A card comes into play from elsewhere than the hand.  What is worn lies in the PIE Zone first (S-81)."""
    uid = enter(state, seat, card)
    if summoned:
        mark(state, uid, SUMMONED)
    if state.events is not None:
        state.tell(Public(line("ccg-brought", who=Name(seat), card=card_word(card))))
    return uid


class ShuffleDeck(Step[Ccg]):
    """A searched deck is shuffled."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        shuffle_deck(state, self.seat)


def put_on(state: Ccg, uid: Uid, item: Kind) -> None:
    """Attach an Item to a card in play."""
    change(state, uid, worn=tuple(sorted((*the(state, uid).worn, item))))


class SeeHand(Step[Ccg]):
    """A player is shown another's hand."""

    __slots__ = ("owner", "seat")

    def __init__(self, seat: Seat, owner: Seat) -> None:
        self.owner: Seat = owner
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        see_hand(state, self.seat, self.owner)
        if state.events is not None:
            names = {"who": Name(self.seat), "whom": Name(self.owner)}
            cards = card_words(state.hands[self.owner])
            inside = line("ccg-saw-hand", cards=cards, **names)
            state.tell(Secret((self.seat, self.owner), inside, line("ccg-saw-hand-unseen", **names)))


class SeeTop(Step[Ccg]):
    """A player looks at the top cards of a deck."""

    __slots__ = ("count", "owner", "seat")

    def __init__(self, seat: Seat, owner: Seat, count: int) -> None:
        self.count: int = count
        self.owner: Seat = owner
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        found = see_top(state, self.seat, self.owner, self.count)
        if state.events is not None:
            names = {"who": Name(self.seat), "whom": Name(self.owner)}
            inside = line("ccg-saw-top", cards=card_words(found), **names)
            outside = line("ccg-saw-top-unseen", count=len(found), **names)
            state.tell(Secret((self.seat,), inside, outside))


def seat_ref(seat: Seat) -> str:
    return ref("seat", seat)
