"""Events that move damage or Power among one's own cards."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat
from odango.core.things import ref
from odango.games.ccg.asking import Ask, Said, pack, piece_ref, unpack
from odango.games.ccg.book.rule import Rule, Steps, write_in_book
from odango.games.ccg.cards import TYPES
from odango.games.ccg.facts import Piece
from odango.games.ccg.pieces import change, health, one_power, the
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word, write_piece
from odango.text import Name, line

DONE = 0


class DamageTransfer(Rule):
    """Move damage among your Monsters and Villains as you like; none may be brought to its Health by it."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return len(MoveDamage(seat, 0, -1).options(state)) > 1

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [MoveDamage(seat, 0, -1)]


class MoveDamage(Ask):
    """Move damage from one card to another, in tens; cards are gone through once, so that it ends.

    A choice packs from where, to where and how many tens.
    """

    __slots__ = ("least", "taken")

    kind = "transfer"
    rule = "card-text"

    def __init__(self, seat: Seat, taken: int, least: int) -> None:
        super().__init__(seat)
        self.least: int = least
        """The last card damage was moved from: from earlier ones none is moved any more."""
        self.taken: int = taken
        """How often damage has been moved."""

    def _room(self, piece: Piece) -> int:
        return (health(piece) - 10 - piece.damage) // 10

    def options(self, state: Ccg) -> list[int]:
        pieces = state.enemies[self.seat]
        found = [
            pack(1, source.uid, to.uid, tens)
            for place, source in enumerate(pieces)
            if place >= self.least and source.damage
            for to in pieces
            if to.uid != source.uid
            for tens in range(1, min(source.damage // 10, self._room(to)) + 1)
        ]
        return [*(found if self.taken < 2 * len(pieces) else []), DONE]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == DONE:
            return
        source, to, tens = unpack(choice, 3)
        one, two = the(state, source), the(state, to)
        state.do(MoveDamage(self.seat, self.taken + 1, state.enemies[self.seat].index(one)))
        change(state, source, damage=one.damage - 10 * tens)
        change(state, to, damage=two.damage + 10 * tens)
        if state.events is not None:
            words = {"card": piece_word(state, source), "to": piece_word(state, to), "damage": 10 * tens}
            state.tell(Public(line("ccg-transferred", who=Name(self.seat), **words)))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == DONE:
            return Said("done", line("ccg-label-done"))
        source, to, tens = unpack(choice, 3)
        words = {"card": piece_word(state, source), "to": piece_word(state, to), "damage": 10 * tens}
        text = f"transfer {10 * tens} {write_piece(state, source)} {write_piece(state, to)}"
        return Said(text, line("ccg-label-transfer", **words), (ref("from", source), piece_ref(to), ref("count", tens)))


class RedistributePower(Rule):
    """Move attached Power among all your cards in both Zones as you like."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return len(MovePower(seat, 0, 0).options(state)) > 1

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [MovePower(seat, 0, 0)]


class MovePower(Ask):
    """Move one Power card after the other.  Cards are gone through once, so that it ends.

    A choice packs from where, to where and the type.
    """

    __slots__ = ("least", "taken")

    kind = "move-power"
    rule = "card-text"

    def __init__(self, seat: Seat, taken: int, least: int) -> None:
        super().__init__(seat)
        self.least: int = least
        """The last card Power was moved from: from earlier ones none is moved any more."""
        self.taken: int = taken
        """How many were moved."""

    def options(self, state: Ccg) -> list[int]:
        pieces = (*state.allies[self.seat], *state.enemies[self.seat])
        most = sum(piece.powers for piece in pieces)
        found = [
            pack(1, source.uid, to.uid, kind)
            for place, source in enumerate(pieces)
            if place >= self.least
            for kind in range(len(TYPES))
            if source.power[kind]
            for to in pieces
            if to.uid != source.uid
        ]
        return [*(found if self.taken < most else []), DONE]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice == DONE:
            return
        source, to, kind = unpack(choice, 3)
        pieces = (*state.allies[self.seat], *state.enemies[self.seat])
        state.do(MovePower(self.seat, self.taken + 1, [piece.uid for piece in pieces].index(source)))
        moved = one_power(kind)
        for uid, sign in ((source, -1), (to, 1)):
            power = the(state, uid).power
            change(state, uid, power=tuple(have + sign * more for have, more in zip(power, moved, strict=True)))
        if state.events is not None:
            words = {"card": piece_word(state, source), "to": piece_word(state, to), "power": card_word(kind)}
            state.tell(Public(line("ccg-moved-power", who=Name(self.seat), **words)))

    def say(self, state: Ccg, choice: int) -> Said:
        if choice == DONE:
            return Said("done", line("ccg-label-done"))
        source, to, kind = unpack(choice, 3)
        words = {"card": piece_word(state, source), "to": piece_word(state, to), "power": card_word(kind)}
        text = f"move {TYPES[kind]} {write_piece(state, source)} {write_piece(state, to)}"
        return Said(
            text, line("ccg-label-move-power", **words), (ref("from", source), piece_ref(to), ref("power", kind))
        )


write_in_book(damage_transfer=DamageTransfer(), redistribute_power=RedistributePower())
