"""Defense Events.  The defender plays them from hand against an attack; most help Monsters and Villains alike."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from odango.core.event import Public
from odango.core.step import Seat, Step
from odango.games.ccg.asking import AskPiece
from odango.games.ccg.attack.bout import Avoid, Prevent, Strike, present
from odango.games.ccg.attack.hitting_back import AddCounter
from odango.games.ccg.book.rule import Rule, Steps, write_in_book
from odango.games.ccg.cards import CARDS, NUMBER
from odango.games.ccg.challenge.challenge import Challenge
from odango.games.ccg.defences.fetching import new_target
from odango.games.ccg.facts import ATTACKED, NONE, SACRIFICED, Attack, Contest, Piece, Uid
from odango.games.ccg.pie_cards.choosing import ChoosePiece, DiscardPiece, elsewhere, persons
from odango.games.ccg.pieces import beaten, change, health, mark, owner_of, the
from odango.games.ccg.state import Ccg
from odango.games.ccg.wording import card_word, piece_word
from odango.text import Name, line

LAST_HEALTH: Final = 10
"""What a sacrifice leaves of everyone's Health."""


class DefenseEvent(Rule):
    """A card for the defence, in the turn of another player only."""

    def helps(self, state: Ccg, attack: Attack) -> bool:
        """Whether it has anything to do in this attack."""
        return True

    def defends(self, state: Ccg, attack: Attack) -> bool:
        return attack.defender != state.turn and self.helps(state, attack)


class RunAway(DefenseEvent):
    """Win a challenge, and the target is discarded: nobody scores it."""

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        won = (Prevent(), DiscardPiece(attack.target))
        return [Challenge(attack.defender, attack.seat, NUMBER["run-away"], ((), won))]


