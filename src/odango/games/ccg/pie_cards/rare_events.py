"""Events that no preconstructed deck has: two targets, a second attack, a taunt; giving up, and coming back."""

from __future__ import annotations

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.core.things import ref
from odango.games.ccg.asking import Ask, AskCard, Said, pack, piece_ref, unpack
from odango.games.ccg.attack.bout import Boosting, CloseAttack, Strike, present
from odango.games.ccg.attack.damage import standing_bonuses
from odango.games.ccg.attack.defending import Defending
from odango.games.ccg.attack.hitting_back import HittingBack
from odango.games.ccg.attack.windows import Aftermath
from odango.games.ccg.book.rule import Rule, Steps, write_in_book
from odango.games.ccg.cards import CARDS, NUMBER, Kind, is_fighter
from odango.games.ccg.facts import ACTED, ATTACKED, NONE, Attack, Entry, Uid
from odango.games.ccg.pie_cards.choosing import ChoosePiece, contest, elsewhere, monsters
from odango.games.ccg.pieces import beaten, change, find, health, hurt, mark, owner_of, retire, the
from odango.games.ccg.piles.searching import ShuffleDeck
from odango.games.ccg.power.paying import Pay, PayFrom, order_later
from odango.games.ccg.power.power import affords, any_power, counted, ways_to_pay
from odango.games.ccg.state import Ccg
from odango.games.ccg.turn.acting import attack_with
from odango.games.ccg.wording import card_word, move_word, piece_word, write_piece
from odango.text import Line, Name, line

HALF = "half"
"""A line of an attack's bonuses: it is split, and each of its two targets takes half."""


def split(attack: Attack) -> bool:
    return any(entry.what == HALF for entry in attack.bonuses)


class SplitAttack(Rule):
    """It waits for an attack of this turn.  For two Power the attack has two targets, and each takes half."""

    waits = True
    room = 0
    cost = sum(CARDS[NUMBER["split-attack"]].cost)

    def boosts(self, state: Ccg, attack: Attack) -> bool:
        if attack.combined or split(attack) or not elsewhere(state, attack):
            return False
        anyone = state.setup.split_attack_pays == "anyone"
        others = sum(piece.powers for piece in state.allies[attack.seat] if piece.uid != attack.members[0].uid)
        return self.spare(state, attack) + others * anyone >= self.cost

    def spare(self, state: Ccg, attack: Attack) -> int:
        """How much the attacker can give away, of what is needed, and still make its attack."""
        attacker = the(state, attack.members[0].uid)
        price = CARDS[attacker.card].attacks[attack.move].cost
        for count in range(self.cost, 0, -1):
            for way in ways_to_pay(attacker.power, any_power(count)):
                left = tuple(have - paid for have, paid in zip(attacker.power, way, strict=True))
                if affords(counted(state, attack.seat, replace(attacker, power=left)), price):
                    return count
        return 0

    def boost(self, state: Ccg, attack: Attack) -> Steps:
        if state.setup.split_attack_pays == "anyone":
            payment: Steps = [PayFrom(attack.seat, 1, "card-text") for _ in range(self.cost)]
        else:
            payment = [Pay(attack.members[0].uid, any_power(self.cost), "card-text")]
        return [*payment, SecondTarget(attack.seat, NUMBER["split-attack"])]


class SecondTarget(ChoosePiece):
    """What else is attacked.  Its turn comes when the attack on the first target is over."""

    __slots__ = ()

    kind = "second-target"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [] if state.attack is None else elsewhere(state, state.attack)

    def picked(self, state: Ccg, uid: Uid) -> None:
        attack = state.attack
        if attack is None:
            return
        mark(state, uid, ATTACKED)
        state.attack = replace(attack, bonuses=(*attack.bonuses, Entry(HALF, 0, self.card)))
        state.agenda.insert(state.agenda.index(CloseAttack()) + 1, NextTarget(uid))
        if state.events is not None:
            words = {"target": piece_word(state, uid), "whom": Name(owner_of(state, uid))}
            state.tell(Public(line("ccg-split", who=Name(self.seat), **words)))


