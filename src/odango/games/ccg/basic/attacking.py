"""Attacks of the Basic game: printed damage there and back, and nothing else that the cards say."""

from __future__ import annotations

from typing import Final

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import PASS, Ask, Said, pack, piece_ref, unpack
from odango.games.ccg.basic.actions import turn_up
from odango.games.ccg.basic.ending import MONSTERS, end
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.facts import Attack, Member, Piece, Score, Uid
from odango.games.ccg.pieces import beaten, hurt, retire, the
from odango.games.ccg.setup import Setup
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import move_word, piece_word, write_piece
from odango.text import Line, Name, line

ATTACK: Final = 0


def moves(piece: Piece) -> list[int]:
    """The attacks a Scout or Knight can make: it needs as many Power cards as the price has, of any type."""
    if beaten(piece):
        return []
    return [move for move, attack in enumerate(CARDS[piece.card].attacks) if piece.powers >= sum(attack.cost)]


def figure(setup: Setup, card: Kind, move: int, dealt: int) -> int:
    """The damage a Monster hits back with, after it was dealt so much.

    Some print no figure: those that give back what they got, and those that divide it among two (S-19).
    """
    attack = CARDS[card].attacks[move]
    if (attack.mirror or attack.other) and setup.basic_unprinted == "zero":
        return 0
    return attack.mirror * dealt or attack.damage


class BasicAttacking(Step[Ccg]):
    """So many attacks are left to a player, if there is somebody to make one.

    The attack before is kept until the last is over: it lies open who attacked whom, and so it is part of the position.
    """

    __slots__ = ("left", "seat")

    def __init__(self, seat: Seat, left: int) -> None:
        self.left: int = left
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        question = BasicAttack(self.seat, self.left)
        if self.left and len(question.options(state)) > 1:
            state.ask(question)
        elif self.left:
            leave(state, self.seat)
        else:
            state.attack = None


def leave(state: Ccg, seat: Seat) -> None:
    """A player does not attack, or not again."""
    state.attack = None
    if state.events is not None:
        state.tell(Public(line("ccg-basic-no-attack", who=Name(seat))))


class BasicAttack(Ask):
    """Who attacks which Monster of the other, and how?  Not the same one the same target twice in a flip."""

    __slots__ = ("left",)

    kind = "basic-attack"
    rule = "basic-attack"

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: int = left

    def options(self, state: Ccg) -> list[int]:
        aims = [piece.uid for piece in state.enemies[1 - self.seat]]
        before = None if state.attack is None else (state.attack.members[0].uid, state.attack.target)
        found = [
            pack(ATTACK, piece.uid, move, aim)
            for piece in state.allies[self.seat]
            for move in moves(piece)
            for aim in aims
            if (piece.uid, aim) != before
        ]
        return [*found, PASS]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == PASS:
            leave(state, self.seat)
            return
        uid, move, target = unpack(choice, 3)
        if the(state, target).face_down:
            turn_up(state, 1 - self.seat, target)
        attack = CARDS[the(state, uid).card].attacks[move]
        hurt(state, target, attack.damage, self.seat)
        state.attack = Attack(self.seat, (Member(uid),), 1 - self.seat, target, move, done=attack.damage)
        if state.events is not None:
            tell_blow(state, "ccg-basic-attacked", uid, attack.name, target, attack.damage)
        state.do(BasicHitBack(), BasicDefeat(), BasicAttacking(self.seat, self.left - 1))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == PASS:
            return Said("pass", line("ccg-label-pass"))
        uid, move, target = unpack(choice, 3)
        attack = CARDS[the(state, uid).card].attacks[move]
        words = {"card": piece_word(state, uid), "target": piece_word(state, target)}
        return Said(
            f"attack {write_piece(state, uid)} {attack.name} {write_piece(state, target)}",
            line("ccg-label-basic-attack", attack=move_word(attack.name), damage=attack.damage, **words),
            (piece_ref(uid), ref("move", move), piece_ref(target)),
        )

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-basic-attack", left=self.left)


def tell_blow(state: Ccg, key: str, uid: Uid, move: str, target: Uid, damage: int) -> None:
    """Somebody has struck somebody."""
    struck = the(state, target)
    words = {"card": piece_word(state, uid), "target": piece_word(state, target), "attack": move_word(move)}
    health = CARDS[struck.card].health
    state.tell(Public(line(key, damage=damage, total=struck.damage, health=health, **words)))


class BasicHitBack(Step[Ccg]):
    """The target hits back, also if it was beaten (S-87).  It needs no Power for that.  Its owner picks the attack."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is None:
            return
        count = len(CARDS[the(state, attack.target).card].attacks)
        if count > 1 and state.setup.basic_choice == "owner":
            state.ask(BasicCounter(attack.defender))
        elif count:
            strike_back(state, attack, 0)
        elif state.events is not None:
            state.tell(Public(line("ccg-basic-no-hit-back", target=piece_word(state, attack.target))))


class BasicCounter(Ask):
    """Which of its attacks does a Monster hit back with?  A choice is the attack's place on the card."""

    __slots__ = ()

    kind = "basic-hit-back"
    rule = "basic-attack"

    def options(self, state: Ccg) -> list[int]:
        return list(range(len(CARDS[self._card(state)].attacks)))

    def chosen(self, state: Ccg, choice: int) -> None:
        strike_back(state, self._attack(state), choice)

    def say(self, state: Ccg, choice: int) -> Said:
        card = self._card(state)
        name = CARDS[card].attacks[choice].name
        damage = figure(state.setup, card, choice, self._attack(state).done)
        label = line("ccg-label-basic-hit-back", attack=move_word(name), damage=damage)
        return Said(f"hit back {name}", label, (ref("move", choice),))

    def ask(self, state: Ccg) -> Line:
        attack = self._attack(state)
        words = {"target": piece_word(state, attack.target), "card": piece_word(state, attack.members[0].uid)}
        return line("ccg-ask-basic-hit-back", **words)

    def _attack(self, state: Ccg) -> Attack:
        if state.attack is None:
            raise LookupError("nobody attacks")
        return state.attack

    def _card(self, state: Ccg) -> Kind:
        return the(state, self._attack(state).target).card


def strike_back(state: Ccg, attack: Attack, move: int) -> None:
    """A Monster hits who has attacked it."""
    card, uid = the(state, attack.target).card, attack.members[0].uid
    damage = figure(state.setup, card, move, attack.done)
    hurt(state, uid, damage, attack.defender)
    if state.events is not None:
        tell_blow(state, "ccg-basic-hit-back", attack.target, CARDS[card].attacks[move].name, uid, damage)
        if beaten(the(state, uid)):
            state.tell(Public(line("ccg-basic-down", card=piece_word(state, uid))))


class BasicDefeat(Step[Ccg]):
    """A Monster whose damage has reached its Health goes to a pile of its own; with the last one the game is over."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is None or not beaten(the(state, attack.target)):
            return
        owner, card = attack.defender, the(state, attack.target).card
        if state.events is not None:
            words = {"target": piece_word(state, attack.target), "left": len(state.enemies[owner]) - 1}
            state.tell(Public(line("ccg-basic-defeated", whose=Name(owner), **words)))
        retire(state, attack.target)
        state.points[attack.seat] += 1
        state.scores.append(Score(attack.seat, owner, card, 1))
        if not state.enemies[owner]:
            end(state, MONSTERS)
