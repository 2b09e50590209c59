"""Items.  They are discarded when they have been used."""

from __future__ import annotations

from odango.core.step import Seat
from odango.games.ccg.asking import AskCard
from odango.games.ccg.attack.bout import AddBonus
from odango.games.ccg.attack.damage import KNIGHT_ARMOR
from odango.games.ccg.attack.hitting_back import AddCounter, Shield
from odango.games.ccg.book.copying import copy_item, copyable, items_to_copy
from odango.games.ccg.book.rule import Rule, Steps, rule_of, write_in_book
from odango.games.ccg.cards import CARDS, NUMBER, Kind, is_fighter
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.defences.holding import Hold
from odango.games.ccg.defences.softening import Heal
from odango.games.ccg.facts import ARMORED, CONFUSED, PARALYSED, Attack, Piece, Uid
from odango.games.ccg.pie_cards.choosing import (
    ChoosePiece,
    ChooseSeat,
    HealFighter,
    Mark,
    contest,
    monsters,
    wounded,
)
from odango.games.ccg.pieces import uids
from odango.games.ccg.piles.searching import SUMMON, Search, SeeHand, SeeTop
from odango.games.ccg.power.paying import Pay, PayFrom, payers
from odango.games.ccg.state import Ccg


class Lunch(Rule):
    """A Scout or Knight discards a Power and heals 30."""

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(Eat(seat, NUMBER["lunch"]).candidates(state))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [Eat(seat, NUMBER["lunch"])]


class Eat(ChoosePiece):
    """Who eats."""

    __slots__ = ()

    kind = "heal"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.allies[self.seat] if piece.damage and piece.powers]

    def picked(self, state: Ccg, uid: Uid) -> None:
        row = CARDS[self.card]
        state.do(Pay(uid, row.cost, "card-text"), Heal(uid, row.amount))


class LoveLetter(Rule):
    """A Scout or Knight heals 20."""

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(wounded(state, seat))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        card = NUMBER["love-letter"]
        return [HealFighter(seat, card, CARDS[card].amount)]


class AgainstMonster(Rule):
    """Win a challenge, and a Monster of an opponent is marked for the turn."""

    def __init__(self, name: str, marks: int) -> None:
        self._card = NUMBER[name]
        self._marks = marks

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(monsters(state, state.opponents(seat)))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [Bewitch(seat, self._card, self._marks)]


class Bewitch(ChoosePiece):
    """Which Monster it is used against."""

    __slots__ = ("marks",)

    kind = "bewitch"

    def __init__(self, seat: Seat, card: Kind, marks: int) -> None:
        super().__init__(seat, card)
        self.marks: int = marks

    def candidates(self, state: Ccg) -> list[Uid]:
        return monsters(state, state.opponents(self.seat))

    def picked(self, state: Ccg, uid: Uid) -> None:
        contest(state, self.seat, self.card, uid, Mark(uid, self.marks))


class MiniComputer(Rule):
    """In an attack: win a challenge, and it does 30 more."""

    def boosts(self, state: Ccg, attack: Attack) -> bool:
        return True

    def boost(self, state: Ccg, attack: Attack) -> Steps:
        card = NUMBER["mini-computer"]
        return [Challenge(attack.seat, attack.defender, card, ((), (AddBonus(card, CARDS[card].amount),)))]


class LunaPen(Rule):
    """Once your Scout or Knight has attacked: the target does not hit back."""

    def follows(self, state: Ccg, attack: Attack) -> bool:
        return True

    def follow(self, state: Ccg, attack: Attack) -> Steps:
        return [Shield()]


class KnightArmor(Rule):
    """Worn.  For the turn it is used, all damage to the wearer is 20 less."""

    worn = True

    def wearers(self, state: Ccg, seat: Seat) -> list[Piece]:
        fighters = (*state.allies[seat], *state.enemies[seat])
        return [piece for piece in fighters if KNIGHT_ARMOR not in piece.worn and not piece.marked(ARMORED)]

    def copied(self, state: Ccg, seat: Seat) -> Steps:
        """A copy protects at once: the target of an attack, or one of one's own; nobody has two (S-95)."""
        bare = uids(self.wearers(state, seat))
        if state.attack is not None and state.attack.defender == seat:
            return [Mark(state.attack.target, ARMORED)] if state.attack.target in bare else []
        return [Protect(seat, KNIGHT_ARMOR)] if Protect(seat, KNIGHT_ARMOR).candidates(state) else []


class Protect(ChoosePiece):
    """Whom a copied Knight Armor protects this turn."""

    __slots__ = ()

    kind = "protect"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in rule_of(self.card).wearers(state, self.seat) if is_fighter(piece.card)]

    def picked(self, state: Ccg, uid: Uid) -> None:
        state.do(Mark(uid, ARMORED))


