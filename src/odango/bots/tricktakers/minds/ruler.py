"""The Ruler."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from odango.bots.tricktakers.minds.base import TRICKS, Mind, cards_of
from odango.bots.tricktakers.minds.cast import MINDS
from odango.bots.tricktakers.worth import WIN
from odango.core.step import Seat
from odango.games.tricktakers.cards import BLACK, COLOURS, FACE, NUMBER
from odango.games.tricktakers.data import DATA
from odango.games.tricktakers.state import Tricktakers
from odango.games.tricktakers.strength import Play
from odango.games.tricktakers.tasks import TASKS, price_for_two

SELDOM: Final = {"gain-crown": 0.2, "avoid-lead": 0.1, "win-with-rare": 0.25, "take-one": 0.3, "take-ten": 0.1}
"""Tasks whose chances do not follow from the tricks somebody wins: with one trick in five, about so likely."""
ELSE_LATER: Final = 0.6
"""So much does it matter that a task is settled now: it might have been later on."""


class RulerMind(Mind):
    """Gives everyone what they will do anyway; wins one trick, with a black card in it if possible."""

    name = "ruler"
    will = 0.5
    usual_wins = 0.9
    by_hand = False

    @classmethod
    def wants(cls, world: Tricktakers, seat: Seat) -> bool:
        return world.wins[seat] == 0

    def points(self, wins: int) -> float:
        card = DATA.ruler.two_players if self.table.two else DATA.ruler
        black = 1.0 if self._has_black() else 1 - 0.75 ** (self.table.seats * max(0, wins - self.table.wins))
        return card.one_trick * (wins == 1) + card.black * black + self.shares(wins)

    def shares(self, wins: int) -> float:
        """What the tasks will bring when the others share the tricks that are left."""
        each = max(0, self.table.tricks_left - (wins - self.table.wins)) / (self.table.seats - 1)
        takes = 1 - 0.75 ** (self.table.seats * each)
        value = 0.0
        for seat in self.table.others:
            for given in self.view.players[seat].tasks:
                what, _, which = TASKS[given.task].id.partition("-")
                if given.settled is None and which in COLOURS:
                    value += self.paid(given.task) * (takes if what == "take" else 1 - takes)
        return value

    def _has_black(self) -> bool:
        return any(FACE[card].kind == NUMBER and FACE[card].colour == BLACK for card in self.table.player.taken)

    def prize(self, plays: Sequence[Play], kakumei: bool) -> float:
        """A black card, if it has none; and a trick without a coloured one, if there was none before."""
        value = super().prize(plays, kakumei)
        faces = [FACE[card] for play in plays for card in cards_of(play)]
        colours = {face.colour for face in faces if face.kind == NUMBER}
        if not self._has_black():
            value += 4.0 if BLACK in colours else -3.0
        clean = not self.coloured(self.table.player.taken) and not colours - {BLACK}
        if clean and not self.table.to_play and self.table.wins:
            value += DATA.ruler.two_players.spotless if self.table.two else WIN
        return value

    def errand(self, seat: Seat, plays: Sequence[Play]) -> float:
        """A task is done, or missed, by what is in the trick."""
        value = 0.0
        for given in self.view.players[seat].tasks:
            what, _, which = TASKS[given.task].id.partition("-")
            if given.settled is None and which in COLOURS and any(has_colour(play, which) for play in plays):
                value += self.paid(given.task) * (ELSE_LATER if what == "take" else -ELSE_LATER)
        return value

    @staticmethod
    def coloured(cards: Sequence[int]) -> bool:
        return any(FACE[card].kind == NUMBER and FACE[card].colour != BLACK for card in cards)

    def rate_task(self, task: int) -> float:
        """What the task brings from this player, less what it would have brought from one who comes later."""
        waiting = [seat for seat in self.table.others if not self.view.players[seat].tasks]
        if self.table.two or len(waiting) == 1:
            return self.gain(task, self.table.others[0] if self.table.two else waiting[0])
        given = {one.task for player in self.view.players for one in player.tasks}
        kinds = [one for one in range(len(TASKS)) if one not in given and one != task]
        regret = 0.0
        for seat in waiting[1:]:
            regret = max(
                regret, self.gain(task, seat) - max(self.gain(one, seat) for one in kinds if not TASKS[one].extra)
            )
        return self.gain(task, waiting[0]) - regret

    def gain(self, task: int, seat: Seat) -> float:
        """What a task for this player is worth to the Ruler."""
        done = self.likely(task, seat)
        return self.paid(task) * (done if not self.table.two else done - 1)

    def paid(self, task: int) -> float:
        """How much better a task done is than one missed; against one opponent, whose loss is a gain, it is worse."""
        row = TASKS[task]
        if not self.table.two:
            return float(row.reward)
        missed = price_for_two(task) if self.view.setup.tasks_for_two == "ruler_for_failures" else 0
        done = row.reward if missed else price_for_two(task)
        return float(row.penalty - missed - done)

    def likely(self, task: int, seat: Seat) -> float:
        """How likely this player fulfils a task."""
        player = self.view.players[seat]
        mean = MINDS.get(player.character, Mind).expected_wins(player, self.table.seats)
        share = min(0.95, mean / TRICKS)
        by_wins = [comb(TRICKS, wins) * share**wins * (1 - share) ** (TRICKS - wins) for wins in range(TRICKS + 1)]
        name = TASKS[task].id
        what, _, which = name.partition("-")
        if which in COLOURS:
            colour = COLOURS.index(which)
            unseen = self.table.unseen
            there = sum(FACE[card].kind == NUMBER and FACE[card].colour == colour for card in unseen) / len(unseen)
            takes = 1 - sum(chance * (1 - there) ** (self.table.seats * wins) for wins, chance in enumerate(by_wins))
            return takes if what == "take" else 1 - takes
        match name:
            case "win-none" | "gain-black-crown":
                return by_wins[0]
            case "win-one":
                return by_wins[1]
            case "win-two":
                return by_wins[2]
        return SELDOM[name] * mean


def has_colour(play: Play, colour: str) -> bool:
    faces = [FACE[card] for card in cards_of(play)]
    return any(face.kind == NUMBER and COLOURS[face.colour] == colour for face in faces)
