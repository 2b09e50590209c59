"""Phase 5: the target, and who strikes with it, attack back.

The attacker's own move may forbid it (a challenge), then an Item of theirs; then the striker's player chooses an attack
and pays for it; then the damage lands, less what the victim wears.  After a combined attack the attacking player
divides it among those who took part.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, Said, pack, piece_ref, unpack
from odango.games.ccg.attack.bout import going, present
from odango.games.ccg.attack.damage import base, with_bonuses
from odango.games.ccg.attack.windows import BeforeHitBack
from odango.games.ccg.attack.wounds import NOT, YES, Divide, Victim, Wound
from odango.games.ccg.book.rule import rule_of
from odango.games.ccg.cards import CARDS, NUMBER, Kind
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.data import FREE
from odango.games.ccg.data import Attack as Move
from odango.games.ccg.facts import ARMED, NONE, PARALYSED, Attack, Entry, Piece, Uid
from odango.games.ccg.pieces import change, find, mark, owner_of, the
from odango.games.ccg.power.paying import Pay, discard_piece
from odango.games.ccg.power.power import affords
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, move_word, piece_word, write_piece
from odango.text import Line, Name, line

SWORD: Final = NUMBER["negaverse-sword"]
STRIKE: Final = 1


class HittingBack(Step[Ccg]):
    """If anyone can strike back: what forbids it, then who strikes."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is None or not strikers(state, attack):
            return
        steps: list[Step[Any]] = []
        attacker = the(state, present(state, attack)[0])
        if not attack.combined and CARDS[attacker.card].attacks[attack.move].shields:
            steps.append(Challenge(attack.seat, attack.defender, attacker.card, ((), (Shield(),))))
        state.do(*steps, OfferFollow(), BeforeHitBack(), *[Counter(uid) for uid in strikers(state, attack)])


def strikers(state: Ccg, attack: Attack) -> list[Uid]:
    """The target and its helpers, as far as they can strike at all."""
    found = [find(state, uid) for uid in (attack.target, *attack.helpers)]
    return [piece.uid for piece in found if piece is not None and blows(state, attack, piece)]


class Blow(NamedTuple):
    """An attack to hit back with."""

    move: int
    paid: bool
    sword: bool
    """Whether the Negaverse Sword is drawn for it."""


def blows(state: Ccg, attack: Attack, piece: Piece) -> list[Blow]:
    """All the ways a Monster or Villain can hit back."""
    if piece.marked(PARALYSED):
        return []
    sword = SWORD in piece.worn and not piece.marked(ARMED)
    swords = [True] if sword and state.setup.worn_items == "first_attack" else [False, True] if sword else [False]
    found = []
    for index, move in enumerate(CARDS[piece.card].attacks):
        if move.mirror and not move.loss and attack.avoided and not state.setup.mirror_if_avoided:
            continue
        optional = move.paid and state.setup.thunderclap == "free"
        ways = [False] if move.cost == FREE or optional else []
        if move.cost != FREE and affords(piece.power, move.cost):
            ways.append(True)
        found += [Blow(index, paid, drawn) for paid in ways for drawn in swords]
    return found


class Shield(Step[Ccg]):
    """The target does not hit back."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        if state.attack is not None:
            state.attack = replace(state.attack, shielded=True)
        if state.events is not None:
            state.tell(Public(line("ccg-shielded")))


class AddCounter(Step[Ccg]):
    """The target hits back for more."""

    __slots__ = ("amount", "card")

    def __init__(self, card: Kind, amount: int) -> None:
        self.amount: int = amount
        self.card: Kind = card

    def run(self, state: Ccg) -> None:
        if state.attack is not None:
            entry = Entry("card", self.amount, self.card)
            state.attack = replace(state.attack, counter=(*state.attack.counter, entry))


class OfferFollow(Step[Ccg]):
    """Items that are used once the attack was made."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = going(state)
        if attack is not None and not attack.shielded and len(Follow(attack.seat).options(state)) > 1:
            state.ask(Follow(attack.seat))