class NegaverseSword(Rule):
    """Worn by a Monster or Villain.  For the turn it is used, its damage is 20 more."""

    worn = True

    def wearers(self, state: Ccg, seat: Seat) -> list[Piece]:
        return [piece for piece in state.enemies[seat] if NUMBER["negaverse-sword"] not in piece.worn]

    def copied(self, state: Ccg, seat: Seat) -> Steps:
        """A copy only helps who is being attacked, and has none (S-95)."""
        attack = state.attack
        if attack is None or attack.target not in uids(self.wearers(state, seat)):
            return []
        return [AddCounter(NUMBER["negaverse-sword"], CARDS[NUMBER["negaverse-sword"]].amount)]


class Summoning(Rule):
    """A Monster of a family comes from your deck into play; a Villain may replace it this very turn."""

    def __init__(self, family: str) -> None:
        self._family = family

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(state.decks[seat])

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [Search(seat, (self._family,), 1, SUMMON)]


class DarkFruit(Rule):
    """Win a challenge, and an opponent's Scout or Knight may not attack next turn."""

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return any(state.allies[other] for other in state.opponents(seat))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [Infect(seat, NUMBER["dark-fruit"])]


class Infect(ChoosePiece):
    """Who may not attack next turn, if the challenge is won."""

    __slots__ = ()

    kind = "infect"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for other in state.opponents(self.seat) for piece in state.allies[other]]

    def picked(self, state: Ccg, uid: Uid) -> None:
        contest(state, self.seat, self.card, uid, Hold((uid,)))


class LunaBall(Rule):
    """Works like another Item in play or among your discards."""

    copies = True

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(copyable(state, seat, discards=True))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [Imitate(seat)]

    def boosts(self, state: Ccg, attack: Attack) -> bool:
        items = items_to_copy(state, attack.seat, discards=True)
        return any(rule_of(kind).boosts(state, attack) for kind in items)

    def boost(self, state: Ccg, attack: Attack) -> Steps:
        items = items_to_copy(state, attack.seat, discards=True)
        return next(rule_of(kind).boost(state, attack) for kind in items if rule_of(kind).boosts(state, attack))

    def follows(self, state: Ccg, attack: Attack) -> bool:
        items = items_to_copy(state, attack.seat, discards=True)
        return any(rule_of(kind).follows(state, attack) for kind in items)

    def follow(self, state: Ccg, attack: Attack) -> Steps:
        items = items_to_copy(state, attack.seat, discards=True)
        return next(rule_of(kind).follow(state, attack) for kind in items if rule_of(kind).follows(state, attack))


class Imitate(AskCard):
    """Which Item Luna Ball copies."""

    __slots__ = ()

    kind = "copy"
    rule = "card-text"

    def cards(self, state: Ccg) -> list[Kind]:
        return copyable(state, self.seat, discards=True)

    def picked(self, state: Ccg, card: Kind) -> None:
        copy_item(state, self.seat, card)


class PaidSearch(Rule):
    """A Scout or Knight discards Power, and a card comes from the deck into play."""

    def __init__(self, name: str, what: tuple[str, ...]) -> None:
        self._card = NUMBER[name]
        self._what = what

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(payers(state, seat, sum(CARDS[self._card].cost))) and bool(state.decks[seat])

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [PayFrom(seat, sum(CARDS[self._card].cost), "card-text"), Search(seat, self._what, 1)]


class Spaceship(Rule):
    """A Scout or Knight discards a Power; see an opponent's hand and the first five cards of that deck."""

    def usable(self, state: Ccg, seat: Seat) -> bool:
        return bool(payers(state, seat, 1))

    def used(self, state: Ccg, seat: Seat) -> Steps:
        return [PayFrom(seat, 1, "card-text"), WhoseSecrets(seat, NUMBER["spaceship"])]


class WhoseSecrets(ChooseSeat):
    """Whose hand and deck to see."""

    __slots__ = ()

    kind = "see"

    def picked(self, state: Ccg, seat: Seat) -> None:
        state.do(SeeHand(self.seat, seat), SeeTop(self.seat, seat, 5))


write_in_book(
    lunch=Lunch(),
    costume=AgainstMonster("costume", CONFUSED),
    mini_computer=MiniComputer(),
    ofuda_scroll=AgainstMonster("ofuda-scroll", PARALYSED),
    love_letter=LoveLetter(),
    knight_armor=KnightArmor(),
    negaverse_sword=NegaverseSword(),
    luna_pen=LunaPen(),
    negaverse_crystal=Summoning("yoma"),
    cardian_flute=Summoning("cardian"),
    dark_crystal_wedge=Summoning("droid"),
    luna_ball=LunaBall(),
    dark_fruit=DarkFruit(),
    pocket_communicator=PaidSearch("pocket-communicator", ("level-1",)),
    spaceship=Spaceship(),
)
