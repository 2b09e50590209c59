"""Defences that cost the attacking player Persons and Items."""

from __future__ import annotations

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, Said, pack, piece_ref, unpack
from odango.games.ccg.cards import CARDS, Kind, matches
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.data import Defence
from odango.games.ccg.defences.base import OUTCOMES, Outcomes, Steps
from odango.games.ccg.facts import Attack, Uid
from odango.games.ccg.pieces import change, find, owner_of, the
from odango.games.ccg.piles.drawing import less
from odango.games.ccg.power.paying import out_of_play, put_on_discards
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, card_words, piece_word, write_piece
from odango.text import Name, line


def belongings(state: Ccg, seat: Seat, what: tuple[str, ...]) -> list[tuple[Uid, Kind]]:
    """What a player has in play of these kinds: cards of the PIE Zone, and Items that others wear.

    Each by the card it is or lies under, and its own kind.
    """
    found = [(piece.uid, piece.card) for piece in state.pie[seat] if matches(piece.card, what)]
    worn = [(piece.uid, item) for piece in (*state.allies[seat], *state.enemies[seat]) for item in piece.worn]
    return found + [(uid, item) for uid, item in worn if matches(item, what)]


def throw_away(state: Ccg, uid: Uid, kind: Kind) -> None:
    """Discard a Person or an Item, wherever it lies."""
    seat = owner_of(state, uid)
    put_on_discards(state, seat, taken_off(state, uid, kind))


def taken_off(state: Ccg, uid: Uid, kind: Kind) -> list[Kind]:
    """A card leaves play, or an Item its wearer; all the cards that are to be discarded with it."""
    piece = the(state, uid)
    if piece.card == kind:
        return out_of_play(state, uid)
    change(state, uid, worn=less(piece.worn, kind))
    if state.events is not None:
        who = Name(owner_of(state, uid))
        state.tell(Public(line("ccg-discarded-piece", who=who, cards=card_words([kind]))))
    return [kind]


class Lose(Step[Ccg]):
    """A player loses so many cards of a kind, which somebody chooses."""

    __slots__ = ("chooser", "count", "victim", "what")

    def __init__(self, chooser: Seat, victim: Seat, what: tuple[str, ...], count: int) -> None:
        self.chooser: Seat = chooser
        self.count: int = count
        self.victim: Seat = victim
        self.what: tuple[str, ...] = what

    def run(self, state: Ccg) -> None:
        found = belongings(state, self.victim, self.what)
        if not found or not self.count:
            return
        state.do(Lose(self.chooser, self.victim, self.what, self.count - 1))
        if len(found) == 1:
            throw_away(state, *found[0])
        else:
            state.ask(WhichToLose(self.chooser, (self.victim,), self.what))


class WhichToLose(Ask):
    """Which Person or Item is discarded.  A choice packs where it lies and what it is."""

    __slots__ = ("victims", "what")

    kind = "rob"
    rule = "card-text"

    def __init__(self, seat: Seat, victims: tuple[Seat, ...], what: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.victims: tuple[Seat, ...] = victims
        self.what: tuple[str, ...] = what

    def options(self, state: Ccg) -> list[int]:
        found = [pack(1, *thing) for seat in self.victims for thing in belongings(state, seat, self.what)]
        return found or [0]

    def chosen(self, state: Ccg, choice: int) -> None:
        if choice:
            uid, kind = unpack(choice, 2)
            throw_away(state, uid, kind)

    def say(self, state: Ccg, choice: int) -> Said:
        if not choice:
            return Said("pass", line("ccg-label-pass"))
        uid, kind = unpack(choice, 2)
        whose = Name(owner_of(state, uid))
        if the(state, uid).card == kind:
            label = line("ccg-label-piece-of", card=piece_word(state, uid), whose=whose)
            return Said(f"discard {write_piece(state, uid)}", label, (piece_ref(uid),))
        label = line("ccg-label-worn", item=card_word(kind), card=piece_word(state, uid), whose=whose)
        text = f"discard {CARDS[kind].name} {write_piece(state, uid)}"
        return Said(text, label, (piece_ref(uid), ref("worn", kind)))


class ThrowAway(Step[Ccg]):
    """A Person or an Item is discarded."""

    __slots__ = ("kind", "uid")

    def __init__(self, kind: Kind, uid: Uid) -> None:
        self.kind: Kind = kind
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        if find(state, self.uid) is not None:
            throw_away(state, self.uid, self.kind)


class WhichToAnger(WhichToLose):
    """Which of them a challenge is played for."""

    __slots__ = ()

    def chosen(self, state: Ccg, choice: int) -> None:
        attack = state.attack
        if choice and attack is not None:
            uid, kind = unpack(choice, 2)
            won = (ThrowAway(kind, uid),)
            card = the(state, attack.target).card
            state.do(Challenge(self.seat, attack.seat, card, ((), won), about=uid))


class Rob(Outcomes):
    """The target's player chooses what is lost; where it costs a challenge, before that is played."""

    def chooser(self, attack: Attack) -> Seat:
        return attack.defender

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return bool(belongings(state, attack.seat, defence.what))

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return (Lose(self.chooser(attack), attack.seat, defence.what, defence.amount),)

    def start(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        if not defence.challenge:
            return self.act(state, attack, defence)
        return (WhichToAnger(self.chooser(attack), (attack.seat,), defence.what),)


class GiveUp(Rob):
    """The attacking player chooses."""

    def chooser(self, attack: Attack) -> Seat:
        return attack.seat


class ClearPersons(Outcomes):
    """All Persons of everyone are discarded."""

    def helps(self, state: Ccg, attack: Attack, defence: Defence) -> bool:
        return any(belongings(state, seat, ("person",)) for seat in state.living())

    def act(self, state: Ccg, attack: Attack, defence: Defence) -> Steps:
        return tuple(Lose(seat, seat, ("person",), len(state.pie[seat])) for seat in state.living())


OUTCOMES["rob"] = Rob()
OUTCOMES["lose"] = GiveUp()
OUTCOMES["clear-persons"] = ClearPersons()
