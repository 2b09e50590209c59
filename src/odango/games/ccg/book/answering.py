"""Playing a Defense Event from hand at a moment that the card names."""

from __future__ import annotations

from odango.core.event import Public
from odango.games.ccg.asking import PASS, AskCard, Said, hand_ref
from odango.games.ccg.book.rule import Rule, rule_of
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.piles.drawing import discard
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word
from odango.text import Name, line


class AnswerFromHand(AskCard):
    """Which Defense Event to play now, if any.  It is asked where somebody may hold one: see `book.may_hold`."""

    __slots__ = ()

    optional = True
    thing = "hand"

    def fits(self, state: Ccg, rule: Rule) -> bool:
        """Whether a card can be played at this moment."""
        raise NotImplementedError

    def cards(self, state: Ccg) -> list[Kind]:
        return [card for card in set(state.hands[self.seat]) if self.fits(state, rule_of(card))]

    def played(self, state: Ccg, card: Kind) -> None:
        """What the card does; it has been discarded."""
        raise NotImplementedError

    def picked(self, state: Ccg, card: Kind) -> None:
        if state.events is not None:
            state.tell(Public(line("ccg-played-defence", who=Name(self.seat), card=card_word(card))))
        discard(state, self.seat, [card])
        self.played(state, card)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-pass"))
        return Said(f"play {CARDS[choice].name}", line("ccg-label-play", card=card_word(choice)), (hand_ref(choice),))