class Follow(Ask):
    """Use an Item before the target hits back?"""

    __slots__ = ()

    kind = "follow"
    rule = "hit-back"

    def options(self, state: Ccg) -> list[int]:
        attack = state.attack
        pieces = [] if attack is None else state.pie[self.seat]
        return [
            *[
                pack(1, piece.uid)
                for piece in pieces
                if attack is not None and rule_of(piece.card).follows(state, attack)
            ],
            NOT,
        ]

    def chosen(self, state: Ccg, choice: int) -> None:
        attack = state.attack
        if choice == NOT or attack is None:
            return
        (uid,) = unpack(choice, 1)
        card = the(state, uid).card
        if state.events is not None:
            state.tell(Public(line("ccg-used", who=Name(self.seat), card=card_word(card))))
        state.do(*rule_of(card).follow(state, attack))
        discard_piece(state, uid)

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == NOT:
            return Said("pass", line("ccg-label-pass"))
        (uid,) = unpack(choice, 1)
        return Said(
            f"use {write_piece(state, uid)}", line("ccg-label-boost", card=piece_word(state, uid)), (piece_ref(uid),)
        )


class Counter(Step[Ccg]):
    """One Monster or Villain hits back."""

    __slots__ = ("uid",)

    def __init__(self, uid: Uid) -> None:
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        attack = going(state)
        piece = find(state, self.uid)
        if attack is None or piece is None or (attack.shielded and piece.uid == attack.target):
            return
        found = blows(state, attack, piece)
        # Which attack it is others may say; what its Power is spent on, and when its sword is drawn, its owner does.
        owners = state.setup.hit_back_choice == "owner" or len({blow.move for blow in found}) < 2
        chooser = owner_of(state, self.uid) if owners else attack.seat
        if len(found) > 1 or (found and found[0].paid):
            state.ask(HitBack(chooser, self.uid))
        elif found:
            strike_back(state, self.uid, found[0])


class HitBack(Ask):
    """Which attack to hit back with.  A choice packs the attack, whether its cost is paid, and the sword.

    Where another says which attack it is (S-17), the owner is asked about the sword after that.
    """

    __slots__ = ("only", "uid")

    kind = "hit-back"
    rule = "hit-back"

    def __init__(self, seat: Seat, uid: Uid, only: int = NONE) -> None:
        super().__init__(seat)
        self.only: int = only
        """The attack that another has said it is."""
        self.uid: Uid = uid

    def options(self, state: Ccg) -> list[int]:
        attack, piece = state.attack, find(state, self.uid)
        if attack is None or piece is None:
            return [pack(STRIKE, 0, 0, 0)]
        found = [blow for blow in blows(state, attack, piece) if self.only in (NONE, blow.move)]
        # Power need not be spent: who could only hit back for Power may leave it.
        spared = [NOT] if self.only == NONE and all(blow.paid for blow in found) else []
        if self.seat == attack.seat and state.setup.worn_items == "declared":
            found = [blow for blow in found if not blow.sword]
        return [*[pack(STRIKE, *map(int, blow)) for blow in found], *spared]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == NOT:
            return
        index, paid, sword = unpack(choice, 3)
        asked = HitBack(owner_of(state, self.uid), self.uid, index)
        if self.seat != asked.seat and len(asked.options(state)) > 1:
            state.ask(asked)
        else:
            strike_back(state, self.uid, Blow(index, bool(paid), bool(sword)))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == NOT:
            return Said("pass", line("ccg-label-no-hit-back"))
        index, paid, sword = unpack(choice, 3)
        move = CARDS[the(state, self.uid).card].attacks[index]
        label = line(
            "ccg-label-hit-back", attack=move_word(move.name), paid=paid, sword=sword, damage=most(move, bool(paid))
        )
        text = " ".join(["hit", move.name, *(["paid"] if paid else []), *(["sword"] if sword else [])])
        things = [piece_ref(self.uid), ref("move", index)]
        things += [ref("way", YES)] if paid else []
        things += [ref("worn", self.uid)] if sword else []
        return Said(text, label, tuple(things))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-hit-back", card=piece_word(state, self.uid))


def most(move: Move, paid: bool) -> int:
    """The printed damage as far as it is a number, for labels."""
    return move.paid if paid and move.paid else move.damage