class NextTarget(Step[Ccg]):
    """The attack goes to its second target, with all that was added to it and nothing that the first one did."""

    __slots__ = ("uid",)

    def __init__(self, uid: Uid) -> None:
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is None or find(state, self.uid) is None or not present(state, attack):
            return
        # Who struck with the first target is safe from this attacker (S-94).
        if self.uid in attack.helpers:
            return
        fresh = Attack(attack.seat, attack.members, owner_of(state, self.uid), self.uid, attack.move)
        state.attack = replace(fresh, bonuses=attack.bonuses)
        if state.events is not None:
            state.tell(Public(line("ccg-new-target", target=piece_word(state, self.uid))))
        state.do(Defending(), Strike(), HittingBack(), Aftermath())


class OnTheBall(Rule):
    """It waits for an attack on a Monster in this turn: who made it attacks the same Monster again, is not hit back
    for that, and takes 20.  No armour helps against these.
    """

    waits = True
    room = 0

    def repeats(self, state: Ccg, attack: Attack) -> bool:
        if attack.combined or split(attack):
            return False
        target, attacker = the(state, attack.target), the(state, attack.members[0].uid)
        return CARDS[target.card].kind == "monster" and not beaten(target) and not beaten(attacker)

    def repeat(self, state: Ccg, attack: Attack, move: int) -> Steps:
        uid = attack.members[0].uid
        steps: Steps = [AttackAgain(move), Boosting(), Defending(), Strike()]
        return [*steps, Exert(uid, CARDS[NUMBER["on-the-ball"]].amount), Aftermath()]


class AttackAgain(Step[Ccg]):
    """The attacker turns to the same target once more."""

    __slots__ = ("move",)

    def __init__(self, move: int) -> None:
        self.move: int = move

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is None:
            return
        fresh = Attack(attack.seat, attack.members, attack.defender, attack.target, self.move)
        state.attack = replace(fresh, bonuses=standing_bonuses(state, fresh))
        if state.events is not None:
            uid = attack.members[0].uid
            name = CARDS[the(state, uid).card].attacks[self.move].name
            words = {"card": piece_word(state, uid), "target": piece_word(state, attack.target)}
            words |= {"attack": move_word(name)}
            state.tell(Public(line("ccg-attacks", who=Name(attack.seat), whom=Name(attack.defender), **words)))


class Exert(Step[Ccg]):
    """A Scout or Knight takes damage from its own effort."""

    __slots__ = ("amount", "uid")

    def __init__(self, uid: Uid, amount: int) -> None:
        self.amount: int = amount
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        hurt(state, self.uid, self.amount, owner_of(state, self.uid))
        piece = find(state, self.uid)
        if piece is not None and state.events is not None:
            words = {"damage": self.amount, "total": piece.damage, "health": health(piece)}
            state.tell(Public(line("ccg-damaged", target=piece_word(state, self.uid), **words)))


class Taunt(Rule):
    """Win two challenges of two, and an opponent's Scout or Knight must attack one of your enemies at once (S-90)."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return bool(state.enemies[seat]) and any(state.allies[other] for other in state.opponents(seat))

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Provoke(seat, NUMBER["taunt"])]


class Provoke(ChoosePiece):
    """Who must attack, if both challenges are won."""

    __slots__ = ()

    kind = "provoke"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for other in state.opponents(self.seat) for piece in state.allies[other]]

    def picked(self, state: Ccg, uid: Uid) -> None:
        contest(state, self.seat, self.card, uid, Provoked(uid, self.seat))


class Provoked(Step[Ccg]):
    """A Scout or Knight must attack, if it can pay for an attack and finds a target."""

    __slots__ = ("by", "uid")

    def __init__(self, uid: Uid, by: Seat) -> None:
        self.by: Seat = by
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        question = Rage(owner_of(state, self.uid), self.uid, self.by)
        if find(state, self.uid) is not None and question.options(state):
            state.ask(question)


class Rage(Ask):
    """Which of the taunter's Monsters and Villains is attacked, and how.  A choice packs the attack and the target."""

    __slots__ = ("by", "uid")

    kind = "rage"
    rule = "card-text"

    def __init__(self, seat: Seat, uid: Uid, by: Seat) -> None:
        super().__init__(seat)
        self.by: Seat = by
        self.uid: Uid = uid

    def options(self, state: Ccg) -> list[int]:
        piece = the(state, self.uid)
        power = counted(state, self.seat, piece)
        moves = [index for index, move in enumerate(CARDS[piece.card].attacks) if affords(power, move.cost)]
        targets = [enemy.uid for enemy in state.enemies[self.by] if not enemy.marked(ATTACKED)]
        asleep = 0 < piece.asleep >= state.turns[self.seat]
        return [] if asleep or beaten(piece) else [pack(1, move, target) for move in moves for target in targets]

    def chosen(self, state: Ccg, choice: int) -> None:
        move, target = unpack(choice, 2)
        attack_with(state, self.seat, self.uid, move, target)
        # It is no action of theirs.
        change(state, self.uid, marks=the(state, self.uid).marks & ~ACTED)

    def say(self, state: Ccg, choice: int) -> Said:
        index, target = unpack(choice, 2)
        move = CARDS[the(state, self.uid).card].attacks[index]
        words = {"card": piece_word(state, self.uid), "attack": move_word(move.name), "damage": move.damage}
        label = line("ccg-label-attack", target=piece_word(state, target), whose=Name(self.by), **words)
        text = f"attack {write_piece(state, self.uid)} {move.name} {write_piece(state, target)}"
        return Said(text, label, (piece_ref(self.uid), ref("move", index), piece_ref(target)))

    def ask(self, state: Ccg) -> Line:
        return line("ccg-ask-rage", card=piece_word(state, self.uid), who=Name(self.by))


