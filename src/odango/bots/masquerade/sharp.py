"""A sharp player of Masquerade Battle: tries its choices out in imagined worlds that suit what it believes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odango.bots.bot import Imagination
from odango.bots.chance import pick
from odango.bots.masquerade.belief import possible_teams
from odango.bots.masquerade.keeping import SOON
from odango.bots.masquerade.outlook import Outlook
from odango.bots.masquerade.playout import World
from odango.bots.masquerade.steady import SteadyBot
from odango.bots.masquerade.table import Table, as_masquerade, played
from odango.bots.masquerade.weighing import Weighing
from odango.core.rng import Rng
from odango.core.view import Question, View
from odango.games.masquerade.cards import BETRAYAL, KIND, NO_PLANET, Card, Team
from odango.games.masquerade.state import Masquerade

CANDIDATES: Final = 6
"""So many cards are tried out, those that promise most at a glance."""
GLANCE: Final = 8.0
"""What a glance says counts as much as so many worlds."""
AHEAD: Final = 2
"""How many tricks it looks beyond the one on the table."""


class SharpBot(SteadyBot):
    """Bids and unmasks like the steady one; plays what does best over many imagined hands and teams."""

    level = "sharp"

    def choose(self, view: View, question: Question, imagine: Imagination, rng: Rng, budget: int) -> int:
        if question.kind != "play" or len(question.options) == 1:
            return super().choose(view, question, imagine, rng, budget)
        weighing = Weighing(Table(as_masquerade(view)))
        glance = {option: weighing.value(option) for option in question.options}
        field = sorted(question.options, key=glance.__getitem__, reverse=True)[:CANDIDATES]
        # What a Betrayal does is all in what it turns, and that has been weighed.
        tried = [option for option in field if KIND[played(weighing.me, option).card] != BETRAYAL]
        return best(tried, glance, weighing, imagine, rng, budget) if field[0] in tried else field[0]


def best(
    field: Sequence[int], glance: dict[int, float], weighing: Weighing, imagine: Imagination, rng: Rng, budget: int
) -> int:
    """Try all in the same worlds; drop the worse half now and then, so that close choices are tried most."""
    ways = possible_teams(weighing.view)
    chances = [way.chance for way in ways]
    hopes = {option: GLANCE * glance[option] for option in field}
    left = budget
    while left and len(field) > 1:
        lot = left if len(field) <= 2 else max(1, left // 2)
        for _ in range(lot):
            world: Masquerade = imagine(rng)
            trial = Trial(weighing, world.hands, ways[pick(chances, rng)].of)
            for option in field:
                hopes[option] += trial.hope(option)
        left -= lot
        field = sorted(field, key=hopes.__getitem__, reverse=True)[: max(2, (len(field) + 1) // 2)]
    return max(field, key=hopes.__getitem__)


class Trial:
    """An imagined world in which choices are tried out."""

    def __init__(self, weighing: Weighing, hands: Sequence[Sequence[Card]], teams: tuple[Team, ...]) -> None:
        self.weighing = weighing
        self.view = weighing.view
        self.hands = hands
        self.teams = teams
        self.guardian = tuple(1.0 - team for team in teams)

    def hope(self, option: int) -> float:
        """The chance to win after this card, as it looks a few tricks later."""
        world = World(self.hands, self.teams, self.weighing.table.piles, self.view.setup)
        leader = world.trick(self.view.plays, self.view.ruling, played(self.weighing.me, option))
        while world.tricks <= AHEAD and not world.over:
            leader = world.trick((), NO_PLANET, world.lead(leader))
        return self.chance(world)

    def chance(self, world: World) -> float:
        """The chance as things then stand, less what the cards spent till then could still have done."""
        view, team = self.view, self.weighing.team
        left = 0.0 if world.over else max(0.0, self.weighing.outlook.left - world.gone)
        outlook = Outlook(world.piles, self.guardian, view.royal, view.named, view.target, left)
        later = max(0.0, min(1.0, (self.weighing.table.tricks_left - world.tricks) / SOON))
        return outlook.chance(team) - self.weighing.unit * later * (world.spent[team] - world.spent[1 - team])