def strike_back(state: Ccg, uid: Uid, blow: Blow) -> None:
    """The chosen attack is paid for, its challenge played, and its damage lands."""
    attack = state.attack
    if attack is None:
        return
    index, paid, sword = blow
    card = the(state, uid).card
    move = CARDS[card].attacks[index]
    if sword:
        mark(state, uid, ARMED)
    if state.events is not None:
        words = {"card": piece_word(state, uid), "attack": move_word(move.name)}
        state.tell(Public(line("ccg-hits-back", **words)))
    if move.challenge:
        outcomes = ((Land(uid, index, paid, False),), (Land(uid, index, paid, True),))
        act: Step[Any] = Challenge(owner_of(state, uid), attack.seat, card, outcomes)
    else:
        act = Land(uid, index, paid, False)
    state.do(*([Pay(uid, move.cost, "hit-back")] if paid else []), act)


def mirrored(state: Ccg, attack: Attack) -> int:
    """The damage that a mirrored attack repeats."""
    if attack.avoided and not state.setup.mirror_if_avoided:
        return 0
    if state.setup.mirror == "final":
        return attack.done
    return base(state, attack) if state.setup.mirror == "printed" else with_bonuses(state, attack)


def strength(state: Ccg, attack: Attack, uid: Uid, move: Move, paid: bool, won: bool) -> int:
    """The damage of a hit-back before the victim takes anything off."""
    if move.mirror:
        lost = move.challenge and not won
        found = move.loss if lost else move.mirror * mirrored(state, attack)
        if lost and not move.loss:
            return 0
    else:
        found = move.win if won and move.win else move.paid if paid and move.paid else move.damage
    piece = the(state, uid)
    extra = CARDS[SWORD].amount if piece.marked(ARMED) else 0
    extra += sum(entry.amount for entry in attack.counter) if uid == attack.target else 0
    return found + extra


class Land(Step[Ccg]):
    """A hit-back lands: on the attacker, on all of a team, on whom Regalia's player names."""

    __slots__ = ("index", "paid", "uid", "won")

    def __init__(self, uid: Uid, index: int, paid: bool, won: bool) -> None:
        self.index: int = index
        self.paid: bool = paid
        self.uid: Uid = uid
        self.won: bool = won

    def run(self, state: Ccg) -> None:
        attack = going(state)
        piece = find(state, self.uid)
        if attack is None or piece is None:
            return
        move = CARDS[piece.card].attacks[self.index]
        amount = strength(state, attack, self.uid, move, self.paid, self.won)
        members = present(state, attack)
        team = [ally.uid for ally in state.allies[attack.seat]]
        owner = owner_of(state, self.uid)
        if move.mirror > 1 and state.setup.regalia_victim == "everyone":
            state.do(*[Wound(uid, amount, owner) for uid in team])
        elif move.mirror > 1 and len(team) > 1:
            chooser = owner if state.setup.regalia_victim == "owner" else attack.seat
            state.do(Victim(chooser, tuple(team), amount, owner))
        elif move.splash and self.won:
            extra = [Wound(uid, move.splash, owner) for uid in members if state.setup.splash_hits_twice]
            state.do(*extra, *[Wound(uid, amount if uid in members else move.splash, owner) for uid in team])
        else:
            combined = len(members) > 1 and amount > 0
            blow = Divide(attack.seat, tuple(members), amount, owner) if combined else Wound(members[0], amount, owner)
            others = [uid for uid in team if uid not in members] if move.other else []
            more: list[Step[Any]] = [Wound(uid, move.other, owner) for uid in others[:1]]
            if len(others) > 1:
                more = [Victim(owner, tuple(others), move.other, owner)]
            if move.thorn:
                more.append(Prick(tuple((uid, the(state, uid).damage) for uid in members), self.uid))
            state.do(blow, *more)


class Prick(Step[Ccg]):
    """Whoever has more damage now than before the blow has a thorn."""

    __slots__ = ("before", "uid")

    def __init__(self, before: tuple[tuple[Uid, int], ...], uid: Uid) -> None:
        self.before: tuple[tuple[Uid, int], ...] = before
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        for uid, damage in self.before:
            piece = find(state, uid)
            if piece is not None and piece.damage > damage:
                change(state, uid, thorns=(*piece.thorns, self.uid))
