"""A sharp player of Dice Challenge: tries its choices out on many imagined throws, with the whole match in mind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.bot import Bot, Imagination
from odango.bots.dice import between, steady
from odango.bots.dice.prospect import Prospect
from odango.bots.dice.trial import Trial
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.dice.attacks import decode
from odango.games.dice.state import Match, Side
from odango.games.dice.turn import USE

CANDIDATES: Final = 8
"""So many attacks are tried out, those that promise most at a glance."""
SEEDS: Final = 1 << 32
SETTLED: Final = frozenset({"nominate", "after-loss"})
"""Questions between rounds: what is known of many rounds says more than a few tries could."""


class SharpBot(Bot):
    """Looks as far as its own next turn, over as many imagined throws as it has budget."""

    level = "sharp"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if len(question.options) == 1:
            return question.options[0]
        if question.kind == "character":
            return between.character(question.options, rng)
        side = steady.side_of(view)
        world: Match = imagine(rng)
        if question.kind in SETTLED:
            return steady.decide(world, question.kind, side, question.options)
        options = candidates(world, side, question)
        return options[0] if len(options) == 1 else best(options, side, imagine, rng, budget)


def candidates(match: Match, side: Side, question: Question) -> list[int]:
    """What is worth trying out: of attacks that come to the same only one, and only the most promising."""
    if question.kind not in ("turn", "attack-another"):
        return list(question.options)
    found = sorted(unlike(match, side, question.options), key=Prospect(match, side).promise, reverse=True)
    return [option for option in found if option < USE][:CANDIDATES] + [option for option in found if option >= USE]


def unlike(match: Match, side: Side, options: Sequence[int]) -> list[int]:
    """The options without attacks that use and take the same dice showing the same values."""
    mine, theirs = match.dice[match.active[side]], match.dice[match.active[1 - side]]
    found: dict[object, int] = {}
    for option in options:
        if 0 <= option < USE:
            mask, target, droid = decode(option)
            used = tuple(thrown for place, thrown in enumerate(mine) if mask >> place & 1)
            found.setdefault((used, theirs[target], droid), option)
        else:
            found[option] = option
    return list(found.values())


def best(options: list[int], side: Side, imagine: Imagination, rng: Rng, budget: int) -> int:
    """Try all on the same throws; drop the worse half again and again, so that close choices are tried most."""
    hopes = dict.fromkeys(options, 0.0)
    field = options
    left = max(1, budget - 1)
    while left:
        lot = left if len(field) <= 2 else max(1, left // 3)
        for _ in range(lot):
            trial = Trial(imagine(Rng(rng.below(SEEDS))), side)
            for option in field:
                hopes[option] += trial.outlook(option)
        left -= lot
        field = sorted(field, key=hopes.__getitem__, reverse=True)[: max(2, (len(field) + 1) // 2)]
    return field[0]
