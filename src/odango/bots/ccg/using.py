"""When Events pay, and Persons and Items in play; and on what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from odango.bots.ccg import using_rare
from odango.bots.ccg.aiming import Aim, aims, best_aim
from odango.bots.ccg.prospect import attacks_of, prospect, single
from odango.bots.ccg.table import Table
from odango.bots.ccg.using_rare import left, owners_price
from odango.bots.ccg.weighing import CRITICAL
from odango.bots.ccg.worth import fighter, friend, price
from odango.games.ccg.attack.damage import KNIGHT_ARMOR
from odango.games.ccg.attack.hitting_back import SWORD
from odango.games.ccg.book.copying import copyable
from odango.games.ccg.cards import CARDS, Kind
from odango.games.ccg.facts import PARALYSED, Piece, Uid
from odango.games.ccg.pieces import health, the
from odango.games.ccg.power.paying import payers
from odango.games.ccg.turn.acting import may_rest

USES: Final = 0.5
SMALL: Final = 0.3
NOT: Final = -1.0
FLUTES: Final = {"negaverse-crystal": "yoma", "cardian-flute": "cardian", "dark-crystal-wedge": "droid"}


# --- events ----------------------------------------------------------------------------------------------------------


def event(t: Table, card: Kind) -> float:
    """What it is worth to play an Event now."""
    found = EVENTS.get(CARDS[card].name)
    return found(t) if found is not None else NOT


def well_rested(t: Table) -> Piece | None:
    """Who should rejuvenate and attack in one turn."""
    ready = [
        ally
        for ally in t.allies
        if ally.damage >= 20 and may_rest(t.state, t.me, ally) and t.monsters and attacks_of(t.state, t.me, ally)
    ]
    spare = [ally for ally in ready if ally.powers >= 3]
    return max(spare, key=lambda ally: ally.damage, default=None)


def good_night(t: Table) -> float:
    aim = best_aim(t)
    piece = well_rested(t)
    return 2.5 if piece is not None and aim is not None and aim.worth > 0 else NOT


def training(t: Table) -> float:
    """Where 20 more make a difference."""
    plain, more = best_aim(t), best_aim(t, extra=20)
    if more is None or more.worth <= 0:
        return NOT
    return 2.5 if more.worth - max(0.0, plain.worth if plain else 0.0) > 0.3 else NOT


def blessing(t: Table) -> float:
    return 2.5 if any(ally.damage >= 10 for ally in t.allies) else NOT


def regeneration(t: Table) -> float:
    return 2.5 if any(piece.damage >= 20 for piece in t.enemies) else NOT


def transferring(t: Table) -> float:
    return 2.5 if best_transfer(t) is not None else NOT


def paid(t: Table, worth: float) -> float:
    """What costs two Power is for who has more than enough."""
    rich = [the(t.state, uid) for uid in payers(t.state, t.me, 2)]
    needed = [max(sum(move.cost) for move in CARDS[ally.card].attacks) for ally in rich]
    return worth if any(ally.powers >= cost + 2 for ally, cost in zip(rich, needed, strict=True)) else NOT


def remembering(t: Table) -> float:
    return paid(t, 2.1) if any(friend(card) > SMALL for card in t.state.discards[t.me]) else NOT


def overpowering(t: Table) -> float:
    return 2.5 if any(ally.powers >= 3 for other in t.state.opponents(t.me) for ally in t.state.allies[other]) else NOT


def baby_sitting(t: Table) -> float:
    return SMALL + 2 if best_person(t) is not None else NOT


EVENTS: Final[dict[str, Callable[[Table], float]]] = {
    "sailor-pluto": lambda _: 9.5,
    "cram-school": lambda t: 9.4 if len(t.state.decks[t.me]) > 1 else NOT,
    "fm-no-10": lambda _: 9.3,
    "good-nights-rest": good_night,
    "combat-training": training,
    "temple-blessing": blessing,
    "regeneration": regeneration,
    "damage-transfer": transferring,
    "detention": lambda _: 2.2,
    "rats": lambda _: 2.2,
    "confusion": lambda _: 1.1,
    "baby-sitting": baby_sitting,
    "overpowering-attack": overpowering,
    "discovery": lambda t: paid(t, 2.1),
    "memories-of-the-past": remembering,
    **using_rare.EVENTS,
}


# --- Persons and Items -----------------------------------------------------------------------------------------------


def use(t: Table, piece: Piece) -> float:
    """What it is worth to use a Person or Item in play now."""
    return use_of(t, piece.card)


def use_of(t: Table, card: Kind) -> float:
    name = CARDS[card].name
    if name in FLUTES:
        return summoning(t, FLUTES[name])
    found = USING.get(name)
    return found(t) if found is not None else NOT


def lunch(t: Table) -> float:
    return USES if any(ally.damage >= 30 and ally.powers >= 2 for ally in t.allies) else NOT


def love_letter(t: Table) -> float:
    return USES if any(ally.damage >= 20 for ally in t.allies) else NOT


def bewitching(t: Table) -> float:
    return USES if bewitched(t) is not None else NOT


def bewitched(t: Table) -> Uid | None:
    """Whom I am about to attack, if it could hurt."""
    found = [aim for aim in aims(t) if _dreaded(t, aim)]
    return max(found, key=lambda aim: aim.freed).target if found else None


def _dreaded(t: Table, aim: Aim) -> bool:
    piece = the(t.state, aim.target)
    return CARDS[piece.card].kind == "monster" and not piece.marked(PARALYSED) and aim.freed > 0 and aim.harm >= 20


def summoning(t: Table, family: str) -> float:
    """A Monster from the deck: to have one, or for a Villain to take its place at once."""
    villains = [card for card in t.hand if CARDS[card].replaces == family]
    return USES if villains or t.monsters < 2 else NOT


def fruit(t: Table) -> float:
    return USES if infected(t) is not None else NOT


def infected(t: Table) -> Uid | None:
    """The opponent's Scout or Knight who could do most next turn."""
    ready = [ally for other in t.rivals for ally in t.state.allies[other] if attacks_of(t.state, other, ally)]
    return max(ready, key=fighter).uid if ready and t.enemies else None


