"""What cards are worth: Monsters and Villains by what their points cost whoever attacks them, the rest by what it does.

Worth is counted in Victory Points, the price of a point in damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.ccg.table import Foe, Table, Team
from odango.games.ccg.attack.hitting_back import SWORD
from odango.games.ccg.cards import CARDS, NUMBER, TYPES, Kind, is_power
from odango.games.ccg.data import FREE, Attack, Card
from odango.games.ccg.facts import Piece

TEMPO: Final = 20
"""An action that brings nothing costs as much as this damage."""
MOST_TRIES: Final = 8
OUT_OF_REACH: Final = 60
"""Who cannot survive the blow has to rest first."""
COMBINED: Final = 2
"""A combined attack succeeds every second time."""
STOPS: Final = {"avoid": (0.5, 1.0), "prevent": (0.5, 0.5), "thread": (0.25, 0.25), "unpredictable": (0.67, 0.67),
                "crazy": (0.7, 1.0)}  # fmt: skip
"""How often an attack lands and how often it is hit back, with defences that cost a challenge alone."""
FOR_POWER: Final = {
    "prevent": 1.0, "avoid": 1.2, "reduce": 0.7, "heal": 0.6, "hold": 0.7, "sleep": 0.8, "drain": 0.9,
    "drain-team": 1.2, "drain-all": 1.5, "skip": 0.8, "rob": 0.3, "lose": 0.3, "fetch": 0.2, "summon": 0.3,
    "soul-drain": 0.4, "vine-trap": 0.4,
}  # fmt: skip
"""What a defence is worth that has to be paid for."""
CERTAIN: Final = 2.0
"""A defence without a challenge is so much better."""


def hits_back(row: Card, foe: Foe, power: tuple[int, int, int] = (0, 0, 0)) -> float:
    """The damage with which a card hits back on average, after an attack of this foe."""
    return max((_blow(move, foe, sum(power)) for move in row.attacks), default=0.0)


def _blow(move: Attack, foe: Foe, power: int) -> float:
    paid = sum(move.cost) and power >= sum(move.cost)
    if move.cost != FREE and not paid and not move.paid:
        return 0.0
    if move.mirror:
        return (move.mirror * foe.blow + move.loss) / 2 if move.challenge else move.mirror * foe.blow
    found = move.paid if paid and move.paid else move.damage
    return (found + move.win) / 2 if move.challenge and move.win else found


def tries(row: Card, foe: Foe, damage: int, power: int) -> tuple[float, float]:
    """How many attacks it takes this foe to defeat a card, and how many of them are hit back."""
    through = foe.blow - sum(defence.amount for defence in row.defences if defence.does == "armor")
    if row.kind == "monster":
        icon = TYPES[foe.icon]
        through += 10 * (icon == row.weak) - 10 * (icon == row.strong)
    count = -(-(row.health - damage) // through) if through > 0 else MOST_TRIES
    landing = back = 1.0
    more = 0.0
    for defence in row.defences:
        if defence.does in STOPS and defence.cost == FREE:
            lands, struck = STOPS[defence.does]
            landing, back = landing * lands, back * struck
        elif defence.does in FOR_POWER and power >= sum(defence.cost) > 0:
            more += FOR_POWER[defence.does] * (power // sum(defence.cost)) / 2
    found = min(count / landing + more, MOST_TRIES)
    return found, found * back


def price(t: Table, card: Kind, damage: int = 0, power: tuple[int, int, int] = (0, 0, 0), sword: bool = False) -> float:
    """What each point of a Monster or Villain costs the one who can get it cheapest."""
    return price_for(t.foes, t.teams, card, damage, power, sword)


def price_for(
    foes: Sequence[Foe],
    teams: Sequence[Team],
    card: Kind,
    damage: int = 0,
    power: tuple[int, int, int] = (0, 0, 0),
    sword: bool = False,
) -> float:
    """What each point of a Monster or Villain costs whichever of these can get it cheapest."""
    row = CARDS[card]
    found = []
    for foe in foes:
        attacks, struck = tries(row, foe, damage, sum(power))
        blow = hits_back(row, foe, power) + (20 if sword else 0)
        cost = TEMPO * attacks + struck * blow + (OUT_OF_REACH if blow >= foe.left else 0)
        found.append(cost / max(1, min(row.points, foe.need)))
    for team in teams:
        if team.energy >= row.health - damage and all(defence.does != "safe" for defence in row.defences):
            blow = max((move.damage for move in row.attacks if move.cost == FREE), default=0)
            cost = COMBINED * (TEMPO + blow) + (row.health - damage) / 2
            found.append(cost / max(1, min(row.points, team.need)))
    return min(found, default=0.0)


def price_of(t: Table, piece: Piece) -> float:
    """The price of a card in play."""
    return price(t, piece.card, piece.damage, piece.power, SWORD in piece.worn)


PERSONS: Final = {
    "luna": 1.0, "andrew-furuhata": 0.9, "artemis": 0.6, "melvin-gurio": 0.5, "chad-kumada": 0.5, "grandpa-hino": 0.9,
    "rini": 0.6, "serenas-parents": 0.6, "molly-osaka": 0.4, "sammy-tsukino": 0.3, "the-tree-of-life": 0.3,
    "ms-haruna": 0.1,
}  # fmt: skip
ITEMS: Final = {
    "mini-computer": 0.6, "luna-pen": 0.6, "knight-armor": 0.5, "lunch": 0.5, "negaverse-sword": 0.4,
    "love-letter": 0.4, "dark-fruit": 0.5, "ofuda-scroll": 0.4, "costume": 0.4, "negaverse-crystal": 0.3,
    "cardian-flute": 0.3, "dark-crystal-wedge": 0.3, "luna-ball": 0.3, "pocket-communicator": 0.5, "spaceship": 0.1,
    "imperium-silver-crystal": 0.7, "negamoon-bomb": 0.5, "moon-star-locket": 0.3,
}  # fmt: skip
EVENTS: Final = {
    "sailor-pluto": 1.5, "good-nights-rest": 0.5, "fm-no-10": 0.5, "cram-school": 0.5, "combat-training": 0.4,
    "regeneration": 0.2, "temple-blessing": 0.2, "damage-transfer": 0.25, "overpowering-attack": 0.9, "detention": 0.2,
    "run-away": 0.5, "whats-that": 0.4, "negative-energy-shield": 0.5, "green-yoma-from-london": 0.4, "hidden": 0.3,
    "more-dark-power": 0.15, "lose-powers": 0.5, "self-sacrifice": 0.3, "not-so-tough": 0.3, "fail-a-test": 0.3,
    "on-the-ball": 0.6, "strength-of-the-fallen": 0.5, "split-attack": 0.3, "resignation": 0.15, "taunt": 0.25,
    "rats": 0.25, "confusion": 0.1, "baby-sitting": 0.25, "discovery": 0.3, "memories-of-the-past": 0.3,
    "redistribute-power": 0.15,
}  # fmt: skip
FIGURES: Final = {NUMBER[name]: worth for name, worth in (PERSONS | ITEMS | EVENTS).items()}
"""What Persons, Items and Events are worth in general."""
LITTLE: Final = 0.1


def friend(card: Kind) -> float:
    """What a Person or an Item is worth to whoever has it."""
    return FIGURES.get(card, LITTLE)


def in_hand(t: Table, card: Kind) -> float:
    """What it is worth to have a card in hand."""
    row = CARDS[card]
    if is_power(card):
        return 0.35 if any(CARDS[ally.card].icon == row.icon for ally in t.allies) else 0.12
    if row.kind in ("scout", "knight"):
        return level(t, row)
    if row.kind == "monster":
        return 0.1 + price(t, card) / 500 if len(t.enemies) < 3 else price(t, card) / 800
    if row.kind == "villain":
        return villain(t, card)
    if row.kind == "person" and any(piece.card == card for piece in t.friends):
        return 0.0
    return FIGURES.get(card, LITTLE)


def level(t: Table, row: Card) -> float:
    """A Scout or Knight: new, the next Level of one in play, or one of a Level that has been reached."""
    there = [CARDS[ally.card].level for ally in t.allies if CARDS[ally.card].character == row.character]
    if not there:
        return 1.2 if row.level == 1 else 0.1
    return 1.5 if row.level == there[0] + 1 else 0.9 if row.level > there[0] else 0.0


def villain(t: Table, card: Kind) -> float:
    """A Villain waits for a card it may replace."""
    row = CARDS[card]
    if any(piece.card == card for piece in t.enemies):
        return 0.0
    under = [piece for piece in t.enemies if row.replaces in (CARDS[piece.card].family, CARDS[piece.card].name)]
    dearest = price(t, card) > min((price_of(t, piece) for piece in under), default=60.0)
    return (0.5 if under else 0.22) if dearest else 0.1


def fighter(piece: Piece) -> float:
    """What a Scout or Knight in play is worth."""
    return 1.0 + 0.5 * CARDS[piece.card].level + 0.15 * piece.powers
