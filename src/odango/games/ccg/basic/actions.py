"""What the cards of the Basic game let one do, attacks excepted.  All of it may be left undone (S-89)."""

from __future__ import annotations

from typing import Final

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import PASS, Ask, AskCard, AskPiece, Said
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.facts import Piece, Uid
from odango.games.ccg.pieces import change, enter, gain_power, one_power, the
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word
from odango.text import Line, Name, Word, line

YES: Final = 0


def tell_left(state: Ccg, seat: Seat, card: Kind) -> None:
    """Somebody does nothing with a card, or can do nothing."""
    if state.events is not None:
        state.tell(Public(line("ccg-basic-left", who=Name(seat), card=card_word(card))))


def off_discards(state: Ccg, seat: Seat, card: Kind) -> None:
    """A card that was turned over goes into play from where it lies, on or near the top of the discards."""
    pile = state.discards[seat]
    del pile[len(pile) - 1 - pile[::-1].index(card)]


class BasicPlace(Ask):
    """Put a Scout or Knight into the Ally Zone: beside the others, or on top of the one of that name, who is healed so.

    The Levels do not matter.  Power stays attached.
    """

    __slots__ = ("card",)

    kind = "basic-place"
    rule = "basic-scouts"

    def __init__(self, seat: Seat, card: Kind) -> None:
        super().__init__(seat)
        self.card: Kind = card

    def options(self, state: Ccg) -> list[int]:
        return [YES, PASS]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == PASS:
            tell_left(state, self.seat, self.card)
            return
        old = self._old(state)
        if state.events is not None:
            key, words = self._placing(state)
            state.tell(Public(line(f"ccg-basic-{key}", who=Name(self.seat), **words)))
        off_discards(state, self.seat, self.card)
        if old is None:
            enter(state, self.seat, self.card)
        else:
            change(state, old.uid, card=self.card, under=(*old.under, old.card), damage=0)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-pass"))
        key, words = self._placing(state)
        return Said(
            f"place {CARDS[self.card].name}", line(f"ccg-label-basic-{key}", **words), (ref("card", self.card),)
        )

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-basic-place", card=card_word(self.card))

    def _old(self, state: Ccg) -> Piece | None:
        name = CARDS[self.card].character
        return next((piece for piece in state.allies[self.seat] if CARDS[piece.card].character == name), None)

    def _placing(self, state: Ccg) -> tuple[str, dict[str, Word]]:
        old = self._old(state)
        if old is None:
            return "place", {"card": card_word(self.card)}
        return "cover", {"card": card_word(self.card), "old": card_word(old.card)}


class BasicPower(AskPiece):
    """Attach a Power card to one of one's Scouts and Knights, whatever the type."""

    __slots__ = ("card",)

    kind = "basic-power"
    rule = "basic-power"
    optional = True

    def __init__(self, seat: Seat, card: Kind) -> None:
        super().__init__(seat)
        self.card: Kind = card

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.allies[self.seat]]

    def picked(self, state: Ccg, uid: Uid) -> None:
        off_discards(state, self.seat, self.card)
        gain_power(state, uid, one_power(self.card))
        if state.events is not None:
            words = {"power": card_word(self.card), "card": piece_word(state, uid)}
            state.tell(Public(line("ccg-basic-attached", who=Name(self.seat), count=the(state, uid).powers, **words)))

    def passed(self, state: Ccg) -> None:
        tell_left(state, self.seat, self.card)


class BasicEvent(Step[Ccg]):
    """An Event, or a Defense Event, turns up a Monster of the other; it does nothing if all lie face up."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: Seat, card: Kind) -> None:
        self.card: Kind = card
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        question = BasicTurnUp(self.seat, self.card)
        if question.candidates(state):
            state.ask(question)
        else:
            tell_left(state, self.seat, self.card)


class BasicTurnUp(AskPiece):
    """Which Monster of the other to turn up."""

    __slots__ = ("card",)

    kind = "basic-event"
    rule = "basic-event"
    optional = True

    def __init__(self, seat: Seat, card: Kind) -> None:
        super().__init__(seat)
        self.card: Kind = card

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.enemies[1 - self.seat] if piece.face_down]

    def picked(self, state: Ccg, uid: Uid) -> None:
        turn_up(state, 1 - self.seat, uid)

    def passed(self, state: Ccg) -> None:
        tell_left(state, self.seat, self.card)


def turn_up(state: Ccg, owner: Seat, uid: Uid) -> None:
    """A Monster that lies face down is shown to all."""
    if state.events is not None:
        words = {"which": piece_word(state, uid), "card": card_word(the(state, uid).card)}
        state.tell(Public(line("ccg-basic-turned-up", whose=Name(owner), **words)))
    change(state, uid, face_down=False)


class BasicChallenge(Step[Ccg]):
    """A Person lets whoever has lost Monsters challenge the other for one of them."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: Seat, card: Kind) -> None:
        self.card: Kind = card
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        if state.gone[self.seat]:
            state.ask(BasicDare(self.seat, self.card))
        else:
            tell_left(state, self.seat, self.card)


class BasicDare(Ask):
    """Challenge the other to bring a Monster back?"""

    __slots__ = ("card",)

    kind = "basic-person"
    rule = "basic-person"

    def __init__(self, seat: Seat, card: Kind) -> None:
        super().__init__(seat)
        self.card: Kind = card

    def options(self, state: Ccg) -> list[int]:
        return [YES, PASS]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == PASS:
            tell_left(state, self.seat, self.card)
        else:
            state.do(Challenge(self.seat, 1 - self.seat, self.card, ((), (BasicRevive(self.seat),))))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-pass"))
        return Said("challenge", line("ccg-label-basic-challenge", whom=Name(1 - self.seat)), (ref("card", self.card),))


class BasicRevive(AskCard):
    """Which defeated Monster comes back, face up and unharmed."""

    __slots__ = ()

    kind = "basic-revive"
    rule = "basic-person"
    thing = "gone"
    optional = True

    def cards(self, state: Ccg) -> list[Kind]:
        return state.gone[self.seat]

    def picked(self, state: Ccg, card: Kind) -> None:
        state.gone[self.seat].remove(card)
        state.scores = [score for score in state.scores if (score.owner, score.card) != (self.seat, card)]
        state.points[1 - self.seat] -= 1
        enter(state, self.seat, card)
        if state.events is not None:
            state.tell(Public(line("ccg-basic-revived", who=Name(self.seat), card=card_word(card))))