def hino(t: Table) -> float:
    return USES if blasted(t) is not None else NOT


def blasted(t: Table) -> Uid | None:
    """The Monster that stands in my way: the only card there is, or one that is not worth attacking."""
    there = [piece for piece in t.targets if CARDS[piece.card].kind == "monster"]
    if not there:
        return None
    if len(t.targets) == 1 and t.enemies and t.setup.forfeit_scores and t.state.turns[t.me] > 1:
        return there[0].uid
    worth = {aim.target: aim.worth for aim in sorted(aims(t), key=lambda aim: aim.worth)}
    poor = [piece for piece in there if worth.get(piece.uid, -1.0) <= 0]
    return max(poor, key=lambda piece: owners_price(t, piece)).uid if poor else None


def annoying(t: Table) -> float:
    return SMALL if best_person(t) is not None else NOT


def best_person(t: Table) -> Uid | None:
    """The Person of an opponent that is worth most."""
    there = [
        piece for other in t.state.opponents(t.me) for piece in t.state.pie[other] if CARDS[piece.card].kind == "person"
    ]
    return max(there, key=lambda piece: friend(piece.card)).uid if there else None


def imitating(t: Table) -> float:
    return max((use_of(t, card) for card in copyable(t.state, t.me, discards=True)), default=NOT)


USING: Final[dict[str, Callable[[Table], float]]] = {
    "lunch": lunch,
    "love-letter": love_letter,
    "ofuda-scroll": bewitching,
    "costume": lambda t: SMALL if bewitched(t) is not None else NOT,
    "dark-fruit": fruit,
    "grandpa-hino": hino,
    "sammy-tsukino": annoying,
    "luna-ball": imitating,
    "pocket-communicator": lambda t: paid(t, USES),
    "knight-armor": lambda t: USES if any(wearing(t, KNIGHT_ARMOR, piece) > 0 for piece in t.allies) else NOT,
    "negaverse-sword": lambda t: USES if any(wearing(t, SWORD, piece) > 0 for piece in t.enemies) else NOT,
    **using_rare.USING,
}


def wearing(t: Table, card: Kind, piece: Piece) -> float:
    """What it is worth that a card wears an Item: armour is for Scouts and Knights, the sword for who lasts longest."""
    if card in piece.worn:
        return NOT
    if card == KNIGHT_ARMOR:
        if piece in t.allies:
            return 6.5 + fighter(piece) / 100
        villain = CARDS[piece.card].kind == "villain" and all(KNIGHT_ARMOR in ally.worn for ally in t.allies)
        return 6.2 if villain else NOT
    if piece not in t.enemies or not CARDS[piece.card].attacks:
        return NOT
    gain = price(t, piece.card, piece.damage, piece.power, sword=True) - price(t, piece.card, piece.damage, piece.power)
    return 4.5 + gain / 10_000


# --- damage among one's own ------------------------------------------------------------------------------------------


def exposure(t: Table, pieces: list[tuple[Kind, int]]) -> float:
    """How readily my Monsters and Villains, with such damage, give points."""
    found = 0.0
    for card, damage in pieces:
        row = CARDS[card]
        strongest = max((foe.blow for foe in t.foes), default=30)
        blows = max(1.0, (row.health - damage) / strongest)
        found += row.points / blows
    return found


def best_transfer(t: Table, options: list[tuple[Uid, Uid, int]] | None = None) -> tuple[Uid, Uid, int] | None:
    """The move of damage from one card to another, in tens, that leaves least exposed; None if none does any good."""
    pieces = {piece.uid: piece for piece in t.enemies}
    if options is None:
        options = [
            (one.uid, two.uid, tens)
            for one in t.enemies
            for two in t.enemies
            if one.uid != two.uid
            for tens in range(1, min(one.damage // 10, (health(two) - 10 - two.damage) // 10) + 1)
        ]
    now = exposure(t, [(piece.card, piece.damage) for piece in t.enemies])
    best, least = None, now - 0.05
    for one, two, tens in options:
        moved = {one: -10 * tens, two: 10 * tens}
        then = exposure(t, [(piece.card, piece.damage + moved.get(uid, 0)) for uid, piece in pieces.items()])
        if then < least:
            best, least = (one, two, tens), then
    return best


def threatened(piece: Piece) -> bool:
    return left(piece) <= CRITICAL


def reached(t: Table, aim: Aim) -> bool:
    """Whether an attack defeats its target."""
    piece, target = the(t.state, aim.uid), the(t.state, aim.target)
    return prospect(t.state, single(t.state, t.me, piece, aim.move, target)).kills