class Resignation(Rule):
    """Give up a Scout or Knight, not the last one, and an opponent's Monster worth 1 point is defeated (S-10)."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return len(state.allies[seat]) > 1 and bool(prey(state, seat))

    def played(self, state: Ccg, seat: Seat) -> Steps:
        card = NUMBER["resignation"]
        return [Resign(seat, card), Topple(seat, card)]


def prey(state: Ccg, seat: Seat) -> list[Uid]:
    """Monsters of opponents worth 1 point that are not defeated yet."""
    found = [the(state, uid) for uid in monsters(state, state.opponents(seat))]
    return [piece.uid for piece in found if CARDS[piece.card].points == 1 and not beaten(piece)]


class Resign(ChoosePiece):
    """Who leaves the game."""

    __slots__ = ()

    kind = "resign"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [piece.uid for piece in state.allies[self.seat]]

    def picked(self, state: Ccg, uid: Uid) -> None:
        if state.events is not None:
            state.tell(Public(line("ccg-resigned", who=Name(self.seat), card=piece_word(state, uid))))
        state.do(*order_later(state, [self.seat]))
        retire(state, uid)


class Topple(ChoosePiece):
    """Which Monster is defeated.  It is no target any more, and leaves in Step 6 with the others (S-55)."""

    __slots__ = ()

    kind = "topple"

    def candidates(self, state: Ccg) -> list[Uid]:
        return prey(state, self.seat)

    def picked(self, state: Ccg, uid: Uid) -> None:
        scorer = self.seat if state.setup.resignation_scores else NONE
        change(state, uid, damage=health(the(state, uid)), hurt=scorer)
        mark(state, uid, ATTACKED)
        if state.events is not None:
            words = {"card": piece_word(state, uid), "whom": Name(owner_of(state, uid))}
            state.tell(Public(line("ccg-toppled", who=Name(self.seat), **words)))


class StrengthOfTheFallen(Rule):
    """The Level 1 card of a defeated Scout or Knight is shuffled into your deck; higher Levels stay out."""

    def playable(self, state: Ccg, seat: Seat) -> bool:
        return bool(fallen(state, seat))

    def played(self, state: Ccg, seat: Seat) -> Steps:
        return [Revive(seat), ShuffleDeck(seat)]


def fallen(state: Ccg, seat: Seat) -> list[Kind]:
    """Level 1 cards that are out of the game."""
    return [card for card in state.gone[seat] if is_fighter(card) and CARDS[card].level == 1]


class Revive(AskCard):
    """Who comes back."""

    __slots__ = ()

    kind = "revive"
    rule = "card-text"

    def cards(self, state: Ccg) -> list[Kind]:
        return fallen(state, self.seat)

    def picked(self, state: Ccg, card: Kind) -> None:
        state.gone[self.seat].remove(card)
        state.decks[self.seat].append(card)
        state.seen[self.seat].append(0)
        if state.events is not None:
            state.tell(Public(line("ccg-revived", who=Name(self.seat), card=card_word(card))))


write_in_book(
    split_attack=SplitAttack(),
    on_the_ball=OnTheBall(),
    taunt=Taunt(),
    resignation=Resignation(),
    strength_of_the_fallen=StrengthOfTheFallen(),
)
