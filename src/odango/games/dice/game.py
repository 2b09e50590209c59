"""Dice Challenge, as the rest of the house knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from odango.core import engine
from odango.core.game import Game, Orders
from odango.core.imagine import imagine_answers
from odango.core.rng import Rng
from odango.core.save import steps_in
from odango.core.step import Seat, Step
from odango.core.view import Result
from odango.games.dice import match as matches
from odango.games.dice import orders, reserve, selection, turn, windows
from odango.games.dice import round as rounds
from odango.games.dice import setup as setups
from odango.games.dice import view as views
from odango.games.dice.abilities import MODULES
from odango.games.dice.characters import CHARACTERS, NOBODY
from odango.games.dice.setup import TAG_TEAM
from odango.games.dice.state import NONE, Match, RoundScore, Trophy, size_of
from odango.games.dice.view import DiceView
from odango.text import line


class DiceChallenge(Game[Match, setups.Setup]):
    """Roll polyhedral dice and use their values to capture the other side's, round after round."""

    name = "dice"
    title = "Dice Challenge"
    seats = range(2, 9)
    rules_version = 1
    Setup = setups.Setup
    State = Match
    steps: Mapping[str, type[Step[Any]]] = steps_in(matches, reserve, selection, turn, windows, rounds, *MODULES)
    facts: Mapping[str, type[Any]] = {kind.__name__: kind for kind in (Trophy, RoundScore)}
    SHOWN = views.SHOWN
    HIDDEN = views.HIDDEN
    orders: ClassVar[Orders | None] = orders

    def check(self, setup: setups.Setup, seats: int) -> None:
        self.check_seats(seats)
        setups.check(setup, seats)

    def start(self, setup: setups.Setup, seats: int, rng: Rng) -> Match:
        self.check(setup, seats)
        match = Match()
        match.rng = rng
        match.events = []
        match.setup = setup
        match.mode = setups.mode_of(setup, seats)
        match.owners = setups.owners(setup, seats)
        match.rounds_to_win = setups.rounds_to_win(setup, seats)
        fighters = len(match.owners)
        match.characters = [NOBODY] * fighters
        match.starting = [()] * fighters
        match.reserve = [()] * fighters
        match.uses = [0] * fighters
        match.dice = [()] * fighters
        match.lent = [()] * fighters
        match.droids = [()] * fighters
        match.removed = [()] * fighters
        match.captured = [(), ()]
        match.active = [NONE, NONE] if match.mode != setups.DUEL else [0, 1]
        match.turn = 0
        match.attack = (0, 0, 0)
        match.picked = 0
        match.shielded = NONE
        match.defended = False
        match.extra_turn = False
        match.foreseen = ()
        match.tagged = [False, False]
        match.tokens = [0, 0]
        match.loser = NONE
        match.clashes = 0
        match.history = []
        match.do(selection.ChooseCharacters())
        engine.run(match)
        return match

    def view(self, state: Match, seat: Seat | None) -> DiceView:
        return views.view(state, seat, self.result(state))

    def imagine(self, state: Match, seat: Seat | None, rng: Rng) -> Match:
        world = state.clone()
        imagine_answers(world, seat, rng)
        world.rng = rng.clone()
        return world

    def result(self, state: Match) -> Result | None:
        if max(state.tokens) < state.rounds_to_win:
            return None
        winner = int(state.tokens[1] > state.tokens[0])
        sides = [seat % 2 for seat in range(state.seats)]
        winners = sides.count(winner)
        places = tuple(1 if side == winner else 1 + winners for side in sides)
        who = matches.people(state, winner)
        won, lost = state.tokens[winner], state.tokens[1 - winner]
        why = line("dice-match-won", who=who, count=len(who.seats), won=won, lost=lost)
        return Result(places, tuple(float(state.tokens[side]) for side in sides), why, tuple(sides))

    def components(self, state: Match) -> Mapping[str, int]:
        """How many dice there are too many: the fighters' against their cards, and the table's against the fighters'.

        Characters are chosen during the game, so pieces can only be counted against what those chosen bring.
        """
        owned: Counter[str] = Counter({f"d{size}": 0 for size in (1, 2, 4, 6, 8, 10, 12, 20)})
        table: Counter[str] = Counter({f"table d{size}": 0 for size in (1, 2, 4, 6, 8, 10, 12, 20)})
        for fighter, number in enumerate(state.characters):
            here = (state.starting[fighter], state.reserve[fighter], state.lent[fighter], state.removed[fighter])
            owned.update(f"d{size}" for sizes in here for size in sizes)
            if number != NOBODY and state.starting[fighter]:
                owned.subtract(f"d{size}" for size in (*CHARACTERS[number].dice, *CHARACTERS[number].reserve))
        for fighter in self._on_the_table(state):
            joined = Counter(state.character(fighter).droid_dice)
            joined.subtract(state.droids[fighter])
            table.update(f"table d{size_of(one)}" for one in state.dice[fighter])
            table.subtract(f"table d{size}" for size in (*state.starting[fighter], *state.lent[fighter]))
            table.subtract(f"table d{size}" for size in joined.elements())
        table.update(f"table d{trophy.size}" for pile in state.captured for trophy in pile)
        return {**owned, **table}

    def _on_the_table(self, state: Match) -> list[int]:
        """Whose dice are out: nobody's between rounds."""
        if not any(state.dice):
            return []
        return [f for f in range(len(state.owners)) if state.mode == TAG_TEAM or f in state.active]

    def bound(self, setup: setups.Setup, seats: int) -> int:
        """Every attack takes a die, and one comes at least every fifth turn: two passes never follow one another, and
        a side may not withdraw twice in a row (D-26).  A turn asks a handful of questions, and a few more for each use
        of an ability.  Chance alone could go on for ever (equal starting rolls, tied scores); each round may be fought
        many times over within the bound, which no game will ever see.
        """
        fighters = 2 * setups.team_size(setup, seats)
        dice = fighters * 16
        rounds = 2 * setups.rounds_to_win(setup, seats) - 1
        return fighters * 8 + 20 * rounds * (5 * dice * 6 + 200)
