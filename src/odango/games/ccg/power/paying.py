"""Paying with attached Power, losing it, and discarding from hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Final

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, AskCard, Said, pack, piece_ref, unpack, write_power
from odango.games.ccg.cards import CARDS, NUMBER, TYPES, Kind
from odango.games.ccg.data import Cost
from odango.games.ccg.facts import Power, Uid
from odango.games.ccg.pieces import cards_of, find, lose_power, one_power, owner_of, take_away, the
from odango.games.ccg.piles.drawing import discard
from odango.games.ccg.power.power import ways_to_pay
from odango.games.ccg.setup import decks
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_words, piece_word
from odango.text import Line, Name, line

_CHAD: Final = NUMBER["chad-kumada"]


def power_line(key: str, power: Power, **args: Any) -> Line:
    """A line that tells of Power: how many of each type."""
    return line(key, body=power[0], mind=power[1], soul=power[2], **args)


class Pay(Step[Ccg]):
    """A card in play pays with its Power, which is discarded.  Its player chooses what to take for any type."""

    __slots__ = ("cost", "rule", "uid")

    def __init__(self, uid: Uid, cost: Cost, rule: str) -> None:
        self.cost: Cost = cost
        self.rule: str = rule
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        piece = find(state, self.uid)
        if piece is None or not any(self.cost):
            return
        ways = ways_to_pay(piece.power, self.cost)
        if len(ways) == 1:
            spend(state, self.uid, ways[0])
        elif ways:
            state.ask(PayWith(owner_of(state, self.uid), self.uid, self.cost, self.rule))


class PayWith(Ask):
    """Which Power to take for Power of any type.  A choice is its place among the ways to pay."""

    __slots__ = ("cost", "rule", "uid")

    kind = "pay"
    rule: str

    def __init__(self, seat: Seat, uid: Uid, cost: Cost, rule: str) -> None:
        super().__init__(seat)
        self.cost: Cost = cost
        self.rule: str = rule
        self.uid: Uid = uid

    def _ways(self, state: Ccg) -> tuple[Power, ...]:
        return ways_to_pay(the(state, self.uid).power, self.cost)

    def options(self, state: Ccg) -> list[int]:
        return list(range(len(self._ways(state))))

    def chosen(self, state: Ccg, choice: int) -> None:
        spend(state, self.uid, self._ways(state)[choice])

    def say(self, state: Ccg, choice: int) -> Said:
        way = self._ways(state)[choice]
        return Said(f"pay {write_power(way)}", power_line("ccg-label-power", way), (ref("way", choice),))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-pay", card=piece_word(state, self.uid))


def spend(state: Ccg, uid: Uid, power: Power) -> None:
    """Attached Power is discarded for something."""
    lose_power(state, uid, power)
    order_discards(state, owner_of(state, uid), sum(power))


class PayFrom(Ask):
    """Which Scout or Knight pays so much Power of any type?"""

    __slots__ = ("count", "rule")

    kind = "payer"
    rule: str

    def __init__(self, seat: Seat, count: int, rule: str) -> None:
        super().__init__(seat)
        self.count: int = count
        self.rule: str = rule

    def options(self, state: Ccg) -> list[int]:
        return payers(state, self.seat, self.count)

    def chosen(self, state: Ccg, choice: int) -> None:
        state.do(Pay(choice, (0, 0, 0, self.count), self.rule))

    def say(self, state: Ccg, choice: int) -> Said:
        word = line("ccg-label-piece", card=piece_word(state, choice))
        return Said(f"pay {CARDS[the(state, choice).card].name}.{choice}", word, (piece_ref(choice),))


def payers(state: Ccg, seat: Seat, count: int) -> list[Uid]:
    """Who has so much Power attached."""
    return [piece.uid for piece in state.allies[seat] if piece.powers >= count]


class LosePower(Step[Ccg]):
    """Somebody chooses Power that cards of another lose, one after the other."""

    __slots__ = ("chooser", "count", "uids")

    def __init__(self, chooser: Seat, uids: tuple[Uid, ...], count: int) -> None:
        self.chooser: Seat = chooser
        self.count: int = count
        self.uids: tuple[Uid, ...] = uids

    def run(self, state: Ccg) -> None:
        choices = _losses(state, self.uids)
        if not choices or not self.count:
            return
        state.do(LosePower(self.chooser, self.uids, self.count - 1))
        if len(choices) == 1:
            lose_one(state, *choices[0])
        else:
            state.ask(WhichPower(self.chooser, self.uids))


def _losses(state: Ccg, uids: tuple[Uid, ...]) -> list[tuple[Uid, Kind]]:
    pieces = [piece for piece in (find(state, uid) for uid in uids) if piece is not None]
    return [(piece.uid, kind) for piece, kind in product(pieces, range(len(TYPES))) if piece.power[kind]]


def lose_one(state: Ccg, uid: Uid, kind: Kind) -> None:
    if state.events is not None:
        state.tell(Public(line("ccg-lost-power", card=piece_word(state, uid), power=card_words([kind]))))
    lose_power(state, uid, one_power(kind))


class WhichPower(Ask):
    """Which attached Power is lost.  A choice packs the card and the type."""

    __slots__ = ("uids",)

    kind = "drain"
    rule = "defence"

    def __init__(self, seat: Seat, uids: tuple[Uid, ...]) -> None:
        super().__init__(seat)
        self.uids: tuple[Uid, ...] = uids

    def options(self, state: Ccg) -> list[int]:
        return [pack(0, uid, kind) for uid, kind in _losses(state, self.uids)]

    def chosen(self, state: Ccg, choice: int) -> None:
        uid, kind = unpack(choice, 2)
        lose_one(state, uid, kind)

    def say(self, state: Ccg, choice: int) -> Said:
        uid, kind = unpack(choice, 2)
        name = CARDS[the(state, uid).card].name
        return Said(
            f"drain {TYPES[kind]} {name}.{uid}",
            line("ccg-label-drain", card=piece_word(state, uid), power=card_words([kind])),
            (piece_ref(uid), ref("power", kind)),
        )


def hand_power(state: Ccg, seat: Seat) -> Power:
    """The Power cards in a hand."""
    hand = state.hands[seat]
    return (hand.count(0), hand.count(1), hand.count(2))


def discard_power(state: Ccg, seat: Seat, power: Power) -> None:
    """Power from hand to the discard pile."""
    discard(state, seat, [kind for kind, count in enumerate(power) for _ in range(count)])
    order_discards(state, seat, sum(power))


def put_on_discards(state: Ccg, seat: Seat, cards: list[Kind]) -> None:
    """Several cards are discarded together."""
    state.discards[seat] += cards
    order_discards(state, seat, len(cards))


def order_discards(state: Ccg, seat: Seat, count: int) -> None:
    """So many cards were discarded together: their owner says which lies on top, where that can matter (S-92).

    It can for who may own a Chad, who takes the topmost discard.  Decks lie open, so this tells nobody anything.
    """
    cards = state.discards[seat][-count:] if count > 0 else []
    if len(set(cards)) > 1 and _CHAD in decks(state.setup, state.seats)[seat]:
        state.do(Topmost(seat, count))


class OrderDiscards(Step[Ccg]):
    """All that a player has discarded since the pile had so many cards was discarded together."""

    __slots__ = ("before", "seat")

    def __init__(self, before: int, seat: Seat) -> None:
        self.before: int = before
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        order_discards(state, self.seat, len(state.discards[self.seat]) - self.before)


def order_later(state: Ccg, seats: Iterable[Seat]) -> list[Step[Any]]:
    """What these players discard from now until the steps are carried out counts as discarded together."""
    return [OrderDiscards(len(state.discards[seat]), seat) for seat in seats]


class Topmost(AskCard):
    """Which of the cards just discarded lies on top?"""

    __slots__ = ("count",)

    kind = "topmost"
    rule = "discard"

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: int = count

    def cards(self, state: Ccg) -> list[Kind]:
        return state.discards[self.seat][-self.count :]

    def picked(self, state: Ccg, card: Kind) -> None:
        pile = state.discards[self.seat]
        last = pile[-self.count :]
        last.remove(card)
        pile[-self.count :] = [*last, card]


def discard_piece(state: Ccg, uid: Uid) -> None:
    """A card in play is discarded with all that is attached to it.  It is not defeated."""
    seat = owner_of(state, uid)
    put_on_discards(state, seat, out_of_play(state, uid))


def out_of_play(state: Ccg, uid: Uid) -> list[Kind]:
    """A card leaves play; all the cards of it, which the caller discards."""
    seat = owner_of(state, uid)
    piece = take_away(state, uid)
    if piece is None:
        return []
    if state.events is not None:
        state.tell(Public(line("ccg-discarded-piece", who=Name(seat), cards=card_words([piece.card]))))
    return cards_of(piece)


class DiscardFromHand(AskCard):
    """Discard cards of one's hand, one at a time."""

    __slots__ = ("count", "rule")

    kind = "discard"
    thing = "hand"
    rule: str

    def __init__(self, seat: Seat, count: int, rule: str) -> None:
        super().__init__(seat)
        self.count: int = count
        self.rule: str = rule

    def cards(self, state: Ccg) -> list[Kind]:
        return state.hands[self.seat]

    def picked(self, state: Ccg, card: Kind) -> None:
        discard(state, self.seat, [card])
        if state.events is not None:
            state.tell(Public(line("ccg-discarded", who=Name(self.seat), cards=card_words([card]))))
        if self.count > 1 and state.hands[self.seat]:
            state.do(DiscardFromHand(self.seat, self.count - 1, self.rule))
