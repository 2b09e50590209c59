"""Damage to Scouts and Knights: whom it strikes, what they wear, and how it is divided."""

from __future__ import annotations

from typing import Any, Final

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, Said, piece_ref
from odango.games.ccg.attack.damage import armor
from odango.games.ccg.attack.defending import may_wear
from odango.games.ccg.attack.telling import damage_line
from odango.games.ccg.facts import ARMORED, Entry, Uid
from odango.games.ccg.pieces import find, hurt, mark, owner_of, the
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import piece_word, write_piece
from odango.text import Line, line

NOT: Final = 0
YES: Final = 1


class Wound(Step[Ccg]):
    """Damage to one Scout or Knight.  Its player may put on a Knight Armor it wears."""

    __slots__ = ("amount", "by", "uid")

    def __init__(self, uid: Uid, amount: int, by: Seat) -> None:
        self.amount: int = amount
        self.by: Seat = by
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        piece = find(state, self.uid)
        if piece is None:
            return
        if after_armor(state, self.uid, self.amount) > 0 and may_wear(piece):
            if state.setup.worn_items == "first_attack":
                mark(state, self.uid, ARMORED)
            else:
                state.do(Suffer(self.uid, self.amount, self.by))
                state.ask(PutOn(owner_of(state, self.uid), self.uid))
                return
        state.do(Suffer(self.uid, self.amount, self.by))


def worn_armor(state: Ccg, uid: Uid) -> list[Entry]:
    """What protects a Scout or Knight now; its own armour helps in a single attack alone, not against thorns (S-93)."""
    attack = state.attack
    entries: list[Entry] = armor(state, the(state, uid), attack)
    if attack is None or attack.combined:
        entries = [entry for entry in entries if entry.what != "armor"]
    return entries


def after_armor(state: Ccg, uid: Uid, amount: int) -> int:
    """What is left of damage to a Scout or Knight."""
    return max(0, amount + sum(entry.amount for entry in worn_armor(state, uid)))


class Suffer(Step[Ccg]):
    """The damage is put on."""

    __slots__ = ("amount", "by", "uid")

    def __init__(self, uid: Uid, amount: int, by: Seat) -> None:
        self.amount: int = amount
        self.by: Seat = by
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        if find(state, self.uid) is None:
            return
        left = after_armor(state, self.uid, self.amount)
        hurt(state, self.uid, left, self.by)
        if state.events is not None:
            entries = [Entry("base", self.amount), *(worn_armor(state, self.uid) if self.amount else [])]
            total = the(state, self.uid).damage
            state.tell(Public(damage_line(state, self.uid, left, total, entries, "blow")))


class PutOn(Ask):
    """Use the Knight Armor that somebody wears, for this turn?"""

    __slots__ = ("uid",)

    kind = "armor"
    rule = "hit-back"

    def __init__(self, seat: Seat, uid: Uid) -> None:
        super().__init__(seat)
        self.uid: Uid = uid

    def options(self, state: Ccg) -> list[int]:
        return [NOT, YES]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == YES:
            mark(state, self.uid, ARMORED)
            if state.events is not None:
                state.tell(Public(line("ccg-armored", card=piece_word(state, self.uid))))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == NOT:
            return Said("pass", line("ccg-label-pass"))
        return Said("armor", line("ccg-label-wear", card=piece_word(state, self.uid)), (piece_ref(self.uid),))


class Victim(Ask):
    """Whom a blow strikes that does not only strike the attacker."""

    __slots__ = ("amount", "by", "uids")

    kind = "victim"
    rule = "hit-back"

    def __init__(self, seat: Seat, uids: tuple[Uid, ...], amount: int, by: Seat) -> None:
        super().__init__(seat)
        self.amount: int = amount
        self.by: Seat = by
        self.uids: tuple[Uid, ...] = uids

    def options(self, state: Ccg) -> list[int]:
        return list(self.uids)

    def chosen(self, state: Ccg, choice: int) -> None:
        state.do(Wound(choice, self.amount, self.by))

    def say(self, state: Ccg, choice: int) -> Said:
        label = line("ccg-label-victim", card=piece_word(state, choice), damage=self.amount)
        return Said(f"strike {write_piece(state, choice)}", label, (piece_ref(choice),))


class Divide(Ask):
    """How much damage one of those who combined takes; the last takes the rest.  A choice is a number of tens."""

    __slots__ = ("amount", "by", "uids")

    kind = "divide"
    rule = "combined-attack"

    def __init__(self, seat: Seat, uids: tuple[Uid, ...], amount: int, by: Seat) -> None:
        super().__init__(seat)
        self.amount: int = amount
        self.by: Seat = by
        self.uids: tuple[Uid, ...] = uids

    def options(self, state: Ccg) -> list[int]:
        return list(range(self.amount // 10 + 1))

    def chosen(self, state: Ccg, choice: int) -> None:
        first, *others = self.uids
        left = self.amount - choice * 10
        rest: Step[Any] = (
            Divide(self.seat, tuple(others), left, self.by) if len(others) > 1 else Wound(others[0], left, self.by)
        )
        state.do(Wound(first, choice * 10, self.by), rest)

    def say(self, state: Ccg, choice: int) -> Said:
        label = line("ccg-label-divide", card=piece_word(state, self.uids[0]), damage=choice * 10)
        return Said(f"take {choice * 10}", label, (ref("count", choice),))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-divide", card=piece_word(state, self.uids[0]), damage=self.amount)
