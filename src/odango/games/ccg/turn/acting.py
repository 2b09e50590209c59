"""Step 5: every Scout and Knight may attack, join a combined attack or rejuvenate; or forfeit that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.refusal import IllegalChoice
from odango.core.step import Seat, Step
from odango.core.things import Thing, pointed_at, ref
from odango.games.ccg.asking import Ask, Said, pack, piece_ref, unpack, verb_of
from odango.games.ccg.attack.attacking import begin
from odango.games.ccg.attack.damage import energy, standing_bonuses
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, ICON
from odango.games.ccg.facts import (
    ACTED,
    ATTACKED,
    NO_POWER,
    NONE,
    RESTED,
    WELL_RESTED,
    Attack,
    Member,
    Piece,
    Power,
    Uid,
)
from odango.games.ccg.pieces import beaten, change, heal, lose_power, mark, owner_of, the
from odango.games.ccg.power.power import affords, counted
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import move_word, piece_word, write_piece
from odango.text import Line, Name, line

DONE: Final = 0
ATTACK: Final = 1
COMBINE: Final = 2
REST: Final = 3
FORFEIT: Final = 4
JOIN: Final = 5

REST_HEALS: Final = 20
TO_COMBINE: Final = 2
"""So many take part at least, each with so much Power of their own type."""


def may_attack(state: Ccg, seat: Seat, piece: Piece) -> bool:
    """Whether a Scout or Knight may still attack this turn, whatever its Power."""
    turn = state.turns[seat]
    held = turn in (piece.idle, piece.asleep) or state.no_attacks[seat] == turn
    rested = piece.marked(RESTED) and not piece.marked(WELL_RESTED)
    return turn > 1 and not held and not rested and not piece.marked(ACTED) and not beaten(piece)


def may_rest(state: Ccg, seat: Seat, piece: Piece) -> bool:
    """Whether it may still rejuvenate this turn, whatever its Power."""
    turn = state.turns[seat]
    acted = piece.marked(ACTED) and not piece.marked(WELL_RESTED)
    held = turn == piece.asleep or state.no_rest[seat] == turn
    return not held and not acted and not piece.marked(RESTED) and not beaten(piece)


def targets(state: Ccg, seat: Seat) -> list[Piece]:
    """What may be attacked: every Monster and Villain of one's neighbours, once a turn."""
    return [piece for other in state.neighbours(seat) for piece in state.enemies[other] if not piece.marked(ATTACKED)]


def matching(piece: Piece) -> int:
    """How much attached Power matches a Scout's or Knight's icon."""
    return piece.power[ICON[piece.card]]


def fuel(state: Ccg, seat: Seat, piece: Piece) -> int:
    """How much Power it can give to a combined attack."""
    lent = counted(state, seat, piece)[ICON[piece.card]] - matching(piece)
    return matching(piece) + (lent if state.setup.andrew_combined == "fuel" else 0)


def may_join(state: Ccg, seat: Seat, piece: Piece) -> bool:
    """Whether it may take part in a combined attack."""
    have = (
        matching(piece) if state.setup.andrew_combined == "nothing" else counted(state, seat, piece)[ICON[piece.card]]
    )
    return may_attack(state, seat, piece) and have >= TO_COMBINE and fuel(state, seat, piece) > 0


def may_be_combined_against(piece: Piece) -> bool:
    return all(defence.does != "safe" for defence in CARDS[piece.card].defences)