class Cap(Step[Ccg]):
    """The attack can do no more than this."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most: int = most

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is not None:
            cap = self.most if attack.cap == NONE else min(attack.cap, self.most)
            state.attack = replace(attack, cap=cap)
            if state.events is not None:
                state.tell(Public(line("ccg-capped", damage=self.most)))


class WhatsThat(DefenseEvent):
    """Win a challenge, and the attack does no more than 10."""

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        card = NUMBER["whats-that"]
        return [Challenge(attack.defender, attack.seat, card, ((), (Cap(CARDS[card].amount),)))]


class NegativeEnergyShield(DefenseEvent):
    """The attack does no more than 30."""

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        return [Cap(CARDS[NUMBER["negative-energy-shield"]].amount)]


class MoreDarkPower(DefenseEvent):
    """The target hits back for 10 more.  It is played in Phase 3, or where the table plays so in Phase 5 (S-21)."""

    def helps(self, state: Ccg, attack: Attack) -> bool:
        return state.setup.late_events == "phase_3"

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        card = NUMBER["more-dark-power"]
        return [AddCounter(card, CARDS[card].amount)]

    def counters(self, state: Ccg, attack: Attack) -> bool:
        return attack.defender != state.turn and state.setup.late_events == "phase_5"

    def counter(self, state: Ccg, attack: Attack) -> Steps:
        return self.defend(state, attack)


class GreenYoma(DefenseEvent):
    """Choose a Person in play.  Win a challenge, and the attack discards that Person instead of hurting the target."""

    def helps(self, state: Ccg, attack: Attack) -> bool:
        return bool(persons(state, state.living()))

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        return [Bystander(attack.defender, NUMBER["green-yoma-from-london"])]


class Bystander(ChoosePiece):
    """Which Person is hit instead, if the challenge is won."""

    __slots__ = ()

    kind = "bystander"

    def candidates(self, state: Ccg) -> list[Uid]:
        return persons(state, state.living())

    def picked(self, state: Ccg, uid: Uid) -> None:
        attack = state.attack
        if attack is not None:
            won = (DiscardPiece(uid), Avoid())
            state.do(Challenge(self.seat, attack.seat, self.card, ((), won), about=uid))


class Hidden(DefenseEvent):
    """The attacker must turn to another Monster or Villain, if there is one it may attack."""

    def helps(self, state: Ccg, attack: Attack) -> bool:
        return bool(elsewhere(state, attack))

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        return [Redirect(attack.seat)]


class Redirect(AskPiece):
    """Which other target the attack turns to."""

    __slots__ = ()

    kind = "redirect"
    rule = "card-text"

    def candidates(self, state: Ccg) -> list[Uid]:
        return [] if state.attack is None else elsewhere(state, state.attack)

    def picked(self, state: Ccg, uid: Uid) -> None:
        new_target(state, uid, owner_of(state, uid))


class FailATest(Rule):
    """Before your Monster or Villain defends with a challenge: you may have that challenge played again, once."""

    def saves(self, state: Ccg, contest: Contest) -> bool:
        attack = state.attack
        if attack is None or contest.owner != attack.defender or attack.defender == state.turn:
            return False
        # The target hits back with challenges of its own: its defence is what comes before the attacker strikes.
        return contest.card == the(state, attack.target).card and Strike() in state.agenda


class NotSoTough(Rule):
    """When your Monster worth 2 points is defeated: it brings 1 (S-22)."""

    def worth(self, state: Ccg, seat: Seat, piece: Piece) -> int:
        row = CARDS[piece.card]
        in_attack = piece.marked(ATTACKED) and not piece.marked(SACRIFICED)
        fits = in_attack or state.setup.not_so_tough == "any_defeat"
        return 1 if fits and row.kind == "monster" and row.points == 2 else row.points


class SelfSacrifice(Rule):
    """When the target has survived the attack: it is defeated, and every Scout and Knight of the attacking player has
    10 Health left.  It is played when the target has hit back.
    """

    def outlasts(self, state: Ccg, attack: Attack) -> bool:
        return attack.defender != state.turn and not beaten(the(state, attack.target))

    def outlast(self, state: Ccg, attack: Attack) -> Steps:
        return [Sacrifice(attack.target, attack.seat)]


class Sacrifice(Step[Ccg]):
    """A card brings itself down, and with it a whole team to its last Health."""

    __slots__ = ("seat", "uid")

    def __init__(self, uid: Uid, seat: Seat) -> None:
        self.seat: Seat = seat
        self.uid: Uid = uid

    def run(self, state: Ccg) -> None:
        scorer = self.seat if state.setup.sacrifice_scores else NONE
        if state.events is not None:
            words = {"card": piece_word(state, self.uid), "left": LAST_HEALTH}
            state.tell(Public(line("ccg-sacrificed", whom=Name(self.seat), **words)))
        change(state, self.uid, damage=health(the(state, self.uid)), hurt=scorer)
        mark(state, self.uid, SACRIFICED)
        for piece in state.allies[self.seat]:
            change(state, piece.uid, damage=max(piece.damage, health(piece) - LAST_HEALTH))


class LosePowers(DefenseEvent):
    """Win a challenge, and every attacker above Level 1 falls back a Level: its top card is discarded."""

    def helps(self, state: Ccg, attack: Attack) -> bool:
        return any(the(state, uid).under for uid in present(state, attack))

    def defend(self, state: Ccg, attack: Attack) -> Steps:
        return [Challenge(attack.defender, attack.seat, NUMBER["lose-powers"], ((), (FallBack(),)))]


class FallBack(Step[Ccg]):
    """The attackers lose a Level.  Damage and Power stay; an attack that is not on the lower card is over (S-83)."""

    __slots__ = ()

    def run(self, state: Ccg) -> None:
        attack = state.attack
        if attack is None:
            return
        name = "" if attack.combined else CARDS[the(state, attack.members[0].uid).card].attacks[attack.move].name
        for uid in present(state, attack):
            piece = the(state, uid)
            if piece.under:
                change(state, uid, card=piece.under[-1], under=piece.under[:-1])
                state.discards[attack.seat].append(piece.card)
                if state.events is not None:
                    words = {"card": card_word(piece.card), "to": card_word(piece.under[-1])}
                    state.tell(Public(line("ccg-fell-back", who=Name(attack.seat), **words)))
        if not attack.combined:
            moves = [move.name for move in CARDS[the(state, attack.members[0].uid).card].attacks]
            if name in moves:
                state.attack = replace(attack, move=moves.index(name))
            else:
                state.do(Prevent())


write_in_book(
    run_away=RunAway(),
    whats_that=WhatsThat(),
    green_yoma_from_london=GreenYoma(),
    hidden=Hidden(),
    fail_a_test=FailATest(),
    not_so_tough=NotSoTough(),
    self_sacrifice=SelfSacrifice(),
    lose_powers=LosePowers(),
    more_dark_power=MoreDarkPower(),
    negative_energy_shield=NegativeEnergyShield(),
)
