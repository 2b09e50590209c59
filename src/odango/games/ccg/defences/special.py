"""Defences that only one card has."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.ccg.asking import Ask, AskCard, Said
from odango.games.ccg.attack.bout import Avoid, Prevent, present
from odango.games.ccg.attack.damage import armor
from odango.games.ccg.book.copying import copy_item, copyable
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.data import Defence
from odango.games.ccg.defences.base import OUTCOMES, Outcomes, Steps
from odango.games.ccg.defences.robbing import WhichToLose, belongings
from odango.games.ccg.facts import Attack, Uid
from odango.games.ccg.pieces import find, hurt, owner_of
from odango.games.ccg.piles.drawing import see_top
from odango.games.ccg.piles.searching import Search, SeeHand, SeeTop, seat_ref
from odango.games.ccg.power.paying import DiscardFromHand, out_of_play, put_on_discards
from odango.games.ccg.state import Ccg
from odango.text import Name, line, seat_letter


class DiscardPieces(Step[Ccg]):
    """Cards in play are discarded, those of one player together."""

    __slots__ = ("uids",)

    def __init__(self, uids: tuple[Uid, ...]) -> None:
        self.uids: tuple[Uid, ...] = uids

    def run(self, state: Ccg) -> None:
        owners = sorted({owner_of(state, uid) for uid in self.uids if find(state, uid) is not None})
        for seat in owners:
            own = [uid for uid in self.uids if owner_of(state, uid) == seat]
            put_on_discards(state, seat, [card for uid in own for card in out_of_play(state, uid)])


class Double(Step[Ccg]):
    """The attack does twice the damage."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is not None:
            state.attack = replace(attack, times=attack.times * 2)
            if state.events is not None:
                state.tell(Public(line("ccg-doubled")))


class Unpredictable(Outcomes):
    """Win: avoided.  Lose: twice the damage.  Tie: prevented, and the Horde is discarded."""

    def steps(self, state: Ccg, attack: Attack, defence: Defence) -> tuple[Steps, ...]:
        return (Double(),), (Avoid(),)

    def tie(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return Prevent(), DiscardPieces((attack.target,))


class Crazy(Outcomes):
    """The attack is avoided, and the card discarded."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return Avoid(), DiscardPieces((attack.target,))


class Doubt(Outcomes):
    """Two wins: the attackers are discarded."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (DiscardPieces(tuple(present(state, attack))),)


class DrainSouls(Step[Ccg]):
    """Every Monster of a player takes damage, less its own armour."""

    __slots__ = ("amount", "by", "seat")

    def __init__(self, seat: Seat, amount: int, by: Seat) -> None:
        self.amount: int = amount
        self.by: Seat = by
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        for piece in state.enemies[self.seat]:
            if CARDS[piece.card].kind == "monster":
                left = max(0, self.amount + sum(entry.amount for entry in armor(state, piece, state.attack)))
                hurt(state, piece.uid, left, self.by)
        if state.events is not None:
            state.tell(Public(line("ccg-souls-drained", who=Name(self.seat), damage=self.amount)))


class SoulDrain(Outcomes):
    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return any(CARDS[piece.card].kind == "monster" for piece in state.enemies[attack.seat])

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (DrainSouls(attack.seat, defence.amount, attack.defender),)


class WhoseDeck(Ask):
    """Whose deck to look at."""

    __slots__ = ("count",)

    kind = "whose-deck"
    rule = "card-text"

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: int = count

    def options(self, state: Ccg) -> list[int]:
        return [other for other in (self.seat, *state.opponents(self.seat)) if state.decks[other]] or [self.seat]

    def chosen(self, state: Ccg, choice: int) -> None:
        state.do(SeeTop(self.seat, choice, self.count))

    def say(self, state: Ccg, choice: int) -> Said:
        return Said(f"look {seat_letter(choice)}", line("ccg-label-deck", whom=Name(choice)), (seat_ref(choice),))


class Foresee(Outcomes):
    """Look at the top cards of somebody's deck."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (WhoseDeck(attack.defender, defence.amount),)


class Spy(Outcomes):
    """Look at the attacking player's hand."""

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (SeeHand(attack.defender, attack.seat),)


class SwapItem(Outcomes):
    """Discard an Item in play, if there is one, and fetch one."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(state.decks[attack.defender]) or self._items(state)

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        which = WhichToLose(attack.defender, tuple(state.living()), ("item",))
        search = Search(attack.defender, ("item",), 1)
        return (which, search) if self._items(state) else (search,)

    def _items(self, state: Ccg) -> bool:
        return any(belongings(state, seat, ("item",)) for seat in state.living())


class CopyItem(Outcomes):
    """Works like another Item in play, for this turn."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(copyable(state, attack.defender, discards=False))

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (WhichCopy(attack.defender),)


class WhichCopy(AskCard):
    """Which Item in play is copied."""

    __slots__ = ()

    kind = "copy"
    rule = "card-text"

    def cards(self, state: Ccg) -> list[Kind]:
        return copyable(state, self.seat, discards=False)

    def picked(self, state: Ccg, card: Kind) -> None:
        copy_item(state, self.seat, card)


class EmptyHand(Outcomes):
    """The attacking player discards the whole hand."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(state.hands[attack.seat])

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (DiscardFromHand(attack.seat, len(state.hands[attack.seat]), "card-text"),)


class LookThrough(Step[Ccg]):
    """A player looks through the whole of their own deck; it is not shuffled."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        see_top(state, self.seat, self.seat, len(state.decks[self.seat]))
        if state.events is not None:
            state.tell(Public(line("ccg-looked-through", who=Name(self.seat))))
        if state.setup.prophetic == "arrange":
            # Nobody else can say any more where anything lies.
            state.seen[self.seat] = [1 << self.seat] * len(state.decks[self.seat])
            state.do(Arrange(self.seat, 0))


class Arrange(AskCard):
    """Which card of the deck goes on top?  Where the table plays Prophetic so; one after the other, each once."""

    __slots__ = ("placed",)

    kind = "arrange"
    rule = "card-text"
    optional = True

    def __init__(self, seat: Seat, placed: int) -> None:
        super().__init__(seat)
        self.placed: int = placed
        """How many have been put on top."""

    def cards(self, state: Ccg) -> list[Kind]:
        deck = state.decks[self.seat]
        return deck[: len(deck) - self.placed]

    def picked(self, state: Ccg, card: Kind) -> None:
        deck = state.decks[self.seat]
        deck.append(deck.pop(deck.index(card)))
        if self.placed + 1 < len(deck):
            state.do(Arrange(self.seat, self.placed + 1))

    def seen(self, choice: int) -> int:
        return 0


class Prophetic(Outcomes):
    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(state.decks[attack.defender])

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (LookThrough(attack.defender),)


OUTCOMES["unpredictable"] = Unpredictable()
OUTCOMES["crazy"] = Crazy()
OUTCOMES["doubt"] = Doubt()
OUTCOMES["soul-drain"] = SoulDrain()
OUTCOMES["foresee"] = Foresee()
OUTCOMES["spy"] = Spy()
OUTCOMES["swap-item"] = SwapItem()
OUTCOMES["copy-item"] = CopyItem()
OUTCOMES["awesome-power"] = EmptyHand()
OUTCOMES["prophetic"] = Prophetic()
