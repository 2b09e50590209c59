"""Playing a round to its end in an imagined world, fast: everyone there follows a few plain rules."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from odango.bots.tricktakers.might import MIGHT
from odango.bots.tricktakers.minds import MINDS, Mind
from odango.bots.tricktakers.worth import WIN
from odango.core.engine import run
from odango.core.step import Decision, Seat
from odango.games.tricktakers.cast import character_of
from odango.games.tricktakers.playing import WIDTH
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import winner
from odango.games.tricktakers.ways import KAKUMEI

RIVALS: Final = 0.5
"""What the others gain together counts against so much of one's own points."""
MARGIN: Final = 0.3
"""When the game is over, points still count so much: they tell how near it was."""

CLEARLY: Final = 30.0
"""A lead of so many points makes a victory by points about three to one."""


class Ending:
    """What the end of the round is worth to a seat."""

    def __init__(self, world: Tricktakers, seat: Seat, crown: float, black_crown: float) -> None:
        self.seat = seat
        self.round = world.round
        self.points = world.points[:]
        self.crown = crown
        self.black_crown = black_crown

    def value(self, world: Tricktakers) -> float:
        gains = [now - before for now, before in zip(world.points, self.points, strict=True)]
        own = gains[self.seat]
        margin = own - RIVALS * (sum(gains) - own) / (world.seats - 1)
        if world.ended:
            return MARGIN * margin + self.won(world)
        account = world.accounts[-1][self.seat]
        return margin + self.crown * account.crown + self.black_crown * account.black_crown

    def won(self, world: Tricktakers) -> float:
        """What the end of the game is worth; where points decided, how clearly, for the true world is not quite so."""
        share = float(world.victor == self.seat)
        if world.victory == "points":
            others = max(points for seat, points in enumerate(world.points) if seat != self.seat)
            share = 1 / (1 + exp((others - world.points[self.seat]) / CLEARLY))
        return WIN * (share - (1 - share) / (world.seats - 1))


def play_on(world: Tricktakers, choice: int, ending: Ending) -> tuple[float, int]:
    """What comes of a choice in this world, and how many decisions it took.  The world is left as it was."""
    world = world.clone()
    answer(world, world.pending[0], choice)
    steps = 1
    while world.pending and world.round == ending.round:
        decision = world.pending[0]
        answer(world, decision, quickly(world, decision))
        steps += 1
    return ending.value(world), steps


def answer(world: Tricktakers, decision: Decision[Any], choice: int) -> None:
    """What the engine does with a choice, but for asking once more whether it may be chosen."""
    world.pending.clear()
    decision.chosen(world, choice)
    run(world)


def quickly(world: Tricktakers, decision: Decision[Any]) -> int:
    """What one would do without thinking long."""
    options = decision.options(world)
    if len(options) == 1:
        return options[0]
    mind = MINDS.get(world.characters[decision.seat], Mind)
    if decision.kind != "play":
        return mind.habit(world, decision.seat, decision.kind, options)
    return quick_card(world, decision.seat, options, wants=mind.wants(world, decision.seat))


def quick_card(world: Tricktakers, seat: Seat, options: Sequence[int], *, wants: bool) -> int:
    """To win, the strongest card that does, or as the last to play the weakest; else what is weakest.

    To lose, the strongest that does, else what is weakest.
    """
    plays, last = world.plays, len(world.order) == 1
    character = character_of(world, seat)
    winning: list[int] = []
    losing: list[int] = []
    for choice in options:
        card, way = divmod(choice, WIDTH)
        turned = way == KAKUMEI
        if turned and not last:
            continue
        place = winner((*plays, character.lay(world, seat, card, way)), kakumei=turned or world.kakumei)
        wins = place == len(plays)
        if turned and wins:
            return choice
        if not turned:
            (winning if wins else losing).append(choice)
    if wants and winning:
        return min(winning, key=strength) if last else max(winning, key=strength)
    if wants or not losing:
        return min(winning + losing, key=strength)
    return max(losing, key=strength)


def strength(choice: int) -> int:
    return MIGHT[choice // WIDTH]
