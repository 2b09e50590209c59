"""The Basic game: which Monsters to lay, whom to power, what to attack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from odango.bots.ccg.table import Table
from odango.core.step import Decision
from odango.games.ccg.asking import PASS, unpack
from odango.games.ccg.basic.attacking import figure, moves
from odango.games.ccg.cards import CARDS, Kind, basic_type
from odango.games.ccg.facts import NONE, Piece, Uid
from odango.games.ccg.pieces import beaten, health, the

Question = Decision[Any]
USUAL_HEALTH: Final = 50
USUAL_BLOW: Final = 30
"""What a Monster that lies face down is taken for."""
YES: Final = 0


def left(piece: Piece) -> int:
    return health(piece) - piece.damage


def blow(t: Table, card: Kind, dealt: int) -> int:
    """What a Monster hits back with at most."""
    return max((figure(t.setup, card, move, dealt) for move in range(len(CARDS[card].attacks))), default=0)


def sturdy(t: Table, card: Kind) -> float:
    """How good a Monster is to have: hard to defeat, and hitting hard."""
    return CARDS[card].health + 0.8 * blow(t, card, USUAL_BLOW)


def monster(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: sturdy(t, card))


def revive(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: -1.0 if card == PASS else sturdy(t, card))


def scout(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Strong for little Power, and healthy."""

    def worth(card: Kind) -> float:
        row = CARDS[card]
        return row.health / 2 + max(40 * move.damage / (10 + 10 * sum(move.cost)) for move in row.attacks)

    return max(options, key=worth)


def turn_up(t: Table, asked: Question, options: Sequence[int]) -> int:
    """To know is better than not to know."""
    return options[0]


def dare(t: Table, asked: Question, options: Sequence[int]) -> int:
    return YES


def best_blow(piece: Piece, power: int) -> int:
    """The most damage it can do with so much Power."""
    attacks = CARDS[piece.card].attacks
    return max((attack.damage for attack in attacks if sum(attack.cost) <= power), default=0)


def power(t: Table, asked: Question, options: Sequence[int]) -> int:
    """To whom it lets attack, or attack harder, soonest; then to whoever may need it to heal."""

    def gain(uid: Uid) -> float:
        if uid == PASS:
            return -1.0
        piece = the(t.state, uid)
        now = best_blow(piece, piece.powers)
        steps = [
            (attack.damage - now) / (sum(attack.cost) - piece.powers)
            for attack in CARDS[piece.card].attacks
            if attack.damage > now
        ]
        return max(steps, default=0.0) + (10 if not beaten(piece) else 0) - piece.powers / 10

    return max(options, key=gain)


def place(t: Table, asked: Question, options: Sequence[int]) -> int:
    """A new one always; on top of the old one if that is hurt, or worse."""
    card = getattr(asked, "card", NONE)
    old = next((a for a in t.allies if CARDS[a.card].character == CARDS[card].character), None)
    if old is None or CARDS[card].level >= CARDS[old.card].level:
        return YES
    return YES if left(old) < CARDS[card].health else PASS


def heal(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Who is beaten, or could not stand another blow and would still have the Power to attack."""

    def gain(uid: Uid) -> float:
        if uid == PASS:
            return 0.0
        piece = the(t.state, uid)
        keeps = best_blow(piece, piece.powers - 2) > 0
        if beaten(piece):
            return 100.0 + health(piece)
        return piece.damage - 20.0 if keeps or left(piece) <= USUAL_BLOW else -1.0

    return max(options, key=gain)


def item(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The card that does most now."""
    return max(options, key=lambda card: use(t, card))


def use(t: Table, card: Kind) -> float:
    ready = any(moves(piece) for piece in t.allies)
    match basic_type(card):
        case "villain":
            return 9.0 if ready else 0.1
        case "monster":
            return 6.0 if ready else 0.1
        case "power":
            return 5.0
        case "scout":
            return 5.5 if any(piece.damage for piece in t.allies) or len(t.allies) < 2 else 4.0
        case "person":
            return 7.0 if t.state.gone[t.me] else 0.2
        case "item":
            return 3.0
    return 1.0


def attack(t: Table, asked: Question, options: Sequence[int]) -> int:
    """What falls first, then what takes most and costs least."""
    left_alone = len(t.state.enemies[1 - t.me])

    def worth(choice: int) -> float:
        if choice == PASS:
            return 0.0
        uid, move, aim = unpack(choice, 3)
        piece, target = the(t.state, uid), the(t.state, aim)
        damage = CARDS[piece.card].attacks[move].damage
        room, back = USUAL_HEALTH, USUAL_BLOW
        if not target.face_down:
            room, back = left(target), blow(t, target.card, damage)
        falls = not target.face_down and damage >= room
        if falls and left_alone == 1:
            return 1000.0
        suffers = min(back, left(piece)) / 2 + (25 if back >= left(piece) else 0)
        gain = 60.0 if falls else 50.0 * min(1.0, damage / room)
        return 5.0 + gain - suffers * 0.6

    return max(options, key=worth)


def hit_back(t: Table, asked: Question, options: Sequence[int]) -> int:
    under_way = t.state.attack
    if under_way is None:
        return options[0]
    card = the(t.state, under_way.target).card
    return max(options, key=lambda move: figure(t.setup, card, move, under_way.done))


ANSWERS: Final[dict[str, Callable[[Table, Question, Sequence[int]], int]]] = {
    "basic-monster": monster,
    "basic-scout": scout,
    "basic-item": item,
    "basic-heal": heal,
    "basic-place": place,
    "basic-power": power,
    "basic-event": turn_up,
    "basic-person": dare,
    "basic-revive": revive,
    "basic-attack": attack,
    "basic-hit-back": hit_back,
}