def rests(state: Ccg, seat: Seat, piece: Piece) -> int:
    """How many Power cards it may discard at most to rejuvenate; none beyond what there is to heal."""
    each = heals_each(state, seat)
    most = min(matching(piece), -(-piece.damage // each))
    if state.setup.on(state.setup.rejuvenation_limit):
        most = min(most, sum(CARDS[enemy.card].kind == "monster" for enemy in state.enemies[seat]))
    return most if may_rest(state, seat, piece) else 0


def heals_each(state: Ccg, seat: Seat) -> int:
    """How much a Power card heals."""
    return REST_HEALS + sum(rule_of(piece.card).heal_bonus for piece in state.pie[seat])


def forfeits(state: Ccg, seat: Seat) -> list[Piece]:
    """Own cards that forfeited actions can defeat: those worth least, if there is nothing at all to attack (S-25)."""
    nothing = not any(state.enemies[other] for other in state.neighbours(seat))
    left = [piece for piece in state.enemies[seat] if not beaten(piece)]
    if not nothing or not left or not state.setup.on(state.setup.forfeit_actions):
        return []
    least = min(CARDS[piece.card].points for piece in left)
    return [piece for piece in left if CARDS[piece.card].points == least]


class Acting(Step[Ccg]):
    """As long as somebody of the player can do something."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Seat = seat

    def run(self, state: Ccg) -> None:
        question = Act(self.seat)
        if not state.ended and not state.out[self.seat] and len(question.options(state)) > 1:
            state.ask(question)


class Act(Ask):
    """What does which Scout or Knight do?"""

    __slots__ = ()

    kind = "act"
    rule = "actions"

    def options(self, state: Ccg) -> list[int]:
        seat = self.seat
        found = []
        aims = targets(state, seat)
        own = forfeits(state, seat)
        for piece in state.allies[seat]:
            if may_attack(state, seat, piece):
                power = counted(state, seat, piece)
                for move, attack in enumerate(CARDS[piece.card].attacks):
                    if affords(power, attack.cost):
                        found += [pack(ATTACK, piece.uid, move, aim.uid) for aim in aims]
                found += [pack(FORFEIT, piece.uid, enemy.uid) for enemy in own]
            found += [pack(REST, piece.uid, count) for count in range(1, rests(state, seat, piece) + 1)]
        if aims and sum(may_join(state, seat, piece) for piece in state.allies[seat]) >= TO_COMBINE:
            found += [pack(COMBINE, aim.uid) for aim in aims if may_be_combined_against(aim)]
        return [*found, DONE]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == DONE:
            return
        state.do(Acting(self.seat))
        verb = verb_of(choice)
        if verb == ATTACK:
            uid, move, target = unpack(choice, 3)
            attack_with(state, self.seat, uid, move, target)
        elif verb == COMBINE:
            (target,) = unpack(choice, 1)
            state.attack = Attack(self.seat, (), owner_of(state, target), target)
            state.do(Combine(self.seat))
        elif verb == REST:
            rejuvenate(state, self.seat, *unpack(choice, 2))
        else:
            uid, enemy = unpack(choice, 2)
            mark(state, uid, ACTED)
            change(state, enemy, damage=CARDS[the(state, enemy).card].health, hurt=self.seat)
            if state.events is not None:
                cards = {"card": piece_word(state, uid), "enemy": piece_word(state, enemy)}
                state.tell(Public(line("ccg-forfeited", who=Name(self.seat), **cards)))

    def say(self, state: Ccg, choice: int) -> Said:
        verb = verb_of(choice)
        if verb == ATTACK:
            uid, move, target = unpack(choice, 3)
            attack = CARDS[the(state, uid).card].attacks[move]
            label = line(
                "ccg-label-attack",
                card=piece_word(state, uid), attack=move_word(attack.name), target=piece_word(state, target),
                whose=Name(owner_of(state, target)), damage=attack.damage,
            )  # fmt: skip
            text = f"attack {write_piece(state, uid)} {attack.name} {write_piece(state, target)}"
            return Said(text, label, (piece_ref(uid), ref("move", move), piece_ref(target)))
        if verb == COMBINE:
            (target,) = unpack(choice, 1)
            whose = Name(owner_of(state, target))
            label = line("ccg-label-combine", target=piece_word(state, target), whose=whose)
            return Said(f"combine {write_piece(state, target)}", label, (ref("act", COMBINE), piece_ref(target)))
        if verb == REST:
            uid, count = unpack(choice, 2)
            healed = min(the(state, uid).damage, count * heals_each(state, self.seat))
            label = line("ccg-label-rest", card=piece_word(state, uid), count=count, healed=healed)
            text = f"rejuvenate {write_piece(state, uid)} {count}"
            return Said(text, label, (ref("act", REST), piece_ref(uid), ref("count", count)))
        if verb == FORFEIT:
            uid, enemy = unpack(choice, 2)
            label = line("ccg-label-forfeit", card=piece_word(state, uid), enemy=piece_word(state, enemy))
            text = f"forfeit {write_piece(state, uid)} {write_piece(state, enemy)}"
            return Said(text, label, (ref("act", FORFEIT), piece_ref(uid), piece_ref(enemy)))
        return Said("done", line("ccg-label-actions-done"))

    def refuse(self, state: Ccg, choice: int) -> IllegalChoice:
        if choice >= 0 and verb_of(choice) == ATTACK:
            uid, move, target = unpack(choice, 3)
            for piece in state.allies[self.seat]:
                if piece.uid == uid and move < len(CARDS[piece.card].attacks):
                    return IllegalChoice(*why_no_attack(state, self.seat, piece, move, target))
        return super().refuse(state, choice)

    def means(self, state: Ccg, refs: Sequence[str]) -> int | None:
        """A Scout or Knight of one's own, one of its attacks, and anything in play: an attack, though there is none."""
        meant = super().means(state, refs)
        match pointed_at(refs):
            case [Thing("move", (move,)), Thing("piece", (one,)), Thing("piece", (two,))] if meant is None:
                own = {piece.uid for piece in state.allies[self.seat]}
                if one in own or two in own:
                    return pack(ATTACK, one, move, two) if one in own else pack(ATTACK, two, move, one)
        return meant


def why_no_attack(state: Ccg, seat: Seat, piece: Piece, move: int, target: Uid) -> tuple[str, Line]:
    """The rule and the reason why this is no attack that can be made."""
    card = piece_word(state, piece.uid)
    if state.turns[seat] <= 1:
        return "attack", line("ccg-refused-first-turn")
    if beaten(piece):
        return "defeat", line("ccg-refused-beaten", card=card)
    if piece.marked(ACTED | RESTED):
        return "actions", line("ccg-refused-acted", card=card)
    if not may_attack(state, seat, piece):
        return "attack", line("ccg-refused-held", card=card)
    if not affords(counted(state, seat, piece), CARDS[piece.card].attacks[move].cost):
        attack = move_word(CARDS[piece.card].attacks[move].name)
        return "selecting-an-attack", line("ccg-refused-power", card=card, attack=attack)
    if any(enemy.uid == target for other in state.neighbours(seat) for enemy in state.enemies[other]):
        return "attack", line("ccg-refused-attacked", card=piece_word(state, target))
    return "several-players", line("ccg-refused-target")


def attack_with(state: Ccg, seat: Seat, uid: Uid, move: int, target: Uid) -> None:
    """A single attack begins."""
    mark(state, uid, ACTED)
    defender = owner_of(state, target)
    attack = Attack(seat, (Member(uid),), defender, target, move)
    if state.events is not None:
        words = {"card": piece_word(state, uid), "target": piece_word(state, target), "whom": Name(defender)}
        name = move_word(CARDS[the(state, uid).card].attacks[move].name)
        state.tell(Public(line("ccg-attacks", who=Name(seat), attack=name, **words)))
    begin(state, replace(attack, bonuses=standing_bonuses(state, attack)))


def rejuvenate(state: Ccg, seat: Seat, uid: Uid, count: int) -> None:
    """Discard matching Power to take damage off."""
    piece = the(state, uid)
    mark(state, uid, RESTED)
    lose_power(state, uid, some(ICON[piece.card], count))
    healed = heal(state, uid, count * heals_each(state, seat))
    if state.events is not None:
        words = {"card": piece_word(state, uid), "count": count, "healed": healed}
        state.tell(Public(line("ccg-rejuvenated", who=Name(seat), **words)))


def some(kind: int, count: int) -> Power:
    """So much Power of one type."""
    power = list(NO_POWER)
    power[kind] = count
    return (power[0], power[1], power[2])


class Combine(Ask):
    """Who joins the combined attack, and with how much Power.  Nothing is discarded before all have been named."""

    __slots__ = ()

    kind = "combine"
    rule = "combined-attack"

    def options(self, state: Ccg) -> list[int]:
        attack = state.attack
        members = () if attack is None else attack.members
        joined = [member.uid for member in members]
        found = [
            pack(JOIN, piece.uid, count)
            for piece in state.allies[self.seat]
            if piece.uid not in joined and may_join(state, self.seat, piece)
            for count in range(1, fuel(state, self.seat, piece) + 1)
        ]
        return [*found, DONE] if len(joined) >= TO_COMBINE else found

    def chosen(self, state: Ccg, choice: int) -> None:
        attack = state.attack
        if attack is None:
            return
        if choice == DONE:
            energize(state, attack)
            return
        uid, count = unpack(choice, 2)
        state.attack = replace(attack, members=(*attack.members, Member(uid, count)))
        if len(self.options(state)) == 1 and len(attack.members) + 1 >= TO_COMBINE:
            energize(state, state.attack)
        else:
            state.do(Combine(self.seat))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == DONE:
            return Said("done", line("ccg-label-combine-done"))
        uid, count = unpack(choice, 2)
        label = line("ccg-label-join", card=piece_word(state, uid), count=count)
        return Said(f"join {write_piece(state, uid)} {count}", label, (piece_ref(uid), ref("count", count)))


def energize(state: Ccg, attack: Attack) -> None:
    """All who joined discard their Power, and the combined attack begins."""
    attack = replace(attack, energy=energy(state, attack), move=NONE)
    attack = replace(attack, bonuses=standing_bonuses(state, attack))
    for member in attack.members:
        piece = the(state, member.uid)
        mark(state, member.uid, ACTED)
        lose_power(state, member.uid, some(ICON[piece.card], min(member.spent, matching(piece))))
    if state.events is not None:
        words = {"target": piece_word(state, attack.target), "energy": attack.energy}
        state.tell(Public(line("ccg-combined", who=Name(attack.seat), whom=Name(attack.defender), **words)))
    begin(state, attack)
