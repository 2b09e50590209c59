"""What is asked only for cards that no preconstructed deck has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from odango.bots.ccg.aiming import aim
from odango.bots.ccg.choosing import Answer
from odango.bots.ccg.defending import Peril, at_stake
from odango.bots.ccg.playing import prospects
from odango.bots.ccg.table import Table
from odango.bots.ccg.using_rare import bombed, growing, half, left, owners_price, provoked, strikes_again, weakest
from odango.core.step import Decision
from odango.games.ccg.asking import PASS, unpack
from odango.games.ccg.attack.damage import damage
from odango.games.ccg.cards import CARDS
from odango.games.ccg.facts import Uid
from odango.games.ccg.pie_cards.rare_events import Rage, split
from odango.games.ccg.pieces import the

Question = Decision[Any]
WORTH_A_CARD: Final = 1.0
"""The points that must hang on a challenge for somebody to spend a card on it."""
AGAIN: Final = 1
RUIN: Final = 80
"""The Health that a team has to lose by a sacrifice, for every point that it costs."""
LAST_HEALTH: Final = 10


def provoke(t: Table, asked: Question, options: Sequence[int]) -> int:
    """Who cannot but lose by it; else who can take least."""
    meant = provoked(t)
    return meant if meant in options and meant is not None else min(options, key=lambda uid: left(the(t.state, uid)))


def rage(t: Table, asked: Question, options: Sequence[int]) -> int:
    """If somebody must attack, then what it is best to attack."""
    if not isinstance(asked, Rage):
        return options[0]
    return max(options, key=lambda choice: aim(t, asked.uid, *unpack(choice, 2)).worth)


def resign(t: Table, asked: Question, options: Sequence[int]) -> int:
    meant = weakest(t).uid
    return meant if meant in options else options[0]


def topple(t: Table, asked: Question, options: Sequence[int]) -> int:
    """The one whose point would cost most otherwise."""
    return max(options, key=lambda uid: owners_price(t, the(t.state, uid)))


def revive(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda card: -1.0 if card == PASS else prospects(t, card))


def second_target(t: Table, asked: Question, options: Sequence[int]) -> int:
    """What falls by half the attack, for most points; else what is worth most."""
    attack = t.state.attack
    full = 0 if attack is None else damage(t.state, attack)
    blow = full if attack is not None and split(attack) else half(full)

    def gain(uid: Uid) -> tuple[bool, int, int]:
        piece = the(t.state, uid)
        return left(piece) <= blow, CARDS[piece.card].points, -left(piece)

    return max(options, key=gain)


def bomb(t: Table, asked: Question, options: Sequence[int]) -> int:
    return max(options, key=lambda choice: bombed(t, *unpack(choice, 2)))


def power_up(t: Table, asked: Question, options: Sequence[int]) -> int:
    return next((uid for uid in growing(t) if uid in options), options[0])


def strike_again(t: Table, asked: Question, options: Sequence[int]) -> int:
    """With the attack that brings the target down; if none does, not at all."""
    attack = t.state.attack
    if attack is None:
        return PASS
    uid = attack.members[0].uid
    felling = [
        choice for choice in options if choice != PASS and strikes_again(t, uid, unpack(choice, 2)[1], attack.target)
    ]
    return max(felling, key=lambda choice: aim(t, uid, unpack(choice, 2)[1], attack.target).worth, default=PASS)


def before_challenge(t: Table, asked: Question, options: Sequence[int]) -> int:
    """A card for another try, where much hangs on the challenge; outside of attacks always, as that was wanted."""
    ways = [choice for choice in options if choice != PASS]
    attack = t.state.attack
    worth = attack is None or at_stake(t, attack) >= WORTH_A_CARD
    return ways[0] if ways and worth else PASS


def repeat(t: Table, asked: Question, options: Sequence[int]) -> int:
    """It is asked of who has not won."""
    return AGAIN


def belittle(t: Table, asked: Question, options: Sequence[int]) -> int:
    """A point less is a point less."""
    return next((choice for choice in options if choice != PASS), PASS)


def strengthen(t: Table, asked: Question, options: Sequence[int]) -> int:
    """If it makes the difference."""
    ways = [choice for choice in options if choice != PASS]
    attack = t.state.attack
    if attack is None or not ways:
        return PASS
    peril = Peril(t, attack)
    return ways[0] if peril.fells(CARDS[ways[0]].amount) > peril.fells() else PASS


def outlast(t: Table, asked: Question, options: Sequence[int]) -> int:
    """To go down with a whole team, if that costs them more than it costs me."""
    ways = [choice for choice in options if choice != PASS]
    attack = t.state.attack
    if attack is None or not ways:
        return PASS
    points = CARDS[the(t.state, attack.target).card].points if t.setup.sacrifice_scores else 0
    if points >= t.needed_by(attack.seat):
        return PASS
    ruin = sum(max(0, left(ally) - LAST_HEALTH) for ally in t.state.allies[attack.seat])
    return ways[0] if ruin >= RUIN * max(1, points) else PASS


ANSWERS: Final[dict[str, Answer]] = {
    "provoke": provoke,
    "rage": rage,
    "resign": resign,
    "topple": topple,
    "revive": revive,
    "second-target": second_target,
    "bomb": bomb,
    "power-up": power_up,
    "strike-again": strike_again,
    "inspire": before_challenge,
    "save": before_challenge,
    "repeat": repeat,
    "belittle": belittle,
    "strengthen": strengthen,
    "outlast": outlast,
}
