"""Which card, which player, which Power: what cards ask when they act."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from odango.bots.ccg import using
from odango.bots.ccg.powering import WORTH_MOVING, for_fighter, moved
from odango.bots.ccg.table import Table
from odango.bots.ccg.using_rare import idle_power, left
from odango.bots.ccg.worth import fighter, friend, in_hand, price
from odango.core.step import Decision
from odango.games.ccg.asking import PASS, unpack
from odango.games.ccg.attack.damage import KNIGHT_ARMOR
from odango.games.ccg.cards import CARDS, ICON, TYPES, Kind
from odango.games.ccg.facts import Power, Uid
from odango.games.ccg.pie_cards.persons import TO_CONVERT
from odango.games.ccg.pieces import the
from odango.games.ccg.piles.searching import TO_HAND, Seek

Question = Decision[Any]
DONE: Final = 0


def power_in(text: str) -> Power:
    """The Power that a choice in notation names: `pay 2 body 1 mind`."""
    words = text.split()
    found = [int(words[words.index(name) - 1]) if name in words else 0 for name in TYPES]
    return (found[0], found[1], found[2])


def pay(t: Table, asked: Question, options: Sequence[int]) -> int:
    """With Power that its bearer needs least."""
    uid = getattr(asked, "uid", None)
    piece = None if uid is None else the(t.state, uid)

    def cost(choice: int) -> float:
        if piece is None:
            return 0.0
        given = power_in(asked.write(t.state, choice))
        icon = ICON[piece.card]
        row = CARDS[piece.card]
        dear = [float(kind == icon) + sum(defence.cost[kind] for defence in row.defences) for kind in range(len(TYPES))]
        return sum(count * worth for count, worth in zip(given, dear, strict=True))

    return min(options, key=cost)


def payer(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Who has most beyond what attacks need."""

    def spare(uid: Uid) -> int:
        piece = the(t.state, uid)
        return piece.powers - max((sum(move.cost) for move in CARDS[piece.card].attacks), default=0)

    return max(options, key=spare)


def rob(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The best that others have; of one's own, what one misses least."""

    def gain(choice: int) -> float:
        if not choice:
            return 0.0
        uid, kind = unpack(choice, 2)
        return -friend(kind) if t.mine(uid) else friend(kind)

    return max(options, key=gain)


def search(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The best card there is; into play only if it does good there."""
    to_hand = isinstance(asked, Seek) and asked.to == TO_HAND

    def gain(card: Kind) -> float:
        if card == PASS:
            return 0.04
        if to_hand:
            return in_hand(t, card)
        return into_play(t, card)

    return max(options, key=gain)


def into_play(t: Table, card: Kind) -> float:
    row = CARDS[card]
    if row.kind == "monster":
        return price(t, card) / 200
    if row.kind == "power":
        return 0.3 + sum(for_fighter(t, ally, card) for ally in t.allies)
    return friend(card) if row.kind in ("person", "item") else in_hand(t, card)


def remember(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: in_hand(t, card) if card != PASS else -1.0)


def wear(t: Table, asked: Question, options: Sequence[int]) -> int:
    uid = getattr(asked, "uid", None)
    card = KNIGHT_ARMOR if uid is None else the(t.state, uid).card
    return max(options, key=lambda choice: 0.0 if choice == PASS else using.wearing(t, card, the(t.state, choice)))


def copy(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: -1.0 if card == PASS else using.use_of(t, card) + friend(card) / 10)


def heal(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Who is hurt most, for what it is worth."""

    def gain(uid: Uid) -> float:
        if uid == PASS:
            return -1.0
        piece = the(t.state, uid)
        return piece.damage + (100.0 - left(piece)) / 10

    return max(options, key=gain)


def bewitch(t: Table, asked: Question, options: Sequence[int]) -> int:
    return picked(options, using.bewitched(t))


def blast(t: Table, asked: Question, options: Sequence[int]) -> int:
    meant = using.blasted(t)
    theirs = [uid for uid in options if uid != PASS and not t.mine(uid)]
    return picked(theirs or options, meant)


def infect(t: Table, asked: Question, options: Sequence[int]) -> int:
    return picked(options, using.infected(t))


def person(t: Table, asked: Question, options: Sequence[int]) -> int:
    """A Person of an opponent."""
    return picked(options, using.best_person(t))


def picked(options: Sequence[int], meant: Uid | None) -> int:
    return meant if meant is not None and meant in options else options[0]


def rest(t: Table, asked: Question, options: Sequence[int]) -> int:
    piece = using.well_rested(t)
    return picked(options, None if piece is None else piece.uid)


def protect(t: Table, asked: Question, options: Sequence[int]) -> int:
    """My best Scout or Knight."""
    return max(options, key=lambda uid: -1.0 if uid == PASS else fighter(the(t.state, uid)))


def opponent(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Whoever of the others is nearest to winning."""
    return min(options, key=lambda seat: (seat == t.me, t.needed_by(seat), -len(t.state.hands[seat])))


def overpower(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Where most Power is lost."""

    def lost(choice: int) -> int:
        seat, kind = unpack(choice, 2)
        return sum(ally.power[kind] for ally in t.state.allies[seat])

    return max(options, key=lost)


def transfer(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Damage to where it can be borne."""
    moves = {}
    for choice in options:
        if choice != DONE:
            source, to, tens = unpack(choice, 3)
            moves[source, to, tens] = choice
    best = using.best_transfer(t, list(moves))
    return DONE if best is None else moves[best]


def move_power(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Power from where it does least to where it lets somebody attack."""

    def gain(choice: int) -> float:
        return WORTH_MOVING if choice == DONE else moved(t, *unpack(choice, 3))

    return max(options, key=gain)


def convert(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Whoever has Power to no purpose; more of it only as long as there is."""
    best = max((uid for uid in options if uid != PASS), key=lambda uid: idle_power(the(t.state, uid)))
    return PASS if PASS in options and idle_power(the(t.state, best)) < TO_CONVERT else best


def arrange(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: 0.0 if card == PASS else in_hand(t, card))


Answer = Callable[[Table, Question, Sequence[int]], int]

ANSWERS: Final[dict[str, Answer]] = {
    "pay": pay,
    "payer": payer,
    "rob": rob,
    "search": search,
    "remember": remember,
    "wear": wear,
    "copy": copy,
    "heal": heal,
    "bewitch": bewitch,
    "blast": blast,
    "infect": infect,
    "annoy": person,
    "send": person,
    "bystander": person,
    "rest": rest,
    "protect": protect,
    "see": opponent,
    "detain": opponent,
    "trap": opponent,
    "confuse": opponent,
    "whose-deck": opponent,
    "overpower": overpower,
    "transfer": transfer,
    "move-power": move_power,
    "convert": convert,
    "arrange": arrange,
}
